//! What a display wants to know of a seat, whatever the game.

/// What a seat has, as far as its game counts it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Pieces that it has not lost; those that are still to be placed are among them.
    pub left: u8,
    /// Pieces that have come to where they have to go, where that is what wins.
    pub home: Option<u8>,
    /// The fewest steps from neighbour to neighbour that still have to be gone, where a race is run, as if nobody stood in the
    /// way: in Chinese Checkers by all pawns until each is in a hole of its target, in Déméter by one pawn until it is in a goal.
    pub to_go: Option<u16>,
    /// Points, or credits, where games are played in a row.
    pub scored: Option<u16>,
    /// Its place, once that is settled, where places are played for.
    pub place: Option<u8>,
}
