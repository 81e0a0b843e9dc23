//! Positions of Chinese Checkers as lines of text (docs/rules/chinese-checkers.md): one camp a player in turn order, its sets
//! separated by `+`, then the player to move.

use std::fmt::Write;

use thiserror::Error;

use super::{
    position::Position,
    rule_set::Chinese,
    triangle::{PAWNS_IN_SET, Triangle},
};
use crate::{
    Departed, Seat,
    position_line::{Field, Fields, LineError},
    star::{BOARD, HoleSet},
};

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is not written as positions are.
    #[error(transparent)]
    Line(#[from] LineError),
    /// There are more or fewer camps than players.
    #[error("the number of camps is {given}, that of the players {players}; camps are separated by /")]
    Camps {
        /// How many there are.
        given: usize,
        /// How many there should be.
        players: usize,
    },
    /// A camp has more or fewer sets than the option says.
    #[error("player {seat} has {given} sets of pawns; with sets = {sets} it has to be {sets}")]
    Sets {
        /// Whose camp.
        seat: Seat,
        /// How many there are.
        given: usize,
        /// How many there should be.
        sets: usize,
    },
    /// A set has more or fewer than ten pawns.
    #[error("player {seat} has {given} pawns in set {set}; a set has ten")]
    Size {
        /// Whose camp.
        seat: Seat,
        /// Which of the camp's sets, from 1.
        set: usize,
        /// How many pawns there are.
        given: usize,
    },
    /// A pawn stands in a hole that is filled with a pawn that no player may move.
    #[error("{0} is filled with a pawn that nobody may move (fill_unused = on)")]
    Filled(&'static str),
    /// The player to move is none of the players.
    #[error("{text:?} is not the player to move, 1 to {players}")]
    Mover {
        /// What stands there.
        text: String,
        /// How many players there are.
        players: usize,
    },
    /// The match is over in this position.
    #[error("player {0} has won already")]
    Won(Seat),
    /// The player to move has finished.
    #[error("it cannot be player {0}'s turn: all of that player's pawns are home")]
    Finished(Seat),
}

/// The line of a position.
pub(super) fn position_text(rules: &Chinese, position: &Position) -> String {
    let mut line = String::new();
    for seat in (0..rules.seating.seats()).map(Seat::new) {
        if seat != Seat::FIRST {
            line.push_str("/ ");
        }
        for (number, set) in rules.seating.sets(seat).iter().enumerate() {
            if number > 0 {
                line.push_str("+ ");
            }
            for hole in position.pawns(*set) {
                line.push_str(BOARD.name(hole));
                line.push(' ');
            }
        }
    }
    // Writing to a string cannot fail.
    let _ = write!(line, "{}", position.mover());
    line
}

/// Reads such a line, the pawns of a set in any order. These players had left the match before.
pub(super) fn read_position(rules: &Chinese, line: &str, departed: &Departed) -> Result<Position, PositionError> {
    let mut fields = Fields::split(line)?;
    let camps = fields.camps(&BOARD)?;
    let players = rules.seating.seats();
    if camps.len() != players {
        return Err(PositionError::Camps { given: camps.len(), players });
    }
    let mut pawns = [HoleSet::EMPTY; Triangle::COUNT];
    for (seat, camp) in (0..players).map(Seat::new).zip(&camps) {
        let sets = rules.seating.sets(seat);
        if camp.len() != sets.len() {
            return Err(PositionError::Sets { seat, given: camp.len(), sets: sets.len() });
        }
        for (number, (set, holes)) in (1..).zip(sets.iter().zip(camp)) {
            if holes.len() != PAWNS_IN_SET {
                return Err(PositionError::Size { seat, set: number, given: holes.len() });
            }
            pawns[set.index()] = holes.iter().copied().collect();
        }
    }
    let all = pawns.into_iter().fold(HoleSet::EMPTY, |all, set| all | set);
    if let Some(hole) = (all & rules.seating.fillers).take_first() {
        return Err(PositionError::Filled(BOARD.name(hole)));
    }
    let mover = fields.expect_last(Field::Player)?;
    let mover = (0..players)
        .map(Seat::new)
        .find(|seat| seat.number().to_string() == mover)
        .ok_or_else(|| PositionError::Mover { text: mover.to_owned(), players })?;
    let mut position = Position::new(pawns, rules.seating.fillers, mover);
    depart(rules, &mut position, departed)?;
    for seat in (0..players).map(Seat::new) {
        if position.plays(seat) && rules.is_home(&position, seat) {
            rules.finish(&mut position, seat);
            if position.over().is_some() {
                return Err(PositionError::Won(seat));
            }
        }
    }
    if position.plays(mover) { Ok(position) } else { Err(PositionError::Finished(mover)) }
}

/// Gives players who had left the match the places with which they left.
fn depart(rules: &Chinese, position: &mut Position, departed: &Departed) -> Result<(), PositionError> {
    let seats = rules.seating.seats();
    let is_new = |position: &Position, seat: Seat| seat.index() < seats && position.plays(seat);
    for &seat in &departed.finished {
        if !rules.goes_on() {
            return Err(PositionError::Won(seat));
        }
        if is_new(position, seat) {
            position.finished += 1;
            position.places[seat.index()] = position.finished;
        }
    }
    for &seat in &departed.resigned {
        if is_new(position, seat) {
            position.places[seat.index()] = seats as u8 - position.resigned;
            position.resigned += 1;
        }
    }
    rules.last_one(position).map_or(Ok(()), |last| Err(PositionError::Won(last)))
}
