//! A lesson in the terminal: what is said, the board, and what is tried.

use std::io::{BufRead, IsTerminal, Write};

use super::{
    command::{Command, Vocabulary, read_line},
    drawing,
    game::{say, say_position},
    look::Look,
    reading::{self, ActionReading},
    status,
};
use crate::cli::Failure;
use holochess_lessons::{Course, Ends, Lesson, what_now};
use holochess_locale::{Locale, Words, excerpt, file_error, refusal};
use holochess_platform::storage::Home;
use holochess_players::strength::Strength;
use holochess_record::narration::Narrator;
use holochess_record::own_name;
use holochess_rules::{Event, GameId};
use holochess_settings::{KeptFile as _, Learned, Settings, StoredRatings, Subject};

/// Words of a lesson beside the commands of the text mode.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Go,
    Skip,
    Parts,
    Part,
}

impl Word {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Go, "lesson-word-go"),
        (Self::Skip, "lesson-word-skip"),
        (Self::Parts, "lesson-word-parts"),
        (Self::Part, "lesson-word-part"),
    ];
}

/// A lesson at the terminal.
struct Session<'a> {
    course: Course<'static>,
    locale: &'a Locale,
    look: Look,
    learned: Learned,
    home: Home,
    /// Whether every part that was done so far is known next time.
    is_kept: bool,
}

/// Gives a lesson, from this part on or from the first that is not done.
///
/// # Errors
/// If the terminal cannot be read or written, or there is no such part.
pub fn play(
    lesson: &'static Lesson,
    part: Option<usize>,
    locale: &Locale,
    look: Look,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let home = Home::of_environment();
    let (learned, flaws) = Learned::load(&home.learned_file());
    for flaw in flaws {
        say(out, &locale.say(&flaw))?;
    }
    let done = lesson.parts.iter().filter(|part| learned.get(Subject::Lessons, &lesson.key(part)) > 0).count();
    let next = next_part(lesson, &learned);
    let number = match part {
        Some(number) => number.checked_sub(1).filter(|number| *number < lesson.parts.len()).ok_or_else(|| {
            let words = Words::new("lesson-no-part").with("part", number).with("count", lesson.parts.len());
            Failure::at("--part", words)
        })?,
        None => next,
    };
    // A test begins every part of every lesson.
    let course = Course::begin(lesson, number).ok_or_else(|| Failure::input(&lesson.game))?;
    let name = lesson.title(locale);
    say(out, &locale.format("lesson-heading", &[("game", name.into()), ("minutes", lesson.minutes.into())]))?;
    let is_kept = learned.is_written();
    let mut session = Session { course, locale, look, learned, home, is_kept };
    if part.is_none() && number > 0 {
        say(out, &locale.format("lesson-resumed", &[("count", done.into()), ("number", (number + 1).into())]))?;
    }
    say(out, &session.how_to())?;
    session.play(input, out)
}

/// The part with which a returning learner goes on.
fn next_part(lesson: &Lesson, learned: &Learned) -> usize {
    lesson.next_part(|key| learned.get(Subject::Lessons, key))
}

impl Session<'_> {
    fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let (vocabulary, prompt) = (Vocabulary::new(self.locale), std::io::stdin().is_terminal());
        let (mut shown, mut told) = (None, None);
        while let Some(step) = self.course.step() {
            let place = (self.course.part_number(), self.course.step_number());
            if shown != Some(place.0) {
                if shown.is_some() {
                    self.keep(&self.course.lesson().reached_key(), place.0 as u32, out)?;
                }
                self.heading(out)?;
                shown = Some(place.0);
            }
            if told != Some(place) {
                self.tell_step(step.position.is_some(), out)?;
                told = Some(place);
            }
            if matches!(step.ends, Ends::Reply(_)) {
                self.reply(out)?;
                continue;
            }
            if step.ends == Ends::Read {
                say(out, &self.locale.text("lesson-go-on"))?;
            }
            if prompt {
                write!(out, "> ")?;
            }
            out.flush()?;
            let Some(line) = read_line(input)? else { return self.leave(out) };
            if let Some((word, rest)) = self.word(&line) {
                self.obey(word, &rest, out)?;
                continue;
            }
            match vocabulary.read(&line) {
                Some((Command::Quit, _)) => return self.leave(out),
                Some((Command::Hint, _)) => self.hint(out)?,
                Some((Command::Board, _)) => self.write_board(out)?,
                Some((Command::Position, _)) => say_position(out, self.course.table(), self.locale)?,
                Some((Command::Actions, _)) => {
                    let table = self.course.table();
                    let actions: Vec<String> =
                        table.actions().into_iter().map(|action| table.action_text(action)).collect();
                    say(out, &actions.join(" "))?;
                }
                Some(_) => say(out, &self.how_to())?,
                None if line.is_empty() => self.go_on(out)?,
                None => self.try_action(&line, out)?,
            }
        }
        say(out, &self.locale.text("lesson-over"))?;
        self.propose(out)
    }

    /// The word of a lesson that a line begins with, and the rest.
    fn word(&self, line: &str) -> Option<(Word, String)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        let english = Locale::new(holochess_locale::Language::English);
        let is = |id: &str| {
            [self.locale, &english].iter().any(|locale| locale.text(id).split(' ').any(|known| known == first))
        };
        let found = Word::ALL.into_iter().find(|(_, id)| is(id));
        found.map(|(word, _)| (word, rest.trim().to_owned()))
    }

    fn obey(&mut self, word: Word, rest: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match word {
            Word::Go => self.go_on(out),
            Word::Skip => {
                self.course.skip_part();
                Ok(())
            }
            Word::Parts => {
                let lesson = self.course.lesson();
                for (number, part) in (1_usize..).zip(&lesson.parts) {
                    let done = if self.learned.get(Subject::Lessons, &lesson.key(part)) > 0 { "yes" } else { "no" };
                    let title = lesson.said(self.locale, &part.text);
                    let arguments = [("number", number.into()), ("title", title.into()), ("done", done.into())];
                    say(out, &self.locale.format("lesson-parts-line", &arguments))?;
                }
                Ok(())
            }
            Word::Part => {
                let lesson = self.course.lesson();
                let wanted = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                if let Some(course) = wanted.and_then(|number| Course::begin(lesson, number)) {
                    self.course = course;
                    Ok(())
                } else {
                    let arguments = [("part", excerpt(rest).into()), ("count", lesson.parts.len().into())];
                    say(out, &self.locale.format("lesson-no-part", &arguments))
                }
            }
        }
    }

    fn heading(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let arguments = [
            ("number", (self.course.part_number() + 1).into()),
            ("count", self.course.lesson().parts.len().into()),
            ("title", self.course.title(self.locale).into()),
        ];
        writeln!(out)?;
        say(out, &self.locale.format("lesson-part", &arguments))
    }

    /// What is said in the step; the board first where it is another.
    fn tell_step(&self, is_new_board: bool, out: &mut dyn Write) -> Result<(), Failure> {
        if is_new_board {
            self.write_board(out)?;
        }
        let speaker = self.locale.text(&format!("level-{}", self.course.speaker()));
        // Dashes of speech are the same in both languages.
        say(out, &format!("{speaker} — {}", self.course.text(self.locale)))?;
        if self.course.has_arranged_dice() {
            say(out, &self.locale.text("lesson-dice-arranged"))?;
        }
        Ok(())
    }

    fn write_board(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.course.table();
        let narrator = Narrator::nameless(self.locale, table.seats());
        match self.look {
            Look::Drawn => {
                writeln!(out, "\n{}\n", drawing::draw(&narrator, table))?;
                Ok(())
            }
            Look::Words => say(out, &status::camps(&narrator, table)),
        }
    }

    fn how_to(&self) -> String {
        let example = match self.course.lesson().game() {
            Some(GameId::Demeter) => "g4-e4",
            Some(GameId::Chinese) => "d1-e5",
            _ => "o3-i3",
        };
        let game = self.course.lesson().game().map_or("", GameId::id);
        self.locale.format("lesson-how-to", &[("action", example.into()), ("game", game.into())])
    }

    fn hint(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.course.hint() {
            Some(action) => {
                let text = self.course.table().action_text(action);
                say(out, &self.locale.format("lesson-hint", &[("action", text.into())]))
            }
            None => say(out, &self.locale.text("lesson-go-on")),
        }
    }

    /// Goes on where the step is only to be read; else says again what there is to do.
    fn go_on(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.course.step().is_some_and(|step| step.ends == Ends::Read) {
            let part = self.course.part_number();
            self.course.go_on();
            self.note(part, out)
        } else {
            self.tell_step(false, out)
        }
    }

    fn reply(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let part = self.course.part_number();
        let before = self.course.table().duplicate();
        let text = self.course.reply().map(|action| before.action_text(action));
        let events = self.course.go_on();
        if let Some(text) = text {
            say(out, &format!("{}: {text}", self.locale.text(&format!("level-{}", self.course.lesson().opponent))))?;
        }
        self.write_events(&*before, &events, out)?;
        self.note(part, out)
    }

    fn try_action(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.course.table();
        let action = match reading::read(table, line) {
            ActionReading::Action(action) => action,
            ActionReading::Several(_, actions) => {
                let actions: Vec<String> = actions.into_iter().map(|action| table.action_text(action)).collect();
                return say(out, &actions.join(" "));
            }
            ActionReading::Nothing(cell) => {
                let from = table.board().name(cell);
                return say(out, &self.locale.format("text-no-actions", &[("from", from.into())]));
            }
            ActionReading::Refused(why) => return say(out, &refusal(self.locale, &why, table)),
        };
        if self.course.step().is_some_and(|step| step.ends == Ends::Read) {
            return say(out, &self.locale.text("lesson-go-on"));
        }
        let (part, before, text) = (self.course.part_number(), table.duplicate(), table.action_text(action));
        match self.course.act(action) {
            Ok(events) => {
                say(out, &self.locale.format("lesson-you-play", &[("action", text.into())]))?;
                self.write_events(&*before, &events, out)?;
                self.note(part, out)
            }
            Err(wrong) => say(out, &self.course.answer(&wrong, self.locale)),
        }
    }

    fn write_events(
        &self,
        table: &dyn holochess_rules::Table,
        events: &[Event],
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let narrator = Narrator::nameless(self.locale, table.seats());
        for text in events.iter().filter_map(|event| narrator.narrate(table, event)) {
            say(out, &format!("  {text}"))?;
        }
        Ok(())
    }

    /// Keeps that a part is done, once its last step has ended.
    fn note(&mut self, part: usize, out: &mut dyn Write) -> Result<(), Failure> {
        if self.course.part_number() == part && self.course.step().is_some() {
            return Ok(());
        }
        let lesson = self.course.lesson();
        self.keep(&lesson.key(&lesson.parts[part]), 1, out)
    }

    fn keep(&mut self, key: &str, number: u32, out: &mut dyn Write) -> Result<(), Failure> {
        let file = self.home.learned_file();
        // Also where it cannot be written it is known until the program ends.
        self.learned.raise(Subject::Lessons, key, number);
        match Learned::update(&file, |learned| learned.raise(Subject::Lessons, key, number)) {
            // What was wrong with the file was said at the beginning.
            Ok((learned, _)) => {
                self.learned = learned;
                Ok(())
            }
            Err(error) => {
                self.is_kept = false;
                say(out, &self.locale.say(&file_error(&error)))
            }
        }
    }

    fn leave(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let (here, lesson) = (self.course.part_number(), self.course.lesson());
        let next = next_part(lesson, &self.learned);
        let id = match self.is_kept {
            false => "lesson-left-unkept",
            true if next == here => "lesson-left",
            true => "lesson-left-elsewhere",
        };
        let (number, title) = ((here + 1).into(), self.course.title(self.locale).into());
        say(out, &self.locale.format(id, &[("number", number), ("title", title), ("next", (next + 1).into())]))
    }

    /// What to play now.
    fn propose(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let lesson = self.course.lesson();
        let Some(game) = lesson.game() else { return Ok(()) };
        let (mut ratings, _) = StoredRatings::load(&self.home.strength_file());
        let person = Settings::peek(&self.home.settings_file());
        let name = own_name(&person.game.names[0]);
        ratings.take_over(name);
        let strength = ratings
            .rating_of(name, game.id())
            .filter(|stored| stored.matches > 0)
            .map(|stored| Strength { rating: stored.rating, deviation: stored.deviation });
        let Some(found) = what_now(lesson, strength) else { return Ok(()) };
        let word = |part: &str| self.locale.text(&format!("level-{}{part}", found.opponent.id)).into();
        let command = format!("holochess text {} --p2 {}", game.id(), found.opponent.id);
        let arguments = [("name", word("")), ("about", word(".about")), ("command", command.into())];
        let id = if found.is_measured { "lesson-what-now-measured" } else { "lesson-what-now" };
        say(out, &self.locale.format(id, &arguments))
    }
}
