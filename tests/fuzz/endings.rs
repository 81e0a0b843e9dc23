//! Tables of solved endings: random values, packed as the solver packs them, and the same files damaged.

use std::{io::Write, path::Path, sync::LazyLock};

use flate2::{Compression, write::ZlibEncoder};
use holochess::{
    players::holochess::endings::Endings,
    rules::{
        Cell, Seat,
        circle::CELLS,
        holochess::{Creature, Draft, Position},
    },
};

use super::{Lots, damage, note};

/// The name and the version of a table.
const NAME: &[u8; 8] = b"HLCend22";

/// How many bytes the values of two against one have: found by trying, so that a table of another size is noticed.
static THREE: LazyLock<usize> = LazyLock::new(|| {
    let shipped = include_bytes!("../../assets/players/holochess.endings");
    let mut unpacked = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::ZlibDecoder::new(&shipped[8..]), &mut unpacked)
        .expect("it is a table");
    let file = |length: usize| packed(NAME, &unpacked[..length], Compression::none());
    // Choices of creatures, times placements of three up to symmetry, times four beginnings, in bytes of a value.
    let step = 168 * 4 * Endings::BYTES;
    (1..1000)
        .map(|placements| placements * step)
        .find(|length| Endings::from_bytes(&file(*length)).is_ok())
        .expect("there is one")
});

fn packed(name: &[u8], values: &[u8], how: Compression) -> Vec<u8> {
    let mut file = ZlibEncoder::new(name.to_vec(), how);
    file.write_all(values).expect("memory takes it");
    file.finish().expect("memory takes it")
}

/// One case: a table, its damage, and what it says.
pub fn case(lots: &mut Lots, _: &Path) -> bool {
    let mut values = vec![lots.below(256) as u8; *THREE];
    for _ in 0..lots.below(1000) {
        let at = lots.below(values.len());
        values[at] = lots.below(256) as u8;
    }
    let damaged = lots.below(6);
    match damaged {
        0 => values.truncate(lots.below(*THREE)),
        1 => values.resize(*THREE + 1 + lots.below(100), 0),
        _ => {}
    }
    let how = damage::one_of(lots, &[Compression::none(), Compression::fast()]);
    let mut file = packed(NAME, &values, how);
    match damaged {
        2 => damage::bytes(&mut file, lots),
        3 => file.extend(b"more"),
        // A gigabyte of nothing in a megabyte: no more is unpacked than a table has.
        4 if lots.below(30) == 0 => file = packed(NAME, &vec![0; 100 << 20], Compression::fast()),
        4 => file[lots.below(8)] ^= 1,
        _ => {}
    }
    // The file is large: what matters is its beginning and its end.
    note([&file[..file.len().min(64)], b" ... ", &file[file.len().saturating_sub(64)..]].concat());
    let read = Endings::from_bytes(&file);
    // Damage by lot may have changed nothing.
    if damaged != 2 {
        assert_eq!(read.is_ok(), damaged > 4, "damage of kind {damaged}");
    }
    let Ok(table) = read else { return false };
    assert!(!table.has_four());
    for _ in 0..50 {
        let position = position(lots);
        let value = table.look_up(&position);
        let sizes = position.sizes();
        assert_eq!(value.is_some(), sizes[0] + sizes[1] == 3, "{position}");
        assert!(value.is_none_or(|value| (0.0..=1.0).contains(&value)), "{position}: {value:?}");
        if let Some(probe) = table.probe(&position) {
            assert!((0.0..=1.0).contains(&probe.value), "{position}: {probe:?}");
        }
    }
    if lots.below(20) == 0 {
        assert_eq!(Endings::from_bytes(&table.to_bytes()).as_ref(), Ok(&table), "what is written reads back");
    }
    true
}

/// A position of two, three or four creatures in all, as many on a side as there may be.
fn position(lots: &mut Lots) -> Position {
    loop {
        let mut creatures = Creature::ALL.to_vec();
        let mut cells: Vec<Cell> = (0..CELLS as u8).map(Cell).collect();
        let camps = [(); 2].map(|()| {
            let camp = (0..=lots.below(3)).map(|_| {
                let creature = creatures.swap_remove(lots.below(creatures.len()));
                (creature, cells.swap_remove(lots.below(cells.len())))
            });
            camp.collect()
        });
        let draft = Draft { camps, side: Seat::new(lots.below(2)), left: 1 + lots.below(2) as u8, push: None };
        if let Ok(position) = Position::build(&draft) {
            return position;
        }
    }
}
