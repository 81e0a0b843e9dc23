//! The program `holochess-lab`, for those who make the game: it counts, holds contests, trains, solves and measures. `cargo lab` runs it
//! from a clone; it is in no package.

mod arena;
mod deals;
#[cfg(test)]
mod help_tests;
mod levels;
#[cfg(feature = "client")]
mod measure;
mod merge;
mod parts;
mod peak_memory;
mod perft;
mod probe;
mod puzzles;
#[cfg(feature = "client")]
mod sheets;
mod solve;
mod tablebase;
mod think;
mod train;
mod train_parts;

use std::{io::Write, process::ExitCode};

use clap::{Parser, Subcommand};
#[cfg(feature = "client")]
use holochess::cli::play;
use holochess::cli::{self, Failure, Program, version, words::LanguageArgs};
use holochess_locale::Locale;

/// The makers' program of Holochess.
#[derive(Debug, Parser)]
#[command(name = "holochess-lab", version = version::FULL, about, disable_help_subcommand = true)]
struct CommandLine {
    #[cfg(feature = "client")]
    #[command(flatten)]
    window: play::WindowArgs,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Counts the sequences of exactly this many actions
    Perft(perft::Args),
    /// What a computer player would choose, and what it expects
    Think(think::Args),
    /// The computer players of a game, weakest first
    Levels(levels::Args),
    /// Plays computer players against each other
    Arena(arena::Args),
    /// Joins what the parts of a command have computed on many machines
    Merge(merge::Args),
    /// Learns to evaluate positions by playing against itself
    Train(train::Args),
    /// Solves a game's endings exactly and writes the table
    Solve(solve::Args),
    /// Finds out how even every deal of Holochess is, and writes the list that `deal = even` uses
    Deals(deals::Args),
    /// The exact value of a solved position and of every action in it
    Probe(probe::Args),
    /// Positions with one right action, from the solved games and endings
    Puzzles(puzzles::Args),
    /// Measurements of the playing build
    #[cfg(feature = "client")]
    Measure(measure::Args),
    /// Contact sheets: the creatures from four sides, their outlines, every clip, and fights
    #[cfg(feature = "client")]
    Sheets(sheets::Args),
}

impl Program for CommandLine {
    fn language(&self) -> LanguageArgs {
        self.language
    }

    fn run(self, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            Command::Perft(args) => perft::run(&args, out),
            Command::Think(args) => think::run(&args, locale, out),
            Command::Levels(args) => levels::run(&args, locale, out),
            Command::Arena(args) => arena::run(&args, locale, out),
            Command::Merge(args) => merge::run(&args, locale, out),
            Command::Train(args) => train::run(&args, locale, out),
            Command::Solve(args) => solve::run(&args, locale, out),
            Command::Deals(args) => deals::run(&args, out),
            Command::Probe(args) => probe::run(&args, locale, out),
            Command::Puzzles(args) => puzzles::run(&args, locale, out),
            #[cfg(feature = "client")]
            Command::Measure(args) => measure::run(&args, &self.window, self.language, out),
            #[cfg(feature = "client")]
            Command::Sheets(args) => sheets::run(&args, out),
        }
    }
}

fn main() -> ExitCode {
    cli::start::<CommandLine>()
}
