//! A message that is chosen where the language is not known: errors carry one.

use super::Value;

/// The id of a message and its variables; [`Locale::say`](super::Locale::say) turns it into text.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    /// The id in the language files.
    pub id: &'static str,
    /// Its variables.
    pub arguments: Vec<(&'static str, Value<'static>)>,
}

impl Words {
    /// A message without variables.
    pub const fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// The same with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}
