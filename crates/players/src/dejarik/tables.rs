//! The tables of the solved games in this program, one a rule set: used by players, hints and analysis, read or solved once in
//! the background, and kept.
//!
//! No caller has to wait: [`table`] returns what is there now, [`request`] begins the work on another thread, [`state`] says
//! how far it is. A caller that needs the table, because the same seed has to give the same match, calls [`wait_for`].

use std::{
    path::PathBuf,
    sync::{
        Condvar, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use super::{
    table_cache::{CacheNote, load_or_solve},
    tablebase::Tablebase,
};
use crate::search::Stop;
use holochess_platform::on_threads;
use holochess_rules::{GameId, dejarik::RuleSet};

/// How far the table of a rule set is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableState {
    /// Nobody has asked for it.
    NotAskedFor,
    /// It is looked for or solved: so many states are decided, of how many (0 as long as that is not known).
    Working {
        /// States whose value is known.
        done: usize,
        /// All states.
        all: usize,
    },
    /// It is there.
    Ready,
}

/// How far the work on a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nobody has asked for it.
    NotBegun,
    /// It is looked for in the folder.
    Reading,
    /// It is solved.
    Solving,
    /// It is there.
    Ready,
    /// The thread that made it has panicked: there will be none.
    Failed,
}

/// The table of one rule set.
struct Place {
    table: OnceLock<Tablebase>,
    /// How far the work is; waited for with `changed`.
    stage: Mutex<Stage>,
    changed: Condvar,
    done: AtomicUsize,
    all: AtomicUsize,
    note: Mutex<Option<CacheNote>>,
}

impl Place {
    const fn new() -> Self {
        Self {
            table: OnceLock::new(),
            stage: Mutex::new(Stage::NotBegun),
            changed: Condvar::new(),
            done: AtomicUsize::new(0),
            all: AtomicUsize::new(0),
            note: Mutex::new(None),
        }
    }

    /// Tells everybody who waits how far the work is now.
    fn enter(&self, stage: Stage) {
        *locked(&self.stage) = stage;
        self.changed.notify_all();
    }
}

/// Says that there will be no table if the work on it ends in a panic, so that nobody waits for ever.
struct FailOnPanic(&'static Place);

impl Drop for FailOnPanic {
    fn drop(&mut self) {
        if self.0.table.get().is_none() {
            self.0.enter(Stage::Failed);
        }
    }
}

/// How often a thread that waits for a table checks whether it should go on waiting.
const LOOK: Duration = Duration::from_millis(50);

static GROI: Place = Place::new();
static REVISED: Place = Place::new();
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

fn place(game: GameId) -> Option<(&'static Place, &'static RuleSet)> {
    let rules = RuleSet::for_game(game)?;
    Some((if game == GameId::Groi { &GROI } else { &REVISED }, rules))
}

/// Locks even after a panic of another holder: the data is consistent at every moment.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The folder in which tables are kept; the first call counts. Before it they are not kept.
pub fn keep_in(folder: PathBuf) {
    let _ = FOLDER.set(folder);
}

/// Whether this game has a table: whether it is a Dejarik.
pub fn can_be_solved(game: GameId) -> bool {
    place(game).is_some()
}

/// The table of a game, if it is there.
pub fn table(game: GameId) -> Option<&'static Tablebase> {
    place(game)?.0.table.get()
}

/// How far the table of a game is; games without one are never asked for one.
pub fn state(game: GameId) -> TableState {
    let Some((place, _)) = place(game) else { return TableState::NotAskedFor };
    if place.table.get().is_some() {
        TableState::Ready
    } else if matches!(*locked(&place.stage), Stage::Reading | Stage::Solving) {
        TableState::Working { done: place.done.load(Relaxed), all: place.all.load(Relaxed) }
    } else {
        TableState::NotAskedFor
    }
}

/// A note for the person about how the table came about; returned once.
pub fn take_note(game: GameId) -> Option<CacheNote> {
    locked(&place(game)?.0.note).take()
}

/// Begins to look for the table, or to solve the game, if nobody has; says nothing and does nothing for other games. The work
/// leaves a core for the rest of the program where there is more than one.
pub fn request(game: GameId) {
    let Some((place, rules)) = place(game) else { return };
    {
        let mut stage = locked(&place.stage);
        if *stage != Stage::NotBegun {
            return;
        }
        *stage = Stage::Reading;
    }
    let work = move || make(place, rules, on_threads::cores().saturating_sub(1).max(1));
    if !on_threads::in_background("table", work) {
        // Without threads everybody waits.
        make(place, rules, 1);
    }
}

fn make(place: &'static Place, rules: &'static RuleSet, threads: usize) {
    let unfinished = FailOnPanic(place);
    let progress = |done, all| {
        place.done.store(done, Relaxed);
        if place.all.swap(all, Relaxed) == 0 {
            place.enter(Stage::Solving);
        }
    };
    let (table, note) = load_or_solve(rules, FOLDER.get().map(PathBuf::as_path), threads, &progress);
    *locked(&place.note) = note;
    // Nobody else makes it.
    let _ = place.table.set(table);
    place.enter(Stage::Ready);
    drop(unfinished);
}

/// Begins to look for the table, and waits while it is looked for in the folder: reading it takes a moment. Where it has to be solved,
/// because it is not kept or is of no use, nobody waits.
pub fn request_kept(game: GameId) {
    request(game);
    let Some((place, _)) = place(game) else { return };
    let mut stage = locked(&place.stage);
    while *stage == Stage::Reading {
        stage = place.changed.wait(stage).unwrap_or_else(PoisonError::into_inner);
    }
}

/// The table of a game, however long it takes; `None` for games that have none.
///
/// # Panics
/// As [`wait_unless`].
pub fn wait_for(game: GameId) -> Option<&'static Tablebase> {
    wait_unless(game, None)
}

/// The table of a game as soon as it is there; `None` for games that have none, and if `stop` is raised before.
///
/// # Panics
/// If the thread that made the table has panicked.
pub fn wait_unless(game: GameId, stop: Option<&Stop>) -> Option<&'static Tablebase> {
    request(game);
    let (place, _) = place(game)?;
    let mut stage = locked(&place.stage);
    while place.table.get().is_none() {
        assert_ne!(*stage, Stage::Failed, "the thread that solved the game has panicked; its message stands above");
        if stop.is_some_and(Stop::is_raised) {
            return None;
        }
        stage = place.changed.wait_timeout(stage, LOOK).unwrap_or_else(PoisonError::into_inner).0;
    }
    place.table.get()
}
