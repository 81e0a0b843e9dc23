//! Every ending and what it earns.

use std::cmp::Ordering;

use holochess::rules::{Action, Ending, Event, GameId, Refusal, Rules, Table, ToAct, Verdict, dejarik::Dejarik};

use super::{BOTH, P1, P2, begin, begin_with, names, play};

fn ends(table: &mut dyn Table, actions: &str) -> (Vec<u16>, Ending) {
    let events = play(table, actions);
    let Some(Event::Ended(Verdict { scores, ending, winner })) = events.last() else { panic!("{actions}: {events:?}") };
    assert_eq!(table.to_act(), ToAct::Over);
    let best = match scores[0].cmp(&scores[1]) {
        Ordering::Equal => None,
        Ordering::Greater => Some(P1),
        Ordering::Less => Some(P2),
    };
    assert_eq!(*winner, best);
    (scores.clone(), *ending)
}

fn plain(game: GameId, position: &str, action: &str) -> (Vec<u16>, Ending) {
    ends(begin(game, position).as_mut(), action)
}

#[test]
fn four_in_line_earn_three_points() {
    assert_eq!(plain(GameId::Groi, "i1 i2 i3 o4 / o8 o10 o11 o12 b 8", "o4-i4"), (vec![3, 0], Ending::Line));
    assert_eq!(plain(GameId::Revised, "i1 i2 i4 o3 / o8 o10 o11 o12 b 8", "o3-i3"), (vec![3, 0], Ending::Line));
}

#[test]
fn the_ring_is_closed() {
    for game in BOTH {
        let (scores, ending) = plain(game, "o5 o6 o7 o9 / i11 i12 i2 o1 w 9", "o1-i1");
        assert_eq!((scores, ending), (vec![0, 3], Ending::Line));
    }
}

#[test]
fn three_in_line_earn_a_point_or_not() {
    // Three of four: by the revised rules only.
    let position = "i1 i2 o3 o7 / o8 o10 o11 o12 b 8";
    assert_eq!(plain(GameId::Revised, position, "o3-i3"), (vec![1, 0], Ending::Line));
    let mut table = begin(GameId::Groi, position);
    play(table.as_mut(), "o3-i3");
    assert_eq!(table.to_act(), ToAct::Choose(P2));
    // The last three: by both.
    for game in BOTH {
        assert_eq!(plain(game, "i1 i2 o3 / o8 o10 o11 o12 b 8", "o3-i3"), (vec![1, 0], Ending::Line));
    }
}

#[test]
fn a_line_is_told_with_its_cells() {
    let mut table = begin(GameId::Revised, "o5 o6 o7 o9 / i11 i12 i2 o1 w 9");
    let events = play(table.as_mut(), "o1-i1");
    let line = events.iter().find_map(|event| match event {
        Event::Line { seat, cells, points } => Some((*seat, names(table.as_ref(), cells), *points)),
        _ => None,
    });
    assert_eq!(line, Some((P2, "i11 i12 i1 i2".to_owned(), 3)));
}

#[test]
fn two_pawns_removed_earn_two_points() {
    for game in BOTH {
        assert_eq!(plain(game, "o1 o6 o7 o9 / i3 o10 o11 b 8", "o1-i2"), (vec![2, 0], Ending::Captures));
    }
}

/// A move that removes a pawn makes no line, since it has just crossed the cell behind it; so no player scores in two ways at once.
/// But a removal can leave the opponent with just three pawns, which are in line.
#[test]
fn a_kill_can_earn_the_opponent_a_point() {
    let position = "o9 o1 o2 o3 / i6 i7 i8 i11 b 8";
    assert_eq!(plain(GameId::Groi, position, "o9-i10"), (vec![0, 1], Ending::Line));
    // With the second pawn removed the mover scores.
    assert_eq!(plain(GameId::Groi, "o9 o1 o2 o3 / i6 i7 i11 b 8", "o9-i10"), (vec![2, 0], Ending::Captures));
}

/// To and fro: the start comes up a second and a third time.
const TO_AND_FRO: &str = "o1-d o12-i12 d-o1 i12-o12 o1-d o12-i12 d-o1 i12-o12";

#[test]
fn the_third_time_of_a_position_is_a_draw() {
    for (game, each) in [(GameId::Groi, 1), (GameId::Revised, 0)] {
        let (mut table, _) = begin_with(game, None, &[]);
        // The second time it can be told: the next one is the last.
        assert!(!table.ends_if_repeated());
        play(table.as_mut(), "o1-d o12-i12 d-o1");
        assert!(!table.ends_if_repeated());
        play(table.as_mut(), "i12-o12");
        assert!(table.ends_if_repeated());
        let (mut table, _) = begin_with(game, None, &[]);
        let (scores, ending) = ends(table.as_mut(), TO_AND_FRO);
        assert_eq!((scores, ending), (vec![each; 2], Ending::Repetition));
    }
}

#[test]
fn a_draw_can_be_declared_where_the_option_says_so() {
    for (game, each) in [(GameId::Groi, 1), (GameId::Revised, 0)] {
        let (mut table, _) = begin_with(game, None, &[("repetition", "declare")]);
        let (almost, last) = TO_AND_FRO.rsplit_once(' ').unwrap();
        play(table.as_mut(), almost);
        assert_eq!(table.check(Action::Draw), Err(Refusal::NotInThisGame));
        play(table.as_mut(), last);
        assert_eq!(table.check(Action::Draw), Ok(()));
        // The draw need not be claimed, and can be claimed at the fourth time as well.
        let mut later = table.duplicate();
        play(later.as_mut(), "o1-d");
        assert_eq!(later.check(Action::Draw), Ok(()), "this position, too, stands for the third time");
        assert_eq!(ends(table.as_mut(), "draw"), (vec![each; 2], Ending::Repetition));
    }
}

#[test]
fn repetition_can_be_off() {
    let (mut table, _) = begin_with(GameId::Groi, None, &[("repetition", "off")]);
    play(table.as_mut(), TO_AND_FRO);
    play(table.as_mut(), TO_AND_FRO);
    assert!(!table.ends_if_repeated());
    assert_eq!(table.to_act(), ToAct::Choose(P1));
    assert_eq!(table.check(Action::Draw), Err(Refusal::NotInThisGame));
}

#[test]
fn at_the_cap_a_game_is_drawn() {
    for (game, each) in [(GameId::Groi, 1), (GameId::Revised, 0)] {
        let (mut table, _) = begin_with(game, None, &[("move_cap", "4")]);
        assert_eq!(ends(table.as_mut(), "o1-d o12-i12 d-o1 i12-o12"), (vec![each; 2], Ending::Cap));
        // A score at the last move is a score.
        let late = "i1 i2 i4 o3 / o8 o10 o11 o12 b 8";
        let (mut table, _) = begin_with(game, Some(late), &[("move_cap", "1")]);
        assert_eq!(ends(table.as_mut(), "o3-i3").0, [3, 0]);
    }
}

#[test]
fn without_cap_and_repetition_a_game_still_ends() {
    for game in BOTH {
        let (mut table, _) = begin_with(game, None, &[("move_cap", "0"), ("repetition", "off")]);
        let mut moves = 0;
        'game: loop {
            for action in TO_AND_FRO.split(' ') {
                play(table.as_mut(), action);
                moves += 1;
                if table.to_act() == ToAct::Over {
                    break 'game;
                }
            }
        }
        assert_eq!((moves, table.verdict().unwrap().ending), (1000, Ending::Cap));
    }
}

#[test]
fn who_cannot_move_passes() {
    for game in BOTH {
        // White's pawns stand behind black's on the inner ring, the one inside behind a pawn of its own.
        let mut table = begin(game, "i10 i12 o3 o5 / i11 o10 o11 o12 w 9");
        assert_eq!(table.to_act(), ToAct::Pass(P2));
        assert!(table.actions().is_empty());
        let events = table.play(P2, Action::Pass).unwrap();
        assert!(events.contains(&Event::Passed { seat: P2 }));
        assert_eq!(table.to_act(), ToAct::Choose(P1));
        assert!(table.position_text().unwrap().ends_with(" b 10"), "a pass counts as a move");
    }
}

#[test]
fn passing_is_never_a_choice() {
    let table = begin(GameId::Groi, "o1 o2 o3 o5 / o8 o10 o11 o12 b 0");
    assert_eq!(table.check(Action::Pass), Err(Refusal::PassNotForced));
}

#[test]
fn giving_up_earns_the_opponent_the_most() {
    for game in BOTH {
        let mut table = begin(game, "o1 o2 o3 o5 / o8 o10 o11 o12 b 0");
        let events = table.play(P2, Action::Resign).unwrap();
        assert_eq!(events[0], Event::Resigned { seat: P2 });
        let verdict = table.verdict().unwrap();
        assert_eq!(
            (verdict.winner, &verdict.scores[..], verdict.ending),
            (Some(P1), &[3, 0][..], Ending::Resigned(P2))
        );
    }
}

/// Three points are not more of a win than one, and a draw is half of one even where it earns nothing.
#[test]
fn a_part_of_the_match_is_what_was_won() {
    // In halves: floats are not compared.
    let part = |winner, scores: [u16; 2]| {
        let verdict = Verdict { winner, scores: scores.to_vec(), ending: Ending::Points };
        [P1, P2].map(|seat| (2.0 * verdict.share(seat)) as u8)
    };
    assert_eq!(part(Some(P1), [12, 9]), [2, 0]);
    assert_eq!(part(Some(P2), [0, 1]), [0, 2]);
    assert_eq!([part(None, [0, 0]), part(None, [1, 1])], [[1, 1]; 2]);
}

/// The cap counts what is played here: the moves that a position says were made before it are not played here.
#[test]
fn the_cap_counts_from_where_the_match_began() {
    for (game, each) in [(GameId::Groi, 1), (GameId::Revised, 0)] {
        let line = "o1 o2 o3 o5 / o8 o10 o11 o12 b 40";
        let (mut table, _) = begin_with(game, Some(line), &[("move_cap", "3")]);
        let (almost, last) = ("o1-d o12-i12", "d-o1");
        play(table.as_mut(), almost);
        assert_eq!((table.verdict(), table.progress().turn), (None, 43), "turns go on from what the line says");
        assert_eq!(ends(table.as_mut(), last), (vec![each; 2], Ending::Cap));
    }
    let rules = Dejarik::new(&GameId::Groi.options(), 2).unwrap();
    let start = rules.read_position("o1 o2 o3 o5 / o8 o10 o11 o12 b 40").unwrap();
    assert_eq!(rules.moves_left(&start), 400);
    assert_eq!(rules.moves_left(&rules.apply(&start, rules.read_action("o1-i1").unwrap())), 399);
}

#[test]
fn a_pass_can_be_the_last_move_before_the_cap() {
    for (game, each) in [(GameId::Groi, 1), (GameId::Revised, 0)] {
        let stuck = "i10 i12 o3 o5 / i11 o10 o11 o12 w 9";
        let (mut table, _) = begin_with(game, Some(stuck), &[("move_cap", "2")]);
        table.play(P2, Action::Pass).unwrap();
        assert_eq!(table.to_act(), ToAct::Choose(P1));
        let (mut table, _) = begin_with(game, Some(stuck), &[("move_cap", "1")]);
        table.play(P2, Action::Pass).unwrap();
        let verdict = table.verdict().expect("a pass counts as a move");
        assert_eq!((verdict.winner, &verdict.scores[..], verdict.ending), (None, &[each; 2][..], Ending::Cap));
    }
}

/// Repetitions are told apart by hashes: the same pawns with the other side to move are another position.
#[test]
fn a_hash_knows_the_side_to_move_and_not_the_clock() {
    for game in BOTH {
        let rules = Dejarik::new(&game.options(), 2).unwrap();
        let hash = |line: &str| rules.hash(&rules.read_position(line).unwrap());
        let of_black = hash("o1 o2 o3 o5 / o8 o10 o11 o12 b 8");
        assert_ne!(of_black, hash("o1 o2 o3 o5 / o8 o10 o11 o12 w 9"));
        assert_eq!(of_black, hash("o1 o2 o3 o5 / o8 o10 o11 o12 b 88"));
        assert_ne!(of_black, hash("o8 o10 o11 o12 / o1 o2 o3 o5 b 8"), "whose pawns they are");
        assert_ne!(of_black, hash("o1 o2 o3 o6 / o8 o10 o11 o12 b 8"));
    }
}
