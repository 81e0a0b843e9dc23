//! What is done with files of the shelf: on another thread, one thing after the other, so that no frame waits for a
//! disk.

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::tasks::{IoTaskPool, Task, futures::check_ready};

use crate::ui::notices::Tone;
use holochess_locale::{Language, Locale, file_error, harmless};
use holochess_platform::clock::SystemTime;
use holochess_platform::storage::{FileProblem, read_text};
use holochess_record::{DAY_MARK, DeletedMatch, Import, MAIL_MARK, Shelf, ShelfEntry};

/// The longest file with a line that was sent, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// Something to be done.
#[derive(Clone, Debug)]
pub(super) enum Work {
    /// Take in the record, the result of a day or the message in a file.
    Import(PathBuf),
    /// Take in what was pasted.
    Paste(String),
    /// Delete a match.
    Delete(PathBuf),
    /// Bring a deleted match back.
    BringBack(DeletedMatch),
    /// Give a match a title.
    Title(PathBuf, String),
    /// Hand a copy of a match with this title out into a folder.
    Export(PathBuf, Option<String>, PathBuf),
    /// Copy a match as a line of text.
    Copy(PathBuf),
    /// Put what can be saved of a damaged match in its place.
    Repair(PathBuf),
    /// Say what is wrong with a damaged match.
    Fault(PathBuf),
}

/// What has come of it.
#[derive(Debug, Default)]
pub(super) struct WorkResult {
    /// What a person should know.
    pub said: Option<(String, Tone)>,
    /// Matches that are different now, and those that are gone.
    pub changed: Vec<(PathBuf, Option<ShelfEntry>)>,
    /// The match that is to be looked at.
    pub chosen: Option<PathBuf>,
    /// A message of a match by mail, which is not a matter of the shelf.
    pub mail: Option<String>,
    /// A text for the clipboard.
    pub copied: Option<String>,
    /// A match that can be brought back, and what is known of it.
    pub deleted: Option<(DeletedMatch, Option<ShelfEntry>)>,
    /// A deleted match that is back, or is not there any more.
    pub back: Option<DeletedMatch>,
    /// What is wrong with a match.
    pub fault: Option<(PathBuf, String)>,
}

impl Work {
    /// Does it.
    pub(super) fn run(self, shelf: &Shelf, locale: &Locale) -> WorkResult {
        let with = |id: &str, name: &str, value: String| locale.format(id, &[(name, value.into())]);
        let alarm = |id: &str, why: String| Some((with(id, "why", why), Tone::Alarm));
        let now = |file: &PathBuf| vec![(file.clone(), shelf.entry(file))];
        let mut done = WorkResult::default();
        match self {
            Self::Import(_) | Self::Paste(_) => {
                let taken = match &self {
                    Self::Import(path) => match line_in(path) {
                        Some(text) => IncomingItem::from_text(text),
                        None => IncomingItem::File(path.clone()),
                    },
                    Self::Paste(text) => IncomingItem::from_text(text.clone()),
                    _ => return done,
                };
                let (taken, said) = match taken {
                    IncomingItem::File(path) => (shelf.import_file(&path), "matches-taken-in"),
                    IncomingItem::Record(text) => (shelf.import_text(&text), "matches-taken-in"),
                    IncomingItem::Day(text) => {
                        (shelf.import_day(&text, &locale.text("matches-day-guest")), "matches-day-holds")
                    }
                    IncomingItem::Mail(text) => {
                        done.mail = Some(text);
                        return done;
                    }
                };
                match taken {
                    Ok(Import::New(file)) => {
                        done.said = Some((locale.text(said), Tone::Plain));
                        done.changed = now(&file);
                        done.chosen = Some(file);
                    }
                    Ok(Import::Beginning(file, count, why)) => {
                        let arguments = [("count", count.into()), ("why", why.why(locale).into())];
                        done.said = Some((locale.format("matches-beginning-taken-in", &arguments), Tone::Alarm));
                        done.changed = now(&file);
                        done.chosen = Some(file);
                    }
                    Ok(Import::Known(file)) => {
                        done.said = Some((locale.text("matches-known"), Tone::Plain));
                        done.chosen = Some(file);
                    }
                    Err(why) => done.said = alarm("matches-not-taken-in", why.say(locale)),
                }
            }
            Self::Delete(file) => match shelf.delete(&file) {
                Ok(deleted) => {
                    done.deleted = Some((deleted.clone(), shelf.deleted_entry(&deleted)));
                    done.changed = now(&file);
                }
                Err(error) => done.said = alarm("matches-not-deleted", locale.say(&file_error(&error))),
            },
            Self::BringBack(deleted) => match shelf.bring_back(&deleted) {
                Ok(file) => {
                    done.said = Some((locale.text("matches-back"), Tone::Plain));
                    done.changed = now(&file);
                    done.chosen = Some(file);
                    done.back = Some(deleted);
                }
                Err(error) => {
                    done.said = alarm("matches-not-back", locale.say(&file_error(&error)));
                    done.back = (error.problem == FileProblem::Missing).then_some(deleted);
                }
            },
            Self::Title(file, title) => {
                if let Err(error) = shelf.set_title(&file, &title) {
                    done.said = alarm("matches-not-named", locale.say(&file_error(&error)));
                }
                done.changed = now(&file);
            }
            Self::Export(file, title, folder) => match shelf.export(&file, title.as_deref(), &folder) {
                Ok(copy) => {
                    let copy = harmless(&copy.display().to_string());
                    done.said = Some((with("matches-exported", "file", copy), Tone::Plain));
                }
                Err(why) => done.said = alarm("matches-not-exported", why.say(locale)),
            },
            Self::Copy(file) => match shelf.line_of(&file) {
                Ok(line) => {
                    done.said = Some((locale.text("matches-copied"), Tone::Plain));
                    done.copied = Some(line);
                }
                Err(why) => done.said = alarm("matches-not-copied", why.say(locale)),
            },
            Self::Repair(file) => match shelf.repair(&file) {
                Ok(aside) => {
                    let name = aside.as_deref().and_then(|aside| aside.file_name()).unwrap_or_default();
                    let name = harmless(&name.to_string_lossy());
                    done.said = Some((with("matches-repaired", "aside", name), Tone::Plain));
                    done.changed = now(&file);
                }
                Err(why) => done.said = alarm("matches-not-repaired", why.say(locale)),
            },
            Self::Fault(file) => {
                let why = shelf.fault(&file).map(|why| why.why(locale)).unwrap_or_default();
                done.fault = Some((file, why));
            }
        }
        done
    }
}

/// What has come from elsewhere.
enum IncomingItem {
    /// A record in a file, or something that is none.
    File(PathBuf),
    /// A record as text.
    Record(String),
    /// The result of a match of the day.
    Day(String),
    /// A message of a match by mail.
    Mail(String),
}

impl IncomingItem {
    /// What a text is, by what stands in it. A record begins with a brace, whatever its players are called.
    fn from_text(text: String) -> Self {
        if text.trim_start().starts_with('{') {
            Self::Record(text)
        } else if text.contains(DAY_MARK) {
            Self::Day(text)
        } else if text.contains(MAIL_MARK) {
            Self::Mail(text)
        } else {
            Self::Record(text)
        }
    }
}

/// The text of a file with a result of a day or a message in it; nothing where it has another one, or is too long for
/// that.
fn line_in(path: &Path) -> Option<String> {
    let text = read_text(path, LONGEST_LINE).ok()?;
    matches!(IncomingItem::from_text(text.clone()), IncomingItem::Day(_) | IncomingItem::Mail(_)).then_some(text)
}

/// What is still to be done, and what is being done.
#[derive(Debug, Default)]
pub(super) struct Worker {
    waiting: VecDeque<Work>,
    running: Option<Task<WorkResult>>,
}

impl Worker {
    /// Does this as soon as everything before it is done.
    pub fn ask(&mut self, work: Work) {
        self.waiting.push_back(work);
    }

    /// Whether something is still to be done.
    pub fn is_busy(&self) -> bool {
        self.running.is_some() || !self.waiting.is_empty()
    }

    /// Begins what is next; says what has come of what is done.
    pub fn go_on(&mut self, shelf: &Shelf, language: Language) -> Option<WorkResult> {
        let done = self.running.as_mut().and_then(check_ready);
        if done.is_some() {
            self.running = None;
        }
        if self.running.is_none()
            && let Some(work) = self.waiting.pop_front()
        {
            let shelf = shelf.clone();
            let run = async move { work.run(&shelf, &Locale::new(language)) };
            self.running = Some(IoTaskPool::get().spawn(run));
        }
        done
    }
}

/// A look through the shelf that is under way.
#[derive(Debug)]
pub(super) struct Look {
    found: Arc<Mutex<Vec<ShelfEntry>>>,
    deleted: Arc<Mutex<Vec<(DeletedMatch, ShelfEntry)>>>,
    is_called_off: Arc<AtomicBool>,
    task: Task<Result<(), holochess_platform::storage::FileError>>,
}

impl Look {
    /// Begins to look.
    pub fn begin(shelf: &Shelf) -> Self {
        let (found, is_called_off) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let deleted = Arc::new(Mutex::new(Vec::new()));
        let (told, told_deleted, stop, shelf) = (found.clone(), deleted.clone(), is_called_off.clone(), shelf.clone());
        let task = IoTaskPool::get().spawn(async move {
            shelf.empty_trash(SystemTime::now());
            let looked = shelf.look_through(|entry| {
                told.lock().unwrap_or_else(PoisonError::into_inner).push(entry);
                !stop.load(Ordering::Relaxed)
            });
            for deleted in shelf.deleted() {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                if let Some(entry) = shelf.deleted_entry(&deleted) {
                    told_deleted.lock().unwrap_or_else(PoisonError::into_inner).push((deleted, entry));
                }
            }
            looked
        });
        Self { found, deleted, is_called_off, task }
    }

    /// What has been found since it was asked last.
    pub fn news(&self) -> Vec<ShelfEntry> {
        std::mem::take(&mut *self.found.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The deleted matches that have been found since it was asked last.
    pub fn deleted(&self) -> Vec<(DeletedMatch, ShelfEntry)> {
        std::mem::take(&mut *self.deleted.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How it ended, once it has.
    pub fn ended(&mut self) -> Option<Result<(), holochess_platform::storage::FileError>> {
        check_ready(&mut self.task)
    }
}

impl Drop for Look {
    fn drop(&mut self) {
        self.is_called_off.store(true, Ordering::Relaxed);
    }
}
