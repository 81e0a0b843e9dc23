//! What pieces are called on the screen: by the rules, or by the creature that plays them.

use super::localised_text::LocalisedText;
use holochess_rules::{GameId, PieceId, PieceInfo, Table};
use holochess_view::pieces::Armies;

/// The name of a creature; its id where its folder brings no words.
pub fn creature_name(localised: &LocalisedText, creature: &str) -> String {
    let id = format!("creature-{creature}-name");
    if localised.has(&id) { localised.text(&id) } else { creature.to_owned() }
}

/// The name by which a piece is known: what the rules call it; a pawn that a creature plays by the creature, if no
/// other pawn of its side is played by the same. Nothing where several have the same name.
pub fn distinct_name(
    localised: &LocalisedText,
    armies: &Armies,
    (game, pieces): (GameId, &[PieceInfo]),
    piece: PieceId,
) -> Option<String> {
    let info = pieces.get(piece.index())?;
    let figure = |piece: usize| armies.figure_of(game, pieces, PieceId(piece as u8));
    let own = figure(piece.index());
    let creature = own.creature()?;
    if creature == info.kind {
        return Some(localised.piece(info));
    }
    let mut others = (0..pieces.len()).filter(|other| *other != piece.index() && pieces[*other].seat == info.seat);
    others.all(|other| figure(other) != own).then(|| creature_name(localised, creature))
}

/// The name of a piece under the pointer in a sentence: the creature whose figure it has, even if other pieces have the
/// same; otherwise its name in the rules.
pub fn spoken_name(localised: &LocalisedText, armies: &Armies, table: &dyn Table, piece: PieceId) -> String {
    let info = &table.pieces()[piece.index()];
    match armies.figure_of(table.game(), table.pieces(), piece).creature() {
        Some(creature) if creature != info.kind => creature_name(localised, creature),
        _ => localised.piece_at(table, piece),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::{self as locale, Language};
    use holochess_rules::{Refusal, Setup, new_table};

    #[test]
    fn creatures_are_called_by_their_names_whatever_the_rules_call_them() {
        let armies = Armies::default();
        let localised = LocalisedText::new(Language::English);
        for game in GameId::ALL {
            let setup = Setup { game, options: game.options(), players: 2, position: None };
            let (table, _) = new_table(&setup, &mut || 0).expect("the defaults are a match");
            let mut names = Vec::new();
            for piece in 0..table.pieces().len() {
                let piece = PieceId(piece as u8);
                let spoken = spoken_name(&localised, &armies, &*table, piece);
                let is_creature = armies.figure_of(game, table.pieces(), piece).creature().is_some();
                assert_eq!(is_creature, spoken != localised.text("piece-pawn"), "{}: {spoken}", game.id());
                names.extend(distinct_name(&localised, &armies, (game, table.pieces()), piece));
                let why = Refusal::OwnPiece(piece);
                let said = locale::refusal_naming(localised.locale(), &why, &*table, |piece| {
                    spoken_name(&localised, &armies, &*table, piece)
                });
                assert!(said.to_lowercase().contains(&spoken.to_lowercase()), "{said}");
            }
            let each = Armies::size(game);
            let known = if each == 1 || each == 0 && table.pieces()[0].ratings.is_none() { 0 } else { 8 };
            assert_eq!(names.len(), known, "{}: {names:?}", game.id());
        }
    }
}
