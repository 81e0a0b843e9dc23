//! Files that are brought into a page: matches, and what was saved there to a file.
//!
//! A page keeps its files as entries of the browser's storage ([`kept_files`]), which a file may not change as it likes. So everything
//! in it is checked as it would be where it is read, and only what the game itself writes is taken: matches, their titles and clocks,
//! matches by message, and the small files beside the settings. Nothing is written here: [`bring_in`] says which entries come to those
//! that are there, and if anything is wrong with anything, none do.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    io,
    path::Path,
    time::Duration,
};

use serde::{Deserialize, Serialize, de::IgnoredAny};

use holochess_locale::{self as locale, Locale, Value};
use holochess_platform::storage::{Home, backup_of};
use holochess_platform::{
    clock::SystemTime,
    kept_files::{self, Entry, Store, name_of},
};
use holochess_record::{
    Date, MailMatch, RecordError, RecordedMatch, Shelf, are_times, check_record, read_titles, write_titles,
};
use holochess_settings::{Settings, SettingsNote, is_kept_file};

/// Entries of the storage: their texts by their names.
pub type Entries = BTreeMap<String, String>;

/// The word that tells the file of everything that a page keeps from any other, and the version that is read.
const FORMAT: &str = "holochess-browser-backup";
const VERSION: u64 = 1;
/// The longest file of a match by message, in bytes.
const LONGEST_MAIL: usize = 8 << 20;
/// The longest of the small files, in bytes.
const LONGEST_SMALL: usize = 256 << 10;
/// The most matches of one file: more would take minutes to check.
const MOST_MATCHES: usize = 2000;
/// The most bytes that are brought in: browsers keep no more for a page.
const MOST_BYTES: usize = 5 << 20;
/// The longest name of a match's file that is taken over, in characters.
const LONGEST_NAME: usize = 80;

/// A file that is to be brought in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BroughtFile {
    /// Its name, for what is said of it.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// What comes of files that are to be brought in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportResult {
    /// The entries that are new. None of them takes another's place, but the file of the titles, which keeps all that it has.
    pub entries: Entries,
    /// Settings that are unlike those that are there, as an entry: they take their place only if the player says so.
    pub settings: Option<String>,
    /// What there is to be said of every file.
    pub said: Vec<String>,
    /// Whether something is wrong with one of them, so that nothing is brought in.
    pub is_refused: bool,
}

/// Checks files, and says what comes of them where these entries are kept; `now` is the time in milliseconds since 1970.
pub fn bring_in(files: &[BroughtFile], kept: &Entries, now: u64, locale: &Locale) -> ImportResult {
    let mut draft = Draft::beside(kept, now, locale);
    let (mut said, mut refused) = (Vec::new(), Vec::new());
    for file in files {
        match draft.take(file) {
            Ok(sentence) => said.push(sentence),
            Err(sentence) => refused.push(sentence),
        }
    }
    if !refused.is_empty() {
        refused.push(locale.text("import-nothing"));
        return ImportResult { said: refused, is_refused: true, ..ImportResult::default() };
    }
    ImportResult { entries: draft.store.new.into_inner(), settings: draft.settings, said, is_refused: false }
}

/// The entries that are kept, under those that are new.
struct OverlayStore<'a> {
    kept: &'a Entries,
    new: RefCell<Entries>,
}

impl Store for OverlayStore<'_> {
    fn get(&self, name: &str) -> io::Result<Option<String>> {
        Ok(self.new.borrow().get(name).or_else(|| self.kept.get(name)).cloned())
    }

    fn set(&self, name: &str, text: &str) -> io::Result<()> {
        self.new.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    /// Nothing is taken away by what is brought in.
    fn remove(&self, _: &str) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.new.borrow().keys().chain(self.kept.keys()).cloned().collect())
    }
}

/// What tells the file of everything that a page keeps from any other.
#[derive(Deserialize)]
struct Mark {
    format: Option<String>,
    version: Option<u64>,
}

/// The file of everything that a page keeps.
#[derive(Deserialize)]
struct Backup {
    entries: BTreeMap<String, Part>,
}

/// An entry in it. Nothing is kept of what is no text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Text(String),
    Other(IgnoredAny),
}

impl Backup {
    /// The text of a file; nothing if there is none, and an error if it is no text.
    fn text(&self, path: &Path) -> Option<Result<String, NotText>> {
        let entry = self.entries.get(&key(path))?;
        Some(match entry {
            Part::Text(entry) => text_of(entry).ok_or(NotText),
            Part::Other(IgnoredAny) => Err(NotText),
        })
    }

    /// The names of the files of a folder with this ending, also where only the last good copy of one is there.
    fn files_in(&self, folder: &Path, ending: &str) -> BTreeSet<String> {
        let names = self.entries.keys().filter_map(|name| last_name(name, folder));
        let names = names.map(|name| name.strip_suffix(".bak").unwrap_or(name));
        names.filter(|name| name.ends_with(ending) && !name.starts_with('.')).map(str::to_owned).collect()
    }
}

/// An entry that is not the text of a file.
struct NotText;

/// A match, with what is wrong with its record where it is only its beginning.
type Checked = (RecordedMatch, Option<RecordError>);

/// What has become of a match.
enum MatchPlacement {
    /// It is new, in the file of this name.
    New(String),
    /// It is there already, perhaps further on.
    Known,
}

/// What has become of a file that is no match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FileOutcome {
    /// It is new.
    New,
    /// It is there already, or there is nothing in it.
    Known,
    /// Another one of this name is there, and stays.
    OtherStays,
}

/// What is going to be written.
struct Draft<'a> {
    store: OverlayStore<'a>,
    settings: Option<String>,
    /// The texts of the matches that are there.
    matches: Vec<String>,
    /// The last number that a name of a match was tried with.
    numbers: BTreeMap<String, u32>,
    home: Home,
    now: u64,
    locale: &'a Locale,
}

impl<'a> Draft<'a> {
    fn beside(kept: &'a Entries, now: u64, locale: &'a Locale) -> Self {
        let home = Home::in_browser();
        let is_match = |name: &str| {
            last_name(name, home.saves()).is_some_and(|name| Path::new(name).extension() == Some("jsonl".as_ref()))
        };
        let matches = kept.iter().filter(|(name, _)| is_match(name)).filter_map(|(_, entry)| text_of(entry)).collect();
        let store = OverlayStore { kept, new: RefCell::default() };
        Self { store, settings: None, matches, numbers: BTreeMap::new(), home, now, locale }
    }

    fn say(&self, id: &str, file: &str, more: &[(&str, Value<'_>)]) -> String {
        let file = ("file", locale::file_name(Path::new(file)).into());
        self.locale.format(id, &[&[file], more].concat())
    }

    /// Takes a file in, and says what came of it.
    ///
    /// # Errors
    /// In a sentence, why it is refused.
    fn take(&mut self, file: &BroughtFile) -> Result<String, String> {
        let mark = serde_json::from_str::<Mark>(&file.text).ok();
        let Some(mark) = mark.filter(|mark| mark.format.as_deref() == Some(FORMAT)) else {
            return self.take_match(file);
        };
        if mark.version != Some(VERSION) {
            return Err(self.say("import-version", &file.name, &[]));
        }
        let backup = serde_json::from_str(&file.text).map_err(|_| self.say("import-not-ours", &file.name, &[]))?;
        self.take_all(&backup, &file.name)
    }

    /// Takes a match in, from its own file.
    fn take_match(&mut self, file: &BroughtFile) -> Result<String, String> {
        let checked = check_record(Path::new(&file.name), &file.text);
        let (recorded, damage) = checked.map_err(|why| why.say(self.locale))?;
        Ok(match (self.place(None, &recorded)?, damage) {
            (MatchPlacement::Known, _) => self.say("import-known", &file.name, &[]),
            (MatchPlacement::New(_), None) => self.say("import-match", &file.name, &[]),
            (MatchPlacement::New(_), Some(why)) => {
                let count = recorded.decisions().len();
                let more = [("why", why.say(self.locale).into()), ("count", count.into())];
                self.say("import-beginning", &file.name, &more)
            }
        })
    }

    /// Takes in what a page has kept: what the game itself writes and cannot make again. The rest is passed by.
    fn take_all(&mut self, backup: &Backup, file: &str) -> Result<String, String> {
        let (mut known, mut damaged, mut others, mut kept) = (0, 0, 0, 0);
        let mut count = |put: FileOutcome| {
            others += usize::from(put == FileOutcome::New);
            kept += usize::from(put == FileOutcome::OtherStays);
        };
        let mut names = BTreeMap::new();
        let saves = self.home.saves().to_owned();
        let records = backup.files_in(&saves, ".jsonl");
        if records.len() > MOST_MATCHES {
            return Err(self.say("import-too-many", file, &[("most", MOST_MATCHES.into())]));
        }
        for name in records {
            let Some((recorded, damage)) = self.match_of(backup, &saves.join(&name), file)? else { continue };
            match self.place(Some(&name), &recorded)? {
                MatchPlacement::New(placed) => {
                    names.insert(name, placed);
                    damaged += usize::from(damage.is_some());
                }
                MatchPlacement::Known => known += 1,
            }
        }
        let mail = self.home.mail().to_owned();
        for name in backup.files_in(&mail, ".json") {
            // One that is here may have gone further.
            count(self.take_mail(backup, &mail.join(&name), file)?);
        }
        let small = [self.home.strength_file(), self.home.puzzles_file(), self.home.learned_file()];
        let times = saves.join("times.json");
        for path in small.into_iter().chain([times.clone()]) {
            let Some(text) = backup.text(&path) else { continue };
            let is_sound = |text: &String| {
                let is_known = if path == times { are_times(text, self.moment()) } else { is_kept_file(text) };
                text.len() <= LONGEST_SMALL && is_known
            };
            let text = text.ok().filter(is_sound).ok_or_else(|| self.wrong_part(&path, file))?;
            // What is known here is that of the player here.
            count(self.put_if_missing(&path, &text)?);
        }
        self.take_titles(backup, &names, file)?;
        self.take_settings(backup, file)?;
        let counts =
            [("matches", names.len()), ("damaged", damaged), ("known", known), ("others", others), ("kept", kept)];
        Ok(self.say("import-all", file, &counts.map(|(name, count)| (name, count.into()))))
    }

    /// The match of a record in a backup: from its last good copy where the record itself is damaged, or else its sound beginning.
    /// Nothing where a name was only taken for one.
    fn match_of(&self, backup: &Backup, path: &Path, file: &str) -> Result<Option<Checked>, String> {
        let check = |path: &Path| -> Option<Result<Checked, String>> {
            let text = backup.text(path)?.map_err(|NotText| self.wrong_part(path, file));
            if text.as_ref().is_ok_and(String::is_empty) {
                return None;
            }
            let refused = |what: String| self.say("record-in-file", file, &[("what", what.into())]);
            Some(text.and_then(|text| check_record(path, &text).map_err(|why| refused(why.say(self.locale)))))
        };
        let is_whole = |found: &Result<Checked, String>| found.as_ref().is_ok_and(|(_, damage)| damage.is_none());
        let (own, copy) = (check(path), check(&backup_of(path)));
        let whole = if own.as_ref().is_some_and(is_whole) { None } else { copy.filter(|copy| is_whole(copy)) };
        whole.or(own).transpose()
    }

    /// Takes a match by message in, unless it is here.
    fn take_mail(&self, backup: &Backup, path: &Path, file: &str) -> Result<FileOutcome, String> {
        let is_empty = |path: &Path| backup.text(path).is_none_or(|text| text.is_ok_and(|text| text.is_empty()));
        // Only a name that was taken.
        if is_empty(path) && is_empty(&backup_of(path)) {
            return Ok(FileOutcome::Known);
        }
        let read = |path: &Path| {
            let text = backup.text(path)?.ok().filter(|text| text.len() <= LONGEST_MAIL)?;
            MailMatch::read(&text).ok()
        };
        let by_mail = read(path).or_else(|| read(&backup_of(path)));
        let by_mail = by_mail.filter(|by_mail| path.file_stem().is_some_and(|stem| stem == by_mail.id()));
        let by_mail = by_mail.ok_or_else(|| self.wrong_part(path, file))?;
        self.put_if_missing(path, &by_mail.text())
    }

    /// Gives the new matches the titles that they had; `names` has their new names by their old ones.
    fn take_titles(&self, backup: &Backup, names: &BTreeMap<String, String>, file: &str) -> Result<(), String> {
        let path = self.home.saves().join("titles.json");
        let Some(text) = backup.text(&path) else { return Ok(()) };
        let theirs = text.ok().and_then(|text| read_titles(&text)).ok_or_else(|| self.wrong_part(&path, file))?;
        let added = names.iter().filter_map(|(old, new)| Some((new.clone(), theirs.get(old)?.clone())));
        let added: Vec<(String, String)> = added.collect();
        let own = match self.store.get(&key(&path)) {
            Ok(Some(entry)) => text_of(&entry).and_then(|text| read_titles(&text)),
            _ => Some(BTreeMap::new()),
        };
        // Titles here that cannot be read stay as they are.
        let Some(mut titles) = own.filter(|_| !added.is_empty()) else { return Ok(()) };
        titles.extend(added);
        self.put(&path, &write_titles(titles))
    }

    /// Holds the settings ready, if they are unlike those that are here.
    fn take_settings(&mut self, backup: &Backup, file: &str) -> Result<(), String> {
        let path = self.home.settings_file();
        let Some(text) = backup.text(&path) else { return Ok(()) };
        let is_newer = |notes: &[SettingsNote]| notes.iter().any(|note| matches!(note, SettingsNote::Version { .. }));
        let theirs = text.ok().and_then(|text| Settings::read(&text).ok()).filter(|(_, notes)| !is_newer(notes));
        let (theirs, _) = theirs.ok_or_else(|| self.wrong_part(&path, file))?;
        let entry = self.store.get(&key(&path)).ok().flatten();
        let own = entry.as_deref().and_then(text_of).and_then(|text| Settings::read(&text).ok());
        if own.is_some_and(|(own, _)| own.is_set_like(&theirs)) {
            return Ok(());
        }
        // As the game writes them: a value that cannot be is not taken over.
        let theirs = theirs.text();
        if entry.is_none() {
            return self.put(&path, &theirs);
        }
        self.settings = Some(Entry::File(self.now, theirs.into_bytes()).written());
        Ok(())
    }

    /// Puts a match among the others, under its own name or the next one that is free, unless it is there.
    fn place(&mut self, name: Option<&str>, recorded: &RecordedMatch) -> Result<MatchPlacement, String> {
        let text = recorded.text();
        if self.matches.iter().any(|there| there.starts_with(&text)) {
            return Ok(MatchPlacement::Known);
        }
        let today = Date::of(self.moment());
        let own = name.and_then(|name| name.strip_suffix(".jsonl")).filter(|stem| fits(stem, recorded, today));
        let stem = own.map_or_else(|| Shelf::name_of(recorded.setup()), str::to_owned);
        loop {
            let number = self.numbers.entry(stem.clone()).or_default();
            *number += 1;
            let numbered = if *number == 1 { format!("{stem}.jsonl") } else { format!("{stem}-{number}.jsonl") };
            if self.put_if_missing(&self.home.saves().join(&numbered), &text)? == FileOutcome::New {
                self.matches.push(text);
                return Ok(MatchPlacement::New(numbered));
            }
        }
    }

    /// Puts a file where neither a file nor the last good copy of one is.
    fn put_if_missing(&self, path: &Path, text: &str) -> Result<FileOutcome, String> {
        let is_free = |path: &Path| self.store.get(&key(path)).is_ok_and(|found| found.is_none());
        if is_free(path) && is_free(&backup_of(path)) {
            return self.put(path, text).map(|()| FileOutcome::New);
        }
        let entry = self.store.get(&key(path)).ok().flatten();
        let is_same = entry.as_deref().and_then(text_of).is_some_and(|there| there == text);
        Ok(if is_same { FileOutcome::Known } else { FileOutcome::OtherStays })
    }

    /// The moment at which this is done.
    fn moment(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_millis(self.now)
    }

    fn put(&self, path: &Path, text: &str) -> Result<(), String> {
        let bytes = self.store.new.borrow().values().map(String::len).sum::<usize>() + text.len();
        if bytes > MOST_BYTES {
            return Err(self.locale.text("import-too-large"));
        }
        let folder = path.parent().unwrap_or(Path::new(""));
        let made = kept_files::make_folders(&self.store, &key(folder));
        let put = made.and_then(|()| kept_files::put(&self.store, &key(path), self.now, text.as_bytes()));
        put.map_err(|_| self.say("import-in-the-way", &key(path), &[]))
    }

    fn wrong_part(&self, path: &Path, file: &str) -> String {
        self.say("import-wrong-part", file, &[("part", locale::file_name(path).into())])
    }
}

/// The name of the entry of a file.
fn key(path: &Path) -> String {
    // Every path here is of our own words and of names that are text.
    name_of(path).unwrap_or_default()
}

/// The text of an entry, if it is a file with text in it.
fn text_of(entry: &str) -> Option<String> {
    match Entry::read(entry)? {
        Entry::File(_, bytes) => String::from_utf8(bytes).ok(),
        Entry::Folder => None,
    }
}

/// The last name of an entry, if it is right in this folder.
fn last_name<'a>(name: &'a str, folder: &Path) -> Option<&'a str> {
    let name = name.strip_prefix(&key(folder))?.strip_prefix('/')?;
    (!name.is_empty() && !name.contains('/')).then_some(name)
}

/// Whether a match can be called like this: plain words, and the name of a match of the day only if it is that of a day that has come.
fn fits(stem: &str, recorded: &RecordedMatch, today: Date) -> bool {
    let is_plain = stem.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    let has_come = |date: Date| date.days() <= today.days() + 1 && date.file_name() == format!("{stem}.jsonl");
    let is_its_day = || Date::of_match(recorded).is_some_and(has_come);
    is_plain && (1..=LONGEST_NAME).contains(&stem.chars().count()) && (!stem.starts_with("day-") || is_its_day())
}
