//! What the evaluation of Chinese Checkers looks at: where the pawns of a set stand, how far behind the last one is, and what
//! they can hop over.

use std::sync::LazyLock;

use super::distance::{TO_TIP_OF, off_the_line};
use holochess_rules::{
    Cell,
    chinese::{Position, Triangle},
    star::{AHEAD, DIRECTION_COUNT, Directions, HOLES, neighbours},
};

/// The longest way to the far tip, and so the number of features of the last pawn less one.
const LONGEST: usize = 16;

/// How many pawns have no other pawn beside them.
const LONELY: usize = 0;
/// How many hops lead forwards.
const FORWARD_HOPS: usize = 1;
/// How many steps forwards are free.
const FORWARD_STEPS: usize = 2;
/// Where the features of the last pawn begin, by its distance from the far tip.
const LAST: usize = 3;
/// Where the features of the pawns' holes begin.
const HOLE: usize = LAST + LONGEST + 1;

/// The kinds of holes: how far from the far tip, and how far off the line between the tips. Mirrored holes are of one kind.
static KINDS: LazyLock<Vec<(u8, u8)>> = LazyLock::new(|| {
    let mut kinds: Vec<_> = (0..HOLES).map(|hole| kind(Triangle::S, Cell(hole as u8))).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
});

fn kind(set: Triangle, hole: Cell) -> (u8, u8) {
    (TO_TIP_OF[set.index()][hole.index()], off_the_line(set, hole))
}

/// By set and hole: what is looked up of a pawn there.
static VIEWS: LazyLock<[[View; HOLES]; Triangle::COUNT]> = LazyLock::new(|| {
    Triangle::ALL.map(|set| {
        let to_tip = &TO_TIP_OF[set.index()];
        std::array::from_fn(|hole| {
            let is_forward = |next: &Cell| to_tip[next.index()] < to_tip[hole];
            let index = KINDS.iter().position(|&known| known == kind(set, Cell(hole as u8)));
            View {
                feature: (HOLE + index.expect("the sets lie alike on the board")) as u8,
                to_tip: to_tip[hole],
                forwards: directions(Cell(hole as u8), is_forward),
                neighbours: neighbours(Cell(hole as u8)).len() as u8,
            }
        })
    })
});

/// The directions of the neighbours of a hole for which something holds.
fn directions(hole: Cell, holds: impl Fn(&Cell) -> bool) -> Directions {
    let led = |direction: &usize| {
        let next = Cell(AHEAD[hole.index()][*direction][0]);
        next.index() < HOLES && holds(&next)
    };
    Directions::from_indices((0..DIRECTION_COUNT).filter(led))
}

#[derive(Clone, Copy)]
struct View {
    feature: u8,
    to_tip: u8,
    forwards: Directions,
    neighbours: u8,
}

/// How many features there are.
pub fn count() -> usize {
    HOLE + KINDS.len()
}

/// The features of the last pawn, the nearest first.
pub const fn last() -> std::ops::Range<usize> {
    LAST..HOLE
}

/// The names of the features, as the file of weights has them.
pub fn names() -> Vec<String> {
    let single = ["lonely", "forward-hops", "forward-steps"].map(str::to_owned);
    let last = (0..=LONGEST).map(|distance| format!("last.{distance}"));
    let holes = KINDS.iter().map(|(to_tip, aside)| format!("hole.{to_tip}.{aside}"));
    single.into_iter().chain(last).chain(holes).collect()
}

/// What features are worth before anything is learned, in turns: a turn brings a pawn four steps nearer, and nobody should stay
/// behind.
pub fn first_guess() -> Vec<f64> {
    let mut guess = vec![0.0; count()];
    for (distance, worth) in guess[LAST..HOLE].iter_mut().enumerate() {
        *worth = 0.1 * distance as f64;
    }
    for (&(to_tip, aside), worth) in KINDS.iter().zip(&mut guess[HOLE..]) {
        let (to_tip, aside) = (f64::from(to_tip), f64::from(aside));
        *worth = 0.13 * to_tip + 0.006 * to_tip * to_tip + 0.02 * aside;
    }
    guess
}

/// Pairs of features of which the first has to cost more than the second: a hole, and one that is a step nearer to the far tip; and the
/// last pawn, a step further behind or not.
pub fn ascents() -> Vec<[usize; 2]> {
    let (to_tip, views) = (&TO_TIP_OF[Triangle::S.index()], &VIEWS[Triangle::S.index()]);
    let feature = |hole: Cell| usize::from(views[hole.index()].feature);
    let of_holes = (0..HOLES as u8).map(Cell).flat_map(|hole| {
        let nearer = neighbours(hole).into_iter().filter(move |next| to_tip[next.index()] < to_tip[hole.index()]);
        nearer.map(move |next| [feature(hole), feature(next)])
    });
    let of_last = last().skip(1).map(|further| [further, further - 1]);
    let mut ascents: Vec<_> = of_holes.chain(of_last).collect();
    ascents.sort_unstable();
    ascents.dedup();
    ascents
}

/// The feature of a pawn of a set in a hole.
pub fn of_hole(set: Triangle, hole: Cell) -> usize {
    usize::from(VIEWS[set.index()][hole.index()].feature)
}

/// What the pawns of a set have together, beside the holes where they stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Formation {
    /// How far the last pawn is from the far tip.
    pub last: u8,
    /// How many pawns have no other pawn beside them.
    pub lonely: u32,
    /// How many hops lead forwards.
    pub hops: u32,
    /// How many steps forwards are free.
    pub steps: u32,
}

impl Formation {
    /// Of a set in a position.
    pub fn from_position(position: &Position, set: Triangle) -> Self {
        let (occupancy, views) = (position.occupancy(), &VIEWS[set.index()]);
        let mut formation = Self::default();
        for pawn in position.pawns(set) {
            let (around, view) = (occupancy.around(pawn), views[pawn.index()]);
            formation.last = formation.last.max(view.to_tip);
            formation.lonely += u32::from(around.steps().len() == u32::from(view.neighbours));
            formation.hops += (around.hops() & view.forwards).len();
            formation.steps += (around.steps() & view.forwards).len();
        }
        formation
    }

    /// Tells its features, each with how often it is there.
    pub fn visit(self, mut tell: impl FnMut(usize, u32)) {
        tell(LONELY, self.lonely);
        tell(FORWARD_HOPS, self.hops);
        tell(FORWARD_STEPS, self.steps);
        tell(LAST + usize::from(self.last), 1);
    }
}

/// Tells the features of a set, each with how often it is there. A feature may come up several times.
pub fn visit(position: &Position, set: Triangle, mut tell: impl FnMut(usize, u32)) {
    for pawn in position.pawns(set) {
        tell(of_hole(set, pawn), 1);
    }
    Formation::from_position(position, set).visit(tell);
}
