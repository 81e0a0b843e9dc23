//! Screens, the head-up display, input, theme and languages.
//!
//! May use every crate below; decides no rule. Requests go to the session as messages, and what is drawn follows from
//! the session's facts. The main modules: [`theme`] has the widgets and knows no screen, [`screens`] and [`hud`] say
//! what is shown and leave its looks to the theme, [`input`] turns mouse, fingers and commands at the table into
//! requests, [`controls`] turns keys and gamepads into commands, [`accessibility`] tells assistive technology what is
//! on the screen.

pub mod accessibility;
mod action_text;
pub mod album;
mod apply_settings;
pub mod controls;
mod film_maker;
pub mod frame;
mod frame_rate;
pub mod games;
mod graphics_loss;
pub mod hud;
pub mod input;
mod launch;
pub mod localised_text;
mod match_pace;
mod measured_quality;
pub mod navigation;
pub mod notices;
pub mod overlay;
pub mod piece_names;
pub mod portraits;
pub mod preferences;
pub mod preview;
pub mod puzzle_progress;
mod puzzle_text;
pub mod rule_link;
pub mod screens;
pub mod standings;
mod systems;
mod tempo;
mod test_trace;
pub mod theme;
pub mod turning_point_text;
pub mod window_shape;
pub mod window_title;

use bevy::prelude::*;

pub use launch::{Launch, OpeningScreen};

use self::{
    navigation::Screen,
    notices::{Notices, Tone},
    preferences::Preferences,
    systems::UiSystems,
};
use holochess_session::{Autosave, LivePlace, MatchRequest, PersonRating, Progress};
use holochess_view::ViewSystems;

/// The interface, opened as the command line asks.
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
        let mut rating = PersonRating::new(launch.standings.clone(), launch.strength_file.clone());
        rating.play_as(&launch.settings.game.names[0]);
        app.insert_resource(Preferences::new(launch.settings.clone(), launch.settings_file.clone()))
            .insert_resource(Autosave(launch.saves.clone()))
            .insert_resource(rating)
            .insert_resource(Progress::new(launch.learned.clone(), launch.learned_file.clone()))
            .insert_resource(screens::OwnLessons(launch.lessons.clone()))
            .insert_resource(screens::OpensAtTitle(matches!(launch.opening, OpeningScreen::Title)))
            .insert_resource(album::Album(launch.photos.clone()))
            .insert_resource(film_maker::FilmProgram(launch.film_program.clone()))
            .insert_resource(screens::Exports(launch.exports.clone()))
            .insert_resource(screens::MailPlace(launch.mail.clone()))
            .insert_resource(LivePlace(launch.live.clone()))
            .insert_resource(puzzle_progress::PuzzleProgress::new(launch.solved.clone(), launch.puzzles_file.clone()))
            .add_plugins((navigation::plugin, frame::plugin, localised_text::plugin, apply_settings::plugin))
            .add_plugins((notices::plugin, overlay::plugin, rule_link::plugin, portraits::plugin, standings::plugin))
            .add_plugins((puzzle_progress::plugin, frame_rate::plugin, graphics_loss::plugin, measured_quality::plugin))
            .add_plugins((
                controls::plugin,
                screens::plugin,
                hud::plugin,
                input::plugin,
                (window_shape::plugin, window_title::plugin),
                (tempo::plugin, match_pace::plugin),
            ))
            .add_plugins(accessibility::plugin);
        if let Some(path) = &launch.trace
            && let Err(error) = test_trace::start(app, path)
        {
            // Only tests ask for a trace.
            warn!("the trace cannot be written to {}: {error}", path.display());
        }
        let (notices, opening) = (launch.notices.clone(), launch.opening.clone());
        app.add_systems(
            Startup,
            move |mut said: ResMut<Notices>,
                  mut requests: MessageWriter<MatchRequest>,
                  mut showcase: ResMut<screens::Showcase>,
                  mut next: ResMut<NextState<Screen>>| {
                for text in &notices {
                    said.say(text, Tone::Alarm);
                }
                match &opening {
                    OpeningScreen::Title => {}
                    OpeningScreen::Play(setup) => {
                        requests.write(MatchRequest::Start((**setup).clone()));
                    }
                    OpeningScreen::Load(path) => {
                        requests.write(MatchRequest::Resume(path.clone()));
                    }
                    OpeningScreen::Puzzle(puzzle) => {
                        requests.write(MatchRequest::Puzzle(puzzle));
                    }
                    OpeningScreen::Showcase(creature) => {
                        showcase.creature = *creature;
                        next.set(Screen::Showcase);
                    }
                }
            },
        );
    }
}
