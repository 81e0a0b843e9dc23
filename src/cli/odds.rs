//! `odds ATTACKER DEFENDER`, `odds --all`: the exact chances of an attack.

use std::io::Write;

use serde_json::{Value, json};

use super::{Failure, duel::creature_parser, write_json};
use crate::rules::{
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

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let all = || Creature::ALL.into_iter().flat_map(|first| Creature::ALL.map(|second| (first, second)));
    match (args.attacker, args.defender, args.json) {
        (Some(attacker), Some(defender), true) => write_json(out, &as_json(attacker, defender)),
        (Some(attacker), Some(defender), false) => write_pair(out, attacker, defender),
        (_, _, true) => {
            let pairs: Vec<Value> = all().map(|(attacker, defender)| as_json(attacker, defender)).collect();
            write_json(out, &json!({ "odds": pairs }))
        }
        (_, _, false) => {
            writeln!(
                out,
                "attacker defender     kill     push  counter-push counter-kill  exactly, in the same order"
            )?;
            for (attacker, defender) in all() {
                write_line(out, attacker, defender)?;
            }
            Ok(())
        }
    }
}

/// One pair, spelled out.
fn write_pair(out: &mut dyn Write, attacker: Creature, defender: Creature) -> Result<(), Failure> {
    let odds = odds(attacker, defender);
    writeln!(
        out,
        "{} attacks {}: {} dice against {}",
        attacker.name(),
        defender.name(),
        attacker.ratings().attack,
        defender.ratings().defence
    )?;
    for (outcome, name) in Outcome::ALL.into_iter().zip(["kill", "push", "counter-push", "counter-kill"]) {
        writeln!(out, "{name:<12}  {:.6}  {}/{}", odds.chance(outcome), odds.counts[outcome as usize], odds.total)?;
    }
    Ok(())
}

/// One pair as a line of the table of all.
fn write_line(out: &mut dyn Write, attacker: Creature, defender: Creature) -> Result<(), Failure> {
    let odds = odds(attacker, defender);
    let [kill, push, counter_push, counter_kill] = Outcome::ALL.map(|outcome| odds.chance(outcome));
    let [n1, n2, n3, n4] = odds.counts;
    writeln!(
        out,
        "{:<8} {:<8} {kill:.6} {push:.6}      {counter_push:.6}     {counter_kill:.6}  {n1} {n2} {n3} {n4} of {}",
        attacker.id(),
        defender.id(),
        odds.total
    )?;
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
