//! The three evaluators of Holochess: material, threats, and the trained network with solved endings.

use super::{
    endings::{self, Endings},
    features::Features,
    model::{SHIPPED, Weights},
    threat_evaluation::threat_evaluation,
};
use crate::{
    Limits,
    search::{Evaluator, Search, SearchOptions, TranspositionTable},
    static_evaluation::SURE,
};
use holochess_rules::{
    Seat,
    holochess::{ACTIONS_A_TURN, Holochess, Phase, Position},
};

/// The trained network with the solved endings. The endings are solved without the quiet clock: a player behind in them loses
/// nothing by waiting, so two players that used them alone would wait until the clock decides. Therefore the solved value of an
/// ending of four, where a turn begins, is a feature of the network, which has learned what the clock makes of it. Endings of two
/// against one are used directly while the clock is far from its end.
#[derive(Clone, Copy, Debug)]
pub struct NetworkEvaluator<'a> {
    weights: &'a Weights,
    /// The solved endings.
    endings: Option<&'a Endings>,
}

impl<'a> NetworkEvaluator<'a> {
    /// An evaluator with these weights and the solved endings that ship with the game.
    pub fn with(weights: &'a Weights) -> Self {
        Self { weights, endings: endings::SHIPPED.as_ref() }
    }

    /// The solved chance of the side to move, without the quiet clock; `None` where the position is not solved.
    pub fn solved(&self, position: &Position) -> Option<f64> {
        let chance = self.endings?.look_up(position)?;
        Some(if position.side() == Seat::FIRST { chance } else { 1.0 - chance })
    }

    /// The first seat's chance after a search to the end of the current turn.
    fn look_on(&self, rules: &Holochess, position: &Position) -> f64 {
        let mut transpositions = TranspositionTable::new(8);
        let options = SearchOptions::to(u32::from(position.left()));
        let value =
            Search::new(rules, self, options, &mut transpositions, &Limits::default(), None).search_value(position);
        value.expect("nothing limits the search")
    }
}

impl NetworkEvaluator<'static> {
    /// The evaluator with the weights and the solved endings that ship with the game.
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
                .unwrap_or_else(|| self.weights.chance(&Features::from_position(rules, position, solved)));
            if position.side() == Seat::FIRST { chance } else { 1.0 - chance }
        } else {
            self.look_on(rules, position)
        };
        // Strictly between 0 and 1, as [`Evaluator::evaluate`] promises.
        chance.clamp(1e-6, 1.0 - 1e-6)
    }

    /// Endings of four creatures are solved at the beginning of a turn only.
    fn can_evaluate(&self, _: &Holochess, position: &Position) -> bool {
        position.phase() == Phase::Placing
            || position.left() == ACTIONS_A_TURN
            || creatures(position) != 4
            || self.endings.is_none_or(|endings| !endings.has_four())
    }
}

/// Strength, threats of the next turn, and the quiet clock.
#[derive(Clone, Copy, Debug)]
pub struct ThreatEvaluator;

impl Evaluator<Holochess> for ThreatEvaluator {
    fn evaluate(&self, rules: &Holochess, position: &Position) -> f64 {
        threat_evaluation(rules, position, Seat::FIRST) as f64 / SURE as f64
    }
}

/// Material: each side's share of all dice.
#[derive(Clone, Copy, Debug)]
pub struct MaterialEvaluator;

impl Evaluator<Holochess> for MaterialEvaluator {
    fn evaluate(&self, _: &Holochess, position: &Position) -> f64 {
        let dice = |seat| position.creatures(seat).map(|creature| f64::from(creature.worth())).sum::<f64>();
        let (first, second) = (dice(Seat::FIRST), dice(Seat::SECOND));
        // Squares, so that a lead counts more the less is left.
        let (first, second) = (first * first, second * second);
        (first / (first + second)).clamp(1e-6, 1.0 - 1e-6)
    }
}

/// The turns that have to be left on the quiet clock for the solved endings to be right to within 0.01, by measurement. Two against
/// one: the side behind is caught in time or never.
pub const TURNS_FOR_TWO_AGAINST_ONE: u16 = 6;
/// The same for three against one.
pub const TURNS_FOR_THREE_AGAINST_ONE: u16 = 12;
/// The same for two against two, where the side behind needs long to force an attack.
pub const TURNS_FOR_TWO_AGAINST_TWO: u16 = 18;

/// The number of creatures on the board.
fn creatures(position: &Position) -> u32 {
    position.sizes().iter().sum()
}

/// Whether the evaluation of a solved ending is the table's value and nothing else.
pub fn is_known(rules: &Holochess, position: &Position) -> bool {
    rules.quiet_clock(position).is_none() || creatures(position) == 3 && is_timeless(rules, position)
}

/// Whether the solved endings are valid here: they ignore the quiet clock and draws by it.
fn is_timeless(rules: &Holochess, position: &Position) -> bool {
    let least = match position.sizes() {
        [2, 2] => TURNS_FOR_TWO_AGAINST_TWO,
        [3, 1] | [1, 3] => TURNS_FOR_THREE_AGAINST_ONE,
        _ => TURNS_FOR_TWO_AGAINST_ONE,
    };
    rules
        .quiet_clock(position)
        .is_none_or(|clock| clock.leader.is_some() && clock.limit.saturating_sub(clock.turns) >= least)
}

/// The chance to win of the seat to move from the solved endings that ship with the game; `None` where the position is not solved
/// or the quiet clock is too near.
pub fn exactly(rules: &Holochess, position: &Position) -> Option<f64> {
    let endings = endings::SHIPPED.as_ref().filter(|_| is_timeless(rules, position))?;
    endings.probe(position).map(|probe| probe.value)
}
