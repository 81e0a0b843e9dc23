//! The exact analysis of a recorded match of Dejarik, in words and as JSON; `replay --analysis` prints it.

use serde_json::{Value, json};

use super::Failure;
use holochess_locale::Locale;
use holochess_players::dejarik::{
    exact_analysis::{ExactAnalysis, analyse_exactly},
    tablebase::Tablebase,
};
use holochess_record::narration::Narrator;
use holochess_record::{LogEntry, RecordedMatch};
use holochess_rules::{Seat, Table};

/// Looks through the decisions of a record.
pub(super) fn analyse_record(
    tablebase: &Tablebase,
    recorded: &RecordedMatch,
    entries: &[LogEntry],
) -> Result<ExactAnalysis, Failure> {
    let decisions: Vec<_> = entries.iter().map(|entry| (entry.seat, entry.action)).collect();
    let start = recorded.table_at(0);
    Ok(analyse_exactly(tablebase, &*start, &decisions).map_err(Failure::input)?.unwrap_or_default())
}

/// What is worth saying, a line each: every decision that gave points away, and what was given away in all.
pub(super) fn lines(analysis: &ExactAnalysis, narrator: &Narrator<'_>, table: &dyn Table) -> Vec<String> {
    let locale: &Locale = narrator.locale;
    let mut lines = Vec::new();
    if let Some(first) = analysis.decisions.first() {
        let arguments =
            [("player", narrator.player(first.seat).into()), ("value", locale.say(&first.best_value.words()).into())];
        lines.push(locale.format("analysis-exact-start", &arguments));
    }
    for found in analysis.decisions.iter().filter(|found| found.given_away() > 0) {
        let arguments = [
            ("deed", found.decision.into()),
            ("player", narrator.player(found.seat).into()),
            ("points", found.given_away().into()),
            ("chosen", table.action_text(found.chosen).into()),
            ("value", locale.say(&found.value.words()).into()),
            ("best", table.action_text(found.best).into()),
            ("best_value", locale.say(&found.best_value.words()).into()),
        ];
        lines.push(locale.format("analysis-exact-decision", &arguments));
    }
    for seat in [Seat::FIRST, Seat::SECOND] {
        let arguments =
            [("player", narrator.player(seat).into()), ("points", analysis.given_away[seat.index()].into())];
        lines.push(locale.format("analysis-exact-given-away", &arguments));
    }
    lines
}

pub(super) fn as_json(analysis: &ExactAnalysis, table: &dyn Table) -> Value {
    let decisions: Vec<Value> = (analysis.decisions.iter())
        .map(|found| {
            json!({
                "deed": found.decision,
                "turn": found.turn,
                "seat": found.seat.number(),
                "action": table.action_text(found.chosen),
                "value": found.value.points,
                "distance": found.value.distance,
                "best": table.action_text(found.best),
                "best_value": found.best_value.points,
                "best_distance": found.best_value.distance,
                "given_away": found.given_away(),
            })
        })
        .collect();
    json!({ "exact": true, "decisions": decisions, "given_away": analysis.given_away })
}
