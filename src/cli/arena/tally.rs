//! What many matches come to: results, time, habits.

use std::time::Duration;

use super::bouts::Bout;
use crate::players::{Habits, standing::Standing};

/// The sums of many matches of the same players.
pub(super) struct Tally {
    pub(super) games: usize,
    pub(super) wins: Vec<usize>,
    pub(super) draws: usize,
    /// By player.
    pub(super) standings: Vec<Standing>,
    /// By player: in how many matches they came first, second and so on. Who shares a place has the best one that is shared.
    /// Drawn matches are not among them.
    pub(super) places: Vec<Vec<usize>>,
    pub(super) seconds_per_decision: Vec<f64>,
    /// The share of matches that the quiet clock decided.
    pub(super) by_clock: f64,
}

impl Tally {
    pub(super) fn of(bouts: &[Bout], players: usize) -> Self {
        let wins: Vec<usize> =
            (0..players).map(|player| bouts.iter().filter(|bout| bout.winner == Some(player)).count()).collect();
        let standing = |player: usize| {
            let deals = bouts.chunks(players).map(|deal| deal.iter().map(|bout| bout.scores[player]).collect());
            Standing::among(&deals.collect::<Vec<_>>(), players)
        };
        let mut places = vec![vec![0; players]; players];
        for bout in bouts.iter().filter(|bout| bout.winner.is_some()) {
            for (player, score) in bout.scores.iter().enumerate() {
                let place = bout.scores.iter().filter(|other| *other > score).count();
                places[player][place] += 1;
            }
        }
        let seconds_per_decision = (0..players)
            .map(|player| {
                let time: Duration = bouts.iter().map(|bout| bout.clocks[player].time).sum();
                let decisions: u64 = bouts.iter().map(|bout| bout.clocks[player].decisions).sum();
                time.as_secs_f64() / decisions.max(1) as f64
            })
            .collect();
        Self {
            games: bouts.len(),
            draws: bouts.len() - wins.iter().sum::<usize>(),
            wins,
            standings: (0..players).map(standing).collect(),
            places,
            seconds_per_decision,
            by_clock: bouts.iter().filter(|bout| bout.by_clock).count() as f64 / bouts.len().max(1) as f64,
        }
    }
}

/// A style in numbers, each with its standard error over matches.
pub(super) struct Manners {
    /// Attacks in a turn; pieces that its attacks took off the board in a match; the share of moves that ended beside somebody.
    pub(super) values: [f64; 3],
    pub(super) errors: [f64; 3],
}

impl Manners {
    /// The manners of somebody with these habits, a match each.
    pub(super) fn of(habits: &[Habits]) -> Self {
        let share = |part: fn(&Habits) -> u64, whole: fn(&Habits) -> u64| {
            let sum = |what: fn(&Habits) -> u64| habits.iter().map(|match_| what(match_) as f64).sum::<f64>();
            let (parts, wholes) = (sum(part), sum(whole).max(1.0));
            let mean = parts / wholes;
            // The error of a ratio of sums: how far each match's part lies from what its whole would give.
            let count = habits.len().max(2) as f64;
            let squares: f64 =
                habits.iter().map(|match_| (part(match_) as f64 - mean * whole(match_) as f64).powi(2)).sum();
            (mean, (squares * count / (count - 1.0)).sqrt() / wholes)
        };
        let all = [
            share(|habits| habits.attacks, |habits| habits.turns),
            share(|habits| habits.trades, |_| 1),
            share(|habits| habits.advances, |habits| habits.moves),
        ];
        Self { values: all.map(|(value, _)| value), errors: all.map(|(_, error)| error) }
    }
}
