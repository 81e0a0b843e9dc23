//! Why something is not a position of Holochess (docs/rules/notation.md: what cannot arise is refused).

use thiserror::Error;

use super::creature::Creature;
use crate::{Seat, circle::BOARD, ids::Cell, position_line::LineError};

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is not written as positions are.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Neither a piece nor what may follow a camp.
    #[error("{text:?} in player {seat}'s camp is not a piece (NAME@CELL)")]
    NotAPiece {
        /// What stands there.
        text: String,
        /// The player whose camp it is.
        seat: Seat,
    },
    /// There is no such creature.
    #[error("there is no creature {name:?} (in {text:?}); the creatures are {}", Creature::IDS.join(", "))]
    UnknownCreature {
        /// The name.
        name: String,
        /// The field that it stands in.
        text: String,
    },
    /// There is no such cell.
    #[error("there is no cell {name:?} (in {text:?}); the cells are d, i1 to i12 and o1 to o12")]
    UnknownCell {
        /// The name.
        name: String,
        /// The field that it stands in.
        text: String,
    },
    /// A cell index beyond the board, from code rather than from text.
    #[error("the board has no cell number {}", .0.0)]
    OffBoard(Cell),
    /// Two creatures stand on one cell.
    #[error("{} and {} both stand on {}", .creatures[0].id(), .creatures[1].id(), BOARD.name(*.cell))]
    TwoOnACell {
        /// The cell.
        cell: Cell,
        /// The two creatures.
        creatures: [Creature; 2],
    },
    /// A creature stands on two cells.
    #[error("{} stands on {} and on {}; each creature is there once", .creature.id(), BOARD.name(.cells[0]), BOARD.name(.cells[1]))]
    CreatureTwice {
        /// The creature.
        creature: Creature,
        /// Where.
        cells: [Cell; 2],
    },
    /// A side has too few or too many creatures.
    #[error("player {seat} has {size} creatures; a side has 1 to 4")]
    CampSize {
        /// Which side.
        seat: Seat,
        /// How many it has.
        size: usize,
    },
    /// One against one.
    #[error("one against one is the duel to the death, in which nobody chooses")]
    Duel,
    /// The side to move is neither 1 nor 2.
    #[error("the side to move is 1 or 2, not {text:?}")]
    Side {
        /// What stands there.
        text: String,
    },
    /// This number of actions cannot be left.
    #[error("actions left are {lowest} or {highest}, not {text:?}")]
    Left {
        /// What stands there.
        text: String,
        /// The fewest.
        lowest: u8,
        /// The most.
        highest: u8,
    },
    /// There is no creature on the cell of the push.
    #[error("nobody stands on {}, so nobody can be pushed from there", BOARD.name(*.0))]
    NobodyToPush(Cell),
    /// The push has nowhere to go.
    #[error("every neighbour of {} is taken; the piece stays there and there is nothing to choose", BOARD.name(*.0))]
    NowhereToPush(Cell),
    /// There is no enemy beside the pushed creature that could have pushed it.
    #[error("no enemy stands beside {}, so no attack can have led to that push", BOARD.name(*.0))]
    NobodyPushes(Cell),
}
