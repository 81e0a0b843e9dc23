//! Both Dejariks on the screen: the first rules, Groï's, and the revised ones.

use super::{Form, GameFace, Kind};
use crate::rules::GameId;

/// How a match of games in a row is put together.
const MATCH: Form = Form::Kinds(&[
    Kind { word: "single", number: None },
    Kind { word: "points", number: Some(([1, 300], &[3, 6, 12, 24])) },
    Kind { word: "stakes", number: Some(([1, 1000], &[5, 10, 20])) },
]);

const FIRST_RULES: GameFace = GameFace {
    game: GameId::Groi,
    minutes: [5, 15],
    opponent: "keff",
    preset: &[],
    first_options: &["match", "repetition"],
    offers: &[("game_cap", &[60, 20, 0]), ("move_cap", &[400, 200, 100, 0])],
    forms: &[("match", MATCH)],
    landmarks: &[],
    picture_players: 2,
};

pub(super) static GROI: GameFace = FIRST_RULES;

pub(super) static REVISED: GameFace = GameFace { game: GameId::Revised, minutes: [4, 12], ..FIRST_RULES };
