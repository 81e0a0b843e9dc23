//! Playing the matches: every deal and all of its dice once with each seating, on many threads. Where more sit at the table than play
//! against each other, every player has several seats.

use std::{
    collections::HashMap,
    io::IsTerminal,
    sync::{
        PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde::{Deserialize, Serialize};

use crate::parts::Ledger;
use holochess::cli::{Failure, words::unknown_level};
use holochess_locale::{Locale, Words, excerpt};
use holochess_platform as platform;
use holochess_players::{self as players, Limits, PlayStatistics, ThinkingTime, play_out, seed_for};
use holochess_rules::{Ending, Seat, Setup, Table, dice::Seed, new_table};

/// Where matches come from, and where they go.
pub(super) type Matches = Ledger<NumberedBout>;

/// More than anything that is counted in a match, and so little that the sums of ten million matches are numbers.
const MOST_COUNTED: u64 = 1 << 32;
/// The same for the time that a player takes in a match: some thirty years.
const LONGEST_TIME: Duration = Duration::from_secs(1_000_000_000);

/// One match, with results by player and not by seat: who has several seats has what they make together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Bout {
    /// Each player's score, 0 to 1.
    #[serde(with = "exact")]
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

impl Bout {
    /// Whether it can be a match between so many players; one from a file may be anything.
    pub(super) fn is_of(&self, players: usize) -> bool {
        self.scores.len() == players
            && self.clocks.len() == players
            && self.statistics.len() == players
            && self.winner.is_none_or(|winner| winner < players)
            && self.scores.iter().all(|score| (0.0..=1.0).contains(score))
            && self.clocks.iter().all(|clock| clock.decisions <= MOST_COUNTED && clock.time <= LONGEST_TIME)
            && self.statistics.iter().all(|counted| counted.largest() <= MOST_COUNTED)
    }
}

/// Numbers as texts, which give back every bit.
mod exact {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(scores: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(scores.iter().map(f64::to_string))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<f64>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// A match and which one it is, as parts keep it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct NumberedBout {
    /// Which pairing of a ladder.
    pairing: usize,
    number: usize,
    #[serde(flatten)]
    pub(super) bout: Bout,
}

impl NumberedBout {
    /// Its place among all.
    pub(super) const fn place(&self) -> (usize, usize) {
        (self.pairing, self.number)
    }
}

/// Who plays, and at which table.
pub(super) struct Arena<'a> {
    pub(super) setup: Setup,
    pub(super) levels: &'a [String],
    /// The seed of the first deal.
    pub(super) seed: u64,
    pub(super) limits: Limits,
    /// How many threads play.
    pub(super) threads: usize,
    /// Whether it says how long decisions took.
    pub(super) is_timed: bool,
    /// The words for how far it is.
    pub(super) locale: &'a Locale,
    pub(super) ledger: &'a Matches,
    pub(super) pairing: usize,
}

/// Whether the program was asked to end.
pub(super) fn is_stopped() -> bool {
    platform::asked_to_end().load(Ordering::Relaxed)
}

impl Arena<'_> {
    /// The table of a deal.
    pub(super) fn table(&self, seed: &Seed) -> Result<Box<dyn Table>, Failure> {
        Ok(new_table(&self.setup, &mut seed.deal())?.0)
    }

    /// Who sits on a seat in a match. As many matches as there are players share a deal, and the seats go round. With more seats than
    /// players these take turns round the table; where that does not come out even, who has more seats changes with the match, and
    /// which seats they are with the deal.
    fn player_in(&self, number: usize, seat: usize) -> usize {
        let (count, seats) = (self.levels.len(), self.setup.players);
        let (deal, turned) = (number / count, number % count);
        let place = if seats == count { seat } else { (seat + deal) % seats };
        (place + turned) % count
    }

    /// Plays a match by its number, from 0.
    fn bout(&self, number: usize) -> Result<Bout, Failure> {
        let (count, seats) = (self.levels.len(), self.setup.players);
        let seed = Seed::from_number(self.seed.wrapping_add((number / count) as u64));
        let fingerprint = seed.sha256_hex();
        let player_in = |seat: usize| self.player_in(number, seat);
        let mut players = (0..seats)
            .map(|seat| {
                let player = player_in(seat);
                let own = Seat::new(if seats == count { player } else { seat });
                players::new(&self.levels[player], self.setup.game, seed_for(&fingerprint, own))
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
        for seat in 0..seats {
            let player = player_in(seat);
            bout.scores[player] += played.verdict.share(Seat::new(seat));
            let mut clock = played.clocks[seat];
            if !self.is_timed {
                clock.time = Duration::ZERO;
            }
            bout.clocks[player] += clock;
            bout.statistics[player] += played.statistics[seat];
        }
        bout.winner = played.verdict.winner.map(|seat| player_in(seat.index()));
        Ok(bout)
    }

    /// The matches with these numbers: played here, and kept where this is a part; or as the parts have played them, all of them.
    pub(super) fn play(&self, numbers: &[usize]) -> Result<Vec<Bout>, Failure> {
        let pairing = self.pairing;
        match self.ledger {
            Matches::Here => self.play_here(numbers),
            Matches::Part(_, kept) => {
                let bouts = self.play_here(numbers)?;
                let played = numbers.iter().zip(&bouts);
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend(played.map(|(&number, bout)| NumberedBout { pairing, number, bout: bout.clone() }));
                Ok(bouts)
            }
            Matches::Joined(played) => {
                let (mut bouts, mut missing) = (Vec::new(), Vec::new());
                for &number in numbers {
                    match played.binary_search_by_key(&(pairing, number), NumberedBout::place) {
                        Ok(place) => bouts.push(played[place].bout.clone()),
                        // A person counts from 1.
                        Err(_) => missing.push((number + 1).to_string()),
                    }
                }
                if missing.is_empty() {
                    return Ok(bouts);
                }
                let words = Words::new("part-matches-missing").with("players", excerpt(&self.levels.join(", ")));
                Err(Failure::wrong(words.with("missing", excerpt(&missing.join(", ")))))
            }
        }
    }

    /// Plays the matches with these numbers, in any order on many threads; the result does not depend on how many. Asked to end, it
    /// finishes the matches that are being played, and has those of the deals that were played with every seating.
    fn play_here(&self, numbers: &[usize]) -> Result<Vec<Bout>, Failure> {
        let (next, done, stop) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
        let games = numbers.len();
        let shows_progress = std::io::stderr().is_terminal();
        let work = || {
            let mut bouts = Vec::new();
            while !stop.load(Ordering::Relaxed) && !is_stopped() {
                let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
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
        if is_stopped() {
            let deal = |number: usize| number / self.levels.len();
            let mut missing: HashMap<usize, usize> = HashMap::new();
            for number in numbers {
                *missing.entry(deal(*number)).or_default() += 1;
            }
            for (number, _) in &bouts {
                *missing.entry(deal(*number)).or_default() -= 1;
            }
            bouts.retain(|(number, _)| missing[&deal(*number)] == 0);
        }
        Ok(bouts.into_iter().map(|(_, bout)| bout).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_rules::GameId;

    /// Over the deals each of two players has each seat as often as the other, and within a deal as many seats altogether.
    #[test]
    fn seats_are_shared_evenly() {
        let (locale, levels) = (Locale::new(Language::English), ["hanno", "wim"].map(str::to_owned));
        for seats in [2, 3, 4, 6] {
            let game = GameId::Chinese;
            let setup = Setup { game, options: game.options(), players: seats, position: None };
            let limits = Limits::default();
            let (ledger, pairing) = (&Matches::Here, 0);
            let (seed, threads, is_timed, locale) = (1, 1, true, &locale);
            let arena = Arena { setup, levels: &levels, seed, limits, threads, is_timed, locale, ledger, pairing };
            for seat in 0..seats {
                let firsts = (0..2 * seats).filter(|&number| arena.player_in(number, seat) == 0).count();
                assert_eq!(firsts, seats, "seat {seat} of {seats}");
            }
            for number in (0..2 * seats).step_by(2) {
                let of_first = |number| (0..seats).filter(|&seat| arena.player_in(number, seat) == 0).count();
                assert_eq!(of_first(number) + of_first(number + 1), seats, "match {number} of {seats}");
                assert!(of_first(number).abs_diff(of_first(number + 1)) <= 1, "match {number} of {seats}");
            }
        }
    }
}
