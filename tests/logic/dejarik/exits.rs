//! Moves, kills and boosts, one by one, and the events that tell of them.

use holochess::rules::{Event, GameId};

use super::{BOTH, P1, P2, actions, begin, begin_with, line, names, play, read};

/// Plays one move and says where the events took the pawn, how it was boosted and who was removed.
fn told(game: GameId, position: &str, action: &str) -> Vec<String> {
    let mut table = begin(game, position);
    let path = table.path(table.read_action(action).unwrap());
    let events = play(table.as_mut(), action);
    let mut steps = Vec::new();
    let mut all = Vec::new();
    for event in &events {
        match event {
            Event::Moved { path, .. } => {
                all.extend(path);
                steps.push(format!("moved {}", names(table.as_ref(), path)));
            }
            Event::Boosted { path, .. } => {
                all.extend(&path[1..]);
                steps.push(format!("boosted {}", names(table.as_ref(), path)));
            }
            Event::Removed { cell, .. } => steps.push(format!("removed {}", table.board().name(*cell))),
            _ => {}
        }
    }
    assert_eq!(path, all, "the way that is shown is the way that is told");
    steps
}

#[test]
fn a_pawn_crosses_the_board_by_the_centre() {
    for game in BOTH {
        assert_eq!(told(game, "o1 o2 o3 o5 / o8 o10 o11 o12 b 4", "o1-d"), ["moved o1 i1 d"]);
        assert_eq!(told(game, "d o2 o3 o5 / o8 o10 o11 o12 b 4", "d-o7"), ["moved d i7 o7"]);
        assert_eq!(told(game, "i1 o2 o3 o5 / o8 o10 o11 o12 b 4", "i1-o1"), ["moved i1 o1"]);
        assert_eq!(told(game, "o1 o2 o3 o5 / o8 o10 o11 o12 b 4", "o5-i5"), ["moved o5 i5"]);
    }
}

#[test]
fn exits_go_one_or_two_cells_aside() {
    for game in BOTH {
        let position = "o1 o6 o7 / o8 o10 o11 b 4";
        assert_eq!(told(game, position, "o1-i2"), ["moved o1 i1 i2"]);
        assert_eq!(told(game, position, "o1-i12"), ["moved o1 i1 i12"]);
        assert_eq!(told(game, position, "o1-i3"), ["moved o1 i1 i2 i3"]);
    }
}

#[test]
fn a_boost_repeats_and_is_told_step_by_step() {
    for game in BOTH {
        // o1 lands before o2, goes on before o4, goes on to i6.
        let position = "o1 o2 o4 o9 / o8 o10 o11 b 4";
        assert_eq!(told(game, position, "o1-i6"), ["moved o1 i1 i2", "boosted i2 i3 i4", "boosted i4 i5 i6"]);
        let list = actions(begin(game, position).as_ref());
        assert!(!list.contains(&"o1-i2".to_owned()) && !list.contains(&"o1-i4".to_owned()), "{list:?}");
        // Both ways round, across the end of the ring.
        assert_eq!(
            told(game, "o2 o1 o11 / o6 o7 o8 b 4", "o2-i9"),
            ["moved o2 i2 i1", "boosted i1 i12 i11", "boosted i11 i10 i9"]
        );
    }
}

#[test]
fn a_double_exit_is_boosted_too() {
    for game in BOTH {
        assert_eq!(told(game, "o1 o3 o7 / o8 o10 o11 b 4", "o1-i5"), ["moved o1 i1 i2 i3", "boosted i3 i4 i5"]);
    }
}

#[test]
fn a_kill_goes_before_a_boost() {
    for game in BOTH {
        // o2 stands behind the landing, but i3 holds an enemy.
        assert_eq!(told(game, "o1 o2 o7 / i3 o10 o11 o12 b 4", "o1-i2"), ["moved o1 i1 i2", "removed i3"]);
        // After a boost as well.
        assert_eq!(
            told(game, "o1 o2 o7 / i5 o10 o11 o12 b 4", "o1-i4"),
            ["moved o1 i1 i2", "boosted i2 i3 i4", "removed i5"]
        );
    }
}

#[test]
fn only_the_leading_side_kills_and_only_on_the_inner_ring() {
    for game in BOTH {
        // The straight exit stands beside an enemy and does nothing.
        assert_eq!(told(game, "o1 o6 o7 / i2 o10 o11 b 4", "o1-i1"), ["moved o1 i1"]);
        // The enemy stands on the side that the pawn comes from.
        assert_eq!(told(game, "o1 o6 o7 / i12 o10 o11 b 4", "o1-i2"), ["moved o1 i1 i2"]);
        // On the outer ring an enemy is safe.
        assert_eq!(told(game, "o1 o6 o7 / o3 o10 o11 b 4", "o1-i2"), ["moved o1 i1 i2"]);
        // An own pawn ahead is no victim.
        assert_eq!(told(game, "o1 i3 o7 / o8 o10 o11 b 4", "o1-i2"), ["moved o1 i1 i2"]);
    }
}

#[test]
fn a_boost_that_cannot_be_made_is_not() {
    for game in BOTH {
        // The second cell of the boost is taken, by either colour.
        assert_eq!(told(game, "o1 o2 o7 / i4 o10 o11 b 4", "o1-i2"), ["moved o1 i1 i2"]);
        assert_eq!(told(game, "o1 o2 i4 / o8 o10 o11 b 4", "o1-i2"), ["moved o1 i1 i2"]);
        // An enemy pawn on the outer cell behind the landing gives no boost.
        assert_eq!(told(game, "o1 o6 o7 / o2 o10 o11 b 4", "o1-i2"), ["moved o1 i1 i2"]);
    }
}

#[test]
fn by_grois_rules_first_exits_are_straight() {
    let start = "o1 o2 o3 o5 / o8 o10 o11 o12 b 0";
    let straight = ["o1-d", "o1-i1", "o2-d", "o2-i2", "o3-d", "o3-i3", "o5-d", "o5-i5"];
    let mut table = begin(GameId::Groi, start);
    assert_eq!(actions(table.as_ref()), straight);
    play(table.as_mut(), "o1-i1");
    assert_eq!(actions(table.as_ref()).len(), 8);
    play(table.as_mut(), "o12-i12");
    // From the second turn on they may go aside.
    assert!(actions(table.as_ref()).contains(&"o5-i4".to_owned()));
    assert_eq!(actions(begin(GameId::Revised, start).as_ref()).len(), 19);
}

#[test]
fn moves_count_in_the_line() {
    let mut table = begin(GameId::Groi, "o1 o2 o3 o5 / o8 o10 o11 o12 b 0");
    play(table.as_mut(), "o1-d o8-i8");
    assert_eq!(line(table.as_ref()), "d o2 o3 o5 / i8 o10 o11 o12 b 2");
}

#[test]
fn where_no_move_goes_no_way_is_shown() {
    for game in BOTH {
        let table = begin(game, "i1 o2 d o5 / o8 i10 o11 o12 b 8");
        for text in ["i1-d", "d-i3", "i1-i2", "o2-o3", "i1-i1", "o2-o2", "i1-o4", "o2-i6"] {
            assert!(table.path(read(table.as_ref(), text)).is_empty(), "{text}");
        }
        // A move is shown with both its ends, whichever player is to move.
        for (text, way) in [("d-o3", "d i3 o3"), ("i1-o1", "i1 o1"), ("o2-i2", "o2 i2")] {
            assert_eq!(names(table.as_ref(), &table.path(read(table.as_ref(), text))), way);
        }
    }
}

#[test]
fn turns_are_told_by_their_number() {
    for game in BOTH {
        let (mut table, events) = begin_with(game, Some("o1 o2 o3 o7 / o8 o10 o11 o12 b 4"), &[]);
        assert_eq!(events.last(), Some(&Event::TurnBegan { seat: P1, turn: 5 }));
        assert_eq!(play(table.as_mut(), "o1-i1").last(), Some(&Event::TurnBegan { seat: P2, turn: 6 }));
    }
}
