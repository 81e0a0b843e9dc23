//! `man`: this command line as pages for `man`, one on standard output, or all of them as files.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap_mangen::{
    Man,
    roff::{Roff, roman},
};

use super::{Failure, version};
use crate::{
    locale::{Words, excerpt},
    storage::{self, FileError},
};

/// What the pages belong to, at the foot of each.
const MANUAL: &str = "Holochess";
/// What the program's own page says beyond its commands.
const SECTIONS: [(&str, &[(&str, &str)]); 2] = [
    (
        "EXIT STATUS",
        &[
            ("0", "Done."),
            ("1", "It ran, and the answer is no: a record that does not verify, say."),
            ("2", "The command line or the input is wrong; one line on standard error says where and why."),
            ("3", "This machine or this build lacks something, a display or a graphics driver; the line names it."),
        ],
    ),
    (
        "ENVIRONMENT",
        &[
            (
                "HOLOCHESS_HOME",
                "The folder for settings, saves and everything else that is kept, instead of the system's own.",
            ),
            (
                "HOLOCHESS_ASSETS",
                "The folder of the models and sounds. Without it they are looked for beside the program, in ../share/holochess, \
                 ../lib/holochess and ../Resources.",
            ),
        ],
    ),
];

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The page of this command; without it, the program's
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    command: Option<String>,

    /// Writes every page into this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args, mut command_line: clap::Command, out: &mut dyn Write) -> Result<(), Failure> {
    // Gives every command the arguments that hold for all, and its whole name.
    command_line.build();
    if let Some(folder) = &args.out {
        return write_all(&command_line, folder, out);
    }
    let asked = match &args.command {
        None => &command_line,
        Some(name) => commands(&command_line).find(|command| command.get_name() == name).ok_or_else(|| {
            let nothing = Words::new("usage-nothing");
            let words = Words::new("usage-no-command").with("command", excerpt(name)).with_words("suggestion", nothing);
            Failure::wrong(words)
        })?,
    };
    out.write_all(&page(asked, args.command.is_none())?)?;
    Ok(())
}

/// The commands that have a page of their own.
fn commands(command_line: &clap::Command) -> impl Iterator<Item = &clap::Command> {
    command_line.get_subcommands().filter(|command| !command.is_hide_set())
}

/// `holochess.1`, and `holochess-COMMAND.1` for each command.
fn write_all(command_line: &clap::Command, folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    storage::make_folder(folder).map_err(|error| of_folder(&error))?;
    let all = std::iter::once((command_line, true)).chain(commands(command_line).map(|command| (command, false)));
    for (command, is_program) in all {
        let path = folder.join(format!("{}.1", name(command)));
        storage::replace(&path, page(command, is_program)?, false).map_err(|error| of_folder(&error))?;
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
fn page(command: &clap::Command, is_program: bool) -> Result<Vec<u8>, Failure> {
    let title = name(command);
    let source = format!("{MANUAL} {}", version::NUMBER);
    let named = command.clone().display_name(title.clone()).version(version::NUMBER);
    // No date: the same sources give the same bytes.
    let man = Man::new(named).title(title.to_uppercase()).section("1").date("").source(source).manual(MANUAL);
    let mut text = Vec::new();
    man.render(&mut text)?;
    if is_program {
        for (heading, entries) in SECTIONS {
            let mut roff = Roff::default();
            roff.control("SH", [heading]);
            for (term, what) in entries {
                roff.control("TP", []);
                roff.text([roman(*term)]);
                roff.text([roman(*what)]);
            }
            roff.to_writer(&mut text)?;
        }
    }
    Ok(text)
}
