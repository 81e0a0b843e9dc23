//! Lessons that others have written: files of a folder, read and played to their end like the built-in ones before they are offered.
//! docs/reference/lesson-format.md says how one is written.

use std::path::Path;

use super::{
    Lesson,
    check::{Fault, Place, check},
    fields, read,
};
use holochess_locale::{Language, Words, excerpt, file_error, harmless, is_harmless, reason};
use holochess_platform::storage::{self, FileError, FileProblem};

/// The longest file of a lesson, in bytes.
const LARGEST: u64 = 1 << 18;
/// The most files of a folder that are read.
const MOST_FILES: usize = 100;
/// The longest name of a lesson, title and text, in characters.
const LONGEST_NAME: usize = 64;
const LONGEST_TITLE: usize = 80;
const LONGEST_TEXT: usize = 1000;

/// What is wrong with a lesson, and in which line of its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Flaw {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: Words,
}

/// Why a file gives no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum NoLesson {
    /// It cannot be read.
    File(FileError),
    /// The lesson in it cannot be taken: a sentence with the file, the line and why.
    Flawed(Words),
}

impl NoLesson {
    /// The reason in words.
    pub fn words(&self) -> Words {
        match self {
            Self::File(error) => file_error(error),
            Self::Flawed(why) => why.clone(),
        }
    }
}

/// A file of the folder of lessons that gives none.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedLesson {
    /// The name that the lesson would have.
    pub name: String,
    /// The file, the line and why.
    pub why: Words,
}

/// The lessons in the files of a folder that end with `.ron`, in the order of their names; and those that cannot be taken. The lessons
/// are kept until the program ends, as the built-in ones are. A folder that is missing has none.
pub fn own_lessons(folder: &Path) -> (Vec<&'static Lesson>, Vec<RefusedLesson>) {
    let (mut lessons, mut refused) = (Vec::new(), Vec::new());
    let mut files = match storage::paths_in(folder) {
        Ok(files) => files,
        Err(error) if error.problem == FileProblem::Missing => Vec::new(),
        Err(error) => return (lessons, vec![RefusedLesson { name: String::new(), why: file_error(&error) }]),
    };
    files.retain(|file| file.extension().is_some_and(|end| end == "ron"));
    files.sort();
    if files.len() > MOST_FILES {
        let folder = harmless(&folder.display().to_string());
        let why = Words::new("lesson-flaw-folder").with("folder", folder).with("most", MOST_FILES);
        refused.push(RefusedLesson { name: String::new(), why });
        files.truncate(MOST_FILES);
    }
    for file in files {
        match own_lesson(&file) {
            Ok(lesson) => lessons.push(&*Box::leak(Box::new(lesson))),
            Err(why) => refused.push(RefusedLesson { name: name_of(&file), why: why.words() }),
        }
    }
    (lessons, refused)
}

/// The name of the lesson in a file.
fn name_of(file: &Path) -> String {
    file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The lesson in a file.
///
/// # Errors
/// If the file cannot be read, or the lesson not be taken to its end.
pub fn own_lesson(file: &Path) -> Result<Lesson, NoLesson> {
    let text = storage::read_text(file, LARGEST).map_err(NoLesson::File)?;
    let (name, shown) = (name_of(file), harmless(&file.display().to_string()));
    if !is_harmless(&name) || name.chars().count() > LONGEST_NAME {
        let words = Words::new("lesson-flaw-name").with("file", shown).with("longest", LONGEST_NAME);
        return Err(NoLesson::Flawed(words));
    }
    lesson_in(&text, &name).map_err(|Flaw { line, why }| {
        NoLesson::Flawed(Words::new("lesson-flaw").with("file", shown).with("line", line).with_words("why", why))
    })
}

/// The lesson of this name in the text of a file.
///
/// # Errors
/// What is wrong with it, if it cannot be taken to its end.
pub fn lesson_in(text: &str, name: &str) -> Result<Lesson, Flaw> {
    // Editors on Windows begin a file with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lesson = read(text).map_err(|error| Flaw {
        line: error.span.start.line,
        why: Words::new("lesson-flaw-syntax").with("why", reason(&error.code.to_string())),
    })?;
    name.clone_into(&mut lesson.id);
    for (key, said) in lesson.words.values_mut().flatten() {
        // A title stands on one line.
        let end = if key.contains('.') { "\n" } else { " " };
        *said = said.lines().map(harmless).collect::<Vec<_>>().join(end);
    }
    let flaw = |Fault { place, why }| Flaw { line: line_of(text, &lesson, &place), why };
    check(&lesson).map_err(flaw)?;
    check_words(&lesson).map_err(flaw)?;
    Ok(lesson)
}

/// Whether everything that the lesson says is there, in each of its languages.
fn check_words(lesson: &Lesson) -> Result<(), Fault> {
    let fault = |place, why| Err(Fault { place, why });
    if lesson.words.is_empty() {
        return fault(Place::Field("game"), Words::new("lesson-flaw-no-words"));
    }
    let known: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    for (language, words) in &lesson.words {
        let place = || Place::Language(language.clone());
        if !known.contains(&language.as_str()) {
            let words = Words::new("lesson-flaw-language").with("language", excerpt(language));
            return fault(place(), words.with("known", known.join(", ")));
        }
        for (key, said) in words {
            let longest = if key.contains('.') { LONGEST_TEXT } else { LONGEST_TITLE };
            if said.chars().count() > longest {
                let words = Words::new("lesson-flaw-long").with("key", excerpt(key)).with("longest", longest);
                return fault(place(), words);
            }
        }
    }
    let lacking = |key: &str| {
        let is_said = |words: &std::collections::BTreeMap<String, String>| {
            words.get(key).is_some_and(|said| said.chars().any(|sign| !sign.is_whitespace()))
        };
        let (language, _) = lesson.words.iter().find(|(_, words)| !is_said(words))?;
        Some(Words::new("lesson-flaw-words").with("key", excerpt(key)).with("language", language.clone()))
    };
    if let Some(why) = lacking("title") {
        return fault(Place::Field("game"), why);
    }
    for (number, part) in lesson.parts.iter().enumerate() {
        if let Some(why) = lacking(&part.text) {
            return fault(Place::Part(number), why);
        }
        for (place, step) in part.steps.iter().enumerate() {
            let answers = step.wrong.iter().filter_map(|wrong| wrong.why.as_ref()).chain(&step.otherwise);
            for said in std::iter::once(&step.say).chain(answers) {
                if let Some(why) = lacking(&format!("{}.{said}", part.text)) {
                    return fault(Place::Step(number, place), why);
                }
            }
        }
    }
    Ok(())
}

/// The line of a place in the text of a lesson, from 1. Every part has one field `id` and every step one field `say`, in their order.
fn line_of(text: &str, lesson: &Lesson, place: &Place) -> usize {
    let steps_before = |part: usize| lesson.parts[..part].iter().flat_map(|part| &part.steps);
    let nth = |name, number| fields::offsets(text, name).nth(number);
    let offset = match place {
        Place::Field(name) => nth(name, 0),
        Place::Language(code) => {
            nth("words", 0).and_then(|from| Some(from + text[from..].find(&format!("\"{code}\""))?))
        }
        Place::Part(part) => nth("id", *part),
        Place::Step(part, step) => nth("say", steps_before(*part).count() + step),
        Place::Position(part, step) => {
            let steps = steps_before(*part).chain(&lesson.parts[*part].steps[..*step]);
            nth("position", steps.filter(|step| step.position.is_some()).count())
        }
    };
    text[..offset.unwrap_or(0)].matches('\n').count() + 1
}
