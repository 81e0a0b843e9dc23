//! The list of the games' faces: besides each game's own file, the only one of the interface that names games.

use super::{GameFace, chinese, dejarik, demeter, holochess};
use holochess_rules::GameId;

/// The face of a game.
pub const fn of(game: GameId) -> &'static GameFace {
    match game {
        GameId::Holochess => &holochess::FACE,
        GameId::Groi => &dejarik::GROI,
        GameId::Revised => &dejarik::REVISED,
        GameId::Demeter => &demeter::FACE,
        GameId::Chinese => &chinese::FACE,
    }
}
