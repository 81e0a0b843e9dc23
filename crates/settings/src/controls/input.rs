//! What can be bound to a command: keys, and the buttons and stick directions of a gamepad; each has a word in the file.

/// A key: the letter or sign that it types, its name, or (after `@`) its place on a keyboard by the letter that a US layout has
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(&'static str);

impl Key {
    /// The words of all keys that can be bound.
    pub const ALL: [&'static str; 106] = [
        "Enter",
        "Escape",
        "Space",
        "Tab",
        "Shift",
        "Backspace",
        "Delete",
        "Insert",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "F1",
        "F2",
        "F3",
        "F4",
        "F5",
        "F6",
        "F7",
        "F8",
        "F9",
        "F10",
        "F11",
        "F12",
        "A",
        "B",
        "C",
        "D",
        "E",
        "F",
        "G",
        "H",
        "I",
        "J",
        "K",
        "L",
        "M",
        "N",
        "O",
        "P",
        "Q",
        "R",
        "S",
        "T",
        "U",
        "V",
        "W",
        "X",
        "Y",
        "Z",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "+",
        "-",
        "=",
        ",",
        ".",
        ";",
        ":",
        "!",
        "/",
        "\\",
        "'",
        "*",
        "[",
        "]",
        "<",
        "#",
        "@A",
        "@B",
        "@C",
        "@D",
        "@E",
        "@F",
        "@G",
        "@H",
        "@I",
        "@J",
        "@K",
        "@L",
        "@M",
        "@N",
        "@O",
        "@P",
        "@Q",
        "@R",
        "@S",
        "@T",
        "@U",
        "@V",
        "@W",
        "@X",
        "@Y",
        "@Z",
    ];

    /// The key with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| *known == word).map(Self)
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        self.0
    }

    /// The letter of a US layout at its place, if the key is meant by its place.
    pub fn place(self) -> Option<&'static str> {
        self.0.strip_prefix('@')
    }
}

/// A button or a stick direction of a gamepad, by its place: `South` is the lower of the four on the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Button(&'static str);

impl Button {
    /// The words of all buttons and stick directions.
    pub const ALL: [&'static str; 25] = [
        "South",
        "East",
        "West",
        "North",
        "LeftShoulder",
        "RightShoulder",
        "LeftTrigger",
        "RightTrigger",
        "Select",
        "Start",
        "Guide",
        "LeftStick",
        "RightStick",
        "PadUp",
        "PadDown",
        "PadLeft",
        "PadRight",
        "LeftStickUp",
        "LeftStickDown",
        "LeftStickLeft",
        "LeftStickRight",
        "RightStickUp",
        "RightStickDown",
        "RightStickLeft",
        "RightStickRight",
    ];

    /// The button with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| *known == word).map(Self)
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().map(Self)
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        self.0
    }

    /// The one on the other side: sticks, shoulders and triggers are mirrored, all else stays.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let sides = [("LeftSt", "RightSt"), ("LeftSh", "RightSh"), ("LeftT", "RightT")];
        let other = sides.into_iter().find_map(|(left, right)| {
            let swap = |from: &str, to: &str| Some(format!("{to}{}", self.0.strip_prefix(from)?));
            swap(left, right).or_else(|| swap(right, left))
        });
        other.and_then(|word| Self::named(&word)).unwrap_or(self)
    }
}

/// A key, or a button of a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Input {
    /// A key.
    Key(Key),
    /// A button or a stick direction.
    Button(Button),
}

impl Input {
    /// What this word names.
    pub fn named(word: &str) -> Option<Self> {
        Key::named(word).map(Self::Key).or_else(|| Button::named(word).map(Self::Button))
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Key(key) => key.word(),
            Self::Button(button) => button.word(),
        }
    }

    /// Whether it is one of a gamepad.
    pub const fn is_button(self) -> bool {
        matches!(self, Self::Button(_))
    }
}

/// Inputs from their words with spaces between them; none from nothing.
///
/// # Errors
/// The word that names no input.
pub fn parse(text: &str) -> Result<Vec<Input>, String> {
    let mut inputs = Vec::new();
    for word in text.split_whitespace() {
        let input = Input::named(word).ok_or_else(|| word.to_owned())?;
        if !inputs.contains(&input) {
            inputs.push(input);
        }
    }
    Ok(inputs)
}

/// The words of inputs with spaces between them.
pub fn text(inputs: &[Input]) -> String {
    inputs.iter().map(|input| input.word()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_means_one_input_and_is_read_again() {
        let words: Vec<&str> = Key::ALL.into_iter().chain(Button::ALL).collect();
        for (index, word) in words.iter().enumerate() {
            assert!(!words[..index].contains(word), "{word} is there twice");
            assert_eq!(Input::named(word).map(Input::word), Some(*word));
        }
        let inputs = parse(&words.join("  ")).expect("all are known");
        assert_eq!(parse(&text(&inputs)), Ok(inputs));
        assert_eq!(parse("H Hat"), Err("Hat".to_owned()));
        assert_eq!(parse("H H").map(|inputs| inputs.len()), Ok(1));
    }

    #[test]
    fn sides_of_a_pad_are_mirrored_and_back() {
        for button in Button::all() {
            assert_eq!(button.mirrored().mirrored(), button);
        }
        let mirrored = |word| Button::named(word).expect("it is known").mirrored().word();
        assert_eq!(mirrored("LeftStickUp"), "RightStickUp");
        assert_eq!(mirrored("RightTrigger"), "LeftTrigger");
        assert_eq!(mirrored("PadLeft"), "PadLeft");
    }
}
