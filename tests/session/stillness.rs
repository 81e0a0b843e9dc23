//! Reduced motion: whole scenes are shown, and the camera stays where it is.

use std::time::Instant;

use bevy::prelude::*;
use holochess::{
    rules::{Event, GameId},
    session::Happened,
    settings::Speed,
    ui::{Launch, OpeningScreen},
    view::MainCamera,
};

use crate::{
    player::{Player, quick},
    support::HANG,
};

/// How many frames are looked at: ten seconds of scenes.
const FRAMES: usize = 300;

/// Watches computers play with scenes; returns how far the camera went within the frames that followed the first attack, in table
/// radii, and how many events were shown meanwhile.
fn watched(reduced: bool) -> (f32, usize) {
    let setup = crate::support::setup(["greedy", "greedy"], 3);
    let mut launch = Launch { opening: OpeningScreen::Play(Box::new(setup)), ..quick(GameId::Holochess) };
    launch.settings.animation.speed = Speed::Normal;
    launch.settings.animation.reduced_motion = reduced;
    let mut player = Player::new(launch, false, |app| {
        app.init_resource::<EventCount>().add_systems(Last, count);
    });
    let begun = Instant::now();
    while begun.elapsed() < HANG {
        if player.app.world().resource::<EventCount>().0 > 0 {
            break;
        }
        player.app.update();
        std::thread::yield_now();
    }
    let (mut farthest, start) = (0.0_f32, player.camera());
    let before = player.app.world().resource::<EventCount>().0;
    assert!(before > 0, "there is an attack");
    for _ in 0..FRAMES {
        player.app.update();
        farthest = farthest.max(player.camera().distance(start));
    }
    (farthest, player.app.world().resource::<EventCount>().0 - before)
}

/// How many events were shown that take some time, from the first attack on.
#[derive(Resource, Default)]
struct EventCount(usize);

fn count(mut facts: MessageReader<Happened>, mut told: ResMut<EventCount>) {
    for fact in facts.read() {
        let attack = matches!(fact.event, Event::Attacked { .. });
        if attack || (told.0 > 0 && fact.seconds > 0.0) {
            told.0 += 1;
        }
    }
}

impl Player {
    /// Where the camera is.
    fn camera(&mut self) -> Vec3 {
        let mut cameras = self.app.world_mut().query_filtered::<&GlobalTransform, With<MainCamera>>();
        cameras.single(self.app.world()).expect("there is one camera").translation()
    }
}

#[test]
fn with_reduced_motion_the_camera_stands_still_in_scenes_that_are_films_otherwise() {
    let (way, events) = watched(false);
    assert!(way > 0.1 && events >= 3, "it films: {way}, {events} events");
    let (way, events) = watched(true);
    assert!(way == 0.0 && events >= 3, "it stands still: {way}, {events} events");
}
