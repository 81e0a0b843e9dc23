//! Lines on the inner ring, and what a move earns (docs/rules/dejarik.md, "End and points").

use super::{
    ring::{Ring, on},
    rule_set::RuleSet,
};
use crate::{
    circle::{CellSet, RAYS, inner},
    ids::Cell,
};

/// What two enemy pawns removed earn.
pub const CAPTURE_POINTS: u8 = 2;
/// The pawns of a side at the start.
pub const PAWNS: u32 = 4;
/// The pawns of a side that has lost two.
pub const PAWNS_AFTER_CAPTURES: u32 = PAWNS - 2;
/// The most that a game earns; resigning earns the opponent as much.
pub const MOST_POINTS: u8 = 3;

/// The rays at which a run of this number of adjacent pawns of a camp begins, counter-clockwise.
const fn begins(inner_ring: Ring, length: i8) -> Ring {
    let mut all = inner_ring;
    let mut step = 1;
    while step < length {
        all = all.and(inner_ring.seen_from(step));
        step += 1;
    }
    all
}

/// The line that scores for a camp, if it has one: what it earns, and where it begins.
fn line(rules: &RuleSet, camp: CellSet) -> Option<(u8, u8, u8)> {
    let ring = Ring::inner(camp);
    let threes = begins(ring, 3);
    // Nearly every position stops here.
    let first_three = threes.first()?;
    if let Some(first) = begins(ring, 4).first() {
        return Some((3, first, 4));
    }
    (rules.three_of_four_score || camp.len() < PAWNS).then_some((1, first_three, 3))
}

/// What a camp's line earns; 0 without one.
pub(super) fn line_points(rules: &RuleSet, camp: CellSet) -> u8 {
    line(rules, camp).map_or(0, |(points, ..)| points)
}

/// The cells of the line that scores for a camp.
pub(super) fn line_cells(rules: &RuleSet, camp: CellSet) -> Vec<Cell> {
    line(rules, camp)
        .map_or_else(Vec::new, |(_, first, length)| (0..length).map(|step| inner(on(first, step as i8))).collect())
}

/// The pawns of a camp that stand next to each other on the inner ring, two or more: lines in the making and finished ones,
/// counter-clockwise.
pub(super) fn runs(camp: CellSet) -> impl Iterator<Item = Vec<Cell>> {
    let has = move |ray: u8| camp.contains(inner(ray));
    (1..=RAYS).filter(move |&ray| has(ray) && !has(on(ray, -1))).filter_map(move |first| {
        let run: Vec<Cell> =
            (0..PAWNS as i8).map(|step| on(first, step)).take_while(|&ray| has(ray)).map(inner).collect();
        (run.len() > 1).then_some(run)
    })
}

impl RuleSet {
    /// What a camp's line earns; 0 for a camp without one.
    pub fn line_points(&self, camp: CellSet) -> u8 {
        line_points(self, camp)
    }
}
