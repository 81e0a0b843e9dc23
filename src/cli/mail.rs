//! `mail`: a match with somebody elsewhere. Every message is one line of text, to be sent by whatever carries text.

use std::{
    fs,
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use super::{
    Failure, GameChoice,
    out_file::OutFile,
    text::draw,
    words::{COLUMNS, LanguageArgs, wrap},
};
use crate::{
    locale::{Locale, Words, excerpt, harmless},
    narration::Narrator,
    record::{MAIL_MARK, MailBody, MailError, MailMatch, MailMessage, MailSecret, RecordedMatch},
    rules::Seat,
    storage::{self, Home, make_folder},
};

/// The longest message that is read from a file, in bytes.
const LONGEST: u64 = 1 << 20;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: MailCommand,

    #[command(flatten)]
    language: LanguageArgs,
}

#[derive(Debug, clap::Subcommand)]
enum MailCommand {
    /// Proposes a match and prints the line to send
    New {
        #[command(flatten)]
        game: GameChoice,
        /// Your name, as the other reads it
        #[arg(long, value_name = "NAME", default_value = "")]
        name: String,
    },
    /// Takes a line (or a file, or - for standard input) that the other has sent: an invitation, or the next message of a match
    Accept {
        /// The line, or the file with it
        #[arg(value_name = "LINE")]
        line: String,
        /// Your name, where it is an invitation
        #[arg(long, value_name = "NAME", default_value = "")]
        name: String,
    },
    /// Plays actions, and prints the line to send when it is the other's turn
    Move {
        /// The match: its id, or how that begins
        #[arg(value_name = "MATCH")]
        id: String,
        /// The actions, in the rulebook's notation
        #[arg(value_name = "ACTION", required = true)]
        actions: Vec<String>,
    },
    /// Shows the matches, one match, or what a line says
    Show {
        /// The match, or a line
        #[arg(value_name = "MATCH")]
        id: Option<String>,
        /// Writes the record of the match, for `replay` and `verify`
        #[arg(long, value_name = "FILE", requires = "id")]
        record: Option<PathBuf>,
    },
}

/// Runs the command.
///
/// # Errors
/// If a message is refused, an action is not legal, or a file cannot be read or written.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.command {
        MailCommand::New { game, name } => {
            let given = game.options()?;
            let defaults = game.game.options();
            let options: Vec<(String, String)> = given
                .iter()
                .filter(|(key, value)| defaults.iter().any(|(known, default)| known == *key && default != *value))
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect();
            let by_mail = MailMatch::invite(game.game, &options, name, secret()?);
            let by_mail = by_mail.map_err(|why| refused(&why, locale, None))?;
            save(&by_mail, locale)?;
            tell(&by_mail, locale, out)
        }
        MailCommand::Accept { line, name } => {
            let text = read_line(line, locale)?;
            let message =
                MailMessage::read(&text).map_err(|why| refused(&MailError::NotAMessage(why), locale, None))?;
            let known = file_of(&message.id);
            let by_mail = match (&message.body, known.exists()) {
                (MailBody::Invite(_), false) => MailMatch::accept(&text, name, secret()?),
                (_, false) => Err(MailError::OtherMatch),
                (_, true) => {
                    let mut by_mail = open(&known, locale)?;
                    match by_mail.receive(&text) {
                        Ok(()) => Ok(by_mail),
                        // Reading a message again does no harm.
                        Err(MailError::Known) => return tell(&by_mail, locale, out),
                        Err(why) => return Err(refused(&why, locale, Some(&by_mail))),
                    }
                }
            };
            let by_mail = by_mail.map_err(|why| refused(&why, locale, None))?;
            save(&by_mail, locale)?;
            tell(&by_mail, locale, out)
        }
        MailCommand::Move { id, actions } => {
            let mut by_mail = open(&find(id, locale)?, locale)?;
            for action in actions {
                let done = by_mail.decide(action);
                done.map_err(|why| refused(&why, locale, Some(&by_mail)))?;
            }
            save(&by_mail, locale)?;
            tell(&by_mail, locale, out)
        }
        MailCommand::Show { id: None, .. } => list(locale, out),
        MailCommand::Show { id: Some(line), .. } if line.contains(MAIL_MARK) => {
            let message = MailMessage::read(line).map_err(|why| refused(&MailError::NotAMessage(why), locale, None))?;
            // Plain values are JSON.
            writeln!(out, "{}", serde_json::to_string_pretty(&message).unwrap_or_default())?;
            Ok(())
        }
        MailCommand::Show { id: Some(id), record } => {
            let by_mail = open(&find(id, locale)?, locale)?;
            if let (Some(path), Some(recorded)) = (record, by_mail.recorded()) {
                OutFile::prepare(path)?.write(recorded.text())?;
            }
            tell(&by_mail, locale, out)
        }
    }
}

fn secret() -> Result<MailSecret, Failure> {
    MailSecret::fresh().map_err(|why| Failure::Lacking(why.to_string()))
}

/// A message that is given as a line, as `-`, or as a file.
fn read_line(given: &str, locale: &Locale) -> Result<String, Failure> {
    if given.contains(MAIL_MARK) {
        return Ok(given.to_owned());
    }
    if given == "-" {
        let mut text = String::new();
        io::stdin().lock().take(LONGEST).read_to_string(&mut text)?;
        return Ok(text);
    }
    storage::read_text(Path::new(given), LONGEST).map_err(|error| Failure::of_file(locale, &error))
}

fn refused(why: &MailError, locale: &Locale, by_mail: Option<&MailMatch>) -> Failure {
    let table = by_mail.and_then(MailMatch::recorded).map(RecordedMatch::table);
    Failure::Input(why.say(locale, table))
}

/// The file of a match with this id.
fn file_of(id: &str) -> PathBuf {
    // An id that is none is nobody's file.
    let fits = !id.is_empty() && id.len() <= 16 && id.bytes().all(|digit| digit.is_ascii_hexdigit());
    Home::of_environment().mail().join(if fits { id } else { "none" }).with_extension("json")
}

/// The files of all matches, in the order of their names.
fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(Home::of_environment().mail()).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "json"));
    files.sort();
    files
}

/// The file of the one match whose id begins like this.
fn find(id: &str, locale: &Locale) -> Result<PathBuf, Failure> {
    let begins = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with(id));
    let found: Vec<PathBuf> = files().into_iter().filter(begins).collect();
    if let [path] = &found[..] {
        return Ok(path.clone());
    }
    let words = Words::new("mail-no-match").with("id", excerpt(id)).with("count", found.len());
    Err(Failure::of_words(locale, &words))
}

fn open(path: &Path, locale: &Locale) -> Result<MailMatch, Failure> {
    let text = storage::read_text(path, LONGEST * 8).map_err(|error| Failure::of_file(locale, &error))?;
    MailMatch::read(&text).map_err(|why| {
        let words = Words::new("mail-in-file")
            .with("file", harmless(&path.display().to_string()))
            .with("why", why.say(locale, None));
        Failure::of_words(locale, &words)
    })
}

fn save(by_mail: &MailMatch, locale: &Locale) -> Result<(), Failure> {
    let home = Home::of_environment();
    make_folder(home.mail()).map_err(|error| Failure::of_file(locale, &error))?;
    let path = file_of(by_mail.id());
    storage::replace(&path, by_mail.text(), true).map_err(|error| Failure::of_file(locale, &error))
}

fn list(locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let files = files();
    if files.is_empty() {
        writeln!(out, "{}", locale.text("mail-none"))?;
    }
    for path in files {
        match open(&path, locale) {
            Ok(by_mail) => {
                writeln!(out, "{}  {}", &by_mail.id()[..8.min(by_mail.id().len())], state(&by_mail, locale))?;
            }
            Err(why) => writeln!(out, "{why}")?,
        }
    }
    Ok(())
}

/// Where a match stands, in a sentence.
fn state(by_mail: &MailMatch, locale: &Locale) -> String {
    let game = locale.text(&format!("game-{}", by_mail.setup().game.id()));
    let other = if by_mail.seat() == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
    let name = by_mail.setup().seats[other.index()].name.clone();
    let word = match by_mail.recorded() {
        Some(recorded) if recorded.is_over() => "over",
        _ if by_mail.is_own_turn() => "own",
        _ => "other",
    };
    let named = if name.is_empty() { "no" } else { "yes" };
    let arguments =
        [("game", game.into()), ("named", named.into()), ("name", harmless(&name).into()), ("turn", word.into())];
    locale.format("mail-state", &arguments)
}

/// Tells how the match stands, and what to send.
fn tell(by_mail: &MailMatch, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let short = &by_mail.id()[..8.min(by_mail.id().len())];
    writeln!(
        out,
        "{}",
        locale.format("mail-heading", &[("id", short.into()), ("state", state(by_mail, locale).into())])
    )?;
    if let Some(recorded) = by_mail.recorded() {
        let (table, narrator) = (recorded.table(), Narrator::new(locale, recorded.setup()));
        for entry in recorded.decisions().iter().rev().take(6).rev() {
            let who = entry.seat.map(|seat| format!(" ({})", narrator.player(seat))).unwrap_or_default();
            writeln!(out, "{}{who}", entry.text)?;
            for text in entry.events.iter().filter_map(|event| narrator.tell(table, event)) {
                writeln!(out, "  {}", wrap(&text, COLUMNS - 2, "    "))?;
            }
        }
        writeln!(out, "\n{}\n", draw(&narrator, table))?;
        if by_mail.is_own_turn() {
            let actions: Vec<String> = table.actions().into_iter().map(|action| table.action_text(action)).collect();
            let arguments = [("id", short.into()), ("actions", actions.join(" ").into())];
            writeln!(out, "{}", wrap(&locale.format("mail-your-turn", &arguments), COLUMNS, "  "))?;
        }
    }
    if let Some(message) = by_mail.to_send() {
        writeln!(out, "{}", locale.text("mail-send"))?;
        writeln!(out, "{}", message.line())?;
    }
    Ok(())
}
