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
    players::holochess::endings::{Endings, Solved, solve},
    rules::GameId,
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// Where the table goes
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

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
    let begin = Instant::now();
    let Solved { endings, residual, sweeps } = solve(threads, &|done, all| {
        if shows_progress {
            eprint!("\r{done} of {all} choices of creatures");
        }
    });
    if shows_progress {
        eprintln!();
    }
    let seconds = begin.elapsed().as_secs_f64();
    let bytes = endings.to_bytes();
    if let Some(path) = &args.out {
        fs::write(path, &bytes).map_err(|why| Failure::Input(format!("--out: {}: {why}", path.display())))?;
    }
    if args.json {
        return write_json(
            out,
            &json!({
                "game": args.game.game.id(),
                "tables": [{
                    "pieces": [2, 1],
                    "positions": Endings::count(),
                    "residual": residual,
                    "bytes": bytes.len(),
                }],
                "seconds": seconds,
                "threads": threads,
            }),
        );
    }
    writeln!(
        out,
        "two against one: {} positions, {} bytes, residual {residual:.1e}, {sweeps} sweeps, {seconds:.1} s on {threads} threads",
        Endings::count(),
        bytes.len()
    )?;
    Ok(())
}
