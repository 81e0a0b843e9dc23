//! Set operations (union, intersection, difference, complement) shared by every type of cell set.

/// Gives a set that wraps its bits, and that knows all of its board as `ALL`, the operators `&`, `|`, `|=`, `-` and `!`.
macro_rules! set_algebra {
    ($set:ident) => {
        impl std::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::Not for $set {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }
    };
}

pub(super) use set_algebra;
