//! What is bound to which command, as an overlay: a page for each subject, and one for how sticks, held keys and
//! gamepads are used. What is bound twice is marked on both rows; every command goes back to its set alone, or all of
//! them together.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Pos2, Rect, Ui, pos2, vec2},
};

use crate::ui::{
    controls::Controls,
    frame::overlay_sheet,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    theme::{
        margin,
        option_row::{Row, choice, slider},
        prelude::*,
        surface,
        tabs::tabs,
    },
};
use holochess_settings::controls::{
    Assignment, Bindings, COMMANDS, Command, Controls as Settings, Hand, HoldMode, Input, Subject,
};

/// The distance between two commands, in points.
const STEP: f32 = 37.0;
/// The slowest and the fastest camera.
const SPEEDS: [f32; 2] = [0.25, 3.0];

/// The open page, and the command that waits for a key or a button.
#[derive(Default)]
pub(super) struct OpenPage {
    page: usize,
    waiting: Option<Command>,
}

/// The widget of a command's row.
fn row_name(command: Command) -> String {
    format!("controls.{}", command.id())
}

/// Draws the key bindings, and changes the chosen one.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut preferences: ResMut<Preferences>,
    mut controls: ResMut<Controls>,
    mut overlays: ResMut<Overlays>,
    mut notices: ResMut<Notices>,
    mut open: Local<OpenPage>,
) -> Result {
    if overlays.top() != Some(Overlay::Controls) {
        if open.waiting.take().is_some() {
            controls.stop_catching();
        }
        return Ok(());
    }
    let ui = overlay_sheet(contexts.ctx_mut()?, "controls");
    let (screen, brush) = (ui.max_rect(), Brush::new(&ui));
    let margin = margin(screen.width());
    brush.dim(screen, 0.9);
    brush.left(pos2(margin, 50.0), localised.text("controls-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 80.0, 50.0, ICE, 0.5);
    let ids: Vec<(String, String)> = std::iter::once("controls-ways")
        .chain(Subject::ALL.map(Subject::id))
        .map(|id| (id.replacen('-', ".page.", 1), localised.text(id)))
        .collect();
    let words: Vec<(&str, String)> = ids.iter().map(|(name, word)| (name.as_str(), word.clone())).collect();
    if let Some(page) = tabs(&ui, pos2(screen.right() - margin, 104.0), &words, open.page, ICE) {
        open.page = page;
    }
    let area = area(screen.width(), screen.height());
    let mut changed = preferences.controls.clone();
    let mut said = None;
    if let Some(command) = open.waiting
        && let Some(input) = controls.take_caught()
    {
        said = bind(&mut changed.bindings, command, input, &localised);
        open.waiting = None;
        controls.stop_catching();
    }
    let focused = match open.page.checked_sub(1).and_then(|page| Subject::ALL.get(page)) {
        None => {
            draw_device_rows(&ui, &localised, &mut changed, area);
            None
        }
        Some(subject) => {
            let page = Page { localised: &localised, controls: &controls, bindings: &changed.bindings, area };
            let (pressed, focused) = page.draw(&ui, *subject, open.waiting);
            if let Some(command) = pressed.filter(|_| open.waiting.is_none()) {
                open.waiting = Some(command);
                controls.catch();
            }
            focused
        }
    };
    let foot = screen.height() - 38.0;
    let back = KeyCommand::new("controls.back", Command::Back, localised.text("ui-back")).unheard();
    let pressed = back.draw(&ui, pos2(margin, foot), typeface::ACTION);
    let escaped = frame_commands::pressed(ui.ctx(), Command::Back);
    let is_changed = focused.is_some_and(|command| changed.bindings.is_changed(command));
    let any = COMMANDS.into_iter().any(|command| changed.bindings.is_changed(command));
    let word = |id: &str| localised.text(id);
    let list = [
        KeyCommand::new("controls.unbind", Command::Unbind, word("controls-unbind")).enabled(focused.is_some()),
        KeyCommand::new("controls.reset", Command::ResetBinding, word("controls-reset")).enabled(is_changed),
        KeyCommand::new("controls.reset-all", Command::ResetBindings, word("controls-reset-all")).enabled(any),
    ];
    match commands_from_right(&ui, pos2(screen.right() - margin, foot), typeface::ACTION, &list) {
        Some(Command::Unbind) => {
            if let Some(command) = focused {
                let cleared = [false, true].map(|buttons| changed.bindings.clear(command, buttons));
                said = (!cleared[0]).then(|| localised.text("controls-kept"));
            }
        }
        Some(Command::ResetBinding) => {
            if let Some(command) = focused {
                changed.bindings.reset(command);
            }
        }
        Some(_) => {
            changed.bindings.reset_all();
            said = Some(localised.text("controls-all-reset"));
        }
        None => {}
    }
    draw_conflicts(&brush, &localised, &changed.bindings, pos2(margin, foot - 36.0));
    if let Some(text) = said {
        notices.say(text, Tone::Plain);
    }
    // Only real changes are seen by those who wait for changes.
    if changed != preferences.controls {
        preferences.controls = changed;
    }
    if !overlays.take_fresh() && (pressed || escaped) {
        overlays.close();
    }
    Ok(())
}

/// Binds what was pressed; what goes back leaves everything as it was. Returns what is to be said.
fn bind(bindings: &mut Bindings, command: Command, input: Input, localised: &LocalisedText) -> Option<String> {
    if command != Command::Back && bindings.inputs_of(Command::Back).contains(&input) {
        return None;
    }
    let name = |command: Command| localised.text(&format!("control-{}", command.id()));
    match bindings.assign(command, input) {
        Assignment::Done => None,
        Assignment::Swapped(other) => Some(localised.with("controls-swapped", "name", name(other))),
        Assignment::Needed(other) => Some(localised.with("controls-needed", "name", name(other))),
    }
}

/// Says how many commands share what is bound to them.
fn draw_conflicts(brush: &Brush, localised: &LocalisedText, bindings: &Bindings, at: Pos2) {
    let count = COMMANDS.into_iter().filter(|command| !bindings.conflicts(*command).is_empty()).count();
    if count > 0 {
        brush.warning_mark(at + vec2(8.0, 0.0), 8.0, AMBER);
        let text = localised.with("controls-conflicts", "count", count as u32);
        brush.left(at + vec2(26.0, 0.0), text, typeface::NOTE.coloured(AMBER));
    }
}

/// The part of a screen of this size where commands stand.
pub(super) fn area(width: f32, height: f32) -> Rect {
    let margin = margin(width);
    Rect::from_min_max(pos2(margin, 146.0), pos2(width - margin, height - 92.0))
}

/// A page of commands.
pub(super) struct Page<'a> {
    pub localised: &'a LocalisedText,
    pub controls: &'a Controls,
    pub bindings: &'a Bindings,
    pub area: Rect,
}

impl Page<'_> {
    /// Draws the commands of a subject in two columns; returns the one that was pressed, and the one with the focus.
    pub fn draw(&self, ui: &Ui, subject: Subject, waiting: Option<Command>) -> (Option<Command>, Option<Command>) {
        let commands: Vec<Command> = COMMANDS.into_iter().filter(|command| command.subject() == subject).collect();
        let rows = commands.len().div_ceil(2);
        let step = (self.area.height() / rows.max(1) as f32).min(STEP);
        let gap = 36.0;
        let width = (self.area.width() - gap) / 2.0;
        let (mut pressed, mut focused) = (None, None);
        for (place, command) in commands.into_iter().enumerate() {
            let left = self.area.left() + (width + gap) * (place / rows) as f32;
            let at = pos2(left, self.area.top() + step * ((place % rows) as f32 + 0.5));
            let rect = Rect::from_min_size(at - vec2(12.0, step / 2.0 - 1.0), vec2(width + 12.0, step - 2.0));
            let reach = if place == 0 { Reach::First } else { Reach::Focus };
            let touched = surface::touch(ui, &row_name(command), rect, reach);
            self.row(&Brush::new(ui), command, at, width, touched.glow, waiting == Some(command));
            if touched.pressed {
                pressed = Some(command);
            }
            if touched.focused {
                focused = Some(command);
            }
        }
        (pressed, focused)
    }

    /// A command, its keys and its buttons.
    fn row(&self, brush: &Brush, command: Command, at: Pos2, width: f32, lit: f32, waits: bool) {
        if lit > 0.0 {
            brush.glow(at + vec2(90.0, 0.0), vec2(200.0, 20.0), ICE, 0.14 * lit);
            brush.disc(at - vec2(8.0, 0.0), 2.2 * lit, INK);
        }
        let own = self.bindings.is_changed(command);
        let weight = if own { Weight::Bold } else { Weight::Regular };
        let face = typeface::BODY.weighing(weight).coloured(palette::mix(INK_SOFT, INK, lit));
        let name = self.localised.text(&format!("control-{}", command.id()));
        brush.fit(at + vec2(4.0, 0.0), Align2::LEFT_CENTER, &name, face, width * 0.44);
        if waits {
            let text = self.localised.text("controls-press");
            brush.fit(pos2(at.x + width, at.y), Align2::RIGHT_CENTER, &text, face.coloured(ICE), width * 0.54);
            return;
        }
        let conflicts = self.bindings.conflicts(command);
        let inputs = self.bindings.inputs_of(command);
        let mut x = at.x + width * 0.46;
        let note = typeface::NOTE.coloured(INK_QUIET);
        if inputs.is_empty() {
            brush.left(pos2(x, at.y), self.localised.text("controls-nothing"), note);
        }
        for input in inputs {
            let word = self.controls.name(input, self.localised);
            let shared = conflicts.iter().any(|(taken, _)| *taken == input);
            let cap = brush.key_cap(pos2(x, at.y), &word, lit);
            if shared {
                brush.ray(cap.left_bottom(), cap.right_bottom(), 2.5, AMBER, &[(0.0, 1.0), (1.0, 1.0)]);
            }
            x = cap.right() + 7.0;
        }
        if let Some((_, other)) = conflicts.first() {
            let other = self.localised.text(&format!("control-{}", other.id()));
            let text = self.localised.with("controls-also", "name", other);
            let room = (at.x + width - x - 8.0).max(40.0);
            brush.fit(pos2(x + 4.0, at.y), Align2::LEFT_CENTER, &text, note.coloured(AMBER), room);
        }
    }
}

/// How sticks, held keys and gamepads are used.
pub(super) fn draw_device_rows(ui: &Ui, localised: &LocalisedText, settings: &mut Settings, area: Rect) {
    let brush = Brush::new(ui);
    let gap = 48.0;
    let width = (area.width() - gap) / 2.0;
    let mut row = Row { at: area.left_top() + vec2(0.0, 20.0), width, enter: true };
    let words = |ids: [&str; 2]| ids.map(|id| localised.text(id));
    let pick = |row: Row, name: &str, label: &str, ids: [&str; 2], second: bool| {
        choice(ui, name, row, &localised.text(label), &words(ids), usize::from(second)).map(|index| index == 1)
    };
    let note = |row: Row, id: &str| -> Row {
        let at = row.at - vec2(0.0, 14.0);
        let written = brush.wrap(at, row.width, &localised.text(id), typeface::NOTE.coloured(INK_QUIET));
        Row { at: pos2(row.at.x, written.bottom() + 26.0), ..row }
    };
    let left = settings.bindings.hand == Hand::Left;
    let ids = ["controls-hand-right", "controls-hand-left"];
    if let Some(left) = pick(row, "controls.hand", "controls-hand", ids, left) {
        settings.bindings.change_hand(if left { Hand::Left } else { Hand::Right });
    }
    row = note(row.below(1.0), "controls-hand-about");
    let ids = ["controls-held-hold", "controls-held-toggle"];
    if let Some(toggles) = pick(row, "controls.held", "controls-held", ids, settings.held == HoldMode::Toggle) {
        settings.held = if toggles { HoldMode::Toggle } else { HoldMode::Hold };
    }
    row = note(row.below(1.0), "controls-held-about");
    let ids = ["controls-own-pads-shared", "controls-own-pads-own"];
    if let Some(own) = pick(row, "controls.own-pads", "controls-own-pads", ids, settings.own_pads) {
        settings.own_pads = own;
    }
    note(row.below(1.0), "controls-own-pads-about");
    row = Row { at: pos2(area.left() + width + gap, area.top() + 20.0), width, enter: true };
    let speed = |row: Row, name: &str, label: &str, value: &mut f32| {
        let [low, high] = SPEEDS;
        let shown = localised.percent(f64::from(*value), 0);
        let share = (*value - low) / (high - low);
        if let Some(share) = slider(ui, name, row, &localised.text(label), share, &shown) {
            *value = ((low + (high - low) * share) * 20.0).round() / 20.0;
        }
    };
    speed(row, "controls.stick", "controls-stick", &mut settings.stick);
    row = row.below(1.0);
    speed(row, "controls.look", "controls-look", &mut settings.look);
    row = row.below(1.0);
    let ids = ["ui-off", "ui-on"];
    if let Some(inverted) = pick(row, "controls.invert-x", "controls-invert-x", ids, settings.invert_x) {
        settings.invert_x = inverted;
    }
    row = row.below(1.0);
    if let Some(inverted) = pick(row, "controls.invert-y", "controls-invert-y", ids, settings.invert_y) {
        settings.invert_y = inverted;
    }
    note(row.below(1.2), "controls-fingers");
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn every_command_has_a_name_in_every_language_and_no_other_command_of_its_subject_has_it() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            for subject in Subject::ALL {
                assert!(localised.has(subject.id()));
                let own = COMMANDS.into_iter().filter(|command| command.subject() == subject);
                let names: Vec<String> = own
                    .map(|command| {
                        let id = format!("control-{}", command.id());
                        assert!(localised.has(&id), "{id}");
                        localised.text(&id)
                    })
                    .collect();
                for (index, name) in names.iter().enumerate() {
                    assert!(!names[..index].contains(name), "{name} is there twice");
                }
            }
        }
    }

    #[test]
    fn what_goes_back_leaves_everything_as_it_was() {
        let (mut bindings, localised) = (Bindings::default(), LocalisedText::new(Language::English));
        let input = |word| Input::named(word).expect("it is known");
        assert_eq!(bind(&mut bindings, Command::Hint, input("Escape"), &localised), None);
        assert_eq!(bindings, Bindings::default());
        assert_eq!(bind(&mut bindings, Command::Hint, input("G"), &localised), None);
        assert!(bindings.inputs_of(Command::Hint).contains(&input("G")));
        let said = bind(&mut bindings, Command::Undo, input("Enter"), &localised);
        assert!(said.is_some_and(|said| said.contains("Choose")), "it was swapped");
    }
}
