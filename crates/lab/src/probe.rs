//! `probe GAME --position LINE`: the exact value of a solved position, and of every action in it.

use std::{io::Write, path::PathBuf};

use serde_json::{Value, json};

use super::{solve::not_solved, tablebase};
use holochess::cli::{Failure, GameChoice, write_json};
use holochess_locale::{Locale, Words};
use holochess_platform::storage;
use holochess_players::holochess::endings::{Endings, SHIPPED};
use holochess_rules::{GameId, Rules, dejarik::RuleSet, holochess::Holochess, setup::read_position};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// The position, as the rulebook writes it
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    position: String,

    /// A table that `solve` has written [default: Holochess: the one that comes with the game; Dejarik: solved once and kept]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    if let Some(rules) = RuleSet::for_game(args.game.game) {
        return tablebase::run_probe(rules, &args.position, args.table.as_deref(), args.json, locale, out);
    }
    if args.game.game != GameId::Holochess {
        return Err(Failure::at(args.game.game.id(), not_solved()));
    }
    let rules = Holochess::default();
    let place = || Words::new("error-place").with("place", "--position");
    let position = read_position(&rules, &args.position).map_err(|why| Failure::from(why).within(place()))?;
    let read;
    let endings = if let Some(path) = &args.table {
        let bytes = storage::read_bytes(path, Endings::largest_file())
            .map_err(|error| Failure::from(&error).within(Words::new("error-place").with("place", "--table")))?;
        read = Endings::from_bytes(&bytes)
            .map_err(|_| Failure::at(format!("--table: {}", path.display()), Words::new("probe-no-table")))?;
        &read
    } else {
        SHIPPED.as_ref().ok_or_else(|| Failure::missing(Words::new("probe-none-shipped")))?
    };
    let probe = (endings.probe(&position)).ok_or_else(|| Failure::at("--position", Words::new("probe-not-solved")))?;
    if args.json {
        // Dice have no distance to the end.
        let actions: Vec<Value> = (probe.actions.iter())
            .map(|&(action, value)| json!({ "action": rules.action_text(action), "value": value, "distance": null }))
            .collect();
        return write_json(out, &json!({ "value": probe.value, "distance": null, "actions": actions }));
    }
    writeln!(out, "{:<8}{}", locale.text("probe-value"), locale.decimal(probe.value, 6))?;
    for (action, value) in probe.actions {
        writeln!(out, "{:<8}{}", rules.action_text(action), locale.decimal(value, 6))?;
    }
    Ok(())
}
