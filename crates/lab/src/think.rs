//! `think GAME --level NAME`: what a computer player would choose, and what it expects.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use serde_json::json;

use holochess::cli::{
    Failure, GameArgs,
    numbers::{seed, whole},
    usage::Fault,
    words::{COLUMNS, unknown_level, wrap},
    write_json,
};
use holochess_locale::{Locale, Words};
use holochess_players::{self as players, Limits};
use holochess_rules::{Setup, ToAct, dice::Seed, new_table};

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

    /// The most seconds, for players that search
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,

    /// The most nodes, for players that search
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..=u64::MAX), allow_negative_numbers = true)]
    nodes: Option<u64>,

    /// The player's seed, and that of the deal
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    seed: u64,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.game.game;
    let mut player =
        players::new(&args.level, game, args.seed).map_err(|why| Failure::at("--level", unknown_level(&why)))?;
    let players = args.game.players_in(args.position.as_deref())?;
    let setup = Setup { game, options: args.game.options()?, players, position: args.position.clone() };
    let (table, _) = new_table(&setup, &mut Seed::from_number(args.seed).deal())?;
    let ToAct::Choose(seat) = table.to_act() else {
        return Err(Failure::at("--position", Words::new("think-no-choice")));
    };

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
    let chance = [("value", locale.decimal(thought.value, 6).into()), ("player", seat.number().into())];
    let searched = [
        ("nodes", thought.nodes.into()),
        ("seconds", locale.decimal(seconds, 4).into()),
        ("rate", nodes_a_second.into()),
    ];
    for (head, text) in [
        ("think-action", action),
        ("think-value", locale.format("think-chance", &chance)),
        ("think-line", thought.line.join(" ")),
        ("think-nodes", locale.format("think-searched", &searched)),
    ] {
        writeln!(out, "{}", wrap(&format!("{:<8}{text}", locale.text(head)), COLUMNS, "        "))?;
    }
    Ok(())
}

/// Reads a number of seconds that a clock can hold.
pub(super) fn seconds(text: &str) -> Result<Duration, Fault> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| Fault::new("number-seconds"))
}
