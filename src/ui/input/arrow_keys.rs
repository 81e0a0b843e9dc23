//! Arrow keys on the board: each goes to the neighbour in its direction on the screen, wherever the camera stands.

use bevy::math::Vec2;

use holochess_rules::{Board, Cell};

/// A neighbour whose direction fits worse than the best one's by up to this much (cosine) is still taken if it lies
/// closer to the line of the walk. On a star, two neighbours lie left and right of straight ahead.
const ALIKE: f32 = 0.15;

/// The cell that an arrow key leads to. `seen` is the place of each cell on the screen (y grows downwards), `towards`
/// the arrow's direction there. A neighbour within 60° of it is taken; of several that fit about as well, the one
/// closest to the straight line through the cell where walking in this direction `began`. Without such a neighbour, the
/// closest cell in that direction.
pub fn step(board: &Board, seen: &[Vec2], from: Cell, towards: Vec2, began: Option<Cell>) -> Option<Cell> {
    let here = *seen.get(from.index())?;
    let bearing = |cell: &Cell| -> Option<(f32, f32)> {
        let way = *seen.get(cell.index())? - here;
        let length = way.length();
        (length > 1e-3 && length.is_finite()).then(|| (way.dot(towards) / length, length))
    };
    let line = began.and_then(|cell| seen.get(cell.index()).copied()).unwrap_or(here);
    let aside = |cell: &Cell| (seen[cell.index()] - line).perp_dot(towards).abs();
    let neighbours: Vec<(Cell, f32)> = board
        .neighbours(from)
        .iter()
        .filter_map(|cell| bearing(cell).map(|(cosine, _)| (*cell, cosine)))
        .filter(|(_, cosine)| *cosine >= 0.5)
        .collect();
    let best = neighbours.iter().map(|(_, cosine)| *cosine).fold(0.0, f32::max);
    let fitting = neighbours.into_iter().filter(|(_, cosine)| *cosine >= best - ALIKE);
    if let Some((cell, _)) = fitting.min_by(|(a, _), (b, _)| aside(a).total_cmp(&aside(b))) {
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

/// The cell of the list after `now` (with `back`, before it), wrapping around; the first one if `now` is not in the
/// list.
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

/// The cells from left to right as they are seen.
pub fn left_to_right(mut cells: Vec<Cell>, seen: &[Vec2]) -> Vec<Cell> {
    let place = |cell: &Cell| seen.get(cell.index()).map_or(0.0, |at| at.x);
    cells.sort_by(|a, b| place(a).total_cmp(&place(b)));
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::{Transform, Vec3};
    use holochess_rules::{GameId, Setup, new_table};
    use holochess_view::boards;
    use std::f32::consts::TAU;

    const ARROWS: [Vec2; 4] = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y];

    /// The boards of all games, without repeats.
    fn all_boards() -> Vec<&'static Board> {
        let mut boards: Vec<&'static Board> = Vec::new();
        for game in GameId::ALL {
            let setup = Setup { game, options: game.options(), players: 2, position: None };
            let board = new_table(&setup, &mut || 0).expect("a match can begin").0.board();
            if !boards.iter().any(|known| known.shape == board.shape) {
                boards.push(board);
            }
        }
        boards
    }

    /// The board seen from this elevation, rotated by `turn` about its middle, in points of the screen.
    fn seen(board: &Board, turn: f32, elevation: f32) -> Vec<Vec2> {
        let (side, up) = (elevation.cos(), elevation.sin());
        let eye = 4.0 * Vec3::new(side * turn.sin(), up, side * turn.cos());
        let into_view = Transform::from_translation(eye).looking_at(Vec3::ZERO, Vec3::Y).to_matrix().inverse();
        let point = |cell| {
            let at = into_view.transform_point3(boards::cell_centre(board.shape, cell));
            1000.0 * Vec2::new(at.x, -at.y) / -at.z
        };
        board.cells().map(point).collect()
    }

    /// Every board from all around, from flat to steep: from every seat, and from other angles.
    fn views() -> impl Iterator<Item = (&'static Board, Vec<Vec2>, String)> {
        let turns = (0..24).flat_map(|step| [0.0, 0.05].map(|more| TAU * step as f32 / 24.0 + more));
        let views = turns.flat_map(|turn| [0.29, 0.54, 0.67, 1.32].map(|elevation| (turn, elevation)));
        let views: Vec<(f32, f32)> = views.collect();
        all_boards().into_iter().flat_map(move |board| {
            views.clone().into_iter().map(move |(turn, elevation)| {
                (board, seen(board, turn, elevation), format!("{:?} turned by {turn}, {elevation} high", board.shape))
            })
        })
    }

    #[test]
    fn an_arrow_leads_to_a_cell_in_its_direction() {
        for (board, seen, what) in views() {
            for from in board.cells() {
                for towards in ARROWS {
                    if let Some(to) = step(board, &seen, from, towards, None) {
                        assert!((seen[to.index()] - seen[from.index()]).dot(towards) > 0.0, "{what}");
                    }
                }
            }
        }
    }

    #[test]
    fn arrows_reach_every_cell_of_every_board_however_the_camera_is_turned() {
        for (board, seen, what) in views() {
            let mut reached = vec![Cell((board.len() / 2) as u8)];
            let mut next = 0;
            while let Some(from) = reached.get(next).copied() {
                for towards in ARROWS {
                    if let Some(to) = step(board, &seen, from, towards, None).filter(|to| !reached.contains(to)) {
                        reached.push(to);
                    }
                }
                next += 1;
            }
            assert_eq!(reached.len(), board.len(), "{what}");
        }
    }

    #[test]
    fn a_walk_straight_ahead_keeps_to_its_line() {
        let star = all_boards().into_iter().find(|board| board.len() == 121).expect("one game has a star");
        let seen = seen(star, 0.0, 0.7);
        let tip = star.cell("a1").expect("it is on the board");
        let mut at = tip;
        for _ in 0..16 {
            at = step(star, &seen, at, Vec2::NEG_Y, Some(tip)).expect("there is more ahead");
        }
        assert_eq!(star.name(at), "q1", "from the near tip to the far one");
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
