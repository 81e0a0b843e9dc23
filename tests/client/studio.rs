//! The program without a window, as it is drawn.

use bevy::prelude::*;
use holochess::{
    record::{MatchSetup, SeatInfo, Who},
    rules::{GameId, dice::Seed},
    session,
    settings::{QualitySetting, Settings, Speed},
    ui::{self, Launch, OpeningScreen},
    view::{self, offscreen::Studio},
};

/// The window's program at a table of Holochess for two people, without a window.
pub fn table(size: UVec2, quality: QualitySetting) -> Studio {
    table_of(GameId::Holochess, size, quality)
}

/// The same with another game.
pub fn table_of(game: GameId, size: UVec2, quality: QualitySetting) -> Studio {
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    let seats = (0..2).map(|_| SeatInfo { who: Who::Human, name: String::new() }).collect();
    let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(7), position: None };
    let mut settings = Settings::default();
    settings.access.welcomed = true;
    settings.graphics.quality = quality;
    settings.animation.speed = Speed::Off;
    settings.animation.reduced_motion = true;
    let launch = Launch { opening: OpeningScreen::Play(Box::new(setup)), settings, ..Launch::default() };
    let mut studio = Studio::open(size, assets.as_ref(), |app| {
        app.add_plugins((session::plugin, view::plugin, ui::plugin(launch)));
    })
    .expect("this machine draws");
    studio.advance_to(3.0);
    studio
}
