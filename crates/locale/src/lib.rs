//! The words: Fluent files of every language, built in.
//!
//! Everything that a person reads comes from `assets/locales/LANGUAGE/*.ftl`, each area in a file of its own. The build puts English
//! where a language lacks a message, and fails where English has none, so what is found in one is there in all. `help.ftl`, the help of
//! the command line, is the exception: English has it in the code (`src/cli/help.rs`).

mod files_in_words;
mod foreign;
mod json_faults;
mod language;
mod numbers;
mod position_faults;
mod refusals;
mod setup_faults;

mod words;

pub use files_in_words::file_error;
pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
pub use foreign::{excerpt, file_name, harmless, is_harmless, is_name, is_readable_name, reason, tidy_name};
pub use json_faults::json_error;
pub use language::Language;
pub use refusals::{piece_name, piece_name_at, refusal, refusal_naming};
pub use setup_faults::{allowed, option_error, setup_error};

use words::Argument;
pub use words::Words;

mod files {
    include!(concat!(env!("OUT_DIR"), "/locales.rs"));
}

/// The words of one language.
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Locale {
    /// The words of this language.
    ///
    /// # Panics
    /// Never with the files that were built in: the build checks that they can be read.
    pub fn new(language: Language) -> Self {
        let id = language.code().parse().expect("our codes are language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for text of mixed direction; ours runs one way, and terminals print the marks as boxes.
        bundle.set_use_isolating(false);
        let files = files::FILES.iter().filter(|(code, _)| *code == language.code()).flat_map(|(_, files)| *files);
        for (_, text) in files {
            let resource = FluentResource::try_new((*text).to_owned()).expect("the build has parsed every file");
            bundle.add_resource(resource).expect("the build has found no message twice");
        }
        Self { language, bundle }
    }

    /// Which language this is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message (or attribute, as `message.attribute`).
    pub fn has(&self, id: &str) -> bool {
        match id.split_once('.') {
            None => self.bundle.get_message(id).is_some_and(|message| message.value().is_some()),
            Some((id, attribute)) => {
                self.bundle.get_message(id).is_some_and(|message| message.get_attribute(attribute).is_some())
            }
        }
    }

    /// A message without variables. An id that does not exist is shown as itself.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with its variables; `message.attribute` names an attribute. An id that does not exist is shown as itself.
    pub fn format(&self, id: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.find(id, arguments).unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    /// A message that a lower layer has chosen, with its variables.
    pub fn say(&self, words: &Words) -> String {
        let value = |argument: &Argument| match argument {
            Argument::Text(text) => Value::from(text.clone()),
            Argument::Number(number) => Value::Number(number.clone()),
            Argument::Words(words) => Value::from(self.say(words)),
        };
        let arguments: Vec<(&str, Value<'_>)> =
            words.arguments.iter().map(|(name, argument)| (*name, value(argument))).collect();
        self.format(words.id, &arguments)
    }

    fn find(&self, id: &str, arguments: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = match id.split_once('.') {
            None => self.bundle.get_message(id)?.value()?,
            Some((id, attribute)) => self.bundle.get_message(id)?.get_attribute(attribute)?.value(),
        };
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        // What could go wrong here is a variable left out; Fluent then shows its name, which is the most helpful text there is.
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Locale").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The text with a capital at its beginning.
pub fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}
