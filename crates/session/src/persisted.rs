//! What is known of a small file that this program changes, and its changes on their way there.

use std::{fmt, ops::Deref, path::PathBuf, sync::Arc};

use bevy::{ecs::component::Mutable, prelude::*};

use super::{
    Trouble,
    background_writer::{BackgroundWriter, Pending},
};
use holochess_locale::Words;
use holochess_platform::storage::FileError;
use holochess_settings::KeptFile;

type Change<F> = Arc<dyn Fn(&mut F) + Send + Sync>;
type Written<F> = Result<(F, Vec<Words>), FileError>;

/// What is known of a file. A change is known at once; it is made in the file in the background, in what the file says
/// by then.
pub struct Persisted<F> {
    known: F,
    /// The file; nowhere in tests and pictures.
    file: Option<PathBuf>,
    /// Changes that are not in the file yet, the oldest first.
    unwritten: Vec<Change<F>>,
    /// As many of them are being written.
    writing: Option<(usize, Pending<Written<F>>)>,
    /// As many of them could not be written. They are tried again with the next one.
    failed: usize,
}

/// A resource with a [`Persisted`] file.
pub trait Persists: Resource<Mutability = Mutable> {
    /// The file.
    type File: KeptFile;

    /// What is known of it.
    fn persisted(&mut self) -> &mut Persisted<Self::File>;

    /// What is said when it cannot be written.
    fn trouble(error: FileError) -> Trouble;
}

impl<F: KeptFile> Persisted<F> {
    /// What was read of a file, and which that is; with `None` nothing is written.
    pub const fn new(known: F, file: Option<PathBuf>) -> Self {
        Self { known, file, unwritten: Vec::new(), writing: None, failed: 0 }
    }

    /// Whether changes are written anywhere.
    pub const fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Changes what is known, and soon the file. The change is made in what another program has written as well, so it
    /// says what is different, not how everything is.
    pub fn change(&mut self, change: impl Fn(&mut F) + Send + Sync + 'static) {
        change(&mut self.known);
        if self.file.is_some() {
            self.unwritten.push(Arc::new(change));
        }
    }

    /// Takes in what has been written, and asks for what has not. Returns what a person should know: what was wrong
    /// with the file, and why it could not be written, once.
    fn advance(&mut self, writer: &BackgroundWriter) -> (Vec<Words>, Option<FileError>) {
        let mut news = (Vec::new(), None);
        if let Some((count, pending)) = &self.writing {
            let Some(written) = pending.take() else { return news };
            match written {
                Ok((found, flaws)) => {
                    self.unwritten.drain(..count);
                    self.failed = 0;
                    // That a file is of a later version was said when it was read.
                    if found.is_written() || self.known.is_written() {
                        news.0 = flaws;
                    }
                    self.known = found;
                    for change in &self.unwritten {
                        change(&mut self.known);
                    }
                }
                Err(error) => {
                    self.failed = *count;
                    news.1 = Some(error);
                }
            }
            self.writing = None;
        }
        if let Some(file) = self.file.clone().filter(|_| self.unwritten.len() > self.failed) {
            let changes = self.unwritten.clone();
            let count = changes.len();
            let pending =
                writer.write(move || F::update(&file, |known| changes.iter().for_each(|change| change(known))));
            self.writing = Some((count, pending));
        }
        news
    }

    /// Whether there is nothing to do for [`Persisted::advance`].
    const fn is_at_rest(&self) -> bool {
        self.writing.is_none() && self.unwritten.len() == self.failed
    }
}

/// Writes pending changes in the background and reports failures.
pub fn persist<R: Persists>(
    mut resource: ResMut<R>,
    writer: Res<BackgroundWriter>,
    mut troubles: MessageWriter<Trouble>,
) {
    // Marked as changed only when the file held something new.
    let kept = resource.bypass_change_detection().persisted();
    if kept.is_at_rest() {
        return;
    }
    let (flaws, error) = kept.advance(&writer);
    troubles.write_batch(flaws.into_iter().map(Trouble::SmallFile).chain(error.map(R::trouble)));
}

/// Before the program ends, everything is written. The screen is gone, so a failure goes to the log.
pub fn persist_at_exit<R: Persists>(
    mut exits: MessageReader<AppExit>,
    mut resource: ResMut<R>,
    writer: Res<BackgroundWriter>,
) {
    if exits.read().count() == 0 {
        return;
    }
    let kept = resource.bypass_change_detection().persisted();
    kept.failed = 0;
    // What is on its way, then what has come since.
    while !kept.is_at_rest() {
        if let (_, Some(error)) = kept.advance(&writer) {
            error!("{error}");
        }
        writer.finish();
    }
}

impl<F> Deref for Persisted<F> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.known
    }
}

impl<F: KeptFile> Default for Persisted<F> {
    fn default() -> Self {
        Self::new(F::default(), None)
    }
}

impl<F: fmt::Debug> fmt::Debug for Persisted<F> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:?} in {:?}, {} unwritten", self.known, self.file, self.unwritten.len())
    }
}
