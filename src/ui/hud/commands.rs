//! The commands at the table, at the bottom right, each with its key. One that is pointed at says what it would do.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Key, Ui, pos2, vec2},
};

use super::{Facts, deed};
use crate::{
    record::Entry,
    rules::Seat,
    session::{Adviser, HintRequested, UndoRequested},
    ui::{
        input::Hand,
        notices::{Notices, Tone},
        overlay::{Asked, OpenOverlay, Overlay},
        screens::Reviewing,
        theme::{prelude::*, surface},
    },
};

pub(super) fn draw(
    mut contexts: EguiContexts,
    facts: Facts,
    adviser: Res<Adviser>,
    reviewing: Res<Reviewing>,
    mut hints: MessageWriter<HintRequested>,
    mut undos: MessageWriter<UndoRequested>,
    mut notices: ResMut<Notices>,
    mut hand: ResMut<Hand>,
    mut opens: MessageWriter<OpenOverlay>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = facts.sheet(context, "hud.commands");
    let screen = ui.max_rect();
    let area = facts.layout(screen).commands;
    let spoken = &facts.spoken;
    let keeper = facts.game.keeper();
    let idle = !facts.director.is_busy() && facts.game.browsing().is_none() && !reviewing.0;
    let choosing = idle && facts.game.human_to_choose().is_some();
    let against_computer = facts.game.only_human().is_some();
    let word = |id: &str| spoken.text(id);
    let (esc, menu) = (word("ui-key-escape"), word("ui-command-menu"));
    let (undo, take_back, hint_word) = (word("ui-command-undo"), word("ui-command-take-back"), word("ui-command-hint"));
    let mut list = vec![
        KeyCommand {
            name: "command.hint",
            cap: "H",
            key: Some(Key::H),
            label: &hint_word,
            enabled: choosing && !adviser.is_thinking(),
        },
        KeyCommand {
            name: "command.undo",
            cap: "U",
            key: Some(Key::U),
            label: &undo,
            enabled: idle && keeper.can_undo(),
        },
    ];
    if against_computer {
        let enabled = idle && keeper.can_take_back();
        list.push(KeyCommand { name: "command.take-back", cap: "T", key: Some(Key::T), label: &take_back, enabled });
    }
    // While the board shows an earlier moment Escape leads back from it, and only P to the menu.
    let cap = if facts.game.browsing().is_some() { "P" } else { &esc };
    list.push(KeyCommand { name: "command.menu", cap, key: Some(Key::P), label: &menu, enabled: true });
    // A match that is looked through has commands of its own; the menu is still there.
    if reviewing.0 {
        list.clear();
        if ui.is_enabled() && surface::key_pressed(ui.ctx(), Key::P) {
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
    let (brush, face) = (Brush::of(&ui), typeface::ACTION.sized(17.0));
    let width: f32 = list.iter().map(|command| command.width(&brush, face) + 26.0).sum::<f32>() - 26.0;
    if width > 0.0 {
        brush.ground(area.with_min_x(area.right() - width).shrink2(vec2(4.0, 8.0)), 0.5);
    }
    let pressed = commands_from_right(&ui, area.right_center(), face, &list).map(|index| list[index].name);
    let about = about(&facts, &ui, &list);
    if hand.about != about {
        hand.about = about;
    }
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
        if idle && keeper.table().verdict().is_none() && key(Key::R) {
            opens.write(OpenOverlay(Overlay::Question(Asked::Resign)));
        }
        // A key whose command rests says why.
        let why = if key(Key::U) && !(idle && keeper.can_undo()) {
            Some("ui-no-undo")
        } else if key(Key::T) && !against_computer {
            Some("ui-no-take-back-friend")
        } else if key(Key::T) && !(idle && keeper.can_take_back()) {
            Some("ui-no-take-back")
        } else {
            None
        };
        if let Some(why) = why.filter(|_| idle) {
            notices.say(spoken.text(why), Tone::Refusal);
        }
    }
    if facts.preferences.sound.muted {
        brush.speaker(pos2(screen.right() - 18.0, 22.0), 8.0, INK_QUIET, true);
    }
    Ok(())
}

/// What the command under the pointer would do, if it takes something back.
fn about(facts: &Facts, ui: &Ui, list: &[KeyCommand<'_>]) -> Option<String> {
    let is_pointed_at = |command: &&KeyCommand<'_>| command.enabled && surface::is_hovered(ui.ctx(), command.name);
    let command = list.iter().find(is_pointed_at).filter(|_| ui.is_enabled())?;
    let decided = |is_meant: fn(&Facts, Seat) -> bool| {
        let entries = facts.game.keeper().decisions();
        let last = entries.iter().rposition(|entry: &Entry| entry.seat.is_some_and(|seat| is_meant(facts, seat)))?;
        deed(&facts.spoken, &*facts.game.keeper().table_at(last), entries[last].action)
    };
    match command.name {
        "command.undo" => Some(facts.spoken.with("ui-about-undo", "deed", decided(|_, _| true)?)),
        "command.take-back" => {
            let decided = decided(|facts, seat| !facts.is_computer(seat))?;
            Some(facts.spoken.with("ui-about-take-back", "deed", decided))
        }
        _ => None,
    }
}
