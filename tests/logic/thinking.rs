//! What is asked of another program as text is answered as it would be at the table itself.

use holochess::{
    players::{
        self,
        hint::{Hint, hint},
        win_chance::{WinChance, win_chance},
    },
    record::{MatchSetup, RecordedMatch},
    rules::{Action, GameId},
    thinking::{self, Question},
};

use crate::play::{Lots, play, setup, to_choose};

const GAMES: [GameId; 5] = [GameId::Holochess, GameId::Groi, GameId::Revised, GameId::Demeter, GameId::Chinese];

/// A match in the middle, with a player to choose.
fn in_the_middle(game: GameId) -> RecordedMatch {
    let setup = MatchSetup { game, options: game.options(), ..setup(5, ["human", "human"]) };
    let mut recorded = RecordedMatch::begin(setup).expect("this set-up is fine").0;
    play(&mut recorded, &mut Lots::new(5), 9);
    assert!(to_choose(&recorded).is_some(), "{game:?} is over after nine decisions");
    recorded
}

fn ask(question: &Question) -> String {
    thinking::answer(&serde_json::to_string(question).expect("a question is text"))
}

#[test]
fn a_player_decides_alike_at_the_table_and_by_question() {
    for game in GAMES {
        let recorded = in_the_middle(game);
        for seed in 0..4 {
            let question =
                Question::Decision { record: recorded.text(), level: "greedy".to_owned(), seed, longest: 60_000 };
            let answered: Action = thinking::read(&ask(&question)).expect("there is something to decide");
            let here = players::new("greedy", game, seed).expect("every game has it").choose(recorded.table());
            assert_eq!(answered, here, "{game:?}, seed {seed}");
        }
    }
}

#[test]
fn hints_and_chances_come_back_as_they_are_computed() {
    for game in GAMES {
        let recorded = in_the_middle(game);
        let found: Hint = thinking::read(&ask(&Question::Hint { record: recorded.text() })).expect("there is a hint");
        let here = hint(recorded.table(), None).expect("there is a hint");
        assert_eq!(found.action(), here.action(), "{game:?}");
        let locale = holochess::locale::Locale::new(holochess::locale::Language::English);
        assert_eq!(found.say(&locale), here.say(&locale), "{game:?}");
        for after in [None, Some(3)] {
            let question = Question::Chances { record: recorded.text(), after };
            let found: WinChance = thinking::read(&ask(&question)).expect("a player chooses");
            let here = win_chance(&*recorded.table_at(after.unwrap_or(usize::MAX)), None).expect("a player chooses");
            let most = found.chances.iter().zip(here.chances.iter()).map(|(one, other)| (one - other).abs());
            assert!(most.fold(0.0, f64::max) < 1e-12 && found.certainty == here.certainty, "{game:?} after {after:?}");
        }
    }
}

#[test]
fn what_cannot_be_answered_is_answered_with_nothing() {
    let recorded = in_the_middle(GameId::Groi);
    let decision =
        |record: String, level: &str| Question::Decision { record, level: level.to_owned(), seed: 0, longest: 10 };
    assert_eq!(thinking::answer("what do you think?"), "null");
    assert_eq!(ask(&decision(String::new(), "greedy")), "null");
    assert_eq!(ask(&decision(recorded.text(), "nobody")), "null");
    assert_eq!(ask(&Question::Hint { record: "{}".to_owned() }), "null");
    assert_eq!(thinking::read::<Action>("null"), None);
    assert_eq!(thinking::read::<Action>("3"), None);
}
