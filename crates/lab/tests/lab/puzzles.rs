//! Puzzles have one solution each, and are found the same every time.

use std::collections::BTreeSet;

use holochess::{
    players::{
        dejarik::tables,
        holochess::endings::SHIPPED as ENDINGS,
        puzzles::{PuzzleKind, shipped},
    },
    rules::GameId,
};
use holochess_lab::find_puzzles::{FindOptions, choose, find, find_endings, judge, judge_ending, part_of};

/// Both Dejariks.
const BOTH: [GameId; 2] = [GameId::Groi, GameId::Revised];

/// So many come with each game.
const SHIPPED: usize = 60;

#[test]
fn every_shipped_puzzle_has_one_solution() {
    for game in BOTH {
        let tablebase = tables::wait_for(game).expect("it is a Dejarik");
        let puzzles = shipped(game);
        assert_eq!(puzzles.len(), SHIPPED, "{}", game.id());
        for (number, puzzle) in (1..).zip(puzzles) {
            assert_eq!(puzzle.id, format!("{}-{number}", game.id()));
            assert_eq!(puzzle.game(), Some(game));
            assert_eq!(judge(tablebase, puzzle), Ok(()), "{}", puzzle.id);
            assert!((1..=5).contains(&puzzle.grade), "{puzzle:?}");
            assert_eq!(puzzle.line.first(), Some(&puzzle.solution));
        }
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "the easiest first");
        let grades: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
        assert!(grades.len() >= 4, "{grades:?}");
        let positions: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(positions.len(), SHIPPED);
        for kind in [PuzzleKind::Win, PuzzleKind::Save] {
            assert!(puzzles.iter().any(|puzzle| puzzle.kind == kind), "{kind:?}");
        }
    }
}

#[test]
fn every_shipped_ending_has_one_best_action() {
    let endings = ENDINGS.as_ref().expect("the table comes with the game");
    let puzzles = shipped(GameId::Holochess);
    assert_eq!(puzzles.len(), SHIPPED);
    let positions: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
    assert_eq!(positions.len(), SHIPPED);
    for (number, puzzle) in (1..).zip(puzzles) {
        assert_eq!(puzzle.id, format!("holochess-{number}"));
        assert_eq!(judge_ending(endings, puzzle), Ok(()), "{}", puzzle.id);
        let [best, second] = puzzle.chances.expect("chances count");
        assert!(puzzle.kind == PuzzleKind::Chance && best - second > 0.079, "{puzzle:?}");
    }
    let mut wrong = puzzles[0].clone();
    wrong.chances = Some([0.5, 0.1]);
    assert!(judge_ending(endings, &wrong).is_err());
    let options = FindOptions { count: 2, depth: None, seed: 9, lots: None };
    let found = find_endings(endings, options, |_| {});
    assert!(found.len() == 2 && found.iter().all(|puzzle| judge_ending(endings, puzzle) == Ok(())), "{found:?}");
}

#[test]
fn a_false_puzzle_is_found_out() {
    let tablebase = tables::wait_for(GameId::Groi).expect("it is a Dejarik");
    let mut puzzle = shipped(GameId::Groi)[0].clone();
    puzzle.solution = "o1-o2".to_owned();
    assert!(judge(tablebase, &puzzle).is_err());
    let start = puzzle.position.clone();
    puzzle.position = "o1 o2 o3 o5 / o8 o10 o11 o12 b 2".to_owned();
    assert!(judge(tablebase, &puzzle).is_err(), "{start}");
    puzzle.position = "nothing".to_owned();
    assert!(judge(tablebase, &puzzle).is_err());
}

#[test]
fn puzzles_are_found_by_depth_and_the_same_every_time() {
    let tablebase = tables::wait_for(GameId::Revised).expect("it is a Dejarik");
    let options = FindOptions { count: 3, depth: Some(5), seed: 4, lots: None };
    let mut heard = 0;
    let found = find(tablebase, options, |count| heard = count);
    assert_eq!((found.len(), heard), (3, 3));
    for puzzle in &found {
        assert_eq!((puzzle.kind, puzzle.plies), (PuzzleKind::Win, 5));
        assert_eq!(judge(tablebase, puzzle), Ok(()));
    }
    assert_eq!(find(tablebase, options, |_| {}), found);
    // Drawn in two parts, the last one first.
    let few = FindOptions { lots: Some(20_000), ..options };
    let offers = [1, 0].map(|part| part_of(tablebase, few, |lot| lot % 2 == part)).concat();
    assert_eq!(choose(GameId::Revised, few, offers), find(tablebase, few, |_| {}));
    assert_ne!(find(tablebase, FindOptions { seed: 5, ..options }, |_| {}), found);
}
