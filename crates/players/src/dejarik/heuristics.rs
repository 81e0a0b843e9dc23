//! What a search needs to know of Dejarik, and what its levels prefer and overlook.

use std::ops::ControlFlow;

use super::static_evaluation::balance;
use crate::{
    Style,
    hint_reason::HintReason,
    search::{CAP_IN_SIGHT, SearchableGame, with_clocks},
    search_player::{EvaluationDetail, HeuristicGame},
    static_evaluation::{SURE, StaticEvaluation},
};
use holochess_rules::{
    Action, Cell, Rules, Seat,
    circle::{CENTRE, CellSet, RAYS, inner, is_outer, ray},
    dejarik::{Dejarik, Position},
};

impl SearchableGame for Dejarik {
    fn key(&self, position: &Position) -> u64 {
        let cap = CAP_IN_SIGHT.saturating_sub(self.moves_left(position));
        // The first moves by Groï's rules have to be straight.
        let straight = u16::from(!self.exits_diagonally(position)) * (1 + position.moves());
        with_clocks(self.hash(position), u64::from(straight) << 16 | u64::from(cap))
    }

    /// Captures, then neighbours on the inner ring.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        let captures = i32::from(self.removed_by(position, action).is_some());
        captures * 8_000 + beside(position, from, to) * 1_000
    }
}

/// How many companions stand within two cells of an inner cell along its ring, the nearer ones twice.
fn beside(position: &Position, from: Cell, to: Cell) -> i32 {
    let (Some(there), false) = (ray(to), is_outer(to)) else { return 0 };
    let own = position.camp(position.side()).without(from);
    [(1, 2), (RAYS - 1, 2), (2, 1), (RAYS - 2, 1)]
        .into_iter()
        .map(|(away, weight)| if own.contains(inner((there - 1 + away) % RAYS + 1)) { weight } else { 0 })
        .sum()
}

/// How many rays a move goes along the ring.
fn rays_along(from: Cell, to: Cell) -> u8 {
    match (ray(from), ray(to)) {
        (Some(from), Some(to)) => {
            let way = (to + RAYS - from) % RAYS;
            way.min(RAYS - way)
        }
        _ => 0,
    }
}

impl HeuristicGame for Dejarik {
    fn heuristic_value(&self, detail: EvaluationDetail, position: &Position, seat: Seat) -> f64 {
        let value = match detail {
            EvaluationDetail::Simple => {
                let value = balance(position, position.side(), 0);
                if seat == position.side() { value } else { SURE - value }
            }
            EvaluationDetail::Full => self.static_value(position, seat),
        };
        value as f64 / SURE as f64
    }

    /// The further a move goes along the ring, the easier it is missed; what it removes draws the eye.
    fn difficulty(&self, position: &Position, action: Action) -> u32 {
        let Action::Move { from, to } = action else { return 0 };
        let along = u32::from(rays_along(from, to).min(2));
        along.saturating_sub(u32::from(self.removed_by(position, action).is_some()))
    }

    fn style_score(&self, style: Style, position: &Position, action: Action) -> f64 {
        let Action::Move { from, to } = action else { return 0.0 };
        let goes_out = is_outer(from) && !is_outer(to);
        match style {
            Style::Plain => 0.0,
            // Takes, and goes where something can be taken.
            Style::Aggressive if self.removed_by(position, action).is_some() => 1.0,
            Style::Aggressive => f64::from(u8::from(goes_out)) * 0.3,
            // Goes home, and comes out only next to another pawn.
            Style::Careful if is_outer(to) => 0.5,
            Style::Careful => f64::from(beside(position, from, to)) * 0.2 - 0.5,
            // Likes the middle, and the long way round.
            Style::Trickster if to == CENTRE => 1.0,
            Style::Trickster => f64::from(rays_along(from, to)) * 0.15,
        }
    }

    fn hint_reasons(&self, position: &Position, action: Action, after: &Position) -> Vec<HintReason> {
        let Action::Move { from, to } = action else { return Vec::new() };
        let mut hint_reasons = Vec::new();
        if self.removed_by(position, action).is_some() {
            hint_reasons.push(HintReason::Takes);
        }
        let (before, now) = (open_to_capture(self, &self.pass(position)), open_to_capture(self, after));
        if now.len() < before.len() {
            hint_reasons.push(HintReason::Saves);
        }
        let row = row_with(after, position.side(), to);
        if row > row_with(position, position.side(), from) && row > 1 {
            hint_reasons.push(HintReason::Joins(row));
        }
        if to == CENTRE {
            hint_reasons.push(HintReason::TakesCentre);
        }
        if !now.is_empty() {
            hint_reasons.push(HintReason::LeavesOpen);
        }
        hint_reasons
    }
}

/// The pawns that the side to move can remove at once.
fn open_to_capture(rules: &Dejarik, position: &Position) -> CellSet {
    let mut open = CellSet::EMPTY;
    let _ = rules.visit_actions(position, |action| {
        open = rules.removed_by(position, action).map_or(open, |cell| open.with(cell));
        ControlFlow::Continue(())
    });
    open
}

/// How many pawns of a side stand next to each other with the one on this cell, on the inner ring.
fn row_with(position: &Position, side: Seat, cell: Cell) -> u32 {
    let (Some(begin), false) = (ray(cell), is_outer(cell)) else { return 0 };
    let camp = position.camp(side);
    let along = |step: u16| {
        let beside = |away: &u16| inner(((u16::from(begin) - 1 + away * step) % u16::from(RAYS)) as u8 + 1);
        (1..u16::from(RAYS)).take_while(|away| camp.contains(beside(away))).count() as u32
    };
    u32::from(camp.contains(cell)) * (1 + along(1) + along(u16::from(RAYS) - 1)).min(camp.len())
}
