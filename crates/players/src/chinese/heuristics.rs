//! What a search needs to know of Chinese Checkers, and what its levels prefer and overlook.

use super::{
    distance::{TO_TIP_OF, have_parted},
    engine::{self, Decision},
    race::{Race, is_race, race, turns_left},
    static_evaluation::{learned_value, value_of_race, value_with},
    weights::{SHIPPED, TURN, Weights},
};
use crate::{
    Style,
    hint_reason::HintReason,
    search::{CAP_IN_SIGHT, SearchableGame, with_clocks},
    search_player::{EngineQuestion, EvaluationDetail, HeuristicGame, OpponentModel, SolvedAction},
    static_evaluation::{SURE, StaticEvaluation},
};
use holochess_rules::{
    Action, Cell, Rules, Seat,
    chinese::{Chinese, Position},
    star::neighbours,
};

/// Positions of a turn that are kept of the own race, and of those of others, whose length only matters for the value.
const RACE_WIDTH: usize = 200;
const RIVALS_WIDTH: usize = 40;

impl SearchableGame for Chinese {
    fn key(&self, position: &Position) -> u64 {
        let cap = u64::from(CAP_IN_SIGHT.saturating_sub(self.rounds_left(position)));
        let places = (0..self.seats()).map(|seat| u64::from(position.place(Seat::new(seat)).unwrap_or(0)));
        let places = places.fold(0, |word, place| word << 4 | place);
        with_clocks(self.hash(position), places << 8 | cap)
    }

    /// What goes furthest towards the target.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        gain(position, action) * 2_000
    }
}

/// How many steps nearer to the far tip of its target a pawn comes.
pub fn gain(position: &Position, action: Action) -> i32 {
    let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return 0 };
    let Some(set) = position.set_at(from) else { return 0 };
    let to_tip = &TO_TIP_OF[set.index()];
    i32::from(to_tip[from.index()]) - i32::from(to_tip[to.index()])
}

impl HeuristicGame for Chinese {
    fn heuristic_value(&self, detail: EvaluationDetail, position: &Position, seat: Seat) -> f64 {
        let value = match detail {
            EvaluationDetail::Simple => self.static_value(position, seat),
            EvaluationDetail::Full => learned_value(self, position, seat),
        };
        value as f64 / SURE as f64
    }

    /// Steps are seen by everybody; the longer a chain, the sooner it is missed.
    fn difficulty(&self, position: &Position, action: Action) -> u32 {
        match action {
            Action::Move { from, to } if neighbours(from).contains(to) => 0,
            _ => 1 + u32::from(gain(position, action).unsigned_abs() > 2),
        }
    }

    /// Nobody thinks of going back further than a step.
    fn is_sensible(&self, position: &Position, action: Action) -> bool {
        gain(position, action) >= -1
    }

    fn style_score(&self, style: Style, position: &Position, action: Action) -> f64 {
        let (Action::Move { from, .. } | Action::Swap { from, .. }) = action else { return 0.0 };
        let Some(set) = position.set_at(from) else { return 0.0 };
        let to_tip = &TO_TIP_OF[set.index()];
        let left = |hole: Cell| f64::from(to_tip[hole.index()]);
        match style {
            Style::Plain => 0.0,
            // As far forward as it goes.
            Style::Aggressive => f64::from(gain(position, action)) / 8.0,
            // Nobody is left behind.
            Style::Careful => {
                let last = position.pawns(set).into_iter().map(left).fold(0.0, f64::max);
                if last - left(from) < 1.5 { 0.5 } else { 0.0 }
            }
            // Other people's places are better than free ones.
            Style::Trickster => match action {
                Action::Swap { .. } => 1.0,
                _ => f64::from(self.difficulty(position, action)) * 0.2,
            },
        }
    }

    /// Style and noise cost a level the same part of a turn everywhere: the further a seat is ahead or behind, the less a turn changes its
    /// chance, and the smaller they are.
    fn bonus_scale(&self, position: &Position, seat: Seat) -> f64 {
        let chance = self.heuristic_value(EvaluationDetail::Full, position, seat);
        4.0 * chance * (1.0 - chance)
    }

    /// A race, which is run by computing it.
    fn solve(&self, position: &Position, seat: Seat, _: &[u64], _: u64) -> Option<SolvedAction> {
        if !is_race(self, position, seat) {
            return None;
        }
        let Race { moves, mut nodes } = race(self, position, seat, RACE_WIDTH)?;
        let action = *moves.first()?;
        let (mut turns, looked_at) = turns_left(self, position, RIVALS_WIDTH);
        nodes += looked_at;
        turns[seat.index()] = TURN * moves.len() as i64;
        let value = value_of_race(self, position, seat, turns);
        Some(SolvedAction { action, value: value as f64 / SURE as f64, line: vec![action], nodes })
    }

    fn ask_engine(&self, position: &Position, question: EngineQuestion<'_>) -> Option<SolvedAction> {
        let Decision { action, value, line, nodes, .. } = engine::think(self, position, question);
        Some(SolvedAction { action, value, line, nodes })
    }

    fn hint_reasons(&self, position: &Position, action: Action, _: &Position) -> Vec<HintReason> {
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return Vec::new() };
        let Some(set) = position.set_at(from) else { return Vec::new() };
        let mut hint_reasons = Vec::new();
        if matches!(action, Action::Swap { .. }) {
            hint_reasons.push(HintReason::ChangesPlaces);
        }
        if set.target().contains(to) && !set.target().contains(from) {
            hint_reasons.push(HintReason::ComesHome);
        }
        let gain = gain(position, action);
        let left = |hole: Cell| TO_TIP_OF[set.index()][hole.index()];
        if gain > 1 {
            hint_reasons.push(HintReason::Holes(gain.unsigned_abs()));
        }
        if gain > 0 && position.pawns(set).into_iter().all(|pawn| left(pawn) <= left(from)) {
            hint_reasons.push(HintReason::BringsTheLast);
        }
        hint_reasons
    }

    /// A search that considers only the opponent who is nearest to winning does best. Points a seat by which it beats other searches,
    /// 5,000 nodes a decision (`benches/tables.rs`): at three, paranoid search 0.56 ± 0.19, max^n 0.50 ± 0.24, ignoring all opponents
    /// −0.04 ± 0.23; at four, paranoid search 0.43 ± 0.23, ignoring all opponents 0.21 ± 0.18; at six, ignoring all opponents
    /// 0.12 ± 0.19.
    fn ignored_seats(&self, opponent_model: OpponentModel, position: &Position, seat: Seat) -> [bool; Seat::MOST] {
        ignored_by(self, &SHIPPED, opponent_model, position, seat)
    }
}

/// The seats that a search ignores if it goes by these weights.
pub fn ignored_by(
    rules: &Chinese,
    weights: &Weights,
    opponent_model: OpponentModel,
    position: &Position,
    seat: Seat,
) -> [bool; Seat::MOST] {
    let others = || (0..rules.seats()).map(Seat::new).filter(|&other| other != seat && position.plays(other));
    let rival = others().max_by_key(|&other| value_with(rules, weights, position, other));
    let mut ignored_seats = [false; Seat::MOST];
    for other in others() {
        ignored_seats[other.index()] = match opponent_model {
            // In a race nobody can do anything about anybody else.
            _ if have_parted(rules, position, [seat, other]) => true,
            OpponentModel::Everybody => false,
            OpponentModel::Rival => rival != Some(other),
            OpponentModel::Alone => true,
        };
    }
    ignored_seats
}
