//! `arena GAME --players A,B`: computer players against each other, fairly: every deal and all of its dice are played once
//! with each seating.

mod bouts;
mod ladder;
mod report;
mod tally;

use std::{
    io::Write,
    path::PathBuf,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use self::bouts::{Arena, Bout, Played, is_stopped};
use super::{
    Failure, GameChoice,
    numbers::{ThreadArgs, seed, whole},
    out_file::OutFile,
    parts::{self, Joined, Ledger, Part},
    think::seconds,
    usage::Fault,
    words::unknown_level,
};
use holochess_lab::sprt::Sprt;
use holochess_locale::{Locale, Words};
use holochess_players::{self as players, Limits, measured_ratings::Decision};
use holochess_rules::{Seat, Setup, dice::Seed};

/// The most matches of a pairing.
const MOST_GAMES: u64 = 10_000_000;
/// With --ladder: the default for the most matches of an undecided step.
const STEP_GAMES: u32 = 2000;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// The players' levels, as many as play at one table
    #[arg(long, value_name = "A,B", value_delimiter = ',', required_unless_present = "ladder")]
    players: Vec<String>,

    /// Every level against the one below it until a sequential test is decided, and against the one below that for as many matches
    /// as --games says; ratings for all of them
    #[arg(long, conflicts_with_all = ["players", "sprt", "time", "json"])]
    ladder: bool,

    /// With --ladder: the most matches for a step that stays undecided [default: 2000]
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=MOST_GAMES), allow_negative_numbers = true)]
    step_games: Option<u32>,

    /// With --ladder: how many sit at a table; two levels take turns round it [default: 2]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(2..=Seat::MOST as u64), allow_negative_numbers = true)]
    seats: Option<usize>,

    /// With --ladder: where the ratings go; with --part: where what it has played goes
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Stops as soon as it is clear, with 5 % error, whether the first player's score is the second of these rather than the first
    #[arg(long, value_name = "LOW,HIGH", value_parser = scores)]
    sprt: Option<[f64; 2]>,

    /// How many matches
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=MOST_GAMES), allow_negative_numbers = true)]
    games: u32,

    /// The seed of the first deal; the next deals count up from it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    seed: u64,

    /// At most so many seconds a decision, for players that search
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,

    /// Plays only this part of how many, and writes it for `merge`: every deal, or with --ladder every pairing, belongs to one of them
    #[arg(long, value_name = "K/N", value_parser = Part::read, requires = "out", conflicts_with = "json")]
    part: Option<Part>,

    /// Gives 0 for how long decisions took, so that two runs give the same bytes
    #[arg(long)]
    no_times: bool,

    #[command(flatten)]
    threads: ThreadArgs,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Where matches come from, and where they go.
type Matches = Ledger<Played>;

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(part) = args.part else { return compete(args, &Matches::Here, locale, out) };
    let file = args.out.as_deref().map(parts::prepare).transpose()?;
    let ledger = Matches::Part(part, Mutex::default());
    compete(args, &ledger, locale, out)?;
    if let (Some(file), Matches::Part(_, played)) = (file, ledger) {
        let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        parts::write(&file, &args.command(), part, &played)?;
        let arguments = [("part", part.to_string().into()), ("games", played.len().into())];
        writeln!(out, "{}", locale.format("part-played", &arguments))?;
    }
    Ok(())
}

/// The whole, from what its parts have played.
///
/// # Errors
/// If a match is missing, or the result cannot be written.
pub(super) fn merge(
    mut args: Args,
    joined: &Joined,
    file: Option<PathBuf>,
    json: bool,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if json && args.ladder {
        let words = Words::new("usage-conflict").with("argument", "--json").with("others", "--ladder");
        return Err(Failure::wrong(words));
    }
    (args.out, args.json) = (file, json);
    let mut played: Vec<Played> = joined.results()?;
    played.sort_by_key(Played::place);
    let is_possible = |one: &Played| one.bout.is_of(args.players.len().max(2));
    if !played.iter().all(is_possible) || played.windows(2).any(|two| two[0].place() == two[1].place()) {
        return Err(joined.broken());
    }
    compete(&args, &Matches::Joined(played), locale, out)
}

fn compete(args: &Args, ledger: &Matches, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if args.ladder {
        args.game.options()?;
        let file = match ledger {
            Matches::Part(..) => None,
            _ => args.out.as_deref().map(OutFile::prepare).transpose()?,
        };
        return ladder::run(args, ledger, locale, file.as_ref(), out);
    }
    // Arguments that have an effect only with --ladder are refused without it.
    let given = [
        (args.out.is_some() && args.part.is_none(), "--out"),
        (args.step_games.is_some(), "--step-games"),
        (args.seats.is_some(), "--seats"),
    ];
    for (given, argument) in given {
        if given {
            let words = Words::new("usage-only-with").with("argument", argument).with("other", "--ladder");
            return Err(Failure::wrong(words));
        }
    }
    for level in &args.players {
        players::level(level, args.game.game).map_err(|why| Failure::at("--players", unknown_level(&why)))?;
    }
    let arena = Arena::new(args, locale, &args.players, args.players.len(), ledger, 0)?;
    // The rules check the number of players; done here, before anything is played.
    arena.table(&Seed::from_number(args.seed))?;
    if let Matches::Part(part, _) = ledger {
        // All of its deals: where a sequential test would end only the whole can say.
        let own: Vec<usize> = (0..args.games as usize).filter(|number| part.has(number / args.players.len())).collect();
        let played = arena.play(&own)?.len();
        return if played < own.len() {
            Err(stopped("arena-stopped-part", played, args.games as usize))
        } else {
            Ok(())
        };
    }
    let (bouts, decision) = match args.sprt {
        None => (arena.play(&(0..args.games as usize).collect::<Vec<_>>())?, None),
        Some(scores) => {
            let (bouts, decision) = sequential(&arena, args.games as usize, args.players.len(), scores)?;
            (bouts, Some(decision))
        }
    };
    let (played, games) = (bouts.len(), args.games as usize);
    if played > 0 {
        report::write(args, locale, &bouts, decision, out)?;
    }
    let is_done = played == games || decision.is_some_and(|decision| decision != Decision::Open);
    if is_done || !is_stopped() { Ok(()) } else { Err(stopped("arena-stopped", played, games)) }
}

/// What is said where it was asked to end before it was done.
fn stopped(id: &'static str, played: usize, games: usize) -> Failure {
    Failure::stopped(Words::new(id).with("played", played).with("games", games))
}

impl Args {
    /// The command of the whole, as arguments.
    fn command(&self) -> Vec<String> {
        let mut command = vec!["arena".to_owned()];
        command.extend(self.game.arguments());
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                command.extend([name.to_owned(), value]);
            }
        };
        add("--players", (!self.ladder).then(|| self.players.join(",")));
        add("--step-games", self.step_games.map(|games| games.to_string()));
        add("--seats", self.seats.map(|seats| seats.to_string()));
        add("--sprt", self.sprt.map(|[low, high]| format!("{low},{high}")));
        add("--games", Some(self.games.to_string()));
        add("--seed", Some(self.seed.to_string()));
        add("--time", self.time.map(|time| time.as_secs_f64().to_string()));
        for (given, name) in [(self.ladder, "--ladder"), (self.no_times, "--no-times")] {
            command.extend(given.then(|| name.to_owned()));
        }
        command
    }
}

impl<'a> Arena<'a> {
    /// The arena of these levels at a table with so many seats; the number of the pairing tells its matches from those of others.
    fn new(
        args: &Args,
        locale: &'a Locale,
        levels: &'a [String],
        seats: usize,
        ledger: &'a Matches,
        pairing: usize,
    ) -> Result<Self, Failure> {
        let (game, options) = (args.game.game, args.game.options()?);
        Ok(Self {
            setup: Setup { game, options, players: seats, position: None },
            levels,
            seed: args.seed,
            limits: Limits { time: args.time, nodes: None },
            threads: args.threads.count(),
            is_timed: !args.no_times,
            locale,
            ledger,
            pairing,
        })
    }
}

/// Deals between two looks at the test.
const DEALS_AT_ONCE: usize = 32;
/// How often the test may err, either way.
const ERROR: f64 = 0.05;

/// Plays until the test is decided. Matches that were played beyond that are left out, so that the result does not depend on the
/// number of threads.
fn sequential(
    arena: &Arena<'_>,
    games: usize,
    players: usize,
    [low, high]: [f64; 2],
) -> Result<(Vec<Bout>, Decision), Failure> {
    let mut sprt = Sprt::new(low, high, ERROR);
    let mut bouts: Vec<Bout> = Vec::new();
    while bouts.len() < games {
        let end = (bouts.len() + DEALS_AT_ONCE * players).min(games);
        let begin = bouts.len();
        bouts.extend(arena.play(&(begin..end).collect::<Vec<_>>())?);
        if is_stopped() && bouts.len() < end {
            break;
        }
        for last in (begin..end).step_by(players) {
            let deal = &bouts[last..(last + players).min(end)];
            let mean = deal.iter().map(|bout| bout.scores[0]).sum::<f64>() / deal.len() as f64;
            let decision = sprt.take(mean);
            if decision != Decision::Open {
                bouts.truncate((last + players).min(end));
                return Ok((bouts, decision));
            }
        }
    }
    Ok((bouts, Decision::Open))
}

/// Reads two scores.
fn scores(text: &str) -> Result<[f64; 2], Fault> {
    let wanted = || Fault::new("number-scores");
    let (low, high) = text.split_once(',').ok_or_else(wanted)?;
    let [low, high] = [low, high].map(|score| score.trim().parse::<f64>().ok().filter(|s| *s > 0.0 && *s < 1.0));
    match (low, high) {
        (Some(low), Some(high)) if low < high => Ok([low, high]),
        _ => Err(wanted()),
    }
}
