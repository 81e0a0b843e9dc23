//! Playing the matches: every deal and all of its dice once with each seating, on many threads.

use std::{
    io::IsTerminal,
    ops::Range,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
};

use crate::{
    cli::{Failure, words::unknown_level},
    locale::{Locale, Words},
    players::{self, Limits, PlayStatistics, ThinkingTime, play_out, seed_for},
    rules::{Ending, Seat, Setup, Table, dice::Seed, new_table},
};

/// One match, with results by player and not by seat.
pub(super) struct Bout {
    /// Each player's score, 0 to 1.
    pub(super) scores: Vec<f64>,
    /// The winner; `None` in a draw.
    pub(super) winner: Option<usize>,
    /// Each player's clock.
    pub(super) clocks: Vec<ThinkingTime>,
    /// Each player's habits.
    pub(super) statistics: Vec<PlayStatistics>,
    /// Whether the quiet clock decided.
    pub(super) by_clock: bool,
}

/// The player on each seat.
pub(super) struct Arena<'a> {
    pub(super) setup: Setup,
    pub(super) levels: &'a [String],
    /// The seed of the first deal.
    pub(super) seed: u64,
    pub(super) limits: Limits,
    /// How many threads play.
    pub(super) threads: usize,
    /// The words for how far it is.
    pub(super) locale: &'a Locale,
}

impl Arena<'_> {
    /// The table of a deal.
    pub(super) fn table(&self, seed: &Seed) -> Result<Box<dyn Table>, Failure> {
        Ok(new_table(&self.setup, &mut seed.deal())?.0)
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
            .map_err(|why| Failure::wrong(unknown_level(&why)))?;
        let mut table = self.table(&seed)?;
        let played = play_out(&mut *table, &seed, &mut players, &self.limits)
            .map_err(|why| Failure::wrong(Words::new("arena-illegal").with("why", why.to_string())))?;

        let mut bout = Bout {
            scores: vec![0.0; count],
            winner: None,
            clocks: vec![ThinkingTime::default(); count],
            statistics: vec![PlayStatistics::default(); count],
            by_clock: played.verdict.ending == Ending::Quiet,
        };
        for seat in 0..count {
            bout.scores[player_in(seat)] = played.verdict.share(Seat::new(seat));
            bout.clocks[player_in(seat)] = played.clocks[seat];
            bout.statistics[player_in(seat)] = played.statistics[seat];
        }
        bout.winner = played.verdict.winner.map(|seat| player_in(seat.index()));
        Ok(bout)
    }

    /// Plays the matches with these numbers, in any order on many threads; the result does not depend on how many.
    pub(super) fn play(&self, numbers: Range<usize>) -> Result<Vec<Bout>, Failure> {
        let (next, done, stop) = (AtomicUsize::new(numbers.start), AtomicUsize::new(0), AtomicBool::new(false));
        let games = numbers.len();
        let shows_progress = std::io::stderr().is_terminal();
        let work = || {
            let mut bouts = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= numbers.end {
                    break;
                }
                bouts.push((number, self.bout(number).inspect_err(|_| stop.store(true, Ordering::Relaxed))?));
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if shows_progress && done * 100 / games != (done - 1) * 100 / games {
                    let arguments = [("done", done.into()), ("all", games.into())];
                    eprint!("\r{}", self.locale.format("arena-progress", &arguments));
                }
            }
            Ok::<_, Failure>(bouts)
        };
        let mut bouts = thread::scope(|scope| {
            // If the system gives no more threads, the threads that exist play everything.
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
            let workers: Vec<_> = (1..self.threads.min(games)).map_while(spawn).collect();
            let mut all = work()?;
            for worker in workers {
                // A worker panics only if the rules or a player are broken; the panic is passed on.
                all.extend(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok::<_, Failure>(all)
        })?;
        if shows_progress {
            eprint!("\r{:40}\r", "");
        }
        bouts.sort_by_key(|(number, _)| *number);
        Ok(bouts.into_iter().map(|(_, bout)| bout).collect())
    }
}
