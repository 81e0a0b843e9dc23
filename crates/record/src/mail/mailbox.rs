//! The folder in which a player keeps matches by mail, a file each. Taking a line in, deciding and proposing go through here, so that
//! the terminal and the window do the same.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{MailArrival, MailError, MailInvitation, MailMatch, MailMessage, MailSecret};
use crate::{BeginError, NoRandomness, SeatInfo};
use holochess_locale::{Locale, Words, excerpt, file_error, harmless, is_name, tidy_name};
use holochess_platform::fs;
use holochess_platform::storage::{self, FileError, FileProblem, Fingerprint, make_folder};
use holochess_rules::{GameId, Seat};

/// The longest file of a match, in bytes.
const LONGEST: u64 = 8 << 20;
/// The longest file with a line in it, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// How many of several messages are said.
const MOST_SAID: usize = 3;

/// A folder of matches by mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailBox(PathBuf);

/// Why something cannot be done.
#[derive(Debug, Error)]
pub enum MailBoxError {
    /// The protocol or the rules refuse it.
    #[error(transparent)]
    Refused(#[from] MailError),
    /// A text has several new messages in it, and only the person knows which one is meant.
    #[error("there are {} new messages in it", .0.len())]
    Several(Vec<MailMessage>),
    /// The file of a match cannot be understood.
    #[error("{}: {why}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: MailError,
    },
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// There are no random numbers on this machine.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
    /// An empty id names no match.
    #[error("no match is named")]
    NoId,
    /// No match, or several, have an id that begins like this.
    #[error("{} matches have an id that begins with {id:?}", all.len())]
    NoMatch {
        /// How it begins.
        id: String,
        /// The ids that begin so.
        all: Vec<String>,
    },
}

impl MailBoxError {
    /// The error in words.
    pub fn say(&self, locale: &Locale) -> String {
        match self {
            Self::Refused(why) => why.say(locale),
            Self::Several(messages) => {
                let said: Vec<String> = messages.iter().take(MOST_SAID).map(|message| message.say(locale)).collect();
                locale.say(&Words::new("mail-several").with("count", messages.len()).with("messages", said.join(" / ")))
            }
            Self::Damaged { file, why } => locale.say(
                &Words::new("mail-in-file")
                    .with("file", harmless(&file.display().to_string()))
                    .with("why", why.say(locale)),
            ),
            Self::File(error) if error.problem == FileProblem::Changed => locale.text("mail-meanwhile"),
            Self::File(error) => locale.say(&file_error(error)),
            Self::NoRandomness(error) => locale.say(&error.words()),
            Self::NoId => locale.text("mail-no-id"),
            Self::NoMatch { id, all } => {
                let ids = all.iter().take(MOST_SAID).cloned().collect::<Vec<_>>().join(" ");
                let words = Words::new("mail-no-match").with("id", excerpt(id)).with("count", all.len());
                locale.say(&words.with("ids", ids))
            }
        }
    }
}

impl MailBox {
    /// The matches in this folder, which may not be there yet.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// The files of all matches, in the order of their names. A folder that is missing has none.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, FileError> {
        let mut files = Vec::new();
        for found in storage::paths_in(&self.0)? {
            // Of a match whose file is lost its last good copy is left.
            let is_copy = found.extension().is_some_and(|end| end == "bak");
            let path = if is_copy { found.with_extension("") } else { found };
            if path.extension().is_some_and(|end| end == "json") && is_kept(&path) && !files.contains(&path) {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    }

    /// The file of a match with this id.
    fn file_of(&self, id: &str) -> PathBuf {
        // An id that is none has no file.
        let fits = !id.is_empty() && id.len() <= 32 && id.bytes().all(|digit| digit.is_ascii_hexdigit());
        self.0.join(if fits { id } else { "none" }).with_extension("json")
    }

    /// The one match whose id begins like this.
    ///
    /// # Errors
    /// If there is none or there are several, or it cannot be read.
    pub fn find(&self, id: &str) -> Result<MailMatch, MailBoxError> {
        if id.is_empty() {
            return Err(MailBoxError::NoId);
        }
        let begins = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with(id));
        let found: Vec<PathBuf> = self.files()?.into_iter().filter(begins).collect();
        match &found[..] {
            [path] => Self::open(path),
            all => {
                let stems = all.iter().filter_map(|path| path.file_stem());
                let all = stems.map(|stem| excerpt(&stem.to_string_lossy())).collect();
                Err(MailBoxError::NoMatch { id: id.to_owned(), all })
            }
        }
    }

    /// Puts the last good copies of matches in the place of their files, where these are damaged or lost, and says so; a damaged file is
    /// kept aside under another name. What a newer program has written is left alone.
    ///
    /// # Errors
    /// If the folder cannot be read, or a file cannot be written.
    pub fn mend(&self) -> Result<Vec<Words>, FileError> {
        let mended = self.files()?.into_iter().map(|path| mend(&path));
        mended.filter_map(Result::transpose).collect()
    }

    /// The match of a file.
    ///
    /// # Errors
    /// If it cannot be read, or is damaged.
    pub fn open(path: &Path) -> Result<MailMatch, MailBoxError> {
        let text = storage::read_text(path, LONGEST)?;
        let damaged = |why| MailBoxError::Damaged { file: path.to_owned(), why };
        let mut by_mail = MailMatch::read(&text).map_err(damaged)?;
        by_mail.in_file = Some(Fingerprint::of(&text));
        Ok(by_mail)
    }

    /// Proposes a match; its first line is ready to be sent.
    ///
    /// # Errors
    /// If the game is not for two, the name does not fit, or it cannot be written.
    pub fn invite(&self, game: GameId, options: &[(String, String)], name: &str) -> Result<MailMatch, MailBoxError> {
        let mut by_mail = MailMatch::invite(game, options, &own_name(name, Seat::FIRST)?, MailSecret::fresh()?)?;
        self.save(&mut by_mail)?;
        Ok(by_mail)
    }

    /// Accepts an invitation under this name; its answer is ready to be sent.
    ///
    /// # Errors
    /// If it is accepted already, or cannot be written; nothing has changed then.
    pub fn accept(&self, invitation: &MailInvitation, name: &str) -> Result<MailMatch, MailBoxError> {
        if self.kept(&invitation.message().id)?.is_some() {
            return Err(MailError::Known.into());
        }
        let name = own_name(name, Seat::SECOND)?;
        let mut by_mail = MailMatch::accept(&invitation.message().line(), &name, MailSecret::fresh()?)?;
        self.save(&mut by_mail)?;
        Ok(by_mail)
    }

    /// The match with this id, if it is kept here.
    pub(super) fn kept(&self, id: &str) -> Result<Option<MailMatch>, MailBoxError> {
        let file = self.file_of(id);
        if is_kept(&file) { Self::open(&file).map(Some) } else { Ok(None) }
    }

    /// Takes in what stands in a file, as [`MailBox::take`] does.
    ///
    /// # Errors
    /// As [`MailBox::take`], or if the file cannot be read.
    pub fn take_file(&self, path: &Path) -> Result<MailArrival, MailBoxError> {
        self.take_bytes(&storage::read_bytes(path, LONGEST_LINE)?)
    }

    /// Takes in what stands in a text of any encoding that has the letters of ASCII in their places, as [`MailBox::take`] does: a message
    /// is nothing else, and the greeting around it is not read.
    ///
    /// # Errors
    /// As [`MailBox::take`].
    pub fn take_bytes(&self, text: &[u8]) -> Result<MailArrival, MailBoxError> {
        self.take(&String::from_utf8_lossy(text))
    }

    /// Writes a match into its file, unless another program has written there since the match was read or written here.
    ///
    /// # Errors
    /// If it cannot be written, or another program has written to the file; the file is as it was then.
    pub fn save(&self, by_mail: &mut MailMatch) -> Result<(), MailBoxError> {
        make_folder(&self.0)?;
        let path = self.file_of(by_mail.id());
        // It has the secret in it from which the own dice follow.
        by_mail.in_file = Some(storage::replace_secret(&path, &by_mail.text(), by_mail.in_file.as_ref())?);
        Ok(())
    }

    /// Writes the record of a match beside it, for those who replay and verify records; `None` where nothing is dealt yet.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_record(&self, by_mail: &MailMatch) -> Result<Option<PathBuf>, MailBoxError> {
        let Some(recorded) = by_mail.recorded() else { return Ok(None) };
        make_folder(&self.0)?;
        let path = self.file_of(by_mail.id()).with_extension("jsonl");
        storage::replace(&path, recorded.text(), false)?;
        Ok(Some(path))
    }

    /// Writes the line that is to be sent to the other into a file of its own in this folder; `None` where nothing is to be sent.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_line(&self, by_mail: &MailMatch, folder: &Path) -> Result<Option<PathBuf>, MailBoxError> {
        let Some(message) = by_mail.to_send() else { return Ok(None) };
        let name = format!("holochess-mail-{}", by_mail.short_id());
        Ok(Some(storage::write_new(folder, &name, "txt", &format!("{}\n", message.line()))?))
    }
}

/// The own name as it is kept.
///
/// # Errors
/// If it is none.
fn own_name(name: &str, seat: Seat) -> Result<String, MailError> {
    let (name, player) = (tidy_name(name), usize::from(seat.number()));
    if SeatInfo::is_too_long(&name) {
        return Err(BeginError::LongName(player).into());
    }
    if is_name(&name) { Ok(name) } else { Err(BeginError::Name(player).into()) }
}

/// Whether there is a match in a file, or a last good copy of one beside it. An empty file is only a name that was taken.
fn is_kept(path: &Path) -> bool {
    let has_content = |path: &Path| fs::metadata(path).is_ok_and(|file| !file.is_file() || file.len() > 0);
    has_content(path) || has_content(&storage::backup_of(path))
}

/// Puts the last good copy of a match in the place of its file, if that is damaged or lost.
fn mend(path: &Path) -> Result<Option<Words>, FileError> {
    let content = match storage::read_bytes(path, LONGEST) {
        // It may be sound: opening it says what is wrong.
        Err(error) if error.problem != FileProblem::Missing => return Ok(None),
        content => content.ok(),
    };
    let text = content.as_ref().and_then(|content| std::str::from_utf8(content).ok());
    if matches!(text.map(MailMatch::read), Some(Ok(_) | Err(MailError::FileVersion(_)))) {
        return Ok(None);
    }
    let Some(copy) = good_copy(path) else { return Ok(None) };
    let aside = storage::repair_secret(path, &copy.text(), content.map(Fingerprint::of).as_ref())?;
    let name = |path: &Path| harmless(&path.display().to_string());
    let words = Words::new("mail-mended").with("file", name(path));
    Ok(Some(match aside {
        Some(aside) => words.with("kept", "yes").with("aside", name(&aside)),
        None => words.with("kept", "no").with("aside", ""),
    }))
}

/// The match as it was before it was last written, from beside its file.
fn good_copy(path: &Path) -> Option<MailMatch> {
    let copy = MailMatch::read(&storage::read_text(&storage::backup_of(path), LONGEST).ok()?).ok()?;
    // A copy of another match replaces no match.
    path.file_stem().is_some_and(|stem| stem == copy.id()).then_some(copy)
}

impl MailMatch {
    /// The first digits of the id, as they are shown.
    pub fn short_id(&self) -> &str {
        &self.id()[..8.min(self.id().len())]
    }

    /// Where the match stands, in a sentence.
    pub fn state(&self, locale: &Locale) -> String {
        let game = locale.text(&format!("game-{}", self.setup().game.id()));
        let other = if self.seat() == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
        let name = self.setup().seats[other.index()].name.clone();
        let word = match self.recorded() {
            Some(recorded) if recorded.is_over() => "over",
            _ if self.is_own_turn() => "own",
            _ => "other",
        };
        let named = if name.is_empty() { "no" } else { "yes" };
        let arguments =
            [("game", game.into()), ("named", named.into()), ("name", harmless(&name).into()), ("turn", word.into())];
        locale.format("mail-state", &arguments)
    }
}
