//! The clock of people who play for time. It runs while one of them has to choose, and stands still while anything is
//! shown, thought about by a computer player, written to the disk, or covered by a menu. Whose time is up resigns; the
//! record says that, and that it was for time only this program knows, as long as it runs.

use std::time::Duration;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};

use super::{Autosave, DisplayedBoard, Match, MatchMode, decide::Decider};
use holochess_record::{ClockTimes, Shelf, TimeControl};
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
    control: TimeControl,
    /// What each seat has left; nothing for computer players.
    left: Vec<Option<Duration>>,
    /// Who has to choose, and for how long the clock does not run yet.
    chooser: Option<Seat>,
    delay: Duration,
    /// Whose turn it is, and its number.
    turn: Option<(Seat, u32)>,
    /// The number of decisions when time was last added, so that undoing and ending a turn again adds none.
    rewarded: usize,
    /// Whose time is up.
    fallen: Vec<Seat>,
    /// Whether it runs at this moment.
    runs: bool,
    /// Whether the match is over, so that nothing is left to keep.
    has_ended: bool,
}

/// Where a match stands, as far as its clock goes.
#[derive(Clone, Copy, Debug)]
struct TurnState {
    /// The person who has to choose.
    chooser: Option<Seat>,
    /// Whose turn it is, and its number.
    turn: Option<(Seat, u32)>,
    /// How many decisions were taken.
    decisions: usize,
}

impl ChessClock {
    /// For a match that begins: people have the same time.
    fn new(seed_hash: String, control: TimeControl, people: impl Iterator<Item = bool>) -> Self {
        Self::resume(seed_hash, ClockTimes { control, left: people.map(|is| is.then(|| control.time())).collect() })
    }

    /// For a match that goes on.
    fn resume(seed_hash: String, ClockTimes { control, left }: ClockTimes) -> Self {
        Self {
            seed_hash,
            control,
            left,
            chooser: None,
            delay: Duration::ZERO,
            turn: None,
            rewarded: 0,
            fallen: Vec::new(),
            runs: false,
            has_ended: false,
        }
    }

    /// A clock of no match that stands at these times; tests of the interface show it.
    pub fn standing(times: ClockTimes) -> Self {
        Self::resume(String::new(), times)
    }

    /// How much time each person has.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What a seat has left; nothing for computer players.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        self.left.get(seat.index()).copied().flatten()
    }

    /// Whose time runs now.
    pub fn running(&self) -> Option<Seat> {
        self.chooser.filter(|_| self.runs)
    }

    /// Whether this seat has lost because its time was up.
    pub fn has_fallen(&self, seat: Seat) -> bool {
        self.fallen.contains(&seat)
    }

    fn times(&self) -> ClockTimes {
        ClockTimes { control: self.control, left: self.left.clone() }
    }

    /// Updates the turn and the seat to choose; returns whether either changed.
    fn follow(&mut self, now: TurnState) -> bool {
        if self.turn != now.turn {
            if let Some((mover, _)) = self.turn
                && now.decisions > self.rewarded
                && let Some(Some(left)) = self.left.get_mut(mover.index())
            {
                *left += self.control.increment();
                self.rewarded = now.decisions;
            }
        } else if self.chooser == now.chooser {
            return false;
        }
        (self.turn, self.chooser) = (now.turn, now.chooser);
        self.delay = self.control.delay();
        true
    }

    /// Lets time go by for the seat that has to choose. Returns it if it has none left.
    fn pass(&mut self, mut time: Duration) -> Option<Seat> {
        let seat = self.chooser?;
        let spared = self.delay.min(time);
        self.delay -= spared;
        time -= spared;
        let left = self.left.get_mut(seat.index())?.as_mut()?;
        *left = left.saturating_sub(time);
        left.is_zero().then_some(seat)
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
        let (hash, times) = (clock.seed_hash.clone(), (!is_over).then(|| clock.times()));
        self.task = Some(IoTaskPool::get().spawn(async move { write(&shelf, &hash, times.as_ref()) }));
    }

    /// Writes on this thread what the clock says now.
    fn finish(&mut self, shelf: Option<&Shelf>, clock: &ChessClock, is_over: bool) {
        if let Some(task) = self.task.take() {
            block_on(task);
        }
        self.due = false;
        if let Some(shelf) = shelf {
            write(shelf, &clock.seed_hash, (!is_over).then(|| clock.times()).as_ref());
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
    let game = game.filter(|game| matches!(game.mode(), MatchMode::Play | MatchMode::Playback(_)));
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
    let begun = control
        .map(|control| ChessClock::new(hash.clone(), control, (0..seats).map(|seat| game.is_human(Seat::new(seat)))));
    let kept = || shelf?.times(&hash).filter(|times| times.left.len() == seats);
    if let Some(clock) = begun.or_else(|| kept().map(|times| ChessClock::resume(hash.clone(), times))) {
        keeping.due = true;
        commands.insert_resource(clock);
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
        keeping.due |= clock.follow(now);
        if let Some(seat) = clock.pass(real.delta().min(LONGEST)) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::Seconds;

    const A: Seat = Seat::FIRST;

    fn b() -> Seat {
        Seat::new(1)
    }

    fn clock(kind: Seconds) -> ChessClock {
        let control = TimeControl { minutes: 1, seconds: 5, kind };
        ChessClock::new(String::new(), control, [true, true, false].into_iter())
    }

    const fn at(chooser: Seat, turn: (Seat, u32), decisions: usize) -> TurnState {
        TurnState { chooser: Some(chooser), turn: Some(turn), decisions }
    }

    fn seconds(clock: &ChessClock) -> [Option<u64>; 3] {
        [0, 1, 2].map(|seat| clock.left(Seat::new(seat)).map(|left| left.as_secs()))
    }

    #[test]
    fn an_increment_is_added_once_for_each_turn_also_where_a_turn_is_undone() {
        let mut clock = clock(Seconds::Increment);
        clock.follow(at(A, (A, 1), 0));
        assert_eq!(clock.pass(Duration::from_secs(20)), None);
        // The other one chooses in the middle of the turn, on their own time, and nothing is added.
        clock.follow(at(b(), (A, 1), 1));
        clock.pass(Duration::from_secs(7));
        clock.follow(at(A, (A, 1), 2));
        assert_eq!(seconds(&clock), [Some(40), Some(53), None]);
        clock.follow(at(b(), (b(), 2), 3));
        assert_eq!(seconds(&clock), [Some(45), Some(53), None]);
        // Undone and decided again.
        clock.follow(at(A, (A, 1), 2));
        clock.follow(at(b(), (b(), 2), 3));
        assert_eq!(seconds(&clock), [Some(45), Some(53), None]);
        clock.follow(at(A, (A, 3), 4));
        assert_eq!(seconds(&clock), [Some(45), Some(58), None]);
    }

    #[test]
    fn a_delay_comes_before_the_time_and_with_every_turn() {
        let mut clock = clock(Seconds::Delay);
        for turn in 0..3 {
            clock.follow(at(A, (A, 2 * turn + 1), 2 * turn as usize));
            for _ in 0..4 {
                clock.pass(Duration::from_secs(2));
            }
            clock.follow(at(b(), (b(), 2 * turn + 2), 2 * turn as usize + 1));
            clock.pass(Duration::from_secs(4));
        }
        assert_eq!(seconds(&clock), [Some(51), Some(60), None]);
    }

    #[test]
    fn who_has_no_time_left_is_named_and_a_computer_player_never() {
        let mut clock = clock(Seconds::Increment);
        clock.follow(at(A, (A, 1), 0));
        assert_eq!(clock.pass(Duration::from_secs(59)), None);
        assert_eq!(clock.pass(Duration::from_secs(1)), Some(A));
        clock.follow(at(Seat::new(2), (Seat::new(2), 2), 1));
        assert_eq!(clock.pass(Duration::from_mins(10)), None);
    }
}
