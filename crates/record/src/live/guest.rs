//! A program that joins a table: it keeps its own log, checks every entry, and dials again after a break.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};

use super::{
    Break, LiveInput, LiveNews, LiveOutput, Outputs,
    bounds::{LONGEST_LOOK, PROTOCOL},
    entry::{LiveBody, LiveEntry, LiveQuestion, LiveTerms},
    fault::{LiveError, LiveReason},
    host::{check_player, follow_all},
    identity::{LiveIdentity, LiveKey, LiveToken},
    log::{LiveDue, LiveMatch, game_of},
    message::{LiveCard, LiveEmoted, LiveHello, LiveMessage, LivePlace, LiveSit},
    next_pause,
    peer::{Peer, PeerId, Standing, in_messages, may_emote},
};
use crate::{MailSecret, TimeControl};
use holochess_rules::Seat;

/// After so long an entry that has not come back is sent again.
const ANEW: Duration = Duration::from_secs(5);

/// What a program that has joined a table keeps of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveGuestFile {
    /// The key of the host.
    pub host: LiveKey,
    /// The secret of the table's line.
    pub token: LiveToken,
    /// The own secret, from which the own values follow.
    pub secret: MailSecret,
    /// Whether it watches.
    pub watch: bool,
    /// Under which name the player has said yes, and to what.
    pub agreed: Option<LiveAgreed>,
    /// Which match is played, from 1; 0 before the first.
    pub round: u32,
    /// The log of that match.
    pub entries: Vec<LiveEntry>,
    /// What the player has written and the log does not have yet.
    pub draft: Option<LiveBody>,
    /// Whether the player wants to play again.
    pub again: bool,
}

/// What a player has said yes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveAgreed {
    /// The player.
    sit: LiveSit,
    /// The game, by its id.
    game: String,
    /// Its options that are not at their defaults.
    options: BTreeMap<String, String>,
    /// How many play.
    seats: usize,
    /// How much time people have, if they play for time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<TimeControl>,
}

/// The connection to the host.
#[derive(Debug)]
struct Wire {
    id: PeerId,
    host: Peer,
    /// The table was shown: the host knows this program.
    is_welcome: bool,
    /// The place of the last entry that was sent, and when.
    proposed: Option<(u32, Duration)>,
}

/// A table as a program that has joined it has it.
pub struct LiveGuest {
    identity: Arc<dyn LiveIdentity>,
    file: LiveGuestFile,
    log: Option<LiveMatch>,
    wire: Option<Wire>,
    card: Option<LiveCard>,
    /// When the host is dialled next, and the pause after that.
    redial: Option<Duration>,
    pause: Duration,
    /// The match has ended for this program before its end.
    is_ended: bool,
    emoted: Option<Duration>,
    /// When each of the others gave the last sign that was told.
    heard_signs: [Option<Duration>; Seat::MOST],
    /// When something was handled last.
    looked: Duration,
    interruption: Break,
    out: Outputs,
}

impl LiveGuestFile {
    /// A table that is joined for the first time.
    pub const fn new(host: LiveKey, token: LiveToken, secret: MailSecret, watch: bool) -> Self {
        let (agreed, draft) = (None, None);
        Self { host, token, secret, watch, agreed, round: 0, entries: Vec::new(), draft, again: false }
    }
}

impl LiveGuest {
    /// Joins a table, for the first time or again. The host is dialled with the first tick.
    ///
    /// # Errors
    /// If what was kept does not hold.
    pub fn join(file: LiveGuestFile, identity: Arc<dyn LiveIdentity>) -> Result<Self, LiveError> {
        let log = follow_all(&file.entries, identity.as_ref())?;
        Ok(Self {
            identity,
            file,
            log,
            wire: None,
            card: None,
            redial: Some(Duration::ZERO),
            pause: Duration::ZERO,
            is_ended: false,
            emoted: None,
            heard_signs: [None; Seat::MOST],
            looked: Duration::ZERO,
            interruption: Break::default(),
            out: Outputs::default(),
        })
    }

    /// What has to be kept.
    pub const fn file(&self) -> &LiveGuestFile {
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

    /// The own seat, once the match has begun.
    pub fn own_seat(&self) -> Option<Seat> {
        self.log.as_ref()?.seats_of(self.identity.key()).next()
    }

    /// The table as it was shown last.
    pub const fn card(&self) -> Option<&LiveCard> {
        self.card.as_ref()
    }

    /// Whether the player has to say yes to the table, or no.
    pub fn asks_to_sit(&self) -> bool {
        !self.file.watch && self.file.agreed.is_none() && self.log.is_none() && self.card.is_some()
    }

    /// Whether the host is connected and knows this program.
    pub fn is_connected(&self) -> bool {
        self.wire.as_ref().is_some_and(|wire| wire.is_welcome)
    }

    /// Whether the match has waited for a minute for a player who is away.
    pub const fn has_waited_long(&self) -> bool {
        self.interruption.is_long()
    }

    /// Whether the table waits for a player who is away.
    pub fn is_paused(&self) -> bool {
        let is_away = self.card.as_ref().is_some_and(|card| card.seats.iter().any(|seat| seat.away));
        !self.is_connected() || is_away
    }

    /// Whether the host has sent this program away for good, or what it sent cannot be.
    pub const fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// Whether the match is over. The host has put its last entry in order, so it has all of it.
    pub fn is_settled(&self) -> bool {
        self.log.as_ref().is_some_and(LiveMatch::is_over)
    }

    /// What the player here is to decide. What was decided and is on its way is due no more.
    pub fn due(&self) -> Option<(Seat, LiveDue)> {
        let (log, seat) = (self.log.as_ref()?, self.own_seat()?);
        let due = log.due(seat);
        let is_due = matches!(due, LiveDue::Answer(_) | LiveDue::Decision) && self.file.draft.is_none();
        is_due.then_some((seat, due))
    }

    /// What is to be done about what has come.
    ///
    /// # Errors
    /// If it is the player's at this program and cannot be done now; nothing has changed then.
    pub fn handle(&mut self, input: LiveInput, now: Duration) -> Result<Vec<LiveOutput>, LiveError> {
        self.let_time_pass(now);
        match input {
            LiveInput::Connected(id, key) => self.connect(id, key, now),
            LiveInput::Frame(id, frame) if self.is_wire(id) => self.hear(&frame, now),
            LiveInput::Garbled(id) if self.is_wire(id) => self.part(LiveReason::Garbled, now),
            LiveInput::Lost(id) if self.is_wire(id) => self.lose(now),
            LiveInput::Frame(..) | LiveInput::Garbled(_) | LiveInput::Lost(_) | LiveInput::Tick => {}
            LiveInput::Woken => self.wake(now),
            LiveInput::Sit(sit) => self.sit(sit)?,
            LiveInput::Decide(seat, action, thought) => {
                let body = self.own_log(seat)?.act(seat, &action, thought, &self.file.secret)?;
                self.keep_draft(body);
            }
            LiveInput::Claim(seat) => {
                let accused = self.own_log(seat)?.may_claim(seat).ok_or(LiveError::Turn(seat.number()))?;
                self.keep_draft(LiveBody::Claim(accused.number()));
            }
            LiveInput::Ask(seat, what) => self.ask(seat, what)?,
            LiveInput::Answer(seat, yes) => {
                if !matches!(self.own_log(seat)?.due(seat), LiveDue::Answer(_)) {
                    return Err(LiveError::Turn(seat.number()));
                }
                self.keep_draft(LiveBody::Answer(yes));
            }
            LiveInput::Emote(seat, sign) => {
                if Some(seat) == self.own_seat() && may_emote(&mut self.emoted, now) {
                    self.send(LiveMessage::Emote(LiveEmoted { player: seat.number(), sign }));
                    self.out.tell(LiveNews::Emoted(seat, sign));
                }
            }
            LiveInput::Again(seat) => {
                let is_over = self.log.as_ref().is_some_and(LiveMatch::is_over);
                if Some(seat) == self.own_seat() && is_over && !self.file.again {
                    self.file.again = true;
                    self.out.write();
                    self.send(LiveMessage::Again(seat.number()));
                    self.out.tell(LiveNews::Again(seat));
                }
            }
            LiveInput::Leave => {
                self.part(LiveReason::Left, now);
                self.redial = None;
                self.is_ended = true;
            }
        }
        self.look_at_clock(now);
        self.propose(now);
        let sends = |output: &LiveOutput| matches!(output, LiveOutput::Send(..));
        if self.out.outputs.iter().any(sends)
            && let Some(wire) = &mut self.wire
        {
            wire.host.sent = now;
        }
        Ok(self.out.take())
    }

    /// The clock of the player who has to decide runs while all are there.
    fn let_time_pass(&mut self, now: Duration) {
        let time = now.saturating_sub(std::mem::replace(&mut self.looked, now)).min(LONGEST_LOOK);
        let is_paused = self.is_paused();
        let waits = is_paused && !self.is_ended && self.log.as_ref().is_some_and(|log| !log.is_over());
        if self.interruption.is_newly_long(waits, now) {
            self.out.tell(LiveNews::LongBreak);
        }
        let Some(log) = self.log.as_mut().filter(|_| !is_paused) else { return };
        log.pass(time);
        if let Some(seat) = log.newly_fallen() {
            self.out.tell(LiveNews::FlagFell(seat));
        }
    }

    fn is_wire(&self, id: PeerId) -> bool {
        self.wire.as_ref().is_some_and(|wire| wire.id == id)
    }

    fn send(&mut self, message: LiveMessage) {
        if let Some(wire) = &self.wire {
            self.out.push(LiveOutput::Send(wire.id, message));
        }
    }

    /// How far the own log goes.
    pub fn place(&self) -> LivePlace {
        match &self.log {
            Some(log) => LivePlace { round: self.file.round, next: log.next(), check: log.check() },
            None => LivePlace::NOWHERE,
        }
    }

    /// The match, for a decision of the player here.
    fn own_log(&self, seat: Seat) -> Result<&LiveMatch, LiveError> {
        let log = self.log.as_ref().filter(|_| Some(seat) == self.own_seat());
        let log = log.ok_or(LiveError::Turn(seat.number()))?;
        if log.is_over() {
            return Err(LiveError::Over);
        }
        if self.is_paused() || self.is_ended {
            return Err(LiveError::Paused);
        }
        if self.file.draft.is_some() { Err(LiveError::OnItsWay) } else { Ok(log) }
    }

    /// Keeps what the player has written until it is in the log.
    fn keep_draft(&mut self, body: LiveBody) {
        self.file.draft = Some(body);
        self.out.write();
    }

    fn ask(&mut self, seat: Seat, what: LiveQuestion) -> Result<(), LiveError> {
        if !self.own_log(seat)?.may_ask(seat, what) {
            return Err(LiveError::Turn(seat.number()));
        }
        self.keep_draft(LiveBody::Ask(what));
        Ok(())
    }

    /// The player says yes to the table.
    fn sit(&mut self, sit: LiveSit) -> Result<(), LiveError> {
        let card = self.card.as_ref().filter(|_| self.asks_to_sit()).ok_or(LiveError::Turn(0))?;
        let (game, _) = game_of(&card.game, &card.options, card.seats.len())?;
        check_player(game, 0, &sit.who, &sit.name)?;
        let (game, options, seats) = (card.game.clone(), card.options.clone(), card.seats.len());
        let clock = card.clock;
        self.file.agreed = Some(LiveAgreed { sit: sit.clone(), game, options, seats, clock });
        self.out.write();
        self.send(LiveMessage::Sit(sit));
        Ok(())
    }

    /// A connection to the host stands.
    fn connect(&mut self, id: PeerId, key: LiveKey, now: Duration) {
        if key != self.file.host || self.is_ended {
            self.out.push(LiveOutput::Close(id));
            return;
        }
        if let Some(older) = self.wire.take() {
            self.out.push(LiveOutput::Close(older.id));
        }
        // Who watches may take its time.
        let host = Peer::new(key, Standing::Watcher, now);
        self.wire = Some(Wire { id, host, is_welcome: false, proposed: None });
        self.redial = None;
        let (token, watch, place) = (self.file.token, self.file.watch, self.place());
        self.send(LiveMessage::Hello(LiveHello { live: PROTOCOL, token, watch, place }));
    }

    /// The connection has ended; the host is dialled again after a pause.
    fn lose(&mut self, now: Duration) {
        if let Some(wire) = self.wire.take()
            && wire.is_welcome
        {
            if let Some(log) = &mut self.log {
                log.interrupt(now.saturating_sub(wire.host.heard));
            }
            self.out.tell(LiveNews::HostAway);
        }
        self.wait(now);
    }

    /// The machine was asleep: the host is dialled at once, whatever pause was left.
    fn wake(&mut self, now: Duration) {
        if let Some(wire) = &self.wire {
            self.out.push(LiveOutput::Close(wire.id));
        }
        self.lose(now);
        self.pause = Duration::ZERO;
        self.redial = self.redial.map(|_| now);
    }

    /// Dials again after a pause that grows.
    fn wait(&mut self, now: Duration) {
        if !self.is_ended {
            self.pause = next_pause(self.pause);
            self.redial = Some(now + self.pause);
        }
    }

    /// Says why, and ends the connection.
    fn part(&mut self, reason: LiveReason, now: Duration) {
        self.send(LiveMessage::Bye(reason));
        if let Some(wire) = &self.wire {
            self.out.push(LiveOutput::Close(wire.id));
        }
        self.lose(now);
    }

    /// The host has sent what cannot be.
    fn refuse(&mut self, why: LiveError, now: Duration) {
        self.is_ended = true;
        self.part(why.reason(), now);
        self.redial = None;
        self.out.tell(LiveNews::Broken(why));
    }

    fn hear(&mut self, frame: &[u8], now: Duration) {
        let Some(wire) = &mut self.wire else { return };
        if !wire.host.hear(now) {
            return self.part(LiveReason::Flood, now);
        }
        match LiveMessage::read(frame) {
            Err(reason) => self.part(reason, now),
            Ok(LiveMessage::Bye(reason)) => self.dismissed(reason, now),
            Ok(LiveMessage::Table(card)) => self.show(card, now),
            Ok(LiveMessage::Entries(entries)) => self.take_all(entries, now),
            Ok(LiveMessage::Have(place)) => self.replay(place, now),
            Ok(LiveMessage::Ping(place)) => self.compare(place, now),
            Ok(LiveMessage::Emote(emoted)) => {
                let index = usize::from(emoted.player).wrapping_sub(1);
                let is_other = self.log.as_ref().is_some_and(|log| index < log.terms().seats.len());
                let seat = (is_other && index < Seat::MOST).then(|| Seat::new(index));
                let seat = seat.filter(|seat| Some(*seat) != self.own_seat());
                // The host passes on no more, if it is an honest one.
                if let Some(seat) = seat.filter(|seat| may_emote(&mut self.heard_signs[seat.index()], now)) {
                    self.out.tell(LiveNews::Emoted(seat, emoted.sign));
                }
            }
            Ok(LiveMessage::Again(player)) => {
                let index = usize::from(player).wrapping_sub(1);
                let is_other = self.own_seat().is_none_or(|own| own.index() != index);
                if self.log.as_ref().is_some_and(|log| log.is_over() && index < log.terms().seats.len()) && is_other {
                    self.out.tell(LiveNews::Again(Seat::new(index)));
                }
            }
            Ok(LiveMessage::Hello(_) | LiveMessage::Sit(_)) => self.part(LiveReason::Order, now),
        }
    }

    /// The host has sent this program away.
    fn dismissed(&mut self, reason: LiveReason, now: Duration) {
        if let Some(wire) = &self.wire {
            self.out.push(LiveOutput::Close(wire.id));
        }
        // A table that is closed in the middle of a match may be opened again.
        let goes_on = self.log.as_ref().is_some_and(|log| !log.is_over());
        let is_passing = reason.is_passing() || reason == LiveReason::Closed && goes_on;
        if !is_passing {
            self.is_ended = true;
        }
        self.lose(now);
        if self.is_ended {
            self.redial = None;
            self.out.tell(LiveNews::Ended(reason));
        }
    }

    /// The host shows the table.
    fn show(&mut self, card: LiveCard, now: Duration) {
        let is_new = self.wire.as_ref().is_some_and(|wire| !wire.is_welcome);
        // A card of this connection that was overtaken by a newer one.
        if !is_new && self.card.as_ref().is_some_and(|known| known.revision > card.revision) {
            return;
        }
        if let Err(why) = game_of(&card.game, &card.options, card.seats.len()) {
            return self.refuse(why, now);
        }
        if let Some(agreed) = &self.file.agreed
            && !agreed.is_of(&card.game, &card.options, card.seats.len(), card.clock)
        {
            return self.refuse(LiveError::OtherTerms, now);
        }
        let is_seated = card.own.is_some();
        if let Some(log) = self.log.as_mut().filter(|_| card.seats.iter().any(|seat| seat.away)) {
            log.interrupt(Duration::ZERO);
        }
        self.card = Some(card);
        if let Some(wire) = &mut self.wire {
            wire.is_welcome = true;
        }
        if is_new {
            self.pause = Duration::ZERO;
            self.out.tell(LiveNews::HostBack);
            // The table was empty again in between, or this is the first time.
            if let Some(agreed) = self.file.agreed.as_ref().filter(|_| !is_seated && self.log.is_none()) {
                let sit = agreed.sit.clone();
                self.send(LiveMessage::Sit(sit));
            }
            if let Some(seat) = self.own_seat().filter(|_| self.file.again) {
                self.send(LiveMessage::Again(seat.number()));
            }
        }
        self.out.tell(LiveNews::Table);
    }

    /// Entries that the host has put in order.
    fn take_all(&mut self, entries: Vec<LiveEntry>, now: Duration) {
        for entry in entries {
            let begins = matches!(entry.body, LiveBody::Begin(_)) && entry.number == 0;
            let is_known = self.log.as_ref().is_some_and(|log| log.entries().first() == Some(&entry));
            if begins && !is_known {
                if let Err(why) = self.begin(entry) {
                    return self.refuse(why, now);
                }
                continue;
            }
            let Some(log) = &mut self.log else { return };
            match log.entries().get(entry.number as usize) {
                Some(known) if *known == entry => continue,
                Some(_) => return self.refuse(LiveError::Instead(entry.number), now),
                None if entry.number > log.next() => return self.ask_for_more(now),
                None => {}
            }
            match log.take(entry.clone(), self.identity.as_ref()) {
                Ok(step) => {
                    let own = log.seats_of(self.identity.key()).any(|seat| seat.number() == entry.player);
                    if own && self.file.draft.as_ref() == Some(&entry.body) {
                        self.file.draft = None;
                    }
                    self.file.entries.push(entry);
                    self.out.write();
                    self.out.tell(LiveNews::Step(step));
                    if let Some(difference) = log.take_difference() {
                        self.out.tell(LiveNews::TimeDiffers(difference));
                    }
                    if let Some(wire) = &mut self.wire {
                        wire.host.refund();
                    }
                    if self.is_settled() {
                        // The host may forget the table once all have told it.
                        let place = self.place();
                        self.send(LiveMessage::Ping(place));
                    }
                }
                Err(why) => return self.refuse(why, now),
            }
        }
    }

    /// Another match begins: the one that was agreed to, with this player in it.
    fn begin(&mut self, entry: LiveEntry) -> Result<(), LiveError> {
        let mut log = LiveMatch::begin(entry.clone(), self.identity.as_ref())?;
        log.begin_measuring();
        let terms = log.terms();
        let is_of_host = terms.seats.get(usize::from(entry.player).wrapping_sub(1));
        let fits = is_of_host.is_some_and(|seat| seat.key == self.file.host) && self.agrees_to(terms);
        if !fits {
            return Err(LiveError::OtherTerms);
        }
        self.file.round = terms.round;
        self.file.entries = vec![entry];
        (self.file.draft, self.file.again) = (None, false);
        self.log = Some(log);
        if let Some(wire) = &mut self.wire {
            wire.proposed = None;
            wire.host.refund();
        }
        self.out.write();
        self.out.tell(LiveNews::Begun);
        Ok(())
    }

    /// Whether a match is the next one that this player has said yes to. Who watches sees what there is.
    fn agrees_to(&self, terms: &LiveTerms) -> bool {
        if self.file.watch {
            return self.log.as_ref().is_none_or(|_| terms.round > self.file.round);
        }
        let own = self.identity.key();
        let mut own_seats = terms.seats.iter().filter(|seat| seat.key == own);
        let (Some(agreed), Some(seat), None) = (&self.file.agreed, own_seats.next(), own_seats.next()) else {
            return false;
        };
        let follows = match &self.log {
            None => true,
            Some(log) => {
                log.is_over() && self.file.again && terms.round == self.file.round + 1 && {
                    let players = |terms: &LiveTerms| {
                        let mut players: Vec<_> = terms.seats.iter().map(|seat| (seat.key, seat.who.clone())).collect();
                        players.sort();
                        players
                    };
                    players(terms) == players(log.terms())
                }
            }
        };
        follows
            && agreed.is_of(&terms.game, &terms.options, terms.seats.len(), terms.clock)
            && (&seat.who, &seat.name) == (&agreed.sit.who, &agreed.sit.name)
    }

    fn ask_for_more(&mut self, now: Duration) {
        let place = self.place();
        if self.wire.as_mut().is_some_and(|wire| wire.host.may_replay(now)) {
            self.send(LiveMessage::Have(place));
        }
    }

    /// The host lacks entries that are here.
    fn replay(&mut self, theirs: LivePlace, now: Duration) {
        // Who watches writes nothing, not even what it has read.
        let follows = theirs.round == self.file.round && !self.file.watch;
        let Some(log) = self.log.as_ref().filter(|_| follows) else { return };
        match log.check_at(theirs.next) {
            Some(check) if theirs.next > 0 && check != theirs.check => {
                self.refuse(LiveError::Instead(theirs.next - 1), now);
            }
            Some(_) => {
                for group in in_messages(&log.entries()[theirs.next as usize..]) {
                    self.send(LiveMessage::Entries(group));
                }
            }
            None => self.ask_for_more(now),
        }
    }

    /// The host says how far its log goes.
    fn compare(&mut self, theirs: LivePlace, now: Duration) {
        let own = self.place();
        if theirs.round != own.round || theirs.next > own.next {
            if theirs.round >= own.round {
                self.ask_for_more(now);
            }
        } else if theirs.next == own.next && theirs.check != own.check {
            self.refuse(LiveError::Instead(own.next.saturating_sub(1)), now);
        } else if theirs.next < own.next && self.wire.as_mut().is_some_and(|wire| wire.host.may_replay(now)) {
            self.replay(theirs, now);
        }
    }

    fn look_at_clock(&mut self, now: Duration) {
        if let Some(wire) = &self.wire {
            match wire.host.overdue(now) {
                Some(_) => self.part(LiveReason::Silent, now),
                None if wire.host.wants_ping(now) => {
                    let place = self.place();
                    self.send(LiveMessage::Ping(place));
                }
                None => {}
            }
        }
        if self.redial.is_some_and(|at| at <= now) && !self.is_ended {
            self.out.push(LiveOutput::Dial);
            // Dialled again if nothing comes of it.
            self.wait(now);
        }
    }

    /// Sends the next entry of this player: what its program writes by itself, or what the player has decided.
    fn propose(&mut self, now: Duration) {
        let Some(seat) = self.own_seat() else { return };
        let (Some(log), Some(wire)) = (&self.log, &mut self.wire) else { return };
        if !wire.is_welcome || log.is_over() {
            return;
        }
        let is_sent = |(number, at): (u32, Duration)| number == log.next() && now.saturating_sub(at) < ANEW;
        if wire.proposed.is_some_and(is_sent) {
            return;
        }
        let automatic = log.automatic(seat, &self.file.secret);
        let Some(body) = automatic.or_else(|| self.file.draft.clone()) else { return };
        if !log.allows(seat, &body) {
            // Something else was put in order first, and what was decided is not possible any more.
            if self.file.draft.as_ref() == Some(&body) {
                self.file.draft = None;
                self.out.write();
                self.out.tell(LiveNews::Overtaken);
            }
            return;
        }
        wire.proposed = Some((log.next(), now));
        let entry = log.write(seat, body, self.identity.as_ref());
        self.send(LiveMessage::Entries(vec![entry]));
    }
}

impl LiveAgreed {
    fn is_of(&self, game: &str, options: &BTreeMap<String, String>, seats: usize, clock: Option<TimeControl>) -> bool {
        self.game == game && self.options == *options && self.seats == seats && self.clock == clock
    }
}

impl std::fmt::Debug for LiveGuest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LiveGuest").field("round", &self.file.round).field("wire", &self.wire).finish_non_exhaustive()
    }
}
