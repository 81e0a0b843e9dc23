//! The rows for a clock, with which people can play.

use bevy_egui::egui::Ui;

use super::{draft::Draft, rule_rows::draw_explanation};
use crate::ui::{
    localised_text::LocalisedText,
    theme::{option_row::choice, prelude::*},
};
use holochess_record::{Seconds, TimeControl};

/// The times that are offered: minutes for the match, seconds a turn.
const OFFERED: [[u32; 2]; 6] = [[3, 2], [5, 3], [10, 5], [15, 10], [30, 20], [60, 30]];
/// Which of them a clock begins with.
const USUAL: usize = 2;

/// How many rows the clock needs, without their explanation.
pub(super) fn rows(draft: &Draft) -> f32 {
    match draft.clock() {
        _ if !draft.may_have_clock() => 0.0,
        None => 1.0,
        Some(_) => 2.0,
    }
}

/// Draws the rows of the clock, `step` times the usual distance apart, with the line that explains it.
pub(super) fn draw(ui: &Ui, localised: &LocalisedText, draft: &mut Draft, row: Row, step: f32) {
    if !draft.may_have_clock() {
        return;
    }
    let kinds = [None, Some(Seconds::Increment), Some(Seconds::Delay)];
    let words = ["ui-clock-none", "ui-clock-fischer", "ui-clock-delay"].map(|id| localised.text(id));
    let now = kinds.iter().position(|kind| *kind == draft.clock().map(|clock| clock.kind)).unwrap_or_default();
    if let Some(index) = choice(ui, "setup.clock", row, &localised.text("ui-clock"), &words, now) {
        let [minutes, seconds] =
            draft.clock().map_or(OFFERED[USUAL], |TimeControl { minutes, seconds, .. }| [minutes, seconds]);
        draft.clock = kinds[index].map(|kind| TimeControl { minutes, seconds, kind });
    }
    let mut last = row;
    if let Some(clock) = draft.clock() {
        last = row.below(step);
        let now = [clock.minutes, clock.seconds];
        let mut times = OFFERED.to_vec();
        // One that the file of the settings says.
        if !times.contains(&now) {
            times.push(now);
        }
        let word = |[minutes, seconds]: &[u32; 2]| {
            localised.format("ui-clock-time", &[("minutes", (*minutes).into()), ("seconds", (*seconds).into())])
        };
        let words: Vec<String> = times.iter().map(word).collect();
        let chosen = times.iter().position(|time| *time == now).unwrap_or_default();
        if let Some(index) = choice(ui, "setup.clock.time", last, &localised.text("ui-clock-of"), &words, chosen) {
            let [minutes, seconds] = times[index];
            draft.clock = Some(TimeControl { minutes, seconds, ..clock });
        }
    }
    let about = match draft.clock().map(|clock| clock.kind) {
        None => "ui-clock-none-about",
        // The others do not wait for what is shown here.
        Some(_) if draft.is_online() => "ui-clock-online-about",
        Some(Seconds::Increment) => "ui-clock-fischer-about",
        Some(Seconds::Delay) => "ui-clock-delay-about",
    };
    draw_explanation(ui, localised, about, last, step);
}
