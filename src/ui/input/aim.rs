//! What a press on a cell does, as plain values: no mouse, keys or picture here, and no rule is decided. Actions are
//! looked up among the table's legal actions, for any game; the table itself says why an action is not legal.

use holochess_rules::{Action, Cell, Event, Outcome, PieceId, Refusal, Seat, Table, ToAct};

/// What a press on a cell means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// Picks up the piece on this cell.
    Take(Cell),
    /// Puts the piece back.
    Release,
    /// Plays this action.
    Play(Action),
    /// Says why the action is not legal.
    Refuse(Refusal),
}

/// The cell where an action begins; `None` if the action names only its end.
pub const fn start_of(action: Action) -> Option<Cell> {
    match action {
        Action::Move { from, .. } | Action::Attack { from, .. } | Action::Swap { from, .. } => Some(from),
        Action::Push { .. } | Action::Place { .. } | Action::Pass | Action::Resign | Action::Draw => None,
    }
}

/// The cell that is pressed to choose an action; `None` if it names no cell.
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

/// The cells that the piece in hand can reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Cells to which it can move or be placed.
    pub destinations: Vec<Cell>,
    /// Cells of pieces that it can attack or swap with.
    pub targets: Vec<Cell>,
    /// Cells to which a piece can be pushed.
    pub pushes: Vec<Cell>,
}

impl Reach {
    /// The reach of the piece on `from` by the legal actions; where a push or a placement is to be chosen, its cells.
    pub fn from_table(table: &dyn Table, from: Option<Cell>, placing: Option<PieceId>) -> Self {
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

    /// All cells in it, in the board's order.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            [&self.destinations, &self.targets, &self.pushes].into_iter().flatten().copied().collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// Whether a push is to be chosen.
pub fn is_pushing(table: &dyn Table) -> bool {
    matches!(table.actions().first(), Some(Action::Push { .. }))
}

/// The pieces that can be placed now, if placement is chosen.
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

/// The cells whose piece has a legal action.
pub fn actors(table: &dyn Table) -> Vec<Cell> {
    let mut cells: Vec<Cell> = table.actions().into_iter().filter_map(start_of).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Whether the player who is to choose may claim a draw.
pub fn can_claim_draw(table: &dyn Table) -> bool {
    matches!(table.to_act(), ToAct::Choose(_)) && table.check(Action::Draw).is_ok()
}

/// The legal action that a press on `to` plays with the piece on `from` in hand. For a push or a placement no piece is
/// in hand and `from` is ignored.
pub fn action_to(table: &dyn Table, from: Option<Cell>, placing: Option<PieceId>, to: Cell) -> Option<Action> {
    table.actions().into_iter().find(|action| {
        let is_meant = match *action {
            Action::Place { piece, .. } => placing.is_none_or(|wanted| wanted == piece),
            other => start_of(other).is_none_or(|start| Some(start) == from),
        };
        is_meant && end_of(*action) == Some(to)
    })
}

/// The cells from which the piece on `to` can be attacked now, the best attack first: the one with the largest chance
/// to kill minus chance to be killed.
pub fn attackers(table: &dyn Table, to: Cell) -> Vec<Cell> {
    let worth = |action: Action| {
        let chance = |outcome| table.odds(action).map_or(0.0, |odds| odds.chance(outcome));
        let of = |outcomes: [Outcome; 2]| chance(outcomes[0]) - chance(outcomes[1]);
        // Kills are compared first; if they are equal, pushes.
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

/// What a press on `cell` means when the player at `seat` has the piece on `held` in hand.
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
            // A press on a piece was meant as an attack or a swap, whichever the game has; on a free cell as a move.
            if there.is_some() { refuse(table, &[attack, swap, go]) } else { refuse(table, &[go]) }
        }
    }
}

/// Refuses all of these: gives the first reason other than that the game has no such action.
fn refuse(table: &dyn Table, meant: &[Action]) -> Aim {
    let reasons = || meant.iter().filter_map(|action| table.check(*action).err());
    let telling = reasons().find(|why| *why != Refusal::NotInThisGame);
    telling.or_else(|| reasons().next()).map_or(Aim::Nothing, Aim::Refuse)
}

/// The cells whose pieces an action removes for certain; none where dice decide.
pub fn removed_by(table: &dyn Table, action: Action) -> Vec<Cell> {
    let ToAct::Choose(seat) = table.to_act() else { return Vec::new() };
    let Ok(events) = table.duplicate().play(seat, action) else { return Vec::new() };
    let removed = events.iter().filter_map(|event| match event {
        Event::Removed { cell, .. } => Some(*cell),
        _ => None,
    });
    removed.collect()
}

#[cfg(test)]
mod tests;
