//! The prompt: what the table waits for, and what the marks on it mean.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Color32, Pos2, Rect, Stroke, pos2, vec2},
};

use super::{HudData, cell_names, values};
use crate::ui::{
    frame::Sight,
    input::{Hand, aim, steps},
    navigation::{LeavePast, Reviewing},
    notices::Notices,
    theme::{prelude::*, surface},
};
use holochess_rules::{Action, Cell, ToAct};
use holochess_session::{ActionRequested, LessonTable, MatchPhase, SkipRequested, is_learners_turn};
use holochess_settings::controls::Command;
use holochess_view::{MarkedValue, Marks};

/// What pressing the prompt does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    /// Nothing: the prompt asks for a press on the table.
    Nothing,
    /// Skips the scene.
    Skip,
    /// Returns to the present, or to the result.
    Back,
    /// Plays this action, which the hint recommends.
    Play(Action),
}

/// What the person should do now, and the key for it.
struct Prompt {
    text: String,
    cap: Option<Command>,
    press: Press,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    hand: Res<Hand>,
    marks: Res<Marks>,
    reviewing: Res<Reviewing>,
    sight: Sight,
    notices: Res<Notices>,
    mut skips: MessageWriter<SkipRequested>,
    mut leaves: MessageWriter<LeavePast>,
    mut actions: MessageWriter<ActionRequested>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = hud.lasting_sheet(context, "hud.prompt");
    if hud.game.watching().is_some() {
        // The way back is wider than what stands here otherwise: it would lie over the names below the dice.
        ui.multiply_opacity(1.0 - hud.clash.opacity());
    }
    let layout = hud.layout(ui.max_rect());
    // What Enter plays is said whatever the pointer lies on.
    let is_offered = hand.offered(hud.game.recorded().table()).is_some();
    if let Some(text) = hand.about.as_ref().or(hand.said.as_ref()).filter(|_| !is_offered) {
        draw_about(&Brush::new(&ui), text, layout.prompt);
    } else if let Some(prompt) = find_prompt(&hud, &hand, reviewing.0, hud.game.lesson()) {
        // Pieces and cells that can be chosen can be gone through.
        let next = hand.by_keyboard && matches!(prompt.press, Press::Nothing | Press::Play(_));
        match draw_prompt(&ui, &hud, &prompt, next) {
            Press::Skip => {
                skips.write(SkipRequested);
            }
            Press::Back => {
                leaves.write(LeavePast);
            }
            Press::Play(action) => {
                actions.write(ActionRequested(action));
            }
            Press::Nothing => {}
        }
    }
    let ui = hud.sheet(context, "hud.legend");
    let brush = Brush::new(&ui);
    name_cells(&brush, &hud, &hand, &sight);
    // A message takes the legend’s place as long as it stands.
    if hud.game.watching().is_none() && notices.is_empty() {
        draw_legend(&brush, &hud, &marks, layout.legend);
    }
    Ok(())
}

/// Draws the prompt at the right, with what is bound to the next choice before it if `next` and where there is room; returns what
/// pressing it asks for.
fn draw_prompt(ui: &egui::Ui, hud: &HudData, prompt: &Prompt, next: bool) -> Press {
    let brush = Brush::new(ui).telling(TextKind::Announced);
    let screen = ui.max_rect();
    let area = hud.layout(screen).prompt;
    let at = area.right_center();
    let colour = hud.turn_of().or_else(|| hud.placer()).map_or(ICE, palette::side);
    let cap = prompt.cap.map(|command| heard::cap(ui.ctx(), command)).filter(|cap| !cap.is_empty());
    let width = cap.as_ref().map_or(0.0, |cap| brush.key_width(cap));
    let room = area.width() - width - 12.0;
    let mut written = brush.fit(at, egui::Align2::RIGHT_CENTER, &prompt.text, typeface::NAME, room);
    if let Some(cap) = cap {
        let corner = pos2(written.left() - width - 12.0, at.y + 1.0);
        brush.key_cap(corner, &cap, 0.0);
        written.set_left(corner.x);
    }
    let pressed = written;
    let key = heard::cap(ui.ctx(), Command::Next);
    if next && !key.is_empty() {
        let brush = Brush::new(ui);
        let (label, face) = (hud.localised.text("hud-prompt-next"), typeface::NOTE.coloured(INK_SOFT));
        let right = written.left() - 26.0;
        let left = right - brush.width(&label, face) - 9.0 - brush.key_width(&key);
        if left > area.left() {
            brush.key_cap(pos2(left, at.y + 1.0), &key, 0.0);
            brush.right(pos2(right, at.y + 1.0), &label, face);
            written.set_left(left);
        }
    }
    brush.ground(written, 0.6);
    brush.beam(screen.right(), screen.right() - 400.0, at.y + 21.0, 60.0, colour, 0.7);
    if prompt.press == Press::Nothing {
        return Press::Nothing;
    }
    let touched = surface::touch(ui, "prompt", pressed.expand2(vec2(10.0, 8.0)), Reach::Pointer);
    if touched.glow > 0.0 {
        brush.glow(pressed.center(), pressed.size() + vec2(40.0, 30.0), colour, 0.25 * touched.glow);
    }
    // The second click of a double click was meant for what stood here at the first.
    let is_second = ui.input(|input| input.pointer.button_double_clicked(egui::PointerButton::Primary));
    if touched.pressed && !is_second { prompt.press } else { Press::Nothing }
}

/// Explains the command under the pointer, in the prompt's place.
fn draw_about(brush: &Brush, text: &str, area: Rect) {
    // The three lines of an explanation are higher than a prompt.
    let area = area.with_min_y(area.top() - 12.0);
    brush.ground(brush.wrap_right(area, text, typeface::NOTE.coloured(INK)), 0.85);
}

fn find_prompt(hud: &HudData, hand: &Hand, reviewing: bool, lesson: Option<&LessonTable>) -> Option<Prompt> {
    let localised = &hud.localised;
    let table = hud.game.recorded().table();
    let ask = |text: String, cap| Some(Prompt { text, cap, press: Press::Nothing });
    if hud.game.browsing().is_some() || reviewing {
        let text = localised.text(match (hud.game.watching().is_some(), reviewing) {
            (true, _) => "watch-leave",
            (false, true) => "ui-prompt-review",
            (false, false) => "ui-prompt-past",
        });
        return Some(Prompt { text, cap: Some(Command::Back), press: Press::Back });
    }
    if hud.director.is_busy() {
        let skippable = matches!(hud.phase.get(), MatchPhase::Dealing | MatchPhase::Resolving | MatchPhase::Duel);
        let text = localised.text("ui-prompt-skip");
        return skippable.then_some(Prompt { text, cap: Some(Command::Skip), press: Press::Skip });
    }
    hud.game.human_to_choose()?;
    // What a lesson only tells asks for nothing on the table.
    if lesson.is_some_and(|lesson| !is_learners_turn(lesson)) {
        return None;
    }
    if !matches!(table.to_act(), ToAct::Choose(_)) {
        return None;
    }
    if let Some(hint) = hand.offered(table) {
        let text = localised.text("ui-prompt-hint");
        return Some(Prompt { text, cap: Some(Command::Confirm), press: Press::Play(hint) });
    }
    if aim::is_pushing(table) {
        let pushed = hud.shown.push.as_ref().map(|(piece, _)| hud.piece_name(*piece)).unwrap_or_default();
        return ask(localised.with("ui-prompt-push", "piece", pushed), None);
    }
    if let Some(piece) = hand.placing {
        let piece_name = hud.piece_name(piece);
        let seat = hud.shown.piece(piece).seat;
        let text = if hud.game.only_human() == Some(seat) {
            localised.with("ui-prompt-place-yours", "piece", piece_name)
        } else {
            localised.format("ui-prompt-place", &[("name", hud.name(seat).into()), ("piece", piece_name.into())])
        };
        return ask(text, None);
    }
    let held = hand.held.and_then(|cell| hud.shown.piece_at(cell));
    if let (Some(from), Some(last)) = (hand.held, hand.walked.last()) {
        // A path that is walked step by step can be confirmed here on every cell where it may end.
        let stop = steps::stop(&steps::routes(table, from), &hand.walked);
        let arguments =
            [("count", (hand.walked.len() - 1).into()), ("cell", localised.cell(table.board(), *last).into())];
        return Some(match stop {
            Some(action) => Prompt {
                text: localised.format("hud-prompt-stop", &arguments),
                cap: Some(Command::Confirm),
                press: Press::Play(action),
            },
            None => Prompt { text: localised.format("hud-prompt-on", &arguments), cap: None, press: Press::Nothing },
        });
    }
    let text = match held {
        Some(piece) => localised.with("ui-prompt-target", "piece", hud.piece_name(piece)),
        None if hud.has_creatures() => localised.text("ui-prompt-piece"),
        None => localised.with("hud-prompt-pawn", "game", hud.game.recorded().setup().game.id()),
    };
    ask(text, hand.by_keyboard.then_some(Command::Confirm))
}

/// The cells that are pointed at or recommended, or that the log line under the pointer speaks of, each once.
pub(super) fn named_cells(hand: &Hand) -> Vec<Cell> {
    let told = [hand.told.first(), hand.told.last()].map(Option::<&_>::copied);
    let mut named = Vec::new();
    for cell in [hand.pointed(), hand.hint.and_then(aim::end_of)].into_iter().chain(told).flatten() {
        if !named.contains(&cell) {
            named.push(cell);
        }
    }
    named
}

/// Draws the names of the cells that are pointed at or recommended, as messages and log call them.
fn name_cells(brush: &Brush, hud: &HudData, hand: &Hand, sight: &Sight) {
    if hud.director.is_busy() {
        return;
    }
    let board = hud.shown.board();
    let (named, face) = (named_cells(hand), typeface::NOTE.sized(15.0));
    // How likely it is that what stands there is lost, where the marks of danger are.
    let chance = |cell| hud.shown_danger(cell)?.by.map(|(_, chance)| hud.localised.percent(chance, 0));
    for cell in named.iter().copied() {
        let name = hud.localised.cell(board, cell);
        let name = chance(cell).map_or_else(|| name.clone(), |chance| format!("{name} · {chance}"));
        cell_names::draw_cell_name(brush, hud, sight, cell, name, face.coloured(INK));
    }
    for danger in hud.standings.dangers.iter().filter(|danger| !named.contains(&danger.cell)) {
        if let Some(chance) = chance(danger.cell) {
            cell_names::draw_cell_name(
                brush,
                hud,
                sight,
                danger.cell,
                chance,
                face.weighing(Weight::Bold).coloured(palette::DANGER),
            );
        }
    }
}

/// Draws the legend: each kind of mark that is on the table now, with its meaning.
fn draw_legend(brush: &Brush, hud: &HudData, marks: &Marks, area: Rect) {
    type Sign = fn(&Brush, Pos2, Color32);
    // Reach is marked in the light of the seat that is to choose.
    let light = hud.turn_of().or_else(|| hud.placer()).map_or(ICE, palette::side);
    let swaps = hud.game.recorded().table().actions().iter().any(|action| matches!(action, Action::Swap { .. }));
    let target: (&str, Sign) = if swaps { ("hud-legend-swap", swap_sign) } else { ("ui-legend-target", target_sign) };
    let worth = |value: MarkedValue| marks.values.iter().any(|(_, known)| *known == value);
    let all: [(bool, &str, Sign); 9] = [
        (!marks.path.is_empty(), "ui-legend-path", path_sign),
        (!marks.destinations.is_empty(), "ui-legend-reach", reach_sign),
        (!marks.targets.is_empty(), target.0, target.1),
        (!marks.pushes.is_empty(), "ui-legend-push", push_sign),
        (!marks.danger.is_empty(), "hud-legend-danger", danger_sign),
        (!marks.lines.is_empty(), "hud-legend-line", line_sign),
        (worth(MarkedValue::Wins), "ui-legend-wins", |brush, at, _| values::draw_sign(brush, at, MarkedValue::Wins)),
        (worth(MarkedValue::Draws), "ui-legend-draws", |brush, at, _| values::draw_sign(brush, at, MarkedValue::Draws)),
        (worth(MarkedValue::Loses), "ui-legend-loses", |brush, at, _| values::draw_sign(brush, at, MarkedValue::Loses)),
    ];
    let shown: Vec<(String, Sign)> =
        all.into_iter().filter(|(on, ..)| *on).map(|(_, id, sign)| (hud.localised.text(id), sign)).collect();
    let face = typeface::NOTE.coloured(INK_SOFT);
    let widths: Vec<f32> = shown.iter().map(|(text, _)| brush.width(text, face) + 19.0 + 32.0).collect();
    // In one row, or in two if the commands leave too little room.
    let first = if widths.iter().sum::<f32>() <= area.width() { shown.len() } else { shown.len().div_ceil(2) };
    let longest =
        [&widths[..first], &widths[first..]].map(|row| row.iter().sum::<f32>()).into_iter().fold(0.0, f32::max);
    if longest > area.width() {
        // A window that is narrow for its height has no room for the legend; the card of a piece says the same in words.
        return;
    }
    let rows = [&shown[..first], &shown[first..]];
    for (row, (signs, widths)) in rows.into_iter().zip([&widths[..first], &widths[first..]]).enumerate() {
        let width: f32 = widths.iter().sum();
        let y = area.bottom() - 16.0 - if first < shown.len() { (1 - row) as f32 * 22.0 } else { 0.0 };
        if !signs.is_empty() {
            brush.ground(Rect::from_center_size(pos2(area.center().x, y), vec2(width - 16.0, 16.0)), 0.5);
        }
        let mut x = area.center().x - width / 2.0 + 16.0;
        for (text, sign) in signs {
            sign(brush, pos2(x, y), light);
            x = brush.left(pos2(x + 19.0, y), text, face).right() + 32.0;
        }
    }
}

fn path_sign(brush: &Brush, at: Pos2, _: Color32) {
    for step in -1..2 {
        brush.disc(at + vec2(step as f32 * 7.0, 0.0), 2.2, INK);
    }
}

fn reach_sign(brush: &Brush, at: Pos2, light: Color32) {
    brush.arc(at, vec2(10.0, 5.0), 0.0, TAU, 1.4, palette::mix(light, INK, 0.35));
    brush.disc(at, 1.7, INK);
}

fn target_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.arc(at, vec2(10.0, 5.5), 0.0, TAU, 1.5, INK);
    for corner in [vec2(1.0, 0.62), vec2(-1.0, 0.62), vec2(-1.0, -0.62), vec2(1.0, -0.62)] {
        brush.line(&[at + corner * 5.7, at + corner * 10.2], 1.5, INK);
    }
}

fn swap_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.swap(at, 8.0, INK);
}

/// A ring of teeth, as on the table.
fn danger_sign(brush: &Brush, at: Pos2, _: Color32) {
    let tooth = |point: u8| {
        let (turn, out) = (f32::from(point) / 20.0 * TAU, if point.is_multiple_of(2) { 1.0 } else { 0.72 });
        at + vec2(turn.cos() * 10.0, turn.sin() * 5.6) * out
    };
    brush.line(&(0..=20).map(tooth).collect::<Vec<_>>(), 1.3, palette::DANGER);
}

fn line_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.row_of_three(at, 8.0, INK);
}

fn push_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.diamond(at, 2.5, INK, Stroke::NONE);
    brush.chevrons(at + vec2(8.0, 0.0), 8.0, INK, 1.0, 1);
    brush.chevrons(at - vec2(8.0, 0.0), 8.0, INK, -1.0, 1);
}
