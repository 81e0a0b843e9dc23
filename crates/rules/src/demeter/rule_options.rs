//! The options of Déméter (docs/rules/demeter.md).

use super::{camp::WHITE, position::Position};
use crate::{
    position_line::read_cell,
    rule_options::{Domain, Spec},
    squares::{BOARD, SIDE, SquareSet, column, row, square},
};

/// Where the pawns begin.
pub const START: &str = "start";
/// Whether the third occurrence of a position ends the match.
pub const REPETITION: &str = "repetition";
/// The match is drawn after this number of moves without a goal; 0 means [`MOST_MOVES`].
pub const MOVE_CAP: &str = "move_cap";

/// The largest number of moves in a match, for any options.
pub const MOST_MOVES: u16 = 3_000;

/// How a start is written, for error messages.
const START_FORM: &str = "white's squares and black's, as in g1 g2 g3 / b1 b2 b3, one to eight a side and none on a goal; \
                          or white's alone, and black's mirror them";

/// The options with their ranges and defaults.
pub static OPTIONS: [Spec; 3] = [
    Spec {
        key: START,
        domain: Domain::Text { form: START_FORM, fits: |value| read_start(value).is_some() },
        default: "g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 b6 b7 b8",
    },
    Spec { key: REPETITION, domain: Domain::Words(&["third", "off"]), default: "third" },
    Spec { key: MOVE_CAP, domain: Domain::Number(0, MOST_MOVES as u32), default: "300" },
];

/// The pawns of a start, white's and black's; nothing if it is none. Squares are separated by blanks or commas.
pub fn read_start(value: &str) -> Option<[SquareSet; 2]> {
    let read = |text: &str| -> Option<SquareSet> {
        let mut squares = SquareSet::EMPTY;
        for name in text.split([' ', ',']).filter(|name| !name.is_empty()) {
            let square = read_cell(&BOARD, name).ok()?;
            if squares.contains(square) {
                return None;
            }
            squares = squares.with(square);
        }
        Some(squares)
    };
    let pawns = if let Some((white, black)) = value.split_once('/') {
        [read(white)?, read(black)?]
    } else {
        let white = read(value)?;
        [white, white.into_iter().map(|pawn| square(SIDE - 1 - column(pawn), row(pawn))).collect()]
    };
    Position::build(pawns, WHITE).is_ok().then_some(pawns)
}
