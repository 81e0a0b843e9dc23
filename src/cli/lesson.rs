//! `lesson [GAME]`: learning a game by playing it, in the terminal.

use std::io::{self, Write};

use super::{
    Failure,
    game_args::game_parser,
    numbers::whole,
    text::{look, play_lesson},
    words::{COLUMNS, LanguageArgs, wrap},
};
use crate::{
    lessons::{Lesson, own_lessons},
    locale::{Locale, Words, excerpt, harmless},
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

    /// A lesson that somebody else has written, by its name, instead of the game's own (docs/lessons.md)
    #[arg(long, value_name = "NAME", conflicts_with = "game")]
    own: Option<String>,

    /// The part to begin with, by its number
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=MOST_PARTS), allow_negative_numbers = true)]
    part: Option<usize>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the terminal cannot be read or written, or there is no such part.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let lesson = match (args.game, &args.own) {
        (Some(game), _) => Lesson::of(game),
        (None, Some(name)) => own(name, locale, out)?,
        (None, None) if args.part.is_some() => return Err(Failure::at("--part", Words::new("lesson-part-of-what"))),
        (None, None) => return list(locale, out),
    };
    play_lesson(lesson, args.part, locale, look(None)?, &mut io::stdin().lock(), out)
}

/// The lesson of this name in the person's folder.
fn own(name: &str, locale: &Locale, out: &mut dyn Write) -> Result<&'static Lesson, Failure> {
    let home = Home::of_environment();
    let (lessons, flaws) = own_lessons(home.lessons());
    for flaw in &flaws {
        writeln!(out, "{}", wrap(&locale.say(flaw), COLUMNS, "  "))?;
    }
    lessons.into_iter().find(|lesson| lesson.id == name).ok_or_else(|| {
        let folder = harmless(&home.lessons().display().to_string());
        Failure::at("--own", Words::new("lesson-no-own").with("name", excerpt(name)).with("folder", folder))
    })
}

/// The lessons, a line each: the games' own, and those that others have written.
fn list(locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let home = Home::of_environment();
    let learned = Learned::peek(&home.learned_file());
    let (own, flaws) = own_lessons(home.lessons());
    for lesson in GameId::ALL.map(Lesson::of).into_iter().chain(own) {
        let done = lesson.parts.iter().filter(|part| learned.get(Subject::Lessons, &lesson.key(part)) > 0).count();
        let arguments = [
            ("id", if lesson.id.is_empty() { lesson.game.clone() } else { format!("--own {}", lesson.id) }.into()),
            ("title", lesson.title(locale).into()),
            ("minutes", lesson.minutes.into()),
            ("done", done.into()),
            ("count", lesson.parts.len().into()),
        ];
        writeln!(out, "{}", locale.format("lesson-list", &arguments))?;
    }
    for flaw in &flaws {
        writeln!(out, "{}", wrap(&locale.say(flaw), COLUMNS, "  "))?;
    }
    Ok(())
}
