//! A language that a person adds: checked as ours are, whole or with English in its gaps, and offered and remembered everywhere.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use holochess::{
    locale::{Language, Locale},
    settings::Settings,
};

use crate::place::Place;

#[path = "../../crates/locale/build/locales.rs"]
mod locales;

use locales::{Findings, build};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Languages of a few messages, as the build finds them.
struct Languages {
    folder: tempfile::TempDir,
}

impl Languages {
    /// English as it is, and another language with these files.
    fn new(english: &str, other: &[(&str, &str)]) -> Self {
        let languages = Self { folder: tempfile::tempdir().expect("tests may write temporary files") };
        languages.write("en/a.ftl", english);
        for (name, text) in other {
            languages.write(&format!("xx/{name}"), text);
        }
        languages
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.locales().join(name);
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("the folder is ours");
        fs::write(path, text).expect("the folder is ours");
    }

    fn locales(&self) -> PathBuf {
        self.folder.path().join("locales")
    }

    fn build(&self) -> Findings {
        build(&self.locales(), self.folder.path())
    }

    /// The language as it is built in, where it is not whole.
    fn filled(&self) -> String {
        fs::read_to_string(self.folder.path().join("xx.ftl")).expect("it is written")
    }
}

const ENGLISH: &str = "hello = Hello, { $name }!\n    .short = Hi\nmany = { $count ->\n    [one] one\n   *[other] { $count }\n}\n\
    who = { $who ->\n    [you] you\n   *[other] { hello }\n}\nlast = Last\n";

#[test]
fn a_language_that_lacks_texts_builds_and_says_them_in_english() {
    let partial = "hello = Hallo, { $name }!\nlast =\n    Zuletzt\n";
    let languages = Languages::new(ENGLISH, &[("a.ftl", partial)]);
    let found = languages.build();
    assert_eq!(found.problems, Vec::<String>::new());
    assert_eq!(found.missing["xx"], ["hello.short", "many", "who"]);
    assert_eq!(found.notes().len(), 1);
    assert!(found.notes()[0].contains("xx lacks 3 texts") && found.notes()[0].contains("hello.short"));
    let filled = languages.filled();
    assert!(fluent_syntax::parser::parse(filled.as_str()).is_ok(), "{filled}");
    for part in ["Hallo, { $name }!", ".short = Hi", "[one] one", "Zuletzt", "{ hello }"] {
        assert!(filled.contains(part), "{part}: {filled}");
    }
    assert!(!filled.contains("Hello, ") && !filled.contains("Last"), "{filled}");
    // A folder alone is a language, too, all of it English.
    let languages = Languages::new(ENGLISH, &[("README", "mine")]);
    assert!(languages.build().problems.is_empty());
    assert!(languages.filled().contains("Hello, "));
    // Twenty of many are named.
    let many = (10..60).map(|number| format!("text-{number} = x\n")).collect::<Vec<_>>().concat();
    let note = Languages::new(&many, &[("a.ftl", "text-10 = y\n")]).build().notes().join("");
    assert!(note.contains("lacks 49 texts") && note.contains("text-30, …") && !note.contains("text-31"), "{note}");
}

#[test]
fn what_lies_beside_the_languages_is_none() {
    let languages = Languages::new(ENGLISH, &[("a.ftl", ENGLISH), (".DS_Store", "\u{0}"), ("._a.ftl", "\u{0}")]);
    languages.write(".DS_Store", "\u{0}");
    languages.write(".git/config", "x");
    languages.write("README.md", "x");
    let found = languages.build();
    assert!(found.problems.is_empty() && found.missing.is_empty(), "{found:?}");
    assert!(!languages.folder.path().join("xx.ftl").exists(), "a whole language is built in as it is");
}

#[test]
fn what_is_wrong_in_a_language_is_said_with_its_file_and_line() {
    for (line, text, says) in [
        (1, "hello = Hallo, { $nmae }!\n", "uses {\"nmae\"}"),
        (2, "last = L\nlost = L\n", "en has no lost"),
        (2, "last = L\nhello = { $name }\n    .long = L\n", "en has no hello.long"),
        (1, "last = { helo }\n", "refers to helo, which is not there"),
        (1, "last = { hello.long }\n", "refers to hello.long"),
        (1, "last = { -brand }\n", "refers to -brand"),
        (1, "last = { \"x\" } { last2 }\n", "refers to last2"),
        (
            1,
            "many = { $count ->\n    [eins] eins\n   *[other] { $count }\n}\n",
            "the variant [eins], which $count never is",
        ),
        (1, "many = { NUMBER($count) ->\n    [one] 1\n    [tow] 2\n   *[other] { $count }\n}\n", "[tow]"),
        (1, "many = { $count ->\n    [0] 0\n    [one] 1\n   *[othr] { $count }\n}\n", "[othr]"),
        (1, "who = { $who ->\n    [yuo] du\n   *[other] { hello }\n}\n", "[yuo], which $who never is"),
        (2, "last = L\nlast = M\n", "twice"),
        (3, "last = L\nhello = { $name\n", "Expected"),
    ] {
        let found = Languages::new(ENGLISH, &[("b.ftl", text)]).build();
        let said = found.problems.join("\n");
        assert!(said.contains(says), "{text}: {said}");
        assert!(said.contains(&format!("b.ftl:{line}")) || says == "twice", "{text}: {said}");
    }
    // Forms that English does not know are other languages' own, and so are terms.
    let own = "-brand = Holo\nlast = { -brand }\nmany = { $count ->\n    [0] 0\n    [one] 1\n    [few] 2\n    [many] 5\n   *[other] { $count }\n}\n";
    assert_eq!(Languages::new(ENGLISH, &[("b.ftl", own)]).build().problems, Vec::<String>::new());
    // English itself is read as closely.
    let found = Languages::new("many = { $count ->\n    [one] 1\n    [tow] 2\n   *[other] { none }\n}\n", &[]).build();
    assert_eq!(found.problems.len(), 2, "{found:?}");
}

#[test]
fn the_languages_that_ship_have_nothing_wrong() {
    let out = tempfile::tempdir().expect("tests may write temporary files");
    let found = build(&root().join("assets/locales"), out.path());
    assert_eq!(found.problems, Vec::<String>::new());
}

#[test]
fn every_language_is_remembered_and_understood_on_the_command_line() {
    let place = Place::new();
    let file = place.path("home").join("settings.toml");
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    for language in Language::ALL {
        let mut settings = Settings::default();
        settings.language = Some(language);
        settings.save(&file).expect("the folder is ours");
        let text = fs::read_to_string(&file).expect("it was written");
        assert!(text.contains(&format!("interface = \"{}\"", language.code())), "{text}");
        assert_eq!(Settings::peek(&file).language, Some(language));
        assert!(Settings::inspect(&file).is_empty());
        let said = place.run(&["lesson", "--lang", language.code()], "");
        assert_eq!(said.status, 0, "{}", said.err);
        assert_eq!(place.run(&["lesson"], "").out, said.out, "{}", language.code());
    }
    // One that is not there is named, wherever it is asked for.
    fs::write(&file, "version = 1\n[language]\ninterface = \"xx\"\n").expect("the folder is ours");
    let notes: Vec<String> =
        Settings::inspect(&file).iter().map(|note| Locale::new(Language::English).say(&note.words())).collect();
    assert!(notes.len() == 1 && notes[0].contains("\"xx\""), "{notes:?}");
    for language in Language::ALL {
        assert!(notes[0].contains(language.code()), "{notes:?}");
        let said = place.run(&["lesson", "--lang", "xx"], "");
        assert!(said.status == 2 && said.err.contains(language.code()), "{}", said.err);
    }
}

#[test]
#[ignore = "a language may be partial while it is written; ./dev check asks for the whole"]
fn whole_languages_have_every_text_and_a_line_in_every_list_outside_the_program() {
    let out = tempfile::tempdir().expect("tests may write temporary files");
    let found = build(&root().join("assets/locales"), out.path());
    assert!(found.missing.is_empty(), "{:?}", found.notes());
    let read = |name: &str| fs::read_to_string(root().join(name)).expect("it is part of the source");
    let lists = [
        ("packaging/linux/holochess.desktop", vec!["GenericName[CODE]=", "Comment[CODE]=", "Keywords[CODE]="]),
        (
            "packaging/linux/net.holochess.holochess.metainfo.xml",
            vec!["<summary xml:lang=\"CODE\">", "<p xml:lang=\"CODE\">", "<li xml:lang=\"CODE\">"],
        ),
        ("packaging/macos/Info.plist", vec!["<string>CODE</string>"]),
        ("web/page/start.js", vec![" CODE: {"]),
    ];
    let mut lacking = BTreeSet::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (file, wanted) in &lists {
            let text = read(file);
            let wanted = wanted.iter().map(|line| line.replace("CODE", language.code()));
            lacking.extend(wanted.filter(|line| !text.contains(line)).map(|line| format!("{file}: {line}")));
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}
