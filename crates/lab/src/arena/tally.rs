//! Totals over many matches: results, time, style.

use std::time::Duration;

use super::bouts::Bout;
use holochess_lab::score_interval::ScoreInterval;
use holochess_players::PlayStatistics;

/// The sums of many matches of the same players.
pub(super) struct Tally {
    pub(super) games: usize,
    pub(super) wins: Vec<usize>,
    pub(super) draws: usize,
    /// By player.
    pub(super) scores_by_player: Vec<ScoreInterval>,
    /// By player: in how many matches they came first, second and so on. Players who share places get the best of them. Drawn
    /// matches are not counted.
    pub(super) places: Vec<Vec<usize>>,
    pub(super) seconds_per_decision: Vec<f64>,
    /// The share of matches that the quiet clock decided.
    pub(super) by_clock: f64,
}

impl Tally {
    pub(super) fn from_bouts(bouts: &[Bout], players: usize) -> Self {
        let wins: Vec<usize> =
            (0..players).map(|player| bouts.iter().filter(|bout| bout.winner == Some(player)).count()).collect();
        let score_interval = |player: usize| {
            let deals = bouts.chunks(players).map(|deal| deal.iter().map(|bout| bout.scores[player]).collect());
            ScoreInterval::among(&deals.collect::<Vec<_>>(), players)
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
            scores_by_player: (0..players).map(score_interval).collect(),
            places,
            seconds_per_decision,
            by_clock: bouts.iter().filter(|bout| bout.by_clock).count() as f64 / bouts.len().max(1) as f64,
        }
    }
}

/// A style in numbers, each with its standard error over matches.
pub(super) struct StyleStatistics {
    /// Attacks per turn; pieces removed by its attacks per match, its own included; the share of moves that ended beside an
    /// opponent's piece.
    pub(super) values: [f64; 3],
    pub(super) errors: [f64; 3],
}

impl StyleStatistics {
    /// The style of a player, from the statistics of each match.
    pub(super) fn from_matches(statistics: &[PlayStatistics]) -> Self {
        let share = |part: fn(&PlayStatistics) -> u64, whole: fn(&PlayStatistics) -> u64| {
            let sum =
                |what: fn(&PlayStatistics) -> u64| statistics.iter().map(|match_| what(match_) as f64).sum::<f64>();
            let (parts, wholes) = (sum(part), sum(whole).max(1.0));
            let mean = parts / wholes;
            // The error of a ratio of sums: how far each match's part lies from what its whole would give.
            let count = statistics.len().max(2) as f64;
            let squares: f64 =
                statistics.iter().map(|match_| (part(match_) as f64 - mean * whole(match_) as f64).powi(2)).sum();
            (mean, (squares * count / (count - 1.0)).sqrt() / wholes)
        };
        let all = [
            share(|statistics| statistics.attacks, |statistics| statistics.turns),
            share(|statistics| statistics.trades, |_| 1),
            share(|statistics| statistics.advances, |statistics| statistics.moves),
        ];
        Self { values: all.map(|(value, _)| value), errors: all.map(|(_, error)| error) }
    }
}
