//! `mail`: a match with a player elsewhere. Every message is one line of text, to be sent over any channel that carries text.

use std::{
    io::{self, BufRead, Read, Write},
    path::{Path, PathBuf},
};

use super::{
    Failure, GameChoice,
    out_file::OutFile,
    text::{as_notation, draw, is_yes},
    words::{COLUMNS, LanguageArgs, name_in_settings, wrap},
    write_json,
};
use holochess_locale::{Locale, Words, file_name, harmless};
use holochess_platform::storage::{FileProblem, Home};
use holochess_record::narration::Narrator;
use holochess_record::{
    Import, MAIL_MARK, MailArrival, MailBox, MailBoxError, MailError, MailInvitation, MailMatch, MailMessage, Shelf,
};

/// The longest message that is read from standard input, in bytes.
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
        /// Your name, as your opponent sees it; by default the first name in the settings
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
    },
    /// Reads a line (or a file, or - for standard input) from your opponent: the next message of a match, or an invitation,
    /// which it shows and asks about
    Accept {
        /// The line, or the file with it
        #[arg(value_name = "LINE")]
        line: String,
        /// Your name, for an invitation; by default the first name in the settings
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// Accepts an invitation without asking
        #[arg(long)]
        yes: bool,
    },
    /// Plays actions, and prints the line to send when it is your opponent's turn
    Move {
        /// The match: its id, or the beginning of its id
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
        /// Writes the match to a new file, for `replay` and `verify`
        #[arg(long, value_name = "FILE", requires = "id")]
        record: Option<PathBuf>,
        /// Prints what a line says as one JSON object
        #[arg(long, requires = "id", conflicts_with = "record")]
        json: bool,
    },
}

/// Runs the command.
///
/// # Errors
/// If a message is refused, an action is not legal, or a file cannot be read or written.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let home = Home::of_environment();
    let (mailbox, shelf) = (MailBox::at(home.mail()), Shelf::at(home.saves()));
    let failed = |why: MailBoxError| failure(&why, locale);
    for words in mailbox.mend().map_err(|error| Failure::of_file(locale, &error))? {
        writeln!(out, "{}", wrap(&locale.say(&words), COLUMNS, "  "))?;
    }
    match &args.command {
        MailCommand::New { game, name } => {
            let given = game.options()?;
            let defaults = game.game.options();
            let options: Vec<(String, String)> = given
                .iter()
                .filter(|(key, value)| defaults.iter().any(|(known, default)| known == *key && default != *value))
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect();
            let name = own_name(name.as_deref(), locale, out)?;
            let by_mail = mailbox.invite(game.game, &options, &name).map_err(failed)?;
            advise(&name, locale, out)?;
            write_state(&by_mail, locale, out)
        }
        MailCommand::Accept { line, name, yes } => {
            let is_piped = line == "-";
            let file = (!is_piped && !line.contains(MAIL_MARK)).then(|| Path::new(line));
            let arrival = if let Some(file) = file {
                mailbox.take_file(file)
            } else if is_piped {
                let mut bytes = Vec::new();
                // One byte more than is read tells a longer text, whose line may stand behind it.
                io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes)?;
                if bytes.len() as u64 > LONGEST {
                    return Err(Failure::wrong(Words::new("mail-too-much")));
                }
                mailbox.take_bytes(&bytes)
            } else {
                mailbox.take(line)
            };
            let refused = |why: MailBoxError| match (&why, file) {
                (MailBoxError::Refused(_) | MailBoxError::Several(_), Some(file)) => {
                    failed(why).within(Words::new("error-place").with("place", file_name(file)))
                }
                _ => failed(why),
            };
            let by_mail = match arrival.map_err(refused)? {
                MailArrival::News(by_mail) => *by_mail,
                MailArrival::Known { by_mail, is_own } => {
                    let known = locale.text(if is_own { "mail-known-own" } else { "mail-known" });
                    writeln!(out, "{}", wrap(&known, COLUMNS, "  "))?;
                    *by_mail
                }
                MailArrival::Invitation(invitation) => {
                    if !yes {
                        ask(&invitation, is_piped, locale, out)?;
                    } else if let Some(note) = invitation.undealt_note(locale) {
                        writeln!(out, "{}", wrap(&note, COLUMNS, "  "))?;
                    }
                    let name = own_name(name.as_deref(), locale, out)?;
                    let by_mail = mailbox.accept(&invitation, &name).map_err(failed)?;
                    advise(&name, locale, out)?;
                    by_mail
                }
            };
            write_state(&by_mail, locale, out)?;
            keep(&by_mail, &shelf, locale, out)
        }
        MailCommand::Move { id, actions } => {
            let mut by_mail = mailbox.find(id).map_err(failed)?;
            for action in actions {
                let action = meant(action, &by_mail, locale);
                by_mail.decide(&action).map_err(|why| failed(why.into()))?;
            }
            mailbox.save(&mut by_mail).map_err(failed)?;
            write_state(&by_mail, locale, out)?;
            keep(&by_mail, &shelf, locale, out)
        }
        MailCommand::Show { id: None, .. } => list(&mailbox, locale, out),
        MailCommand::Show { id: Some(line), json, .. } if line.contains(MAIL_MARK) => {
            for message in MailMessage::all_in(line) {
                let message = message.map_err(|why| failed(MailError::NotAMessage(why).into()))?;
                if *json {
                    // Plain values are JSON.
                    write_json(out, &serde_json::to_value(&message).unwrap_or_default())?;
                } else {
                    writeln!(out, "{}", wrap(&message.say(locale), COLUMNS, "  "))?;
                }
            }
            Ok(())
        }
        MailCommand::Show { json: true, .. } => Err(Failure::wrong(Words::new("mail-json-of-line"))),
        MailCommand::Show { id: Some(id), record, .. } => {
            let by_mail = mailbox.find(id).map_err(failed)?;
            if let Some(path) = record {
                let recorded = by_mail.recorded().ok_or_else(|| Failure::wrong(Words::new("mail-not-dealt")))?;
                OutFile::prepare_new("--record", path)?.write(recorded.text())?;
            }
            write_state(&by_mail, locale, out)?;
            let check = locale.format("mail-check", &[("check", by_mail.check().into())]);
            writeln!(out, "{}", wrap(&check, COLUMNS, "  "))?;
            // A program that was stopped after the last action has not put the match there.
            keep(&by_mail, &shelf, locale, out)
        }
    }
}

/// The name to play under: the given one, or that of the first player in the settings.
fn own_name(given: Option<&str>, locale: &Locale, out: &mut dyn Write) -> Result<String, Failure> {
    given.map_or_else(|| name_in_settings(locale, out), |name| Ok(name.to_owned()))
}

/// Shows an invitation and asks whether it is accepted. Where its text came through standard input, no answer can.
fn ask(invitation: &MailInvitation, is_piped: bool, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    for line in invitation.say(locale, true) {
        writeln!(out, "{}", wrap(&line, COLUMNS, "  "))?;
    }
    if is_piped {
        return Err(Failure::wrong(Words::new("mail-ask-piped")));
    }
    write!(out, "{} ", locale.text("mail-ask"))?;
    out.flush()?;
    let mut answer = Vec::new();
    if io::stdin().lock().take(LONGEST).read_until(b'\n', &mut answer)? == 0 {
        writeln!(out)?;
        return Err(Failure::wrong(Words::new("mail-ask-unanswered")));
    }
    if is_yes(locale, &String::from_utf8_lossy(&answer)) {
        return Ok(());
    }
    writeln!(out, "{}", wrap(&locale.text("mail-declined"), COLUMNS, "  "))?;
    Err(Failure::No(None))
}

/// Puts a match that is over among the other matches, where it is watched, and counts.
fn keep(by_mail: &MailMatch, shelf: &Shelf, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(recorded) = by_mail.recorded().filter(|recorded| recorded.is_over()) else { return Ok(()) };
    let put = shelf.put(recorded).map_err(|error| Failure::Input(error.say(locale)))?;
    if let Import::New(file) = put {
        let file = harmless(&file.display().to_string());
        writeln!(out, "{}", wrap(&locale.format("mail-kept", &[("file", file.into())]), COLUMNS, "  "))?;
    }
    Ok(())
}

/// Says how to give a name, to a person who plays without one.
fn advise(name: &str, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if name.is_empty() {
        writeln!(out, "{}", wrap(&locale.text("mail-no-name"), COLUMNS, "  "))?;
    }
    Ok(())
}

/// The action that was typed, read as text mode reads it: a push needs no sign, which a shell takes for a redirection.
fn meant(typed: &str, by_mail: &MailMatch, locale: &Locale) -> String {
    if typed.to_lowercase() == locale.text("command-resign") {
        return "resign".to_owned();
    }
    by_mail.recorded().map_or_else(|| typed.to_owned(), |recorded| as_notation(recorded.table(), typed))
}

fn failure(why: &MailBoxError, locale: &Locale) -> Failure {
    match why {
        MailBoxError::File(error) if error.problem != FileProblem::Changed => Failure::of_file(locale, error),
        MailBoxError::NoRandomness(_) => Failure::Lacking(why.say(locale)),
        _ => Failure::Input(why.say(locale)),
    }
}

fn list(mailbox: &MailBox, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let files = mailbox.files().map_err(|error| Failure::of_file(locale, &error))?;
    if files.is_empty() {
        writeln!(out, "{}", locale.text("mail-none"))?;
    }
    for path in files {
        match MailBox::open(&path) {
            Ok(by_mail) => writeln!(out, "{}  {}", by_mail.short_id(), by_mail.state(locale))?,
            Err(why) => writeln!(out, "{}", why.say(locale))?,
        }
    }
    Ok(())
}

/// Writes how the match stands, and what to send.
fn write_state(by_mail: &MailMatch, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let short = by_mail.short_id();
    writeln!(
        out,
        "{}",
        locale.format("mail-heading", &[("id", short.into()), ("state", by_mail.state(locale).into())])
    )?;
    if let Some(recorded) = by_mail.recorded() {
        let (table, narrator) = (recorded.table(), Narrator::new(locale, recorded.setup()));
        for entry in recorded.decisions().iter().rev().take(6).rev() {
            let who = entry.seat.map(|seat| format!(" ({})", narrator.player(seat))).unwrap_or_default();
            writeln!(out, "{}{who}", entry.text)?;
            for text in entry.events.iter().filter_map(|event| narrator.narrate(table, event)) {
                writeln!(out, "  {}", wrap(&text, COLUMNS - 2, "    "))?;
            }
        }
        if let Some((seat, action)) = by_mail.awaits_dice() {
            let arguments = [("action", action.into()), ("player", narrator.player(seat).into())];
            writeln!(out, "{}", wrap(&locale.format("mail-awaits-dice", &arguments), COLUMNS, "  "))?;
        }
        writeln!(out, "\n{}\n", draw(&narrator, table))?;
        if by_mail.is_own_turn() {
            // As they can be copied into a shell, to which the sign of a push means something else.
            let shown = |action: String| if action.starts_with('>') { format!("'{action}'") } else { action };
            let actions: Vec<String> =
                table.actions().into_iter().map(|action| shown(table.action_text(action))).collect();
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
