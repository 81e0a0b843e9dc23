//! Principal variation search with iterative deepening.

use std::cmp::Reverse;

use super::{
    board::{Board, GOALS, Move},
    evaluation::{Weights, evaluate},
};
use crate::{
    engine_memory::{Bound, Transpositions},
    search::{Budget, OutOfBudget},
};
use holochess_rules::{Seat, splitmix::mix, squares::column};

/// A goal at once. One that is so many plies away is worth so much less.
pub(super) const GOAL: i32 = 30_000;
/// Values beyond this are proven, one way or the other.
pub(super) const PROVEN: i32 = GOAL - 1_000;
const DRAW: i32 = 0;
/// No line is followed further.
const MOST_PLIES: usize = 96;
/// When the move cap is at most this many plies away, their number is part of the key.
const CAP_IN_SIGHT: u32 = 40;
/// The window around the value of the last iteration.
const ASPIRATION: i32 = 200;
/// By how much the evaluation may err for every ply that is left, where nothing threatens.
const MARGIN: i32 = 350;
/// The most that history can say of a move.
const MOST_HISTORY: i32 = 16_000;

/// What a column forwards counts beside it.
const FORWARDS: i32 = 64;

/// What is to be searched, beside the board.
pub(super) struct Game<'a> {
    /// The side to move at the root.
    pub(super) side: Seat,
    /// Positions of the match, by hash, if repetitions count.
    pub(super) seen: &'a [u64],
    /// Whether the third occurrence of a position is a draw.
    pub(super) counts_repetitions: bool,
    /// Plies to the move cap.
    pub(super) plies_left: u32,
    /// Tells players apart: evaluations differ by as little as this decides.
    pub(super) seed: u64,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) best: Move,
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) line: Vec<Move>,
}

pub(super) struct Search<'a> {
    weights: &'a Weights,
    game: Game<'a>,
    budget: Budget,
    table: Transpositions<Move>,
    /// Positions that have been on the board twice.
    twice: Vec<u64>,
    /// Positions on the way from the root.
    path: [u64; MOST_PLIES + 1],
    /// By ply: moves that refuted others there.
    killers: [[Move; 2]; MOST_PLIES + 1],
    /// By side and move: how often it refuted.
    history: [Vec<i32>; 2],
    /// Moves of the nodes on the way, with their places in the order.
    moves: Vec<(i32, Move)>,
    /// The principal variation by ply, with its length.
    line: Vec<[Move; MOST_PLIES + 1]>,
    line_length: [usize; MOST_PLIES + 1],
}

type Searched = Result<i32, OutOfBudget>;

impl<'a> Search<'a> {
    pub(super) fn new(weights: &'a Weights, game: Game<'a>, budget: Budget, nodes: u64) -> Self {
        let mut sorted = game.seen.to_vec();
        sorted.sort_unstable();
        let mut twice: Vec<u64> = sorted.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
        twice.dedup();
        Self {
            weights,
            game,
            budget,
            table: Transpositions::for_nodes(nodes, Move::NONE, PROVEN),
            twice,
            path: [0; MOST_PLIES + 1],
            killers: [[Move::NONE; 2]; MOST_PLIES + 1],
            history: [vec![0; 4096], vec![0; 4096]],
            moves: Vec::with_capacity(4096),
            line: vec![[Move::NONE; MOST_PLIES + 1]; MOST_PLIES + 1],
            line_length: [0; MOST_PLIES + 1],
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// Searches deeper and deeper, until the limits are reached or the outcome is proven. There has to be a move.
    pub(super) fn run(&mut self, board: Board, deepest: i32) -> Found {
        if let Some(best) = board.winning_move(board.reach()) {
            return Found { best, value: GOAL - 1, depth: 1, line: vec![best] };
        }
        let mut moves = Vec::new();
        board.visit_moves(board.answers(board.turned().reach()), |chosen| moves.push(chosen));
        if moves.is_empty() {
            // Nothing answers the threat.
            board.visit_moves(u64::MAX, |chosen| moves.push(chosen));
        }
        let mut found = Found { best: moves[0], value: DRAW, depth: 0, line: vec![moves[0]] };
        for depth in 1..=deepest.min(MOST_PLIES as i32 / 2) {
            if self.deepen(board, depth, &mut moves, &mut found).is_err() {
                break;
            }
            found.depth = depth;
            // With one move there is nothing to choose; a proven outcome as near as the search is deep is the nearest.
            if moves.len() == 1 || GOAL - found.value.abs() <= depth {
                break;
            }
        }
        found
    }

    /// One iteration, in a window around the value of the last one that is widened where the value lies outside.
    fn deepen(&mut self, board: Board, depth: i32, moves: &mut [Move], found: &mut Found) -> Result<(), OutOfBudget> {
        let expected = found.value;
        let mut width = if depth > 3 && expected.abs() < PROVEN { ASPIRATION } else { 2 * GOAL };
        loop {
            let window = (expected - width, expected + width);
            let value = self.root(board, depth, window, moves, found)?;
            if value > window.0 && value < window.1 {
                found.value = value;
                return Ok(());
            }
            width = if width < 4 * ASPIRATION { 4 * width } else { 2 * GOAL };
        }
    }

    /// Searches the moves of the root, and brings the best to the front. What is found so far is kept up to date, so that it can be used
    /// if the limits are reached on the way.
    fn root(
        &mut self,
        board: Board,
        depth: i32,
        (mut low, high): (i32, i32),
        moves: &mut [Move],
        found: &mut Found,
    ) -> Searched {
        self.path[0] = board.hash(self.game.side);
        let mut best = -GOAL;
        for index in 0..moves.len() {
            let chosen = moves[index];
            let after = board.after(chosen);
            let mut value =
                if index == 0 { low + 1 } else { -self.value(after, 1, depth - 1, -low - 1, -low, true)? };
            if value > low {
                value = -self.value(after, 1, depth - 1, -high, -low, true)?;
            }
            if value > best {
                best = value;
                if value > low {
                    low = value;
                    self.line_begins(0, chosen);
                    *found =
                        Found { best: chosen, value, line: self.line[0][..self.line_length[0]].to_vec(), ..*found };
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
    fn line_begins(&mut self, ply: usize, chosen: Move) {
        let length = self.line_length[ply + 1].min(MOST_PLIES);
        let (here, after) = self.line.split_at_mut(ply + 1);
        here[ply][0] = chosen;
        here[ply][1..=length].copy_from_slice(&after[0][..length]);
        self.line_length[ply] = length + 1;
    }

    /// Whether a position is a draw by repetition: it comes for the third time, or came on the way from the root already, so that
    /// it can come again.
    fn repeats(&self, key: u64, ply: usize) -> bool {
        self.game.counts_repetitions
            && (self.path[..ply].iter().rev().skip(1).step_by(2).any(|passed| *passed == key)
                || (!self.twice.is_empty() && self.twice.binary_search(&key).is_ok()))
    }

    /// The value of a board for its side to move: exact inside the window, a bound outside.
    fn value(&mut self, board: Board, ply: usize, mut depth: i32, mut low: i32, high: i32, may_pass: bool) -> Searched {
        self.budget.spend()?;
        self.line_length[ply] = 0;
        let plies_left = self.game.plies_left.saturating_sub(ply as u32);
        if plies_left == 0 {
            return Ok(DRAW);
        }
        let side = if ply.is_multiple_of(2) { self.game.side } else { self.game.side.opponent() };
        let hash = board.hash(side);
        if self.repeats(hash, ply) {
            return Ok(DRAW);
        }
        self.path[ply] = hash;
        let reach = board.reach();
        if reach & GOALS != 0 && board.winning_move(reach).is_some() {
            return Ok(GOAL - ply as i32 - 1);
        }
        // Two plies later is the next chance to win, and the other side's is the one after this.
        let (worst, most) = (-(GOAL - ply as i32 - 2), GOAL - ply as i32 - 3);
        if worst >= high {
            return Ok(worst);
        }
        if most <= low {
            return Ok(most);
        }
        let reach_of_other = board.turned().reach();
        // After the last move before the cap nothing threatens any more.
        let answers = if plies_left > 1 { board.answers(reach_of_other) } else { u64::MAX };
        let is_threatened = answers != u64::MAX;
        if is_threatened {
            // There are few answers, and a threat must not be pushed out of sight.
            depth = depth.max(0) + 1;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return Ok(self.evaluate(board, hash, reach, reach_of_other));
        }
        let key = if plies_left <= CAP_IN_SIGHT { mix(hash ^ u64::from(plies_left)) } else { hash };
        let is_exact = high - low > 1;
        let known = self.table.look_up(key, ply);
        if let Some(entry) = known
            && !is_exact
            && i32::from(entry.depth) >= depth
            && let Some(value) = entry.settled(low, high)
        {
            return Ok(value);
        }
        if !is_threatened && !is_exact && high.abs() < PROVEN {
            let value = self.evaluate(board, hash, reach, reach_of_other);
            if depth <= 4 && value - MARGIN * depth >= high {
                return Ok(value);
            }
            if may_pass && depth >= 3 && value >= high {
                let reduced = depth - 3 - depth / 4;
                let passed = -self.value(board.turned(), ply + 1, reduced, -high, -high + 1, false)?;
                if passed >= high && passed < PROVEN {
                    return Ok(passed);
                }
            }
        }

        let first = self.moves.len();
        self.list_moves(board, answers, ply, side, known.map_or(Move::NONE, |entry| entry.best));
        if self.moves.len() == first && !is_threatened {
            return self.pass(board, ply, depth, low, high);
        }
        let before = low;
        let (mut best, mut best_move) = (worst, Move::NONE);
        for index in first..self.moves.len() {
            self.pick_next(index);
            let chosen = self.moves[index].1;
            let after = board.after(chosen);
            let number = (index - first) as i32;
            let searched = self.follow(after, ply, depth, number, (low, high), is_threatened);
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
                    (low, best_move) = (value, chosen);
                    self.line_begins(ply, chosen);
                }
                if low >= high {
                    self.reward(first, index, ply, depth, side);
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

    /// The value of a move for the side that made it, which led to this board: late ones less deep at first.
    fn follow(
        &mut self,
        after: Board,
        ply: usize,
        depth: i32,
        number: i32,
        (low, high): (i32, i32),
        is_threatened: bool,
    ) -> Searched {
        if number == 0 {
            return Ok(-self.value(after, ply + 1, depth - 1, -high, -low, true)?);
        }
        let reduced = if depth >= 3 && number >= 3 && !is_threatened { 1 + depth / 8 + number / 8 } else { 0 };
        let mut value = -self.value(after, ply + 1, depth - 1 - reduced.min(depth - 2).max(0), -low - 1, -low, true)?;
        if value > low && reduced > 0 {
            value = -self.value(after, ply + 1, depth - 1, -low - 1, -low, true)?;
        }
        if value > low && value < high {
            value = -self.value(after, ply + 1, depth - 1, -high, -low, true)?;
        }
        Ok(value)
    }

    /// The value where the side to move has to pass: a draw if the other cannot move either.
    fn pass(&mut self, board: Board, ply: usize, depth: i32, low: i32, high: i32) -> Searched {
        let turned = board.turned();
        let mut can_move = false;
        turned.visit_moves(u64::MAX, |_| can_move = true);
        if !can_move {
            return Ok(DRAW);
        }
        Ok(-self.value(turned, ply + 1, depth - 1, -high, -low, false)?)
    }

    /// The evaluation, and what tells players apart.
    fn evaluate(&self, board: Board, hash: u64, reach: u64, reach_of_other: u64) -> i32 {
        let taste = (mix(hash ^ self.game.seed) & 15) as i32;
        evaluate(self.weights, board, reach, reach_of_other).clamp(1 - PROVEN / 2, PROVEN / 2 - 1) + taste - 8
    }

    /// Lists the moves that end on one of these squares: the best of the last search here, what refuted others at this ply, then by
    /// history.
    fn list_moves(&mut self, board: Board, ends: u64, ply: usize, side: Seat, known: Move) {
        let Self { moves, history, killers, .. } = self;
        let (history, killers) = (&history[side.index()], &killers[ply]);
        board.visit_moves(ends, |chosen| {
            let order = if chosen == known {
                i32::MAX
            } else if killers.contains(&chosen) {
                MOST_HISTORY * 2
            } else {
                history[chosen.index()] + forwards(chosen) * FORWARDS
            };
            moves.push((order, chosen));
        });
    }

    /// Brings the best of the moves that are left to this place: often it is the last that is needed.
    fn pick_next(&mut self, index: usize) {
        let best = (index..self.moves.len()).max_by_key(|&other| (self.moves[other].0, Reverse(other)));
        if let Some(best) = best {
            self.moves.swap(index, best);
        }
    }

    /// A move that was good enough is tried earlier elsewhere, and what was tried before it later.
    fn reward(&mut self, first: usize, index: usize, ply: usize, depth: i32, side: Seat) {
        let chosen = self.moves[index].1;
        let killers = &mut self.killers[ply];
        if killers[0] != chosen {
            *killers = [chosen, killers[0]];
        }
        let history = &mut self.history[side.index()];
        let bonus = (depth * depth * 16).min(1_600);
        let mut change = |chosen: Move, bonus: i32| {
            let entry = &mut history[chosen.index()];
            *entry += bonus - *entry * bonus.abs() / MOST_HISTORY;
        };
        change(chosen, bonus);
        for (_, passed) in &self.moves[first..index] {
            change(*passed, -bonus);
        }
    }
}

/// How many columns a move goes forward.
fn forwards(chosen: Move) -> i32 {
    i32::from(column(chosen.from())) - i32::from(column(chosen.to()))
}
