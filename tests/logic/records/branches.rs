//! Branches: a match that begins at a moment of another one says so, plays from there with dice of its own, and verifies.

use holochess::{
    players,
    record::{BranchOf, MatchSetup, Problem, RecordedMatch, SeatInfo, Who},
    rules::{GameId, Seat, Table, ToAct, dice::Seed},
};

use super::{Folder, verify};
use crate::play::{Lots, begin, play};

fn seats(count: usize) -> Vec<SeatInfo> {
    (1..=count).map(|number| SeatInfo { who: Who::Human, name: format!("player {number}") }).collect()
}

/// A match of any game that lots have played so far.
fn played_match(game: GameId, options: &[(&str, &str)], most: usize) -> RecordedMatch {
    let players = *game.players().last().expect("the game has players");
    let mut setup =
        MatchSetup { game, options: game.options(), seats: seats(players), seed: Seed::from_number(5), position: None };
    for (key, value) in options {
        setup.options.set(key, value).expect("it is a value of the option");
    }
    let mut recorded = RecordedMatch::begin(setup).expect("it can begin").0;
    let mut computers: Vec<_> =
        (0..players).map(|seat| players::new("greedy", game, seat as u64).expect("every game has it")).collect();
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < most) {
        let action = computers[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).expect("players choose legally");
    }
    recorded
}

#[test]
fn every_game_branches_off_at_any_moment_that_has_a_position_and_is_played_on() {
    let row: &[(&str, &str)] = &[("match", "points:12")];
    for (game, options) in GameId::ALL.into_iter().map(|game| (game, &[][..])).chain([(GameId::Groi, row)]) {
        let whole = played_match(game, options, 90);
        let mut branched = 0;
        for after in 0..=whole.decisions().len() {
            let count = whole.table().seats();
            let seed = Seed::from_number(1000 + after as u64);
            let Some((setup, of)) = whole.branch_off(after, seats(count), seed) else { continue };
            let then = whole.table_at(after);
            let (mut branch, _) =
                RecordedMatch::begin_branch(setup, of.clone()).unwrap_or_else(|why| panic!("{game:?} {after}: {why}"));
            assert_eq!(branch.table_at(0).position_text(), then.position_text(), "{game:?} {after}");
            assert_eq!((branch.branch(), of.after), (Some(&of), after));
            // The same player is to choose, under the same name.
            if let (ToAct::Choose(before), ToAct::Choose(now)) = (then.to_act(), branch.table().to_act()) {
                let name = |recorded: &RecordedMatch, seat: Seat| recorded.setup().seats[seat.index()].name.clone();
                assert_eq!(name(&branch, now), name(&whole, before), "{game:?} {after}");
            }
            if after % 10 == 3 {
                play(&mut branch, &mut Lots::new(after as u64), 6);
                let again = verify(branch.text()).unwrap_or_else(|why| panic!("{why}"));
                assert_eq!((again.branch(), again.text()), (Some(&of), branch.text()));
            }
            branched += 1;
        }
        assert!(branched > 20, "{game:?}: {branched}");
    }
}

/// Six players of Chinese Checkers: players 5 and 3 are a step from home, players 2 and 6 have changed sides of the board.
const NEARLY_HOME: &str = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 / \
                           e9 e11 e12 e13 f10 f11 f12 g10 g11 h10 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / \
                           e1 e2 e3 e5 f1 f2 f3 g1 g2 h1 / j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 5";

/// The same, where every hole of player 5's target but one holds a pawn of player 2: with `blocking = fill` that is enough.
const NEARLY_FULL: &str = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / e1 e2 e3 f1 f2 f3 g1 g2 h1 e6 / \
                           j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / \
                           e5 k10 k11 l10 l11 l12 m10 m11 m12 m13 / e10 e11 e12 e13 f10 f11 f12 g10 g11 h10 5";

/// A match of six from this position in which these players do this.
fn of_six(position: &str, blocking: &str, done: &[(usize, &str)]) -> RecordedMatch {
    let game = GameId::Chinese;
    let (seed, position) = (Seed::from_number(5), Some(position.to_owned()));
    let mut setup = MatchSetup { game, options: game.options(), seats: seats(6), seed, position };
    for (key, value) in [("play_on", "on"), ("blocking", blocking)] {
        setup.options.set(key, value).expect("it is a value of the option");
    }
    let mut recorded = RecordedMatch::begin(setup).expect("it can begin").0;
    for (player, action) in done {
        let action = recorded.table().read_action(action).expect("it is an action");
        recorded.decide(Seat::new(player - 1), action).unwrap_or_else(|why| panic!("{player}: {action:?}: {why}"));
    }
    recorded
}

#[test]
fn players_who_finished_or_resigned_stay_so_in_a_branch() {
    let home = [(5, "e5-e4"), (2, "resign"), (6, "j10-i9"), (1, "resign"), (3, "e9-e10"), (4, "n1-m5"), (6, "i9-i8")];
    let full = [(5, "e5-e4"), (6, "e10-e9"), (1, "resign"), (2, "h1-h2"), (3, "j1-i1")];
    let cases: [(&str, &str, &[(usize, &str)]); 2] = [(NEARLY_HOME, "swap", &home), (NEARLY_FULL, "fill", &full)];
    for (position, blocking, done) in cases {
        let whole = of_six(position, blocking, done);
        for after in 0..=whole.decisions().len() {
            let (setup, of) = whole.branch_off(after, seats(6), Seed::from_number(9)).expect("it has a position");
            let (mut branch, _) = RecordedMatch::begin_branch(setup, of.clone()).expect("it can begin");
            let then = whole.table_at(after);
            let places = |table: &dyn Table| (0..6).map(|seat| table.tally(Seat::new(seat)).place).collect::<Vec<_>>();
            assert_eq!(places(&*branch.table_at(0)), places(&*then), "{blocking} {after}");
            assert_eq!(branch.table().to_act(), then.to_act(), "{blocking} {after}");
            // What was done next is done in the branch, too, and comes to the same.
            for entry in &whole.decisions()[after..] {
                branch
                    .decide(entry.seat.expect("no player had to pass"), entry.action)
                    .expect("it is legal there, too");
            }
            assert_eq!(places(branch.table()), places(whole.table()), "{blocking} {after}");
            assert_eq!(branch.table().position_text(), whole.table().position_text());
            let again = verify(branch.text()).unwrap_or_else(|why| panic!("{why}"));
            assert_eq!((again.branch(), again.text()), (Some(&of), branch.text()));
        }
        let (_, of) = whole.branch_off(usize::MAX, seats(6), Seed::from_number(9)).expect("it is not over");
        let left = if blocking == "swap" { (vec![5, 3], vec![2, 1]) } else { (vec![5], vec![1]) };
        assert_eq!((of.finished, of.resigned), left);
    }
}

#[test]
fn a_header_that_lets_players_leave_who_cannot_have_left_is_refused() {
    let whole = of_six(NEARLY_HOME, "swap", &[(5, "e5-e4"), (2, "resign")]);
    let (setup, of) = whole.branch_off(2, seats(6), Seed::from_number(9)).expect("it has a position");
    let text = RecordedMatch::begin_branch(setup, of).expect("it can begin").0.text();
    assert!(text.contains("\"after\":2,\"finished\":[5],\"resigned\":[2]}"), "{text}");
    let fault = |from: &str, to: &str| *verify(text.replacen(from, to, 1)).expect_err("it was changed").problem;
    for wrong in ["[0]", "[7]"] {
        assert!(matches!(fault("[2]", wrong), Problem::Syntax(_)), "{wrong}");
    }
    // Player 6 is to move; player 5 is home and cannot resign any more; one alone does not play on.
    for wrong in ["[6]", "[5]", "[2,2]", "[1,2,3,4]"] {
        assert!(matches!(fault("[2]", wrong), Problem::Begin(_)), "{wrong}");
    }
    assert!(matches!(fault("\"finished\":[5],", ""), Problem::Begin(_)), "who is home has finished");
    // Without both it is a record of an earlier version, in which all players play who are not home.
    let setup = whole.branch_off(2, seats(6), Seed::from_number(9)).expect("it has a position").0;
    let of = BranchOf { seed_sha256: whole.seed_hash(), after: 2, finished: Vec::new(), resigned: Vec::new() };
    let earlier = verify(RecordedMatch::begin_branch(setup, of).expect("it can begin").0.text()).expect("it verifies");
    assert!(!earlier.text().contains("finished") && earlier.table().tally(Seat::SECOND).place.is_none());
    // In games that no player can leave there is no player to name.
    let mut two = begin(3, ["human", "human"]);
    play(&mut two, &mut Lots::new(3), 12);
    let (setup, mut of) = two.branch_off(8, seats(2), Seed::from_number(9)).expect("it has a position");
    of.resigned = vec![1];
    assert!(RecordedMatch::begin_branch(setup, of).is_err());
}

#[test]
fn a_match_that_is_over_or_still_being_placed_has_no_branch() {
    let mut whole = begin(3, ["human", "human"]);
    play(&mut whole, &mut Lots::new(3), usize::MAX);
    assert!(whole.branch_off(usize::MAX, seats(2), Seed::from_number(1)).is_none());
    let placing = played_match(GameId::Holochess, &[("placement", "chosen")], 2);
    assert!(placing.branch_off(1, seats(2), Seed::from_number(1)).is_none());
}

#[test]
fn what_a_header_says_about_a_branch_is_checked_and_belongs_to_the_match() {
    let whole = {
        let mut whole = begin(3, ["human", "human"]);
        play(&mut whole, &mut Lots::new(3), 12);
        whole
    };
    let (setup, of) = whole.branch_off(8, seats(2), Seed::from_number(9)).expect("it has a position");
    let (mut branch, _) = RecordedMatch::begin_branch(setup, of.clone()).expect("it can begin");
    play(&mut branch, &mut Lots::new(1), 4);
    let text = branch.text();
    assert!(text.contains(&format!("\"branch\":{{\"seed_sha256\":\"{}\",\"after\":8}}", whole.seed_hash())));
    assert!(verify(&text).is_ok());
    let fault = |changed: String| *verify(changed).expect_err("it was changed").problem;
    let other = text.replacen("\"after\":8", "\"after\":9", 1);
    assert!(matches!(fault(other), Problem::Changed), "the checks cover it");
    let hash = of.seed_sha256.as_str();
    for wrong in [&hash[1..], &*hash.to_uppercase(), ""] {
        if wrong != hash {
            assert!(matches!(fault(text.replacen(hash, wrong, 1)), Problem::Syntax(_)), "{wrong}");
        }
    }
    let file = Folder::new();
    assert!(RecordedMatch::open(&file.file(text.replacen("\"after\":8", "\"since\":8", 1))).is_err());
}
