//! What a press on a cell would do, as plain values: nothing here knows of mouse, keys or picture, and nothing decides a
//! rule. What can be pressed is looked up among the table's actions, whatever game it plays; why something cannot be done
//! is the table's answer to what was meant.

use crate::rules::{Action, Cell, Outcome, PieceId, Refusal, Seat, Table, ToAct};

/// What a press on a cell means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing at all.
    Nothing,
    /// Takes the piece on this cell in hand.
    Take(Cell),
    /// Lets the piece go.
    Release,
    /// Plays this.
    Play(Action),
    /// Says why that cannot be.
    Refuse(Refusal),
}

/// The cell from which an action goes out; none where it only names its end.
pub const fn start_of(action: Action) -> Option<Cell> {
    match action {
        Action::Move { from, .. } | Action::Attack { from, .. } | Action::Swap { from, .. } => Some(from),
        Action::Push { .. } | Action::Place { .. } | Action::Pass | Action::Resign | Action::Draw => None,
    }
}

/// The cell that is pressed to choose an action; none where it names no cell.
pub const fn end_of(action: Action) -> Option<Cell> {
    match action {
        Action::Move { to, .. }
        | Action::Attack { to, .. }
        | Action::Swap { to, .. }
        | Action::Push { to }
        | Action::Place { to, .. } => Some(to),
        Action::Pass | Action::Resign | Action::Draw => None,
    }
}

/// What the piece in hand can do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Where it may go, or be placed.
    pub destinations: Vec<Cell>,
    /// Whom it may attack, or change places with.
    pub targets: Vec<Cell>,
    /// Where a pushed piece may go.
    pub pushes: Vec<Cell>,
}

impl Reach {
    /// What the legal actions allow the piece on `from`; where a push or a placement is to be chosen, what that allows.
    pub fn of(table: &dyn Table, from: Option<Cell>, placing: Option<PieceId>) -> Self {
        let mut reach = Self::default();
        for action in table.actions() {
            match action {
                Action::Push { to } => reach.pushes.push(to),
                Action::Place { piece, to } if placing.is_none_or(|wanted| wanted == piece) => {
                    reach.destinations.push(to);
                }
                Action::Move { from: start, to } if Some(start) == from => reach.destinations.push(to),
                Action::Attack { from: start, to } | Action::Swap { from: start, to } if Some(start) == from => {
                    reach.targets.push(to);
                }
                _ => {}
            }
        }
        reach
    }

    /// Every cell in it, in the board's order.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            [&self.destinations, &self.targets, &self.pushes].into_iter().flatten().copied().collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// Does the choice lie between push cells?
pub fn is_pushing(table: &dyn Table) -> bool {
    matches!(table.actions().first(), Some(Action::Push { .. }))
}

/// The pieces that can be placed now, where placing is chosen.
pub fn placeable(table: &dyn Table) -> Vec<PieceId> {
    let mut pieces: Vec<PieceId> = table
        .actions()
        .into_iter()
        .filter_map(|action| if let Action::Place { piece, .. } = action { Some(piece) } else { None })
        .collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces
}

/// The cells whose piece has something to do.
pub fn actors(table: &dyn Table) -> Vec<Cell> {
    let mut cells: Vec<Cell> = table.actions().into_iter().filter_map(start_of).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Whether whoever is to choose may claim a draw.
pub fn can_claim_draw(table: &dyn Table) -> bool {
    matches!(table.to_act(), ToAct::Choose(_)) && table.check(Action::Draw).is_ok()
}

/// The legal action that a press on `to` plays with the piece on `from` in hand. Where nothing has to be in hand (a push, a
/// placement), `from` does not matter.
pub fn action_to(table: &dyn Table, from: Option<Cell>, placing: Option<PieceId>, to: Cell) -> Option<Action> {
    table.actions().into_iter().find(|action| {
        let is_meant = match *action {
            Action::Place { piece, .. } => placing.is_none_or(|wanted| wanted == piece),
            other => start_of(other).is_none_or(|start| Some(start) == from),
        };
        is_meant && end_of(*action) == Some(to)
    })
}

/// The cells from which the piece on `to` can be attacked now, the attack with the best prospects first: the one that kills
/// more often than it costs the attacker.
pub fn attackers(table: &dyn Table, to: Cell) -> Vec<Cell> {
    let worth = |action: Action| {
        let chance = |outcome| table.odds(action).map_or(0.0, |odds| odds.chance(outcome));
        let of = |outcomes: [Outcome; 2]| chance(outcomes[0]) - chance(outcomes[1]);
        // Kills come first; between attacks that kill equally often it is the pushes.
        (of([Outcome::Kill, Outcome::CounterKill]), of([Outcome::Push, Outcome::CounterPush]))
    };
    let attack = |action| match action {
        Action::Attack { from, to: target } if target == to => Some((from, worth(action))),
        _ => None,
    };
    let mut attackers: Vec<(Cell, (f64, f64))> = table.actions().into_iter().filter_map(attack).collect();
    attackers.sort_by(|(_, a), (_, b)| b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1)));
    attackers.into_iter().map(|(from, _)| from).collect()
}

/// What a press on `cell` means to the player at `seat`, who has the piece on `held` in hand.
pub fn aim(table: &dyn Table, seat: Seat, held: Option<Cell>, placing: Option<PieceId>, cell: Cell) -> Aim {
    if let Some(action) = action_to(table, held, placing, cell) {
        return Aim::Play(action);
    }
    match table.actions().first() {
        Some(Action::Push { .. }) => return refuse(table, &[Action::Push { to: cell }]),
        Some(Action::Place { piece, .. }) => {
            return refuse(table, &[Action::Place { piece: placing.unwrap_or(*piece), to: cell }]);
        }
        _ => {}
    }
    let there = table.piece_at(cell);
    let is_own = there.is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
    match held {
        Some(from) if from == cell => Aim::Release,
        _ if is_own => Aim::Take(cell),
        None if table.obstacles().contains(&cell) => Aim::Refuse(Refusal::Fixed(cell)),
        None => there.map_or(Aim::Nothing, |piece| Aim::Refuse(Refusal::NotYours(piece))),
        Some(from) => {
            let [attack, swap, go] =
                [Action::Attack { from, to: cell }, Action::Swap { from, to: cell }, Action::Move { from, to: cell }];
            // Where somebody stands it was meant for them, in the way that the game has.
            if there.is_some() { refuse(table, &[attack, swap, go]) } else { refuse(table, &[go]) }
        }
    }
}

/// Why none of these can be played: the first reason that is not just that the game has no such action.
fn refuse(table: &dyn Table, meant: &[Action]) -> Aim {
    let reasons = || meant.iter().filter_map(|action| table.check(*action).err());
    let telling = reasons().find(|why| *why != Refusal::NotInThisGame);
    telling.or_else(|| reasons().next()).map_or(Aim::Nothing, Aim::Refuse)
}

#[cfg(test)]
mod tests;
