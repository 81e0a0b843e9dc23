//! The numbers of a seat for displays, in any game.

/// The numbers of a seat, as far as its game counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Pieces that it has not lost, including those still to be placed.
    pub left: u8,
    /// Pieces that have reached their target, in games that are won so.
    pub home: Option<u8>,
    /// In races, the fewest steps from neighbour to neighbour that are still to go, on a board without other pieces: in Chinese
    /// Checkers of all pawns until each is in a hole of its target, in Déméter of one pawn until it is in a goal.
    pub to_go: Option<u16>,
    /// Points or credits, in several games in a row.
    pub scored: Option<u16>,
    /// Its place, once that is settled, in games with places.
    pub place: Option<u8>,
}
