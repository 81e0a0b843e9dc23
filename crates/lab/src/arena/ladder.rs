//! `arena GAME --ladder`: every level plays the next one, until a sequential test decides whether it is a full step stronger, and
//! the one after. Ratings are fitted to all results and written to the file from which the game shows them.

use std::io::Write;

use super::{
    args::{Args, STEP_GAMES},
    bouts::{Arena, Matches, is_stopped},
    report::between,
    sequential::sequential,
    tally::{StyleStatistics, Tally},
};
use holochess::cli::{Failure, out_file::OutFile};
use holochess_locale::{Locale, Words};
use holochess_players::{
    PlayStatistics, levels,
    measured_ratings::{MeasuredLevel, MeasuredPairing, MeasuredRatings, MeasuredStep},
    rating::{Pairing, fit},
};
use holochess_rules::dice::Seed;

/// Each level plays those up to this number of places above it.
const REACH: usize = 2;
/// The two scores between which the sequential test decides for a step: `STEP` up to the level [`YARDSTICK`], `STEP_ABOVE` above
/// it, where dice decide more because both play better.
const YARDSTICK: &str = "greedy";
const STEP: [f64; 2] = [0.55, 0.6];
const STEP_ABOVE: [f64; 2] = [0.5, 0.55];

pub(super) fn run(
    args: &Args,
    ledger: &Matches,
    locale: &Locale,
    file: Option<&OutFile>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let step_games = args.step_games.unwrap_or(STEP_GAMES);
    let (game, seats) = (args.game.game, args.seats.unwrap_or(2));
    let levels = levels(game);
    // The rules check the number of seats; done here, before anything is played.
    Arena::new(args, locale, &[], seats, ledger, 0)?.table(&Seed::from_number(args.seed))?;
    let (mut pairings, mut results) = (Vec::new(), Vec::new());
    let mut statistics: Vec<Vec<PlayStatistics>> = vec![Vec::new(); levels.len()];
    let mut pairing = 0;
    let yardstick = levels.iter().position(|level| level.id == YARDSTICK).unwrap_or(0);
    for stronger in 1..levels.len() {
        for weaker in stronger.saturating_sub(REACH)..stronger {
            let players = [stronger, weaker].map(|place| levels[place].id.to_owned());
            pairing += 1;
            if let Matches::Part(part, _) = ledger
                && !part.has(pairing - 1)
            {
                continue;
            }
            let arena = Arena::new(args, locale, &players, seats, ledger, pairing - 1)?;
            let (bouts, step) = if weaker + 1 == stronger {
                let scores = if stronger <= yardstick { STEP } else { STEP_ABOVE };
                let (bouts, decision) = sequential(&arena, step_games as usize, 2, scores)?;
                (bouts, Some(MeasuredStep { scores, decision }))
            } else {
                (arena.play(&(0..args.games as usize).collect::<Vec<_>>())?, None)
            };
            if is_stopped() {
                return Err(Failure::stopped(Words::new("ladder-stopped")));
            }
            let tally = Tally::from_bouts(&bouts, 2);
            for bout in &bouts {
                statistics[stronger].push(bout.statistics[0]);
                statistics[weaker].push(bout.statistics[1]);
            }
            let [low, high] = tally.scores_by_player[0].interval;
            let [score, low, high] =
                [tally.scores_by_player[0].score, low, high].map(|value| locale.decimal(value, 4).into());
            let percent = locale.percent(tally.by_clock, 1).into();
            let arguments =
                [("score", score), ("low", low), ("high", high), ("percent", percent), ("games", tally.games.into())];
            let met = locale.format("ladder-step", &arguments);
            let decided = step.map_or_else(String::new, |MeasuredStep { scores, decision }| {
                format!("; {}", between(locale, scores, decision))
            });
            writeln!(out, "{:<8} {:<8} {met}{decided}", players[0], players[1])?;
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
    if matches!(ledger, Matches::Part(..)) {
        return Ok(());
    }
    let ratings = fit(levels.len(), &pairings);
    let measured: Vec<MeasuredLevel> = levels
        .iter()
        .zip(ratings)
        .zip(&statistics)
        .map(|((level, rating), statistics)| {
            let style = StyleStatistics::from_matches(statistics);
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
        let arguments = [
            ("attacks", locale.decimal(level.attacks_a_turn, 3).into()),
            ("trades", locale.decimal(level.trades_a_match, 2).into()),
            ("advances", locale.decimal(level.advances, 3).into()),
        ];
        let style = locale.format("ladder-level", &arguments);
        writeln!(out, "{:<8} {:>5.0}  [{low:.0}, {high:.0}]  {style}", level.id, level.rating)?;
    }
    if let Some(file) = file {
        let measured =
            MeasuredRatings { command: command(args, step_games, seats), levels: measured, pairings: results };
        let text = serde_json::to_string_pretty(&measured).map_err(Failure::input)?;
        file.write(text + "\n")?;
    }
    Ok(())
}

/// The command that measures the same again, for the file.
fn command(args: &Args, step_games: u32, seats: usize) -> String {
    let Args { games, seed, .. } = args;
    let table = if seats == 2 { String::new() } else { format!("--seats {seats} ") };
    let times = if args.no_times { " --no-times" } else { "" };
    format!(
        "holochess-lab arena {} --ladder {table}--games {games} --step-games {step_games} --seed {seed}{times} --out FILE",
        args.game.game.id()
    )
}

/// Four decimal places are finer than any interval.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
