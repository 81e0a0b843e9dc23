//! `solve GAME`: solves what can be solved, and writes the table.

use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
    time::Instant,
};

use serde_json::json;

use super::{
    parts::{JoinedParts, Part},
    tablebase::{self, SolveRequest},
};
use holochess::cli::{Failure, GameChoice, numbers::ThreadArgs, out_file::OutFile, write_json};
use holochess_lab::endings::{SolvedEndings, SolvedKind, solve, solve_four};
use holochess_locale::{Locale, Words};
use holochess_players::holochess::endings::Endings;
use holochess_rules::{GameId, dejarik::RuleSet};

/// What is said of a game that is not solved.
pub(super) fn not_solved() -> Words {
    let known = [GameId::Holochess, GameId::Groi, GameId::Revised].map(GameId::id).join(", ");
    Words::new("not-solved").with("known", known)
}

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// Where the table goes
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Holochess: endings with four creatures, too, which takes some minutes
    #[arg(long)]
    four: bool,

    /// Dejarik: checks afterwards that every value follows from the moves
    #[arg(long)]
    check: bool,

    #[command(flatten)]
    threads: ThreadArgs,

    /// With --check: checks only this part of the states, such as 2/8, and writes what it has found to --out, for `merge`
    #[arg(long, value_name = "K/N", value_parser = Part::read, requires_all = ["check", "out"])]
    part: Option<Part>,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// What the parts of a check have found.
///
/// # Errors
/// If a part is damaged, or a value does not follow from the moves.
pub(super) fn merge(
    args: &Args,
    joined: &JoinedParts,
    json: bool,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let rules = RuleSet::for_game(args.game.game).ok_or_else(|| joined.broken())?;
    tablebase::tell_check(rules, tablebase::joined_check(joined)?, json, locale, out)
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    let game = args.game.game;
    let threads = args.threads.count();
    if let Some(rules) = RuleSet::for_game(game) {
        if args.four {
            return Err(Failure::at("--four", Words::new("solve-four-only")));
        }
        if let (Some(part), Some(path)) = (args.part, &args.out) {
            return tablebase::run_check_part(rules, (part, path), threads, locale, out);
        }
        let (out_file, check, json) = (args.out.as_deref(), args.check, args.json);
        return tablebase::run_solve(&SolveRequest { rules, out: out_file, threads, check, json }, locale, out);
    }
    if game != GameId::Holochess {
        return Err(Failure::at(game.id(), not_solved()));
    }
    if args.check {
        return Err(Failure::at("--check", Words::new("solve-check-only")));
    }
    let file = args.out.as_deref().map(OutFile::prepare).transpose()?;
    let shows_progress = std::io::stderr().is_terminal();
    let progress = |done: usize, all: usize| {
        if shows_progress {
            eprint!("\r{}", locale.format("solve-progress", &[("done", done.into()), ("all", all.into())]));
        }
    };
    let begin = Instant::now();
    let SolvedEndings { mut endings, mut kinds } = solve(threads, &progress);
    if args.four {
        let four = solve_four(&endings, threads, &progress);
        endings = four.endings;
        kinds.extend(four.kinds);
    }
    if shows_progress {
        eprintln!();
    }
    let seconds = begin.elapsed().as_secs_f64();
    if let Some(file) = &file {
        file.write(endings.to_bytes())?;
    }
    let bytes_of = |kind: &SolvedKind| kind.positions * Endings::BYTES;
    if args.json {
        let tables: Vec<_> = (kinds.iter())
            .map(|kind| {
                let SolvedKind { sizes, positions, residual, sweeps } = kind;
                let bytes = bytes_of(kind);
                json!({ "pieces": sizes, "positions": positions, "residual": residual, "bytes": bytes, "sweeps": sweeps })
            })
            .collect();
        let game = args.game.game.id();
        return write_json(out, &json!({ "game": game, "tables": tables, "seconds": seconds, "threads": threads }));
    }
    for kind in &kinds {
        let SolvedKind { sizes: [many, few], positions, residual, sweeps } = kind;
        let arguments = [
            ("many", (*many).into()),
            ("few", (*few).into()),
            ("positions", (*positions).into()),
            ("bytes", bytes_of(kind).into()),
            ("residual", format!("{residual:.1e}").into()),
            ("sweeps", (*sweeps).into()),
        ];
        writeln!(out, "{}", locale.format("solve-kind", &arguments))?;
    }
    let arguments = [("seconds", locale.decimal(seconds, 1).into()), ("threads", threads.into())];
    writeln!(out, "{}", locale.format("solve-time", &arguments))?;
    Ok(())
}
