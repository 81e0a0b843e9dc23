//! Holochess on the screen.

use super::GameFace;
use crate::rules::GameId;

pub(super) static FACE: GameFace = GameFace {
    game: GameId::Holochess,
    minutes: [10, 25],
    opponent: "borak",
    // Random deals favour one side; people who begin should not have to know that.
    preset: &[("deal", "even")],
    first_options: &["deal", "placement"],
    offers: &[("quiet_turns", &[20, 30, 40, 0])],
    forms: &[],
    landmarks: &[],
    picture_players: 2,
};
