//! Measures of the playing build, each with the bound that it has to keep: a measure that does not keep it ends with status 1.

mod answer;
mod clips;
mod contact;
mod cpu_time;
mod fight;
mod frames;
mod light;
mod processor;
mod startup;
mod table;

use std::io::Write;

use clap::{Subcommand, builder::PossibleValuesParser};

use holochess::cli::{
    Failure, game_args::game_parser, numbers::whole, play, scene::QualityArg, window, words::LanguageArgs,
};
use holochess::ui::{OpeningScreen, preview};
use holochess_rules::GameId;
use holochess_view::creatures::CREATURES;

/// The most repetitions of a measure.
const MOST_RUNS: u64 = 1000;

/// The kind of measurement.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Seconds from the start to the first frame: the title, and an empty window of the same engine beside it
    Startup {
        /// How many times each is started; the median counts
        #[arg(long, default_value_t = 5, value_parser = whole::<usize>(1..=MOST_RUNS), allow_negative_numbers = true)]
        runs: usize,
    },
    /// Draw calls and triangles of the full table of a game at every quality
    Table {
        /// The game
        #[arg(value_name = "GAME", default_value = "holochess", value_parser = game_parser())]
        game: GameId,
    },
    /// Milliseconds of a frame of the full table at low quality, and of the same scene in plain unlit material
    Light {
        /// How many times each is drawn; the median counts
        #[arg(long, default_value_t = 9, value_parser = whole::<usize>(1..=MOST_RUNS), allow_negative_numbers = true)]
        runs: usize,
    },
    /// The slowest frame of the heaviest fights, and a frame of the same table when nothing happens
    Fight {
        /// How many times each moment is drawn; the fastest counts
        #[arg(long, default_value_t = 5, value_parser = whole::<usize>(1..=MOST_RUNS), allow_negative_numbers = true)]
        runs: usize,
        /// Only at this quality, instead of the lowest and the highest
        #[arg(long, value_name = "NAME")]
        quality: Option<QualityArg>,
    },
    /// Milliseconds of the frames of a scene, one after another, on this machine
    Frames(frames::Args),
    /// What a frame of a scene costs the processor alone, and an empty scene beside it; needs no graphics device
    Processor(processor::Args),
    /// Plays every clip of every creature: none may sink into the table or lose a clip
    Clips,
    /// Where every blow of every pair of creatures lands: distance to the skin, bodies in each other, feet that slide
    Contact {
        /// Only what this creature attacks, instead of every pair
        #[arg(value_name = "ATTACKER", value_parser = PossibleValuesParser::new(CREATURES))]
        attacker: Option<String>,
        /// One JSON object instead of lines
        #[arg(long)]
        json: bool,
    },
    /// Opens an empty window and closes it after its first frame
    #[command(hide = true)]
    Empty,
    /// Opens the title and closes it after its first frame
    #[command(hide = true)]
    Title,
    /// Lists every screen that `picture menu:NAME` draws
    #[command(hide = true)]
    Screens,
}

/// Runs the command.
///
/// # Errors
/// If a bound is not kept, this machine cannot draw or open a window, or standard output is closed.
pub fn run(
    args: &Args,
    window_args: &play::WindowArgs,
    language: LanguageArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match args.what {
        What::Empty => window::open_empty(&play::launch(window_args, language, OpeningScreen::Title).settings),
        What::Title => window::open_title_once(play::launch(window_args, language, OpeningScreen::Title)),
        What::Screens => Ok(writeln!(out, "{}", preview::names().join("\n"))?),
        What::Startup { runs } => startup::run(runs, out),
        What::Table { game } => table::run(game, out),
        What::Light { runs } => light::run(runs, out),
        What::Fight { runs, quality } => fight::run(runs, quality, out),
        What::Frames(ref args) => frames::run(args, out),
        What::Processor(ref args) => processor::run(args, out),
        What::Clips => clips::run(out),
        What::Contact { ref attacker, json } => contact::run(attacker.as_deref(), json, out),
    }
}
