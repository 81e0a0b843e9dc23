//! What is pressed and read: screens, the display at the table, input, theme, languages.
//!
//! May use everything below it; nothing here decides a rule. Requests go to the session as messages, and what is drawn
//! follows from the session's facts. Three rooms: [`theme`] knows how things look and no screen, [`screens`] and [`hud`] say
//! what is on them and no looks, [`input`] turns mouse and keys at the table into requests.

pub mod frame;
pub mod games;
pub mod hud;
pub mod input;
mod launch;
pub mod localised_text;
pub mod notices;
pub mod overlay;
pub mod preferences;
pub mod preview;
pub mod screens;
mod tempo;
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
    session::{Autosave, PersonRating, ResumeMatch, StartMatch},
    view::ViewSystems,
};

/// The order of the interface's work in `Update`: each sees what those before it have left in the same frame. The view comes
/// after all of it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum UiSystems {
    /// Settings are handed to those whom they concern.
    Settings,
    /// The language follows the settings.
    Words,
    /// What was asked for lies over the screen.
    Overlays,
    /// Mouse, keys and gamepad at the table.
    Input,
    /// The screen changes, and the title's camera circles.
    Screens,
    /// The display at the table follows what has been told.
    Display,
    /// The showcase follows what is chosen in it.
    Showcase,
    /// What a person has to be told.
    Notices,
    /// The speed of the table's time follows what was asked for.
    Tempo,
}

/// The interface, opened with what the command line says.
pub fn plugin(launch: Launch) -> impl Plugin {
    move |app: &mut App| {
        app.configure_sets(
            Update,
            (
                UiSystems::Settings,
                UiSystems::Words,
                UiSystems::Overlays,
                UiSystems::Input,
                UiSystems::Screens,
                UiSystems::Display,
                UiSystems::Showcase,
                UiSystems::Notices,
                UiSystems::Tempo,
                ViewSystems::Fit,
            )
                .chain(),
        );
        app.insert_resource(Preferences::new(launch.settings.clone(), launch.settings_file.clone()))
            .insert_resource(Autosave(launch.saves.clone()))
            .insert_resource(PersonRating::new(launch.standings.clone(), launch.strength_file.clone()))
            .insert_resource(screens::Album(launch.photos.clone()))
            .insert_resource(screens::Exports(launch.exports.clone()))
            .add_plugins((frame::plugin, localised_text::plugin, preferences::plugin, notices::plugin, overlay::plugin))
            .add_plugins((screens::plugin, hud::plugin, input::plugin, window_shape::plugin, tempo::plugin));
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
