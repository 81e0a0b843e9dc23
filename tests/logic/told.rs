//! What people at a terminal are told in every game: who sits where, what they can type, and of seeds and dice only where
//! there are any.

use holochess::{
    record::RecordedMatch,
    rules::{GameId, Luck},
};

use crate::place::{Place, flat};

/// Two people, always the same match.
fn two(game: GameId, language: &'static str) -> [&'static str; 12] {
    let (text, save) = ("text", "match.jsonl");
    [text, game.id(), "--p1", "human", "--p2", "human", "--seed", "7", "--lang", language, "--save", save]
}

#[test]
fn seeds_and_dice_are_spoken_of_only_where_there_are_any() {
    for game in GameId::ALL {
        for (language, typed, strange) in [
            ("en", "rules\nhelp\nundo\nresign\nyes\n", ["seed", "SHA-256", "dice"]),
            ("fr", "règles\naide\nannuler\nabandonner\noui\n", ["graine", "SHA-256", "dés "]),
        ] {
            let place = Place::new();
            let mut told = place.run(&two(game, language), typed).out;
            for command in ["verify", "replay"] {
                let said = place.run(&[command, "match.jsonl", "--lang", language], "");
                assert_eq!(said.status, 0, "{}", said.err);
                told += &said.out;
            }
            let expected = match game.luck() {
                Luck::Dice => [true; 3],
                Luck::Start => [true, true, false],
                Luck::Nothing => [false; 3],
            };
            assert_eq!(strange.map(|word| told.contains(word)), expected, "{told}");
        }
    }
}

#[test]
fn all_players_are_told_who_sits_where_and_what_can_be_typed() {
    for game in GameId::ALL {
        let place = Place::new();
        let arguments =
            ["text", game.id(), "--p1", "random", "--p2", "human", "--seed", "1", "--lang", "en", "--save", "m.jsonl"];
        let said = place.run(&arguments, "");
        let sits = "Player 1: the computer, as Aimless, who is a practice opponent that plays any legal action.";
        assert!(flat(&said.out).contains(sits), "{}", said.out);
        assert!(said.out.contains("\nYou are player 2."), "{}", said.out);
        let example = said.out.split("such as ").nth(1).and_then(|rest| rest.split(',').next()).expect("an example");
        let recorded = RecordedMatch::open(&place.path("m.jsonl")).expect("it is saved").0;
        let table = recorded.table();
        assert_eq!(table.read_action(example).and_then(|action| table.check(action)), Ok(()), "{example}");
        // Once the match is over nothing can be typed any more.
        place.run(&["text", game.id(), "--load", "m.jsonl", "--lang", "en"], "resign\nyes\n");
        let over = place.run(&["text", game.id(), "--load", "m.jsonl", "--lang", "en"], "");
        assert!(over.out.contains("Player 1 wins") && !over.out.contains("such as"), "{}", over.out);
    }
}

/// With a drawn board the board is shown after an own action; in words it is not, since the event has just been read out.
#[test]
fn the_board_is_shown_again_after_an_action() {
    for game in GameId::ALL {
        let place = Place::new();
        let shown = |arguments: &[&str], typed: &str, sign: &str| {
            let said = place.run(arguments, typed);
            assert_eq!(said.status, 0, "{}", said.err);
            said.out.lines().filter(|line| line.contains(sign)).count()
        };
        let mut arguments = two(game, "en").to_vec();
        assert_eq!(shown(&arguments, "", "() player 1"), 1);
        let action = {
            let recorded = RecordedMatch::open(&place.path("match.jsonl")).expect("it is saved").0;
            recorded.table().action_text(recorded.table().actions()[0])
        };
        arguments[11] = "drawn.jsonl";
        assert_eq!(shown(&arguments, &format!("{action}\n"), "() player 1"), 2);
        arguments[11] = "told.jsonl";
        arguments.extend(["--option", "board=words"]);
        assert_eq!(shown(&arguments, &format!("{action}\n"), "Player 2: "), 2, "who sits there, and the pieces once");
    }
}

#[test]
fn a_position_that_may_not_come_again_is_pointed_out() {
    for (language, told) in [("en", "the next time, it is a draw"), ("fr", "la prochaine fois, c’est la nulle")] {
        let said = Place::new().run(&two(GameId::Groi, language), "o1-d\no12-i12\nd-o1\ni12-o12\n");
        let text = flat(&said.out);
        assert_eq!(text.matches(told).count(), 1, "{text}");
    }
}

#[test]
fn the_rules_say_what_each_creature_can_do() {
    let said = Place::new().run(&two(GameId::Holochess, "en"), "rules\n");
    for line in
        ["Ng’ok: 3 dice to attack, 8 to defend, one step a move", "Monnok: 6 dice to attack, 5 to defend, 3 steps"]
    {
        assert_eq!(said.out.matches(line).count(), 1, "{line}: {}", said.out);
    }
    let said = Place::new().run(&two(GameId::Demeter, "en"), "rules\n");
    assert!(!said.out.contains("to defend"), "{}", said.out);
}
