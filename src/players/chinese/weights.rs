//! What has been learned about Chinese Checkers: how many turns each feature costs, and the file that says so.

use std::{fmt::Write as _, sync::LazyLock};

use thiserror::Error;

use super::features;
use crate::rules::chinese::{Position, Triangle};

/// The first line of a file of weights.
const HEADER: &str = "chinese-weights 1";

/// Weights are kept in thousandths of a turn, so that sums are the same on every platform.
pub(super) const TURN: i64 = 1_000;

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

    /// The scale of chances where somebody has so many thousandths of a turn left.
    pub(super) fn error(&self, turns: i64) -> i64 {
        self.error[0] + self.error[1] * turns.max(0) / (TURN * TURN)
    }

    /// From what a fit found, in turns.
    pub(super) fn of(base: f64, by_feature: &[f64], error: [f64; 2]) -> Self {
        let thousandths = |turns: f64| (turns * TURN as f64).round() as i64;
        Self {
            base: thousandths(base),
            by_feature: by_feature.iter().copied().map(thousandths).collect(),
            // Turns a turn, in millionths.
            error: [thousandths(error[0]).max(1), thousandths(error[1] * TURN as f64).max(0)],
        }
    }

    /// What is assumed before anything is learned, in turns; the features' part is [`features::first_guess`].
    pub(super) const GUESSED_BASE: f64 = -3.2;
    /// Likewise how far off that is.
    pub(super) const GUESSED_ERROR: [f64; 2] = [1.0, 0.1];

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
        let [base, error, growth, by_feature @ ..] = &list[..] else {
            return Err(WeightsError::Header);
        };
        Ok(Self { base: *base, by_feature: by_feature.to_vec(), error: [(*error).max(1), (*growth).max(0)] })
    }

    /// All weights in the order of [`names`].
    fn list(&self) -> Vec<i64> {
        [self.base].into_iter().chain(self.error).chain(self.by_feature.iter().copied()).collect()
    }
}

fn names() -> Vec<String> {
    ["base", "error", "error-growth"].map(str::to_owned).into_iter().chain(features::names()).collect()
}

/// The weights that come with the game; the file says which command made it.
pub(super) static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_text(include_str!("../../../assets/players/chinese.weights"))
        .expect("a test reads the file that is built in")
});
