//! Moves of Dejarik forwards and backwards, on camps as bits: what the solver spends its time with. The rules themselves are in
//! `rules::dejarik`; tests compare every move with theirs, and `solve --check` every state.

use super::camp::{
    CENTRE, Camp, LongRing, RAYS, each, inner, inner_ring, others, outer, outer_ring, ray_at, seen_from,
};
use holochess_rules::{
    circle::CellSet,
    dejarik::{CAPTURE_POINTS, PAWNS_AFTER_CAPTURES, RuleSet},
};

/// A state seen from the side to move. Moves made and repetitions are no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    /// The pawns of the side to move.
    pub own: Camp,
    /// The pawns of the other side.
    pub other: Camp,
}

impl State {
    /// The same pawns with the other side to move.
    #[must_use]
    pub const fn passed(self) -> Self {
        Self { own: self.other, other: self.own }
    }
}

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveResult {
    /// The game is over: points for the side that moved, negative where the other side scores.
    Over(i8),
    /// The other side is to move in this state.
    Goes(State),
}

/// What a line of a camp earns; 0 for a camp without one.
pub fn line_points(rules: &RuleSet, camp: Camp) -> u8 {
    rules.line_points(CellSet::from_bits(camp))
}

/// Whether the game goes on with this camp on the board: it has no line that scores.
pub fn is_live(rules: &RuleSet, camp: Camp) -> bool {
    line_points(rules, camp) == 0
}

/// What a move leads to that leaves these camps: the mover's first. Points as `rules::dejarik` counts them: the mover's before
/// the other side's, and the highest of what there is.
pub fn result_of(rules: &RuleSet, mover: Camp, other: Camp) -> MoveResult {
    let captures = if other.count_ones() <= PAWNS_AFTER_CAPTURES { CAPTURE_POINTS } else { 0 };
    let points = line_points(rules, mover).max(captures);
    if points > 0 {
        return MoveResult::Over(points as i8);
    }
    match line_points(rules, other) {
        0 => MoveResult::Goes(State { own: other, other: mover }),
        points => MoveResult::Over(-(points as i8)),
    }
}

/// How many moves the side to move has.
pub fn count_moves(State { own, other }: State) -> u32 {
    let taken = own | other;
    let (free_inner, free_outer) = (others(inner_ring(taken)), others(outer_ring(taken)));
    let straight = outer_ring(own) & free_inner;
    let home = inner_ring(own) & free_outer;
    let centre = if taken & CENTRE == 0 { straight } else { reverse_dejarik(own, free_inner, free_outer) };
    let ways = [1, -1].map(|way| {
        let diagonal = straight & seen_from(free_inner, way);
        let double = diagonal & seen_from(free_inner, 2 * way) & seen_from(free_outer, way);
        u64::from(diagonal) | u64::from(double) << RAYS
    });
    // All sets of twelve side by side are counted at once.
    let single = u64::from(straight) | u64::from(home) << RAYS | u64::from(centre) << (2 * RAYS);
    (single | ways[0] << (3 * RAYS)).count_ones() + ways[1].count_ones()
}

/// The rays to which a pawn on the centre can go.
const fn reverse_dejarik(own: Camp, free_inner: u32, free_outer: u32) -> u32 {
    if own & CENTRE == 0 { 0 } else { free_inner & free_outer }
}

/// Whether the side to move has a move.
pub fn can_move(State { own, other }: State) -> bool {
    let taken = own | other;
    let (free_inner, free_outer) = (others(inner_ring(taken)), others(outer_ring(taken)));
    // A pawn that can exit at all can exit straight.
    outer_ring(own) & free_inner | inner_ring(own) & free_outer | reverse_dejarik(own, free_inner, free_outer) != 0
}

/// Shows the camps after every move: the mover's, then the other side's.
pub fn visit_moves(State { own, other }: State, mut visit: impl FnMut(Camp, Camp)) {
    let taken = own | other;
    let (free_inner, free_outer) = (others(inner_ring(taken)), others(outer_ring(taken)));
    // Reverse dejarik, home.
    each(reverse_dejarik(own, free_inner, free_outer)).for_each(|ray| visit(own ^ CENTRE ^ outer(ray), other));
    each(inner_ring(own) & free_outer).for_each(|ray| visit(own ^ inner(ray) ^ outer(ray), other));
    let exits = Exits::new(own, other);
    for ray in each(outer_ring(own) & free_inner) {
        let without = own ^ outer(ray);
        if taken & CENTRE == 0 {
            visit(without ^ CENTRE, other);
        }
        visit(without ^ inner(ray), other);
        let from = LongRing::MIDDLE + ray;
        for up in [true, false] {
            let beside = along(from, 1, up);
            if !exits.free_inner.has(beside) {
                continue;
            }
            let mut land = |place| {
                let (end, captured) = exits.land(place, up);
                visit(without ^ inner(ray_at(end)), other & !captured);
            };
            land(beside);
            let beyond = along(from, 2, up);
            if exits.free_outer.has(beside) && exits.free_inner.has(beyond) {
                land(beyond);
            }
        }
    }
}

/// The place this number of steps away, up or down.
const fn along(place: u32, steps: u32, up: bool) -> u32 {
    if up { place + steps } else { place - steps }
}

/// What a pawn meets that exits.
struct Exits {
    free_inner: LongRing,
    free_outer: LongRing,
    own_outer: LongRing,
    enemies: LongRing,
}

impl Exits {
    fn new(own: Camp, other: Camp) -> Self {
        let taken = own | other;
        Self {
            free_inner: LongRing::from_ring(others(inner_ring(taken))),
            free_outer: LongRing::from_ring(others(outer_ring(taken))),
            own_outer: LongRing::from_ring(outer_ring(own)),
            enemies: LongRing::from_ring(inner_ring(other)),
        }
    }

    /// Where an exit ends that lands here, every boost made, and the pawn that is removed there. A pawn is carried on eight rays
    /// at most, so it never meets the cell that it came from.
    fn land(&self, mut place: u32, up: bool) -> (u32, Camp) {
        loop {
            let next = along(place, 1, up);
            if self.enemies.has(next) {
                return (place, inner(ray_at(next)));
            }
            let landing = along(place, 2, up);
            if !(self.own_outer.has(place) && self.free_inner.has(next) && self.free_inner.has(landing)) {
                return (place, 0);
            }
            place = landing;
        }
    }
}

/// Shows every state from which one move, or a forced pass, leads to this one, each as often as there are such moves. What is
/// shown may have a line that scores already; those are for the caller to leave out. `with_captures`: also those with one pawn
/// more on the side that is to move here.
pub fn visit_predecessors(state: State, with_captures: bool, mut visit: impl FnMut(State)) {
    // The mover of the step that is taken back is the side that is not to move here.
    let State { own: other, other: mover } = state;
    let taken = mover | other;
    let (free_inner, free_outer) = (others(inner_ring(taken)), others(outer_ring(taken)));
    if mover & CENTRE != 0 {
        each(free_inner & free_outer).for_each(|ray| visit(State { own: mover ^ CENTRE ^ outer(ray), other }));
    }
    for ray in each(outer_ring(mover) & free_inner) {
        let without = mover ^ outer(ray);
        // Reverse dejarik taken back, then home.
        if taken & CENTRE == 0 {
            visit(State { own: without ^ CENTRE, other });
        }
        visit(State { own: without ^ inner(ray), other });
    }
    let free_outer_long = LongRing::from_ring(free_outer);
    let own_outer = LongRing::from_ring(outer_ring(mover));
    for ray in each(inner_ring(mover)) {
        let without = mover ^ inner(ray);
        if free_outer >> ray & 1 == 1 {
            visit(State { own: without ^ outer(ray), other });
        }
        // As the rings were while this pawn was on its way.
        let free = LongRing::from_ring(free_inner | 1 << ray);
        let end = LongRing::MIDDLE + ray;
        for up in [true, false] {
            let next = along(end, 1, up);
            if inner_ring(other) >> ray_at(next) & 1 == 1 {
                // The exit would have removed that pawn.
                continue;
            }
            let next_is_free = free.has(next);
            let ends_here = !(own_outer.has(end) && next_is_free && free.has(along(end, 2, up)));
            let captures = with_captures && next_is_free;
            if !ends_here && !captures {
                continue;
            }
            let mut begins = |from: u32| {
                let own = without ^ outer(ray_at(from));
                if ends_here {
                    visit(State { own, other });
                }
                if captures {
                    visit(State { own, other: other | inner(ray_at(next)) });
                }
            };
            let mut landing = end;
            loop {
                let beside = along(landing, 1, !up);
                if free.has(beside) {
                    if free_outer_long.has(beside) {
                        begins(beside);
                    }
                    let beyond = along(landing, 2, !up);
                    if free_outer_long.has(beside) && free.has(beyond) && free_outer_long.has(beyond) {
                        begins(beyond);
                    }
                }
                // One boost earlier: at most as many as the mover has companions, three.
                let earlier = along(landing, 2, !up);
                if !(own_outer.has(earlier) && free.has(earlier) && free.has(beside)) {
                    break;
                }
                landing = earlier;
            }
        }
    }
    let before = state.passed();
    if !can_move(before) {
        visit(before);
    }
}
