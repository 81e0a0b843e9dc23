//! Move ordering by the history heuristic: actions that caused cutoffs elsewhere are searched earlier.

use holochess_rules::Action;

/// History scores by action, independent of the position. Each reward moves a score towards [`MOST`].
#[derive(Debug)]
pub(super) struct MoveOrdering {
    scores: Vec<i32>,
}

/// The number of score slots: more than pairs of cells on any board. On small boards no two actions share a slot.
const SCORES: usize = 1 << 14;
/// The upper limit of a history score, so that it never outweighs the static ordering score of a certain gain.
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

    /// The history score of an action, 0 to [`MOST`].
    pub(super) fn score(&self, action: Action) -> i32 {
        self.scores[Self::slot(action)]
    }

    /// Rewards an action that caused a cutoff at a node with this remaining depth.
    pub(super) fn reward(&mut self, action: Action, depth: u32) {
        let reward = (depth * depth + 1).min(64) as i32 * 16;
        let score = &mut self.scores[Self::slot(action)];
        *score += reward - *score * reward / MOST;
    }
}
