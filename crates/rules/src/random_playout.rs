//! Random play, for tests and benchmarks of any game.

use std::ops::ControlFlow;

use super::{
    action::Action,
    rules::{NodeKind, Rules, by_weight, nth_action},
};

/// Plays random actions from a position to the end of the match, or until `on_decision` breaks, and returns the last position.
///
/// Every legal action is equally likely; outcomes of chance are drawn by their weights. `lot(n)` draws a number below n.
/// `on_decision` is called after each decision. Repetitions are not detected: random play keeps no history, and every game has a
/// move limit.
pub fn random_playout<R: Rules>(
    rules: &R,
    start: &R::Position,
    lot: &mut impl FnMut(u64) -> u64,
    mut on_decision: impl FnMut(Action) -> ControlFlow<()>,
) -> R::Position {
    let mut position = start.clone();
    loop {
        position = match rules.node_kind(&position) {
            NodeKind::Decision(_) => match random_action(rules, &position, lot) {
                Some(action) => {
                    let after = rules.apply(&position, action);
                    if on_decision(action).is_break() {
                        return after;
                    }
                    after
                }
                None => rules.pass(&position),
            },
            NodeKind::Chance | NodeKind::Showdown => rules.resolve(&position, by_weight(rules, &position, lot)),
            NodeKind::Over => return position,
        };
    }
}

/// A legal action, if there is one, each as likely as the others.
fn random_action<R: Rules>(rules: &R, position: &R::Position, lot: &mut impl FnMut(u64) -> u64) -> Option<Action> {
    let count = rules.count_actions(position);
    let place = (count > 0).then(|| lot(count))?;
    nth_action(rules, position, place)
}
