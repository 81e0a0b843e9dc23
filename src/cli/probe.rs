//! `probe GAME --position LINE`: the exact value of a solved position, and of every action in it.

use std::{fs, io::Write, path::PathBuf};

use serde_json::{Value, json};

use super::{Failure, GameChoice, write_json};
use crate::{
    players::holochess::endings::{Endings, SHIPPED},
    rules::{
        GameId, Rules,
        holochess::{Holochess, Position},
    },
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// The position, as the rulebook writes it
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    position: String,

    /// A table that `solve` has written [default: the one that comes with the game]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    if args.game.game != GameId::Holochess {
        return Err(Failure::Input(format!("{}: this game is not solved here", args.game.game.id())));
    }
    let position: Position = args.position.parse().map_err(|why| Failure::Input(format!("--position: {why}")))?;
    let read;
    let endings = if let Some(path) = &args.table {
        let fault = |why: &dyn std::fmt::Display| Failure::Input(format!("--table: {}: {why}", path.display()));
        let bytes = fs::read(path).map_err(|why| fault(&why))?;
        read = Endings::from_bytes(&bytes).map_err(|why| fault(&why))?;
        &read
    } else {
        SHIPPED.as_ref().ok_or_else(|| {
            Failure::Lacking(
                "this build comes without a table; make one with `holochess solve holochess --four --out FILE`"
                    .to_owned(),
            )
        })?
    };
    let probe = endings.probe(&position).ok_or_else(|| {
        Failure::Input(
            "--position: only positions with three or four creatures in which somebody has a choice are solved"
                .to_owned(),
        )
    })?;
    let rules = Holochess::default();
    if args.json {
        // Dice have no distance to the end.
        let actions: Vec<Value> = (probe.actions.iter())
            .map(|&(action, value)| json!({ "action": rules.action_text(action), "value": value, "distance": null }))
            .collect();
        return write_json(out, &json!({ "value": probe.value, "distance": null, "actions": actions }));
    }
    writeln!(out, "value   {:.6}", probe.value)?;
    for (action, value) in probe.actions {
        writeln!(out, "{:<8}{value:.6}", rules.action_text(action))?;
    }
    Ok(())
}
