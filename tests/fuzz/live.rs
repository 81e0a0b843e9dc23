//! Messages to a table over a wire, and the lines that lead to one. What a stranger, a watcher or a player sends is damaged; where it
//! is read as something else, its signature is made good, as a program of a cheater's own would do it.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, LazyLock},
    time::Duration,
};

use holochess::{
    locale::{Language, Locale},
    record::{
        MailSecret,
        live::{
            LIVE_PROTOCOL, LiveBody, LiveCheck, LiveEntry, LiveHello, LiveHost, LiveHostFile, LiveHostSeat,
            LiveIdentity, LiveInput, LiveKey, LiveLine, LiveMatch, LiveMessage, LivePlace, LiveSignature, LiveSit,
            LiveToken, PeerId,
        },
    },
    rules::{GameId, Seat, ToAct},
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Lots, damage, note};

const TOKEN: LiveToken = LiveToken([3; 16]);
const HOST: LiveKey = LiveKey([1; 32]);
const GUEST: LiveKey = LiveKey([2; 32]);

/// Signatures that each program can write for each key: the worst case.
struct Keys(LiveKey);

fn signature(by: &LiveKey, text: &LiveCheck) -> LiveSignature {
    let half = Sha256::new().chain_update(by.0).chain_update(text.0).finalize();
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(&half);
    LiveSignature(bytes)
}

impl LiveIdentity for Keys {
    fn key(&self) -> LiveKey {
        self.0
    }

    fn sign(&self, text: &LiveCheck) -> LiveSignature {
        signature(&self.0, text)
    }

    fn is_signed(&self, by: &LiveKey, text: &LiveCheck, given: &LiveSignature) -> bool {
        signature(by, text) == *given
    }
}

fn secret(digit: &str) -> MailSecret {
    MailSecret::from_hex(&digit.repeat(64)).expect("it has 64 digits")
}

/// What a host had kept at some moment, and the next entry of the guest.
struct Moment {
    file: LiveHostFile,
    entry: Option<LiveEntry>,
}

/// Tables before, at and after the deal, of a game with dice and one without.
static MOMENTS: LazyLock<Vec<Moment>> =
    LazyLock::new(|| [GameId::Holochess, GameId::Demeter].map(moments).into_iter().flatten().collect());

fn moments(game: GameId) -> Vec<Moment> {
    let seat = LiveHostSeat { who: Some("human".to_owned()), name: "Ada".to_owned(), key: Some(HOST) };
    let file = LiveHostFile {
        token: TOKEN,
        secret: secret("a"),
        game: game.id().to_owned(),
        options: BTreeMap::new(),
        seats: vec![seat, LiveHostSeat::FREE],
        clock: None,
        watchers: 2,
        round: 0,
        entries: Vec::new(),
    };
    let mut moments = vec![Moment { file: file.clone(), entry: None }];
    let mut host = LiveHost::open(file, Arc::new(Keys(HOST))).expect("two can play it");
    let say = |host: &mut LiveHost, message: &LiveMessage| {
        host.handle(LiveInput::Frame(PeerId(1), message.frame()), Duration::ZERO).expect("nothing is decided");
    };
    host.handle(LiveInput::Connected(PeerId(1), GUEST), Duration::ZERO).expect("nothing is decided");
    say(&mut host, &hello(false));
    say(&mut host, &LiveMessage::Sit(LiveSit { who: "human".to_owned(), name: "Zoë".to_owned() }));
    let mut lots = Lots::new(7);
    for _ in 0..40 {
        let log = host.log().expect("it has begun");
        let automatic = log.automatic(Seat::SECOND, &secret("b"));
        let turn = log.recorded().map(|recorded| recorded.table().to_act());
        let body = match (automatic, turn) {
            (Some(body), _) => body,
            (None, Some(ToAct::Choose(seat))) => {
                let table = log.recorded().expect("it is dealt").table();
                let actions = table.actions();
                let text = table.action_text(actions[lots.below(actions.len())]);
                if seat == Seat::FIRST {
                    host.handle(LiveInput::Decide(seat, text, None), Duration::ZERO).expect("a legal action");
                    continue;
                }
                log.act(seat, &text, None, &secret("b")).expect("a legal action")
            }
            _ => break,
        };
        let entry = log.write(Seat::SECOND, body, &Keys(GUEST));
        moments.push(Moment { file: host.file().clone(), entry: Some(entry.clone()) });
        say(&mut host, &LiveMessage::Entries(vec![entry]));
    }
    moments
}

fn hello(watch: bool) -> LiveMessage {
    let place = LivePlace { round: 0, next: 0, check: LiveCheck([0; 32]) };
    LiveMessage::Hello(LiveHello { live: LIVE_PROTOCOL, token: TOKEN, watch, place })
}

/// One case: a line, or a message to a table. Says whether it was read.
pub fn case(lots: &mut Lots, _: &Path) -> bool {
    if lots.below(4) == 0 { line(lots) } else { message(lots) }
}

fn line(lots: &mut Lots) -> bool {
    let addresses = (0..lots.below(4)).map(|last| ([10, 0, 0, last as u8], lots.below(65_536) as u16).into()).collect();
    let line = LiveLine { key: HOST, token: TOKEN, addresses, relay: None };
    let mut text = line.text().into_bytes();
    if lots.below(4) > 0 {
        damage::bytes(&mut text, lots);
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    note(&text);
    match LiveLine::read(&text) {
        Ok(read) => {
            // Its check would not let another one through.
            assert_eq!(read, line);
            true
        }
        Err(why) => {
            let said = Locale::new(damage::one_of(lots, &Language::ALL)).say(&why.words());
            assert!(!said.is_empty());
            false
        }
    }
}

fn message(lots: &mut Lots) -> bool {
    let moment = &MOMENTS[lots.below(MOMENTS.len())];
    let mut host = LiveHost::open(moment.file.clone(), Arc::new(Keys(HOST))).expect("it was kept");
    let (peer, key) = (PeerId(9), if lots.below(3) == 0 { LiveKey([4; 32]) } else { GUEST });
    let mut now = Duration::ZERO;
    host.handle(LiveInput::Connected(peer, key), now).expect("nothing is decided");
    let mut messages = vec![hello(lots.below(4) == 0)];
    messages.push(LiveMessage::Sit(LiveSit { who: "human".to_owned(), name: "Zoë".to_owned() }));
    messages.extend(moment.entry.clone().map(|entry| LiveMessage::Entries(vec![entry])));
    let place = LivePlace { round: 1, next: 2, check: LiveCheck([5; 32]) };
    messages.extend([LiveMessage::Ping(place), LiveMessage::Have(place), LiveMessage::Again(2)]);
    let damaged = lots.below(messages.len());
    let mut is_read = true;
    for (number, message) in messages.into_iter().enumerate() {
        let mut frame = message.frame();
        if number == damaged {
            frame = spoiled(frame, host.log(), lots);
        }
        note(&frame);
        is_read &= LiveMessage::read(&frame).is_ok();
        now += Duration::from_millis(lots.below(1000) as u64);
        host.handle(LiveInput::Frame(peer, frame), now).expect("nothing is decided");
    }
    // Whatever was sent, the log is one that every program takes.
    let entries = &host.file().entries;
    if let Some((first, others)) = entries.split_first() {
        let mut log = LiveMatch::begin(first.clone(), &Keys(HOST)).expect("the host has begun it");
        for entry in others {
            log.take(entry.clone(), &Keys(HOST)).expect("the host has taken it");
        }
    }
    is_read
}

/// A damaged frame; where it is an entry still, its signature is made good most of the time.
fn spoiled(mut frame: Vec<u8>, log: Option<&LiveMatch>, lots: &mut Lots) -> Vec<u8> {
    if lots.below(3) == 0 {
        damage::bytes(&mut frame, lots);
    } else if let Ok(mut value) = serde_json::from_slice::<Value>(&frame) {
        damage::json(&mut value, lots);
        frame = value.to_string().into_bytes();
    }
    let (Some(log), Ok(LiveMessage::Entries(entries))) = (log, LiveMessage::read(&frame)) else { return frame };
    if lots.below(4) == 0 {
        return frame;
    }
    let forge = |entry: LiveEntry| match entry.player {
        1 => log.write(Seat::FIRST, entry.body, &Keys(HOST)),
        2 if !matches!(entry.body, LiveBody::Begin(_)) => log.write(Seat::SECOND, entry.body, &Keys(GUEST)),
        _ => entry,
    };
    LiveMessage::Entries(entries.into_iter().map(forge).collect()).frame()
}
