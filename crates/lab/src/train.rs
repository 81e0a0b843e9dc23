//! `train GAME --out FILE`: learns to judge positions by playing against itself.

use std::{
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use serde::de::DeserializeOwned;

use super::{parts::Part, train_parts};
use holochess::cli::{
    Failure, GameChoice,
    numbers::{self, ThreadArgs, whole},
    out_file::OutFile,
};
use holochess_lab::training::{
    chinese, demeter,
    holochess::{Plan, Report, Training},
};
use holochess_locale::{Locale, Words, excerpt, file_error, harmless};
use holochess_platform::fs;
use holochess_platform::storage;
use holochess_players::{
    chinese::weights as chinese_weights,
    demeter::engine,
    holochess::model::{WIDTH, Weights, WeightsError},
};
use holochess_rules::GameId;

/// The most rounds of either kind, and the most matches of a round.
const MOST: u64 = 100_000;
/// The most nodes of a decision.
const MOST_NODES: u64 = 1_000_000_000;
/// The most bytes of a file of weights; the one that comes with the game has a twentieth of it.
const LARGEST_WEIGHTS: u64 = 4 << 20;
/// The most bytes of the state between rounds: all weights, and the optimiser's averages for each of them.
const LARGEST_STATE: u64 = 64 << 20;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub(super) game: GameChoice,

    /// Where the weights go, or with --part its part; FILE.part beside the weights keeps the state between rounds
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,

    /// The same seed, rounds, matches and nodes give the same weights
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: u64,

    /// Continues where a stopped training left FILE.part
    #[arg(long)]
    resume: bool,

    /// How many times it plays, looking one action ahead, and then learns
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = whole::<u32>(0..=MOST), allow_negative_numbers = true)]
    rounds: u32,

    /// Matches per round
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = whole::<u32>(1..=MOST), allow_negative_numbers = true)]
    matches: u32,

    /// Rounds after these that are played in earnest, a quarter as long (holochess)
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = whole::<u32>(0..=MOST), allow_negative_numbers = true)]
    finals: u32,

    /// Nodes for each action in those
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = whole::<u64>(1..=MOST_NODES), allow_negative_numbers = true)]
    nodes: u64,

    /// Starts from these weights instead of none (holochess)
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    #[command(flatten)]
    pub(super) threads: ThreadArgs,

    /// Plays only this part of the next round's matches, such as 2/8, and writes it for `merge` (holochess)
    #[arg(long, value_name = "K/N", value_parser = Part::read, conflicts_with_all = ["resume", "from"])]
    part: Option<Part>,

    /// With --part: the state between rounds from which it plays, as `merge` left it; without it, a new training
    #[arg(long, value_name = "FILE", requires = "part")]
    pub(super) state: Option<PathBuf>,

    /// What tells the state of a part from others; a part names it
    #[arg(long, value_name = "ID", hide = true)]
    pub(super) of_state: Option<String>,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    if let Some(part) = args.part {
        return train_parts::play(args, part, locale, out);
    }
    match args.game.game {
        GameId::Holochess => learn_holochess(args, locale, out),
        GameId::Chinese => learn_chinese(args, locale, out),
        GameId::Demeter => learn_demeter(args, locale, out),
        other => {
            let known = [GameId::Holochess, GameId::Demeter, GameId::Chinese].map(GameId::id).join(", ");
            Err(Failure::at(other.id(), Words::new("not-learned").with("known", known)))
        }
    }
}

fn learn_holochess(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let file = prepare_weights(&args.out, |line| Weights::from_text(line) != Err(WeightsError::Header))?;
    let before = args.from.as_deref().map(begun).transpose()?;
    let training = match &before {
        _ if args.resume => resumed_holochess(locale, "--resume", &beside(&args.out))?,
        Some((weights, _)) => Training::from_weights(plan(args), weights),
        None => Training::new(plan(args)),
    };
    let state = prepare_state(args)?;
    let keeps_state = args.resume || !training.is_done();
    let training = learn(training, args.threads.count(), &state, locale)?;
    let first = before.map(|(_, made)| made.map(|made| format!("FIRST: {made}")).into_iter().collect());
    write_holochess(&training, first, &file, keeps_state.then(|| state.path()), locale, out)
}

/// The file for weights: a new one, or one that has weights of this game in it; `is_weights` decides by its first line.
fn prepare_weights(path: &Path, is_weights: impl Fn(&str) -> bool) -> Result<OutFile, Failure> {
    OutFile::prepare_over(path, Words::new("out-no-weights"), |line| std::str::from_utf8(line).is_ok_and(&is_weights))
}

/// The file between rounds. Only with `--resume` is it written over: without, the work of an interrupted training would be lost.
fn prepare_state(args: &Args) -> Result<OutFile, Failure> {
    let path = beside(&args.out);
    if args.resume { OutFile::prepare(&path) } else { OutFile::prepare_absent(&path, Words::new("train-state-exists")) }
}

/// Writes the weights of a training, and how they were made; `first`, if it began with others, is what is known of how those were made.
/// Removes the training's file between rounds, where it has one.
pub(super) fn write_holochess(
    training: &Training,
    first: Option<Vec<String>>,
    file: &OutFile,
    state: Option<&Path>,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Plan { seed, rounds, matches, finals, nodes } = training.plan();
    let mut command = format!(
        "holochess-lab train {} --out FILE --seed {seed} --rounds {rounds} --matches {matches} --finals {finals} --nodes {nodes}",
        GameId::Holochess.id()
    );
    let mut comments = Vec::new();
    if let Some(made) = first {
        command += " --from FIRST";
        comments.extend(made);
    }
    comments.insert(0, command);
    let text = training.weights().to_text(&comments);
    finish(file, state, &text, [training.plan().all_rounds(), matches], locale, out)
}

/// The state that a training of Holochess has left in a file.
pub(super) fn resumed_holochess(locale: &Locale, option: &'static str, file: &Path) -> Result<Training, Failure> {
    resumed(locale, option, file, |training: &Training| training.is_whole() && is_possible(training.plan()))
}

fn learn_chinese(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    use chinese_weights::{Weights, WeightsError};
    let file = prepare_weights(&args.out, |line| Weights::from_text(line) != Err(WeightsError::Header))?;
    let Args { seed, rounds, matches, nodes, .. } = *args;
    let plan = chinese::Plan { seed, rounds, matches, nodes };
    let training = if args.resume {
        resumed(locale, "--resume", &beside(&args.out), |training: &chinese::Training| {
            let chinese::Plan { rounds, matches, nodes, .. } = training.plan();
            training.is_whole() && is_possible(Plan { seed, rounds, matches, finals: 0, nodes })
        })?
    } else {
        chinese::Training::new(plan)
    };
    let state = prepare_state(args)?;
    let keeps_state = args.resume || !training.is_done();
    let training = learn(training, args.threads.count(), &state, locale)?;
    let chinese::Plan { seed, rounds, matches, nodes } = training.plan();
    let command = format!(
        "holochess-lab train {} --out FILE --seed {seed} --rounds {rounds} --matches {matches} --nodes {nodes}",
        args.game.game.id()
    );
    let text = training.weights().to_text(&[command]);
    finish(&file, keeps_state.then(|| state.path()), &text, [rounds, matches], locale, out)
}

fn learn_demeter(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let file = prepare_weights(&args.out, engine::Weights::is_header)?;
    let Args { seed, rounds, matches, nodes, .. } = *args;
    let training = if args.resume {
        resumed(locale, "--resume", &beside(&args.out), |training: &demeter::Training| {
            let demeter::Plan { rounds, matches, nodes, .. } = training.plan();
            training.is_whole() && is_possible(Plan { seed, rounds, matches, finals: 0, nodes })
        })?
    } else {
        demeter::Training::new(demeter::Plan { seed, rounds, matches, nodes })
    };
    let state = prepare_state(args)?;
    let keeps_state = args.resume || !training.is_done();
    let training = learn(training, args.threads.count(), &state, locale)?;
    let demeter::Plan { seed, rounds, matches, nodes } = training.plan();
    let command = format!(
        "holochess-lab train {} --out FILE --seed {seed} --rounds {rounds} --matches {matches} --nodes {nodes}",
        args.game.game.id()
    );
    let text = training.weights().to_text(&[command]);
    finish(&file, keeps_state.then(|| state.path()), &text, [rounds, matches], locale, out)
}

/// What a round has come to, for the line about it.
pub(super) struct Round {
    number: u32,
    rounds: u32,
    positions: usize,
    error: f64,
    turns: f64,
}

impl Round {
    /// One of Holochess.
    pub(super) fn from_report(report: &Report, plan: Plan) -> Self {
        let Report { round, positions, error, turns } = *report;
        Self { number: round, rounds: plan.all_rounds(), positions, error, turns }
    }
}

/// A training that is played round by round.
trait Rounds: serde::Serialize {
    fn is_done(&self) -> bool;
    fn play(&mut self, threads: usize) -> Round;
}

impl Rounds for Training {
    fn is_done(&self) -> bool {
        Self::is_done(self)
    }

    fn play(&mut self, threads: usize) -> Round {
        let report = self.play_round(threads);
        Round::from_report(&report, self.plan())
    }
}

impl Rounds for chinese::Training {
    fn is_done(&self) -> bool {
        Self::is_done(self)
    }

    fn play(&mut self, threads: usize) -> Round {
        let report = self.play_round(threads);
        let rounds = self.plan().rounds;
        Round { number: report.round, rounds, positions: report.positions, error: report.error, turns: report.turns }
    }
}

impl Rounds for demeter::Training {
    fn is_done(&self) -> bool {
        Self::is_done(self)
    }

    fn play(&mut self, threads: usize) -> Round {
        let report = self.play_round(threads);
        let rounds = self.plan().rounds;
        Round { number: report.round, rounds, positions: report.positions, error: report.error, turns: report.turns }
    }
}

/// Plays all rounds; the state after each is kept, and a line says what it came to.
fn learn<T: Rounds>(mut training: T, threads: usize, part: &OutFile, locale: &Locale) -> Result<T, Failure> {
    let begin = Instant::now();
    while !training.is_done() {
        let round = training.play(threads);
        part.write(serde_json::to_string(&training).map_err(Failure::input)?)?;
        let line = round_line(&round, Some(begin), locale);
        if std::io::stderr().is_terminal() {
            eprint!("\r{line}");
        } else {
            eprintln!("{line}");
        }
    }
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    Ok(training)
}

/// The line about a round; how long it took, if it was played here.
pub(super) fn round_line(round: &Round, begin: Option<Instant>, locale: &Locale) -> String {
    let Round { number, rounds, positions, error, turns } = *round;
    let mut arguments = vec![
        ("bar", bar(number, rounds).into()),
        ("round", number.into()),
        ("rounds", rounds.into()),
        ("positions", positions.into()),
        ("error", locale.decimal(error, 5).into()),
        ("turns", locale.decimal(turns, 1).into()),
    ];
    let Some(begin) = begin else { return locale.format("train-joined", &arguments) };
    arguments.push(("seconds", locale.decimal(begin.elapsed().as_secs_f64(), 0).into()));
    locale.format("train-round", &arguments)
}

/// Writes the weights, and says so; removes the file between rounds, which is the training's own.
fn finish(
    file: &OutFile,
    state: Option<&Path>,
    text: &str,
    [rounds, matches]: [u32; 2],
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    file.write(text)?;
    if let Some(state) = state {
        // The weights are there; what led to them is not needed any more.
        let _ = fs::remove_file(state);
    }
    let arguments = [
        ("file", harmless(&file.path().display().to_string()).into()),
        ("bytes", text.len().into()),
        ("rounds", rounds.into()),
        ("matches", matches.into()),
    ];
    writeln!(out, "{}", locale.format("train-done", &arguments))?;
    Ok(())
}

pub(super) fn plan(args: &Args) -> Plan {
    let Args { seed, rounds, matches, finals, nodes, .. } = *args;
    Plan { seed, rounds, matches, finals, nodes }
}

/// Weights to begin with, and the command that made them.
fn begun(path: &Path) -> Result<(Weights, Option<String>), Failure> {
    let text = storage::read_text(path, LARGEST_WEIGHTS)
        .map_err(|error| Failure::from(&error).within(Words::new("error-place").with("place", "--from")))?;
    let weights = Weights::from_text(&text).map_err(|why| {
        let words = match why {
            WeightsError::Header => Words::new("train-not-weights"),
            WeightsError::Line { line, wanted } => Words::new("train-weights-line")
                .with("line", line)
                .with("wanted", excerpt(&wanted))
                .with("width", WIDTH),
        };
        Failure::at(format!("--from: {}", path.display()), words)
    })?;
    Ok((weights, text.lines().find_map(|line| line.strip_prefix("# ")).map(str::to_owned)))
}

/// The file between rounds.
pub(super) fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// The state that a training has left in a file, which this option names, if it is one that it could have left.
fn resumed<T: DeserializeOwned>(
    locale: &Locale,
    option: &'static str,
    file: &Path,
    is_whole: impl Fn(&T) -> bool,
) -> Result<T, Failure> {
    let text = storage::read_text(file, LARGEST_STATE).map_err(|error| {
        let why = locale.say(&file_error(&error));
        Failure::at(option, Words::new("train-start-anew").with("why", why).with("option", option))
    })?;
    let training: Option<T> = serde_json::from_str(&text).ok();
    let none = || Words::new("train-no-state").with("file", file.display().to_string()).with("option", option);
    training.filter(is_whole).ok_or_else(|| Failure::at(option, none()))
}

/// Whether the command line could have asked for this plan; a plan from a file may have any values.
fn is_possible(plan: Plan) -> bool {
    let Plan { rounds, matches, finals, nodes, .. } = plan;
    let most = MOST as u32;
    rounds <= most && finals <= most && (1..=most).contains(&matches) && (1..=MOST_NODES).contains(&nodes)
}

fn bar(done: u32, all: u32) -> String {
    const LONG: u32 = 24;
    let full = done * LONG / all.max(1);
    (0..LONG).map(|place| if place < full { '#' } else { '.' }).collect()
}
