//! Both Dejariks play as docs/rules/dejarik.md says.

mod counts;
mod endings;
mod exits;
mod handicaps;
mod naive;
mod notation;
mod perfect;
mod puzzles;
mod refusals;
mod rows;
mod solved_help;
mod tables;

use holochess::rules::{Action, Event, GameId, Options, Seat, Setup, Table, ToAct, new_table};

/// Both rule sets.
const BOTH: [GameId; 2] = [GameId::Groi, GameId::Revised];

const P1: Seat = Seat::FIRST;
const P2: Seat = Seat::SECOND;

fn options(game: GameId, changes: &[(&str, &str)]) -> Options {
    let mut options = game.options();
    for (key, value) in changes {
        options.set(key, value).unwrap_or_else(|why| panic!("{key}={value}: {why}"));
    }
    options
}

/// A match from the start, or from a position.
fn begin_with(game: GameId, line: Option<&str>, changes: &[(&str, &str)]) -> (Box<dyn Table>, Vec<Event>) {
    let setup = Setup { game, options: options(game, changes), players: 2, position: line.map(str::to_owned) };
    new_table(&setup, &mut || unreachable!("nothing is dealt in Dejarik")).unwrap_or_else(|why| panic!("{why}"))
}

fn begin(game: GameId, line: &str) -> Box<dyn Table> {
    begin_with(game, Some(line), &[]).0
}

fn read(table: &dyn Table, text: &str) -> Action {
    table.read_action(text).unwrap()
}

/// Plays actions in turn, forced passes between them, and tells all that happened.
fn play(table: &mut dyn Table, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in actions.split(' ') {
        while let ToAct::Pass(seat) = table.to_act() {
            events.extend(table.play(seat, Action::Pass).unwrap());
        }
        let ToAct::Choose(seat) = table.to_act() else { panic!("{text}: no player is to choose") };
        let action = read(table, text);
        events.extend(table.play(seat, action).unwrap_or_else(|why| panic!("{text}: {why}")));
    }
    events
}

fn line(table: &dyn Table) -> String {
    table.position_text().unwrap()
}

fn actions(table: &dyn Table) -> Vec<String> {
    table.actions().into_iter().map(|action| table.action_text(action)).collect()
}

/// The names of cells.
fn names(table: &dyn Table, cells: &[holochess::rules::Cell]) -> String {
    cells.iter().map(|cell| table.board().name(*cell)).collect::<Vec<_>>().join(" ")
}
