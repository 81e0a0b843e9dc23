//! The list of the games' faces: besides each game's own file, the only one of the interface that names games.

use super::{
    chinese, dejarik, demeter,
    face::{ClashPictures, GameFace},
    holochess,
    mid_match::MidMatch,
};
use holochess_rules::GameId;

/// The face of a game.
pub const fn face_of(game: GameId) -> &'static GameFace {
    match game {
        GameId::Holochess => &holochess::FACE,
        GameId::Groi => &dejarik::GROI,
        GameId::Revised => &dejarik::REVISED,
        GameId::Demeter => &demeter::FACE,
        GameId::Chinese => &chinese::FACE,
    }
}

/// All games, always in this order.
pub fn tables() -> impl ExactSizeIterator<Item = &'static GameFace> {
    GameId::ALL.into_iter().map(face_of)
}

/// The game that was played last, by its id in the settings; the flagship where none was.
pub fn last_played(last: &str) -> GameId {
    GameId::ALL.into_iter().find(|game| game.id() == last).unwrap_or(GameId::FLAGSHIP)
}

/// The first game in which pieces attack each other, and what pictures of it show.
pub fn with_clashes() -> Option<(GameId, &'static ClashPictures)> {
    GameId::ALL.into_iter().find_map(|game| Some((game, face_of(game).clash?)))
}

/// The table in the middle of a match that has this name.
pub fn mid_match_named(name: &str) -> Option<&'static MidMatch> {
    tables().flat_map(|face| face.mid_matches).find(|known| known.name == name)
}
