//! Computer players at the table: what becomes of a decision when the table changes, and that they decide as in the terminal.

use std::time::Instant;

use bevy::prelude::*;
use holochess::{
    players,
    rules::{Action, GameId, ToAct},
    session::{
        ActionRequested, ComputerPlayers, Director, Match, MatchPhase, SkipRequested, TakeBackRequested, UndoRequested,
    },
};

use crate::support::{HANG, app, phase, send, setup_of, start, until};

/// Whether the computer player whose turn it is has decided.
fn has_decided(world: &World) -> bool {
    let game = world.resource::<Match>();
    let is_computers = matches!(game.table().to_act(), ToAct::Choose(seat) if !game.is_human(seat));
    is_computers && world.resource::<ComputerPlayers>().thinking().is_none()
}

fn may_choose(world: &World) -> bool {
    !world.resource::<Director>().is_busy() && world.resource::<Match>().human_to_choose().is_some()
}

fn decisions(app: &App) -> usize {
    app.world().resource::<Match>().decisions().len()
}

#[test]
fn late_decision_does_not_stop_play() {
    for takes_back in [false, true] {
        let mut app = app();
        start(&mut app, setup_of(GameId::Groi, &["human", "keff"], 7));
        for _ in 0..3 {
            until(&mut app, "the person may choose", may_choose);
            let before = decisions(&app);
            let action = app.world().resource::<Match>().table().actions()[0];
            // Time stands still, as behind a question; the search comes to its end.
            app.world_mut().resource_mut::<Time<Virtual>>().pause();
            send(&mut app, ActionRequested(action));
            send(&mut app, SkipRequested);
            until(&mut app, "the computer has decided", has_decided);
            if takes_back {
                send(&mut app, TakeBackRequested);
            } else {
                send(&mut app, UndoRequested);
            }
            assert_eq!(decisions(&app), before, "the action is taken back");
            app.world_mut().resource_mut::<Time<Virtual>>().unpause();
            until(&mut app, "the person may choose again", may_choose);
            send(&mut app, ActionRequested(action));
            until(&mut app, "the computer plays on", |world| world.resource::<Match>().decisions().len() >= before + 2);
            assert_eq!(decisions(&app), before + 2);
        }
    }
}

#[test]
fn a_step_back_that_is_refused_stops_no_computer_from_thinking() {
    let game = GameId::Holochess;
    let strongest = players::levels(game).last().expect("there are levels").id;
    let mut app = app();
    // With this seed player 2 begins.
    start(&mut app, setup_of(game, &["human", strongest], 7));
    let is_thinking = |world: &World| world.resource::<ComputerPlayers>().thinking().is_some();
    send(&mut app, SkipRequested);
    until(&mut app, "the computer thinks at a table at rest", |world| {
        is_thinking(world) && !world.resource::<Director>().is_busy()
    });
    send(&mut app, UndoRequested);
    send(&mut app, TakeBackRequested);
    // It may have decided meanwhile.
    until(&mut app, "it decides", |world| !world.resource::<Match>().decisions().is_empty());
}

#[test]
fn computers_decide_at_the_table_as_they_do_in_the_terminal() {
    for (game, level) in [(GameId::Groi, "keff"), (GameId::Demeter, "greedy"), (GameId::Holochess, "pip")] {
        let mut app = app();
        start(&mut app, setup_of(game, &[level, level], 11));
        let begun = Instant::now();
        while begun.elapsed() < HANG {
            if decisions(&app) >= 30 || phase(app.world()) == MatchPhase::Over {
                break;
            }
            app.update();
            std::thread::yield_now();
        }
        let recorded = app.world().resource::<Match>();
        assert!(recorded.decisions().len() >= 4, "{game:?}: {}", recorded.decisions().len());
        let hash = recorded.seed_hash();
        for (number, entry) in recorded.decisions().iter().enumerate() {
            // Passes that the rules force are no decisions.
            let Some(seat) = entry.seat.filter(|_| entry.action != Action::Pass) else { continue };
            let mut player = players::new(level, game, players::seed_for(&hash, seat)).expect("the level exists");
            let table = recorded.table_at(number);
            assert_eq!(player.choose(&*table), entry.action, "{game:?}, decision {number}");
        }
    }
}
