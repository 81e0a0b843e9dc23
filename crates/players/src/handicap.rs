//! Handicaps: positions to begin from that make up for what the first move is worth, in games whose usual start is known to be won.
//! They are no rules. A match with a handicap is a match from a given position, which every record can say.

use holochess_rules::GameId;

/// A handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// Its name; its words are under `handicap-ID`.
    pub id: &'static str,
    /// The position to begin from, player 1 to move.
    pub position: &'static str,
    /// What the position is worth to player 1 with perfect play, in points. A test compares it with the solved tables.
    pub value: i8,
}

/// Both Dejariks: player 1 wins the usual start by one point. From no arrangement of the eight pawns at home does player 1 lose by
/// Groï's rules, so that a handicap that favours player 2 has to take a pawn.
const DEJARIK: [Handicap; 2] = [
    Handicap { id: "even", position: "o1 o2 o5 o6 / o7 o8 o11 o12 b 0", value: 0 },
    Handicap { id: "pawn", position: "o1 o3 o5 / o8 o10 o11 o12 b 0", value: -2 },
];

/// The handicaps of a game, from the smallest.
pub const fn handicaps(game: GameId) -> &'static [Handicap] {
    match game {
        GameId::Groi | GameId::Revised => &DEJARIK,
        GameId::Holochess | GameId::Demeter | GameId::Chinese => &[],
    }
}

/// The handicap of a game with this id.
pub fn handicap(game: GameId, id: &str) -> Option<&'static Handicap> {
    handicaps(game).iter().find(|handicap| handicap.id == id)
}

/// The handicap of a game that begins from this position.
pub fn handicap_from(game: GameId, position: &str) -> Option<&'static Handicap> {
    handicaps(game).iter().find(|handicap| handicap.position == position)
}
