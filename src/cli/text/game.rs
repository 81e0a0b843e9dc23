//! A match in the terminal: whose turn it is, what they type, and what comes of it.

use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

use super::{
    command::{Command, Vocabulary, read_line},
    drawing,
};
use crate::{
    cli::{
        Failure,
        narration::{Narrator, alike},
        words::{COLUMNS, wrap},
    },
    locale::{Value, file_error, refusal, sentence},
    players::{self, Player, UnknownLevel, hint::hint},
    record::{DecideError, RecordedMatch, SaveError, Who},
    rules::{Action, Event, Outcome, PieceId, Seat, ToAct, rule_options::Spec},
};

/// How the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Drawn.
    Drawn,
    /// Told line by line, for screen readers.
    Words,
}

/// A match in the terminal.
pub(super) struct Game<'a> {
    recorded: RecordedMatch,
    narrator: Narrator<'a>,
    vocabulary: Vocabulary,
    /// The computer players, by seat.
    players: Vec<Option<Box<dyn Player>>>,
    look: Look,
    prompt: bool,
    /// How many decisions have been told.
    told: usize,
}

/// What has changed since the board was last shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum News {
    /// Nothing.
    Nothing,
    /// What somebody at this terminal did.
    OwnAction,
    /// What somebody else did, or everything.
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
        let players = players.collect::<Result<_, UnknownLevel>>().map_err(Failure::input)?;
        let (vocabulary, told) = (Vocabulary::new(narrator.locale), recorded.decisions().len());
        Ok(Self { recorded, narrator, vocabulary, players, look, prompt, told })
    }

    /// Plays until the match is over or its players leave.
    pub(super) fn play(mut self, path: PathBuf, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        if let Some(text) = self.narrator.seed_hash(&self.recorded) {
            say(out, &text)?;
        }
        let where_to = path.display().to_string();
        self.recorded.autosave_to(path).map_err(|error| Failure::of_file(locale, &error))?;
        say(out, &locale.format("text-saved-to", &[("file", where_to.into())]))?;
        say(out, &self.seats())?;
        let all_computers = self.players.iter().all(Option::is_some);
        if all_computers {
            say(out, &self.camps())?;
        }
        if let Some(verdict) = self.recorded.table().verdict() {
            say(out, &self.narrator.verdict(verdict))?;
        }
        let (mut news, mut is_new_here) = (News::Board, true);
        // The keeper plays passes and rolls by itself, so there is either a choice or the end.
        while let ToAct::Choose(seat) = self.recorded.table().to_act() {
            if let Some(player) = &mut self.players[seat.index()] {
                let action = player.choose(self.recorded.table());
                self.decide(out, seat, action, all_computers)?;
                news = News::Board;
                continue;
            }
            if std::mem::take(&mut is_new_here) {
                say(out, &self.how_to())?;
            }
            match (std::mem::replace(&mut news, News::Nothing), self.look) {
                (News::Nothing, _) => {}
                // Who listens has just heard it.
                (News::OwnAction, Look::Words) => say(out, &self.status())?,
                (News::OwnAction | News::Board, _) => self.show(out)?,
            }
            if self.prompt {
                write!(out, "> ")?;
            }
            out.flush()?;
            let before = self.told;
            match read_line(input)? {
                Some(line) if self.obey(out, seat, &line)? == Next::GoOn => {}
                _ => return self.leave(out),
            }
            if self.told > before {
                news = News::OwnAction;
            }
        }
        self.end(out)
    }

    /// Does what was typed.
    fn obey(&mut self, out: &mut dyn Write, seat: Seat, line: &str) -> Result<Next, Failure> {
        let locale = self.narrator.locale;
        let Some((command, rest)) = self.vocabulary.read(line) else {
            if !line.is_empty() {
                self.act(out, seat, line)?;
            }
            return Ok(Next::GoOn);
        };
        match command {
            Command::Quit => return Ok(Next::Leave),
            Command::Board => self.show(out)?,
            Command::Actions => self.list(out, rest)?,
            Command::Odds => self.odds(out, rest)?,
            Command::Resign => self.decide(out, seat, Action::Resign, false)?,
            Command::Undo => self.step_back(out, false)?,
            Command::TakeBack => self.step_back(out, true)?,
            Command::Hint => {
                let table = self.recorded.table();
                let Some(hint) = hint(table, None) else { return Ok(Next::GoOn) };
                let action = table.action_text(hint.action());
                let arguments = [("action", action.into()), ("reason", hint.say(locale).into())];
                let mut text = locale.format("text-hint-because", &arguments);
                if let Some(chance) = hint.chance() {
                    let chance = (100.0 * chance).round();
                    text = format!("{text} {}", locale.format("text-hint-chance", &[("chance", chance.into())]));
                }
                say(out, &text)?;
            }
            Command::Save => {
                let path = if rest.is_empty() { self.recorded.autosave_path() } else { Some(Path::new(rest)) };
                let Some(path) = path.map(Path::to_owned) else { return Ok(Next::GoOn) };
                let text = if !rest.is_empty() && path.exists() {
                    locale.format("text-save-exists", &[("file", rest.into())])
                } else {
                    match self.recorded.save_to(&path) {
                        Ok(()) => locale.format("text-saved-to", &[("file", path.display().to_string().into())]),
                        Err(error) => locale.say(&file_error(&error)),
                    }
                };
                say(out, &text)?;
            }
            Command::Rules => {
                say(out, &locale.text(&format!("text-rules-{}", self.recorded.setup().game.id())))?;
                say(out, &self.ratings())?;
                say(out, &self.options())?;
            }
            Command::Help => self.help(out)?,
        }
        Ok(Next::GoOn)
    }

    /// Plays an action that was typed, or explains why not.
    fn act(&mut self, out: &mut dyn Write, seat: Seat, line: &str) -> Result<(), Failure> {
        let table = self.recorded.table();
        match table.read_action(&line.to_lowercase()) {
            Ok(action) => {
                self.decide(out, seat, action, false)?;
                Ok(())
            }
            Err(why) => {
                say(out, &refusal(self.narrator.locale, &why, table))?;
                say(out, &self.how_to())
            }
        }
    }

    /// Who sits where: a person or which computer player.
    fn seats(&self) -> String {
        let locale = self.narrator.locale;
        let seats = (0..).map(Seat::new).zip(&self.recorded.setup().seats).map(|(seat, info)| {
            let player = ("player", self.narrator.player(seat).into());
            let text = match &info.who {
                Who::Human => locale.format("text-seat-human", &[player]),
                Who::Computer(level) => {
                    let word = |part: &str| locale.text(&format!("level-{level}{part}")).into();
                    let (name, about, temper) = (word(""), word(".about"), word(".temper"));
                    let arguments = [player, ("name", name), ("about", about), ("temper", temper)];
                    locale.format("text-seat-computer", &arguments)
                }
            };
            sentence(&text)
        });
        seats.collect::<Vec<_>>().join("\n")
    }

    /// What the creatures that play can do, a line each; nothing where all are alike.
    fn ratings(&self) -> String {
        let table = self.recorded.table();
        let rated = (0..).map(PieceId).zip(table.pieces()).filter_map(|(piece, info)| Some((piece, info.ratings?)));
        let lines = rated.map(|(piece, ratings)| {
            let arguments = [
                ("piece", self.narrator.piece(table, piece).into()),
                ("attack", ratings.attack.into()),
                ("defence", ratings.defence.into()),
                ("movement", ratings.movement.into()),
            ];
            sentence(&self.narrator.locale.format("text-ratings", &arguments))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The options of this match, with what else they could have been.
    fn options(&self) -> String {
        let options = &self.recorded.setup().options;
        let told = options
            .specs()
            .iter()
            .map(|Spec { key, domain, .. }| format!("{key}={} ({})", options.word(key), domain.allowed()));
        let told = told.collect::<Vec<_>>().join(", ");
        self.narrator.locale.format("text-options", &[("options", told.into())])
    }

    /// What can be typed, with an action that is legal now.
    fn how_to(&self) -> String {
        let table = self.recorded.table();
        let action = table.actions().first().map(|action| table.action_text(*action)).unwrap_or_default();
        self.narrator.locale.format("text-how-to-help", &[("action", action.into())])
    }

    /// Plays a decision and tells what comes of it, once it is on the disk. Where nobody is there to read that it could not be
    /// written, that is the end.
    fn decide(&mut self, out: &mut dyn Write, seat: Seat, action: Action, unattended: bool) -> Result<(), Failure> {
        match self.recorded.decide(seat, action) {
            Ok(_) => self.tell(out),
            Err(DecideError::Refused(why)) => say(out, &refusal(self.narrator.locale, &why, self.recorded.table())),
            Err(DecideError::Save(error)) if unattended => Err(Failure::of_file(self.narrator.locale, &error)),
            Err(DecideError::Save(error)) => self.not_saved(out, &error),
        }
    }

    fn step_back(&mut self, out: &mut dyn Write, take_back: bool) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        let result = if take_back { self.recorded.take_back() } else { self.recorded.undo() };
        self.told = self.told.min(self.recorded.decisions().len());
        match result {
            Ok(events) => {
                self.tell_events(out, &events)?;
                self.show(out)
            }
            Err(DecideError::Save(error)) => self.not_saved(out, &error),
            Err(DecideError::Refused(_)) => {
                let instead = !take_back && self.recorded.can_take_back();
                let id = match (take_back, instead) {
                    (true, _) => "text-no-takeback",
                    (false, true) => "text-no-undo-but-takeback",
                    (false, false) => "text-no-undo",
                };
                say(out, &locale.format(id, &[self.luck()]))
            }
        }
    }

    /// What chance decides, for messages that speak of dice only where there are some.
    fn luck(&self) -> (&'static str, Value<'static>) {
        ("luck", self.recorded.setup().luck().word().into())
    }

    /// Tells the decisions that are new, each after a line with its number that says: this is on the disk.
    fn tell(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let entries = &self.recorded.decisions()[self.told..];
        for (number, entry) in (self.told + 1..).zip(entries) {
            let who = entry.seat.map(|seat| format!(" ({})", self.narrator.player(seat))).unwrap_or_default();
            writeln!(out, "{number}. {}{who}", entry.text)?;
            self.tell_events(out, &entry.events)?;
        }
        self.told = self.recorded.decisions().len();
        out.flush()?;
        Ok(())
    }

    fn tell_events(&self, out: &mut dyn Write, events: &[Event]) -> Result<(), Failure> {
        for text in events.iter().filter_map(|event| self.narrator.tell(self.recorded.table(), event)) {
            writeln!(out, "  {}", wrap(&text, COLUMNS - 2, "    "))?;
        }
        Ok(())
    }

    /// It stands, but is not on the disk.
    fn not_saved(&mut self, out: &mut dyn Write, error: &SaveError) -> Result<(), Failure> {
        let why = self.narrator.locale.say(&file_error(error));
        say(out, &self.narrator.locale.format("text-not-saved", &[("why", why.into())]))?;
        let events = self.recorded.events_since(self.told);
        self.told = self.recorded.decisions().len();
        self.tell_events(out, &events)
    }

    /// The board and whose turn it is.
    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.recorded.table();
        match self.look {
            Look::Drawn => writeln!(out, "\n{}\n", drawing::draw(self.narrator.locale, table))?,
            Look::Words => say(out, &self.camps())?,
        }
        say(out, &self.status())
    }

    /// Who has which pieces, and where.
    fn camps(&self) -> String {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let seats = (0..table.seats()).map(Seat::new);
        let camps = seats.map(|seat| {
            let own = (0..table.pieces().len()).filter(|index| table.pieces()[*index].seat == seat);
            let mut own: Vec<PieceId> = own.map(|index| PieceId(index as u8)).collect();
            let alike = alike(table);
            if alike {
                own.sort_by_key(|piece| table.cell_of(*piece));
            }
            let pieces = own.into_iter().filter_map(|piece| {
                let cell = table.board().name(table.cell_of(piece)?);
                if alike {
                    return Some(cell.to_owned());
                }
                let arguments = [("piece", self.narrator.piece(table, piece).into()), ("cell", cell.into())];
                Some(locale.format("text-piece-on-cell", &arguments))
            });
            let pieces = pieces.collect::<Vec<_>>().join(", ");
            let arguments = [("player", self.narrator.player(seat).into()), ("pieces", pieces.into())];
            sentence(&locale.format("text-camp", &arguments))
        });
        camps.collect::<Vec<_>>().join("\n")
    }

    /// Whose turn it is, what is left of it, and the quiet clock.
    fn status(&self) -> String {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let ToAct::Choose(seat) = table.to_act() else { return String::new() };
        let progress = table.progress();
        let mut text = locale.format(
            "text-status",
            &[
                ("turn", progress.turn.into()),
                ("player", self.narrator.player(seat).into()),
                ("left", progress.actions_left.into()),
            ],
        );
        if progress.actions_a_turn == 1 {
            let arguments = [("turn", progress.turn.into()), ("player", self.narrator.player(seat).into())];
            text = locale.format("text-status-single", &arguments);
        }
        if let Some(row) = table.row() {
            let [first, second] = row.scores();
            let arguments = [("game", row.game().into()), ("first", first.into()), ("second", second.into())];
            text = format!("{} {text}", locale.format("text-status-row", &arguments));
        }
        if table.ends_if_repeated() {
            text = format!("{text} {}", locale.text("text-status-repetition"));
        }
        if table.check(Action::Draw).is_ok() {
            text = format!("{text} {}", locale.text("text-status-claim"));
        }
        if table.actions().iter().any(|action| matches!(action, Action::Push { .. })) {
            text = sentence(&locale.format("text-status-push", &[("player", self.narrator.player(seat).into())]));
        }
        if let Some(clock) = progress.quiet {
            let leader = clock.leader.map_or_else(
                || locale.text("text-clock-draw"),
                |seat| locale.format("text-clock-leader", &[("player", self.narrator.player(seat).into())]),
            );
            let arguments = [("turns", clock.turns.into()), ("limit", clock.limit.into()), ("leader", leader.into())];
            text = format!("{text} {}", locale.format("text-clock", &arguments));
        }
        text
    }

    /// The legal actions, all or those from a cell.
    fn list(&self, out: &mut dyn Write, from: &str) -> Result<(), Failure> {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let actions: Vec<String> = table
            .actions()
            .into_iter()
            .map(|action| table.action_text(action))
            .filter(|text| text.starts_with(from))
            .collect();
        if actions.is_empty() {
            return say(out, &locale.format("text-no-actions", &[("from", from.into())]));
        }
        let arguments = [("count", actions.len().into()), ("actions", actions.join(" ").into())];
        say(out, &locale.format("text-actions", &arguments))
    }

    /// The chances of one attack, or of all that are possible.
    fn odds(&self, out: &mut dyn Write, which: &str) -> Result<(), Failure> {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let actions = if which.is_empty() {
            table.actions()
        } else {
            match table.read_action(&which.to_lowercase()).and_then(|action| table.check(action).map(|()| action)) {
                Ok(action) => vec![action],
                Err(why) => return say(out, &refusal(locale, &why, table)),
            }
        };
        let mut any = false;
        for (action, odds) in actions.into_iter().filter_map(|action| Some((action, table.odds(action)?))) {
            any = true;
            let chances = Outcome::ALL.map(|outcome| {
                format!("{} {}", self.narrator.outcome(outcome), locale.percent(odds.chance(outcome), 1))
            });
            let (action, chances) = (table.action_text(action), chances.join(", "));
            say(out, &locale.format("text-odds", &[("action", action.into()), ("chances", chances.into())]))?;
        }
        if any { Ok(()) } else { say(out, &locale.text("text-no-attack")) }
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        say(out, &locale.text(&format!("text-help-{}", self.recorded.setup().game.id())))?;
        say(out, &locale.text("text-help-words"))?;
        let fights = self.recorded.table().pieces().iter().any(|piece| piece.ratings.is_some());
        for (command, id) in Command::ALL {
            if command == Command::Odds && !fights {
                continue;
            }
            let words = locale.text(id).replace(' ', ", ");
            let what = locale.format(&format!("{id}.help"), &[self.luck()]);
            say(out, &locale.format("text-help-word", &[("words", words.into()), ("what", what.into())]))?;
        }
        Ok(())
    }

    /// Leaves a match that is not over; it is in its record.
    fn leave(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        self.recorded.save().map_err(|error| Failure::of_file(locale, &error))?;
        let file = self.recorded.autosave_path().unwrap_or(Path::new("")).display().to_string();
        say(out, &locale.format("text-left", &[("file", file.into())]))
    }

    /// The end: where chance had a part in it, the seed is shown, so that everybody can check.
    fn end(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        self.recorded.save().map_err(|error| Failure::of_file(locale, &error))?;
        if self.look == Look::Drawn {
            writeln!(out, "\n{}\n", drawing::draw(locale, self.recorded.table()))?;
        }
        if let Some(text) = self.narrator.seed(&self.recorded) {
            say(out, &text)?;
        }
        let file = self.recorded.autosave_path().unwrap_or(Path::new("")).display().to_string();
        say(out, &locale.format("text-over", &[("file", file.into())]))
    }
}

/// Writes a paragraph, no wider than a terminal.
fn say(out: &mut dyn Write, text: &str) -> Result<(), Failure> {
    for paragraph in text.lines() {
        writeln!(out, "{}", wrap(paragraph, COLUMNS, "  "))?;
    }
    out.flush()?;
    Ok(())
}
