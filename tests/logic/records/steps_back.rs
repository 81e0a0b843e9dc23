//! Who may go back in a match, and how far: undo for free, take-backs that stay in the record, and nothing once it is over.

use holochess::{
    record::DecideError,
    rules::{Action, Event, Refusal, Seat, ToAct},
};

use super::verify;
use crate::play::{Lots, begin, play, step, to_choose};

#[test]
fn whoever_is_not_to_choose_is_refused_and_nothing_changes() {
    let mut keeper = begin(1, ["human", "human"]);
    let seat = to_choose(&keeper).expect("the match has just begun");
    let action = keeper.table().actions()[0];
    let text = keeper.text();
    let refused = |result: Result<Vec<Event>, DecideError>| match result {
        Err(DecideError::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(keeper.decide(seat.opponent(), action)), Refusal::NotYourTurn(seat));
    assert_eq!(refused(keeper.decide(seat, Action::Pass)), Refusal::PassNotForced);
    assert_eq!(refused(keeper.decide(Seat::new(4), Action::Resign)), Refusal::NotInThisGame);
    assert_eq!(refused(keeper.undo()), Refusal::NothingToUndo);
    assert_eq!(refused(keeper.take_back()), Refusal::NothingToUndo);
    assert_eq!(keeper.text(), text);
}

#[test]
fn undo_is_free_until_dice_fall_or_the_opponent_acts() {
    let mut keeper = begin(2, ["human", "human"]);
    let mut lots = Lots::new(2);
    let mut undone = 0;
    while let Some(seat) = to_choose(&keeper) {
        let (before, position) = (keeper.decisions().len(), keeper.table().position_text());
        let last_chooser = keeper.decisions().iter().rev().find_map(|entry| entry.seat);
        let could_undo = keeper.can_undo();
        step(&mut keeper, &mut lots);
        let dice = keeper.decisions()[before..].iter().any(|entry| !entry.rolls.is_empty());
        assert_eq!(keeper.can_undo(), !dice && !keeper.is_over(), "after decision {before}");
        if !keeper.can_undo() {
            continue;
        }
        let steps = keeper.decisions().len() - before;
        let events = keeper.undo().expect("it can be undone");
        assert_eq!(events, [Event::TookBack { decisions: steps as u32 }]);
        assert_eq!(keeper.table().position_text(), position);
        undone += 1;
        // What was decided before by the same seat can still be undone; what the opponent answered cannot.
        assert_eq!(keeper.can_undo(), could_undo && last_chooser == Some(seat));
        step(&mut keeper, &mut lots);
    }
    assert!(undone > 10);
    verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn between_people_nothing_is_taken_back_across_dice() {
    let mut keeper = begin(4, ["human", "human"]);
    let mut lots = Lots::new(4);
    while step(&mut keeper, &mut lots).is_some() {
        assert!(!keeper.can_take_back());
    }
}

#[test]
fn against_the_computer_a_choice_is_taken_back_across_dice_and_marked() {
    let mut keeper = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    let mut rolls = Vec::new();
    let mut across_dice = 0;
    for round in 0..400 {
        let before = keeper.decisions().len();
        if step(&mut keeper, &mut lots).is_none() {
            break;
        }
        rolls.extend(keeper.decisions()[before..].iter().flat_map(|entry| &entry.rolls).map(|roll| roll.number));
        if round % 3 == 0 && keeper.can_take_back() {
            let last = keeper.decisions().iter().rposition(|entry| entry.seat == Some(Seat::FIRST)).expect("a choice");
            let gone = &keeper.decisions()[last..];
            across_dice += usize::from(gone.iter().any(|entry| !entry.rolls.is_empty()));
            let steps = gone.len() as u32;
            let marked = keeper.take_backs();
            assert_eq!(keeper.take_back().expect("it can"), [Event::TookBack { decisions: steps }]);
            assert_eq!(keeper.decisions().len(), last);
            assert_eq!(keeper.take_backs(), marked + 1);
            assert_eq!(to_choose(&keeper), Some(Seat::FIRST));
            assert!(!keeper.can_undo(), "what lies before a take-back is not undone for free");
        }
    }
    assert!(across_dice > 5);
    // A roll that was taken back keeps its number, so every number is rolled just once.
    assert_eq!(rolls, (1..=rolls.len() as u64).collect::<Vec<_>>());
    let read = verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.take_backs(), keeper.take_backs());
    assert_eq!(read.text(), keeper.text());
}

#[test]
fn a_match_that_is_over_stays_over() {
    let mut keeper = begin(6, ["human", "greedy"]);
    play(&mut keeper, &mut Lots::new(1), 7);
    keeper.decide(Seat::SECOND, Action::Resign).expect("anybody may resign at any time");
    assert_eq!(keeper.table().to_act(), ToAct::Over);
    assert!(!keeper.can_undo() && !keeper.can_take_back());
    let read = verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.table().verdict().expect("it is over").winner, Some(Seat::FIRST));
}

#[test]
fn what_the_computer_decided_is_not_undone() {
    let mut keeper = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    let (mut own, mut others) = (0, 0);
    while let Some(seat) = to_choose(&keeper) {
        let before = keeper.decisions().len();
        step(&mut keeper, &mut lots);
        let dice = keeper.decisions()[before..].iter().any(|entry| !entry.rolls.is_empty());
        assert_eq!(keeper.can_undo(), seat == Seat::FIRST && !dice && !keeper.is_over(), "after decision {before}");
        own += usize::from(keeper.can_undo());
        others += usize::from(seat == Seat::SECOND && !dice);
    }
    assert!(own > 5 && others > 5);
}

#[test]
fn a_match_with_take_backs_is_played_again_as_it_stands() {
    let mut keeper = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    for round in 0..120 {
        if step(&mut keeper, &mut lots).is_none() {
            break;
        }
        if round % 3 == 0 && keeper.can_take_back() {
            keeper.take_back().expect("it can");
        }
    }
    let numbers = keeper.decisions().iter().flat_map(|entry| &entry.rolls).map(|roll| roll.number);
    assert!(numbers.zip(1..).any(|(number, place)| number != place), "rolls were taken back");
    let whole = keeper.replayed(usize::MAX);
    assert_eq!(whole.decisions(), keeper.decisions());
    assert_eq!(whole.events(), keeper.events());
    for count in [0, 1, 7, keeper.decisions().len() / 2] {
        let part = keeper.replayed(count);
        let stands = part.decisions().len();
        assert!(stands >= count && part.decisions() == &keeper.decisions()[..stands]);
        assert_eq!(part.events(), keeper.story(Some(stands)));
        assert_eq!(part.table().position_text(), keeper.table_at(stands).position_text());
        assert_eq!(part.events().len() + keeper.events_since(stands).len(), keeper.events().len());
        assert!(part.autosave_path().is_none());
    }
}

#[test]
fn steps_back_end_before_a_record_can_no_longer_be_read() {
    let mut keeper = begin(2, ["human", "greedy"]);
    while to_choose(&keeper) != Some(Seat::FIRST) {
        step(&mut keeper, &mut Lots::new(0));
    }
    let action = keeper.table().actions().into_iter().find(|action| matches!(action, Action::Move { .. }));
    let action = action.expect("somebody can move at the start");
    let mut steps = 0;
    loop {
        keeper.decide(Seat::FIRST, action).expect("it is legal every time");
        if keeper.undo().is_err() {
            break;
        }
        steps += 1;
    }
    // Line 100,000 is the first behind which nothing goes back: a decision stands in it, or in the one after it.
    let lines = keeper.text().lines().count() - 1;
    assert!((100_000..=100_001).contains(&lines) && steps > 49_000, "{lines} lines, {steps} steps");
    assert!(!keeper.can_take_back());
    play(&mut keeper, &mut Lots::new(2), usize::MAX);
    verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
}
