//! Combinatorial numbering: every set of k cells has a number, its rank among all sets of k cells in the order of their bits.

/// Places that are looked up at once, from the lowest on.
const LOW: u32 = 13;
/// The other places.
const HIGH: u32 = 25 - LOW;
/// The most cells of a set.
const MOST: usize = 4;

/// Tables that give the rank of a set in two look-ups: the rank is the sum over its cells of the binomials of place and order.
pub struct Numbering {
    /// What the lower places add; from bit 16 on how many cells stand there.
    low: Box<[u32; 1 << LOW]>,
    /// What the higher places add, by how many cells stand on lower ones.
    high: Box<[u16; (MOST + 1) << HIGH]>,
}

/// How many sets of `k` there are of `n`.
pub fn binomial(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |product, step| product * (n.saturating_sub(step)) / (step + 1))
}

impl Numbering {
    /// The tables.
    pub fn new() -> Self {
        let sum = |bits: u32, from: u32, before: u32| -> u32 {
            let places = (0..LOW).filter(|place| bits >> place & 1 == 1);
            // Only sets of few cells are ever asked for.
            places.zip(before + 1..=MOST as u32).map(|(place, order)| binomial(from + place, order)).sum()
        };
        let mut numbering = Self {
            low: vec![0; 1 << LOW].try_into().expect("the vector is as long as the array"),
            high: vec![0; (MOST + 1) << HIGH].try_into().expect("the vector is as long as the array"),
        };
        for (bits, entry) in (0_u32..).zip(numbering.low.iter_mut()) {
            *entry = sum(bits, 0, 0) | bits.count_ones().min(MOST as u32) << 16;
        }
        for (place, entry) in (0_u32..).zip(numbering.high.iter_mut()) {
            *entry = sum(place & ((1 << HIGH) - 1), LOW, place >> HIGH) as u16;
        }
        numbering
    }

    /// The rank of a set of at most four of 25 places.
    pub fn rank(&self, set: u32) -> u32 {
        let low = self.low[(set & ((1 << LOW) - 1)) as usize];
        let high = self.high[((low >> 16 << HIGH) + (set >> LOW)) as usize];
        (low & 0xFFFF) + u32::from(high)
    }
}

/// All sets of `k` of `n` places in the order of their ranks.
pub fn sets(n: u32, k: u32) -> impl Iterator<Item = u32> {
    let mut next = Some((1_u32 << k) - 1).filter(|_| k <= n);
    std::iter::from_fn(move || {
        let set = next?;
        // The next larger number with as many ones.
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let after = carried | (((set ^ carried) >> 2) / lowest);
        next = (after >> n == 0).then_some(after);
        Some(set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_the_sets_without_a_gap() {
        let numbering = Numbering::new();
        for (n, k) in [(25, 3), (25, 4), (21, 4), (22, 3)] {
            let mut count = 0;
            for set in sets(n, k) {
                assert_eq!(numbering.rank(set), count);
                count += 1;
            }
            assert_eq!(count, binomial(n, k));
        }
        assert_eq!((binomial(25, 4), binomial(2, 3)), (12650, 0));
    }
}
