//! What a position is worth before anything is searched, in thousandths of log-odds for the side to move: a sum over what a player sees on
//! the board. The weights are learned from matches of the engine against itself (`holochess-lab train demeter`).
//!
//! - *pawn*: where the pawns stand;
//! - *reach*: the squares that their jumps lead to;
//! - *runway*: the free squares from which a jump would lead into a goal;
//! - *entry*: how many squares of the runway jumps lead to, so that the next move but one could win.

use std::{fmt::Write as _, sync::LazyLock};

use super::board::Board;
use holochess_rules::{
    Cell,
    demeter::Position,
    squares::{SIDE, SQUARES, SquareSet, column, row},
};

/// Kinds of squares: by column and distance from the edge; the upper half of the board is like the lower.
const KINDS: usize = SQUARES / 2;
const PAWN: usize = 0;
const REACH: usize = PAWN + KINDS;
const RUNWAY: usize = REACH + KINDS;
/// How many squares of the runway are reached: none, one, two, more. First for the side to move, then for the other.
const ENTRY: usize = RUNWAY + KINDS;
const ENTRIES: usize = 4;
/// The turn itself.
const TURN: usize = ENTRY + 2 * ENTRIES;
/// How many features there are.
pub const FEATURES: usize = TURN + 1;

/// The kind of a square, by number.
static KIND: [u8; SQUARES] = {
    let mut kinds = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let square = Cell(index as u8);
        let row = row(square);
        let from_edge = if row < SIDE / 2 { row } else { SIDE - 1 - row };
        kinds[index] = column(square) * (SIDE / 2) + from_edge;
        index += 1;
    }
    kinds
};

/// The weights of all features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    by_feature: [i32; FEATURES],
}

/// The first line of a file of weights.
const HEADER: &str = "demeter-weights 1";

impl Weights {
    /// These weights, rounded.
    pub fn from_fit(weights: &[f64; FEATURES]) -> Self {
        Self { by_feature: weights.map(|weight| weight.round() as i32) }
    }

    /// The text of the file: a line a weight, with its name. Lines that begin with `#` say how it was made.
    pub fn to_text(&self, remarks: &[String]) -> String {
        let mut text = format!("{HEADER}\n");
        // Writing to a string cannot fail.
        for remark in remarks {
            let _ = writeln!(text, "# {remark}");
        }
        for (name, weight) in names().into_iter().zip(self.by_feature) {
            let _ = writeln!(text, "{name} {weight}");
        }
        text
    }

    /// Whether a file with this first line has weights of this game.
    pub fn is_header(line: &str) -> bool {
        line.trim_end() == HEADER
    }

    /// Reads the file; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        lines.next().filter(|line| *line == HEADER)?;
        let mut lines = lines.filter(|line| !line.starts_with('#'));
        let mut by_feature = [0; FEATURES];
        for (name, weight) in names().into_iter().zip(&mut by_feature) {
            *weight = lines.next()?.strip_prefix(&name)?.trim().parse().ok()?;
        }
        Some(Self { by_feature })
    }
}

/// The weights that come with the game.
pub static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_text(include_str!("../../../../../assets/players/demeter.weights"))
        .expect("a test reads the file that is built in")
});

/// The names of the features, in their order.
pub fn names() -> Vec<String> {
    let of_squares = ["pawn", "reach", "runway"].into_iter().flat_map(|name| {
        let kinds = (0..KINDS).map(|kind| (kind / (usize::from(SIDE) / 2), kind % (usize::from(SIDE) / 2)));
        kinds.map(move |(column, row)| format!("{name}.{}{}", (b'a' + column as u8) as char, row + 1))
    });
    let entries = ["entry", "entry-of-other"].into_iter();
    let entries = entries.flat_map(|name| (0..ENTRIES).map(move |count| format!("{name}.{count}")));
    of_squares.chain(entries).chain(["turn".to_owned()]).collect()
}

/// What the evaluation sees of one side, whose goals are in the west.
struct View {
    pawns: u64,
    reach: u64,
    runway: u64,
}

impl View {
    fn of(board: Board, reach: u64) -> Self {
        Self { pawns: board.own, reach, runway: board.runway() }
    }

    fn entries(&self) -> usize {
        ((self.reach & self.runway).count_ones() as usize).min(ENTRIES - 1)
    }

    #[inline]
    fn visit(&self, mut tell: impl FnMut(usize)) {
        for (first, squares) in [(PAWN, self.pawns), (REACH, self.reach), (RUNWAY, self.runway)] {
            for square in SquareSet::from_bits(squares) {
                tell(first + usize::from(KIND[square.index()]));
            }
        }
    }
}

/// The features of a position, each with its sign: what the other side has counts against.
fn visit(board: Board, reach: u64, reach_of_other: u64, mut tell: impl FnMut(usize, i32)) {
    let (own, other) = (View::of(board, reach), View::of(board.turned(), reach_of_other));
    own.visit(|feature| tell(feature, 1));
    other.visit(|feature| tell(feature, -1));
    tell(ENTRY + own.entries(), 1);
    tell(ENTRY + ENTRIES + other.entries(), -1);
    tell(TURN, 1);
}

/// The features of a position for training.
pub fn features(position: &Position) -> [f64; FEATURES] {
    let board = Board::from_position(position);
    let mut counts = [0.0; FEATURES];
    visit(board, board.reach(), board.turned().reach(), |feature, sign| counts[feature] += f64::from(sign));
    counts
}

/// The value of a board. The two sides' [`Board::reach`] are known already.
#[inline]
pub(super) fn evaluate(weights: &Weights, board: Board, reach: u64, reach_of_other: u64) -> i32 {
    let mut value = 0;
    visit(board, reach, reach_of_other, |feature, sign| value += sign * weights.by_feature[feature]);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let text = include_str!("../../../../../assets/players/demeter.weights");
        let made = text.lines().nth(1).and_then(|line| line.strip_prefix("# ")).expect("it says how it was made");
        assert_eq!(SHIPPED.to_text(&[made.to_owned()]), text);
        assert_eq!(Weights::from_text(&text.replace("turn ", "turn x")), None);
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let value = |line: &str| {
            let board = Board::from_position(&Position::read(line).expect("it is a position"));
            evaluate(&SHIPPED, board, board.reach(), board.turned().reach())
        };
        assert_eq!(value("e4 f5 g6 h7 / b1 b2 c3 d4 w"), value("g1 g2 f3 e4 / d4 c5 b6 a7 b"));
        assert_eq!(value("e4 f5 g6 h7 / b1 b2 c3 d4 w"), value("e5 f4 g3 h2 / b8 b7 c6 d5 w"));
    }
}
