//! `merge FILES`: joins what `--part 1/N` to `--part N/N` of one command have computed, and says or writes what that command would have
//! without them.

use std::{io::Write, path::PathBuf};

use clap::Parser;

use super::{Command, CommandLine, arena, deals, parts, puzzles, solve, train_parts};
use holochess::cli::Failure;
use holochess_locale::Locale;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The files that the parts have written: all of them, in any order
    #[arg(required = true, value_name = "FILE")]
    parts: Vec<PathBuf>,

    /// Where the result goes, for commands that write one
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// One JSON object, for commands that print one
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let joined = parts::join(&args.parts)?;
    let arguments = std::iter::once("holochess-lab".to_owned()).chain(joined.command.iter().cloned());
    let whole = CommandLine::try_parse_from(arguments).map_err(|_| joined.broken())?;
    match whole.command {
        Command::Arena(whole) => arena::merge(whole, &joined, args.out.clone(), args.json, locale, out),
        Command::Deals(whole) => deals::merge(whole, &joined, args.out.clone(), out),
        Command::Puzzles(whole) => puzzles::merge(whole, &joined, args.json, locale, out),
        Command::Train(whole) => train_parts::merge(&whole, &joined, args.out.clone(), locale, out),
        Command::Solve(whole) => solve::merge(&whole, &joined, args.json, locale, out),
        _ => Err(joined.broken()),
    }
}
