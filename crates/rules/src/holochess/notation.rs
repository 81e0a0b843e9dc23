//! Reads positions (docs/rules/notation.md); writing them is `Display` of [`Position`].

use std::str::FromStr;

use super::{
    creature::Creature,
    error::PositionError,
    position::{Draft, Position},
};
use crate::{
    Seat,
    circle::BOARD,
    ids::Cell,
    position_line::{Field, Fields, LineError},
};

impl FromStr for Position {
    type Err = PositionError;

    /// Reads the rulebook's line, the pieces of a camp in any order.
    ///
    /// # Examples
    /// ```
    /// use holochess_rules::holochess::Position;
    /// let position: Position = "houjix@o5 savrip@d / ngok@i3 2 1".parse().unwrap();
    /// assert_eq!(position.to_string(), "savrip@d houjix@o5 / ngok@i3 2 1");
    /// assert!("savrip@d / ngok@i3 2 1".parse::<Position>().is_err());
    /// ```
    fn from_str(line: &str) -> Result<Self, PositionError> {
        Self::build(&read_draft(line)?)
    }
}

fn read_draft(line: &str) -> Result<Draft, PositionError> {
    let mut fields = Fields::split(line)?;
    let mut camps = [Vec::new(), Vec::new()];
    loop {
        match fields.expect(Field::Slash)? {
            "/" => break,
            text => camps[0].push(read_piece(text, Seat::FIRST)?),
        }
    }
    let side = loop {
        match fields.expect(Field::Side("1 or 2"))? {
            "1" => break Seat::FIRST,
            "2" => break Seat::SECOND,
            // Text that starts like a number is read as a wrong side to move, not as a wrong piece.
            text if text.starts_with(|first: char| first.is_ascii_digit() || first == '-' || first == '/') => {
                return Err(PositionError::Side { text: text.to_owned() });
            }
            text => camps[1].push(read_piece(text, Seat::SECOND)?),
        }
    };
    let left = fields.expect(Field::ActionsLeft)?;
    let push = fields.next();
    fields.end()?;
    let push = match push.map(|text| (text, text.strip_prefix('>'))) {
        None => None,
        Some((text, Some(name))) => Some(read_cell(name, text)?),
        Some((text, None)) => return Err(LineError::LeftOver { text: text.to_owned() }.into()),
    };
    let (lowest, highest) = if push.is_some() { (0, 1) } else { (1, 2) };
    let left = (lowest..=highest)
        .find(|number: &u8| number.to_string() == left)
        .ok_or_else(|| PositionError::Left { text: left.to_owned(), lowest, highest })?;
    Ok(Draft { camps, side, left, push })
}

fn read_piece(text: &str, seat: Seat) -> Result<(Creature, Cell), PositionError> {
    let (name, cell) = text.split_once('@').ok_or_else(|| PositionError::NotAPiece { text: text.to_owned(), seat })?;
    let creature = Creature::from_id(name)
        .ok_or_else(|| PositionError::UnknownCreature { name: name.to_owned(), text: text.to_owned() })?;
    Ok((creature, read_cell(cell, text)?))
}

fn read_cell(name: &str, text: &str) -> Result<Cell, PositionError> {
    BOARD.cell(name).ok_or_else(|| PositionError::UnknownCell { name: name.to_owned(), text: text.to_owned() })
}
