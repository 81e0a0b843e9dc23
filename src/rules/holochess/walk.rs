//! Walks (docs/rules/holochess.md, "Move"): a piece walks exactly its movement through empty cells, never entering a cell
//! twice nor the one it started from.
//!
//! Where a walk can end is computed on whole sets of cells; the way that is shown is looked up among all walks of the empty
//! board, which are laid out once.

use std::sync::LazyLock;

use crate::rules::{
    circle::{CELLS, CENTRE, CellSet, RAYS, is_outer, neighbours, ray},
    ids::Cell,
};

/// The longest movement of the eight.
const LONGEST: usize = 3;

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

/// The walk that is shown: of those through free cells the one that turns least, and among equals the one whose cells come
/// first in the board's order. Both ends are part of it. `None` if no walk ends there.
pub fn shown(from: Cell, to: Cell, movement: u8, free: CellSet) -> Option<&'static [Cell]> {
    WALKS[from.index()][usize::from(movement) - 1]
        .iter()
        .find(|walk| walk.cells[usize::from(movement)] == to && (walk.entered & !free).is_empty())
        .map(|walk| &walk.cells[..=usize::from(movement)])
}

/// A walk on the empty board.
struct Walk {
    /// Its cells, the start first; what is beyond its length is the centre.
    cells: [Cell; LONGEST + 1],
    /// The cells that it enters.
    entered: CellSet,
}

/// All walks by start and length, those that turn least first.
static WALKS: LazyLock<[[Vec<Walk>; LONGEST]; CELLS]> = LazyLock::new(|| {
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
    let mut cells = [CENTRE; LONGEST + 1];
    cells[..path.len()].copy_from_slice(path);
    Walk { cells, entered: path[1..].iter().copied().collect() }
}

/// How often a path changes its direction.
fn turns(path: &[Cell]) -> usize {
    path.windows(3).filter(|cells| !is_straight(cells[0], cells[1], cells[2])).count()
}

/// Whether two steps go on in one direction: along a ring, along a ray, or through the centre to the opposite ray.
fn is_straight(from: Cell, through: Cell, to: Cell) -> bool {
    match (ray(from), ray(through), ray(to)) {
        (Some(from), None, Some(to)) => (from + RAYS / 2 - 1) % RAYS + 1 == to,
        (None, Some(through), Some(to_ray)) => through == to_ray && is_outer(to),
        (Some(from_ray), Some(through), None) => through == from_ray && is_outer(from),
        (Some(first), Some(second), Some(third)) => {
            let step = |a: u8, b: u8| (b + RAYS - a) % RAYS;
            step(first, second) == step(second, third) && step(first, second) != 0
        }
        // The centre is not its own neighbour, and a walk does not come back to it.
        _ => false,
    }
}
