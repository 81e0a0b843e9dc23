//! A message that is chosen where the language is not known: errors carry one.

use fluent_bundle::types::FluentNumber;

use super::Value;

/// A variable of a message. Unlike [`Value`] it can be shared between threads, so errors may carry messages.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Argument {
    /// Text.
    Text(String),
    /// A number, with how it is written.
    Number(FluentNumber),
    /// A message.
    Words(Words),
}

/// The id of a message and its variables; [`Locale::say`](super::Locale::say) turns it into text.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    /// The id in the language files.
    pub id: &'static str,
    /// Its variables.
    pub(super) arguments: Vec<(&'static str, Argument)>,
}

impl Words {
    /// A message without variables.
    pub const fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// The same with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        let argument = match value.into() {
            Value::String(text) => Argument::Text(text.into_owned()),
            Value::Number(number) => Argument::Number(number),
            // No message has any other kind of variable.
            _ => Argument::Text(String::new()),
        };
        self.arguments.push((name, argument));
        self
    }

    /// The same with one more variable that is a message itself.
    #[must_use]
    pub fn with_words(mut self, name: &'static str, part: Self) -> Self {
        self.arguments.push((name, Argument::Words(part)));
        self
    }
}
