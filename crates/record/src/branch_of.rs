//! The moment of another match from which a match begins.

use serde::{Deserialize, Serialize};

use super::bounds::MOST_LINES;
use holochess_rules::{Departed, Seat};

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
            && self.after <= MOST_LINES
            && self.finished.iter().chain(&self.resigned).all(|number| (1..=Seat::MOST).contains(&usize::from(*number)))
    }
}
