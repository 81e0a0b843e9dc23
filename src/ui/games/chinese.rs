//! Chinese Checkers on the screen.

use super::{
    face::{Count, GameFace, NOTHING_OF_START},
    how_to_cards::{BoardFigure, Card, Figure},
    mid_match::MidMatch,
};
use holochess_rules::GameId;

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
    cards: &CARDS,
    counts: &[Count::Place, Count::Home, Count::ToGo, Count::LongestChain, Count::Swaps],
    on_show: None,
    of_start: NOTHING_OF_START,
    rates: None,
    about_danger: None,
    clash: None,
    mid_matches: &MID_MATCHES,
};

/// Two players at the start.
const START: &str = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 1";

static MID_MATCHES: [MidMatch; 5] = [
    MidMatch::new("match-chinese", GameId::Chinese, 2, &[], 40),
    MidMatch::new("match-chinese-3", GameId::Chinese, 3, &[("sets", "2")], 60),
    MidMatch::new("match-chinese-4", GameId::Chinese, 4, &[], 72),
    MidMatch { evaluation: true, ..MidMatch::new("match-chinese-6", GameId::Chinese, 6, &[], 96) },
    MidMatch { walks: true, ..MidMatch::new("match-steps", GameId::Chinese, 6, &[], 96) },
];

static CARDS: [Card; 6] = [
    Card {
        id: "how-chinese-goal",
        figure: Figure::Board(BoardFigure {
            lit: &[
                ("n1", 0),
                ("n2", 0),
                ("n3", 0),
                ("n4", 0),
                ("o1", 0),
                ("o2", 0),
                ("o3", 0),
                ("p1", 0),
                ("p2", 0),
                ("q1", 0),
            ],
            ..BoardFigure::new(START)
        }),
    },
    Card {
        id: "how-chinese-step",
        figure: Figure::Board(BoardFigure {
            actions: &["d4-e9", "c1-e5"],
            around: Some(("e7", 2.1)),
            ..BoardFigure::new(START)
        }),
    },
    Card {
        id: "how-chinese-chain",
        figure: Figure::Board(BoardFigure {
            actions: &["d2-l6"],
            ..BoardFigure::new("a1 b1 b2 c1 c3 d2 e7 g6 i4 k5 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 1")
        }),
    },
    Card {
        id: "how-chinese-triangles",
        figure: Figure::Board(BoardFigure {
            reach_of: Some("n2"),
            around: Some(("n2", 1.7)),
            ..BoardFigure::new("a1 b1 b2 c1 c2 c3 d1 d2 d3 n2 / e7 f7 g6 h6 n1 o1 o3 p1 p2 q1 1")
        }),
    },
    Card {
        id: "how-chinese-swap",
        figure: Figure::Board(BoardFigure {
            actions: &["m7=n2"],
            around: Some(("m7", 2.1)),
            ..BoardFigure::new("a1 b1 b2 c1 c2 c3 d1 d2 d3 m7 / n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 1")
        }),
    },
    Card {
        id: "how-chinese-many",
        figure: Figure::Board(BoardFigure::new(
            "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 / j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 1",
        )),
    },
];
