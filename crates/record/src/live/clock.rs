//! The clocks of a match over a wire that is played for time. A player's program says with each decision for how long it was
//! thought about; every other program measures that, too, and believes it to within a second.

use std::time::Duration;

use super::bounds::{CLOCK_TOLERANCE, PING, SILENCE};
use crate::{ClockTimes, MatchSetup, RecordedMatch, TimeControl, TurnClock, TurnState, Who};
use holochess_rules::{Event, Seat, ToAct};

/// The clocks of all players, as this program counts them.
#[derive(Debug)]
pub struct LiveClock {
    clock: TurnClock,
    /// For how long this program has seen the present decision wait.
    measured: Duration,
    /// Whether time passes: not while a log that was kept is read.
    measures: bool,
    /// By how much the two ends of a wire that broke in between may differ in what they have measured.
    slack: Duration,
    /// Whether this program has seen the present decision wait from the beginning.
    is_whole: bool,
    /// Whether it was told that the time for the present decision is up.
    is_told: bool,
    difference: Option<LiveDifference>,
}

/// A player's program has said less than was measured here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveDifference {
    /// The player.
    pub seat: Seat,
    /// What was said.
    pub stated: Duration,
    /// What was measured; a second less is counted.
    pub measured: Duration,
}

impl LiveClock {
    /// The clocks of a match that begins. People have one.
    pub(super) fn new(control: TimeControl, setup: &MatchSetup) -> Self {
        let people = setup.seats.iter().map(|seat| seat.who == Who::Human);
        Self {
            clock: TurnClock::new(control, people),
            measured: Duration::ZERO,
            slack: Duration::ZERO,
            measures: false,
            is_whole: false,
            is_told: false,
            difference: None,
        }
    }

    /// From now on time passes.
    pub(super) const fn begin_measuring(&mut self) {
        self.measures = true;
        self.is_whole = false;
    }

    /// Takes over where the match stands.
    pub(super) fn follow(&mut self, recorded: &RecordedMatch) {
        if self.clock.follow(turn_state(recorded)) {
            (self.measured, self.slack) = (Duration::ZERO, Duration::ZERO);
            self.is_whole = self.measures;
            self.is_told = false;
        }
    }

    /// Time passes for the player who has to decide.
    pub(super) fn pass(&mut self, time: Duration) {
        if self.measures && self.clock.chooser().is_some() {
            self.measured += time;
        }
    }

    /// A wire has broken, on which nothing was heard for so long: that is no time of the player who has to decide.
    pub(super) fn interrupt(&mut self, unheard: Duration) {
        self.measured = self.measured.saturating_sub(unheard);
        self.slack = SILENCE + PING;
    }

    /// A player has decided. A player's own program knows best; another one is believed to within a second.
    pub(super) fn charge(&mut self, seat: Seat, thought: Option<u32>, is_own: bool) {
        if self.clock.chooser() != Some(seat) {
            return;
        }
        let stated = Duration::from_millis(u64::from(thought.unwrap_or_default()));
        let least = if is_own { Duration::ZERO } else { self.measured.saturating_sub(CLOCK_TOLERANCE + self.slack) };
        self.difference = (stated < least).then_some(LiveDifference { seat, stated, measured: self.measured });
        self.clock.pass(stated.max(least));
        (self.measured, self.slack) = (Duration::ZERO, Duration::ZERO);
        (self.is_whole, self.is_told) = (self.measures, false);
    }

    /// How much time each person has.
    pub const fn control(&self) -> TimeControl {
        self.clock.control()
    }

    /// The person who has to decide.
    pub const fn chooser(&self) -> Option<Seat> {
        self.clock.chooser()
    }

    /// What a player has left now; nothing for levels.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        if self.chooser() != Some(seat) {
            return self.clock.left(seat);
        }
        let mut now = self.clock.clone();
        now.pass(self.measured);
        now.left(seat)
    }

    /// What all players have left now.
    pub fn times(&self) -> ClockTimes {
        let mut now = self.clock.clone();
        now.pass(self.measured);
        now.times()
    }

    /// The player who has to decide and has no time left.
    pub fn fallen(&self) -> Option<Seat> {
        self.chooser().filter(|seat| self.left(*seat).is_some_and(|left| left.is_zero()))
    }

    /// The same, once for each decision.
    pub(super) fn newly_fallen(&mut self) -> Option<Seat> {
        let fallen = self.fallen().filter(|_| !self.is_told)?;
        self.is_told = true;
        Some(fallen)
    }

    /// How much less than was measured a player has said with the last decision, once.
    pub(super) const fn take_difference(&mut self) -> Option<LiveDifference> {
        self.difference.take()
    }

    /// For how long the present decision has been thought about, in milliseconds.
    pub(super) fn thought(&self) -> u32 {
        u32::try_from(self.measured.as_millis()).unwrap_or(u32::MAX)
    }

    /// Whether a claim that the time of a player here is up can be true: by what was measured here, and a second more. What
    /// was not measured from its beginning is believed.
    pub(super) fn may_be_up(&self, seat: Seat) -> bool {
        !self.is_whole || self.left(seat).is_none_or(|left| left <= CLOCK_TOLERANCE + self.slack)
    }
}

/// Whose turn it is, and which person has to decide.
fn turn_state(recorded: &RecordedMatch) -> TurnState {
    let chooser = match recorded.table().to_act() {
        ToAct::Choose(seat) if !recorded.is_computer(seat) => Some(seat),
        _ => None,
    };
    let turn = recorded.last_event(|event| match event {
        Event::TurnBegan { seat, turn } => Some((*seat, *turn)),
        _ => None,
    });
    TurnState { chooser, turn, decisions: recorded.decisions().len() }
}
