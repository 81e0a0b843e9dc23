//! `text GAME`: a whole match in the terminal, in plain text that a screen reader can follow.
//!
//! Every action is on the disk before it is confirmed on standard output, as a line that begins with its number. The end of
//! input leaves the match in its record, to be resumed with `--load`.

mod command;
mod drawing;
mod game;

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use super::{
    Failure, GameArgs,
    match_args::{MatchArgs, who_of},
    narration::Narrator,
    words::LanguageArgs,
};
use crate::{
    locale::{Locale, Words},
    record::RecordedMatch,
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
    let game = Game::new(recorded, narrator, look, prompt);
    let played = game.and_then(|game| game.play(path.clone(), &mut io::stdin().lock(), out));
    if played.is_err() {
        storage::give_back(&path);
    }
    played
}

/// `--option board=words` or `board=drawn`.
fn look(value: Option<String>) -> Result<Look, Failure> {
    match value.as_deref() {
        None | Some("drawn") => Ok(Look::Drawn),
        Some("words") => Ok(Look::Words),
        Some(other) => Err(Failure::Input(format!("--option board={other}: write board=drawn or board=words"))),
    }
}

fn resume(locale: &Locale, path: &Path, game_args: &GameArgs, out: &mut dyn Write) -> Result<RecordedMatch, Failure> {
    let (recorded, report) = RecordedMatch::load(path).map_err(|why| Failure::Input(why.say(locale)))?;
    for note in report.notes {
        writeln!(out, "{}", super::words::wrap(&note.say(locale), super::words::COLUMNS, "  "))?;
    }
    let setup = recorded.setup();
    if setup.game != game_args.game {
        let words = Words::new("text-other-game")
            .with("file", path.display().to_string())
            .with("found", setup.game.id())
            .with("asked", game_args.game.id());
        return Err(Failure::of_words(locale, &words));
    }
    if game_args.has_options() {
        return Err(Failure::of_words(locale, &Words::new("text-options-are-fixed")));
    }
    for seat in &setup.seats {
        who_of(locale, seat.who.word(), setup.game)?;
    }
    Ok(recorded)
}

/// Where the match is saved: where it was asked for, where it came from, or in a new file among the saves.
fn save_path(locale: &Locale, args: &Args, recorded: &RecordedMatch) -> Result<PathBuf, Failure> {
    match (&args.save, &args.seats.load) {
        (Some(save), load) => {
            let goes_on = load.as_ref().is_some_and(|load| load == save);
            if save.exists() && !goes_on {
                // Another match may be in it.
                let words = Words::new("text-save-exists").with("file", save.display().to_string());
                return Err(Failure::of_words(locale, &words));
            }
            Ok(save.clone())
        }
        (None, Some(load)) => Ok(load.clone()),
        (None, None) => {
            let home = Home::of_environment();
            let saves = home.make_saves().map_err(|error| Failure::of_file(locale, &error))?;
            let name = format!("text-{}", &recorded.seed_hash()[..8]);
            let names = std::iter::once(name.clone()).chain((2..).map(|number| format!("{name}-{number}")));
            let mut paths = names.map(|name| saves.join(name + ".jsonl"));
            // The name is taken at once: the same seed may be played in another window.
            let taken = paths.find_map(|path| storage::claim(&path).map(|is_free| is_free.then_some(path)).transpose());
            taken
                .expect("the numbers do not end, so one of them is free")
                .map_err(|error| Failure::of_file(locale, &error))
        }
    }
}
