//! The quiet clock and the cap on turns.

use holochess::{
    locale::{Language, Locale},
    narration::{Narrator, reach},
    rules::{Ending, Event, Outcome, QuietClock, Table, ToAct},
};

use super::{P1, P2, begin, begin_with, fight, play};

/// Two strong defenders far from all others; they can move back and forth for ever.
const APART: &str = "savrip@o1 houjix@o3 / ngok@o7 strider@o9 1 2";

/// One turn in which the player moves Houjix or Ng'ok to and fro.
fn quiet_turn(table: &mut dyn Table) -> Vec<Event> {
    let ToAct::Choose(seat) = table.to_act() else { panic!("the match is over") };
    let [there, back] = if seat == P1 { ["o3-o4", "o4-o3"] } else { ["o7-o6", "o6-o7"] };
    let mut events = play(table, there);
    events.extend(play(table, back));
    events
}

fn quiet(table: &dyn Table) -> QuietClock {
    table.progress().quiet.unwrap()
}

#[test]
fn the_twentieth_quiet_turn_decides_on_points() {
    let mut table = begin(APART);
    for turn in 1..20 {
        let events = quiet_turn(table.as_mut());
        assert!(events.contains(&Event::Clock { quiet: turn, limit: 20 }));
        assert_eq!((quiet(table.as_ref()).turns, quiet(table.as_ref()).limit), (turn, 20));
        assert_eq!(table.progress().turn, u32::from(turn) + 1);
    }
    let events = quiet_turn(table.as_mut());
    // Two creatures each; Savrip and Houjix are worth 12 + 8, Ng'ok and Strider 11 + 9: level.
    assert!(matches!(&events[..], [.., Event::Clock { quiet: 20, limit: 20 }, Event::Ended(_)]));
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.winner, &verdict.scores[..], verdict.ending), (None, &[1, 1][..], Ending::Quiet));
    assert_eq!(table.progress().turn, 20);
}

#[test]
fn more_creatures_win_then_their_worth() {
    for (line, winner) in [
        ("savrip@o1 houjix@o3 / ngok@o7 1 2", Some(P1)),
        ("ghhhk@o1 houjix@o3 / ngok@o7 1 2", Some(P1)),
        ("ghhhk@o1 houjix@o3 / ngok@o7 molator@o9 1 2", Some(P2)),
        ("savrip@o1 houjix@o3 / ngok@o7 ghhhk@o9 1 2", Some(P1)),
        (APART, None),
    ] {
        let (mut table, _) = begin_with(line, &[("quiet_turns", "1")]);
        assert_eq!(quiet(table.as_ref()).leader, winner, "{line}");
        quiet_turn(table.as_mut());
        assert_eq!(table.verdict().unwrap().winner, winner, "{line}");
        // The same, where the options call it a draw.
        let (mut table, _) = begin_with(line, &[("quiet_turns", "1"), ("quiet_end", "draw")]);
        assert_eq!(quiet(table.as_ref()).leader, None);
        quiet_turn(table.as_mut());
        assert_eq!(table.verdict().unwrap().winner, None);
    }
}

#[test]
fn an_attack_anywhere_in_a_turn_sets_the_clock_back() {
    let (mut table, _) = begin_with("savrip@o1 houjix@o3 / ngok@o7 strider@i1 1 2", &[("quiet_turns", "3")]);
    quiet_turn(table.as_mut());
    quiet_turn(table.as_mut());
    assert_eq!(quiet(table.as_ref()).turns, 2);
    fight(table.as_mut(), "o1xi1", Outcome::CounterPush);
    play(table.as_mut(), ">o12");
    // The clock is 0 at once after an attack, although it is counted at the end of turns, and a move follows in this one.
    assert_eq!(quiet(table.as_ref()).turns, 0);
    play(table.as_mut(), "o3-o4");
    assert_eq!(quiet(table.as_ref()).turns, 0);
    // Player 2's turn is quiet again.
    let events = {
        play(table.as_mut(), "o7-o6");
        play(table.as_mut(), "o6-o7")
    };
    assert!(events.contains(&Event::Clock { quiet: 1, limit: 3 }));
}

#[test]
fn without_the_clock_the_cap_remains() {
    let (mut table, _) = begin_with("savrip@o1 houjix@o3 / ngok@o7 1 2", &[("quiet_turns", "0")]);
    assert_eq!(table.progress().quiet, None);
    for _ in 1..1000 {
        let events = quiet_turn(table.as_mut());
        assert!(events.iter().any(|event| matches!(event, Event::Clock { limit: 0, .. })));
        assert_ne!(table.to_act(), ToAct::Over);
    }
    quiet_turn(table.as_mut());
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.ending), (Some(P1), Ending::Cap));
}

#[test]
fn a_match_that_is_decided_within_the_last_quiet_turn_is_not_quiet() {
    let (mut table, _) = begin_with("savrip@o1 houjix@o3 / ngok@o2 1 1", &[("quiet_turns", "1")]);
    fight(table.as_mut(), "o1xo2", Outcome::Kill);
    assert_eq!(table.verdict().unwrap().ending, Ending::Eliminated);
}

#[test]
fn without_the_clock_a_draw_at_the_end_is_a_draw_at_the_cap() {
    let line = "savrip@o1 houjix@o3 / ngok@o7 1 2";
    let (mut table, _) = begin_with(line, &[("quiet_turns", "0"), ("quiet_end", "draw")]);
    for _ in 0..1000 {
        assert_ne!(table.to_act(), ToAct::Over);
        quiet_turn(table.as_mut());
    }
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.winner, &verdict.scores[..], verdict.ending), (None, &[1, 1][..], Ending::Cap));
}

/// The cap is for every match: an attack now and then holds the quiet clock back for ever.
#[test]
fn the_cap_remains_with_the_clock_as_well() {
    let (mut table, _) = begin_with("savrip@o1 houjix@o3 / ngok@o7 strider@i1 1 2", &[("quiet_turns", "1000")]);
    fight(table.as_mut(), "o1xi1", Outcome::CounterPush);
    play(table.as_mut(), ">o12");
    play(table.as_mut(), "o3-o4");
    play(table.as_mut(), "o7-o6");
    play(table.as_mut(), "o6-o7");
    play(table.as_mut(), "o4-o3");
    play(table.as_mut(), "o3-o4");
    // Turn 1 had an attack, so the clock stands at 2 after turn 3 and would say 999 when the cap comes.
    assert_eq!((table.progress().turn, quiet(table.as_ref()).turns), (4, 2));
    for turn in 4..=1000 {
        assert_eq!((table.to_act() == ToAct::Over, table.progress().turn), (false, turn));
        let steps = if turn % 2 == 0 { ["o7-o6", "o6-o7"] } else { ["o4-o3", "o3-o4"] };
        for step in steps {
            play(table.as_mut(), step);
        }
    }
    let verdict = table.verdict().unwrap();
    // Two creatures each; Savrip and Houjix are worth 20 like Ng'ok and Strider.
    assert_eq!((verdict.winner, verdict.ending), (None, Ending::Cap));
    assert_eq!(table.progress().turn, 1000);
}

/// Neither a clock that ends the match with this turn nor a push that waits makes the other player's pieces stand still.
#[test]
fn the_reach_of_a_piece_is_told_whatever_a_clock_would_end() {
    let locale = Locale::new(Language::English);
    for (line, cell, action) in [
        (APART, "o7", "o7-o6"),
        (APART, "o1", "o1-"),
        ("savrip@i1 monnok@o7 / molator@i2 klorslug@o4 1 1 >i2", "o4", "o4-"),
        ("savrip@i1 monnok@o7 / molator@i2 klorslug@o4 1 1 >i2", "o7", "o7-"),
    ] {
        let (table, _) = begin_with(line, &[("quiet_turns", "1")]);
        let cell = table.board().cell(cell).expect("it is on the board");
        let told = reach(&Narrator::nameless(&locale, 2), &*table, cell);
        assert!(told.contains(action), "{line}: {told}");
    }
}
