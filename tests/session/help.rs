//! Help for people: hints, evaluation, post-game analysis, and ratings.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use holochess::{
    players::{hint::hint, strength::Strength, win_chance::Certainty},
    record::{MatchSetup, RecordedMatch},
    rules::{Action, GameId, Seat, ToAct},
    session::{
        ActionRequested, AnalysisCancelled, AnalysisRequested, BackgroundWriter, BrowseRequested, ComputerPlayers,
        Director, HintFound, HintRequested, HintTask, HintsPlayed, Match, MatchPhase, MatchRequest, Pace, PersonRating,
        PositionEvaluation, PostGameAnalysis, Rated, ResignRequested, Speed, TakeBackRequested, UndoRequested,
    },
    settings::{KeptFile as _, StoredRatings},
};

use crate::support::{app, ask, phase, send, setup, setup_of, start, until};

const ENDING: &str = "molator@i1 houjix@o7 / savrip@i3 1 2";

fn from(position: &str, seats: [&str; 2]) -> MatchSetup {
    MatchSetup { position: Some(position.to_owned()), ..setup(seats, 7) }
}

fn hints(app: &mut App) -> Vec<Action> {
    ask(app, |mut hint_found: MessageReader<HintFound>| {
        hint_found.read().map(|HintFound(hint)| hint.action()).collect::<Vec<_>>()
    })
}

fn thinks(world: &World) -> bool {
    world.resource::<HintTask>().is_thinking()
}

fn decisions(app: &App) -> usize {
    app.world().resource::<Match>().decisions().len()
}

/// A finished match between a person and a computer on the table.
fn finished(app: &mut App, seed: u64) {
    start(app, setup(["human", "greedy"], seed));
    while phase(app.world()) != MatchPhase::Over {
        until(app, "a person may choose, or it is over", |world| {
            let game = world.resource::<Match>();
            let over = game.is_over() && phase(world) == MatchPhase::Over;
            !world.resource::<Director>().is_busy() && (game.human_to_choose().is_some() || over)
        });
        let actions = app.world().resource::<Match>().table().actions();
        let attack = actions.iter().find(|action| matches!(action, Action::Attack { .. }));
        if let Some(action) = attack.or(actions.first()) {
            send(app, ActionRequested(*action));
        }
        app.update();
    }
}

#[test]
fn a_hint_is_given_at_every_table_and_is_the_players_own() {
    for game in GameId::ALL {
        let mut app = app();
        start(&mut app, setup_of(game, &["human", "human"], 5));
        until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
        app.world_mut().write_message(HintRequested);
        app.update();
        assert!(thinks(app.world()), "{game:?}");
        until(&mut app, "the hint is there", |world| !thinks(world));
        let table = app.world().resource::<Match>().table().duplicate();
        let expected = hint(&*table, None).expect("there is a choice").action();
        assert_eq!(hints(&mut app), [expected], "{game:?}");
        assert!(table.check(expected).is_ok());
    }
}

#[test]
fn a_hint_about_a_table_that_has_changed_is_never_given() {
    let mut app = app();
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    app.world_mut().write_message(HintRequested);
    app.update();
    assert!(thinks(app.world()));
    let action = app.world().resource::<Match>().table().actions()[0];
    send(&mut app, ActionRequested(action));
    assert!(!thinks(app.world()), "what it was about is gone");
    for _ in 0..2_000 {
        app.update();
        std::thread::yield_now();
    }
    assert!(hints(&mut app).is_empty());
}

/// Requests a hint; returns whether one is being computed.
fn asks(app: &mut App) -> bool {
    send(app, HintRequested);
    thinks(app.world())
}

#[test]
fn no_hint_while_a_scene_runs_the_computer_chooses_or_the_past_is_seen() {
    let mut app = at_pace();
    start(&mut app, setup(["human", "human"], 7));
    assert!(app.world().resource::<Director>().is_busy());
    assert!(!asks(&mut app), "a scene runs");

    // In both matches player 1 is to choose; time stands still, so no computer player acts.
    for (seats, is_advised) in [(["greedy", "human"], false), (["human", "greedy"], true)] {
        let mut app = crate::support::app();
        app.world_mut().resource_mut::<Time<Virtual>>().pause();
        start(&mut app, from(ENDING, seats));
        until(&mut app, "player 1 is to choose", |world| phase(world) == MatchPhase::Choosing);
        assert_eq!(app.world().resource::<Match>().table().to_act(), ToAct::Choose(Seat::FIRST));
        assert_eq!(asks(&mut app), is_advised, "{seats:?}");
    }

    let mut app = crate::support::app();
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    let action = app.world().resource::<Match>().table().actions()[0];
    send(&mut app, ActionRequested(action));
    send(&mut app, BrowseRequested(Some(0)));
    assert!(!asks(&mut app), "an earlier moment is seen");
    send(&mut app, BrowseRequested(None));
    assert!(asks(&mut app), "the present is seen again");
}

#[test]
fn the_chances_follow_every_action_and_never_run_ahead_of_the_picture() {
    let mut app = app();
    app.insert_resource(Pace::from_speed(Speed::Normal))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.world_mut().resource_mut::<PositionEvaluation>().want(true);
    let busy = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";
    start(&mut app, from(busy, ["human", "human"]));
    let shown = |world: &World| world.resource::<PositionEvaluation>().shown();
    until(&mut app, "it is known how it stands", |world| shown(world).is_some());
    let before = shown(app.world()).expect("it was just there");
    assert_eq!(before.certainty, Certainty::Estimated);
    assert!((before.of(Seat::FIRST) + before.of(Seat::SECOND) - 1.0).abs() < 1e-12);
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    let board = app.world().resource::<Match>().table().board();
    let [from, to] = ["i1", "i2"].map(|name| board.cell(name).expect("it is a cell"));
    send(&mut app, ActionRequested(Action::Attack { from, to }));
    let mut frames = 0;
    while app.world().resource::<Director>().is_busy() {
        assert_eq!(shown(app.world()), Some(before), "the dice have not fallen yet");
        std::thread::sleep(Duration::from_millis(2));
        app.update();
        frames += 1;
    }
    assert!(frames > 20, "an attack is a scene");
    until(&mut app, "the bar moves", |world| shown(world) != Some(before));
}

#[test]
fn solved_games_are_told_exactly_and_unwanted_questions_are_not_computed() {
    let mut app = app();
    start(&mut app, from(ENDING, ["human", "human"]));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(app.world().resource::<PositionEvaluation>().shown(), None);
    app.world_mut().resource_mut::<PositionEvaluation>().want(true);
    until(&mut app, "it is known", |world| world.resource::<PositionEvaluation>().shown().is_some());
    let with_clock = app.world().resource::<PositionEvaluation>().shown().expect("it was just there");
    assert_eq!(with_clock.certainty, Certainty::SolvedButForTheClock);
    app.world_mut().write_message(MatchRequest::Leave);
    app.update();
    assert_eq!(app.world().resource::<PositionEvaluation>().shown(), None);
    let mut timeless = from(ENDING, ["human", "human"]);
    timeless.options.set("quiet_turns", "0").expect("the rulebook has it");
    start(&mut app, timeless);
    until(&mut app, "it is known", |world| world.resource::<PositionEvaluation>().shown().is_some());
    let exact = app.world().resource::<PositionEvaluation>().shown().expect("it was just there");
    assert_eq!(exact.certainty, Certainty::Exact);
    assert!((exact.of(Seat::FIRST) - with_clock.of(Seat::FIRST)).abs() < 1e-9);
}

#[test]
fn a_match_is_looked_through_in_the_background_and_every_turning_point_is_found_again() {
    let mut app = app();
    finished(&mut app, 11);
    let count = decisions(&app);
    assert_eq!(app.world().resource::<PostGameAnalysis>().progress(), None, "it was not asked for");
    app.world_mut().write_message(AnalysisRequested);
    app.update();
    let mut last = app.world().resource::<PostGameAnalysis>().progress().expect("it is under way");
    until(&mut app, "it is known", |world| {
        let analysis_state = world.resource::<PostGameAnalysis>();
        let known = analysis_state.points().len();
        if let Some(share) = analysis_state.progress() {
            assert!((last..=1.0).contains(&share) && known <= count + 1);
            last = share;
        }
        analysis_state.analysis().is_some()
    });
    let analysis_state = app.world().resource::<PostGameAnalysis>();
    let analysis = analysis_state.analysis().expect("it was just there").clone();
    assert_eq!(analysis_state.points().len(), count + 1);
    assert_eq!(analysis_state.progress(), None);
    let found: usize = (0..count).map(|moment| analysis_state.turning_points_after(moment).count()).sum();
    assert_eq!(found, analysis.turning_points.len());
    // The board can show the moment of every turning point.
    for turning in &analysis.turning_points {
        send(&mut app, BrowseRequested(Some(turning.decision - 1)));
        assert_eq!(app.world().resource::<Match>().browsing(), Some(turning.decision - 1));
    }
    app.world_mut().write_message(MatchRequest::Leave);
    app.update();
    assert!(app.world().resource::<PostGameAnalysis>().analysis().is_none(), "it was about another match");
}

#[test]
fn a_look_back_can_be_called_off_and_begun_anew() {
    let mut app = app();
    finished(&mut app, 11);
    for _ in 0..3 {
        app.world_mut().write_message(AnalysisRequested);
        app.update();
        assert!(app.world().resource::<PostGameAnalysis>().progress().is_some());
        app.world_mut().write_message(AnalysisCancelled);
        app.update();
        assert_eq!(app.world().resource::<PostGameAnalysis>().progress(), None);
        assert!(app.world().resource::<PostGameAnalysis>().points().is_empty());
    }
}

/// Whether the computer player whose turn it is has decided.
fn has_decided(world: &World) -> bool {
    let game = world.resource::<Match>();
    let is_computers = matches!(game.table().to_act(), ToAct::Choose(seat) if !game.is_human(seat));
    is_computers && world.resource::<ComputerPlayers>().thinking().is_none()
}

#[test]
fn a_finished_thought_waits_until_the_table_is_at_rest() {
    let mut app = at_pace();
    start(&mut app, setup(["greedy", "human"], 7));
    // Either player may begin; the person plays on until the computer player is to choose.
    let to_think = |world: &World| {
        let game = world.resource::<Match>();
        matches!(game.table().to_act(), ToAct::Choose(seat) if !game.is_human(seat))
    };
    for _ in 0..4 {
        if to_think(app.world()) {
            break;
        }
        until(&mut app, "a person may choose", |world| !world.resource::<Director>().is_busy());
        let action = app.world().resource::<Match>().table().actions()[0];
        send(&mut app, ActionRequested(action));
    }
    assert!(to_think(app.world()));
    let before = decisions(&app);
    assert!(app.world().resource::<Director>().is_busy(), "something is being shown");
    // Time stands still, as while the menu is open.
    app.world_mut().resource_mut::<Time<Virtual>>().pause();
    until(&mut app, "it has decided", has_decided);
    for _ in 0..300 {
        app.update();
    }
    assert_eq!(decisions(&app), before, "nothing is played while the clock stands");
    app.world_mut().resource_mut::<Time<Virtual>>().unpause();
    let mut frames = 0;
    while decisions(&app) == before {
        if !app.world().resource::<Director>().is_busy() {
            frames += 1;
        }
        app.update();
        assert!(frames < 2_000, "the decision is played");
    }
    assert!(frames >= 30, "there was a moment to look: {frames} frames of a hundredth of a second");
}

#[test]
fn nothing_is_played_into_a_moment_that_is_looked_back_at() {
    let mut app = at_pace();
    start(&mut app, setup(["greedy", "greedy"], 7));
    until(&mut app, "something has been decided", |world| {
        world.resource::<Match>().decisions().len() >= 2 && !world.resource::<Director>().is_busy()
    });
    send(&mut app, BrowseRequested(Some(0)));
    assert_eq!(app.world().resource::<Match>().browsing(), Some(0));
    let before = decisions(&app);
    until(&mut app, "it has decided", has_decided);
    for _ in 0..300 {
        app.update();
    }
    assert_eq!(decisions(&app), before);
    send(&mut app, BrowseRequested(None));
    until(&mut app, "the match goes on", |world| world.resource::<Match>().decisions().len() > before);
}

/// An app that shows scenes, with frames of a hundredth of a second.
fn at_pace() -> App {
    let mut app = app();
    app.insert_resource(Pace::from_speed(Speed::Normal))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)));
    app
}

#[test]
fn who_thinks_is_known_while_it_does() {
    let mut app = app();
    start(&mut app, setup(["iru", "iru"], 3));
    let mut seen = false;
    until(&mut app, "a player was seen to think", |world| {
        if let Some((_, share)) = world.resource::<ComputerPlayers>().thinking() {
            assert!((0.0..=1.0).contains(&share));
            seen = true;
        }
        seen
    });
}

/// All ratings reported so far.
fn rated(app: &mut App) -> Vec<Rated> {
    ask(app, |mut rated: MessageReader<Rated>| rated.read().copied().collect::<Vec<_>>())
}

#[test]
fn a_match_against_the_computer_counts_once_and_is_kept() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let file = folder.path().join("strength.toml");
    let mut app = app();
    let mut rating = PersonRating::new(StoredRatings::default(), Some(file.clone()));
    // The name that the seat has.
    rating.play_as("human");
    app.insert_resource(rating);
    let before = Strength::newcomer(GameId::Holochess);
    start(&mut app, setup(["human", "varra"], 9));
    until(&mut app, "a player may choose", |world| phase(world) != MatchPhase::Dealing);
    send(&mut app, ResignRequested);
    until(&mut app, "it is over", |world| phase(world) == MatchPhase::Over);
    let news = app.world().resource::<PersonRating>().last().expect("it counts");
    assert_eq!(news.before, before);
    assert!(news.after.rating < before.rating && news.after.deviation < before.deviation);
    for _ in 0..50 {
        app.update();
    }
    let (known, matches) = app.world().resource::<PersonRating>().strength(GameId::Holochess);
    assert_eq!(matches, 1, "it counts once");
    // Ratings are stored to one decimal.
    assert!((known.rating - news.after.rating).abs() < 0.06, "{known:?} {news:?}");
    app.world().resource::<BackgroundWriter>().finish();
    let (kept, flaws) = StoredRatings::load(&file);
    assert!(flaws.is_empty());
    let kept = kept.rating_of("human", "holochess").expect("it was kept");
    assert_eq!(kept.matches, 1);
    assert!((kept.rating - news.after.rating).abs() <= 0.05 + 1e-9);
    // It is the strength of the player who played, and of no other.
    let mut rating = app.world_mut().resource_mut::<PersonRating>();
    rating.play_as("Bo");
    assert_eq!(rating.strength(GameId::Holochess), (before, 0));
    rating.play_as("human");
    // The same match, resumed after its end, is not counted again.
    let record = folder.path().join("match.jsonl");
    app.world().resource::<Match>().save_to(&record).expect("the folder is ours");
    assert!(RecordedMatch::open(&record).is_ok());
    app.world_mut().write_message(MatchRequest::Leave);
    app.update();
    rated(&mut app);
    app.world_mut().write_message(MatchRequest::Resume(record));
    until(&mut app, "it is over", |world| phase(world) == MatchPhase::Over);
    for _ in 0..50 {
        app.update();
    }
    assert_eq!(app.world().resource::<PersonRating>().strength(GameId::Holochess).1, 1);
    assert!(app.world().resource::<PersonRating>().last().is_none());
}

#[test]
fn what_was_taken_back_or_played_among_people_does_not_count() {
    let mut app = app();
    let resign = |app: &mut App| {
        send(app, ResignRequested);
        until(app, "it is over", |world| phase(world) == MatchPhase::Over);
        assert_eq!(app.world().resource::<PersonRating>().strength(GameId::Holochess).1, 0);
        assert!(app.world().resource::<PersonRating>().last().is_none());
    };
    start(&mut app, setup(["human", "human"], 9));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    resign(&mut app);
    start(&mut app, from(ENDING, ["human", "greedy"]));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    resign(&mut app);
    start(&mut app, setup(["human", "random"], 9));
    let open = |world: &World| {
        !world.resource::<Director>().is_busy() && world.resource::<Match>().human_to_choose().is_some()
    };
    until(&mut app, "a person may choose", open);
    let action = app.world().resource::<Match>().table().actions()[0];
    send(&mut app, ActionRequested(action));
    send(&mut app, TakeBackRequested);
    assert_eq!(app.world().resource::<Match>().take_backs(), 1);
    resign(&mut app);
    send(&mut app, UndoRequested);
    assert!(app.world().resource::<Match>().is_over());
}

#[test]
fn decisions_that_are_those_of_a_hint_are_counted_until_they_are_undone() {
    let mut app = app();
    start(&mut app, setup(["human", "random"], 9));
    let open = |world: &World| {
        !world.resource::<Director>().is_busy() && world.resource::<Match>().human_to_choose().is_some()
    };
    let played = |app: &App| app.world().resource::<HintsPlayed>().count();
    let hinted = |app: &mut App| {
        until(app, "a person may choose", open);
        send(app, HintRequested);
        until(app, "the hint is there", |world| !thinks(world));
        let table = app.world().resource::<Match>().table().duplicate();
        (hint(&*table, None).expect("there is a choice").action(), table)
    };
    let (action, _) = hinted(&mut app);
    send(&mut app, ActionRequested(action));
    assert_eq!(played(&app), 1);
    // Another action than the one that was recommended is the person's own.
    let (action, table) = hinted(&mut app);
    let other = table.actions().into_iter().find(|other| *other != action).expect("there are others");
    send(&mut app, ActionRequested(other));
    assert_eq!(played(&app), 1);
    until(&mut app, "a person may choose", open);
    while app.world().resource::<Match>().can_take_back() {
        send(&mut app, TakeBackRequested);
    }
    assert_eq!((played(&app), decisions(&app)), (0, 0));
    // In another match nothing has been played by a hint yet.
    let (action, _) = hinted(&mut app);
    send(&mut app, ActionRequested(action));
    assert_eq!(played(&app), 1);
    start(&mut app, setup(["human", "random"], 10));
    until(&mut app, "a person may choose", open);
    assert_eq!(played(&app), 0);
}
