//! The solved game: what every state is worth, and the same as a file.

use std::io::{Read as _, Write as _};

use flate2::{Compression, bufread::ZlibDecoder, write::ZlibEncoder};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::{
    exact_value::ExactValue,
    index::Index,
    step::State,
    work::{CLASSES, PackedValue, shift},
};
use holochess_rules::{
    GameId,
    dejarik::{PAWNS, RuleSet},
};

/// The first bytes of a file with a table.
const MAGIC: &[u8; 7] = b"HLCdjrk";
/// The version of numbering and bytes; a change of either needs the next number.
pub const VERSION: u8 = 1;
/// Bytes of the checksum.
const CHECKSUM: usize = 32;
/// Magic, version, rule set, most pawns of a side, checksum.
const HEADER: usize = MAGIC.len() + 3 + CHECKSUM;

/// Why bytes are not the table that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TableFault {
    /// They do not begin as a table does.
    #[error("this is not a table of Dejarik")]
    NotATable,
    /// They are of another version.
    #[error("version {0}; this program reads version {VERSION}")]
    OtherVersion(u8),
    /// They are the table of another rule set.
    #[error("this is the table of {}", .0.id())]
    OtherRules(GameId),
    /// They end too early.
    #[error("the file is cut short")]
    CutShort,
    /// Their checksum is not theirs, or they cannot be unpacked.
    #[error("the file is damaged")]
    Damaged,
}

/// A solved rule set: the exact value of every state.
pub struct Tablebase {
    index: Index,
    /// What is known of each number, as [`PackedValue`] packs it.
    bytes: Vec<u8>,
    /// The points of each number, won or lost, in two bits.
    classes: Vec<u8>,
    /// How many states there are of each value, −3 to 3.
    counts: [u64; 7],
    /// The longest distance for each value.
    longest: [u16; 7],
}

/// The place of a value among those from −3 to 3.
const fn place_of(points: i8) -> usize {
    (points + 3) as usize
}

impl Tablebase {
    /// What a solver has found.
    pub(super) fn new(index: Index, mut bytes: Vec<u8>, classes: Vec<u8>) -> Self {
        for byte in &mut bytes {
            // What nobody can win: how many moves were left to look at is of no interest any more.
            if matches!(PackedValue::from_byte(*byte), PackedValue::Open(_)) {
                *byte = PackedValue::Open(0).byte();
            }
        }
        Self::counted(index, bytes, classes)
    }

    fn counted(index: Index, bytes: Vec<u8>, classes: Vec<u8>) -> Self {
        let mut table = Self { index, bytes, classes, counts: [0; 7], longest: [0; 7] };
        for number in 0..table.index.len() {
            if let Some(value) = table.value_of(number) {
                let place = place_of(value.points);
                table.counts[place] += 1;
                table.longest[place] = table.longest[place].max(value.distance);
            }
        }
        table
    }

    /// The rule set that is solved.
    pub const fn rules(&self) -> &'static RuleSet {
        self.index.rules()
    }

    /// The numbers of the states.
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// How many states there are.
    pub fn live_states(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// How many states there are of each value with the longest distance among them: from −3 points to 3.
    pub fn histogram(&self) -> impl Iterator<Item = (i8, u64, u16)> {
        (-3..).zip(self.counts).zip(self.longest).map(|((points, count), longest)| (points, count, longest))
    }

    /// The first state of a value that is as far from the end as any of it; `None` if there is no state of this value.
    pub fn longest_state(&self, points: i8) -> Option<State> {
        let value = ExactValue { points, distance: self.longest[place_of(points)] };
        let number = (0..self.index.len()).find(|&number| self.value_of(number) == Some(value))?;
        self.index.state(number)
    }

    /// The most plies that any game can take from a state that is not drawn, whichever way the loser goes: each value for the
    /// longest time that it has. With a cap on moves further away than this the values are what they are without one.
    pub fn horizon(&self) -> u16 {
        (1..=3).map(|points: i8| self.longest[place_of(points)].max(self.longest[place_of(-points)])).sum()
    }

    /// Bytes that the table takes in memory.
    pub const fn memory(&self) -> usize {
        self.bytes.len() + self.classes.len()
    }

    /// What a number is worth; `None` if it is nobody's.
    pub fn value_of(&self, number: usize) -> Option<ExactValue> {
        let points = (self.classes[number / CLASSES] >> shift(number) & 3) as i8;
        match PackedValue::from_byte(self.bytes[number]) {
            PackedValue::Nobody => None,
            PackedValue::Open(_) => Some(ExactValue::DRAW),
            PackedValue::Win(plies) => Some(ExactValue { points, distance: u16::from(plies) }),
            PackedValue::Loss(plies) => Some(ExactValue { points: -points, distance: u16::from(plies) }),
        }
    }

    /// The value of a state; `None` if a player has scored already.
    pub fn value(&self, state: State) -> Option<ExactValue> {
        self.value_of(self.index.number(state)?)
    }

    /// The same table with one state said to be won at once for a point: for trying out whether that is noticed.
    ///
    /// # Panics
    /// If there are not so many numbers.
    #[must_use]
    pub fn with_wrong_value(mut self, number: usize) -> Self {
        self.bytes[number] = PackedValue::Win(1).byte();
        self.classes[number / CLASSES] |= 1 << shift(number);
        self
    }

    // Files.

    /// The table as a file, packed.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend([VERSION, letter(self.rules().game), self.index.most() as u8]);
        let checksum = self.checksum(&file);
        file.extend(checksum);
        let mut packed = ZlibEncoder::new(file, Compression::new(4));
        for part in [&self.bytes, &self.classes] {
            packed.write_all(part).expect("memory takes it");
        }
        packed.finish().expect("memory takes it")
    }

    /// The checksum of a table whose file begins like this.
    fn checksum(&self, begin: &[u8]) -> [u8; CHECKSUM] {
        let mut hash = Sha256::new();
        for part in [begin, &self.bytes, &self.classes] {
            hash.update(part);
        }
        hash.finalize().into()
    }

    /// The most bytes of a file with a table: packing may make a little more of what cannot be packed.
    pub fn largest_file(rules: &'static RuleSet) -> u64 {
        let len = Index::new(rules, PAWNS).len();
        (HEADER + len + len.div_ceil(CLASSES) + len / 1000 + 1024) as u64
    }

    /// Reads the table of a rule set.
    ///
    /// # Errors
    /// If it is none, or not that of these rules.
    pub fn from_bytes(rules: &'static RuleSet, file: &[u8]) -> Result<Self, TableFault> {
        Self::read(rules, PAWNS, file)
    }

    /// The same where each side begins with so many pawns.
    ///
    /// # Errors
    /// As [`Tablebase::from_bytes`].
    pub fn read(rules: &'static RuleSet, most: u32, file: &[u8]) -> Result<Self, TableFault> {
        let known = file.len().min(MAGIC.len());
        if file[..known] != MAGIC[..known] || file.is_empty() {
            return Err(TableFault::NotATable);
        }
        let (header, packed) = file.split_at_checked(HEADER).ok_or(TableFault::CutShort)?;
        let (begin, checksum) = header.split_at(MAGIC.len() + 3);
        match begin[MAGIC.len()..] {
            [version, ..] if version != VERSION => return Err(TableFault::OtherVersion(version)),
            [_, game, size] if game == letter(rules.game) && u32::from(size) == most => {}
            [_, game, _] => {
                let other = [GameId::Groi, GameId::Revised].into_iter().find(|id| letter(*id) == game);
                let other = other.filter(|other| *other != rules.game);
                return Err(other.map_or(TableFault::Damaged, TableFault::OtherRules));
            }
            _ => return Err(TableFault::CutShort),
        }
        let index = Index::new(rules, most);
        let len = index.len() + index.len().div_ceil(CLASSES);
        let mut bytes = Vec::with_capacity(len + 1);
        // Whatever a file says, no more is unpacked than a table has.
        let mut unpacked = ZlibDecoder::new(packed).take(len as u64 + 1);
        unpacked.read_to_end(&mut bytes).map_err(|error| match error.kind() {
            std::io::ErrorKind::UnexpectedEof => TableFault::CutShort,
            _ => TableFault::Damaged,
        })?;
        if bytes.len() < len {
            return Err(TableFault::CutShort);
        }
        let nothing_follows = unpacked.into_inner().into_inner().is_empty();
        let classes = bytes.split_off(index.len());
        let table = Self::counted(index, bytes, classes);
        if nothing_follows && table.checksum(begin) == *checksum { Ok(table) } else { Err(TableFault::Damaged) }
    }
}

/// The byte that stands for a rule set. No single wrong bit makes one of the other.
const fn letter(game: GameId) -> u8 {
    match game {
        GameId::Groi => b'g',
        _ => b'r',
    }
}
