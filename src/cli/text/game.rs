//! A match in the terminal: the loop that reads commands and tells the events.

use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

use super::{
    command::{Command, Vocabulary, read_line},
    drawing, interrupt,
    look::{Look, remember_look},
    look_up,
    reading::{self, ActionReading, is_word, is_yes},
    saves::taken,
};
use crate::cli::{
    Failure,
    words::{COLUMNS, unknown_level, wrap},
};
use holochess_locale::{Locale, Value, excerpt, file_error, file_name, harmless, refusal, sentence};
use holochess_players::{
    self as players, Player, Tier, UnknownLevel, dejarik::tables, handicap::handicap_from, hint::hint,
};
use holochess_record::narration::Narrator;
use holochess_record::{DecideError, LogEntry, RecordedMatch, SaveError, Who};
use holochess_rules::{
    Action, Event, GameId, Seat, Table, ToAct,
    holochess::{deal_chances, rule_options},
};

/// A match in the terminal.
pub(super) struct Game<'a> {
    pub(super) recorded: RecordedMatch,
    pub(super) narrator: Narrator<'a>,
    vocabulary: Vocabulary,
    /// The computer players, by seat.
    players: Vec<Option<Box<dyn Player>>>,
    pub(super) look: Look,
    prompt: bool,
    /// The number of decisions that have been printed.
    printed: usize,
    /// Whether the last command was to leave while something was not saved; the same command again leaves.
    is_leaving: bool,
    /// The question whether to resign waits for its answer.
    is_resigning: bool,
}

/// What has changed since the board was last shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum News {
    /// Nothing.
    Nothing,
    /// An action of a person at this terminal.
    OwnAction,
    /// An action of a computer player, or the beginning of the match.
    Board,
}

/// Whether the match goes on at this terminal.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

impl<'a> Game<'a> {
    pub(super) fn new(
        recorded: RecordedMatch,
        narrator: Narrator<'a>,
        look: Look,
        prompt: bool,
    ) -> Result<Self, Failure> {
        let (setup, hash) = (recorded.setup(), recorded.seed_hash());
        let players = setup.seats.iter().enumerate().map(|(index, info)| match &info.who {
            Who::Human => Ok(None),
            Who::Computer(level) => {
                players::new(level, setup.game, players::seed_for(&hash, Seat::new(index))).map(Some)
            }
        });
        let players =
            players.collect::<Result<_, UnknownLevel>>().map_err(|why| Failure::wrong(unknown_level(&why)))?;
        // Passes that were forced before the first choice have not been told yet.
        let is_begun = recorded.decisions().iter().any(|entry| entry.seat.is_some());
        let printed = if is_begun { recorded.decisions().len() } else { 0 };
        let vocabulary = Vocabulary::new(narrator.locale);
        Ok(Self {
            recorded,
            narrator,
            vocabulary,
            players,
            look,
            prompt,
            printed,
            is_leaving: false,
            is_resigning: false,
        })
    }

    /// Plays until the match is over or its players leave.
    pub(super) fn play(&mut self, path: PathBuf, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        if self.may_be_uneven() {
            say(out, &locale.text("text-deal-may-be-even"))?;
        }
        let setup = self.recorded.setup();
        let handicap = setup.position.as_deref().and_then(|position| handicap_from(setup.game, position));
        if let Some(handicap) = handicap {
            let said = locale.text(&format!("text-handicap-{}", handicap.id));
            let is_in_row = self.recorded.table().row().is_some();
            say(out, &if is_in_row { format!("{said} {}", locale.text("text-handicap-row")) } else { said })?;
        }
        if let Some(text) = self.narrator.seed_hash(&self.recorded) {
            say(out, &text)?;
        }
        let where_to = file_name(&path);
        self.recorded.autosave_to(path).map_err(|error| Failure::of_file(locale, &error))?;
        self.prepare_interrupt();
        say(out, &locale.format("text-saved-to", &[("file", where_to.into())]))?;
        say(out, &self.seats())?;
        let all_computers = self.players.iter().all(Option::is_some);
        if all_computers {
            say(out, &self.camps())?;
        }
        self.write_decisions(out)?;
        if let Some(verdict) = self.recorded.table().verdict() {
            say(out, &self.narrator.verdict(self.recorded.table(), verdict))?;
        }
        let (mut news, mut is_new_here) = (News::Board, true);
        // The recorded match plays forced passes and rolls dice by itself, so a player has to choose or the match is over.
        while let ToAct::Choose(seat) = self.recorded.table().to_act() {
            if let Some(player) = &mut self.players[seat.index()] {
                let action = player.choose(self.recorded.table());
                self.tell_of_table(out)?;
                self.decide(out, seat, action, all_computers)?;
                news = News::Board;
                continue;
            }
            if std::mem::take(&mut is_new_here) {
                say(out, &self.how_to())?;
            }
            match (std::mem::replace(&mut news, News::Nothing), self.look) {
                (News::Nothing, _) => {}
                // A screen reader has just read the event; the board would repeat it.
                (News::OwnAction, Look::Words) => self.tell_turn(out)?,
                (News::OwnAction | News::Board, _) => self.write_board(out)?,
            }
            if self.prompt {
                write!(out, "> ")?;
            }
            out.flush()?;
            let before = self.printed;
            match read_line(input)? {
                Some(line) if self.obey(out, seat, &line)? == Next::GoOn => {}
                _ => return self.leave(out),
            }
            if self.printed > before {
                news = News::OwnAction;
            }
        }
        self.end(input, out)
    }

    /// Carries out a typed line.
    fn obey(&mut self, out: &mut dyn Write, seat: Seat, line: &str) -> Result<Next, Failure> {
        let locale = self.narrator.locale;
        let was_leaving = std::mem::take(&mut self.is_leaving);
        if std::mem::take(&mut self.is_resigning) {
            if is_yes(locale, line) {
                self.decide(out, seat, Action::Resign, false)?;
                return Ok(Next::GoOn);
            }
            say(out, &locale.text("text-resign-kept"))?;
            if is_word(locale, "command-no", line) {
                return Ok(Next::GoOn);
            }
        }
        let Some((command, rest)) = self.vocabulary.read(line) else {
            if !line.is_empty() {
                self.act(out, seat, line)?;
            }
            return Ok(Next::GoOn);
        };
        if matches!(command, Command::Quit | Command::Undo | Command::TakeBack) && !rest.is_empty() {
            let word = line.split_whitespace().next().unwrap_or_default();
            let arguments = [("word", word.into()), ("rest", excerpt(rest).into())];
            say(out, &locale.format("text-no-argument", &arguments))?;
            return Ok(Next::GoOn);
        }
        match command {
            Command::Quit => match self.recorded.save() {
                Err(error) if !was_leaving => {
                    say(out, &self.stay(&error))?;
                    self.is_leaving = true;
                }
                _ => return Ok(Next::Leave),
            },
            Command::Board => self.write_board(out)?,
            Command::Position => say_position(out, self.recorded.table(), locale)?,
            Command::Actions => self.list(out, rest)?,
            Command::Odds => self.odds(out, rest)?,
            Command::Resign if is_yes(locale, rest) => self.decide(out, seat, Action::Resign, false)?,
            Command::Resign => {
                self.is_resigning = true;
                say(out, &locale.text("text-resign-sure"))?;
            }
            Command::Undo => self.step_back(out, false)?,
            Command::TakeBack => self.step_back(out, true)?,
            Command::Hint => {
                let table = self.recorded.table();
                let Some(hint) = hint(table, None) else { return Ok(Next::GoOn) };
                self.tell_of_table(out)?;
                let action = table.action_text(hint.action());
                let arguments = [("action", action.into()), ("reason", hint.say(locale).into())];
                let mut text = locale.format("text-hint-because", &arguments);
                if let Some(chance) = hint.chance() {
                    let chance = locale.of_hundred(chance);
                    text = format!("{text} {}", locale.format("text-hint-chance", &[("chance", chance.into())]));
                }
                say(out, &text)?;
            }
            Command::Save => self.save(out, rest)?,
            Command::Saves => self.list_saves(out)?,
            Command::Rules => self.rules(out)?,
            Command::What => say(out, &look_up::what(&self.narrator, self.recorded.table(), rest))?,
            Command::Reach => say(out, &look_up::reach(&self.narrator, self.recorded.table(), rest))?,
            Command::Words => self.change_look(out)?,
            Command::Help => self.help(out)?,
        }
        Ok(Next::GoOn)
    }

    /// Plays an action that was typed, or explains why not.
    fn act(&mut self, out: &mut dyn Write, seat: Seat, line: &str) -> Result<(), Failure> {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let text = match reading::read(table, line) {
            ActionReading::Action(action) => return self.decide(out, seat, action, false),
            ActionReading::Several(cell, actions) => {
                let actions: Vec<_> = actions.into_iter().map(|action| table.action_text(action)).collect();
                let arguments = [("cell", table.board().name(cell).into()), ("actions", actions.join(" ").into())];
                locale.format("text-several", &arguments)
            }
            ActionReading::Nothing(cell) => {
                locale.format("text-no-actions", &[("from", table.board().name(cell).into())])
            }
            ActionReading::Refused(why) => format!("{}\n{}", refusal(locale, &why, table), self.how_to()),
        };
        say(out, &text)
    }

    /// Says once what there is to say of the solved game that was looked for: that it could not be kept, or had to be made again.
    fn tell_of_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match tables::take_note(self.recorded.setup().game) {
            Some(note) => say(out, &self.narrator.locale.say(&note.words())),
            None => Ok(()),
        }
    }

    /// Whether a person begins a match whose deal has not been looked at.
    fn may_be_uneven(&self) -> bool {
        let setup = self.recorded.setup();
        let is_new = self.recorded.decisions().is_empty() && setup.position.is_none();
        let is_dealt_at_random = setup.game == GameId::Holochess
            && setup.options.word(rule_options::DEAL) == "random"
            && setup.options.word(rule_options::PLACEMENT) == "fixed";
        is_new && is_dealt_at_random && self.players.iter().any(Option::is_none)
    }

    /// The name of a computer player; a character's with its tier.
    fn level_name(&self, id: &str) -> String {
        let locale = self.narrator.locale;
        let name = locale.text(&format!("level-{id}"));
        let levels = players::levels(self.recorded.setup().game);
        let tier = levels.iter().find(|level| level.id == id).and_then(|level| Tier::of(level, levels));
        match tier.filter(|tier| *tier != Tier::Practice) {
            Some(tier) => {
                let tier = locale.text(&format!("tier-{}", tier.id()));
                locale.format("level-with-tier", &[("name", name.into()), ("tier", tier.into())])
            }
            None => name,
        }
    }

    /// The players by seat: a person or a computer player.
    fn seats(&self) -> String {
        let locale = self.narrator.locale;
        let seats = (0..).map(Seat::new).zip(&self.recorded.setup().seats).map(|(seat, info)| {
            let player = ("player", self.narrator.numbered(seat).into());
            let text = match &info.who {
                Who::Human => locale.format("text-seat-human", &[player, ("who", self.narrator.who(seat).into())]),
                Who::Computer(level) => {
                    let word = |part: &str| locale.text(&format!("level-{level}{part}")).into();
                    let (about, temper) = (word(".about"), word(".temper"));
                    let arguments =
                        [player, ("name", self.level_name(level).into()), ("about", about), ("temper", temper)];
                    locale.format("text-seat-computer", &arguments)
                }
            };
            sentence(&text)
        });
        seats.collect::<Vec<_>>().join("\n")
    }

    /// Plays a decision and prints its events once it is on the disk. If it cannot be saved and `unattended` is true, no person can
    /// react, so the command fails.
    fn decide(&mut self, out: &mut dyn Write, seat: Seat, action: Action, unattended: bool) -> Result<(), Failure> {
        let decided = self.recorded.decide(seat, action);
        self.prepare_interrupt();
        match decided {
            Ok(_) => self.write_decisions(out),
            Err(DecideError::Refused(why)) => say(out, &refusal(self.narrator.locale, &why, self.recorded.table())),
            Err(DecideError::Save(error)) if unattended => Err(Failure::of_file(self.narrator.locale, &error)),
            Err(DecideError::Save(error)) => {
                self.write_decisions(out)?;
                self.say_unsaved(out, "text-not-saved", &error)
            }
        }
    }

    fn step_back(&mut self, out: &mut dyn Write, take_back: bool) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        let before = self.recorded.decisions().len();
        let result = if take_back { self.recorded.take_back() } else { self.recorded.undo() };
        self.prepare_interrupt();
        self.printed = self.printed.min(self.recorded.decisions().len());
        match result {
            Ok(events) => {
                self.write_events(out, &events)?;
                self.write_board(out)
            }
            Err(DecideError::Save(error)) => {
                // It is taken back all the same.
                let decisions = (before - self.recorded.decisions().len()) as u32;
                self.write_events(out, &[Event::TookBack { decisions }])?;
                self.say_unsaved(out, "text-step-not-saved", &error)?;
                self.write_board(out)
            }
            Err(DecideError::Refused(_)) => {
                let instead = !take_back && self.recorded.can_take_back();
                let id = match (take_back, instead) {
                    (true, _) => "text-no-takeback",
                    (false, true) => "text-no-undo-but-takeback",
                    (false, false) => "text-no-undo",
                };
                let is_chosen = |entry: &LogEntry| entry.seat.is_some_and(|seat| !self.recorded.is_computer(seat));
                let why = if self.players.iter().all(Option::is_none) {
                    "people"
                } else if self.recorded.decisions().iter().any(is_chosen) {
                    "full"
                } else {
                    "first"
                };
                say(out, &locale.format(id, &[self.luck(), ("why", why.into())]))
            }
        }
    }

    /// Draws the board from now on, or tells it in words; the next match begins with the same.
    fn change_look(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        self.look = if self.look == Look::Words { Look::Drawn } else { Look::Words };
        let is_in_words = self.look == Look::Words;
        say(out, &locale.text(if is_in_words { "text-look-words" } else { "text-look-drawn" }))?;
        let (notes, saved) = remember_look(is_in_words);
        for note in notes {
            say(out, &locale.say(&note.words()))?;
        }
        if let Err(error) = saved {
            say(out, &locale.say(&file_error(&error)))?;
        }
        self.write_board(out)
    }

    /// What chance decides, for messages that speak of dice only where there are some.
    pub(super) fn luck(&self) -> (&'static str, Value<'static>) {
        ("luck", self.recorded.setup().luck().word().into())
    }

    /// Prints the events of new decisions. The line with a decision's number comes first and confirms that it is on the disk.
    fn write_decisions(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let entries = &self.recorded.decisions()[self.printed..];
        for (number, entry) in (self.printed + 1..).zip(entries) {
            let who = entry.seat.map(|seat| format!(" ({})", self.narrator.player(seat))).unwrap_or_default();
            writeln!(out, "{number}. {}{who}", entry.text)?;
            self.write_events(out, &entry.events)?;
        }
        self.printed = self.recorded.decisions().len();
        out.flush()?;
        Ok(())
    }

    fn write_events(&self, out: &mut dyn Write, events: &[Event]) -> Result<(), Failure> {
        for text in events.iter().filter_map(|event| self.narrator.narrate(self.recorded.table(), event)) {
            writeln!(out, "  {}", wrap(&text, COLUMNS - 2, "    "))?;
        }
        Ok(())
    }

    /// Says that what was done stands, but is not on the disk.
    fn say_unsaved(&self, out: &mut dyn Write, id: &str, error: &SaveError) -> Result<(), Failure> {
        let why = self.narrator.locale.say(&file_error(error));
        say(out, &self.narrator.locale.format(id, &[("why", why.into())]))
    }

    /// The board and the status line.
    fn write_board(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.recorded.table();
        match self.look {
            Look::Drawn => writeln!(out, "\n{}\n", drawing::draw(&self.narrator, table))?,
            Look::Words => say(out, &self.camps())?,
        }
        self.tell_turn(out)
    }

    /// The status line, and the chances of every attack that is possible: they are known before one is chosen.
    fn tell_turn(&self, out: &mut dyn Write) -> Result<(), Failure> {
        say(out, &self.status())?;
        say(out, &self.chances(self.recorded.table().actions()).join("\n"))
    }

    /// The legal actions, all or those from a cell.
    fn list(&self, out: &mut dyn Write, from: &str) -> Result<(), Failure> {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        // A draw that can be claimed is no action of the rules, but can be played all the same.
        let claim = Some(Action::Draw).filter(|draw| table.check(*draw).is_ok());
        let actions: Vec<String> = table
            .actions()
            .into_iter()
            .chain(claim)
            .map(|action| table.action_text(action))
            .filter(|text| begins_with(text, from))
            .collect();
        if actions.is_empty() {
            return say(out, &locale.format("text-no-actions", &[("from", from.into())]));
        }
        let arguments = [("count", actions.len().into()), ("actions", actions.join(" ").into())];
        say(out, &locale.format("text-actions", &arguments))
    }

    /// Saves the match now, or a copy of it. If the match could not be saved in its own file, it goes on in the other one.
    fn save(&mut self, out: &mut dyn Write, elsewhere: &str) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        let saved = self.recorded.save();
        let (id, path) = if elsewhere.is_empty() {
            ("text-saved-to", self.recorded.autosave_path().unwrap_or(Path::new("")).to_owned())
        } else if let Some(taken) = taken(Path::new(elsewhere)) {
            ("text-save-exists", taken)
        } else {
            (if saved.is_ok() { "text-saved-to" } else { "text-saved-here" }, PathBuf::from(elsewhere))
        };
        let done = match id {
            "text-saved-here" => self.recorded.move_to(path.clone()),
            "text-saved-to" if !elsewhere.is_empty() => self.recorded.save_to(&path),
            "text-saved-to" => saved,
            _ => Ok(()),
        };
        self.prepare_interrupt();
        match done {
            Ok(()) => say(out, &locale.format(id, &[("file", file_name(&path).into())])),
            Err(error) => say(out, &locale.say(&file_error(&error))),
        }
    }

    /// From now on an interrupt says in which file the match is, and how much of it is not.
    fn prepare_interrupt(&self) {
        let file = self.recorded.autosave_path().unwrap_or(Path::new("")).display().to_string();
        let file = ("file", Value::from(harmless(&file)));
        interrupt::say(match self.recorded.unsaved() {
            0 => self.narrator.locale.format("text-left", &[file]),
            _ => self.narrator.locale.format("text-left-unsaved", &[file, ("unsaved", self.unsaved().into())]),
        });
    }

    /// How much is not saved, why, and what to do before leaving.
    fn stay(&self, error: &SaveError) -> String {
        let locale = self.narrator.locale;
        let why = locale.say(&file_error(error));
        locale.format("text-stay", &[("unsaved", self.unsaved().into()), ("why", why.into())])
    }

    fn unsaved(&self) -> String {
        self.narrator.locale.format("text-unsaved", &[("lines", self.recorded.unsaved().into())])
    }

    /// The last error: what could not be saved is lost with the program.
    fn lost(&self, error: &SaveError) -> Failure {
        match Failure::of_file(self.narrator.locale, error) {
            Failure::Lacking(why) => Failure::Lacking(format!("{why} {}", self.unsaved())),
            Failure::Input(why) => Failure::Input(format!("{why} {}", self.unsaved())),
            other => other,
        }
    }

    /// Leaves a match that is not over; it is in its record.
    fn leave(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        self.recorded.save().map_err(|error| self.lost(&error))?;
        let file = file_name(self.recorded.autosave_path().unwrap_or(Path::new("")));
        say(out, &self.narrator.locale.format("text-left", &[("file", file.into())]))
    }

    /// The end of the match. If it used the seed, the seed is shown, so that everything can be verified. If the record could not be
    /// saved, the person can save it elsewhere first.
    fn end(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        while let Err(error) = self.recorded.save() {
            if self.players.iter().all(Option::is_some) {
                return Err(self.lost(&error));
            }
            say(out, &self.stay(&error))?;
            let line = read_line(input)?;
            match line.as_deref().map(|line| self.vocabulary.read(line)) {
                Some(Some((Command::Save, elsewhere))) => self.save(out, elsewhere)?,
                None | Some(Some((Command::Quit, _))) => return Err(self.lost(&error)),
                Some(_) => {}
            }
        }
        if self.look == Look::Drawn {
            writeln!(out, "\n{}\n", drawing::draw(&self.narrator, self.recorded.table()))?;
        }
        if let Some(chances) = deal_chances(&*self.recorded.table_at(0)) {
            say(out, &locale.deal(chances, |seat| self.narrator.in_sentence(seat)))?;
        }
        if let Some(text) = self.narrator.seed(&self.recorded) {
            say(out, &text)?;
        }
        let file = file_name(self.recorded.autosave_path().unwrap_or(Path::new("")));
        say(out, &locale.format("text-over", &[("file", file.into())]))
    }
}

/// Whether an action's text begins with these signs. The name of a cell is not the beginning of a longer one: i1 is not i10.
fn begins_with(text: &str, from: &str) -> bool {
    let is_digit = |text: &str, at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let ends_in_digit = from.len().checked_sub(1).is_some_and(|last| is_digit(from, last));
    text.starts_with(from) && !(ends_in_digit && is_digit(text, from.len()))
}

/// Prints the position on one line, however wide, so that it can be copied.
pub(super) fn say_position(out: &mut dyn Write, table: &dyn Table, locale: &Locale) -> Result<(), Failure> {
    match table.position_text() {
        Some(position) => writeln!(out, "{position}")?,
        None => say(out, &locale.text("text-no-position"))?,
    }
    out.flush()?;
    Ok(())
}

/// Writes paragraphs, no wider than a terminal. Characters that a terminal interprets are replaced, since names of files and typed
/// text may contain them.
pub(in crate::cli) fn say(out: &mut dyn Write, text: &str) -> Result<(), Failure> {
    for paragraph in text.lines() {
        writeln!(out, "{}", wrap(&harmless(paragraph), COLUMNS, "  "))?;
    }
    out.flush()?;
    Ok(())
}
