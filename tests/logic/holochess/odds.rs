//! The exact chances of attacks and duels.

use holochess::rules::{
    Outcome,
    holochess::{Creature, duel, odds::odds},
};

fn six_places(attacker: Creature, defender: Creature) -> [String; 4] {
    let odds = odds(attacker, defender);
    Outcome::ALL.map(|outcome| format!("{:.6}", odds.chance(outcome)))
}

#[test]
fn the_rulebooks_odds() {
    assert_eq!(six_places(Creature::Molator, Creature::Savrip), ["0.530861", "0.313013", "0.139432", "0.016695"]);
    assert_eq!(six_places(Creature::Ngok, Creature::Strider), ["0.000017", "0.002873", "0.080533", "0.916577"]);
}

#[test]
fn the_rulebooks_duels() {
    for (a, b, chance) in
        [(Creature::Savrip, Creature::Ngok, "0.030489"), (Creature::Klorslug, Creature::Molator, "0.167300")]
    {
        let [wins, of] = duel::chance(a, b);
        assert_eq!(format!("{:.6}", wins as f64 / of as f64), chance);
    }
}

/// Every pair counted again by rolling all dice one after the other.
#[test]
fn all_pairs_count_every_roll() {
    for attacker in Creature::ALL {
        for defender in Creature::ALL {
            let (attack, defence) = (attacker.ratings().attack, defender.ratings().defence);
            let mut counts = [0_u64; 4];
            for (difference, rolls) in differences(attack, defence) {
                let outcome = match difference {
                    7.. => Outcome::Kill,
                    1..=6 => Outcome::Push,
                    -6..=0 => Outcome::CounterPush,
                    _ => Outcome::CounterKill,
                };
                counts[outcome as usize] += rolls;
            }
            let odds = odds(attacker, defender);
            assert_eq!((odds.counts, odds.total), (counts, 6_u64.pow(u32::from(attack + defence))));
            assert_eq!(counts.iter().sum::<u64>(), odds.total);
        }
    }
}

#[test]
fn duels_are_fair_reduced_fractions() {
    for a in Creature::ALL {
        assert_eq!(duel::chance(a, a), [1, 2]);
        for b in Creature::ALL {
            let ([wins, of], [other_wins, other_of]) = (duel::chance(a, b), duel::chance(b, a));
            assert_eq!((wins + other_wins, of), (of, other_of));
            assert!((2..=wins.min(1000)).all(|divisor| wins % divisor != 0 || of % divisor != 0));
            let mut ends = [0, 0];
            for (difference, rolls) in differences(a.duel_dice(), b.duel_dice()) {
                if difference.abs() >= 7 {
                    ends[usize::from(difference < 0)] += rolls;
                }
            }
            assert_eq!(duel::weights(a, b), ends);
            assert_eq!(u128::from(ends[0]) * u128::from(of), u128::from(wins) * u128::from(ends[0] + ends[1]));
        }
    }
}

/// How many rolls have each difference of sums: a die at a time, from 0.
fn differences(first: u8, second: u8) -> Vec<(i32, u64)> {
    let mut ways = std::collections::BTreeMap::from([(0, 1_u64)]);
    for sign in std::iter::repeat_n(1, first.into()).chain(std::iter::repeat_n(-1, second.into())) {
        let mut next = std::collections::BTreeMap::new();
        for (difference, count) in ways {
            for face in 1..=6 {
                *next.entry(difference + sign * face).or_insert(0) += count;
            }
        }
        ways = next;
    }
    ways.into_iter().collect()
}
