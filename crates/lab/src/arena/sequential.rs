//! Plays until a sequential test between two scores is decided.

use super::bouts::{Arena, Bout, is_stopped};
use holochess::cli::Failure;
use holochess_lab::sprt::Sprt;
use holochess_players::measured_ratings::Decision;

/// Deals between two looks at the test.
const DEALS_AT_ONCE: usize = 32;
/// How often the test may err, either way.
const ERROR: f64 = 0.05;

/// Plays until the test is decided. Matches that were played beyond that are left out, so that the result does not depend on the
/// number of threads.
pub(super) fn sequential(
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
