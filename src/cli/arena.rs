//! `arena GAME --players A,B`: computer players against each other, fairly: every deal and all of its dice are played once
//! with each seating.

use std::{
    io::{IsTerminal, Write},
    num::NonZero,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
    time::Duration,
};

use serde_json::json;

use super::{Failure, GameChoice, think::seconds, write_json};
use crate::{
    players::{self, Clock, Limits, play_out, seed_for, standing::Standing},
    rules::{Seat, Setup, Table, dice::Seed, new_table},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// The players' levels, as many as play at one table
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    players: Vec<String>,

    /// How many matches
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,

    /// The seed of the first deal; the next deals count up from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// At most so many seconds a decision, for players that search
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,

    /// On how many cores [default: all]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<u16>>,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.game.game;
    for level in &args.players {
        players::level(level, game).map_err(|why| Failure::Input(format!("--players: {why}")))?;
    }
    let arena = Arena {
        setup: Setup { game, options: args.game.options()?, players: args.players.len(), position: None },
        levels: &args.players,
        seed: args.seed,
        limits: Limits { time: args.time, nodes: None },
    };
    // Whether so many may sit at this table is the rules' to say; say it before anything is played.
    arena.table(&Seed::from_number(args.seed))?;
    let bouts = arena.play(args.games as usize, args.threads)?;
    report(args, &bouts, out)
}

/// One match, seen from the players and not from the seats.
struct Bout {
    /// Each player's score, 0 to 1.
    scores: Vec<f64>,
    /// Who won, if anybody.
    winner: Option<usize>,
    /// Each player's clock.
    clocks: Vec<Clock>,
}

struct Arena<'a> {
    setup: Setup,
    levels: &'a [String],
    seed: u64,
    limits: Limits,
}

impl Arena<'_> {
    /// The table of a deal.
    fn table(&self, seed: &Seed) -> Result<Box<dyn Table>, Failure> {
        Ok(new_table(&self.setup, &mut seed.deal()).map_err(Failure::input)?.0)
    }

    /// Plays match `number`, from 0: as many in a row as there are players share a deal, and the seats go round.
    fn bout(&self, number: usize) -> Result<Bout, Failure> {
        let count = self.levels.len();
        let (deal, turned) = (number / count, number % count);
        let seed = Seed::from_number(self.seed.wrapping_add(deal as u64));
        let fingerprint = seed.sha256_hex();
        let player_in = |seat: usize| (seat + turned) % count;
        let mut players = (0..count)
            .map(|seat| {
                let player = player_in(seat);
                players::new(&self.levels[player], self.setup.game, seed_for(&fingerprint, Seat::new(player)))
            })
            .collect::<Result<Vec<_>, _>>()
            .map_err(Failure::input)?;
        let mut table = self.table(&seed)?;
        let played = play_out(&mut *table, &seed, &mut players, &self.limits)
            .map_err(|why| Failure::Input(format!("a player chose what is not legal: {why}; please report this")))?;

        let mut bout = Bout { scores: vec![0.0; count], winner: None, clocks: vec![Clock::default(); count] };
        for seat in 0..count {
            bout.scores[player_in(seat)] = played.verdict.share(Seat::new(seat));
            bout.clocks[player_in(seat)] = played.clocks[seat];
        }
        bout.winner = played.verdict.winner.map(|seat| player_in(seat.index()));
        Ok(bout)
    }

    /// Plays them all, in any order on many threads; the result does not depend on how many.
    fn play(&self, games: usize, threads: Option<NonZero<u16>>) -> Result<Vec<Bout>, Failure> {
        let threads =
            threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), |n| n.get() as usize);
        let (next, done, stop) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
        let shows_progress = std::io::stderr().is_terminal();
        let work = || {
            let mut bouts = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    break;
                }
                bouts.push((number, self.bout(number).inspect_err(|_| stop.store(true, Ordering::Relaxed))?));
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if shows_progress && done * 100 / games != (done - 1) * 100 / games {
                    eprint!("\r{done} of {games} matches");
                }
            }
            Ok::<_, Failure>(bouts)
        };
        let mut bouts = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.min(games)).map(|_| scope.spawn(work)).collect();
            let mut all = Vec::with_capacity(games);
            for worker in workers {
                // A worker panics only where the rules or a player are broken; then so is this.
                all.extend(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok::<_, Failure>(all)
        })?;
        if shows_progress {
            eprintln!();
        }
        bouts.sort_by_key(|(number, _)| *number);
        Ok(bouts.into_iter().map(|(_, bout)| bout).collect())
    }
}

/// Says how they did; score and Elo are the first player's.
fn report(args: &Args, bouts: &[Bout], out: &mut dyn Write) -> Result<(), Failure> {
    let count = args.players.len();
    let wins: Vec<usize> =
        (0..count).map(|player| bouts.iter().filter(|bout| bout.winner == Some(player)).count()).collect();
    let draws = bouts.len() - wins.iter().sum::<usize>();
    let groups: Vec<Vec<f64>> =
        bouts.chunks(count).map(|deal| deal.iter().map(|bout| bout.scores[0]).collect()).collect();
    let standing = Standing::of(&groups);
    let seconds: Vec<f64> = (0..count)
        .map(|player| {
            let time: Duration = bouts.iter().map(|bout| bout.clocks[player].time).sum();
            let decisions: u64 = bouts.iter().map(|bout| bout.clocks[player].decisions).sum();
            time.as_secs_f64() / decisions.max(1) as f64
        })
        .collect();
    if args.json {
        return write_json(
            out,
            &json!({
                "players": args.players,
                "games": bouts.len(),
                "wins": wins,
                "draws": draws,
                "score": standing.score,
                "interval": standing.interval,
                "elo": standing.elo,
                "elo_interval": standing.elo_interval,
                "seconds_per_decision": seconds,
            }),
        );
    }
    for (player, level) in args.players.iter().enumerate() {
        let losses = bouts.len() - wins[player] - draws;
        writeln!(
            out,
            "{level:<8} {} won, {draws} drawn, {losses} lost, {:.6} s a decision",
            wins[player], seconds[player]
        )?;
    }
    let Standing { score, interval: [low, high], elo, elo_interval: [elo_low, elo_high] } = standing;
    writeln!(
        out,
        "{} scores {score:.4} [{low:.4}, {high:.4}], Elo {elo:+.0} [{elo_low:+.0}, {elo_high:+.0}], over {} matches",
        args.players[0],
        bouts.len()
    )?;
    Ok(())
}
