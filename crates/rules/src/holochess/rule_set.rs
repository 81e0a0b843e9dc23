//! The rules of Holochess with their options, as data.

/// How the creatures are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// Any four each.
    Random,
    /// One of each class each.
    Balanced,
    /// Any four each, so placed that both sides have about the same chance to win.
    Even,
}

/// How the creatures come to their first cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// By the order in which they are dealt.
    Fixed,
    /// The players place them in turn.
    Chosen,
}

/// The winner of a match that is decided on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuietEnd {
    /// More creatures left, then the higher sum of their attack and defence.
    Points,
    /// A draw.
    Draw,
}

/// The rules of Holochess with their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holochess {
    pub(super) deal: Deal,
    pub(super) placement: Placement,
    pub(super) quiet_turns: u16,
    pub(super) quiet_end: QuietEnd,
}

impl Default for Holochess {
    /// The rules with every option at its default.
    fn default() -> Self {
        Self { deal: Deal::Random, placement: Placement::Fixed, quiet_turns: 20, quiet_end: QuietEnd::Points }
    }
}
