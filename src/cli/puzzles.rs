//! `puzzles groi|revised`: positions with one single action that wins, or that holds the draw; `puzzles holochess`: endings in which one
//! action has clearly the best chance.

use std::io::Write;

use serde_json::json;

use super::{
    Failure, GameChoice,
    numbers::{seed, whole},
    tablebase::from_cache,
    write_json,
};
use crate::{
    locale::{Locale, Words},
    players::{
        holochess::endings::SHIPPED,
        puzzles::{FindOptions, Puzzle, find, find_endings},
    },
    rules::{GameId, dejarik::RuleSet},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// How many
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(1..=1000), allow_negative_numbers = true)]
    count: usize,

    /// Dejarik: only wins in exactly so many plies; without it of every grade about as many
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=200), allow_negative_numbers = true)]
    depth: Option<u16>,

    /// Which positions are drawn
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    seed: u64,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    let game = args.game.game;
    let options = FindOptions { count: args.count, depth: args.depth, seed: args.seed };
    let puzzles = if let Some(rules) = RuleSet::of(game) {
        find(&from_cache(rules, locale), options, |_| {})
    } else if game == GameId::Holochess {
        if args.depth.is_some() {
            return Err(Failure::at("--depth", Words::new("puzzles-no-depth")));
        }
        let endings = SHIPPED.as_ref().ok_or_else(|| Failure::missing(Words::new("probe-none-shipped")))?;
        find_endings(endings, options, |_| {})
    } else {
        return Err(Failure::at(game.id(), Words::new("puzzles-none")));
    };
    if args.json {
        return write_json(out, &json!({ "puzzles": puzzles }));
    }
    for puzzle in &puzzles {
        tell(puzzle, locale, out)?;
    }
    if puzzles.len() < args.count {
        writeln!(out, "{}", locale.format("puzzles-no-more", &[("count", puzzles.len().into())]))?;
    }
    Ok(())
}

fn tell(puzzle: &Puzzle, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = [
        ("grade", puzzle.grade.into()),
        ("task", locale.say(&puzzle.task()).into()),
        ("line", puzzle.line.join(" ").into()),
    ];
    writeln!(out, "{}\n  {}", puzzle.position, locale.format("puzzles-one", &arguments))?;
    Ok(())
}
