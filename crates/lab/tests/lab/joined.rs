//! What is computed in parts and joined is what one run gives, byte for byte; a part that is lost, cut off or computed twice is noticed.

use crate::place::{CommandOutput, Place};

/// A command's answer; it succeeds.
fn run(place: &Place, line: &str) -> String {
    let CommandOutput { out, err, status } = place.run(&line.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(status, 0, "{line}: {err}");
    out
}

/// Computes a command in so many parts, the last one first, and joins them.
fn joined(place: &Place, line: &str, parts: usize, merge: &str) -> String {
    let files: Vec<String> = (1..=parts).rev().map(|part| format!("{part}-of-{parts}")).collect();
    for file in &files {
        run(place, &format!("{line} --part {} --out {file}", file.replace("-of-", "/")));
    }
    run(place, &format!("merge {}{merge}", files.join(" ")))
}

#[test]
fn an_arena_in_parts_is_the_arena() {
    let place = Place::new();
    // Thirteen matches: the last deal is half played. Three players: draws and places.
    for line in [
        "arena holochess --players greedy,random --games 13 --seed 5 --no-times",
        "arena holochess --players random,random --games 70 --sprt 0.2,0.45 --no-times --option quiet_turns=6",
        "arena chinese --players random,random,random --games 7 --no-times",
    ] {
        let whole = run(&place, &format!("{line} --json"));
        for parts in [2, 5] {
            assert_eq!(joined(&place, line, parts, " --json"), whole, "{line} in {parts} parts");
        }
        assert_eq!(joined(&place, line, 2, ""), run(&place, line), "{line}, in words");
    }
    let timed = joined(&place, "arena holochess --players greedy,random --games 4", 2, " --json");
    assert!(!timed.contains("\"seconds_per_decision\":[0.0,"), "decisions took their time: {timed}");
}

#[test]
fn a_ladder_in_parts_is_the_ladder() {
    let place = Place::new();
    // As short as can be: what is played is compared, not measured.
    let line = "arena holochess --ladder --games 2 --step-games 2 --no-times --option quiet_turns=1";
    let whole = run(&place, &format!("{line} --out whole.json"));
    assert_eq!(joined(&place, line, 3, " --out joined.json"), whole);
    let text = |name: &str| std::fs::read_to_string(place.path(name)).expect("it was written");
    assert_eq!(text("joined.json"), text("whole.json"));
}

#[test]
fn a_training_in_parts_ends_in_the_same_weights() {
    let place = Place::new();
    let plan = "--seed 4 --rounds 2 --matches 6 --finals 1 --nodes 20";
    run(&place, &format!("train holochess --out whole {plan}"));
    let (mut states, mut said) = (String::new(), String::new());
    for round in 1..=3 {
        for part in [3, 1, 2] {
            run(&place, &format!("train holochess {plan} --part {part}/3 --out share-{round}-{part}{states}"));
        }
        said = run(&place, &format!("merge share-{round}-1 share-{round}-2 share-{round}-3 --out joined"));
        assert!(said.contains(&format!("{round}/3")), "{said}");
        " --state joined.part".clone_into(&mut states);
        if round == 2 {
            // Shares of another round are no matches of this one.
            let wrong = place.run(&["merge", "share-1-1", "share-1-2", "share-1-3", "--out", "joined"], "");
            assert!(wrong.status == 2 && wrong.err.contains("another training state"), "{}", wrong.err);
        }
    }
    let text = |name: &str| std::fs::read_to_string(place.path(name)).expect("it was written");
    assert_eq!(text("joined"), text("whole"), "{said}");
    assert!(!place.path("joined.part").exists(), "what led to the weights is not needed any more");
    let other = place.run(&["train", "chinese", "--out", "share", "--part", "1/2"], "");
    assert!(other.status == 2 && other.err.contains("only matches of Holochess"), "{}", other.err);
}

#[test]
fn puzzles_in_parts_are_the_puzzles() {
    let place = Place::new();
    let line = "puzzles holochess --count 2 --seed 9 --lots 400";
    let whole = run(&place, &format!("{line} --json"));
    assert!(whole.contains("\"solution\""), "there is something to compare: {whole}");
    assert_eq!(joined(&place, line, 3, " --json"), whole);
    assert_eq!(joined(&place, line, 2, ""), run(&place, line));
}

#[test]
fn nothing_is_lost_and_nothing_counts_twice() {
    let place = Place::new();
    let line = "arena holochess --players random,random --games 9 --seed 3 --no-times";
    let whole = run(&place, &format!("{line} --json"));
    assert_eq!(joined(&place, line, 3, " --json"), whole);
    let says = |files: &str, words: &[&str]| {
        let said = place.run(&format!("merge {files}").split(' ').collect::<Vec<_>>(), "");
        assert_eq!((said.status, said.out.as_str()), (2, ""), "{files}: {}", said.err);
        assert!(said.err.starts_with("error: ") && said.err.lines().count() == 1, "{}", said.err);
        assert!(words.iter().all(|word| said.err.contains(word)), "{words:?}: {}", said.err);
    };
    says("1-of-3 3-of-3", &["missing: 2 of 3"]);
    says("1-of-3 2-of-3 4-of-3", &["4-of-3"]);
    // Named twice, it counts once.
    assert_eq!(run(&place, "merge 1-of-3 2-of-3 3-of-3 2-of-3 --json"), whole);
    let text = std::fs::read_to_string(place.path("2-of-3")).expect("it is there");
    place.write("cut", &text[..text.len() / 2]);
    says("1-of-3 cut 3-of-3", &["cut", "not all of one"]);
    // A match of another part, with the right head and foot.
    let foreign = text.replace("\"number\":2,", "\"number\":0,");
    assert_ne!(foreign, text, "{text}");
    place.write("foreign", foreign);
    says("1-of-3 foreign 3-of-3", &["not all of one"]);
    place.write("no-part", "{\"winner\":0}\n");
    says("no-part", &["no-part"]);
    run(&place, &format!("{} --part 2/3 --out other", line.replace("--seed 3", "--seed 4")));
    says("1-of-3 other 3-of-3", &["other", "--seed 3"]);
    for (arguments, word) in [
        ("arena holochess --players random,random --games 9 --part 4/3 --out x", "2/8"),
        ("arena holochess --players random,random --games 9 --part 1/3", "--out"),
        ("puzzles holochess --part 1/3 --out x", "--lots"),
        ("merge", "FILE"),
    ] {
        let said = place.run(&arguments.split(' ').collect::<Vec<_>>(), "");
        assert_eq!(said.status, 2, "{arguments}");
        assert!(said.err.contains(word), "{arguments}: {}", said.err);
    }
}
