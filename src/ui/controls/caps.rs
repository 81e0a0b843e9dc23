//! What is written on keys and buttons, for the device that was used last.

use super::{keys::Keyboard, pads::Family};
use crate::ui::{localised_text::LocalisedText, theme::frame_commands::Caps};
use holochess_settings::controls::{Bindings, COMMANDS, Command, Input, Key};

/// The device that was used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Keyboard and mouse.
    #[default]
    Keyboard,
    /// A gamepad of this family.
    Pad(Family),
    /// Fingers.
    Touch,
}

/// What is written on a key.
pub(super) fn key(key: Key, keyboard: &Keyboard, localised: &LocalisedText) -> String {
    if let Some(place) = key.place() {
        return keyboard.letter_at(place);
    }
    let id = format!("ui-key-{}", key.word().to_lowercase());
    match key.word() {
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        _ if localised.has(&id) => localised.text(&id),
        word => word.to_owned(),
    }
}

/// What is written on what is bound.
pub(super) fn input(input: Input, family: Family, keyboard: &Keyboard, localised: &LocalisedText) -> String {
    match input {
        Input::Key(named) => key(named, keyboard, localised),
        Input::Button(button) => family.print(button).unwrap_or(button.word()).to_owned(),
    }
}

/// What is written on everything that is bound, on this device.
pub(super) fn all(device: Device, bindings: &Bindings, keyboard: &Keyboard, localised: &LocalisedText) -> Caps {
    let (family, buttons) = match device {
        Device::Touch => return Caps { words: vec![String::new(); COMMANDS.len()], arrows: String::new() },
        Device::Keyboard => (Family::default(), false),
        Device::Pad(family) => (family, true),
    };
    let word = |command: Command| {
        let inputs = bindings.inputs_of(command);
        let own = inputs.into_iter().find(|bound| bound.is_button() == buttons);
        own.map(|bound| input(bound, family, keyboard, localised)).unwrap_or_default()
    };
    let pair = || word(Command::Left) + word(Command::Right).as_str();
    let is_usual = [Command::Left, Command::Right].into_iter().all(|command| !bindings.is_changed(command));
    let arrows = match (buttons, is_usual) {
        (true, true) => "✚".to_owned(),
        (false, true) => localised.text("ui-key-arrows"),
        (_, false) => pair(),
    };
    Caps { words: COMMANDS.map(word).to_vec(), arrows }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_settings::controls::Hand;

    #[test]
    fn the_same_command_is_written_as_the_device_has_it() {
        let (bindings, keyboard) = (Bindings::default(), Keyboard::default());
        let cap = |device, language, command: Command| {
            all(device, &bindings, &keyboard, &LocalisedText::new(language)).words[command.index()].clone()
        };
        let (english, french) = (Language::English, Language::French);
        assert_eq!(cap(Device::Keyboard, english, Command::Hint), "H");
        assert_eq!(cap(Device::Keyboard, french, Command::Confirm), "Entrée");
        assert_eq!(cap(Device::Pad(Family::Xbox), english, Command::Confirm), "A");
        assert_eq!(cap(Device::Pad(Family::PlayStation), english, Command::Confirm), "✕");
        assert_eq!(cap(Device::Pad(Family::Nintendo), english, Command::Confirm), "B");
        assert_eq!(cap(Device::Touch, english, Command::Confirm), "");
        assert_eq!(cap(Device::Pad(Family::Xbox), english, Command::Claim), "", "no button of its own");
    }

    #[test]
    fn every_key_has_a_word_in_every_language_that_is_not_its_name_in_the_file() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            for hand in [Hand::Right, Hand::Left] {
                for input in COMMANDS.into_iter().flat_map(|command| command.defaults(hand)) {
                    let Input::Key(bound) = input else { continue };
                    let word = key(bound, &Keyboard::default(), &localised);
                    let is_word =
                        bound.word().len() > 2 && !bound.word().starts_with("Arrow") && !bound.word().starts_with("F1");
                    assert!(!is_word || localised.has(&format!("ui-key-{}", bound.word().to_lowercase())), "{word}");
                    assert!(!word.contains('@') && !word.is_empty());
                }
            }
        }
    }
}
