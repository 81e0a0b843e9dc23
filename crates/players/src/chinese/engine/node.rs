//! A position with what a search keeps up to date from move to move: a hash of the pawns, and what the holes cost where they stand.

use std::sync::LazyLock;

use super::evaluation::hole_cost;
use holochess_rules::{
    Action, Cell, Rules, Seat,
    chinese::{Chinese, Position, Triangle},
    splitmix::mix,
    star::HOLES,
};

/// By set and hole, what a pawn there adds to the hash.
static KEYS: LazyLock<[[u64; HOLES]; Triangle::COUNT]> =
    LazyLock::new(|| std::array::from_fn(|set| std::array::from_fn(|hole| mix((set * HOLES + hole) as u64))));

/// A node of the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The hash of the pawns.
    pub(super) pawns: u64,
    /// By seat, what the holes cost where its pawns stand, in thousandths of a turn.
    pub(super) holes: [i32; Seat::MOST],
}

impl Node {
    /// The node of a position.
    pub(super) fn new(rules: &Chinese, position: &Position) -> Self {
        let (mut pawns, mut holes) = (0, [0; Seat::MOST]);
        for seat in (0..rules.seats()).map(Seat::new) {
            for &set in rules.sets(seat) {
                for pawn in position.pawns(set) {
                    pawns ^= KEYS[set.index()][pawn.index()];
                    holes[seat.index()] += hole_cost(set, pawn);
                }
            }
        }
        Self { position: *position, pawns, holes }
    }

    /// The node after an action of the seat to move.
    #[inline]
    pub(super) fn after(&self, rules: &Chinese, action: Action) -> Self {
        let mover = self.position.mover();
        let mut after = Self { position: rules.apply(&self.position, action), ..*self };
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return after };
        let own = rules.sets(mover).iter().find(|set| self.position.pawns(**set).contains(from));
        after.shift(mover, *own.expect("a legal action moves a pawn of the mover"), from, to);
        if let Action::Swap { .. } = action
            && let Some(set) = self.position.set_at(to)
            && let Some(owner) = (0..rules.seats()).map(Seat::new).find(|&seat| rules.sets(seat).contains(&set))
        {
            after.shift(owner, set, to, from);
        }
        after
    }

    /// The node after a pass.
    pub(super) fn passed(&self, rules: &Chinese) -> Self {
        Self { position: rules.pass(&self.position), ..*self }
    }

    #[inline]
    fn shift(&mut self, seat: Seat, set: Triangle, from: Cell, to: Cell) {
        let keys = &KEYS[set.index()];
        self.pawns ^= keys[from.index()] ^ keys[to.index()];
        self.holes[seat.index()] += hole_cost(set, to) - hole_cost(set, from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{GameId, rules::nth_action};

    /// Along matches by lot, swaps and passes among their moves, a node says the same as one that is set up anew.
    #[test]
    fn a_node_keeps_up_to_date() {
        let mut lots = 1_u64;
        for players in [2, 3, 4, 6] {
            let rules = Chinese::new(&GameId::Chinese.options(), players).expect("so many play");
            let mut node = Node::new(&rules, &rules.start());
            for _ in 0..600 {
                lots = mix(lots);
                let count = rules.count_actions(&node.position);
                let action = nth_action(&rules, &node.position, lots % count.max(1));
                node = match action {
                    Some(action) => node.after(&rules, action),
                    None => node.passed(&rules),
                };
                if node.position.over().is_some() {
                    break;
                }
                let anew = Node::new(&rules, &node.position);
                assert_eq!((node.pawns, node.holes), (anew.pawns, anew.holes), "at a table of {players}");
            }
        }
    }
}
