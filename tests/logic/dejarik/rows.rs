//! Games in a row: points, stakes, colours changed each time, and the record of it all.

use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, Ending, Event, GameId, Seat, ToAct, Verdict, dice::Seed},
};

use super::{BOTH, P1, P2, begin_with, line, options, play};

/// Black makes a line of three in three moves of its own, white goes to and fro: a point by the revised rules.
const BLACK_SCORES: &str = "o1-i1 o8-i8 o2-i2 i8-o8 o3-i3";

fn game_ended(events: &[Event]) -> Option<(u16, Verdict, Vec<u16>)> {
    events.iter().find_map(|event| match event {
        Event::GameEnded { game, verdict, scores } => Some((*game, verdict.clone(), scores.clone())),
        _ => None,
    })
}

#[test]
fn colours_change_from_game_to_game() {
    let (mut table, _) = begin_with(GameId::Revised, None, &[("match", "points:12")]);
    assert_eq!(table.to_act(), ToAct::Choose(P1));
    let events = play(table.as_mut(), BLACK_SCORES);
    let (game, verdict, scores) = game_ended(&events).unwrap();
    assert_eq!((game, verdict.winner, verdict.scores, scores), (1, Some(P1), vec![1, 0], vec![1, 0]));
    assert!(events.contains(&Event::GameBegan { game: 2, first: P2 }));
    // A fresh board, and black is player 2 now.
    assert_eq!(table.to_act(), ToAct::Choose(P2));
    assert_eq!(line(table.as_ref()), "o1 o2 o3 o5 / o8 o10 o11 o12 b 0");
    let board = table.board();
    let owner = |cell: &str| table.pieces()[table.piece_at(board.cell(cell).unwrap()).unwrap().index()].seat;
    assert_eq!([owner("o1"), owner("o12")], [P2, P1]);
    assert!(table.pieces()[..4].iter().all(|piece| piece.seat == P1), "ids stay with their player");
    let events = play(table.as_mut(), BLACK_SCORES);
    let (game, verdict, scores) = game_ended(&events).unwrap();
    assert_eq!((game, verdict.winner, verdict.scores, scores), (2, Some(P2), vec![0, 1], vec![1, 1]));
    assert_eq!(table.to_act(), ToAct::Choose(P1));
    assert_eq!(table.row().unwrap().game(), 3);
}

#[test]
fn who_is_ahead_with_the_points_wins() {
    let (mut table, _) = begin_with(GameId::Revised, None, &[("match", "points:2")]);
    // 1:0, 1:1, 2:1.
    play(table.as_mut(), BLACK_SCORES);
    play(table.as_mut(), BLACK_SCORES);
    let events = play(table.as_mut(), BLACK_SCORES);
    assert!(game_ended(&events).is_some());
    let end = Verdict { winner: Some(P1), scores: vec![2, 1], ending: Ending::Points };
    assert_eq!(events.last(), Some(&Event::Ended(end.clone())));
    assert_eq!((table.to_act(), table.verdict()), (ToAct::Over, Some(&end)));
}

#[test]
fn level_with_the_points_plays_on() {
    // Draws by Groï's rules give both a point: 1:1, 2:2, … never decide; the last game does.
    let (mut table, _) = begin_with(GameId::Groi, None, &[("match", "points:2"), ("move_cap", "1"), ("game_cap", "5")]);
    for game in 1..5 {
        let events = play(table.as_mut(), "o1-i1");
        assert_eq!(game_ended(&events).unwrap().2, [game; 2]);
    }
    let events = play(table.as_mut(), "o1-i1");
    assert_eq!(events.last(), Some(&Event::Ended(Verdict { winner: None, scores: vec![5, 5], ending: Ending::Games })));
}

#[test]
fn stakes_are_paid_until_a_purse_is_empty() {
    let (mut table, _) = begin_with(GameId::Revised, None, &[("match", "stakes:2"), ("move_cap", "5")]);
    assert_eq!(table.row().unwrap().scores(), [2, 2]);
    let events = play(table.as_mut(), BLACK_SCORES);
    assert_eq!(game_ended(&events).unwrap().2, [3, 1]);
    // A draw moves no credit.
    let events = play(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12 o1-i1");
    assert_eq!(game_ended(&events).unwrap().2, [3, 1]);
    let events = play(table.as_mut(), BLACK_SCORES);
    assert_eq!(game_ended(&events).unwrap().2, [4, 0]);
    assert_eq!(
        events.last(),
        Some(&Event::Ended(Verdict { winner: Some(P1), scores: vec![4, 0], ending: Ending::Broke }))
    );
}

#[test]
fn players_pay_no_more_than_they_have() {
    let (mut table, _) = begin_with(GameId::Groi, Some("i1 i2 i3 o4 / o8 o10 o11 o12 b 8"), &[("match", "stakes:2")]);
    let events = play(table.as_mut(), "o4-i4");
    assert_eq!(game_ended(&events).unwrap().1.scores, [3, 0]);
    assert_eq!(table.verdict().unwrap().scores, [4, 0]);
}

#[test]
fn a_draw_that_is_declared_ends_its_game_only() {
    let (mut table, _) = begin_with(GameId::Groi, None, &[("match", "points:5"), ("repetition", "declare")]);
    play(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12 o1-d o12-i12 d-o1 i12-o12");
    let events = play(table.as_mut(), "draw");
    assert_eq!(game_ended(&events).unwrap().2, [1, 1]);
    assert_eq!(table.to_act(), ToAct::Choose(P2));
    // Occurrences are counted anew.
    play(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12");
    assert!(table.check(Action::Draw).is_err());
}

#[test]
fn giving_up_gives_up_the_match() {
    let (mut table, _) = begin_with(GameId::Revised, None, &[("match", "points:12")]);
    play(table.as_mut(), BLACK_SCORES);
    let events = table.play(P1, Action::Resign).unwrap();
    assert_eq!(
        events.last(),
        Some(&Event::Ended(Verdict { winner: Some(P2), scores: vec![1, 3], ending: Ending::Resigned(P1) }))
    );
    assert_eq!(table.to_act(), ToAct::Over);
}

#[test]
fn what_a_match_is_played_for_has_its_range() {
    for game in BOTH {
        let mut options = game.options();
        for good in ["single", "points:1", "points:300", "stakes:1000"] {
            assert_eq!(options.set("match", good), Ok(()));
        }
        for bad in [
            "points",
            "points:",
            "points:0",
            "points:301",
            "points:012",
            "stakes:-1",
            "stakes:1001",
            "best:3",
            "",
            "Single",
        ] {
            let why = options.set("match", bad).unwrap_err().to_string();
            assert!(why.contains("points:1–300"), "{why}");
        }
        assert!(options.set("game_cap", "101").is_err() && options.set("move_cap", "1001").is_err());
    }
}

#[test]
fn a_row_is_recorded_resumed_and_verified() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("row.jsonl");
    let seat = || SeatInfo { who: Who::Human, name: String::new() };
    let setup = MatchSetup {
        game: GameId::Revised,
        options: options(GameId::Revised, &[("match", "points:2")]),
        seats: vec![seat(), seat()],
        seed: Seed::from_number(1),
        position: None,
    };
    let mut recorded = RecordedMatch::begin(setup).unwrap().0;
    recorded.autosave_to(path.clone()).unwrap();
    let decide = |recorded: &mut RecordedMatch, actions: &str| {
        for text in actions.split(' ') {
            let ToAct::Choose(seat) = recorded.table().to_act() else { panic!("{text}: no player is to choose") };
            let action = recorded.table().read_action(text).unwrap();
            recorded.decide(seat, action).unwrap();
        }
    };
    decide(&mut recorded, BLACK_SCORES);
    // The last move of a game can be undone in the next.
    assert!(recorded.can_undo());
    recorded.undo().unwrap();
    assert_eq!(recorded.table().row().unwrap().game(), 1);
    decide(&mut recorded, "o3-i3 o1-i1 o8-i8");
    let (mut again, report) = RecordedMatch::load(&path).unwrap();
    assert!(report.notes.is_empty());
    assert_eq!(again.table().position_text(), recorded.table().position_text());
    assert_eq!(again.table().row(), recorded.table().row());
    assert_eq!(again.table().to_act(), ToAct::Choose(Seat::SECOND));
    again.autosave_to(path.clone()).unwrap();
    decide(&mut again, "o2-i2 i8-o8 o3-i3");
    decide(&mut again, BLACK_SCORES);
    assert!(again.is_over());
    let verified = RecordedMatch::verify(&path).unwrap();
    assert_eq!(verified.table().verdict().unwrap().scores, [2, 1]);
    assert_eq!(verified.story(None), again.story(None));
}

#[test]
fn who_is_ahead_after_the_last_game_wins() {
    let changes = [("match", "points:12"), ("game_cap", "2"), ("move_cap", "5")];
    let (mut table, _) = begin_with(GameId::Revised, None, &changes);
    play(table.as_mut(), BLACK_SCORES);
    assert_eq!(table.verdict(), None, "one of two games");
    // A draw by the move cap earns no points.
    let events = play(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12 o1-i1");
    let end = Verdict { winner: Some(P1), scores: vec![1, 0], ending: Ending::Games };
    assert_eq!(events.last(), Some(&Event::Ended(end)));
    // The same where the second game puts player 2 level and the third ahead.
    let changes = [("match", "points:12"), ("game_cap", "3"), ("move_cap", "6")];
    let (mut table, _) = begin_with(GameId::Revised, None, &changes);
    play(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12 o1-d o12-i12");
    play(table.as_mut(), BLACK_SCORES);
    let events = play(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12 o1-d o12-i12");
    let end = Verdict { winner: Some(P2), scores: vec![0, 1], ending: Ending::Games };
    assert_eq!(events.last(), Some(&Event::Ended(end)));
}

#[test]
fn without_a_cap_on_games_a_hundred_are_the_most() {
    let changes = [("match", "points:300"), ("game_cap", "0"), ("move_cap", "1")];
    let (mut table, _) = begin_with(GameId::Groi, None, &changes);
    for game in 1..100 {
        play(table.as_mut(), "o1-i1");
        assert_eq!((table.verdict(), table.row().unwrap().game()), (None, game + 1));
    }
    play(table.as_mut(), "o1-i1");
    assert_eq!(table.verdict(), Some(&Verdict { winner: None, scores: vec![100, 100], ending: Ending::Games }));
}
