//! The commands at the table, at the bottom right, each with its key. Pointing at one says what it would do.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Ui, pos2, vec2},
};

use super::{DangerSwitched, HudData};
use crate::ui::{
    action_text::action_text,
    controls::Device,
    games,
    input::{Hand, aim},
    notices::{Notices, Tone},
    overlay::{Confirmation, OpenOverlay, Overlay},
    theme::{prelude::*, surface},
};
use holochess_record::{LogEntry, RecordedMatch, Who};
use holochess_rules::{Action, Seat};
use holochess_session::{ActionRequested, HintRequested, HintTask, UndoRequested};
use holochess_settings::controls::Command;

/// What undoing does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UndoStep {
    /// The last decision is as if it had not been made: no dice and no other player's action have followed.
    Decision,
    /// Everything since the person's last choice is taken back, dice included. The record says so, so that it is asked
    /// first.
    Choice,
    /// There is nothing to undo; between people nothing across dice.
    Nothing,
}

impl UndoStep {
    fn from_record(recorded: &RecordedMatch, against_computer: bool) -> Self {
        if recorded.can_undo() {
            Self::Decision
        } else if against_computer && recorded.can_take_back() {
            Self::Choice
        } else {
            Self::Nothing
        }
    }
}

/// Draws the commands of the match, and carries out the pressed one.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    hint_task: Res<HintTask>,
    mut hints: MessageWriter<HintRequested>,
    mut undos: MessageWriter<UndoRequested>,
    mut notices: ResMut<Notices>,
    mut hand: ResMut<Hand>,
    mut opens: MessageWriter<OpenOverlay>,
    mut actions: MessageWriter<ActionRequested>,
    mut dangers: MessageWriter<DangerSwitched>,
) -> Result {
    if hud.game.puzzle().is_some() {
        // A puzzle has commands of its own.
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.commands");
    let screen = ui.max_rect();
    let area = hud.layout(screen).commands;
    let localised = &hud.localised;
    let idle = !hud.director.is_busy() && hud.game.browsing().is_none() && !hud.reviewing.0;
    let choosing = idle && hud.game.human_to_choose().is_some();
    let against_computer = hud.game.only_human().is_some();
    let word = |id: &str| localised.text(id);
    let menu = word("ui-command-menu");
    let hint_id = if hint_task.is_thinking() { "ui-command-hint-thinking" } else { "ui-command-hint" };
    let (undo, hint_word) = (word("ui-command-undo"), word(hint_id));
    let undoing = UndoStep::from_record(&hud.game, against_computer);
    let mut list = vec![
        KeyCommand {
            name: "command.hint",
            command: Command::Hint,
            hears: true,
            label: &hint_word,
            enabled: choosing && !hint_task.is_thinking(),
        },
        KeyCommand {
            name: "command.undo",
            command: Command::Undo,
            hears: true,
            label: &undo,
            enabled: idle && undoing != UndoStep::Nothing,
        },
    ];
    // On the keyboard, Back opens the menu, too; while an earlier moment is shown, it leads back to the present.
    let by_back = hud.game.browsing().is_none() && hud.controls.device() == Device::Keyboard;
    let command = if by_back { Command::Back } else { Command::Menu };
    list.push(KeyCommand { name: "command.menu", command, hears: false, label: &menu, enabled: true });
    if ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Menu) {
        opens.write(OpenOverlay(Overlay::Pause));
    }
    // A match in review has commands of its own, and the menu.
    if hud.reviewing.0 {
        list.clear();
    }
    let (brush, face) = (Brush::new(&ui), typeface::ACTION.sized(17.0));
    let width: f32 = list.iter().map(|command| command.width(&brush, face) + 26.0).sum::<f32>() - 26.0;
    if width > 0.0 {
        brush.ground(area.with_min_x(area.right() - width).shrink2(vec2(4.0, 8.0)), 0.5);
    }
    let mut pressed = commands_from_right(&ui, area.right_center(), face, &list).map(|index| list[index].name);
    // The row above: commands that only this table has.
    let claims = choosing && aim::can_claim_draw(hud.game.table());
    let (danger, claim) = (word("hud-command-danger"), word("hud-command-claim"));
    let mut aids = Vec::new();
    if claims {
        let command = Command::Claim;
        aids.push(KeyCommand { name: "command.claim", command, hears: true, label: &claim, enabled: true });
    }
    let marks_danger = hud.standings.knows_danger() && !hud.reviewing.0;
    if marks_danger {
        let command = Command::Danger;
        aids.push(KeyCommand { name: "command.danger", command, hears: true, label: &danger, enabled: true });
    }
    let aids_area = hud.layout(screen).aids;
    let width: f32 = aids.iter().map(|command| command.width(&brush, face) + 26.0).sum::<f32>() - 26.0;
    if width > 0.0 {
        brush.ground(aids_area.with_min_x(aids_area.right() - width).shrink2(vec2(4.0, 8.0)), 0.5);
    }
    let asked = commands_from_right(&ui, aids_area.right_center(), face, &aids).map(|index| aids[index].name);
    pressed = pressed.or(asked);
    list.extend(aids);
    let about = about_text(&hud, &ui, &list, undoing);
    if hand.about != about {
        hand.about = about;
    }
    match pressed {
        Some("command.hint") => _ = hints.write(HintRequested),
        Some("command.undo") if undoing == UndoStep::Decision => _ = undos.write(UndoRequested),
        Some("command.undo") => _ = opens.write(OpenOverlay(Overlay::Question(Confirmation::TakeBack))),
        Some("command.menu") => _ = opens.write(OpenOverlay(Overlay::Pause)),
        Some("command.claim") => _ = actions.write(ActionRequested(Action::Draw)),
        Some("command.danger") => _ = dangers.write(DangerSwitched),
        _ => {}
    }
    if ui.is_enabled() {
        let pressed = |command| frame_commands::pressed(ui.ctx(), command);
        if idle && hud.game.resigning().is_some() && pressed(Command::Resign) {
            opens.write(OpenOverlay(Overlay::Question(Confirmation::Resign)));
        }
        if idle && undoing == UndoStep::Nothing && pressed(Command::Undo) {
            notices.say(localised.text(&hud.id_at("ui-no-undo")), Tone::Refusal);
        }
    }
    if hud.preferences.sound.muted {
        brush.speaker(pos2(screen.right() - 18.0, 22.0), 8.0, INK_QUIET, true);
    }
    Ok(())
}

/// What the command under the pointer would do, if its name does not say it.
fn about_text(hud: &HudData, ui: &Ui, list: &[KeyCommand<'_>], undoing: UndoStep) -> Option<String> {
    let is_pointed_at = |command: &&KeyCommand<'_>| command.enabled && surface::is_hovered(ui.ctx(), command.name);
    let command = list.iter().find(is_pointed_at).filter(|_| ui.is_enabled())?;
    let decided = |is_meant: fn(&HudData, Seat) -> bool| {
        let entries = hud.game.decisions();
        let last = entries.iter().rposition(|entry: &LogEntry| entry.seat.is_some_and(|seat| is_meant(hud, seat)))?;
        action_text(&hud.localised, hud.figures.armies(), &*hud.game.table_at(last), entries[last].action)
    };
    match command.name {
        "command.claim" => Some(hud.localised.text("hud-about-claim")),
        "command.danger" => games::face_of(hud.shown.game()).about_danger.map(|id| hud.localised.text(id)),
        "command.undo" if undoing == UndoStep::Choice => {
            let decided = decided(|hud, seat| !hud.is_computer(seat))?;
            Some(hud.localised.with(&hud.id_at("ui-about-take-back"), "deed", decided))
        }
        "command.undo" => {
            let (deed, last) = (decided(|_, _| true)?, hud.game.decisions().last()?);
            // With several people, name the player whose decision it was.
            let people = hud.game.setup().seats.iter().filter(|seat| matches!(seat.who, Who::Human)).count();
            let deed = match last.seat.filter(|_| people > 1) {
                Some(seat) => {
                    hud.localised.format("hud-deed-of", &[("player", hud.name(seat).into()), ("deed", deed.into())])
                }
                None => deed,
            };
            Some(hud.localised.with(&hud.id_at("ui-about-undo"), "deed", deed))
        }
        _ => None,
    }
}
