//! `SplitMix64` (Steele, Lea and Flood, 2014): spreads bits for hashes, and gives numbers where neither secrecy nor dice are
//! concerned: tie-breaks, self-play in training, how thrown dice tumble. The dice of matches come from [`super::dice`].

/// By how much the state of the generator grows with each number.
pub const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Spreads the bits of a word over all of it: the number that the generator gives in this state.
pub const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(STEP);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

/// The generator, in any state.
#[derive(Clone, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next number.
    pub const fn next(&mut self) -> u64 {
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(STEP);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_published_generator() {
        let mut generator = SplitMix64(0);
        for number in [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F] {
            assert_eq!(generator.next(), number);
        }
    }
}
