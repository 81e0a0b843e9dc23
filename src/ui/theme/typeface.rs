//! Typefaces: Barlow Semi Condensed for texts, or Atkinson Hyperlegible Next for people who read with difficulty; Jura
//! for the wordmark. Digits are tabular.
//!
//! The fonts are compiled into the program, so that texts can be shown even if no asset is found.

use bevy_egui::egui::{Color32, FontData, FontDefinitions, FontFamily, FontId};

use super::palette::{INK, INK_QUIET, INK_SOFT};

/// The weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// 300: sums and verdicts, very large.
    Light,
    /// 400: running text.
    Regular,
    /// 500: names, headings, the focused entry.
    Medium,
    /// 600: the most important word of a row.
    Bold,
    /// The wordmark.
    Mark,
}

impl Weight {
    const fn family(self) -> &'static str {
        match self {
            Self::Light => "300",
            Self::Regular => "400",
            Self::Medium => "500",
            Self::Bold => "600",
            Self::Mark => "mark",
        }
    }
}

/// The looks of a text. Start from one of the constants and change what differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// How heavy.
    pub weight: Weight,
    /// In points; the screen is 720 points high.
    pub size: f32,
    /// In which colour.
    pub colour: Color32,
    /// Extra room between letters, in points.
    pub tracking: f32,
}

impl Face {
    /// A face without extra tracking.
    pub const fn new(weight: Weight, size: f32, colour: Color32) -> Self {
        Self { weight, size, colour, tracking: 0.0 }
    }

    /// The same in another colour.
    #[must_use]
    pub const fn coloured(self, colour: Color32) -> Self {
        Self { colour, ..self }
    }

    /// The same in another weight.
    #[must_use]
    pub const fn weighing(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// The same in another size.
    #[must_use]
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// What egui calls this font.
    pub fn font(self) -> FontId {
        FontId::new(self.size, FontFamily::Name(self.weight.family().into()))
    }
}

/// The name of the game.
pub const WORDMARK: Face = Face { weight: Weight::Mark, size: 68.0, colour: INK, tracking: 15.0 };
/// How a match ended.
pub const VERDICT: Face = Face::new(Weight::Light, 84.0, INK);
/// The sum of a handful of dice.
pub const SUM: Face = Face::new(Weight::Light, 112.0, INK);
/// An important number.
pub const FIGURE: Face = Face::new(Weight::Light, 40.0, INK);
/// A screen's heading.
pub const HEADING: Face = Face::new(Weight::Medium, 36.0, INK);
/// Whose turn it is, a question.
pub const STATEMENT: Face = Face::new(Weight::Medium, 32.0, INK);
/// An entry of a menu.
pub const ENTRY: Face = Face::new(Weight::Regular, 28.0, INK_SOFT);
/// A name.
pub const NAME: Face = Face::new(Weight::Medium, 24.0, INK);
/// The label of a command.
pub const ACTION: Face = Face::new(Weight::Medium, 18.0, INK);
/// The label of a command at the table.
pub const TABLE_ACTION: Face = ACTION.sized(17.0);
/// Running text.
pub const BODY: Face = Face::new(Weight::Regular, 17.0, INK_SOFT);
/// Running text of a page.
pub const PAGE: Face = BODY.sized(18.0);
/// A remark.
pub const NOTE: Face = Face::new(Weight::Regular, 16.0, INK_QUIET);
/// A remark where room is scarce; no text is smaller except on keys.
pub const SMALL_NOTE: Face = NOTE.sized(15.0);
/// The text on a key cap.
pub const KEY: Face = Face::new(Weight::Medium, 14.0, INK_SOFT);

macro_rules! files {
    ($($family:literal: $latin:literal, $extended:literal;)*) => {
        [$((
            $family,
            include_bytes!(concat!("../../../assets/fonts/", $latin)).as_slice(),
            include_bytes!(concat!("../../../assets/fonts/", $extended)).as_slice(),
        )),*]
    };
}

/// The letters of all texts but the wordmark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lettering {
    /// Barlow Semi Condensed.
    #[default]
    Condensed,
    /// Atkinson Hyperlegible Next: letters that are not mistaken for each other.
    Legible,
}

/// All fonts, each with fallbacks for letters that it lacks.
pub fn fonts(lettering: Lettering) -> FontDefinitions {
    let mut definitions = FontDefinitions::empty();
    let condensed = files! {
        "300": "BarlowSemi-300.ttf", "BarlowSemi-300-ext.ttf";
        "400": "BarlowSemi-400.ttf", "BarlowSemi-400-ext.ttf";
        "500": "BarlowSemi-500.ttf", "BarlowSemi-500-ext.ttf";
        "600": "BarlowSemi-600.ttf", "BarlowSemi-600-ext.ttf";
        "mark": "Jura-300.ttf", "Jura-300-ext.ttf";
    };
    let legible = files! {
        "300": "AtkinsonNext-300.ttf", "AtkinsonNext-300-ext.ttf";
        "400": "AtkinsonNext-400.ttf", "AtkinsonNext-400-ext.ttf";
        "500": "AtkinsonNext-500.ttf", "AtkinsonNext-500-ext.ttf";
        "600": "AtkinsonNext-600.ttf", "AtkinsonNext-600-ext.ttf";
    };
    let mut add = |family: &str, kind: &str, files: [&'static [u8]; 2]| {
        let names = ["", "-extended"].map(|part| format!("{family}-{kind}{part}"));
        for (name, file) in names.iter().zip(files) {
            definitions.font_data.insert(name.clone(), FontData::from_static(file).into());
        }
        definitions.families.entry(FontFamily::Name(family.into())).or_default().extend(names);
    };
    if lettering == Lettering::Legible {
        for (family, latin, extended) in legible {
            add(family, "legible", [latin, extended]);
        }
    }
    for (family, latin, extended) in condensed {
        add(family, "condensed", [latin, extended]);
    }
    let running = definitions.families[&FontFamily::Name("400".into())].clone();
    for generic in [FontFamily::Proportional, FontFamily::Monospace] {
        definitions.families.insert(generic, running.clone());
    }
    definitions
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use bevy_egui::egui::{Context, RawInput};

    use super::*;

    #[test]
    fn every_letter_of_both_languages_is_in_both_typefaces_themselves() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        let files = fs::read_dir(locales).expect("the languages are there").flatten().flat_map(|language| {
            fs::read_dir(language.path()).expect("each is a folder").flatten().map(|file| file.path())
        });
        let texts: Vec<String> = files.map(|file| fs::read_to_string(file).expect("it is text")).collect();
        assert!(texts.len() > 20, "both languages are read");
        let mut letters: Vec<char> = texts.iter().flat_map(|text| text.lines()).flat_map(str::chars).collect();
        letters.sort_unstable();
        letters.dedup();
        for (lettering, kind) in [(Lettering::Condensed, "condensed"), (Lettering::Legible, "legible")] {
            let mut definitions = fonts(lettering);
            for names in definitions.families.values_mut() {
                // What another typeface has to help out with looks out of place.
                names.retain(|name| name.contains(kind));
            }
            let context = Context::default();
            context.set_fonts(definitions);
            // Fonts are there in the second pass after they were set.
            for _ in 0..2 {
                context.begin_pass(RawInput::default());
                let _ = context.end_pass();
            }
            for weight in [Weight::Light, Weight::Regular, Weight::Medium, Weight::Bold] {
                let family = Face::new(weight, 17.0, INK).font().family;
                let known: Vec<char> =
                    context.fonts_mut(|fonts| fonts.fonts.font(&family).characters().keys().copied().collect());
                // Narrow spaces are drawn as narrower ones of the usual kind.
                let missing: Vec<char> = letters
                    .iter()
                    .copied()
                    .filter(|letter| *letter != '\u{202F}' && known.binary_search(letter).is_err())
                    .collect();
                assert!(missing.is_empty(), "{kind} {weight:?}: {missing:?}");
            }
        }
    }
}
