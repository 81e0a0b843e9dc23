//! A position of Dejarik: one small value, cheap to copy. Its insides are private, so only legal ones exist: they come from
//! [`Position::build`], from the start or from a legal move.

use std::fmt;

use super::{
    error::{LETTERS, PositionError},
    rule_options::MOST_MOVES,
    rule_set::RuleSet,
    scoring::{PAWNS, line_points},
};
use crate::{
    Ending, Seat, Verdict,
    circle::{BOARD, CELLS, CENTRE, CellSet},
    ids::Cell,
};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct End {
    /// The player who scored; `None` in a draw.
    pub winner: Option<Seat>,
    /// What black and white earned.
    pub points: [u8; 2],
    /// Why it is over.
    pub ending: Ending,
}

/// Pawns on cells and the moves made so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Black's pawns and white's.
    camps: [CellSet; 2],
    /// Moves of both players so far, passes counted: even when black is to move.
    moves: u16,
    /// The same, counted from the beginning of the match or of the count, for comparison with the move cap.
    clock: u16,
    end: Option<End>,
}

/// Everything that a position is built from, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Black's cells and white's.
    pub camps: [Vec<Cell>; 2],
    /// The side to move: the first seat is black.
    pub side: Seat,
    /// Moves made so far, passes counted.
    pub moves: u16,
}

impl Position {
    /// The start of every game.
    pub(super) const START: Self = {
        use crate::circle::outer;
        Self {
            camps: [
                CellSet::from_cells(&[outer(1), outer(2), outer(3), outer(5)]),
                CellSet::from_cells(&[outer(12), outer(11), outer(10), outer(8)]),
            ],
            moves: 0,
            clock: 0,
            end: None,
        }
    };

    /// Builds a position in which no side has scored yet, its clock at its beginning.
    ///
    /// # Errors
    /// If it cannot arise in a game by these rules, with what is wrong and where.
    pub fn build(rules: &RuleSet, draft: &Draft) -> Result<Self, PositionError> {
        let mut camps = [CellSet::EMPTY; 2];
        for (seat, cells) in Seat::BOTH.into_iter().zip(&draft.camps) {
            for &cell in cells {
                if cell.index() >= CELLS {
                    return Err(PositionError::OffBoard(cell));
                }
                if (camps[0] | camps[1]).contains(cell) {
                    return Err(PositionError::TwoOnACell(cell));
                }
                camps[seat.index()] = camps[seat.index()].with(cell);
            }
            if ![PAWNS, PAWNS - 1].contains(&camps[seat.index()].len()) {
                return Err(PositionError::CampSize { seat, size: cells.len() });
            }
        }
        if draft.moves >= MOST_MOVES {
            return Err(PositionError::Moves { text: draft.moves.to_string() });
        }
        if usize::from(draft.moves % 2) != draft.side.index() {
            return Err(PositionError::Parity { side: draft.side, moves: draft.moves });
        }
        if let Some(seat) = Seat::BOTH.into_iter().find(|seat| line_points(rules, camps[seat.index()]) > 0) {
            return Err(PositionError::HasScored { seat });
        }
        Ok(Self { camps, moves: draft.moves, clock: 0, end: None })
    }

    // Looking.

    /// The side to move: the first seat is black.
    pub const fn side(&self) -> Seat {
        if self.moves.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }

    /// The cells of a side's pawns.
    pub const fn camp(&self, seat: Seat) -> CellSet {
        self.camps[seat.index()]
    }

    /// The cells with a pawn of either colour.
    pub fn taken(&self) -> CellSet {
        self.camps[0] | self.camps[1]
    }

    /// Moves made so far, passes counted.
    pub const fn moves(&self) -> u16 {
        self.moves
    }

    /// Moves made since the match or the count began.
    pub const fn clock(&self) -> u16 {
        self.clock
    }

    /// The owner of the pawn on a cell.
    pub const fn owner_at(&self, cell: Cell) -> Option<Seat> {
        if self.camps[0].contains(cell) {
            Some(Seat::FIRST)
        } else if self.camps[1].contains(cell) {
            Some(Seat::SECOND)
        } else {
            None
        }
    }

    /// Whether the centre is free.
    pub(super) fn centre_is_free(&self) -> bool {
        !self.taken().contains(CENTRE)
    }

    /// How the game ended.
    pub(super) const fn end(&self) -> Option<End> {
        self.end
    }

    /// The verdict, once the game is over.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.end.map(|End { winner, points, ending }| Verdict {
            winner,
            scores: points.map(u16::from).to_vec(),
            ending,
        })
    }

    /// Both camps and the side to move, without the clocks, in one word.
    pub(super) const fn packed(&self) -> u64 {
        self.camps[0].bits() as u64 | (self.camps[1].bits() as u64) << 25 | (self.side().index() as u64) << 50
    }

    // Changed by the rules.

    /// A pawn of the side to move goes from one cell to another, and an enemy pawn may leave the board; then it is the other
    /// side's move.
    pub(super) fn shift(&mut self, from: Cell, to: Cell, victim: Option<Cell>) {
        let (own, other) = (self.side().index(), self.side().opponent().index());
        self.camps[own] = self.camps[own].without(from).with(to);
        if let Some(victim) = victim {
            self.camps[other] = self.camps[other].without(victim);
        }
        self.next_move();
    }

    /// It is the other side's move.
    pub(super) fn next_move(&mut self) {
        self.moves += 1;
        self.clock += 1;
    }

    /// The game is over.
    pub(super) fn set_end(&mut self, end: End) {
        self.end = Some(end);
    }
}

impl fmt::Display for Position {
    /// The rulebook's line: black's cells `/` white's cells, `b` or `w`, the moves made.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.camps[0] {
            write!(f, "{} ", BOARD.name(cell))?;
        }
        f.write_str("/ ")?;
        for cell in self.camps[1] {
            write!(f, "{} ", BOARD.name(cell))?;
        }
        write!(f, "{} {}", LETTERS[self.side().index()], self.moves)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} (clock {}, {:?})", self.clock, self.end)
    }
}
