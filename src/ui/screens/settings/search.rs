//! The search among the settings: every word of what was typed has to begin a word of an entry.

use super::entries::{ENTRIES, Entry, Surroundings};
use holochess_settings::Settings;

/// Lower case without accents, so that "reglages" finds « Réglages ».
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    text.to_lowercase().replace('œ', "oe").chars().map(plain).collect()
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Whether each word that was typed begins a word of the text.
fn matches(typed: &str, text: &str) -> bool {
    words(typed).all(|typed| words(text).any(|word| word.starts_with(typed)))
}

/// The entries that were searched for: what they are called, what explains them, the words they can be set to and their
/// page are looked through. Those whose own name matches come first.
pub fn found(typed: &str, settings: &Settings, around: &Surroundings) -> Vec<&'static Entry> {
    let typed = folded(typed);
    let called = |entry: &Entry| folded(&around.localised.text(&entry.label()));
    let everything = |entry: &Entry| {
        let about = entry.explained(around.localised, |_| String::new());
        let page = around.localised.text(entry.page.heading());
        let words = entry.words(settings, around).join(" ");
        folded(&[called(entry), about, page, words].join(" "))
    };
    let by_name = ENTRIES.iter().filter(|entry| matches(&typed, &called(entry)));
    let by_the_rest =
        ENTRIES.iter().filter(|entry| !matches(&typed, &called(entry)) && matches(&typed, &everything(entry)));
    by_name.chain(by_the_rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::localised_text::LocalisedText;
    use holochess_locale::Language;

    fn names(language: Language, typed: &str) -> Vec<&'static str> {
        let localised = LocalisedText::new(language);
        let around = Surroundings {
            localised: &localised,
            screen: Some([1920, 1080]),
            screens: vec!["DP-1".to_owned(), String::new()],
        };
        found(typed, &Settings::default(), &around).into_iter().map(|entry| entry.name).collect()
    }

    #[test]
    fn what_explains_a_setting_names_the_key_that_is_bound_and_none_where_there_is_none() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            for entry in ENTRIES.iter().filter(|entry| entry.command().is_some()) {
                let [bound, unbound] = ["Ctrl-Ω", ""].map(|key| entry.explained(&localised, |_| key.to_owned()));
                assert!(bound.contains("Ctrl-Ω") && bound != unbound, "{}: {bound}", entry.name);
                assert!(!unbound.contains("none") && !unbound.contains('{'), "{}: {unbound}", entry.name);
            }
        }
    }

    #[test]
    fn what_is_typed_is_found_by_name_word_and_explanation() {
        assert_eq!(names(Language::English, "volume")[0], "settings.master");
        assert!(names(Language::English, "quality")[0] == "settings.quality");
        assert!(names(Language::English, "screen reader").contains(&"settings.read-aloud"));
        assert!(names(Language::English, "français").contains(&"settings.language"), "by a word it can be set to");
        assert!(names(Language::French, "musique").contains(&"settings.music"));
        assert!(names(Language::English, "zebra").is_empty());
    }

    #[test]
    fn capitals_and_accents_do_not_matter() {
        let plain = names(Language::French, "qualite");
        assert!(plain.contains(&"settings.quality"));
        assert_eq!(plain, names(Language::French, "QUALITÉ"));
    }

    #[test]
    fn every_entry_is_found_by_the_name_it_is_called() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            for entry in ENTRIES {
                let called = localised.text(&entry.label());
                assert!(names(language, &called).contains(&entry.name), "{called}");
                assert!(localised.has(&entry.about()), "{} is explained", entry.name);
            }
        }
    }
}
