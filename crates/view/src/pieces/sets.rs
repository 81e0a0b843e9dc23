//! The kind of pieces of each game: the only file of the view that names games.

use holochess_rules::GameId;

/// The pieces of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Set {
    /// The rules name creatures.
    Named,
    /// Every seat chooses this many different creatures, which its pieces show in turn. The same two armies are the default of
    /// all seats.
    Creatures {
        /// How many a seat chooses.
        each: usize,
        /// The default armies of the first and the second seat.
        default: [&'static [&'static str]; 2],
    },
    /// Pawns of light in the shape of their seat.
    Pawns,
}

/// The pieces of this game.
pub const fn set(game: GameId) -> Set {
    match game {
        GameId::Holochess => Set::Named,
        // Two halves of the eight creatures, each with tall and low ones.
        GameId::Groi | GameId::Revised => Set::Creatures {
            each: 4,
            default: [&["savrip", "monnok", "ghhhk", "houjix"], &["strider", "ngok", "klorslug", "molator"]],
        },
        // Low ones, because tall ones would hide the row behind them: a stout one on four legs and a slender upright one.
        GameId::Demeter => Set::Creatures { each: 1, default: [&["houjix"], &["klorslug"]] },
        GameId::Chinese => Set::Pawns,
    }
}
