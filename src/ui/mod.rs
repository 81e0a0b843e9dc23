//! What is pressed and read: screens, the display at the table, input, theme, languages.
//!
//! May use everything below it; nothing here decides a rule. Requests go to the session as messages, and what is drawn
//! follows from the session's facts. Three rooms: [`theme`] knows how things look and no screen, [`screens`] and [`hud`] say
//! what is on them and no looks, [`input`] turns mouse and keys at the table into requests.

pub mod frame;
pub mod hud;
pub mod input;
mod launch;
pub mod localised_text;
pub mod notices;
pub mod overlay;
pub mod preferences;
pub mod preview;
pub mod screens;
mod test_trace;
pub mod theme;
pub mod turning_point_text;
pub mod window_shape;

use bevy::prelude::*;

pub use launch::{Launch, Opening};

use self::{
    notices::{Notices, Tone},
    preferences::Preferences,
};
use crate::{
    record::MatchSetup,
    rules::GameId,
    session::{Autosave, PersonRating, ResumeMatch, StartMatch},
};

/// Whether the window draws the table of such a match and lets people play at it. The others are played in text.
pub fn is_drawn(setup: &MatchSetup) -> bool {
    setup.game == GameId::Holochess
}

/// The interface, opened with what the command line says.
pub fn plugin(launch: Launch) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(Preferences::new(launch.settings.clone(), launch.settings_file.clone()))
            .insert_resource(Autosave(launch.saves.clone()))
            .insert_resource(PersonRating::new(launch.standings.clone(), launch.strength_file.clone()))
            .insert_resource(screens::Album(launch.photos.clone()))
            .add_plugins((frame::plugin, localised_text::plugin, preferences::plugin, notices::plugin, overlay::plugin))
            .add_plugins((screens::plugin, hud::plugin, input::plugin, window_shape::plugin));
        if let Some(path) = &launch.trace
            && let Err(error) = test_trace::start(app, path)
        {
            // Asked for by a test and by nobody else.
            warn!("the trace cannot be written to {}: {error}", path.display());
        }
        let (notices, opening) = (launch.notices.clone(), launch.opening.clone());
        app.add_systems(
            Startup,
            move |mut said: ResMut<Notices>,
                  mut start: MessageWriter<StartMatch>,
                  mut resume: MessageWriter<ResumeMatch>,
                  mut showcase: ResMut<screens::Showcase>,
                  mut next: ResMut<NextState<screens::Screen>>| {
                for text in &notices {
                    said.say(text, Tone::Alarm);
                }
                match &opening {
                    Opening::Title => {}
                    Opening::Play(setup) => {
                        start.write(StartMatch((**setup).clone()));
                    }
                    Opening::Load(path) => {
                        resume.write(ResumeMatch(path.clone()));
                    }
                    Opening::Showcase(creature) => {
                        showcase.creature = *creature;
                        next.set(screens::Screen::Showcase);
                    }
                }
            },
        );
    }
}
