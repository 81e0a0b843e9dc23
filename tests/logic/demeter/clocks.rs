//! Passes, repetition, the cap, resigning, and other starts.

use holochess::rules::{
    Action, Ending, Event, GameId, NodeKind, Refusal, Rules, Seat, SetupError, ToAct, demeter::Demeter,
};

use super::{BLACK, WHITE, begin, options, play, position, rules};
use crate::lots::actions_of;

/// White's only pawn stands alone away from home.
const STUCK: &str = "d2 / b2 w";
/// Both do.
const BOTH_STUCK: &str = "d2 / e2 w";

#[test]
fn who_cannot_move_passes() {
    let mut table = begin(STUCK, &[]);
    assert_eq!(table.to_act(), ToAct::Pass(WHITE));
    assert!(table.check(table.read_action("d2-d3").unwrap()).is_err());
    let events = table.play(WHITE, Action::Pass).unwrap();
    assert_eq!(events, [Event::Passed { seat: WHITE }, Event::TurnBegan { seat: BLACK, turn: 2 }]);
    assert_eq!(table.to_act(), ToAct::Choose(BLACK));
}

#[test]
fn if_neither_can_move_it_is_a_draw() {
    let mut table = begin(BOTH_STUCK, &[]);
    table.play(WHITE, Action::Pass).unwrap();
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.ending), (None, Ending::Stuck));
}

fn to_and_fro(table: &mut dyn holochess::rules::Table, times: usize) {
    for _ in 0..times {
        for text in ["g1-f1", "b1-c1", "f1-g1", "c1-b1"] {
            if table.to_act() != ToAct::Over {
                play(table, text);
            }
        }
    }
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut table = begin("", &[]);
    to_and_fro(&mut *table, 1);
    assert_eq!(table.verdict(), None, "the second occurrence");
    for text in ["g1-f1", "b1-c1", "f1-g1"] {
        play(&mut *table, text);
        assert_eq!(table.verdict(), None);
    }
    play(&mut *table, "c1-b1");
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.ending, &verdict.scores[..]), (None, Ending::Repetition, &[1, 1][..]));
}

#[test]
fn unless_repetition_is_off() {
    let mut table = begin("", &[("repetition", "off")]);
    to_and_fro(&mut *table, 20);
    assert_eq!(table.verdict(), None);
}

#[test]
fn three_hundred_moves_without_a_goal_are_a_draw() {
    for (cap, moves) in [("300", 300), ("7", 7), ("0", 3_000), ("3000", 3_000)] {
        let mut table = begin("", &[("repetition", "off"), ("move_cap", cap)]);
        to_and_fro(&mut *table, moves / 4 + 1);
        assert_eq!(table.verdict().unwrap().ending, Ending::Cap);
        assert_eq!(table.progress().turn as usize, moves + 1);
    }
}

#[test]
fn a_goal_with_the_last_move_wins() {
    let mut table = begin("c4 b4 / h8 w", &[("move_cap", "1")]);
    play(&mut *table, "c4-a4");
    assert_eq!(table.verdict().unwrap().ending, Ending::Goal);
}

#[test]
fn passes_count_as_moves() {
    let rules = rules(&[("move_cap", "2")]);
    let passed = rules.pass(&position(STUCK));
    assert_eq!(rules.node_kind(&passed), NodeKind::Decision(BLACK));
    let after = rules.apply(&passed, actions_of(&rules, &passed)[0]);
    assert_eq!(rules.verdict(&after).unwrap().ending, Ending::Cap);
}

#[test]
fn either_can_resign_at_any_time() {
    for seat in [WHITE, BLACK] {
        let mut table = begin("", &[]);
        table.play(seat, Action::Resign).unwrap();
        let verdict = table.verdict().unwrap();
        assert_eq!((verdict.winner, verdict.ending), (Some(seat.opponent()), Ending::Resigned(seat)));
        assert_eq!(table.play(seat, Action::Resign), Err(Refusal::Over));
    }
}

#[test]
fn another_start_is_an_option() {
    let table = begin("", &[("start", "e1 f2 / a1 b2 c3")]);
    assert_eq!(table.position_text().as_deref(), Some("e1 f2 / a1 b2 c3 w"));
    let table = begin("", &[("start", "e1,f2,g3")]);
    assert_eq!(table.position_text().as_deref(), Some("e1 f2 g3 / b3 c2 d1 w"), "one camp mirrored");
    let mut table = begin("", &[("start", "c4 b4 / g8")]);
    play(&mut *table, "c4-a4");
    assert_eq!(table.verdict().unwrap().winner, Some(WHITE));
}

#[test]
fn what_is_no_option_is_refused() {
    let mut own = options(&[]);
    for (key, value) in [
        ("start", ""),
        ("start", "g1 /"),
        ("start", "g1 g1 / b1"),
        ("start", "g1 / g1"),
        ("start", "h4 / b1"),
        ("start", "a4 / b1"),
        ("start", "g1 / h5"),
        ("start", "i1 / b1"),
        ("start", "a1"),
        ("start", "g1 / b1 / c1"),
        ("start", "e1 e2 e3 e4 e5 e6 e7 e8 f1 / b1"),
        ("repetition", "on"),
        ("move_cap", "3001"),
        ("move_cap", "-1"),
        ("speed", "3"),
    ] {
        assert_eq!(own.set(key, value).is_ok(), value == "a1", "{key}={value}");
    }
    for players in [0, 1, 3, 6] {
        assert!(matches!(Demeter::new(&options(&[]), players), Err(SetupError::Players { .. })));
    }
    let foreign = GameId::Holochess.options();
    assert_eq!(Demeter::new(&foreign, 2).unwrap_err(), SetupError::ForeignOptions(GameId::Demeter));
    assert_eq!(Seat::MOST, 6);
}
