//! The clocks of a match that is played for time, without a clock of its own: what each person has left, and how time is
//! taken from it and given.

use std::time::Duration;

use holochess_rules::Seat;

use crate::{ClockTimes, TimeControl};

/// The clocks of all players.
#[derive(Clone, Debug)]
pub struct TurnClock {
    control: TimeControl,
    /// What each seat has left; nothing for computer players.
    left: Vec<Option<Duration>>,
    /// The person who has to choose, and for how long that clock does not run yet.
    chooser: Option<Seat>,
    delay: Duration,
    /// Whose turn it is, and its number.
    turn: Option<(Seat, u32)>,
    /// The number of decisions when time was last added, so that undoing and ending a turn again adds none.
    rewarded: usize,
}

/// Where a match stands, as far as its clocks go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnState {
    /// The person who has to choose.
    pub chooser: Option<Seat>,
    /// Whose turn it is, and its number.
    pub turn: Option<(Seat, u32)>,
    /// How many decisions were taken.
    pub decisions: usize,
}

impl TurnClock {
    /// For a match that begins: people have the same time.
    pub fn new(control: TimeControl, people: impl Iterator<Item = bool>) -> Self {
        Self::resume(ClockTimes { control, left: people.map(|is| is.then(|| control.time())).collect() })
    }

    /// For a match that goes on.
    pub fn resume(ClockTimes { control, left }: ClockTimes) -> Self {
        Self { control, left, chooser: None, delay: Duration::ZERO, turn: None, rewarded: 0 }
    }

    /// Clocks that stand at these times while this person has to choose.
    pub fn showing(times: ClockTimes, chooser: Option<Seat>) -> Self {
        Self { chooser, ..Self::resume(times) }
    }

    /// How much time each person has.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What a seat has left; nothing for computer players.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        self.left.get(seat.index()).copied().flatten()
    }

    /// The person who has to choose.
    pub const fn chooser(&self) -> Option<Seat> {
        self.chooser
    }

    /// What all seats have left.
    pub fn times(&self) -> ClockTimes {
        ClockTimes { control: self.control, left: self.left.clone() }
    }

    /// Updates the turn and the seat to choose; returns whether either changed.
    pub fn follow(&mut self, now: TurnState) -> bool {
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
    pub fn pass(&mut self, mut time: Duration) -> Option<Seat> {
        let seat = self.chooser?;
        let spared = self.delay.min(time);
        self.delay -= spared;
        time -= spared;
        let left = self.left.get_mut(seat.index())?.as_mut()?;
        *left = left.saturating_sub(time);
        left.is_zero().then_some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seconds;

    const A: Seat = Seat::FIRST;
    const B: Seat = Seat::SECOND;

    fn clock(kind: Seconds) -> TurnClock {
        let control = TimeControl { minutes: 1, seconds: 5, kind };
        TurnClock::new(control, [true, true, false].into_iter())
    }

    const fn at(chooser: Seat, turn: (Seat, u32), decisions: usize) -> TurnState {
        TurnState { chooser: Some(chooser), turn: Some(turn), decisions }
    }

    fn seconds(clock: &TurnClock) -> [Option<u64>; 3] {
        [0, 1, 2].map(|seat| clock.left(Seat::new(seat)).map(|left| left.as_secs()))
    }

    #[test]
    fn an_increment_is_added_once_for_each_turn_also_where_a_turn_is_undone() {
        let mut clock = clock(Seconds::Increment);
        clock.follow(at(A, (A, 1), 0));
        assert_eq!(clock.pass(Duration::from_secs(20)), None);
        // The other one chooses in the middle of the turn, on their own time, and nothing is added.
        clock.follow(at(B, (A, 1), 1));
        clock.pass(Duration::from_secs(7));
        clock.follow(at(A, (A, 1), 2));
        assert_eq!(seconds(&clock), [Some(40), Some(53), None]);
        clock.follow(at(B, (B, 2), 3));
        assert_eq!(seconds(&clock), [Some(45), Some(53), None]);
        // Undone and decided again.
        clock.follow(at(A, (A, 1), 2));
        clock.follow(at(B, (B, 2), 3));
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
            clock.follow(at(B, (B, 2 * turn + 2), 2 * turn as usize + 1));
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
