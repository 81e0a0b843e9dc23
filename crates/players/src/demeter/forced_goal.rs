//! Forced goals: a few moves of one's own after which a pawn is in a goal, whatever the other side does about it. Every move and every
//! reply is looked at, so a goal that is not found within so many moves is not there.

use std::ops::ControlFlow;

use crate::search::SearchableGame;
use holochess_rules::{
    Action, NodeKind, Rules,
    demeter::{Demeter, Position, camp::goals},
};

/// A forced goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ForcedGoal {
    /// The first move.
    pub action: Action,
    /// In how many moves of one's own the goal is reached.
    pub moves: u32,
}

/// The nodes are used up.
struct OutOfNodes;

/// A position from which the side to move forces no goal within so many moves.
#[derive(Clone, Copy)]
struct RefutedPosition {
    key: u64,
    moves: u32,
}

/// Two to this power positions are remembered.
const KNOWN_BITS: u32 = 14;

struct Solver<'a> {
    rules: &'a Demeter,
    /// Positions that have been on the board twice: with the third time the match would be drawn.
    twice: Vec<u64>,
    nodes: u64,
    most: u64,
    known: Vec<Option<RefutedPosition>>,
    /// By moves that are left, the reply that refuted the last attempt.
    refutations: Vec<Option<Action>>,
}

/// The quickest goal that the side to move forces within `moves` moves of its own, and the nodes that were looked at; nothing if
/// there is none, or if the nodes did not suffice. `seen` are the positions of the match by [`Rules::hash`].
pub(super) fn forced_goal(
    rules: &Demeter,
    position: &Position,
    seen: &[u64],
    moves: u32,
    most: u64,
) -> (Option<ForcedGoal>, u64) {
    let mut solver = Solver {
        rules,
        twice: if rules.counts_repetitions() { twice(seen) } else { Vec::new() },
        nodes: 0,
        most,
        known: vec![None; 1 << KNOWN_BITS],
        refutations: vec![None; moves as usize + 1],
    };
    for moves in 1..=moves {
        match solver.attack(position, moves) {
            Ok(Some(action)) => return (Some(ForcedGoal { action, moves }), solver.nodes),
            Ok(None) => {}
            Err(OutOfNodes) => break,
        }
    }
    (None, solver.nodes)
}

/// What there is at least twice.
fn twice(seen: &[u64]) -> Vec<u64> {
    let mut sorted = seen.to_vec();
    sorted.sort_unstable();
    let mut twice: Vec<u64> = sorted.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
    twice.dedup();
    twice
}

/// Whether the side to move can jump into a goal.
fn threatens(position: &Position) -> bool {
    !(position.jump_ends() & goals(position.side().opponent())).is_empty()
}

/// The same for the other side, if it were its turn.
fn is_threatened(position: &Position) -> bool {
    threatens(&position.as_seen_by(position.side().opponent()))
}

impl Solver<'_> {
    fn spend(&mut self) -> Result<(), OutOfNodes> {
        self.nodes += 1;
        if self.nodes > self.most { Err(OutOfNodes) } else { Ok(()) }
    }

    /// Whether the match goes on in this position, with a choice or a forced pass.
    fn goes_on(&self, position: &Position) -> bool {
        matches!(self.rules.node_kind(position), NodeKind::Decision(_))
            && (self.twice.is_empty() || self.twice.binary_search(&self.rules.hash(position)).is_err())
    }

    fn actions(&self, position: &Position) -> Vec<Action> {
        let mut actions = Vec::with_capacity(64);
        let _ = self.rules.visit_actions(position, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }

    /// A move of the side to move that forces a goal within so many moves.
    fn attack(&mut self, position: &Position, moves: u32) -> Result<Option<Action>, OutOfNodes> {
        self.spend()?;
        let into_goal = goals(position.side().opponent());
        let is_goal = |action: &Action| matches!(*action, Action::Move { to, .. } if into_goal.contains(to));
        if threatens(position) {
            return Ok(self.actions(position).into_iter().find(is_goal));
        }
        if moves <= 1 {
            return Ok(None);
        }
        let key = self.rules.key(position);
        let place = (key >> 32) as usize & (self.known.len() - 1);
        if let Some(known) = self.known[place]
            && known.key == key
            && known.moves >= moves
        {
            return Ok(None);
        }
        // Moves that threaten a goal come first: what answers them is soon found, or not.
        let mut tries: Vec<(bool, Action, Position)> = Vec::with_capacity(64);
        for action in self.actions(position) {
            let after = self.rules.apply(position, action);
            if self.goes_on(&after) {
                tries.push((!is_threatened(&after), action, after));
            }
        }
        // Each of them has been looked at.
        self.nodes += tries.len() as u64;
        tries.sort_by_key(|&(is_quiet, ..)| is_quiet);
        for (_, action, after) in tries {
            if self.is_lost(&after, moves - 1)? {
                return Ok(Some(action));
            }
        }
        self.known[place] = Some(RefutedPosition { key, moves });
        Ok(None)
    }

    /// Whether the other side forces a goal within so many moves, whatever the side to move does.
    fn is_lost(&mut self, position: &Position, moves: u32) -> Result<bool, OutOfNodes> {
        self.spend()?;
        if threatens(position) {
            return Ok(false);
        }
        let mut replies = self.actions(position);
        if replies.is_empty() {
            let after = self.rules.pass(position);
            return Ok(self.goes_on(&after) && self.attack(&after, moves)?.is_some());
        }
        if let Some(refutation) = self.refutations[moves as usize]
            && let Some(place) = replies.iter().position(|&reply| reply == refutation)
        {
            replies[..=place].rotate_right(1);
        }
        let is_threatened = is_threatened(position);
        for reply in replies {
            let after = self.rules.apply(position, reply);
            // What leaves the threat standing is no answer.
            if is_threatened && self.goes_on(&after) && threatens(&after) {
                continue;
            }
            if !self.goes_on(&after) || self.attack(&after, moves)?.is_none() {
                self.refutations[moves as usize] = Some(reply);
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        self as players, Limits,
        demeter::heuristics::{FORCED_MOVES, NODES_TO_SOLVE},
    };
    use holochess_rules::{GameId, Setup, ToAct, dice::Seed, new_table};

    /// The nodes that it takes to look through all positions of a match between these levels in which somebody chooses.
    fn nodes_of_a_match(levels: [&str; 2], number: u64) -> Vec<u64> {
        let rules = Demeter::new(&GameId::Demeter.options(), 2).expect("two play it");
        let setup = Setup { game: GameId::Demeter, options: GameId::Demeter.options(), players: 2, position: None };
        let mut table = new_table(&setup, &mut Seed::from_number(number).deal()).expect("it is a set-up").0;
        let mut seats =
            levels.map(|level| players::new(level, GameId::Demeter, number).expect("there is such a level"));
        let mut all = Vec::new();
        while let ToAct::Choose(seat) = table.to_act() {
            let line = table.position_text().expect("Déméter has lines");
            let position = rules.read_position(&line).expect("it was written by the same rules");
            all.push(forced_goal(&rules, &position, &[], FORCED_MOVES, NODES_TO_SOLVE).1);
            let action = seats[seat.index()].think(&*table, &Limits::default()).action;
            table.play(seat, action).expect("players choose legally");
        }
        all
    }

    /// The limit is there for positions that nobody has seen: no search comes near it, so none ends before every move and reply
    /// was looked at.
    #[test]
    fn four_moves_are_always_looked_through() {
        let most = (0..3).flat_map(|number| nodes_of_a_match(["lumo", "brin"], number)).max();
        let most = most.expect("matches have positions");
        assert!((50_000..NODES_TO_SOLVE / 4).contains(&most), "{most}");
    }

    #[test]
    #[ignore = "takes a minute"]
    fn four_moves_are_looked_through_in_matches_of_all_levels() {
        let pairs = [["sefa", "sefa"], ["brin", "lumo"], ["noor", "lumo"], ["sefa", "noor"]];
        let nodes: Vec<u64> =
            (0..40).flat_map(|number| nodes_of_a_match(pairs[number as usize % pairs.len()], number)).collect();
        println!("{} positions, at most {:?} nodes", nodes.len(), nodes.iter().max());
        assert!(nodes.iter().all(|nodes| *nodes < NODES_TO_SOLVE / 4));
    }
}
