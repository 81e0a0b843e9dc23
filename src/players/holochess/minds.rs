//! Three ways of judging a position of Holochess, from counting what is left to what was learned.

use super::{
    endings::{self, Endings},
    features::Features,
    glance::at_a_glance,
    model::{SHIPPED, Weights},
};
use crate::{
    players::{judgement::SURE, search::Mind},
    rules::{
        Seat,
        holochess::{Holochess, Phase, Position},
    },
};

/// What was learned by playing, and solved endings with three creatures. Those with four are left to what was learned: without a clock
/// whoever is behind has as good a chance ten turns later, and two that judge by that wait for each other until the clock decides.
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

impl<'a> Learned<'a> {
    /// The mind with these weights and the solved endings that come with the game.
    pub fn with(weights: &'a Weights) -> Self {
        Self { weights, endings: endings::SHIPPED.as_ref() }
    }
}

impl Learned<'static> {
    /// The mind with the weights and the solved endings that come with the game.
    pub fn shipped() -> Self {
        Self::with(&SHIPPED)
    }
}

impl Mind<Holochess> for Learned<'_> {
    fn judge(&self, rules: &Holochess, position: &Position) -> f64 {
        if position.phase() == Phase::Placing {
            return Glance.judge(rules, position);
        }
        if let Some(endings) = self.endings
            && position.sizes().iter().sum::<u32>() == 3
            && is_timeless(rules, position)
            && let Some(chance) = endings.look_up(position)
        {
            return chance.clamp(1e-6, 1.0 - 1e-6);
        }
        let chance = self.weights.chance(&Features::of(rules, position));
        // Nothing is certain before it has happened.
        let chance = chance.clamp(1e-6, 1.0 - 1e-6);
        if position.side() == Seat::FIRST { chance } else { 1.0 - chance }
    }
}

/// What is seen at a glance: strength, the threats of the next turn and how late it is.
#[derive(Clone, Copy, Debug)]
pub struct Glance;

impl Mind<Holochess> for Glance {
    fn judge(&self, rules: &Holochess, position: &Position) -> f64 {
        at_a_glance(rules, position, Seat::FIRST) as f64 / SURE as f64
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

/// How many turns before the quiet clock decides the solved endings are still right under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Two against one. Whoever is behind is found in time, or would never have been.
    pub three: u16,
    /// Two against two: whoever is behind needs long to get at somebody.
    pub two_each: u16,
    /// Three against one.
    pub against_one: u16,
}

/// The clock changes no ending by more than a hundredth.
pub const PATIENCE: Patience = Patience { three: 6, two_each: 18, against_one: 12 };

/// Whether the solved endings are right here: they know no quiet clock, and nothing of matches that it draws.
fn is_timeless(rules: &Holochess, position: &Position) -> bool {
    let least = match position.sizes() {
        [2, 2] => PATIENCE.two_each,
        [3, 1] | [1, 3] => PATIENCE.against_one,
        _ => PATIENCE.three,
    };
    rules
        .quiet_clock(position)
        .is_none_or(|clock| clock.leader.is_some() && clock.limit.saturating_sub(clock.turns) >= least)
}

/// The chance to win of the seat that is to choose, from the solved endings that come with the game; `None` where they have no
/// such position, or are not right about it.
pub fn exactly(rules: &Holochess, position: &Position) -> Option<f64> {
    let endings = endings::SHIPPED.as_ref().filter(|_| is_timeless(rules, position))?;
    endings.probe(position).map(|probe| probe.value)
}
