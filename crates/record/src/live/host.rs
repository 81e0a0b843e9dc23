//! The program that opens a table: it seats those who come, puts the entries in order, and hands them on.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    Break, LiveInput, LiveNews, LiveOutput, Outputs,
    bounds::{LONGEST_LOOK, MOST_VISITORS, MOST_WATCHERS},
    entry::{LiveBody, LiveEntry, LiveSeat, LiveTerms},
    fault::{LiveError, LiveReason},
    identity::{LiveIdentity, LiveKey, LiveToken},
    log::{LiveDue, LiveMatch, game_of, is_fit_name},
    message::{LiveCard, LiveCardSeat, LiveEmoted, LiveHello, LiveMessage, LivePlace, LiveSit},
    peer::{Overdue, Peer, PeerId, Standing, in_messages, may_emote},
};
use crate::{MailId, MailSecret, NoRandomness, TimeControl, Who, fresh_seed};
use holochess_rules::{GameId, Options, Seat};

/// What the nonce of a match follows from.
const NONCE: &[u8] = b"holochess live 1 nonce\n";

/// What a host keeps of its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveHostFile {
    /// The secret of the table's line.
    pub token: LiveToken,
    /// The own secret, from which the own values follow.
    pub secret: MailSecret,
    /// The game, by its id.
    pub game: String,
    /// Its options that are not at their defaults.
    pub options: BTreeMap<String, String>,
    /// The seats, player 1 first.
    pub seats: Vec<LiveHostSeat>,
    /// How much time people have, if they play for time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// How many may watch.
    pub watchers: u8,
    /// Which match is played, from 1; 0 before the first.
    pub round: u32,
    /// The log of that match.
    pub entries: Vec<LiveEntry>,
}

impl LiveHostFile {
    /// A new table, with secrets of its own.
    ///
    /// # Errors
    /// If the system has no source of randomness.
    pub fn new(game: GameId, options: &Options, seats: Vec<LiveHostSeat>, watchers: u8) -> Result<Self, NoRandomness> {
        let defaults = game.options();
        let is_other = |(key, value): &(&str, &str)| defaults.find(key) != Some(*value);
        let options = options.iter().filter(is_other).map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let mut token = LiveToken([0; 16]);
        token.0.copy_from_slice(&fresh_seed()?.bytes()[..16]);
        Ok(Self {
            token,
            secret: MailSecret::fresh()?,
            game: game.id().to_owned(),
            options,
            seats,
            clock: None,
            watchers,
            round: 0,
            entries: Vec::new(),
        })
    }
}

/// A seat as its host keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveHostSeat {
    /// `human` or a level; `None` while the seat is free.
    pub who: Option<String>,
    /// The name, perhaps none.
    pub name: String,
    /// The key of its program; `None` while the seat is free.
    pub key: Option<LiveKey>,
}

impl LiveHostSeat {
    /// A seat for a player who joins.
    pub const FREE: Self = Self { who: None, name: String::new(), key: None };
}

/// A table as its host has it.
pub struct LiveHost {
    identity: Arc<dyn LiveIdentity>,
    file: LiveHostFile,
    log: Option<LiveMatch>,
    peers: BTreeMap<PeerId, Peer>,
    /// The seats that want to play again.
    again: BTreeSet<u8>,
    /// The programs that have the log to the end of the match.
    has_end: BTreeSet<LiveKey>,
    emoted: Option<Duration>,
    revision: u32,
    /// When something was handled last.
    looked: Duration,
    interruption: Break,
    out: Outputs,
}

impl LiveHost {
    /// Opens a table, new or kept.
    ///
    /// # Errors
    /// If the game cannot be played so, a name is none, or what was kept does not hold.
    pub fn open(file: LiveHostFile, identity: Arc<dyn LiveIdentity>) -> Result<Self, LiveError> {
        let (game, _) = game_of(&file.game, &file.options, file.seats.len())?;
        for (player, seat) in (1..).zip(&file.seats) {
            if let Some(who) = &seat.who {
                check_player(game, player, who, &seat.name)?;
            }
        }
        let log = follow_all(&file.entries, identity.as_ref())?;
        let (mut file, own) = (file, identity.key());
        // A seat with a player and without a key is one of this program, at a table that is new.
        let new = file.seats.iter_mut().filter(|seat| seat.who.is_some() && seat.key.is_none());
        new.for_each(|seat| seat.key = Some(own));
        if log.is_none() {
            // Nothing has begun, and all others have gone.
            let others = file.seats.iter_mut().filter(|seat| seat.key != Some(own));
            others.for_each(|seat| *seat = LiveHostSeat::FREE);
        }
        if file.seats.iter().all(|seat| seat.key != Some(own)) {
            return Err(LiveError::Turn(0));
        }
        let out = Outputs::default();
        let (peers, again, has_end) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        let mut host = Self {
            identity,
            file,
            log,
            peers,
            again,
            has_end,
            emoted: None,
            revision: 0,
            looked: Duration::ZERO,
            interruption: Break::default(),
            out,
        };
        host.go_on();
        Ok(host)
    }

    /// What has to be kept.
    pub const fn file(&self) -> &LiveHostFile {
        &self.file
    }

    /// The match, once it has begun.
    pub const fn log(&self) -> Option<&LiveMatch> {
        self.log.as_ref()
    }

    /// The match, once it has begun, to be saved.
    pub const fn log_mut(&mut self) -> Option<&mut LiveMatch> {
        self.log.as_mut()
    }

    /// The own seats.
    pub fn own_seats(&self) -> Vec<Seat> {
        let own = self.identity.key();
        let seats = self.file.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.key == Some(own)).map(|(index, _)| Seat::new(index)).collect()
    }

    /// The table as it stands.
    pub fn card(&self) -> LiveCard {
        self.card_for(None)
    }

    /// Whether the match has waited for a minute for a player who is away.
    pub const fn has_waited_long(&self) -> bool {
        self.interruption.is_long()
    }

    /// Whether the table waits for a player who is away.
    pub fn is_paused(&self) -> bool {
        (0..self.file.seats.len()).map(Seat::new).any(|seat| self.is_away(seat))
    }

    /// Whether the match is over, and every player's program is known to have it to its end.
    pub fn is_settled(&self) -> bool {
        let own = self.identity.key();
        let mut keys = self.file.seats.iter().filter_map(|seat| seat.key).filter(|key| *key != own);
        self.log.as_ref().is_some_and(LiveMatch::is_over) && keys.all(|key| self.has_end.contains(&key))
    }

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        self.peers.len()
    }

    /// What is to be done about what has come.
    ///
    /// # Errors
    /// If it is a player's at this program and cannot be done now; nothing has changed then.
    pub fn handle(&mut self, input: LiveInput, now: Duration) -> Result<Vec<LiveOutput>, LiveError> {
        self.let_time_pass(now);
        match input {
            LiveInput::Connected(peer, key) => self.connect(peer, key, now),
            LiveInput::Frame(peer, frame) => self.hear(peer, &frame, now),
            LiveInput::Garbled(peer) => self.send_away(peer, LiveReason::Garbled),
            LiveInput::Lost(peer) => self.lose(peer, LiveReason::Left),
            LiveInput::Tick | LiveInput::Woken => {}
            LiveInput::Sit(_) => return Err(LiveError::Turn(0)),
            LiveInput::Decide(seat, action, thought) => {
                let body = self.own_log(seat)?.act(seat, &action, thought, &self.file.secret)?;
                self.write(seat, body)?;
            }
            LiveInput::Claim(seat) => {
                let accused = self.own_log(seat)?.may_claim(seat).ok_or(LiveError::Turn(seat.number()))?;
                self.write(seat, LiveBody::Claim(accused.number()))?;
            }
            LiveInput::Ask(seat, what) => {
                self.own_log(seat)?;
                self.write(seat, LiveBody::Ask(what))?;
            }
            LiveInput::Answer(seat, yes) => {
                self.own_log(seat)?;
                self.write(seat, LiveBody::Answer(yes))?;
            }
            LiveInput::Emote(seat, sign) => {
                if self.is_own(seat) && may_emote(&mut self.emoted, now) {
                    self.hand_on(LiveEmoted { player: seat.number(), sign }, None);
                    self.out.tell(LiveNews::Emoted(seat, sign));
                }
            }
            LiveInput::Again(seat) => {
                if self.is_own(seat) {
                    self.want_again(seat);
                }
            }
            LiveInput::Leave => {
                let peers: Vec<PeerId> = self.peers.keys().copied().collect();
                for peer in peers {
                    self.part(peer, LiveReason::Closed);
                }
            }
        }
        self.look_at_clock(now);
        self.go_on();
        self.hand_out(now);
        for output in &self.out.outputs {
            if let LiveOutput::Send(peer, _) = output
                && let Some(peer) = self.peers.get_mut(peer)
            {
                peer.sent = now;
            }
        }
        Ok(self.out.take())
    }

    /// The clock of the player who has to decide runs while all are there.
    fn let_time_pass(&mut self, now: Duration) {
        let time = now.saturating_sub(std::mem::replace(&mut self.looked, now)).min(LONGEST_LOOK);
        let is_paused = self.is_paused();
        let waits = is_paused && self.log.as_ref().is_some_and(|log| !log.is_over());
        if self.interruption.is_newly_long(waits, now) {
            self.out.tell(LiveNews::LongBreak);
        }
        let Some(log) = self.log.as_mut().filter(|_| !is_paused) else { return };
        log.pass(time);
        if let Some(seat) = log.newly_fallen() {
            self.out.tell(LiveNews::FlagFell(seat));
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.file.seats.get(seat.index()).is_some_and(|kept| kept.key == Some(self.identity.key()))
    }

    /// The match, for a decision of a player at this program.
    fn own_log(&self, seat: Seat) -> Result<&LiveMatch, LiveError> {
        let log = self.log.as_ref().filter(|_| self.is_own(seat)).ok_or(LiveError::Turn(seat.number()))?;
        if log.is_over() {
            return Err(LiveError::Over);
        }
        if self.is_paused() { Err(LiveError::Paused) } else { Ok(log) }
    }

    /// Whether the program of a player is not connected. The own one always is.
    fn is_away(&self, seat: Seat) -> bool {
        let Some(key) = self.file.seats.get(seat.index()).and_then(|seat| seat.key) else { return false };
        key != self.identity.key() && !self.peers.values().any(|peer| peer.follows() && peer.key == key)
    }

    fn place(&self) -> LivePlace {
        match &self.log {
            Some(log) => LivePlace { round: self.file.round, next: log.next(), check: log.check() },
            None => LivePlace::NOWHERE,
        }
    }

    fn card_for(&self, own: Option<Seat>) -> LiveCard {
        let seats = self.file.seats.iter().enumerate().map(|(index, seat)| LiveCardSeat {
            who: seat.who.clone(),
            name: seat.name.clone(),
            away: self.is_away(Seat::new(index)),
        });
        LiveCard {
            revision: self.revision,
            game: self.file.game.clone(),
            options: self.file.options.clone(),
            clock: self.file.clock,
            seats: seats.collect(),
            watchers: self.file.watchers > 0,
            own: own.map(Seat::number),
        }
    }

    fn send(&mut self, peer: PeerId, message: LiveMessage) {
        self.out.push(LiveOutput::Send(peer, message));
    }

    /// Shows the table to all who may see it.
    fn show_table(&mut self) {
        self.revision += 1;
        let peers: Vec<(PeerId, Standing)> = self.peers.iter().map(|(id, peer)| (*id, peer.standing)).collect();
        for (peer, standing) in peers {
            let own = match standing {
                Standing::Stranger => continue,
                Standing::Player(seat) => Some(seat),
                Standing::Visitor | Standing::Watcher => None,
            };
            let card = self.card_for(own);
            self.send(peer, LiveMessage::Table(card));
        }
        self.out.tell(LiveNews::Table);
    }

    /// A stranger is at the door. Where it is crowded, the one goes that has said nothing for the longest; a player who comes back
    /// never does.
    fn connect(&mut self, id: PeerId, key: LiveKey, now: Duration) {
        self.peers.insert(id, Peer::new(key, Standing::Stranger, now));
        let plays = |peer: &Peer| self.file.seats.iter().any(|seat| seat.key == Some(peer.key));
        let at_the_door = self.peers.iter().filter(|(_, peer)| peer.is_at_the_door() && !plays(peer));
        let at_the_door: Vec<(PeerId, Standing)> = at_the_door.map(|(id, peer)| (*id, peer.standing)).collect();
        if at_the_door.len() > MOST_VISITORS
            && let Some((silent, _)) = at_the_door.iter().find(|(_, standing)| *standing == Standing::Stranger)
        {
            self.send_away(*silent, LiveReason::Busy);
        }
    }

    /// Says why, and ends the connection.
    fn part(&mut self, id: PeerId, reason: LiveReason) {
        if self.peers.contains_key(&id) {
            self.send(id, LiveMessage::Bye(reason));
            self.out.push(LiveOutput::Close(id));
        }
    }

    /// Ends a connection for a reason that the players hear of.
    fn send_away(&mut self, id: PeerId, reason: LiveReason) {
        self.part(id, reason);
        self.lose(id, reason);
    }

    /// A connection has ended.
    fn lose(&mut self, id: PeerId, reason: LiveReason) {
        let Some(peer) = self.peers.remove(&id) else { return };
        let Standing::Player(seat) = peer.standing else {
            if reason != LiveReason::Left {
                self.out.tell(LiveNews::Gone(None, reason));
            }
            return;
        };
        self.out.tell(LiveNews::Gone(Some(seat), reason));
        if !self.is_away(seat) {
            return;
        }
        if let Some(log) = &mut self.log {
            log.interrupt(self.looked.saturating_sub(peer.heard));
            self.out.tell(LiveNews::Away(seat));
        } else {
            // Nothing has begun: the seat is free again.
            self.file.seats[seat.index()] = LiveHostSeat::FREE;
            self.out.write();
        }
        self.show_table();
    }

    fn hear(&mut self, id: PeerId, frame: &[u8], now: Duration) {
        let Some(peer) = self.peers.get_mut(&id) else { return };
        if !peer.hear(now) {
            return self.send_away(id, LiveReason::Flood);
        }
        let standing = peer.standing;
        let message = match LiveMessage::read(frame) {
            Ok(message) => message,
            Err(reason) => return self.send_away(id, reason),
        };
        match (message, standing) {
            (LiveMessage::Hello(hello), Standing::Stranger) => self.welcome(id, &hello, now),
            // Before it has said who it is, nothing else is read; a second time changes nothing.
            (_, Standing::Stranger)
            | (LiveMessage::Hello(_), _)
            | (LiveMessage::Sit(_), Standing::Player(_))
            | (LiveMessage::Ping(_), Standing::Visitor) => {}
            (LiveMessage::Sit(sit), Standing::Visitor) => self.seat(id, sit),
            (LiveMessage::Entries(entries), Standing::Player(_)) => self.take_all(id, entries, now),
            (LiveMessage::Have(place), Standing::Player(_) | Standing::Watcher) => {
                self.compare(id, place, true, now);
            }
            (LiveMessage::Ping(place), Standing::Player(_) | Standing::Watcher) => {
                self.compare(id, place, false, now);
            }
            (LiveMessage::Emote(emoted), Standing::Player(seat)) if emoted.player == seat.number() => {
                if self.peers.get_mut(&id).is_some_and(|peer| peer.may_emote(now)) {
                    self.hand_on(emoted, Some(id));
                }
            }
            (LiveMessage::Again(player), Standing::Player(seat)) if player == seat.number() => self.want_again(seat),
            (LiveMessage::Bye(reason), _) => {
                self.out.push(LiveOutput::Close(id));
                self.lose(id, reason);
            }
            _ => self.send_away(id, LiveReason::Order),
        }
    }

    /// A peer says who it is.
    fn welcome(&mut self, id: PeerId, hello: &LiveHello, now: Duration) {
        if !hello.token.matches(&self.file.token) {
            return self.send_away(id, LiveReason::Token);
        }
        let Some(key) = self.peers.get(&id).map(|peer| peer.key) else { return };
        let seat = self.file.seats.iter().position(|seat| seat.key == Some(key)).map(Seat::new);
        if key == self.identity.key() {
            return self.send_away(id, LiveReason::Order);
        }
        if let Some(seat) = seat {
            if self.replace(id, key, seat) {
                self.out.tell(LiveNews::Back(seat));
            }
            self.show_table();
            return self.compare(id, hello.place, true, now);
        }
        if hello.watch {
            self.end_older(key);
        }
        let watchers = self.peers.values().filter(|peer| peer.standing == Standing::Watcher).count();
        match hello.watch {
            true if watchers >= usize::from(self.file.watchers).min(MOST_WATCHERS) => {
                self.send_away(id, LiveReason::Watchers);
            }
            true => {
                self.stand(id, Standing::Watcher);
                let card = self.card_for(None);
                self.send(id, LiveMessage::Table(card));
                self.compare(id, hello.place, true, now);
            }
            false if self.file.seats.iter().all(|seat| seat.key.is_some()) => self.send_away(id, LiveReason::Full),
            // It has played at another table.
            false if hello.place.round > 0 => self.send_away(id, LiveReason::Match),
            false => {
                self.stand(id, Standing::Visitor);
                let card = self.card_for(None);
                self.send(id, LiveMessage::Table(card));
            }
        }
    }

    /// A player comes by another connection: the newer one counts. Whether the player was away.
    fn replace(&mut self, id: PeerId, key: LiveKey, seat: Seat) -> bool {
        let was_away = !self.end_older(key);
        self.stand(id, Standing::Player(seat));
        was_away
    }

    /// Ends the connections of a program that comes by a newer one. Whether there were any.
    fn end_older(&mut self, key: LiveKey) -> bool {
        let same = |(_, peer): &(&PeerId, &Peer)| peer.key == key && peer.follows();
        let older: Vec<PeerId> = self.peers.iter().filter(same).map(|(id, _)| *id).collect();
        for older in &older {
            self.part(*older, LiveReason::Replaced);
            self.peers.remove(older);
        }
        !older.is_empty()
    }

    fn stand(&mut self, id: PeerId, standing: Standing) {
        if let Some(peer) = self.peers.get_mut(&id) {
            peer.standing = standing;
        }
    }

    /// A visitor takes the first free seat.
    fn seat(&mut self, id: PeerId, sit: LiveSit) {
        let Some(key) = self.peers.get(&id).map(|peer| peer.key) else { return };
        if let Some(index) = self.file.seats.iter().position(|seat| seat.key == Some(key)) {
            // It has sat down by another connection already.
            self.replace(id, key, Seat::new(index));
            return self.show_table();
        }
        let Some(index) = self.file.seats.iter().position(|seat| seat.key.is_none()) else {
            return self.send_away(id, LiveReason::Full);
        };
        let game = GameId::from_id(&self.file.game);
        match game.map(|game| check_player(game, index + 1, &sit.who, &sit.name)) {
            Some(Ok(())) => {}
            Some(Err(why)) => return self.send_away(id, why.reason()),
            None => return self.send_away(id, LiveReason::Terms),
        }
        let seat = Seat::new(index);
        self.file.seats[index] = LiveHostSeat { who: Some(sit.who), name: sit.name, key: Some(key) };
        self.stand(id, Standing::Player(seat));
        self.out.write();
        self.show_table();
    }

    /// Compares the log of a peer with the own one. Where the peer lacks something it is sent; where the own one does, it is asked for.
    fn compare(&mut self, id: PeerId, theirs: LivePlace, wants: bool, now: Duration) {
        let own = self.place();
        let Some(peer) = self.peers.get_mut(&id) else { return };
        if theirs == own && self.log.as_ref().is_some_and(LiveMatch::is_over) {
            self.has_end.insert(peer.key);
        }
        let next = match &self.log {
            Some(log) if theirs.round == own.round => match log.check_at(theirs.next) {
                Some(check) if theirs.next > 0 && check != theirs.check => {
                    return self.send_away(id, LiveReason::Instead);
                }
                Some(_) => theirs.next,
                None => {
                    // The peer is ahead.
                    peer.next = own.next;
                    if peer.may_replay(now) {
                        self.send(id, LiveMessage::Have(own));
                    }
                    return;
                }
            },
            // It has not heard yet that another match has begun.
            _ if theirs.round < own.round => 0,
            None if theirs.round == 0 => return,
            _ => return self.send_away(id, LiveReason::Match),
        };
        // A ping crosses what is on its way; what is sent anew does no harm.
        if next < peer.next && peer.may_replay(now) {
            peer.next = next;
        } else if wants {
            peer.next = next.max(peer.next);
        }
    }

    /// Entries of a peer: its own, or those that it has and this program has lost.
    fn take_all(&mut self, id: PeerId, entries: Vec<LiveEntry>, now: Duration) {
        for entry in entries {
            let Some(log) = &mut self.log else { return self.send_away(id, LiveReason::Order) };
            if let Some(known) = log.entries().get(entry.number as usize) {
                // Where two players write at once, the one who comes second writes again in the next place.
                if *known == entry || known.player != entry.player {
                    continue;
                }
                return self.send_away(id, LiveReason::Instead);
            }
            if entry.number > log.next() {
                let own = self.place();
                if self.peers.get_mut(&id).is_some_and(|peer| peer.may_replay(now)) {
                    self.send(id, LiveMessage::Have(own));
                }
                return;
            }
            match log.take(entry.clone(), self.identity.as_ref()) {
                Ok(step) => {
                    self.file.entries.push(entry);
                    self.out.write();
                    self.out.tell(LiveNews::Step(step));
                    if let Some(difference) = log.take_difference() {
                        self.out.tell(LiveNews::TimeDiffers(difference));
                    }
                    if let Some(peer) = self.peers.get_mut(&id) {
                        peer.refund();
                    }
                }
                Err(why) => return self.send_away(id, why.reason()),
            }
        }
    }

    /// Writes an entry of a player at this program.
    fn write(&mut self, seat: Seat, body: LiveBody) -> Result<(), LiveError> {
        let log = self.log.as_mut().ok_or(LiveError::Turn(seat.number()))?;
        let entry = log.write(seat, body, self.identity.as_ref());
        let step = log.take(entry.clone(), self.identity.as_ref())?;
        self.file.entries.push(entry);
        self.out.write();
        self.out.tell(LiveNews::Step(step));
        Ok(())
    }

    /// A player's sign for all others.
    fn hand_on(&mut self, emoted: LiveEmoted, from: Option<PeerId>) {
        let follows = |(id, peer): &(&PeerId, &Peer)| peer.follows() && Some(**id) != from;
        let peers: Vec<PeerId> = self.peers.iter().filter(follows).map(|(id, _)| *id).collect();
        for peer in peers {
            self.send(peer, LiveMessage::Emote(emoted));
        }
        if let (Some(_), Some(index)) = (from, usize::from(emoted.player).checked_sub(1)) {
            self.out.tell(LiveNews::Emoted(Seat::new(index), emoted.sign));
        }
    }

    /// A player wants to play again.
    fn want_again(&mut self, seat: Seat) {
        if self.log.as_ref().is_some_and(LiveMatch::is_over) && self.again.insert(seat.number()) {
            self.out.tell(LiveNews::Again(seat));
            let follows = |(_, peer): &(&PeerId, &Peer)| peer.follows();
            let peers: Vec<PeerId> = self.peers.iter().filter(follows).map(|(id, _)| *id).collect();
            for peer in peers {
                self.send(peer, LiveMessage::Again(seat.number()));
            }
        }
    }

    /// Sends away who is late or silent, and shows the others that the table is still there.
    fn look_at_clock(&mut self, now: Duration) {
        let overdue: Vec<(PeerId, Overdue)> =
            self.peers.iter().filter_map(|(id, peer)| Some((*id, peer.overdue(now)?))).collect();
        for (id, overdue) in overdue {
            self.send_away(
                id,
                match overdue {
                    Overdue::Late => LiveReason::Late,
                    Overdue::Silent => LiveReason::Silent,
                },
            );
        }
        let place = self.place();
        let waiting = self.peers.iter().filter(|(_, peer)| peer.wants_ping(now)).map(|(id, _)| *id);
        let waiting: Vec<PeerId> = waiting.collect();
        for id in waiting {
            self.send(id, LiveMessage::Ping(place));
        }
    }

    /// Does what this program does by itself: begins the match, commits, shows values.
    fn go_on(&mut self) {
        if self.wants_to_begin() {
            self.begin();
        }
        while let Some((seat, body)) = self.own_automatic() {
            if self.write(seat, body).is_err() {
                // It is due, so it is never refused.
                break;
            }
        }
    }

    fn own_automatic(&self) -> Option<(Seat, LiveBody)> {
        let log = self.log.as_ref()?;
        self.own_seats().into_iter().find_map(|seat| Some((seat, log.automatic(seat, &self.file.secret)?)))
    }

    /// Whether all seats are taken, or after a match all persons want another one.
    fn wants_to_begin(&self) -> bool {
        let is_full = self.file.seats.iter().all(|seat| seat.key.is_some());
        let Some(log) = &self.log else { return is_full };
        let seats = (1..).zip(&self.file.seats);
        let mut persons = seats.filter(|(_, seat)| seat.who.as_deref() == Some(Who::HUMAN)).map(|(player, _)| player);
        log.is_over() && !self.again.is_empty() && persons.all(|player| self.again.contains(&player))
    }

    /// Begins the next match. After the first one each player sits one seat further.
    fn begin(&mut self) {
        if self.log.is_some() {
            self.file.seats.rotate_right(1);
            for peer in self.peers.values_mut() {
                if let Standing::Player(seat) = &mut peer.standing {
                    *seat = Seat::new((seat.index() + 1) % self.file.seats.len());
                }
            }
        }
        self.again.clear();
        self.has_end.clear();
        self.file.round += 1;
        let secret = self.file.secret.hex();
        let digest = Sha256::new()
            .chain_update(NONCE)
            .chain_update(secret)
            .chain_update(self.file.token.0)
            .chain_update(self.file.round.to_be_bytes())
            .finalize();
        let nonce = MailId::of_bytes(digest[..16].try_into().unwrap_or_default());
        let own = self.identity.key();
        let seats = self.file.seats.iter().map(|seat| LiveSeat {
            who: seat.who.clone().unwrap_or_default(),
            name: seat.name.clone(),
            key: seat.key.unwrap_or(own),
        });
        let terms = LiveTerms {
            game: self.file.game.clone(),
            options: self.file.options.clone(),
            seats: seats.collect(),
            clock: self.file.clock,
            round: self.file.round,
            nonce,
        };
        let Some(seat) = self.own_seats().first().copied() else { return };
        let entry = LiveMatch::first_entry(seat, terms, self.identity.as_ref());
        if let Ok(mut log) = LiveMatch::begin(entry.clone(), self.identity.as_ref()) {
            log.begin_measuring();
            self.file.entries = vec![entry];
            self.log = Some(log);
            self.peers.values_mut().for_each(|peer| peer.next = 0);
            self.out.write();
            self.out.tell(LiveNews::Begun);
            self.show_table();
        }
    }

    /// Sends each peer the entries that it does not have.
    fn hand_out(&mut self, now: Duration) {
        let Some(log) = &self.log else { return };
        for (id, peer) in &mut self.peers {
            if peer.follows() && peer.next < log.next() {
                for group in in_messages(&log.entries()[peer.next as usize..]) {
                    self.out.outputs.push(LiveOutput::Send(*id, LiveMessage::Entries(group)));
                }
                (peer.next, peer.sent) = (log.next(), now);
            }
        }
    }

    /// The player here who is to decide something, and what.
    pub fn due(&self) -> Option<(Seat, LiveDue)> {
        let log = self.log.as_ref()?;
        let due: Vec<_> = self.own_seats().into_iter().map(|seat| (seat, log.due(seat))).collect();
        // Nothing goes on before the answer.
        let answer = due.iter().find(|(_, due)| matches!(due, LiveDue::Answer(_)));
        answer.or_else(|| due.iter().find(|(_, due)| *due == LiveDue::Decision)).copied()
    }
}

/// Checks a player who takes a seat.
///
/// # Errors
/// If there is no such level in this game, or the name is none.
pub(super) fn check_player(game: GameId, player: usize, who: &str, name: &str) -> Result<(), LiveError> {
    let known = Who::from_word(who).is_some_and(|who| who.plays(game));
    if !known {
        return Err(crate::BeginError::Who { player, who: who.to_owned(), game }.into());
    }
    if is_fit_name(name) { Ok(()) } else { Err(LiveError::Name) }
}

/// The match of a log that was kept; nothing where none has begun.
///
/// # Errors
/// If it does not hold.
pub(super) fn follow_all(entries: &[LiveEntry], identity: &dyn LiveIdentity) -> Result<Option<LiveMatch>, LiveError> {
    let Some((first, others)) = entries.split_first() else { return Ok(None) };
    let mut log = LiveMatch::begin(first.clone(), identity)?;
    for entry in others {
        log.take(entry.clone(), identity)?;
    }
    log.begin_measuring();
    Ok(Some(log))
}

impl std::fmt::Debug for LiveHost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LiveHost").field("round", &self.file.round).field("peers", &self.peers).finish_non_exhaustive()
    }
}
