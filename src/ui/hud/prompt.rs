//! The prompt: what the table waits for.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Rect, pos2, vec2},
};

use super::{HudData, cell_names, legend::draw_legend};
use crate::ui::{
    frame::Sight,
    input::{
        Hand,
        aim::{self, Aim},
        path_steps,
    },
    navigation::LeavePast,
    notices::Notices,
    theme::{prelude::*, surface},
};
use holochess_rules::{Action, Cell, Seat, Table, ToAct};
use holochess_session::{ActionRequested, LessonTable, MatchPhase, SkipRequested};
use holochess_settings::controls::Command;
use holochess_view::Marks;

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

/// Draws prompt, names of cells and legend; carries out the prompt when it is pressed.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    hand: Res<Hand>,
    marks: Res<Marks>,
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
    let is_offered = hand.offered(hud.game.table()).is_some();
    if let Some(text) = hand.about.as_ref().or(hand.said.as_ref()).filter(|_| !is_offered) {
        draw_about(&Brush::new(&ui), text, layout.prompt);
    } else if let Some(prompt) = find_prompt(&hud, &hand, hud.reviewing.0, hud.game.lesson()) {
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

/// Draws the prompt at the right, with what is bound to the next choice before it if `next` and where there is room;
/// returns what pressing it asks for.
fn draw_prompt(ui: &egui::Ui, hud: &HudData, prompt: &Prompt, next: bool) -> Press {
    let brush = Brush::new(ui).telling(TextKind::Announced);
    let screen = ui.max_rect();
    let area = hud.layout(screen).prompt;
    let at = area.right_center();
    let colour = hud.turn_of().or_else(|| hud.placer()).map_or(ICE, palette::side);
    let cap = prompt.cap.map(|command| frame_commands::cap(ui.ctx(), command)).filter(|cap| !cap.is_empty());
    let width = cap.as_ref().map_or(0.0, |cap| brush.key_width(cap));
    let room = area.width() - width - 12.0;
    let mut written = brush.fit(at, egui::Align2::RIGHT_CENTER, &prompt.text, typeface::NAME, room);
    if let Some(cap) = cap {
        let corner = pos2(written.left() - width - 12.0, at.y + 1.0);
        brush.key_cap(corner, &cap, 0.0);
        written.set_left(corner.x);
    }
    let pressed = written;
    let key = frame_commands::cap(ui.ctx(), Command::Next);
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

/// The prompt of this moment; `None` where nothing is asked.
fn find_prompt(hud: &HudData, hand: &Hand, reviewing: bool, lesson: Option<&LessonTable>) -> Option<Prompt> {
    let localised = &hud.localised;
    let table = hud.game.table();
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
        let waiting = hud.turns_waiting();
        let text = match waiting {
            0 => localised.text("ui-prompt-skip"),
            _ => localised.with("hud-prompt-skip-waiting", "count", waiting),
        };
        return skippable.then_some(Prompt { text, cap: Some(Command::Skip), press: Press::Skip });
    }
    if hud.game.live().is_some() && !hud.game.is_over() {
        let state = hud.live.state();
        if state.is_ended || !hud.live.is_open() {
            return ask(localised.text("hud-prompt-live-closed"), None);
        }
        if state.is_paused {
            return ask(localised.text("hud-prompt-live-paused"), None);
        }
    }
    let seat = hud.game.human_to_choose()?;
    // What a lesson only tells asks for nothing on the table.
    if lesson.is_some_and(|lesson| !lesson.is_learners_turn()) {
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
        let cap = does_confirm(table, seat, hand).then_some(Command::Confirm);
        return ask(localised.with("ui-prompt-push", "piece", pushed), cap);
    }
    if let Some(piece) = hand.placing {
        let piece_name = hud.piece_name(piece);
        let owner = hud.shown.piece(piece).seat;
        let text = if hud.game.only_human() == Some(owner) {
            localised.with("ui-prompt-place-yours", "piece", piece_name)
        } else {
            localised.format("ui-prompt-place", &[("name", hud.name(owner).into()), ("piece", piece_name.into())])
        };
        return ask(text, does_confirm(table, seat, hand).then_some(Command::Confirm));
    }
    let held = hand.held.and_then(|cell| hud.shown.piece_at(cell));
    if let (Some(from), Some(last)) = (hand.held, hand.walked.last()) {
        // A path that is walked step by step can be confirmed here on every cell where it may end.
        let stop = path_steps::stop(&path_steps::routes(table, from), &hand.walked);
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
        None => localised.with("hud-prompt-pawn", "game", hud.game.setup().game.id()),
    };
    ask(text, does_confirm(table, seat, hand).then_some(Command::Confirm))
}

/// Whether confirming takes the piece under the cursor of the keys, or plays an action there.
fn does_confirm(table: &dyn Table, seat: Seat, hand: &Hand) -> bool {
    let cell = hand.focus.filter(|_| hand.by_keyboard);
    cell.is_some_and(|cell| matches!(aim::aim(table, seat, hand.held, hand.placing, cell), Aim::Play(_) | Aim::Take(_)))
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
    let (named, face) = (named_cells(hand), typeface::SMALL_NOTE);
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
