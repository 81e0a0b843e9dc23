//! `odds ATTACKER DEFENDER`, `odds --all`: the exact chances of an attack.

use std::io::Write;

use serde_json::{Value, json};

use super::{Failure, duel::creature_parser, write_json};
use holochess_locale::{Locale, piece_name};
use holochess_rules::{
    Outcome,
    holochess::{Creature, odds::odds},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The creature that attacks
    #[arg(value_name = "ATTACKER", value_parser = creature_parser(), required_unless_present = "all", requires = "defender")]
    attacker: Option<Creature>,

    /// The creature that is attacked
    #[arg(value_name = "DEFENDER", value_parser = creature_parser())]
    defender: Option<Creature>,

    /// All 64 pairs
    #[arg(long, conflicts_with_all = ["attacker", "defender"])]
    all: bool,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let all = || Creature::ALL.into_iter().flat_map(|first| Creature::ALL.map(|second| (first, second)));
    match (args.attacker, args.defender, args.json) {
        (Some(attacker), Some(defender), true) => write_json(out, &as_json(attacker, defender)),
        (Some(attacker), Some(defender), false) => write_pair(out, locale, attacker, defender),
        (_, _, true) => {
            let pairs: Vec<Value> = all().map(|(attacker, defender)| as_json(attacker, defender)).collect();
            write_json(out, &json!({ "odds": pairs }))
        }
        (_, _, false) => {
            let [attacker, defender, exactly] =
                ["odds-attacker", "odds-defender", "odds-exactly"].map(|id| locale.text(id));
            let outcomes = NAMES.map(|id| format!("{:<WIDTH$}", locale.text(id))).concat();
            writeln!(out, "{attacker:<10}{defender:<10}{outcomes}{exactly}")?;
            all().try_for_each(|(attacker, defender)| write_line(out, locale, attacker, defender))
        }
    }
}

/// The words for the outcomes, in their order.
const NAMES: [&str; 4] = ["outcome-kill", "outcome-push", "outcome-counter-push", "outcome-counter-kill"];
/// The columns of the longest of them in any language, and two.
const WIDTH: usize = 21;

/// One pair, spelled out.
fn write_pair(out: &mut dyn Write, locale: &Locale, attacker: Creature, defender: Creature) -> Result<(), Failure> {
    let odds = odds(attacker, defender);
    let arguments = [
        ("attacker", piece_name(locale, attacker.id()).into()),
        ("defender", piece_name(locale, defender.id()).into()),
        ("attack", attacker.ratings().attack.into()),
        ("defence", defender.ratings().defence.into()),
    ];
    writeln!(out, "{}", locale.format("odds-pair", &arguments))?;
    for (outcome, id) in Outcome::ALL.into_iter().zip(NAMES) {
        let (name, chance) = (locale.text(id), locale.decimal(odds.chance(outcome), 6));
        writeln!(out, "{name:<WIDTH$}{chance}  {}/{}", odds.counts[outcome as usize], odds.total)?;
    }
    Ok(())
}

/// One pair as a line of the table of all.
fn write_line(out: &mut dyn Write, locale: &Locale, attacker: Creature, defender: Creature) -> Result<(), Failure> {
    let odds = odds(attacker, defender);
    let chances = Outcome::ALL.map(|outcome| format!("{:<WIDTH$}", locale.decimal(odds.chance(outcome), 6))).concat();
    let counts = odds.counts.map(|count| count.to_string()).join(" ");
    // As text: the numbers of messages are not exact above 2^53.
    let exactly = locale.format("odds-of", &[("counts", counts.into()), ("total", odds.total.to_string().into())]);
    writeln!(out, "{:<10}{:<10}{chances}{exactly}", attacker.id(), defender.id())?;
    Ok(())
}

fn as_json(attacker: Creature, defender: Creature) -> Value {
    let odds = odds(attacker, defender);
    let [kill, push, counter_push, counter_kill] = odds.counts.map(|count| [count, odds.total]);
    json!({
        "attacker": attacker.id(),
        "defender": defender.id(),
        "kill": kill,
        "push": push,
        "counter_push": counter_push,
        "counter_kill": counter_kill,
    })
}
