//! `perft GAME DEPTH`: counts the sequences of exactly so many decisions.

use std::{
    io::{self, BufRead, Write},
    num::NonZero,
    thread,
};

use super::{Failure, GameArgs};
use crate::rules::{
    Rules, RulesVisitor,
    perft::{divide, perft_on},
    play::read_position,
    with_rules,
};

/// The depth up to which counting is offered; no machine ever gets there.
const DEEPEST: i64 = 99;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// How many decisions deep
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,

    /// The position to count from (default: the start; where it is dealt, the deal in the rulebook's order);
    /// - reads many, one a line, from standard input
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    position: Option<String>,

    /// How many threads count (default: one a core)
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,

    /// One line a first action instead of one a depth
    #[arg(long)]
    divide: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let count = Count { args, threads, out };
    with_rules(args.game.game, &args.game.options()?, args.game.players(), count).map_err(Failure::input)?
}

struct Count<'a> {
    args: &'a Args,
    threads: usize,
    out: &'a mut dyn Write,
}

impl RulesVisitor for Count<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Rules>(mut self, rules: R) -> Self::Output {
        match self.args.position.as_deref() {
            Some("-") => self.count_lines(&rules, io::stdin().lock()),
            Some(line) => {
                let position = read_position(&rules, line).map_err(Failure::input)?;
                self.count_one(&rules, &position)
            }
            None => self.count_one(&rules, &rules.start()),
        }
    }
}

impl Count<'_> {
    /// The depths that are counted. To no depth there is one sequence: none.
    fn depths(&self) -> std::ops::RangeInclusive<u32> {
        self.args.depth.min(1)..=self.args.depth
    }

    /// One position, a line a depth or a first action. Each line is sent off as soon as it is known.
    fn count_one<R: Rules>(&mut self, rules: &R, position: &R::Position) -> Result<(), Failure> {
        if self.args.divide {
            for (action, count) in divide(rules, position, self.args.depth, self.threads) {
                writeln!(self.out, "{}\t{count}", rules.action_text(action))?;
            }
            return Ok(());
        }
        for depth in self.depths() {
            writeln!(self.out, "{depth}\t{}", perft_on(rules, position, depth, self.threads))?;
            self.out.flush()?;
        }
        Ok(())
    }

    /// Many positions, a line each with its counts behind it, in the order in which they come.
    fn count_lines<R: Rules>(&mut self, rules: &R, input: impl BufRead) -> Result<(), Failure> {
        if self.args.divide {
            return Err(Failure::Input(
                "--divide shows one position; give it with --position LINE instead of --position -".to_owned(),
            ));
        }
        for (number, line) in input.lines().enumerate() {
            let line = line?;
            if line.is_empty() {
                continue;
            }
            let position = read_position(rules, &line)
                .map_err(|why| Failure::Input(format!("standard input, line {}: {why}", number + 1)))?;
            write!(self.out, "{line}")?;
            for depth in self.depths() {
                write!(self.out, "\t{}", perft_on(rules, &position, depth, self.threads))?;
            }
            writeln!(self.out)?;
            // Whoever feeds us line by line may be waiting for this one.
            self.out.flush()?;
        }
        Ok(())
    }
}
