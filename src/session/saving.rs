//! The file of the match on the table. It is written on another thread after every decision, and the next decision waits until
//! it is on the disk. Whoever leaves a match, or closes the program, waits for it as well.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};

use super::{Match, Trouble};
use crate::{
    record::{MatchSetup, RecordedMatch, SaveError, Shelf},
    storage::{self, Fingerprint},
};

/// Where matches that begin now are saved: each in a file of its own from its first decision on. Nowhere in tests that need no
/// files, and in pictures.
#[derive(Resource, Clone, Debug, Default)]
pub struct Autosave(pub Option<Shelf>);

/// Where the match on the table is saved, and whether its file says all that there is.
#[derive(Resource, Debug, Default)]
pub struct Saving {
    place: Place,
    state: State,
    /// Whether a save that failed has been tried again since, because somebody wants to leave the match.
    has_retried: bool,
}

/// Where a match is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Place {
    /// Nowhere.
    #[default]
    Nowhere,
    /// In a file of this folder, which is made for the first decision.
    Shelf(Shelf),
    /// In this file, which holds what this program last read or wrote there; nothing known of a name that was only claimed.
    File(PathBuf, Option<Fingerprint>),
}

/// How far saving has come.
#[derive(Debug, Default)]
enum State {
    /// The file says all that there is to be saved.
    #[default]
    Stored,
    /// Something has been decided that nobody writes yet.
    Due,
    /// It is being written.
    Writing(Task<Written>),
    /// It could not be written; the next decision tries again.
    Failed(SaveError),
}

/// What has come of writing: where the match is saved now, and whether it is.
type Written = (Place, Result<(), SaveError>);

/// What somebody who leaves the match on the table, or closes the program, finds later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Nothing: there is no file, because nothing has been decided yet or nothing is saved here.
    Nothing,
    /// All of it is in its file, or will be in a moment.
    Everything,
    /// What was saved before this error.
    AllBut(SaveError),
}

/// Whether the match on the table may be left.
pub(super) enum Leave {
    /// Nothing of it would be lost.
    Now,
    /// It is still being written.
    Later,
    /// It cannot be written, not even now.
    Lost(SaveError),
}

impl Saving {
    /// A match begins.
    pub(super) fn begin(shelf: Option<&Shelf>) -> Self {
        Self::at(shelf.cloned().map_or(Place::Nowhere, Place::Shelf))
    }

    /// A match is resumed from its file, and goes on in it.
    pub(super) fn resume(file: PathBuf, recorded: &RecordedMatch) -> Self {
        Self::at(Place::File(file, recorded.loaded_from().cloned()))
    }

    const fn at(place: Place) -> Self {
        Self { place, state: State::Stored, has_retried: false }
    }

    /// What is found later of the match on the table.
    pub fn kept(&self) -> Kept {
        match (&self.place, &self.state) {
            (_, State::Failed(error)) => Kept::AllBut(error.clone()),
            (Place::Nowhere, _) | (Place::Shelf(_), State::Stored) => Kept::Nothing,
            _ => Kept::Everything,
        }
    }

    /// Whether the last decision is still on its way to the disk. The next one waits so long.
    pub fn is_under_way(&self) -> bool {
        matches!(self.state, State::Due | State::Writing(_))
    }

    /// Lets the match be lost as far as it is not saved.
    pub fn give_up(&mut self) {
        if let (State::Failed(_), Place::File(path, _)) = (&self.state, &self.place) {
            // A name that was taken for a match of which nothing could be written.
            storage::give_back(path);
        }
        *self = Self::default();
    }

    /// The record has changed.
    pub(super) fn note(&mut self) {
        if self.place != Place::Nowhere {
            self.state = State::Due;
            self.has_retried = false;
        }
    }

    /// Somebody wants to leave the match. What could not be saved is tried once more.
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

    /// Takes in what has come of writing.
    fn take_in(&mut self, (place, result): Written) -> Result<(), SaveError> {
        self.place = place;
        self.state = result.clone().map_or_else(State::Failed, |()| State::Stored);
        result
    }

    /// Waits for what is being written, and writes what is not on the disk, without another thread.
    fn finish(&mut self, recorded: Option<&RecordedMatch>) -> Result<(), SaveError> {
        if let State::Writing(task) = &mut self.state {
            let written = block_on(task);
            self.take_in(written)?;
        }
        match (recorded, &self.state) {
            (Some(recorded), State::Due | State::Failed(_)) => {
                let written = write(self.place.clone(), recorded.setup(), &recorded.text());
                self.take_in(written)
            }
            _ => Ok(()),
        }
    }
}

impl Drop for Saving {
    /// A task that is dropped is called off; a decision that was made is saved all the same.
    fn drop(&mut self) {
        if let State::Writing(task) = &mut self.state {
            let _ = block_on(task);
        }
    }
}

/// Writes a record to its file, which is made if there is none yet.
fn write(mut place: Place, setup: &MatchSetup, text: &str) -> Written {
    if let Place::Shelf(shelf) = &place {
        match shelf.claim(setup) {
            Ok(file) => place = Place::File(file, None),
            Err(error) => return (place, Err(error)),
        }
    }
    let result = match &mut place {
        // What another program has written there meanwhile stays.
        Place::File(file, known) => {
            storage::replace_known(file, text, known.as_ref()).map(|written| *known = Some(written))
        }
        Place::Nowhere | Place::Shelf(_) => Ok(()),
    };
    (place, result)
}

/// Hears what has come of writing; the person is told where it failed.
pub(super) fn hear(mut saving: ResMut<Saving>, mut troubles: MessageWriter<Trouble>) {
    let saving = saving.bypass_change_detection();
    if let State::Writing(task) = &mut saving.state
        && let Some(written) = check_ready(task)
        && let Err(error) = saving.take_in(written)
    {
        troubles.write(Trouble::Save(error));
    }
}

/// Begins to write what has been decided.
pub(super) fn send(game: Option<Res<Match>>, mut saving: ResMut<Saving>) {
    let Some(game) = game.filter(|_| matches!(saving.state, State::Due)) else { return };
    let (place, setup, text) = (saving.place.clone(), game.recorded().setup().clone(), game.recorded().text());
    // Not among those who think, who may take seconds.
    saving.state = State::Writing(IoTaskPool::get().spawn(async move { write(place, &setup, &text) }));
}

/// The program ends: whatever is not on the disk is written now. Nobody is left to be told on the screen where that fails.
pub(super) fn finish_at_exit(mut exits: MessageReader<AppExit>, game: Option<Res<Match>>, mut saving: ResMut<Saving>) {
    if exits.read().count() > 0
        && let Err(error) = saving.finish(game.as_ref().map(|game| game.recorded()))
    {
        error!("the match could not be saved: {error}");
    }
}
