//! Which moves are legal, how many there are, and why others are not (docs/rules/demeter.md).

use std::ops::ControlFlow;

use super::{
    camp::{camp, goals},
    jump::{jumpers, jumps},
    position::Position,
    slide::{count_slides, slides, straight},
};
use crate::{
    Action, Refusal,
    ids::Cell,
    piece_map::PieceMap,
    squares::{SquareSet, row},
};

/// The sets that move generation needs, for the side to move.
pub(super) struct View {
    pub pawns: SquareSet,
    /// All pawns, and the goals that the side may not enter.
    pub taken: SquareSet,
}

impl View {
    #[inline]
    pub fn from_position(position: &Position) -> Self {
        let side = position.side();
        let pawns = position.pawns(side);
        Self { pawns, taken: pawns | position.pawns(side.opponent()) | goals(side) }
    }
}

impl Position {
    /// Where the pawn of the side to move on a square can go.
    pub fn destinations(&self, from: Cell) -> SquareSet {
        let View { pawns, taken } = View::from_position(self);
        slides(self.side(), from, taken) | jumps(self.side(), from, pawns, !taken)
    }

    /// Every square that a jump of the side to move leads to.
    pub fn jump_ends(&self) -> SquareSet {
        let View { pawns, taken } = View::from_position(self);
        jumpers(pawns, !taken)
            .into_iter()
            .fold(SquareSet::EMPTY, |ends, from| ends | jumps(self.side(), from, pawns, !taken))
    }
}

/// Visits the legal actions: pawn by pawn, square by square in the board's order.
pub(super) fn visit_actions(position: &Position, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    if position.over.is_none() {
        let side = position.side();
        let View { pawns, taken } = View::from_position(position);
        let jumpers = jumpers(pawns, !taken);
        for from in pawns {
            let mut ends = slides(side, from, taken);
            if jumpers.contains(from) {
                ends |= jumps(side, from, pawns, !taken);
            }
            for to in ends {
                visit(Action::Move { from, to })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Counts the legal actions.
pub(super) fn count_actions(position: &Position) -> u64 {
    if position.over.is_some() {
        return 0;
    }
    let side = position.side();
    let View { pawns, taken } = View::from_position(position);
    let mut count = 0;
    for from in pawns & camp(side) {
        count += count_slides(side, from, taken);
    }
    for from in jumpers(pawns, !taken) {
        // Where it can slide too is counted already.
        count += (jumps(side, from, pawns, !taken) - slides(side, from, taken)).len();
    }
    u64::from(count)
}

/// Why an action is not legal, or that it is.
pub(super) fn check(position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
    if position.over.is_some() {
        return Err(Refusal::Over);
    }
    let Action::Move { from, to } = action else { return Err(Refusal::NotInThisGame) };
    let side = position.side();
    let pawn = pieces.piece_at(from).ok_or(Refusal::EmptyCell(from))?;
    if !position.pawns(side).contains(from) {
        return Err(Refusal::NotYours(pawn));
    }
    if position.destinations(from).contains(to) {
        return Ok(());
    }
    Err(if pieces.piece_at(to).is_some() {
        Refusal::Taken(to)
    } else if goals(side).contains(to) {
        Refusal::OwnGoal(to)
    } else if !camp(side).contains(from) {
        Refusal::OnlyJumps { from, to }
    } else if !camp(side).contains(to) && row(from) == row(to) {
        Refusal::AcrossTheMiddle(to)
    } else {
        // A straight way within the camp that no slide goes has something on it.
        let in_the_way = straight(from, to).into_iter().skip(1).find(|&square| {
            camp(side).contains(to) && (pieces.piece_at(square).is_some() || goals(side).contains(square))
        });
        match in_the_way {
            Some(goal) if goals(side).contains(goal) => Refusal::OwnGoal(goal),
            Some(pawn) => Refusal::Blocked(pawn),
            None => Refusal::NoSlideOrJump { from, to },
        }
    })
}
