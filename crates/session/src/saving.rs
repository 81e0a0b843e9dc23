//! The file of the match on the table. Every decision is written on another thread, and the next decision waits until
//! it is on the disk. Leaving the match or closing the program waits for it as well.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};

use super::{Match, Trouble};
use holochess_platform::storage::{self, Fingerprint};
use holochess_record::{MatchSetup, RecordedMatch, SaveError, Shelf};

/// The folder in which new matches are saved, each in a file of its own from its first decision on. `None` saves
/// nothing, as in tests and in pictures.
#[derive(Resource, Clone, Debug, Default)]
pub struct Autosave(pub Option<Shelf>);

/// Where the match on the table is saved, and whether its file is complete.
#[derive(Resource, Debug, Default)]
pub struct Saving {
    place: Place,
    state: State,
    /// Whether a failed save has been tried once more because the match was to be left.
    has_retried: bool,
}

/// Where a match is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Place {
    /// It is not saved.
    #[default]
    Nowhere,
    /// In this folder; its file is made for the first decision.
    Shelf(Shelf),
    /// In this file. The fingerprint is that of the bytes that this program last read or wrote there; `None` if the
    /// file was only reserved.
    File(PathBuf, Option<Fingerprint>),
}

/// The state of saving.
#[derive(Debug, Default)]
enum State {
    /// The file is complete.
    #[default]
    Stored,
    /// A decision is not in the file, and writing has not begun.
    Due,
    /// It is being written.
    Writing(Task<Written>),
    /// It could not be written; the next decision tries again.
    Failed(SaveError),
}

/// The result of writing: where the match is saved now, and whether writing succeeded.
type Written = (Place, Result<(), SaveError>);

/// How much of the match is in its file after the match is left or the program closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedPart {
    /// Nothing: there is no file, because nothing has been decided yet or nothing is saved.
    Nothing,
    /// Everything; its writing may take a moment more.
    Everything,
    /// Everything before the decisions that could not be written because of this error.
    AllBut(SaveError),
}

/// Whether the match on the table may be left.
pub(super) enum Leave {
    /// Yes: everything is saved.
    Now,
    /// Not yet: it is still being written.
    Later,
    /// No: it cannot be written, and a second attempt failed too.
    Lost(SaveError),
}

impl Saving {
    /// For a match that begins.
    pub(super) fn begin(shelf: Option<&Shelf>) -> Self {
        Self::at(shelf.cloned().map_or(Place::Nowhere, Place::Shelf))
    }

    /// For a match that begins and is saved in this file, which is not there yet.
    pub(super) fn begin_in(file: PathBuf) -> Self {
        Self::at(Place::File(file, None))
    }

    /// For a match that was loaded from this file: it is saved there again.
    pub(super) fn resume(file: PathBuf, recorded: &RecordedMatch) -> Self {
        Self::at(Place::File(file, recorded.loaded_from().cloned()))
    }

    const fn at(place: Place) -> Self {
        Self { place, state: State::Stored, has_retried: false }
    }

    /// How much of the match on the table is saved.
    pub fn kept(&self) -> SavedPart {
        match (&self.place, &self.state) {
            (_, State::Failed(error)) => SavedPart::AllBut(error.clone()),
            (Place::Nowhere, _) | (Place::Shelf(_), State::Stored) => SavedPart::Nothing,
            _ => SavedPart::Everything,
        }
    }

    /// Whether the last decision is not on the disk yet. The next decision waits until it is.
    pub fn is_under_way(&self) -> bool {
        matches!(self.state, State::Due | State::Writing(_))
    }

    /// Lets the match be left although its last decisions are not saved.
    pub fn give_up(&mut self) {
        if let (State::Failed(_), Place::File(path, _)) = (&self.state, &self.place) {
            // The file name was reserved, but nothing could be written to it.
            storage::give_back(path);
        }
        *self = Self::default();
    }

    /// Marks the record as changed.
    pub(super) fn mark_changed(&mut self) {
        if self.place != Place::Nowhere {
            self.state = State::Due;
            self.has_retried = false;
        }
    }

    /// Whether the match may be left. A failed save is tried once more.
    pub(super) fn ask_to_leave(&mut self) -> Leave {
        match &self.state {
            State::Stored => Leave::Now,
            State::Due | State::Writing(_) => Leave::Later,
            State::Failed(_) if !self.has_retried => {
                self.has_retried = true;
                self.state = State::Due;
                Leave::Later
            }
            State::Failed(error) => {
                self.has_retried = false;
                Leave::Lost(error.clone())
            }
        }
    }

    /// Takes in the result of writing.
    fn take_in(&mut self, (place, result): Written) -> Result<(), SaveError> {
        self.place = place;
        self.state = result.clone().map_or_else(State::Failed, |()| State::Stored);
        result
    }

    /// Waits for the write in progress, and then writes on this thread what is not on the disk yet.
    fn finish(&mut self, game: Option<&Match>) -> Result<(), SaveError> {
        if let State::Writing(task) = &mut self.state {
            let written = block_on(task);
            // If that has failed, it is tried once more below.
            let _ = self.take_in(written);
        }
        match (game, &self.state) {
            (Some(game), State::Due | State::Failed(_)) => {
                let written = write(self.place.clone(), game.setup(), &game.text());
                self.take_in(written)
            }
            (None, State::Failed(error)) => Err(error.clone()),
            _ => Ok(()),
        }
    }
}

impl Drop for Saving {
    /// Dropping a task cancels it; this waits, so that no decision is lost.
    fn drop(&mut self) {
        if let State::Writing(task) = &mut self.state {
            let _ = block_on(task);
        }
    }
}

/// Writes a record to its file; makes the file if there is none yet.
fn write(mut place: Place, setup: &MatchSetup, text: &str) -> Written {
    if let Place::Shelf(shelf) = &place {
        match shelf.claim(setup) {
            Ok(file) => place = Place::File(file, None),
            Err(error) => return (place, Err(error)),
        }
    }
    let result = match &mut place {
        // A file that another program has changed since is not overwritten.
        Place::File(file, known) => {
            storage::replace_known(file, text, known.as_ref()).map(|written| *known = Some(written))
        }
        Place::Nowhere | Place::Shelf(_) => Ok(()),
    };
    (place, result)
}

/// Takes in the result of writing, and reports a failure to the person.
pub(super) fn report_save_result(mut saving: ResMut<Saving>, mut troubles: MessageWriter<Trouble>) {
    let saving = saving.bypass_change_detection();
    if let State::Writing(task) = &mut saving.state
        && let Some(written) = check_ready(task)
        && let Err(error) = saving.take_in(written)
    {
        troubles.write(Trouble::Save(error));
    }
}

/// Begins to write decisions that are not in the file yet.
pub(super) fn begin_save(game: Option<Res<Match>>, mut saving: ResMut<Saving>) {
    let Some(game) = game.filter(|_| matches!(saving.state, State::Due)) else { return };
    let (place, setup, text) = (saving.place.clone(), game.setup().clone(), game.text());
    // The pool for input and output: searches occupy the compute pool for seconds.
    saving.state = State::Writing(IoTaskPool::get().spawn(async move { write(place, &setup, &text) }));
}

/// Before the program ends, writes what is not on the disk yet. The screen is gone, so a failure goes to the log.
pub(super) fn finish_at_exit(mut exits: MessageReader<AppExit>, game: Option<Res<Match>>, mut saving: ResMut<Saving>) {
    if exits.read().count() > 0
        && let Err(error) = saving.finish(game.as_deref())
    {
        error!("the match could not be saved: {error}");
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Autosave>().init_resource::<Saving>();
}
