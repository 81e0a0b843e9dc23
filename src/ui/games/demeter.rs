//! Déméter on the screen.

use super::{Form, GameFace};
use crate::rules::GameId;

pub(super) static FACE: GameFace = GameFace {
    game: GameId::Demeter,
    minutes: [10, 30],
    opponent: "lumo",
    preset: &[],
    first_options: &["start", "repetition"],
    offers: &[("move_cap", &[300, 150, 600, 0])],
    forms: &[(
        "start",
        Form::Typed(&[
            "g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 b6 b7 b8",
            "f1 f2 f3 f4 f5 f6 f7 f8 / c1 c2 c3 c4 c5 c6 c7 c8",
            "g3 g4 g5 g6 / b3 b4 b5 b6",
        ]),
    )],
    landmarks: &[("h4", 0), ("h5", 0), ("a4", 1), ("a5", 1)],
    picture_players: 2,
};
