//! Moves: which are legal, how many there are, and why others are not (docs/rules/demeter.md).

use std::ops::ControlFlow;

use super::{
    Demeter,
    camp::{camp, goals},
    jump::{all_shown, jumpers, jumps, shown},
    position::Position,
    slide::{count_slides, slides},
};
use crate::{
    Action, Ending, Refusal,
    ids::Cell,
    piece_map::PieceMap,
    squares::{SquareSet, column, row, square},
};

/// The sets that move generation needs, for the side to move.
struct View {
    pawns: SquareSet,
    /// All pawns, and the goals that the side may not enter.
    taken: SquareSet,
}

impl View {
    #[inline]
    fn from_position(position: &Position) -> Self {
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

    /// The squares that a legal move passes, both ends included, and whether it jumps: a slide where one leads there, else the
    /// shortest chain. Empty for other moves.
    pub(super) fn shown_way(&self, from: Cell, to: Cell) -> (Vec<Cell>, bool) {
        let View { pawns, taken } = View::from_position(self);
        if slides(self.side(), from, taken).contains(to) {
            return (straight(from, to), false);
        }
        (shown(self.side(), from, to, pawns, !taken), true)
    }
}

impl Position {
    /// Every way of a legal move: the slide, if one leads there, and the shortest chains.
    pub(super) fn all_ways(&self, from: Cell, to: Cell) -> Vec<Vec<Cell>> {
        let View { pawns, taken } = View::from_position(self);
        let slide = slides(self.side(), from, taken).contains(to).then(|| straight(from, to));
        slide.into_iter().chain(all_shown(self.side(), from, to, pawns, !taken)).collect()
    }
}

/// The squares from one to another in the same column or row; none where they have neither in common.
fn straight(from: Cell, to: Cell) -> Vec<Cell> {
    let between =
        |from: u8, to: u8| -> Vec<u8> { if from <= to { (from..=to).collect() } else { (to..=from).rev().collect() } };
    if column(from) == column(to) {
        between(row(from), row(to)).into_iter().map(|row| square(column(from), row)).collect()
    } else if row(from) == row(to) {
        between(column(from), column(to)).into_iter().map(|column| square(column, row(from))).collect()
    } else {
        Vec::new()
    }
}

impl Demeter {
    /// Shows the legal actions: pawn by pawn, square by square in the board's order.
    pub(super) fn visit(position: &Position, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
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
    pub(super) fn count(position: &Position) -> u64 {
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

    /// The position after a legal action.
    pub(super) fn after(&self, before: &Position, action: Action) -> Position {
        let mut position = *before;
        if let Action::Move { from, to } = action {
            let (from, to) = (SquareSet::from_cell(from), SquareSet::from_cell(to));
            position.shift(from, to);
            if (to & goals(before.side().opponent())).is_empty() {
                self.end_at_move_cap(&mut position);
            } else {
                position.over = Some((Some(before.side()), Ending::Goal));
            }
        }
        position
    }

    /// Ends a match that has gone on for too long.
    pub(super) fn end_at_move_cap(&self, position: &mut Position) {
        if position.moves >= self.move_cap {
            position.over = Some((None, Ending::Cap));
        }
    }

    /// Why an action is not legal, or that it is.
    pub(super) fn refuse(position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
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
}
