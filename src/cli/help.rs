//! Help in the person's language: what clap knows of the command line, with every text replaced.
//!
//! English stands in the code, as the comments of commands and arguments. Every other language has it in its `help.ftl`, by the
//! names on the command line: `help` is the program, `help-mail-new` a command, `help-lab-perft` one of the makers' program, `help-rules--topic`
//! an argument of it (by its long name, or else by the name of its value), `help--json` an argument that commands share, and `.high` one of an argument's values. What a
//! language lacks stays English.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    fmt::Write as _,
};

use clap::{
    Arg, Command, Error,
    builder::{PossibleValue, PossibleValuesParser, Str},
};

use holochess_locale::{Language, Locale};

/// The id of the text of the players' program, and of what both programs share.
const PROGRAM: &str = "help";

/// What clap writes around all other texts, in English: these take the place of its own only where a language has all of them.
const AROUND: [(&str, &str); 8] = [
    ("usage", "Usage:"),
    ("commands", "Commands:"),
    ("arguments", "Arguments:"),
    ("options", "Options:"),
    ("default", "[default: { $value }]"),
    ("values", "[possible values: { $value }]"),
    ("listed", "Possible values:"),
    ("one", "- { $name }: { $value }"),
];

/// The command line with its texts in this language. It is for showing only: values are no longer read as what they mean.
pub fn in_language(mut command: Command, locale: &Locale) -> Command {
    if locale.language() == Language::English {
        return command;
    }
    // Gives every command --help, --version and the arguments that hold for all.
    command.build();
    let id = root(&command);
    translated(command, id, locale)
}

/// The same with defaults and possible values as part of the texts: what clap writes around them is English.
pub fn spelled_out(command: Command, locale: &Locale) -> Command {
    let is_there = |key: &&str| locale.has(&format!("{PROGRAM}.{key}"));
    if locale.language() == Language::English || !AROUND.iter().all(|(key, _)| is_there(key)) {
        return command;
    }
    let is_long =
        command.get_arguments().any(|arg| !arg.is_hide_set() && (arg.get_long_help().is_some() || explains(arg)));
    command.mut_args(|arg| with_values(arg, is_long, locale)).mut_subcommands(|command| spelled_out(command, locale))
}

/// What clap has to say about a command line, which may be the help that was asked for, in this language.
pub fn said_in(
    error: Error,
    arguments: impl IntoIterator<Item = OsString>,
    command: Command,
    locale: &Locale,
) -> Error {
    if locale.language() == Language::English {
        return error;
    }
    let command = spelled_out(in_language(command, locale), locale);
    command.try_get_matches_from(arguments).err().unwrap_or(error)
}

/// The id of a program's own text; those of its commands begin with it.
fn root(program: &Command) -> &'static str {
    if program.get_name() == "holochess-lab" { "help-lab" } else { PROGRAM }
}

/// The text of this id, if the language has it.
fn said(id: &str, locale: &Locale) -> Option<String> {
    locale.has(id).then(|| locale.text(id))
}

fn translated(command: Command, id: &str, locale: &Locale) -> Command {
    let has_more = command.get_after_help().is_some();
    let template = template(&command, locale);
    let mut command = command.subcommand_value_name(value_name("COMMAND", locale));
    if let Some(text) = said(id, locale) {
        command = command.about(text);
    }
    if let Some(template) = template {
        command = command.help_template(template);
    }
    if let Some(text) = said(&format!("{id}.after"), locale).filter(|_| has_more) {
        command = command.after_help(text);
    }
    command.mut_args(|arg| translated_argument(arg, id, locale)).mut_subcommands(|command| {
        let id = format!("{id}-{}", command.get_name());
        translated(command, &id, locale)
    })
}

fn translated_argument(arg: Arg, command: &str, locale: &Locale) -> Arg {
    let ids = ids(&arg, command);
    let text = |part: &str| said(&found(&ids, part, |id| locale.has(id)), locale);
    let names: Vec<_> = value_names(&arg).iter().map(|name| value_name(name, locale)).collect();
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    // Of our arguments only --help has two texts, where a command explains values.
    let arg = match (arg.get_long_help(), text(""), text(".brief"), text(".long")) {
        (Some(_), _, Some(brief), Some(long)) => arg.help(brief).long_help(long),
        (None, Some(text), ..) => arg.help(text),
        _ => arg,
    };
    if !explains(&arg) {
        return arg;
    }
    let values = arg.get_possible_values().into_iter().map(|value| {
        let help = value.get_help().and_then(|_| text(&format!(".{}", value.get_name())));
        match help {
            Some(help) => value.help(help),
            None => value,
        }
    });
    let parser = PossibleValuesParser::new(values);
    arg.value_parser(parser)
}

/// The ids of an argument's text: its own in this command, and the one that it shares with others of its name.
fn ids(arg: &Arg, command: &str) -> [String; 2] {
    let name = match (arg.get_long(), value_names(arg)) {
        (Some(long), _) => long.to_owned(),
        (None, [name, ..]) => key(name).to_lowercase(),
        (None, []) => arg.get_id().to_string(),
    };
    [command, PROGRAM].map(|of| format!("{of}--{name}"))
}

/// The one of these under which there is a text, the command's own before the one that is shared; its own where there is none.
fn found(ids: &[String; 2], part: &str, has: impl Fn(&str) -> bool) -> String {
    let [own, shared] = ids.each_ref().map(|id| format!("{id}{part}"));
    if has(&own) || !has(&shared) { own } else { shared }
}

/// Whether the argument says what each of its values means.
fn explains(arg: &Arg) -> bool {
    arg.get_possible_values().iter().any(|value| value.get_help().is_some())
}

/// What stands in the place of an argument's values; nothing where it takes none.
fn value_names(arg: &Arg) -> &[Str] {
    if arg.get_action().takes_values() { arg.get_value_names().unwrap_or_default() } else { &[] }
}

/// The same in this language. Clap wants it to live as long as the program, which ends when it has shown it.
fn value_name(name: &str, locale: &Locale) -> &'static str {
    said(&format!("help-value-names.{}", key(name)), locale).unwrap_or_else(|| name.to_owned()).leak()
}

/// The name of a value as part of an id.
fn key(name: &str) -> String {
    name.replace(|sign: char| !sign.is_ascii_alphanumeric(), "-")
}

/// How clap lays out the help of this command, with our words for its headings, if the language has them.
fn template(command: &Command, locale: &Locale) -> Option<String> {
    let heading = |key: &str| locale.text(&format!("{PROGRAM}.{key}"));
    if !AROUND.iter().all(|(key, _)| locale.has(&format!("{PROGRAM}.{key}"))) {
        return None;
    }
    let (usage, header) = (command.get_styles().get_usage(), command.get_styles().get_header());
    let parts = [
        ("commands", "subcommands", command.get_subcommands().any(|command| !command.is_hide_set())),
        ("arguments", "positionals", command.get_positionals().any(|arg| !arg.is_hide_set())),
        ("options", "options", true),
    ];
    let parts = parts.into_iter().filter(|(.., is_there)| *is_there);
    let parts: Vec<String> =
        parts.map(|(key, tag, _)| format!("{header}{}{header:#}\n{{{tag}}}", heading(key))).collect();
    let usage = format!("{usage}{}{usage:#} {{usage}}", heading("usage"));
    Some(format!("{{about-with-newline}}\n{usage}\n\n{}{{after-help}}", parts.join("\n\n")))
}

/// An argument whose default and values are part of its texts. Clap has a second, longer text where any argument of the command
/// explains its values (`is_long`), with paragraphs.
fn with_values(arg: Arg, is_long: bool, locale: &Locale) -> Arg {
    let (true, Some(help)) = (arg.get_action().takes_values(), arg.get_help()) else { return arg };
    let word = |key: &str, value: String| locale.format(&format!("{PROGRAM}.{key}"), &[("value", value.into())]);
    let help = help.to_string();
    let values: Vec<PossibleValue> =
        arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set()).collect();
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let default = (!default.is_empty()).then(|| word("default", default.join(" ")));
    let possible = (!names.is_empty()).then(|| word("values", names.join(", ")));
    let all = [Some(&help), default.as_ref(), possible.as_ref()];
    let brief = all.into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
    let long = is_long.then(|| {
        let listed = explains(&arg).then(|| listed(&values, locale));
        let rest: Vec<String> = default.into_iter().chain(possible.filter(|_| listed.is_none())).collect();
        let rest = (!rest.is_empty()).then(|| rest.join("\n"));
        [Some(help), listed, rest].into_iter().flatten().collect::<Vec<_>>().join("\n\n")
    });
    let arg = arg.hide_default_value(true).hide_possible_values(true).help(brief);
    match long {
        Some(long) => arg.long_help(long),
        None => arg,
    }
}

/// What each value means, a line each.
fn listed(values: &[PossibleValue], locale: &Locale) -> String {
    let heading = locale.text(&format!("{PROGRAM}.listed"));
    let lines = values.iter().map(|value| {
        let help = value.get_help().map(ToString::to_string).unwrap_or_default();
        let arguments = [("name", value.get_name().to_owned().into()), ("value", help.into())];
        locale.format(&format!("{PROGRAM}.one"), &arguments)
    });
    std::iter::once(heading).chain(lines).collect::<Vec<_>>().join("\n")
}

/// Every text of the help in English, as the file `help.ftl` with which another language begins.
pub fn as_file(mut program: Command) -> String {
    program.build();
    let mut messages: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for (id, english) in texts(&program) {
        let (message, attribute) = id.split_once('.').unwrap_or((&id, ""));
        let attributes = messages.entry(message.to_owned()).or_default();
        attributes.insert(attribute.to_owned(), english);
    }
    let mut file =
        String::from("# The help of the command line; docs/extending.md, “A language”, says how it is read.\n");
    for (message, mut attributes) in messages {
        let _ = writeln!(file, "\n{message} ={}", value(attributes.remove("").unwrap_or_default(), "    "));
        for (attribute, english) in attributes {
            let _ = writeln!(file, "    .{attribute} ={}", value(english, "        "));
        }
    }
    file
}

/// A text behind the `=` of a message; one of several lines begins below, behind this indent.
fn value(text: String, indent: &str) -> String {
    if text.is_empty() {
        return text;
    }
    if !text.contains('\n') {
        return format!(" {text}");
    }
    text.lines().fold(String::new(), |lines, line| format!("{lines}\n{}", format!("{indent}{line}").trim_end()))
}

/// Every text of the help by its id, in English. What most commands say of an argument is shared.
fn texts(program: &Command) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> =
        AROUND.iter().map(|(key, text)| (format!("{PROGRAM}.{key}"), (*text).to_owned())).collect();
    texts.insert("help-value-names.COMMAND".to_owned(), "COMMAND".to_owned());
    // What is said under each shared id, with the ids of the commands that say it.
    let mut arguments: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for (id, command) in commands(program, root(program)) {
        for arg in command.get_arguments() {
            let [own, shared] = ids(arg, &id);
            let long = arg.get_long_help();
            let mut parts = vec![(String::new(), arg.get_help())];
            parts.extend(long.map(|_| (".brief".to_owned(), arg.get_help())));
            parts.extend(long.map(|_| (".long".to_owned(), long)));
            let values = arg.get_possible_values();
            let values =
                values.iter().filter_map(|value| Some((format!(".{}", value.get_name()), Some(value.get_help()?))));
            for (part, text) in parts.into_iter().chain(values) {
                let text = text.map(ToString::to_string).unwrap_or_default();
                let said = arguments.entry(format!("{shared}{part}")).or_default().entry(text).or_default();
                said.push(format!("{own}{part}"));
            }
            for name in value_names(arg) {
                texts.insert(format!("help-value-names.{}", key(name)), name.to_string());
            }
        }
        if let Some(after) = command.get_after_help() {
            texts.insert(format!("{id}.after"), after.to_string());
        }
        texts.insert(id, command.get_about().map(ToString::to_string).unwrap_or_default());
    }
    for (shared, said) in arguments {
        let most = said.values().map(Vec::len).max().filter(|most| *most > 1);
        let mut is_shared = false;
        for (text, own) in said {
            if most == Some(own.len()) && !is_shared {
                is_shared = true;
                texts.insert(shared.clone(), text);
            } else {
                texts.extend(own.into_iter().map(|id| (id, text.clone())));
            }
        }
    }
    texts
}

/// Every command below this one and itself, with the id of its text.
fn commands(command: &Command, id: &str) -> Vec<(String, Command)> {
    let below =
        command.get_subcommands().flat_map(|command| commands(command, &format!("{id}-{}", command.get_name())));
    std::iter::once((id.to_owned(), command.clone())).chain(below).collect()
}

/// Every id by which the help of a program is read in a language that has these ids. What has no text stands under its own id.
pub fn wanted(program: Command, has: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = AROUND.map(|(key, _)| format!("{PROGRAM}.{key}")).into();
    wanted.insert("help-value-names.COMMAND".to_owned());
    for (id, command) in in_english(program) {
        for arg in command.get_arguments() {
            let ids = ids(arg, &id);
            wanted.insert(found(&ids, "", &has));
            if arg.get_long_help().is_some() {
                wanted.extend([".brief", ".long"].map(|part| found(&ids, part, &has)));
            }
            for value in arg.get_possible_values().iter().filter(|value| value.get_help().is_some()) {
                wanted.insert(found(&ids, &format!(".{}", value.get_name()), &has));
            }
            wanted.extend(value_names(arg).iter().map(|name| format!("help-value-names.{}", key(name))));
        }
        if command.get_after_help().is_some() {
            wanted.insert(format!("{id}.after"));
        }
        wanted.insert(id);
    }
    wanted
}

/// Every command of a program as it is written in the code, with the id of its text.
pub fn in_english(mut program: Command) -> Vec<(String, Command)> {
    program.build();
    commands(&program, root(&program))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;
    use fluent_syntax::ast::Entry;

    use super::*;
    use crate::cli::{CommandLine, usage::WITH_WINDOW};

    /// The languages whose help is in a file, and whole; `./dev check` asks for all of them.
    fn languages() -> impl Iterator<Item = Locale> {
        let translated = Language::ALL.into_iter().filter(|language| *language != Language::English).map(Locale::new);
        translated.filter(|locale| lacking(locale).is_empty())
    }

    /// What the help of a language lacks.
    fn lacking(locale: &Locale) -> Vec<String> {
        wanted(CommandLine::command(), |id| locale.has(id)).into_iter().filter(|id| !locale.has(id)).collect()
    }

    /// Every id of a language's file.
    fn written(language: Language) -> BTreeSet<String> {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        let text =
            std::fs::read_to_string(root.join(language.code()).join("help.ftl")).expect("it is part of the source");
        ids_of(&text)
    }

    /// Every id in the text of such a file.
    fn ids_of(text: &str) -> BTreeSet<String> {
        let resource = fluent_syntax::parser::parse(text).expect("the build reads it, too");
        let mut found = BTreeSet::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            found.extend(message.attributes.iter().map(|attribute| format!("{id}.{}", attribute.id.name)));
            found.extend(message.value.map(|_| id.to_owned()));
        }
        found
    }

    /// Whether only the build with the window reads this id: of one of its commands, or shared, perhaps among those alone.
    fn is_of_the_window(id: &str) -> bool {
        let of_command = |name: &&str| {
            id.strip_prefix("help-")
                .and_then(|id| id.strip_prefix(*name))
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '.']))
        };
        id == "help-doctor--window"
            || id.starts_with("help--")
            || id.starts_with("help-value-names.")
            || WITH_WINDOW.iter().any(of_command)
    }

    #[test]
    fn every_command_argument_and_value_is_explained_in_every_language() {
        assert!(in_english(CommandLine::command()).len() > 15);
        for (id, command) in in_english(CommandLine::command()) {
            assert!(command.get_about().is_some() && command.get_long_about().is_none(), "{id}");
            let ids: Vec<_> = command.get_arguments().map(|arg| self::ids(arg, &id)).collect();
            let names: BTreeSet<_> = ids.iter().collect();
            assert_eq!(names.len(), ids.len(), "two arguments of {id} have the same name: {ids:?}");
        }
        let translated = Language::ALL.into_iter().filter(|language| *language != Language::English);
        let is_any_whole = translated.map(Locale::new).any(|locale| lacking(&locale).is_empty());
        assert!(is_any_whole, "{:?}", lacking(&Locale::new(Language::French)));
    }

    #[test]
    #[ignore = "a language may be partial while it is written; ./dev check asks for the whole"]
    fn whole_languages_have_all_of_the_help() {
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let lacking = lacking(&Locale::new(language));
            assert!(lacking.is_empty(), "{}/help.ftl lacks {lacking:?}", language.code());
        }
    }

    #[test]
    fn the_file_to_begin_a_language_with_has_every_text_of_the_help_and_no_other() {
        let file = as_file(CommandLine::command());
        let there = ids_of(&file);
        assert_eq!(there, wanted(CommandLine::command(), |id| there.contains(id)));
        assert!(there.len() > 80 && file.contains("\nhelp--json = One JSON object\n"), "{file}");
        for (_, text) in texts(&in_english(CommandLine::command())[0].1) {
            assert!(!text.is_empty(), "{file}");
        }
    }

    #[test]
    fn no_text_of_the_help_is_left_over() {
        for locale in languages() {
            let wanted = wanted(CommandLine::command(), |id| locale.has(id));
            let left: Vec<String> = written(locale.language())
                .into_iter()
                .filter(|id| !wanted.contains(id) && !id.starts_with("help-lab") && !is_of_the_window(id))
                .collect();
            assert!(left.is_empty(), "{locale:?}: no command or argument reads {left:?}");
        }
    }

    /// Words one space apart, however they are broken into lines.
    fn flat(text: &str) -> String {
        text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn help_in_another_language_has_no_english_in_it_and_fits_into_eighty_columns() {
        let english = in_english(CommandLine::command());
        let mut texts: BTreeSet<String> =
            ["Usage:", "Commands:", "Arguments:", "Options:", "default:", "ossible values:", "Print "]
                .map(str::to_owned)
                .into();
        for (_, command) in &english {
            let values = command.get_arguments().flat_map(Arg::get_possible_values).collect::<Vec<_>>();
            let arguments = command.get_arguments().flat_map(|arg| [arg.get_help(), arg.get_long_help()]);
            let all = arguments.chain([command.get_about(), command.get_after_help()]);
            let all = all.chain(values.iter().map(PossibleValue::get_help)).flatten();
            texts.extend(all.map(|text| flat(&text.to_string())));
        }
        assert!(texts.len() > 60, "{}", texts.len());
        for locale in languages() {
            let program = spelled_out(in_language(CommandLine::command(), &locale), &locale);
            let translated = commands(&program, PROGRAM);
            assert_eq!(translated.len(), english.len());
            for (id, command) in translated {
                let mut command = command.term_width(80);
                for help in [command.render_help(), command.render_long_help()].map(|help| help.to_string()) {
                    let words = flat(&help);
                    let left = texts.iter().find(|text| words.contains(text.as_str()));
                    assert_eq!(left, None, "{id}: {help}");
                    assert!(!help.contains(['⟨', '{', '$']), "{id}: {help}");
                    let wide = help.lines().find(|line| line.chars().count() > 80);
                    assert_eq!(wide, None, "{id}: {help}");
                }
            }
        }
    }
}
