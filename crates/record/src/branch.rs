//! Branches: a match that begins at a moment of another one, with dice of its own and with anybody at the table.

use serde::{Deserialize, Serialize};

use super::{MatchSetup, RecordedMatch, SeatInfo};
use holochess_rules::{Departed, Match, MatchVisitor, Rules, Seat, dice::Seed, with_match};

/// The moment of another match from which a match begins, as its header says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchOf {
    /// The SHA-256 of the seed of the other match.
    pub seed_sha256: String,
    /// After how many of its decisions, forced passes included.
    pub after: usize,
    /// The players who had finished there while others played on, the first place first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finished: Vec<u8>,
    /// The players who had resigned there while others played on, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<u8>,
}

impl BranchOf {
    /// The players who had left the match there.
    pub(super) fn departed(&self) -> Departed {
        let seats = |numbers: &[u8]| {
            let indices = numbers.iter().map(|number| usize::from(*number).wrapping_sub(1));
            indices.filter(|index| *index < Seat::MOST).map(Seat::new).collect()
        };
        Departed { finished: seats(&self.finished), resigned: seats(&self.resigned) }
    }

    /// Whether a match could have this seed, these players, and so many decisions.
    pub(super) fn is_possible(&self) -> bool {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        self.seed_sha256.len() == 64
            && self.seed_sha256.bytes().all(is_digit)
            && self.after <= super::recorded_match::MOST_LINES
            && self.finished.iter().chain(&self.resigned).all(|number| (1..=Seat::MOST).contains(&usize::from(*number)))
    }
}

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
