//! An online match, in the terminal: `open` and `join` end here.

use std::{
    collections::BTreeSet,
    io::{self, BufRead, Write},
    sync::{
        atomic::Ordering,
        mpsc::{Receiver, TryRecvError, channel},
    },
    time::Duration,
};

use super::{
    command::read_line,
    drawing,
    game::say,
    look::Look,
    reading::{self, ActionReading, is_word, is_yes},
    status::camps,
};
use crate::cli::{
    Failure,
    words::{COLUMNS, unknown_level, wrap},
};
use holochess_link::{Party, PartyError};
use holochess_locale::{Locale, excerpt, harmless, refusal};
use holochess_platform::{asked_to_end, clock::Instant, on_threads::in_background};
use holochess_players::{self as players, Player};
use holochess_record::{
    RecordedMatch, Who,
    live::{
        LiveAudience, LiveDue, LiveEmote, LiveError, LiveGuest, LiveInput, LiveMatch, LiveNews, LiveQuestion, LiveSit,
        LiveStep,
    },
    narration::Narrator,
};
use holochess_rules::{Action, GameId, Seat, Table};

/// How long the wire is waited for before the terminal is looked at again.
const TURN: Duration = Duration::from_millis(10);

/// After the end of a match the table stays open so long for those who have not seen it.
const AFTER_THE_END: Duration = Duration::from_mins(1);

/// After so many looks a letter is read to its end.
const LETTER_STEPS: u32 = 3;

/// A program at a table, in the terminal.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct LiveText<'a> {
    party: Party,
    locale: &'a Locale,
    look: Look,
    /// Who plays here, at a table that is joined.
    sit: Option<LiveSit>,
    /// The match that is told: its id and how many of its decisions are told.
    told: Option<(String, usize)>,
    /// What was asked at the terminal last, so that it is asked once.
    asked: Option<(u32, LiveDue)>,
    asked_to_sit: bool,
    thinker: Option<Receiver<(Box<dyn Player>, Action)>>,
    players: Vec<(Seat, Box<dyn Player>)>,
    /// Which decision a player here began to think about, and when.
    thinking_since: Option<(usize, Instant)>,
    lines: Receiver<Option<String>>,
    input_ended: bool,
    resigning: bool,
    /// Whether the signs of the others are hidden.
    is_muted: bool,
    /// Programs of other players that have seen the end and left.
    gone: BTreeSet<usize>,
    ended: Option<Instant>,
    is_end_told: bool,
    /// Whether the player here wants to play again.
    wants_again: bool,
    /// By letters: how often what has come was looked at.
    steps: u32,
}

impl<'a> LiveText<'a> {
    /// A table that is joined or opened; `sit` says who plays here where it is joined.
    pub fn new(party: Party, locale: &'a Locale, look: Look, sit: Option<LiveSit>) -> Self {
        let (sender, lines) = channel();
        in_background("lines", move || {
            let mut input = io::stdin().lock();
            while let Ok(Some(line)) = read_line(&mut input as &mut dyn BufRead) {
                if sender.send(Some(line)).is_err() {
                    return;
                }
            }
            let _ = sender.send(None);
        });
        Self {
            party,
            locale,
            look,
            sit,
            told: None,
            asked: None,
            asked_to_sit: false,
            thinker: None,
            players: Vec::new(),
            thinking_since: None,
            lines,
            input_ended: false,
            resigning: false,
            is_muted: false,
            gone: BTreeSet::new(),
            ended: None,
            is_end_told: false,
            wants_again: false,
            steps: 0,
        }
    }

    /// Plays until the match is over and all have seen it, or the player leaves.
    ///
    /// # Errors
    /// If the table cannot be written, or this program was sent away.
    pub fn play(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.locale;
        let failed = |why: PartyError| Failure::Input(locale.say(&why.words(locale)));
        loop {
            let news = self.party.step(TURN).map_err(failed)?;
            for news in news {
                self.tell(out, news)?;
            }
            self.tell_decisions(out)?;
            if asked_to_end().load(Ordering::Relaxed) {
                let _ = self.party.put(LiveInput::Leave);
                self.say_record(out)?;
                return Err(Failure::stopped(holochess_locale::Words::new("live-left")));
            }
            if self.party.is_by_letter() && self.is_letter_ready() {
                return self.send_letter(out);
            }
            if self.party.log().is_some_and(LiveMatch::is_over) {
                if !std::mem::replace(&mut self.is_end_told, true) {
                    self.end(out)?;
                }
                if self.is_done() {
                    let _ = self.party.put(LiveInput::Leave);
                    return Ok(());
                }
            } else {
                self.sit_down(out)?;
                self.decide(out)?;
            }
            if !self.obey(out)? {
                let _ = self.party.put(LiveInput::Leave);
                return if self.is_end_told { Ok(()) } else { self.say_record(out) };
            }
        }
    }

    /// Whether the other's letter is read, and nothing is to be decided here any more.
    fn is_letter_ready(&mut self) -> bool {
        self.steps += 1;
        let is_over = self.party.log().is_some_and(LiveMatch::is_over);
        self.steps > LETTER_STEPS && (is_over || self.party.is_paused() || self.party.due().is_none())
    }

    /// Prints the letter to the other player, alone on its line and however long, so that it can be copied.
    fn send_letter(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let letter = self.party.letter().map(|letter| letter.text()).unwrap_or_default();
        if self.party.log().is_some_and(LiveMatch::is_over) {
            self.end(out)?;
        }
        say(out, &self.locale.text("live-letter-send"))?;
        writeln!(out, "{letter}")?;
        out.flush()?;
        let _ = self.party.put(LiveInput::Leave);
        Ok(())
    }

    /// Whether a table whose match is over can be left: a guest without a person has seen the end, the host waits for the
    /// others to see it, and a person may want another match for a minute.
    fn is_done(&mut self) -> bool {
        let is_late = self.ended.get_or_insert_with(Instant::now).elapsed() >= AFTER_THE_END && !self.wants_again;
        let Some(host) = self.party.host() else {
            let is_closed = self.party.guest().is_none_or(LiveGuest::is_ended);
            return is_closed || is_late || !self.has_person();
        };
        let own = host.own_seats();
        let others = (0..host.card().seats.len()).map(Seat::new).filter(|seat| !own.contains(seat));
        let have_gone = others.into_iter().all(|seat| self.gone.contains(&seat.index()));
        have_gone || is_late
    }

    /// The board at the end, and where the record is.
    fn end(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(recorded) = self.recorded() {
            let narrator = Narrator::new(self.locale, recorded.setup());
            self.write_board(out, &narrator, recorded.table())?;
            if let Some(verdict) = recorded.table().verdict() {
                say(out, &narrator.verdict(recorded.table(), verdict))?;
            }
        }
        self.say_record(out)?;
        if self.has_person() && !self.party.is_by_letter() {
            say(out, &self.locale.text("live-end-help"))
        } else {
            Ok(())
        }
    }

    fn say_record(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.party.record() {
            // On a line of its own, however long, so that it can be copied.
            Some(path) => {
                say(out, &self.locale.text("live-record"))?;
                writeln!(out, "{}", harmless(&path.display().to_string()))?;
                out.flush()?;
                Ok(())
            }
            None => say(out, &self.locale.text("live-no-record")),
        }
    }

    fn recorded(&self) -> Option<&RecordedMatch> {
        self.party.log().and_then(LiveMatch::recorded)
    }

    /// A player in words.
    fn player(&self, seat: Seat) -> String {
        if let Some(log) = self.party.log() {
            return Narrator::new(self.locale, log.setup()).player(seat);
        }
        let card = match (self.party.host(), self.party.guest()) {
            (Some(host), _) => Some(host.card()),
            (None, Some(guest)) => guest.card().cloned(),
            (None, None) => None,
        };
        let name = card.and_then(|card| card.seats.get(seat.index()).map(|seat| seat.name.clone())).unwrap_or_default();
        let arguments = [
            ("number", seat.number().into()),
            ("named", if name.is_empty() { "no" } else { "yes" }.into()),
            ("name", excerpt(&name).into()),
        ];
        self.locale.format("live-player", &arguments)
    }

    /// Tells what has come.
    fn tell(&mut self, out: &mut dyn Write, news: LiveNews) -> Result<(), Failure> {
        let locale = self.locale;
        let is_over = self.party.log().is_some_and(LiveMatch::is_over);
        match &news {
            // By letters no wire is lost or found.
            LiveNews::HostBack | LiveNews::HostAway | LiveNews::Back(_) | LiveNews::Away(_)
                if self.party.is_by_letter() =>
            {
                return Ok(());
            }
            LiveNews::Table => return self.tell_table(out),
            LiveNews::Begun => {
                (self.told, self.asked, self.ended) = (None, None, None);
                (self.is_end_told, self.wants_again) = (false, false);
                self.players.clear();
                self.gone.clear();
                return say(out, &locale.text("live-begins"));
            }
            LiveNews::Step(LiveStep::TakenBack(_)) => {
                let left = self.recorded().map_or(0, |recorded| recorded.decisions().len());
                if let Some((_, told)) = &mut self.told {
                    *told = left.min(*told);
                }
                self.asked = None;
            }
            LiveNews::Step(LiveStep::Declined(..)) => self.asked = None,
            LiveNews::Back(seat) => _ = self.gone.remove(&seat.index()),
            LiveNews::Gone(Some(seat), _) if is_over => {
                self.gone.insert(seat.index());
                return Ok(());
            }
            // The host has gone after the end; nothing is missing.
            LiveNews::Ended(_) if is_over => return Ok(()),
            LiveNews::Ended(reason) => return Err(Failure::wrong(reason.words())),
            LiveNews::Broken(why) => return Err(Failure::Input(locale.say(&why.words(locale)))),
            _ => {}
        }
        let audience = LiveAudience {
            locale,
            player: &|seat| self.player(seat),
            own: &self.party.own_seats(),
            has_begun: self.party.log().is_some(),
            is_over,
            is_muted: self.is_muted,
        };
        let Some(text) = news.text(&audience) else { return Ok(()) };
        say(out, &text)?;
        let can_claim = |seat: &Seat| self.party.log().is_some_and(|log| log.may_claim(*seat).is_some());
        match news {
            LiveNews::FlagFell(_) if audience.own.iter().any(can_claim) => say(out, &locale.text("live-claim-help")),
            _ => Ok(()),
        }
    }

    /// Who sits where, while the match has not begun.
    fn tell_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.party.log().is_some() {
            return Ok(());
        }
        let card = match (self.party.host(), self.party.guest().and_then(|guest| guest.card())) {
            (Some(host), _) => host.card(),
            (None, Some(card)) => card.clone(),
            (None, None) => return Ok(()),
        };
        card.seats_in_words(self.locale).iter().try_for_each(|seat| say(out, seat))
    }

    /// A guest says yes to the table: a level at once, a person when asked.
    fn sit_down(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(guest) = self.party.guest().filter(|guest| guest.asks_to_sit()) else { return Ok(()) };
        let Some(sit) = self.sit.clone() else { return Ok(()) };
        if sit.who != Who::HUMAN {
            return self.put(out, LiveInput::Sit(sit));
        }
        if !std::mem::replace(&mut self.asked_to_sit, true) {
            let Some(card) = guest.card() else { return Ok(()) };
            let game = GameId::from_id(&card.game).map_or_else(String::new, |game| format!("game-{}", game.id()));
            let options: Vec<String> = card.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            if let Some(clock) = card.clock {
                say(out, &clock.text(self.locale))?;
            }
            let arguments = [
                ("game", self.locale.text(&game).into()),
                ("count", options.len().into()),
                ("options", excerpt(&options.join(", ")).into()),
            ];
            say(out, &self.locale.format("live-ask-to-sit", &arguments))?;
        }
        Ok(())
    }

    /// Hands something in; what cannot be done is said.
    fn put(&mut self, out: &mut dyn Write, input: LiveInput) -> Result<(), Failure> {
        match self.party.put(input) {
            Ok(news) => {
                for news in news {
                    self.tell(out, news)?;
                }
                self.tell_decisions(out)
            }
            Err(PartyError::Live(why)) => say(out, &self.locale.say(&why.words(self.locale))),
            Err(why) => Err(Failure::Input(self.locale.say(&why.words(self.locale)))),
        }
    }

    /// Tells the decisions that are new, a line and its events each.
    fn tell_decisions(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let Some((id, recorded)) = self.party.log().and_then(|log| Some((log.id().hex(), log.recorded()?))) else {
            return Ok(());
        };
        let narrator = Narrator::new(self.locale, recorded.setup());
        let is_new = self.told.as_ref().is_none_or(|(told, _)| *told != id);
        let told = if is_new { 0 } else { self.told.as_ref().map_or(0, |(_, told)| *told) };
        for (number, entry) in (told + 1..).zip(recorded.decisions().iter().skip(told)) {
            let who = entry.seat.map(|seat| format!(" ({})", narrator.player(seat))).unwrap_or_default();
            writeln!(out, "{number}. {}{who}", entry.text)?;
            for text in entry.events.iter().filter_map(|event| narrator.narrate(recorded.table(), event)) {
                writeln!(out, "  {}", wrap(&text, COLUMNS - 2, "    "))?;
            }
        }
        let decisions = recorded.decisions().len();
        if decisions > told || is_new {
            out.flush()?;
        }
        self.told = Some((id, decisions));
        Ok(())
    }

    fn write_board(&self, out: &mut dyn Write, narrator: &Narrator<'_>, table: &dyn Table) -> Result<(), Failure> {
        match self.look {
            Look::Drawn => {
                writeln!(out, "\n{}\n", drawing::draw(narrator, table))?;
                out.flush()?;
                Ok(())
            }
            Look::Words => say(out, &camps(narrator, table)),
        }
    }

    /// Lets a level here think, or asks a person here, once for every choice.
    fn decide(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.party.is_paused() {
            return Ok(());
        }
        let Some((seat, due)) = self.party.due() else { return Ok(()) };
        let Some(log) = self.party.log() else { return Ok(()) };
        let (next, setup) = (log.next(), log.setup().clone());
        if let Some(Who::Computer(level)) = setup.seats.get(seat.index()).map(|seat| seat.who.clone()) {
            return self.think(out, seat, &level);
        }
        if self.asked == Some((next, due)) {
            return Ok(());
        }
        self.asked = Some((next, due));
        let Some(recorded) = log.recorded() else { return Ok(()) };
        let narrator = Narrator::new(self.locale, recorded.setup());
        if let LiveDue::Answer(LiveQuestion::Undo) = due {
            let asker = log.question().map(|(seat, _)| narrator.player(seat)).unwrap_or_default();
            return say(out, &self.locale.format("live-ask-undo", &[("player", asker.into())]));
        }
        self.write_board(out, &narrator, recorded.table())?;
        self.thinking_since = Some((recorded.decisions().len(), Instant::now()));
        say(out, &self.locale.format("live-your-turn", &[("player", self.player(seat).into())]))?;
        if self.party.log().is_some_and(|log| log.clock().is_some()) { self.tell_clocks(out) } else { Ok(()) }
    }

    /// What each person has left.
    fn tell_clocks(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let clock = self.party.log().and_then(LiveMatch::clock);
        let Some(clock) = clock else { return say(out, &self.locale.text("live-no-clock")) };
        let seats = self.recorded().map_or(0, |recorded| recorded.setup().seats.len());
        for seat in (0..seats).map(Seat::new) {
            let Some(left) = clock.left(seat) else { continue };
            let seconds = left.as_millis().div_ceil(1000) as u64;
            let left = format!("{}:{:02}", seconds / 60, seconds % 60);
            let arguments = [("player", self.player(seat).into()), ("left", left.into())];
            say(out, &self.locale.format("live-clock-left", &arguments))?;
        }
        Ok(())
    }

    /// A level thinks on a thread of its own, so that the others hear that this program is still there.
    fn think(&mut self, out: &mut dyn Write, seat: Seat, level: &str) -> Result<(), Failure> {
        if let Some(thinker) = &self.thinker {
            let (player, action) = match thinker.try_recv() {
                Ok(thought) => thought,
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => {
                    self.thinker = None;
                    return Ok(());
                }
            };
            self.thinker = None;
            self.players.push((seat, player));
            let text = self.recorded().map(|recorded| recorded.table().action_text(action)).unwrap_or_default();
            let thought = self.thought();
            return match self.party.put(LiveInput::Decide(seat, text, thought)) {
                Ok(news) => news.into_iter().try_for_each(|news| self.tell(out, news)),
                // Meanwhile something else was decided, or a player has gone: it thinks again.
                Err(PartyError::Live(_)) => Ok(()),
                Err(why) => Err(Failure::Input(self.locale.say(&why.words(self.locale)))),
            };
        }
        let Some(recorded) = self.recorded() else { return Ok(()) };
        let (game, table, hash) = (recorded.setup().game, recorded.table().duplicate(), recorded.seed_hash());
        let decisions = recorded.decisions().len();
        let known = self.players.iter().position(|(known, _)| *known == seat);
        let mut player = match known {
            Some(known) => self.players.swap_remove(known).1,
            None => players::new(level, game, players::seed_for(&hash, seat))
                .map_err(|why| Failure::wrong(unknown_level(&why)))?,
        };
        self.thinking_since = Some((decisions, Instant::now()));
        let (sender, thinker) = channel();
        self.thinker = Some(thinker);
        in_background("thinker", move || {
            let action = player.choose(table.as_ref());
            let _ = sender.send((player, action));
        });
        Ok(())
    }

    /// How long was thought about the decision that is taken now, in milliseconds.
    fn thought(&self) -> Option<u32> {
        let decisions = self.recorded()?.decisions().len();
        let (_, since) = self.thinking_since.filter(|(about, _)| *about == decisions)?;
        u32::try_from(since.elapsed().as_millis()).ok()
    }

    /// Carries out what was typed. Whether the match goes on here.
    fn obey(&mut self, out: &mut dyn Write) -> Result<bool, Failure> {
        let line = match self.lines.try_recv() {
            Ok(Some(line)) => line,
            Ok(None) | Err(TryRecvError::Disconnected) if !self.input_ended => {
                self.input_ended = true;
                return Ok(!self.has_person());
            }
            _ => return Ok(true),
        };
        let locale = self.locale;
        if line.is_empty() {
            return Ok(true);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        if is_word(locale, "command-quit", word) {
            return Ok(false);
        }
        let asks_to_sit = self.party.guest().is_some_and(LiveGuest::asks_to_sit);
        if asks_to_sit && self.sit.is_some() {
            if !is_yes(locale, &line) {
                return Ok(false);
            }
            if let Some(sit) = self.sit.clone() {
                self.put(out, LiveInput::Sit(sit))?;
            }
            return Ok(true);
        }
        self.command(out, word, rest.trim(), &line)?;
        Ok(true)
    }

    fn command(&mut self, out: &mut dyn Write, word: &str, rest: &str, line: &str) -> Result<(), Failure> {
        let locale = self.locale;
        let own = self.party.own_seats();
        let due = self.party.due();
        if std::mem::take(&mut self.resigning) && is_yes(locale, line) {
            let Some(seat) = due.map(|(seat, _)| seat).or(own.first().copied()) else { return Ok(()) };
            return self.put(out, LiveInput::Decide(seat, "resign".to_owned(), None));
        }
        if let Some((seat, LiveDue::Answer(_))) = due
            && (is_yes(locale, word) || is_word(locale, "command-no", word))
        {
            return self.put(out, LiveInput::Answer(seat, is_yes(locale, word)));
        }
        if is_word(locale, "live-command-sign", word) {
            let number = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            return match (number.and_then(|number| LiveEmote::ALL.get(number)), own.first()) {
                (Some(sign), Some(seat)) => self.put(out, LiveInput::Emote(*seat, *sign)),
                _ => say(out, &locale.text("live-signs")),
            };
        }
        if is_word(locale, "live-command-mute", word) {
            self.is_muted = !self.is_muted;
            return say(out, &locale.text(if self.is_muted { "live-muted" } else { "live-heard" }));
        }
        let Some(recorded) = self.recorded() else { return say(out, &locale.text("live-help")) };
        if is_word(locale, "live-command-again", word) {
            if !recorded.is_over() {
                return say(out, &locale.say(&LiveError::Turn(0).words(locale)));
            }
            let is_person =
                |seat: &Seat| recorded.setup().seats.get(seat.index()).is_some_and(|info| info.who == Who::Human);
            let persons: Vec<Seat> = own.into_iter().filter(is_person).collect();
            self.wants_again = !persons.is_empty();
            return persons.into_iter().try_for_each(|seat| self.put(out, LiveInput::Again(seat)));
        }
        let narrator = Narrator::new(locale, recorded.setup());
        let table = recorded.table();
        if is_word(locale, "command-board", word) {
            return self.write_board(out, &narrator, table);
        }
        if is_word(locale, "command-actions", word) {
            // A draw that can be claimed is no action of the rules, but can be played all the same.
            let claim = Some(Action::Draw).filter(|draw| table.check(*draw).is_ok());
            let actions = table.actions().into_iter().chain(claim);
            let actions: Vec<String> = actions.map(|action| table.action_text(action)).collect();
            let arguments = [("count", actions.len().into()), ("actions", actions.join(" ").into())];
            return say(out, &locale.format("text-actions", &arguments));
        }
        if is_word(locale, "live-command-clock", word) {
            return self.tell_clocks(out);
        }
        if is_word(locale, "live-command-claim", word) {
            let may = own.iter().find(|seat| self.party.log().is_some_and(|log| log.may_claim(**seat).is_some()));
            return match may {
                Some(seat) => self.put(out, LiveInput::Claim(*seat)),
                None => say(out, &locale.text("live-no-claim")),
            };
        }
        if is_word(locale, "command-help", word) {
            return say(out, &locale.text("live-help"));
        }
        if is_word(locale, "command-undo", word) {
            let may =
                own.iter().find(|seat| self.party.log().is_some_and(|log| log.may_ask(**seat, LiveQuestion::Undo)));
            return match may {
                Some(seat) => self.put(out, LiveInput::Ask(*seat, LiveQuestion::Undo)),
                None => say(out, &locale.say(&LiveError::Turn(0).words(locale))),
            };
        }
        if is_word(locale, "command-resign", word) {
            self.resigning = true;
            return say(out, &locale.text("text-resign-sure"));
        }
        let Some((seat, LiveDue::Decision)) = due else { return say(out, &locale.text("live-not-yours")) };
        match reading::read(table, line) {
            ActionReading::Action(action) => {
                let (text, thought) = (table.action_text(action), self.thought());
                self.put(out, LiveInput::Decide(seat, text, thought))
            }
            ActionReading::Several(cell, actions) => {
                let actions: Vec<_> = actions.into_iter().map(|action| table.action_text(action)).collect();
                let arguments = [("cell", table.board().name(cell).into()), ("actions", actions.join(" ").into())];
                say(out, &locale.format("text-several", &arguments))
            }
            ActionReading::Nothing(cell) => {
                say(out, &locale.format("text-no-actions", &[("from", table.board().name(cell).into())]))
            }
            ActionReading::Refused(why) => say(out, &refusal(locale, &why, table)),
        }
    }

    /// Whether a person plays here.
    fn has_person(&self) -> bool {
        let is_person = |who: Option<&str>| who == Some(Who::HUMAN);
        match (self.party.host(), &self.sit) {
            (Some(host), _) => {
                let seats = host.card().seats;
                host.own_seats().iter().any(|seat| is_person(seats[seat.index()].who.as_deref()))
            }
            (None, Some(sit)) => is_person(Some(&sit.who)),
            (None, None) => false,
        }
    }
}

/// Prints the line of a table, alone on its line and however long, so that it can be copied.
pub fn write_table_line(line: &str, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    say(out, &locale.text("live-open-line"))?;
    writeln!(out, "{line}")?;
    out.flush()?;
    Ok(())
}
