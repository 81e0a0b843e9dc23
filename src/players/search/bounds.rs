//! What is known of a value: it lies between two bounds.

/// An interval in which a chance to win lies, both ends included. The seat that is searched for wants it high.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// It is no less than this.
    pub low: f64,
    /// It is no more than this.
    pub high: f64,
}

/// Sums of products in another order differ by less than this; what matters is at least a thousand times more.
const ROUNDING: f64 = 1e-13;

impl Bounds {
    /// Nothing is known.
    pub const OPEN: Self = Self { low: 0.0, high: 1.0 };

    /// Everything is known.
    pub const fn exactly(value: f64) -> Self {
        Self { low: value, high: value }
    }

    /// Whether the value is known.
    pub fn is_exact(self) -> bool {
        self.high - self.low <= ROUNDING
    }

    /// Whether more would change nothing for somebody to whom only values strictly inside the window matter.
    pub fn settles(self, window: Self) -> bool {
        self.is_exact() || self.low >= window.high || self.high <= window.low
    }

    /// What both say together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let (low, high) = (self.low.max(other.low), self.high.min(other.high));
        // Two ways of adding the same may miss each other by a rounding.
        Self { low: low.min(high), high }
    }
}
