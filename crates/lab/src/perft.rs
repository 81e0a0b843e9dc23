//! `perft GAME DEPTH`: counts the sequences of exactly so many decisions.

use std::io::{self, BufRead, Read, Write};

use holochess::cli::{
    Failure, GameArgs,
    numbers::{ThreadArgs, whole},
};
use holochess_locale::Words;
use holochess_rules::{
    Options, Rules, RulesVisitor,
    perft::{divide, perft_on},
    setup::read_position,
    with_rules,
};

/// The depth up to which counting is offered; no machine ever gets there.
const DEEPEST: u64 = 99;

/// The most bytes of a line with a position; the longest, sixty pawns on the star, has a tenth of it.
const LONGEST_LINE: usize = 4096;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// How many actions deep
    #[arg(value_name = "DEPTH", value_parser = whole::<u32>(0..=DEEPEST), allow_negative_numbers = true)]
    depth: u32,

    /// The position to count from (default: the start; where it is dealt, the deal in the rulebook's order);
    /// - reads many, one per line, from standard input
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    position: Option<String>,

    #[command(flatten)]
    threads: ThreadArgs,

    /// One line per first action instead of one per depth
    #[arg(long)]
    divide: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut counting = PerftRun { args, threads: args.threads.count(), options: args.game.options()?, out };
    match args.position.as_deref() {
        Some("-") => counting.count_lines(io::stdin().lock()),
        position => {
            let players = args.game.players_in(position)?;
            counting.with(players, CountOne(position))
        }
    }
}

/// What all counts of a run have in common.
struct PerftRun<'a> {
    args: &'a Args,
    threads: usize,
    options: Options,
    out: &'a mut dyn Write,
}

impl PerftRun<'_> {
    /// Counts by the rules for this number of players.
    fn with(&mut self, players: usize, what: impl Count) -> Result<(), Failure> {
        let (game, options) = (self.args.game.game, self.options.clone());
        with_rules(game, &options, players, Run { counting: self, what })?
    }

    /// The depths that are counted. To no depth there is one sequence: none.
    fn depths(&self) -> std::ops::RangeInclusive<u32> {
        self.args.depth.min(1)..=self.args.depth
    }

    /// Many positions, a line each with its counts behind it, in the order in which they come.
    fn count_lines(&mut self, mut input: impl BufRead) -> Result<(), Failure> {
        if self.args.divide {
            return Err(Failure::wrong(Words::new("perft-divide-one")));
        }
        for number in 1_usize.. {
            let place = || Words::new("error-line").with("line", number);
            let Some(line) = next_line(&mut input).map_err(|failure| failure.within(place()))? else { break };
            if line.is_empty() {
                continue;
            }
            let players = self.args.game.players_in(Some(&line));
            let counted = players.and_then(|players| self.with(players, CountInLine(&line)));
            counted.map_err(|failure| failure.within(place()))?;
        }
        Ok(())
    }
}

/// The next line without its end; `None` at the end of input. Of a line that is too long, no more is read than the longest position
/// has.
fn next_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    // Two bytes more for the line's end, and one that is too many.
    input.by_ref().take(LONGEST_LINE as u64 + 3).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    let end = [&b"\r\n"[..], b"\n"].into_iter().find(|end| line.ends_with(end)).map_or(0, <[u8]>::len);
    line.truncate(line.len() - end);
    if line.len() > LONGEST_LINE {
        return Err(Failure::wrong(Words::new("perft-line-too-long").with("most", LONGEST_LINE)));
    }
    String::from_utf8(line).map(Some).map_err(|_| Failure::wrong(Words::new("perft-line-not-text")))
}

/// Something to be counted by typed rules.
trait Count {
    fn count<R: Rules>(self, counting: &mut PerftRun, rules: &R) -> Result<(), Failure>;
}

/// Calls the count with the rules of the game.
struct Run<'a, 'b, C> {
    counting: &'a mut PerftRun<'b>,
    what: C,
}

impl<C: Count> RulesVisitor for Run<'_, '_, C> {
    type Output = Result<(), Failure>;

    fn visit<R: Rules>(self, rules: R) -> Self::Output {
        self.what.count(self.counting, &rules)
    }
}

/// One position, or the start: a line for each depth or first action, flushed as soon as it is known.
struct CountOne<'a>(Option<&'a str>);

impl Count for CountOne<'_> {
    fn count<R: Rules>(self, counting: &mut PerftRun, rules: &R) -> Result<(), Failure> {
        let position = match self.0 {
            Some(line) => read_position(rules, line)?,
            None => rules.start(),
        };
        if counting.args.divide {
            for (action, count) in divide(rules, &position, counting.args.depth, counting.threads) {
                writeln!(counting.out, "{}\t{count}", rules.action_text(action))?;
            }
            return Ok(());
        }
        for depth in counting.depths() {
            writeln!(counting.out, "{depth}\t{}", perft_on(rules, &position, depth, counting.threads))?;
            counting.out.flush()?;
        }
        Ok(())
    }
}

/// One of many positions: all depths in one line.
struct CountInLine<'a>(&'a str);

impl Count for CountInLine<'_> {
    fn count<R: Rules>(self, counting: &mut PerftRun, rules: &R) -> Result<(), Failure> {
        let position = read_position(rules, self.0)?;
        write!(counting.out, "{}", self.0)?;
        for depth in counting.depths() {
            write!(counting.out, "\t{}", perft_on(rules, &position, depth, counting.threads))?;
        }
        writeln!(counting.out)?;
        // A program that sends line by line may be waiting for this answer.
        counting.out.flush()?;
        Ok(())
    }
}
