//! The arguments of `arena`.

use std::{path::PathBuf, time::Duration};

use crate::{parts::Part, think::seconds};
use holochess::cli::{
    GameChoice,
    numbers::{ThreadArgs, seed, whole},
    usage::Fault,
};
use holochess_rules::Seat;

/// The most matches of a pairing.
const MOST_GAMES: u64 = 10_000_000;
/// With --ladder: the default for the most matches of an undecided step.
pub(super) const STEP_GAMES: u32 = 2000;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub(super) game: GameChoice,

    /// The players' levels, as many as play at one table
    #[arg(long, value_name = "A,B", value_delimiter = ',', required_unless_present = "ladder")]
    pub(super) players: Vec<String>,

    /// Every level against the one below it until a sequential test is decided, and against the one below that for as many matches
    /// as --games says; ratings for all of them
    #[arg(long, conflicts_with_all = ["players", "sprt", "time", "json"])]
    pub(super) ladder: bool,

    /// With --ladder: the most matches for a step that stays undecided [default: 2000]
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=MOST_GAMES), allow_negative_numbers = true)]
    pub(super) step_games: Option<u32>,

    /// With --ladder: the number of players at a table; two levels take turns round it [default: 2]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(2..=Seat::MOST as u64), allow_negative_numbers = true)]
    pub(super) seats: Option<usize>,

    /// With --ladder: where the ratings go; with --part: where the matches played go
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,

    /// Stops as soon as it is clear, with 5% error, whether the first player's score is the second of these rather than the first
    #[arg(long, value_name = "LOW,HIGH", value_parser = scores)]
    pub(super) sprt: Option<[f64; 2]>,

    /// How many matches
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=MOST_GAMES), allow_negative_numbers = true)]
    pub(super) games: u32,

    /// The seed of the first deal; the next deals count up from it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub(super) seed: u64,

    /// The most seconds per action, for players that search
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    pub(super) time: Option<Duration>,

    /// Plays only this part, such as 2/8, and writes it for `merge`: every deal, or with --ladder every pairing, belongs to one part
    #[arg(long, value_name = "K/N", value_parser = Part::read, requires = "out", conflicts_with = "json")]
    pub(super) part: Option<Part>,

    /// Gives 0 for thinking times, so that two runs give the same bytes
    #[arg(long)]
    pub(super) no_times: bool,

    #[command(flatten)]
    pub(super) threads: ThreadArgs,

    /// One JSON object
    #[arg(long)]
    pub(super) json: bool,
}

impl Args {
    /// The command of the whole, as arguments.
    pub(super) fn command(&self) -> Vec<String> {
        let mut command = vec!["arena".to_owned()];
        command.extend(self.game.arguments());
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                command.extend([name.to_owned(), value]);
            }
        };
        add("--players", (!self.ladder).then(|| self.players.join(",")));
        add("--step-games", self.step_games.map(|games| games.to_string()));
        add("--seats", self.seats.map(|seats| seats.to_string()));
        add("--sprt", self.sprt.map(|[low, high]| format!("{low},{high}")));
        add("--games", Some(self.games.to_string()));
        add("--seed", Some(self.seed.to_string()));
        add("--time", self.time.map(|time| time.as_secs_f64().to_string()));
        for (given, name) in [(self.ladder, "--ladder"), (self.no_times, "--no-times")] {
            command.extend(given.then(|| name.to_owned()));
        }
        command
    }
}

/// Reads two scores.
fn scores(text: &str) -> Result<[f64; 2], Fault> {
    let wanted = || Fault::new("number-scores");
    let (low, high) = text.split_once(',').ok_or_else(wanted)?;
    let [low, high] = [low, high].map(|score| score.trim().parse::<f64>().ok().filter(|s| *s > 0.0 && *s < 1.0));
    match (low, high) {
        (Some(low), Some(high)) if low < high => Ok([low, high]),
        _ => Err(wanted()),
    }
}
