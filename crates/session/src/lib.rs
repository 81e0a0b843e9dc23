//! A match inside Bevy: resources and messages, no pictures. Runs under `MinimalPlugins`.
//!
//! Requests come in as messages ([`ActionRequested`], [`UndoRequested`], …). [`Match`] holds the match itself; its
//! events go through the [`Director`], which sends one [`Happened`] at a time and waits as long as [`Pace`] says.
//! [`DisplayedBoard`] is the board after the events sent so far, and [`MatchPhase`] says what the table is waiting for.

mod background_writer;
mod chess_clock;
pub mod clash_timing;
mod computer_players;
mod current_match;
mod decide;
mod director;
mod displayed_board;
mod follow_live;
mod help;
mod lesson;
mod live_state;
mod live_table;
mod match_requests;
mod messages;
mod mode;
mod nearby_tables;
mod pace;
mod persisted;
mod phase;
mod play_requests;
mod playback;
mod puzzle;
mod rating;
mod saving;
mod watching;

use bevy::{prelude::*, state::app::StatesPlugin};

pub use background_writer::{BackgroundWriter, Pending};
pub use chess_clock::{ChessClock, FlagFell, WantedClock};
pub use computer_players::ComputerPlayers;
pub use current_match::Match;
pub use director::{Director, play_events_ahead};
pub use displayed_board::{Clash, DisplayedBoard};
pub use follow_live::LiveTold;
pub use help::{
    AnalysisCancelled, AnalysisRequested, HintFound, HintRequested, HintTask, HintsPlayed, PositionEvaluation,
    PostGameAnalysis, SolvedGame, SolvedGames, has_perfect_player,
};
pub use holochess_record::career::{UnratedReason, unrated};
pub use holochess_settings::{Scenes, Speed};
pub use lesson::{LessonGoOn, LessonSkipPart, Progress};
pub use live_state::LiveState;
pub use live_table::{LivePlace, LiveTable};
pub use messages::{
    ActionRequested, BoardReset, BrowseRequested, Happened, LeaveRefused, MatchRequest, Refused, ResignRequested,
    SceneSkipped, SkipRequested, TakeBackRequested, Trouble, UndoRequested,
};
pub use mode::{
    LessonTable, LiveSeats, MatchMode, Playback, PuzzleAnswered, PuzzleOnTable, PuzzleState, WatchProgress,
};
pub use nearby_tables::NearbyTables;
pub use pace::{Pace, Presentation, SceneDetail};
pub use persisted::{Persisted, Persists, persist, persist_at_exit};
pub use phase::MatchPhase;
pub use playback::play_again;
pub use puzzle::SolutionRequested;
pub use rating::{PersonRating, Rated};
pub use saving::{Autosave, SavedPart, Saving};
pub use watching::WatchCommand;

/// The session's systems run in this set, in `PreUpdate`, so that systems in `Update` see this frame's facts.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionSystems;

/// Adds matches to an app.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.add_plugins((messages::plugin, phase::plugin, director::plugin, pace::plugin))
        .add_plugins((saving::plugin, background_writer::plugin, computer_players::plugin, chess_clock::plugin))
        .add_plugins((lesson::plugin, puzzle::plugin, watching::plugin, rating::plugin, help::plugin))
        .add_plugins((live_table::plugin, follow_live::plugin, nearby_tables::plugin))
        .add_systems(
            PreUpdate,
            (
                saving::report_save_result,
                match_requests::handle_match_requests,
                follow_live::follow_live_table,
                play_requests::answer_play_requests,
                (chess_clock::insert_clock, chess_clock::tick_clock).chain(),
                lesson::advance_lesson,
                computer_players::think.run_if(resource_exists::<Match>).run_if(playback::is_played),
                saving::begin_save,
                rating::rate_person.run_if(playback::is_played),
                (
                    help::follow_solved_game,
                    (help::find_hint, help::count_hints).chain(),
                    help::evaluate_position,
                    help::analyse_match,
                )
                    .chain(),
                puzzle::play_solution,
                director::skip_scene,
                director::play_events,
                lesson::place_next_position,
                playback::play_next.run_if(resource_exists::<Match>),
                watching::advance_watched_match,
                phase::update_phase,
                (persist::<Progress>, persist::<PersonRating>).chain(),
            )
                .chain()
                .in_set(SessionSystems),
        )
        .add_systems(
            Last,
            (
                live_table::leave_at_exit,
                saving::finish_at_exit,
                chess_clock::write_at_exit,
                persist_at_exit::<Progress>,
                persist_at_exit::<PersonRating>,
                background_writer::finish_at_exit,
            )
                .chain()
                .in_set(SessionSystems),
        );
}
