//! `text GAME --puzzle ID`: one puzzle in the terminal. Tries are counted, a hint names the piece and then what its action does, and
//! the solution is told with how the game goes on.

use std::io::{BufRead, Write};

use super::{
    command::{Command, Vocabulary, read_line},
    drawing,
    game::{say, say_position},
    look::Look,
    reading::{self, ActionReading},
    status,
};
use crate::cli::Failure;
use holochess_locale::{Locale, Words, excerpt, file_error, refusal};
use holochess_platform::clock::{SystemTime, UNIX_EPOCH};
use holochess_platform::storage::Home;
use holochess_players::{
    dejarik::tables,
    puzzles::{Puzzle, PuzzleKind, by_id, highest_grade, of_day, shipped, worth},
};
use holochess_record::narration::Narrator;
use holochess_rules::{Action, GameId, Table};
use holochess_settings::{KeptFile as _, SolvedPuzzles};

/// Seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// The puzzle with this id, that of today, or the next that is not solved.
///
/// # Errors
/// If there is none.
pub(in crate::cli) fn choose(game: GameId, id: &str) -> Result<&'static Puzzle, Failure> {
    if shipped(game).is_empty() {
        return Err(Failure::at("--puzzle", Words::new("puzzles-none")));
    }
    let unknown = |id: &str, count: usize| {
        let words = Words::new("puzzle-unknown").with("id", excerpt(id)).with("game", game.id()).with("count", count);
        Failure::at("--puzzle", words)
    };
    if id == "next" {
        let solved = SolvedPuzzles::peek(&Home::of_environment().puzzles_file());
        let next = shipped(game).iter().find(|puzzle| solved.tries(&puzzle.id).is_none());
        return next.ok_or_else(|| Failure::at("--puzzle", Words::new("puzzles-all-solved")));
    }
    if id == "today" {
        let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()) / DAY;
        return of_day(game, day).ok_or_else(|| unknown(id, shipped(game).len()));
    }
    by_id(game, id).map_err(|why| unknown(&why.id, why.count))
}

/// A puzzle that is being solved.
struct PuzzleSession<'a> {
    puzzle: &'a Puzzle,
    table: Box<dyn Table>,
    locale: &'a Locale,
    look: Look,
    tries: u32,
    hints: u32,
}

/// Puts a puzzle and hears answers until it is solved or the player stops.
///
/// # Errors
/// If the terminal cannot be read or written.
pub(in crate::cli) fn play(
    puzzle: &Puzzle,
    locale: &Locale,
    look: Look,
    prompt: bool,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    // A test reads the position of every puzzle.
    let table = puzzle.table().ok_or_else(|| Failure::input(&puzzle.id))?;
    let mut solving = PuzzleSession { puzzle, table, locale, look, tries: 0, hints: 0 };
    // What wrong answers are worth is known as soon as the game is solved.
    tables::request_kept(solving.table.game());
    let vocabulary = Vocabulary::new(locale);
    let most = highest_grade(solving.table.game());
    let heading = [("id", puzzle.id.clone().into()), ("grade", puzzle.grade.into()), ("most", most.into())];
    say(out, &locale.format("puzzle-heading", &heading))?;
    solving.write_board(out)?;
    say(out, &locale.text("puzzle-how-to"))?;
    loop {
        if prompt {
            write!(out, "> ")?;
        }
        out.flush()?;
        let Some(line) = read_line(input)? else { return Ok(()) };
        if solving.asks_for_solution(&line) {
            return solving.tell_solution(out);
        }
        match vocabulary.read(&line) {
            Some((Command::Quit, _)) => return Ok(()),
            Some((Command::Hint, _)) => solving.hint(out)?,
            Some((Command::Actions, _)) => {
                let actions: Vec<String> =
                    solving.table.actions().into_iter().map(|action| solving.table.action_text(action)).collect();
                say(out, &actions.join(" "))?;
            }
            Some((Command::Board, _)) => solving.write_board(out)?,
            Some((Command::Position, _)) => say_position(out, &*solving.table, locale)?,
            Some(_) => say(out, &locale.text("puzzle-how-to"))?,
            None if line.is_empty() => {}
            None => {
                if solving.try_action(&line, out)? {
                    return Ok(());
                }
            }
        }
    }
}

impl PuzzleSession<'_> {
    fn write_board(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let narrator = Narrator::nameless(self.locale, self.table.seats());
        match self.look {
            Look::Drawn => writeln!(out, "\n{}\n", drawing::draw(&narrator, &*self.table))?,
            Look::Words => say(out, &status::camps(&narrator, &*self.table))?,
        }
        say(out, &self.locale.say(&self.puzzle.task()))
    }

    /// Whether a line is the word for the solution, in this language or in English.
    fn asks_for_solution(&self, line: &str) -> bool {
        let word = line.trim().to_lowercase();
        word == "solution" || self.locale.text("puzzle-word-solution").split(' ').any(|known| known == word)
    }

    /// The pawn first, then where it goes to.
    fn hint(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        self.hints += 1;
        let text = match (self.hints, self.puzzle.hint_reason(&*self.table, self.locale)) {
            (2.., Some(reason)) => {
                let arguments = [("cell", self.puzzle.pawn().to_owned().into()), ("reason", reason.into())];
                self.locale.format("puzzle-hint-reason", &arguments)
            }
            _ => self.locale.format("puzzle-hint-pawn", &[("cell", self.puzzle.pawn().to_owned().into())]),
        };
        say(out, &text)
    }

    /// Hears an answer; whether that was it.
    fn try_action(&mut self, line: &str, out: &mut dyn Write) -> Result<bool, Failure> {
        let action: Action = match reading::read(&*self.table, line) {
            ActionReading::Action(action) => action,
            ActionReading::Several(_, actions) => {
                let actions: Vec<String> = actions.into_iter().map(|action| self.table.action_text(action)).collect();
                say(out, &actions.join(" "))?;
                return Ok(false);
            }
            ActionReading::Nothing(cell) => {
                let from = self.table.board().name(cell);
                say(out, &self.locale.format("text-no-actions", &[("from", from.into())]))?;
                return Ok(false);
            }
            ActionReading::Refused(why) => {
                say(out, &refusal(self.locale, &why, &*self.table))?;
                return Ok(false);
            }
        };
        if let Err(why) = self.table.check(action) {
            say(out, &refusal(self.locale, &why, &*self.table))?;
            return Ok(false);
        }
        self.tries += 1;
        let text = self.table.action_text(action);
        if !self.puzzle.is_solved_by(&*self.table, action) {
            say(out, &self.locale.format("puzzle-wrong", &[("action", text.into())]))?;
            // Why, as far as it is known: a game is not solved for it.
            if let Some(worth) = worth(&*self.table, action) {
                say(out, &self.locale.say(&worth.words(self.locale, &*self.table, action)))?;
            }
            return Ok(false);
        }
        let arguments = [("action", text.into()), ("tries", self.tries.into())];
        say(out, &self.locale.format("puzzle-right", &arguments))?;
        self.tell_line(out)?;
        let file = Home::of_environment().puzzles_file();
        match SolvedPuzzles::update(&file, |solved| solved.set(&self.puzzle.id, self.tries)) {
            Ok((_, flaws)) => flaws.iter().try_for_each(|flaw| say(out, &self.locale.say(flaw)))?,
            Err(error) => say(out, &self.locale.say(&file_error(&error)))?,
        }
        Ok(true)
    }

    fn tell_solution(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let arguments = [("action", self.puzzle.solution.clone().into())];
        say(out, &self.locale.format("puzzle-solution", &arguments))?;
        self.tell_line(out)
    }

    fn tell_line(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let (PuzzleKind::Chance, Some(chances)) = (self.puzzle.kind, self.puzzle.chances) {
            let [best, second] = chances.map(|chance| self.locale.percent(chance, 1).into());
            return say(out, &self.locale.format("puzzle-chances", &[("best", best), ("second", second)]));
        }
        let line = self.puzzle.line.join(" ");
        say(out, &self.locale.format("puzzle-line", &[("line", line.into())]))
    }
}
