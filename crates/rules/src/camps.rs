//! Reads what the position lines of pawn games have in common (docs/rules/notation.md): camps of cells, separated
//! by `/`, a camp's sets by `+`, and what follows the last camp.

use thiserror::Error;

use super::{board::Board, ids::Cell, notation::stray_space, position_fault::Field};

/// An error in such a line that can occur in every game written so.
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

/// A line taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camps<'a> {
    /// The cells of every set of every camp, as they are written.
    pub camps: Vec<Vec<Vec<Cell>>>,
    /// The fields after the last camp.
    rest: Vec<&'a str>,
}

impl<'a> Camps<'a> {
    /// Takes a line apart. Every cell is on the board, and none is there twice.
    ///
    /// # Errors
    /// What is wrong with the line, and where.
    pub fn read(board: &Board, line: &'a str) -> Result<Self, LineError> {
        if let Some(column) = stray_space(line) {
            return Err(LineError::Spaces { column });
        }
        let mut fields = line.split(' ').filter(|field| !field.is_empty()).peekable();
        let mut camps = vec![vec![Vec::new()]];
        let mut taken = vec![false; board.len()];
        while let Some(field) = fields.next_if(|field| matches!(*field, "/" | "+") || is_meant_as_cell(field)) {
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
        Ok(Self { camps, rest: fields.collect() })
    }

    /// The one field that has to follow the camps.
    ///
    /// # Errors
    /// If there is none, or more than that.
    pub fn last_field(&self, expected: Field) -> Result<&'a str, LineError> {
        match self.rest[..] {
            [] => Err(LineError::EndsEarly { expected }),
            [field] => Ok(field),
            [_, extra, ..] => Err(LineError::LeftOver { text: extra.to_owned() }),
        }
    }
}

/// Reads the name of a cell.
///
/// # Errors
/// If the board has no such cell.
pub fn read_cell(board: &Board, name: &str) -> Result<Cell, LineError> {
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
