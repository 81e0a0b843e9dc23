//! What a position is worth with perfect play.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use holochess_locale::Words;

/// Points and distance with perfect play, seen from the side to move. Points come first; then the winner hastens and the loser
/// delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ExactValue {
    /// Points, −3 to 3. A draw is 0, whatever it earns.
    pub points: i8,
    /// Plies to the end, forced passes counted; 0 in a draw.
    pub distance: u16,
}

impl ExactValue {
    /// Nobody can win.
    pub const DRAW: Self = Self { points: 0, distance: 0 };

    /// The value of an action that ends the game with so many points for the player who takes it.
    pub const fn at_once(points: i8) -> Self {
        Self { points, distance: if points == 0 { 0 } else { 1 } }
    }

    /// The value of an action that leads to a position with this value for the other side.
    #[must_use]
    pub const fn one_ply_before(self) -> Self {
        if self.points == 0 { Self::DRAW } else { Self { points: -self.points, distance: self.distance + 1 } }
    }

    /// The value in words, seen from the side to move.
    pub fn words(self) -> Words {
        let id = match self.points {
            0 => "exact-draw",
            1.. => "exact-win",
            _ => "exact-loss",
        };
        Words::new(id).with("points", self.points.unsigned_abs()).with("plies", self.distance)
    }

    /// The value in few words, seen from the side to move: "+1 in 7".
    pub fn short_words(self) -> Words {
        let id = match self.points {
            0 => "exact-short-draw",
            1.. => "exact-short-win",
            _ => "exact-short-loss",
        };
        Words::new(id).with("points", self.points.unsigned_abs()).with("plies", self.distance)
    }

    /// The value in words, as the end of a sentence that begins with an action.
    pub fn words_of_action(self) -> Words {
        let id = match self.points {
            0 => "hint-reason-exact-draw",
            1.. => "hint-reason-exact-win",
            _ => "hint-reason-exact-loss",
        };
        Words::new(id).with("points", self.points.unsigned_abs()).with("plies", self.distance)
    }

    /// Whether the side to move wins.
    pub const fn is_win(self) -> bool {
        self.points > 0
    }

    /// Whether the side to move loses.
    pub const fn is_loss(self) -> bool {
        self.points < 0
    }
}

impl PartialOrd for ExactValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ExactValue {
    /// The greater is the better for the side to move.
    fn cmp(&self, other: &Self) -> Ordering {
        let by_distance = match self.points.cmp(&0) {
            Ordering::Greater => other.distance.cmp(&self.distance),
            _ => self.distance.cmp(&other.distance),
        };
        self.points.cmp(&other.points).then(by_distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_hasten_and_losers_delay() {
        let value = |points, distance| ExactValue { points, distance };
        let worst_first = [value(-3, 40), value(-2, 2), value(-2, 6), value(-1, 4), ExactValue::DRAW, value(1, 9)];
        assert!(worst_first.is_sorted());
        assert!(value(1, 3) > value(1, 9) && value(3, 51) > value(2, 1));
        assert_eq!(value(2, 5).one_ply_before(), value(-2, 6));
        assert_eq!(ExactValue::DRAW.one_ply_before(), ExactValue::DRAW);
        assert_eq!((ExactValue::at_once(-1), ExactValue::at_once(0)), (value(-1, 1), ExactValue::DRAW));
    }
}
