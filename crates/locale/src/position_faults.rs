//! Why a line is not a position, in words. Cells, creatures and sides are written as in the notation.

use super::{Words, excerpt};
use holochess_rules::{
    Cell, PositionFault, Seat, chinese, circle,
    dejarik::{self, rule_options::MOST_MOVES},
    demeter,
    holochess::{self, Creature},
    position_line::{Field, LineError},
};

/// Says what is wrong with a position, and where.
pub(super) fn position_fault(fault: &PositionFault) -> Words {
    match fault {
        PositionFault::Holochess(error) => of_holochess(error),
        PositionFault::Dejarik(error) => of_dejarik(error),
        PositionFault::Demeter(error) => of_demeter(error),
        PositionFault::Chinese(error) => of_chinese(error),
        PositionFault::Other(why) => Words::new("position-other").with("why", why.clone()),
    }
}

/// The name of a cell of the round board.
fn on_circle(cell: Cell) -> &'static str {
    circle::BOARD.name(cell)
}

/// The word by which the messages choose a side.
const fn side(seat: Seat, sides: [&'static str; 2]) -> &'static str {
    sides[seat.index()]
}

/// The sides in the order of their seats: Dejarik's, where black begins, and Déméter's, where white does.
const BLACK_BEGINS: [&str; 2] = ["black", "white"];
const WHITE_BEGINS: [&str; 2] = ["white", "black"];

fn ends_early(expected: Field) -> Words {
    let (field, sides) = match expected {
        Field::Slash => ("slash", ""),
        Field::Side(sides) => ("side", sides),
        Field::Player => ("player", ""),
        Field::ActionsLeft => ("left", ""),
        Field::MovesMade => ("moves", ""),
    };
    // `1 or 2` is written `1 | 2` in every language.
    Words::new("position-ends-early").with("field", field).with("sides", sides.replace(" or ", " | "))
}

fn two_pawns(cell: &'static str) -> Words {
    Words::new("position-two-pawns").with("cell", cell)
}

fn of_line(error: &LineError) -> Words {
    match error {
        LineError::Spaces { column } => Words::new("position-spaces").with("column", *column),
        LineError::UnknownCell { name, first, last } => {
            Words::new("position-line-cell").with("name", excerpt(name)).with("first", *first).with("last", *last)
        }
        LineError::TwoOnACell(cell) => two_pawns(cell),
        LineError::EndsEarly { expected } => ends_early(*expected),
        LineError::LeftOver { text } => Words::new("position-left-over").with("text", excerpt(text)),
    }
}

fn of_holochess(error: &holochess::PositionError) -> Words {
    use holochess::PositionError as Error;
    match error {
        Error::Line(error) => of_line(error),
        Error::NotAPiece { text, seat } => {
            Words::new("position-not-a-piece").with("text", excerpt(text)).with("seat", seat.number())
        }
        Error::UnknownCreature { name, text } => Words::new("position-unknown-creature")
            .with("name", excerpt(name))
            .with("text", excerpt(text))
            .with("known", Creature::IDS.join(", ")),
        Error::UnknownCell { name, text } => {
            Words::new("position-unknown-cell").with("name", excerpt(name)).with("text", excerpt(text))
        }
        Error::OffBoard(cell) => Words::new("position-off-board").with("cell", cell.0),
        Error::TwoOnACell { cell, creatures: [first, second] } => Words::new("position-two-on-a-cell")
            .with("first", first.id())
            .with("second", second.id())
            .with("cell", on_circle(*cell)),
        Error::CreatureTwice { creature, cells: [first, second] } => Words::new("position-creature-twice")
            .with("creature", creature.id())
            .with("first", on_circle(*first))
            .with("second", on_circle(*second)),
        Error::CampSize { seat, size } => {
            Words::new("position-camp-size").with("seat", seat.number()).with("size", *size)
        }
        Error::Duel => Words::new("position-duel"),
        Error::Side { text } => Words::new("position-side").with("sides", "1 | 2").with("text", excerpt(text)),
        Error::Left { text, lowest, highest } => {
            Words::new("position-left").with("lowest", *lowest).with("highest", *highest).with("text", excerpt(text))
        }
        Error::NobodyToPush(cell) => Words::new("position-nobody-to-push").with("cell", on_circle(*cell)),
        Error::NowhereToPush(cell) => Words::new("position-nowhere-to-push").with("cell", on_circle(*cell)),
        Error::NobodyPushes(cell) => Words::new("position-nobody-pushes").with("cell", on_circle(*cell)),
    }
}

fn of_dejarik(error: &dejarik::PositionError) -> Words {
    use dejarik::PositionError as Error;
    let colour = |seat: &Seat| side(*seat, BLACK_BEGINS);
    match error {
        Error::Line(error) => of_line(error),
        Error::UnknownCell { text, seat } => {
            Words::new("position-camp-cell").with("text", excerpt(text)).with("side", colour(seat))
        }
        Error::OffBoard(cell) => Words::new("position-off-board").with("cell", cell.0),
        Error::TwoOnACell(cell) => two_pawns(on_circle(*cell)),
        Error::CampSize { seat, size } => Words::new("position-pawns")
            .with("side", colour(seat))
            .with("size", *size)
            .with("fewest", 3)
            .with("most", 4),
        Error::Side { text } => Words::new("position-side").with("sides", "b | w").with("text", excerpt(text)),
        Error::Moves { text } => Words::new("position-moves").with("most", MOST_MOVES - 1).with("text", excerpt(text)),
        Error::Parity { side, moves } => {
            Words::new("position-parity").with("moves", *moves).with("letter", ["b", "w"][side.index()])
        }
        Error::HasScored { seat } => Words::new("position-has-scored").with("side", colour(seat)),
    }
}

fn of_demeter(error: &demeter::PositionError) -> Words {
    use demeter::PositionError as Error;
    let colour = |seat: &Seat| side(*seat, WHITE_BEGINS);
    match error {
        Error::Line(error) => of_line(error),
        Error::Camps(given) => Words::new("position-two-camps").with("given", *given),
        Error::Sets => Words::new("position-no-sets"),
        Error::Size { side, size } => Words::new("position-pawns")
            .with("side", colour(side))
            .with("size", *size)
            .with("fewest", 1)
            .with("most", demeter::MOST_PAWNS),
        Error::TwoOnASquare(square) => two_pawns(square),
        Error::OwnGoal { side, square } => {
            Words::new("position-own-goal").with("side", colour(side)).with("square", *square)
        }
        Error::Won { side, square } => {
            Words::new("position-goal-reached").with("side", colour(side)).with("square", *square)
        }
        Error::Side(text) => Words::new("position-side").with("sides", "w | b").with("text", excerpt(text)),
    }
}

fn of_chinese(error: &chinese::PositionError) -> Words {
    use chinese::PositionError as Error;
    match error {
        Error::Line(error) => of_line(error),
        Error::Camps { given, players } => Words::new("position-camps").with("given", *given).with("players", *players),
        Error::Sets { seat, given, sets } => {
            Words::new("position-sets").with("seat", seat.number()).with("given", *given).with("sets", *sets)
        }
        Error::Size { seat, set, given } => {
            Words::new("position-set-size").with("seat", seat.number()).with("set", *set).with("given", *given)
        }
        Error::Filled(hole) => Words::new("position-filled").with("hole", *hole),
        Error::Mover { text, players } => {
            Words::new("position-mover").with("text", excerpt(text)).with("players", *players)
        }
        Error::Won(seat) => Words::new("position-won").with("seat", seat.number()),
        Error::Finished(seat) => Words::new("position-finished").with("seat", seat.number()),
    }
}
