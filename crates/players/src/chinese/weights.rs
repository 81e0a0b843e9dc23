//! What has been learned about Chinese Checkers: how many turns each feature costs, and the file that says so.

use std::{fmt::Write as _, sync::LazyLock};

use thiserror::Error;

use super::features;
use holochess_rules::chinese::{Position, Triangle};

/// The first line of a file of weights.
const HEADER: &str = "chinese-weights 2";

/// Weights are kept in thousandths of a turn, so that sums are the same on every platform.
pub const TURN: i64 = 1_000;
/// What 1 is in thousandths.
const THOUSAND: i64 = 1_000;

/// The numbers of seats that a table can have.
pub const TABLES: [usize; 4] = [2, 3, 4, 6];

/// The turns that a set needs to come home: a sum over its features. And how far such a sum is off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What is added for every set, in thousandths of a turn.
    base: i64,
    /// By feature, likewise.
    by_feature: Vec<i64>,
    /// How far off the sum is: near home, in thousandths of a turn, and how much more with every turn that is left, in millionths.
    /// This is the scale of the chances to win.
    error: [i64; 2],
    /// By table (see [`TABLES`]), how many times as far off the sums are there, in thousandths: the more sit there, the more come in
    /// one another's way.
    by_table: [i64; TABLES.len()],
}

/// Why a text is not a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The first line is another one.
    #[error("it does not begin with {HEADER:?}")]
    Header,
    /// A line is missing or wrong.
    #[error("line {line}: {wanted:?} and a whole number are wanted")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The feature whose weight belongs there.
        wanted: String,
    },
}

impl Weights {
    /// The turns that a set still needs, in thousandths.
    pub fn turns(&self, position: &Position, set: Triangle) -> i64 {
        let mut turns = self.base;
        features::visit(position, set, |feature, times| turns += self.by_feature[feature] * i64::from(times));
        turns
    }

    /// The scale of chances at a table with so many seats, where the leader still needs `turns` thousandths of a turn.
    pub fn error(&self, seats: usize, turns: i64) -> i64 {
        let table = TABLES.iter().position(|&table| table == seats).unwrap_or(0);
        let error = self.error[0] + self.error[1] * turns.max(0) / (TURN * TURN);
        (error * self.by_table[table] / THOUSAND).max(1)
    }

    /// From what a fit found, in turns.
    pub fn from_fit(base: f64, by_feature: &[f64], error: [f64; 2], by_table: [f64; TABLES.len()]) -> Self {
        let thousandths = |turns: f64| (turns * TURN as f64).round() as i64;
        Self {
            base: thousandths(base),
            by_feature: by_feature.iter().copied().map(thousandths).collect(),
            // Turns a turn, in millionths.
            error: [thousandths(error[0]).max(1), thousandths(error[1] * TURN as f64).max(0)],
            by_table: by_table.map(|times| thousandths(times).max(1)),
        }
    }

    /// What is assumed before anything is learned, in turns; the features' part is [`features::first_guess`].
    pub const GUESSED_BASE: f64 = -3.2;
    /// Likewise how far off that is.
    pub const GUESSED_ERROR: [f64; 2] = [1.0, 0.1];
    /// Likewise how many times as far off at each table.
    pub const GUESSED_BY_TABLE: [f64; TABLES.len()] = [1.0; TABLES.len()];

    /// The text of the file: a line a weight, with its name. Lines that begin with `#` say how it was made.
    pub fn to_text(&self, remarks: &[String]) -> String {
        let mut text = format!("{HEADER}\n");
        // Writing to a string cannot fail.
        for remark in remarks {
            let _ = writeln!(text, "# {remark}");
        }
        for (name, weight) in names().into_iter().zip(self.list()) {
            let _ = writeln!(text, "{name} {weight}");
        }
        text
    }

    /// Reads the file.
    ///
    /// # Errors
    /// The line that is wrong.
    pub fn from_text(text: &str) -> Result<Self, WeightsError> {
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(WeightsError::Header);
        }
        let mut lines = lines.filter(|(_, line)| !line.starts_with('#'));
        let mut weight = |name: String| {
            let (index, line) = lines.next().unwrap_or((text.lines().count(), ""));
            // No weight is anywhere near a million turns, and no sum of them overflows.
            let number = line.strip_prefix(&name).and_then(|rest| rest.strip_prefix(' ')?.parse().ok());
            let number = number.filter(|weight: &i64| weight.unsigned_abs() < 1_000_000_000);
            number.ok_or(WeightsError::Line { line: index + 1, wanted: name })
        };
        let list = names().into_iter().map(&mut weight).collect::<Result<Vec<_>, _>>()?;
        let [base, error, growth, two, three, four, six, by_feature @ ..] = &list[..] else {
            return Err(WeightsError::Header);
        };
        Ok(Self {
            base: *base,
            by_feature: by_feature.to_vec(),
            error: [(*error).max(1), (*growth).max(0)],
            by_table: [two, three, four, six].map(|times| (*times).max(1)),
        })
    }

    /// All weights in the order of [`names`].
    fn list(&self) -> Vec<i64> {
        [self.base].into_iter().chain(self.error).chain(self.by_table).chain(self.by_feature.iter().copied()).collect()
    }
}

fn names() -> Vec<String> {
    let single = ["base", "error", "error-growth"].map(str::to_owned).into_iter();
    single.chain(TABLES.map(|seats| format!("error-at.{seats}"))).chain(features::names()).collect()
}

/// The weights that come with the game; the file says which command made it.
pub static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_text(include_str!("../../../../assets/players/chinese.weights"))
        .expect("a test reads the file that is built in")
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_towards_the_tip_is_worth_something() {
        let ascents = features::ascents();
        assert!(ascents.len() > 100, "{}", ascents.len());
        for [greater, less] in ascents {
            let [more, fewer] = [greater, less].map(|feature| SHIPPED.by_feature[feature]);
            assert!(more > fewer, "{} {more}, {} {fewer}", features::names()[greater], features::names()[less]);
        }
    }

    #[test]
    fn with_more_seats_chances_are_less_sure() {
        let [two, .., six] = TABLES.map(|seats| SHIPPED.error(seats, 10 * TURN));
        assert!(six > two, "{six} at a table of six, {two} at one of two");
    }
}
