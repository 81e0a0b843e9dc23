//! Matches of every game with every number of seats: they end with a result, the displayed board equals the rules' board after
//! every decision, every decision can be undone, and a match that is left and resumed goes on as before.

use bevy::prelude::*;
use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Shelf, Who},
    rules::{Action, Ending, Event, GameId, Seat, ToAct, dice::Seed},
    session::{
        ActionRequested, Autosave, BrowseRequested, Director, DisplayedBoard, Match, MatchPhase, MatchRequest,
        PersonRating, Saving, TakeBackRequested, Trouble, UndoRequested,
    },
};

use crate::support::{EventLog, agrees_but_for, app, ask, phase, send, start, until};

/// A set-up of a game with these players and options.
fn setup_with(game: GameId, seats: &[&str], changes: &[(&str, &str)], seed: u64) -> MatchSetup {
    let mut setup = crate::support::setup_of(game, seats, seed);
    for (key, value) in changes {
        setup.options.set(key, value).unwrap_or_else(|why| panic!("{key}={value}: {why}"));
    }
    setup
}

/// Every game with every number of seats and with options that change the seats, all played by `who`. Caps keep random matches
/// short.
fn tables(who: &'static str) -> Vec<MatchSetup> {
    let short = ("turn_cap", "40");
    let mut tables = vec![
        setup_with(GameId::Holochess, &[who; 2], &[], 3),
        setup_with(GameId::Groi, &[who; 2], &[("move_cap", "80")], 3),
        setup_with(GameId::Groi, &[who; 2], &[("match", "points:3"), ("move_cap", "40")], 4),
        setup_with(GameId::Revised, &[who; 2], &[("match", "stakes:3"), ("move_cap", "40")], 3),
        setup_with(GameId::Demeter, &[who; 2], &[("move_cap", "120")], 3),
    ];
    for players in [2, 3, 4, 6] {
        tables.push(setup_with(GameId::Chinese, &vec![who; players], &[short, ("play_on", "on")], 3));
    }
    tables.push(setup_with(GameId::Chinese, &[who; 3], &[short, ("sets", "2"), ("blocking", "none")], 3));
    tables.push(setup_with(GameId::Chinese, &[who; 2], &[short, ("sets", "3"), ("blocking", "fill")], 3));
    tables.push(setup_with(GameId::Chinese, &[who; 4], &[short, ("fill_unused", "on")], 3));
    tables
}

/// A description of a set-up, for messages.
fn name(setup: &MatchSetup) -> String {
    let players = setup.seats.len();
    let defaults = setup.game.options();
    let changed = setup.options.iter().filter(|(key, value)| defaults.find(key) != Some(value));
    let options: Vec<String> = changed.map(|(key, value)| format!("{key}={value}")).collect();
    format!("{} for {players} ({})", setup.game.id(), options.join(", "))
}

fn record(app: &App) -> &RecordedMatch {
    app.world().resource::<Match>()
}

fn line(app: &App) -> Option<String> {
    record(app).table().position_text()
}

/// Whether everything decided so far has been shown.
fn is_at_rest(world: &World) -> bool {
    !world.resource::<Director>().is_busy()
}

/// Whether the displayed board equals the rules' board, but for duellists, who share a cell in the end.
fn shows_the_table(world: &World) -> bool {
    let duellists = world.resource::<DisplayedBoard>().duel.into_iter().flatten().collect::<Vec<_>>();
    agrees_but_for(world, &duellists)
}

#[test]
fn computers_play_every_game_at_every_number_of_seats_and_the_board_follows() {
    let mut seen = [false; 6];
    for who in ["random", "greedy"] {
        let mut app = app();
        for setup in tables(who) {
            let name = name(&setup);
            app.world_mut().resource_mut::<EventLog>().0.clear();
            start(&mut app, setup);
            let mut decisions = 0;
            until(&mut app, &format!("{name} is over"), |world| {
                let recorded = world.resource::<Match>();
                if is_at_rest(world) {
                    assert!(shows_the_table(world), "{name} after {decisions} decisions");
                    decisions = recorded.decisions().len();
                }
                phase(world) == MatchPhase::Over
            });
            let recorded = record(&app);
            assert!(recorded.table().verdict().is_some() && decisions > 8, "{name}: {decisions} decisions");
            let told = &app.world().resource::<EventLog>().0;
            assert_eq!(*told, recorded.story(None), "{name}");
            for event in told {
                match event {
                    Event::Swapped { .. } => seen[0] = true,
                    Event::Ranked { .. } => seen[1] = true,
                    Event::GameBegan { .. } => seen[2] = true,
                    Event::Boosted { .. } => seen[3] = true,
                    Event::Removed { .. } => seen[4] = true,
                    Event::Leapt { .. } => seen[5] = true,
                    _ => {}
                }
            }
            send(&mut app, MatchRequest::Leave);
        }
    }
    assert_eq!(seen, [true; 6], "swaps, places, games in a row, boosts, removals and leaps came up");
}

/// A random legal action.
fn draw(app: &App, lots: &mut impl FnMut() -> u8) -> Option<Action> {
    let actions = record(app).table().actions();
    let lot = usize::from(lots()) * 256 + usize::from(lots());
    (!actions.is_empty()).then(|| actions[lot % actions.len()])
}

#[test]
fn without_dice_every_decision_of_people_can_be_undone() {
    for setup in tables("human").into_iter().filter(|setup| setup.game != GameId::Holochess) {
        let name = name(&setup);
        let mut lots = Seed::from_number(setup.seats.len() as u64).deal();
        let mut app = app();
        start(&mut app, setup);
        let mut undone = 0;
        for _ in 0..60 {
            let (before, moment) = (line(&app), record(&app).decisions().len());
            let Some(action) = draw(&app, &mut lots) else { break };
            send(&mut app, ActionRequested(action));
            assert!(record(&app).decisions().len() > moment, "{name}: {action:?} was played");
            if record(&app).is_over() {
                assert!(!record(&app).can_undo(), "{name}: what is over stays over");
                break;
            }
            let after = line(&app);
            send(&mut app, UndoRequested);
            assert_eq!((line(&app), record(&app).decisions().len()), (before, moment), "{name}");
            assert!(shows_the_table(app.world()), "{name}");
            undone += 1;
            send(&mut app, ActionRequested(action));
            assert_eq!(line(&app), after, "{name}: the same decision leads to the same place");
            assert!(shows_the_table(app.world()), "{name}");
        }
        assert!(undone > 8, "{name}: {undone} decisions were undone");
    }
}

#[test]
fn among_several_computers_a_person_takes_back_to_their_own_last_choice() {
    for (game, seats) in [
        (GameId::Groi, &["human", "random"][..]),
        (GameId::Demeter, &["random", "human"]),
        (GameId::Chinese, &["random", "human", "greedy"]),
        (GameId::Chinese, &["human", "random", "human", "greedy", "random", "greedy"]),
    ] {
        let mut app = app();
        start(&mut app, setup_with(game, seats, &[], 6));
        let mut lots = Seed::from_number(1).deal();
        for round in 0..4 {
            let is_asked = |world: &World| is_at_rest(world) && world.resource::<Match>().human_to_choose().is_some();
            until(&mut app, "a person may choose", is_asked);
            let (before, moment) = (line(&app), record(&app).decisions().len());
            let person = record(&app).table().to_act();
            let action = draw(&app, &mut lots).expect("there is a choice");
            send(&mut app, ActionRequested(action));
            // The other players have their turns.
            until(&mut app, "a person may choose again", |world| {
                is_asked(world) && world.resource::<Match>().decisions().len() > moment + usize::from(round > 0)
            });
            send(&mut app, TakeBackRequested);
            let back = record(&app);
            assert_eq!((back.decisions().len(), back.table().to_act()), (moment, person), "{game:?} {seats:?}");
            assert_eq!(line(&app), before);
            assert!(shows_the_table(app.world()));
            send(&mut app, ActionRequested(action));
        }
    }
}

#[test]
fn match_left_in_the_middle_continues_unchanged() {
    for setup in tables("greedy") {
        let name = name(&setup);
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let play = |leave_after: usize| {
            let mut app = app();
            let saves = folder.path().join(leave_after.to_string());
            app.insert_resource(Autosave(Some(Shelf::at(&saves))));
            start(&mut app, setup.clone());
            until(&mut app, &format!("{name} has come half way"), |world| {
                let recorded = world.resource::<Match>();
                recorded.decisions().len() >= leave_after || recorded.is_over()
            });
            app.world_mut().write_message(MatchRequest::Leave);
            until(&mut app, "the match is left", |world| !world.contains_resource::<Match>());
            let file = std::fs::read_dir(&saves)
                .expect("it was saved")
                .filter_map(|entry| Some(entry.ok()?.path()))
                .find(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
                .expect("it has a file");
            app.world_mut().write_message(MatchRequest::Resume(file));
            until(&mut app, "it is on the table", bevy::prelude::World::contains_resource::<Match>);
            assert!(shows_the_table(app.world()), "{name}");
            until(&mut app, &format!("{name} is over"), |world| phase(world) == MatchPhase::Over);
            until(&mut app, "it is saved", |world| !world.resource::<Saving>().is_under_way());
            assert!(shows_the_table(app.world()), "{name}");
            record(&app).text()
        };
        assert_eq!(play(3), play(11), "{name}");
    }
}

#[test]
fn every_earlier_moment_is_shown_as_it_was() {
    for setup in tables("greedy") {
        let name = name(&setup);
        let mut app = app();
        start(&mut app, setup);
        until(&mut app, &format!("{name} is over"), |world| phase(world) == MatchPhase::Over);
        let count = record(&app).decisions().len();
        for moment in (0..count).step_by(count / 7 + 1) {
            send(&mut app, BrowseRequested(Some(moment)));
            let shown = app.world().resource::<DisplayedBoard>();
            let table = record(&app).table_at(moment);
            let same = shown.piece_ids().all(|(piece, _)| shown.cell_of(piece) == table.cell_of(piece));
            assert!(same, "{name} after {moment} decisions");
        }
    }
}

#[test]
fn a_draw_that_may_be_claimed_is_claimed() {
    let mut app = app();
    start(
        &mut app,
        setup_with(GameId::Groi, &["human", "human"], &[("repetition", "declare"), ("match", "points:12")], 1),
    );
    let claim = ActionRequested(Action::Draw);
    send(&mut app, claim);
    assert!(record(&app).decisions().is_empty(), "there is nothing to claim yet");
    // Back and forth: after eight moves the initial position occurs for the third time.
    for text in ["o1-i1", "o12-i12", "i1-o1", "i12-o12", "o1-i1", "o12-i12", "i1-o1", "i12-o12"] {
        assert!(record(&app).table().check(Action::Draw).is_err());
        let action = record(&app).table().read_action(text).expect("it is an action");
        send(&mut app, ActionRequested(action));
    }
    assert!(record(&app).table().check(Action::Draw).is_ok());
    send(&mut app, claim);
    let told = &app.world().resource::<EventLog>().0;
    let ended = told.iter().find_map(|event| match event {
        Event::GameEnded { verdict, scores, .. } => Some((verdict.ending, verdict.winner, scores.clone())),
        _ => None,
    });
    assert_eq!(ended, Some((Ending::Repetition, None, vec![1, 1])), "by these rules a draw is a point for both");
    // The next game has begun with swapped colours: the former white player begins it.
    assert_eq!(record(&app).table().to_act(), ToAct::Choose(Seat::SECOND));
    assert!(shows_the_table(app.world()));
    send(&mut app, UndoRequested);
    assert!(record(&app).table().check(Action::Draw).is_ok(), "the claim is undone, and can be made again");
}

#[test]
fn after_one_of_several_resigns_the_others_play_on() {
    let mut app = app();
    start(
        &mut app,
        setup_with(GameId::Chinese, &["human", "greedy", "greedy"], &[("play_on", "on"), ("turn_cap", "60")], 2),
    );
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing && is_at_rest(world));
    send(&mut app, holochess::session::ResignRequested);
    until(&mut app, "it is over", |world| phase(world) == MatchPhase::Over);
    let verdict = record(&app).table().verdict().expect("it is over").clone();
    assert_eq!(verdict.scores[0], 0, "who gave up is last: {verdict:?}");
    assert!(shows_the_table(app.world()));
    // Matches of more than two players are not rated.
    assert_eq!(app.world().resource::<PersonRating>().last(), None);
}

#[test]
fn match_with_an_unknown_player_does_not_begin() {
    for game in GameId::ALL {
        let players = *game.players().last().expect("the game has players");
        let mut app = app();
        let mut setup = setup_with(game, &vec!["greedy"; players], &[], 1);
        setup.seats[players - 1] = SeatInfo { who: Who::Computer("nobody".to_owned()), name: String::new() };
        app.world_mut().write_message(MatchRequest::Start(setup));
        app.update();
        let troubles = ask(&mut app, |mut troubles: MessageReader<Trouble>| troubles.read().count());
        assert_eq!(troubles, 1, "{game:?}");
        assert!(!app.world().contains_resource::<Match>());
    }
}

#[test]
fn from_every_position_that_reads_a_match_begins_and_from_no_other() {
    for (game, fine, wrong) in [
        (GameId::Groi, "o1 o2 o3 i5 / o8 o10 o11 o12 b 10", "o1 o2 o3 i5 / o8 o10 o11 o12 b 11"),
        (GameId::Revised, "i1 i2 o3 / o8 o10 o11 o12 w 7", "i1 i2 i3 o5 / o8 o10 o11 o12 w 7"),
        (GameId::Demeter, "g6 f5 d4 b3 a3 / c8 c7 w", "g6 f5 d4 b3 a4 / c8 c7 w"),
        (
            GameId::Chinese,
            "a1 b1 b2 c1 c2 c3 d1 d2 d3 e5 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 2",
            "a1 b1 b2 c1 c2 c3 d1 d2 d3 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 2",
        ),
    ] {
        for (position, begins) in [(fine, true), (wrong, false)] {
            let mut app = app();
            let setup =
                MatchSetup { position: Some(position.to_owned()), ..setup_with(game, &["greedy", "greedy"], &[], 1) };
            app.world_mut().write_message(MatchRequest::Start(setup));
            app.update();
            assert_eq!(app.world().contains_resource::<Match>(), begins, "{game:?} {position}");
            if begins {
                until(&mut app, "it is over", |world| phase(world) == MatchPhase::Over);
                assert!(shows_the_table(app.world()));
            }
        }
    }
}
