//! Builds in the language files. English is the model: another language may lack messages, which are English then, but has none that
//! English lacks, the same variables in each, and only references and variants that there are. A new `.ftl` file needs no line
//! anywhere. The one exception is the help of the command line.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{
        Attribute, CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
        Variant, VariantKey,
    },
    parser, serializer,
};

/// The language that the others are held against.
const MODEL: &str = "en";

/// The file that only other languages than the model have: the model's help is what the comments of commands and arguments say. The
/// tests of `src/cli/help.rs` hold it against them.
const HELP: &str = "help.ftl";

/// The names by which languages choose a form for a number.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// As many of many are named.
const NAMED: usize = 20;

/// What is found in the languages.
#[derive(Debug, Default)]
pub struct Findings {
    /// What has to be mended.
    pub problems: Vec<String>,
    /// What every language that is not whole lacks, as the ids of its messages and their attributes.
    pub missing: BTreeMap<String, Vec<String>>,
}

impl Findings {
    /// For each language that is not whole, how much it lacks, and the beginning of what.
    pub fn notes(&self) -> Vec<String> {
        let note = |(language, ids): (&String, &Vec<String>)| {
            let more = if ids.len() > NAMED { ", …" } else { "" };
            let (count, named) = (ids.len(), ids[..ids.len().min(NAMED)].join(", "));
            format!("the language {language} lacks {count} texts and says them in English: {named}{more}")
        };
        self.missing.iter().map(note).collect()
    }
}

/// One file with its text.
struct Source {
    path: PathBuf,
    text: String,
}

/// One message, or one of its attributes.
#[derive(Default)]
struct Text {
    /// Its file and line.
    place: String,
    /// The variables that it uses.
    variables: BTreeSet<String>,
    /// The messages, attributes and terms (with their `-`) that it refers to.
    references: BTreeSet<String>,
    /// The variables by which it chooses, each with the names of its variants.
    variants: Vec<(String, Vec<String>)>,
}

/// The texts of a language by their ids, attributes as `message.attribute`.
type Texts = BTreeMap<String, Text>;

/// Writes `locales.rs` into `out`: all files of all languages under `folder`. A language that is not whole is written there as one file,
/// with the model's messages in the gaps.
pub fn build(folder: &Path, out: &Path) -> Findings {
    let mut found = Findings::default();
    let sources: BTreeMap<String, Vec<Source>> =
        folders(folder).into_iter().map(|path| (file_name(&path), sources(&path, &mut found.problems))).collect();
    let mut languages = BTreeMap::new();
    for (name, sources) in &sources {
        languages.insert(name.clone(), read(name, sources, &mut found.problems));
    }
    let Some(model) = languages.get(MODEL) else {
        found.problems.push(format!("the language {MODEL:?} is missing"));
        return found;
    };
    let known = known_variants(&model.texts);
    for (name, language) in &languages {
        compare(name, &language.texts, &model.texts, &known, &mut found);
    }
    let mut code = String::from("/// Every language: its code, and its files with their text.\n");
    code.push_str("pub(super) static FILES: &[(&str, &[(&str, &str)])] = &[\n");
    for (name, language) in &languages {
        let _ = writeln!(code, "    ({name:?}, &[");
        let mut file = |path: &Path| {
            let _ = writeln!(code, "        ({:?}, include_str!({:?})),", file_name(path), path.display().to_string());
        };
        let own = sources[name].iter().map(|source| source.path.as_path());
        if found.missing.contains_key(name) {
            let whole = out.join(format!("{name}.ftl"));
            if let Err(error) = fs::write(&whole, serializer::serialize(&filled(language, model))) {
                found.problems.push(format!("{}: {error}", whole.display()));
            }
            own.filter(|path| file_name(path) == HELP).for_each(&mut file);
            file(&whole);
        } else {
            own.for_each(&mut file);
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    if let Err(error) = fs::write(out.join("locales.rs"), code) {
        found.problems.push(format!("{}: {error}", out.display()));
    }
    found
}

/// What a folder holds, in the order of names; nothing if it cannot be read.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// The folders in a folder. Files beside them are not ours: file managers leave some.
fn folders(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.is_dir() && !file_name(path).starts_with('.')).collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a language.
fn sources(folder: &Path, problems: &mut Vec<String>) -> Vec<Source> {
    let mut sources = Vec::new();
    for path in entries(folder) {
        if path.extension().is_none_or(|end| end != "ftl") || file_name(&path).starts_with('.') {
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => sources.push(Source { path, text }),
            Err(error) => problems.push(format!("{}: {error}", path.display())),
        }
    }
    sources
}

/// A language as its files say it, but for its help.
struct Language<'t> {
    texts: Texts,
    body: Vec<Entry<&'t str>>,
}

/// Reads the files of a language.
fn read<'t>(name: &str, sources: &'t [Source], problems: &mut Vec<String>) -> Language<'t> {
    let (mut texts, mut help, mut body) = (Texts::new(), Texts::new(), Vec::new());
    for source in sources {
        let is_help = file_name(&source.path) == HELP;
        if is_help && name == MODEL {
            problems.push(format!("{}: this language has its help in the code", source.path.display()));
        }
        let resource = parse(source, problems);
        for entry in &resource.body {
            add(entry, source, if is_help { &mut help } else { &mut texts }, problems);
        }
        if !is_help {
            body.extend(resource.body);
        }
    }
    for (id, text) in help.iter().filter(|(id, _)| texts.contains_key(*id)) {
        problems.push(format!("{}: {id} is there twice in this language", text.place));
    }
    for (id, text) in &help {
        let lacking = text.references.iter().find(|wanted| !help.contains_key(*wanted) && !texts.contains_key(*wanted));
        problems.extend(lacking.map(|wanted| format!("{}: {id} refers to {wanted}, which is not there", text.place)));
    }
    Language { texts, body }
}

fn parse<'t>(source: &'t Source, problems: &mut Vec<String>) -> Resource<&'t str> {
    match parser::parse(source.text.as_str()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = source.text[..error.pos.start.min(source.text.len())].matches('\n').count() + 1;
                problems.push(format!("{}:{line}: {error}", source.path.display()));
            }
            resource
        }
    }
}

/// Adds what a file says under one id.
fn add(entry: &Entry<&str>, source: &Source, texts: &mut Texts, problems: &mut Vec<String>) {
    let (id, value, attributes) = match entry {
        Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
        Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
        _ => return,
    };
    let begins = |line: &str| line.strip_prefix(&*id).is_some_and(|rest| rest.trim_start().starts_with('='));
    let line = source.text.lines().position(begins).map_or(1, |line| line + 1);
    let place = format!("{}:{line}", source.path.display());
    let attributes = attributes.iter().map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
    for (id, pattern) in value.map(|value| (id.clone(), value)).into_iter().chain(attributes) {
        let mut text = Text { place: place.clone(), ..Text::default() };
        of_pattern(pattern, &mut text);
        if texts.insert(id.clone(), text).is_some() {
            problems.push(format!("{place}: {id} is there twice in this language"));
        }
    }
}

/// The names of the variants by which the model chooses, by variable.
fn known_variants(model: &Texts) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut known: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (variable, names) in model.values().flat_map(|text| &text.variants) {
        known.entry(variable).or_default().extend(names.iter().map(String::as_str));
    }
    known
}

/// Holds a language against the model, both ways. The model is held against itself.
fn compare(language: &str, texts: &Texts, model: &Texts, known: &BTreeMap<&str, BTreeSet<&str>>, found: &mut Findings) {
    let problems = &mut found.problems;
    for (id, text) in texts {
        let place = &text.place;
        match model.get(id) {
            // Terms are each language's own.
            None if id.starts_with('-') => {}
            None => problems.push(format!("{place}: {MODEL} has no {id}")),
            Some(of_model) if of_model.variables != text.variables => {
                let (own, wanted) = (&text.variables, &of_model.variables);
                problems.push(format!("{place}: {id} uses {own:?}, and {wanted:?} in {MODEL}"));
            }
            Some(_) => {}
        }
        let lacking =
            text.references.iter().find(|wanted| !texts.contains_key(*wanted) && !model.contains_key(*wanted));
        problems.extend(lacking.map(|wanted| format!("{place}: {id} refers to {wanted}, which is not there")));
        for (variable, names) in &text.variants {
            if let Some(name) = unknown_variant(names, known.get(variable.as_str())) {
                problems.push(format!("{place}: {id} has the variant [{name}], which ${variable} never is"));
            }
        }
    }
    let missing: Vec<String> = model.keys().filter(|id| !texts.contains_key(*id)).cloned().collect();
    if !missing.is_empty() {
        found.missing.insert(language.to_owned(), missing);
    }
}

/// The first of these names of variants that nothing chooses: neither a form for a number nor a word that the model has for the variable.
/// Forms for numbers and words never stand side by side.
fn unknown_variant<'n>(names: &'n [String], known: Option<&BTreeSet<&str>>) -> Option<&'n str> {
    let is_plural = |name: &&str| PLURALS.contains(name);
    let is_of_number = |name: &str| is_plural(&name) || name.parse::<f64>().is_ok();
    let counts = names.iter().any(|name| name != "other" && is_plural(&name.as_str()));
    let is_unknown = |name: &&str| !is_of_number(name) && (counts || known.is_some_and(|known| !known.contains(name)));
    names.iter().map(String::as_str).find(is_unknown)
}

/// The language with the model's texts in its gaps.
fn filled<'t>(language: &Language<'t>, model: &Language<'t>) -> Resource<&'t str> {
    let own = &language.texts;
    let lacks = |id: &str| !own.contains_key(id);
    let mut body: Vec<Entry<&str>> = language.body.clone();
    for entry in &model.body {
        match entry {
            Entry::Message(message) => fill(&mut body, message, &lacks),
            Entry::Term(term) if lacks(&format!("-{}", term.id.name)) => body.push(entry.clone()),
            _ => {}
        }
    }
    Resource { body }
}

/// Adds a message of the model, or what the language lacks of it.
fn fill<'t>(body: &mut Vec<Entry<&'t str>>, message: &Message<&'t str>, lacks: &impl Fn(&str) -> bool) {
    let name = message.id.name;
    let is_same = |entry: &&mut Entry<&str>| matches!(entry, Entry::Message(own) if own.id.name == name);
    let Some(Entry::Message(own)) = body.iter_mut().find(is_same) else {
        return body.push(Entry::Message(message.clone()));
    };
    if own.value.is_none() {
        own.value.clone_from(&message.value);
    }
    let is_missing = |attribute: &&Attribute<&str>| lacks(&format!("{name}.{}", attribute.id.name));
    own.attributes.extend(message.attributes.iter().filter(is_missing).cloned());
}

fn of_pattern(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        of_expression(expression, text);
    }
}

fn of_expression(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, text),
        Expression::Select { selector, variants } => {
            of_inline(selector, text);
            if let Some(variable) = variable_of(selector) {
                text.variants.push((variable.to_owned(), variants.iter().map(name_of).collect()));
            }
            for variant in variants {
                of_pattern(&variant.value, text);
            }
        }
    }
}

/// The variable that a selector looks at.
fn variable_of<'t>(selector: &InlineExpression<&'t str>) -> Option<&'t str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.iter().find_map(variable_of),
        _ => None,
    }
}

fn name_of(variant: &Variant<&str>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

fn of_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let end = attribute.as_ref().map_or_else(String::new, |attribute| format!(".{}", attribute.name));
            text.references.insert(format!("{}{end}", id.name));
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            text.references.insert(format!("-{}", id.name));
            if let Some(arguments) = arguments {
                of_arguments(arguments, text);
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => of_arguments(arguments, text),
        InlineExpression::Placeable { expression } => of_expression(expression, text),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn of_arguments(arguments: &CallArguments<&str>, text: &mut Text) {
    for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
        of_inline(argument, text);
    }
}
