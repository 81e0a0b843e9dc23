//! When a guest dials its host again.

use std::{sync::Arc, time::Duration};

use super::{
    LiveGuest, LiveGuestFile, LiveIdentity, LiveInput, LiveOutput, PeerId,
    world_test::{TOKEN, TestKey, secret},
};

/// A guest who dials for the first time.
fn guest() -> (LiveGuest, TestKey) {
    let host = TestKey::new("host");
    let file = LiveGuestFile::new(host.key(), TOKEN, secret("guest 1"), false);
    let guest = LiveGuest::join(file, Arc::new(TestKey::new("guest 1"))).expect("it is new");
    (guest, host)
}

/// How often it dials at this moment.
fn dials(guest: &mut LiveGuest, input: LiveInput, now: Duration) -> usize {
    let outputs = guest.handle(input, now).expect("nothing is decided");
    outputs.iter().filter(|output| matches!(output, LiveOutput::Dial)).count()
}

/// The seconds at which it dials in the next time.
fn dialled(guest: &mut LiveGuest, from: u64, to: u64) -> Vec<u64> {
    (from..to).filter(|second| dials(guest, LiveInput::Tick, Duration::from_secs(*second)) > 0).collect()
}

#[test]
fn the_host_is_dialled_again_after_one_second_to_thirty() {
    let (mut guest, _) = guest();
    assert_eq!(dialled(&mut guest, 0, 130), [0, 1, 3, 7, 15, 31, 61, 91, 121]);
}

#[test]
fn a_guest_that_wakes_dials_at_once() {
    let (mut guest, host) = guest();
    // While it waits for its next attempt.
    dialled(&mut guest, 0, 65);
    assert_eq!(dials(&mut guest, LiveInput::Woken, Duration::from_secs(65)), 1);
    assert_eq!(dialled(&mut guest, 66, 80), [66, 68, 72]);
    // While it believes to be connected.
    let outputs = guest.handle(LiveInput::Connected(PeerId(1), host.key()), Duration::from_secs(80));
    assert!(outputs.expect("nothing is decided").iter().any(|output| matches!(output, LiveOutput::Send(..))));
    let outputs = guest.handle(LiveInput::Woken, Duration::from_secs(81)).expect("nothing is decided");
    assert!(matches!(outputs[..], [LiveOutput::Close(PeerId(1)), LiveOutput::Dial]), "{outputs:?}");
}

#[test]
fn a_guest_that_has_left_sleeps_and_wakes_without_a_word() {
    let (mut guest, _) = guest();
    guest.handle(LiveInput::Leave, Duration::ZERO).expect("nothing is decided");
    assert_eq!(dials(&mut guest, LiveInput::Woken, Duration::from_secs(5)), 0);
    assert!(dialled(&mut guest, 5, 60).is_empty());
}
