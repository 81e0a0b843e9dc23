//! Chinese Checkers on the screen.

use super::GameFace;
use crate::rules::GameId;

pub(super) static FACE: GameFace = GameFace {
    game: GameId::Chinese,
    minutes: [15, 45],
    opponent: "wim",
    preset: &[],
    first_options: &["sets", "blocking", "play_on"],
    offers: &[("turn_cap", &[500, 200, 100, 0])],
    forms: &[],
    landmarks: &[],
    picture_players: 6,
};
