//! Sets of a board's cells, one bit a cell in the board's order. One macro makes the set of each board, so that all have the same
//! names.

/// Declares `$set`, a set of the first `$count` cells in `$bits`, and `Cells`, the iterator over its cells.
macro_rules! cell_set {
    ($(#[$about:meta])* pub struct $set:ident($bits:ty), $count:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set($bits);

        impl $set {
            /// No cell.
            pub const EMPTY: Self = Self(0);
            /// All cells.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - $count));

            /// Just this cell.
            ///
            /// # Panics
            /// If the board has no such cell.
            #[inline]
            pub const fn from_cell(cell: $crate::ids::Cell) -> Self {
                assert!(cell.index() < $count, "the board has such a cell");
                Self(1 << cell.0)
            }

            /// These cells.
            ///
            /// # Panics
            /// If the board has no such cell.
            pub const fn from_cells(cells: &[$crate::ids::Cell]) -> Self {
                let mut set = Self::EMPTY;
                let mut index = 0;
                while index < cells.len() {
                    set = set.with(cells[index]);
                    index += 1;
                }
                set
            }

            /// The set with these bits; bits beyond the board are left out.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// The bits of the set.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether the set contains this cell; `false` for a number that is no cell.
            #[inline]
            pub const fn contains(self, cell: $crate::ids::Cell) -> bool {
                cell.index() < $count && self.0 >> cell.0 & 1 == 1
            }

            /// Whether it has no cell.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many cells it has.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether two sets have a cell in common.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all of its cells are also the other's.
            #[inline]
            pub const fn is_within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// This set with a cell.
            #[must_use]
            #[inline]
            pub const fn with(self, cell: $crate::ids::Cell) -> Self {
                Self(self.0 | Self::from_cell(cell).0)
            }

            /// This set without a cell.
            #[must_use]
            #[inline]
            pub const fn without(self, cell: $crate::ids::Cell) -> Self {
                Self(self.0 & !Self::from_cell(cell).0)
            }

            /// The first cell in the board's order.
            #[inline]
            pub const fn first(self) -> Option<$crate::ids::Cell> {
                if self.0 == 0 { None } else { Some($crate::ids::Cell(self.0.trailing_zeros() as u8)) }
            }

            /// Takes out the first cell in the board's order.
            #[inline]
            pub const fn take_first(&mut self) -> Option<$crate::ids::Cell> {
                let first = self.first();
                // The lowest bit goes; an empty set stays empty.
                self.0 &= self.0.wrapping_sub(1);
                first
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl FromIterator<$crate::ids::Cell> for $set {
            fn from_iter<I: IntoIterator<Item = $crate::ids::Cell>>(cells: I) -> Self {
                cells.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl IntoIterator for $set {
            type Item = $crate::ids::Cell;
            type IntoIter = Cells;

            #[inline]
            fn into_iter(self) -> Cells {
                Cells(self)
            }
        }

        /// The cells of a set in the board's order.
        #[derive(Clone, Debug)]
        pub struct Cells($set);

        impl Iterator for Cells {
            type Item = $crate::ids::Cell;

            #[inline]
            fn next(&mut self) -> Option<$crate::ids::Cell> {
                self.0.take_first()
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.len() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for Cells {}
    };
}

pub(super) use cell_set;
