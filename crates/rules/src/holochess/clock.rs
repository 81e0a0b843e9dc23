//! Turns and the quiet clock (docs/rules/holochess.md, "Quiet clock").

use super::{
    position::Position,
    rule_options::TURN_CAP,
    rule_set::{Holochess, QuietEnd},
};
use crate::{Ending, Seat, table::QuietClock};

/// What a position knows of the turns before it. Where a line of notation begins a match, everything is at its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The turn being played, from 1; 0 while pieces are being placed.
    pub turn: u16,
    /// Turns in a row without an attack, up to the last turn that ended.
    pub quiet: u16,
    /// Whether the turn being played has had an attack.
    pub attacked: bool,
}

impl Clock {
    /// The first turn, nothing before it.
    pub const START: Self = Self { turn: 1, quiet: 0, attacked: false };
}

impl Holochess {
    /// Ends the turn: the clocks go on, and the match is over or the other player's turn begins.
    pub(super) fn end_turn(&self, position: &mut Position) {
        let clock = position.clock_mut();
        clock.quiet = if clock.attacked { 0 } else { clock.quiet + 1 };
        clock.attacked = false;
        let Clock { turn, quiet, .. } = *clock;
        if self.quiet_turns > 0 && quiet >= self.quiet_turns {
            position.end(self.leader(position), Ending::Quiet);
        } else if turn >= TURN_CAP {
            position.end(self.leader(position), Ending::Cap);
        } else {
            position.clock_mut().turn += 1;
        }
        position.next_turn();
    }

    /// Ends the turn if no action of it is left.
    pub(super) fn end_spent_turn(&self, position: &mut Position) {
        if position.left() == 0 {
            self.end_turn(position);
        }
    }

    /// The player who would win if the match were decided on points now; `None` for a draw.
    pub fn leader(&self, position: &Position) -> Option<Seat> {
        if self.quiet_end == QuietEnd::Draw {
            return None;
        }
        let [first, second] = Seat::BOTH.map(|seat| {
            let creatures = position.creatures(seat);
            (creatures.clone().count(), creatures.map(|creature| u32::from(creature.worth())).sum::<u32>())
        });
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The quiet clock as the players see it; `None` where it is off.
    pub fn quiet_clock(&self, position: &Position) -> Option<QuietClock> {
        (self.quiet_turns > 0).then(|| QuietClock {
            turns: if position.clock().attacked { 0 } else { position.clock().quiet },
            limit: self.quiet_turns,
            leader: self.leader(position),
        })
    }
}
