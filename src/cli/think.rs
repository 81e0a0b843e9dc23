//! `think GAME --level NAME`: what a computer player would choose, and what it expects.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use serde_json::json;

use super::{Failure, GameArgs, write_json};
use crate::{
    players::{self, Limits},
    rules::{Setup, ToAct, dice::Seed, new_table},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// The position, as the rulebook writes it; without it the start, dealt from the seed
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    position: Option<String>,

    /// The computer player
    #[arg(long, value_name = "NAME")]
    level: String,

    /// At most so many seconds, for players that search
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,

    /// At most so many nodes, for players that search
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// The player's seed, and that of the deal
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.game.game;
    let mut player =
        players::new(&args.level, game, args.seed).map_err(|why| Failure::Input(format!("--level: {why}")))?;
    let players = args.game.players_in(args.position.as_deref())?;
    let setup = Setup { game, options: args.game.options()?, players, position: args.position.clone() };
    let (table, _) = new_table(&setup, &mut Seed::from_number(args.seed).deal()).map_err(Failure::input)?;
    if !matches!(table.to_act(), ToAct::Choose(_)) {
        return Err(Failure::Input(
            "--position: nobody has a choice here, so there is nothing to think about".to_owned(),
        ));
    }

    let begin = Instant::now();
    let thought = player.think(&*table, &Limits { time: args.time, nodes: args.nodes });
    let seconds = begin.elapsed().as_secs_f64();
    let action = table.action_text(thought.action);
    // Less than the clock can tell counts as its smallest step.
    let nodes_a_second = (thought.nodes as f64 / seconds.max(1e-9)).round();
    if args.json {
        return write_json(
            out,
            &json!({
                "action": action,
                "value": thought.value,
                "line": thought.line,
                "nodes": thought.nodes,
                "nodes_per_second": nodes_a_second,
                "seconds": seconds,
            }),
        );
    }
    writeln!(out, "action  {action}")?;
    writeln!(out, "value   {:.6}", thought.value)?;
    writeln!(out, "line    {}", thought.line.join(" "))?;
    writeln!(out, "nodes   {} in {seconds:.4} s, {nodes_a_second} a second", thought.nodes)?;
    Ok(())
}

/// Reads a number of seconds that a clock can hold.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds is wanted, as in 0.5".to_owned())?;
    if seconds > 0.0 && seconds <= 86_400.0 {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err("it is more than 0 and at most 86400 seconds".to_owned())
    }
}
