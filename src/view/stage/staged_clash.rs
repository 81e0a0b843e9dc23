//! A clash without a match: any two creatures, whatever comes of it, played on the stage for those who only want to look.

use bevy::prelude::*;

use crate::{
    rules::{
        Cell, Event, GameId, Outcome, PieceId, Roll, Setup, SetupError,
        dice::Seed,
        holochess::{
            creature::Creature,
            duel,
            odds::{judge, odds},
        },
        new_table,
    },
    session::{BoardReset, Director, DisplayedBoard},
};

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClashCourse {
    /// An attack that ends so.
    Attack(Outcome),
    /// The duel to the death, which the first wins.
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

    /// Its name on the command line, in files and in the trace.
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

    /// How likely it is when these two meet.
    pub fn chance(self, attacker: Creature, defender: Creature) -> f64 {
        match self {
            Self::Attack(outcome) => odds(attacker, defender).chance(outcome),
            Self::Duel => {
                let [wins, of] = duel::chance(attacker, defender);
                wins as f64 / of as f64
            }
        }
    }
}

/// Where the two stand: attacker, defender, and a free neighbour for each to be pushed to. One after the other in rings and
/// across them, so that variants look different.
const PLACES: [[&str; 4]; 4] =
    [["i4", "o4", "i3", "o3"], ["i9", "d", "i8", "i3"], ["o2", "o3", "o1", "i3"], ["i12", "i11", "i1", "i10"]];
/// Where the others stand, as far as it is free.
const AROUND: [[&str; 5]; 2] = [["o5", "i6", "o6", "i2", "o7"], ["o10", "i8", "o11", "o8", "o9"]];
/// Tries to throw dice that mean what is wanted; five pairs cannot throw some outcomes at all.
const TRIES: u64 = 4_000;

/// A clash that is to be shown.
#[derive(Clone, Debug)]
pub struct StagedClash {
    shown: DisplayedBoard,
    events: Vec<Event>,
}

impl StagedClash {
    /// This creature against that one. `variant` chooses where, and the dice.
    ///
    /// # Errors
    /// If both are the same: there is only one of each.
    pub fn new(attacker: Creature, defender: Creature, course: ClashCourse, variant: u64) -> Result<Self, SetupError> {
        let place = PLACES[(variant % PLACES.len() as u64) as usize];
        let setup = Setup {
            game: GameId::Holochess,
            options: GameId::Holochess.options(),
            players: 2,
            position: Some(position(attacker, defender, course, place)),
        };
        let (table, events) = new_table(&setup, &mut || 0)?;
        let shown = DisplayedBoard::after(&*table, &events);
        let at = |name| table.board().cell(name).and_then(|cell| Some((table.piece_at(cell)?, cell)));
        let (Some((one, from)), Some((other, to))) = (at(place[0]), at(place[1])) else {
            // Both were put there a moment ago.
            return Ok(Self { shown, events: Vec::new() });
        };
        let events = match course {
            ClashCourse::Attack(outcome) => {
                let roll = roll(attacker.ratings().attack, defender.ratings().defence, outcome, variant);
                let difference = roll.difference();
                let mut events = vec![
                    Event::Attacked { attacker: one, defender: other, from, to },
                    Event::Rolled(roll),
                    Event::Judged { outcome, difference },
                ];
                let free = |name| table.board().cell(name);
                let [home, yonder] = [free(place[2]), free(place[3])];
                events.extend(consequence(outcome, [one, other], [from, to], [home, yonder]));
                events
            }
            ClashCourse::Duel => {
                let dice = [attacker.duel_dice(), defender.duel_dice()];
                let exchanges = [Outcome::CounterPush, Outcome::Push, Outcome::Kill];
                let mut events = vec![Event::DuelBegan { pieces: [one, other], from: [from, to], dice }];
                events.extend((0..).zip(exchanges).map(|(number, outcome)| {
                    let roll = roll(dice[0], dice[1], outcome, variant + 7 * number);
                    Event::Exchange(Roll { number: number + 1, ..roll })
                }));
                events.push(Event::Removed { piece: other, cell: to, by: one });
                events
            }
        };
        Ok(Self { shown, events })
    }

    /// The table before it.
    pub fn shown(&self) -> &DisplayedBoard {
        &self.shown
    }

    /// What happens in it.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Puts it on the stage.
    pub fn begin(self, world: &mut World) {
        world.insert_resource(self.shown);
        world.write_message(BoardReset);
        world.resource_mut::<Director>().rehearse(self.events);
    }
}

/// The two, and in an attack the other creatures around them.
fn position(attacker: Creature, defender: Creature, course: ClashCourse, place: [&str; 4]) -> String {
    let name = |creature: Creature, cell: &str| format!("{}@{cell}", creature.id());
    let mut camps = [vec![name(attacker, place[0])], vec![name(defender, place[1])]];
    let others: Vec<Creature> =
        Creature::ALL.into_iter().filter(|creature| ![attacker, defender].contains(creature)).collect();
    // Two alone would be the rules' duel already; one bystander a side hurts nobody.
    let count = if course == ClashCourse::Duel { 1 } else { 3 };
    for (side, camp) in camps.iter_mut().enumerate() {
        let free = AROUND[side].into_iter().filter(|cell| !place.contains(cell));
        camp.extend(others[side * 3..].iter().take(count).zip(free).map(|(creature, cell)| name(*creature, cell)));
    }
    format!("{} / {} 1 2", camps[0].join(" "), camps[1].join(" "))
}

/// What follows the blow, the free neighbours of both given.
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

/// Dice that mean this. Where they never can, the nearest to it that there is.
fn roll(attack: u8, defence: u8, outcome: Outcome, variant: u64) -> Roll {
    let seed = Seed::from_number(variant);
    let throw = |number| Roll { number, hands: seed.roll(number, [attack, defence]) };
    let means = |roll: &Roll| judge(roll.difference()) == outcome;
    // Every second roll is staged the other way, so the variant decides between odd and even.
    let first = 1 + variant % 2;
    let fitting = (first..TRIES).step_by(2).map(throw).find(means);
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
    fn every_clash_can_be_rehearsed() {
        let mut odd = 0;
        for attacker in Creature::ALL {
            for defender in Creature::ALL.into_iter().filter(|defender| *defender != attacker) {
                for (variant, course) in (0..).zip(ClashCourse::ALL) {
                    let StagedClash { mut shown, events } =
                        StagedClash::new(attacker, defender, course, variant).expect("they are two");
                    assert!(events.len() >= 4, "{attacker:?} {defender:?} {course:?}");
                    for event in &events {
                        if let (Event::Rolled(roll), ClashCourse::Attack(outcome)) = (event, course) {
                            odd += usize::from(judge(roll.difference()) != outcome);
                        }
                        shown.tell(event);
                    }
                    let lost = !matches!(course, ClashCourse::Attack(Outcome::Push | Outcome::CounterPush));
                    assert_eq!(shown.lost().len(), usize::from(lost));
                }
            }
        }
        assert!(odd <= 5, "the rules leave out five at most, not {odd}");
        assert!(StagedClash::new(Creature::ALL[0], Creature::ALL[0], ClashCourse::Duel, 0).is_err());
    }
}
