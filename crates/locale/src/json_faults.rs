//! Why a line of JSON cannot be read, in the person's language, as far as the library's English messages can be told apart.

use serde_json::error::Category;

use super::{Words, excerpt};

/// Says why a line of JSON is not what it should be.
pub fn json_error(error: &serde_json::Error) -> Words {
    // An empty line has no column; what is wrong with it is wrong at its beginning.
    let column = error.column().max(1);
    match error.classify() {
        Category::Data => of_data(&error.to_string()).with("column", column),
        // Only strings are parsed, so an error of this kind means that the text is cut off or not JSON.
        Category::Syntax | Category::Eof | Category::Io => Words::new("json-syntax").with("column", column),
    }
}

/// JSON of another shape than is wanted; the library names a field between grave accents.
fn of_data(said: &str) -> Words {
    let named = [
        ("missing field `", "json-missing-field"),
        ("unknown field `", "json-unknown-field"),
        ("duplicate field `", "json-duplicate-field"),
    ];
    let named = named.into_iter().find_map(|(start, id)| Some((id, said.strip_prefix(start)?.split('`').next()?)));
    match named {
        Some((id, field)) => Words::new(id).with("field", excerpt(field)),
        None => Words::new("json-other-kind"),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{
        super::{Language, Locale},
        *,
    };

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only its reading is looked at")]
    struct Pair {
        left: u8,
        right: u8,
    }

    #[test]
    fn every_fault_has_its_words() {
        let locale = Locale::new(Language::English);
        for (text, told) in [
            ("{\"left\":1,", "column 10: this is not JSON, or it is cut short"),
            ("{\"left\":1}", "column 10: the field “right” is missing"),
            ("{\"left\":1,\"right\":2,\"up\":3}", "column 24: there is no field “up” here"),
            ("{\"left\":1,\"left\":2}", "column 16: the field “left” appears twice"),
            ("", "column 1: this is not JSON, or it is cut short"),
            ("{\"left\":1,\"right\":300}", "column 21: a value of a different kind is needed here"),
        ] {
            let error = serde_json::from_str::<Pair>(text).expect_err("it is wrong");
            assert_eq!(locale.say(&json_error(&error)), told, "{error}");
        }
    }
}
