//! The options of every game are those of the rulebook: their keys, their defaults, their ranges.

use std::{collections::BTreeMap, fs, path::Path};

use holochess::rules::{
    GameId, Options, Rules, RulesVisitor,
    rule_options::{Domain, Spec},
    with_rules,
};

/// Key, default, and what else the rulebook allows: words, or the ends of a range and a number behind each end.
const DEJARIK: [(&str, &str, &str); 4] = [
    ("match", "single", "points:12 stakes:1 !best:3"),
    ("game_cap", "60", "0 100 !101"),
    ("repetition", "ends", "declare off !third"),
    ("move_cap", "400", "0 1000 !1001"),
];
const HOLOCHESS: [(&str, &str, &str); 4] = [
    ("deal", "random", "balanced !fair"),
    ("placement", "fixed", "chosen !drawn"),
    ("quiet_turns", "20", "0 1000 !1001"),
    ("quiet_end", "points", "draw !win"),
];
const DEMETER: [(&str, &str, &str); 3] = [
    ("start", "g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 b6 b7 b8", "g1,g2 !h4"),
    ("repetition", "third", "off !ends"),
    ("move_cap", "300", "0 3000 !3001"),
];
const CHINESE: [(&str, &str, &str); 5] = [
    ("sets", "1", "2 3 !0 !4"),
    ("blocking", "swap", "fill none !off"),
    ("fill_unused", "off", "on !yes"),
    ("play_on", "off", "on !1"),
    ("turn_cap", "500", "0 5000 !5001"),
];

/// What the rulebook says of a game's options, and its page.
fn rulebook(game: GameId) -> (&'static [(&'static str, &'static str, &'static str)], &'static str) {
    match game {
        GameId::Holochess => (&HOLOCHESS, "holochess.md"),
        GameId::Groi | GameId::Revised => (&DEJARIK, "dejarik.md"),
        GameId::Demeter => (&DEMETER, "demeter.md"),
        GameId::Chinese => (&CHINESE, "chinese-checkers.md"),
    }
}

#[test]
fn every_option_has_the_default_of_the_rulebook() {
    for game in GameId::ALL {
        let (known, _) = rulebook(game);
        let there: BTreeMap<&str, String> = game.options().iter().map(|(key, value)| (key, value.to_owned())).collect();
        let expected: BTreeMap<&str, String> =
            known.iter().map(|(key, default, _)| (*key, (*default).to_owned())).collect();
        assert_eq!(there, expected, "{}", game.id());
    }
}

#[test]
fn every_option_takes_what_the_rulebook_allows_and_nothing_beyond() {
    for game in GameId::ALL {
        for (key, default, others) in rulebook(game).0 {
            let mut options = game.options();
            for value in others.split(' ').chain([*default]) {
                let (value, allowed) = value.strip_prefix('!').map_or((value, true), |value| (value, false));
                let before = options.word(key).to_owned();
                let set = options.set(key, value);
                assert_eq!(set.is_ok(), allowed, "{} {key}={value}: {set:?}", game.id());
                assert_eq!(options.word(key), if allowed { value } else { &before }, "{} {key}={value}", game.id());
            }
        }
    }
}

#[test]
fn the_rulebook_names_every_option() {
    for game in GameId::ALL {
        let (known, page) = rulebook(game);
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(page);
        let text = fs::read_to_string(&page).unwrap_or_else(|why| panic!("{}: {why}", page.display()));
        for (key, ..) in known {
            assert!(text.contains(&format!("`{key}")), "{key} is not in {}", page.display());
        }
    }
}

/// A default that is no value of its own option would never be noticed: defaults are not set, they are there.
#[test]
fn every_default_is_a_value_that_could_be_set() {
    for game in GameId::ALL {
        let mut options = game.options();
        let specs: Vec<Spec> = options.specs().to_vec();
        for Spec { key, domain, default } in specs {
            assert_eq!(options.set(key, default), Ok(()), "{} {key}", game.id());
            assert!(matches!(domain, Domain::Text { .. }) || domain.allowed().len() > 2, "{key} leaves no choice");
        }
    }
}

/// What a game makes of its options without any: the typed rules of the defaults are those of the rulebook's numbers, said out loud.
#[test]
fn to_say_the_defaults_changes_nothing() {
    struct Same;
    impl RulesVisitor for Same {
        type Output = String;
        fn visit<R: Rules>(self, rules: R) -> String {
            format!("{rules:?}")
        }
    }
    for game in GameId::ALL {
        let mut said = game.options();
        for (key, default, _) in rulebook(game).0 {
            said.set(key, default).unwrap_or_else(|why| panic!("{why}"));
        }
        let rules = |options: &Options| with_rules(game, options, 2, Same).expect("every game is for two");
        assert_eq!(rules(&said), rules(&game.options()), "{}", game.id());
        // And every other value changes something, so that none is read from the wrong key. Rows of games are above the rules.
        for (key, _, others) in rulebook(game).0 {
            if matches!(*key, "match" | "game_cap" | "sets") {
                continue;
            }
            let mut changed = said.clone();
            let other = others.split(' ').next().expect("there is one");
            changed.set(key, other).unwrap_or_else(|why| panic!("{why}"));
            assert_ne!(rules(&changed), rules(&said), "{} {key}={other}", game.id());
        }
    }
}
