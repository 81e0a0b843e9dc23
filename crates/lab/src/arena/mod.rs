//! `arena GAME --players A,B`: computer players against each other, fairly: every deal and all of its dice are played once
//! with each seating.

mod args;
mod bouts;
mod ladder;
mod report;
mod sequential;
mod tally;

use std::{
    io::Write,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

pub use self::args::Args;
use self::{
    bouts::{Arena, Matches, NumberedBout, is_stopped},
    sequential::sequential,
};
use super::parts::{self, JoinedParts};
use holochess::cli::{Failure, out_file::OutFile, words::unknown_level};
use holochess_locale::{Locale, Words};
use holochess_players::{self as players, Limits, measured_ratings::Decision};
use holochess_rules::{Setup, dice::Seed};

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
    joined: &JoinedParts,
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
    let mut played: Vec<NumberedBout> = joined.results()?;
    played.sort_by_key(NumberedBout::place);
    let is_possible = |one: &NumberedBout| one.bout.is_of(args.players.len().max(2));
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
