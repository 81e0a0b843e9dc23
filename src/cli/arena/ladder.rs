//! `arena GAME --ladder`: every level against the next, until a sequential test says whether it is a whole step stronger, and
//! against the one after; ratings fitted to all results, written to the file that the game shows them from.

use std::{fs, io::Write};

use super::{
    Args,
    bouts::Arena,
    report::word,
    sequential,
    tally::{StyleStatistics, Tally},
};
use crate::{
    cli::Failure,
    players::{
        PlayStatistics, levels,
        measured_ratings::{Measured, MeasuredLevel, MeasuredPairing, MeasuredStep},
        rating::{Pairing, fit},
    },
};

/// Everybody meets those who stand so many rungs higher.
const REACH: usize = 2;
/// What a step is: up to the strength of this level so much rather than so little, above it a little less, since dice weigh more the
/// better both play.
const YARDSTICK: &str = "greedy";
const STEP: [f64; 2] = [0.55, 0.6];
const STEP_ABOVE: [f64; 2] = [0.5, 0.55];

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.game.game;
    let levels = levels(game);
    let (mut pairings, mut results) = (Vec::new(), Vec::new());
    let mut statistics: Vec<Vec<PlayStatistics>> = vec![Vec::new(); levels.len()];
    let yardstick = levels.iter().position(|level| level.id == YARDSTICK).unwrap_or(0);
    for stronger in 1..levels.len() {
        for weaker in stronger.saturating_sub(REACH)..stronger {
            let players = [stronger, weaker].map(|place| levels[place].id.to_owned());
            let arena = Arena::new(args, &players)?;
            let (bouts, step) = if weaker + 1 == stronger {
                let scores = if stronger <= yardstick { STEP } else { STEP_ABOVE };
                let (bouts, decision) = sequential(&arena, args.step_games as usize, 2, scores)?;
                (bouts, Some(MeasuredStep { scores, decision }))
            } else {
                (arena.play(0..args.games as usize)?, None)
            };
            let tally = Tally::of(&bouts, 2);
            for bout in &bouts {
                statistics[stronger].push(bout.statistics[0]);
                statistics[weaker].push(bout.statistics[1]);
            }
            let [low, high] = tally.scores_by_player[0].interval;
            writeln!(
                out,
                "{:<8} {:<8} {:.4} [{low:.4}, {high:.4}]  {:4.1} % by the clock, {} matches{}",
                players[0],
                players[1],
                tally.scores_by_player[0].score,
                100.0 * tally.by_clock,
                tally.games,
                step.map_or_else(String::new, |MeasuredStep { scores: [low, high], decision }| format!(
                    "; between {low} and {high}: {}",
                    word(decision)
                ))
            )?;
            out.flush()?;
            pairings.push(Pairing {
                players: [stronger, weaker],
                games: tally.games,
                score: tally.scores_by_player[0].score,
            });
            results.push(MeasuredPairing {
                players,
                games: tally.games,
                score: rounded(tally.scores_by_player[0].score),
                interval: tally.scores_by_player[0].interval.map(rounded),
                by_clock: rounded(tally.by_clock),
                seconds_per_decision: [0, 1].map(|player| (tally.seconds_per_decision[player] * 1e6).round() / 1e6),
                step,
            });
        }
    }
    let ratings = fit(levels.len(), &pairings);
    let measured: Vec<MeasuredLevel> = levels
        .iter()
        .zip(ratings)
        .zip(&statistics)
        .map(|((level, rating), statistics)| {
            let style = StyleStatistics::of(statistics);
            let [attacks_a_turn, trades_a_match, advances] = style.values.map(rounded);
            MeasuredLevel {
                id: level.id.to_owned(),
                rating: rating.elo.round(),
                interval: rating.interval.map(f64::round),
                attacks_a_turn,
                trades_a_match,
                advances,
                errors: style.errors.map(rounded),
            }
        })
        .collect();
    for level in &measured {
        let [low, high] = level.interval;
        writeln!(
            out,
            "{:<8} {:>5.0}  [{low:.0}, {high:.0}]  attacks a turn {:.3}, trades a match {:.2}, advances {:.3}",
            level.id, level.rating, level.attacks_a_turn, level.trades_a_match, level.advances
        )?;
    }
    if let Some(path) = &args.out {
        let Args { games, step_games, seed, .. } = args;
        let command = format!(
            "holochess arena {} --ladder --games {games} --step-games {step_games} --seed {seed} --out FILE",
            game.id()
        );
        let file = Measured { command, levels: measured, pairings: results };
        let text = serde_json::to_string_pretty(&file).map_err(Failure::input)?;
        fs::write(path, text + "\n").map_err(|why| Failure::Input(format!("--out: {}: {why}", path.display())))?;
    }
    Ok(())
}

/// Four places are more than any interval is narrow.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
