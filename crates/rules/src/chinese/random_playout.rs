//! Random playouts: a random pawn takes a random step or hop, and after a hop it hops on or stops, each option equally likely.
//! No other pawn is looked at and no position is copied, so a turn is very cheap.

use std::ops::ControlFlow;

use super::{
    Blocking, Chinese,
    position::Position,
    rows::{Rows, Surroundings},
    seating::Landings,
    triangle::{SET, Triangle},
};
use crate::{
    Action,
    ids::Cell,
    star::{AHEAD, DIRECTION_COUNT, HOLES, HoleSet},
};

/// How many pawns without a move are drawn before all legal actions are computed instead.
const MOST_BLOCKED_DRAWS: u32 = 100;

/// For every set of directions: how many there are, and which is the first, the second and so on.
static COUNTS: [u8; 1 << DIRECTION_COUNT] = {
    let mut table = [0; 1 << DIRECTION_COUNT];
    let mut set = 0;
    while set < table.len() {
        table[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    table
};
static NTH: [[u8; 8]; 1 << DIRECTION_COUNT] = {
    let mut table = [[0; 8]; 1 << DIRECTION_COUNT];
    let mut set = 0;
    while set < table.len() {
        let (mut found, mut direction) = (0, 0);
        while direction < DIRECTION_COUNT {
            if set >> direction & 1 == 1 {
                table[set][found] = direction as u8;
                found += 1;
            }
            direction += 1;
        }
        set += 1;
    }
    table
};

/// A playout in progress: a position that changes in place, and the hole of every pawn. The position's own occupancy is not
/// updated meanwhile.
struct RandomPlayout<'a> {
    rules: &'a Chinese,
    position: Position,
    rows: Rows,
    /// The holes of each set's pawns; meaningless for sets that are not in play.
    pawns: [[Cell; SET]; Triangle::COUNT],
}

/// The move of a pawn: its end, how many steps and hops it took, and whether it swaps with the pawn there.
#[derive(Clone, Copy)]
struct RandomMove {
    to: Cell,
    steps: u32,
    swaps: bool,
}

/// A chain of hops: the pawn's set, the hole where it began and whether that is in the target.
#[derive(Clone, Copy)]
struct Chain {
    set: Triangle,
    from: Cell,
    is_home: bool,
}

impl Chinese {
    /// Plays at random to the end, or until `on_decision` breaks; returns the last position.
    pub(super) fn random_playout(
        &self,
        start: &Position,
        lot: &mut impl FnMut(u64) -> u64,
        mut on_decision: impl FnMut(Action, u32) -> ControlFlow<()>,
    ) -> Position {
        let mut playout = RandomPlayout::new(self, start);
        while playout.position.over().is_none() {
            match playout.turn(lot) {
                Some((action, steps)) => {
                    if on_decision(action, steps).is_break() {
                        break;
                    }
                }
                None => playout.position = self.after_pass(playout.realigned()),
            }
        }
        *playout.realigned()
    }
}

/// The hole in a direction: the neighbour (`hops` 0) or the one behind it (1). It exists in every direction that
/// [`Rows`] offers.
#[inline]
fn ahead(hole: Cell, direction: u8, hops: usize) -> Cell {
    Cell(AHEAD[hole.index()][usize::from(direction)][hops])
}

/// The directions of a set in their order.
fn each(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(first)
    })
}

impl<'a> RandomPlayout<'a> {
    fn new(rules: &'a Chinese, position: &Position) -> Self {
        let mut pawns = [[Cell(0); SET]; Triangle::COUNT];
        for set in Triangle::ALL {
            for (place, hole) in pawns[set.index()].iter_mut().zip(position.pawns(set)) {
                *place = hole;
            }
        }
        let rows = Rows::new(position.all_pawns() | rules.seating.fillers);
        Self { rules, position: *position, rows, pawns }
    }

    /// The position with its occupancy computed again.
    fn realigned(&mut self) -> &Position {
        self.position.realign(self.rules.seating.fillers);
        &self.position
    }

    /// Plays a turn if there is a legal action; every legal action has a chance.
    #[inline]
    fn turn(&mut self, lot: &mut impl FnMut(u64) -> u64) -> Option<(Action, u32)> {
        let sets = self.rules.seating.sets(self.position.mover());
        for _ in 0..MOST_BLOCKED_DRAWS {
            let drawn = lot((SET * sets.len()) as u64) as usize;
            let (set, pawn) = (sets[drawn / SET], drawn % SET);
            let from = self.pawns[set.index()][pawn];
            if let Some(drawn) = self.draw_move(set, from, lot) {
                return Some((self.make_move(set, pawn, drawn), drawn.steps));
            }
        }
        self.turn_from_all_actions(lot)
    }

    /// A step, a chain of hops or a swap; `None` if the pawn cannot move or would end where it may not stay.
    #[inline]
    fn draw_move(&self, set: Triangle, from: Cell, lot: &mut impl FnMut(u64) -> u64) -> Option<RandomMove> {
        let around = self.rows.around(from);
        let landings = self.rules.seating.landings(set, from);
        let mut ways = [around.steps() & landings.steps, around.hops(), 0, 0];
        let mut is_home = false;
        if landings.target_beside | landings.target_behind != 0 {
            is_home = set.target().meets(HoleSet::at(from));
            if is_home {
                ways[0] = around.steps() & landings.target_beside;
                ways[1] &= landings.target_behind;
            }
            [ways[2], ways[3]] = self.swaps(from, around, landings);
        }
        let counts = ways.map(|directions| usize::from(COUNTS[usize::from(directions) % COUNTS.len()]));
        let count = counts[0] + counts[1] + counts[2] + counts[3];
        if count == 0 {
            return None;
        }
        let mut drawn = lot(count as u64) as usize;
        let mut way = 0;
        while drawn >= counts[way] && way < 3 {
            drawn -= counts[way];
            way += 1;
        }
        let direction = NTH[usize::from(ways[way]) % NTH.len()][drawn % 8];
        let to = ahead(from, direction, way % 2);
        if way == 1 {
            self.hop_on(Chain { set, from, is_home }, to, lot)
        } else {
            Some(RandomMove { to, steps: 1, swaps: way > 1 })
        }
    }

    /// The directions in which a pawn can swap with its neighbour, and with the pawn behind that.
    fn swaps(&self, hole: Cell, around: Surroundings, landings: Landings) -> [u8; 2] {
        let mut directions = [around.taken() & landings.target_beside, around.blocked() & landings.target_behind];
        if self.rules.blocking == Blocking::Swap && directions != [0, 0] {
            // Another player's pawn: not an own one and not a filler.
            let seating = self.rules.seating;
            let sets = seating.sets(self.position.mover()).iter();
            let not_others = sets.fold(seating.fillers, |holes, own| holes | self.position.pawns(*own));
            for (distance, directions) in directions.iter_mut().enumerate() {
                let with_others = |&direction: &u8| !HoleSet::at(ahead(hole, direction, distance)).meets(not_others);
                *directions = each(*directions).filter(with_others).fold(0, |bits, direction| bits | 1 << direction);
            }
            directions
        } else {
            [0, 0]
        }
    }

    /// Continues a chain from its first landing until it stops.
    #[inline]
    fn hop_on(&self, chain: Chain, first: Cell, lot: &mut impl FnMut(u64) -> u64) -> Option<RandomMove> {
        let Chain { set, from, is_home } = chain;
        let ends = self.rules.seating.ends(set, is_home);
        let mut open = within(set, is_home) - HoleSet::at(from);
        let (mut hole, mut steps) = (first, 1);
        loop {
            open = open - HoleSet::at(hole);
            let around = self.rows.around(hole);
            let landings = self.rules.seating.landings(set, hole);
            let is_near = landings.target_behind != 0;
            let may_stop = HoleSet::at(hole).meets(ends);
            // Most chains end here, because there is nothing to hop over.
            if around.hops() == 0 && !is_near {
                return may_stop.then_some(RandomMove { to: hole, steps, swaps: false });
            }
            let (mut ways, mut count) = ([(hole, false); DIRECTION_COUNT], 0);
            for to in each(around.hops()).map(|direction| ahead(hole, direction, 1)) {
                if HoleSet::at(to).meets(open) {
                    ways[count] = (to, false);
                    count += 1;
                }
            }
            if is_near {
                let [_, by_a_hop] = self.swaps(hole, around, landings);
                for direction in each(by_a_hop) {
                    ways[count] = (ahead(hole, direction, 1), true);
                    count += 1;
                }
            }
            // Stopping is one more option, where it is allowed.
            let drawn = match count + usize::from(may_stop) {
                0 => return None,
                1 => 0,
                all => lot(all as u64) as usize,
            };
            if drawn == count {
                return Some(RandomMove { to: hole, steps, swaps: false });
            }
            steps += 1;
            let (to, swaps) = ways[drawn];
            if swaps {
                return Some(RandomMove { to, steps, swaps });
            }
            hole = to;
        }
    }

    /// Plays a turn of a player for whom [`MOST_BLOCKED_DRAWS`] random pawns had no move: chooses among all legal actions, if there are
    /// any.
    #[cold]
    fn turn_from_all_actions(&mut self, lot: &mut impl FnMut(u64) -> u64) -> Option<(Action, u32)> {
        let rules = self.rules;
        let (mut actions, mut count) = ([None; HOLES], 0);
        let _ = rules.visit(self.realigned(), |action| {
            actions[count] = Some(action);
            count += 1;
            if count < HOLES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let action = if count == 0 { None } else { actions[lot(count as u64) as usize] }?;
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return None };
        let steps = rules.shown_way(&self.position, action).len() as u32 - 1;
        let set = self.position.set_at(from)?;
        let pawn = self.pawns[set.index()].iter().position(|&hole| hole == from)?;
        self.make_move(set, pawn, RandomMove { to, steps, swaps: matches!(action, Action::Swap { .. }) });
        Some((action, steps))
    }

    /// Carries out a move and ends the turn.
    #[inline]
    fn make_move(&mut self, set: Triangle, pawn: usize, drawn: RandomMove) -> Action {
        let to = drawn.to;
        let from = std::mem::replace(&mut self.pawns[set.index()][pawn], to);
        if drawn.swaps {
            return self.change_places(set, from, to);
        }
        self.position.shift_pawn(set, from, to);
        self.rows.flip(from);
        self.rows.flip(to);
        // A player can only win by a pawn in the target, unless other players' pawns may fill it.
        if set.target().meets(HoleSet::at(to)) || self.rules.blocking == Blocking::Fill {
            self.rules.end_turn(&mut self.position, false);
        } else {
            self.rules.next_turn(&mut self.position);
        }
        Action::Move { from, to }
    }

    /// Swaps two pawns; the mover's is already in the list.
    fn change_places(&mut self, set: Triangle, from: Cell, to: Cell) -> Action {
        if let Some(other) = self.position.set_at(to) {
            for hole in self.pawns[other.index()].iter_mut().filter(|hole| **hole == to) {
                *hole = from;
            }
            self.position.exchange([set, other], from, to);
        }
        self.rules.end_turn(&mut self.position, true);
        Action::Swap { from, to }
    }
}

/// The holes where a pawn may land during its move.
#[inline]
fn within(set: Triangle, is_home: bool) -> HoleSet {
    if is_home { set.target() } else { HoleSet::ALL }
}
