//! Every screen in a window that is given another size with every frame.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use holochess::{
    rules::splitmix::SplitMix64,
    settings::{Settings, Speed},
    ui::{Launch, frame::Canvas, preferences::Preferences, preview},
};

use crate::whole;

/// The scales of the interface that can be set.
const SCALES: [f32; 4] = [0.8, 1.0, 1.5, 2.0];

/// Gives the window a size, as the system does.
pub fn resize(app: &mut App, size: Vec2) {
    let mut windows = app.world_mut().query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut shape) = windows.single_mut(app.world_mut()).expect("there is one window");
    shape.resolution.set(size.x, size.y);
    app.world_mut().write_message(WindowResized { window, width: size.x, height: size.y });
}

/// A length in pixels: now and then of a window too small for use.
fn length(lots: &mut SplitMix64, least: u64, most: u64) -> f32 {
    let from = if lots.next().is_multiple_of(8) { 1 } else { least };
    (from + lots.next() % (most - from)) as f32
}

/// Sees that what was drawn belongs to a window of this size.
fn check(app: &mut App, what: &str, window: Vec2) {
    let mut contexts = app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(app.world_mut()).expect("the interface has one");
    let (screen, zoom) = (context.get_mut().content_rect(), context.get_mut().zoom_factor());
    let drawn = Vec2::new(screen.width(), screen.height()) * zoom;
    assert!((drawn - window).abs().max_element() < 2.0, "{what}: drawn for {drawn}");
    let canvas = app.world().resource::<Canvas>();
    assert!((canvas.zoom - zoom).abs() < 1e-4, "{what}: drawn at {zoom}, and labels placed at {}", canvas.zoom);
    for (name, rect) in &canvas.surface.widgets {
        assert!(rect.width() >= 0.0 && rect.height() >= 0.0, "{what}: {name} is at {rect:?}");
    }
}

#[test]
fn every_screen_follows_a_window_whose_size_changes_with_every_frame() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    for (number, screen) in (0..).zip(preview::names()) {
        let mut settings = Settings::default();
        settings.animation.speed = Speed::Off;
        let launch = Launch { settings, ..Launch::default() };
        let mut app = whole::launched(empty.path(), launch, |app| {
            app.add_plugins(preview::plugin(&screen).expect("there is such a screen"));
        });
        let mut lots = SplitMix64(number);
        let mut size = Vec2::ZERO;
        // With animations off every screen is complete by then.
        for frame in 0..27 {
            if lots.next().is_multiple_of(8) {
                let scale = SCALES[lots.next() as usize % SCALES.len()];
                app.world_mut().resource_mut::<Preferences>().graphics.interface_scale = scale;
            }
            // Every third size stays for a frame.
            if frame % 3 != 2 {
                size = Vec2::new(length(&mut lots, 320, 2560), length(&mut lots, 240, 1440));
                resize(&mut app, size);
            }
            app.update();
            if frame > 2 {
                check(&mut app, &format!("{screen}, frame {frame}, {size}"), size);
            }
        }
    }
}

#[test]
fn the_odds_survive_the_sizes_between_which_they_once_did_not() {
    for small in [Vec2::new(640.0, 480.0), Vec2::new(680.0, 400.0), Vec2::new(480.0, 700.0)] {
        for screen in ["odds", "attackers", "hint"] {
            let empty = tempfile::tempdir().expect("a folder for the test");
            let mut app = whole::launched(empty.path(), Launch::default(), |app| {
                app.add_plugins(preview::plugin(screen).expect("there is such a screen"));
            });
            resize(&mut app, small);
            for _ in 0..(preview::at_its_best(screen) / whole::FRAME) as usize + 30 {
                app.update();
            }
            for size in [Vec2::new(1280.0, 720.0), small, Vec2::new(1920.0, 1080.0)] {
                resize(&mut app, size);
                for _ in 0..4 {
                    app.update();
                    check(&mut app, &format!("{screen} from {small} to {size}"), size);
                }
            }
        }
    }
}
