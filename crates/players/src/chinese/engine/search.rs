//! Principal variation search with iterative deepening: a seat and the opponent that it reckons with move in turn.

use std::{cmp::Reverse, ops::ControlFlow};

use super::{
    evaluation::{hole_cost, way_left},
    node::Node,
};
use crate::{
    chinese::distance::TO_TIP_OF,
    engine_memory::{Bound, Transpositions},
    search::{Budget, OutOfBudget},
};
use holochess_rules::{
    Action, Cell, Rules, Seat,
    chinese::{Chinese, Triangle},
    splitmix::mix,
};

/// Two holes of a move, as the table keeps them.
type Holes = [Cell; 2];
/// Where no move is known.
const NO_MOVE: Holes = [Cell(u8::MAX); 2];
/// To have won at once. A win that is so many plies away is worth so much less.
const WIN: i32 = 10_000_000;
/// Values beyond this are proven, one way or the other.
pub(super) const WON: i32 = WIN - 1_000;
const DRAW: i32 = 0;
/// No line is followed further.
const MOST_PLIES: usize = 64;
/// When the cap on turns is at most this many rounds away, their number is part of the key.
const CAP_IN_SIGHT: u16 = 40;
/// The window around the value of the last iteration.
const ASPIRATION: i32 = 400;
/// The most that history can say of a move.
const MOST_HISTORY: i32 = 16_000;
/// The turn itself, in thousandths: half of one.
const TEMPO: i32 = 500;
/// By how much the evaluation may err for every ply that is left.
const MARGIN: i32 = 900;
/// What a move may change beside the holes that it counts.
const HOPED: i32 = 600;
/// How many moves of a node are looked at, by how many plies are left.
const WIDTHS: [usize; 4] = [8, 12, 16, 20];
/// From this place in the order on, a move is looked at another ply less deep.
const LATE: i32 = 8;
/// What having been the best in the last search here counts in the order: more than anything else.
const KNOWN: i32 = 1_000_000;
/// What having refuted another move at this ply counts in the order, beside what a move gains in thousandths of a turn.
const KILLER: i32 = 1_500;
/// The part of the history that counts beside it.
const HISTORY_SHARE: i32 = 16;
/// What tells the sides apart in the key.
const OTHER_SIDE: u64 = mix(u64::MAX);

/// What is to be searched, beside the position.
pub(super) struct Game<'a> {
    pub(super) rules: &'a Chinese,
    /// The seat to move at the root.
    pub(super) seat: Seat,
    /// The opponent that it reckons with; none where all have parted from the seat.
    pub(super) opponent: Option<Seat>,
    /// The others who play.
    pub(super) ignored: Vec<Seat>,
    /// Positions of the match, by hash: no move of the root leads back to one.
    pub(super) seen: &'a [u64],
    /// Tells players apart: evaluations differ by as little as this decides.
    pub(super) seed: u64,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) line: Vec<Action>,
}

/// A move of a node, with its place in the order.
#[derive(Clone, Copy)]
struct Choice {
    order: i32,
    /// How much less the holes cost after it.
    gain: i32,
    action: Action,
}

impl Choice {
    const fn holes(&self) -> Holes {
        match self.action {
            Action::Move { from, to } | Action::Swap { from, to } => [from, to],
            _ => NO_MOVE,
        }
    }

    fn history_index(&self) -> usize {
        let [from, to] = self.holes();
        usize::from(from.0 & 127) << 7 | usize::from(to.0 & 127)
    }
}

pub(super) struct Search<'a> {
    game: Game<'a>,
    budget: Budget,
    table: Transpositions<Holes>,
    /// By ply: moves that refuted others there.
    killers: [[Holes; 2]; MOST_PLIES + 2],
    /// By side and move: how often it refuted.
    history: [Vec<i32>; 2],
    /// Moves of the nodes on the way.
    moves: Vec<Choice>,
    /// The principal variation by ply, the last move first.
    lines: Vec<Vec<Action>>,
}

type Searched = Result<i32, OutOfBudget>;

impl<'a> Search<'a> {
    pub(super) fn new(game: Game<'a>, budget: Budget, nodes: u64) -> Self {
        Self {
            game,
            budget,
            table: Transpositions::for_nodes(nodes, NO_MOVE, WON),
            killers: [[NO_MOVE; 2]; MOST_PLIES + 2],
            history: [vec![0; 1 << 14], vec![0; 1 << 14]],
            moves: Vec::with_capacity(4096),
            lines: vec![Vec::new(); MOST_PLIES + 2],
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// Searches deeper and deeper, until the limits are reached or the outcome is proven. There has to be a move.
    pub(super) fn run(&mut self, root: &Node) -> Found {
        self.list_moves(root, 0, true, NO_MOVE, -1);
        let mut moves = std::mem::take(&mut self.moves);
        let leads_back = |choice: &Choice| {
            self.game.seen.contains(&self.game.rules.hash(&self.game.rules.apply(&root.position, choice.action)))
        };
        if !moves.iter().all(leads_back) {
            moves.retain(|choice| !leads_back(choice));
        }
        if moves.is_empty() {
            self.list_moves(root, 0, true, NO_MOVE, i32::MIN);
            moves = std::mem::take(&mut self.moves);
        }
        moves.sort_by_key(|choice| Reverse(choice.order));
        let mut found = Found { value: DRAW, depth: 0, line: vec![moves[0].action] };
        for depth in 1..MOST_PLIES as i32 / 2 {
            if self.deepen(root, depth, &mut moves, &mut found).is_err() {
                break;
            }
            found.depth = depth;
            // With one move there is nothing to choose; a proven outcome as near as the search is deep is the nearest.
            if moves.len() == 1 || WIN - found.value.abs() <= depth {
                break;
            }
        }
        found
    }

    /// One iteration, in a window around the value of the last one that is widened where the value lies outside.
    fn deepen(&mut self, root: &Node, depth: i32, moves: &mut [Choice], found: &mut Found) -> Result<(), OutOfBudget> {
        let expected = found.value;
        let mut width = if depth > 2 && expected.abs() < WON { ASPIRATION } else { 2 * WIN };
        loop {
            let window = (expected - width, expected + width);
            let value = self.root(root, depth, window, moves, found)?;
            if value > window.0 && value < window.1 {
                found.value = value;
                return Ok(());
            }
            width = if width < 4 * ASPIRATION { 4 * width } else { 2 * WIN };
        }
    }

    /// Searches the moves of the root, and brings the best to the front. What is found so far is kept up to date, so that it can be used
    /// if the limits are reached on the way.
    fn root(
        &mut self,
        root: &Node,
        depth: i32,
        (mut low, high): (i32, i32),
        moves: &mut [Choice],
        found: &mut Found,
    ) -> Searched {
        let mut best = -2 * WIN;
        for index in 0..moves.len() {
            let chosen = moves[index];
            let after = self.after(root, chosen.action, true);
            let value = self.follow(&after, 0, depth, index as i32, (low, high), true)?;
            if value > best {
                best = value;
                if value > low {
                    low = value;
                    self.line_begins(0, chosen.action);
                    *found = Found { value, line: self.lines[0].iter().rev().copied().collect(), ..*found };
                    moves[..=index].rotate_right(1);
                }
            }
            if low >= high {
                break;
            }
        }
        Ok(best)
    }

    /// The line at this ply is this move and the line after it.
    fn line_begins(&mut self, ply: usize, action: Action) {
        let mut line = std::mem::take(&mut self.lines[ply]);
        line.clone_from(&self.lines[ply + 1]);
        line.push(action);
        self.lines[ply] = line;
    }

    /// The value of a node for the side to move: exact inside the window, a bound outside.
    fn value(&mut self, node: &Node, ply: usize, depth: i32, mut low: i32, high: i32, is_own: bool) -> Searched {
        self.budget.spend()?;
        self.lines[ply].clear();
        if let Some(outcome) = self.outcome(node, ply) {
            return Ok(if is_own { outcome } else { -outcome });
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return Ok(self.evaluate(node, is_own));
        }
        let key = self.key(node, is_own);
        let is_exact = high - low > 1;
        let known = self.table.look_up(key, ply);
        if let Some(entry) = known
            && !is_exact
            && i32::from(entry.depth) >= depth
            && let Some(value) = entry.settled(low, high)
        {
            return Ok(value);
        }
        let mut seen = i32::MAX;
        if !is_exact && high.abs() < WON && depth <= 3 {
            seen = self.evaluate(node, is_own);
            if seen - MARGIN * depth >= high {
                return Ok(seen);
            }
        }
        let first = self.moves.len();
        let least = if depth <= 2 { 0 } else { -1 };
        self.list_moves(node, ply, is_own, known.map_or(NO_MOVE, |entry| entry.best), least);
        if self.moves.len() == first {
            self.list_moves(node, ply, is_own, NO_MOVE, i32::MIN);
        }
        if self.moves.len() == first {
            return self.pass(node, ply, depth, low, high, is_own);
        }
        let width = WIDTHS[(depth as usize).min(WIDTHS.len()) - 1];
        let last = self.moves.len().min(first + width);
        let before = low;
        let (mut best, mut best_move) = (-2 * WIN, NO_MOVE);
        for index in first..last {
            self.pick_next(index);
            let chosen = self.moves[index];
            let number = (index - first) as i32;
            if seen != i32::MAX && number > 0 && depth <= 2 {
                let hoped = seen + chosen.gain + HOPED + MARGIN * (depth - 1);
                if hoped <= low {
                    best = best.max(hoped);
                    continue;
                }
            }
            let after = self.after(node, chosen.action, is_own);
            let searched = self.follow(&after, ply, depth, number, (low, high), is_own);
            let value = match searched {
                Ok(value) => value,
                Err(why) => {
                    self.moves.truncate(first);
                    return Err(why);
                }
            };
            if value > best {
                best = value;
                if value > low {
                    (low, best_move) = (value, chosen.holes());
                    self.line_begins(ply, chosen.action);
                }
                if low >= high {
                    self.reward(first, index, ply, depth, is_own);
                    break;
                }
            }
        }
        self.moves.truncate(first);
        let bound = if best >= high {
            Bound::Lower
        } else if best > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store((key, ply), best_move, best, depth, bound);
        Ok(best)
    }

    /// The node after a move of a side.
    fn after(&self, node: &Node, action: Action, is_own: bool) -> Node {
        self.turned(node.after(self.game.rules, action), is_own)
    }

    /// The node with the turn of the side after this one: who is ignored passes.
    #[inline]
    fn turned(&self, mut node: Node, is_own: bool) -> Node {
        let Game { rules, seat, opponent, .. } = &self.game;
        if let Some(next) = if is_own { *opponent } else { Some(*seat) }
            && node.position.mover() != next
            && let Some(turned) = rules.as_turn_of(&node.position, next)
        {
            node.position = turned;
        }
        node
    }

    /// The value of a move for the side that made it, which led to this node: late ones less deep at first.
    fn follow(
        &mut self,
        after: &Node,
        ply: usize,
        depth: i32,
        number: i32,
        (low, high): (i32, i32),
        is_own: bool,
    ) -> Searched {
        if number == 0 {
            return Ok(-self.value(after, ply + 1, depth - 1, -high, -low, !is_own)?);
        }
        let reduced = if depth >= 3 && number >= 3 { 1 + i32::from(number >= LATE) + depth / 8 } else { 0 };
        let mut value =
            -self.value(after, ply + 1, depth - 1 - reduced.min(depth - 2).max(0), -low - 1, -low, !is_own)?;
        if value > low && reduced > 0 {
            value = -self.value(after, ply + 1, depth - 1, -low - 1, -low, !is_own)?;
        }
        if value > low && value < high {
            value = -self.value(after, ply + 1, depth - 1, -high, -low, !is_own)?;
        }
        Ok(value)
    }

    /// The value where a side cannot move, or no player has it.
    fn pass(&mut self, node: &Node, ply: usize, depth: i32, low: i32, high: i32, is_own: bool) -> Searched {
        let rules = self.game.rules;
        let after = if rules.seats() == 2 { node.passed(rules) } else { self.turned(*node, is_own) };
        Ok(-self.value(&after, ply + 1, depth - 1, -high, -low, !is_own)?)
    }

    /// What it has come to for the root's seat, if it has come to anything.
    fn outcome(&self, node: &Node, ply: usize) -> Option<i32> {
        let position = &node.position;
        if !position.plays(self.game.seat) {
            return Some(WIN - ply as i32);
        }
        if self.game.opponent.is_some_and(|opponent| !position.plays(opponent)) {
            return Some(ply as i32 - WIN);
        }
        position.over().map(|_| DRAW)
    }

    /// The evaluation for the side to move.
    pub(super) fn evaluate(&self, node: &Node, is_own: bool) -> i32 {
        let Game { rules, seat, opponent, ignored, seed, .. } = &self.game;
        let turns = |seat: Seat| way_left(rules, node, seat);
        let nearest = opponent.iter().chain(ignored).map(|&other| turns(other)).min().unwrap_or(0);
        let taste = (mix(node.pawns ^ seed) & 15) as i32 - 8;
        let lead = nearest - turns(*seat) + taste;
        TEMPO + if is_own { lead } else { -lead }
    }

    fn key(&self, node: &Node, is_own: bool) -> u64 {
        let key = if is_own { node.pawns } else { node.pawns ^ OTHER_SIDE };
        let left = self.game.rules.rounds_left(&node.position);
        if left <= CAP_IN_SIGHT { mix(key ^ u64::from(left)) } else { key }
    }

    /// Lists the moves of a side that lead at least so many steps nearer.
    fn list_moves(&mut self, node: &Node, ply: usize, is_own: bool, known: Holes, least: i32) {
        let Self { game, killers, history, moves, .. } = self;
        if !is_own && game.opponent.is_none() {
            return;
        }
        let (history, killers) = (&history[usize::from(is_own)], &killers[ply]);
        let position = &node.position;
        let sets = game.rules.sets(position.mover());
        let _ = game.rules.visit_actions(position, |action| {
            if let Action::Move { from, to } | Action::Swap { from, to } = action
                && let Some(&set) = sets.iter().find(|set| sets.len() == 1 || position.pawns(**set).contains(from))
                && steps_gained(set, from, to) >= least
            {
                let gain = hole_cost(set, from) - hole_cost(set, to);
                let mut choice = Choice { order: gain, gain, action };
                choice.order += if [from, to] == known {
                    KNOWN
                } else if killers.contains(&[from, to]) {
                    KILLER
                } else {
                    history[choice.history_index()] / HISTORY_SHARE
                };
                moves.push(choice);
            }
            ControlFlow::Continue(())
        });
    }

    /// Brings the best of the moves that are left to this place: often it is the last that is needed.
    fn pick_next(&mut self, index: usize) {
        let best = (index..self.moves.len()).max_by_key(|&other| (self.moves[other].order, Reverse(other)));
        if let Some(best) = best {
            self.moves.swap(index, best);
        }
    }

    /// A move that was good enough is tried earlier elsewhere, and what was tried before it later.
    fn reward(&mut self, first: usize, index: usize, ply: usize, depth: i32, is_own: bool) {
        let chosen = self.moves[index];
        let killers = &mut self.killers[ply];
        if killers[0] != chosen.holes() {
            *killers = [chosen.holes(), killers[0]];
        }
        let history = &mut self.history[usize::from(is_own)];
        let bonus = (depth * depth * 16).min(1_600);
        let mut change = |choice: &Choice, bonus: i32| {
            let entry = &mut history[choice.history_index()];
            *entry += bonus - *entry * bonus.abs() / MOST_HISTORY;
        };
        change(&chosen, bonus);
        for passed in &self.moves[first..index] {
            change(passed, -bonus);
        }
    }
}

/// How many steps nearer to the far tip of its target a pawn of a set comes.
fn steps_gained(set: Triangle, from: Cell, to: Cell) -> i32 {
    let to_tip = &TO_TIP_OF[set.index()];
    i32::from(to_tip[from.index()]) - i32::from(to_tip[to.index()])
}
