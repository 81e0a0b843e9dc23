//! The clock of people who play for time. It runs while one of them has to choose, and stands still while anything is
//! shown, thought about by a computer player, written to the disk, or covered by a menu. Whose time is up resigns; the
//! record says that, and that it was for time only this program knows, as long as it runs.

use std::time::Duration;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};

use super::{Autosave, DisplayedBoard, Match, MatchMode, decide::Decider};
use holochess_record::{ClockTimes, Shelf, TimeControl, TurnClock, TurnState};
use holochess_rules::{Action, Seat};

/// The most that one frame may count: time in which the machine slept is charged to no player. A window in the
/// background wakes more often.
const LONGEST: Duration = Duration::from_secs(5);

/// Request, before the match begins: it is played for time. With the hash of its seed.
#[derive(Resource, Clone, Debug, Default)]
pub struct WantedClock(pub Option<(String, TimeControl)>);

/// Fact: this seat's time is up.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagFell(pub Seat);

/// The clock of the match on the table.
#[derive(Resource, Clone, Debug)]
pub struct ChessClock {
    seed_hash: String,
    clock: TurnClock,
    /// Whose time is up.
    fallen: Vec<Seat>,
    /// Whether it runs at this moment.
    runs: bool,
    /// Whether the match is over, so that nothing is left to keep.
    has_ended: bool,
}

impl ChessClock {
    fn new(seed_hash: String, clock: TurnClock) -> Self {
        Self { seed_hash, clock, fallen: Vec::new(), runs: false, has_ended: false }
    }

    /// A clock of no match that stands at these times; tests of the interface show it.
    pub fn standing(times: ClockTimes) -> Self {
        Self::new(String::new(), TurnClock::resume(times))
    }

    /// The clock of a match with players elsewhere, as their table says it; nothing of it is kept here.
    pub(super) fn of_table(times: ClockTimes, runs: Option<Seat>) -> Self {
        let clock = TurnClock::showing(times, runs);
        Self { seed_hash: String::new(), clock, fallen: Vec::new(), runs: runs.is_some(), has_ended: true }
    }

    /// The time of this seat was up.
    pub(super) fn fell(&mut self, seat: Seat) {
        self.fallen.push(seat);
    }

    /// How much time each person has.
    pub const fn control(&self) -> TimeControl {
        self.clock.control()
    }

    /// What a seat has left; nothing for computer players.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        self.clock.left(seat)
    }

    /// Whose time runs now.
    pub fn running(&self) -> Option<Seat> {
        self.clock.chooser().filter(|_| self.runs)
    }

    /// Whether this seat has lost because its time was up.
    pub fn has_fallen(&self, seat: Seat) -> bool {
        self.fallen.contains(&seat)
    }
}

/// What is written of the clock, on another thread.
#[derive(Resource, Default)]
pub(super) struct ClockWriter {
    due: bool,
    task: Option<Task<()>>,
}

impl ClockWriter {
    /// Begins to write, once what was begun before is written.
    fn write_if_due(&mut self, shelf: Option<&Shelf>, clock: &ChessClock, is_over: bool) {
        if let Some(task) = &mut self.task
            && check_ready(task).is_some()
        {
            self.task = None;
        }
        if !self.due || self.task.is_some() {
            return;
        }
        self.due = false;
        let Some(shelf) = shelf.cloned() else { return };
        let (hash, times) = (clock.seed_hash.clone(), (!is_over).then(|| clock.clock.times()));
        self.task = Some(IoTaskPool::get().spawn(async move { write(&shelf, &hash, times.as_ref()) }));
    }

    /// Writes on this thread what the clock says now.
    fn finish(&mut self, shelf: Option<&Shelf>, clock: &ChessClock, is_over: bool) {
        if let Some(task) = self.task.take() {
            block_on(task);
        }
        self.due = false;
        if let Some(shelf) = shelf {
            write(shelf, &clock.seed_hash, (!is_over).then(|| clock.clock.times()).as_ref());
        }
    }
}

/// A failure goes to the log: the match itself is saved, and tells when it cannot be.
fn write(shelf: &Shelf, seed_hash: &str, times: Option<&ClockTimes>) {
    if let Err(error) = shelf.keep_times(seed_hash, times) {
        warn!("the times of the match could not be kept: {error}");
    }
}

/// Starts, resumes and puts away the clock together with its match.
pub(super) fn insert_clock(
    mut commands: Commands,
    game: Option<Res<Match>>,
    autosave: Res<Autosave>,
    mut wanted: ResMut<WantedClock>,
    clock: Option<Res<ChessClock>>,
    mut keeping: ResMut<ClockWriter>,
    mut known: Local<Option<String>>,
) {
    let has_clock =
        |game: &Res<Match>| matches!(game.mode(), MatchMode::Play | MatchMode::Playback(_) | MatchMode::Live(_));
    let game = game.filter(has_clock);
    let hash = game.as_ref().map(|game| game.seed_hash());
    if *known == hash {
        return;
    }
    known.clone_from(&hash);
    let shelf = autosave.0.as_ref();
    if let Some(clock) = &clock {
        // A match that has ended has forgotten its times.
        if !clock.has_ended {
            keeping.finish(shelf, clock, false);
        }
        commands.remove_resource::<ChessClock>();
    }
    let (Some(game), Some(hash)) = (game, hash) else { return };
    let control = wanted.0.take().filter(|(for_match, _)| *for_match == hash).map(|(_, control)| control);
    let seats = game.table().seats();
    let people = (0..seats).map(|seat| game.is_human(Seat::new(seat)));
    let begun = control.map(|control| TurnClock::new(control, people));
    let kept = || shelf?.times(&hash).filter(|times| times.left.len() == seats);
    if let Some(clock) = begun.or_else(|| kept().map(TurnClock::resume)) {
        keeping.due = true;
        commands.insert_resource(ChessClock::new(hash, clock));
    }
}

/// Lets time go by.
pub(super) fn tick_clock(
    real: Res<Time<Real>>,
    table_time: Res<Time<Virtual>>,
    clock: Option<ResMut<ChessClock>>,
    game: Option<ResMut<Match>>,
    shown: Option<Res<DisplayedBoard>>,
    autosave: Res<Autosave>,
    mut keeping: ResMut<ClockWriter>,
    mut decider: Decider,
    mut fell: MessageWriter<FlagFell>,
) {
    let (Some(mut clock), Some(mut game), Some(shown)) = (clock, game, shown) else { return };
    if game.live().is_some() {
        // Its table says what the clock shows.
        return;
    }
    let shelf = autosave.0.as_ref();
    if game.is_over() {
        if !clock.has_ended {
            (clock.has_ended, clock.runs) = (true, false);
            keeping.due = true;
        }
        keeping.write_if_due(shelf, &clock, true);
        return;
    }
    let waits = matches!(game.mode(), MatchMode::Play)
        && game.browsing().is_none()
        && !decider.director.is_busy()
        && !decider.saving.is_under_way()
        && !table_time.is_paused();
    if clock.runs != waits {
        clock.runs = waits;
        // A pause is a good moment to write what is left.
        keeping.due |= !waits;
    }
    if waits {
        let now = TurnState {
            chooser: game.human_to_choose(),
            turn: shown.seat.map(|seat| (seat, shown.turn)),
            decisions: game.decisions().len(),
        };
        keeping.due |= clock.clock.follow(now);
        if let Some(seat) = clock.clock.pass(real.delta().min(LONGEST)) {
            clock.fallen.push(seat);
            fell.write(FlagFell(seat));
            decider.decide(&mut game, seat, Action::Resign);
        }
    }
    keeping.write_if_due(shelf, &clock, false);
}

/// Before the program ends, writes what is left.
pub(super) fn write_at_exit(
    mut exits: MessageReader<AppExit>,
    clock: Option<Res<ChessClock>>,
    autosave: Res<Autosave>,
    mut keeping: ResMut<ClockWriter>,
) {
    if let (Some(clock), true) = (clock, exits.read().count() > 0) {
        keeping.finish(autosave.0.as_ref(), &clock, clock.has_ended);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WantedClock>().init_resource::<ClockWriter>().add_message::<FlagFell>();
}
