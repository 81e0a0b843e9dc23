//! A self-play match and the samples that it gives.

use serde::{Deserialize, Serialize};

use super::Draw;
use holochess_players::{
    Limits,
    holochess::{
        evaluators::{NetworkEvaluator, ThreatEvaluator, is_known},
        features::Features,
    },
    search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
};
use holochess_rules::{
    NodeKind, Rules, Seat, by_weight,
    holochess::{Holochess, Phase, Position},
};

/// The evaluator that plays.
#[derive(Clone, Copy, Debug)]
pub(super) enum TrainingEvaluator<'a> {
    Threats,
    Network(NetworkEvaluator<'a>),
}

impl Evaluator<Holochess> for TrainingEvaluator<'_> {
    fn evaluate(&self, rules: &Holochess, position: &Position) -> f64 {
        match self {
            Self::Threats => ThreatEvaluator.evaluate(rules, position),
            Self::Network(evaluator) => evaluator.evaluate(rules, position),
        }
    }

    fn can_evaluate(&self, rules: &Holochess, position: &Position) -> bool {
        match self {
            Self::Threats => true,
            Self::Network(evaluator) => evaluator.can_evaluate(rules, position),
        }
    }
}

impl TrainingEvaluator<'_> {
    /// The solved chance of the side to move, where it is known.
    fn solved(self, position: &Position) -> Option<f64> {
        match self {
            Self::Threats => None,
            Self::Network(evaluator) => evaluator.solved(position),
        }
    }
}

/// The features of a position and the target: the chance of its side to move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Sample {
    pub(super) features: Features,
    pub(super) chance: f32,
}

/// How a self-play match is played and turned into samples.
#[derive(Clone, Copy, Debug)]
pub(super) struct SelfPlayOptions {
    /// The search depth, in actions.
    pub(super) depth: u32,
    /// Nodes a decision.
    pub(super) nodes: Option<u64>,
    /// Exploration: the amplitude of noise on root values, in chances to win.
    pub(super) exploration: f64,
    /// The weight, in a target, of everything after the next decision; with 1 only the result counts. The rest of the target is the
    /// search value.
    pub(super) lambda: f64,
    /// The match is adjudicated when a chance exceeds this, except one match in [`TO_THE_END`], which corrects wrong adjudications.
    pub(super) adjudicate_above: Option<f64>,
}

/// One match in this many is played to its end.
const TO_THE_END: u64 = 4;

/// One decision in this many explores more, by this factor.
const EXPLORE_ONE_IN: u64 = 40;
const EXPLORATION_FACTOR: f64 = 8.0;

/// Plays a match to its end or to a solved ending. Returns the samples in order and the number of turns.
pub(super) fn play(
    rules: &Holochess,
    evaluator: TrainingEvaluator<'_>,
    options: SelfPlayOptions,
    mut draw: Draw,
) -> (Vec<Sample>, u32) {
    let mut position = rules.deal(&mut || draw.next() as u8);
    let mut transpositions = TranspositionTable::new(11);
    let mut seen: Vec<(Features, Seat, f64)> = Vec::new();
    let limits = Limits { time: None, nodes: options.nodes };
    let goes_on = draw.below(TO_THE_END) == 0;
    let adjudicate_above = options.adjudicate_above.filter(|_| !goes_on);
    let result = loop {
        match rules.node_kind(&position) {
            NodeKind::Over => {
                let verdict = rules.verdict(&position).expect("it is over");
                break f64::from(verdict.scores[0]) / 2.0;
            }
            NodeKind::Chance | NodeKind::Showdown => {
                let chance = by_weight(rules, &position, &mut |all| draw.below(all));
                position = rules.resolve(&position, chance);
            }
            NodeKind::Decision(_) if !rules.has_action(&position) => position = rules.pass(&position),
            NodeKind::Decision(_) => {
                // A solved position need not be played: its value is the best target for the positions before it.
                let solved = evaluator.solved(&position);
                if let Some(chance) = solved.filter(|_| !goes_on && is_known(rules, &position)) {
                    break if position.side() == Seat::FIRST { chance } else { 1.0 - chance };
                }
                let mut search = Search::new(
                    rules,
                    &evaluator,
                    SearchOptions::to(options.depth),
                    &mut transpositions,
                    &limits,
                    None,
                );
                let exploration =
                    options.exploration * if draw.below(EXPLORE_ONE_IN) == 0 { EXPLORATION_FACTOR } else { 1.0 };
                let key = draw.next();
                let found = search.run(&position, |action| {
                    // The hash of the position after the action is a random number of its own.
                    let number = rules.key(&rules.apply(&position, action));
                    exploration * Draw::new(key, number).unit()
                });
                if adjudicate_above
                    .is_some_and(|adjudicate_above| found.value.max(1.0 - found.value) > adjudicate_above)
                {
                    break found.value;
                }
                if position.phase() == Phase::Acting && evaluator.can_evaluate(rules, &position) {
                    seen.push((Features::from_position(rules, &position, solved), position.side(), found.value));
                }
                position = rules.apply(&position, found.action);
            }
        }
    };
    // Backwards from the result, mixed with search values by lambda.
    let mut followed = result;
    let mut samples = Vec::with_capacity(seen.len());
    for (features, side, value) in seen.into_iter().rev() {
        let target = followed;
        followed = options.lambda * followed + (1.0 - options.lambda) * value;
        let chance = if side == Seat::FIRST { target } else { 1.0 - target } as f32;
        samples.push(Sample { features, chance });
    }
    samples.reverse();
    (samples, u32::from(position.clock().turn))
}
