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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{GameId, Setup, Shape, new_table},
        view::boards,
    };
    use std::f32::consts::TAU;

    fn board() -> &'static Board {
        let setup = Setup { game: GameId::Holochess, options: GameId::Holochess.options(), players: 2, position: None };
        new_table(&setup, &mut || 0).expect("a match can begin").0.board()
    }

    /// The board as seen from above by a camera that is turned by so much.
    fn seen(turn: f32) -> Vec<Vec2> {
        let turned = Vec2::from_angle(turn);
        board()
            .cells()
            .map(|cell| {
                let at = boards::cell_centre(Shape::Circle, cell);
                turned.rotate(Vec2::new(at.x, at.z))
            })
            .collect()
    }

    #[test]
    fn an_arrow_leads_to_a_cell_in_its_direction() {
        for step_of_turn in 0..12 {
            let seen = seen(TAU * step_of_turn as f32 / 12.0 + 0.1);
            for from in board().cells() {
                for towards in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                    if let Some(to) = step(board(), &seen, from, towards) {
                        assert!((seen[to.index()] - seen[from.index()]).dot(towards) > 0.0);
                    }
                }
            }
        }
    }

    #[test]
    fn arrows_reach_every_cell_however_the_camera_is_turned() {
        for step_of_turn in 0..12 {
            let seen = seen(TAU * step_of_turn as f32 / 12.0 + 0.1);
            let mut reached = vec![Cell(14)];
            let mut next = 0;
            while let Some(from) = reached.get(next).copied() {
                for towards in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                    if let Some(to) = step(board(), &seen, from, towards).filter(|to| !reached.contains(to)) {
                        reached.push(to);
                    }
                }
                next += 1;
            }
            assert_eq!(reached.len(), board().len(), "turned by {step_of_turn} twelfths");
        }
    }

    #[test]
    fn tab_goes_around_and_back() {
        let cells = [Cell(3), Cell(5), Cell(9)];
        assert_eq!(cycle(&cells, None, false), Some(Cell(3)));
        assert_eq!(cycle(&cells, Some(Cell(9)), false), Some(Cell(3)));
        assert_eq!(cycle(&cells, Some(Cell(3)), true), Some(Cell(9)));
        assert_eq!(cycle(&cells, Some(Cell(4)), false), Some(Cell(3)));
        assert_eq!(cycle(&[], None, false), None);
    }
}
