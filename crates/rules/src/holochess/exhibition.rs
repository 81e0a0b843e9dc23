//! Clashes without a match, to look at: any two creatures, with any outcome.
//!
//! A creature that the rulebook does not know takes part in place of one that it does, and rolls as many dice.

use super::{
    creature::Creature,
    duel,
    odds::{judge, odds},
};
use crate::{Cell, Event, GameId, Outcome, PieceId, Roll, Setup, SetupError, Table, dice::Seed, new_table};

/// The course of a staged clash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClashCourse {
    /// An attack with this outcome.
    Attack(Outcome),
    /// The duel to the death, won by the first.
    Duel,
}

impl ClashCourse {
    /// All of them, the best for the attacker first.
    pub const ALL: [Self; 5] = [
        Self::Attack(Outcome::Kill),
        Self::Attack(Outcome::Push),
        Self::Attack(Outcome::CounterPush),
        Self::Attack(Outcome::CounterKill),
        Self::Duel,
    ];

    /// Its id on the command line, in file names and in test traces.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Attack(Outcome::Kill) => "kill",
            Self::Attack(Outcome::Push) => "push",
            Self::Attack(Outcome::CounterPush) => "counter-push",
            Self::Attack(Outcome::CounterKill) => "counter-kill",
            Self::Duel => "duel",
        }
    }

    /// The one with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|course| course.id() == id)
    }

    /// Its probability when these two meet, by their ids; none where one of them has no ratings.
    pub fn chance(self, attacker: &str, defender: &str) -> Option<f64> {
        let (attacker, defender) = (Creature::from_id(attacker)?, Creature::from_id(defender)?);
        Some(match self {
            Self::Attack(outcome) => odds(attacker, defender).chance(outcome),
            Self::Duel => {
                let [wins, of] = duel::chance(attacker, defender);
                wins as f64 / of as f64
            }
        })
    }
}

/// The cells of a staged clash: attacker, defender, and a free neighbour of each to be pushed to. Along rings and rays in turn, so
/// that variants look different.
const CLASH_CELLS: [[&str; 4]; 4] =
    [["i4", "o4", "i3", "o3"], ["i9", "d", "i8", "i3"], ["o2", "o3", "o1", "i3"], ["i12", "i11", "i1", "i10"]];
/// The cells of the bystanders, where they are free.
const BYSTANDER_CELLS: [[&str; 5]; 2] = [["o5", "i6", "o6", "i2", "o7"], ["o10", "i8", "o11", "o8", "o9"]];
/// The most rolls tried for a wanted outcome; five pairs cannot roll some outcomes at all.
const MOST_TRIES: u64 = 4_000;

/// A clash as the rules tell it.
#[allow(missing_debug_implementations, reason = "a table has none")]
pub struct Exhibition {
    /// The table before it.
    pub table: Box<dyn Table>,
    /// What set the table.
    pub dealt: Vec<Event>,
    /// Attacker and defender.
    pub pieces: [PieceId; 2],
    /// What happens.
    pub events: Vec<Event>,
}

/// Creatures that stand in for those without ratings, middling ones first.
const STAND_INS: [Creature; 3] = [Creature::Houjix, Creature::Ghhhk, Creature::Monnok];

/// The creature with this id, or one in its place that is not `taken`.
fn part(id: &str, taken: Option<Creature>) -> Creature {
    let free = || STAND_INS.into_iter().find(|creature| Some(*creature) != taken);
    Creature::from_id(id).or_else(free).unwrap_or(STAND_INS[0])
}

/// Stages a clash of the creatures with these ids; `variant` selects cells and dice.
///
/// # Errors
/// If both are the same creature.
pub fn exhibit(attacker: &str, defender: &str, course: ClashCourse, variant: u64) -> Result<Exhibition, SetupError> {
    let one = part(attacker, Creature::from_id(defender));
    // No creature fights itself: the position says so.
    let other = if attacker == defender { one } else { part(defender, Some(one)) };
    let place = CLASH_CELLS[(variant % CLASH_CELLS.len() as u64) as usize];
    let setup = Setup {
        game: GameId::Holochess,
        options: GameId::Holochess.options(),
        players: 2,
        position: Some(position(one, other, course, place)),
    };
    let (table, dealt) = new_table(&setup, &mut || 0)?;
    let [from, to, home, yonder] = place.map(|name| table.board().cell(name));
    let events = match (from, to) {
        (Some(from), Some(to)) => story([one, other], course, variant, [from, to], [home, yonder]),
        // Both were placed above, so both have cells.
        _ => Vec::new(),
    };
    Ok(Exhibition { table, dealt, pieces: [one, other].map(Creature::piece), events })
}

/// What happens between the two on their cells, given the free neighbours of both.
fn story(
    fighters: [Creature; 2],
    course: ClashCourse,
    variant: u64,
    cells: [Cell; 2],
    free: [Option<Cell>; 2],
) -> Vec<Event> {
    let [attacker, defender] = fighters;
    let [one, other] = fighters.map(Creature::piece);
    match course {
        ClashCourse::Attack(outcome) => {
            let roll = roll(attacker.ratings().attack, defender.ratings().defence, outcome, variant);
            let difference = roll.difference();
            let mut events = vec![
                Event::Attacked { attacker: one, defender: other, from: cells[0], to: cells[1] },
                Event::Rolled(roll),
                Event::Judged { outcome, difference },
            ];
            events.extend(consequence(outcome, [one, other], cells, free));
            events
        }
        ClashCourse::Duel => {
            let dice = [attacker.duel_dice(), defender.duel_dice()];
            let exchanges = [Outcome::CounterPush, Outcome::Push, Outcome::Kill];
            let mut events = vec![Event::DuelBegan { pieces: [one, other], from: cells, dice }];
            events.extend((0..).zip(exchanges).map(|(number, outcome)| {
                let roll = roll(dice[0], dice[1], outcome, variant + 7 * number);
                Event::Exchange(Roll { number: number + 1, ..roll })
            }));
            events.push(Event::Removed { piece: other, cell: cells[1], by: one });
            events
        }
    }
}

/// The two, and in an attack the other creatures around them.
fn position(attacker: Creature, defender: Creature, course: ClashCourse, place: [&str; 4]) -> String {
    let name = |creature: Creature, cell: &str| format!("{}@{cell}", creature.id());
    let mut camps = [vec![name(attacker, place[0])], vec![name(defender, place[1])]];
    let others: Vec<Creature> =
        Creature::ALL.into_iter().filter(|creature| ![attacker, defender].contains(creature)).collect();
    // Two creatures alone would start the duel; one bystander a side prevents that.
    let count = if course == ClashCourse::Duel { 1 } else { 3 };
    for (side, camp) in camps.iter_mut().enumerate() {
        let free = BYSTANDER_CELLS[side].into_iter().filter(|cell| !place.contains(cell));
        camp.extend(others[side * 3..].iter().take(count).zip(free).map(|(creature, cell)| name(*creature, cell)));
    }
    format!("{} / {} 1 2", camps[0].join(" "), camps[1].join(" "))
}

/// The events after the blow, given the free neighbours of both.
fn consequence(
    outcome: Outcome,
    [one, other]: [PieceId; 2],
    [from, to]: [Cell; 2],
    [home, yonder]: [Option<Cell>; 2],
) -> Option<Event> {
    Some(match outcome {
        Outcome::Kill => Event::Removed { piece: other, cell: to, by: one },
        Outcome::CounterKill => Event::Removed { piece: one, cell: from, by: other },
        Outcome::Push => Event::Pushed { piece: other, from: to, to: yonder? },
        Outcome::CounterPush => Event::Pushed { piece: one, from, to: home? },
    })
}

/// Dice with this outcome, or the nearest possible one for pairs that cannot roll it.
fn roll(attack: u8, defence: u8, outcome: Outcome, variant: u64) -> Roll {
    let seed = Seed::from_number(variant);
    let throw = |number| Roll { number, hands: seed.roll(number, [attack, defence]) };
    let means = |roll: &Roll| judge(roll.difference()) == outcome;
    // Every second variant mirrors the cells, so the variant also selects the rolls.
    let first = 1 + variant % 2;
    let fitting = (first..MOST_TRIES).step_by(2).map(throw).find(means);
    fitting.unwrap_or_else(|| {
        let high = matches!(outcome, Outcome::Kill | Outcome::Push);
        let faces = |best: bool, count: u8| vec![if best { 6 } else { 1 }; usize::from(count)];
        Roll { number: first, hands: [faces(high, attack), faces(!high, defence)] }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_creature_without_ratings_fights_in_the_place_of_one_that_is_not_there() {
        for course in ClashCourse::ALL {
            for (one, other) in [("ninth", "houjix"), ("houjix", "ninth"), ("ninth", "savrip"), ("ninth", "tenth")] {
                let Exhibition { pieces, events, dealt, .. } = exhibit(one, other, course, 1).expect("they are two");
                assert_ne!(pieces[0], pieces[1], "{one} {other}");
                assert!(dealt.len() >= 4 && events.len() >= 4, "{one} {other} {course:?}");
                assert_eq!(course.chance(one, other), None);
            }
            assert!(exhibit("ninth", "ninth", course, 0).is_err(), "nobody fights itself");
            assert!(course.chance("savrip", "ngok").is_some());
        }
    }
}
