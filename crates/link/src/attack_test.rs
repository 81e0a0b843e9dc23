//! Hostile peers over the network against a table at which two honest programs play match after match. Each attack ends with its
//! connection, and the honest ones play on meanwhile. `HOLOCHESS_ATTACK` names the invitation of a table to be attacked instead.

use std::{
    net::{SocketAddr, UdpSocket},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use holochess_record::{
    Shelf,
    live::{
        HANDSHAKE, LIVE_PROTOCOL, LONGEST_FRAME, LiveCheck, LiveDue, LiveEmote, LiveEmoted, LiveGuest, LiveHello,
        LiveHostFile, LiveHostSeat, LiveInput, LiveLine, LiveMatch, LiveMessage, LiveNews, LivePlace, LiveReason,
        LiveSit, LiveToken, MOST_VISITORS, MOST_WATCHERS, SILENCE,
    },
};
use holochess_rules::GameId;
use iroh::{
    Endpoint, EndpointAddr, PublicKey, RelayMode, SecretKey,
    endpoint::{Connection, RecvStream, SendStream, VarInt, presets},
};
use tokio::time::timeout;

use super::{Arrival, Party, Reach};

/// The table to be attacked instead of one of the test's own.
const LINE_VARIABLE: &str = "HOLOCHESS_ATTACK";

const PROTOCOL: &[u8] = b"holochess/live/1";
const NOWHERE: LivePlace = LivePlace { round: 0, next: 0, check: LiveCheck([0; 32]) };

/// How long is waited for what has to come.
const PATIENCE: Duration = Duration::from_mins(1);

/// An honest program at the table, on a thread of its own.
struct Honest {
    decisions: Arc<AtomicU32>,
    breaks: Arc<AtomicU32>,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Honest {
    fn start(mut party: Party) -> Self {
        let mut honest = Self { decisions: Arc::default(), breaks: Arc::default(), ends: Arc::default(), thread: None };
        let (decisions, breaks, ends) =
            (Arc::clone(&honest.decisions), Arc::clone(&honest.breaks), Arc::clone(&honest.ends));
        let thread = std::thread::spawn(move || {
            while !ends.load(Ordering::Relaxed) {
                for news in party.step(Duration::from_millis(20)).expect("it can be written") {
                    match news {
                        LiveNews::Away(_) | LiveNews::HostAway => _ = breaks.fetch_add(1, Ordering::Relaxed),
                        LiveNews::Broken(why) => panic!("{why}"),
                        LiveNews::Ended(why) => panic!("sent away: {why:?}"),
                        _ => {}
                    }
                }
                if play_on(&mut party) {
                    decisions.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        honest.thread = Some(thread);
        honest
    }
}

impl Drop for Honest {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Sits down, decides, or asks for another match. Whether something was decided.
fn play_on(party: &mut Party) -> bool {
    if party.guest().is_some_and(LiveGuest::asks_to_sit) {
        let sit = LiveSit { who: "human".to_owned(), name: "Bo".to_owned() };
        party.put(LiveInput::Sit(sit)).expect("a seat is free");
    }
    if party.log().is_some_and(LiveMatch::is_over) {
        for seat in party.own_seats() {
            party.put(LiveInput::Again(seat)).expect("the match is over");
        }
        return false;
    }
    let Some((seat, LiveDue::Decision)) = party.due().filter(|_| !party.is_paused()) else { return false };
    let Some(recorded) = party.log().and_then(LiveMatch::recorded) else { return false };
    let table = recorded.table();
    let actions = table.actions();
    // Another one each time, or they go to and fro.
    let action = table.action_text(actions[recorded.decisions().len() * 7 % actions.len()]);
    party.put(LiveInput::Decide(seat, action, None)).is_ok()
}

/// A table, its two honest players, and what hostile peers know of it.
struct Besieged {
    line: LiveLine,
    honest: Vec<Honest>,
    _folders: Vec<tempfile::TempDir>,
}

impl Besieged {
    fn new() -> Self {
        if let Ok(line) = std::env::var(LINE_VARIABLE) {
            let line = LiveLine::read(&line).expect("an invitation");
            return Self { line, honest: Vec::new(), _folders: Vec::new() };
        }
        let folders = [0, 1].map(|_| tempfile::tempdir().expect("tests may write temporary files"));
        let arrive = |arrival, folder: &Path| {
            Party::arrive(arrival, &folder.join("live"), Shelf::at(folder.join("saves"))).expect("a port is free")
        };
        let person = LiveHostSeat { who: Some("human".to_owned()), name: "Ada".to_owned(), key: None };
        let seats = vec![person, LiveHostSeat::FREE];
        let file = LiveHostFile::new(GameId::Demeter, &GameId::Demeter.options(), seats, 8).expect("there is chance");
        let host = arrive(Arrival::Open(Box::new(file), Reach::default()), folders[0].path());
        let mut line = LiveLine::read(host.line().expect("it is open")).expect("its own line");
        line.addresses.retain(|address| address.ip().is_loopback());
        let join = Arrival::Join { line: Box::new(line.clone()), watch: false, relay_only: false };
        let guest = arrive(join, folders[1].path());
        let besieged = Self { line, honest: vec![Honest::start(host), Honest::start(guest)], _folders: folders.into() };
        besieged.waits_for_decisions(4);
        besieged
    }

    fn decisions(&self) -> u32 {
        self.honest.iter().map(|honest| honest.decisions.load(Ordering::Relaxed)).sum()
    }

    fn breaks(&self) -> u32 {
        self.honest.iter().map(|honest| honest.breaks.load(Ordering::Relaxed)).sum()
    }

    /// The honest ones decide so often.
    fn waits_for_decisions(&self, count: u32) -> Duration {
        let (before, since) = (self.decisions(), Instant::now());
        while !self.honest.is_empty() && self.decisions() < before + count {
            assert!(since.elapsed() < PATIENCE, "the table does not go on");
            std::thread::sleep(Duration::from_millis(5));
        }
        since.elapsed()
    }

    fn address(&self) -> EndpointAddr {
        let key = PublicKey::from_bytes(&self.line.key.0).expect("the key of an endpoint");
        self.line.addresses.iter().fold(EndpointAddr::new(key), |host, address| host.with_ip_addr(*address))
    }

    fn hello(&self, watch: bool, place: LivePlace) -> Vec<u8> {
        LiveMessage::Hello(LiveHello { live: LIVE_PROTOCOL, token: self.line.token, watch, place }).frame()
    }

    /// Makes an attack, says what came of it, and checks that the honest ones have played on all the time.
    fn suffers(&self, what: &str, attack: impl AsyncFnOnce(&Self) -> String) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (before, breaks, since) = (self.decisions(), self.breaks(), Instant::now());
        let outcome = runtime.block_on(async {
            let outcome = attack(self).await;
            // Those that are left have gone before the next ones come.
            tokio::time::sleep(Duration::from_millis(500)).await;
            outcome
        });
        let (took, during) = (since.elapsed(), self.decisions() - before);
        let next = self.waits_for_decisions(4);
        println!(
            "{what}: {outcome} ({:.1} s, {during} decisions meanwhile, the next four within {} ms)",
            took.as_secs_f64(),
            next.as_millis()
        );
        assert_eq!(self.breaks(), breaks, "{what}: an honest player was away");
    }
}

/// A peer that means harm.
struct Rude {
    endpoint: Endpoint,
    connection: Connection,
    sends: SendStream,
    receives: RecvStream,
}

async fn endpoint(key: u8) -> Endpoint {
    Endpoint::builder(presets::Minimal)
        .secret_key(SecretKey::from_bytes(&[key; 32]))
        .relay_mode(RelayMode::Disabled)
        .bind()
        .await
        .expect("a port is free")
}

impl Rude {
    /// Connects with the key of this number.
    async fn connect(table: &Besieged, key: u8) -> Self {
        let endpoint = endpoint(key).await;
        let connection = timeout(PATIENCE, endpoint.connect(table.address(), PROTOCOL)).await;
        let connection = connection.expect("it is there").expect("it accepts");
        let (sends, receives) = connection.open_bi().await.expect("one stream is allowed");
        Self { endpoint, connection, sends, receives }
    }

    /// Sends bytes as they are. Whether they could be sent.
    async fn send(&mut self, bytes: &[u8]) -> bool {
        matches!(timeout(PATIENCE, self.sends.write_all(bytes)).await, Ok(Ok(())))
    }

    async fn say(&mut self, frame: &[u8]) -> bool {
        let length = u32::try_from(frame.len()).expect("it is short").to_be_bytes();
        self.send(&[&length[..], frame].concat()).await
    }

    /// The next message, or none where the connection ends.
    async fn hear(&mut self) -> Option<LiveMessage> {
        let mut length = [0; 4];
        self.receives.read_exact(&mut length).await.ok()?;
        let mut frame = vec![0; u32::from_be_bytes(length) as usize];
        self.receives.read_exact(&mut frame).await.ok()?;
        LiveMessage::read(&frame).ok()
    }

    /// Waits until it is sent away: the reason, if one is said, and after how long.
    async fn end(&mut self) -> (Option<LiveReason>, Duration) {
        let since = Instant::now();
        let ends = async {
            let mut reason = None;
            while let Some(message) = self.hear().await {
                if let LiveMessage::Bye(why) = message {
                    reason = Some(why);
                }
            }
            self.connection.closed().await;
            reason
        };
        let reason = timeout(PATIENCE, ends).await.expect("it is sent away");
        (reason, since.elapsed())
    }
}

impl Drop for Rude {
    fn drop(&mut self) {
        let (connection, endpoint) = (self.connection.clone(), self.endpoint.clone());
        tokio::spawn(async move {
            connection.close(VarInt::from_u32(0), b"");
            endpoint.close().await;
        });
    }
}

fn outcome((reason, after): (Option<LiveReason>, Duration)) -> String {
    format!("{} after {} ms", reason.map_or("no word", LiveReason::word), after.as_millis())
}

/// Asserts why a peer is sent away and after how long at most, and says it.
fn away(end: (Option<LiveReason>, Duration), reason: LiveReason, most: Duration) -> String {
    assert_eq!(end.0, Some(reason));
    assert!(end.1 <= most + Duration::from_secs(3), "after {:?}", end.1);
    outcome(end)
}

#[test]
#[ignore = "takes a minute and a half"]
fn a_table_under_attack_goes_on() {
    let table = Besieged::new();
    frames(&table);
    greetings(&table);
    floods(&table);
    crowds(&table);
    println!("{} decisions in all", table.decisions());
}

/// Bytes that are no frames.
fn frames(table: &Besieged) {
    let soon = Duration::from_secs(1);
    for (what, bytes) in [
        ("a frame of four gigabytes", vec![0xff; 4]),
        ("a frame one byte too long", (LONGEST_FRAME as u32 + 1).to_be_bytes().to_vec()),
        ("an empty frame", vec![0; 4]),
        ("brackets without end", [&(LONGEST_FRAME as u32).to_be_bytes()[..], &vec![b'['; LONGEST_FRAME][..]].concat()),
        ("bytes that are no text", [&[0, 0, 0, 40][..], &[0xff; 40][..]].concat()),
        ("what is JSON and no message", [&[0, 0, 0, 8][..], &b"{\"a\":[]}"[..]].concat()),
    ] {
        table.suffers(what, async |table| {
            let mut peer = Rude::connect(table, 11).await;
            peer.send(&bytes).await;
            away(peer.end().await, LiveReason::Garbled, soon)
        });
    }
    table.suffers("half a frame, and the end", async |table| {
        let mut peer = Rude::connect(table, 12).await;
        peer.send(&[0, 0, 1, 0, 7, 7]).await;
        peer.sends.finish().expect("it is open");
        away(peer.end().await, LiveReason::Garbled, soon)
    });
    for (what, bytes) in
        [("half a frame, and silence", &[0, 0, 1, 0, 7, 7][..]), ("half a length, and silence", &[0][..])]
    {
        table.suffers(what, async |table| {
            let mut peer = Rude::connect(table, 13).await;
            peer.send(bytes).await;
            away(peer.end().await, LiveReason::Late, HANDSHAKE)
        });
    }
    table.suffers("a frame byte by byte, as slow as it may be", async |table| {
        let mut peer = Rude::connect(table, 14).await;
        peer.send(&[0, 0, 1, 0]).await;
        let ends = peer.connection.clone();
        let since = Instant::now();
        while timeout(Duration::from_millis(500), ends.closed()).await.is_err() {
            peer.send(b" ").await;
            assert!(since.elapsed() < PATIENCE);
        }
        outcome((None, since.elapsed()))
    });
    table.suffers("no stream at all", async |table| {
        let endpoint = endpoint(15).await;
        let connection = endpoint.connect(table.address(), PROTOCOL).await.expect("it accepts");
        let since = Instant::now();
        timeout(PATIENCE, connection.closed()).await.expect("it is sent away");
        outcome((None, since.elapsed()))
    });
    table.suffers("another protocol", async |table| {
        let endpoint = endpoint(16).await;
        assert!(endpoint.connect(table.address(), b"h3").await.is_err());
        "refused in the handshake".to_owned()
    });
    table.suffers("a second stream, and one that is one-way", async |table| {
        let mut peer = Rude::connect(table, 17).await;
        peer.say(&table.hello(true, NOWHERE)).await;
        let more = timeout(Duration::from_millis(500), peer.connection.open_bi()).await;
        let way = timeout(Duration::from_millis(500), peer.connection.open_uni()).await;
        assert!(more.is_err() && way.is_err());
        "neither is opened".to_owned()
    });
    table.suffers("20,000 datagrams by lot", async |table| {
        let socket = UdpSocket::bind("127.0.0.1:0").expect("a port is free");
        let to: Vec<SocketAddr> = table.line.addresses.clone();
        let mut lot = 7_u64;
        for number in 0..20_000 {
            let mut bytes = [0; 1200];
            for byte in &mut bytes {
                lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                *byte = (lot >> 56) as u8;
            }
            // The first byte of a handshake, in half of them.
            if number % 2 == 0 {
                bytes[..5].copy_from_slice(&[0xc3, 0, 0, 0, 1]);
            }
            let _ = socket.send_to(&bytes[..=(lot >> 8) as usize % 1199], to[number % to.len()]);
        }
        "nothing comes of it".to_owned()
    });
}

/// Peers that say who they are not.
fn greetings(table: &Besieged) {
    let soon = Duration::from_secs(1);
    table.suffers("another version", async |table| {
        let mut peer = Rude::connect(table, 21).await;
        peer.say(br#"{"hello":{"live":2,"token":"00"}}"#).await;
        away(peer.end().await, LiveReason::Version, soon)
    });
    table.suffers("another player's greeting, with a key of its own", async |table| {
        let mut peer = Rude::connect(table, 22).await;
        peer.say(&table.hello(false, NOWHERE)).await;
        away(peer.end().await, LiveReason::Full, soon)
    });
    table.suffers("a greeting from a match that is not", async |table| {
        let mut peer = Rude::connect(table, 23).await;
        let place = LivePlace { round: u32::MAX, next: u32::MAX, check: LiveCheck([1; 32]) };
        peer.say(&table.hello(true, place)).await;
        away(peer.end().await, LiveReason::Match, soon)
    });
    table.suffers("entries, a seat and signs of one that only watches", async |table| {
        let mut words = Vec::new();
        for message in [
            LiveMessage::Entries(Vec::new()),
            LiveMessage::Sit(LiveSit { who: "human".to_owned(), name: "Eve".to_owned() }),
            LiveMessage::Emote(LiveEmoted { player: 1, sign: LiveEmote::Wow }),
            LiveMessage::Again(1),
        ] {
            let mut peer = Rude::connect(table, 24).await;
            peer.say(&table.hello(true, NOWHERE)).await;
            peer.say(&message.frame()).await;
            words.push(away(peer.end().await, LiveReason::Order, soon));
        }
        words.join(", ")
    });
    table.suffers("guessing the token, by the time of the answer", async |table| {
        let mut near = table.line.token;
        near.0[15] ^= 1;
        let mut times = [Vec::new(), Vec::new()];
        for round in 0..120 {
            let which = round % 2;
            let mut peer = Rude::connect(table, 25).await;
            let token = [LiveToken([0; 16]), near][which];
            let hello = LiveHello { live: LIVE_PROTOCOL, token, watch: false, place: NOWHERE };
            let since = Instant::now();
            peer.say(&LiveMessage::Hello(hello).frame()).await;
            let message = timeout(PATIENCE, peer.hear()).await.expect("it answers");
            times[which].push(since.elapsed());
            assert!(matches!(message, Some(LiveMessage::Bye(LiveReason::Token))), "{message:?}");
        }
        let [far, near] = times.map(|mut times| {
            times.sort();
            format!("{} µs at best, {} µs in the middle", times[0].as_micros(), times[times.len() / 2].as_micros())
        });
        format!("{far} where nothing is right; {near} where all but one bit is")
    });
}

/// Peers that send too much or read too little.
fn floods(table: &Besieged) {
    table.suffers("a hundred thousand pings", async |table| {
        let mut peer = Rude::connect(table, 31).await;
        peer.say(&table.hello(true, NOWHERE)).await;
        let ping = LiveMessage::Ping(NOWHERE).frame();
        let mut said = 0;
        while said < 100_000 && peer.say(&ping).await {
            said += 1;
        }
        format!("{}, {said} were sent", away(peer.end().await, LiveReason::Flood, Duration::from_secs(1)))
    });
    table.suffers("twenty long frames a second before any greeting", async |table| {
        let mut peer = Rude::connect(table, 32).await;
        let long = LiveMessage::Sit(LiveSit { who: "human".to_owned(), name: "x".repeat(60_000) }).frame();
        let since = Instant::now();
        while peer.say(&long).await && peer.connection.close_reason().is_none() {
            tokio::time::sleep(Duration::from_millis(50)).await;
            assert!(since.elapsed() < PATIENCE, "it is never late");
        }
        away((peer.end().await.0, since.elapsed()), LiveReason::Late, HANDSHAKE)
    });
    table.suffers("the whole log, asked for without end", async |table| {
        let mut peer = Rude::connect(table, 33).await;
        peer.say(&table.hello(true, NOWHERE)).await;
        let (mut bytes, since) = (0_usize, Instant::now());
        let mut asked = Duration::ZERO;
        while since.elapsed() < Duration::from_secs(8) {
            if since.elapsed() >= asked {
                asked += Duration::from_millis(60);
                peer.say(&LiveMessage::Have(NOWHERE).frame()).await;
            }
            if let Ok(message) = timeout(Duration::from_millis(20), peer.hear()).await {
                bytes += message.expect("it stays").frame().len();
            }
        }
        format!("{} kB a second are sent to it", bytes / 8000)
    });
    table.suffers("one that never reads, and asks for the log", async |table| {
        let mut peer = Rude::connect(table, 34).await;
        peer.say(&table.hello(true, NOWHERE)).await;
        let since = Instant::now();
        let closed = peer.connection.clone();
        while timeout(Duration::from_millis(200), closed.closed()).await.is_err() {
            peer.say(&LiveMessage::Have(NOWHERE).frame()).await;
            if since.elapsed() > Duration::from_secs(25) {
                return "it stays, and what waits for it has a bound".to_owned();
            }
        }
        outcome((None, since.elapsed()))
    });
    table.suffers("one that never speaks again", async |table| {
        let mut peer = Rude::connect(table, 35).await;
        peer.say(&table.hello(true, NOWHERE)).await;
        away(peer.end().await, LiveReason::Silent, SILENCE)
    });
}

/// A crowd at the door.
fn crowds(table: &Besieged) {
    table.suffers("nine that watch", async |table| {
        let mut peers = Vec::new();
        for number in 0..MOST_WATCHERS {
            let mut peer = Rude::connect(table, 40 + number as u8).await;
            peer.say(&table.hello(true, NOWHERE)).await;
            assert!(matches!(peer.hear().await, Some(LiveMessage::Table(_))));
            peers.push(peer);
        }
        let mut last = Rude::connect(table, 60).await;
        last.say(&table.hello(true, NOWHERE)).await;
        away(last.end().await, LiveReason::Watchers, Duration::from_secs(1))
    });
    table.suffers("one key at two ends, in turns", async |table| {
        let mut turns = Vec::new();
        for _ in 0..10 {
            let mut peer = Rude::connect(table, 61).await;
            peer.say(&table.hello(true, NOWHERE)).await;
            turns.push(peer);
        }
        let mut answers = Vec::new();
        for peer in &mut turns {
            answers.push(matches!(timeout(Duration::from_secs(1), peer.hear()).await, Ok(Some(LiveMessage::Table(_)))));
        }
        format!("{} of 10 watch", answers.iter().filter(|is_in| **is_in).count())
    });
    table.suffers("strangers who fill the door, and one with an invitation", async |table| {
        let mut strangers = Vec::new();
        for number in 0..2 * MOST_VISITORS {
            strangers.push(Rude::connect(table, 70 + number as u8).await);
            // A stream shows at the other end with its first byte.
            strangers.last_mut().expect("it has come").send(&[0]).await;
        }
        let since = Instant::now();
        let answer = loop {
            let mut invited = Rude::connect(table, 100).await;
            invited.say(&table.hello(true, NOWHERE)).await;
            match timeout(PATIENCE, invited.hear()).await.expect("it is answered") {
                Some(LiveMessage::Table(_)) => break "is let in",
                Some(LiveMessage::Bye(LiveReason::Busy)) if since.elapsed() < Duration::from_secs(20) => {}
                other => panic!("{other:?}"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        };
        format!("who is invited {answer} after {} ms", since.elapsed().as_millis())
    });
    table.suffers("a hundred connections without a stream, and one with an invitation", async |table| {
        let endpoint = endpoint(101).await;
        let mut idle = Vec::new();
        let mut refused = 0;
        for _ in 0..100 {
            match timeout(Duration::from_secs(5), endpoint.connect(table.address(), PROTOCOL)).await {
                Ok(Ok(connection)) => idle.push(connection),
                _ => refused += 1,
            }
        }
        let since = Instant::now();
        let mut tries = 0;
        loop {
            tries += 1;
            let own = self::endpoint(102).await;
            let came = timeout(Duration::from_secs(10), own.connect(table.address(), PROTOCOL)).await;
            if let Ok(Ok(connection)) = came {
                let (mut sends, mut receives) = connection.open_bi().await.expect("one stream is allowed");
                let hello = table.hello(true, NOWHERE);
                let length = (hello.len() as u32).to_be_bytes();
                sends.write_all(&[&length[..], &hello[..]].concat()).await.expect("it is open");
                let mut answer = [0; 4];
                if matches!(timeout(PATIENCE, receives.read_exact(&mut answer)).await, Ok(Ok(()))) {
                    break;
                }
            }
            assert!(since.elapsed() < PATIENCE, "it never comes in");
        }
        let (count, after) = (idle.len(), since.elapsed().as_millis());
        format!("{count} stand, {refused} are refused, who is invited is in after {tries} tries and {after} ms")
    });
}
