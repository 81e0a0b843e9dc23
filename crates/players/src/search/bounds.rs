//! A lower and an upper bound of a value.

/// A closed interval that contains the value of a node: the root seat's chance to win, 0 to 1. Also used for alpha-beta windows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The lower bound (alpha, in a window).
    pub low: f64,
    /// The upper bound (beta, in a window).
    pub high: f64,
}

/// Rounding errors of sums of products stay below this; differences that matter are at least a thousand times larger.
const ROUNDING: f64 = 1e-13;

impl Bounds {
    /// No value excluded.
    pub const OPEN: Self = Self { low: 0.0, high: 1.0 };

    /// Exactly this value.
    pub const fn exactly(value: f64) -> Self {
        Self { low: value, high: value }
    }

    /// Whether the value is known.
    pub fn is_exact(self) -> bool {
        self.high - self.low <= ROUNDING
    }

    /// Whether searching on could change nothing for a parent that needs only values strictly inside `window`.
    pub fn settles(self, window: Self) -> bool {
        self.is_exact() || self.low >= window.high || self.high <= window.low
    }

    /// The intersection of two bounds of the same value.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let (low, high) = (self.low.max(other.low), self.high.min(other.high));
        // Rounding may leave the two intervals a hair apart.
        Self { low: low.min(high), high }
    }
}
