//! A whole match between computer players, as fast as they think: for the arena, benchmarks and tests.

use std::{ops::AddAssign, time::Duration};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Limits, Player};
use holochess_platform::clock::Instant;
use holochess_rules::{Action, Event, PieceId, Refusal, Seat, Table, ToAct, Verdict, dice::Seed};

/// The number of decisions of a seat and the time they took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkingTime {
    /// Decisions.
    pub decisions: u64,
    /// The time they took together.
    pub time: Duration,
}

impl AddAssign for ThinkingTime {
    fn add_assign(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.time += other.time;
    }
}

/// What a seat did in a match, as figures that characterise a style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayStatistics {
    /// Turns in which it made a choice.
    pub turns: u64,
    /// Moves.
    pub moves: u64,
    /// Moves that ended next to an opponent's piece.
    pub advances: u64,
    /// Attacks.
    pub attacks: u64,
    /// Pieces removed by its attacks, its own included.
    pub trades: u64,
}

impl AddAssign for PlayStatistics {
    fn add_assign(&mut self, other: Self) {
        self.turns += other.turns;
        self.moves += other.moves;
        self.advances += other.advances;
        self.attacks += other.attacks;
        self.trades += other.trades;
    }
}

impl PlayStatistics {
    /// The largest of its counts.
    pub fn largest(&self) -> u64 {
        let Self { turns, moves, advances, attacks, trades } = *self;
        [turns, moves, advances, attacks, trades].into_iter().max().unwrap_or_default()
    }

    /// Counts the events of an action or of its dice.
    fn take(&mut self, seat: Seat, table: &dyn Table, events: &[Event]) {
        for event in events {
            match *event {
                Event::Attacked { .. } => self.attacks += 1,
                Event::Removed { .. } => self.trades += 1,
                Event::Moved { ref path, .. } => {
                    self.moves += 1;
                    let is_other = |piece: PieceId| table.pieces()[piece.index()].seat != seat;
                    let beside = path.last().map_or(&[][..], |&end| table.board().neighbours(end));
                    self.advances += u64::from(beside.iter().any(|&cell| table.piece_at(cell).is_some_and(is_other)));
                }
                _ => {}
            }
        }
    }
}

/// A match that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMatch {
    /// How it ended.
    pub verdict: Verdict,
    /// The thinking time of every seat.
    pub clocks: Vec<ThinkingTime>,
    /// The statistics of every seat.
    pub statistics: Vec<PlayStatistics>,
}

/// Plays a match to its end; `players` in the order of the seats. The dice come from `seed`, which the players never see.
///
/// # Errors
/// The refusal, if a player chooses an illegal action, which is a bug of the player.
///
/// # Panics
/// If there are fewer players than seats.
pub fn play_out(
    table: &mut dyn Table,
    seed: &Seed,
    players: &mut [Box<dyn Player>],
    limits: &Limits,
) -> Result<PlayedMatch, Refusal> {
    let mut clocks = vec![ThinkingTime::default(); table.seats()];
    let mut statistics = vec![PlayStatistics::default(); table.seats()];
    // The seat whose attack the dice belong to, and the last turn in which each seat chose.
    let (mut attacker, mut last_turns) = (Seat::FIRST, vec![None; table.seats()]);
    let mut rolls = 0;
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let begin = Instant::now();
                let action = players[seat.index()].think(table, limits).action;
                let clock = &mut clocks[seat.index()];
                clock.decisions += 1;
                clock.time += begin.elapsed();
                let turn = table.progress().turn;
                let events = table.play(seat, action)?;
                if !matches!(action, Action::Push { .. }) {
                    attacker = seat;
                    let habit = &mut statistics[seat.index()];
                    habit.turns += u64::from(last_turns[seat.index()].replace(turn) != Some(turn));
                    habit.take(seat, table, &events);
                }
            }
            ToAct::Pass(seat) => {
                table.play(seat, Action::Pass)?;
            }
            ToAct::Roll(dice) => {
                rolls += 1;
                let events = table.roll(rolls, &seed.roll(rolls, dice))?;
                statistics[attacker.index()].take(attacker, table, &events);
            }
            ToAct::Over => {
                let verdict = table.verdict().cloned().expect("a match that is over has a verdict");
                return Ok(PlayedMatch { verdict, clocks, statistics });
            }
        }
    }
}

/// The seed of the player in a seat, derived from the SHA-256 of the match's seed. That hash is public and does not reveal the
/// match's seed.
pub fn seed_for(fingerprint: &str, seat: Seat) -> u64 {
    let digest = Sha256::digest(format!("{fingerprint} {seat}"));
    let (first, _) = digest.split_first_chunk::<8>().expect("a digest has 32 bytes");
    u64::from_le_bytes(*first)
}
