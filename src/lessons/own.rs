//! Lessons that others have written: files of a folder, read and played to their end like the built-in ones before they are offered.
//! docs/lessons.md says how one is written.

use std::path::Path;

use super::{Course, Ends, Lesson, read};
use crate::{
    locale::{Language, Words, excerpt, file_error, harmless},
    players::level,
    rules::ToAct,
    storage::{self, FileProblem},
};

/// The longest file of a lesson, in bytes.
const LONGEST: u64 = 1 << 20;

/// What is wrong with a lesson, and in which line.
struct Flaw {
    line: usize,
    why: Words,
}

/// The lessons in the files of a folder that end with `.ron`, in the order of their names; and a sentence for each that cannot be taken,
/// with its file and the line. The lessons are kept until the program ends, as the built-in ones are. A folder that is missing has none.
pub fn own_lessons(folder: &Path) -> (Vec<&'static Lesson>, Vec<Words>) {
    let (mut lessons, mut flaws) = (Vec::new(), Vec::new());
    let mut files = match storage::paths_in(folder) {
        Ok(files) => files,
        Err(error) if error.problem == FileProblem::Missing => Vec::new(),
        Err(error) => return (lessons, vec![file_error(&error)]),
    };
    files.retain(|file| file.extension().is_some_and(|end| end == "ron"));
    files.sort();
    for file in files {
        let text = match storage::read_text(&file, LONGEST) {
            Ok(text) => text,
            Err(error) => {
                flaws.push(file_error(&error));
                continue;
            }
        };
        let name = file.file_stem().map(|name| harmless(&name.to_string_lossy())).unwrap_or_default();
        match lesson(&text, &name) {
            Ok(lesson) => lessons.push(lesson),
            Err(Flaw { line, why }) => {
                let file = harmless(&file.display().to_string());
                flaws.push(Words::new("lesson-flaw").with("file", file).with("line", line).with_words("why", why));
            }
        }
    }
    (lessons, flaws)
}

/// The lesson in the text of a file of this name, if it can be taken to its end.
fn lesson(text: &str, name: &str) -> Result<&'static Lesson, Flaw> {
    let mut lesson = read(text).map_err(|error| Flaw {
        line: error.span.start.line,
        why: Words::new("lesson-flaw-syntax").with("why", excerpt(&error.code.to_string())),
    })?;
    name.clone_into(&mut lesson.id);
    for said in lesson.words.values_mut().flat_map(|words| words.values_mut()) {
        *said = said.lines().map(harmless).collect::<Vec<_>>().join("\n");
    }
    check_names(&lesson).map_err(|(mark, why)| Flaw { line: line_of(text, &mark, 0), why })?;
    let lesson: &'static Lesson = Box::leak(Box::new(lesson));
    check_course(lesson).map_err(|(part, step, why)| {
        let mark = format!("id: \"{}\"", lesson.parts[part].id);
        Flaw { line: line_of(text, &mark, step + 1), why }
    })?;
    Ok(lesson)
}

/// Whether there are the game, the levels and the words that the lesson names; else where and why not.
fn check_names(lesson: &Lesson) -> Result<(), (String, Words)> {
    let Some(game) = lesson.game() else {
        return Err(("game:".to_owned(), Words::new("lesson-flaw-game").with("game", excerpt(&lesson.game))));
    };
    let speakers = lesson.parts.iter().flat_map(|part| &part.steps).filter_map(|step| step.by.as_ref());
    for (mark, name) in [("teacher:", &lesson.teacher), ("opponent:", &lesson.opponent)]
        .into_iter()
        .chain(speakers.map(|name| ("by:", name)))
    {
        if level(name, game).is_err() {
            let mark = if mark == "by:" { format!("by: \"{name}\"") } else { mark.to_owned() };
            return Err((mark, Words::new("lesson-flaw-level").with("level", excerpt(name))));
        }
    }
    if lesson.parts.is_empty() {
        return Err(("parts:".to_owned(), Words::new("lesson-flaw-empty")));
    }
    let known = |language: &String| Language::ALL.iter().any(|known| known.code() == language);
    if let Some(language) = lesson.words.keys().find(|language| !known(language)) {
        return Err((
            format!("\"{language}\""),
            Words::new("lesson-flaw-language").with("language", excerpt(language)),
        ));
    }
    if lesson.words.is_empty() {
        return Err(("game:".to_owned(), Words::new("lesson-flaw-no-words")));
    }
    for part in &lesson.parts {
        let answers = |step: &'_ super::Step| {
            let wrong = step.wrong.iter().filter_map(|wrong| wrong.why.clone());
            wrong.chain([step.say.clone()]).chain(step.otherwise.clone()).collect::<Vec<_>>()
        };
        let attributes = part.steps.iter().flat_map(answers).map(|said| format!("{}.{said}", part.text));
        for key in [part.text.clone()].into_iter().chain(attributes) {
            if !lesson.words.values().all(|words| words.contains_key(&key)) {
                let mark = format!("id: \"{}\"", part.id);
                return Err((mark, Words::new("lesson-flaw-words").with("key", excerpt(&key))));
            }
        }
    }
    Ok(())
}

/// Takes the lesson to its end by its own data; else the part and the step that cannot be taken, and why.
fn check_course(lesson: &'static Lesson) -> Result<(), (usize, usize, Words)> {
    for (number, part) in lesson.parts.iter().enumerate() {
        let positions = part.steps.iter().enumerate();
        for (step, position) in positions.filter_map(|(step, data)| Some((step, data.position.as_deref()?))) {
            if lesson.game().and_then(|game| part.table(game, position)).is_none() {
                return Err((number, step, Words::new("lesson-flaw-position").with("position", excerpt(position))));
            }
        }
        let Some(mut course) = Course::begin(lesson, number) else {
            return Err((number, 0, Words::new("lesson-flaw-no-position").with("part", excerpt(&part.id))));
        };
        while let (true, Some(step)) = (course.part_number() == number, course.step()) {
            let place = course.step_number();
            let is_played = match &step.ends {
                Ends::Read => true,
                Ends::Act(_) => course.table().to_act() == ToAct::Choose(course.learner()) && course.hint().is_some(),
                Ends::Reply(_) => course.reply().is_some(),
            };
            let goes_on = if let Some(action) = course.hint().filter(|_| is_played) {
                course.act(action).is_ok()
            } else {
                course.go_on();
                is_played
            };
            if !goes_on {
                return Err((number, place, Words::new("lesson-flaw-step").with("say", excerpt(&step.say))));
            }
        }
    }
    Ok(())
}

/// The line of a mark in a text, from 1; or of so many `say:` behind it.
fn line_of(text: &str, mark: &str, says: usize) -> usize {
    let begin = text.find(mark).unwrap_or(0);
    let place = if says == 0 { Some(0) } else { text[begin..].match_indices("say:").nth(says - 1).map(|(at, _)| at) };
    let end = begin + place.unwrap_or(0);
    text[..end].matches('\n').count() + 1
}
