//! `lesson [GAME]`: learning a game by playing it, in the terminal.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{
    Failure,
    game_args::game_parser,
    numbers::whole,
    text::{look, play_lesson},
    words::{COLUMNS, LanguageArgs, wrap},
};
use holochess_lessons::{Lesson, NoLesson, RefusedLesson, own_lesson, own_lessons};
use holochess_locale::{Locale, Words, excerpt, harmless};
use holochess_platform::storage::Home;
use holochess_rules::GameId;
use holochess_settings::{Learned, Subject};

/// More parts than any lesson has.
const MOST_PARTS: u64 = 1000;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: Option<GameId>,

    /// A lesson written by someone else, by its name, instead of the game's own
    #[arg(long, value_name = "NAME", conflicts_with = "game")]
    own: Option<String>,

    /// Plays the lesson in this file to its end by its own data, and says what is wrong with it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "own", "part"])]
    check: Option<PathBuf>,

    /// The part to start with, by its number
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=MOST_PARTS), allow_negative_numbers = true)]
    part: Option<usize>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the terminal cannot be read or written, there is no such lesson or part, or a lesson that another person has written cannot be
/// taken.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(file) = &args.check {
        return check(file, locale, out);
    }
    let lesson = match (args.game, &args.own) {
        (Some(game), _) => Lesson::of(game),
        (None, Some(name)) => own(name)?,
        (None, None) if args.part.is_some() => return Err(Failure::at("--part", Words::new("lesson-part-of-what"))),
        (None, None) => return list(locale, out),
    };
    play_lesson(lesson, args.part, locale, look(None)?, &mut io::stdin().lock(), out)
}

/// Says whether the lesson in a file can be taken.
fn check(file: &Path, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    match own_lesson(file) {
        Ok(lesson) => {
            let steps: usize = lesson.parts.iter().map(|part| part.steps.len()).sum();
            let arguments =
                [("title", lesson.title(locale).into()), ("parts", lesson.parts.len().into()), ("steps", steps.into())];
            writeln!(out, "{}", wrap(&locale.format("lesson-checked", &arguments), COLUMNS, "  "))?;
            Ok(())
        }
        Err(NoLesson::File(error)) => Err(Failure::of_file(locale, &error)),
        Err(NoLesson::Flawed(why)) => Err(Failure::No(Some(locale.say(&why)))),
    }
}

/// The lesson of this name in the person's folder.
fn own(name: &str) -> Result<&'static Lesson, Failure> {
    let home = Home::of_environment();
    let (lessons, refused) = own_lessons(home.lessons());
    if let Some(lesson) = lessons.iter().find(|lesson| lesson.id == name) {
        return Ok(lesson);
    }
    if let Some(RefusedLesson { why, .. }) = refused.into_iter().find(|lesson| lesson.name == name) {
        return Err(Failure::wrong(why));
    }
    let folder = harmless(&home.lessons().display().to_string());
    let words = Words::new("lesson-no-own").with("name", excerpt(name)).with("folder", folder);
    let known: Vec<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    Err(Failure::at("--own", words.with("count", known.len()).with("known", known.join(", "))))
}

/// The lessons, a line each: the games' own, and those that others have written.
fn list(locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let home = Home::of_environment();
    let learned = Learned::peek(&home.learned_file());
    let (own, refused) = own_lessons(home.lessons());
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
    for lesson in &refused {
        writeln!(out, "{}", wrap(&locale.say(&lesson.why), COLUMNS, "  "))?;
    }
    if refused.is_empty() {
        return Ok(());
    }
    let folder = harmless(&home.lessons().display().to_string());
    Err(Failure::wrong(Words::new("lesson-some-refused").with("count", refused.len()).with("folder", folder)))
}
