//! A whole match between computer players, as fast as they think: for the arena, benchmarks and tests.

use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

use super::{Limits, Player};
use crate::rules::{Action, Refusal, Seat, Table, ToAct, Verdict, dice::Seed};

/// How many decisions a seat took, and how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Decisions.
    pub decisions: u64,
    /// The time they took together.
    pub time: Duration,
}

/// A match that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub verdict: Verdict,
    /// The clock of every seat.
    pub clocks: Vec<Clock>,
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
    let mut clocks = vec![Clock::default(); table.seats()];
    let mut rolls = 0;
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let begin = Instant::now();
                let action = players[seat.index()].think(table, limits).action;
                let clock = &mut clocks[seat.index()];
                clock.decisions += 1;
                clock.time += begin.elapsed();
                table.play(seat, action)?;
            }
            ToAct::Pass(seat) => {
                table.play(seat, Action::Pass)?;
            }
            ToAct::Roll(dice) => {
                rolls += 1;
                table.roll(rolls, &seed.roll(rolls, dice))?;
            }
            ToAct::Over => {
                let verdict = table.verdict().cloned().expect("a match that is over has a verdict");
                return Ok(Played { verdict, clocks });
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
