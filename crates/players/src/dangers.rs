//! What a player could lose next: to whom, and how likely.

use super::{
    by_game::{ByGame, by_game},
    holochess,
    search_player::HeuristicGame,
    static_evaluation::StaticEvaluation,
};
use holochess_rules::{Cell, Match, PieceId, Seat, Table, holochess::Holochess};

/// A cell where a player could lose a piece next, or a goal that an opponent could enter.
#[derive(Clone, Debug, PartialEq)]
pub struct Danger {
    /// The cell.
    pub cell: Cell,
    /// Where dice decide: the piece whose attack is the likeliest to succeed, and its chance, by a second attack in the same turn
    /// included. `None` where no dice fall, and where it takes a push first.
    pub by: Option<(PieceId, f64)>,
}

/// What this seat could lose in the turn that an opponent plays, or in its next one; see [`Table::threats`].
pub fn dangers(table: &dyn Table, seat: Seat) -> Vec<Danger> {
    let is_own = |cell: &Cell| match table.piece_at(*cell) {
        Some(piece) => table.pieces()[piece.index()].seat == seat,
        None => table.camp(seat).contains(cell),
    };
    let cells: Vec<Cell> = table.threats().into_iter().filter(is_own).collect();
    let attackers = by_game(table, Attackers { table, cells: &cells }).unwrap_or_default();
    let attackers = attackers.into_iter().chain(std::iter::repeat(None));
    cells.iter().zip(attackers).map(|(cell, by)| Danger { cell: *cell, by }).collect()
}

/// Finds the likeliest attacker of each cell.
struct Attackers<'a> {
    table: &'a dyn Table,
    cells: &'a [Cell],
}

impl ByGame for Attackers<'_> {
    type Output = Vec<Option<(PieceId, f64)>>;

    fn with_dice(self, being_played: &Match<Holochess>) -> Self::Output {
        let likeliest = |cell: &Cell| {
            let (from, chance) = holochess::likeliest_kill(being_played.position(), *cell)?;
            Some((self.table.piece_at(from)?, chance))
        };
        self.cells.iter().map(likeliest).collect()
    }

    fn without_dice<R: HeuristicGame + StaticEvaluation>(self, _: &Match<R>) -> Self::Output {
        Vec::new()
    }
}
