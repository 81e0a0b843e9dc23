//! The board as the side to move sees it: its own camp in the east, its goals in the west. For black the columns are mirrored, so that
//! search and evaluation know one side only.

use holochess_rules::{
    Action, Cell, Seat,
    demeter::{
        Position,
        camp::{BLACK, WHITE, camp, goals},
        hash_of,
        jump::{jumped, jumpers, jumps},
        slide::slides,
    },
    squares::{SIDE, SquareSet},
};

/// The goals of the side to move: A4 and A5 as it sees them.
pub(super) const GOALS: u64 = goals(BLACK).bits();
/// What it may not enter: the goals of its own camp.
const FORBIDDEN: u64 = goals(WHITE).bits();

/// A move: from, and to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Move(u16);

impl Move {
    /// No move: a pass.
    pub(super) const NONE: Self = Self(0);

    const fn new(from: Cell, to: Cell) -> Self {
        Self((from.0 as u16) << 6 | to.0 as u16)
    }

    pub(super) const fn from(self) -> Cell {
        Cell((self.0 >> 6) as u8)
    }

    pub(super) const fn to(self) -> Cell {
        Cell((self.0 & 63) as u8)
    }

    /// A number below 4,096 for tables by move.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The action as the rules know it, for the side that makes it.
    pub(super) fn action(self, side: Seat) -> Action {
        if self == Self::NONE {
            return Action::Pass;
        }
        let seen = |square: Cell| if side == WHITE { square } else { mirrored(square) };
        Action::Move { from: seen(self.from()), to: seen(self.to()) }
    }
}

/// The square in the same row of the opposite column.
const fn mirrored(square: Cell) -> Cell {
    Cell(square.0 ^ ((SIDE - 1) * SIDE))
}

/// The pawns of the side to move and those of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) own: u64,
    pub(super) other: u64,
}

impl Board {
    /// The board of a position as its side to move sees it. A column is a byte, so mirroring swaps bytes.
    pub(super) fn from_position(position: &Position) -> Self {
        let side = position.side();
        let [own, other] = [side, side.opponent()].map(|seat| position.pawns(seat).bits());
        if side == WHITE { Self { own, other } } else { Self { own: own.swap_bytes(), other: other.swap_bytes() } }
    }

    /// The hash by which the rules know the position, if this side is to move.
    pub(super) fn hash(self, side: Seat) -> u64 {
        let Self { own, other } = self;
        let pawns = if side == WHITE { [own, other] } else { [other.swap_bytes(), own.swap_bytes()] };
        hash_of(pawns.map(SquareSet::from_bits), side)
    }

    /// The same board as the other side sees it: after a pass.
    #[inline]
    pub(super) const fn turned(self) -> Self {
        Self { own: self.other.swap_bytes(), other: self.own.swap_bytes() }
    }

    /// The board after a move, as the other side sees it.
    #[inline]
    pub(super) const fn after(self, chosen: Move) -> Self {
        let own = self.own & !(1 << chosen.from().0) | 1 << chosen.to().0;
        Self { own, ..self }.turned()
    }

    /// The squares that pawns of the side to move may land on.
    #[inline]
    pub(super) const fn free(self) -> u64 {
        !(self.own | self.other | FORBIDDEN)
    }

    /// Every square that chains of jumps lead to. A pawn cannot jump over itself, which is overlooked here: there may be too many.
    #[inline]
    pub(super) fn reach(self) -> u64 {
        let free = self.free();
        let (mut reached, mut open) = (0, self.own);
        while open != 0 {
            let next = jumped(open, self.own, free) & !reached;
            reached |= next;
            open = next & !GOALS;
        }
        reached
    }

    /// Every free square from which a chain of jumps would lead into a goal.
    #[inline]
    pub(super) fn runway(self) -> u64 {
        let free = self.free() & !GOALS;
        let (mut reached, mut open) = (0, GOALS);
        while open != 0 {
            open = jumped(open, self.own, free) & !reached;
            reached |= open;
        }
        reached
    }

    /// A move into a goal. `reach` is what [`Board::reach`] says.
    #[inline]
    pub(super) fn winning_move(self, reach: u64) -> Option<Move> {
        if reach & GOALS == 0 {
            return None;
        }
        let (pawns, free) = (SquareSet::from_bits(self.own), SquareSet::from_bits(self.free()));
        pawns.into_iter().find_map(|from| {
            let ends = jumps(WHITE, from, pawns, free) & SquareSet::from_bits(GOALS);
            ends.into_iter().next().map(|to| Move::new(from, to))
        })
    }

    /// The squares on which a move has to end: where the other side lands on its way into a goal, if it threatens one, else anywhere.
    /// `reach_of_other` is its [`Board::reach`], as it sees the board.
    #[inline]
    pub(super) fn answers(self, reach_of_other: u64) -> u64 {
        if reach_of_other & GOALS != 0 && self.turned().winning_move(reach_of_other).is_some() {
            reach_of_other.swap_bytes()
        } else {
            u64::MAX
        }
    }

    /// Shows the moves that end on one of these squares.
    #[inline]
    pub(super) fn visit_moves(self, wanted: u64, mut visit: impl FnMut(Move)) {
        let (pawns, free, wanted) =
            (SquareSet::from_bits(self.own), SquareSet::from_bits(self.free()), SquareSet::from_bits(wanted));
        let leaving = jumpers(pawns, free);
        for from in pawns {
            let mut ends = SquareSet::EMPTY;
            if camp(WHITE).contains(from) {
                ends |= slides(WHITE, from, !free);
            }
            if leaving.contains(from) {
                ends |= jumps(WHITE, from, pawns, free);
            }
            for to in ends & wanted {
                visit(Move::new(from, to));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{GameId, Rules, demeter::Demeter, splitmix::SplitMix64};
    use std::ops::ControlFlow;

    fn actions(rules: &Demeter, position: &Position) -> Vec<Action> {
        let mut actions = Vec::new();
        let _ = rules.visit_actions(position, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }

    /// Every position of some matches that are played at random.
    fn positions() -> (Demeter, Vec<Position>) {
        let rules = Demeter::new(&GameId::Demeter.options(), 2).expect("two play it");
        let mut positions = Vec::new();
        for seed in 0..40 {
            let mut lots = SplitMix64(seed);
            let mut position = rules.start();
            loop {
                let actions = actions(&rules, &position);
                if actions.is_empty() {
                    break;
                }
                positions.push(position);
                position = rules.apply(&position, actions[lots.next() as usize % actions.len()]);
            }
        }
        (rules, positions)
    }

    #[test]
    fn both_sides_have_the_moves_and_hashes_of_the_rules() {
        let (rules, positions) = positions();
        assert!(positions.len() > 400, "{}", positions.len());
        for position in positions {
            let (board, side) = (Board::from_position(&position), position.side());
            assert_eq!(board.hash(side), rules.hash(&position));
            let mut moves = Vec::new();
            board.visit_moves(u64::MAX, |chosen| moves.push(chosen));
            let mut found: Vec<Action> = moves.iter().map(|chosen| chosen.action(side)).collect();
            let mut expected = actions(&rules, &position);
            found.sort_by_key(|action| format!("{action:?}"));
            expected.sort_by_key(|action| format!("{action:?}"));
            assert_eq!(found, expected, "{}", position.line());
            for chosen in moves {
                let after = rules.apply(&position, chosen.action(side));
                assert_eq!(board.after(chosen), Board::from_position(&after), "{}", position.line());
            }
        }
    }

    #[test]
    fn who_can_win_is_seen_and_only_moves_onto_the_way_of_jumps_answer_it() {
        let (rules, positions) = positions();
        let mut threats = 0;
        for position in positions {
            let board = Board::from_position(&position);
            let wins = |position: &Position| {
                let ends = position.jump_ends() & goals(position.side().opponent());
                !ends.is_empty()
            };
            assert_eq!(board.winning_move(board.reach()).is_some(), wins(&position), "{}", position.line());
            let turned = board.turned();
            let reach = turned.reach();
            if turned.winning_move(reach).is_none() {
                continue;
            }
            threats += 1;
            board.visit_moves(!reach.swap_bytes(), |chosen| {
                let after = rules.apply(&position, chosen.action(position.side()));
                let is_over = rules.verdict(&after).is_some();
                assert!(is_over || wins(&after), "{} {chosen:?}", position.line());
            });
        }
        assert!(threats > 20, "{threats}");
    }
}
