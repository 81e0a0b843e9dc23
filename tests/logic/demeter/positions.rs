//! Position lines: what is read, and what is refused with which words.

use holochess::rules::{Rules, demeter::Position};

use super::{position, rules};

#[test]
fn the_start_is_the_rulebooks() {
    let start = "g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 b6 b7 b8 w";
    assert_eq!(rules(&[]).start(), position(start));
    assert_eq!(position(start).line(), start);
}

#[test]
fn any_order_is_read_and_one_is_written() {
    assert_eq!(position("g3 e1 g1 / d8 a1 b").line(), "e1 g1 g3 / a1 d8 b");
}

#[test]
fn what_cannot_arise_is_refused_with_what_is_wrong() {
    for (line, why) in [
        ("", "the number of camps is 1, not 2"),
        ("g1 / b1", "the line ends before the side to move"),
        ("g1 w", "the number of camps is 1, not 2"),
        ("g1 / b1 / c1 w", "the number of camps is 3, not 2"),
        ("g1 + g2 / b1 w", "+ does not belong"),
        ("g1 / b1 w x", "\"x\" is left over"),
        ("g1 / b1 w g2", "\"g2\" is left over"),
        ("g1 / b1 W", "\"W\" is not the side"),
        ("g1 / b1 1", "\"1\" is not the side"),
        ("g1  / b1 w", "column 4"),
        (" g1 / b1 w", "column 1"),
        ("g1 / b1 w ", "column 10"),
        ("g9 / b1 w", "no \"g9\""),
        ("G1 / b1 w", "no \"G1\""),
        ("g1 g1 / b1 w", "two pawns stand on g1"),
        ("g1 / g1 w", "two pawns stand on g1"),
        ("/ b1 w", "white has 0 pawns"),
        ("g1 / w", "black has 0 pawns"),
        ("e1 e2 e3 e4 e5 e6 e7 e8 f1 / b1 w", "white has 9 pawns"),
        ("h4 / b1 w", "white has a pawn on h4, a goal of its own camp"),
        ("g1 / a5 w", "black has a pawn on a5, a goal of its own camp"),
        ("a4 / b1 b", "white has a pawn on a4: that goal has won already"),
        ("g1 / h5 w", "black has a pawn on h5: that goal has won already"),
    ] {
        let told = Position::read(line).expect_err(line).to_string();
        assert!(told.contains(why), "{line:?}: {told}");
    }
}

#[test]
fn hashes_tell_pawns_and_sides_apart_and_leave_the_clock_out() {
    let rules = rules(&[]);
    let hash = |line: &str| rules.hash(&position(line));
    assert_ne!(hash("g1 / b1 w"), hash("g1 / b1 b"));
    assert_ne!(hash("g1 / b1 w"), hash("b1 / g1 w"));
    let mut later = position("g1 / b1 w");
    for text in ["g1-g2", "b1-b2", "g2-g1", "b2-b1"] {
        later = rules.apply(&later, rules.read_action(text).unwrap());
    }
    assert_ne!(later, position("g1 / b1 w"));
    assert_eq!(rules.hash(&later), hash("g1 / b1 w"));
}

#[test]
fn a_position_is_a_small_value() {
    assert!(size_of::<Position>() <= 32, "{} bytes", size_of::<Position>());
}
