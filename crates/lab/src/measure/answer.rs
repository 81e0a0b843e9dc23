//! What a measure answers: the middle of what was measured, and whether its bound was kept.

use holochess::cli::{Failure, words::LanguageArgs};
use holochess_platform as platform;

/// The middle one.
pub(super) fn median<T: PartialOrd + Copy>(mut values: Vec<T>) -> T {
    values.sort_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    values[values.len() / 2]
}

/// The answer: yes, or that a bound was not kept; which one is written already.
pub(super) fn verdict(kept: bool) -> Result<(), Failure> {
    if kept {
        Ok(())
    } else {
        Err(Failure::No(Some(LanguageArgs::of_arguments(platform::arguments()).locale().text("measure-not-kept"))))
    }
}
