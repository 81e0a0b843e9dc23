//! A hint and why: what a good player would do, thought about on another thread.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use crate::{
    players::{
        self,
        holochess::advice::{Advice, advise},
    },
    rules::Action,
    session::{BoardReset, Director, Happened, Match},
    ui::{
        input::Hand,
        notices::{Notices, Tone},
        spoken::Spoken,
    },
};

/// The level that is asked where there are no reasons to give.
const ADVISER: &str = "greedy";

/// The hint that is wanted, and the thought behind it.
#[derive(Resource, Default)]
pub(super) struct Hint {
    pub wanted: bool,
    thought: Option<Task<(Action, Option<Advice>)>>,
}

fn ask(game: Option<Res<Match>>, director: Res<Director>, mut hint: ResMut<Hint>) {
    if !std::mem::take(&mut hint.wanted) || hint.thought.is_some() || director.is_busy() {
        return;
    }
    let Some(game) = game.filter(|game| game.human_to_choose().is_some()) else { return };
    let table = game.keeper().table().duplicate();
    if let Ok(mut adviser) = players::new(ADVISER, table.game(), 0) {
        hint.thought = Some(AsyncComputeTaskPool::get().spawn(async move {
            let advice = advise(&*table, None);
            let action = advice.as_ref().map_or_else(|| adviser.choose(&*table), |advice| advice.action);
            (action, advice)
        }));
    }
}

/// What was thought about another position is forgotten.
fn forget(mut happened: MessageReader<Happened>, mut resets: MessageReader<BoardReset>, mut hint: ResMut<Hint>) {
    if happened.read().count() + resets.read().count() > 0 && hint.thought.is_some() {
        hint.thought = None;
    }
}

fn tell(
    mut hint: ResMut<Hint>,
    game: Option<Res<Match>>,
    mut hand: ResMut<Hand>,
    spoken: Res<Spoken>,
    mut notices: ResMut<Notices>,
) {
    let Some((action, advice)) = hint.thought.as_mut().and_then(check_ready) else { return };
    hint.thought = None;
    let Some(game) = game else { return };
    let table = game.keeper().table();
    if table.check(action).is_err() {
        return;
    }
    let name =
        |cell| table.piece_at(cell).map(|piece| spoken.piece(&table.pieces()[piece.index()])).unwrap_or_default();
    let board = table.board();
    let text = match action {
        Action::Move { from, to } => {
            spoken.format("ui-hint-move", &[("piece", name(from).into()), ("cell", board.name(to).into())])
        }
        Action::Attack { from, to } => {
            spoken.format("ui-hint-attack", &[("piece", name(from).into()), ("other", name(to).into())])
        }
        Action::Push { to } | Action::Place { to, .. } => spoken.with("ui-hint-cell", "cell", board.name(to)),
        _ => return,
    };
    let text = match advice.map(|advice| advice.say(spoken.locale())).filter(|reason| !reason.is_empty()) {
        Some(reason) => spoken.format("ui-hint-because", &[("hint", text.into()), ("reason", reason.into())]),
        None => text,
    };
    hand.held = None;
    hand.hint = Some(action);
    notices.say(text, Tone::Plain);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>().add_systems(Update, (forget, ask, tell).chain());
}
