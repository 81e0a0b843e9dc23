//! The distance of a set from its target: the fewest steps after which every pawn is in a hole of the target, each in a
//! different one, on a board without other pieces.
//!
//! Which pawn takes which hole is an assignment problem, solved pawn by pawn with shortest augmenting paths (the Hungarian
//! method).

use crate::star::{HoleSet, STEPS};

/// A distance longer than any path.
const FAR: i32 = i32::MAX / 4;

/// The fewest steps that bring all of these pawns into the holes of `target`, which has at least as many.
pub(super) fn steps_left(pawns: HoleSet, target: HoleSet) -> u16 {
    let holes: Vec<usize> = target.into_iter().map(super::super::ids::Cell::index).collect();
    let pawns: Vec<usize> = pawns.into_iter().map(super::super::ids::Cell::index).collect();
    let cost = |pawn: usize, hole: usize| i32::from(STEPS[pawns[pawn]][holes[hole]]);
    // Prices (dual variables) of pawns and holes: no path is shorter than the sum of both, and assigned ones are exactly as
    // long.
    let (mut of_pawn, mut of_hole) = (vec![0; pawns.len()], vec![0; holes.len()]);
    // The pawn assigned to each hole.
    let mut taken: Vec<Option<usize>> = vec![None; holes.len()];
    for pawn in 0..pawns.len() {
        let mut slack = vec![FAR; holes.len()];
        let mut came_by: Vec<Option<usize>> = vec![None; holes.len()];
        let mut seen = vec![false; holes.len()];
        let (mut at, mut looking) = (None, Some(pawn));
        while let Some(here) = looking {
            if let Some(hole) = at {
                seen[hole] = true;
            }
            let mut nearest: Option<usize> = None;
            for hole in (0..holes.len()).filter(|&hole| !seen[hole]) {
                let more = cost(here, hole) - of_pawn[here] - of_hole[hole];
                if more < slack[hole] {
                    (slack[hole], came_by[hole]) = (more, at);
                }
                if nearest.is_none_or(|best| slack[hole] < slack[best]) {
                    nearest = Some(hole);
                }
            }
            let Some(nearest) = nearest else { break };
            let step = slack[nearest];
            of_pawn[pawn] += step;
            for hole in 0..holes.len() {
                if seen[hole] {
                    of_hole[hole] -= step;
                    if let Some(other) = taken[hole] {
                        of_pawn[other] += step;
                    }
                } else {
                    slack[hole] -= step;
                }
            }
            (at, looking) = (Some(nearest), taken[nearest]);
        }
        // Back along the augmenting path, every pawn takes the hole before it.
        while let Some(hole) = at {
            at = came_by[hole];
            taken[hole] = at.map_or(Some(pawn), |before| taken[before]);
        }
    }
    let ways = (0..holes.len()).filter_map(|hole| Some(cost(taken[hole]?, hole)));
    ways.sum::<i32>() as u16
}
