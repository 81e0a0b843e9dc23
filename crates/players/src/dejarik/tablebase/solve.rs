//! Retrograde analysis: from the ends of the game backwards, layer by layer, for three points, then two, then one.
//!
//! In the stage for a number of points a state is won in n plies if a move leads to one that is lost in n − 1, and lost in n plies if
//! all its moves lead to states that are won for the other side, the last of them in n − 1. Moves to where the other side wins
//! more have been counted in the stages before. States that are left in the end are draws.

use super::{
    camp::{Camp, inner_ring, reflected, seen_from},
    index::{FEWEST, Index, StateNumber},
    step::{MoveResult, State, count_moves, is_live, result_of, visit_moves, visit_predecessors},
    table::Tablebase,
    work::{LONGEST, PackedValue, Work},
};
use holochess_platform::on_threads::with_states;
use holochess_rules::dejarik::{MOST_POINTS, PAWNS, RuleSet};

/// Numbers of a layer that a thread takes at once.
const PORTION: usize = 2048;

/// Solves a rule set on this number of threads. `progress` is called with the states decided and all states.
///
/// # Panics
/// If a distance does not fit into its byte: by neither rule set one does.
pub fn solve(rules: &'static RuleSet, threads: usize, progress: &(dyn Fn(usize, usize) + Sync)) -> Tablebase {
    solve_with(rules, PAWNS, threads, progress)
}

/// [`solve`] where each side begins with three or four pawns.
///
/// # Panics
/// As [`solve`].
pub fn solve_with(
    rules: &'static RuleSet,
    most: u32,
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Tablebase {
    let index = Index::new(rules, most);
    let work = Work::new(index.len());
    let solver = Solver { index: &index, work: &work, threads };
    let states = solver.prepare();
    let mut decided = 0;
    progress(decided, states);
    for points in (1..=MOST_POINTS).rev() {
        let mut layer = solver.first_layer(points);
        let mut plies = 1;
        while layer.len() > 0 {
            decided += layer.len();
            progress(decided, states);
            assert!(plies < LONGEST, "a distance fits into its byte");
            plies += 1;
            layer = solver.next_layer(&layer, plies, points);
        }
    }
    progress(states, states);
    let (bytes, classes) = work.into_bytes();
    Tablebase::new(index, bytes, classes)
}

/// States that were decided at one distance: what each thread has found.
#[derive(Default)]
struct DecidedStates {
    won: Vec<u32>,
    lost: Vec<u32>,
}

/// What a thread works with.
#[derive(Default)]
struct Hand {
    found: DecidedStates,
    before: Vec<StateNumber>,
}

struct Layer(Vec<DecidedStates>);

impl Layer {
    fn len(&self) -> usize {
        self.0.iter().map(|found| found.won.len() + found.lost.len()).sum()
    }
}

struct Solver<'a> {
    index: &'a Index,
    work: &'a Work,
    threads: usize,
}

impl Solver<'_> {
    /// Counts the moves of every state and finds what they earn at once; says how many states there are.
    fn prepare(&self) -> usize {
        let counts = with_states(self.threads, self.index.stretches(), usize::default, |count, stretch| {
            self.index.visit_stretch(stretch, |number, state| {
                let Some(state) = state else { return };
                *count += 1;
                let moves = count_moves(state);
                // A side without a move passes, which is one way on. Where neither can move, neither wins.
                self.work.open(number, moves.max(1) as u8, if moves == 0 { 0 } else { self.earned_at_once(state) });
            });
        });
        counts.into_iter().sum()
    }

    /// The most points that a move earns at once.
    fn earned_at_once(&self, state: State) -> u8 {
        let can_make_a_line = inner_ring(state.own).count_ones() >= 2;
        let can_take_the_second = state.other.count_ones() == FEWEST && inner_ring(state.other) != 0;
        if !can_make_a_line && !can_take_the_second {
            return 0;
        }
        let mut most = 0;
        visit_moves(state, |own, other| {
            if let MoveResult::Over(points) = result_of(self.index.rules(), own, other) {
                most = most.max(points);
            }
        });
        most as u8
    }

    /// How many moves let the other side score at once.
    fn thrown_away(&self, state: State) -> u8 {
        let mut count = 0;
        if has_three_in_line(state.other) && state.other.count_ones() == PAWNS {
            visit_moves(state, |own, other| {
                count += u8::from(matches!(result_of(self.index.rules(), own, other), MoveResult::Over(..0)));
            });
        }
        count
    }

    /// The states that the next move decides for this number of points.
    fn first_layer(&self, points: u8) -> Layer {
        // The most that a move throws away at once is one point: three in line where a fourth pawn has been removed.
        let may_throw_away = points == 1 && !self.index.rules().three_of_four_score;
        Layer(with_states(self.threads, self.work.len().div_ceil(PORTION), DecidedStates::default, |found, portion| {
            for number in portion * PORTION..((portion + 1) * PORTION).min(self.work.len()) {
                if !matches!(self.work.known(number), PackedValue::Open(_)) {
                    continue;
                }
                if self.work.class(number) == points {
                    if self.work.win(number, 1, points) {
                        found.won.push(number as u32);
                    }
                } else if may_throw_away
                    && let Some(state) = self.index.state(number)
                    && let lost @ 1.. = self.thrown_away(state)
                    && self.work.lose_moves(number, lost, 1, points)
                {
                    found.lost.push(number as u32);
                }
            }
        }))
    }

    /// Everything that follows from a layer with one ply more.
    fn next_layer(&self, layer: &Layer, plies: u8, points: u8) -> Layer {
        let won = layer.0.iter().flat_map(|found| found.won.chunks(PORTION)).map(|numbers| (true, numbers));
        let lost = layer.0.iter().flat_map(|found| found.lost.chunks(PORTION)).map(|numbers| (false, numbers));
        let portions: Vec<(bool, &[u32])> = won.chain(lost).collect();
        let hands = with_states(self.threads, portions.len(), Hand::default, |hand, portion| {
            let (is_won, numbers) = portions[portion];
            for &number in numbers {
                if is_won {
                    self.spread_win(number as usize, plies, points, hand);
                } else {
                    self.spread_loss(number as usize, plies, points, hand);
                }
            }
        });
        Layer(hands.into_iter().map(|hand| hand.found).collect())
    }

    /// Finds the number of every state from which one move leads to this one, once for each such move.
    fn find_before(&self, number: usize, before: &mut Vec<StateNumber>) {
        before.clear();
        // Whatever has been decided is a state.
        let Some(state) = self.index.state(number) else { return };
        let (own, other) = (state.own.count_ones(), state.other.count_ones());
        let reflected_other = reflected(state.own);
        let Some(family) = self.index.family(other, own) else { return };
        let with_one_more = self.index.family(other, own + 1);
        visit_predecessors(state, with_one_more.is_some(), |earlier| {
            before.extend(if earlier.other == state.own {
                family.number(earlier, reflected_other)
            } else if is_live(self.index.rules(), earlier.other) {
                with_one_more.and_then(|family| family.number(earlier, reflected(earlier.other)))
            } else {
                None
            });
        });
        // Looked at all together first: the memory answers many questions in the time of one.
        before.retain(|before| matches!(self.work.known(before.number()), PackedValue::Open(_)));
    }

    /// Who can move to where the other side has lost wins.
    fn spread_loss(&self, number: usize, plies: u8, points: u8, hand: &mut Hand) {
        self.find_before(number, &mut hand.before);
        for before in &hand.before {
            if self.work.win(before.number(), plies, points) {
                hand.found.won.push(before.number() as u32);
            }
        }
    }

    /// Who can move to where the other side wins has one move less that may be no loss.
    fn spread_win(&self, number: usize, plies: u8, points: u8, hand: &mut Hand) {
        let symmetries = self.index.symmetries(number);
        self.find_before(number, &mut hand.before);
        let mut lose = |before: StateNumber, moves: u8| {
            if self.work.lose_moves(before.number(), moves, plies, points) {
                hand.found.lost.push(before.number() as u32);
            }
        };
        // A state with symmetries stands for fewer, each with as many more moves of this kind.
        let symmetries_of =
            |before: StateNumber| if before.may_be_symmetric() { self.index.symmetries(before.number()) } else { 1 };
        if symmetries == 1 {
            hand.before.iter().for_each(|&before| lose(before, symmetries_of(before)));
            return;
        }
        hand.before.sort_unstable();
        for same in hand.before.chunk_by(|a, b| a == b) {
            lose(same[0], same.len() as u8 * symmetries_of(same[0]) / symmetries);
        }
    }
}

/// Whether three pawns of a camp stand next to each other on the inner ring.
const fn has_three_in_line(camp: Camp) -> bool {
    let ring = inner_ring(camp);
    ring & seen_from(ring, 1) & seen_from(ring, 2) != 0
}
