//! Walks (docs/rules/holochess.md, "Move"): a piece walks exactly its movement through empty cells, never entering a cell
//! twice nor the one it started from.
//!
//! Where a walk can end is computed on whole sets of cells; the way that is shown is looked up among all walks of the empty
//! board, which are laid out once.

use std::sync::LazyLock;

use crate::{
    circle::{CELLS, CENTRE, CellSet, RAYS, neighbours, ray},
    ids::Cell,
};

/// The longest movement of the eight.
const LONGEST_WALK: usize = 3;

/// The cells on which a walk of exactly `movement` steps (1 to 3) from a cell can end. The walker's own cell is not free.
///
/// # Panics
/// If the movement is no creature's.
pub fn destinations(from: Cell, movement: u8, free: CellSet) -> CellSet {
    let first = neighbours(from) & free;
    match movement {
        1 => first,
        // The walk's own start is not free, so a second step never goes back.
        2 => first.touched() & free,
        // A third step could go back to where the first one led, so the first steps are followed one by one.
        3 => {
            let mut ends = CellSet::EMPTY;
            for step in first {
                let free = free.without(step);
                ends |= (neighbours(step) & free).touched() & free;
            }
            ends
        }
        _ => unreachable!("every creature walks 1 to 3 cells"),
    }
}

/// The path that is shown for a walk: among the paths through free cells the one with the smallest sum of turning angles, and among
/// equals the first in the board's order of cells. It includes both ends. `None` if no walk ends there.
pub fn shown(from: Cell, to: Cell, movement: u8, free: CellSet) -> Option<&'static [Cell]> {
    all(from, to, movement, free).next()
}

/// All walks through free cells that end there, the one that is shown first.
pub fn all(from: Cell, to: Cell, movement: u8, free: CellSet) -> impl Iterator<Item = &'static [Cell]> {
    let length = usize::from(movement);
    WALKS[from.index()][length - 1]
        .iter()
        .filter(move |walk| walk.cells[length] == to && (walk.entered & !free).is_empty())
        .map(move |walk| &walk.cells[..=length])
}

/// A walk on the empty board.
struct Walk {
    /// Its cells, the start first; what is beyond its length is the centre.
    cells: [Cell; LONGEST_WALK + 1],
    /// The cells that it enters.
    entered: CellSet,
}

/// All walks by start and length, those that turn least first.
static WALKS: LazyLock<[[Vec<Walk>; LONGEST_WALK]; CELLS]> = LazyLock::new(|| {
    std::array::from_fn(|start| {
        let start = Cell(start as u8);
        let mut paths = vec![vec![start]];
        std::array::from_fn(|_| {
            paths = paths.iter().flat_map(|path| extended(path)).collect();
            let mut sorted = paths.clone();
            sorted.sort_by_cached_key(|path| (turns(path), path.clone()));
            sorted.iter().map(|path| laid_out(path)).collect()
        })
    })
});

/// A path with every step that may follow it.
fn extended(path: &[Cell]) -> impl Iterator<Item = Vec<Cell>> {
    let entered: CellSet = path.iter().copied().collect();
    let next = neighbours(path[path.len() - 1]) & !entered;
    next.into_iter().map(move |step| path.iter().copied().chain([step]).collect())
}

fn laid_out(path: &[Cell]) -> Walk {
    let mut cells = [CENTRE; LONGEST_WALK + 1];
    cells[..path.len()].copy_from_slice(path);
    Walk { cells, entered: path[1..].iter().copied().collect() }
}

/// How much a path turns in all, in twelfths of a circle.
fn turns(path: &[Cell]) -> u8 {
    path.windows(3).map(|cells| turn(cells[0], cells[1], cells[2])).sum()
}

/// How much two steps turn: not at all along a ring, along a ray and through the centre to the opposite ray; by a right angle
/// between a ring and a ray; at the centre by what the rays lack to being opposite.
fn turn(from: Cell, through: Cell, to: Cell) -> u8 {
    const RIGHT_ANGLE: u8 = RAYS / 4;
    match (ray(from), ray(through), ray(to)) {
        (Some(from), None, Some(to)) => RAYS / 2 - from.abs_diff(to).min(RAYS - from.abs_diff(to)),
        (Some(first), Some(second), Some(third)) => {
            let along_ring = first != second && second != third;
            if along_ring { 0 } else { RIGHT_ANGLE }
        }
        // From or to the centre: on along the ray, or aside along the inner ring.
        (first, second, third) => {
            let along_ray = first.is_none() && second == third || third.is_none() && first == second;
            if along_ray { 0 } else { RIGHT_ANGLE }
        }
    }
}
