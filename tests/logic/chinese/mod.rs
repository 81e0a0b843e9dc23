//! Chinese Checkers plays as docs/rules/chinese-checkers.md says.

mod board;
mod counts;
mod ends;
mod moves;
mod naive;
mod positions;

use holochess::rules::{
    Action, Cell, Event, GameId, Options, Rules, Seat, Setup, Table, ToAct,
    chinese::{Chinese, Position},
    new_table,
};

/// The rulebook's start for two players.
const START: &str = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 1";

const P1: Seat = Seat::FIRST;
const P2: Seat = Seat::SECOND;

fn options(changes: &[(&str, &str)]) -> Options {
    let mut options = GameId::Chinese.options();
    for (key, value) in changes {
        options.set(key, value).unwrap_or_else(|why| panic!("{why}"));
    }
    options
}

fn rules(players: usize, changes: &[(&str, &str)]) -> Chinese {
    Chinese::new(&options(changes), players).unwrap()
}

fn position(rules: &Chinese, line: &str) -> Position {
    rules.read_position(line).unwrap_or_else(|why| panic!("{line}: {why}"))
}

/// A match from a position, which says how many play.
fn begin(line: &str, changes: &[(&str, &str)]) -> Box<dyn Table> {
    let players = GameId::Chinese.players_in(line);
    let setup = Setup { game: GameId::Chinese, options: options(changes), players, position: Some(line.to_owned()) };
    new_table(&setup, &mut || unreachable!("nothing is drawn where a position is given"))
        .unwrap_or_else(|why| panic!("{why}"))
        .0
}

/// Plays an action for the seat that is to choose.
fn play(table: &mut dyn Table, text: &str) -> Vec<Event> {
    let ToAct::Choose(seat) = table.to_act() else { panic!("{text}: no player is to choose but {:?}", table.to_act()) };
    let action = table.read_action(text).unwrap();
    table.play(seat, action).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal actions of the pawn in a hole, as text in order.
fn from(table: &dyn Table, hole: &str) -> String {
    let own = |action: &Action| match *action {
        Action::Move { from, .. } | Action::Swap { from, .. } => table.board().name(from) == hole,
        _ => false,
    };
    let actions = table.actions().into_iter().filter(own);
    actions.map(|action| table.action_text(action)[hole.len()..].to_owned()).collect::<Vec<_>>().join(" ")
}

fn cells(table: &dyn Table, names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| table.board().cell(name).unwrap_or_else(|| panic!("{name}"))).collect()
}

/// A line for two: ten pawns each, in which these are the ones that matter; the rest stand out of the way.
fn line(first: &str, second: &str, mover: u8) -> String {
    let fill = |own: &str, spare: &str| {
        let given = own.split_whitespace().count();
        let more: Vec<&str> = spare.split(' ').take(10 - given).collect();
        format!("{own} {}", more.join(" ")).trim().to_owned()
    };
    let first = fill(first, "a1 e1 e13 m1 m13 g1 g11 k1 k11 c1");
    let second = fill(second, "f3 f10 l3 l10 h1 h10 j1 j10 f1 l1");
    format!("{first} / {second} {mover}")
}
