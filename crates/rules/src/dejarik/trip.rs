//! The cells that a move passes, step by step: for events and for the view.

use super::{
    exit::{find, is_boosted, victim},
    position::Position,
    ring::on,
};
use crate::{
    circle::{CENTRE, inner, is_outer, outer, ray},
    ids::Cell,
};

/// A legal move in all its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trip {
    /// The move itself, both ends included.
    pub walk: Vec<Cell>,
    /// Every boost: the cell of the landing, the one that is crossed, the next landing.
    pub boosts: Vec<[Cell; 3]>,
    /// The cell of the enemy pawn that is removed at the end.
    pub victim: Option<Cell>,
}

impl Trip {
    /// The steps of a legal move; `None` where no move of the game goes that way.
    pub(super) fn find(position: &Position, from: Cell, to: Cell) -> Option<Self> {
        let plain = |walk: Vec<Cell>| Some(Self { walk, boosts: Vec::new(), victim: None });
        match (ray(from), ray(to)) {
            (None, Some(end)) if is_outer(to) => plain(vec![CENTRE, inner(end), to]),
            (Some(begin), None) if is_outer(from) => plain(vec![from, inner(begin), CENTRE]),
            (Some(begin), Some(end)) if begin == end && from != to => plain(vec![from, to]),
            (Some(begin), Some(end)) if is_outer(from) && !is_outer(to) => Self::of_exit(position, begin, end),
            _ => None,
        }
    }

    fn of_exit(position: &Position, begin: u8, end: u8) -> Option<Self> {
        let exit = find(position, begin, end)?;
        let mut walk = vec![outer(begin), inner(begin), inner(on(begin, exit.way))];
        if on(begin, exit.way) != exit.ray {
            walk.push(inner(exit.ray));
        }
        let (mut boosts, mut ray) = (Vec::new(), exit.ray);
        while is_boosted(position, outer(begin), ray, exit.way) {
            boosts.push([0, 1, 2].map(|steps: i8| inner(on(ray, steps * exit.way))));
            ray = on(ray, 2 * exit.way);
        }
        Some(Self { walk, boosts, victim: victim(position, ray, exit.way) })
    }

    /// All cells in a row.
    pub(super) fn into_path(self) -> Vec<Cell> {
        let mut path = self.walk;
        path.extend(self.boosts.iter().flat_map(|boost| &boost[1..]));
        path
    }
}
