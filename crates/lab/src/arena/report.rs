//! The report of an arena: for two players, the score of one against the other; for more, a table of points and places.

use std::io::Write;

use serde_json::json;

use super::{
    args::Args,
    bouts::Bout,
    tally::{StyleStatistics, Tally},
};
use holochess::cli::{Failure, write_json};
use holochess_lab::score_interval::ScoreInterval;
use holochess_locale::{Locale, Value};
use holochess_players::{PlayStatistics, measured_ratings::Decision};
use holochess_rules::Luck;

/// The result of a sequential test in one word.
pub(super) const fn word(decision: Decision) -> &'static str {
    match decision {
        Decision::Higher => "higher",
        Decision::Lower => "lower",
        Decision::Open => "open",
    }
}

/// The result of a sequential test between two scores, in words.
pub(super) fn between(locale: &Locale, [low, high]: [f64; 2], decision: Decision) -> String {
    // As many places as were given.
    let score = |score: f64| locale.decimal(score, score.to_string().split('.').nth(1).map_or(0, str::len)).into();
    let arguments = [("low", score(low)), ("high", score(high)), ("said", word(decision).into())];
    locale.format("arena-sprt", &arguments)
}

/// Prints the results.
pub(super) fn write(
    args: &Args,
    locale: &Locale,
    bouts: &[Bout],
    decision: Option<Decision>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let count = args.players.len();
    let tally = Tally::from_bouts(bouts, count);
    let style: Vec<StyleStatistics> = (0..count)
        .map(|player| {
            StyleStatistics::from_matches(
                &bouts.iter().map(|bout| bout.statistics[player]).collect::<Vec<PlayStatistics>>(),
            )
        })
        .collect();
    if args.json {
        return as_json(args, &tally, &style, decision.map(word), out);
    }
    // Only games with dice have attacks and a quiet clock.
    let fights = args.game.game.luck() == Luck::Dice;
    if count == 2 {
        for_two(args, locale, &tally, &style, fights, out)?;
    } else {
        for_more(args, locale, &tally, out)?;
    }
    if fights {
        let percent = locale.percent(tally.by_clock, 1);
        writeln!(out, "{}", locale.format("arena-clock", &[("percent", percent.into())]))?;
    }
    if let (Some(decision), Some(scores)) = (decision, args.sprt) {
        writeln!(out, "{}", between(locale, scores, decision))?;
    }
    Ok(())
}

/// One JSON object; score and Elo are the first player's, `scores_by_player` has those of all.
fn as_json(
    args: &Args,
    tally: &Tally,
    style: &[StyleStatistics],
    said: Option<&str>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let first = tally.scores_by_player[0];
    let scores_by_player = tally.scores_by_player.iter().zip(&tally.places).map(|(score_interval, places)| {
        let ScoreInterval { score, interval, elo, elo_interval } = score_interval;
        json!({ "score": score, "interval": interval, "elo": elo, "elo_interval": elo_interval, "places": places })
    });
    write_json(
        out,
        &json!({
            "players": args.players,
            "games": tally.games,
            "wins": tally.wins,
            "draws": tally.draws,
            "score": first.score,
            "interval": first.interval,
            "elo": first.elo,
            "elo_interval": first.elo_interval,
            "standings": scores_by_player.collect::<Vec<_>>(),
            "seconds_per_decision": tally.seconds_per_decision,
            "by_clock": tally.by_clock,
            "attacks_a_turn": style.iter().map(|style| style.values[0]).collect::<Vec<_>>(),
            "trades_a_match": style.iter().map(|style| style.values[1]).collect::<Vec<_>>(),
            "advances": style.iter().map(|style| style.values[2]).collect::<Vec<_>>(),
            "manners_errors": style.iter().map(|style| style.errors).collect::<Vec<_>>(),
            "sprt": said,
        }),
    )
}

/// Each player's results and style, then the first player's score.
fn for_two(
    args: &Args,
    locale: &Locale,
    tally: &Tally,
    style: &[StyleStatistics],
    fights: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let decimal = |value: f64, places: usize| -> Value<'static> { locale.decimal(value, places).into() };
    let Tally { games, wins, draws, scores_by_player, seconds_per_decision, .. } = tally;
    for (player, level) in args.players.iter().enumerate() {
        let arguments = [
            ("won", wins[player].into()),
            ("drawn", (*draws).into()),
            ("lost", (games - wins[player] - draws).into()),
            ("seconds", decimal(seconds_per_decision[player], 6)),
        ];
        writeln!(out, "{level:<8} {}", locale.format("arena-player", &arguments))?;
        if fights {
            let [attacks, trades, advances] = style[player].values;
            let arguments =
                [("attacks", decimal(attacks, 3)), ("trades", decimal(trades, 2)), ("advances", decimal(advances, 3))];
            writeln!(out, "         {}", locale.format("arena-manners", &arguments))?;
        }
    }
    let ScoreInterval { score, interval: [low, high], elo, elo_interval: [elo_low, elo_high] } = scores_by_player[0];
    let signed = |elo: f64| -> Value<'static> { format!("{elo:+.0}").into() };
    let arguments = [
        ("player", args.players[0].as_str().into()),
        ("score", decimal(score, 4)),
        ("low", decimal(low, 4)),
        ("high", decimal(high, 4)),
        ("elo", signed(elo)),
        ("elo-low", signed(elo_low)),
        ("elo-high", signed(elo_high)),
        ("games", (*games).into()),
    ];
    writeln!(out, "{}", locale.format("arena-score", &arguments))?;
    Ok(())
}

/// A line a player: the part of all points, what that is in Elo above the others, and, where more than the first place is
/// played for, how often they took which.
fn for_more(args: &Args, locale: &Locale, tally: &Tally, out: &mut dyn Write) -> Result<(), Failure> {
    let count = args.players.len();
    let Tally { games, wins, draws, scores_by_player, places, seconds_per_decision, .. } = tally;
    let arguments = [
        ("games", (*games).into()),
        ("players", count.into()),
        ("share", locale.decimal(1.0 / count as f64, 4).into()),
    ];
    writeln!(out, "{}", locale.format("arena-among", &arguments))?;
    let name = |player: usize| format!("{}. {}", player + 1, args.players[player]);
    let width = (0..count).map(|player| name(player).chars().count()).max().unwrap_or_default();
    let [won, drawn, lost, points, elo] =
        ["arena-won", "arena-drawn", "arena-lost", "arena-points", "arena-elo"].map(|id| locale.text(id));
    writeln!(out, "{:width$} {won:>6} {drawn:>6} {lost:>6}  {points:<23}  {elo}", "")?;
    for (player, score_interval) in scores_by_player.iter().enumerate() {
        let (won, lost) = (wins[player], games - wins[player] - draws);
        let ScoreInterval { score, interval: [low, high], elo, elo_interval: [elo_low, elo_high] } = score_interval;
        let [score, low, high] = [score, low, high].map(|value| locale.decimal(*value, 4));
        let points = format!("{score} [{low}, {high}]");
        let elo = format!("{elo:+.0} [{elo_low:+.0}, {elo_high:+.0}]");
        writeln!(out, "{:width$} {won:>6} {draws:>6} {lost:>6}  {points:<23}  {elo}", name(player))?;
    }
    // The table above counts wins; places add something only if the others play on after a win.
    if places.iter().any(|places| places[2..].iter().any(|times| *times > 0)) {
        let heads: Vec<String> = (1..=count).map(|place| format!("{place:>7}.")).collect();
        writeln!(out, "{:width$}{}  {}", "", heads.concat(), locale.text("arena-place"))?;
        for (player, places) in places.iter().enumerate() {
            let decided = places.iter().sum::<usize>().max(1) as f64;
            let share = |times: &usize| format!("{:>8}", locale.percent(*times as f64 / decided, 1));
            let shares: Vec<String> = places.iter().map(share).collect();
            writeln!(out, "{:width$}{}", name(player), shares.concat())?;
        }
    }
    let seconds = |player| format!("{} {}", name(player), locale.decimal(seconds_per_decision[player], 6));
    let list = (0..count).map(seconds).collect::<Vec<_>>().join("; ");
    writeln!(out, "{}", locale.format("arena-seconds", &[("list", list.into())]))?;
    Ok(())
}
