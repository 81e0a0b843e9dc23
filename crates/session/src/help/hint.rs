//! A hint: the best action and the reason for it, for the person who is to choose.

use bevy::prelude::*;

use super::background_task::BackgroundTask;
use crate::{Director, Match};
use holochess_players::hint::{Hint, hint};
use holochess_rules::Action;
use holochess_worker::thinking::Question;

/// Request: compute a hint for the present choice.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct HintRequested;

/// Fact: the hint that was requested. The table has not changed since the request.
#[derive(Message, Clone, Debug)]
pub struct HintFound(pub Hint);

/// The computation of the requested hint.
#[derive(Resource, Default)]
pub struct HintTask {
    task: Option<BackgroundTask<Hint>>,
}

impl HintTask {
    /// Whether a hint is being computed.
    pub fn is_thinking(&self) -> bool {
        self.task.is_some()
    }
}

/// Which decisions of the match on the table were those of a hint, as far as they were made here.
#[derive(Resource, Clone, Debug, Default)]
pub struct HintsPlayed {
    /// The seed of the match.
    seed: String,
    /// Of each decision of the record, whether it was the hint that was given for it.
    decisions: Vec<bool>,
    /// The hint for the next decision.
    given: Option<Action>,
}

impl HintsPlayed {
    /// How many decisions were those of hints.
    pub fn count(&self) -> usize {
        self.decisions.iter().filter(|by_hint| **by_hint).count()
    }
}

/// Records for each decision whether it was the hint given for it.
pub(crate) fn count_hints(
    game: Option<Res<Match>>,
    mut found: MessageReader<HintFound>,
    mut played: ResMut<HintsPlayed>,
) {
    if let Some(HintFound(hint)) = found.read().last() {
        played.given = Some(hint.action());
    }
    let Some(game) = game.filter(DetectChanges::is_changed) else { return };
    let (seed, entries) = (game.seed_hash(), game.decisions());
    if played.seed != seed {
        // What was decided before it came to the table is not known.
        *played = HintsPlayed { seed, decisions: vec![false; entries.len()], given: None };
    }
    let known = played.decisions.len().min(entries.len());
    played.decisions.truncate(known);
    for entry in &entries[known..] {
        let by_hint = entry.seat.is_some_and(|seat| game.is_human(seat)) && played.given == Some(entry.action);
        played.decisions.push(by_hint);
        played.given = None;
    }
}

/// Computes a hint when one is requested, and drops it as soon as the table changes.
pub(crate) fn find_hint(
    game: Option<Res<Match>>,
    director: Res<Director>,
    mut requests: MessageReader<HintRequested>,
    mut hint_task: ResMut<HintTask>,
    mut hint_found: MessageWriter<HintFound>,
) {
    let asked = requests.read().count() > 0;
    let Some(game) = game else {
        hint_task.task = None;
        return;
    };
    if game.is_changed() && hint_task.is_thinking() {
        hint_task.task = None;
    }
    if let Some(found) = hint_task.task.as_mut().and_then(BackgroundTask::ready) {
        hint_task.task = None;
        hint_found.write_batch(found.map(HintFound));
    }
    // Players elsewhere play without help, too.
    let is_open =
        !director.is_busy() && game.browsing().is_none() && game.human_to_choose().is_some() && game.live().is_none();
    if asked && is_open && !hint_task.is_thinking() {
        let table = game.table().duplicate();
        let question = || Question::Hint { record: game.text() };
        hint_task.task = Some(BackgroundTask::begin(question, move |stop| hint(&*table, Some(stop))));
    }
}
