//! Questions about the board: the piece on a cell, its actions, and the odds between two creatures.

use holochess_locale::{piece_name, sentence};
use holochess_record::narration::{self, Narrator};
use holochess_rules::{
    Cell, Outcome, PieceId, Table,
    holochess::{Creature, odds::odds},
};

/// What is on the cell of this name.
pub(super) fn what(narrator: &Narrator<'_>, table: &dyn Table, name: &str) -> String {
    cell(table, name).map_or_else(|| unknown(narrator, name), |cell| narration::what(narrator, table, cell))
}

/// What the piece on the cell of this name can do.
pub(super) fn reach(narrator: &Narrator<'_>, table: &dyn Table, name: &str) -> String {
    cell(table, name).map_or_else(|| unknown(narrator, name), |cell| narration::reach(narrator, table, cell))
}

/// The chances of an attack between any two creatures of this match, by two names, wherever they stand; `None` if the words are an
/// action.
pub(super) fn odds_of(narrator: &Narrator<'_>, table: &dyn Table, words: &str) -> Option<String> {
    let (first, second) = words.trim().split_once(char::is_whitespace)?;
    let [attacker, defender] = [first, second].map(|name| creature(narrator, table, name));
    let (Some(attacker), Some(defender)) = (attacker, defender) else {
        let is_action = [first, second].iter().any(|name| cell(table, name).is_some());
        let unknown =
            || narrator.locale.format("text-odds-unknown", &[("words", holochess_locale::excerpt(words).into())]);
        return (!is_action).then(unknown);
    };
    let odds = odds(attacker, defender);
    let chances = Outcome::ALL
        .map(|outcome| format!("{} {}", narrator.outcome(outcome), narrator.locale.percent(odds.chance(outcome), 1)));
    let [attacker, defender] = [attacker, defender].map(|creature| piece_name(narrator.locale, creature.id()));
    let pair = [("attacker", attacker.into()), ("defender", defender.into()), ("chances", chances.join(", ").into())];
    Some(sentence(&narrator.locale.format("text-odds-of-two", &pair)))
}

/// A creature of this match by its id, or by its name in the language of the match or the beginning of that name.
fn creature(narrator: &Narrator<'_>, table: &dyn Table, name: &str) -> Option<Creature> {
    let plain = |text: &str| text.to_lowercase().replace(['’', '\''], "");
    let name = plain(name.trim());
    let rated = (0..).map(PieceId).zip(table.pieces()).filter(|(_, info)| info.ratings.is_some());
    let mut known = rated.filter_map(|(piece, info)| {
        let is_meant = info.kind == name || plain(&narrator.piece(table, piece)).starts_with(&name);
        is_meant.then(|| Creature::from_id(info.kind)).flatten()
    });
    let found = known.next().filter(|_| !name.is_empty());
    found.filter(|_| known.next().is_none())
}

fn cell(table: &dyn Table, name: &str) -> Option<Cell> {
    table.board().cell(&name.trim().to_lowercase())
}

fn unknown(narrator: &Narrator<'_>, name: &str) -> String {
    narrator.locale.format("text-no-cell", &[("cell", holochess_locale::excerpt(name).into())])
}
