//! The commands at the table, at the bottom right, each with its key. Pointing at one says what it would do.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Ui, pos2},
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
use holochess_record::{LogEntry, Who, live::LiveInput};
use holochess_rules::{Action, Seat};
use holochess_session::{ActionRequested, HintRequested, HintTask, Match, UndoRequested};
use holochess_settings::controls::Command;

/// What undoing does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UndoStep {
    /// The last decision is as if it had not been made: no dice and no other player's action have followed.
    Decision,
    /// Everything since the person's last choice is taken back, dice included. The record says so, so that it is asked
    /// first.
    Choice,
    /// The players elsewhere are asked.
    Ask,
    /// There is nothing to undo; between people nothing across dice.
    Nothing,
}

impl UndoStep {
    fn from_match(game: &Match, may_ask: bool) -> Self {
        let (recorded, against_computer) = (&**game, game.only_human().is_some());
        if game.live().is_some() {
            if may_ask { Self::Ask } else { Self::Nothing }
        } else if recorded.can_undo() {
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
    let localised = &hud.localised;
    let idle = !hud.director.is_busy() && hud.game.browsing().is_none() && !hud.reviewing.0;
    let choosing = idle && hud.game.human_to_choose().is_some();
    let is_live = hud.game.live().is_some();
    let word = |id: &str| localised.text(id);
    let hint_id = if hint_task.is_thinking() { "ui-command-hint-thinking" } else { "ui-command-hint" };
    let undoing = UndoStep::from_match(&hud.game, hud.live.state().may_undo.is_some());
    let undo_id = if is_live { "hud-command-ask-undo" } else { "ui-command-undo" };
    let mut list = vec![
        KeyCommand::new("command.undo", Command::Undo, word(undo_id)).enabled(idle && undoing != UndoStep::Nothing),
    ];
    // Players elsewhere play without help, too.
    if !is_live {
        let hint = KeyCommand::new("command.hint", Command::Hint, word(hint_id));
        list.insert(0, hint.enabled(choosing && !hint_task.is_thinking()));
    }
    // On the keyboard, Back opens the menu, too; while an earlier moment is shown, it leads back to the present.
    let by_back = hud.game.browsing().is_none() && hud.controls.device() == Device::Keyboard;
    let command = if by_back { Command::Back } else { Command::Menu };
    list.push(KeyCommand::new("command.menu", command, word("ui-command-menu")).unheard());
    if ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Menu) {
        opens.write(OpenOverlay(Overlay::Pause));
    }
    // A match in review has commands of its own, and the menu.
    if hud.reviewing.0 {
        list.clear();
    }
    let face = typeface::TABLE_ACTION;
    let pressed = commands_on_ground(&ui, hud.layout(screen).commands, face, &list);
    // The row above: commands that only this table has.
    let mut aids = Vec::new();
    if choosing && aim::can_claim_draw(hud.game.table()) {
        aids.push(KeyCommand::new("command.claim", Command::Claim, word("hud-command-claim")));
    }
    let claims_time = hud.live.state().may_claim.filter(|_| is_live && !hud.reviewing.0);
    if claims_time.is_some() {
        aids.push(KeyCommand::new("command.claim", Command::Claim, word("hud-command-claim-time")));
    }
    if hud.standings.knows_danger() && !hud.reviewing.0 {
        aids.push(KeyCommand::new("command.danger", Command::Danger, word("hud-command-danger")));
    }
    let asked = commands_on_ground(&ui, hud.layout(screen).aids, face, &aids);
    list.extend(aids);
    let about = about_text(&hud, &ui, &list, undoing);
    if hand.about != about {
        hand.about = about;
    }
    match pressed.or(asked) {
        Some(Command::Hint) => _ = hints.write(HintRequested),
        Some(Command::Undo) if matches!(undoing, UndoStep::Decision | UndoStep::Ask) => _ = undos.write(UndoRequested),
        Some(Command::Undo) => _ = opens.write(OpenOverlay(Overlay::Question(Confirmation::TakeBack))),
        Some(Command::Menu | Command::Back) => _ = opens.write(OpenOverlay(Overlay::Pause)),
        Some(Command::Claim) => match claims_time {
            Some(seat) => hud.live.put(LiveInput::Claim(seat)),
            None => _ = actions.write(ActionRequested(Action::Draw)),
        },
        Some(Command::Danger) => _ = dangers.write(DangerSwitched),
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
        Brush::new(&ui).speaker(pos2(screen.right() - 18.0, 22.0), 8.0, INK_QUIET, true);
    }
    Ok(())
}

/// What the command under the pointer would do, if its name does not say it.
fn about_text(hud: &HudData, ui: &Ui, list: &[KeyCommand], undoing: UndoStep) -> Option<String> {
    let is_pointed_at = |command: &&KeyCommand| command.enabled && surface::is_hovered(ui.ctx(), command.name);
    let command = list.iter().find(is_pointed_at).filter(|_| ui.is_enabled())?;
    let decided = |is_meant: fn(&HudData, Seat) -> bool| {
        let entries = hud.game.decisions();
        let last = entries.iter().rposition(|entry: &LogEntry| entry.seat.is_some_and(|seat| is_meant(hud, seat)))?;
        action_text(&hud.localised, hud.figures.armies(), &*hud.game.table_at(last), entries[last].action)
    };
    match command.command {
        Command::Claim if hud.live.state().may_claim.is_some() => Some(hud.localised.text("hud-about-claim-time")),
        Command::Claim => Some(hud.localised.text("hud-about-claim")),
        Command::Danger => games::face_of(hud.shown.game()).about_danger.map(|id| hud.localised.text(id)),
        Command::Undo if undoing == UndoStep::Choice => {
            let decided = decided(|hud, seat| !hud.is_computer(seat))?;
            Some(hud.localised.with(&hud.id_at("ui-about-take-back"), "deed", decided))
        }
        Command::Undo if undoing == UndoStep::Ask => Some(hud.localised.text("hud-about-ask-undo")),
        Command::Undo => {
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
