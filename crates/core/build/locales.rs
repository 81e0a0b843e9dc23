//! Builds in the language files and refuses to build when they differ: every language has the same messages, each with the
//! same variables. A new `.ftl` file needs no line anywhere; it only has to be there in every language. The one exception is the
//! help of the command line.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The language that the others are held against.
const MODEL: &str = "en";

/// The file that every language but the model has: the model's help is what the comments of commands and arguments say. The tests of
/// `src/cli/help.rs` hold it against them.
const HELP: &str = "help.ftl";

/// Messages (and their attributes, as `message.attribute`) with the variables that each uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Writes `locales.rs` into `out`: all files of all languages under `folder`. Returns what is wrong with them.
pub fn build(folder: &Path, out: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    let mut languages: BTreeMap<String, Messages> = BTreeMap::new();
    let mut code = String::from("/// Every language: its code, and its files with their text.\n");
    code.push_str("pub(super) static FILES: &[(&str, &[(&str, &str)])] = &[\n");
    for language in entries(folder) {
        let (mut messages, mut help) = (Messages::new(), Messages::new());
        let name = file_name(&language);
        let _ = writeln!(code, "    ({name:?}, &[");
        for file in entries(&language).iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            let _ = writeln!(code, "        ({:?}, include_str!({:?})),", file_name(file), file.display().to_string());
            let of_file = if file_name(file) == HELP { &mut help } else { &mut messages };
            read(file, of_file, &mut problems);
        }
        code.push_str("    ]),\n");
        for id in help.keys().filter(|id| messages.contains_key(*id)) {
            problems.push(format!("{name}: {id} is there twice in this language"));
        }
        match (name == MODEL, help.is_empty()) {
            (true, false) => problems.push(format!("{name}/{HELP}: this language has its help in the code")),
            (false, true) => problems.push(format!("{name} lacks {HELP}")),
            _ => {}
        }
        languages.insert(name, messages);
    }
    code.push_str("];\n");
    compare(&languages, &mut problems);
    if let Err(error) = fs::write(out.join("locales.rs"), code) {
        problems.push(format!("{}: {error}", out.display()));
    }
    problems
}

/// What a folder holds, in the order of names; nothing if it cannot be read.
fn entries(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    found
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Adds the messages of one file.
fn read(file: &Path, messages: &mut Messages, problems: &mut Vec<String>) {
    let place = file.display();
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return problems.push(format!("{place}: {error}")),
    };
    let resource = match fluent_syntax::parser::parse(text.as_str()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                problems.push(format!("{place}:{line}: {error}"));
            }
            resource
        }
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut add = |id: String, pattern: Option<&Pattern<&str>>| {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = pattern {
                of_pattern(pattern, &mut variables);
            }
            if messages.insert(id.clone(), variables).is_some() {
                problems.push(format!("{place}: {id} is there twice in this language"));
            }
        };
        add(message.id.name.to_owned(), message.value.as_ref());
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), Some(&attribute.value));
        }
    }
}

/// Holds every language against the model, both ways.
fn compare(languages: &BTreeMap<String, Messages>, problems: &mut Vec<String>) {
    let Some(model) = languages.get(MODEL) else {
        return problems.push(format!("the language {MODEL:?} is missing"));
    };
    for (language, messages) in languages.iter().filter(|(language, _)| *language != MODEL) {
        for (id, variables) in model {
            match messages.get(id) {
                None => problems.push(format!("{language} lacks the message {id}")),
                Some(own) if own != variables => {
                    problems.push(format!("{id} uses {variables:?} in {MODEL} and {own:?} in {language}"));
                }
                Some(_) => {}
            }
        }
        for id in messages.keys().filter(|id| !model.contains_key(*id)) {
            problems.push(format!("{MODEL} lacks the message {id}, which {language} has"));
        }
    }
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => of_inline(inline, variables),
            Expression::Select { selector, variants } => {
                of_inline(selector, variables);
                for variant in variants {
                    of_pattern(&variant.value, variables);
                }
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => of_arguments(arguments, variables),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                of_inline(inner, variables);
            }
        }
        _ => {}
    }
}

fn of_arguments(arguments: &CallArguments<&str>, variables: &mut BTreeSet<String>) {
    for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
        of_inline(argument, variables);
    }
}
