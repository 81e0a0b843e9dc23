//! `solve GAME`: solves what can be solved, and writes the table.

use std::{
    fs,
    io::{IsTerminal, Write},
    num::NonZero,
    path::PathBuf,
    thread,
    time::Instant,
};

use serde_json::json;

use super::{Failure, GameChoice, write_json};
use crate::{
    players::holochess::endings::{Endings, Solved, SolvedKind, solve, solve_four},
    rules::GameId,
};

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

    /// On how many cores [default: all]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<u16>>,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    if args.game.game != GameId::Holochess {
        return Err(Failure::Input(format!("{}: this game is not solved here", args.game.game.id())));
    }
    let threads =
        args.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), |n| n.get() as usize);
    let shows_progress = std::io::stderr().is_terminal();
    let progress = |done: usize, all: usize| {
        if shows_progress {
            eprint!("\r{done} of {all} choices of creatures");
        }
    };
    let begin = Instant::now();
    let Solved { mut endings, mut kinds } = solve(threads, &progress);
    if args.four {
        let four = solve_four(&endings, threads, &progress);
        endings = four.endings;
        kinds.extend(four.kinds);
    }
    if shows_progress {
        eprintln!();
    }
    let seconds = begin.elapsed().as_secs_f64();
    if let Some(path) = &args.out {
        fs::write(path, endings.to_bytes())
            .map_err(|why| Failure::Input(format!("--out: {}: {why}", path.display())))?;
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
        let bytes = bytes_of(kind);
        writeln!(
            out,
            "{many} against {few}: {positions} positions, {bytes} bytes, residual {residual:.1e}, {sweeps} sweeps"
        )?;
    }
    writeln!(out, "{seconds:.1} s on {threads} threads")?;
    Ok(())
}
