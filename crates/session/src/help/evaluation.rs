//! The evaluation of the match: every seat's chance to win, after every action.

use bevy::prelude::*;

use super::background_task::BackgroundTask;
use crate::{Director, Match, SolvedGame};
use holochess_players::win_chance::{WinChance, win_chance};
use holochess_worker::thinking::Question;

/// The chances at the moment that the board shows.
#[derive(Resource, Default)]
pub struct PositionEvaluation {
    /// Whether the evaluation is shown anywhere; otherwise nothing is computed.
    wanted: bool,
    /// Whether the board has changed since the last computation.
    is_due: bool,
    task: Option<BackgroundTask<WinChance>>,
    shown: Option<WinChance>,
}

impl PositionEvaluation {
    /// Switches the computation on or off.
    pub fn want(&mut self, wanted: bool) {
        if self.wanted != wanted {
            *self = Self { wanted, is_due: wanted, ..Self::default() };
        }
    }

    /// The chances at the last moment that has been both shown and evaluated.
    pub fn shown(&self) -> Option<WinChance> {
        self.shown
    }
}

/// Evaluates the table after each decision. The result is published only when the decision has been shown: a bar that
/// moved before the dice fell would give the dice away.
pub(crate) fn evaluate_position(
    game: Option<Res<Match>>,
    director: Res<Director>,
    solved_game: Res<SolvedGame>,
    mut had_table: Local<bool>,
    mut evaluation: ResMut<PositionEvaluation>,
) {
    // As soon as the solved game is there, what was estimated is looked at again.
    let has_table = solved_game.is_ready();
    if std::mem::replace(&mut *had_table, has_table) != has_table && has_table {
        evaluation.is_due = true;
    }
    let Some(game) = game else {
        *evaluation = PositionEvaluation { wanted: evaluation.wanted, is_due: true, ..PositionEvaluation::default() };
        return;
    };
    // Players elsewhere play without help, too.
    if !evaluation.wanted || game.live().is_some() {
        return;
    }
    if game.is_changed() || evaluation.is_due {
        evaluation.is_due = false;
        let table = game.table_at(game.browsing().unwrap_or(usize::MAX));
        let question = || Question::Chances { record: game.text(), after: game.browsing() };
        evaluation.task = Some(BackgroundTask::begin(question, move |stop| win_chance(&*table, Some(stop))));
    }
    // Published only when the decision has been shown.
    if !director.is_busy()
        && let Some(found) = evaluation.task.as_mut().and_then(BackgroundTask::ready)
    {
        evaluation.task = None;
        evaluation.shown = found;
    }
}
