//! Passes, wins, places, caps and resignations.

use holochess::rules::{Action, Ending, Event, Refusal, Rules, Seat, Table, ToAct};

use super::{P1, P2, begin, cells, line, play, position, rules};

const P3: Seat = Seat::new(2);

/// South cannot move: every hole before it is taken, and behind those too.
pub const SHUT_IN: &str = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / e5 e6 e7 e8 e9 f4 f5 f6 f7 f8 / \
                           f9 k10 k11 l10 l11 l12 m10 m11 m12 m13 1";

/// One step from filling the north.
const NEARLY_HOME: &str = "m6 n2 n3 n4 o1 o2 o3 p1 p2 q1";

/// South can swap into the north with a pawn of the north-west, which so comes home in the south-east. Bridges of the third
/// player's pawns lead there.
const SWAP_ACROSS: &str = "h10 n1 n2 n3 o1 o2 o3 p1 p2 q1 / e10 e11 e12 e13 f10 f11 f12 g10 g11 n4 / \
                           i9 k9 m9 k10 k11 l11 l12 m11 m12 m13 1";

fn verdict(table: &dyn Table) -> (Option<Seat>, Ending, Vec<u16>) {
    let verdict = table.verdict().expect("the match is over");
    (verdict.winner, verdict.ending, verdict.scores.clone())
}

#[test]
fn who_cannot_move_passes() {
    let mut table = begin(SHUT_IN, &[]);
    assert_eq!(table.to_act(), ToAct::Pass(P1));
    assert!(table.actions().is_empty());
    let events = table.play(P1, Action::Pass).unwrap();
    assert_eq!(events, [Event::Passed { seat: P1 }, Event::TurnBegan { seat: P2, turn: 2 }]);
    assert_eq!(table.to_act(), ToAct::Choose(P2));
}

#[test]
fn who_fills_the_opposite_triangle_wins() {
    for blocking in ["swap", "fill", "none"] {
        let mut table = begin(&line(NEARLY_HOME, "", 1), &[("blocking", blocking)]);
        let events = play(&mut *table, "m6-n1");
        let cell = cells(&*table, "n1")[0];
        assert!(events.contains(&Event::Goal { seat: P1, cell }), "{events:?}");
        assert!(matches!(events.last(), Some(Event::Ended(_))));
        assert_eq!(verdict(&*table), (Some(P1), Ending::Goal, vec![2, 0]));
        assert_eq!(table.to_act(), ToAct::Over);
    }
}

#[test]
fn all_of_a_players_sets_must_be_home() {
    let north = "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1";
    let line = |second: &str, third: &str| {
        format!(
            "m6 {} + {second} + {third} / a1 b1 b2 c1 c2 c3 d1 d2 d3 i5 + e1 e2 e3 e4 f1 f2 f3 g1 g2 i6 + \
                 j1 k1 k2 l1 l2 l3 m1 m2 m3 i7 1",
            &north[3..]
        )
    };
    let (north_east, south_east) =
        ("j10 k10 k11 l10 l11 l12 m10 m11 m12 m13", "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10");
    let sets = [("sets", "3")];
    let mut table = begin(&line(&north_east.replace("j10", "i9"), south_east), &sets);
    play(&mut *table, "m6-n1");
    assert_eq!(table.verdict(), None);
    let mut table = begin(&line(north_east, south_east), &sets);
    play(&mut *table, "m6-n1");
    assert_eq!(verdict(&*table).0, Some(P1));
}

#[test]
fn a_full_triangle_with_one_own_pawn_wins_where_the_option_says_so() {
    let theirs = "n2 n3 n4 o1 o2 o3 p1 p2 q1";
    let fill = [("blocking", "fill")];
    let mut table = begin(&line("m6", theirs, 1), &fill);
    play(&mut *table, "m6-n1");
    assert_eq!(verdict(&*table).0, Some(P1));
    // Independent of who moved last: now the other player fills the triangle.
    let mut table = begin(&line("n2", &theirs.replace("n2", "m6"), 2), &fill);
    let events = play(&mut *table, "m6-n1");
    assert!(events.iter().any(|event| matches!(event, Event::Goal { seat, .. } if *seat == P1)), "{events:?}");
    assert_eq!(verdict(&*table).0, Some(P1));
    // Without an own pawn in it, a full triangle is nothing: that is how a match begins.
    let mut table = begin(super::START, &fill);
    play(&mut *table, "d1-e5");
    assert_eq!(table.verdict(), None);
    // And without the option neither.
    let mut table = begin(&line("m6", theirs, 1), &[("blocking", "none")]);
    play(&mut *table, "m6-n1");
    assert_eq!(table.verdict(), None);
}

#[test]
fn swap_can_bring_another_player_home() {
    let mut table = begin(&SWAP_ACROSS.replace("q1 /", "m5 /"), &[]);
    let way = cells(&*table, "h10 j9 l9 n4");
    let events = play(&mut *table, "h10=n4");
    assert!(matches!(&events[0], Event::Swapped { path, .. } if *path == way));
    assert_eq!(events[1], Event::Goal { seat: P2, cell: way[0] });
    assert_eq!(verdict(&*table), (Some(P2), Ending::Goal, vec![0, 2, 0]));
}

#[test]
fn the_mover_is_looked_at_first() {
    let mut table = begin(SWAP_ACROSS, &[]);
    play(&mut *table, "h10=n4");
    assert_eq!(verdict(&*table), (Some(P1), Ending::Goal, vec![2, 0, 0]));
}

#[test]
fn the_rest_may_play_on_for_the_next_places() {
    let three =
        format!("{NEARLY_HOME} / e10 e11 e12 e13 f10 f11 f12 g10 g11 h9 / i5 k9 m9 k10 k11 l11 l12 m11 m12 m13 1");
    let mut table = begin(&three, &[("play_on", "on")]);
    let events = play(&mut *table, "m6-n1");
    assert!(events.contains(&Event::Ranked { seat: P1, place: 1 }));
    assert_eq!(table.verdict(), None);
    assert_eq!(table.to_act(), ToAct::Choose(P2));
    play(&mut *table, "h9-i9");
    play(&mut *table, "i5-i6");
    assert_eq!(table.to_act(), ToAct::Choose(P2), "who has finished is passed over");
    play(&mut *table, "i9-h9");
    play(&mut *table, "i6-i5");
    let text = table.position_text().unwrap();
    let events = play(&mut *table, "h9-h10");
    assert_eq!(events[2..4], [Event::Ranked { seat: P2, place: 2 }, Event::Ranked { seat: P3, place: 3 }]);
    assert_eq!(verdict(&*table), (Some(P1), Ending::Goal, vec![4, 2, 0]));
    // Who has finished is seen from the pawns alone.
    let again = begin(&text, &[("play_on", "on")]);
    assert_eq!(again.position_text().as_deref(), Some(&text[..]));
}

#[test]
fn two_can_finish_with_one_action_when_others_play_on() {
    let mut table = begin(SWAP_ACROSS, &[("play_on", "on")]);
    let events = play(&mut *table, "h10=n4");
    let ranked: Vec<_> = events.iter().filter(|event| matches!(event, Event::Ranked { .. })).cloned().collect();
    assert_eq!(ranked, [P1, P2, P3].map(|seat| Event::Ranked { seat, place: seat.number() }));
    assert_eq!(verdict(&*table), (Some(P1), Ending::Goal, vec![4, 2, 0]));
}

#[test]
fn with_two_players_there_is_nothing_to_play_on_for() {
    let mut table = begin(&line(NEARLY_HOME, "", 1), &[("play_on", "on")]);
    let events = play(&mut *table, "m6-n1");
    assert!(!events.iter().any(|event| matches!(event, Event::Ranked { .. })));
    assert_eq!(verdict(&*table), (Some(P1), Ending::Goal, vec![2, 0]));
}

#[test]
fn so_many_turns_a_player_are_a_draw() {
    for (cap, turns) in [("1", 1), ("3", 3), ("500", 500), ("0", 5_000), ("5000", 5_000)] {
        let mut table = begin(super::START, &[("turn_cap", cap)]);
        for turn in 0.. {
            let Some(text) = [["d1-e5", "n1-m5"], ["e5-d1", "m5-n1"]].get(turn / 2 % 2).map(|pair| pair[turn % 2])
            else {
                unreachable!()
            };
            play(&mut *table, text);
            if table.verdict().is_some() {
                assert_eq!(turn + 1, 2 * turns, "cap {cap}");
                break;
            }
        }
        assert_eq!(verdict(&*table), (None, Ending::Cap, vec![1, 1]));
    }
}

#[test]
fn cap_comes_when_all_players_have_had_as_many_turns() {
    // Player 2 begins, so player 1 is the last to have a turn.
    let mut table = begin(&super::START.replace("q1 1", "q1 2"), &[("turn_cap", "1")]);
    play(&mut *table, "n1-m5");
    assert_eq!(table.verdict(), None);
    play(&mut *table, "d1-e5");
    assert_eq!(verdict(&*table).1, Ending::Cap);
}

#[test]
fn a_pass_counts_as_a_turn() {
    let rules = rules(3, &[("turn_cap", "1")]);
    let mut position = rules.pass(&position(&rules, SHUT_IN));
    for text in ["f4-g4", "f9-g9"] {
        assert_eq!(rules.verdict(&position), None);
        position = rules.apply(&position, rules.read_action(text).unwrap());
    }
    assert_eq!(rules.verdict(&position).unwrap().ending, Ending::Cap);
}

#[test]
fn at_the_cap_those_still_playing_share_the_places_that_are_left() {
    let three =
        format!("{NEARLY_HOME} / e10 e11 e12 e13 f10 f11 f12 g10 g11 h9 / i5 k9 m9 k10 k11 l11 l12 m11 m12 m13 1");
    let mut table = begin(&three, &[("play_on", "on"), ("turn_cap", "2")]);
    for text in ["m6-n1", "h9-i9", "i5-i6", "i9-h9", "i6-i5"] {
        assert_eq!(table.verdict(), None, "{text}");
        play(&mut *table, text);
    }
    assert_eq!(verdict(&*table), (Some(P1), Ending::Cap, vec![4, 1, 1]));
}

#[test]
fn one_of_two_who_resigns_has_lost() {
    for seat in [P1, P2] {
        let mut table = begin(super::START, &[]);
        table.play(seat, Action::Resign).unwrap();
        let mut scores = vec![2, 2];
        scores[seat.index()] = 0;
        assert_eq!(verdict(&*table), (Some(seat.opponent()), Ending::Resigned(seat), scores));
    }
}

#[test]
fn one_of_more_who_resigns_leaves_the_match_to_the_others() {
    let mut table = begin(SHUT_IN, &[]);
    let events = table.play(P1, Action::Resign).unwrap();
    assert_eq!(events, [Event::Resigned { seat: P1 }, Event::TurnBegan { seat: P2, turn: 2 }]);
    assert_eq!(table.play(P1, Action::Resign), Err(Refusal::NotInThisGame), "once is enough");
    play(&mut *table, "f4-g4");
    play(&mut *table, "f9-g9");
    assert_eq!(table.to_act(), ToAct::Choose(P2));
    let events = table.play(P3, Action::Resign).unwrap();
    assert!(matches!(&events[..], [Event::Resigned { .. }, Event::Ended(_)]), "{events:?}");
    assert_eq!(verdict(&*table), (Some(P2), Ending::Resigned(P3), vec![0, 2, 0]));
}

#[test]
fn who_resigns_while_others_play_on_has_the_last_place_left() {
    let mut table = begin(SHUT_IN, &[("play_on", "on")]);
    assert!(table.play(P3, Action::Resign).unwrap().contains(&Event::Ranked { seat: P3, place: 3 }));
    table.play(P1, Action::Resign).unwrap();
    assert_eq!(verdict(&*table), (Some(P2), Ending::Resigned(P1), vec![2, 4, 0]));
}

/// The third gives up when the first is home: the second has what is left, and no player is asked any more.
#[test]
fn who_is_left_when_another_resigns_has_the_next_place() {
    let three =
        format!("{NEARLY_HOME} / e10 e11 e12 e13 f10 f11 f12 g10 g11 h9 / i5 k9 m9 k10 k11 l11 l12 m11 m12 m13 1");
    let mut table = begin(&three, &[("play_on", "on")]);
    play(&mut *table, "m6-n1");
    let events = table.play(P3, Action::Resign).unwrap();
    for (seat, place) in [(P2, 2), (P3, 3)] {
        assert!(events.contains(&Event::Ranked { seat, place }), "{events:?}");
    }
    assert_eq!(verdict(&*table), (Some(P1), Ending::Goal, vec![4, 2, 0]));
}

/// Every pawn that is home is shut in by others that are home, and one of each side stands in the other's tip.
const NOBODY_MOVES: &str = "n1 n2 n3 n4 o1 o2 o3 p1 p2 a1 / b1 b2 c1 c2 c3 d1 d2 d3 d4 q1 1";

#[test]
fn it_is_a_draw_if_no_player_can_move() {
    for seat in [P1, P2] {
        let line = NOBODY_MOVES.replace("q1 1", &format!("q1 {seat}"));
        let mut table = begin(&line, &[("blocking", "none")]);
        assert_eq!(table.to_act(), ToAct::Pass(seat));
        table.play(seat, Action::Pass).unwrap();
        assert_eq!(verdict(&*table), (None, Ending::Stuck, vec![1, 1]));
    }
    // With swaps they get at each other.
    let table = begin(NOBODY_MOVES, &[]);
    assert_eq!(table.to_act(), ToAct::Choose(P1));
}

/// A draw is a draw; but what ended the match is what came first, and the cap is looked at when a turn is over.
#[test]
fn cap_ends_a_last_turn_in_which_no_player_can_move() {
    let line = NOBODY_MOVES.replace("n1 ", "m5 ");
    let mut table = begin(&line, &[("blocking", "none"), ("turn_cap", "1")]);
    play(&mut *table, "m5-n1");
    assert_eq!(table.to_act(), ToAct::Pass(P2));
    table.play(P2, Action::Pass).unwrap();
    assert_eq!(verdict(&*table), (None, Ending::Cap, vec![1, 1]));
}

/// One of three has given up: the two others share the first two places.
#[test]
fn who_has_given_up_leaves_the_places_before_to_the_others() {
    let mut table = begin(SHUT_IN, &[("play_on", "on"), ("turn_cap", "1")]);
    table.play(P3, Action::Resign).unwrap();
    table.play(P1, Action::Pass).unwrap();
    play(&mut *table, "f4-g4");
    // First and second are shared: 4 and 2 points.
    assert_eq!(verdict(&*table), (None, Ending::Cap, vec![3, 3, 0]));
}
