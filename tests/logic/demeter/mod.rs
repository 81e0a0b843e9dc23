//! Déméter plays as docs/rules/demeter.md says.

mod clocks;
mod counts;
mod moves;
mod naive;
mod positions;

use holochess::rules::{
    Action, Event, GameId, Options, Rules, Seat, Setup, Table, ToAct,
    demeter::{Demeter, Position},
    new_table,
};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

fn options(changes: &[(&str, &str)]) -> Options {
    let mut options = GameId::Demeter.options();
    for (key, value) in changes {
        options.set(key, value).unwrap_or_else(|why| panic!("{why}"));
    }
    options
}

fn rules(changes: &[(&str, &str)]) -> Demeter {
    Demeter::new(&options(changes), 2).unwrap()
}

fn position(line: &str) -> Position {
    Position::read(line).unwrap_or_else(|why| panic!("{line}: {why}"))
}

fn begin(line: &str, changes: &[(&str, &str)]) -> Box<dyn Table> {
    let position = (!line.is_empty()).then(|| line.to_owned());
    let setup = Setup { game: GameId::Demeter, options: options(changes), players: 2, position };
    new_table(&setup, &mut || unreachable!("nothing is drawn in Déméter")).unwrap().0
}

/// Plays an action for the player to move.
fn play(table: &mut dyn Table, text: &str) -> Vec<Event> {
    let ToAct::Choose(seat) = table.to_act() else { panic!("{text}: no player is to choose but {:?}", table.to_act()) };
    let action = table.read_action(text).unwrap();
    table.play(seat, action).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Where the pawn on a square can go, as names in order.
fn from(table: &dyn Table, square: &str) -> String {
    let ends = table.actions().into_iter().filter_map(|action| match action {
        Action::Move { from, to } if table.board().name(from) == square => Some(table.board().name(to)),
        _ => None,
    });
    ends.collect::<Vec<_>>().join(" ")
}
