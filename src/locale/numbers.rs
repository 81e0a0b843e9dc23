//! Numbers as each language writes them.

use super::{Language, Locale};

/// Between a number and its unit: as wide as a space, but no place for a line to break.
const NO_BREAK: char = '\u{a0}';

impl Locale {
    /// A number with so many decimal places: `0.5` in English, `0,5` in French.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        match self.language() {
            Language::English => text,
            Language::French => text.replace('.', ","),
        }
    }

    /// A chance from 0 to 1 as per cent with so many decimal places: `53.1%` in English, `53,1 %` in French.
    pub fn percent(&self, chance: f64, places: usize) -> String {
        let number = self.decimal(chance * 100.0, places);
        match self.language() {
            Language::English => format!("{number}%"),
            Language::French => format!("{number}{NO_BREAK}%"),
        }
    }
}
