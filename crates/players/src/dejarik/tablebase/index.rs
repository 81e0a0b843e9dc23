//! The number of a state: dense, computed, the same for all states that a symmetry of the board takes into each other.
//!
//! The camp of the side to move is brought to the representative of its orbit under the 24 symmetries, the other camp goes along
//! and is ranked among the sets of the cells that are left. Where symmetries leave the representative as it is, the lowest of the
//! ranks counts; the numbers of the others, and of camps with a line that scores, are nobody's. Those are about one in eleven.

use super::{
    camp::{Camp, RAYS, SYMMETRIES, image, reflected, turned},
    numbering::{Numbering, binomial, sets},
    step::{State, is_live},
};
use holochess_rules::{
    circle::CELLS,
    dejarik::{PAWNS, RuleSet},
};

/// Cells of the board.
const BOARD: u32 = CELLS as u32;
/// The fewest pawns of a side while the game goes on.
pub const FEWEST: u32 = PAWNS - 1;
/// The entry of a camp with a line that scores.
const NO_ORBIT: u32 = u32::MAX;
/// The bit of an entry whose representative has symmetries of its own.
const IS_SYMMETRIC: u32 = 1 << 31;

/// All camps of one size that are alike, up to the board's symmetries.
struct Orbit {
    representative: Camp,
    /// For each of its cells the places below it, from the highest cell on; unused entries leave everything as it is.
    below: [u32; PAWNS as usize],
    /// The symmetries, besides doing nothing, that leave the representative as it is.
    stabiliser: Vec<u8>,
}

/// The camps of one size.
struct Camps {
    orbits: Vec<Orbit>,
    /// For each rank the orbit, the symmetry that leads to its representative (from bit 16 on), and [`IS_SYMMETRIC`].
    entries: Vec<u32>,
}

impl Camps {
    fn new(rules: &RuleSet, size: u32, numbering: &Numbering) -> Self {
        let mut camps = Self { orbits: Vec::new(), entries: vec![NO_ORBIT; binomial(BOARD, size) as usize] };
        for camp in sets(BOARD, size) {
            if camps.entries[numbering.rank(camp) as usize] == NO_ORBIT && is_live(rules, camp) {
                camps.add_orbit_of(camp, numbering);
            }
        }
        camps
    }

    fn add_orbit_of(&mut self, camp: Camp, numbering: &Numbering) {
        let stabiliser: Vec<u8> = (1..SYMMETRIES).filter(|&symmetry| image(camp, symmetry) == camp).collect();
        let flag = if stabiliser.is_empty() { 0 } else { IS_SYMMETRIC };
        for symmetry in 0..SYMMETRIES {
            // Where the inverse leads, this symmetry leads back from.
            let from = image(camp, inverse(symmetry));
            self.entries[numbering.rank(from) as usize] = self.orbits.len() as u32 | u32::from(symmetry) << 16 | flag;
        }
        let mut below = [u32::MAX; PAWNS as usize];
        let highest_first = (0..BOARD).rev().filter(|place| camp >> place & 1 == 1);
        below.iter_mut().zip(highest_first).for_each(|(below, place)| *below = (1 << place) - 1);
        self.orbits.push(Orbit { representative: camp, below, stabiliser });
    }
}

/// The symmetry that undoes another.
const fn inverse(symmetry: u8) -> u8 {
    // A reflection with a turn undoes itself.
    if symmetry >= RAYS as u8 { symmetry } else { (RAYS as u8 - symmetry) % RAYS as u8 }
}

impl Orbit {
    /// A set of cells without those of the representative, moved together.
    fn squeezed(&self, set: Camp) -> u32 {
        self.below.iter().fold(set, |set, below| set & below | (set & !below) >> 1)
    }

    /// What [`Orbit::squeezed`] has moved together, back in its place.
    fn spread(&self, set: u32) -> Camp {
        self.below.iter().rev().fold(set, |set, below| set & below | (set & !below) << 1)
    }
}

/// The states in which the side to move has so many pawns and the other side so many.
#[derive(Clone, Copy)]
struct Block {
    /// The number of the first.
    first: usize,
    /// How many numbers an orbit has.
    stride: usize,
}

/// Numbers all states of a rule set.
pub struct Index {
    rules: &'static RuleSet,
    numbering: Numbering,
    /// The camps of three and, where they take part, of four.
    camps: Vec<Camps>,
    /// The sets of the other side, squeezed, in the order of their ranks: of three, of four.
    squeezed: Vec<Vec<u32>>,
    /// By the size of the own camp, then by the other's.
    blocks: Vec<Vec<Block>>,
    len: usize,
}

/// A number, and whether the own camp has symmetries, without which the state has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StateNumber(u32);

impl StateNumber {
    /// The number.
    pub const fn number(self) -> usize {
        (self.0 & !IS_SYMMETRIC) as usize
    }

    /// Whether the state may have symmetries of its own.
    pub const fn may_be_symmetric(self) -> bool {
        self.0 & IS_SYMMETRIC != 0
    }
}

/// Which states there are by the sizes of both camps, so that what they share is looked up once.
#[derive(Clone, Copy)]
pub struct Family<'a> {
    index: &'a Index,
    camps: &'a Camps,
    block: Block,
}

impl Index {
    /// The numbers of all states of a rule set with at most so many pawns a side, three or four.
    pub fn new(rules: &'static RuleSet, most: u32) -> Self {
        let numbering = Numbering::new();
        let sizes: Vec<u32> = (FEWEST..=most).collect();
        let camps: Vec<Camps> = sizes.iter().map(|&size| Camps::new(rules, size, &numbering)).collect();
        let squeezed = sizes.iter().map(|&size| sets(BOARD - FEWEST, size).collect()).collect();
        let mut len = 0;
        let mut blocks = Vec::new();
        for (&own, camps) in sizes.iter().zip(&camps) {
            let mut row = Vec::new();
            for &other in &sizes {
                let stride = binomial(BOARD - own, other) as usize;
                row.push(Block { first: len, stride });
                len += camps.orbits.len() * stride;
            }
            blocks.push(row);
        }
        Self { rules, numbering, camps, squeezed, blocks, len }
    }

    /// The rule set.
    pub const fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    /// How many numbers there are, nobody's included.
    #[expect(clippy::len_without_is_empty, reason = "no rule set has an empty index")]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// The most pawns of a side.
    pub const fn most(&self) -> u32 {
        FEWEST + self.camps.len() as u32 - 1
    }

    /// The states in which the camps have these sizes; `None` if there are none of those here.
    pub fn family(&self, own: u32, other: u32) -> Option<Family<'_>> {
        let place = |size: u32| size.checked_sub(FEWEST).map(|place| place as usize);
        let (own, other) = (place(own)?, place(other)?);
        Some(Family { index: self, camps: self.camps.get(own)?, block: *self.blocks[own].get(other)? })
    }

    /// The number of a state in which nobody has scored; `None` for any other.
    pub fn number(&self, state: State) -> Option<usize> {
        if !is_live(self.rules, state.other) || state.own & state.other != 0 {
            return None;
        }
        let family = self.family(state.own.count_ones(), state.other.count_ones())?;
        family.number(state, reflected(state.other)).map(StateNumber::number)
    }

    /// A state with this number, if it is not nobody's; its own camp is a representative.
    ///
    /// # Panics
    /// If there are not so many numbers.
    pub fn state(&self, number: usize) -> Option<State> {
        let (camps, block, place) = self.place(number);
        let offset = number - block.first;
        let orbit = &camps.orbits[offset / block.stride];
        self.state_of(orbit, place, offset % block.stride)
    }

    /// The block of a number, with the place of the other camp's size.
    fn place(&self, number: usize) -> (&Camps, Block, usize) {
        assert!(number < self.len, "there are {} numbers", self.len);
        let row = self.blocks.iter().rposition(|row| row[0].first <= number).unwrap_or(0);
        let place = self.blocks[row].iter().rposition(|block| block.first <= number).unwrap_or(0);
        (&self.camps[row], self.blocks[row][place], place)
    }

    fn state_of(&self, orbit: &Orbit, place: usize, rank: usize) -> Option<State> {
        let other = orbit.spread(self.squeezed[place][rank]);
        let is_lowest = || !orbit.stabiliser.iter().any(|&symmetry| self.rank_of(orbit, image(other, symmetry)) < rank);
        (is_live(self.rules, other) && is_lowest()).then_some(State { own: orbit.representative, other })
    }

    fn rank_of(&self, orbit: &Orbit, other: Camp) -> usize {
        self.numbering.rank(orbit.squeezed(other)) as usize
    }

    /// How many stretches of numbers [`Index::visit_stretch`] goes through: one for each orbit of the own camp and size of the
    /// other.
    pub fn stretches(&self) -> usize {
        self.camps.iter().map(|camps| camps.orbits.len()).sum::<usize>() * self.camps.len()
    }

    /// Shows the number and the state of everything in a stretch, in the order of the numbers; `None` for what is nobody's.
    pub fn visit_stretch(&self, stretch: usize, mut visit: impl FnMut(usize, Option<State>)) {
        let mut left = stretch;
        for (camps, row) in self.camps.iter().zip(&self.blocks) {
            for (place, block) in row.iter().enumerate() {
                if let Some(orbit) = camps.orbits.get(left) {
                    let first = block.first + left * block.stride;
                    for rank in 0..block.stride {
                        visit(first + rank, self.state_of(orbit, place, rank));
                    }
                    return;
                }
                left -= camps.orbits.len();
            }
        }
    }

    /// How many symmetries leave the state with this number as it is, doing nothing included.
    pub fn symmetries(&self, number: usize) -> u8 {
        let (camps, block, place) = self.place(number);
        let offset = number - block.first;
        let orbit = &camps.orbits[offset / block.stride];
        if orbit.stabiliser.is_empty() {
            return 1;
        }
        let other = orbit.spread(self.squeezed[place][offset % block.stride]);
        1 + orbit.stabiliser.iter().filter(|&&symmetry| image(other, symmetry) == other).count() as u8
    }
}

impl Family<'_> {
    /// The number of a state of this family whose other camp has no line that scores; `None` where its own camp has one.
    /// `reflected_other` is the other camp [`reflected`].
    #[inline]
    pub fn number(&self, state: State, reflected_other: Camp) -> Option<StateNumber> {
        let entry = self.camps.entries[self.index.numbering.rank(state.own) as usize];
        if entry == NO_ORBIT {
            return None;
        }
        let (orbit, symmetry) = (&self.camps.orbits[(entry & 0xFFFF) as usize], (entry >> 16 & 0xFF) as u8);
        let other = if symmetry >= RAYS as u8 {
            turned(reflected_other, symmetry - RAYS as u8)
        } else {
            turned(state.other, symmetry)
        };
        let mut rank = self.index.rank_of(orbit, other);
        if entry & IS_SYMMETRIC != 0 {
            let others = orbit.stabiliser.iter().map(|&symmetry| self.index.rank_of(orbit, image(other, symmetry)));
            rank = others.fold(rank, usize::min);
        }
        let number = self.block.first + (entry & 0xFFFF) as usize * self.block.stride + rank;
        Some(StateNumber(number as u32 | entry & IS_SYMMETRIC))
    }
}
