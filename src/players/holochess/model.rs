//! The learned judgement: a small network over the [`features`], and the file that it is kept in.
//!
//! The first of its units passes its sum on as it is, the others only what is above zero; a weighted sum of them all, through the
//! logistic function, is the chance of the side to move. How many creatures are left says with which weights they are summed: what
//! matters among eight is not what matters among three. Nothing but additions and multiplications in a fixed order, so every
//! platform finds the same.

use std::{fmt::Write, sync::LazyLock};

use thiserror::Error;

use super::features::{self, Features};

/// Units of the network.
pub const WIDTH: usize = 32;

/// The first line of a file of weights.
const HEADER: &str = "holochess-weights 2";

/// Weights of the result for so many numbers of creatures: up to three, four, five, six, seven, eight.
pub const STAGES: usize = 6;

/// The weights of the network.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What each feature adds to each unit.
    pub first: Vec<[f32; WIDTH]>,
    /// What each unit adds to the result, at each stage of the match.
    pub second: [[f32; WIDTH]; STAGES],
}

/// Why a text is no file of weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It is something else.
    #[error("it does not begin with {HEADER:?}")]
    Header,
    /// A line that should be there is not, or is another.
    #[error("line {line}: {wanted:?} and {WIDTH} numbers are wanted")]
    Line {
        /// Which, from 1.
        line: usize,
        /// Whose weights should stand there.
        wanted: String,
    },
}

impl Weights {
    /// Weights that know nothing yet, drawn from these numbers between 0 and 1.
    pub fn drawn(mut draw: impl FnMut() -> f32) -> Self {
        let mut unit = |scale: f32| scale * (2.0 * draw() - 1.0);
        let first = (0..features::COUNT)
            .map(|_| std::array::from_fn(|index| if index == 0 { 0.0 } else { unit(0.15) }))
            .collect();
        let second = std::array::from_fn(|index| if index == 0 { 1.0 } else { unit(0.3) });
        Self { first, second: [second; STAGES] }
    }

    /// The sums of the units for these features.
    pub fn sums(&self, features: &Features) -> [f32; WIDTH] {
        let mut sums = [0.0; WIDTH];
        for &(feature, value) in features.list() {
            for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(feature)]) {
                *sum += weight * value;
            }
        }
        sums
    }

    /// What the units pass on of their sums.
    pub fn passed_on(mut sums: [f32; WIDTH]) -> [f32; WIDTH] {
        for sum in &mut sums[1..] {
            *sum = sum.max(0.0);
        }
        sums
    }

    /// The log odds of the side to move.
    pub fn log_odds(&self, features: &Features) -> f32 {
        let units = Self::passed_on(self.sums(features));
        units.iter().zip(&self.second[features.node_kind()]).map(|(unit, weight)| unit * weight).sum()
    }

    /// The chance of the side to move to win.
    pub fn chance(&self, features: &Features) -> f64 {
        logistic(f64::from(self.log_odds(features)))
    }

    /// The file: a line a feature, with its name. Lines that begin with `#` say how it was made.
    pub fn to_text(&self, hint_reasons: &[String]) -> String {
        let mut text = format!("{HEADER}\n");
        // Writing to a string cannot fail.
        for remark in hint_reasons {
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
    /// Which line is not as it should be.
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
        let mut second = [[0.0; WIDTH]; STAGES];
        for (weights, name) in second.iter_mut().zip(result_names()) {
            *weights = row(name)?;
        }
        Ok(Self { first, second })
    }
}

/// The names of the last lines.
fn result_names() -> impl Iterator<Item = String> {
    (0..STAGES).map(|stage| format!("result.{}", stage + 3))
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

/// The logistic function by additions and multiplications alone, so that it is the same everywhere.
pub fn logistic(x: f64) -> f64 {
    let step = x.clamp(-30.0, 30.0) / -256.0;
    // e^step by its series, then squared eight times.
    let mut power = 1.0 + step * (1.0 + step / 2.0 * (1.0 + step / 3.0 * (1.0 + step / 4.0 * (1.0 + step / 5.0))));
    for _ in 0..8 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

/// The inverse of [`logistic`], for chances that are not certain; nothing but exactly rounded operations.
pub fn log_odds(chance: f64) -> f64 {
    let mut root = chance / (1.0 - chance);
    for _ in 0..5 {
        root = root.sqrt();
    }
    // The logarithm of what is near 1 by its series.
    let part = (root - 1.0) / (root + 1.0);
    let square = part * part;
    64.0 * part * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square / 9.0))))
}

/// The weights that come with the game; the file says which command made it.
pub static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_text(include_str!("../../../assets/players/holochess.weights"))
        .expect("a test reads the file that is built in")
});
