//! Seeking in a fight of the showcase: the stage looks as if the fight had been played to that moment, and only the stage's
//! schedule was run for it.

use bevy::prelude::*;
use holochess::{
    rules::PieceId,
    ui::{
        navigation::Screen,
        screens::{Page, Showcase},
    },
    view::{
        creatures::CreatureId,
        stage::{Stage, pose::Pose},
        stage_schedule::StageSchedule,
    },
};

use crate::whole::{self, FRAME};

/// How often the systems of the frame have run, and those of the stage.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Runs {
    frames: usize,
    stage: usize,
}

/// The showcase with a fight that has just begun.
fn fight(folder: &std::path::Path) -> App {
    let mut app = whole::app(folder);
    app.init_resource::<Runs>()
        .add_systems(PreUpdate, |mut runs: ResMut<Runs>| runs.frames += 1)
        .add_systems(Update, |mut runs: ResMut<Runs>| runs.frames += 1)
        .add_systems(StageSchedule, |mut runs: ResMut<Runs>| runs.stage += 1);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Showcase);
    for _ in 0..4 {
        app.update();
    }
    let mut showcase = app.world_mut().resource_mut::<Showcase>();
    showcase.page = Page::Scenes;
    showcase.fight.begin(CreatureId::from_id("savrip").expect("it has a folder"));
    app.update();
    assert!(second(&app).abs() < 1e-6, "it stands at its beginning");
    app
}

/// The present second of the fight.
fn second(app: &App) -> f32 {
    app.world().resource::<Showcase>().fight.playing().expect("a fight is being played").time
}

/// Seeks this second and runs one frame.
fn pull(app: &mut App, to: f32) {
    let mut showcase = app.world_mut().resource_mut::<Showcase>();
    let playing = showcase.fight.playing_mut().expect("a fight is being played");
    playing.pull(to);
    playing.running = false;
    app.update();
}

/// The poses of all figures.
fn poses(app: &App) -> Vec<(PieceId, Pose)> {
    app.world().resource::<Stage>().poses().iter().map(|(piece, pose)| (*piece, *pose)).collect()
}

#[test]
fn a_fight_that_is_pulled_back_stands_as_it_stood_when_it_was_played() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    let mut app = fight(empty.path());
    let mut played = Vec::new();
    for frame in 1..=180 {
        app.update();
        if frame % 45 == 0 {
            played.push((second(&app), poses(&app)));
        }
    }
    assert!(played.len() == 4 && played[0].1 != played[3].1, "something happens in a fight");
    for (at, then) in played.iter().rev() {
        pull(&mut app, *at);
        let now = poses(&app);
        assert!((second(&app) - at).abs() < FRAME / 2.0);
        assert_eq!(now.len(), then.len());
        for ((piece, now), (other, then)) in now.iter().zip(then) {
            assert_eq!(piece, other);
            let apart =
                now.at.distance(then.at) + (now.dissolve - then.dissolve).abs() + (now.glitch - then.glitch).abs();
            assert!(apart < 0.02, "{piece:?} at {at}: {now:?}, and when it was played {then:?}");
        }
    }
}

#[test]
fn to_go_back_in_a_fight_only_the_stage_is_run() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    let mut app = fight(empty.path());
    pull(&mut app, 4.0);
    pull(&mut app, 2.0);
    let before = *app.world().resource::<Runs>();
    let elapsed = app.world().resource::<Time<Virtual>>().elapsed();
    pull(&mut app, 1.5);
    let after = *app.world().resource::<Runs>();
    assert!((second(&app) - 1.5).abs() < FRAME);
    assert_eq!(after.frames - before.frames, 2, "the frame's own systems run once each");
    assert!(after.stage - before.stage >= (1.5 / FRAME) as usize, "{before:?} {after:?}");
    assert_eq!(app.world().resource::<Time<Virtual>>().elapsed(), elapsed, "the fight stands, and so does its clock");
}
