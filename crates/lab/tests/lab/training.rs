//! A training ends in the same weights whether it was interrupted or not.

use holochess_lab::training::holochess::{Plan, Training};

#[test]
fn a_training_that_was_interrupted_ends_in_the_same_weights() {
    let plan = Plan { seed: 9, rounds: 4, matches: 6, finals: 2, nodes: 30 };
    let mut whole = Training::new(plan);
    while !whole.is_done() {
        whole.play_round(2);
    }
    let mut first = Training::new(plan);
    for _ in 0..3 {
        first.play_round(1);
    }
    let saved = serde_json::to_string(&first).expect("it can be saved");
    let mut second: Training = serde_json::from_str(&saved).expect("it can be read");
    assert!(second.is_whole() && second.round() == 3);
    while !second.is_done() {
        second.play_round(1);
    }
    assert_eq!(whole.weights(), second.weights());
    assert_ne!(whole.weights(), Training::new(plan).weights());
    let mut other = Training::new(Plan { seed: 10, ..plan });
    while !other.is_done() {
        other.play_round(2);
    }
    assert_ne!(whole.weights(), other.weights());
    // Training that starts from given weights begins with them and changes them.
    let mut further = Training::from_weights(plan, &whole.weights());
    assert_eq!(further.weights(), whole.weights());
    further.play_round(2);
    assert_ne!(further.weights(), whole.weights());
}
