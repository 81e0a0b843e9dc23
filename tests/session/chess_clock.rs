//! People who play for time: whose time is up has lost, and what is left is there when the match goes on.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use holochess::{
    record::{MatchSetup, RecordedMatch, Seconds, Shelf, TimeControl},
    rules::{Ending, Event, GameId, Seat},
    session::{
        ActionRequested, Autosave, BrowseRequested, ChessClock, Director, Match, MatchPhase, MatchRequest, Saving,
        WantedClock,
    },
};

use crate::support::{EventLog, app, phase, send, setup_of, start, until};

const CONTROL: TimeControl = TimeControl { minutes: 1, seconds: 5, kind: Seconds::Increment };

/// A match for time at which every frame takes a second.
fn timed(setup: MatchSetup, shelf: Option<&Shelf>) -> App {
    let mut app = app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)))
        .insert_resource(Autosave(shelf.cloned()));
    app.world_mut().resource_mut::<WantedClock>().0 = Some((setup.seed.sha256_hex(), CONTROL));
    start(&mut app, setup);
    wait_for_choice(&mut app);
    app
}

fn wait_for_choice(app: &mut App) {
    until(app, "a player may choose", |world| {
        let at_rest = !world.resource::<Director>().is_busy() && !world.resource::<Saving>().is_under_way();
        at_rest && matches!(phase(world), MatchPhase::Choosing | MatchPhase::Pushing | MatchPhase::Over)
    });
}

fn clock(app: &App) -> &ChessClock {
    app.world().resource::<ChessClock>()
}

fn left(app: &App, seat: Seat) -> u64 {
    clock(app).left(seat).expect("a person").as_secs()
}

/// The person who has to choose plays the first action there is.
fn act(app: &mut App) {
    let action = app.world().resource::<Match>().table().actions()[0];
    send(app, ActionRequested(action));
    wait_for_choice(app);
}

fn chooser(app: &App) -> Seat {
    app.world().resource::<Match>().human_to_choose().expect("a person is to choose")
}

#[test]
fn whose_time_is_up_has_resigned_and_the_record_verifies() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = Shelf::at(folder.path());
    for game in GameId::ALL {
        let mut app = timed(setup_of(game, &["human", "human"], 5), Some(&shelf));
        let slow = chooser(&app);
        for _ in 0..70 {
            app.update();
        }
        let recorded = app.world().resource::<Match>();
        let verdict = recorded.table().verdict().unwrap_or_else(|| panic!("{game:?} is over"));
        assert_eq!(verdict.ending, Ending::Resigned(slow));
        assert!(clock(&app).has_fallen(slow));
        let resigned = |event: &Event| matches!(event, Event::Resigned { seat } if *seat == slow);
        assert_eq!(app.world().resource::<EventLog>().0.iter().filter(|event| resigned(event)).count(), 1);
        let hash = recorded.seed_hash();
        until(&mut app, "it is saved", |world| !world.resource::<Saving>().is_under_way());
        // What is over has no times any more.
        until(&mut app, "its times are forgotten", |_| shelf.times(&hash).is_none());
    }
    let files = shelf.saved().expect("the folder can be read");
    assert_eq!(files.len(), GameId::ALL.len());
    for file in files {
        RecordedMatch::verify(&file).expect("it verifies");
    }
}

#[test]
fn where_several_play_the_others_go_on() {
    let mut app = timed(setup_of(GameId::Chinese, &["human", "human", "human"], 5), None);
    let slow = chooser(&app);
    for _ in 0..61 {
        app.update();
    }
    wait_for_choice(&mut app);
    assert!(!app.world().resource::<Match>().is_over());
    assert_ne!(chooser(&app), slow);
    let others: Vec<Seat> = (0..3).map(Seat::new).filter(|seat| *seat != slow).collect();
    for _ in 0..6 {
        act(&mut app);
        assert_ne!(chooser(&app), slow);
    }
    assert!(others.iter().all(|seat| left(&app, *seat) > 40), "{:?}", clock(&app));
}

#[test]
fn only_the_time_of_who_has_to_choose_goes_by() {
    let mut app = timed(setup_of(GameId::Demeter, &["human", "human"], 5), None);
    let [first, second] = [chooser(&app), Seat::new(1 - chooser(&app).index())];
    let before = [left(&app, first), left(&app, second)];
    for _ in 0..10 {
        app.update();
    }
    assert_eq!([left(&app, first), left(&app, second)], [before[0] - 10, before[1]]);
    // The pause menu stops the table's time.
    app.world_mut().resource_mut::<Time<Virtual>>().pause();
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(left(&app, first), before[0] - 10);
    assert_eq!(clock(&app).running(), None);
    app.world_mut().resource_mut::<Time<Virtual>>().unpause();
    app.update();
    let after = left(&app, first);
    act(&mut app);
    app.update();
    // The scene of the move is charged to no player; the increment was added.
    assert!((after + 2..=after + 5).contains(&left(&app, first)), "{after}: {:?}", clock(&app));
    assert!(left(&app, second) >= before[1] - 2, "{:?}", clock(&app));
    send(&mut app, BrowseRequested(Some(0)));
    let looking = left(&app, second);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(left(&app, second), looking, "who looks back loses no time");
}

#[test]
fn a_match_that_goes_on_has_the_times_that_were_left() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = Shelf::at(folder.path());
    let mut app = timed(setup_of(GameId::Demeter, &["human", "human"], 5), Some(&shelf));
    for _ in 0..20 {
        app.update();
    }
    act(&mut app);
    for _ in 0..7 {
        app.update();
    }
    let times = [0, 1].map(|seat| left(&app, Seat::new(seat)));
    send(&mut app, MatchRequest::Leave);
    until(&mut app, "the table is empty", |world| !world.contains_resource::<Match>());
    app.update();
    assert!(!app.world().contains_resource::<ChessClock>());
    let file = shelf.saved().expect("the folder can be read").remove(0);
    send(&mut app, MatchRequest::Resume(file.clone()));
    until(&mut app, "the match is there", World::contains_resource::<ChessClock>);
    for seat in [0, 1] {
        let now = left(&app, Seat::new(seat));
        assert!(now <= times[seat] && now + 3 >= times[seat], "{now} of {times:?}");
    }
    // The record itself holds no clock.
    RecordedMatch::verify(&file).expect("it verifies");
}

#[test]
fn match_without_a_clock_has_none() {
    let mut app = app();
    start(&mut app, setup_of(GameId::Demeter, &["human", "human"], 5));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    assert!(!app.world().contains_resource::<ChessClock>());
}
