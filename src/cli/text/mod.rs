//! `text GAME`: a whole match in the terminal, in plain text that a screen reader can follow.
//!
//! Every action is on the disk before it is confirmed on standard output, as a line that begins with its number. The end of
//! input leaves the match in its record, to be resumed with `--load`.

mod command;
mod drawing;
mod game;
mod instructions;
mod interrupt;
mod lesson;
mod live;
mod look;
mod look_up;
mod puzzle;
mod reading;
mod saves;
mod status;

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use super::{
    Failure, GameArgs,
    match_args::{MatchArgs, check_resumed},
    words::LanguageArgs,
};
pub(super) use drawing::draw;
use game::Game;
pub(super) use game::say;
use holochess_lessons::Lesson;
use holochess_locale::{Locale, Words, excerpt, file_error, file_name};
use holochess_platform::clock::SystemTime;
use holochess_platform::storage::{self, FileError, FileProblem, Home};
use holochess_record::career::medals_of;
use holochess_record::narration::Narrator;
use holochess_record::{Date, RecordedMatch, Shelf};
use holochess_settings::{KeptFile as _, Learned, Settings, Subject};
pub(super) use lesson::play as play_lesson;
pub(super) use live::{LiveText, write_table_line};
pub(super) use look::Look;
pub(super) use puzzle::{choose as choose_puzzle, play as play_puzzle};
pub(super) use reading::{as_notation, is_yes};
use saves::taken;

#[derive(Debug, clap::Args)]
#[command(after_help = "--option board=words describes the board line by line, without a drawing, for screen readers.")]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    #[command(flatten)]
    seats: MatchArgs,

    /// Where the match is saved after every action
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// One puzzle instead of a match: its id, such as groi-7, `today`, or `next` (Holochess, Dejarik)
    #[arg(long, value_name = "ID", conflicts_with_all = ["save", "load"])]
    puzzle: Option<String>,

    /// The lesson of the game instead of a match: learn every rule by using it
    #[arg(long, conflicts_with_all = ["save", "load", "puzzle"])]
    lesson: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Plays a match.
///
/// # Errors
/// If the match cannot begin or be resumed, or its record cannot be written while only computers play.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.language.locale();
    let mut game_args = args.game.clone();
    let look = look(game_args.take("board"))?;
    if let Some(id) = &args.puzzle {
        let game = game_args.game;
        let (puzzle, prompt) = (puzzle::choose(game, id)?, io::stdin().is_terminal());
        return puzzle::play(puzzle, &locale, look, prompt, &mut io::stdin().lock(), out);
    }
    if args.lesson {
        return lesson::play(Lesson::of(game_args.game), None, &locale, look, &mut io::stdin().lock(), out);
    }
    let is_meant = |recorded: &RecordedMatch, path: &Path| check_resumed(&locale, recorded.setup(), path, &game_args);
    let load = args.seats.record_to_load(&locale, |recorded, path| {
        is_meant(recorded, path).and_then(|()| check_not_by_mail(&locale, recorded, path))
    })?;
    let recorded = if let Some(path) = &load {
        resume(&locale, path, |recorded| is_meant(recorded, path), out)?
    } else {
        let begun = RecordedMatch::begin(args.seats.setup(&locale, &game_args)?);
        begun.map_err(|why| Failure::of_words(&locale, &why.words()))?.0
    };
    let path = save_path(&locale, args.save.as_deref(), load.as_deref(), &recorded)?;
    let narrator = Narrator::for_people(&locale, recorded.setup());
    play_recorded(look, recorded, narrator, path, out).map(|_| ())
}

/// Plays a match that has begun, in this file; returns it as its players leave it.
///
/// # Errors
/// If it cannot be written, or the terminal cannot be read or written.
pub fn play_recorded(
    look: Look,
    recorded: RecordedMatch,
    narrator: Narrator<'_>,
    path: PathBuf,
    out: &mut dyn Write,
) -> Result<RecordedMatch, Failure> {
    let locale = narrator.locale;
    let game = Game::new(recorded, narrator, look, io::stdin().is_terminal());
    let played = game.and_then(|mut game| {
        // A match that was over when it was opened earned its medals elsewhere.
        let was_over = game.recorded.is_over();
        game.play(path.clone(), &mut io::stdin().lock(), out)?;
        if !was_over {
            note_medals(locale, &game.recorded, out)?;
        }
        Ok(game.recorded)
    });
    if played.is_err() {
        storage::give_back(&path);
    }
    played
}

/// Notes the medals that the people in a match have earned, so that they stay whatever becomes of its record.
fn note_medals(locale: &Locale, recorded: &RecordedMatch, out: &mut dyn Write) -> Result<(), Failure> {
    let (keys, date) = (medals_of(recorded), Date::of(SystemTime::now()).number());
    if keys.is_empty() {
        return Ok(());
    }
    let note = |learned: &mut Learned| keys.iter().for_each(|key| learned.note_first(Subject::Medals, key, date));
    if let Err(error) = Learned::update(&Home::of_environment().learned_file(), note) {
        writeln!(out, "{}", locale.say(&file_error(&error)))?;
    }
    Ok(())
}

/// `--option board=words` or `board=drawn`; without it the choice that is kept in the settings.
pub(super) fn look(value: Option<String>) -> Result<Look, Failure> {
    match value.as_deref() {
        None if Settings::peek(&Home::of_environment().settings_file()).help.board_in_words => Ok(Look::Words),
        None | Some("drawn") => Ok(Look::Drawn),
        Some("words") => Ok(Look::Words),
        Some(other) => {
            let words = Words::new("text-no-look").with("look", excerpt(other));
            Err(Failure::at("--option", words))
        }
    }
}

/// Goes on with the match of a record if `check` allows it, and says what had to be repaired.
///
/// # Errors
/// If it can be neither read nor repaired, or `check` refuses it; nothing was renamed or written then.
pub(super) fn resume(
    locale: &Locale,
    path: &Path,
    check: impl FnOnce(&RecordedMatch) -> Result<(), Failure>,
    out: &mut dyn Write,
) -> Result<RecordedMatch, Failure> {
    let found = RecordedMatch::examine(path).map_err(|why| Failure::Input(why.say(locale)))?;
    check(found.recorded())?;
    check_not_by_mail(locale, found.recorded(), path)?;
    // A damaged file is repaired only after it is known to be the match that was meant.
    let (recorded, report) = found.resume().map_err(|why| Failure::Input(why.say(locale)))?;
    for note in report.notes {
        writeln!(out, "{}", super::words::wrap(&note.say(locale), super::words::COLUMNS, "  "))?;
    }
    Ok(recorded)
}

/// Refuses to go on with a match by mail or over a wire: its dice follow from what its players show each other.
///
/// # Errors
/// If it is one.
fn check_not_by_mail(locale: &Locale, recorded: &RecordedMatch, path: &Path) -> Result<(), Failure> {
    match recorded.mail() {
        Some(_) if recorded.is_live() => {
            Err(Failure::of_words(locale, &Words::new("text-live").with("file", file_name(path))))
        }
        Some(_) => Err(Failure::of_words(locale, &Words::new("text-by-mail").with("file", file_name(path)))),
        None => Ok(()),
    }
}

/// The file of the match: that of `--save`, else that of `--load`, else a new file in the saves folder.
fn save_path(
    locale: &Locale,
    save: Option<&Path>,
    load: Option<&Path>,
    recorded: &RecordedMatch,
) -> Result<PathBuf, Failure> {
    match (save, load) {
        (Some(save), load) => {
            let goes_on = load.is_some_and(|load| storage::is_same_file(load, save));
            if fs::metadata(save).is_ok_and(|metadata| !metadata.is_file()) {
                let error = FileError { path: save.to_owned(), problem: FileProblem::NotAFile };
                return Err(Failure::of_file(locale, &error));
            }
            // What a stopped program has left beside it.
            storage::remove_temporaries(save);
            if let Some(taken) = taken(save).filter(|_| !goes_on) {
                let words = Words::new("text-save-exists").with("file", file_name(&taken));
                return Err(Failure::of_words(locale, &words));
            }
            Ok(save.to_owned())
        }
        (None, Some(load)) => Ok(load.to_owned()),
        (None, None) => {
            // The name is taken at once: the same seed may be played in another window.
            let shelf = Shelf::at(Home::of_environment().saves());
            shelf.claim(recorded.setup()).map_err(|error| Failure::of_file(locale, &error))
        }
    }
}
