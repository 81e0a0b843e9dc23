//! Branches: a match that begins at a moment of another one, with dice and players of its own.

use super::{BranchOf, MatchSetup, RecordedMatch, SeatInfo};
use holochess_rules::{Departed, Match, MatchVisitor, Rules, Seat, dice::Seed, with_match};

impl RecordedMatch {
    /// A match from the moment after this number of decisions: the position as it stood, these players, dice of this seed. Of games
    /// in a row it is the one that was being played, without the points of those before. Who has finished or resigned stays so; clocks
    /// and caps count from there, and no position has come up before. Nothing while pieces are still being placed, in the middle of
    /// what is not a position of its own, or when the match was over.
    pub fn branch_off(&self, after: usize, seats: Vec<SeatInfo>, seed: Seed) -> Option<(MatchSetup, BranchOf)> {
        let table = self.table_at(after);
        if table.verdict().is_some() {
            return None;
        }
        let position = table.position_text()?;
        let mut seats = seats;
        // In every other game of a row colours are changed; a match that begins here numbers its players by them.
        if table.row().is_some_and(|row| row.turned(Seat::FIRST) != Seat::FIRST) {
            seats.rotate_left(1);
        }
        let (game, options) = (self.setup().game, self.setup().options.clone());
        let Departed { finished, resigned } = with_match(&*table, Leavers).unwrap_or_default();
        let numbers = |seats: Vec<Seat>| seats.into_iter().map(Seat::number).collect();
        let of = BranchOf {
            seed_sha256: self.seed_hash(),
            after: after.min(self.decisions().len()),
            finished: numbers(finished),
            resigned: numbers(resigned),
        };
        Some((MatchSetup { game, options, seats, seed, position: Some(position) }, of))
    }
}

/// The players who have left a match.
struct Leavers;

impl MatchVisitor for Leavers {
    type Output = Departed;

    fn visit<R: Rules>(self, being_played: &Match<R>) -> Departed {
        being_played.rules().departed(being_played.position())
    }
}
