//! Why an action is not legal: the same reasons in every case, and words for them in both languages.

use holochess::{
    locale::{Language, Locale, refusal},
    rules::{Action, Cell, GameId, Refusal, circle::CELLS},
};

use super::{BOTH, actions, begin, counts::scattered, read};

fn why(game: GameId, position: &str, action: &str) -> (Refusal, String) {
    let table = begin(game, position);
    let why = table.check(read(table.as_ref(), action)).expect_err(action);
    let words = refusal(&Locale::new(Language::English), &why, table.as_ref());
    (why, words)
}

#[test]
fn every_refusal_says_why() {
    let position = "d i6 o1 o2 / i3 o6 o7 o12 b 4";
    for (action, says) in [
        ("o3-i3", "o3 is empty."),
        ("i3-o3", "The piece belongs to the opponent."),
        ("o1-o3", "A piece on the outer ring cannot go straight to o3"),
        ("o1-d", "d is occupied by the piece."),
        ("o1-i3", "i3 is occupied by the piece."),
        ("o2-i4", "The way is blocked: i3 is taken."),
        ("o1-i7", "No exit from o1 ends on i7"),
        ("i6-i5", "from i6 home to o6"),
        ("i6-o6", "o6 is occupied by the piece."),
        ("i6-d", "from i6 home to o6"),
        ("d-i1", "A piece on d can only go to an outer cell"),
        ("d-o3", "The way is blocked: i3 is taken."),
        ("d-o7", "o7 is occupied by the piece."),
        ("pass", "You can only pass when no action is possible."),
        ("draw", "not possible here, or not right now"),
        ("o1xi3", "not possible here, or not right now"),
        (">i3", "not possible here, or not right now"),
        ("o1=o2", "not possible here, or not right now"),
    ] {
        for game in BOTH {
            let (_, words) = why(game, position, action);
            assert!(words.contains(says), "{action}: {words}");
        }
    }
}

#[test]
fn who_is_carried_on_is_told_where_to() {
    for game in BOTH {
        let (why, words) = why(game, "o1 o2 o4 / o8 o10 o11 b 4", "o1-i2");
        assert!(matches!(why, Refusal::CarriedOn { .. }));
        assert_eq!(words, "The piece cannot stop on i2: a boost carries it on to i6.");
    }
}

#[test]
fn the_first_turn_has_a_reason_of_its_own() {
    for (line, action) in [("o1 o2 o3 o5 / o8 o10 o11 o12 b 0", "o5-i6"), ("o2 o3 o5 i1 / o8 o10 o11 o12 w 1", "o8-i7")]
    {
        assert_eq!(why(GameId::Groi, line, action).0, Refusal::StraightFirst);
        let table = begin(GameId::Revised, line);
        assert_eq!(table.check(read(table.as_ref(), action)), Ok(()));
    }
}

/// Every pair of cells is either a listed move or refused, in every position.
#[test]
fn what_is_not_listed_is_refused_and_nothing_else() {
    let locales = Language::ALL.map(Locale::new);
    for game in BOTH {
        for line in scattered(game, 60) {
            let table = begin(game, &line);
            let listed = actions(table.as_ref());
            for from in (0..CELLS as u8).map(Cell) {
                for to in (0..CELLS as u8).map(Cell) {
                    let action = Action::Move { from, to };
                    let text = table.action_text(action);
                    match table.check(action) {
                        Ok(()) => assert!(listed.contains(&text), "{text} in {line}"),
                        Err(why) => {
                            assert!(!listed.contains(&text), "{text} in {line}: {why}");
                            for locale in &locales {
                                let words = refusal(locale, &why, table.as_ref());
                                assert!(!words.contains(['⟨', '{', '$']), "{words}");
                            }
                        }
                    }
                }
            }
        }
    }
}
