//! What is done with the files of matches by mail: in the background, one thing after the other, so that no frame waits
//! for a disk. What was decided is in its file before the line for the other is there to be copied.

use std::path::PathBuf;

use super::Mail;
use crate::ui::{
    games::live_board::LiveBoard,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
};
use holochess_locale::{Language, Locale, file_error, harmless};
use holochess_record::{MailArrival, MailBox, MailBoxError, MailInvitation, MailMatch, RecordedMatch, Shelf};
use holochess_rules::GameId;
use holochess_session::BackgroundWriter;

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailWork {
    /// Read all matches.
    Read,
    /// Propose a match of this game, with these options.
    Propose(GameId, Vec<(String, String)>),
    /// Take in what came from the other. An invitation is asked about first.
    Take(String),
    /// The same from a file.
    TakeFile(PathBuf),
    /// Accept an invitation.
    Accept(Box<MailInvitation>),
    /// Decide in the match with this id.
    Decide(String, String),
    /// Write the line that is to be sent in the match with this id into a file in this folder.
    Line(String, PathBuf),
    /// Write the record of the match with this id, to watch it.
    Record(String),
}

/// What has come of it.
#[derive(Debug)]
pub enum MailDone {
    /// All matches that can be read, and what is wrong with the others.
    Read(Vec<MailMatch>, Vec<String>),
    /// The match as it is now, or why nothing has changed; and why it is not among the others, though it is over.
    Match(Result<Box<MailMatch>, String>, Option<String>),
    /// An invitation that is not accepted yet.
    Invited(Box<MailInvitation>),
    /// A message that was read or sent before: the match as it is, and what is said about it.
    Known(Box<MailMatch>, String),
    /// The file with the line for the other.
    Line(Result<Option<PathBuf>, String>),
    /// The file of the record.
    Record(Result<Option<PathBuf>, String>),
}

impl MailWork {
    /// Does it, for a player of this name. A match that is over is put on the shelf, too, where it is watched, and
    /// counts.
    fn run(self, mailbox: &MailBox, shelf: Option<&Shelf>, name: &str, locale: &Locale) -> MailDone {
        let settled = |result: Result<MailMatch, MailBoxError>| {
            let over = result.as_ref().ok().and_then(MailMatch::recorded).filter(|recorded| recorded.is_over());
            let put = over.zip(shelf).map(|(recorded, shelf)| shelf.put(recorded));
            let missing = put.and_then(Result::err).map(|why| why.say(locale));
            MailDone::Match(result.map(Box::new).map_err(|why| why.say(locale)), missing)
        };
        let arrived = |arrival: Result<MailArrival, MailBoxError>| match arrival {
            Ok(MailArrival::Invitation(invitation)) => MailDone::Invited(invitation),
            Ok(MailArrival::News(by_mail)) => settled(Ok(*by_mail)),
            Ok(MailArrival::Known { by_mail, is_own }) => {
                MailDone::Known(by_mail, locale.text(if is_own { "mail-known-own" } else { "mail-known" }))
            }
            Err(why) => settled(Err(why)),
        };
        match self {
            Self::Read => {
                let (matches, said) = read(mailbox, locale);
                MailDone::Read(matches, said)
            }
            Self::Propose(game, options) => settled(mailbox.invite(game, &options, name)),
            Self::Take(text) => arrived(mailbox.take(&text)),
            Self::TakeFile(file) => arrived(mailbox.take_file(&file)),
            Self::Accept(invitation) => settled(mailbox.accept(&invitation, name)),
            Self::Decide(id, action) => {
                settled(mailbox.find(&id).and_then(|mut by_mail| match by_mail.decide(&action) {
                    Ok(()) => mailbox.save(&mut by_mail).map(|()| by_mail),
                    Err(why) => Err(MailBoxError::Refused(why)),
                }))
            }
            Self::Line(id, folder) => {
                let written = mailbox.find(&id).and_then(|by_mail| mailbox.write_line(&by_mail, &folder));
                MailDone::Line(written.map_err(|why| why.say(locale)))
            }
            Self::Record(id) => {
                let written = mailbox.find(&id).and_then(|by_mail| mailbox.write_record(&by_mail));
                MailDone::Record(written.map_err(|why| why.say(locale)))
            }
        }
    }
}

/// Reads all matches: those that wait for a decision first, those that are over last. What cannot be read is named.
fn read(mailbox: &MailBox, locale: &Locale) -> (Vec<MailMatch>, Vec<String>) {
    let (mut matches, mut said) = (Vec::new(), Vec::new());
    let files = mailbox.mend().and_then(|mended| {
        said.extend(mended.iter().map(|words| locale.say(words)));
        mailbox.files()
    });
    match files {
        Ok(files) => {
            for file in files {
                match MailBox::open(&file) {
                    Ok(by_mail) => matches.push(by_mail),
                    Err(why) => said.push(why.say(locale)),
                }
            }
        }
        Err(error) => said.push(locale.say(&file_error(&error))),
    }
    let rank = |by_mail: &MailMatch| {
        let is_over = by_mail.recorded().is_some_and(RecordedMatch::is_over);
        (is_over, !by_mail.is_own_turn())
    };
    matches.sort_by_key(rank);
    (matches, said)
}

impl Mail {
    /// Has something done after everything that was asked for before, for a player of this name.
    pub(super) fn ask(
        &mut self,
        work: MailWork,
        mailbox: &MailBox,
        shelf: Option<&Shelf>,
        name: &str,
        language: Language,
        writer: &BackgroundWriter,
    ) {
        let (mailbox, shelf, name) = (mailbox.clone(), shelf.cloned(), name.to_owned());
        let work = move || work.run(&mailbox, shelf.as_ref(), &name, &Locale::new(language));
        self.pending.push_back(writer.write(work));
    }

    /// The lines that have come through another screen and are not taken in yet.
    #[cfg(test)]
    pub fn came(&self) -> Vec<String> {
        let lines = self.came.iter().filter_map(|work| match work {
            MailWork::Take(line) => Some(line.clone()),
            _ => None,
        });
        lines.collect()
    }

    /// Whether something is still being done: until then nothing is decided on the board.
    pub fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Takes in what was done. Returns the record that is to be watched.
    pub(super) fn hear(&mut self, localised: &LocalisedText, notices: &mut Notices) -> Option<PathBuf> {
        let mut record = None;
        while let Some(done) = self.pending.front().and_then(holochess_session::Pending::take) {
            self.pending.pop_front();
            match done {
                MailDone::Read(matches, said) => {
                    self.matches = matches;
                    for text in said {
                        notices.say(text, Tone::Alarm);
                    }
                }
                MailDone::Match(Ok(by_mail), missing) => {
                    self.put(*by_mail, localised, notices);
                    if let Some(why) = missing {
                        notices.say(why, Tone::Alarm);
                    }
                }
                MailDone::Invited(invitation) => self.asked.push(*invitation),
                MailDone::Known(by_mail, text) => {
                    self.look_at(*by_mail);
                    notices.say(text, Tone::Plain);
                }
                MailDone::Record(Ok(written)) => record = written,
                MailDone::Line(Ok(written)) => {
                    if let Some(file) = written {
                        let file = harmless(&file.display().to_string());
                        notices.say(localised.with("mail-line-saved", "file", file), Tone::Plain);
                    }
                }
                MailDone::Match(Err(why), _) | MailDone::Line(Err(why)) | MailDone::Record(Err(why)) => {
                    notices.say(why, Tone::Alarm);
                }
            }
        }
        record
    }

    /// Takes in a match as it is now, and looks at it; a line that is to be sent goes to the clipboard.
    fn put(&mut self, by_mail: MailMatch, localised: &LocalisedText, notices: &mut Notices) {
        self.copy(&by_mail, localised, notices);
        self.look_at(by_mail);
    }

    /// Takes in a match as it is now, and looks at it.
    fn look_at(&mut self, by_mail: MailMatch) {
        self.chosen = Some(by_mail.id().to_owned());
        self.board = LiveBoard::default();
        self.is_on_board &= by_mail.is_own_turn();
        match self.matches.iter_mut().find(|known| known.id() == by_mail.id()) {
            Some(known) => *known = by_mail,
            None => self.matches.insert(0, by_mail),
        }
    }
}
