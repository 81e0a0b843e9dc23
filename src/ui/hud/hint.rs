//! A hint on the table: the marked action, and the reason in words.

use bevy::prelude::*;

use crate::ui::{
    action_text::action_text,
    input::Hand,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    systems::UiSystems,
};
use holochess_players::hint::Hint;
use holochess_session::{HintFound, Match};
use holochess_view::pieces::Armies;

/// Shows a hint with its reasons, and gives its action to [`Hand`].
pub(super) fn announce_hint(
    mut hints: MessageReader<HintFound>,
    game: Option<Res<Match>>,
    mut hand: ResMut<Hand>,
    localised: Res<LocalisedText>,
    armies: Res<Armies>,
    mut notices: ResMut<Notices>,
) {
    let (Some(HintFound(hint)), Some(game)) = (hints.read().last(), game) else { return };
    let (table, action) = (game.table(), hint.action());
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, announce_hint.in_set(UiSystems::Display));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_players::holochess::hint_with_dice::{HintReason, HintWithDice};
    use holochess_rules::{Action, Cell, holochess::Creature};

    fn hint(reasons: Vec<HintReason>) -> Hint {
        let action = Action::Move { from: Cell(1), to: Cell(2) };
        Hint::WithDice(HintWithDice { action, value: 0.5, reasons })
    }

    #[test]
    fn what_a_hint_leaves_open_is_no_merit_of_it() {
        for language in Language::ALL {
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
}
