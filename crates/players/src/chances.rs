//! Everybody's chance to win.

use serde::{Deserialize, Serialize};

use holochess_rules::{Seat, Verdict};

/// The chances of all seats of a table, a draw counted as shares; together they are 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    seats: usize,
    of: [f64; Seat::MOST],
}

impl Chances {
    /// The chances at a table of two.
    pub fn of_two(first: f64) -> Self {
        Self::by_seat(2, |seat| if seat == Seat::FIRST { first } else { 1.0 - first })
    }

    /// The chances at a table of so many.
    pub fn by_seat(seats: usize, mut chance: impl FnMut(Seat) -> f64) -> Self {
        let mut of = [0.0; Seat::MOST];
        for seat in (0..seats).map(Seat::new) {
            of[seat.index()] = chance(seat);
        }
        Self { seats, of }
    }

    /// What a match or a game that is over has brought everybody.
    pub fn after(verdict: &Verdict) -> Self {
        Self::by_seat(verdict.scores.len(), |seat| verdict.share(seat))
    }

    /// The chance of a seat; none for one that the table does not have.
    pub fn of(self, seat: Seat) -> f64 {
        self.of[seat.index()]
    }

    /// How many seats there are.
    pub const fn seats(self) -> usize {
        self.seats
    }

    /// The chances by seat.
    pub fn iter(&self) -> impl Iterator<Item = f64> + '_ {
        self.of[..self.seats].iter().copied()
    }

    /// The same if this seat has this chance, and what is left belongs to the others as it did before.
    #[must_use]
    pub fn with(self, seat: Seat, chance: f64) -> Self {
        let others: f64 =
            (0..self.seats).map(Seat::new).filter(|other| *other != seat).map(|other| self.of(other)).sum();
        let even = 1.0 / (self.seats.max(2) - 1) as f64;
        Self::by_seat(self.seats, |other| {
            if other == seat {
                chance
            } else {
                (1.0 - chance) * if others > 0.0 { self.of(other) / others } else { even }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_wins_the_others_lose_in_their_proportion() {
        let four = Chances::by_seat(4, |seat| [0.1, 0.2, 0.3, 0.4][seat.index()]);
        let changed = four.with(Seat::SECOND, 0.6);
        assert!((changed.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((changed.of(Seat::SECOND) - 0.6).abs() < 1e-12);
        assert!((changed.of(Seat::new(3)) / changed.of(Seat::FIRST) - 4.0).abs() < 1e-9);
        // Who had nothing left shares evenly.
        let lost = Chances::by_seat(3, |seat| f64::from(u8::from(seat == Seat::FIRST)));
        assert!((lost.with(Seat::FIRST, 0.5).of(Seat::new(2)) - 0.25).abs() < 1e-12);
        assert_eq!(Chances::of_two(0.3).with(Seat::FIRST, 0.9), Chances::of_two(0.9));
    }
}
