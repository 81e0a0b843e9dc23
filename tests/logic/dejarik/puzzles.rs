//! Puzzles are missed by the levels that they name, come day by day, and can be solved in the terminal.

use std::{collections::BTreeSet, fs};

use holochess::players::{
    Limits, levels, new,
    puzzles::{by_id, of_day, shipped},
};
use holochess::rules::GameId;

use super::BOTH;
use crate::place::Place;

/// So many come with each rule set.
const SHIPPED: usize = 60;

/// A level that was changed since misses other puzzles: what `holochess-lab think GAME --level LEVEL --position POSITION` says of each goes
/// into `missed_by` then. Names and grades stay: people have solved a puzzle by its number.
#[test]
fn puzzles_are_missed_by_the_levels_that_they_name() {
    for game in [GameId::Groi, GameId::Revised, GameId::Holochess] {
        for puzzle in shipped(game) {
            let table = puzzle.table().expect("it is a position");
            let misses = |id: &str| {
                let action = new(id, game, 1).expect("it is a level").think(&*table, &Limits::default()).action;
                !puzzle.is_solved_by(&*table, action)
            };
            let asked = levels(game).iter().filter(|level| !level.is_perfect && level.id != "random");
            let missed: Vec<&str> = asked.map(|level| level.id).filter(|id| misses(id)).collect();
            assert_eq!(puzzle.missed_by, missed, "{}", puzzle.id);
        }
    }
}

#[test]
fn every_day_has_another_puzzle_until_all_have_been_there() {
    for game in BOTH {
        let days = |from: u64| -> BTreeSet<&str> {
            (from..from + SHIPPED as u64).map(|day| of_day(game, day).expect("there are puzzles").id.as_str()).collect()
        };
        assert_eq!(days(0).len(), SHIPPED);
        assert_eq!(days(20_777).len(), SHIPPED);
        assert_ne!(of_day(game, 20_000), of_day(game, 20_001));
    }
    assert_eq!(of_day(GameId::Demeter, 1), None);
    assert_eq!(by_id(GameId::Groi, "groi-61").map_err(|why| why.count), Err(SHIPPED));
}

#[test]
fn a_puzzle_is_solved_in_the_terminal() {
    let place = Place::new();
    let puzzle = &shipped(GameId::Groi)[3];
    let run = |language: &str, input: &str| {
        let said = place.run(&["text", "groi", "--puzzle", &puzzle.id, "--lang", language], input);
        assert_eq!(said.status, 0, "{}", said.err);
        assert!(!said.out.contains('⟨'), "{}", said.out);
        assert!(said.out.lines().all(|line| line.chars().count() <= 80), "{}", said.out);
        // In one line, however it was wrapped.
        said.out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let right = format!("{}\n", puzzle.solution);
    let out = run("en", &right);
    assert!(out.contains("on the first try") && out.contains(&puzzle.line.join(" ")), "{out}");
    // A refused action is no try, a wrong one is; hints say more each time.
    let actions = run("en", "actions\nquit\n");
    let wrong = actions.split_whitespace().find(|word| {
        word.contains('-')
            && *word != puzzle.solution
            && word.len() > 3
            && word.starts_with(['o', 'i', 'd'])
            && !word.ends_with(',')
    });
    let wrong = wrong.expect("there is more than one action");
    let out = run("en", &format!("o1-zz\nhint\nhint\n{wrong}\n{right}"));
    assert!(out.contains("on try 2") && out.contains(&format!("piece on {}", puzzle.pawn())), "{out}");
    for (language, word) in [("en", "solution"), ("fr", "solution")] {
        let out = run(language, &format!("{word}\n"));
        assert!(out.contains(&puzzle.solution), "{out}");
    }
    let today = place.run(&["text", "revised", "--puzzle", "today"], "quit\n");
    assert!(today.status == 0 && today.out.contains("revised-"), "{}{}", today.out, today.err);
    for (arguments, word) in [
        (["text", "groi", "--puzzle", "groi-0"], "groi-0"),
        (["text", "groi", "--puzzle", "revised-1"], "revised-1"),
        (["text", "demeter", "--puzzle", "today"], "revised"),
    ] {
        let said = place.run(&arguments, "");
        assert!(said.status == 2 && said.err.starts_with("error: ") && said.err.contains(word), "{}", said.err);
    }
    assert!(!place.path("home").join("saves").exists(), "a puzzle is no match to be saved");
    // What is solved is kept, with the fewest tries; what cannot be read is kept aside.
    let file = place.path("home").join("puzzles.toml");
    let kept = fs::read_to_string(&file).expect("it is kept");
    assert!(kept.contains(&format!("{} = 1", puzzle.id)), "{kept}");
    let next = || place.run(&["text", "groi", "--puzzle", "next", "--lang", "en"], "").out;
    assert!(next().contains("Puzzle groi-1,"), "{}", next());
    fs::write(&file, "[solved]\ngroi-1 = 2\ngroi-2 = 1\n").expect("the folder is ours");
    assert!(next().contains("Puzzle groi-3,"), "{}", next());
    fs::write(&file, "not at all").expect("the folder is ours");
    assert!(next().contains("Puzzle groi-1,"), "{}", next());
    assert_eq!(fs::read(&file).expect("it is there"), b"not at all", "looking moves nothing");
    let solved = place.run(&["text", "groi", "--puzzle", &puzzle.id, "--lang", "en"], &right);
    assert!(solved.out.contains("puzzles.toml.unreadable-1"), "it is said where it is now: {}", solved.out);
    assert_eq!(fs::read(place.path("home").join("puzzles.toml.unreadable-1")).expect("it is there"), b"not at all");
    assert!(fs::read_to_string(&file).expect("it is kept").contains(&format!("{} = 1", puzzle.id)));
}
