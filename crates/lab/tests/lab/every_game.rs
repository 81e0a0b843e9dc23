//! What every game has: positions to count, players that think, matches between them.

use holochess::rules::{GameId, Rules, RulesVisitor, with_rules};

use crate::place::Place;

/// The line of a game's start.
fn start(game: GameId) -> String {
    struct Line;
    impl RulesVisitor for Line {
        type Output = String;
        fn visit<R: Rules>(self, rules: R) -> String {
            rules.position_text(&rules.start()).expect("a start has a line")
        }
    }
    with_rules(game, &game.options(), 2, Line).expect("every game has a table for two")
}

#[test]
fn many_positions_are_counted_from_standard_input() {
    for game in GameId::ALL {
        let place = Place::new();
        let line = start(game);
        let counts = |arguments: &[&str], input: &str| {
            let said = place.run(arguments, input);
            assert_eq!(said.status, 0, "{}", said.err);
            said.out
        };
        let one = counts(&["perft", game.id(), "2", "--threads", "1"], "");
        let counted: Vec<&str> = one.lines().map(|line| line.split_once('\t').unwrap().1).collect();
        let many = counts(&["perft", game.id(), "2", "--position", "-"], &format!("{line}\n{line}\r\n\n{line}"));
        let expected = format!("{line}\t{}\n", counted.join("\t"));
        assert_eq!(many, expected.repeat(3));
    }
}

#[test]
fn computer_players_think_and_meet_in_the_arena() {
    for game in GameId::ALL {
        let place = Place::new();
        let json = |arguments: &[&str]| -> serde_json::Value {
            let said = place.run(arguments, "");
            assert_eq!(said.status, 0, "{arguments:?}: {}", said.err);
            serde_json::from_str(&said.out).unwrap()
        };
        for level in ["random", "greedy"] {
            let thought = json(&["think", game.id(), "--level", level, "--json"]);
            assert_eq!(thought["line"][0], thought["action"]);
        }
        assert!(json(&["levels", game.id(), "--json"])["levels"].as_array().unwrap().len() >= 2);
        let met = json(&["arena", game.id(), "--players", "greedy,random", "--games", "20", "--json"]);
        assert!(met["score"].as_f64().unwrap() > 0.7, "greedy is better than random: {met}");
    }
}

#[test]
fn positions_of_other_games_are_refused_with_the_line_or_counted() {
    let place = Place::new();
    for game in GameId::ALL {
        for other in GameId::ALL {
            let line = start(other);
            let said = place.run(&["perft", game.id(), "1", "--position", &line], "");
            if said.status != 0 {
                assert!(
                    said.status == 2
                        && said.err.starts_with("error: ")
                        && said.err.contains(&line.chars().take(80).collect::<String>()),
                    "{}",
                    said.err
                );
            } else {
                assert_eq!(said.err, "");
            }
        }
    }
}
