//! Actions in a few words.

use super::{localised_text::LocalisedText, piece_names::distinct_name};
use holochess_rules::{Action, Table};
use holochess_view::pieces::Armies;

/// An action in a few words, as it would be done at this table: "Savrip to i3".
pub fn action_text(localised: &LocalisedText, armies: &Armies, table: &dyn Table, action: Action) -> Option<String> {
    let board = table.board();
    let name = |cell| {
        let own = |piece| distinct_name(localised, armies, (table.game(), table.pieces()), piece);
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

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn the_centre_is_called_centre_and_not_by_its_letter() {
        let options = holochess_rules::GameId::Holochess.options();
        let position = Some("molator@i1 savrip@o7 / monnok@i6 ghhhk@i8 1 2".to_owned());
        let setup = holochess_rules::Setup { game: holochess_rules::GameId::Holochess, options, players: 2, position };
        let (table, _) = holochess_rules::new_table(&setup, &mut || 0).expect("the position is legal");
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
