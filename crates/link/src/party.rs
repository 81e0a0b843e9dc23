//! A program at a table: the state machine with a clock, its files and a wire. What the table has to keep is on the disk before
//! anything is sent.

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Announcement, Link, Nearby, NearbyTable, NetworkError, Reach, letter::Outbox};
use holochess_locale::{Locale, Words, file_error};
use holochess_platform::{
    clock::{Instant, SystemTime},
    fs,
    storage::{self, FileError, FileProblem, Fingerprint},
};
use holochess_record::{
    MailId, MailSecret, NoRandomness, RecordedMatch, Shelf,
    live::{
        LiveBody, LiveDue, LiveError, LiveGuest, LiveGuestFile, LiveHost, LiveHostFile, LiveIdentity, LiveInput,
        LiveKey, LiveLetterError, LiveLine, LiveLineError, LiveMatch, LiveNews, LiveOutput,
    },
};
use holochess_rules::Seat;

/// The word that tells such a file from any other.
const FORMAT: &str = "holochess-live";

/// The version of the file.
const VERSION: u32 = 1;

/// The longest file, in bytes: the log of the longest match.
const LONGEST: u64 = 256 << 20;

/// How often the state machine hears that time has passed.
const TICK: Duration = Duration::from_millis(500);

/// Where so much time lies between two steps, the machine was asleep. The clock that only counts while it is awake does not show it.
const ASLEEP: Duration = Duration::from_secs(10);

/// The same where the match is played for time.
const CLOCK_TICK: Duration = Duration::from_millis(100);

/// How much is taken from the wire in one go.
const AT_ONCE: usize = 64;

/// What a program keeps of a table. The secrets in it are its player's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartyFile {
    format: String,
    version: u32,
    /// The secret from which the own key pair follows.
    key: MailSecret,
    /// The port on which a table is open.
    pub port: Option<u16>,
    /// How the program is reached.
    #[serde(default)]
    pub reach: Reach,
    /// The line of the table.
    pub line: Option<String>,
    /// Where the record of the match is.
    pub record: Option<PathBuf>,
    /// The table.
    pub table: Table,
}

/// A table, as its host or a guest keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
// There is one in a program.
#[allow(clippy::large_enum_variant)]
pub enum Table {
    /// By the program that has opened it.
    Host(LiveHostFile),
    /// By one that has joined it.
    Guest(LiveGuestFile),
}

/// A file of a table, which no other running program has.
pub struct KeptParty {
    path: PathBuf,
    known: Option<Fingerprint>,
    file: PartyFile,
    /// The table is finished, and nothing is kept of it any more.
    is_removed: bool,
    /// Keeps others out until it is dropped.
    _lock: storage::Lock,
}

/// Why a program cannot be at a table.
#[derive(Debug, Error)]
pub enum PartyError {
    /// The table refuses it.
    #[error(transparent)]
    Live(#[from] LiveError),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file of a table is damaged, or of another version.
    #[error("{} is no file of a table", .0.display())]
    Damaged(PathBuf),
    /// Another running program is at this table with the same file.
    #[error("another program has {} open", .0.display())]
    InUse(PathBuf),
    /// There is no table whose match has this record.
    #[error("no table here has this record")]
    NoTable,
    /// There are no random numbers on this machine.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
    /// The line of a table cannot be read.
    #[error(transparent)]
    Line(#[from] LiveLineError),
    /// A letter is none, or of another table.
    #[error(transparent)]
    Letter(#[from] LiveLetterError),
    /// More than two programs play at the table, or the match has not begun.
    #[error("letters go between two programs")]
    NotTwo,
    /// The program that has joined the table writes first.
    #[error("the other program writes first")]
    NoLetter,
    /// There is no wire.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The system gives no thread for the table.
    #[error("no thread for the table")]
    NoThread,
    /// This build can reach no other program.
    #[error("there is no network in this build")]
    NoNetwork,
}

impl PartyError {
    /// The error in words.
    pub fn words(&self, locale: &Locale) -> Words {
        match self {
            Self::Live(why) => why.words(locale),
            Self::File(error) => file_error(error),
            Self::Damaged(path) => Words::new("live-file-damaged").with("file", holochess_locale::file_name(path)),
            Self::InUse(path) => Words::new("live-file-in-use").with("file", holochess_locale::file_name(path)),
            Self::NoTable => Words::new("live-no-table"),
            Self::NoRandomness(error) => error.words(),
            Self::Line(why) => why.words(),
            Self::Letter(why) => why.words(),
            Self::NotTwo => Words::new("live-letter-two"),
            Self::NoLetter => Words::new("live-letter-first"),
            Self::NoThread | Self::Network(NetworkError::Thread) => Words::new("live-no-network-thread"),
            Self::Network(NetworkError::Port(why)) => Words::new("live-no-port").with("why", why.clone()),
            Self::Network(NetworkError::Key) => Words::new("live-line-damaged"),
            Self::Network(NetworkError::Relay(relay)) => Words::new("live-no-relay").with("relay", relay.clone()),
            Self::Network(NetworkError::PageRelay(page)) => Words::new("live-page-no-relay").with("page", page.clone()),
            Self::Network(NetworkError::OtherRelay(page)) => {
                Words::new("live-page-other-relay").with("page", page.clone())
            }
            Self::Network(NetworkError::Program) => Words::new("live-page-no-program"),
            Self::NoNetwork => Words::new("build-no-network"),
        }
    }

    /// Whether this machine or this build lacks something.
    pub const fn is_lack(&self) -> bool {
        if let Self::Network(why) = self {
            return matches!(why, NetworkError::Thread | NetworkError::Port(_) | NetworkError::Program);
        }
        matches!(self, Self::NoNetwork | Self::NoThread | Self::NoRandomness(_))
    }
}

impl fmt::Debug for PartyFile {
    /// Shows nothing that opens the table: neither its line nor its key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PartyFile")
            .field("reach", &self.reach)
            .field("record", &self.record)
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

impl PartyFile {
    /// The file of a new table, with a key pair of its own.
    ///
    /// # Errors
    /// If the system has no source of randomness.
    pub fn new(table: Table) -> Result<Self, NoRandomness> {
        let key = MailSecret::fresh()?;
        Ok(Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            key,
            port: None,
            reach: Reach::default(),
            line: None,
            record: None,
            table,
        })
    }

    /// The secret bytes from which the own key pair follows.
    pub fn secret(&self) -> [u8; 32] {
        self.key.bytes()
    }

    /// The name of the table, which tells nothing about its token.
    pub(super) fn table_name(&self) -> String {
        match &self.table {
            Table::Host(host) => host.token.name(),
            Table::Guest(guest) => guest.token.name(),
        }
    }

    /// The keys of the players, one for each seat; none before the match.
    pub(super) fn player_keys(&self) -> Vec<LiveKey> {
        let entries = match &self.table {
            Table::Host(host) => &host.entries,
            Table::Guest(guest) => &guest.entries,
        };
        match entries.first().map(|entry| &entry.body) {
            Some(LiveBody::Begin(terms)) => terms.seats.iter().map(|seat| seat.key).collect(),
            _ => Vec::new(),
        }
    }

    fn text(&self) -> String {
        // Plain values are JSON.
        let mut text = serde_json::to_string(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// The id of the match that is played at the table.
    fn match_id(&self) -> Option<MailId> {
        let entries = match &self.table {
            Table::Host(host) => &host.entries,
            Table::Guest(guest) => &guest.entries,
        };
        match &entries.first()?.body {
            LiveBody::Begin(terms) => Some(terms.id()),
            _ => None,
        }
    }
}

impl KeptParty {
    /// A new file in this folder.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn create(folder: &Path, file: PartyFile) -> Result<Self, PartyError> {
        storage::make_folder(folder)?;
        let name = match &file.table {
            Table::Host(host) => format!("{}-host", host.token.name()),
            Table::Guest(guest) => format!("{}-guest", guest.token.name()),
        };
        let mut number = 1;
        loop {
            let path =
                folder.join(if number == 1 { name.clone() } else { format!("{name}-{number}") }).with_extension("json");
            if !fs::is_there(&path)
                && let Some(lock) = lock(&path)?
                && !fs::is_there(&path)
            {
                let mut kept = Self { path, known: None, file, is_removed: false, _lock: lock };
                kept.write()?;
                return Ok(kept);
            }
            number += 1;
        }
    }

    /// The file of this program at the table of a line, if there is one that no other running program has.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn of_line(folder: &Path, line: &LiveLine, watch: bool) -> Result<Option<Self>, PartyError> {
        let is_meant = |file: &PartyFile| match &file.table {
            Table::Guest(guest) => guest.token.matches(&line.token) && guest.host == line.key && guest.watch == watch,
            Table::Host(_) => false,
        };
        for path in files_in(folder)? {
            match Self::open(&path) {
                Ok(kept) if is_meant(&kept.file) => return Ok(Some(kept)),
                // One file that cannot be read keeps no other table closed.
                Ok(_) | Err(_) => {}
            }
        }
        Ok(None)
    }

    /// The file of a table at which this match is played, among those that are meant.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn of_match(folder: &Path, id: MailId, is_meant: fn(&Table) -> bool) -> Result<Self, PartyError> {
        let mut in_use = None;
        for path in files_in(folder)? {
            let found = read(&path).or_else(|_| read(&storage::backup_of(&path))).ok();
            if found.is_some_and(|(file, _)| is_meant(&file.table) && file.match_id() == Some(id)) {
                match Self::open(&path) {
                    Ok(kept) => return Ok(kept),
                    Err(why) => in_use = Some(why),
                }
            }
        }
        Err(in_use.unwrap_or(PartyError::NoTable))
    }

    /// The file at this path. Its last good copy takes its place where it is damaged.
    ///
    /// # Errors
    /// If it cannot be read, or another running program has it.
    pub fn open(path: &Path) -> Result<Self, PartyError> {
        let lock = lock(path)?.ok_or_else(|| PartyError::InUse(path.to_owned()))?;
        match read(path) {
            Ok((file, known)) => {
                Ok(Self { path: path.to_owned(), known: Some(known), file, is_removed: false, _lock: lock })
            }
            Err(why) => {
                let Ok((file, _)) = read(&storage::backup_of(path)) else { return Err(why) };
                let known = storage::read_bytes(path, LONGEST).ok().map(Fingerprint::of);
                storage::repair_secret(path, &file.text(), known.as_ref())?;
                let known = Some(Fingerprint::of(file.text()));
                Ok(Self { path: path.to_owned(), known, file, is_removed: false, _lock: lock })
            }
        }
    }

    /// What is kept.
    pub const fn file(&self) -> &PartyFile {
        &self.file
    }

    /// What is kept, to be changed before the table opens.
    pub const fn file_mut(&mut self) -> &mut PartyFile {
        &mut self.file
    }

    /// Removes the file, its last good copy and its lock: nothing in them is needed any more, and the secrets least of
    /// all. The record of the match stays.
    fn remove(&mut self) {
        self.is_removed = true;
        for path in [storage::backup_of(&self.path), self.path.clone(), self.path.with_extension("lock")] {
            // What cannot be removed harms only its owner.
            let _ = fs::remove_file(path);
        }
    }

    fn write(&mut self) -> Result<(), FileError> {
        if self.is_removed {
            return Ok(());
        }
        // It has the secret in it from which the own dice follow.
        self.known = Some(storage::replace_secret(&self.path, &self.file.text(), self.known.as_ref())?);
        Ok(())
    }
}

/// Takes the lock of a file; nothing where another running program has it.
fn lock(path: &Path) -> Result<Option<storage::Lock>, FileError> {
    storage::Lock::try_named(&path.with_extension("lock"))
}

fn read(path: &Path) -> Result<(PartyFile, Fingerprint), PartyError> {
    let text = storage::read_text(path, LONGEST)?;
    let known = Fingerprint::of(&text);
    let file: PartyFile = serde_json::from_str(&text).map_err(|_| PartyError::Damaged(path.to_owned()))?;
    let is_known = file.format == FORMAT && file.version == VERSION;
    if is_known { Ok((file, known)) } else { Err(PartyError::Damaged(path.to_owned())) }
}

/// The files of tables in a folder, which may not be there.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let mut files = storage::paths_in(folder)?;
    files.retain(|path| path.extension().is_some_and(|end| end == "json"));
    files.sort();
    Ok(files)
}

/// A program at a table.
pub struct Party {
    machine: Machine,
    link: Box<dyn Link>,
    kept: KeptParty,
    shelf: Shelf,
    /// What the network is told of the table.
    announcement: Option<Announcement>,
    /// The table that could not be announced, so that it is tried once.
    unannounced: Option<NearbyTable>,
    since: Instant,
    ticked: Duration,
    /// The time of day at the last step.
    stepped: SystemTime,
    /// What was sent, where it goes by letters. No time passes then.
    outbox: Option<Outbox>,
}

// There is one in a program.
#[allow(clippy::large_enum_variant)]
enum Machine {
    Host(LiveHost),
    Guest(LiveGuest),
}

impl Party {
    /// Sits down at the table of a file: opens it, or dials its host. The record of the match goes to this shelf.
    ///
    /// # Errors
    /// If the game cannot be played so, what was kept does not hold, or it cannot be written.
    pub fn start(
        kept: KeptParty,
        shelf: Shelf,
        link: Box<dyn Link>,
        identity: Arc<dyn LiveIdentity>,
    ) -> Result<Self, PartyError> {
        Self::start_with(kept, shelf, link, identity, None)
    }

    /// The same; what is sent by letters goes into the outbox.
    pub(super) fn start_with(
        kept: KeptParty,
        shelf: Shelf,
        link: Box<dyn Link>,
        identity: Arc<dyn LiveIdentity>,
        outbox: Option<Outbox>,
    ) -> Result<Self, PartyError> {
        let machine = match kept.file.table.clone() {
            Table::Host(file) => Machine::Host(LiveHost::open(file, identity)?),
            Table::Guest(file) => Machine::Guest(LiveGuest::join(file, identity)?),
        };
        let mut party = Self {
            machine,
            link,
            kept,
            shelf,
            announcement: None,
            unannounced: None,
            since: Instant::now(),
            ticked: Duration::ZERO,
            stepped: SystemTime::now(),
            outbox,
        };
        party.write()?;
        party.save_record()?;
        party.put(LiveInput::Tick)?;
        Ok(party)
    }

    /// Waits at most so long for what comes, and does what is to be done.
    ///
    /// # Errors
    /// If what the table has to keep cannot be written. Nothing was sent of it then.
    pub fn step(&mut self, most: Duration) -> Result<Vec<LiveNews>, PartyError> {
        let mut news = Vec::new();
        let stepped = std::mem::replace(&mut self.stepped, SystemTime::now());
        if self.stepped.duration_since(stepped).is_ok_and(|gap| gap >= ASLEEP) {
            news.extend(self.put(LiveInput::Woken)?);
        }
        let mut most = most.min(TICK);
        for _ in 0..AT_ONCE {
            let Some(input) = self.link.next(most) else { break };
            most = Duration::ZERO;
            news.extend(self.put(input)?);
        }
        // Clocks show tenths of seconds.
        let has_clock = self.log().is_some_and(|log| log.clock().is_some());
        if self.now() >= self.ticked + if has_clock { CLOCK_TICK } else { TICK } {
            self.ticked = self.now();
            news.extend(self.put(LiveInput::Tick)?);
        }
        Ok(news)
    }

    /// Hands in what the player here has decided, or what has come.
    ///
    /// # Errors
    /// If it cannot be done now, or what the table has to keep cannot be written.
    pub fn put(&mut self, input: LiveInput) -> Result<Vec<LiveNews>, PartyError> {
        let now = self.now();
        let leaves = matches!(input, LiveInput::Leave);
        let outputs = match &mut self.machine {
            Machine::Host(host) => host.handle(input, now)?,
            Machine::Guest(guest) => guest.handle(input, now)?,
        };
        if outputs.iter().any(|output| matches!(output, LiveOutput::Tell(LiveNews::Begun))) {
            self.kept.file.record = None;
        }
        let (mut news, mut is_written) = (Vec::new(), false);
        for output in outputs {
            match output {
                LiveOutput::Write => {
                    self.write()?;
                    is_written = true;
                }
                LiveOutput::Send(peer, message) => self.link.send(peer, message.frame()),
                LiveOutput::Close(peer) => self.link.close(peer),
                LiveOutput::Dial => self.link.dial(),
                LiveOutput::Tell(told) => news.push(told),
            }
        }
        // The others need not wait for the record, which follows from what the table has kept.
        if is_written {
            self.save_record()?;
        }
        if leaves && self.is_settled() {
            self.kept.remove();
        }
        self.announce();
        Ok(news)
    }

    /// Whether the match is over, and all players are known to have it to its end.
    fn is_settled(&self) -> bool {
        match &self.machine {
            Machine::Host(host) => host.is_settled(),
            Machine::Guest(guest) => guest.is_settled(),
        }
    }

    /// What was sent, where it goes by letters.
    pub(super) const fn outbox(&self) -> Option<&Outbox> {
        self.outbox.as_ref()
    }

    /// Whether the match goes on by letters.
    pub const fn is_by_letter(&self) -> bool {
        self.outbox.is_some()
    }

    /// The name of the table, which tells nothing about its token.
    pub(super) fn table_name(&self) -> String {
        self.kept.file.table_name()
    }

    /// Tells the network of the table, or that it is not to be shown any more.
    fn announce(&mut self) {
        let table = self.nearby_table();
        let is_told = table.as_ref() == self.announcement.as_ref().map(Announcement::table);
        if is_told || (table.is_some() && table == self.unannounced) {
            return;
        }
        self.announcement = match (self.announcement.take(), table.clone()) {
            (Some(mut announcement), Some(table)) => announcement.update(table).then_some(announcement),
            (_, table) => table.and_then(Announcement::start),
        };
        self.unannounced = table.filter(|_| self.announcement.is_none());
    }

    /// The table as the network is to be told of it.
    fn nearby_table(&self) -> Option<NearbyTable> {
        let host = self.host().filter(|_| matches!(self.nearby(), Some(Nearby::Shown | Nearby::Failed)))?;
        NearbyTable::of_host(host, &LiveLine::read(self.line()?).ok()?)
    }

    /// Whether the table is shown to the network; `None` where that is no question: at another's table, once the match has begun,
    /// and where the own address is hidden.
    pub fn nearby(&self) -> Option<Nearby> {
        let reach = &self.kept.file.reach;
        self.host().filter(|host| host.log().is_none() && !reach.relay_only)?;
        Some(match (reach.nearby, &self.unannounced) {
            (false, _) => Nearby::Hidden,
            (true, None) => Nearby::Shown,
            (true, Some(_)) => Nearby::Failed,
        })
    }

    /// Whether the network is to be told of the table.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn set_nearby(&mut self, nearby: bool) -> Result<(), PartyError> {
        self.kept.file.reach.nearby = nearby;
        self.kept.write()?;
        self.announce();
        Ok(())
    }

    fn now(&self) -> Duration {
        if self.outbox.is_some() { Duration::ZERO } else { self.since.elapsed() }
    }

    /// Writes what the table has to keep, with the place of the record.
    fn write(&mut self) -> Result<(), PartyError> {
        self.kept.file.table = match &self.machine {
            Machine::Host(host) => Table::Host(host.file().clone()),
            Machine::Guest(guest) => Table::Guest(guest.file().clone()),
        };
        self.record_path()?;
        Ok(self.kept.write()?)
    }

    /// Writes the record of the match, once it is dealt.
    fn save_record(&mut self) -> Result<(), PartyError> {
        let path = self.record_path()?;
        let (Some(path), Some(recorded)) = (path, self.recorded_mut()) else { return Ok(()) };
        let saved = match recorded.autosave_path() {
            Some(_) => recorded.save(),
            None => recorded.go_on_in(path),
        };
        match saved {
            // Another program has changed the record; what is played goes on in a new file.
            Err(FileError { problem: FileProblem::Changed, .. }) => {
                let path = self.claim()?;
                self.kept.write()?;
                match self.recorded_mut() {
                    Some(recorded) => Ok(recorded.autosave_to(path)?),
                    None => Ok(()),
                }
            }
            saved => Ok(saved?),
        }
    }

    /// Where the record of the match is, once it is dealt.
    fn record_path(&mut self) -> Result<Option<PathBuf>, FileError> {
        let is_dealt = self.log().is_some_and(|log| log.recorded().is_some());
        match &self.kept.file.record {
            _ if !is_dealt => Ok(None),
            Some(path) => Ok(Some(path.clone())),
            None => self.claim().map(Some),
        }
    }

    /// Takes a new name for the record.
    fn claim(&mut self) -> Result<PathBuf, FileError> {
        let setup = self.log().and_then(LiveMatch::recorded).map(|recorded| recorded.setup().clone());
        let Some(setup) = setup else { return Ok(PathBuf::new()) };
        let path = self.shelf.claim(&setup)?;
        self.kept.file.record = Some(path.clone());
        Ok(path)
    }

    fn recorded_mut(&mut self) -> Option<&mut RecordedMatch> {
        match &mut self.machine {
            Machine::Host(host) => host.log_mut(),
            Machine::Guest(guest) => guest.log_mut(),
        }?
        .recorded_mut()
    }

    /// The match, once it has begun.
    pub const fn log(&self) -> Option<&LiveMatch> {
        match &self.machine {
            Machine::Host(host) => host.log(),
            Machine::Guest(guest) => guest.log(),
        }
    }

    /// The line by which others come to the table.
    pub fn line(&self) -> Option<&str> {
        self.kept.file.line.as_deref()
    }

    /// Where the record of the match is, once it is dealt.
    pub fn record(&self) -> Option<&Path> {
        self.kept.file.record.as_deref()
    }

    /// The host, where this program has opened the table.
    pub const fn host(&self) -> Option<&LiveHost> {
        match &self.machine {
            Machine::Host(host) => Some(host),
            Machine::Guest(_) => None,
        }
    }

    /// The guest, where this program has joined the table.
    pub const fn guest(&self) -> Option<&LiveGuest> {
        match &self.machine {
            Machine::Guest(guest) => Some(guest),
            Machine::Host(_) => None,
        }
    }

    /// The seats of the players here, once the match has begun.
    pub fn own_seats(&self) -> Vec<Seat> {
        match &self.machine {
            Machine::Host(host) => host.own_seats(),
            Machine::Guest(guest) => guest.own_seat().into_iter().collect(),
        }
    }

    /// The player here who is to decide something, and what.
    pub fn due(&self) -> Option<(Seat, LiveDue)> {
        match &self.machine {
            Machine::Host(host) => host.due(),
            Machine::Guest(guest) => guest.due(),
        }
    }

    /// Whether the table waits for a player who is away.
    pub fn is_paused(&self) -> bool {
        match &self.machine {
            Machine::Host(host) => host.is_paused(),
            Machine::Guest(guest) => guest.is_paused(),
        }
    }

    /// Whether the match has waited for a minute for a player who is away.
    pub const fn has_waited_long(&self) -> bool {
        match &self.machine {
            Machine::Host(host) => host.has_waited_long(),
            Machine::Guest(guest) => guest.has_waited_long(),
        }
    }

    /// Whether any program is connected, or the table still has something to send.
    pub fn is_connected(&self) -> bool {
        match &self.machine {
            Machine::Host(host) => host.connections() > 0,
            Machine::Guest(guest) => guest.is_connected(),
        }
    }
}
