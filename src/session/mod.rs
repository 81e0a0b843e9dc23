//! A match inside Bevy: resources and messages, no pictures. Runs under `MinimalPlugins`.
//!
//! Requests come in as messages ([`ActionRequested`], [`UndoRequested`], …). [`Match`] holds the one truth; what follows from
//! it goes through the [`Director`], which tells one [`Happened`] at a time and waits as long as [`Pace`] says. [`Shown`] is
//! the sum of what has been told, and [`MatchPhase`] says what the table is waiting for.

mod counsel;
mod director;
mod messages;
mod pace;
mod phase;
mod rating;
mod recital;
mod shown;
mod table;
mod thinking;

use bevy::{prelude::*, state::app::StatesPlugin};

pub use counsel::{Adviser, Hindsight, HindsightCancelled, HindsightRequested, HintRequested, Hinted, Outlook};
pub use director::{Director, tell_ahead};
pub use messages::{
    ActionRequested, BoardReset, BrowseRequested, Happened, LeaveMatch, Refused, ResignRequested, ResumeMatch,
    SceneSkipped, SkipRequested, StartMatch, TakeBackRequested, Trouble, UndoRequested,
};
pub use pace::{Manner, Pace, Scenes, Speed, Style};
pub use phase::MatchPhase;
pub use rating::{Career, Rated};
pub use recital::Recital;
pub use shown::{Clash, Shown};
pub use table::{Autosave, Match};
pub use thinking::{LONGEST, Thinkers};

/// The session's systems run in this set, in `PreUpdate`, so that whatever draws in `Update` sees this frame's facts.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionSystems;

/// Adds matches to an app.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.init_state::<MatchPhase>()
        .init_resource::<Director>()
        .init_resource::<Pace>()
        .init_resource::<Autosave>()
        .init_resource::<Thinkers>()
        .init_resource::<Career>()
        .add_plugins(counsel::plugin)
        .add_message::<Rated>()
        .add_message::<StartMatch>()
        .add_message::<ResumeMatch>()
        .add_message::<LeaveMatch>()
        .add_message::<ActionRequested>()
        .add_message::<UndoRequested>()
        .add_message::<TakeBackRequested>()
        .add_message::<ResignRequested>()
        .add_message::<SkipRequested>()
        .add_message::<BrowseRequested>()
        .add_message::<Happened>()
        .add_message::<BoardReset>()
        .add_message::<SceneSkipped>()
        .add_message::<Refused>()
        .add_message::<Trouble>()
        .add_systems(
            PreUpdate,
            (
                table::come_and_go,
                recital::end,
                table::answer.run_if(not(resource_exists::<Recital>)),
                thinking::think.run_if(not(resource_exists::<Recital>)),
                rating::rate.run_if(not(resource_exists::<Recital>)),
                (counsel::advise, counsel::look_ahead, counsel::look_back).chain(),
                director::skip,
                director::tell,
                recital::recite,
                phase::follow,
            )
                .chain()
                .in_set(SessionSystems),
        );
}
