//! Branches: a match that begins at a moment of another one says so, plays from there with dice of its own, and verifies.

use holochess::{
    players,
    record::{MatchSetup, Problem, RecordedMatch, SeatInfo, Who},
    rules::{GameId, Seat, ToAct, dice::Seed},
};

use super::{Folder, verify};
use crate::play::{Lots, begin, play};

fn seats(count: usize) -> Vec<SeatInfo> {
    (1..=count).map(|number| SeatInfo { who: Who::Human, name: format!("player {number}") }).collect()
}

/// A match of any game that lots have played so far.
fn of(game: GameId, options: &[(&str, &str)], most: usize) -> RecordedMatch {
    let players = *game.players().last().expect("somebody plays it");
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
        let whole = of(game, options, 90);
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
            // Whoever was to choose is to choose, under the same name.
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

#[test]
fn a_match_that_is_over_or_still_being_placed_has_no_branch() {
    let mut whole = begin(3, ["human", "human"]);
    play(&mut whole, &mut Lots::new(3), usize::MAX);
    assert!(whole.branch_off(usize::MAX, seats(2), Seed::from_number(1)).is_none());
    let placing = of(GameId::Holochess, &[("placement", "chosen")], 2);
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
