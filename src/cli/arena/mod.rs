//! `arena GAME --players A,B`: computer players against each other, fairly: every deal and all of its dice are played once
//! with each seating.

mod bouts;
mod ladder;
mod report;
mod tally;

use std::{io::Write, path::PathBuf, time::Duration};

use self::bouts::{Arena, Bout};
use super::{
    Failure, GameChoice,
    numbers::{ThreadArgs, seed, whole},
    out_file::OutFile,
    think::seconds,
    usage::Fault,
    words::unknown_level,
};
use crate::{
    locale::{Locale, Words},
    players::{
        self, Limits,
        sprt::{Decision, Sprt},
    },
    rules::{Seat, Setup, dice::Seed},
};

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

    /// With --ladder: where the ratings go
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

    #[command(flatten)]
    threads: ThreadArgs,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if args.ladder {
        args.game.options()?;
        let file = args.out.as_deref().map(OutFile::prepare).transpose()?;
        return ladder::run(args, locale, file.as_ref(), out);
    }
    // Arguments that have an effect only with --ladder are refused without it.
    let given =
        [(args.out.is_some(), "--out"), (args.step_games.is_some(), "--step-games"), (args.seats.is_some(), "--seats")];
    for (given, argument) in given {
        if given {
            let words = Words::new("usage-only-with").with("argument", argument).with("other", "--ladder");
            return Err(Failure::wrong(words));
        }
    }
    for level in &args.players {
        players::level(level, args.game.game).map_err(|why| Failure::at("--players", unknown_level(&why)))?;
    }
    let arena = Arena::new(args, locale, &args.players, args.players.len())?;
    // The rules check the number of players; done here, before anything is played.
    arena.table(&Seed::from_number(args.seed))?;
    let (bouts, decision) = match args.sprt {
        None => (arena.play(0..args.games as usize)?, None),
        Some(scores) => {
            let (bouts, decision) = sequential(&arena, args.games as usize, args.players.len(), scores)?;
            (bouts, Some(decision))
        }
    };
    report::write(args, locale, &bouts, decision, out)
}

impl<'a> Arena<'a> {
    /// The arena of these levels at a table with so many seats.
    fn new(args: &Args, locale: &'a Locale, levels: &'a [String], seats: usize) -> Result<Self, Failure> {
        let (game, options) = (args.game.game, args.game.options()?);
        Ok(Self {
            setup: Setup { game, options, players: seats, position: None },
            levels,
            seed: args.seed,
            limits: Limits { time: args.time, nodes: None },
            threads: args.threads.count(),
            locale,
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
        bouts.extend(arena.play(begin..end)?);
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
