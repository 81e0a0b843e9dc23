//! The solver's working data of every state: a byte for its distance, two bits for the class of its value.
//!
//! Until a state is decided, its byte counts the moves that may still avoid a loss. Threads write at the same time; the thread
//! that changes a byte from a count to a distance has decided the state, and the byte does not change after that. No distance
//! depends on which thread that was: states are decided layer by layer, and a layer reads only those before it.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The byte of a number that is nobody's.
const NOBODY: u8 = 32;
/// The longest distance that fits into a byte, for a win and for a loss.
pub const LONGEST: u8 = 111;
/// Bytes above this and up to [`LOSS`] are wins, those above are losses.
const WIN: u8 = NOBODY;
const LOSS: u8 = WIN + LONGEST;
/// Classes in a byte.
pub const CLASSES: usize = 4;

/// A value as it is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackedValue {
    /// No state has this number.
    Nobody,
    /// Nothing, or in the end: a draw. So many moves may still be no loss.
    Open(u8),
    /// A win in so many plies.
    Win(u8),
    /// A loss in so many plies.
    Loss(u8),
}

impl PackedValue {
    /// What a byte says.
    pub const fn from_byte(byte: u8) -> Self {
        match byte {
            NOBODY => Self::Nobody,
            0..NOBODY => Self::Open(byte),
            _ if byte <= LOSS => Self::Win(byte - WIN),
            _ => Self::Loss(byte - LOSS),
        }
    }

    /// The byte that says this.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Nobody => NOBODY,
            Self::Open(moves) => moves,
            Self::Win(plies) => WIN + plies,
            Self::Loss(plies) => LOSS + plies,
        }
    }
}

/// One class of two bits a number, and one byte.
pub struct Work {
    bytes: Vec<AtomicU8>,
    classes: Vec<AtomicU8>,
}

impl Work {
    /// Room for so many numbers, all of them nobody's.
    pub fn new(len: usize) -> Self {
        let filled = |len: usize, byte: u8| (0..len).map(|_| AtomicU8::new(byte)).collect();
        Self { bytes: filled(len, NOBODY), classes: filled(len.div_ceil(CLASSES), 0) }
    }

    /// How many numbers there are.
    pub const fn len(&self) -> usize {
        self.bytes.len()
    }

    /// What is known of a number.
    pub fn known(&self, number: usize) -> PackedValue {
        PackedValue::from_byte(self.bytes[number].load(Relaxed))
    }

    /// Says how many moves a state has, and the most points that one of them earns at once.
    pub fn open(&self, number: usize, moves: u8, points: u8) {
        self.bytes[number].store(PackedValue::Open(moves).byte(), Relaxed);
        self.set_class(number, points);
    }

    /// The class of a number: of an open state the most points that a move earns at once, of a decided one the points won or lost.
    pub fn class(&self, number: usize) -> u8 {
        self.classes[number / CLASSES].load(Relaxed) >> shift(number) & 3
    }

    fn set_class(&self, number: usize, class: u8) {
        // Nobody else writes these two bits now, but others may write the rest of the byte.
        let change = self.class(number) ^ class;
        if change != 0 {
            self.classes[number / CLASSES].fetch_xor(change << shift(number), Relaxed);
        }
    }

    /// An open state is won in so many plies, worth so many points; whether it was open until now.
    pub fn win(&self, number: usize, plies: u8, points: u8) -> bool {
        let byte = &self.bytes[number];
        let mut now = byte.load(Relaxed);
        while matches!(PackedValue::from_byte(now), PackedValue::Open(_)) {
            match byte.compare_exchange_weak(now, PackedValue::Win(plies).byte(), Relaxed, Relaxed) {
                Ok(_) => {
                    self.set_class(number, points);
                    return true;
                }
                Err(found) => now = found,
            }
        }
        false
    }

    /// So many moves of a state are lost; whether that were its last ones, and it is lost now in so many plies and points.
    pub fn lose_moves(&self, number: usize, lost: u8, plies: u8, points: u8) -> bool {
        let byte = &self.bytes[number];
        let mut now = byte.load(Relaxed);
        while let PackedValue::Open(moves) = PackedValue::from_byte(now) {
            let left = moves - lost;
            let after = if left == 0 { PackedValue::Loss(plies) } else { PackedValue::Open(left) };
            match byte.compare_exchange_weak(now, after.byte(), Relaxed, Relaxed) {
                Ok(_) => {
                    if left == 0 {
                        self.set_class(number, points);
                    }
                    return left == 0;
                }
                Err(found) => now = found,
            }
        }
        false
    }

    /// Bytes and classes as they are, when the work is done.
    pub fn into_bytes(self) -> (Vec<u8>, Vec<u8>) {
        let plain = |atomic: Vec<AtomicU8>| atomic.into_iter().map(AtomicU8::into_inner).collect();
        (plain(self.bytes), plain(self.classes))
    }
}

/// Where the class of a number lies in its byte.
pub const fn shift(number: usize) -> usize {
    number % CLASSES * 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_says_one_thing() {
        for byte in 0..=u8::MAX {
            assert_eq!(PackedValue::from_byte(byte).byte(), byte);
        }
        assert_eq!(PackedValue::from_byte(WIN + 1), PackedValue::Win(1));
        assert_eq!(PackedValue::from_byte(LOSS), PackedValue::Win(LONGEST));
        assert_eq!(PackedValue::from_byte(LOSS + 1), PackedValue::Loss(1));
    }

    #[test]
    fn a_state_is_decided_once() {
        let work = Work::new(6);
        assert_eq!(work.known(5), PackedValue::Nobody);
        work.open(5, 3, 1);
        work.open(4, 2, 0);
        assert!(!work.lose_moves(5, 2, 7, 2) && work.known(5) == PackedValue::Open(1) && work.class(5) == 1);
        assert!(work.lose_moves(5, 1, 8, 2) && work.known(5) == PackedValue::Loss(8) && work.class(5) == 2);
        assert!(!work.lose_moves(5, 1, 9, 3) && !work.win(5, 9, 3) && work.known(5) == PackedValue::Loss(8));
        assert!(work.win(4, 1, 3) && !work.win(4, 2, 3) && work.known(4) == PackedValue::Win(1));
        assert_eq!((work.class(4), work.class(5)), (3, 2));
    }
}
