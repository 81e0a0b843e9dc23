//! How sure chances may be at a table: so sure that the winners of its matches were given the greatest chance.

use super::{LONGEST, self_play::SelfPlay};
use holochess_players::{
    chinese::{static_evaluation::turns_with, weights::Weights},
    logistic::exponential,
};
use holochess_rules::{NodeKind, Rules, Seat};

/// By how many scales each seat was behind at some moment of a match, and which of them won it in the end.
pub(super) struct Prediction {
    behind: Vec<f64>,
    winner: usize,
}

/// Plays a match at a table with so many seats: what the weights say of each moment. Nothing if it takes too long.
pub(super) fn predict(weights: &Weights, seats: usize, seed: u64, nodes: u64) -> Vec<Prediction> {
    let mut play = SelfPlay::new(weights, seats, seed, nodes * IN_EARNEST, None);
    let mut moments = Vec::new();
    while play.turn < LONGEST * seats {
        let NodeKind::Decision(seat) = play.rules.node_kind(&play.position) else {
            let winner = play.rules.verdict(&play.position).and_then(|verdict| verdict.winner);
            let Some(winner) = winner.map(Seat::index) else { break };
            return moments.into_iter().map(|behind| Prediction { behind, winner }).collect();
        };
        if play.has_begun() {
            let turns = turns_with(&play.rules, weights, &play.position);
            let error = weights.error(seats, turns.least) as f64;
            moments.push(turns.left[..seats].iter().map(|&left| left as f64 / error).collect());
        }
        play.go_on(seat);
    }
    Vec::new()
}

/// Where chances are scaled, nothing is drawn any more once the players think, who have so many times the nodes: a match is not to be
/// decided by moves that nobody would make.
const IN_EARNEST: u64 = 4;
/// Halvings of the range in which the scale is looked for.
const HALVINGS: u32 = 40;

/// How many times as large a scale makes it likeliest that won who did. The likelihood has one peak, where the winners are as far
/// ahead as chances of this scale expect; its slope is followed there.
pub(super) fn likeliest_scale(predictions: &[Prediction]) -> f64 {
    if predictions.is_empty() {
        return 1.0;
    }
    let slope = |by: f64| {
        let of = |Prediction { behind, winner }: &Prediction| {
            let least = behind.iter().copied().fold(f64::INFINITY, f64::min);
            let weights = behind.iter().map(|left| exponential((least - left) * by));
            let (sum, mean) = weights
                .zip(behind)
                .fold((0.0, 0.0), |(sum, mean), (weight, left)| (sum + weight, mean + weight * left));
            mean / sum - behind[*winner]
        };
        predictions.iter().map(of).sum::<f64>()
    };
    // Of the inverse of the scale.
    let (mut low, mut high) = (0.05, 5.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    1.0 / high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_of_chances_is_the_one_that_the_winners_come_from() {
        // Of ten who are two scales ahead of one other, those win whom a logistic of a scale twice as large would expect.
        for by in [0.5, 2.0] {
            let chance = 1.0 / (1.0 + exponential(-2.0 / by));
            let winners = (chance * 10_000.0).round() as usize;
            let of = |number: usize| Prediction { behind: vec![0.0, 2.0], winner: usize::from(number >= winners) };
            let found = likeliest_scale(&(0..10_000).map(of).collect::<Vec<_>>());
            assert!((found - by).abs() < 0.01, "{found} for {by}");
        }
        assert!((likeliest_scale(&[]) - 1.0).abs() < f64::EPSILON);
    }
}
