//! A match against oneself, and what every position of it teaches.

use super::Draw;
use crate::{
    players::{
        Limits,
        holochess::{
            evaluators::{NetworkEvaluator, ThreatEvaluator, is_known},
            features::Features,
        },
        search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
    },
    rules::{
        NodeKind, Seat, by_weight,
        game::Rules,
        holochess::{Holochess, Phase, Position},
    },
};

/// What plays.
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
    /// What is solved of a position, for the side to move.
    fn solved(self, position: &Position) -> Option<f64> {
        match self {
            Self::Threats => None,
            Self::Network(evaluator) => evaluator.solved(position),
        }
    }
}

/// A position and the chance of its side to move, as it turned out.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) features: Features,
    pub(super) chance: f32,
}

/// How a match against oneself is played and what its positions are taught.
#[derive(Clone, Copy, Debug)]
pub(super) struct SelfPlayOptions {
    /// How many actions deep the players look.
    pub(super) depth: u32,
    /// Nodes for each decision.
    pub(super) nodes: Option<u64>,
    /// An action may be so much worse than the best, in chances to win, and still be played: one needs to see what not to do.
    pub(super) exploration: f64,
    /// How much of what a position is taught comes from later than the next decision; with 1 nothing but the end of the match
    /// counts. The rest is what the search found there.
    pub(super) lambda: f64,
    /// A match ends as soon as somebody's chance is thought to be above this: what is decided teaches little. But one in
    /// [`TO_THE_END`] goes on, for what is thought may be wrong.
    pub(super) adjudicate_above: Option<f64>,
}

/// One match in so many is played to its end, however clear or well known it is.
const TO_THE_END: u64 = 4;

/// In one decision of so many the player is more curious than that, by so much.
const EXPLORE_ONE_IN: u64 = 40;
const EXPLORATION_FACTOR: f64 = 8.0;

/// Plays a match, to its end or to an ending that is solved; the lessons in order, and how many turns it had.
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
                // What is solved need not be played, and nothing that could happen says more about what led here.
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
                    // Every action leads somewhere else, so this is a number of its own.
                    let number = rules.key(&rules.apply(&position, action));
                    exploration * Draw::new(key, number).unit()
                });
                if adjudicate_above
                    .is_some_and(|adjudicate_above| found.value.max(1.0 - found.value) > adjudicate_above)
                {
                    break found.value;
                }
                if position.phase() == Phase::Acting && evaluator.can_evaluate(rules, &position) {
                    seen.push((Features::of(rules, &position, solved), position.side(), found.value));
                }
                position = rules.apply(&position, found.action);
            }
        }
    };
    // From the end backwards: what followed is how it ended, mixed with what was thought on the way.
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
