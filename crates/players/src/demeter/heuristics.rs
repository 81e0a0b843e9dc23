//! What a search needs to know of Déméter, and what its levels prefer and overlook.

use super::{
    engine::{self, Decision},
    forced_goal::{ForcedGoal, forced_goal},
    static_evaluation::{ahead, material},
};
use crate::{
    Style,
    hint_reason::HintReason,
    search::{CAP_IN_SIGHT, SearchableGame, with_clocks},
    search_player::{EngineQuestion, EvaluationDetail, HeuristicGame, SolvedAction},
    static_evaluation::{SURE, StaticEvaluation},
};
use holochess_rules::{
    Action, Cell, Rules, Seat,
    demeter::{
        Demeter, Position,
        camp::{camp, goals},
    },
    squares::{column, row},
};

/// So many moves of one's own ahead forced goals are found.
pub(super) const FORCED_MOVES: u32 = 4;
/// How many nodes may be spent on that: several times what any position of a match was seen to need, so that every forced goal is
/// found, in a tenth of a second. Tests in `forced_goal.rs` measure it.
pub(super) const NODES_TO_SOLVE: u64 = 4_000_000;

impl SearchableGame for Demeter {
    fn key(&self, position: &Position) -> u64 {
        let cap = CAP_IN_SIGHT.saturating_sub(self.moves_left(position));
        with_clocks(self.hash(position), cap.into())
    }

    /// A goal, then what goes furthest forward.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        if goals(position.side().opponent()).contains(to) {
            return 100_000;
        }
        gain(position, from, to) * 1_000
    }
}

/// How many columns a move of the side to move goes forward.
fn gain(position: &Position, from: Cell, to: Cell) -> i32 {
    let side = position.side();
    i32::from(ahead(side, to)) - i32::from(ahead(side, from))
}

/// How far apart two squares are, diagonals allowed.
fn apart(from: Cell, to: Cell) -> u8 {
    column(from).abs_diff(column(to)).max(row(from).abs_diff(row(to)))
}

/// Whether a move is a slide along a row or a column of the own camp, or at least looks like one.
fn looks_like_a_slide(position: &Position, from: Cell, to: Cell) -> bool {
    let own = camp(position.side());
    own.contains(from) && own.contains(to) && (column(from) == column(to) || row(from) == row(to))
}

impl HeuristicGame for Demeter {
    fn heuristic_value(&self, detail: EvaluationDetail, position: &Position, seat: Seat) -> f64 {
        let value = match detail {
            EvaluationDetail::Simple => material(position, seat),
            EvaluationDetail::Full => self.static_value(position, seat),
        };
        value as f64 / SURE as f64
    }

    /// Slides are seen by everybody, one jump is soon missed, and a chain sooner.
    fn difficulty(&self, position: &Position, action: Action) -> u32 {
        let Action::Move { from, to } = action else { return 0 };
        match apart(from, to) {
            _ if looks_like_a_slide(position, from, to) => 0,
            0..=2 => 1,
            _ => 2,
        }
    }

    fn style_score(&self, style: Style, position: &Position, action: Action) -> f64 {
        let Action::Move { from, to } = action else { return 0.0 };
        let forward = f64::from(gain(position, from, to)) / 6.0;
        match style {
            Style::Plain => 0.0,
            Style::Aggressive => forward,
            // Keeps its pawns at home.
            Style::Careful => {
                let own = camp(position.side());
                f64::from(i8::from(own.contains(to)) - i8::from(!own.contains(to))) * 0.5
            }
            // The longer the chain the better, wherever it leads.
            Style::Trickster if looks_like_a_slide(position, from, to) => 0.0,
            Style::Trickster => f64::from(apart(from, to)) / 6.0,
        }
    }

    /// A forced goal.
    fn solve(&self, position: &Position, _: Seat, seen: &[u64], _: u64) -> Option<SolvedAction> {
        let (found, nodes) = forced_goal(self, position, seen, FORCED_MOVES, NODES_TO_SOLVE);
        let ForcedGoal { action, .. } = found?;
        Some(SolvedAction { action, value: 1.0, line: vec![action], nodes })
    }

    fn ask_engine(&self, position: &Position, question: EngineQuestion<'_>) -> Option<SolvedAction> {
        let Decision { action, value, line, nodes, .. } = engine::think(self, position, question, &engine::SHIPPED);
        Some(SolvedAction { action, value, line, nodes })
    }

    fn hint_reasons(&self, position: &Position, action: Action, after: &Position) -> Vec<HintReason> {
        let Action::Move { from, to } = action else { return Vec::new() };
        let side = position.side();
        let squares = |position: &Position, side: Seat| position.as_seen_by(side).jump_ends().len();
        let opened = squares(after, side).saturating_sub(squares(position, side));
        let shut = squares(position, side.opponent()).saturating_sub(squares(after, side.opponent()));
        let mut hint_reasons = Vec::new();
        if gain(position, from, to) > 1 {
            hint_reasons.push(HintReason::Columns(gain(position, from, to).unsigned_abs()));
        }
        if opened > 1 {
            hint_reasons.push(HintReason::OpensJumps(opened));
        }
        if shut > 1 {
            hint_reasons.push(HintReason::ShutsJumps(shut));
        }
        hint_reasons
    }
}
