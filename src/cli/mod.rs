//! The command line: one file a command. A command gets its arguments and a stream to write to, and returns a [`Failure`] that says
//! what went wrong, where, and what to do; no user sees a panic.

mod analysis;
pub mod assets;
mod completions;
mod day;
mod doctor;
mod duel;
mod exact_analysis;
pub mod failure;
#[cfg(feature = "client")]
mod film;
#[cfg(feature = "client")]
mod film_sound;
pub mod game_args;
pub mod help;
mod host;
mod join;
mod journey;
mod json;
mod lesson;
mod letter;
mod mail;
mod man;
mod match_args;
pub mod numbers;
mod odds;
mod online;
mod open;
pub mod out_file;
#[cfg(feature = "client")]
mod picture;
#[cfg(feature = "client")]
pub mod play;
mod profile;
pub mod progress;
mod puzzles;
mod replay;
mod rules;
#[cfg(feature = "client")]
pub mod scene;
#[cfg(feature = "client")]
mod showcase;
pub mod solved_table;
mod text;
pub mod usage;
mod verify;
pub mod version;
#[cfg(feature = "client")]
pub mod window;
pub mod words;

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{CommandFactory, Parser, Subcommand};

pub use failure::Failure;
pub use game_args::{GameArgs, GameChoice};
pub use json::write_json;

use self::words::LanguageArgs;
use holochess_locale::Locale;
#[cfg(not(feature = "client"))]
use holochess_locale::Words;
use holochess_platform as platform;
use holochess_platform::storage::Home;
use holochess_players::dejarik::{exact_help, tables};
use holochess_worker::thinking;

/// A holographic board game: creatures of light, dice, and a scene for every fight.
#[derive(Debug, Parser)]
#[command(name = "holochess", version = version::FULL, about, disable_help_subcommand = true)]
struct CommandLine {
    #[cfg(feature = "client")]
    #[command(flatten)]
    window: play::WindowArgs,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

// One is read in a run.
#[allow(clippy::large_enum_variant)]
#[derive(Debug, Subcommand)]
enum Command {
    /// Opens the window straight at the table
    #[cfg(feature = "client")]
    Play(play::Args),
    /// Opens the showcase of the creatures
    #[cfg(feature = "client")]
    Showcase(showcase::Args),
    /// The exact chances of an attack in Holochess
    Odds(odds::Args),
    /// A creature's exact chance of winning the duel to the death
    Duel(duel::Args),
    /// Puzzles in the terminal: find the one action that wins, or clearly has the best chance
    Puzzles(puzzles::Args),
    /// Plays a match in the terminal, in plain text
    Text(text::Args),
    /// Teaches a game in the terminal while you play it; without GAME, lists the lessons
    Lesson(lesson::Args),
    /// The match of the day: the same deal, dice and opponent for everyone
    Day(day::Args),
    /// A match by message: lines of text that you and your opponent send each other
    Mail(mail::Args),
    /// Opens a table to play online and prints the invitation
    Open(open::Args),
    /// Joins a table online by its invitation, also after a break
    Join(join::Args),
    /// Goes on with an online match by letters while the other player is not connected
    Letter(letter::Args),
    /// Serves the game for browsers on this network, with the relay by which they play online
    Host(host::Args),
    /// Nine evenings at the table, each against one of the characters, with a twist
    Journey(journey::Args),
    /// The players here, with statistics from the saved matches
    Profile(profile::Args),
    /// The rules as short pages, each with its board
    Rules(rules::Args),
    /// Prints a saved match
    Replay(replay::Args),
    /// Checks that every action of a match was legal and every die came from its seed
    Verify(verify::Args),
    /// What this machine has and what it lacks
    Doctor(doctor::Args),
    /// Shell completions for this command line
    Completions(completions::Args),
    /// This command line as pages for `man`
    Man(man::Args),
    /// Draws one frame of a scene into a file, without a display
    #[cfg(feature = "client")]
    Picture(picture::Args),
    /// Draws many frames of a scene: a film, or numbered pictures
    #[cfg(feature = "client")]
    Film(film::Args),
}

/// A program with commands: this one, or that of the makers.
pub trait Program: Parser {
    /// In which language it speaks.
    fn language(&self) -> LanguageArgs;

    /// Does what was asked for.
    ///
    /// # Errors
    /// Why it was not done.
    fn run(self, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure>;
}

impl Program for CommandLine {
    fn language(&self) -> LanguageArgs {
        self.language
    }

    fn run(self, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            #[cfg(feature = "client")]
            None => play::title(&self.window, self.language),
            #[cfg(feature = "client")]
            Some(Command::Play(args)) => play::run(&args, &self.window),
            #[cfg(feature = "client")]
            Some(Command::Showcase(args)) => showcase::run(&args, &self.window, self.language),
            #[cfg(not(feature = "client"))]
            None => Err(Failure::missing(Words::new("build-no-window"))),
            Some(Command::Odds(args)) => odds::run(&args, locale, out),
            Some(Command::Duel(args)) => duel::run(&args, locale, out),
            Some(Command::Puzzles(args)) => puzzles::run(&args, out),
            Some(Command::Text(args)) => text::run(&args, out),
            Some(Command::Lesson(args)) => lesson::run(&args, locale, out),
            Some(Command::Day(args)) => day::run(&args, locale, out),
            Some(Command::Mail(args)) => mail::run(&args, locale, out),
            Some(Command::Open(args)) => open::run(&args, locale, out),
            Some(Command::Join(args)) => join::run(&args, locale, out),
            Some(Command::Letter(args)) => letter::run(&args, locale, out),
            Some(Command::Host(args)) => host::run(&args, locale, out),
            Some(Command::Journey(args)) => journey::run(&args, locale, out),
            Some(Command::Profile(args)) => profile::run(&args, locale, out),
            Some(Command::Rules(args)) => rules::run(&args, locale, out),
            Some(Command::Replay(args)) => replay::run(&args, out),
            Some(Command::Verify(args)) => verify::run(&args, out),
            #[cfg(feature = "client")]
            Some(Command::Doctor(args)) => doctor::run(&args, &self.window, out),
            #[cfg(not(feature = "client"))]
            Some(Command::Doctor(args)) => doctor::run(&args, out),
            Some(Command::Completions(args)) => {
                completions::run(&args, help::in_language(CommandLine::command(), locale), out)
            }
            Some(Command::Man(args)) => man::run(&args, CommandLine::command(), locale, out),
            #[cfg(feature = "client")]
            Some(Command::Picture(args)) => picture::run(&args, out),
            #[cfg(feature = "client")]
            Some(Command::Film(args)) => film::run(&args, out),
        }
    }
}

/// The program of the players: [`start`] with its commands.
pub fn main() -> ExitCode {
    // In a page's worker this program has nothing to do but to answer the one on the page.
    if platform::helper::serve(thinking::answer) {
        return ExitCode::SUCCESS;
    }
    start::<CommandLine>()
}

/// The commands of the players' program, as they are documented.
pub fn command() -> clap::Command {
    CommandLine::command()
}

/// Reads the command line, runs the command and reports how it went as the exit status: 0 done, 1 the answer is no,
/// 2 bad input or usage, 3 this machine lacks something, 130 it was asked to end.
pub fn start<P: Program>() -> ExitCode {
    let command_line = match P::try_parse_from(platform::arguments()) {
        Ok(command_line) => command_line,
        Err(error) => {
            let locale = LanguageArgs::of_arguments(platform::arguments()).locale();
            let error = help::said_in(error, platform::arguments(), P::command(), &locale);
            return match usage::failure::<P>(&error) {
                Some(failure) => failure.report(&locale),
                // Help or the version was asked for.
                None => match error.print().and_then(|()| io::stdout().flush()) {
                    Ok(()) => ExitCode::SUCCESS,
                    Err(error) => Failure::from(error).report(&locale),
                },
            };
        }
    };
    let locale = command_line.language().locale();
    let home = Home::of_environment();
    // A program that was killed may have left some, with a secret of a match by mail in it.
    home.remove_temporaries();
    // From here on players, hints and evaluations look into the solved games, which are kept where this machine keeps such things.
    tables::keep_in(home.cache().to_owned());
    if !platform::IS_BROWSER {
        exact_help::switch_on();
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let result = command_line.run(&locale, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was written before the failure is still part of the answer.
            match (&failure, out.flush().map_err(Failure::from)) {
                // The answer is all that there was to say.
                (Failure::No(None), Err(unwritten)) => unwritten.report(&locale),
                _ => failure.report(&locale),
            }
        }
    }
}
