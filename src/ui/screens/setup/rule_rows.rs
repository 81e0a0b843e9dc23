//! Rows for any game's options: words, numbers, kinds with a number, typed texts.

use bevy_egui::egui::{Align2, Ui, vec2};

use super::draft::Draft;
use crate::ui::{
    games::{FEW, Form, Kind},
    localised_text::LocalisedText,
    theme::{number_row::number, option_row::choice, prelude::*, text_field::field},
};
use holochess_players::handicap::Handicap;
use holochess_rules::rule_options::{Domain, Spec};

/// The longest text that can be typed for an option, in letters.
const LONGEST: usize = 120;

/// The name of an option's value.
pub(super) fn value_words(localised: &LocalisedText, key: &str, value: &str) -> String {
    let id = format!("option-{key}-{value}");
    if localised.has(&id) { localised.text(&id) } else { value.to_owned() }
}

/// The name of an option.
pub(super) fn label(localised: &LocalisedText, key: &str) -> String {
    localised.text(&format!("option-{key}"))
}

/// The name of an option's row. Games call their options what they like, `start` for example, which is a command of the
/// set-up, too.
fn row_name(spec: &Spec) -> String {
    format!("setup.rule.{}", spec.key.replace('_', "-"))
}

/// How many rows an option needs now: the number of a kind and a typed text have rows of their own.
pub(super) fn rows_of(draft: &Draft, spec: &Spec) -> f32 {
    let Domain::Text { .. } = spec.domain else { return 1.0 };
    match draft.face().form(spec.key) {
        Form::Kinds(kinds) => 1.0 + f32::from(u8::from(chosen_kind(draft, spec, kinds).1.is_some())),
        Form::Typed(_) => 1.0 + f32::from(u8::from(is_typed(draft, spec))),
    }
}

/// The index of the chosen kind, and its number.
fn chosen_kind(draft: &Draft, spec: &Spec, kinds: &[Kind]) -> (usize, Option<u32>) {
    let value = draft.options.word(spec.key);
    let (word, rest) = value.split_once(':').map_or((value, None), |(word, rest)| (word, rest.parse().ok()));
    (kinds.iter().position(|kind| kind.word == word).unwrap_or_default(), rest)
}

/// Whether the option's text is typed instead of chosen from the offered ones.
fn is_typed(draft: &Draft, spec: &Spec) -> bool {
    let offered = draft.face().offered_values(spec);
    draft.typed.as_ref().is_some_and(|(key, _)| *key == spec.key)
        || offered.iter().all(|value| value != draft.options.word(spec.key))
}

/// Draws the rows of an option, `step` times the usual distance apart.
pub(super) fn draw(ui: &mut Ui, localised: &LocalisedText, draft: &mut Draft, spec: &Spec, row: Row, step: f32) {
    let name = row_name(spec);
    let label = label(localised, spec.key);
    let words = |values: &[String]| -> Vec<String> {
        values.iter().map(|value| value_words(localised, spec.key, value)).collect()
    };
    match spec.domain {
        Domain::Number(low, high) if high - low >= FEW => {
            let (now, offers) = (draft.options.number(spec.key), draft.face().offers(spec.key));
            let shown = |number: u32| value_words(localised, spec.key, &number.to_string());
            if let Some(wanted) = number(ui, &name, row, &label, [low, high], offers, now, shown) {
                draft.set(spec.key, &wanted.to_string());
            }
        }
        Domain::Words(_) | Domain::Number(..) => {
            let values = draft.face().offered_values(spec);
            let now = values.iter().position(|value| value == draft.options.word(spec.key)).unwrap_or_default();
            if let Some(index) = choice(ui, &name, row, &label, &words(&values), now) {
                draft.set(spec.key, &values[index]);
            }
        }
        Domain::Text { .. } => match draft.face().form(spec.key) {
            Form::Kinds(kinds) => draw_kinds(ui, localised, draft, spec, kinds, row, step),
            Form::Typed(offered) => draw_typed(ui, localised, draft, spec, offered, row, step),
        },
    }
}

/// Draws the row of the handicaps that are offered, if any are; returns the row below.
pub(super) fn draw_handicap(
    ui: &Ui,
    localised: &LocalisedText,
    draft: &mut Draft,
    offered: &'static [Handicap],
    row: Row,
    step: f32,
) -> Row {
    if offered.is_empty() {
        return row;
    }
    let ids = std::iter::once("none").chain(offered.iter().map(|handicap| handicap.id));
    let words: Vec<String> = ids.map(|id| localised.text(&format!("handicap-{id}"))).collect();
    let now = offered.iter().position(|handicap| Some(handicap) == draft.handicap).map_or(0, |place| place + 1);
    if let Some(index) = choice(ui, "setup.handicap", row, &localised.text("handicap"), &words, now) {
        draft.handicap = index.checked_sub(1).map(|place| &offered[place]);
    }
    row.below(step)
}

fn draw_kinds(ui: &Ui, localised: &LocalisedText, draft: &mut Draft, spec: &Spec, kinds: &[Kind], row: Row, step: f32) {
    let words: Vec<String> = kinds.iter().map(|kind| value_words(localised, spec.key, kind.word)).collect();
    let (now, behind) = chosen_kind(draft, spec, kinds);
    let name = row_name(spec);
    if let Some(index) = choice(ui, &name, row, &label(localised, spec.key), &words, now) {
        let kind = kinds[index];
        let number = kind.number.and_then(|(_, offers)| offers.get(1).or(offers.first()));
        draft.set(spec.key, &number.map_or(kind.word.to_owned(), |number| format!("{}:{number}", kind.word)));
    }
    if let (Kind { word, number: Some((range, offers)) }, Some(value)) = (kinds[now], behind) {
        let label = localised.text(&format!("option-{}-{word}-number", spec.key));
        let shown = |number: u32| number.to_string();
        let name = format!("{}.number", row_name(spec));
        if let Some(wanted) = number(ui, &name, row.below(step), &label, range, offers, value, shown) {
            draft.set(spec.key, &format!("{word}:{wanted}"));
        }
    }
}

fn draw_typed(
    ui: &mut Ui,
    localised: &LocalisedText,
    draft: &mut Draft,
    spec: &Spec,
    offered: &[&str],
    row: Row,
    step: f32,
) {
    let mut words: Vec<String> =
        (1..=offered.len()).map(|place| localised.text(&format!("option-{}-{place}", spec.key))).collect();
    words.push(localised.text("ui-setup-own"));
    let typed = is_typed(draft, spec);
    let chosen = offered.iter().position(|value| *value == draft.options.word(spec.key));
    let now = if typed { offered.len() } else { chosen.unwrap_or(offered.len()) };
    let name = row_name(spec);
    if let Some(index) = choice(ui, &name, row, &label(localised, spec.key), &words, now) {
        match offered.get(index) {
            Some(value) => draft.set(spec.key, value),
            None => draft.typed = Some((spec.key, draft.options.word(spec.key).to_owned())),
        }
    } else if typed {
        let known = draft.typed.as_ref().filter(|(key, _)| *key == spec.key).map(|(_, text)| text.clone());
        let mut text = known.unwrap_or_else(|| draft.options.word(spec.key).to_owned());
        let label = localised.text(&format!("option-{}-own", spec.key));
        let name = format!("{}.own", row_name(spec));
        if field(ui, &name, row.below(step), &label, &mut text, "", LONGEST, "setup.start") {
            draft.type_in(spec.key, &text);
        }
    }
}

/// The height of the line that explains an option, in rows.
pub(super) const ABOUT: f32 = 0.62;

/// Draws the line that explains the option on this row.
pub(super) fn draw_explanation(ui: &Ui, localised: &LocalisedText, id: &str, row: Row, step: f32) {
    let at = row.at + vec2(row.label_width(), 15.0 + 14.0 * step);
    let room = row.width - row.label_width();
    let face = typeface::SMALL_NOTE;
    Brush::new(ui).fit(at, Align2::LEFT_CENTER, &localised.text(id), face, room);
}

/// Draws the page of all options, each with a line that explains it, and of the handicaps that are offered. `further`
/// rows follow from the place that is returned, with rows so far apart.
pub(in crate::ui::screens) fn draw_page(
    ui: &mut Ui,
    localised: &LocalisedText,
    draft: &mut Draft,
    offered: &'static [Handicap],
    row: Row,
    bottom: f32,
    further: f32,
) -> (Row, f32) {
    let specs = draft.options.specs();
    let handicap = if offered.is_empty() { 0.0 } else { 1.0 + ABOUT };
    let rows: f32 = further + handicap + specs.iter().map(|spec| rows_of(draft, spec) + ABOUT).sum::<f32>();
    let step = ((bottom - row.at.y) / (rows * crate::ui::theme::option_row::STEP)).min(1.0);
    let mut row = row;
    for spec in specs {
        let taken = rows_of(draft, spec);
        draw(ui, localised, draft, spec, row, step);
        let last = row.below((taken - 1.0) * step);
        draw_explanation(ui, localised, &format!("option-{}.about", spec.key), last, step);
        row = last.below((1.0 + ABOUT) * step);
    }
    if handicap > 0.0 {
        draw_handicap(ui, localised, draft, offered, row, step);
        draw_explanation(ui, localised, "handicap.about", row, step);
        row = row.below(handicap * step);
    }
    (row, step)
}
