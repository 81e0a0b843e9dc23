//! Races: the armies of two seats have passed each other, and nobody can do anything about anybody else. What is left is to come
//! home in as few turns as possible, which is looked for move by move, keeping the most promising positions of each turn (beam
//! search). Near the end every move is looked at, so that no shorter way is missed.

use std::{collections::HashMap, sync::LazyLock};

use super::{
    distance::{TO_TIP_OF, have_parted},
    weights::{SHIPPED, TURN},
};
use holochess_rules::{
    Action, Cell, Rules, Seat,
    chinese::{Chinese, Position, Triangle},
    star::{HOLES, HoleSet, Occupancy, neighbours, place},
};

/// The most sets of a seat.
const MOST_SETS: usize = 3;

/// No race is longer.
const LONGEST: usize = 120;

/// The way home of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Its moves, one a turn.
    pub moves: Vec<Action>,
    /// Positions looked at.
    pub nodes: u64,
}

/// One seat's pawns on the way.
#[derive(Clone, Copy)]
struct Runner {
    pawns: [HoleSet; MOST_SETS],
    occupancy: Occupancy,
    taken: HoleSet,
    /// Steps to the far tips of all pawns together.
    steps: i32,
}

/// A runner's next position, before it is set up.
#[derive(Clone, Copy)]
struct Stride {
    /// The place of the runner before it among those of its turn.
    runner: u32,
    set: u8,
    from: Cell,
    to: Cell,
    /// How far it is, the less the better.
    score: i32,
    pawns: [HoleSet; MOST_SETS],
}

/// Whether everybody else who plays has passed a seat for good.
pub fn is_race(rules: &Chinese, position: &Position, seat: Seat) -> bool {
    let mut others = (0..rules.seats()).map(Seat::new).filter(|&other| other != seat && position.plays(other));
    others.all(|other| have_parted(rules, position, [seat, other]))
}

/// A way home for a seat, if it were its turn: a short one, and the shortest where that can be proven. `width` positions are kept of every
/// turn. Nothing if none is found.
pub fn race(rules: &Chinese, position: &Position, seat: Seat, width: usize) -> Option<Race> {
    let Race { moves, nodes } = short_race(rules, position, seat, width)?;
    let sets = rules.sets(seat);
    let mut exact = Exact { rules, sets, nodes: 0, too_far: HashMap::new() };
    let is_near = moves.len() <= EXACT;
    let shorter = if is_near { exact.below(&Runner::new(rules, position, sets), moves.len()) } else { None };
    Some(Race { moves: shorter.unwrap_or(moves), nodes: nodes + exact.nodes })
}

/// A short way home for a seat, if it were its turn. `width` positions are kept of every turn. Nothing if none is found.
fn short_race(rules: &Chinese, position: &Position, seat: Seat, width: usize) -> Option<Race> {
    let sets = rules.sets(seat);
    let first = Runner::new(rules, position, sets);
    let mut runners = vec![first];
    // Of every turn, the move that led to each runner and the place of the one before it.
    let mut turns: Vec<Vec<(Action, u32)>> = Vec::new();
    let mut nodes = 0;
    if is_home(sets, &first.pawns) {
        return Some(Race { moves: Vec::new(), nodes });
    }
    while turns.len() < LONGEST {
        let mut strides = Vec::new();
        for (place, runner) in runners.iter().enumerate() {
            stride(rules, sets, runner, place as u32, -1, &mut strides);
        }
        nodes += strides.len() as u64;
        // The same pawns come up in several orders of moves: the first is kept.
        strides.sort_by_key(|stride| (stride.score, stride.pawns));
        strides.dedup_by(|a, b| a.pawns == b.pawns);
        if let Some(&last) = strides.iter().find(|stride| is_home(sets, &stride.pawns)) {
            return Some(Race { moves: moves_to(&turns, &last), nodes });
        }
        strides.truncate(width);
        if strides.is_empty() {
            return None;
        }
        runners = strides.iter().map(|stride| runners[stride.runner as usize].after(sets, stride)).collect();
        turns.push(strides.iter().map(|stride| (stride.action(), stride.runner)).collect());
    }
    None
}

/// A race of at most so many turns may have a shorter way, which is looked for.
const EXACT: usize = 9;
/// At most so many positions are looked at for it.
const EXACT_NODES: u64 = 8_000;

/// Looks at every way home of so many turns, but for those that a bound rules out ([`fewest_turns`]).
struct Exact<'a> {
    rules: &'a Chinese,
    sets: &'a [Triangle],
    nodes: u64,
    /// Pawns that do not come home in so many turns.
    too_far: HashMap<[HoleSet; MOST_SETS], usize>,
}

impl Exact<'_> {
    /// The shortest way in fewer turns than `turns`, if there is one.
    fn below(&mut self, runner: &Runner, turns: usize) -> Option<Vec<Action>> {
        let fewest = self.fewest_turns(&runner.pawns);
        (fewest..turns).find_map(|turns| self.home_in(runner, turns)).map(|mut moves| {
            moves.reverse();
            moves
        })
    }

    fn fewest_turns(&self, pawns: &[HoleSet; MOST_SETS]) -> usize {
        self.sets.iter().zip(pawns).map(|(&set, &pawns)| fewest_turns(set, pawns)).sum()
    }

    /// The moves of a way home in so many turns, the last one first.
    fn home_in(&mut self, runner: &Runner, turns: usize) -> Option<Vec<Action>> {
        if is_home(self.sets, &runner.pawns) {
            return Some(Vec::new());
        }
        if self.fewest_turns(&runner.pawns) > turns
            || self.nodes >= EXACT_NODES
            || self.too_far.get(&runner.pawns).is_some_and(|&known| known >= turns)
        {
            return None;
        }
        self.nodes += 1;
        let mut strides = Vec::new();
        stride(self.rules, self.sets, runner, 0, i32::MIN, &mut strides);
        strides.sort_by_key(|stride| stride.score);
        let found = strides.iter().find_map(|stride| {
            let mut moves = self.home_in(&runner.after(self.sets, stride), turns - 1)?;
            moves.push(stride.action());
            Some(moves)
        });
        if found.is_none() && self.nodes < EXACT_NODES {
            self.too_far.insert(runner.pawns, turns);
        }
        found
    }
}

/// A lower bound of the turns in which the pawns of a set come home. Every pawn outside needs one. A chain keeps a pawn on holes of the
/// same class ([`CLASS`]), so each pawn too many of a class needs a step, which is a turn of its own unless it leads into the target.
fn fewest_turns(set: Triangle, pawns: HoleSet) -> usize {
    let outside = pawns - set.target();
    let mut surplus = [0_i32; CLASSES];
    for pawn in pawns {
        surplus[CLASS[pawn.index()]] += 1;
    }
    for hole in set.target() {
        surplus[CLASS[hole.index()]] -= 1;
    }
    let steps: i32 = surplus.into_iter().map(|pawns| pawns.max(0)).sum();
    let beside = outside.into_iter().filter(|&pawn| neighbours(pawn).meets(set.target())).count();
    outside.len() as usize + (steps as usize).saturating_sub(beside)
}

/// How many classes of holes there are.
const CLASSES: usize = 4;
/// By hole: its class. A hop leads two holes along an axis, to a hole of the same class; a step always to another.
static CLASS: LazyLock<[usize; HOLES]> = LazyLock::new(|| {
    std::array::from_fn(|hole| {
        let (east, north) = place(Cell(hole as u8));
        let falling = (east - north) >> 1;
        usize::from(falling & 1 != 0) << 1 | usize::from(north & 1 != 0)
    })
});

/// The moves that led to a stride, the first one first.
fn moves_to(turns: &[Vec<(Action, u32)>], last: &Stride) -> Vec<Action> {
    let (mut moves, mut place) = (vec![last.action()], last.runner);
    for turn in turns.iter().rev() {
        let (action, before) = turn[place as usize];
        moves.push(action);
        place = before;
    }
    moves.reverse();
    moves
}

fn is_home(sets: &[Triangle], pawns: &[HoleSet; MOST_SETS]) -> bool {
    sets.iter().zip(pawns).all(|(set, pawns)| pawns.is_within(set.target()))
}

/// Steps to the far tip of the target, all pawns of a set together.
fn steps_of(set: Triangle, pawns: HoleSet) -> i32 {
    pawns.into_iter().map(|pawn| i32::from(TO_TIP_OF[set.index()][pawn.index()])).sum()
}

/// Everything that one move can lead to which brings a pawn at least so many steps nearer.
fn stride(rules: &Chinese, sets: &[Triangle], runner: &Runner, place: u32, least: i32, strides: &mut Vec<Stride>) {
    for (index, &set) in sets.iter().enumerate() {
        let to_tip = &TO_TIP_OF[set.index()];
        for from in runner.pawns[index] {
            for to in rules.destinations(&runner.occupancy, runner.taken, set, from) {
                let gain = i32::from(to_tip[from.index()]) - i32::from(to_tip[to.index()]);
                if gain < least {
                    continue;
                }
                let mut pawns = runner.pawns;
                pawns[index] = pawns[index].moved(from, to);
                let steps = runner.steps - gain;
                let score =
                    STEP * steps + sets.iter().zip(&pawns).map(|(&set, &pawns)| straggling(set, pawns)).sum::<i32>();
                strides.push(Stride { runner: place, set: index as u8, from, to, score, pawns });
            }
        }
    }
}

/// What a step counts in a score, a pawn that is not home, and a step of the last pawn.
const STEP: i32 = 4;
const OUTSIDE: i32 = 6;
const LAST: i32 = 3;

/// What pawns that are not home count besides their steps.
fn straggling(set: Triangle, pawns: HoleSet) -> i32 {
    let outside = pawns - set.target();
    let to_tip = &TO_TIP_OF[set.index()];
    let last = outside.into_iter().map(|pawn| i32::from(to_tip[pawn.index()])).max().unwrap_or(0);
    OUTSIDE * outside.len() as i32 + LAST * last
}

impl Runner {
    /// The pawns of these sets in a position.
    fn new(rules: &Chinese, position: &Position, sets: &[Triangle]) -> Self {
        let mut pawns = [HoleSet::EMPTY; MOST_SETS];
        for (pawns, &set) in pawns.iter_mut().zip(sets) {
            *pawns = position.pawns(set);
        }
        let taken = position.all_pawns() | rules.fillers();
        let steps = sets.iter().map(|&set| steps_of(set, position.pawns(set))).sum();
        Self { pawns, occupancy: *position.occupancy(), taken, steps }
    }

    fn after(&self, sets: &[Triangle], stride: &Stride) -> Self {
        let mut after = *self;
        let Stride { from, to, pawns, .. } = *stride;
        after.pawns = pawns;
        after.occupancy.flip(from);
        after.occupancy.flip(to);
        after.taken = after.taken.moved(from, to);
        let to_tip = &TO_TIP_OF[sets[usize::from(stride.set)].index()];
        after.steps -= i32::from(to_tip[from.index()]) - i32::from(to_tip[to.index()]);
        after
    }
}

impl Stride {
    const fn action(&self) -> Action {
        Action::Move { from: self.from, to: self.to }
    }
}

/// The turns that everybody who plays still needs, by seat, in thousandths: those of a race where a seat has passed all others, else
/// what the weights say.
pub fn turns_left(rules: &Chinese, position: &Position, width: usize) -> ([i64; Seat::MOST], u64) {
    let (mut turns, mut nodes) = ([0; Seat::MOST], 0);
    for seat in (0..rules.seats()).map(Seat::new).filter(|&seat| position.plays(seat)) {
        let race = if is_race(rules, position, seat) { short_race(rules, position, seat, width) } else { None };
        turns[seat.index()] = match race {
            Some(race) => {
                nodes += race.nodes;
                TURN * race.moves.len() as i64
            }
            None => rules.sets(seat).iter().map(|&set| SHIPPED.turns(position, set)).sum(),
        };
    }
    (turns, nodes)
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, ops::ControlFlow};

    use super::*;
    use holochess_rules::{GameId, star::STEPS};

    #[test]
    fn hops_keep_the_class_of_a_hole_and_steps_change_it() {
        for from in (0..HOLES as u8).map(Cell) {
            for to in neighbours(from) {
                assert_ne!(CLASS[from.index()], CLASS[to.index()], "{from:?} {to:?}");
                let behind = neighbours(to).into_iter().filter(|hole| STEPS[from.index()][hole.index()] == 2);
                let (east, north) = place(from);
                let (beside, above) = place(to);
                for hole in behind.filter(|&hole| place(hole) == (2 * beside - east, 2 * above - north)) {
                    assert_eq!(CLASS[from.index()], CLASS[hole.index()], "{from:?} {hole:?}");
                }
            }
        }
    }

    /// How many turns a seat needs if all ways are looked at, without any bound.
    fn turns_by_all_ways(rules: &Chinese, position: &Position) -> usize {
        let seat = position.mover();
        let (mut turns, mut reached, mut edge) = (0, HashSet::new(), vec![*position]);
        while edge.iter().all(|position| position.plays(seat)) {
            let mut next = Vec::new();
            for position in &edge {
                let _ = rules.visit_actions(position, |action| {
                    let after = rules.apply(position, action);
                    if reached.insert(after.pawns(rules.sets(seat)[0])) {
                        next.push(rules.as_turn_of(&after, seat).unwrap_or(after));
                    }
                    ControlFlow::Continue(())
                });
            }
            (turns, edge) = (turns + 1, next);
        }
        turns
    }

    #[test]
    fn the_shortest_way_home_is_found_where_it_is_short() {
        let rules = Chinese::new(&GameId::Chinese.options(), 2).expect("two play");
        for line in [
            "m5 m6 n1 n2 n3 o1 o2 o3 p1 p2 / e5 e6 d1 d2 d3 c1 c2 c3 b1 b2 1",
            "m4 n1 n2 n3 n4 o1 o2 o3 p1 q1 / a1 b1 b2 c1 c2 c3 d1 d2 d3 e5 1",
            "l6 l7 n1 n2 n3 o1 o3 p1 p2 q1 / a1 b1 b2 c1 c2 c3 d1 d2 d3 e5 1",
        ] {
            let position = rules.read_position(line).expect("it is a position");
            let turns = turns_by_all_ways(&rules, &position);
            let found = race(&rules, &position, Seat::FIRST, 200).expect("there is a way");
            assert_eq!(found.moves.len(), turns, "{line}: {found:?}");
            assert!(fewest_turns(Triangle::S, position.pawns(Triangle::S)) <= turns, "{line}");
        }
    }
}
