//! `levels GAME`: the computer players, weakest first, with their measured ratings.

use std::io::Write;

use serde_json::{Value, json};

use super::{Failure, GameChoice, write_json};
use crate::{
    locale::{Language, Locale},
    players::{Level, levels},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    let levels = levels(args.game.game);
    // Scripts read one language; people read theirs.
    let locale = Locale::new(if args.json { Language::English } else { Language::of_system() });
    if args.json {
        let levels: Vec<Value> = levels.iter().map(|level| as_json(level, &locale)).collect();
        return write_json(out, &json!({ "levels": levels }));
    }
    for level in levels {
        let [low, high] = level.interval;
        writeln!(
            out,
            "{:<8} {:>5.0}  [{low:.0}, {high:.0}]  {} ({}): {}",
            level.id,
            level.rating,
            locale.text(&format!("level-{}", level.id)),
            locale.text(&format!("style-{}", level.style.id())),
            locale.text(&format!("level-{}.about", level.id)),
        )?;
    }
    Ok(())
}

fn as_json(level: &Level, locale: &Locale) -> Value {
    json!({
        "id": level.id,
        "name": locale.text(&format!("level-{}", level.id)),
        "rating": level.rating,
        "interval": level.interval,
        "style": level.style.id(),
        "temper": locale.text(&format!("level-{}.temper", level.id)),
        "portrait": level.portrait,
    })
}
