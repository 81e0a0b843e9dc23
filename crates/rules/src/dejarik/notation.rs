//! Reads positions (docs/rules/notation.md); writing them is `Display` of [`Position`].

use super::{
    error::{LETTERS, PositionError},
    position::{Draft, Position},
    rule_set::RuleSet,
};
use crate::{
    Seat,
    circle::BOARD,
    ids::Cell,
    position_line::{Field, Fields},
};

/// Reads the rulebook's line, the cells of a camp in any order.
pub(super) fn read_position(rules: &RuleSet, line: &str) -> Result<Position, PositionError> {
    Position::build(rules, &read_draft(line)?)
}

fn read_draft(line: &str) -> Result<Draft, PositionError> {
    let mut fields = Fields::split(line)?;
    let mut camps = [Vec::new(), Vec::new()];
    loop {
        match fields.expect(Field::Slash)? {
            "/" => break,
            text => camps[0].push(read_cell(text, Seat::FIRST)?),
        }
    }
    let side = loop {
        let text = fields.expect(Field::Side("b or w"))?;
        if let Some(index) = LETTERS.iter().position(|letter| *letter == text) {
            break Seat::new(index);
        }
        match BOARD.cell(text) {
            Some(cell) => camps[1].push(cell),
            // Text that does not begin like a cell is read as a wrong side to move, not as a wrong cell.
            None if !text.starts_with(['d', 'i', 'o']) => {
                return Err(PositionError::Side { text: text.to_owned() });
            }
            None => return Err(PositionError::UnknownCell { text: text.to_owned(), seat: Seat::SECOND }),
        }
    };
    let moves = fields.expect_last(Field::MovesMade)?;
    // The number has to be written as it is written back: neither +4 nor 04.
    let moves = moves
        .parse()
        .ok()
        .filter(|number: &u16| number.to_string() == moves)
        .ok_or_else(|| PositionError::Moves { text: moves.to_owned() })?;
    Ok(Draft { camps, side, moves })
}

fn read_cell(text: &str, seat: Seat) -> Result<Cell, PositionError> {
    BOARD.cell(text).ok_or_else(|| PositionError::UnknownCell { text: text.to_owned(), seat })
}
