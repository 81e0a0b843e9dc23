//! A match against oneself, and what every position of it teaches.

use super::{Draw, Plan};
use crate::{
    players::{
        Limits,
        holochess::{
            features::Features,
            minds::{Glance, Learned},
            model::Weights,
        },
        search::{Manner, Memory, Mind, Search, Searched},
    },
    rules::{
        Seat, Stage, by_weight,
        game::Rules,
        holochess::{Holochess, Phase, Position},
    },
};

/// What plays.
#[derive(Clone, Copy, Debug)]
pub(super) enum Teacher<'a> {
    Glance,
    Learned(&'a Weights),
}

impl Mind<Holochess> for Teacher<'_> {
    fn judge(&self, rules: &Holochess, position: &Position) -> f64 {
        match self {
            Self::Glance => Glance.judge(rules, position),
            Self::Learned(weights) => Learned::new(weights).judge(rules, position),
        }
    }
}

/// A position and the chance of its side to move, as it turned out.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    pub(super) features: Features,
    pub(super) chance: f32,
}

/// How much of what a position is taught comes from later than the next decision.
const FORESIGHT: f64 = 0.9;
/// How deep the players look.
const DEPTH: u32 = 2;
/// An action may be so much worse than the best, in chances to win, and still be played: one needs to see what not to do.
const CURIOSITY: f64 = 0.01;
/// In one decision of so many the player is more curious than that.
const LEAPS: u64 = 40;

/// Plays a match; the lessons in order, and how many turns it had.
pub(super) fn play(rules: &Holochess, teacher: Teacher<'_>, plan: Plan, mut draw: Draw) -> (Vec<Lesson>, u32) {
    let mut position = rules.deal(&mut || draw.next() as u8);
    let mut memory = Memory::new(11);
    let mut seen: Vec<(Features, Seat, f64)> = Vec::new();
    let result = loop {
        match rules.stage(&position) {
            Stage::Over => {
                let verdict = rules.verdict(&position).expect("it is over");
                break f64::from(verdict.scores[0]) / 2.0;
            }
            Stage::Chance | Stage::Showdown => {
                let chance = by_weight(rules, &position, &mut |all| draw.below(all));
                position = rules.resolve(&position, chance);
            }
            Stage::Decision(_) if !rules.has_action(&position) => position = rules.pass(&position),
            Stage::Decision(_) => {
                let limits = Limits { time: None, nodes: Some(plan.nodes) };
                let mut search = Search::new(rules, &teacher, Manner::to(DEPTH), &mut memory, &limits, None);
                let curiosity = if draw.below(LEAPS) == 0 { 8.0 * CURIOSITY } else { CURIOSITY };
                let key = draw.next();
                let found = search.run(&position, |action| {
                    // Every action leads somewhere else, so this is a number of its own.
                    let number = rules.key(&rules.apply(&position, action));
                    curiosity * Draw::new(key, number).unit()
                });
                if position.phase() == Phase::Acting {
                    seen.push((Features::of(rules, &position), position.side(), found.value));
                }
                position = rules.apply(&position, found.action);
            }
        }
    };
    // From the end backwards: what followed is how it ended, mixed with what was seen on the way.
    let mut followed = result;
    let mut lessons = Vec::with_capacity(seen.len());
    for (features, side, value) in seen.into_iter().rev() {
        let target = followed;
        followed = FORESIGHT * followed + (1.0 - FORESIGHT) * value;
        let chance = if side == Seat::FIRST { target } else { 1.0 - target } as f32;
        lessons.push(Lesson { features, chance });
    }
    lessons.reverse();
    (lessons, u32::from(position.clock().turn))
}
