//! What a person has learned and how strong all players are: written in the background, in what other programs have written.

use std::{path::Path, sync::mpsc};

use bevy::prelude::*;
use holochess::{
    rules::GameId,
    session::{BackgroundWriter, PersonRating, Progress, Rated, ResignRequested, Trouble},
    settings::{KeptFile as _, Learned, StoredRatings, Subject},
};

use crate::support::{app, phase, send, setup, start, until};

/// An app that keeps what is learned in this file.
fn learner(file: &Path) -> App {
    let mut app = app();
    app.init_resource::<Counts>().add_systems(Update, count);
    app.insert_resource(Progress::new(Learned::load(file).0, Some(file.to_owned())));
    app
}

fn note(app: &mut App, id: &str) {
    app.world_mut().resource_mut::<Progress>().note(Subject::Lessons, id, 1);
    app.update();
}

/// Whether these parts are noted.
fn noted<const N: usize>(learned: &Learned, ids: [&str; N]) -> [bool; N] {
    ids.map(|id| learned.get(Subject::Lessons, id) == 1)
}

/// How often something could not be written, and how many matches were rated.
#[derive(Resource, Default)]
struct Counts {
    troubles: usize,
    rated: usize,
}

fn count(mut troubles: MessageReader<Trouble>, mut rated: MessageReader<Rated>, mut counts: ResMut<Counts>) {
    counts.troubles += troubles.read().filter(|trouble| matches!(trouble, Trouble::Progress(_))).count();
    counts.rated += rated.read().count();
}

/// What could not be written since it was asked last.
fn troubles(app: &mut App) -> usize {
    std::mem::take(&mut app.world_mut().resource_mut::<Counts>().troubles)
}

#[test]
fn no_frame_waits_for_the_disk_and_everything_is_written_before_the_program_ends() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let file = folder.path().join("learned.toml");
    let mut app = learner(&file);
    // A disk that does nothing until it is told to.
    let (gate, opened) = mpsc::channel::<()>();
    app.world().resource::<BackgroundWriter>().write(move || opened.recv());
    for id in ["one", "two", "three"] {
        note(&mut app, id);
    }
    assert_eq!(noted(&app.world().resource::<Progress>().learned, ["one", "two", "three"]), [true; 3], "at once");
    assert!(!file.exists());
    gate.send(()).expect("it waits");
    app.world_mut().write_message(AppExit::Success);
    app.update();
    let (learned, flaws) = Learned::load(&file);
    assert!(flaws.is_empty());
    assert_eq!(noted(&learned, ["one", "two", "three"]), [true; 3]);
}

#[test]
fn what_cannot_be_written_is_told_once_and_is_tried_again_with_the_next_change() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let blocked = folder.path().join("place");
    std::fs::write(&blocked, "a file where a folder should be").expect("the folder is ours");
    let file = blocked.join("learned.toml");
    let mut app = learner(&file);
    let mut told = Vec::new();
    for id in ["one", "two"] {
        note(&mut app, id);
        let mut count = 0;
        for _ in 0..5 {
            app.world().resource::<BackgroundWriter>().finish();
            app.update();
            count += troubles(&mut app);
        }
        told.push(count);
    }
    assert_eq!(told, [1, 1]);
    std::fs::remove_file(&blocked).expect("the folder is ours");
    note(&mut app, "three");
    app.world().resource::<BackgroundWriter>().finish();
    app.update();
    assert_eq!((noted(&Learned::load(&file).0, ["one", "two", "three"]), troubles(&mut app)), ([true; 3], 0));
}

#[test]
fn two_windows_lose_nothing_of_each_other_and_learn_of_it() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let file = folder.path().join("learned.toml");
    // Both have read the file before the other wrote there.
    let mut apps = [learner(&file), learner(&file)];
    for (turn, id) in ["one", "two", "three", "four"].into_iter().enumerate() {
        let app = &mut apps[turn % 2];
        note(app, id);
        app.world().resource::<BackgroundWriter>().finish();
        app.update();
    }
    assert_eq!(noted(&Learned::load(&file).0, ["one", "two", "three", "four"]), [true; 4]);
    assert_eq!(noted(&apps[1].world().resource::<Progress>().learned, ["one", "two", "three", "four"]), [true; 4]);
}

#[test]
fn matches_that_two_windows_count_all_count() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let file = folder.path().join("strength.toml");
    let window = || {
        let mut app = app();
        app.init_resource::<Counts>().add_systems(Update, count);
        let mut rating = PersonRating::new(StoredRatings::default(), Some(file.clone()));
        rating.play_as("human");
        app.insert_resource(rating);
        app
    };
    let mut apps = [window(), window()];
    for turn in 0..4 {
        let app = &mut apps[turn % 2];
        start(app, setup(["human", "varra"], 9 + turn as u64));
        until(app, "a player may choose", |world| phase(world) != holochess::session::MatchPhase::Dealing);
        send(app, ResignRequested);
        until(app, "it is over", |world| phase(world) == holochess::session::MatchPhase::Over);
        app.world().resource::<BackgroundWriter>().finish();
        app.update();
        assert_eq!(app.world().resource::<Counts>().rated, turn / 2 + 1);
    }
    let kept = StoredRatings::load(&file).0.rating_of("human", "holochess").expect("it was kept");
    assert_eq!(kept.matches, 4);
    let (known, matches) = apps[1].world().resource::<PersonRating>().strength(GameId::Holochess);
    assert_eq!((known.rating, matches), (kept.rating, 4));
}
