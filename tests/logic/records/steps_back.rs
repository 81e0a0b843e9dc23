//! Who may go back in a match, and how far: undo for free, take-backs that stay in the record, and nothing once it is over.

use holochess::{
    record::DecideError,
    rules::{Action, Event, Refusal, Seat, ToAct},
};

use super::verify;
use crate::play::{Lots, begin, play, step, to_choose};

#[test]
fn player_out_of_turn_is_refused_and_nothing_changes() {
    let mut recorded = begin(1, ["human", "human"]);
    let seat = to_choose(&recorded).expect("the match has just begun");
    let action = recorded.table().actions()[0];
    let text = recorded.text();
    let refused = |result: Result<Vec<Event>, DecideError>| match result {
        Err(DecideError::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(recorded.decide(seat.opponent(), action)), Refusal::NotYourTurn(seat));
    assert_eq!(refused(recorded.decide(seat, Action::Pass)), Refusal::PassNotForced);
    assert_eq!(refused(recorded.decide(Seat::new(4), Action::Resign)), Refusal::NotInThisGame);
    assert_eq!(refused(recorded.undo()), Refusal::NothingToUndo);
    assert_eq!(refused(recorded.take_back()), Refusal::NothingToUndo);
    assert_eq!(recorded.text(), text);
}

#[test]
fn undo_is_free_until_dice_fall_or_the_opponent_acts() {
    let mut recorded = begin(2, ["human", "human"]);
    let mut lots = Lots::new(2);
    let mut undone = 0;
    while let Some(seat) = to_choose(&recorded) {
        let (before, position) = (recorded.decisions().len(), recorded.table().position_text());
        let last_chooser = recorded.decisions().iter().rev().find_map(|entry| entry.seat);
        let could_undo = recorded.can_undo();
        step(&mut recorded, &mut lots);
        let dice = recorded.decisions()[before..].iter().any(|entry| !entry.rolls.is_empty());
        assert_eq!(recorded.can_undo(), !dice && !recorded.is_over(), "after decision {before}");
        if !recorded.can_undo() {
            continue;
        }
        let steps = recorded.decisions().len() - before;
        let events = recorded.undo().expect("it can be undone");
        assert_eq!(events, [Event::TookBack { decisions: steps as u32 }]);
        assert_eq!(recorded.table().position_text(), position);
        undone += 1;
        // What was decided before by the same seat can still be undone; what the opponent answered cannot.
        assert_eq!(recorded.can_undo(), could_undo && last_chooser == Some(seat));
        step(&mut recorded, &mut lots);
    }
    assert!(undone > 10);
    verify(recorded.text()).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn between_people_nothing_is_taken_back_across_dice() {
    let mut recorded = begin(4, ["human", "human"]);
    let mut lots = Lots::new(4);
    while step(&mut recorded, &mut lots).is_some() {
        assert!(!recorded.can_take_back());
    }
}

#[test]
fn against_the_computer_a_choice_is_taken_back_across_dice_and_marked() {
    let mut recorded = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    let mut rolls = Vec::new();
    let mut across_dice = 0;
    for round in 0..400 {
        let before = recorded.decisions().len();
        if step(&mut recorded, &mut lots).is_none() {
            break;
        }
        rolls.extend(recorded.decisions()[before..].iter().flat_map(|entry| &entry.rolls).map(|roll| roll.number));
        if round % 3 == 0 && recorded.can_take_back() {
            let last =
                recorded.decisions().iter().rposition(|entry| entry.seat == Some(Seat::FIRST)).expect("a choice");
            let gone = &recorded.decisions()[last..];
            across_dice += usize::from(gone.iter().any(|entry| !entry.rolls.is_empty()));
            let steps = gone.len() as u32;
            let marked = recorded.take_backs();
            assert_eq!(recorded.take_back().expect("it can"), [Event::TookBack { decisions: steps }]);
            assert_eq!(recorded.decisions().len(), last);
            assert_eq!(recorded.take_backs(), marked + 1);
            assert_eq!(to_choose(&recorded), Some(Seat::FIRST));
            assert!(!recorded.can_undo(), "what lies before a take-back is not undone for free");
        }
    }
    assert!(across_dice > 5);
    // A roll that was taken back keeps its number, so every number is rolled just once.
    assert_eq!(rolls, (1..=rolls.len() as u64).collect::<Vec<_>>());
    let read = verify(recorded.text()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.take_backs(), recorded.take_backs());
    assert_eq!(read.text(), recorded.text());
}

#[test]
fn a_match_that_is_over_stays_over() {
    let mut recorded = begin(6, ["human", "greedy"]);
    play(&mut recorded, &mut Lots::new(1), 7);
    recorded.decide(Seat::SECOND, Action::Resign).expect("a player may resign at any time");
    assert_eq!(recorded.table().to_act(), ToAct::Over);
    assert!(!recorded.can_undo() && !recorded.can_take_back());
    let read = verify(recorded.text()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.table().verdict().expect("it is over").winner, Some(Seat::FIRST));
}

#[test]
fn what_the_computer_decided_is_not_undone() {
    let mut recorded = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    let (mut own, mut others) = (0, 0);
    while let Some(seat) = to_choose(&recorded) {
        let before = recorded.decisions().len();
        step(&mut recorded, &mut lots);
        let dice = recorded.decisions()[before..].iter().any(|entry| !entry.rolls.is_empty());
        assert_eq!(recorded.can_undo(), seat == Seat::FIRST && !dice && !recorded.is_over(), "after decision {before}");
        own += usize::from(recorded.can_undo());
        others += usize::from(seat == Seat::SECOND && !dice);
    }
    assert!(own > 5 && others > 5);
}

#[test]
fn a_match_with_take_backs_is_played_again_as_it_stands() {
    let mut recorded = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    for round in 0..120 {
        if step(&mut recorded, &mut lots).is_none() {
            break;
        }
        if round % 7 == 6 && recorded.can_take_back() {
            recorded.take_back().expect("it can");
        }
    }
    let numbers = recorded.decisions().iter().flat_map(|entry| &entry.rolls).map(|roll| roll.number);
    assert!(numbers.zip(1..).any(|(number, place)| number != place), "rolls were taken back");
    assert!(recorded.decisions().len() > 20, "{}", recorded.decisions().len());
    let whole = recorded.replayed(usize::MAX);
    assert_eq!(whole.decisions(), recorded.decisions());
    assert_eq!(whole.story(None), recorded.story(None));
    for count in [0, 1, 7, recorded.decisions().len() / 2] {
        let part = recorded.replayed(count);
        let stands = part.decisions().len();
        assert!(stands >= count && part.decisions() == &recorded.decisions()[..stands]);
        assert_eq!(part.story(None), recorded.story(Some(stands)));
        assert_eq!(part.table().position_text(), recorded.table_at(stands).position_text());
        assert_eq!(part.story(None).len() + recorded.events_since(stands).len(), recorded.story(None).len());
        assert!(part.autosave_path().is_none());
    }
}

#[test]
fn steps_back_end_before_a_record_can_no_longer_be_read() {
    let mut recorded = begin(2, ["human", "greedy"]);
    while to_choose(&recorded) != Some(Seat::FIRST) {
        step(&mut recorded, &mut Lots::new(0));
    }
    let action = recorded.table().actions().into_iter().find(|action| matches!(action, Action::Move { .. }));
    let action = action.expect("a player can move at the start");
    let mut steps = 0;
    loop {
        recorded.decide(Seat::FIRST, action).expect("it is legal every time");
        if recorded.undo().is_err() {
            break;
        }
        steps += 1;
    }
    // Line 100,000 is the first behind which nothing goes back: a decision stands in it, or in the one after it.
    let lines = recorded.text().lines().count() - 1;
    assert!((99_999..=100_000).contains(&lines) && steps > 49_000, "{lines} lines, {steps} steps");
    assert!(!recorded.can_take_back());
    play(&mut recorded, &mut Lots::new(2), usize::MAX);
    verify(recorded.text()).unwrap_or_else(|error| panic!("{error}"));
}
