//! `lesson [GAME]`: learning a game by playing it, in the terminal.

use std::io::{self, Write};

use super::{
    Failure,
    game_args::game_parser,
    numbers::whole,
    text::{look, play_lesson},
    words::LanguageArgs,
};
use crate::{
    lessons::Lesson,
    locale::Locale,
    rules::GameId,
    settings::{Learned, Subject},
    storage::Home,
};

/// More parts than any lesson has.
const MOST_PARTS: u64 = 1000;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: Option<GameId>,

    /// The part to begin with, by its number
    #[arg(long, value_name = "N", requires = "game", value_parser = whole::<usize>(1..=MOST_PARTS), allow_negative_numbers = true)]
    part: Option<usize>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the terminal cannot be read or written, or there is no such part.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(game) = args.game else { return list(locale, out) };
    play_lesson(game, args.part, locale, look(None)?, &mut io::stdin().lock(), out)
}

/// The lessons, a line each.
fn list(locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let learned = Learned::peek(&Home::of_environment().learned_file());
    for game in GameId::ALL {
        let lesson = Lesson::of(game);
        let done = lesson.parts.iter().filter(|part| learned.get(Subject::Lessons, &lesson.key(part)) > 0).count();
        let arguments = [
            ("id", game.id().into()),
            ("title", locale.text(&format!("game-{}", game.id())).into()),
            ("minutes", lesson.minutes.into()),
            ("done", done.into()),
            ("count", lesson.parts.len().into()),
        ];
        writeln!(out, "{}", locale.format("lesson-list", &arguments))?;
    }
    Ok(())
}
