//! `text GAME`: a whole match in the terminal, in plain text that a screen reader can follow.
//!
//! Every action is on the disk before it is confirmed on standard output, as a line that begins with its number. The end of
//! input leaves the match in its record, to be resumed with `--load`.

mod command;
mod drawing;
mod game;
mod instructions;
mod interrupt;
mod look_up;
mod puzzle;
mod reading;
mod status;

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use super::{
    Failure, GameArgs,
    match_args::{MatchArgs, check_resumed},
    narration::Narrator,
    words::LanguageArgs,
};
use crate::{
    locale::{Locale, Words},
    record::{RecordedMatch, Shelf},
    settings::Settings,
    storage::{self, Home},
};
use game::{Game, Look};

#[derive(Debug, clap::Args)]
#[command(after_help = "--option board=words tells the board line by line, without a drawing, for screen readers.")]
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
    let recorded = if let Some(path) = &args.seats.load {
        resume(&locale, path, &game_args, out)?
    } else {
        let begun = RecordedMatch::begin(args.seats.setup(&locale, &game_args)?);
        begun.map_err(|why| Failure::of_words(&locale, &why.words()))?.0
    };
    let path = save_path(&locale, args, &recorded)?;
    let names = recorded.setup().seats.iter().map(|seat| seat.name.clone()).collect();
    let narrator = Narrator { locale: &locale, names };
    let prompt = io::stdin().is_terminal();
    interrupt::say_where(locale.format("text-left", &[("file", path.display().to_string().into())]));
    let game = Game::new(recorded, narrator, look, prompt);
    let played = game.and_then(|game| game.play(path.clone(), &mut io::stdin().lock(), out));
    if played.is_err() {
        storage::give_back(&path);
    }
    played
}

/// `--option board=words` or `board=drawn`; without it as it was the last time that a person changed it.
fn look(value: Option<String>) -> Result<Look, Failure> {
    match value.as_deref() {
        None if Settings::peek(&Home::of_environment().settings_file()).help.board_in_words => Ok(Look::Words),
        None | Some("drawn") => Ok(Look::Drawn),
        Some("words") => Ok(Look::Words),
        Some(other) => Err(Failure::Input(format!("--option board={other}: write board=drawn or board=words"))),
    }
}

fn resume(locale: &Locale, path: &Path, game_args: &GameArgs, out: &mut dyn Write) -> Result<RecordedMatch, Failure> {
    let found = RecordedMatch::examine(path).map_err(|why| Failure::Input(why.say(locale)))?;
    check_resumed(locale, found.recorded().setup(), path, game_args)?;
    // Only now that it is the match that was meant, what is damaged is repaired.
    let (recorded, report) = found.resume().map_err(|why| Failure::Input(why.say(locale)))?;
    for note in report.notes {
        writeln!(out, "{}", super::words::wrap(&note.say(locale), super::words::COLUMNS, "  "))?;
    }
    Ok(recorded)
}

/// Where the match is saved: where it was asked for, where it came from, or in a new file among the saves.
fn save_path(locale: &Locale, args: &Args, recorded: &RecordedMatch) -> Result<PathBuf, Failure> {
    match (&args.save, &args.seats.load) {
        (Some(save), load) => {
            let goes_on = load.as_ref().is_some_and(|load| storage::is_same_file(load, save));
            if save.exists() && !goes_on {
                // Another match may be in it.
                let words = Words::new("text-save-exists").with("file", save.display().to_string());
                return Err(Failure::of_words(locale, &words));
            }
            Ok(save.clone())
        }
        (None, Some(load)) => Ok(load.clone()),
        (None, None) => {
            // The name is taken at once: the same seed may be played in another window.
            let shelf = Shelf::at(Home::of_environment().saves());
            shelf.claim(recorded.setup()).map_err(|error| Failure::of_file(locale, &error))
        }
    }
}
