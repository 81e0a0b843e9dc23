//! The duel of the last two (docs/rules/holochess.md, "To the death"): rolled until one sum is at least seven higher.

use super::{
    creature::Creature,
    odds::{KILL_MARGIN, count},
};
use crate::{event::Outcome, ids::Seat};

/// The winner of an exchange with this difference (player 1's sum less player 2's); `None` if both roll again.
pub const fn judge(difference: i32) -> Option<Seat> {
    if difference >= KILL_MARGIN {
        Some(Seat::FIRST)
    } else if difference <= -KILL_MARGIN {
        Some(Seat::SECOND)
    } else {
        None
    }
}

/// How many rolls of one exchange end the duel for the first creature and for the second. Their ratio gives the chance to win,
/// since all other rolls are repeated.
pub fn weights(first: Creature, second: Creature) -> [u64; 2] {
    let counts = count(first.duel_dice(), second.duel_dice()).counts;
    [counts[Outcome::Kill as usize], counts[Outcome::CounterKill as usize]]
}

/// The first creature's chance to win as a reduced fraction.
///
/// # Examples
/// ```
/// use holochess_rules::holochess::{Creature, duel};
/// let [wins, of] = duel::chance(Creature::Savrip, Creature::Ngok);
/// assert_eq!(format!("{:.6}", wins as f64 / of as f64), "0.030489");
/// ```
pub fn chance(first: Creature, second: Creature) -> [u64; 2] {
    let [wins, losses] = weights(first, second);
    let divisor = greatest_common_divisor(wins, wins + losses);
    [wins / divisor, (wins + losses) / divisor]
}

const fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
