//! The commands at the table, at the bottom right, each with its key.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Key, pos2},
};

use super::HudData;
use crate::{
    session::{HintRequested, HintTask, UndoRequested},
    ui::{
        notices::{Notices, Tone},
        overlay::{Asked, OpenOverlay, Overlay},
        screens::Reviewing,
        theme::{MARGIN_AT_TABLE, prelude::*, surface},
    },
};

pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    hint_task: Res<HintTask>,
    reviewing: Res<Reviewing>,
    mut hints: MessageWriter<HintRequested>,
    mut undos: MessageWriter<UndoRequested>,
    mut notices: ResMut<Notices>,
    mut opens: MessageWriter<OpenOverlay>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.commands");
    let screen = ui.max_rect();
    let localised = &hud.localised;
    let recorded = hud.game.recorded();
    let idle = !hud.director.is_busy() && hud.game.browsing().is_none() && !reviewing.0;
    let choosing = idle && hud.game.human_to_choose().is_some();
    let against_computer = hud.game.only_human().is_some();
    let word = |id: &str| localised.text(id);
    let (esc, menu) = (word("ui-key-escape"), word("ui-command-menu"));
    let (undo, take_back, hint_word) = (word("ui-command-undo"), word("ui-command-take-back"), word("ui-command-hint"));
    let mut list = vec![
        KeyCommand {
            name: "command.hint",
            cap: "H",
            key: Some(Key::H),
            label: &hint_word,
            enabled: choosing && !hint_task.is_thinking(),
        },
        KeyCommand {
            name: "command.undo",
            cap: "U",
            key: Some(Key::U),
            label: &undo,
            enabled: idle && recorded.can_undo(),
        },
    ];
    if against_computer {
        let enabled = idle && recorded.can_take_back();
        list.push(KeyCommand { name: "command.take-back", cap: "T", key: Some(Key::T), label: &take_back, enabled });
    }
    list.push(KeyCommand { name: "command.menu", cap: &esc, key: Some(Key::P), label: &menu, enabled: true });
    // A match that is looked through has commands of its own; the menu is still there.
    if reviewing.0 {
        list.clear();
        if ui.is_enabled() && surface::key_pressed(ui.ctx(), Key::P) {
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
    let at = pos2(screen.right() - MARGIN_AT_TABLE, screen.bottom() - 38.0);
    let pressed = commands_from_right(&ui, at, typeface::ACTION.sized(17.0), &list).map(|index| list[index].name);
    match pressed {
        Some("command.hint") => {
            hints.write(HintRequested);
        }
        Some("command.undo") => {
            undos.write(UndoRequested);
        }
        Some("command.take-back") => {
            opens.write(OpenOverlay(Overlay::Question(Asked::TakeBack)));
        }
        Some("command.menu") => {
            opens.write(OpenOverlay(Overlay::Pause));
        }
        _ => {}
    }
    if ui.is_enabled() {
        let key = |wanted| surface::key_pressed(ui.ctx(), wanted);
        if idle && recorded.table().verdict().is_none() && key(Key::R) {
            opens.write(OpenOverlay(Overlay::Question(Asked::Resign)));
        }
        // A key whose command rests says why.
        let why = if key(Key::U) && !(idle && recorded.can_undo()) {
            Some("ui-no-undo")
        } else if key(Key::T) && !against_computer {
            Some("ui-no-take-back-friend")
        } else if key(Key::T) && !(idle && recorded.can_take_back()) {
            Some("ui-no-take-back")
        } else {
            None
        };
        if let Some(why) = why.filter(|_| idle) {
            notices.say(localised.text(why), Tone::Refusal);
        }
    }
    if hud.preferences.sound.muted {
        Brush::of(&ui).speaker(pos2(screen.right() - 18.0, 22.0), 8.0, INK_QUIET, true);
    }
    Ok(())
}
