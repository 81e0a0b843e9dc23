//! What an arena prints: for two, who scores what against the other; for more, a table of everybody's points and places.

use std::io::Write;

use serde_json::json;

use super::{
    Args,
    bouts::Bout,
    tally::{StyleStatistics, Tally},
};
use crate::{
    cli::{Failure, write_json},
    players::{PlayStatistics, score_interval::ScoreInterval, sprt::Decision},
    rules::Luck,
};

/// What a sequential test says, in a word.
pub(super) const fn word(decision: Decision) -> &'static str {
    match decision {
        Decision::Higher => "higher",
        Decision::Lower => "lower",
        Decision::Open => "open",
    }
}

/// Says how they did.
pub(super) fn write(
    args: &Args,
    bouts: &[Bout],
    decision: Option<Decision>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let count = args.players.len();
    let tally = Tally::of(bouts, count);
    let style: Vec<StyleStatistics> = (0..count)
        .map(|player| {
            StyleStatistics::of(&bouts.iter().map(|bout| bout.statistics[player]).collect::<Vec<PlayStatistics>>())
        })
        .collect();
    let said = decision.map(word);
    if args.json {
        return as_json(args, &tally, &style, said, out);
    }
    // Attacks and the quiet clock are where the dice are.
    let fights = args.game.game.luck() == Luck::Dice;
    if count == 2 {
        for_two(args, &tally, &style, fights, out)?;
    } else {
        for_more(args, &tally, out)?;
    }
    if fights {
        writeln!(out, "the quiet clock decided {:.1} %", 100.0 * tally.by_clock)?;
    }
    if let (Some(said), Some([low, high])) = (said, args.sprt) {
        writeln!(out, "between {low} and {high}: {said}")?;
    }
    Ok(())
}

/// One object; score and Elo are the first player's, `scores_by_player` has everybody's.
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

/// Each one's results and manners, then the first one's score.
fn for_two(
    args: &Args,
    tally: &Tally,
    style: &[StyleStatistics],
    fights: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Tally { games, wins, draws, scores_by_player, seconds_per_decision, .. } = tally;
    for (player, level) in args.players.iter().enumerate() {
        let (won, lost, seconds) = (wins[player], games - wins[player] - draws, seconds_per_decision[player]);
        writeln!(out, "{level:<8} {won} won, {draws} drawn, {lost} lost, {seconds:.6} s a decision")?;
        if fights {
            let [attacks, trades, advances] = style[player].values;
            writeln!(
                out,
                "         {attacks:.3} attacks a turn, {trades:.2} trades a match, {advances:.3} of moves advance"
            )?;
        }
    }
    let ScoreInterval { score, interval: [low, high], elo, elo_interval: [elo_low, elo_high] } = scores_by_player[0];
    writeln!(
        out,
        "{} scores {score:.4} [{low:.4}, {high:.4}], Elo {elo:+.0} [{elo_low:+.0}, {elo_high:+.0}], over {games} matches",
        args.players[0],
    )?;
    Ok(())
}

/// A line a player: the part of all points, what that is in Elo above the others, and, where more than the first place is
/// played for, how often they took which.
fn for_more(args: &Args, tally: &Tally, out: &mut dyn Write) -> Result<(), Failure> {
    let count = args.players.len();
    let Tally { games, wins, draws, scores_by_player, places, seconds_per_decision, .. } = tally;
    writeln!(
        out,
        "{games} matches of {count} players; among equals everybody has {:.4} of the points",
        1.0 / count as f64
    )?;
    let name = |player: usize| format!("{}. {}", player + 1, args.players[player]);
    let width = (0..count).map(|player| name(player).chars().count()).max().unwrap_or_default();
    writeln!(out, "{:width$}    won  drawn   lost  points [95 %]            Elo [95 %]", "")?;
    for (player, score_interval) in scores_by_player.iter().enumerate() {
        let (won, lost) = (wins[player], games - wins[player] - draws);
        let ScoreInterval { score, interval: [low, high], elo, elo_interval: [elo_low, elo_high] } = score_interval;
        let points = format!("{score:.4} [{low:.4}, {high:.4}]");
        let elo = format!("{elo:+.0} [{elo_low:+.0}, {elo_high:+.0}]");
        writeln!(out, "{:width$} {won:>6} {draws:>6} {lost:>6}  {points:<23}  {elo}", name(player))?;
    }
    // Who wins is in the table above; places say more only where the others play on.
    if places.iter().any(|places| places[2..].iter().any(|times| *times > 0)) {
        let heads: Vec<String> = (1..=count).map(|place| format!("{place:>7}.")).collect();
        writeln!(out, "{:width$}{}  place", "", heads.concat())?;
        for (player, places) in places.iter().enumerate() {
            let decided = places.iter().sum::<usize>().max(1) as f64;
            let share = |times: &usize| format!("{:>6.1} %", 100.0 * *times as f64 / decided);
            let shares: Vec<String> = places.iter().map(share).collect();
            writeln!(out, "{:width$}{}", name(player), shares.concat())?;
        }
    }
    let seconds = (0..count).map(|player| format!("{} {:.6}", name(player), seconds_per_decision[player]));
    writeln!(out, "seconds a decision: {}", seconds.collect::<Vec<_>>().join(", "))?;
    Ok(())
}
