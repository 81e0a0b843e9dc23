//! Position lines: what is read, and what is refused with which words.

use std::{mem::size_of, ops::ControlFlow};

use holochess::rules::{GameId, Rules, Setup, SetupError, chinese::Position, dice::Seed, new_table};

use super::{START, options, position, rules};
use crate::lots::{Lots, wander};

#[test]
fn lines_read_back_as_they_were() {
    let mut lots = Lots::new(4);
    for (players, sets) in [(2, "1"), (3, "1"), (4, "1"), (6, "1"), (3, "2"), (2, "3")] {
        let rules = rules(players, &[("sets", sets)]);
        for _ in 0..20 {
            let steps = lots.below(300);
            let line = rules.position_text(&wander(&rules, &rules.start(), steps, &mut lots)).unwrap();
            assert_eq!(rules.position_text(&position(&rules, &line)).unwrap(), line);
        }
    }
}

#[test]
fn pawns_are_read_in_any_order() {
    let rules = rules(2, &[]);
    let mixed = "d4 b1 b2 c1 a1 c3 d1 d2 d3 c2 / q1 n2 n3 n4 o1 o2 o3 p1 p2 n1 1";
    assert_eq!(position(&rules, mixed), rules.start());
    assert_eq!(rules.position_text(&rules.start()).as_deref(), Some(START));
}

#[test]
fn positions_are_told_apart_by_their_hashes() {
    for players in [2, 6] {
        let rules = rules(players, &[]);
        let mut lots = Lots::new(9);
        for steps in [0, 40, 160] {
            let here = wander(&rules, &rules.start(), steps, &mut lots);
            let mut hashes = vec![rules.hash(&here)];
            let _ = rules.visit_actions(&here, |action| {
                hashes.push(rules.hash(&rules.apply(&here, action)));
                ControlFlow::Continue(())
            });
            let actions = rules.count_actions(&here) as usize;
            assert!(actions > 5, "a position with something to do");
            hashes.sort_unstable();
            hashes.dedup();
            assert_eq!(hashes.len(), actions + 1, "{players} players after {steps} steps");
        }
    }
    // The same pawns with another player to move are another position.
    let rules = rules(2, &[]);
    let other = position(&rules, &START.replace("q1 1", "q1 2"));
    assert_ne!(rules.hash(&rules.start()), rules.hash(&other));
}

#[test]
fn what_cannot_arise_is_refused_with_what_is_wrong() {
    let two = rules(2, &[]);
    let won = "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / e1 e2 e3 e4 f1 f2 f3 g1 g2 h1 2";
    for (line, why) in [
        (String::new(), "the number of camps is 1, that of the players 2"),
        (START.replace(" 1", ""), "the line ends before the player to move"),
        (START.replace("q1 1", "q1 3"), "\"3\" is not the player to move, 1 to 2"),
        (START.replace("q1 1", "q1 0"), "\"0\" is not the player to move"),
        (START.replace("q1 1", "q1 w"), "\"w\" is not the player to move"),
        (START.replace("q1 1", "q1 1 1"), "\"1\" is left over"),
        (START.replace("q1 1", "q1 1 r9"), "\"r9\" is left over"),
        (START.replace("q1 1", "q1  1"), "column 63"),
        (START.replace("q1 1", "q1 1 "), "column 64"),
        (START.replace("a1", "r1"), "no \"r1\""),
        (START.replace("a1", "a2"), "no \"a2\""),
        (START.replace("a1", "A1"), "no \"A1\""),
        (START.replace("a1", "b1"), "two pawns stand on b1"),
        (START.replace("a1", "q1"), "two pawns stand on q1"),
        (START.replace("a1 ", ""), "player 1 has 9 pawns in set 1"),
        (START.replace("a1", "a1 i5"), "player 1 has 11 pawns in set 1"),
        (START.replace("q1 ", ""), "player 2 has 9 pawns in set 1"),
        (START.replace(" / ", " + "), "the number of camps is 1, that of the players 2"),
        (START.replace(" / ", " / i5 / "), "the number of camps is 3, that of the players 2"),
        (START.replace("a1", "i5 +"), "player 1 has 2 sets of pawns; with sets = 1"),
        (won.to_owned(), "player 1 has won already"),
    ] {
        // Sizes come before what a set is; either way it is refused.
        let told = two.read_position(&line).expect_err(&line).to_string();
        assert!(told.contains(why), "{line:?}: {told}");
    }
    let filled = rules(2, &[("fill_unused", "on")]);
    let told = filled.read_position(&START.replace("a1", "e1")).unwrap_err().to_string();
    assert!(told.contains("e1 is filled with a pawn that nobody may move"), "{told}");
}

#[test]
fn who_has_finished_cannot_be_to_move() {
    let rules = rules(3, &[("play_on", "on")]);
    let line = "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / e1 e2 e3 e4 f1 f2 f3 g1 g2 h1 / i1 i2 i3 i4 i5 i6 i7 i8 i9 j5";
    let told = rules.read_position(&format!("{line} 1")).unwrap_err().to_string();
    assert!(told.contains("it cannot be player 1's turn"), "{told}");
    assert!(rules.read_position(&format!("{line} 2")).is_ok());
}

#[test]
fn a_position_fixes_the_number_of_players() {
    assert_eq!(GameId::Chinese.players_in(START), 2);
    assert_eq!(GameId::Chinese.players_in("a1 / b1 / c1 + d1 / e5 1"), 4);
    assert_eq!(GameId::Demeter.players_in("a1 / b1 / c1 w"), 2);
    let setup = Setup {
        game: GameId::Chinese,
        options: options(&[]),
        players: GameId::Chinese.players_in("a1 / b1 / c1 / d1 / e1 1"),
        position: Some("a1 / b1 / c1 / d1 / e1 1".to_owned()),
    };
    let why = new_table(&setup, &mut Seed::from_number(1).deal()).err().unwrap();
    assert!(matches!(why, SetupError::Players { given: 5, .. }), "{why}");
}

#[test]
fn options_have_ranges() {
    let mut own = options(&[]);
    for (key, value) in [
        ("sets", "0"),
        ("sets", "4"),
        ("blocking", "off"),
        ("fill_unused", "yes"),
        ("play_on", "1"),
        ("turn_cap", "5001"),
        ("turn_cap", "007"),
        ("start", "a1"),
    ] {
        assert!(own.set(key, value).is_err(), "{key}={value}");
    }
}

#[test]
fn hashes_tell_positions_apart_and_leave_clocks_out() {
    let rules = rules(2, &[]);
    let mut later = rules.start();
    assert_ne!(rules.hash(&later), rules.hash(&position(&rules, &START.replace("q1 1", "q1 2"))));
    for text in ["d1-e5", "n1-m5", "e5-d1", "m5-n1"] {
        later = rules.apply(&later, rules.read_action(text).unwrap());
    }
    assert_ne!(later, rules.start());
    assert_eq!(rules.hash(&later), rules.hash(&rules.start()));
}

#[test]
fn a_position_allocates_nothing() {
    assert!(size_of::<Position>() <= 384, "{} bytes", size_of::<Position>());
}
