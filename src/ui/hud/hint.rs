//! A hint on the table: the action marked, and why in words.

use bevy::prelude::*;

use crate::{
    rules::{Action, Table},
    session::{Hinted, Match},
    ui::{
        input::Hand,
        notices::{Notices, Tone},
        spoken::Spoken,
    },
};

fn tell(
    mut hints: MessageReader<Hinted>,
    game: Option<Res<Match>>,
    mut hand: ResMut<Hand>,
    spoken: Res<Spoken>,
    mut notices: ResMut<Notices>,
) {
    let (Some(Hinted(hint)), Some(game)) = (hints.read().last(), game) else { return };
    let (table, action) = (game.keeper().table(), hint.action());
    if table.check(action).is_err() {
        return;
    }
    let Some(what) = deed(&spoken, table, action) else { return };
    let reason = hint.say(spoken.locale());
    let what = spoken.with("ui-hint", "deed", what);
    let text = if reason.is_empty() {
        what
    } else {
        spoken.format("ui-hint-because", &[("hint", what.into()), ("reason", reason.into())])
    };
    hand.held = None;
    hand.hint = Some(action);
    notices.say(text, Tone::Plain);
}

/// An action in a few words, as it would be done at this table: "Savrip to i3".
pub fn deed(spoken: &Spoken, table: &dyn Table, action: Action) -> Option<String> {
    let board = table.board();
    let name = |cell| {
        let piece = table.piece_at(cell).map(|piece| &table.pieces()[piece.index()]);
        // Where all are alike, a pawn is known by its cell.
        piece.map_or_else(String::new, |piece| match piece.ratings {
            Some(_) => spoken.piece(piece),
            None => board.name(cell).to_owned(),
        })
    };
    Some(match action {
        Action::Move { from, to } => {
            spoken.format("ui-deed-move", &[("piece", name(from).into()), ("cell", board.name(to).into())])
        }
        Action::Swap { from, to } => {
            spoken.format("ui-deed-swap", &[("piece", name(from).into()), ("other", name(to).into())])
        }
        Action::Attack { from, to } => {
            spoken.format("ui-deed-attack", &[("piece", name(from).into()), ("other", name(to).into())])
        }
        Action::Push { to } => spoken.with("ui-deed-push", "cell", board.name(to)),
        Action::Place { piece, to } => {
            let piece = spoken.piece(&table.pieces()[piece.index()]);
            spoken.format("ui-deed-place", &[("piece", piece.into()), ("cell", board.name(to).into())])
        }
        Action::Draw => spoken.text("ui-deed-draw"),
        Action::Pass | Action::Resign => return None,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(crate::ui::UiSystems::Display));
}
