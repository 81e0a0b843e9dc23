//! Reads lines of positions (docs/rules/notation.md): their fields one after the other, and the camps of games whose pawns have no
//! names, cell by cell.

use thiserror::Error;

use super::{board::Board, ids::Cell};

/// An error in a line that can occur in every game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// Two spaces in a row, or one at an end.
    #[error("fields are separated by single spaces; column {column} has one too many")]
    Spaces {
        /// The column of the space, from 1.
        column: usize,
    },
    /// The board has no such cell.
    #[error("the board has no {name:?}; it goes from {first} to {last}")]
    UnknownCell {
        /// What stands there.
        name: String,
        /// The board's first cell.
        first: &'static str,
        /// Its last one.
        last: &'static str,
    },
    /// Two pawns stand on one cell.
    #[error("two pawns stand on {0}")]
    TwoOnACell(&'static str),
    /// The line ends too early.
    #[error("the line ends before {expected}")]
    EndsEarly {
        /// What should have come.
        expected: Field,
    },
    /// The line goes on where it should have ended.
    #[error("{text:?} is left over at the end of the line")]
    LeftOver {
        /// The first field too many.
        text: String,
    },
}

/// A part of a position's line that has to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The sign between the camps.
    Slash,
    /// The player to move, as one of these words.
    Side(&'static str),
    /// Which player is to move, by number.
    Player,
    /// How many actions are left in the turn.
    ActionsLeft,
    /// How many moves have been made.
    MovesMade,
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Slash => f.write_str("the / between the camps"),
            Self::Side(sides) => write!(f, "the side to move ({sides})"),
            Self::Player => f.write_str("the player to move"),
            Self::ActionsLeft => f.write_str("the actions left"),
            Self::MovesMade => f.write_str("the moves made so far"),
        }
    }
}

/// The fields of a line, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Fields<'a> {
    rest: &'a str,
}

impl<'a> Fields<'a> {
    /// Takes a line apart at its spaces.
    ///
    /// # Errors
    /// If there is a space too many.
    pub fn split(line: &'a str) -> Result<Self, LineError> {
        match stray_space(line) {
            Some(column) => Err(LineError::Spaces { column }),
            None => Ok(Self { rest: line }),
        }
    }

    /// The next field, without taking it.
    fn peek(&self) -> Option<&'a str> {
        self.rest.split(' ').next().filter(|field| !field.is_empty())
    }

    /// The next field, which has to be there.
    ///
    /// # Errors
    /// If the line is at its end.
    pub fn expect(&mut self, expected: Field) -> Result<&'a str, LineError> {
        self.next().ok_or(LineError::EndsEarly { expected })
    }

    /// The last field, which has to be there.
    ///
    /// # Errors
    /// If the line is at its end, or goes on after the field.
    pub fn expect_last(mut self, expected: Field) -> Result<&'a str, LineError> {
        let field = self.expect(expected)?;
        self.end()?;
        Ok(field)
    }

    /// Checks that there is no further field.
    ///
    /// # Errors
    /// If there is one.
    pub fn end(mut self) -> Result<(), LineError> {
        self.next().map_or(Ok(()), |text| Err(LineError::LeftOver { text: text.to_owned() }))
    }

    /// Reads the camps of pawns, separated by `/`, and a camp's sets, separated by `+`. Every cell is on the board, and none is there
    /// twice.
    ///
    /// # Errors
    /// If a cell is not on the board, or two pawns are on it.
    pub fn camps(&mut self, board: &Board) -> Result<Vec<Vec<Vec<Cell>>>, LineError> {
        let mut camps = vec![vec![Vec::new()]];
        let mut taken = vec![false; board.len()];
        while let Some(field) = self.peek().filter(|field| matches!(*field, "/" | "+") || is_meant_as_cell(field)) {
            self.next();
            match (field, camps.last_mut()) {
                ("+", Some(camp)) => camp.push(Vec::new()),
                (name, Some(camp)) if name != "/" => {
                    let cell = read_cell(board, name)?;
                    if std::mem::replace(&mut taken[cell.index()], true) {
                        return Err(LineError::TwoOnACell(board.name(cell)));
                    }
                    camp.last_mut().expect("a camp begins with a set").push(cell);
                }
                _ => camps.push(vec![Vec::new()]),
            }
        }
        Ok(camps)
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let field = self.peek()?;
        let after = &self.rest[field.len()..];
        self.rest = after.strip_prefix(' ').unwrap_or(after);
        Some(field)
    }
}

/// Reads the name of a cell.
///
/// # Errors
/// If the board has no such cell.
pub(super) fn read_cell(board: &Board, name: &str) -> Result<Cell, LineError> {
    board.cell(name).ok_or_else(|| LineError::UnknownCell {
        name: name.to_owned(),
        first: board.names[0],
        last: board.names[board.len() - 1],
    })
}

/// Whether a field was meant as a cell: the words for sides have one character.
fn is_meant_as_cell(field: &str) -> bool {
    field.chars().count() > 1
}

/// The column of a space that stands at an end of a position or beside another one.
fn stray_space(line: &str) -> Option<usize> {
    let mut before = ' ';
    for (index, character) in line.chars().enumerate() {
        if character == ' ' && before == ' ' {
            return Some(index + 1);
        }
        before = character;
    }
    line.ends_with(' ').then(|| line.chars().count())
}
