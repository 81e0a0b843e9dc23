//! Reads a typed line as an action: the rulebook's notation, and looser forms.

use holochess_locale::{Language, Locale};
use holochess_rules::{Action, Cell, Refusal, Table};

/// How a typed action was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ActionReading {
    /// One action, legal or not.
    Action(Action),
    /// One cell from which several actions are legal.
    Several(Cell, Vec<Action>),
    /// One cell from which no action is legal.
    Nothing(Cell),
    /// No action at all.
    Refused(Refusal),
}

/// Reads an action: the rulebook's notation in any case, with any dash; two cells (`o3 i4`) for the action from the first to the
/// second; one cell if only one legal action begins there. A move to where an attack is legal is that attack.
pub(super) fn read(table: &dyn Table, line: &str) -> ActionReading {
    let text = normalised(line);
    match table.read_action(&text) {
        Ok(Action::Move { from, to }) if table.check(Action::Attack { from, to }).is_ok() => {
            ActionReading::Action(Action::Attack { from, to })
        }
        Ok(action) => ActionReading::Action(action),
        Err(why) => cells_of(table, &text).map_or(ActionReading::Refused(why), |(from, to)| of_cells(table, from, to)),
    }
}

/// What was typed, in the rulebook's notation, or as it was typed where it says no single action.
pub fn as_notation(table: &dyn Table, line: &str) -> String {
    match read(table, line) {
        ActionReading::Action(action) => table.action_text(action),
        _ => line.to_owned(),
    }
}

/// Whether this is a word for yes, in this language or in English.
pub fn is_yes(locale: &Locale, word: &str) -> bool {
    is_word(locale, "command-yes", word)
}

/// Whether this is one of the words of a text, in this language or in English.
pub fn is_word(locale: &Locale, id: &str, word: &str) -> bool {
    let word = word.trim().to_lowercase();
    let known = [locale.text(id), Locale::new(Language::English).text(id)];
    known.iter().any(|words| words.split(' ').any(|known| known == word))
}

/// Small letters, `-` for every dash, `x` for the sign of multiplication.
fn normalised(line: &str) -> String {
    let plain = |sign: char| match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' => 'x',
        other => other,
    };
    line.trim().to_lowercase().chars().map(plain).collect()
}

/// One cell or two, separated by blanks, or by a dash with blanks around it. A dash with nothing behind it is half of an action.
fn cells_of(table: &dyn Table, text: &str) -> Option<(Cell, Option<Cell>)> {
    if text.starts_with('-') || text.ends_with('-') {
        return None;
    }
    let mut names = text.split([' ', '-', '\t']).filter(|name| !name.is_empty());
    let first = table.board().cell(names.next()?)?;
    let second = names.next().map(|name| table.board().cell(name));
    match (second, names.next()) {
        (None, None) => Some((first, None)),
        (Some(Some(second)), None) => Some((first, Some(second))),
        _ => None,
    }
}

/// The action that these cells mean.
fn of_cells(table: &dyn Table, from: Cell, to: Option<Cell>) -> ActionReading {
    let actions = table.actions();
    if let Some(to) = to {
        let legal = actions.into_iter().find(|&action| ends(action) == (Some(from), to));
        // If none is legal, the most likely action is returned; checking it gives the reason.
        let is_fight = table.piece_at(to).is_some_and(|piece| table.pieces()[piece.index()].ratings.is_some());
        let meant = if is_fight { Action::Attack { from, to } } else { Action::Move { from, to } };
        return ActionReading::Action(legal.unwrap_or(meant));
    }
    let here: Vec<Action> = actions.into_iter().filter(|&action| begins(action) == from).collect();
    match here[..] {
        [] => ActionReading::Nothing(from),
        [action] => ActionReading::Action(action),
        _ => ActionReading::Several(from, here),
    }
}

/// The cell by which a person calls an action: where a piece starts, or where one is pushed or placed.
fn begins(action: Action) -> Cell {
    let (from, to) = ends(action);
    from.unwrap_or(to)
}

/// Where an action begins, if it does so on a cell, and where it ends. Actions without cells are never listed as legal ones.
fn ends(action: Action) -> (Option<Cell>, Cell) {
    match action {
        Action::Move { from, to } | Action::Attack { from, to } | Action::Swap { from, to } => (Some(from), to),
        Action::Push { to } | Action::Place { to, .. } => (None, to),
        Action::Pass | Action::Resign | Action::Draw => (None, Cell(u8::MAX)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{GameId, Setup, dice::Seed, new_table};

    fn table(game: GameId, position: &str) -> Box<dyn Table> {
        let setup = Setup { game, options: game.options(), players: 2, position: Some(position.to_owned()) };
        new_table(&setup, &mut Seed::from_number(1).deal()).expect("the position is one").0
    }

    const START: &str = "savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2";

    #[test]
    fn every_dash_two_cells_and_capitals_mean_the_same() {
        let table = table(GameId::Holochess, START);
        let meant = ActionReading::Action(table.read_action("o2-o12").expect("it is an action"));
        for typed in ["o2-o12", "O2-O12", "o2–o12", "o2 — o12", "o2 o12", " o2   o12 ", "o2−o12"] {
            assert_eq!(read(&*table, typed), meant, "{typed}");
        }
    }

    #[test]
    fn two_cells_attack_where_an_enemy_stands() {
        let table = table(GameId::Holochess, "molator@d savrip@i1 / monnok@i2 ghhhk@i7 1 2");
        assert_eq!(read(&*table, "d i2"), ActionReading::Action(table.read_action("dxi2").expect("it is an action")));
        assert_eq!(read(&*table, "d-i2"), read(&*table, "dxi2"), "nothing else can be meant");
        // The player's own creature is no target: the action is refused when it is checked.
        assert!(matches!(read(&*table, "d i1"), ActionReading::Action(action) if table.check(action).is_err()));
    }

    #[test]
    fn one_cell_is_enough_where_it_leaves_no_choice() {
        let table = table(GameId::Demeter, "a1 / h8 w");
        let white = table.board().cell("a1").expect("it is a square");
        // A pawn alone in the enemy's half has no neighbour to jump over.
        assert_eq!(read(&*table, "a1"), ActionReading::Nothing(white));
        let table = self::table(GameId::Holochess, START);
        let houjix = table.board().cell("o5").expect("it is a cell");
        let ActionReading::Several(from, actions) = read(&*table, "o5") else { panic!("it can go several ways") };
        assert!(from == houjix && actions.len() > 1);
        assert!(matches!(read(&*table, "nowhere"), ActionReading::Refused(_)));
        // Half of an action is none, even where only one begins so.
        let table = self::table(GameId::Groi, "o1 o2 o3 i5 / o8 o10 o11 o12 b 0");
        assert!(matches!(read(&*table, "i5"), ActionReading::Action(_)));
        for half in ["i5-", "-i5", "i5 –", "i5--"] {
            assert!(matches!(read(&*table, half), ActionReading::Refused(_)), "{half}");
        }
    }
}
