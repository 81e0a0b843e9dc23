//! A message that is chosen where the language is not known: errors carry one.

use super::Value;

/// The id of a message and its variables; [`Locale::say`](super::Locale::say) turns it into text.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    /// The id in the language files.
    pub id: &'static str,
    /// Its variables.
    pub arguments: Vec<(&'static str, Value<'static>)>,
    /// Its variables that are messages themselves.
    pub parts: Vec<(&'static str, Self)>,
}

impl Words {
    /// A message without variables.
    pub const fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new(), parts: Vec::new() }
    }

    /// The same with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// The same with one more variable that is a message itself.
    #[must_use]
    pub fn with_words(mut self, name: &'static str, part: Self) -> Self {
        self.parts.push((name, part));
        self
    }
}
