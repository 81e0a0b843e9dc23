//! `man`: this command line as pages for `man`, one on standard output, or all of them as files.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap_mangen::{
    Man,
    roff::{Roff, roman},
};

use super::{Failure, help, version};
use holochess_locale::{Locale, Words, excerpt};
use holochess_platform::storage::{self, FileError};

/// What the pages belong to, at the foot of each.
const MANUAL: &str = "Holochess";
/// The titles that the pages are made with, and ours.
const TITLES: [(&str, &str); 7] = [
    ("NAME", "man-name"),
    ("SYNOPSIS", "man-synopsis"),
    ("DESCRIPTION", "man-description"),
    ("OPTIONS", "man-options"),
    ("SUBCOMMANDS", "man-subcommands"),
    ("EXTRA", "man-extra"),
    ("VERSION", "man-version"),
];
/// What the program's own page says beyond its commands: a title, and each term with what it means.
const SECTIONS: [(&str, &[(&str, &str)]); 2] = [
    (
        "man-exit-status",
        &[
            ("0", "man-exit-done"),
            ("1", "man-exit-no"),
            ("2", "man-exit-wrong"),
            ("3", "man-exit-lacking"),
            ("130", "man-exit-stopped"),
        ],
    ),
    ("man-environment", &[("HOLOCHESS_HOME", "man-environment-home"), ("HOLOCHESS_ASSETS", "man-environment-assets")]),
];

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The page of this command; without it, the program's own
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    command: Option<String>,

    /// Writes every page to this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,

    /// The English texts of the help as a Fluent file, from which to start another language
    #[arg(long, conflicts_with_all = ["command", "out"], hide = true)]
    texts: bool,
}

pub fn run(args: &Args, command_line: clap::Command, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if args.texts {
        write!(out, "{}", help::as_file(command_line))?;
        return Ok(());
    }
    let mut command_line = help::spelled_out(help::in_language(command_line, locale), locale);
    // Gives every command the arguments that hold for all, and its whole name.
    command_line.build();
    if let Some(folder) = &args.out {
        return write_all(&command_line, locale, folder, out);
    }
    let asked = match &args.command {
        None => &command_line,
        Some(name) => commands(&command_line).find(|command| command.get_name() == name).ok_or_else(|| {
            let nothing = Words::new("usage-nothing");
            let words = Words::new("usage-no-command").with("command", excerpt(name)).with_words("suggestion", nothing);
            Failure::wrong(words)
        })?,
    };
    out.write_all(&page(asked, locale, args.command.is_none())?)?;
    Ok(())
}

/// The commands that have a page of their own.
fn commands(command_line: &clap::Command) -> impl Iterator<Item = &clap::Command> {
    command_line.get_subcommands().filter(|command| !command.is_hide_set())
}

/// `holochess.1`, and `holochess-COMMAND.1` for each command.
fn write_all(command_line: &clap::Command, locale: &Locale, folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    storage::make_folder(folder).map_err(|error| of_folder(&error))?;
    let all = std::iter::once((command_line, true)).chain(commands(command_line).map(|command| (command, false)));
    for (command, is_program) in all {
        let path = folder.join(format!("{}.1", name(command)));
        storage::remove_temporaries(&path);
        storage::replace(&path, page(command, locale, is_program)?, false).map_err(|error| of_folder(&error))?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}

fn of_folder(error: &FileError) -> Failure {
    Failure::from(error).within(Words::new("error-place").with("place", "--out"))
}

/// The name of a command's page.
fn name(command: &clap::Command) -> String {
    command.get_display_name().unwrap_or(command.get_name()).to_owned()
}

/// The page of a command.
fn page(command: &clap::Command, locale: &Locale, is_program: bool) -> Result<Vec<u8>, Failure> {
    let title = name(command);
    let source = format!("{MANUAL} {}", version::NUMBER);
    let named = command.clone().display_name(title.clone()).version(version::NUMBER);
    // No date: the same sources give the same bytes.
    let man = Man::new(named).title(title.to_uppercase()).section("1").date("").source(source).manual(MANUAL);
    let mut page = Vec::new();
    man.render(&mut page)?;
    let mut text = String::new();
    for line in String::from_utf8_lossy(&page).lines() {
        if let Some((_, id)) = TITLES.iter().find(|(made, _)| line.strip_prefix(".SH ") == Some(*made)) {
            text.push_str(&heading(&locale.text(id)).to_roff());
            continue;
        }
        // What an argument's values mean, a line each: lines of a paragraph would be filled.
        if line.starts_with("\\- ") {
            text.push_str(".br\n");
        }
        text.push_str(line);
        text.push('\n');
    }
    if is_program {
        for (title, entries) in SECTIONS {
            let mut roff = heading(&locale.text(title));
            for (term, what) in entries {
                roff.control("TP", []);
                roff.text([roman(*term)]);
                roff.text([roman(locale.text(what))]);
            }
            text.push_str(&roff.render());
        }
    }
    Ok(text.into_bytes())
}

fn heading(title: &str) -> Roff {
    let mut roff = Roff::default();
    roff.control("SH", [title]);
    roff
}
