//! The exact chances of an attack (docs/rules/holochess.md, "Attack" and "Odds"), counted over all 6^(a+d) rolls.

use super::creature::Creature;
use crate::{event::Outcome, table::Odds};

/// An attack or an exchange of the duel removes a piece from this difference on.
pub const KILL_MARGIN: i32 = 7;

/// The most dice in one hand.
const MOST_DICE: usize = 8;
/// Sums of a hand lie below this.
const SUMS: usize = 6 * MOST_DICE + 1;

/// `ROLLS_BY_SUM[n][s]`: rolls of `n` dice that sum to `s`.
const ROLLS_BY_SUM: [[u64; SUMS]; MOST_DICE + 1] = {
    let mut ways = [[0; SUMS]; MOST_DICE + 1];
    ways[0][0] = 1;
    let mut dice = 1;
    while dice <= MOST_DICE {
        let mut sum = dice;
        while sum <= 6 * dice {
            let mut face = 1;
            while face <= 6 && face <= sum {
                ways[dice][sum] += ways[dice - 1][sum - face];
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    ways
};

/// What a difference of sums means for an attack (the rulebook's table).
///
/// # Examples
/// ```
/// use holochess_rules::{Outcome, holochess::odds::judge};
/// assert_eq!([7, 1, 0, -6, -7].map(judge), [
///     Outcome::Kill, Outcome::Push, Outcome::CounterPush, Outcome::CounterPush, Outcome::CounterKill,
/// ]);
/// ```
pub const fn judge(difference: i32) -> Outcome {
    if difference >= KILL_MARGIN {
        Outcome::Kill
    } else if difference >= 1 {
        Outcome::Push
    } else if difference > -KILL_MARGIN {
        Outcome::CounterPush
    } else {
        Outcome::CounterKill
    }
}

/// Counts the four outcomes of `attack` dice against `defence` dice; both are at most eight.
pub(super) const fn count(attack: u8, defence: u8) -> Odds {
    let (attack, defence) = (attack as usize, defence as usize);
    let mut counts = [0; 4];
    let mut first = attack;
    while first <= 6 * attack {
        let mut second = defence;
        while second <= 6 * defence {
            let outcome = judge(first as i32 - second as i32);
            counts[outcome as usize] += ROLLS_BY_SUM[attack][first] * ROLLS_BY_SUM[defence][second];
            second += 1;
        }
        first += 1;
    }
    Odds { counts, total: 6_u64.pow((attack + defence) as u32) }
}

/// The odds of every pair, by the indices of attacker and defender.
static ODDS: [[Odds; Creature::COUNT]; Creature::COUNT] = {
    let mut table = [[Odds { counts: [0; 4], total: 1 }; Creature::COUNT]; Creature::COUNT];
    let mut attacker = 0;
    while attacker < Creature::COUNT {
        let mut defender = 0;
        while defender < Creature::COUNT {
            table[attacker][defender] =
                count(Creature::ALL[attacker].ratings().attack, Creature::ALL[defender].ratings().defence);
            defender += 1;
        }
        attacker += 1;
    }
    table
};

/// How many outcomes can happen at all, by the indices of attacker and defender.
pub(super) static POSSIBLE_OUTCOMES: [[u8; Creature::COUNT]; Creature::COUNT] = {
    let mut possible = [[0; Creature::COUNT]; Creature::COUNT];
    let mut attacker = 0;
    while attacker < Creature::COUNT {
        let mut defender = 0;
        while defender < Creature::COUNT {
            let mut outcome = 0;
            while outcome < 4 {
                possible[attacker][defender] += (ODDS[attacker][defender].counts[outcome] > 0) as u8;
                outcome += 1;
            }
            defender += 1;
        }
        attacker += 1;
    }
    possible
};

/// The exact odds when one creature attacks another.
///
/// # Examples
/// ```
/// use holochess_rules::{Outcome, holochess::{Creature, odds::odds}};
/// let odds = odds(Creature::Molator, Creature::Savrip);
/// assert_eq!(format!("{:.6}", odds.chance(Outcome::Kill)), "0.530861");
/// ```
pub fn odds(attacker: Creature, defender: Creature) -> Odds {
    ODDS[attacker.index()][defender.index()]
}
