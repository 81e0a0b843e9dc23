//! A position of Déméter: the pawns on squares, the side to move, and the clock. Only legal positions can be built.

use thiserror::Error;

use super::camp::{BLACK, SIDES, WHITE, goals};
use crate::{
    Ending, Seat,
    position_line::{Field, Fields, LineError},
    squares::{BOARD, SquareSet},
};

/// The most pawns of a side.
pub const MOST_PAWNS: u32 = 8;

/// The pawns on squares, the side to move, and the number of moves made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pawns: [SquareSet; 2],
    side: Seat,
    /// Moves of both sides so far, passes counted.
    pub(super) moves: u16,
    /// How the match ended, once it has: the winner and the reason.
    pub(super) over: Option<(Option<Seat>, Ending)>,
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is not written as positions are.
    #[error(transparent)]
    Line(#[from] LineError),
    /// There are more or fewer camps than two.
    #[error("the number of camps is {0}, not 2: white's squares come first, then / and black's")]
    Camps(usize),
    /// `+` separates sets, and here a side has one.
    #[error("there are no sets here: + does not belong in the line")]
    Sets,
    /// A side has too few or too many pawns.
    #[error("{} has {size} pawns; a side has 1 to {MOST_PAWNS}", name(*.side))]
    Size {
        /// Which side.
        side: Seat,
        /// How many pawns it has.
        size: usize,
    },
    /// Two pawns stand on one square.
    #[error("two pawns stand on {0}")]
    TwoOnASquare(&'static str),
    /// A pawn stands on a goal of its own camp.
    #[error("{} has a pawn on {square}, a goal of its own camp, which it may not enter", name(*.side))]
    OwnGoal {
        /// Which side.
        side: Seat,
        /// The goal.
        square: &'static str,
    },
    /// A pawn stands on a goal of the other camp.
    #[error("{} has a pawn on {square}: that goal has won already", name(*.side))]
    Won {
        /// Which side.
        side: Seat,
        /// The goal.
        square: &'static str,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("{0:?} is not the side to move, w or b")]
    Side(String),
}

const fn name(side: Seat) -> &'static str {
    if side.index() == WHITE.index() { "white" } else { "black" }
}

impl Position {
    /// These pawns, white's and black's, before the first move.
    ///
    /// # Errors
    /// If they cannot arise in a match, with what is wrong and where.
    pub fn build(pawns: [SquareSet; 2], side: Seat) -> Result<Self, PositionError> {
        if let Some(square) = (pawns[0] & pawns[1]).take_first() {
            return Err(PositionError::TwoOnASquare(BOARD.name(square)));
        }
        for (side, own) in SIDES.into_iter().zip(pawns) {
            if !(1..=MOST_PAWNS).contains(&own.len()) {
                return Err(PositionError::Size { side, size: own.len() as usize });
            }
            if let Some(square) = (own & goals(side)).take_first() {
                return Err(PositionError::OwnGoal { side, square: BOARD.name(square) });
            }
            if let Some(square) = (own & goals(side.opponent())).take_first() {
                return Err(PositionError::Won { side, square: BOARD.name(square) });
            }
        }
        Ok(Self { pawns, side, moves: 0, over: None })
    }

    /// Reads the rulebook's line: white's squares `/` black's squares, `w` or `b`; squares in any order.
    ///
    /// # Errors
    /// What is wrong with the line, and where.
    pub fn read(line: &str) -> Result<Self, PositionError> {
        let mut fields = Fields::split(line)?;
        let camps = fields.camps(&BOARD)?;
        if camps.iter().any(|camp| camp.len() > 1) {
            return Err(PositionError::Sets);
        }
        let [white, black] = &camps[..] else { return Err(PositionError::Camps(camps.len())) };
        let side = match fields.expect_last(Field::Side("w or b"))? {
            "w" => WHITE,
            "b" => BLACK,
            other => return Err(PositionError::Side(other.to_owned())),
        };
        Self::build([white, black].map(|camp| camp.iter().flatten().copied().collect()), side)
    }

    /// The rulebook's line.
    pub fn line(&self) -> String {
        let mut line = String::new();
        for side in SIDES {
            if side == BLACK {
                line.push_str("/ ");
            }
            for square in self.pawns(side) {
                line.push_str(BOARD.name(square));
                line.push(' ');
            }
        }
        line.push(if self.side == WHITE { 'w' } else { 'b' });
        line
    }

    /// The pawns of a side.
    #[inline]
    pub const fn pawns(&self, side: Seat) -> SquareSet {
        self.pawns[side.index()]
    }

    /// The side to move.
    #[inline]
    pub const fn side(&self) -> Seat {
        self.side
    }

    /// The same pawns with this side to move.
    #[must_use]
    pub const fn as_seen_by(&self, side: Seat) -> Self {
        Self { side, ..*self }
    }

    /// Moves a pawn of the side to move to a free square; the turn goes on with the other side.
    #[inline]
    pub(super) fn shift(&mut self, from: SquareSet, to: SquareSet) {
        let own = &mut self.pawns[self.side.index()];
        *own = (*own - from) | to;
        self.next();
    }

    /// The turn goes on with the other side.
    #[inline]
    pub(super) fn next(&mut self) {
        self.side = self.side.opponent();
        self.moves += 1;
    }
}
