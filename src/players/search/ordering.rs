//! Which action to look at first: what was best before, what promises most, what has cut off elsewhere.

use crate::rules::Action;

/// Marks of actions that settled a node, by the action alone. A mark fades when others are made.
#[derive(Debug)]
pub(super) struct MoveOrdering {
    scores: Vec<i32>,
}

/// More than there are pairs of cells on any board; where there are few cells, no two actions share a mark.
const SCORES: usize = 1 << 14;
/// A mark never outweighs what an action promises by itself for certain.
const MOST: i32 = 1 << 14;

impl MoveOrdering {
    pub(super) fn new() -> Self {
        Self { scores: vec![0; SCORES] }
    }

    fn slot(action: Action) -> usize {
        let (kind, from, to) = match action {
            Action::Move { from, to } => (0, from.index(), to.index()),
            Action::Attack { from, to } => (1, from.index(), to.index()),
            Action::Push { to } => (2, 0, to.index()),
            Action::Swap { from, to } => (3, from.index(), to.index()),
            Action::Place { piece, to } => (4, piece.index(), to.index()),
            Action::Pass | Action::Resign | Action::Draw => (5, 0, 0),
        };
        (kind * 3_000 + from * 121 + to) % SCORES
    }

    /// How good an action has been elsewhere.
    pub(super) fn score(&self, action: Action) -> i32 {
        self.scores[Self::slot(action)]
    }

    /// This action has settled a node of this depth.
    pub(super) fn reward(&mut self, action: Action, depth: u32) {
        let reward = (depth * depth + 1).min(64) as i32 * 16;
        let score = &mut self.scores[Self::slot(action)];
        *score += reward - *score * reward / MOST;
    }
}
