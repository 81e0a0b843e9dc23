//! What every game has at a terminal, without a word about which game it is: text mode in two languages, records, counting,
//! computer players, and clear answers to bad input.

use std::{fs, ops::ControlFlow};

use holochess::{
    locale::{Language, Locale},
    record::RecordedMatch,
    rules::{GameId, Luck, NodeKind, Rules, RulesVisitor, random_playout, with_rules},
};

use crate::{
    lots::{Lots, actions_of, wander},
    place::Place,
};

fn no_line_is_too_long(text: &str) {
    // What stands in files and seeds cannot be broken into lines.
    for line in text.lines().filter(|line| line.contains(' ') && !line.contains('/')) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn random_play_draws_each_legal_action_by_its_number() {
    struct DrawAll;
    impl RulesVisitor for DrawAll {
        type Output = ();
        fn visit<R: Rules>(self, rules: R) {
            let mut lots = Lots::new(6);
            // With dice a position may wait for chance after a few steps.
            let steps: &[usize] = if rules.game().luck() == Luck::Dice { &[0] } else { &[0, 7, 30] };
            for &steps in steps {
                let here = wander(&rules, &rules.start(), steps, &mut lots);
                let NodeKind::Decision(_) = rules.node_kind(&here) else { continue };
                let actions = actions_of(&rules, &here);
                for (number, action) in actions.iter().enumerate() {
                    let mut drawn = None;
                    let lot = &mut |count| {
                        assert_eq!(count, actions.len() as u64, "each action is as likely as the others");
                        number as u64
                    };
                    let _ = random_playout(&rules, &here, lot, |action| {
                        drawn = Some(action);
                        ControlFlow::Break(())
                    });
                    assert_eq!(drawn, Some(*action));
                }
            }
        }
    }
    for game in GameId::ALL {
        with_rules(game, &game.options(), 2, DrawAll).expect("every game has a table for two");
    }
}

#[test]
fn text_mode_explains_itself_in_both_languages() {
    for game in GameId::ALL {
        let place = Place::new();
        for (language, words) in
            [("en", "rules\nhelp\nactions\nhint\nboard\n"), ("fr", "règles\naide\nactions\nconseil\nplateau\n")]
        {
            let arguments = ["text", game.id(), "--lang", language, "--p1", "human", "--p2", "human", "--seed", "7"];
            let said = place.run(&arguments, words);
            assert_eq!(said.status, 0, "{}", said.err);
            assert!(!said.out.contains('⟨') && !said.out.contains('\u{2068}'), "{}", said.out);
            no_line_is_too_long(&said.out);
            let locale = Locale::new(Language::from_code(language).unwrap());
            for id in ["game", "text-rules", "text-help"] {
                assert!(locale.has(&format!("{id}-{}", game.id())), "{id}-{} in {language}", game.id());
            }
            let mut told = arguments.to_vec();
            told.extend(["--option", "board=words"]);
            let in_words = place.run(&told, words);
            assert!(in_words.out.len() < said.out.len(), "words are fewer than a drawing");
            // Wrapped lines begin with two blanks; only drawings have more.
            assert!(in_words.out.lines().all(|line| !line.starts_with("   ")), "{}", in_words.out);
        }
    }
}

#[test]
fn whole_matches_are_played_recorded_replayed_and_verified() {
    for game in GameId::ALL {
        let place = Place::new();
        let said = place.run(
            &[
                "text",
                game.id(),
                "--lang",
                "fr",
                "--p1",
                "random",
                "--p2",
                "greedy",
                "--seed",
                "3",
                "--save",
                "whole.jsonl",
            ],
            "",
        );
        assert_eq!(said.status, 0, "{}", said.err);
        assert!(!said.out.contains('⟨'), "{}", said.out);
        assert_eq!(place.run(&["verify", "whole.jsonl"], "").status, 0);
        let replayed = place.run(&["replay", "whole.jsonl", "--json"], "");
        let replayed: serde_json::Value = serde_json::from_str(&replayed.out).unwrap();
        assert_eq!(replayed["game"], game.id());
        let recorded = RecordedMatch::verify(&place.path("whole.jsonl")).unwrap();
        assert_eq!(replayed["actions"].as_array().unwrap().len(), recorded.decisions().len());
        assert_eq!(replayed["position"], serde_json::Value::from(recorded.table().position_text()));
        let told = place.run(&["replay", "whole.jsonl", "--lang", "en"], "");
        assert!(told.status == 0 && !told.out.contains('⟨'), "{}", told.out);
        // A changed record does not verify.
        let text = fs::read_to_string(place.path("whole.jsonl")).unwrap();
        let other = GameId::ALL.into_iter().find(|other| *other != game).unwrap();
        place.write(
            "other.jsonl",
            text.replacen(&format!("\"game\":\"{}\"", game.id()), &format!("\"game\":\"{}\"", other.id()), 1),
        );
        let said = place.run(&["verify", "other.jsonl", "--lang", "en"], "");
        assert!(said.status == 1 && said.err.starts_with("error: other.jsonl"), "{}", said.err);
    }
}

#[test]
fn a_match_goes_on_where_it_was_saved_and_only_as_what_it_is() {
    for game in GameId::ALL {
        let place = Place::new();
        let arguments = [
            "text",
            game.id(),
            "--lang",
            "en",
            "--p1",
            "random",
            "--p2",
            "human",
            "--seed",
            "5",
            "--save",
            "half.jsonl",
        ];
        assert_eq!(place.run(&arguments, "").status, 0);
        let half = fs::read(place.path("half.jsonl")).unwrap();
        let recorded = RecordedMatch::open(&place.path("half.jsonl")).unwrap().0;
        let action = recorded.table().action_text(recorded.table().actions()[0]);
        for other in GameId::ALL.into_iter().filter(|other| *other != game) {
            let said = place.run(&["text", other.id(), "--load", "half.jsonl", "--lang", "en"], "resign\nyes\n");
            let says = format!("half.jsonl is a match of {}, not of {}", game.id(), other.id());
            assert!(said.status == 2 && said.err.starts_with("error: ") && said.err.contains(&says), "{}", said.err);
            assert_eq!(fs::read(place.path("half.jsonl")).unwrap(), half, "nothing is lost");
        }
        let said = place.run(
            &["text", game.id(), "--load", "half.jsonl", "--lang", "en"],
            format!("{action}\nundo\n{action}\nresign\nyes\n"),
        );
        assert!(said.status == 0 && said.out.contains(". resign (you)"), "{}{}", said.out, said.err);
        assert!(RecordedMatch::verify(&place.path("half.jsonl")).unwrap().is_over());
    }
}

#[test]
fn what_another_game_knows_is_refused_in_one_line() {
    for game in GameId::ALL {
        let place = Place::new();
        let said = place.run(
            &[
                "text",
                game.id(),
                "--lang",
                "en",
                "--p1",
                "human",
                "--p2",
                "human",
                "--seed",
                "5",
                "--save",
                "match.jsonl",
            ],
            "savrip@o1\n>z9\nz1=z2\nz1-z2\npass\ndraw\n",
        );
        assert!(said.status == 0 && said.out.contains("is not an action of this game."), "{}", said.out);
        assert!(RecordedMatch::verify(&place.path("match.jsonl")).unwrap().decisions().is_empty());
        for (arguments, told) in [
            (&["--option", "no_such=1"][..], "no_such"),
            (&["--option", "board=big"], "board=words"),
            (&["--p7", "human"], "--p7"),
            (&["--p5", "nobody"], "nobody"),
        ] {
            let mut all = vec!["text", game.id(), "--lang", "en"];
            all.extend(arguments);
            let said = place.run(&all, "");
            assert!(said.status == 2 && said.err.starts_with("error: ") && said.err.contains(told), "{}", said.err);
        }
        // A match that is gone on with has its players already.
        let own = place.run(&["text", game.id(), "--lang", "en", "--load", "match.jsonl", "--players", "2"], "quit\n");
        let more = game.players().iter().copied().find(|players| *players != 2).map(|players| players.to_string());
        assert_eq!(own.status, 0, "{}", own.err);
        if let Some(players) = more {
            let said =
                place.run(&["text", game.id(), "--lang", "en", "--load", "match.jsonl", "--players", &players], "");
            assert!(said.status == 2 && said.err.contains("a match for 2 players"), "{}", said.err);
        }
    }
}
