//! Steps, hops, homes, triangles and swaps, sentence by sentence, with the events that tell them and the reasons against
//! others.

use holochess::rules::{Event, Refusal, Table};

use super::{begin, cells, from, line, play};

fn refusal(table: &dyn Table, text: &str) -> Refusal {
    table.check(table.read_action(text).unwrap()).expect_err(text)
}

#[test]
fn a_step_goes_to_a_neighbouring_empty_hole() {
    let mut table = begin(&line("i5", "", 1), &[]);
    assert_eq!(from(&*table, "i5"), "-h5 -h6 -i4 -i6 -j5 -j6");
    let way = cells(&*table, "i5 j6");
    assert!(matches!(&play(&mut *table, "i5-j6")[0], Event::Moved { path, .. } if *path == way));
}

#[test]
fn a_hop_goes_over_a_neighbour_of_any_colour_into_the_hole_right_behind_it() {
    let table = begin(&line("i5 i6", "j5", 1), &[]);
    assert_eq!(from(&*table, "i5"), "-h5 -h6 -i4 -i7 -j6 -k5");
    let over_a_gap = begin(&line("i5 i7", "", 1), &[]);
    assert_eq!(from(&*over_a_gap, "i5"), "-h5 -h6 -i4 -i6 -j5 -j6");
    let into_a_pawn = begin(&line("i5 i6 i7", "", 1), &[]);
    assert_eq!(from(&*into_a_pawn, "i5"), "-h5 -h6 -i4 -j5 -j6");
}

#[test]
fn a_chain_may_stop_after_any_hop_and_nothing_is_removed() {
    let mut table = begin(&line("i3 i4 i6", "", 1), &[]);
    assert_eq!(from(&*table, "i3"), "-h3 -h4 -i2 -i5 -i7 -j3 -j4");
    let way = cells(&*table, "i3 i5 i7");
    assert_eq!(table.path(table.read_action("i3-i7").unwrap()), way);
    assert!(matches!(&play(&mut *table, "i3-i7")[0], Event::Leapt { path, .. } if *path == way));
    let text = table.position_text().unwrap();
    assert!(text.contains("i4 i6 i7") && text.ends_with(" 2"), "{text}");
}

/// Round a ring of pawns back to where it began: in passing the start hole is empty, but the move cannot end there.
#[test]
fn a_move_does_not_end_where_it_began() {
    // I5 over I6 to I7, over H7 to G7, over G6 to G5… and over H5 back to I5.
    let table = begin(&line("i5 i6 h7 g6 h5", "", 1), &[]);
    assert!(!from(&*table, "i5").contains("-i5"));
    assert_eq!(refusal(&*table, "i5-i5"), Refusal::Taken(cells(&*table, "i5")[0]));
    // Both ways round are as short; the first in the board's order is shown.
    assert_eq!(table.path(table.read_action("i5-g7").unwrap()), cells(&*table, "i5 g5 g7"));
    // The other way to I7 would be three hops long.
    assert_eq!(table.path(table.read_action("i5-i7").unwrap()), cells(&*table, "i5 i7"));
}

#[test]
fn a_pawn_that_is_home_stays_there_with_every_landing() {
    let table = begin(&line("n2", "", 1), &[]);
    assert_eq!(from(&*table, "n2"), "-n1 -n3 -o1 -o2");
    assert_eq!(refusal(&*table, "n2-m6"), Refusal::StaysHome(cells(&*table, "n2")[0]));
    // N3 could hop over M7 to L6, and on over M6 to N1: but L6 is outside.
    let table = begin(&line("n3", "m6 m7", 1), &[]);
    assert_eq!(from(&*table, "n3"), "-n2 -n4 -o2 -o3");
    for text in ["n3-l6", "n3-n1"] {
        assert!(matches!(refusal(&*table, text), Refusal::StaysHome(_)), "{text}");
    }
    // Black's pawn in the same hole is not home there, and may.
    let table = begin(&line("", "n3 m6 m7", 2), &[]);
    assert!(from(&*table, "n3").contains("-l6") && from(&*table, "n3").contains("-n1"));
}

const SIX: &str = "a1 b1 b2 c1 c2 c3 d1 d2 g3 g4 / e1 e2 e3 e4 f1 f2 f3 g1 h1 h2 / j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 / \
                   n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 / \
                   e10 e11 e12 e13 f10 f11 f12 g10 g11 h10 1";

#[test]
fn a_pawn_hops_through_other_triangles_but_does_not_stay() {
    let table = begin(SIX, &[]);
    // G4 over G3 into the south-western triangle, and over H2 out of it.
    assert_eq!(table.path(table.read_action("g4-i2").unwrap()), cells(&*table, "g4 g2 i2"));
    assert!(table.check(table.read_action("g4-i2").unwrap()).is_ok());
    assert_eq!(refusal(&*table, "g4-g2"), Refusal::ForeignTriangle(cells(&*table, "g2")[0]));
    assert_eq!(refusal(&*table, "g3-g2"), Refusal::ForeignTriangle(cells(&*table, "g2")[0]));
    // Its owner may.
    let theirs = begin(&SIX.replace("h10 1", "h10 2"), &[]);
    assert!(from(&*theirs, "h2").contains("-g2"));
}

#[test]
fn triangle_without_a_player_is_open() {
    let table = begin(&line("g3", "", 1), &[]);
    assert!(from(&*table, "g3").contains("-g2"), "with two players");
    // With four, the north-west and the south-east belong to no player.
    let four = "a1 b1 b2 c1 c2 c3 d1 d2 k3 g3 / e1 e2 e3 e4 f1 f2 f3 g1 h1 i5 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / \
                j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 1";
    let table = begin(four, &[]);
    assert!(from(&*table, "k3").contains("-k2"));
    assert!(matches!(refusal(&*table, "g3-g2"), Refusal::ForeignTriangle(_)));
}

#[test]
fn a_pawn_may_go_back_to_its_own_start() {
    let table = begin(&line("e5", "", 1), &[]);
    assert!(from(&*table, "e5").contains("-d1"));
}

#[test]
fn a_step_into_a_blocked_hole_of_the_target_changes_places() {
    let mut table = begin(&line("m7", "n2", 1), &[]);
    assert!(from(&*table, "m7").contains("=n2"));
    let [from_hole, to] = cells(&*table, "m7 n2")[..] else { unreachable!() };
    assert_eq!(refusal(&*table, "m7-n2"), Refusal::IsASwap { from: from_hole, to });
    let pieces = [from_hole, to].map(|cell| table.piece_at(cell).unwrap());
    let events = play(&mut *table, "m7=n2");
    let way = vec![from_hole, to];
    assert_eq!(events[0], Event::Swapped { piece: pieces[0], other: pieces[1], from: from_hole, to, path: way });
    assert_eq!([to, from_hole].map(|cell| table.piece_at(cell).unwrap()), pieces);
}

#[test]
fn a_chain_may_end_in_a_swap_but_not_go_on_after_it() {
    // J6 over K6 to L6, over M7 to N3, where a pawn of the other player stands.
    let mut table = begin(&line("j6 k6 m7", "n3", 1), &[]);
    assert!(from(&*table, "j6").ends_with("=n3") && from(&*table, "j6").contains("-l6"));
    let way = cells(&*table, "j6 l6 n3");
    assert_eq!(table.path(table.read_action("j6=n3").unwrap()), way);
    assert!(matches!(&play(&mut *table, "j6=n3")[0], Event::Swapped { path, .. } if *path == way));
    assert_eq!(table.pieces()[table.piece_at(way[0]).unwrap().index()].seat, super::P2);
    // From N3 it would go on over O3 to P2, if the swap did not end the move.
    let table = begin(&line("j6 k6 m7", "n3 o3", 1), &[]);
    assert!(!from(&*table, "j6").contains("p2"));
}

#[test]
fn a_pawn_that_is_home_may_swap_too() {
    let table = begin(&line("o2", "n2 m6", 1), &[]);
    assert_eq!(from(&*table, "o2"), "=n2 -n3 -o1 -o3 -p1 -p2");
}

#[test]
fn swaps_are_only_in_the_own_target_with_another_player() {
    let table = begin(&line("i5 n2 n3", "i6 o2", 1), &[]);
    let hole = |name: &str| table.board().cell(name).unwrap();
    assert_eq!(refusal(&*table, "i5=i6"), Refusal::NoSwap(hole("i6")));
    assert!(matches!(refusal(&*table, "n2=n3"), Refusal::OwnPiece(_)));
    assert_eq!(refusal(&*table, "i5=o2"), Refusal::NoChain { from: hole("i5"), to: hole("o2") });
    assert_eq!(refusal(&*table, "i5=i4"), Refusal::EmptyCell(hole("i4")));
    assert!(table.check(table.read_action("n2=o2").unwrap()).is_ok());
}

#[test]
fn no_swaps_without_the_option() {
    for blocking in ["fill", "none"] {
        let table = begin(&line("m7", "n2", 1), &[("blocking", blocking)]);
        assert!(!from(&*table, "m7").contains('='));
        assert_eq!(refusal(&*table, "m7=n2"), Refusal::NotInThisGame);
        assert!(matches!(refusal(&*table, "m7-n2"), Refusal::Taken(_)));
    }
}

/// With several sets each pawn has a target of its own: a pawn of the southern set is not home in the south-east, the target
/// of the north-western one, and may not stay there.
#[test]
fn every_set_has_its_own_target() {
    let line = "a1 b1 b2 c1 c2 c3 d1 d2 d3 g9 + e1 e2 e3 e4 f1 f2 f3 g1 g2 h1 + k1 k2 l1 l2 l3 m1 m2 m3 m4 h9 / \
                n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 + j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 + \
                e10 e11 e12 e13 f10 f11 f12 g11 i5 i6 1";
    let table = begin(line, &[("sets", "3")]);
    assert!(matches!(refusal(&*table, "g9-g10"), Refusal::ForeignTriangle(_)));
    assert!(table.check(table.read_action("h9-h10").unwrap()).is_ok());
    assert!(table.check(table.read_action("h9-g10").unwrap()).is_ok());
    // Of a player's two sets, the pawns of the other are no strangers.
    assert!(table.check(table.read_action("g9-h8").unwrap()).is_ok());
}

#[test]
fn fillers_stand_where_no_player_starts_or_ends() {
    let table = begin(super::START, &[("fill_unused", "on")]);
    assert_eq!(table.obstacles().len(), 40);
    let hole = |name: &str| table.board().cell(name).unwrap();
    assert!(table.obstacles().contains(&hole("e1")) && table.piece_at(hole("e1")).is_none());
    assert_eq!(refusal(&*table, "e4-f4"), Refusal::Fixed(hole("e4")));
    assert_eq!(refusal(&*table, "d1-e4"), Refusal::Fixed(hole("e4")));
    assert_eq!(refusal(&*table, "d1=e4"), Refusal::Fixed(hole("e4")));
    let beside =
        begin(&line("g3 a1 b1 b2 c1 c2 c3 d1 d2 d3", "i5 n1 n2 n3 n4 o1 o2 o3 p1 p2", 1), &[("fill_unused", "on")]);
    assert!(!from(&*beside, "g3").contains("g2"));
}

#[test]
fn refusals_say_why() {
    let table = begin(super::START, &[]);
    let hole = |name: &str| table.board().cell(name).unwrap();
    assert_eq!(refusal(&*table, "i5-i6"), Refusal::EmptyCell(hole("i5")));
    assert!(matches!(refusal(&*table, "n1-m5"), Refusal::NotYours(_)));
    assert_eq!(refusal(&*table, "a1-b1"), Refusal::Taken(hole("b1")));
    assert_eq!(refusal(&*table, "a1-e5"), Refusal::NoChain { from: hole("a1"), to: hole("e5") });
    for text in ["d1xe5", ">e5", "draw"] {
        assert_eq!(refusal(&*table, text), Refusal::NotInThisGame, "{text}");
    }
    assert_eq!(refusal(&*table, "pass"), Refusal::PassNotForced);
    assert!(matches!(table.read_action("r1-a1"), Err(Refusal::Unreadable { .. })));
}
