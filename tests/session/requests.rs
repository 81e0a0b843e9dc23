//! Requests of people at the table, and the session's answers.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use holochess::{
    rules::{Action, Cell, Event, Refusal, Seat, ToAct},
    session::{
        ActionRequested, BrowseRequested, Director, DisplayedBoard, Match, MatchPhase, Pace, Refused, ResignRequested,
        SkipRequested, Speed, TakeBackRequested, UndoRequested,
    },
};

use crate::support::{EventLog, agrees, app, ask, phase, send, setup, start, until};

fn recorded_position(app: &App) -> Option<String> {
    app.world().resource::<Match>().table().position_text()
}

fn first(app: &App, wanted: impl Fn(&Action) -> bool) -> Option<Action> {
    app.world().resource::<Match>().table().actions().into_iter().find(wanted)
}

/// Plays the first action that fits for both people, again and again, until there is none.
fn play_on(app: &mut App, decisions: usize) {
    for _ in 0..decisions {
        let Some(action) = first(app, |_| true) else { return };
        send(app, ActionRequested(action));
        until(app, "the table waits", |world| !world.resource::<Director>().is_busy());
    }
}

#[test]
fn a_person_moves_and_the_board_follows() {
    let mut app = app();
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    let action = first(&app, |action| matches!(action, Action::Move { .. })).expect("the start has moves");
    let Action::Move { from, to } = action else { unreachable!() };
    let mover = app.world().resource::<DisplayedBoard>().piece_at(from).expect("a piece stands where the move begins");
    send(&mut app, ActionRequested(action));
    assert_eq!(app.world().resource::<DisplayedBoard>().cell_of(mover), Some(to));
    assert!(agrees(app.world()));
}

#[test]
fn an_illegal_request_is_refused_and_changes_nothing() {
    let mut app = app();
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    let before = recorded_position(&app);
    app.world_mut().write_message(ActionRequested(Action::Move { from: Cell(0), to: Cell(1) }));
    app.update();
    let refusals = ask(&mut app, |mut refused: MessageReader<Refused>| {
        refused.read().map(|refusal| refusal.why.clone()).collect::<Vec<_>>()
    });
    assert_eq!(refusals, [Refusal::EmptyCell(Cell(0))]);
    assert_eq!(recorded_position(&app), before);
}

#[test]
fn a_request_for_the_computers_turn_is_ignored() {
    let mut app = app();
    start(&mut app, setup(["random", "random"], 3));
    let told = app.world().resource::<EventLog>().0.len();
    send(&mut app, ActionRequested(Action::Resign));
    until(&mut app, "the match is over", |world| phase(world) == MatchPhase::Over);
    assert!(!app.world().resource::<EventLog>().0[told..].iter().any(|event| matches!(event, Event::Resigned { .. })));
}

#[test]
fn a_move_is_undone_and_the_board_jumps_back() {
    let mut app = app();
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    let before = recorded_position(&app);
    let action = first(&app, |action| matches!(action, Action::Move { .. })).expect("the start has moves");
    send(&mut app, ActionRequested(action));
    assert_ne!(recorded_position(&app), before);
    send(&mut app, UndoRequested);
    assert_eq!(recorded_position(&app), before);
    assert!(agrees(app.world()));
    assert!(app.world().resource::<EventLog>().0.iter().any(|event| matches!(event, Event::TookBack { .. })));
}

#[test]
fn the_dice_cannot_be_undone_between_people() {
    let mut app = app();
    start(&mut app, setup(["human", "human"], 11));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    for _ in 0..4000 {
        if app.world().resource::<EventLog>().0.iter().any(|event| matches!(event, Event::Rolled(_))) {
            break;
        }
        let action = first(&app, |action| matches!(action, Action::Attack { .. }))
            .or_else(|| first(&app, |_| true))
            .expect("not over yet");
        send(&mut app, ActionRequested(action));
    }
    let after = recorded_position(&app);
    assert!(
        app.world().resource::<EventLog>().0.iter().any(|event| matches!(event, Event::Rolled(_))),
        "a player has attacked"
    );
    send(&mut app, UndoRequested);
    send(&mut app, TakeBackRequested);
    assert_eq!(recorded_position(&app), after, "a roll stands");
}

#[test]
fn against_the_computer_a_roll_can_be_taken_back_and_the_next_is_fresh() {
    let mut app = app();
    start(&mut app, setup(["human", "random"], 5));
    for _ in 0..400 {
        until(&mut app, "a person may choose or it is over", |world| {
            let game = world.resource::<Match>();
            !world.resource::<Director>().is_busy()
                && (game.human_to_choose().is_some() || game.table().to_act() == ToAct::Over)
        });
        if let Some(attack) = first(&app, |action| matches!(action, Action::Attack { .. })) {
            let before = recorded_position(&app);
            send(&mut app, ActionRequested(attack));
            send(&mut app, TakeBackRequested);
            assert_eq!(recorded_position(&app), before);
            send(&mut app, ActionRequested(attack));
            let numbers: Vec<u64> = app
                .world()
                .resource::<EventLog>()
                .0
                .iter()
                .filter_map(|event| if let Event::Rolled(roll) = event { Some(roll.number) } else { None })
                .collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "roll numbers only grow: {numbers:?}");
            return;
        }
        let action = first(&app, |_| true).expect("a person may choose");
        send(&mut app, ActionRequested(action));
    }
    panic!("no attack in 400 decisions");
}

#[test]
fn resigning_ends_the_match_for_the_other() {
    let mut app = app();
    start(&mut app, setup(["human", "random"], 9));
    until(&mut app, "a player may choose", |world| phase(world) != MatchPhase::Dealing);
    send(&mut app, ResignRequested);
    until(&mut app, "it is over", |world| phase(world) == MatchPhase::Over);
    assert_eq!(
        app.world().resource::<DisplayedBoard>().verdict.as_ref().and_then(|verdict| verdict.winner),
        Some(Seat::SECOND)
    );
}

/// The question was answered: it is not asked again because a piece was still walking.
#[test]
fn resigning_while_a_scene_runs_ends_the_match_when_it_is_over() {
    for (other, decided) in [("random", 2), ("human", 1)] {
        let mut app = app();
        app.insert_resource(Pace::from_speed(Speed::Normal))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        start(&mut app, setup(["human", other], 7));
        until(&mut app, "a person may choose", |world| {
            !world.resource::<Director>().is_busy() && world.resource::<Match>().human_to_choose().is_some()
        });
        let decisions = |world: &World| world.resource::<Match>().decisions().len();
        let before = decisions(app.world());
        let action = first(&app, |action| matches!(action, Action::Move { .. })).expect("the start has moves");
        send(&mut app, ActionRequested(action));
        assert!(app.world().resource::<Director>().is_busy(), "a walk is being shown");
        send(&mut app, ResignRequested);
        assert_eq!(decisions(app.world()), before + 1, "it is shown to its end first");
        // Where two people play, the other one may be to move when it is over, and has not resigned.
        until(&mut app, "the walk is over", |world| {
            !world.resource::<Director>().is_busy() || decisions(world) > before + 1
        });
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(decisions(app.world()), before + decided);
        if decided == 2 {
            until(&mut app, "the match is over", |world| phase(world) == MatchPhase::Over);
            let verdict = app.world().resource::<DisplayedBoard>().verdict.clone();
            assert_eq!(verdict.and_then(|verdict| verdict.winner), Some(Seat::SECOND));
        }
    }
}

#[test]
fn an_earlier_moment_is_shown_and_left_again() {
    let mut app = app();
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    play_on(&mut app, 6);
    let now = app.world().resource::<DisplayedBoard>().clone();
    send(&mut app, BrowseRequested(Some(0)));
    let start = app.world().resource::<DisplayedBoard>().clone();
    assert!(start.last.is_empty());
    let before = recorded_position(&app);
    let action = first(&app, |_| true).expect("not over");
    send(&mut app, ActionRequested(action));
    assert_eq!(recorded_position(&app), before, "nothing is played while one looks back");
    send(&mut app, BrowseRequested(None));
    let back = app.world().resource::<DisplayedBoard>();
    assert!(now.piece_ids().all(|(piece, _)| now.cell_of(piece) == back.cell_of(piece)));
}

#[test]
fn scenes_take_their_time_and_a_skip_ends_where_they_would_have_ended() {
    let play = |skip: bool| {
        let mut app = app();
        app.insert_resource(Pace::from_speed(Speed::Normal))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        start(&mut app, setup(["human", "human"], 7));
        assert!(app.world().resource::<Director>().is_busy(), "the deal is being shown");
        assert!(first(&app, |_| true).is_some());
        let action = first(&app, |action| matches!(action, Action::Move { .. })).expect("the start has moves");
        let before = recorded_position(&app);
        send(&mut app, ActionRequested(action));
        assert_eq!(recorded_position(&app), before, "input during a scene does not fall through");
        let mut updates = 0;
        while app.world().resource::<Director>().is_busy() {
            if skip {
                app.world_mut().write_message(SkipRequested);
            }
            app.update();
            updates += 1;
        }
        let shown = app.world().resource::<DisplayedBoard>();
        let cells: Vec<_> = shown.piece_ids().map(|(piece, _)| shown.cell_of(piece)).collect();
        (updates, cells)
    };
    let (watched, cells) = play(false);
    let (skipped, same) = play(true);
    assert_eq!(cells, same);
    assert!(watched > 10 && skipped <= 2, "watched for {watched} updates, skipped in {skipped}");
}
