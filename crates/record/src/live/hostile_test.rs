//! Peers who mean harm: each is sent away with a reason, and the table goes on.

use std::time::Duration;

use super::{
    HANDSHAKE, LIVE_PROTOCOL, LONGEST_FRAME, LiveBody, LiveCheck, LiveEntry, LiveGuest, LiveGuestFile, LiveHello,
    LiveIdentity, LiveInput, LiveKey, LiveMatch, LiveMessage, LiveNews, LiveOutput, LivePlace, LiveReason, LiveSit,
    LiveToken, MOST_VISITORS, MOST_WATCHERS, PeerId, SILENCE,
    world_test::{Lots, Program, TOKEN, TestKey, World, secret, table},
};
use crate::{MailValue, Seconds, TimeControl, live::LiveAct};
use holochess_rules::{GameId, Seat};

const NOWHERE: LivePlace = LivePlace { round: 0, next: 0, check: LiveCheck([0; 32]) };

fn hello(token: LiveToken, watch: bool) -> Vec<u8> {
    LiveMessage::Hello(LiveHello { live: LIVE_PROTOCOL, token, watch, place: NOWHERE }).frame()
}

/// A table at which an honest guest sits, and the match has begun.
fn begun(game: GameId) -> World {
    let mut world = World::new(table(game, 1, 0, true), 1, 0);
    let mut lots = Lots::new(1);
    for _ in 0..20 {
        world.pass(Duration::from_millis(100));
        world.deliver_all(&mut lots);
        world.sit_down();
        world.deliver_all(&mut lots);
    }
    assert!(world.host().log().is_some_and(|log| log.recorded().is_some()), "the match is dealt");
    world
}

/// The reason with which a peer was sent away, if it was.
fn reason(world: &World, id: u64) -> Option<LiveReason> {
    world.closed.contains(&id).then(|| {
        let byes =
            world.answers.iter().filter(|(to, _)| *to == id).filter_map(|(_, frame)| LiveMessage::read(frame).ok());
        let mut reasons = byes.filter_map(|message| match message {
            LiveMessage::Bye(reason) => Some(reason),
            _ => None,
        });
        reasons.next().unwrap_or(LiveReason::Other)
    })
}

/// The table goes on to the end of the match.
fn goes_on(mut world: World) {
    world.play(&mut Lots::new(3), 0, 10);
    assert!(!world.news.iter().any(|(_, news)| matches!(news, LiveNews::Broken(_) | LiveNews::Ended(_))));
}

/// The honest guest's program ends, and a hostile one comes with its key and says all this.
fn as_the_guest(world: &mut World, frames: Vec<Vec<u8>>) -> u64 {
    let log = world.host().log().expect("it has begun");
    let place = LivePlace { round: 1, next: log.next(), check: log.check() };
    world.kill(1);
    let id = world.strange_wire(TestKey::new("guest 1").key());
    world.say(id, LiveMessage::Hello(LiveHello { live: LIVE_PROTOCOL, token: TOKEN, watch: false, place }).frame());
    for frame in frames {
        world.say(id, frame);
    }
    id
}

#[test]
fn strangers_are_sent_away_by_name_and_the_table_goes_on() {
    let other_version = br#"{"hello":{"live":2,"token":"00","unheard":true}}"#.to_vec();
    let wrong_token = hello(LiveToken([0x5b; 16]), false);
    for (frame, expected) in [
        (wrong_token.clone(), LiveReason::Token),
        (hello(LiveToken([0; 16]), true), LiveReason::Token),
        (other_version, LiveReason::Version),
        (hello(TOKEN, false), LiveReason::Full),
        (b"{\"hello\":".to_vec(), LiveReason::Garbled),
        (vec![0xff; 40], LiveReason::Garbled),
        (vec![b'['; LONGEST_FRAME], LiveReason::Garbled),
        (vec![b' '; LONGEST_FRAME + 1], LiveReason::Garbled),
    ] {
        let mut world = begun(GameId::Demeter);
        let id = world.strange_wire(TestKey::new("stranger").key());
        let shown = String::from_utf8_lossy(&frame[..frame.len().min(60)]).into_owned();
        world.say(id, frame);
        assert_eq!(reason(&world, id), Some(expected), "{shown}");
        goes_on(world);
    }
}

#[test]
fn a_stranger_who_says_nothing_is_late_after_five_seconds() {
    let mut world = begun(GameId::Demeter);
    let id = world.strange_wire(TestKey::new("stranger").key());
    // Anything but a greeting does not help.
    world.say(id, LiveMessage::Ping(NOWHERE).frame());
    let nearly = Duration::from_millis(4999);
    world.pass(nearly);
    assert_eq!(reason(&world, id), None);
    world.pass(HANDSHAKE.saturating_sub(nearly));
    assert_eq!(reason(&world, id), Some(LiveReason::Late));
    goes_on(world);
}

#[test]
fn a_half_frame_ends_its_connection_only() {
    let mut world = begun(GameId::Demeter);
    let id = world.strange_wire(TestKey::new("stranger").key());
    world.put(0, LiveInput::Garbled(PeerId(id)));
    assert_eq!(reason(&world, id), Some(LiveReason::Garbled));
    goes_on(world);
}

#[test]
fn a_flood_ends_its_connection_only() {
    let mut world = begun(GameId::Demeter);
    let id = world.strange_wire(TestKey::new("stranger").key());
    world.say(id, hello(TOKEN, true));
    let place = LiveMessage::Ping(NOWHERE).frame();
    let sent = (0..1000).take_while(|_| {
        world.say(id, place.clone());
        reason(&world, id).is_none()
    });
    let sent = sent.count();
    assert!(sent < 100, "{sent} messages at once were read");
    assert_eq!(reason(&world, id), Some(LiveReason::Flood));
    goes_on(world);
}

#[test]
fn doors_and_benches_have_a_bound() {
    let mut world = begun(GameId::Demeter);
    let strangers: Vec<u64> = (0..=MOST_VISITORS)
        .map(|number| world.strange_wire(TestKey::new(&format!("stranger {number}")).key()))
        .collect();
    let (first, others) = strangers.split_first().expect("there are some");
    assert_eq!(reason(&world, *first), Some(LiveReason::Busy));
    for stranger in others {
        assert_eq!(reason(&world, *stranger), None);
        world.say(*stranger, hello(TOKEN, true));
    }
    assert_eq!(others.len(), MOST_WATCHERS);
    let late = world.strange_wire(TestKey::new("another").key());
    world.say(late, hello(TOKEN, true));
    assert_eq!(reason(&world, late), Some(LiveReason::Watchers));
    // Those who watch have the whole log, and may not write into it.
    let watcher = others[0];
    let entries =
        world.answers.iter().filter(|(to, _)| *to == watcher).filter_map(|(_, frame)| {
            match LiveMessage::read(frame).expect("the host writes messages") {
                LiveMessage::Entries(entries) => Some(entries),
                _ => None,
            }
        });
    let entries: Vec<LiveEntry> = entries.flatten().collect();
    assert_eq!(entries, world.host().log().expect("it has begun").entries());
    world.say(watcher, LiveMessage::Entries(entries).frame());
    assert_eq!(reason(&world, watcher), Some(LiveReason::Order));
    goes_on(world);
}

#[test]
fn a_program_that_watches_by_two_connections_has_one_place() {
    let mut world = begun(GameId::Demeter);
    let watcher = TestKey::new("watcher").key();
    let wires: Vec<u64> = (0..2 * MOST_WATCHERS)
        .map(|_| {
            let id = world.strange_wire(watcher);
            world.say(id, hello(TOKEN, true));
            id
        })
        .collect();
    let (last, older) = wires.split_last().expect("there are some");
    assert_eq!(reason(&world, *last), None);
    assert!(older.iter().all(|id| reason(&world, *id) == Some(LiveReason::Replaced)));
    goes_on(world);
}

#[test]
fn a_crowd_of_strangers_keeps_no_player_and_no_invited_one_out() {
    let mut world = begun(GameId::Demeter);
    let crowd = |world: &mut World| {
        (0..3 * MOST_VISITORS).for_each(|_| _ = world.strange_wire(TestKey::new("stranger").key()));
    };
    crowd(&mut world);
    let invited = world.strange_wire(TestKey::new("invited").key());
    world.say(invited, hello(TOKEN, true));
    let player = as_the_guest(&mut world, Vec::new());
    crowd(&mut world);
    assert_eq!([invited, player].map(|id| reason(&world, id)), [None, None]);
    assert!(!world.host().is_paused());
    // Nor while the player has not said who it is.
    world.kill(1);
    let again = world.strange_wire(TestKey::new("guest 1").key());
    crowd(&mut world);
    assert_eq!(reason(&world, again), None);
}

#[test]
fn silence_for_twelve_seconds_is_away_and_the_table_waits() {
    let mut world = begun(GameId::Demeter);
    let id = as_the_guest(&mut world, Vec::new());
    assert!(!world.host().is_paused());
    for _ in 0..11 {
        world.pass(Duration::from_secs(1));
    }
    assert!(!world.host().is_paused());
    world.pass(SILENCE.saturating_sub(Duration::from_secs(11)));
    assert_eq!(reason(&world, id), Some(LiveReason::Silent));
    assert!(world.host().is_paused());
    let action = {
        let recorded = world.host().log().and_then(LiveMatch::recorded).expect("it is dealt");
        recorded.table().action_text(recorded.table().actions()[0])
    };
    let before = world.host().log().map(LiveMatch::next);
    world.put(0, LiveInput::Decide(Seat::FIRST, action, None));
    assert_eq!(world.host().log().map(LiveMatch::next), before, "nothing is decided while the table waits");
    world.start(1);
    goes_on(world);
}

/// The log as the guest would have it, to write in its name.
fn guests_log(world: &World) -> LiveMatch {
    let key = TestKey::new("guest 1");
    let entries = world.host().log().expect("it has begun").entries();
    let mut log = LiveMatch::begin(entries[0].clone(), &key).expect("it has begun");
    for entry in &entries[1..] {
        log.take(entry.clone(), &key).expect("it was taken before");
    }
    log
}

#[test]
fn a_player_who_writes_what_it_may_not_is_sent_away_by_name() {
    type Forge = fn(&LiveMatch, &TestKey) -> Vec<LiveEntry>;
    let cases: [(&str, Forge, LiveReason); 7] = [
        (
            "an action that is none",
            |log, key| vec![log.write(Seat::SECOND, act_of("nonsense", None), key)],
            LiveReason::Illegal,
        ),
        (
            "a value that is not due",
            |log, key| {
                let value = MailValue::from_hex(&"5".repeat(64)).expect("64 digits");
                vec![log.write(Seat::SECOND, act_of("resign", Some(value)), key)]
            },
            LiveReason::Opening,
        ),
        (
            "the host's decision",
            |log, key| {
                let text = first_action(log);
                vec![log.write(Seat::FIRST, act_of(&text, None), key)]
            },
            LiveReason::Signature,
        ),
        (
            "a decision behind another log",
            |log, _| {
                let mut entry = log.write(Seat::SECOND, act_of("resign", None), &TestKey::new("guest 1"));
                entry.signature.0[7] ^= 1;
                vec![entry]
            },
            LiveReason::Signature,
        ),
        (
            "another commitment than before",
            |log, key| {
                let own =
                    log.entries().iter().find(|entry| entry.player == 2).expect("it has committed itself").clone();
                let value = MailValue::from_hex(&"7".repeat(64)).expect("64 digits");
                let _ = key;
                vec![LiveEntry { body: LiveBody::Commit(value), ..own }]
            },
            LiveReason::Instead,
        ),
        (
            "a claim at a table without a clock",
            |log, key| vec![log.write(Seat::SECOND, LiveBody::Claim(1), key)],
            LiveReason::Order,
        ),
        (
            "an answer to nothing",
            |log, key| vec![log.write(Seat::SECOND, LiveBody::Answer(true), key)],
            LiveReason::Order,
        ),
    ];
    for (what, forge, expected) in cases {
        let mut world = begun(GameId::Demeter);
        let entries = forge(&guests_log(&world), &TestKey::new("guest 1"));
        let before = world.host().log().map(LiveMatch::check);
        let id = as_the_guest(&mut world, vec![LiveMessage::Entries(entries).frame()]);
        assert_eq!(reason(&world, id), Some(expected), "{what}");
        assert_eq!(world.host().log().map(LiveMatch::check), before, "{what}: nothing has changed");
        world.start(1);
        goes_on(world);
    }
}

/// A table of Déméter for time, at which the host has to decide.
fn begun_for_time() -> World {
    let mut file = table(GameId::Demeter, 1, 0, false);
    file.clock = Some(TimeControl { minutes: 1, seconds: 0, kind: Seconds::Increment });
    let (mut world, mut lots) = (World::new(file, 1, 0), Lots::new(1));
    world.deliver_all(&mut lots);
    world.sit_down();
    world.deliver_all(&mut lots);
    while world.host().log().map(|log| log.due(Seat::FIRST)) != Some(super::LiveDue::Decision) {
        assert!(world.decide_one(&mut lots, 100), "a player has to decide");
        world.deliver_all(&mut lots);
    }
    world
}

#[test]
fn a_claim_before_time_is_up_is_refused_by_name() {
    for accused in [1, 2, 0, 7] {
        let mut world = begun_for_time();
        let claim = guests_log(&world).write(Seat::SECOND, LiveBody::Claim(accused), &TestKey::new("guest 1"));
        let id = as_the_guest(&mut world, vec![LiveMessage::Entries(vec![claim]).frame()]);
        // Only a player who has to decide can be out of time.
        let expected = if accused == 1 { LiveReason::Clock } else { LiveReason::Order };
        assert_eq!(reason(&world, id), Some(expected), "{accused}");
        assert!(!world.host().log().is_some_and(LiveMatch::is_over));
    }
}

#[test]
fn a_player_who_says_less_time_than_it_took_is_named_and_charged() {
    let mut world = begun_for_time();
    let id = as_the_guest(&mut world, Vec::new());
    let action = first_action(world.host().log().expect("it has begun"));
    world.put(0, LiveInput::Decide(Seat::FIRST, action, None));
    let log = guests_log(&world);
    let lie = LiveAct { action: first_action(&log), value: None, thought: Some(1_000) };
    let entry = log.write(Seat::SECOND, LiveBody::Act(lie), &TestKey::new("guest 1"));
    for _ in 0..10 {
        world.pass(Duration::from_secs(1));
        world.say(id, LiveMessage::Ping(NOWHERE).frame());
    }
    world.say(id, LiveMessage::Entries(vec![entry]).frame());
    let clock = world.host().log().and_then(LiveMatch::clock).expect("it is played for time");
    assert_eq!(clock.left(Seat::SECOND), Some(Duration::from_secs(51)), "a second less than was measured");
    let is_named = |(_, news): &(usize, LiveNews)| {
        matches!(news, LiveNews::TimeDiffers(difference)
            if difference.seat == Seat::SECOND && difference.measured == Duration::from_secs(10))
    };
    assert!(world.news.iter().any(is_named), "{:?}", world.news);
}

fn act_of(action: &str, value: Option<MailValue>) -> LiveBody {
    LiveBody::Act(LiveAct { action: action.to_owned(), value, thought: None })
}

fn first_action(log: &LiveMatch) -> String {
    let recorded = log.recorded().expect("it is dealt");
    recorded.table().action_text(recorded.table().actions()[0])
}

#[test]
fn a_wrong_opening_of_a_commitment_is_refused_by_name() {
    let mut world = World::new(table(GameId::Holochess, 1, 0, false), 1, 0);
    // A guest with a key of its own, whose program shows another value than the one that it has committed itself to.
    let key = TestKey::new("cheat");
    let id = world.strange_wire(key.key());
    world.kill(1);
    world.say(id, hello(TOKEN, false));
    world.say(id, LiveMessage::Sit(LiveSit { who: "human".to_owned(), name: "Eve".to_owned() }).frame());
    let follow = |world: &World| {
        let entries = world.host().log().expect("it has begun").entries();
        let mut log = LiveMatch::begin(entries[0].clone(), &key).expect("it has begun");
        entries[1..].iter().for_each(|entry| _ = log.take(entry.clone(), &key).expect("it was taken before"));
        log
    };
    let log = follow(&world);
    let commit = log.automatic(Seat::SECOND, &secret("one")).expect("a commitment is due");
    world.say(id, LiveMessage::Entries(vec![log.write(Seat::SECOND, commit, &key)]).frame());
    let log = follow(&world);
    let show = log.automatic(Seat::SECOND, &secret("another")).expect("a value is due");
    assert!(matches!(show, LiveBody::Show(_)));
    world.say(id, LiveMessage::Entries(vec![log.write(Seat::SECOND, show, &key)]).frame());
    assert_eq!(reason(&world, id), Some(LiveReason::Opening));
    assert!(world.host().log().is_some_and(|log| log.recorded().is_none()), "nothing is dealt");
}

#[test]
fn names_and_levels_that_are_none_take_no_seat() {
    for (who, name, expected) in [
        ("human", "Аdа", LiveReason::Name),
        ("human", " Eve", LiveReason::Name),
        ("human", "Eve\u{202e}", LiveReason::Name),
        ("grandmaster", "Eve", LiveReason::Terms),
    ] {
        let mut world = World::new(table(GameId::Groi, 1, 0, false), 1, 0);
        world.kill(1);
        let id = world.strange_wire(TestKey::new("stranger").key());
        world.say(id, hello(TOKEN, false));
        world.say(id, LiveMessage::Sit(LiveSit { who: who.to_owned(), name: name.to_owned() }).frame());
        assert_eq!(reason(&world, id), Some(expected), "{name:?}");
        assert!(world.host().log().is_none());
    }
}

#[test]
fn a_player_that_sits_down_by_two_connections_has_one_seat() {
    let mut world = World::new(table(GameId::Chinese, 2, 0, false), 1, 0);
    world.kill(1);
    let key = TestKey::new("twice").key();
    let wires = [world.strange_wire(key), world.strange_wire(key)];
    for id in wires {
        world.say(id, hello(TOKEN, false));
    }
    let sit = LiveMessage::Sit(LiveSit { who: "human".to_owned(), name: "Eve".to_owned() }).frame();
    for id in wires {
        world.say(id, sit.clone());
    }
    let seats: Vec<bool> = world.host().card().seats.iter().map(|seat| seat.who.is_some()).collect();
    assert_eq!(seats, [true, true, false]);
    assert_eq!(wires.map(|id| reason(&world, id)), [Some(LiveReason::Replaced), None]);
}

/// A guest, and a host that means harm: what is said to the guest is put in by hand.
fn guest_of_a_cheat(cheat: &TestKey) -> LiveGuest {
    let file = LiveGuestFile::new(cheat.key(), TOKEN, secret("guest 1"), true);
    let identity = std::sync::Arc::new(TestKey::new("guest 1"));
    let mut guest = LiveGuest::join(file, identity).expect("it is new");
    guest.handle(LiveInput::Connected(PeerId(1), cheat.key()), Duration::ZERO).expect("nothing is decided");
    guest
}

#[test]
fn a_host_that_changes_or_invents_an_entry_is_left_by_name() {
    let world = begun(GameId::Demeter);
    let honest = TestKey::new("host");
    let entries = world.host().log().expect("it has begun").entries().to_vec();
    let log = guests_log(&world);
    let text = first_action(&log);
    let told = |entries: Vec<LiveEntry>| {
        let mut guest = guest_of_a_cheat(&honest);
        let outputs = guest.handle(LiveInput::Frame(PeerId(1), LiveMessage::Entries(entries).frame()), Duration::ZERO);
        let news = outputs.expect("nothing is decided").into_iter().filter_map(|output| match output {
            LiveOutput::Tell(LiveNews::Broken(why)) => Some(why),
            _ => None,
        });
        (news.collect::<Vec<_>>(), guest.is_ended())
    };
    assert!(matches!(told(entries.clone()), (news, false) if news.is_empty()));
    // In the name of the other player, without its key.
    let to_move = if matches!(log.due(Seat::FIRST), super::LiveDue::Decision) { Seat::FIRST } else { Seat::SECOND };
    let invented = [entries.clone(), vec![log.write(Seat::SECOND, act_of("resign", None), &honest)]].concat();
    let (news, is_ended) = told(invented);
    assert!(is_ended && matches!(news[..], [super::LiveError::Signature(2)]), "{news:?}");
    // Another decision with a number that is known.
    let signer = |seat| if seat == Seat::FIRST { TestKey::new("host") } else { TestKey::new("guest 1") };
    let one = log.write(to_move, act_of(&text, None), &signer(to_move));
    let other = log.write(to_move, act_of("resign", None), &signer(to_move));
    let (news, is_ended) = told([entries, vec![one, other]].concat());
    assert!(is_ended && matches!(news[..], [super::LiveError::Instead(_)]), "{news:?}");
}

#[test]
fn a_host_that_begins_another_match_than_it_showed_is_left() {
    let mut world = begun(GameId::Demeter);
    // The guest has said yes to Déméter; the host of its table opens Groi with the same key and line.
    world.kill(0);
    let mut file = table(GameId::Groi, 1, 0, false);
    file.seats[1] = super::LiveHostSeat {
        who: Some("human".to_owned()),
        name: "Bo 1".to_owned(),
        key: Some(TestKey::new("guest 1").key()),
    };
    let Some(Program::Guest(guest)) = &world.programs[1] else { panic!("it runs") };
    assert!(guest.log().is_some());
    let host = super::LiveHost::open(file, std::sync::Arc::new(TestKey::new("host"))).expect("it can be played");
    world.programs[0] = Some(Program::Host(Box::new(host)));
    let mut lots = Lots::new(5);
    for _ in 0..30 {
        world.pass(Duration::from_millis(500));
        world.deliver_all(&mut lots);
    }
    let told = world.news.iter().any(|(at, news)| {
        *at == 1 && matches!(news, LiveNews::Broken(super::LiveError::OtherTerms) | LiveNews::Ended(LiveReason::Match))
    });
    assert!(told, "{:?}", world.news);
}

#[test]
fn a_host_that_lost_the_end_of_its_log_is_told_it_by_the_guest() {
    let mut world = begun(GameId::Holochess);
    let mut lots = Lots::new(9);
    let early = serde_json::to_string(world.host().file()).expect("plain values are JSON");
    for _ in 0..30 {
        world.decide_one(&mut lots, 100);
        world.deliver_all(&mut lots);
    }
    let complete = world.host().log().map(LiveMatch::check);
    world.kill(0);
    let file = serde_json::from_str(&early).expect("it was written");
    let host = super::LiveHost::open(file, std::sync::Arc::new(TestKey::new("host"))).expect("it was kept");
    world.programs[0] = Some(Program::Host(Box::new(host)));
    assert_ne!(world.host().log().map(LiveMatch::check), complete);
    for _ in 0..40 {
        world.pass(Duration::from_millis(500));
        world.deliver_all(&mut lots);
    }
    assert_eq!(world.host().log().map(LiveMatch::check), complete);
    goes_on(world);
}

#[test]
fn after_a_match_both_play_again_with_seats_changed() {
    let mut world = begun(GameId::Demeter);
    let mut lots = Lots::new(4);
    world.play(&mut lots, 0, 6);
    let first = world.host().log().expect("it has begun").id();
    let seat_of = |world: &World, at: usize| {
        let key = TestKey::new(if at == 0 { "host" } else { "guest 1" }).key();
        world.host().log().and_then(|log| log.seats_of(key).next()).expect("it plays")
    };
    assert_eq!((seat_of(&world, 0), seat_of(&world, 1)), (Seat::FIRST, Seat::SECOND));
    world.put(0, LiveInput::Again(Seat::FIRST));
    world.deliver_all(&mut lots);
    assert_eq!(world.host().log().map(LiveMatch::id), Some(first), "both have to want it");
    world.put(1, LiveInput::Again(Seat::SECOND));
    world.deliver_all(&mut lots);
    assert_ne!(world.host().log().map(LiveMatch::id), Some(first));
    assert_eq!((seat_of(&world, 0), seat_of(&world, 1)), (Seat::SECOND, Seat::FIRST));
    goes_on(world);
}

#[test]
fn a_sign_is_passed_on_once_in_three_seconds() {
    let mut world = begun(GameId::Demeter);
    let mut lots = Lots::new(2);
    let mut heard = Vec::new();
    for (pause, expected) in [(0, 1), (1000, 1), (2100, 2)] {
        world.pass(Duration::from_millis(pause));
        world.put(1, LiveInput::Emote(Seat::SECOND, super::LiveEmote::Good));
        world.deliver_all(&mut lots);
        let emoted = |(at, news): &&(usize, LiveNews)| *at == 0 && matches!(news, LiveNews::Emoted(..));
        heard.push((world.news.iter().filter(emoted).count(), expected));
    }
    assert!(heard.iter().all(|(heard, expected)| heard == expected), "{heard:?}");
}

#[test]
fn a_guest_tells_no_more_signs_than_an_honest_host_passes_on() {
    let mut world = begun(GameId::Demeter);
    let sign = LiveMessage::Emote(super::LiveEmoted { player: 1, sign: super::LiveEmote::Wow }).frame();
    for _ in 0..10 {
        world.say_to_guest(1, sign.clone());
    }
    let told =
        |world: &World| world.news.iter().filter(|(at, news)| *at == 1 && matches!(news, LiveNews::Emoted(..))).count();
    assert_eq!(told(&world), 1);
    world.pass(super::EMOTE_PAUSE);
    world.say_to_guest(1, sign);
    assert_eq!(told(&world), 2);
}

#[test]
fn an_idle_table_says_little() {
    let mut world = begun(GameId::Demeter);
    let mut lots = Lots::new(2);
    world.answers.clear();
    let id = world.strange_wire(TestKey::new("watcher").key());
    world.say(id, hello(TOKEN, true));
    world.answers.clear();
    for second in 0..60 {
        world.pass(Duration::from_secs(1));
        if second % 4 == 0 {
            world.say(id, LiveMessage::Ping(NOWHERE).frame());
        }
        world.deliver_all(&mut lots);
    }
    let bytes: usize = world.answers.iter().filter(|(to, _)| *to == id).map(|(_, frame)| frame.len()).sum();
    assert!(bytes > 0 && bytes < 60 * 1000, "{bytes} bytes in a minute");
}

#[test]
fn a_key_that_plays_here_already_may_come_anew_and_the_older_wire_ends() {
    let mut world = begun(GameId::Demeter);
    let log = world.host().log().expect("it has begun");
    let place = LivePlace { round: 1, next: log.next(), check: LiveCheck([9; 32]) };
    let id = world.strange_wire(TestKey::new("guest 1").key());
    world.say(id, LiveMessage::Hello(LiveHello { live: LIVE_PROTOCOL, token: TOKEN, watch: false, place }).frame());
    // Its log says something else under the same numbers.
    assert_eq!(reason(&world, id), Some(LiveReason::Instead));
    goes_on(world);
}

#[test]
fn the_host_does_not_play_with_itself() {
    let mut world = begun(GameId::Demeter);
    let id = world.strange_wire(LiveKey(TestKey::new("host").key().0));
    world.say(id, hello(TOKEN, true));
    assert_eq!(reason(&world, id), Some(LiveReason::Order));
    goes_on(world);
}
