//! Help for people at the table and after the match: hints, the evaluation, the post-game analysis. All are computed on
//! a task pool from a copy of the table; nothing waits for them, and each is dropped when the table it was about has
//! changed.

mod background_task;
mod evaluation;
mod hint;
mod post_game_analysis;
mod solved_game;

use bevy::prelude::*;

pub(super) use self::{
    evaluation::evaluate_position,
    hint::{count_hints, find_hint},
    post_game_analysis::analyse_match,
    solved_game::follow_solved_game,
};
pub use evaluation::PositionEvaluation;
pub use hint::{HintFound, HintRequested, HintTask, HintsPlayed};
pub use post_game_analysis::{AnalysisCancelled, AnalysisRequested, PostGameAnalysis};
pub use solved_game::{SolvedGame, SolvedGames, has_perfect_player};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HintTask>()
        .init_resource::<HintsPlayed>()
        .init_resource::<PositionEvaluation>()
        .init_resource::<PostGameAnalysis>()
        .init_resource::<SolvedGame>()
        .init_resource::<SolvedGames>()
        .add_message::<HintRequested>()
        .add_message::<HintFound>()
        .add_message::<AnalysisRequested>()
        .add_message::<AnalysisCancelled>();
}
