//! Why options, players or a position are refused, in words.

use super::{Locale, Words, excerpt, position_faults::position_fault};
use holochess_rules::{
    GameId, OptionError, SetupError,
    demeter::rule_options::START,
    rule_options::{Domain, Spec},
};

/// Says why an option of this game is refused.
pub fn option_error(game: GameId, error: &OptionError) -> Words {
    match error {
        OptionError::Unknown { key, known } => {
            Words::new("option-unknown").with("key", excerpt(key)).with("known", known.clone())
        }
        OptionError::Value { key, value, allowed } => {
            let domain = game.options().specs().iter().find(|spec| spec.key == *key).map(|spec| spec.domain);
            let words = match domain {
                Some(Domain::Words(words)) => Words::new("option-word").with("words", words.join(", ")),
                Some(Domain::Number(low, high)) => Words::new("option-number").with("low", low).with("high", high),
                Some(Domain::Text { .. }) if key == START => {
                    Words::new("option-form").with_words("form", Words::new("form-of-start"))
                }
                Some(Domain::Text { .. }) | None => Words::new("option-form").with("form", allowed.clone()),
            };
            words.with("key", excerpt(key)).with("value", excerpt(value))
        }
    }
}

/// What an option may be: values, or a form in words.
pub fn allowed(locale: &Locale, spec: &Spec) -> String {
    if spec.key == START { locale.text("form-of-start") } else { spec.domain.allowed() }
}

/// Says why a match cannot be set up like this.
pub fn setup_error(error: &SetupError) -> Words {
    match error {
        SetupError::Players { game, given, .. } => {
            Words::new("setup-players").with("game", game.id()).with("given", *given)
        }
        SetupError::OptionForPlayers { option, value, players, .. } => Words::new("setup-option-for-players")
            .with("option", *option)
            .with("value", value.clone())
            .with("players", *players),
        SetupError::Together { option, needs, .. } => {
            Words::new("setup-together").with("option", *option).with("needs", *needs)
        }
        SetupError::Departed => Words::new("setup-departed"),
        SetupError::ForeignOptions(game) => Words::new("setup-foreign-options").with("game", game.id()),
        SetupError::Position { line, why } => {
            Words::new("setup-position").with("line", excerpt(line)).with_words("why", position_fault(why))
        }
    }
}
