//! A match that is watched: it plays on by itself, stands still, jumps to any moment, and its record is never touched; and a match
//! that branches off it.

use std::{fs, path::PathBuf, time::SystemTime};

use bevy::prelude::*;
use holochess::{
    record::{RecordedMatch, SeatInfo, Shelf, Who},
    rules::{PieceId, ToAct, dice::Seed},
    session::{
        ActionRequested, Autosave, BrowseRequested, Director, DisplayedBoard, Match, MatchPhase, MatchRequest, Pace,
        ResignRequested, Saving, Speed, TakeBackRequested, UndoRequested, WatchCommand,
    },
};

use crate::support::{app, phase, send, setup, until, watching};

/// A match of so many decisions as a file of a shelf.
fn file(folder: &tempfile::TempDir, most: usize) -> (PathBuf, RecordedMatch) {
    let mut recorded = RecordedMatch::begin(setup(["human", "human"], 23)).expect("it can begin").0;
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < most) {
        let actions = recorded.table().actions();
        let action = actions[recorded.decisions().len() * 5 % actions.len()];
        recorded.decide(seat, action).expect("it is legal");
    }
    let file = folder.path().join("match.jsonl");
    fs::write(&file, recorded.text()).expect("the folder is ours");
    (file, recorded)
}

/// Everything in a folder: names, contents, times.
fn traces(folder: &tempfile::TempDir) -> Vec<(PathBuf, Vec<u8>, SystemTime)> {
    let mut all: Vec<_> = fs::read_dir(folder.path())
        .expect("it is ours")
        .flatten()
        .map(|entry| {
            let written = entry.metadata().and_then(|file| file.modified()).expect("it is there");
            (entry.path(), fs::read(entry.path()).expect("it is a file"), written)
        })
        .collect();
    all.sort();
    all
}

/// Whether the board that is shown is the one after so many decisions.
fn shows(world: &World, recorded: &RecordedMatch, moment: usize) -> bool {
    let shown = world.resource::<DisplayedBoard>();
    let table = recorded.table_at(moment);
    (0..shown.pieces().len() as u8).map(PieceId).all(|piece| shown.cell_of(piece) == table.cell_of(piece))
}

fn at(app: &App) -> usize {
    watching(app.world()).at()
}

#[test]
fn a_match_is_watched_to_its_end_and_at_every_moment_and_its_record_is_never_touched() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let (path, recorded) = file(&folder, usize::MAX);
    let before = traces(&folder);
    let count = recorded.decisions().len();
    let mut app = app();
    app.insert_resource(Autosave(Some(Shelf::at(folder.path()))));
    send(&mut app, MatchRequest::Watch(path.clone()));
    assert_eq!(watching(app.world()).file(), path);
    assert!(shows(app.world(), &recorded, 0));
    until(&mut app, "it has been watched", |world| {
        watching(world).at() == count && !watching(world).is_playing() && !world.resource::<Director>().is_busy()
    });
    app.update();
    assert_eq!(phase(app.world()), MatchPhase::Over);
    assert!(shows(app.world(), &recorded, count));
    for moment in [0, 1, count / 2, count - 1, count, 3, usize::MAX] {
        send(&mut app, WatchCommand::Seek(moment));
        assert_eq!(at(&app), moment.min(count));
        assert!(shows(app.world(), &recorded, moment), "{moment}");
        // Nothing that is asked of a table is done.
        let seat_action = recorded.table_at(0).actions()[0];
        send(&mut app, ActionRequested(seat_action));
        send(&mut app, ResignRequested);
        send(&mut app, UndoRequested);
        send(&mut app, TakeBackRequested);
        assert_eq!(at(&app), moment.min(count));
    }
    send(&mut app, BrowseRequested(Some(2)));
    assert_eq!(at(&app), 2);
    send(&mut app, MatchRequest::Leave);
    app.update();
    assert!(!app.world().contains_resource::<Match>());
    assert_eq!(traces(&folder), before, "not a byte, not a time, not a file more");
}

#[test]
fn playing_stands_still_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let (path, recorded) = file(&folder, 40);
    let mut app = app();
    app.insert_resource(Pace::from_speed(Speed::Normal));
    send(&mut app, MatchRequest::Watch(path));
    until(&mut app, "the second decision is being shown", |world| watching(world).at() == 2);
    assert!(app.world().resource::<Director>().is_busy());
    // In the middle of a scene one can jump.
    send(&mut app, WatchCommand::Seek(7));
    assert!(!app.world().resource::<Director>().is_busy());
    assert!(shows(app.world(), &recorded, 7) && !watching(app.world()).is_playing());
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(at(&app), 7, "it stands still");
    app.insert_resource(Pace::from_speed(Speed::Off));
    send(&mut app, WatchCommand::Play);
    until(&mut app, "it is at its end", |world| watching(world).at() == 40 && !watching(world).is_playing());
    assert!(shows(app.world(), &recorded, 40));
    assert_eq!(phase(app.world()), MatchPhase::Choosing, "the match itself waits");
    assert!(app.world().resource::<Match>().browsing().is_some(), "and it is not played on");
    send(&mut app, WatchCommand::Play);
    assert!(at(&app) < 40, "from the end it begins anew");
}

#[test]
fn a_damaged_record_is_watched_as_far_as_it_goes_and_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let (path, recorded) = file(&folder, 12);
    let text = recorded.text().lines().take(9).chain(["noise"]).collect::<Vec<_>>().join("\n") + "\n";
    fs::write(&path, text).expect("it is ours");
    let before = traces(&folder);
    let mut app = app();
    send(&mut app, MatchRequest::Watch(path));
    assert_eq!(app.world().resource::<Match>().decisions().len(), 8);
    until(&mut app, "it is at its end", |world| watching(world).at() == 8);
    assert_eq!(traces(&folder), before);
    send(&mut app, MatchRequest::Watch(folder.path().join("missing.jsonl")));
    assert_eq!(app.world().resource::<Match>().decisions().len(), 8, "what was there stays");
}

#[test]
fn a_branch_is_a_match_of_its_own_that_is_saved_and_played() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let (path, recorded) = file(&folder, 30);
    let before = traces(&folder);
    let shelf = tempfile::tempdir().expect("tests may write temporary files");
    let mut app = app();
    app.insert_resource(Autosave(Some(Shelf::at(shelf.path()))));
    send(&mut app, MatchRequest::Watch(path));
    send(&mut app, WatchCommand::Seek(11));
    let human = SeatInfo { who: Who::Human, name: "Ada".to_owned() };
    let computer = SeatInfo { who: Who::Computer("random".to_owned()), name: "Random".to_owned() };
    let watched = app.world().resource::<Match>();
    let (setup, of) =
        watched.branch_off(at(&app), vec![human, computer], Seed::from_number(99)).expect("it has a position");
    // What is asked for while it is watched is not done in the branch.
    send(&mut app, ResignRequested);
    send(&mut app, MatchRequest::Branch(setup, of.clone()));
    app.update();
    assert!(app.world().resource::<Match>().decisions().is_empty(), "no player has resigned");
    assert!(app.world().resource::<Match>().watching().is_none());
    assert_eq!(app.world().resource::<Match>().branch(), Some(&of));
    assert!(shows(app.world(), &recorded, 11));
    until(&mut app, "a person may choose", |world| {
        world.resource::<Match>().human_to_choose().is_some() && !world.resource::<Saving>().is_under_way()
    });
    send(&mut app, ResignRequested);
    until(&mut app, "it is over and saved", |world| {
        phase(world) == MatchPhase::Over && !world.resource::<Saving>().is_under_way()
    });
    let files = Shelf::at(shelf.path()).files().expect("it can be read");
    assert_eq!(files.len(), 1);
    let branch = RecordedMatch::verify(&files[0]).expect("it verifies");
    assert_eq!((branch.branch(), branch.is_over()), (Some(&of), true));
    assert_eq!(traces(&folder), before, "the match that it comes from is as it was");
}
