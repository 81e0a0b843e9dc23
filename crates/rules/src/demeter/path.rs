//! The squares that a move passes (docs/rules/demeter.md), for events and for the view.

use super::{
    jump::{all_shown, shown},
    legal::View,
    position::Position,
    slide::{slides, straight},
};
use crate::ids::Cell;

/// The squares that a legal move passes, both ends included, and whether it jumps: a slide where one leads there, else the
/// shortest chain. Empty for other moves.
pub(super) fn shown_path(position: &Position, from: Cell, to: Cell) -> (Vec<Cell>, bool) {
    let View { pawns, taken } = View::from_position(position);
    if slides(position.side(), from, taken).contains(to) {
        return (straight(from, to), false);
    }
    (shown(position.side(), from, to, pawns, !taken), true)
}

/// Every path of a legal move: the slide, if one leads there, and the shortest chains.
pub(super) fn all_paths(position: &Position, from: Cell, to: Cell) -> Vec<Vec<Cell>> {
    let View { pawns, taken } = View::from_position(position);
    let slide = slides(position.side(), from, taken).contains(to).then(|| straight(from, to));
    slide.into_iter().chain(all_shown(position.side(), from, to, pawns, !taken)).collect()
}
