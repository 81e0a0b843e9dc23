//! What a press on a cell would do, as plain values: nothing here knows of mouse, keys or picture, and nothing decides a
//! rule. It asks the table.

use crate::rules::{Action, Cell, PieceId, Refusal, Seat, Table};

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

/// What the piece in hand can do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Where it may go, or be placed.
    pub destinations: Vec<Cell>,
    /// Whom it may attack.
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
                Action::Move { from: start, to } | Action::Swap { from: start, to } if Some(start) == from => {
                    reach.destinations.push(to);
                }
                Action::Attack { from: start, to } if Some(start) == from => reach.targets.push(to),
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
    let mut cells: Vec<Cell> = table
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Move { from, .. } | Action::Attack { from, .. } | Action::Swap { from, .. } => Some(from),
            _ => None,
        })
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// What a press on `cell` means to the player at `seat`, who has the piece on `held` in hand.
pub fn aim(table: &dyn Table, seat: Seat, held: Option<Cell>, placing: Option<PieceId>, cell: Cell) -> Aim {
    if is_pushing(table) {
        return play(table, Action::Push { to: cell });
    }
    if let Some(first) = placeable(table).first() {
        return play(table, Action::Place { piece: placing.unwrap_or(*first), to: cell });
    }
    let there = table.piece_at(cell);
    let is_own = there.is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
    match held {
        Some(from) if from == cell => Aim::Release,
        _ if is_own => Aim::Take(cell),
        None => there.map_or(Aim::Nothing, |piece| Aim::Refuse(Refusal::NotYours(piece))),
        Some(from) if there.is_some() => play(table, Action::Attack { from, to: cell }),
        Some(from) => play(table, Action::Move { from, to: cell }),
    }
}

fn play(table: &dyn Table, action: Action) -> Aim {
    match table.check(action) {
        Ok(()) => Aim::Play(action),
        Err(why) => Aim::Refuse(why),
    }
}
