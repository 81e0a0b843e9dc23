//! `puzzles groi|revised`: positions with one single action that wins, or that holds the draw; `puzzles holochess`: endings in which one
//! action has clearly the best chance.

use std::{collections::HashSet, io::Write, path::PathBuf};

use serde_json::json;

use super::parts::{self, JoinedParts, Part};
use holochess::cli::{
    Failure, GameChoice,
    numbers::{seed, whole},
    solved_table::from_cache,
    write_json,
};
use holochess_lab::find_puzzles::{FindOptions, Offer, choose, find, find_endings, part_of, part_of_endings};
use holochess_locale::{Locale, Words};
use holochess_players::{
    holochess::endings::{Endings, SHIPPED},
    puzzles::Puzzle,
};
use holochess_rules::{GameId, dejarik::RuleSet};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(1..=1000), allow_negative_numbers = true)]
    count: usize,

    /// Dejarik: only wins in exactly this many plies; without it, about as many of each grade
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=200), allow_negative_numbers = true)]
    depth: Option<u16>,

    /// The seed by which positions are picked
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    seed: u64,

    /// The most positions to pick [default: 200000 for each puzzle]
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..=1_000_000_000_000), allow_negative_numbers = true)]
    lots: Option<u64>,

    /// Picks only this part of the positions, such as 2/8, and writes its puzzles for `merge`
    #[arg(long, value_name = "K/N", value_parser = Part::read, requires = "lots", requires = "out", conflicts_with = "json")]
    part: Option<Part>,

    /// With --part: where its puzzles go
    #[arg(long, value_name = "FILE", requires = "part")]
    out: Option<PathBuf>,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    args.check()?;
    let options = args.find_options();
    let rules = RuleSet::for_game(args.game.game);
    if let (Some(part), Some(path)) = (args.part, &args.out) {
        let file = parts::prepare(path)?;
        let has = |lot: u64| part.has(lot as usize);
        let offers = match rules {
            Some(rules) => part_of(&from_cache(rules, locale), options, has),
            None => part_of_endings(endings()?, options, has),
        };
        parts::write(&file, &args.command(), part, &offers)?;
        let arguments = [("part", part.to_string().into()), ("count", offers.len().into())];
        writeln!(out, "{}", locale.format("part-puzzles", &arguments))?;
        return Ok(());
    }
    let puzzles = match rules {
        Some(rules) => find(&from_cache(rules, locale), options, |_| {}),
        None => find_endings(endings()?, options, |_| {}),
    };
    report(args, &puzzles, locale, out)
}

/// The puzzles, from what the parts have drawn.
///
/// # Errors
/// If what was drawn is none of these puzzles.
pub(super) fn merge(
    mut args: Args,
    joined: &JoinedParts,
    json: bool,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    args.json = json;
    args.check()?;
    let offers: Vec<Offer> = joined.results()?;
    let game = args.game.game;
    let mut drawn = HashSet::new();
    // What a part holds may be anything; each lot is drawn once, and by one part.
    let is_possible = |offer: &Offer| {
        offer.puzzle.game() == Some(game) && args.lots.is_none_or(|lots| offer.lot < lots) && offer.puzzle.is_sound()
    };
    if !offers.iter().all(|offer| is_possible(offer) && drawn.insert(offer.lot)) {
        return Err(joined.broken());
    }
    report(&args, &choose(args.game.game, args.find_options(), offers), locale, out)
}

impl Args {
    /// Whether this game has puzzles, and of such a depth.
    fn check(&self) -> Result<(), Failure> {
        self.game.options()?;
        let game = self.game.game;
        if game == GameId::Holochess && self.depth.is_some() {
            return Err(Failure::at("--depth", Words::new("puzzles-no-depth")));
        }
        if game == GameId::Holochess || RuleSet::for_game(game).is_some() {
            return Ok(());
        }
        Err(Failure::at(game.id(), Words::new("puzzles-none")))
    }

    const fn find_options(&self) -> FindOptions {
        FindOptions { count: self.count, depth: self.depth, seed: self.seed, lots: self.lots }
    }

    /// The command of the whole, as arguments.
    fn command(&self) -> Vec<String> {
        let mut command = vec!["puzzles".to_owned()];
        command.extend(self.game.arguments());
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                command.extend([name.to_owned(), value]);
            }
        };
        add("--count", Some(self.count.to_string()));
        add("--depth", self.depth.map(|depth| depth.to_string()));
        add("--seed", Some(self.seed.to_string()));
        add("--lots", self.lots.map(|lots| lots.to_string()));
        command
    }
}

/// The solved endings that come with the game.
fn endings() -> Result<&'static Endings, Failure> {
    SHIPPED.as_ref().ok_or_else(|| Failure::missing(Words::new("probe-none-shipped")))
}

/// Prints the puzzles.
fn report(args: &Args, puzzles: &[Puzzle], locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        return write_json(out, &json!({ "puzzles": puzzles }));
    }
    for puzzle in puzzles {
        write_puzzle(puzzle, locale, out)?;
    }
    if puzzles.len() < args.count {
        writeln!(out, "{}", locale.format("puzzles-no-more", &[("count", puzzles.len().into())]))?;
    }
    Ok(())
}

fn write_puzzle(puzzle: &Puzzle, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = [
        ("grade", puzzle.grade.into()),
        ("task", locale.say(&puzzle.task()).into()),
        ("line", puzzle.line.join(" ").into()),
    ];
    writeln!(out, "{}\n  {}", puzzle.position, locale.format("puzzles-one", &arguments))?;
    Ok(())
}
