//! A camp as the bits of its cells, and what the solver does with them: rings, symmetries of the board.
//!
//! The bits are those of [`CellSet`](holochess_rules::circle::CellSet): bit 0 is the centre, bits 1–12 are the inner ring, bits 13–24
//! the outer one. Rays are numbered from 0 here.

/// The cells of a side's pawns.
pub type Camp = u32;

/// The centre.
pub const CENTRE: Camp = 1;
/// The twelve cells of a ring.
const RING: u32 = 0xFFF;
/// Both rings, the centre shifted out.
const BOTH_RINGS: u32 = 0xFF_FFFF;
/// Rays of the board.
pub const RAYS: u32 = 12;
/// Symmetries of the board: twelve turns, and each of them after a reflection.
pub const SYMMETRIES: u8 = 24;

/// The rays on whose inner cell a pawn of the camp stands.
pub const fn inner_ring(camp: Camp) -> u32 {
    camp >> 1 & RING
}

/// The rays on whose outer cell a pawn of the camp stands.
pub const fn outer_ring(camp: Camp) -> u32 {
    camp >> 13 & RING
}

/// The rays that are not among these.
pub const fn others(rays: u32) -> u32 {
    !rays & RING
}

/// The rays from which the ray `by` further on is among these.
pub const fn seen_from(rays: u32, by: i32) -> u32 {
    let back = by.rem_euclid(RAYS as i32) as u32;
    (rays >> back | rays << (RAYS - back)) & RING
}

/// The inner cell of a ray.
pub const fn inner(ray: u32) -> Camp {
    2 << ray
}

/// The outer cell of a ray.
pub const fn outer(ray: u32) -> Camp {
    1 << (13 + ray)
}

/// A ring laid out three times in a row: nine steps either way from a place of the middle one need no arithmetic modulo twelve.
#[derive(Clone, Copy)]
pub struct LongRing(u64);

impl LongRing {
    /// The place of a ray in the middle.
    pub const MIDDLE: u32 = RAYS;

    /// A ring laid out.
    pub const fn from_ring(ring: u32) -> Self {
        let ring = ring as u64;
        Self(ring | ring << RAYS | ring << (2 * RAYS))
    }

    /// Whether the ray at a place is in the ring.
    pub const fn has(self, place: u32) -> bool {
        self.0 >> place & 1 == 1
    }
}

/// The ray at a place of a [`LongRing`].
pub const fn ray_at(place: u32) -> u32 {
    place % RAYS
}

/// The rays of a ring one by one.
pub fn each(mut rays: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let ray = rays.trailing_zeros();
        (rays != 0).then(|| {
            rays &= rays - 1;
            ray
        })
    })
}

/// A camp on a board that is turned by so many rays, 0 to 11.
pub const fn turned(camp: Camp, rays: u8) -> Camp {
    let rays = rays as u32;
    let rings = camp >> 1;
    // What stays below ray 12 on either ring.
    let stays = (RING >> rays) * 0x1001;
    let turned = (rings & stays) << rays | (rings & BOTH_RINGS & !stays) >> (RAYS - rays);
    turned << 1 | camp & CENTRE
}

/// A camp reflected: ray r becomes ray 11 − r.
pub const fn reflected(camp: Camp) -> Camp {
    // All 24 bits the other way round; this has exchanged the rings, too.
    let rings = (camp >> 1).reverse_bits() >> 8;
    ((rings & RING) << RAYS | rings >> RAYS) << 1 | camp & CENTRE
}

/// A camp under a symmetry of the board: a reflection from 12 on, then a turn.
pub const fn image(camp: Camp, symmetry: u8) -> Camp {
    let (camp, turn) = if symmetry >= RAYS as u8 { (reflected(camp), symmetry - RAYS as u8) } else { (camp, symmetry) };
    turned(camp, turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::circle::{CellSet, inner as inner_cell, neighbours, outer as outer_cell};

    /// A symmetry keeps neighbours together; there are 24 different ones, and reflecting twice changes nothing.
    #[test]
    fn the_symmetries_are_those_of_the_board() {
        let mut images = Vec::new();
        for symmetry in 0..SYMMETRIES {
            for cell in CellSet::ALL {
                let all_around = image(neighbours(cell).bits(), symmetry);
                let there = CellSet::from_bits(image(CellSet::from_cell(cell).bits(), symmetry)).first();
                assert_eq!(Some(CellSet::from_bits(all_around)), there.map(neighbours), "{symmetry} {cell:?}");
            }
            // Three cells that no symmetry but one takes to where they are.
            images.push([inner(0), outer(1), CENTRE].map(|camp| image(camp, symmetry)));
        }
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), usize::from(SYMMETRIES));
        assert_eq!(reflected(reflected(0x0123_4567 & 0x1FF_FFFF)), 0x0123_4567 & 0x1FF_FFFF);
    }

    #[test]
    fn bits_are_those_of_the_board() {
        for ray in 0..RAYS {
            assert_eq!(inner(ray), CellSet::from_cell(inner_cell(ray as u8 + 1)).bits());
            assert_eq!(outer(ray), CellSet::from_cell(outer_cell(ray as u8 + 1)).bits());
            assert_eq!((inner_ring(inner(ray)), outer_ring(outer(ray))), (1 << ray, 1 << ray));
            assert_eq!((inner_ring(outer(ray)), outer_ring(inner(ray))), (0, 0));
        }
        assert_eq!(seen_from(0b1000, 3), 1);
        assert_eq!(seen_from(1, -1), 2);
    }
}
