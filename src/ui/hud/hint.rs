//! A hint on the table: the action marked, and why in words.

use bevy::prelude::*;

use crate::{
    rules::{Action, Table},
    session::{HintFound, Match},
    ui::{
        input::Hand,
        localised_text::LocalisedText,
        notices::{Notices, Tone},
    },
};

fn tell(
    mut hints: MessageReader<HintFound>,
    game: Option<Res<Match>>,
    mut hand: ResMut<Hand>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
) {
    let (Some(HintFound(hint)), Some(game)) = (hints.read().last(), game) else { return };
    let (table, action) = (game.recorded().table(), hint.action());
    if table.check(action).is_err() {
        return;
    }
    let Some(what) = action_text(&localised, table, action) else { return };
    let reason = hint.say(localised.locale());
    let what = localised.with("ui-hint", "deed", what);
    let text = if reason.is_empty() {
        what
    } else {
        localised.format("ui-hint-because", &[("hint", what.into()), ("reason", reason.into())])
    };
    hand.held = None;
    hand.hint = Some(action);
    notices.say(text, Tone::Plain);
}

/// An action in a few words, as it would be done at this table: "Savrip to i3".
pub fn action_text(localised: &LocalisedText, table: &dyn Table, action: Action) -> Option<String> {
    let board = table.board();
    let name = |cell| {
        let piece = table.piece_at(cell).map(|piece| &table.pieces()[piece.index()]);
        // Where all are alike, a pawn is known by its cell.
        piece.map_or_else(String::new, |piece| match piece.ratings {
            Some(_) => localised.piece(piece),
            None => board.name(cell).to_owned(),
        })
    };
    Some(match action {
        Action::Move { from, to } => {
            localised.format("ui-action-move", &[("piece", name(from).into()), ("cell", board.name(to).into())])
        }
        Action::Swap { from, to } => {
            localised.format("ui-action-swap", &[("piece", name(from).into()), ("other", name(to).into())])
        }
        Action::Attack { from, to } => {
            localised.format("ui-action-attack", &[("piece", name(from).into()), ("other", name(to).into())])
        }
        Action::Push { to } => localised.with("ui-action-push", "cell", board.name(to)),
        Action::Place { piece, to } => {
            let piece = localised.piece(&table.pieces()[piece.index()]);
            localised.format("ui-action-place", &[("piece", piece.into()), ("cell", board.name(to).into())])
        }
        Action::Draw => localised.text("ui-action-draw"),
        Action::Pass | Action::Resign => return None,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(crate::ui::UiSystems::Display));
}
