//! A whole match between computer players, as fast as they think: for the arena, benchmarks and tests.

use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

use super::{Limits, Player};
use crate::rules::{Action, Event, PieceId, Refusal, Seat, Table, ToAct, Verdict, dice::Seed};

/// How many decisions a seat took, and how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThinkingTime {
    /// Decisions.
    pub decisions: u64,
    /// The time they took together.
    pub time: Duration,
}

/// How a seat played: what makes a style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayStatistics {
    /// Turns in which it chose something.
    pub turns: u64,
    /// Moves.
    pub moves: u64,
    /// Moves that ended beside a piece of somebody else.
    pub advances: u64,
    /// Attacks.
    pub attacks: u64,
    /// Pieces that left the board by its attacks, its own among them.
    pub trades: u64,
}

impl PlayStatistics {
    /// What an action and its dice have done.
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
pub struct Played {
    /// How it ended.
    pub verdict: Verdict,
    /// The clock of every seat.
    pub clocks: Vec<ThinkingTime>,
    /// The habits of every seat.
    pub statistics: Vec<PlayStatistics>,
}

/// Plays a match to its end; `players` in the order of the seats. The dice come from `seed`, which the players never see.
///
/// # Errors
/// The refusal, should a player choose what is not legal: a fault of the player.
///
/// # Panics
/// If there are fewer players than seats.
pub fn play_out(
    table: &mut dyn Table,
    seed: &Seed,
    players: &mut [Box<dyn Player>],
    limits: &Limits,
) -> Result<Played, Refusal> {
    let mut clocks = vec![ThinkingTime::default(); table.seats()];
    let mut statistics = vec![PlayStatistics::default(); table.seats()];
    // Whose attack the dice are for, and the last turn that each seat had a choice in.
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
                return Ok(Played { verdict, clocks, statistics });
            }
        }
    }
}

/// The seed of the player in a seat, from the fingerprint (SHA-256) of the match's seed, which everybody may know: the match's
/// seed cannot be found from it.
pub fn seed_for(fingerprint: &str, seat: Seat) -> u64 {
    let digest = Sha256::digest(format!("{fingerprint} {seat}"));
    let (first, _) = digest.split_first_chunk::<8>().expect("a digest has 32 bytes");
    u64::from_le_bytes(*first)
}
