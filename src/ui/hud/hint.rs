//! A hint on the table: the marked action, and the reason in words.

use bevy::prelude::*;

use crate::{
    players::hint::Hint,
    rules::{Action, Table},
    session::{HintFound, Match},
    ui::{
        input::Hand,
        localised_text::LocalisedText,
        notices::{Notices, Tone},
        piece_names::own_name,
    },
    view::pieces::Armies,
};

pub(super) fn tell(
    mut hints: MessageReader<HintFound>,
    game: Option<Res<Match>>,
    mut hand: ResMut<Hand>,
    localised: Res<LocalisedText>,
    armies: Res<Armies>,
    mut notices: ResMut<Notices>,
) {
    let (Some(HintFound(hint)), Some(game)) = (hints.read().last(), game) else { return };
    let (table, action) = (game.recorded().table(), hint.action());
    if table.check(action).is_err() {
        return;
    }
    let Some(what) = action_text(&localised, &armies, table, action) else { return };
    let what = localised.with("ui-hint", "deed", what);
    let [merits, warnings] = merits_and_warnings(hint, &localised);
    let text = if merits.is_empty() {
        localised.with("ui-hint-plain", "hint", what)
    } else {
        localised.format("ui-hint-because", &[("hint", what.into()), ("reason", merits.into())])
    };
    let warning = (!warnings.is_empty()).then(|| localised.with("ui-hint-warning", "reason", warnings));
    hand.take_hint(action);
    notices.say_with_warning(text, warning, Tone::Plain);
}

/// The reasons for and against a hint, each as one sentence without its full stop.
fn merits_and_warnings(hint: &Hint, localised: &LocalisedText) -> [String; 2] {
    let said = hint.reasons(localised.locale());
    [false, true].map(|wanted| {
        let chosen = said.iter().filter(|(_, warns)| *warns == wanted).map(|(text, _)| text.clone());
        let join = |first: String, second: String| {
            localised.format("hint-reason-two", &[("first", first.into()), ("second", second.into())])
        };
        chosen.reduce(join).unwrap_or_default()
    })
}

/// An action in a few words, as it would be done at this table: "Savrip to i3".
pub fn action_text(localised: &LocalisedText, armies: &Armies, table: &dyn Table, action: Action) -> Option<String> {
    let board = table.board();
    let name = |cell| {
        let own = |piece| own_name(localised, armies, (table.game(), table.pieces()), piece);
        // Where all are alike, a pawn is known by its cell.
        table.piece_at(cell).map_or_else(String::new, |piece| own(piece).unwrap_or_else(|| board.name(cell).to_owned()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::Language,
        players::holochess::hint_with_dice::{HintReason, HintWithDice},
        rules::{Cell, holochess::Creature},
    };

    fn hint(reasons: Vec<HintReason>) -> Hint {
        let action = Action::Move { from: Cell(1), to: Cell(2) };
        Hint::WithDice(HintWithDice { action, value: 0.5, next_best: 0.4, reasons })
    }

    #[test]
    fn what_a_hint_leaves_open_is_no_merit_of_it() {
        for language in [Language::English, Language::French] {
            let localised = LocalisedText::new(language);
            let words = |reason: &HintReason| reason.say(localised.locale());
            let [centre, open] = [HintReason::TakesCentre, HintReason::LeavesOpen(Creature::Monnok, 0.27)];
            let [merits, warnings] = merits_and_warnings(&hint(vec![centre, open]), &localised);
            assert_eq!([merits, warnings], [words(&centre), words(&open)]);
            let [kills, risks] = [HintReason::Kills(Creature::Savrip, 0.3), HintReason::Risks(Creature::Monnok, 0.1)];
            let [merits, warnings] = merits_and_warnings(&hint(vec![kills, risks]), &localised);
            assert_eq!([merits, warnings], [words(&kills), words(&risks)]);
            let [merits, warnings] = merits_and_warnings(&hint(vec![centre, kills]), &localised);
            assert!(merits.contains(&words(&centre)) && merits.contains(&words(&kills)) && warnings.is_empty());
        }
    }

    #[test]
    fn the_centre_is_called_centre_and_not_by_its_letter() {
        let options = crate::rules::GameId::Holochess.options();
        let position = Some("molator@i1 savrip@o7 / monnok@i6 ghhhk@i8 1 2".to_owned());
        let setup = crate::rules::Setup { game: crate::rules::GameId::Holochess, options, players: 2, position };
        let (table, _) = crate::rules::new_table(&setup, &mut || 0).expect("the position is legal");
        let [from, centre] = ["i1", "d"].map(|name| table.board().cell(name).expect("it is on the board"));
        for (language, wanted) in
            [(Language::English, "Molator to the centre"), (Language::French, "Molator au centre")]
        {
            let localised = LocalisedText::new(language);
            assert_eq!(
                action_text(&localised, &Armies::default(), &*table, Action::Move { from, to: centre }).as_deref(),
                Some(wanted)
            );
            assert!(
                action_text(&localised, &Armies::default(), &*table, Action::Move { from: centre, to: from })
                    .is_some_and(|text| text.ends_with("i1"))
            );
            assert_eq!(localised.cell(table.board(), centre), "centre");
            assert_eq!(localised.cell(table.board(), from), "i1");
        }
    }
}
