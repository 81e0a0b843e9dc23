//! Matches of the evaluation against itself.

use holochess_players::{
    Limits,
    chinese::{heuristics::ignored_by, static_evaluation::value_with, weights::Weights},
    search::{Evaluator, Search, SearchOptions, TranspositionTable},
    search_player::OpponentModel,
    static_evaluation::SURE,
};
use holochess_rules::{
    Action, GameId, Rules, Seat,
    chinese::{Chinese, Position},
    rules::nth_action,
    splitmix::mix,
};

/// Moves that are drawn before the players begin to think, at least and at most.
const DRAWN: [u64; 2] = [2, 9];
/// No search looks further.
const DEPTH: u32 = 8;

/// Evaluates for one seat with the weights of the training.
struct TrainedEvaluator<'a> {
    weights: &'a Weights,
    seat: Seat,
    ignored_seats: [bool; Seat::MOST],
}

impl Evaluator<Chinese> for TrainedEvaluator<'_> {
    fn evaluate(&self, rules: &Chinese, position: &Position) -> f64 {
        value_with(rules, self.weights, position, self.seat) as f64 / SURE as f64
    }

    fn ignores_seat(&self, seat: Seat) -> bool {
        self.ignored_seats[seat.index()]
    }

    fn considers(&self, _: &Chinese, position: &Position, action: Action) -> bool {
        holochess_players::chinese::heuristics::gain(position, action) >= -1
    }
}

/// A match that is played for training: some moves are drawn, all others are searched for.
pub(super) struct SelfPlay<'a> {
    pub(super) rules: Chinese,
    weights: &'a Weights,
    limits: Limits,
    transpositions: TranspositionTable,
    pub(super) position: Position,
    /// The turns that were had by all together.
    pub(super) turn: usize,
    /// The state of the random numbers.
    lots: u64,
    drawn_first: usize,
    /// Of how many moves one is drawn later on; none with nothing.
    drawn_later: Option<u64>,
}

impl<'a> SelfPlay<'a> {
    /// Before the first move.
    pub(super) fn new(weights: &'a Weights, seats: usize, seed: u64, nodes: u64, drawn_later: Option<u64>) -> Self {
        let rules = Chinese::new(&GameId::Chinese.options(), seats).expect("the usual options are for every table");
        let position = rules.start();
        let mut play = Self {
            rules,
            weights,
            limits: Limits { nodes: Some(nodes), time: None },
            transpositions: TranspositionTable::for_nodes(nodes),
            position,
            turn: 0,
            lots: seed,
            drawn_first: 0,
            drawn_later,
        };
        play.drawn_first = (DRAWN[0] + play.lot(DRAWN[1] - DRAWN[0] + 1)) as usize;
        play
    }

    fn lot(&mut self, below: u64) -> u64 {
        self.lots = mix(self.lots);
        self.lots % below
    }

    /// Whether the players think already.
    pub(super) const fn has_begun(&self) -> bool {
        self.turn >= self.drawn_first
    }

    /// The next turn: an action that is drawn, or one that was looked for.
    pub(super) fn go_on(&mut self, seat: Seat) {
        let is_drawn = !self.has_begun() || self.drawn_later.is_some_and(|moves| self.lot(moves) == 0);
        let action = if is_drawn {
            let place = self.lot(self.rules.count_actions(&self.position).max(1));
            nth_action(&self.rules, &self.position, place)
        } else {
            let ignored_seats = ignored_by(&self.rules, self.weights, OpponentModel::Rival, &self.position, seat);
            let evaluator = TrainedEvaluator { weights: self.weights, seat, ignored_seats };
            let options = SearchOptions::to(DEPTH);
            let (rules, limits) = (&self.rules, &self.limits);
            let mut search =
                Search::new(rules, &evaluator, options, &mut self.transpositions, limits, None).with_root_seat(seat);
            rules.has_action(&self.position).then(|| search.run(&self.position, |_| 0.0).action)
        };
        self.turn += 1;
        self.position = match action {
            Some(action) => self.rules.apply(&self.position, action),
            None => self.rules.pass(&self.position),
        };
    }
}
