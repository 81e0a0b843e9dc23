//! How the arrow keys walk over the board: to the neighbour that lies that way on the screen, however the camera is turned.

use bevy::math::Vec2;

use crate::rules::{Board, Cell};

/// The cell that an arrow leads to. `seen` is where each cell is on the screen (y grows downwards), `towards` the arrow's
/// direction there. A neighbour within 60° wins; failing that, whatever lies nearest in that direction.
pub fn step(board: &Board, seen: &[Vec2], from: Cell, towards: Vec2) -> Option<Cell> {
    let here = *seen.get(from.index())?;
    let bearing = |cell: &Cell| -> Option<(f32, f32)> {
        let way = *seen.get(cell.index())? - here;
        let length = way.length();
        (length > 1e-3).then(|| (way.dot(towards) / length, length))
    };
    let neighbour = board
        .neighbours(from)
        .iter()
        .filter_map(|cell| bearing(cell).map(|(cosine, _)| (*cell, cosine)))
        .filter(|(_, cosine)| *cosine >= 0.5)
        .max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((cell, _)) = neighbour {
        return Some(cell);
    }
    board
        .cells()
        .filter(|cell| *cell != from)
        .filter_map(|cell| bearing(&cell).map(|(cosine, length)| (cell, cosine, length)))
        .filter(|(_, cosine, _)| *cosine >= 0.35)
        .min_by(|a, b| (a.2 / a.1).total_cmp(&(b.2 / b.1)))
        .map(|(cell, _, _)| cell)
}

/// The next of these cells after `now`, around; the first if `now` is not one of them. Backwards where `back`.
pub fn cycle(cells: &[Cell], now: Option<Cell>, back: bool) -> Option<Cell> {
    let count = cells.len();
    if count == 0 {
        return None;
    }
    let place = now.and_then(|now| cells.iter().position(|cell| *cell == now));
    let next = match (place, back) {
        (None, false) => 0,
        (None, true) => count - 1,
        (Some(place), false) => (place + 1) % count,
        (Some(place), true) => (place + count - 1) % count,
    };
    Some(cells[next])
}

/// The cells in the order in which a person reads them: from left to right as they are seen.
pub fn left_to_right(mut cells: Vec<Cell>, seen: &[Vec2]) -> Vec<Cell> {
    let place = |cell: &Cell| seen.get(cell.index()).map_or(0.0, |at| at.x);
    cells.sort_by(|a, b| place(a).total_cmp(&place(b)));
    cells
}
