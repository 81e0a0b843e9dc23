//! Frames from key to key on this machine.

use std::time::{Duration, Instant};

use super::{Link, NetworkIdentity, Reach, network::NetworkLink};
use holochess_record::live::{LONGEST_FRAME, LiveCheck, LiveIdentity, LiveInput, LiveLine, LiveToken, PeerId};

/// How long is waited for what has to come.
const PATIENCE: Duration = Duration::from_mins(1);

fn table() -> (NetworkLink, LiveLine) {
    let secret = [7; 32];
    let host = NetworkLink::open(&secret, None, &Reach::default()).expect("a port is free");
    // This machine alone.
    let addresses = host.addresses().iter().filter(|address| address.ip().is_loopback()).copied().collect();
    let key = NetworkIdentity::from_secret(&secret).key();
    (host, LiveLine { key, token: LiveToken([1; 16]), addresses, relay: None })
}

/// The next thing that comes.
fn next(link: &mut NetworkLink) -> LiveInput {
    let since = Instant::now();
    loop {
        if let Some(input) = link.next(Duration::from_millis(100)) {
            return input;
        }
        assert!(since.elapsed() < PATIENCE, "nothing comes");
    }
}

fn connected(link: &mut NetworkLink) -> (PeerId, holochess_record::live::LiveKey) {
    match next(link) {
        LiveInput::Connected(peer, key) => (peer, key),
        other => panic!("{other:?}"),
    }
}

#[test]
fn signatures_are_those_of_their_key_alone() {
    let (one, other) = (NetworkIdentity::from_secret(&[1; 32]), NetworkIdentity::from_secret(&[2; 32]));
    let (text, another) = (LiveCheck([3; 32]), LiveCheck([4; 32]));
    let signature = one.sign(&text);
    assert!(other.is_signed(&one.key(), &text, &signature));
    assert!(!other.is_signed(&other.key(), &text, &signature));
    assert!(!other.is_signed(&one.key(), &another, &signature));
}

#[test]
fn frames_arrive_whole_and_in_order_from_the_key_that_is_shown() {
    let (mut host, line) = table();
    let mut guest = NetworkLink::join(&[9; 32], &line, false).expect("the line is sound");
    guest.dial();
    let (at_guest, key) = connected(&mut guest);
    assert_eq!(key, line.key);
    let frames = [vec![1_u8], vec![2; LONGEST_FRAME], Vec::new(), vec![3; 1000]];
    for frame in &frames {
        guest.send(at_guest, frame.clone());
    }
    let (at_host, key) = connected(&mut host);
    assert_eq!(key, NetworkIdentity::from_secret(&[9; 32]).key());
    for frame in &frames {
        let arrived = next(&mut host);
        assert!(matches!(&arrived, LiveInput::Frame(peer, bytes) if *peer == at_host && bytes == frame));
    }
    host.send(at_host, b"farewell".to_vec());
    host.close(at_host);
    let arrived = next(&mut guest);
    assert!(matches!(&arrived, LiveInput::Frame(_, bytes) if bytes == b"farewell"), "{arrived:?}");
    assert!(matches!(next(&mut guest), LiveInput::Lost(peer) if peer == at_guest));
}

#[test]
fn a_frame_that_is_too_long_is_garbled_and_the_table_goes_on() {
    let (mut host, line) = table();
    let mut rude = NetworkLink::join(&[9; 32], &line, false).expect("the line is sound");
    rude.dial();
    let (at_guest, _) = connected(&mut rude);
    rude.send(at_guest, vec![0; LONGEST_FRAME + 1]);
    let (at_host, _) = connected(&mut host);
    assert!(matches!(next(&mut host), LiveInput::Garbled(peer) if peer == at_host));
    // It can still be told why.
    host.send(at_host, b"too long".to_vec());
    host.close(at_host);
    let arrived = next(&mut rude);
    assert!(matches!(&arrived, LiveInput::Frame(_, bytes) if bytes == b"too long"), "{arrived:?}");
    let mut polite = NetworkLink::join(&[8; 32], &line, false).expect("the line is sound");
    polite.dial();
    let (peer, _) = connected(&mut polite);
    polite.send(peer, b"hello".to_vec());
    loop {
        match next(&mut host) {
            LiveInput::Frame(_, bytes) => break assert_eq!(bytes, b"hello"),
            LiveInput::Connected(..) | LiveInput::Lost(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_key_that_is_none_is_refused_and_a_host_that_is_not_there_is_no_harm() {
    let (host, line) = table();
    drop(host);
    let mut guest = NetworkLink::join(&[9; 32], &line, false).expect("the line is sound");
    guest.dial();
    assert!(guest.next(Duration::from_millis(300)).is_none());
}
