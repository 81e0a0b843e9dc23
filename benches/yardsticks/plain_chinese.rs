//! A plain alpha-beta for Chinese Checkers at a table of two that shares nothing with the players but the rules: it deepens to a fixed
//! depth, looks at the twelve moves of each node that go furthest forward, remembers positions, and counts the way home of each pawn and
//! its square, how far it is off the line, and half of the last one's again.

use std::{
    cmp::Reverse,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use holochess::rules::{
    Action, Cell, Match, Rules, Seat, Table,
    chinese::{Chinese, Position, Triangle},
    star::{HOLES, STEPS, neighbours},
};

use crate::Chooses;

/// The moves of each node that are looked at.
const WIDTH: usize = 12;
/// A win, sooner better than later.
const WIN: i32 = 1_000_000;
/// Two to this power positions are remembered.
const REMEMBERED_BITS: u32 = 16;
/// What a step costs, a hole off the line, and the turn.
const STEP: i32 = 20;
const ASIDE: i32 = 2;
const TURN: i32 = 30;

/// The time is over.
struct Late;

#[derive(Clone, Copy)]
struct Remembered {
    hash: u64,
    depth: u32,
    low: i32,
    high: i32,
    best: Action,
}

/// The player.
pub struct PlainChinese {
    depth: u32,
    time: Duration,
    begun: Instant,
    nodes: u64,
    /// By set and hole.
    cost: [[i32; HOLES]; Triangle::COUNT],
    remembered: Vec<Option<Remembered>>,
}

fn tip(set: Triangle) -> Cell {
    set.target().into_iter().find(|&hole| neighbours(hole).len() == 2).expect("a triangle has a tip")
}

impl PlainChinese {
    pub fn new(depth: u32, time: Duration) -> Self {
        let cost = Triangle::ALL.map(|set| {
            std::array::from_fn(|hole| {
                let to = |places: usize| {
                    let set = Triangle::ALL[(set.index() + places) % Triangle::COUNT];
                    i32::from(STEPS[tip(set).index()][hole])
                };
                STEP * to(0) + to(0) * to(0) + ASIDE * (to(1) - to(5)).abs()
            })
        });
        Self { depth, time, begun: Instant::now(), nodes: 0, cost, remembered: vec![None; 1 << REMEMBERED_BITS] }
    }

    /// How far a seat still has to go.
    fn way(&self, rules: &Chinese, position: &Position, seat: Seat) -> i32 {
        let of_set = |&set: &Triangle| {
            let costs = || position.pawns(set).into_iter().map(|pawn| self.cost[set.index()][pawn.index()]);
            costs().sum::<i32>() + costs().max().unwrap_or(0) / 2
        };
        rules.sets(seat).iter().map(of_set).sum()
    }

    /// The moves that go furthest forward, the furthest first.
    fn moves(&self, rules: &Chinese, position: &Position) -> Vec<Action> {
        let mut moves = Vec::with_capacity(64);
        let _ = rules.visit_actions(position, |action| {
            if let Action::Move { from, to } | Action::Swap { from, to } = action
                && let Some(set) = position.set_at(from)
            {
                let cost = &self.cost[set.index()];
                moves.push((cost[from.index()] - cost[to.index()], action));
            }
            ControlFlow::Continue(())
        });
        moves.sort_by_key(|&(gain, _)| Reverse(gain));
        moves.into_iter().map(|(_, action)| action).take(WIDTH).collect()
    }

    /// The value of an action for the seat that it is the turn of.
    fn value_of(
        &mut self,
        rules: &Chinese,
        position: &Position,
        action: Action,
        depth: u32,
        (low, high): (i32, i32),
    ) -> Result<i32, Late> {
        let after = rules.apply(position, action);
        if after.over().is_none() {
            return self.value(rules, &after, depth - 1, (-high, -low)).map(|value| -value);
        }
        let winner = rules.verdict(&after).and_then(|verdict| verdict.winner);
        Ok(winner.map_or(0, |winner| if winner == position.mover() { WIN + depth as i32 } else { -WIN }))
    }

    /// The value for the seat to move in a match that goes on.
    fn value(
        &mut self,
        rules: &Chinese,
        position: &Position,
        depth: u32,
        (mut low, high): (i32, i32),
    ) -> Result<i32, Late> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(64) && self.begun.elapsed() > self.time {
            return Err(Late);
        }
        let mover = position.mover();
        if depth == 0 {
            return Ok(self.way(rules, position, mover.opponent()) - self.way(rules, position, mover) + TURN);
        }
        let hash = rules.hash(position);
        let place = (hash >> (u64::BITS - REMEMBERED_BITS)) as usize;
        let known = self.remembered[place].filter(|known| known.hash == hash);
        if let Some(known) = known
            && known.depth == depth
            && (known.low == known.high || known.low >= high || known.high <= low)
        {
            return Ok(if known.low >= high { known.low } else { known.high });
        }
        let mut moves = self.moves(rules, position);
        if let Some(index) = known.and_then(|known| moves.iter().position(|action| *action == known.best)) {
            moves[..=index].rotate_right(1);
        }
        let Some(&first) = moves.first() else {
            let passed = rules.pass(position);
            let is_over = passed.over().is_some();
            return if is_over {
                Ok(0)
            } else {
                self.value(rules, &passed, depth - 1, (-high, -low)).map(|value| -value)
            };
        };
        let (before, mut best) = (low, (-2 * WIN, first));
        for action in moves {
            let value = self.value_of(rules, position, action, depth, (low, high))?;
            if value > best.0 {
                best = (value, action);
            }
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        let bounds = if best.0 >= high {
            [best.0, 2 * WIN]
        } else if best.0 > before {
            [best.0; 2]
        } else {
            [-2 * WIN, best.0]
        };
        let [low, high] = bounds;
        self.remembered[place] = Some(Remembered { hash, depth, low, high, best: best.1 });
        Ok(best.0)
    }
}

impl Chooses for PlainChinese {
    fn choose(&mut self, table: &dyn Table) -> Action {
        let being_played: &Match<Chinese> = table.as_any().downcast_ref().expect("it is Chinese Checkers");
        let (rules, position) = (being_played.rules(), being_played.position());
        (self.begun, self.nodes) = (Instant::now(), 0);
        self.remembered.fill(None);
        let is_new = |action: &Action| !being_played.seen().contains(&rules.hash(&rules.apply(position, *action)));
        let mut root = self.moves(rules, position);
        if root.iter().any(is_new) {
            root.retain(is_new);
        }
        if root.is_empty() {
            return table.actions()[0];
        }
        for depth in 1..=self.depth {
            let mut best: Option<(i32, usize)> = None;
            let mut is_late = false;
            for (index, &action) in root.iter().enumerate() {
                let low = best.map_or(-2 * WIN, |(value, _)| value);
                match self.value_of(rules, position, action, depth, (low, 2 * WIN)) {
                    Ok(value) if best.is_none() || value > low => best = Some((value, index)),
                    Ok(_) => {}
                    Err(Late) => {
                        is_late = true;
                        break;
                    }
                }
            }
            if let Some((_, index)) = best {
                root[..=index].rotate_right(1);
            }
            if is_late {
                break;
            }
        }
        root[0]
    }
}
