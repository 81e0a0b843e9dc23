//! Holochess plays as docs/rules/holochess.md says.

mod clocks;
mod counts;
mod deals;
mod fights;
mod invariants;
mod naive;
mod notation;
mod odds;
mod refusals;
mod walks;

use holochess::rules::{
    Action, Event, GameId, Options, Outcome, Seat, Setup, Table, ToAct, dice::Seed, holochess::Position, new_table,
};

/// The first position of the rulebook's "Counts".
const START: &str = "savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2";
/// The second.
const MELEE: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

fn options(changes: &[(&str, &str)]) -> Options {
    let mut options = GameId::Holochess.options();
    for (key, value) in changes {
        options.set(key, value).unwrap();
    }
    options
}

fn position(line: &str) -> Position {
    line.parse().unwrap_or_else(|why| panic!("{line}: {why}"))
}

/// A match from a position, and how it begins.
fn begin_with(line: &str, changes: &[(&str, &str)]) -> (Box<dyn Table>, Vec<Event>) {
    let setup =
        Setup { game: GameId::Holochess, options: options(changes), players: 2, position: Some(line.to_owned()) };
    new_table(&setup, &mut || unreachable!("nothing is dealt where a position is given")).unwrap()
}

fn begin(line: &str) -> Box<dyn Table> {
    begin_with(line, &[]).0
}

/// A match dealt from a numbered seed.
fn deal(seed: u64, changes: &[(&str, &str)]) -> (Box<dyn Table>, Vec<Event>) {
    let setup = Setup { game: GameId::Holochess, options: options(changes), players: 2, position: None };
    new_table(&setup, &mut Seed::from_number(seed).deal()).unwrap()
}

/// Plays an action for the player to move.
fn play(table: &mut dyn Table, text: &str) -> Vec<Event> {
    let ToAct::Choose(seat) = table.to_act() else { panic!("{text}: no player is to choose but {:?}", table.to_act()) };
    let action = table.read_action(text).unwrap();
    table.play(seat, action).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Rolls dice whose sums have this difference.
fn roll(table: &mut dyn Table, difference: i32) -> Vec<Event> {
    let ToAct::Roll(dice) = table.to_act() else { panic!("no dice are asked for") };
    table.roll(1, &hands(dice, difference)).unwrap()
}

/// Attacks, and rolls dice with this outcome.
fn fight(table: &mut dyn Table, text: &str, outcome: Outcome) -> Vec<Event> {
    let mut events = play(table, text);
    let difference = match outcome {
        Outcome::Kill => 7,
        Outcome::Push => 1,
        Outcome::CounterPush => 0,
        Outcome::CounterKill => -7,
    };
    events.extend(roll(table, difference));
    events
}

/// Two hands of these numbers of dice whose sums have this difference.
fn hands(dice: [u8; 2], difference: i32) -> [Vec<u8>; 2] {
    let mut hands = dice.map(|count| vec![1; usize::from(count)]);
    let mut missing = difference - (i32::from(dice[0]) - i32::from(dice[1]));
    let hand = usize::from(missing < 0);
    while missing != 0 {
        let low = hands[hand].iter_mut().find(|face| **face < 6).expect("these dice can fall so far apart");
        *low += 1;
        missing -= missing.signum();
    }
    hands
}

fn line(table: &dyn Table) -> String {
    table.position_text().unwrap()
}

fn actions(table: &dyn Table) -> Vec<String> {
    table.actions().into_iter().map(|action| table.action_text(action)).collect()
}

fn read(table: &dyn Table, text: &str) -> Action {
    table.read_action(text).unwrap()
}

const P1: Seat = Seat::FIRST;
const P2: Seat = Seat::SECOND;
