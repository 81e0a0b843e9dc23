//! An engine for Déméter: principal variation search over bitboards, with an evaluation that is learned.
//!
//! A value is in thousandths of log-odds for the side to move; [`think`] gives it as a chance to win. The same position, past,
//! seed and nodes give the same decision on every machine.

mod board;
mod evaluation;
mod search;

pub use evaluation::{FEATURES, SHIPPED, Weights, features, names};

use self::{
    board::Board,
    search::{Game, PROVEN},
};
use crate::{logistic::logistic, search::Budget, search_player::EngineQuestion};
use holochess_rules::{
    Action, Rules,
    demeter::{Demeter, Position},
};

/// Log-odds of 1 in an engine's values.
pub const UNIT: f64 = 1_000.0;

/// What the engine decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The best action.
    pub action: Action,
    /// The chance to win with it; 0 and 1 are proven.
    pub value: f64,
    /// How it goes on, the action first.
    pub line: Vec<Action>,
    /// Positions looked at.
    pub nodes: u64,
    /// The depth of the last complete iteration, in plies.
    pub depth: u32,
}

/// Decides in a position with a choice.
pub fn think(rules: &Demeter, position: &Position, question: EngineQuestion<'_>, weights: &Weights) -> Decision {
    let EngineQuestion { seen, seed, limits, stop } = question;
    let side = position.side();
    let game = Game {
        side,
        seen,
        counts_repetitions: rules.counts_repetitions(),
        plies_left: u32::from(rules.moves_left(position)),
        seed,
    };
    let nodes = limits.nodes.unwrap_or(u64::MAX);
    let mut search = search::Search::new(weights, game, Budget::new(&limits, stop), nodes);
    let found = search.run(Board::from_position(position), 64);
    let mut seat = side;
    let line = found.line.iter().map(|chosen| {
        let action = chosen.action(seat);
        seat = seat.opponent();
        action
    });
    let value = if found.value.abs() > PROVEN {
        f64::from(u8::from(found.value > 0))
    } else {
        logistic(f64::from(found.value) / UNIT)
    };
    Decision {
        action: found.best.action(side),
        value,
        line: line.collect(),
        nodes: search.nodes(),
        depth: found.depth as u32,
    }
}
