//! A straightforward solver of both Dejariks, against which the real one is checked and measured: a sorted list of canonical states,
//! binary search for their places, lists of edges forwards and backwards, one thread.

use holochess::{
    players::dejarik::tablebase::{
        ExactValue, MoveResult, SYMMETRIES, State, can_move, image, is_live, result_of, sets, visit_moves,
    },
    rules::{circle::CELLS, dejarik::RuleSet},
};

/// Cells of the board.
const BOARD: u32 = CELLS as u32;
/// Bits of a camp in a packed state.
const CAMP: u32 = BOARD;

/// The solved game.
pub struct Reference {
    /// Every state, packed, in order.
    states: Vec<u64>,
    values: Vec<ExactValue>,
}

/// The least of a state's images, packed.
fn canonical(State { own, other }: State) -> u64 {
    (0..SYMMETRIES)
        .map(|symmetry| u64::from(image(own, symmetry)) << CAMP | u64::from(image(other, symmetry)))
        .min()
        .expect("there are symmetries")
}

fn unpacked(packed: u64) -> State {
    State { own: (packed >> CAMP) as u32, other: (packed & ((1 << CAMP) - 1)) as u32 }
}

/// Every canonical state with three to `most` pawns a side, in order.
fn all_states(rules: &RuleSet, most: u32) -> Vec<u64> {
    let camps = || (3..=most).flat_map(|size| sets(BOARD, size)).filter(|&camp| is_live(rules, camp));
    let mut states = Vec::new();
    // The least image of a state begins with the least image of its own camp.
    for own in camps().filter(|&own| (0..SYMMETRIES).all(|symmetry| image(own, symmetry) >= own)) {
        for other in camps().filter(|other| other & own == 0) {
            let state = State { own, other };
            if canonical(state) == u64::from(own) << CAMP | u64::from(other) {
                states.push(canonical(state));
            }
        }
    }
    states.sort_unstable();
    states.shrink_to_fit();
    states
}

/// Lists of numbers, one after the other.
struct Lists {
    starts: Vec<u32>,
    numbers: Vec<u32>,
}

impl Lists {
    fn list(&self, index: usize) -> &[u32] {
        &self.numbers[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// The same edges from their ends.
    fn reversed(&self) -> Self {
        let count = self.starts.len() - 1;
        let mut starts = vec![0_u32; count + 1];
        for &to in &self.numbers {
            starts[to as usize + 1] += 1;
        }
        for index in 0..count {
            starts[index + 1] += starts[index];
        }
        let mut next = starts.clone();
        let mut numbers = vec![0; self.numbers.len()];
        for from in 0..count {
            for &to in self.list(from) {
                numbers[next[to as usize] as usize] = from as u32;
                next[to as usize] += 1;
            }
        }
        Self { starts, numbers }
    }
}

/// What there is to know of a state's moves besides where they lead.
#[derive(Clone, Copy, Default)]
struct Ends {
    /// Moves that may still be no loss.
    moves: u8,
    /// The most points that a move earns at once.
    earns: i8,
    /// Moves after which the other side scores at once; by either rule set that is one point.
    throws_away: u8,
}

/// Solves a rule set where each side begins with so many pawns.
pub fn solve(rules: &'static RuleSet, most: u32) -> Reference {
    let states = all_states(rules, most);
    let (forward, mut ends) = edges(rules, &states);
    let backward = forward.reversed();
    let mut values: Vec<Option<ExactValue>> = vec![None; states.len()];
    for points in (1..=3).rev() {
        let mut distance = 1;
        let mut layer = Vec::new();
        for (index, ends) in ends.iter_mut().enumerate() {
            if values[index].is_some() {
                continue;
            }
            if ends.earns == points {
                values[index] = Some(ExactValue { points, distance });
                layer.push(index as u32);
            } else if points == 1 && ends.throws_away > 0 {
                ends.moves -= ends.throws_away;
                if ends.moves == 0 {
                    values[index] = Some(ExactValue { points: -points, distance });
                    layer.push(index as u32);
                }
            }
        }
        while !layer.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for &number in &layer {
                let is_won = values[number as usize].is_some_and(ExactValue::is_win);
                for &before in backward.list(number as usize) {
                    let value = &mut values[before as usize];
                    if value.is_some() {
                        continue;
                    }
                    if is_won {
                        ends[before as usize].moves -= 1;
                        if ends[before as usize].moves > 0 {
                            continue;
                        }
                        *value = Some(ExactValue { points: -points, distance });
                    } else {
                        *value = Some(ExactValue { points, distance });
                    }
                    next.push(before);
                }
            }
            layer = next;
        }
    }
    let values = values.into_iter().map(|value| value.unwrap_or(ExactValue::DRAW)).collect();
    Reference { states, values }
}

fn edges(rules: &RuleSet, states: &[u64]) -> (Lists, Vec<Ends>) {
    let mut forward = Lists { starts: vec![0], numbers: Vec::new() };
    let mut all_ends = Vec::with_capacity(states.len());
    for &packed in states {
        let state = unpacked(packed);
        let mut ends = Ends::default();
        let mut go = |next: State| {
            let place = states.binary_search(&canonical(next)).expect("a move leads to a state");
            forward.numbers.push(place as u32);
        };
        visit_moves(state, |own, other| {
            ends.moves += 1;
            match result_of(rules, own, other) {
                MoveResult::Goes(next) => go(next),
                MoveResult::Over(points) if points > 0 => ends.earns = ends.earns.max(points),
                MoveResult::Over(_) => ends.throws_away += 1,
            }
        });
        if ends.moves == 0 {
            // A pass; where neither side can move the game is drawn, so this move is never lost.
            ends.moves = 1;
            if can_move(state.passed()) {
                go(state.passed());
            }
        }
        forward.starts.push(forward.numbers.len() as u32);
        all_ends.push(ends);
    }
    (forward, all_ends)
}

impl Reference {
    /// Every state with its value.
    pub fn iter(&self) -> impl Iterator<Item = (State, ExactValue)> {
        self.states.iter().map(|&packed| unpacked(packed)).zip(self.values.iter().copied())
    }
}
