//! Déméter on the screen.

use super::{
    face::{Count, Form, GameFace, NOTHING_OF_START},
    how_to_cards::{BoardFigure, Card, Figure},
    mid_match::MidMatch,
};
use holochess_rules::GameId;

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
    cards: &CARDS,
    counts: &[Count::ToGo, Count::LongestChain],
    on_show: Some("e4 e6 f2 f5 g1 g5 g7 g8 / b1 b4 b7 b8 c2 c5 d3 d6 w"),
    of_start: NOTHING_OF_START,
    rates: None,
    about_danger: Some("hud-about-danger-goals"),
    clash: None,
    mid_matches: &MID_MATCHES,
};

static MID_MATCHES: [MidMatch; 1] =
    [MidMatch { danger: true, ..MidMatch::new("match-demeter", GameId::Demeter, 2, &[], 14) }];

static CARDS: [Card; 6] = [
    Card {
        id: "how-demeter-goal",
        figure: Figure::Board(BoardFigure::new("g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 b6 b7 b8 w")),
    },
    Card {
        id: "how-demeter-slide",
        figure: Figure::Board(BoardFigure { reach_of: Some("g2"), ..BoardFigure::new("g2 g6 / b2 b6 w") }),
    },
    Card {
        id: "how-demeter-jump",
        figure: Figure::Board(BoardFigure { actions: &["g4-e4"], ..BoardFigure::new("g4 f4 g5 / b3 b4 w") }),
    },
    Card {
        id: "how-demeter-chain",
        figure: Figure::Board(BoardFigure { actions: &["g6-a4"], ..BoardFigure::new("g6 f5 d4 b3 a3 / b7 c7 w") }),
    },
    Card {
        id: "how-demeter-own-goal",
        figure: Figure::Board(BoardFigure { reach_of: Some("h2"), ..BoardFigure::new("h2 e6 / b2 b6 w") }),
    },
    Card { id: "how-demeter-draw", figure: Figure::Clock },
];
