//! Slides and jumps, sentence by sentence, the events that tell them, and the reasons against others.

use holochess::rules::{Ending, Event, Refusal, Table, ToAct};

use super::{BLACK, WHITE, begin, from, play};

fn refusal(table: &dyn Table, text: &str) -> Refusal {
    table.check(table.read_action(text).unwrap()).unwrap_err()
}

fn cells(table: &dyn Table, names: &str) -> Vec<holochess::rules::Cell> {
    names.split(' ').map(|name| table.board().cell(name).unwrap()).collect()
}

/// The source's first example: G2 alone.
#[test]
fn a_pawn_slides_at_home_like_a_rook() {
    let table = begin("g2 / b2 w", &[]);
    assert_eq!(from(&*table, "g2"), "e2 f2 g1 g3 g4 g5 g6 g7 g8 h2");
    for text in ["g2-d2", "g2-e4", "g2-h3"] {
        assert!(table.check(table.read_action(text).unwrap()).is_err(), "{text}");
    }
    assert_eq!(refusal(&*table, "g2-d2"), Refusal::AcrossTheMiddle(cells(&*table, "d2")[0]));
    assert!(matches!(refusal(&*table, "g2-h3"), Refusal::NoSlideOrJump { .. }));
}

/// The source's second example.
#[test]
fn a_chain_of_jumps_reaches_the_goal_and_wins() {
    let mut table = begin("a3 b3 d4 f5 g6 / b8 w", &[]);
    let way = cells(&*table, "g6 e4 c4 a2 a4");
    let events = play(&mut *table, "g6-a4");
    assert!(matches!(&events[0], Event::Leapt { path, .. } if *path == way), "{events:?}");
    assert_eq!(events[1], Event::Goal { seat: WHITE, cell: way[4] });
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.ending, &verdict.scores[..]), (Some(WHITE), Ending::Goal, &[2, 0][..]));
    assert_eq!(table.to_act(), ToAct::Over);
}

#[test]
fn slides_stop_before_pawns_of_both_colours_goals_and_the_middle() {
    let table = begin("g2 g6 / f2 g8 b2 w", &[]);
    assert_eq!(from(&*table, "g2"), "g1 g3 g4 g5 h2");
    let table = begin("h1 g4 / b2 w", &[]);
    assert_eq!(from(&*table, "h1"), "e1 f1 g1 h2 h3");
    assert_eq!(from(&*table, "g4"), "e4 f4 g1 g2 g3 g5 g6 g7 g8");
    assert_eq!(refusal(&*table, "g4-h4"), Refusal::OwnGoal(cells(&*table, "h4")[0]));
    assert_eq!(refusal(&*table, "h1-h6"), Refusal::OwnGoal(cells(&*table, "h4")[0]));
    let table = begin("g2 / a3 d5 b", &[]);
    assert_eq!(from(&*table, "a3"), "a1 a2 b3 c3 d3");
    assert_eq!(from(&*table, "d5"), "b5 c5 d1 d2 d3 d4 d6 d7 d8");
}

#[test]
fn away_from_home_a_pawn_only_jumps() {
    let table = begin("d2 g7 / b8 w", &[]);
    assert_eq!(from(&*table, "d2"), "");
    assert!(matches!(refusal(&*table, "d2-d3"), Refusal::OnlyJumps { .. }));
    let table = begin("d2 d3 / b8 w", &[]);
    assert_eq!(from(&*table, "d2"), "d4");
    assert_eq!(from(&*table, "d3"), "d1");
}

#[test]
fn a_pawn_jumps_in_all_eight_directions_over_its_own_only() {
    for (over, to) in
        [("d5", "d6"), ("d3", "d2"), ("c4", "b4"), ("e4", "f4"), ("c5", "b6"), ("e5", "f6"), ("c3", "b2"), ("e3", "f2")]
    {
        let own = begin(&format!("d4 {over} / a8 w"), &[]);
        assert_eq!(from(&*own, "d4"), to);
        let others = begin(&format!("d4 h8 / a8 {over} w"), &[]);
        assert_eq!(from(&*others, "d4"), "", "not over {over}, which is black's");
    }
}

#[test]
fn a_jump_lands_right_behind_a_direct_neighbour_on_a_free_square() {
    let table = begin("d2 d4 / b8 w", &[]);
    assert_eq!(from(&*table, "d2"), "", "not over a gap");
    let table = begin("d2 d3 / d4 w", &[]);
    assert_eq!(from(&*table, "d2"), "", "not onto a pawn");
    let table = begin("d1 d2 c8 b8 / a8 w", &[]);
    assert_eq!(from(&*table, "d2"), "", "not off the board");
    assert_eq!(from(&*table, "c8"), "", "not onto the other side's pawn, nor off the board");
}

/// F4 over G4 would land on H4, white's own goal.
#[test]
fn jumps_do_not_enter_goals_of_the_own_camp() {
    let table = begin("f4 g4 / b8 w", &[]);
    assert!(!from(&*table, "f4").split(' ').any(|to| to == "h4"));
    assert_eq!(refusal(&*table, "f4-h4"), Refusal::OwnGoal(cells(&*table, "h4")[0]));
    // Black may.
    let mut table = begin("a8 / f4 g4 b", &[]);
    play(&mut *table, "f4-h4");
    assert_eq!(table.verdict().unwrap().winner, Some(BLACK));
}

/// C4 over B4 lands on A4, and that is the end: the only way to C6 would go on from there, over B5.
#[test]
fn a_chain_that_reaches_a_goal_stops_there() {
    let table = begin("c4 b4 b5 / c5 h8 w", &[]);
    assert!(from(&*table, "c4").split(' ').any(|to| to == "a4"));
    assert!(!from(&*table, "c4").split(' ').any(|to| to == "c6"));
}

/// Round a ring of own pawns, C2 over D2 to E2, over E3 to E4, over D4 to C4 and over C3 back: the start counts as empty on
/// the way, but no move ends there.
#[test]
fn a_move_does_not_end_where_it_began() {
    let table = begin("c2 d2 e3 d4 c3 / b8 w", &[]);
    let ends = from(&*table, "c2");
    assert!(ends.split(' ').any(|to| to == "e4") && !ends.split(' ').any(|to| to == "c2"), "{ends}");
    assert!(matches!(refusal(&*table, "c2-c2"), Refusal::Taken(_)));
}

/// A detour of jumps may end where a slide does. That is one action, and the slide is shown.
#[test]
fn two_ways_to_a_square_are_one_action() {
    let mut table = begin("e2 f3 f5 e8 / b8 w", &[]);
    // E2 over F3 to G4, over F5 to E6; and straight up the column.
    let actions: Vec<_> = table.actions().into_iter().map(|action| table.action_text(action)).collect();
    assert_eq!(actions.iter().filter(|text| *text == "e2-e6").count(), 1);
    let way = cells(&*table, "e2 e3 e4 e5 e6");
    assert!(matches!(&play(&mut *table, "e2-e6")[0], Event::Moved { path, .. } if *path == way));
}

#[test]
fn the_shown_chain_is_the_shortest() {
    let table = begin("d1 d2 d4 c5 c3 d6 / b8 w", &[]);
    let way = table.path(table.read_action("d1-d5").unwrap());
    assert_eq!(way, cells(&*table, "d1 d3 d5"));
}

#[test]
fn nothing_is_captured() {
    let mut table = begin("d4 d5 / b8 c8 w", &[]);
    play(&mut *table, "d4-d6");
    assert_eq!(table.position_text().as_deref(), Some("d5 d6 / b8 c8 b"));
}

#[test]
fn refusals_say_why() {
    let table = begin("", &[]);
    let cell = |name: &str| table.board().cell(name).unwrap();
    assert_eq!(refusal(&*table, "c3-c4"), Refusal::EmptyCell(cell("c3")));
    assert!(matches!(refusal(&*table, "b1-c1"), Refusal::NotYours(_)));
    assert_eq!(refusal(&*table, "g1-g2"), Refusal::Taken(cell("g2")));
    let blocked = begin("g1 f5 / g3 h8 w", &[]);
    assert_eq!(refusal(&*blocked, "g1-g5"), Refusal::Blocked(cell("g3")));
    assert!(matches!(refusal(&*blocked, "g1-e4"), Refusal::NoSlideOrJump { .. }));
    assert_eq!(refusal(&*blocked, "g1-c1"), Refusal::AcrossTheMiddle(cell("c1")));
    for text in ["g1xg2", "g1=b1", ">g1", "draw"] {
        assert_eq!(refusal(&*table, text), Refusal::NotInThisGame, "{text}");
    }
    assert_eq!(refusal(&*table, "pass"), Refusal::PassNotForced);
    assert!(matches!(table.read_action("g9-g1"), Err(Refusal::Unreadable { .. })));
}
