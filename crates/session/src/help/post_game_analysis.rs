//! The post-game analysis: every seat's chances after every decision, the turning points, and the share of the dice in
//! them.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use super::background_task::BackgroundTask;
use crate::Match;
use holochess_players::analysis::{Analysis, PlayedDecision, Point, TurningPoint, analyse};
use holochess_record::LogEntry;
use holochess_worker::thinking::Question;

/// Request: analyse the match that is over.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct AnalysisRequested;

/// Request: stop the analysis.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct AnalysisCancelled;

/// The analysis of the match on the table, finished or in progress.
#[derive(Resource, Default)]
pub struct PostGameAnalysis {
    running: Option<RunningAnalysis>,
    analysis: Option<Arc<Analysis>>,
}

/// An analysis in progress.
struct RunningAnalysis {
    task: BackgroundTask<Analysis>,
    /// The points computed so far.
    points: Arc<Mutex<Vec<Point>>>,
    decisions: usize,
}

impl PostGameAnalysis {
    /// The analysis, once it is complete.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.analysis.as_deref()
    }

    /// The share of the match analysed so far, 0 to 1, while the analysis runs.
    pub fn progress(&self) -> Option<f32> {
        let running = self.running.as_ref()?;
        let known = running.points().len().saturating_sub(1);
        Some(known as f32 / running.decisions.max(1) as f32)
    }

    /// The points computed so far, from the start of the match on.
    pub fn points(&self) -> Vec<Point> {
        match (&self.analysis, &self.running) {
            (Some(analysis), _) => analysis.points.clone(),
            (None, Some(running)) => running.points(),
            (None, None) => Vec::new(),
        }
    }

    /// The turning points at the decision that follows so many others: first the decision itself, then its dice.
    pub fn turning_points_after(&self, decisions: usize) -> impl Iterator<Item = &TurningPoint> {
        let turning_points = self.analysis.as_ref().map_or(&[][..], |analysis| &analysis.turning_points);
        turning_points.iter().filter(move |turning| turning.decision == decisions + 1)
    }
}

impl RunningAnalysis {
    fn points(&self) -> Vec<Point> {
        // No code that holds this lock can panic.
        self.points.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn begin(game: &Match) -> Self {
        let (start, entries) = (game.table_at(0), game.decisions().to_vec());
        let (decisions, points) = (entries.len(), Arc::new(Mutex::new(Vec::new())));
        let told = points.clone();
        let question = || Question::Analysis { record: game.text() };
        let task = BackgroundTask::begin(question, move |stop| {
            let played: Vec<PlayedDecision<'_>> = entries
                .iter()
                .map(|LogEntry { seat, action, rolls, .. }| PlayedDecision { seat: *seat, action: *action, rolls })
                .collect();
            // Every action is legal, because the record was checked when it was loaded.
            let analysis = analyse(&*start, &played, Some(&stop), |point| {
                told.lock().unwrap_or_else(PoisonError::into_inner).push(point);
            });
            analysis.ok().flatten()
        });
        Self { task, points, decisions }
    }
}

/// Analyses a match that is over when that is requested. The analysis is dropped when another match comes to the table.
pub(crate) fn analyse_match(
    game: Option<Res<Match>>,
    mut requests: MessageReader<AnalysisRequested>,
    mut cancels: MessageReader<AnalysisCancelled>,
    mut analysis_state: ResMut<PostGameAnalysis>,
) {
    let (asked, cancelled) = (requests.read().count() > 0, cancels.read().count() > 0);
    let over = game.filter(|game| game.is_over());
    if over.is_none() || cancelled {
        analysis_state.running = None;
    }
    let Some(game) = over else {
        analysis_state.analysis = None;
        return;
    };
    if let Some(found) = analysis_state.running.as_mut().and_then(|running| running.task.ready()) {
        analysis_state.running = None;
        analysis_state.analysis = found.map(Arc::new);
    }
    let is_known = analysis_state.analysis.is_some() || analysis_state.running.is_some();
    if asked && !cancelled && !is_known {
        analysis_state.running = Some(RunningAnalysis::begin(&game));
    }
}
