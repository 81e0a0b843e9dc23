//! The end of a turn: which player has filled the target, which is next, and whether the cap is reached
//! (docs/rules/chinese-checkers.md).

use super::{
    position::Position,
    rule_set::{Blocking, Chinese},
};
use crate::{Ending, Rules, Seat, Verdict, star::HoleSet};

impl Chinese {
    /// Whether a seat has what wins: all of its pawns in their targets; or, with `blocking = fill`, targets without a free
    /// hole, with a pawn of its own in each.
    pub(super) fn is_home(&self, position: &Position, seat: Seat) -> bool {
        let sets = self.seating.sets(seat);
        match self.blocking {
            Blocking::Swap | Blocking::None => sets.iter().all(|set| position.pawns(*set).is_within(set.target())),
            Blocking::Fill => {
                let taken = position.all_pawns() | self.seating.fillers;
                let own = sets.iter().fold(HoleSet::EMPTY, |own, set| own | position.pawns(*set));
                sets.iter().all(|set| set.target().is_within(taken) && !(own & set.target()).is_empty())
            }
        }
    }

    /// Ends a turn in which a pawn moved; `others_moved` if another player's pawn did too.
    pub(super) fn end_turn(&self, position: &mut Position, others_moved: bool) {
        let mover = position.mover();
        if self.blocking == Blocking::Fill || others_moved {
            // The mover is looked at first, then the others in turn order.
            let seats = self.seating.seats();
            for seat in (0..seats).map(|step| Seat::new((mover.index() + step) % seats)) {
                if position.over.is_none() && position.plays(seat) && self.is_home(position, seat) {
                    self.finish(position, seat);
                }
            }
        } else if self.is_home(position, mover) {
            self.finish(position, mover);
        }
        self.next_turn(position);
    }

    /// Whether the others play on after the first has finished.
    pub fn goes_on(&self) -> bool {
        self.play_on && self.seating.seats() > 2
    }

    /// Gives a seat the next place; the match ends if no further place is played for.
    pub(super) fn finish(&self, position: &mut Position, seat: Seat) {
        position.finished += 1;
        position.places[seat.index()] = position.finished;
        if !self.goes_on() {
            position.over = Some(Ending::Goal);
            return;
        }
        if let Some(last) = self.last_one(position) {
            position.places[last.index()] = position.finished + 1;
            position.over = Some(Ending::Goal);
        }
    }

    /// The only seat that still plays, if there is just one.
    pub(super) fn last_one(&self, position: &Position) -> Option<Seat> {
        let mut playing = self.playing(position);
        playing.next().filter(|_| playing.next().is_none())
    }

    /// The seats that still play.
    pub(super) fn playing<'a>(&self, position: &'a Position) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.seating.seats()).map(Seat::new).filter(|&seat| position.plays(seat))
    }

    /// Gives the turn to the next seat that still plays, unless the cap is reached.
    #[inline]
    pub(super) fn next_turn(&self, position: &mut Position) {
        position.turns += 1;
        if position.over.is_some() {
            return;
        }
        loop {
            position.mover = self.after_seat(position.mover);
            if position.mover == position.first {
                position.rounds += 1;
            }
            if position.plays(position.mover) {
                break;
            }
        }
        if position.rounds >= self.turn_cap {
            position.over = Some(Ending::Cap);
        }
    }

    fn after_seat(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::new(if next == self.seating.seats() { 0 } else { next })
    }

    /// Whether a seat could move if it were its turn.
    fn can_move(&self, position: &Position, seat: Seat) -> bool {
        let mut at_turn = *position;
        at_turn.mover = seat;
        self.has_action(&at_turn)
    }
}

/// The position after a forced pass; the match is drawn if no other seat can move either.
pub(super) fn pass(rules: &Chinese, position: &Position) -> Position {
    let mut after = *position;
    rules.next_turn(&mut after);
    if after.over.is_none() && !rules.playing(position).any(|seat| rules.can_move(position, seat)) {
        after.over = Some(Ending::Stuck);
    }
    after
}

/// The position after a seat resigns: it has the worst place that is left, and its pawns stay where they are.
pub(super) fn resign(rules: &Chinese, before: &Position, seat: Seat) -> Position {
    let mut position = *before;
    if position.over.is_some() || !position.plays(seat) {
        return position;
    }
    position.places[seat.index()] = rules.seating.seats() as u8 - position.resigned;
    position.resigned += 1;
    if let Some(last) = rules.last_one(&position) {
        position.places[last.index()] = position.finished + 1;
        position.over = Some(if position.finished == 0 { Ending::Resigned(seat) } else { Ending::Goal });
    } else if position.mover() == seat {
        rules.next_turn(&mut position);
    }
    position
}

/// The verdict. Where the match ends with the first seat at home, the winner scores 2; in a draw, each seat that still plays
/// scores 1. Where the others play on, a seat scores 2 for every seat behind it and 1 for every other seat tied with it for the
/// remaining places.
pub(super) fn verdict(rules: &Chinese, position: &Position) -> Option<Verdict> {
    let ending = position.over()?;
    let seats = rules.seating.seats();
    let winner = (0..seats).map(Seat::new).find(|&seat| position.place(seat) == Some(1));
    let behind = |place: u8| 2 * (seats as u16 - u16::from(place));
    let shared = u16::from(position.resigned) + seats as u16 - u16::from(position.finished) - 1;
    let scores = (0..seats).map(Seat::new).map(|seat| match (position.place(seat), rules.goes_on()) {
        (Some(place), true) => behind(place),
        (None, true) => shared,
        (Some(1), false) => 2,
        (None, false) if winner.is_none() => 1,
        (_, false) => 0,
    });
    Some(Verdict { winner, scores: scores.collect(), ending })
}
