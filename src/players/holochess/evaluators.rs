//! Three ways of judging a position of Holochess, from counting what is left to what was learned.

use super::{
    endings::{self, Endings},
    features::Features,
    model::{SHIPPED, Weights},
    threat_evaluation::threat_evaluation,
};
use crate::{
    players::{
        Limits,
        search::{Evaluator, Search, SearchOptions, TranspositionTable},
        static_evaluation::SURE,
    },
    rules::{
        Seat,
        holochess::{ACTIONS_A_TURN, Holochess, Phase, Position},
    },
};

/// What was learned by playing, with what is solved. The table of endings knows no quiet clock: to it whoever is behind has as good a
/// chance ten turns later, and two that judged four creatures by it alone would wait for each other until the clock decides. So how far
/// it is right is learned, too: what it says where a turn begins is a part of what the network looks at. Two against one, who find each
/// other in time, are worth just what it says as long as the clock is far.
#[derive(Clone, Copy, Debug)]
pub struct NetworkEvaluator<'a> {
    weights: &'a Weights,
    /// What is known exactly.
    endings: Option<&'a Endings>,
}

impl<'a> NetworkEvaluator<'a> {
    /// The mind with these weights and the solved endings that come with the game.
    pub fn with(weights: &'a Weights) -> Self {
        Self { weights, endings: endings::SHIPPED.as_ref() }
    }

    /// The chance of the side to move to win, clocks aside, where that is known.
    pub(super) fn solved(&self, position: &Position) -> Option<f64> {
        let chance = self.endings?.look_up(position)?;
        Some(if position.side() == Seat::FIRST { chance } else { 1.0 - chance })
    }

    /// What a position is worth to the first seat by the end of its turn, if the best is made of that.
    fn look_on(&self, rules: &Holochess, position: &Position) -> f64 {
        let mut transpositions = TranspositionTable::new(8);
        let options = SearchOptions::to(u32::from(position.left()));
        let value =
            Search::new(rules, self, options, &mut transpositions, &Limits::default(), None).search_value(position);
        value.expect("nothing limits the search")
    }
}

impl NetworkEvaluator<'static> {
    /// The mind with the weights and the solved endings that come with the game.
    pub fn shipped() -> Self {
        Self::with(&SHIPPED)
    }
}

impl Evaluator<Holochess> for NetworkEvaluator<'_> {
    fn evaluate(&self, rules: &Holochess, position: &Position) -> f64 {
        if position.phase() == Phase::Placing {
            return ThreatEvaluator.evaluate(rules, position);
        }
        let chance = if self.can_evaluate(rules, position) {
            let solved = self.solved(position);
            let chance = solved
                .filter(|_| is_known(rules, position))
                .unwrap_or_else(|| self.weights.chance(&Features::of(rules, position, solved)));
            if position.side() == Seat::FIRST { chance } else { 1.0 - chance }
        } else {
            self.look_on(rules, position)
        };
        // Nothing is certain before it has happened.
        chance.clamp(1e-6, 1.0 - 1e-6)
    }

    /// Endings with four creatures are known where a turn begins.
    fn can_evaluate(&self, _: &Holochess, position: &Position) -> bool {
        position.phase() == Phase::Placing
            || position.left() == ACTIONS_A_TURN
            || creatures(position) != 4
            || self.endings.is_none_or(|endings| !endings.has_four())
    }
}

/// What is seen at a glance: strength, the threats of the next turn and how late it is.
#[derive(Clone, Copy, Debug)]
pub struct ThreatEvaluator;

impl Evaluator<Holochess> for ThreatEvaluator {
    fn evaluate(&self, rules: &Holochess, position: &Position) -> f64 {
        threat_evaluation(rules, position, Seat::FIRST) as f64 / SURE as f64
    }
}

/// Nothing but what is left: each side's share of all dice.
#[derive(Clone, Copy, Debug)]
pub struct MaterialEvaluator;

impl Evaluator<Holochess> for MaterialEvaluator {
    fn evaluate(&self, _: &Holochess, position: &Position) -> f64 {
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

/// How many creatures are on the board.
fn creatures(position: &Position) -> u32 {
    position.sizes().iter().sum()
}

/// Whether a solved ending is worth what the table says and nothing else.
pub(super) fn is_known(rules: &Holochess, position: &Position) -> bool {
    rules.quiet_clock(position).is_none() || creatures(position) == 3 && is_timeless(rules, position)
}

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
