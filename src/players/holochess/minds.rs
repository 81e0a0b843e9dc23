//! Three ways of judging a position of Holochess, from counting what is left to what was learned.

use super::{
    endings::{self, Endings},
    features::Features,
    model::{SHIPPED, Weights},
};
use crate::{
    players::{
        judgement::{Judgement, SURE},
        search::Mind,
    },
    rules::{
        Seat,
        holochess::{Holochess, Phase, Position},
    },
};

/// What was learned by playing.
#[derive(Clone, Copy, Debug)]
pub struct Learned<'a> {
    weights: &'a Weights,
    /// What is known exactly.
    endings: Option<&'a Endings>,
}

impl<'a> Learned<'a> {
    /// A mind with these weights and nothing else.
    pub const fn new(weights: &'a Weights) -> Self {
        Self { weights, endings: None }
    }
}

impl Learned<'static> {
    /// The mind with the weights and the solved endings that come with the game.
    pub fn shipped() -> Self {
        Self { weights: &SHIPPED, endings: endings::SHIPPED.as_ref() }
    }
}

impl Mind<Holochess> for Learned<'_> {
    fn judge(&self, rules: &Holochess, position: &Position) -> f64 {
        if position.phase() == Phase::Placing {
            return Glance.judge(rules, position);
        }
        if let Some(chance) = self.endings.and_then(|endings| endings.look_up(position)) {
            return hurried(rules, position, chance).clamp(1e-6, 1.0 - 1e-6);
        }
        let chance = self.weights.chance(&Features::of(rules, position));
        // Nothing is certain before it has happened.
        let chance = chance.clamp(1e-6, 1.0 - 1e-6);
        if position.side() == Seat::FIRST { chance } else { 1.0 - chance }
    }
}

/// What the player `greedy` sees: strength, threats and how late it is.
#[derive(Clone, Copy, Debug)]
pub struct Glance;

impl Mind<Holochess> for Glance {
    fn judge(&self, rules: &Holochess, position: &Position) -> f64 {
        rules.glance(position, Seat::FIRST) as f64 / SURE as f64
    }
}

/// Nothing but what is left: each side's share of all dice.
#[derive(Clone, Copy, Debug)]
pub struct Material;

impl Mind<Holochess> for Material {
    fn judge(&self, _: &Holochess, position: &Position) -> f64 {
        let dice = |seat| position.creatures(seat).map(|creature| f64::from(creature.worth())).sum::<f64>();
        let (first, second) = (dice(Seat::FIRST), dice(Seat::SECOND));
        // A lead counts for more the less there is left.
        let (first, second) = (first * first, second * second);
        (first / (first + second)).clamp(1e-6, 1.0 - 1e-6)
    }
}

/// With so many quiet turns left or more, the clock does not change what an ending is worth.
const PATIENCE: f64 = 8.0;

/// The value of a solved ending when the quiet clock is about to decide it for whoever is ahead.
fn hurried(rules: &Holochess, position: &Position, chance: f64) -> f64 {
    let Some(clock) = rules.quiet_clock(position) else { return chance };
    let quiet = if position.clock().attacked { 0 } else { clock.turns };
    let left = f64::from(clock.limit.saturating_sub(quiet)) / PATIENCE;
    if left >= 1.0 {
        return chance;
    }
    let end = match clock.leader {
        None => 0.5,
        Some(leader) => f64::from(u8::from(leader == Seat::FIRST)),
    };
    chance + (end - chance) * (1.0 - left) * (1.0 - left)
}
