//! Keys as the table of commands names them: by the letter or sign that they type on the person's own layout, and by
//! their place.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key as Logical, KeyCode, KeyboardInput},
    },
    platform::collections::HashMap,
};

use holochess_settings::controls::Key;

/// The keys that are down, and what they were seen to type.
#[derive(Debug, Default)]
pub(super) struct Keyboard {
    down: Vec<(KeyCode, Vec<Key>)>,
    /// The letter that a key types, by its place.
    layout: HashMap<&'static str, char>,
}

/// A press of a key.
pub(super) struct KeyPress {
    /// Its names.
    pub keys: Vec<Key>,
    /// Whether it repeats while it is held.
    pub repeat: bool,
    /// Whether it types something into a field of text, or edits it.
    pub is_text: bool,
}

impl Keyboard {
    /// Hears an event; returns the press if it is one that commands may hear.
    pub fn hear(&mut self, event: &KeyboardInput) -> Option<KeyPress> {
        if event.state == ButtonState::Released {
            self.down.retain(|(code, _)| *code != event.key_code);
            return None;
        }
        if let (Some(place), Some(letter)) = (place(event.key_code), letter(&event.logical_key))
            && let Some(place) = place.place()
        {
            self.layout.insert(place, letter);
        }
        let keys = names(event);
        let repeat = event.repeat || self.down.iter().any(|(code, _)| *code == event.key_code);
        let is_text = matches!(event.logical_key, Logical::Character(_) | Logical::Space)
            || keys.iter().any(|key| matches!(key.word(), "Backspace" | "Delete" | "Home" | "End"))
            || keys.iter().any(|key| matches!(key.word(), "ArrowLeft" | "ArrowRight"));
        if !self.down.iter().any(|(code, _)| *code == event.key_code) {
            self.down.push((event.key_code, keys.clone()));
        }
        let with_control = self.down.iter().any(|(code, _)| is_control(*code));
        (!with_control || !is_text).then_some(KeyPress { keys, repeat, is_text })
    }

    /// Forgets what is down: the window is no longer the one that is typed into.
    pub fn release_all(&mut self) {
        self.down.clear();
    }

    /// Whether a key is down.
    pub fn is_down(&self, key: Key) -> bool {
        self.down.iter().any(|(_, keys)| keys.contains(&key))
    }

    /// The letter written on the key at a place, as far as it was seen; the one of a US layout before that.
    pub fn letter_at(&self, place: &'static str) -> String {
        self.layout.get(place).map_or_else(|| place.to_owned(), char::to_string)
    }

    /// The layout, to see whether it changed.
    pub fn known(&self) -> usize {
        self.layout.len()
    }
}

const fn is_control(code: KeyCode) -> bool {
    matches!(
        code,
        KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::AltLeft | KeyCode::SuperLeft | KeyCode::SuperRight
    )
}

/// The upper-case letter that a key types.
fn letter(logical: &Logical) -> Option<char> {
    let Logical::Character(text) = logical else { return None };
    let mut letters = text.chars().flat_map(char::to_uppercase);
    letters.next().filter(|letter| letter.is_alphabetic() && letters.next().is_none())
}

/// All names of the key of an event: what it types or does, and its place.
fn names(event: &KeyboardInput) -> Vec<Key> {
    let place = place(event.key_code);
    let typed = match &event.logical_key {
        Logical::Character(text) => Key::named(&text.to_uppercase()).filter(|key| key.place().is_none()),
        Logical::Enter => Key::named("Enter"),
        Logical::Escape => Key::named("Escape"),
        Logical::Space => Key::named("Space"),
        Logical::Tab => Key::named("Tab"),
        Logical::Shift => Key::named("Shift"),
        Logical::Backspace => Key::named("Backspace"),
        Logical::Delete => Key::named("Delete"),
        Logical::Insert => Key::named("Insert"),
        Logical::Home => Key::named("Home"),
        Logical::End => Key::named("End"),
        Logical::PageUp => Key::named("PageUp"),
        Logical::PageDown => Key::named("PageDown"),
        Logical::ArrowUp => Key::named("ArrowUp"),
        Logical::ArrowDown => Key::named("ArrowDown"),
        Logical::ArrowLeft => Key::named("ArrowLeft"),
        Logical::ArrowRight => Key::named("ArrowRight"),
        other => Key::named(&format!("{other:?}")),
    };
    // Digits are meant by their place where the layout has them above a sign; letters where it has none of ours.
    let digit = || {
        let name = format!("{:?}", event.key_code);
        Key::named(name.strip_prefix("Digit").or_else(|| name.strip_prefix("Numpad"))?)
    };
    let latin = || Key::named(place?.place()?);
    let is_text = matches!(event.logical_key, Logical::Character(_) | Logical::Unidentified(_));
    let typed = typed.or_else(|| if is_text { digit().or_else(latin) } else { None });
    typed.into_iter().chain(place).collect()
}

/// The place of a letter's key.
fn place(code: KeyCode) -> Option<Key> {
    let name = format!("{code:?}");
    Key::named(&format!("@{}", name.strip_prefix("Key")?))
}

#[cfg(test)]
pub(super) mod tests {
    use bevy::{prelude::Entity, utils::default};

    use super::*;

    /// A press or a release of a key that types this.
    pub fn event(key_code: KeyCode, logical_key: Logical, state: ButtonState) -> KeyboardInput {
        KeyboardInput { key_code, logical_key, state, text: None, repeat: default(), window: Entity::PLACEHOLDER }
    }

    fn typed(keyboard: &mut Keyboard, code: KeyCode, text: &str) -> Vec<&'static str> {
        let logical = Logical::Character(text.into());
        let heard = keyboard.hear(&event(code, logical.clone(), ButtonState::Pressed));
        keyboard.hear(&event(code, logical, ButtonState::Released));
        heard.map(|typed| typed.keys.into_iter().map(Key::word).collect()).unwrap_or_default()
    }

    #[test]
    fn a_letter_is_the_one_that_is_typed_and_a_place_the_one_on_the_keyboard() {
        let mut keyboard = Keyboard::default();
        // On a French keyboard, W is where Z is on an American one, and digits lie above signs.
        assert_eq!(typed(&mut keyboard, KeyCode::KeyZ, "w"), ["W", "@Z"]);
        assert_eq!(typed(&mut keyboard, KeyCode::Digit1, "&"), ["1"]);
        assert_eq!(typed(&mut keyboard, KeyCode::Digit6, "-"), ["-"]);
        // A Russian one has no letter of ours: its keys are meant by their places.
        assert_eq!(typed(&mut keyboard, KeyCode::KeyH, "р"), ["H", "@H"]);
        assert_eq!(typed(&mut keyboard, KeyCode::KeyH, "H"), ["H", "@H"]);
        assert_eq!(keyboard.letter_at("Z"), "W");
        assert_eq!(keyboard.letter_at("Q"), "Q", "not seen yet");
    }

    #[test]
    fn a_key_is_down_until_it_is_let_go_and_a_shortcut_of_the_system_is_no_command() {
        let mut keyboard = Keyboard::default();
        let h = || Logical::Character("h".into());
        let key = Key::named("H").expect("it is known");
        assert!(keyboard.hear(&event(KeyCode::KeyH, h(), ButtonState::Pressed)).is_some_and(|typed| !typed.repeat));
        assert!(keyboard.hear(&event(KeyCode::KeyH, h(), ButtonState::Pressed)).is_some_and(|typed| typed.repeat));
        assert!(keyboard.is_down(key));
        keyboard.hear(&event(KeyCode::KeyH, h(), ButtonState::Released));
        assert!(!keyboard.is_down(key));
        keyboard.hear(&event(KeyCode::ControlLeft, Logical::Control, ButtonState::Pressed));
        assert!(keyboard.hear(&event(KeyCode::KeyC, Logical::Character("c".into()), ButtonState::Pressed)).is_none());
        keyboard.release_all();
        assert!(!keyboard.is_down(Key::named("C").expect("it is known")));
    }
}
