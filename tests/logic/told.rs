//! What people at a terminal are told in every game: who sits where, what they can type, and of seeds and dice only where
//! there are any.

use holochess::{
    record::RecordedMatch,
    rules::{GameId, Luck},
};

use crate::terminal::{Place, flat};

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
fn everybody_is_told_who_sits_where_and_what_can_be_typed() {
    for game in GameId::ALL {
        let place = Place::new();
        let arguments =
            ["text", game.id(), "--p1", "random", "--p2", "human", "--seed", "1", "--lang", "en", "--save", "m.jsonl"];
        let said = place.run(&arguments, "");
        assert!(said.out.contains("Player 1: the computer, as Random, who plays any legal action."), "{}", said.out);
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
    for (language, told) in [("en", "the next time is a draw"), ("fr", "la prochaine fois, la partie est nulle")] {
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

#[test]
fn more_than_two_computer_players_have_a_table_of_points_and_places() {
    let place = Place::new();
    let options = ["--option", "play_on=on", "--option", "turn_cap=120"];
    let arguments = ["arena", "chinese", "--players", "greedy,random,greedy", "--games", "6"];
    let said = place.run(&[&arguments[..], &options].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.starts_with("6 matches of 3 players; among equals everybody has 0.3333"), "{}", said.out);
    for name in ["1. greedy", "2. random", "3. greedy"] {
        assert!(said.out.lines().filter(|line| line.starts_with(name)).count() >= 1, "{name}: {}", said.out);
    }
    assert!(!said.out.contains("attacks") && !said.out.contains("quiet"), "{}", said.out);
    let said = place.run(&[&arguments[..], &options, &["--json"]].concat(), "");
    let met: serde_json::Value = serde_json::from_str(&said.out).expect("it is JSON");
    let standings = met["standings"].as_array().expect("a list");
    let score = |player: usize| standings[player]["score"].as_f64().expect("a number");
    assert!((score(0) + score(1) + score(2) - 1.0).abs() < 1e-9, "{met}");
    assert!(score(0) > score(1) && score(2) > score(1), "{met}");
    assert_eq!([&met["score"], &met["elo"]], [&standings[0]["score"], &standings[0]["elo"]]);
    let decided: u64 =
        standings[0]["places"].as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(decided + met["draws"].as_u64().expect("a number"), 6, "{met}");
}
