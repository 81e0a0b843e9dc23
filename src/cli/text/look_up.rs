//! Questions about the board: the piece on a cell, its actions, and the odds between two creatures.

use crate::{
    cli::narration::Narrator,
    locale::{piece_name, sentence},
    rules::{
        Action, Cell, Match, MatchVisitor, Outcome, PieceId, Rules, Table,
        holochess::{Creature, odds::odds},
        with_match,
    },
};

/// The piece on a cell; for an empty cell, its neighbours.
pub(super) fn what(narrator: &Narrator<'_>, table: &dyn Table, name: &str) -> String {
    let locale = narrator.locale;
    let Some(cell) = cell(table, name) else { return unknown(narrator, name) };
    let on_cell = ("cell", table.board().name(cell).into());
    if table.obstacles().contains(&cell) {
        return locale.format("text-what-fixed", &[on_cell]);
    }
    let Some(piece) = table.piece_at(cell) else {
        let neighbours: Vec<_> = table.board().neighbours(cell).iter().map(|&cell| table.board().name(cell)).collect();
        return locale.format("text-what-empty", &[on_cell, ("cells", neighbours.join(", ").into())]);
    };
    let info = &table.pieces()[piece.index()];
    let arguments = [("piece", narrator.piece(table, piece).into()), on_cell];
    let mut text = sentence(&narrator.with_player("text-what-piece", info.seat, &arguments));
    if let Some(ratings) = info.ratings {
        let arguments = [
            ("piece", narrator.piece(table, piece).into()),
            ("attack", ratings.attack.into()),
            ("defence", ratings.defence.into()),
            ("movement", ratings.movement.into()),
        ];
        text = format!("{text} {}", sentence(&locale.format("text-ratings", &arguments)));
    }
    text
}

/// The actions of the piece on a cell; for a piece of another player, the actions it would have on that player's turn.
pub(super) fn reach(narrator: &Narrator<'_>, table: &dyn Table, name: &str) -> String {
    let locale = narrator.locale;
    let Some(cell) = cell(table, name) else { return unknown(narrator, name) };
    let on_cell = ("cell", table.board().name(cell).into());
    let Some(piece) = table.piece_at(cell) else { return locale.format("text-reach-nobody", &[on_cell]) };
    let actions = with_match(table, FromCell { cell }).unwrap_or_default();
    let named = ("piece", narrator.piece(table, piece).into());
    if actions.is_empty() {
        return sentence(&locale.format("text-reach-nothing", &[named, on_cell]));
    }
    let actions: Vec<_> = actions.into_iter().map(|action| table.action_text(action)).collect();
    sentence(&locale.format("text-reach", &[named, on_cell, ("actions", actions.join(" ").into())]))
}

/// The actions that begin on a cell, when it is its owner's turn.
struct FromCell {
    cell: Cell,
}

impl MatchVisitor for FromCell {
    type Output = Vec<Action>;

    fn visit<R: Rules>(self, being_played: &Match<R>) -> Self::Output {
        let rules = being_played.rules();
        let mut position = being_played.position().clone();
        for _ in 0..rules.seats() {
            let mut found = Vec::new();
            let _ = rules.visit_actions(&position, |action| {
                if let Action::Move { from, .. } | Action::Attack { from, .. } | Action::Swap { from, .. } = action
                    && from == self.cell
                {
                    found.push(action);
                }
                std::ops::ControlFlow::Continue(())
            });
            if !found.is_empty() || rules.verdict(&position).is_some() {
                return found;
            }
            position = rules.pass(&position);
        }
        Vec::new()
    }
}

/// The chances of an attack between any two creatures of this match, by two names, wherever they stand; `None` if the words are an
/// action.
pub(super) fn odds_of(narrator: &Narrator<'_>, table: &dyn Table, words: &str) -> Option<String> {
    let (first, second) = words.trim().split_once(char::is_whitespace)?;
    let [attacker, defender] = [first, second].map(|name| creature(narrator, table, name));
    let (Some(attacker), Some(defender)) = (attacker, defender) else {
        let is_action = [first, second].iter().any(|name| cell(table, name).is_some());
        let unknown =
            || narrator.locale.format("text-odds-unknown", &[("words", crate::locale::excerpt(words).into())]);
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
    narrator.locale.format("text-no-cell", &[("cell", crate::locale::excerpt(name).into())])
}
