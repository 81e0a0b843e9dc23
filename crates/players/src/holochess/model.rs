//! The trained network over the [`features`], and its file format.
//!
//! One hidden layer: the first unit is linear, the others are rectified linear. A weighted sum of the units through the logistic
//! function is the chance of the side to move. The output weights depend on the number of creatures left. All arithmetic is
//! additions and multiplications in a fixed order, so that every platform computes the same bits.

use std::{fmt::Write, sync::LazyLock};

use thiserror::Error;

use super::features::{self, Features};
pub use crate::logistic::{log_odds, logistic};

/// The number of hidden units.
pub const WIDTH: usize = 32;

/// The first line of a weights file.
const HEADER: &str = "holochess-weights 2";

/// The number of output buckets, each with its own output weights: up to three creatures, four, five, six, seven, eight.
pub const BUCKETS: usize = 6;

/// The weights of the network.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Input weights by feature and unit.
    pub first: Vec<[f32; WIDTH]>,
    /// Output weights by bucket and unit.
    pub second: [[f32; WIDTH]; BUCKETS],
}

/// Why a text is not a weights file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The first line is another one.
    #[error("it does not begin with {HEADER:?}")]
    Header,
    /// A line is missing or wrong.
    #[error("line {line}: {wanted:?} and {WIDTH} numbers are wanted")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The feature or bucket whose weights belong there.
        wanted: String,
    },
}

impl Weights {
    /// Initial weights, from random numbers between 0 and 1.
    pub fn drawn(mut draw: impl FnMut() -> f32) -> Self {
        let mut unit = |scale: f32| scale * (2.0 * draw() - 1.0);
        let first = (0..features::COUNT)
            .map(|_| std::array::from_fn(|index| if index == 0 { 0.0 } else { unit(0.15) }))
            .collect();
        let second = std::array::from_fn(|index| if index == 0 { 1.0 } else { unit(0.3) });
        Self { first, second: [second; BUCKETS] }
    }

    /// The input sums of the units for these features.
    pub fn sums(&self, features: &Features) -> [f32; WIDTH] {
        let mut sums = [0.0; WIDTH];
        for &(feature, value) in features.list() {
            for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(feature)]) {
                *sum += weight * value;
            }
        }
        sums
    }

    /// The activations of the units.
    pub fn passed_on(mut sums: [f32; WIDTH]) -> [f32; WIDTH] {
        for sum in &mut sums[1..] {
            *sum = sum.max(0.0);
        }
        sums
    }

    /// The log odds of the side to move.
    pub fn log_odds(&self, features: &Features) -> f32 {
        let units = Self::passed_on(self.sums(features));
        units.iter().zip(&self.second[features.bucket()]).map(|(unit, weight)| unit * weight).sum()
    }

    /// The chance of the side to move to win.
    pub fn chance(&self, features: &Features) -> f64 {
        logistic(f64::from(self.log_odds(features)))
    }

    /// The text of the file: a line a feature, with its name, after these remarks on how it was made, each a line that begins with `#`.
    pub fn to_text(&self, remarks: &[String]) -> String {
        let mut text = format!("{HEADER}\n");
        // Writing to a string cannot fail.
        for remark in remarks {
            let _ = writeln!(text, "# {remark}");
        }
        let rows = self.first.iter().chain(&self.second);
        for (name, row) in features::names().into_iter().chain(result_names()).zip(rows) {
            text.push_str(&name);
            for weight in row {
                let _ = write!(text, " {weight:.5}");
            }
            text.push('\n');
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
        let mut row = |name: String| {
            let (index, line) = lines.next().unwrap_or((text.lines().count(), ""));
            read_row(line, &name).ok_or(WeightsError::Line { line: index + 1, wanted: name })
        };
        let first = features::names().into_iter().map(&mut row).collect::<Result<Vec<_>, _>>()?;
        let mut second = [[0.0; WIDTH]; BUCKETS];
        for (weights, name) in second.iter_mut().zip(result_names()) {
            *weights = row(name)?;
        }
        Ok(Self { first, second })
    }
}

/// The names of the output lines.
fn result_names() -> impl Iterator<Item = String> {
    (0..BUCKETS).map(|bucket| format!("result.{}", bucket + 3))
}

fn read_row(line: &str, name: &str) -> Option<[f32; WIDTH]> {
    let mut words = line.split(' ');
    if words.next()? != name {
        return None;
    }
    let mut row = [0.0; WIDTH];
    for weight in &mut row {
        *weight = words.next()?.parse().ok().filter(|weight: &f32| weight.is_finite())?;
    }
    words.next().is_none().then_some(row)
}

/// The weights that come with the game; the file says which command made it.
pub static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_text(include_str!("../../../../assets/players/holochess.weights"))
        .expect("a test reads the file that is built in")
});
