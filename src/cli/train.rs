//! `train GAME --out FILE`: learns to judge positions by playing against itself.

use std::{
    fmt::Display,
    fs,
    io::{IsTerminal, Write},
    num::NonZero,
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use super::{Failure, GameChoice};
use crate::{
    players::holochess::{
        model::Weights,
        training::{Plan, Training},
    },
    rules::GameId,
    storage,
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// Where the weights go; FILE.part beside it keeps the state between rounds
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// The same seed, rounds, matches and nodes give the same weights
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Goes on where a training that was stopped has left FILE.part
    #[arg(long)]
    resume: bool,

    /// How often it plays, looking one action ahead, and then learns
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    rounds: u32,

    /// Matches of a round
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    matches: u32,

    /// Rounds after these that are played in earnest, a quarter as long
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    finals: u32,

    /// Nodes for each decision in those
    #[arg(long, value_name = "N", default_value_t = 250)]
    nodes: u64,

    /// Begins with these weights and not with none
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// On how many cores [default: all]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<u16>>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    if args.game.game != GameId::Holochess {
        return Err(Failure::Input(format!("{}: nothing is learned for this game", args.game.game.id())));
    }
    let part = beside(&args.out);
    let before = args.from.as_deref().map(begun).transpose()?;
    let mut training = match &before {
        _ if args.resume => resumed(&part)?,
        Some((weights, _)) => Training::from_weights(plan(args), weights),
        None => Training::new(plan(args)),
    };
    let threads =
        args.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), |n| n.get() as usize);
    let begin = Instant::now();
    while !training.is_done() {
        let report = training.play_round(threads);
        write(&part, &serde_json::to_string(&training).map_err(|why| Failure::Input(why.to_string()))?)?;
        let rounds = training.plan().all_rounds();
        let bar = bar(report.round, rounds);
        let line = format!(
            "{bar} {}/{rounds}  {} positions, error {:.5}, {:.1} turns a match, {:.0} s",
            report.round,
            report.positions,
            report.error,
            report.turns,
            begin.elapsed().as_secs_f64()
        );
        if std::io::stderr().is_terminal() {
            eprint!("\r{line}");
        } else {
            eprintln!("{line}");
        }
    }
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    let plan = training.plan();
    let Plan { seed, rounds, matches, finals, nodes } = plan;
    let mut command = format!(
        "holochess train {} --out FILE --seed {seed} --rounds {rounds} --matches {matches} --finals {finals} --nodes {nodes}",
        args.game.game.id()
    );
    let mut hint_reasons = Vec::new();
    if let Some((_, made)) = before {
        command += " --from FIRST";
        hint_reasons.extend(made.map(|made| format!("FIRST: {made}")));
    }
    hint_reasons.insert(0, command);
    let text = training.weights().to_text(&hint_reasons);
    write(&args.out, &text)?;
    // The weights are there; what led to them is not needed any more.
    let _ = fs::remove_file(&part);
    writeln!(out, "{}  {} bytes, {} rounds of {matches} matches", args.out.display(), text.len(), plan.all_rounds())?;
    Ok(())
}

fn plan(args: &Args) -> Plan {
    let Args { seed, rounds, matches, finals, nodes, .. } = *args;
    Plan { seed, rounds, matches, finals, nodes }
}

/// Weights to begin with, and the command that made them.
fn begun(path: &Path) -> Result<(Weights, Option<String>), Failure> {
    let wrong = |why: &dyn Display| Failure::Input(format!("--from: {}: {why}", path.display()));
    let text = fs::read_to_string(path).map_err(|why| wrong(&why))?;
    let weights = Weights::from_text(&text).map_err(|why| wrong(&why))?;
    Ok((weights, text.lines().find_map(|line| line.strip_prefix("# ")).map(str::to_owned)))
}

/// The file between rounds.
fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

fn resumed(part: &Path) -> Result<Training, Failure> {
    let text = fs::read_to_string(part)
        .map_err(|why| Failure::Input(format!("--resume: {}: {why}; start without --resume", part.display())))?;
    let training: Option<Training> = serde_json::from_str(&text).ok();
    training.filter(Training::is_whole).ok_or_else(|| {
        Failure::Input(format!("--resume: {} is not the state of a training; start without --resume", part.display()))
    })
}

/// Writes a file whole or not at all.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    storage::replace(path, text, false).map_err(|why| Failure::Input(format!("--out: {why}")))
}

fn bar(done: u32, all: u32) -> String {
    const LONG: u32 = 24;
    let full = done * LONG / all.max(1);
    (0..LONG).map(|place| if place < full { '#' } else { '.' }).collect()
}
