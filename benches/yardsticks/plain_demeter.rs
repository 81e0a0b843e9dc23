//! A plain alpha-beta for Déméter that shares nothing with the engine but the rules: it deepens until its time is over, remembers
//! positions, knows draws by repetition, and counts how far pawns have come and where they could jump.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use holochess::rules::{
    Action, Cell, Match, NodeKind, Rules, Seat, Table,
    demeter::{
        Demeter, Position,
        camp::{WHITE, goals},
    },
    squares::{SIDE, column},
};

use crate::Chooses;

/// A win, sooner better than later.
const WIN: i32 = 1_000_000;
/// What is beyond this is a win by force.
const FORCED: i32 = WIN - 1_000;
/// Two to this power positions are remembered.
const REMEMBERED_BITS: u32 = 18;
/// What a pawn's advance of a column counts, the furthest jump, every square that a jump leads to, and the turn.
const ADVANCE: i32 = 10;
const FURTHEST: i32 = 12;
const REACHED: i32 = 7;
const TURN: i32 = 5;

/// The time is over.
struct Late;

/// How a remembered value is meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    AtLeast,
    Exactly,
    AtMost,
}

#[derive(Clone, Copy)]
struct Remembered {
    hash: u64,
    depth: i32,
    bound: Bound,
    value: i32,
    best: Action,
}

/// The player.
pub struct PlainDemeter {
    time: Duration,
    begun: Instant,
    nodes: u64,
    remembered: Vec<Option<Remembered>>,
    /// Positions of the match, and those on the way.
    seen: Vec<u64>,
    path: Vec<u64>,
}

impl PlainDemeter {
    pub fn new(time: Duration) -> Self {
        let remembered = vec![None; 1 << REMEMBERED_BITS];
        Self { time, begun: Instant::now(), nodes: 0, remembered, seen: Vec::new(), path: Vec::new() }
    }

    /// The value for the side to move.
    fn value(
        &mut self,
        rules: &Demeter,
        position: &Position,
        depth: i32,
        (mut low, high): (i32, i32),
    ) -> Result<i32, Late> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(128) && self.begun.elapsed() >= self.time {
            return Err(Late);
        }
        let (side, ply) = (position.side(), self.path.len() as i32);
        if rules.node_kind(position) == NodeKind::Over {
            let winner = rules.verdict(position).and_then(|verdict| verdict.winner);
            return Ok(winner.map_or(0, |winner| if winner == side { WIN - ply } else { ply - WIN }));
        }
        let hash = rules.hash(position);
        let in_match = self.seen.iter().filter(|seen| **seen == hash).count();
        if rules.counts_repetitions() && (self.path.contains(&hash) || in_match > 1) {
            return Ok(0);
        }
        if depth <= 0 {
            let can_win = !(position.jump_ends() & goals(side.opponent())).is_empty();
            let lead = worth(position, side) - worth(position, side.opponent()) + TURN;
            return Ok(if can_win { WIN - ply - 1 } else { lead });
        }
        let place = (hash >> (u64::BITS - REMEMBERED_BITS)) as usize;
        let known = self.remembered[place].filter(|known| known.hash == hash);
        if let Some(known) = known
            && known.depth >= depth
            && known.value.abs() < FORCED
            && match known.bound {
                Bound::AtLeast => known.value >= high,
                Bound::Exactly => true,
                Bound::AtMost => known.value <= low,
            }
        {
            return Ok(known.value);
        }
        let moves = moves(rules, position, known.map(|known| known.best));
        self.path.push(hash);
        let (before, mut best) = (low, None);
        let mut searched = Ok(());
        if moves.is_empty() {
            let passed = self.value(rules, &rules.pass(position), depth - 1, (-high, -low));
            self.path.pop();
            return passed.map(|value| -value);
        }
        for action in moves {
            match self.value(rules, &rules.apply(position, action), depth - 1, (-high, -low)) {
                Ok(value) if best.is_none_or(|(most, _)| -value > most) => best = Some((-value, action)),
                Ok(_) => {}
                Err(late) => {
                    searched = Err(late);
                    break;
                }
            }
            low = low.max(best.map_or(low, |(value, _)| value));
            if low >= high {
                break;
            }
        }
        self.path.pop();
        searched?;
        let (value, best) = best.expect("there are moves");
        let bound = if value >= high {
            Bound::AtLeast
        } else if value > before {
            Bound::Exactly
        } else {
            Bound::AtMost
        };
        self.remembered[place] = Some(Remembered { hash, depth, bound, value, best });
        Ok(value)
    }
}

/// The columns that a square is in front of a side's own edge.
fn ahead(side: Seat, square: Cell) -> i32 {
    i32::from(if side == WHITE { SIDE - 1 - column(square) } else { column(square) })
}

fn worth(position: &Position, side: Seat) -> i32 {
    let ends = position.as_seen_by(side).jump_ends();
    let come: i32 = position.pawns(side).into_iter().map(|pawn| ahead(side, pawn)).sum();
    let furthest = ends.into_iter().map(|end| ahead(side, end)).max().unwrap_or(0);
    ADVANCE * come + FURTHEST * furthest + REACHED * ends.len() as i32
}

/// All moves: what was best before, then what goes furthest forward.
fn moves(rules: &Demeter, position: &Position, first: Option<Action>) -> Vec<Action> {
    let mut moves = Vec::with_capacity(48);
    let _ = rules.visit_actions(position, |action| {
        if let Action::Move { from, to } = action {
            let side = position.side();
            let forward = if first == Some(action) { i32::MAX } else { ahead(side, to) - ahead(side, from) };
            moves.push((forward, action));
        }
        ControlFlow::Continue(())
    });
    moves.sort_by_key(|&(forward, _)| std::cmp::Reverse(forward));
    moves.into_iter().map(|(_, action)| action).collect()
}

impl Chooses for PlainDemeter {
    fn choose(&mut self, table: &dyn Table) -> Action {
        let being_played: &Match<Demeter> = table.as_any().downcast_ref().expect("it is Déméter");
        let (rules, position) = (being_played.rules(), being_played.position());
        (self.begun, self.nodes) = (Instant::now(), 0);
        self.seen = being_played.seen().to_vec();
        let mut root = moves(rules, position, None);
        for depth in 0..40 {
            let mut best: Option<(i32, usize)> = None;
            for (index, action) in root.iter().enumerate() {
                self.path.clear();
                self.path.push(rules.hash(position));
                let low = best.map_or(-WIN, |(value, _)| value);
                match self.value(rules, &rules.apply(position, *action), depth, (-WIN, -low)) {
                    Ok(value) if best.is_none() || -value > low => best = Some((-value, index)),
                    Ok(_) => {}
                    Err(Late) => {
                        return root[best.map_or(0, |(_, index)| index)];
                    }
                }
            }
            let (value, index) = best.expect("there are moves");
            root[..=index].rotate_right(1);
            if value.abs() > FORCED {
                break;
            }
        }
        root[0]
    }
}
