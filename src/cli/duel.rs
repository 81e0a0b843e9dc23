//! `duel A B`: A's chance to win to the death.

use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::json;

use super::{Failure, write_json};
use holochess_locale::{Locale, piece_name};
use holochess_rules::holochess::{Creature, duel};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The creature whose chance is shown
    #[arg(value_name = "A", value_parser = creature_parser())]
    a: Creature,

    /// The other creature
    #[arg(value_name = "B", value_parser = creature_parser())]
    b: Creature,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { a, b, json } = *args;
    let [wins, of] = duel::chance(a, b);
    if json {
        return write_json(out, &json!({ "a": a.id(), "b": b.id(), "a_wins": [wins, of] }));
    }
    let arguments = [
        ("a", piece_name(locale, a.id()).into()),
        ("b", piece_name(locale, b.id()).into()),
        ("one", a.duel_dice().into()),
        ("other", b.duel_dice().into()),
    ];
    writeln!(out, "{}", locale.format("duel-pair", &arguments))?;
    let chance = locale.decimal(wins as f64 / of as f64, 6);
    writeln!(out, "{}  {chance}  {wins}/{of}", locale.text("duel-wins"))?;
    Ok(())
}

/// Reads a creature's id.
pub(super) fn creature_parser() -> impl TypedValueParser<Value = Creature> {
    // Only ids of the list get past the first parser, so the second finds every one of them.
    PossibleValuesParser::new(Creature::IDS)
        .map(|id| Creature::from_id(&id).expect("the parser lets only known creatures pass"))
}
