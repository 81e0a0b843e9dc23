//! A table and those who join it, in memory: wires that are cut, slow and repeat themselves, and programs that are killed at any moment.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
    time::Duration,
};

use sha2::{Digest, Sha256};

use super::{
    LiveCheck, LiveDue, LiveError, LiveGuest, LiveGuestFile, LiveHost, LiveHostFile, LiveHostSeat, LiveIdentity,
    LiveInput, LiveKey, LiveMatch, LiveNews, LiveOutput, LiveQuestion, LiveSignature, LiveSit, LiveToken, PeerId,
};
use crate::MailSecret;
use holochess_rules::{Action, GameId, Seat, Table};

/// Numbers from a seed (`SplitMix64`).
pub struct Lots(u64);

impl Lots {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ (mixed >> 31)) * count as u128) >> 64) as usize
    }

    /// Any legal action; attacks, where there are some, in half of the cases, so that dice fall.
    pub fn action(&mut self, table: &dyn Table) -> Action {
        let actions = table.actions();
        let is_attack = |action: &&Action| matches!(action, Action::Attack { .. });
        let attacks: Vec<Action> = actions.iter().filter(is_attack).copied().collect();
        let chosen = if !attacks.is_empty() && self.below(2) == 0 { attacks } else { actions };
        chosen[self.below(chosen.len())]
    }
}

/// A key pair for tests: who knows the key can sign with it.
pub struct TestKey(LiveKey);

impl TestKey {
    pub fn new(name: &str) -> Self {
        Self(LiveKey(Sha256::digest(name).into()))
    }

    fn signature(key: &LiveKey, text: &LiveCheck) -> LiveSignature {
        let half = |mark: &[u8]| Sha256::new().chain_update(mark).chain_update(key.0).chain_update(text.0).finalize();
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&half(b"one"));
        bytes[32..].copy_from_slice(&half(b"two"));
        LiveSignature(bytes)
    }
}

impl LiveIdentity for TestKey {
    fn key(&self) -> LiveKey {
        self.0
    }

    fn sign(&self, text: &LiveCheck) -> LiveSignature {
        Self::signature(&self.0, text)
    }

    fn is_signed(&self, by: &LiveKey, text: &LiveCheck, signature: &LiveSignature) -> bool {
        Self::signature(by, text) == *signature
    }
}

pub fn secret(name: &str) -> MailSecret {
    MailSecret::from_hex(&LiveKey(Sha256::digest(name).into()).hex()).expect("64 digits")
}

pub const TOKEN: LiveToken = LiveToken([0x5a; 16]);

/// A table of this game: a person at the host, so many free seats, and levels in those that are left.
pub fn table(game: GameId, guests: usize, levels: usize, watchers: bool) -> LiveHostFile {
    let own = TestKey::new("host").key();
    let seat =
        |who: &str, name: &str| LiveHostSeat { who: Some(who.to_owned()), name: name.to_owned(), key: Some(own) };
    let free = std::iter::repeat_n(LiveHostSeat::FREE, guests);
    let level = holochess_players::levels(game)[0].id;
    let levels = std::iter::repeat_n(seat(level, ""), levels);
    LiveHostFile {
        token: TOKEN,
        secret: secret("host"),
        game: game.id().to_owned(),
        options: BTreeMap::new(),
        seats: std::iter::once(seat("human", "Ada")).chain(free).chain(levels).collect(),
        clock: None,
        watchers: if watchers { 8 } else { 0 },
        round: 0,
        entries: Vec::new(),
    }
}

/// A program at the table.
pub enum Program {
    Host(Box<LiveHost>),
    Guest(Box<LiveGuest>),
}

impl Program {
    pub fn log(&self) -> Option<&LiveMatch> {
        match self {
            Self::Host(host) => host.log(),
            Self::Guest(guest) => guest.log(),
        }
    }

    fn due(&self) -> Option<(Seat, LiveDue)> {
        match self {
            Self::Host(host) => host.due().filter(|_| !host.is_paused()),
            Self::Guest(guest) => guest.due().filter(|_| !guest.is_paused()),
        }
    }

    fn handle(&mut self, input: LiveInput, now: Duration) -> Result<Vec<LiveOutput>, LiveError> {
        match self {
            Self::Host(host) => host.handle(input, now),
            Self::Guest(guest) => guest.handle(input, now),
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Host(host) => serde_json::to_string(host.file()),
            Self::Guest(guest) => serde_json::to_string(guest.file()),
        }
        .expect("plain values are JSON")
    }
}

/// What travels over a wire.
#[derive(Clone)]
enum Parcel {
    Frame(Vec<u8>),
    End,
}

/// A wire between the host and a guest, or a hostile peer where that is none.
struct Wire {
    guest: Option<usize>,
    /// What is on its way to the host, and from it.
    parcels: [VecDeque<Parcel>; 2],
}

/// All programs, 0 the host, and the wires between them.
pub struct World {
    pub now: Duration,
    pub programs: Vec<Option<Program>>,
    files: Vec<String>,
    keys: Vec<Arc<TestKey>>,
    wires: BTreeMap<u64, Wire>,
    next_wire: u64,
    /// Of which program the next outputs are cut off, and after how many.
    pub crash: Option<(usize, usize)>,
    pub faults: usize,
    /// Everything that the programs have told, by program.
    pub news: Vec<(usize, LiveNews)>,
    /// What hostile peers were sent.
    pub answers: Vec<(u64, Vec<u8>)>,
    pub closed: Vec<u64>,
}

impl World {
    /// A table, and so many guests who know its line; watchers come last.
    pub fn new(file: LiveHostFile, guests: usize, watchers: usize) -> Self {
        let names =
            std::iter::once("host".to_owned()).chain((1..=guests + watchers).map(|guest| format!("guest {guest}")));
        let keys: Vec<Arc<TestKey>> = names.map(|name| Arc::new(TestKey::new(&name))).collect();
        let mut files = vec![serde_json::to_string(&file).expect("plain values are JSON")];
        for guest in 1..=guests + watchers {
            let file = LiveGuestFile::new(keys[0].key(), TOKEN, secret(&format!("guest {guest}")), guest > guests);
            files.push(serde_json::to_string(&file).expect("plain values are JSON"));
        }
        let mut world = Self {
            now: Duration::ZERO,
            programs: Vec::new(),
            files,
            keys,
            wires: BTreeMap::new(),
            next_wire: 1,
            crash: None,
            faults: 0,
            news: Vec::new(),
            answers: Vec::new(),
            closed: Vec::new(),
        };
        world.programs.resize_with(world.files.len(), || None);
        (0..world.files.len()).for_each(|at| world.start(at));
        world
    }

    pub fn host(&self) -> &LiveHost {
        match &self.programs[0] {
            Some(Program::Host(host)) => host,
            _ => panic!("the host does not run"),
        }
    }

    /// Starts a program from its file.
    pub fn start(&mut self, at: usize) {
        let identity = self.keys[at].clone();
        let text = &self.files[at];
        let program = if at == 0 {
            let file = serde_json::from_str(text).expect("it was written");
            Program::Host(Box::new(LiveHost::open(file, identity).expect("it was kept")))
        } else {
            let file = serde_json::from_str(text).expect("it was written");
            Program::Guest(Box::new(LiveGuest::join(file, identity).expect("it was kept")))
        };
        self.programs[at] = Some(program);
        self.put(at, LiveInput::Tick);
    }

    /// Ends a program at once, and all its wires with it.
    pub fn kill(&mut self, at: usize) {
        self.programs[at] = None;
        let wires = self.wires.iter().filter(|(_, wire)| at == 0 || wire.guest == Some(at));
        let wires: Vec<u64> = wires.map(|(id, _)| *id).collect();
        for wire in wires {
            self.cut(wire);
        }
    }

    /// Hands an input to a program and does what it says.
    pub fn put(&mut self, at: usize, input: LiveInput) {
        let Some(program) = &mut self.programs[at] else { return };
        let outputs = program.handle(input, self.now).unwrap_or_default();
        for (done, output) in outputs.into_iter().enumerate() {
            if self.crash.is_some_and(|(who, after)| who == at && done >= after) {
                self.crash = None;
                return self.kill(at);
            }
            match output {
                LiveOutput::Write => {
                    if let Some(program) = &self.programs[at] {
                        self.files[at] = program.text();
                    }
                }
                LiveOutput::Send(PeerId(id), message) => self.post(id, at, Parcel::Frame(message.frame())),
                LiveOutput::Close(PeerId(id)) => {
                    self.post(id, at, Parcel::End);
                    if at == 0 {
                        self.closed.push(id);
                    }
                }
                LiveOutput::Dial => _ = self.dial(at),
                LiveOutput::Tell(news) => self.news.push((at, news)),
            }
        }
    }

    fn post(&mut self, id: u64, from: usize, parcel: Parcel) {
        let Some(wire) = self.wires.get_mut(&id) else { return };
        if wire.guest.is_none() && from == 0 {
            if let Parcel::Frame(frame) = parcel {
                self.answers.push((id, frame));
            }
            return;
        }
        wire.parcels[usize::from(from == 0)].push_back(parcel);
    }

    /// A guest dials the host.
    pub fn dial(&mut self, guest: usize) -> u64 {
        let id = self.wire(Some(guest));
        let host = self.keys[0].key();
        self.put(0, LiveInput::Connected(PeerId(id), self.keys[guest].key()));
        self.put(guest, LiveInput::Connected(PeerId(id), host));
        id
    }

    /// A wire of a stranger, whose frames are put in by [`World::say`].
    pub fn strange_wire(&mut self, key: LiveKey) -> u64 {
        let id = self.wire(None);
        self.put(0, LiveInput::Connected(PeerId(id), key));
        id
    }

    fn wire(&mut self, guest: Option<usize>) -> u64 {
        let id = self.next_wire;
        self.next_wire += 1;
        self.wires.insert(id, Wire { guest, parcels: [VecDeque::new(), VecDeque::new()] });
        id
    }

    /// A stranger sends a frame.
    pub fn say(&mut self, id: u64, frame: impl Into<Vec<u8>>) {
        self.put(0, LiveInput::Frame(PeerId(id), frame.into()));
    }

    /// A host that means harm sends a guest a frame.
    pub fn say_to_guest(&mut self, guest: usize, frame: Vec<u8>) {
        let wire = self.wires.iter().find(|(_, wire)| wire.guest == Some(guest)).map(|(id, _)| *id);
        self.put(guest, LiveInput::Frame(PeerId(wire.expect("it is connected")), frame));
    }

    /// A wire is cut: what is on it is lost, and both ends notice.
    fn cut(&mut self, id: u64) {
        let Some(wire) = self.wires.remove(&id) else { return };
        self.put(0, LiveInput::Lost(PeerId(id)));
        if let Some(guest) = wire.guest {
            self.put(guest, LiveInput::Lost(PeerId(id)));
        }
    }

    /// The next parcel of one direction arrives; where it is doubled, it arrives again later.
    fn deliver(&mut self, id: u64, direction: usize, is_doubled: bool) {
        let Some(wire) = self.wires.get_mut(&id) else { return };
        let Some(parcel) = wire.parcels[direction].pop_front() else { return };
        let to = if direction == 0 { Some(0) } else { wire.guest };
        match (parcel, to) {
            (Parcel::End, _) => self.cut(id),
            (Parcel::Frame(frame), Some(to)) => {
                if is_doubled {
                    wire.parcels[direction].push_front(Parcel::Frame(frame.clone()));
                }
                self.put(to, LiveInput::Frame(PeerId(id), frame));
            }
            (Parcel::Frame(_), None) => {}
        }
    }

    /// Some parcel that is on its way arrives. Whether there was one.
    pub fn deliver_one(&mut self, lots: &mut Lots) -> bool {
        let waiting = |(id, wire): (&u64, &Wire)| {
            let directions = [0, 1].into_iter().filter(|way| !wire.parcels[*way].is_empty());
            directions.map(|way| (*id, way)).collect::<Vec<_>>()
        };
        let waiting: Vec<(u64, usize)> = self.wires.iter().flat_map(waiting).collect();
        if waiting.is_empty() {
            return false;
        }
        let (id, way) = waiting[lots.below(waiting.len())];
        self.deliver(id, way, false);
        true
    }

    /// Everything that is on its way arrives.
    pub fn deliver_all(&mut self, lots: &mut Lots) {
        while self.deliver_one(lots) {}
    }

    /// Time passes for all.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        (0..self.programs.len()).for_each(|at| self.put(at, LiveInput::Tick));
    }

    /// Guests who are asked sit down.
    pub fn sit_down(&mut self) {
        for at in 1..self.programs.len() {
            if let Some(Program::Guest(guest)) = &self.programs[at]
                && guest.asks_to_sit()
            {
                let sit = LiveSit { who: "human".to_owned(), name: format!("Bo {at}") };
                self.put(at, LiveInput::Sit(sit));
            }
        }
    }

    /// A player who has to decide something does, by lot. Whether there was one.
    pub fn decide_one(&mut self, lots: &mut Lots, longest: usize) -> bool {
        let first = lots.below(self.programs.len());
        let count = self.programs.len();
        for at in (0..count).map(|offset| (first + offset) % count) {
            let Some((seat, due)) = self.programs[at].as_ref().and_then(Program::due) else { continue };
            let input = if let LiveDue::Answer(_) = due {
                LiveInput::Answer(seat, lots.below(2) == 0)
            } else {
                let recorded = self.programs[at].as_ref().and_then(Program::log).and_then(LiveMatch::recorded);
                let Some(recorded) = recorded else { continue };
                if recorded.decisions().len() >= longest {
                    LiveInput::Decide(seat, "resign".to_owned(), None)
                } else {
                    let action = lots.action(recorded.table());
                    LiveInput::Decide(seat, recorded.table().action_text(action), Some(1500))
                }
            };
            self.put(at, input);
            return true;
        }
        false
    }

    /// A player claims that time is up, if it may.
    fn claim_one(&mut self, lots: &mut Lots) {
        let at = lots.below(self.programs.len());
        let seats = self.programs[at].as_ref().and_then(Program::log).map(|log| log.terms().seats.len());
        for seat in (0..seats.unwrap_or(0)).map(Seat::new) {
            self.put(at, LiveInput::Claim(seat));
        }
    }

    /// A player asks to take back, if it may.
    fn ask_one(&mut self, lots: &mut Lots) {
        let at = lots.below(self.programs.len());
        let seats = self.programs[at].as_ref().and_then(Program::log).map(|log| log.terms().seats.len());
        for seat in (0..seats.unwrap_or(0)).map(Seat::new) {
            self.put(at, LiveInput::Ask(seat, LiveQuestion::Undo));
        }
    }

    /// Something goes wrong, by lot.
    pub fn spoil(&mut self, lots: &mut Lots) {
        self.faults += 1;
        let wires: Vec<u64> = self.wires.keys().copied().collect();
        let wire = (!wires.is_empty()).then(|| wires[lots.below(wires.len())]);
        let way = lots.below(2);
        match (lots.below(8), wire) {
            (0, Some(wire)) => self.cut(wire),
            (1 | 2, Some(wire)) => self.deliver(wire, way, true),
            (3, Some(wire)) => {
                if let Some(wire) = self.wires.get_mut(&wire)
                    && wire.parcels[way].len() > 1
                {
                    wire.parcels[way].swap(0, 1);
                }
            }
            (4, _) => self.pass(Duration::from_millis(lots.below(14_000) as u64)),
            (5, _) => {
                let at = lots.below(self.programs.len());
                self.crash = Some((at, lots.below(4)));
            }
            (6, _) => {
                // Two connections at once.
                let guest = 1 + lots.below(self.programs.len() - 1);
                if self.programs[guest].is_some() && self.programs[0].is_some() {
                    self.dial(guest);
                    self.dial(guest);
                }
            }
            (7, _) => self.kill(lots.below(self.programs.len())),
            _ => {}
        }
    }

    /// Programs that do not run are started again.
    pub fn mend(&mut self) {
        for at in 0..self.programs.len() {
            if self.programs[at].is_none() {
                self.start(at);
            }
        }
    }

    /// Whether all programs have the same log to the end of the match.
    pub fn is_done(&self) -> bool {
        let logs: Vec<_> = self.programs.iter().map(|program| program.as_ref().and_then(Program::log)).collect();
        let Some(Some(first)) = logs.first() else { return false };
        first.is_over() && logs.iter().all(|log| log.is_some_and(|log| log.check() == first.check()))
    }

    /// Plays a match by lot, with so many faults of a hundred steps.
    pub fn play(&mut self, lots: &mut Lots, faults: usize, longest: usize) {
        for step in 0..60_000 {
            if self.is_done() {
                return;
            }
            // After a long time nothing goes wrong any more, so that every match comes to its end.
            if step < 3000 && lots.below(100) < faults {
                self.spoil(lots);
            }
            match lots.below(10) {
                0 => self.sit_down(),
                1 => _ = self.decide_one(lots, longest),
                2 if lots.below(4) == 0 => self.ask_one(lots),
                5 if lots.below(4) == 0 => self.claim_one(lots),
                3 if lots.below(4) == 0 => self.mend(),
                4 if lots.below(4) == 0 => self.pass(Duration::from_millis(lots.below(2000) as u64)),
                _ => {
                    if !self.deliver_one(lots) && !self.decide_one(lots, longest) {
                        self.mend();
                        self.sit_down();
                        self.pass(Duration::from_secs(1));
                    }
                }
            }
        }
        let logs = self.programs.iter().map(|program| program.as_ref().and_then(Program::log).map(LiveMatch::next));
        panic!("the match does not end: {:?} after {:?}", logs.collect::<Vec<_>>(), self.now);
    }
}
