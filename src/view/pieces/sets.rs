//! Which pieces each game is played with: the one place of the view that names games.

use crate::rules::GameId;

/// The pieces of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Set {
    /// The rules themselves name creatures.
    Named,
    /// Every seat chooses this many different creatures; they stand for its pieces in turn. The same two armies are the default for
    /// whoever has chosen none.
    Creatures {
        /// How many a seat chooses.
        each: usize,
        /// The default armies of the first and the second seat.
        default: [&'static [&'static str]; 2],
        /// How much of their hue is their seat's.
        livery: f32,
    },
    /// Pawns of light, in the outline of their seat.
    Pawns,
}

/// The pieces of this game.
pub const fn set(game: GameId) -> Set {
    match game {
        GameId::Holochess => Set::Named,
        // Two halves of the eight, in each of them tall and low ones.
        GameId::Groi | GameId::Revised => Set::Creatures {
            each: 4,
            default: [&["savrip", "monnok", "ghhhk", "houjix"], &["strider", "ngok", "klorslug", "molator"]],
            livery: 0.0,
        },
        // Low ones, since tall ones would hide the rank behind them: a stout one on four legs, a slender one upright.
        GameId::Demeter => Set::Creatures { each: 1, default: [&["houjix"], &["klorslug"]], livery: 0.5 },
        GameId::Chinese => Set::Pawns,
    }
}
