//! Lessons that others have written: the built-in ones with their words, and the one that docs/reference/lesson-format.md shows.

use std::{collections::BTreeSet, path::Path, sync::LazyLock};

use holochess::{
    lessons::{Course, Ends, Lesson, lesson_in},
    locale::{Language, Locale},
    rules::GameId,
};

use super::{Lots, damage, note};

/// The texts that are damaged.
static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("docs/reference/lesson-format.md")).expect("the page is there");
    let shown = page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it shows a lesson");
    let built_in = GameId::ALL.map(|game| {
        let file = root.join("assets/lessons").join(game.id()).with_extension("ron");
        let text = std::fs::read_to_string(file).expect("every game has a lesson");
        text.replacen("game:", &format!("{} game:", words(Lesson::of(game))), 1)
    });
    // The shown one is short: changes hit what matters more often.
    built_in.into_iter().chain(vec![shown.to_owned(); 5]).collect()
});

/// The field with everything that a lesson says.
fn words(lesson: &Lesson) -> String {
    let mut keys = BTreeSet::from(["title".to_owned()]);
    for part in &lesson.parts {
        keys.insert(part.text.clone());
        for step in &part.steps {
            let answers = step.wrong.iter().filter_map(|wrong| wrong.why.as_ref()).chain(&step.otherwise);
            keys.extend(answers.chain([&step.say]).map(|said| format!("{}.{said}", part.text)));
        }
    }
    let words: Vec<String> = keys.into_iter().map(|key| format!("{key:?}: \"x\"")).collect();
    format!("words: {{\"en\": {{{}}}}},", words.join(", "))
}

/// Words that stand in such files, and some that nearly do.
const DICTIONARY: [&str; 44] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "//",
    "/*",
    "*/",
    "*",
    "********",
    "-",
    "x",
    ">",
    "+",
    "/",
    "o1",
    "i3",
    "c",
    "b",
    "w",
    "pass",
    "resign",
    "draw",
    "swap",
    "0",
    "7",
    "-1",
    "4294967296",
    "Read",
    "Act",
    "Reply",
    "Some",
    "None",
    "Kill",
    "steps",
    "position",
    "chinese",
    "r#\"",
    "\u{202e}",
    "é",
];

/// One case: a lesson, its damage, and whether it is refused with a line or can be taken.
pub fn case(lots: &mut Lots, _folder: &Path) -> bool {
    let mut text = TEXTS[lots.below(TEXTS.len())].clone();
    match lots.below(8) {
        0 => {
            let mut bytes = text.into_bytes();
            damage::bytes(&mut bytes, lots);
            text = String::from_utf8_lossy(&bytes).into_owned();
        }
        1 => text = with_long_string(&text, lots),
        2 => {
            let at = text.char_indices().nth(lots.below(text.chars().count())).map_or(0, |(at, _)| at);
            text.insert_str(at, &damage::one_of(lots, &["(", "[", "{", "/*", "Some(", "\"", "*"]).repeat(3000));
        }
        _ => text = damage::words(&text, &DICTIONARY, lots),
    }
    note(&text);
    let read = lesson_in(&text, "a");
    assert_eq!(lesson_in(&text, "a"), read, "the same text is judged alike");
    match read {
        Err(flaw) => {
            assert!((1..=text.matches('\n').count() + 1).contains(&flaw.line), "line {}", flaw.line);
            for said in Language::ALL.map(|language| Locale::new(language).say(&flaw.why)) {
                assert!(!said.is_empty() && said.chars().count() < 900, "{said}");
                assert!(!said.contains(['\u{202e}', '\n', '⟨', '\u{1b}']), "{said}");
            }
            false
        }
        Ok(lesson) => {
            take(&lesson, lots);
            true
        }
    }
}

/// A string of the file becomes a long one.
fn with_long_string(text: &str, lots: &mut Lots) -> String {
    let quotes: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    let first = lots.below(quotes.len() / 2) * 2;
    let count = damage::one_of(lots, &[7, 8, 9, 30, 65, 120, 5000, 200_000]);
    let filled = damage::one_of(lots, &["*", "*a", "o*", "*-", "x"]).repeat(count);
    format!("{}{filled}{}", &text[..=quotes[first]], &text[quotes[first + 1]..])
}

/// What was found good is taken in any way that a person may take it: each step ends, and something is said everywhere.
fn take(lesson: &Lesson, lots: &mut Lots) {
    let locale = Locale::new(Language::English);
    for part in 0..lesson.parts.len() {
        let mut course = Course::begin(lesson, part).expect("every part begins with a position");
        // In one step another of the actions that end it; two such steps may lead where the check has not looked.
        let branch = lots.below(lesson.parts[part].steps.len());
        while course.part_number() == part
            && let Some(step) = course.step()
        {
            let place = (course.part_number(), course.step_number());
            assert!(!course.text(&locale).is_empty() && !course.title(&locale).is_empty());
            for wrong in &step.wrong {
                if let Ok(action) = course.table().read_action(&wrong.action) {
                    let why = course.act(action).expect_err("it is a wrong try");
                    assert!(!course.answer(&why, &locale).is_empty());
                }
            }
            if matches!(step.ends, Ends::Act(_)) {
                let wanted = course.wanted();
                let action = if place.1 == branch { wanted.last() } else { wanted.first() };
                let action = *action.expect("something ends the step");
                course.act(action).expect("it ends the step");
            } else {
                assert!(step.ends == Ends::Read || course.reply().is_some());
                course.go_on();
            }
            assert_ne!((course.part_number(), course.step_number()), place);
        }
    }
}
