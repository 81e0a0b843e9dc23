//! Both Dejariks on the screen: the first rules, Groï's, and the revised ones.

use super::{
    face::{Count, Form, GameFace, Kind, NOTHING_OF_START},
    how_to_cards::{BoardFigure, Card, Figure},
    mid_match::MidMatch,
};
use holochess_rules::GameId;

/// The forms of a match of several games.
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
    cards: &CARDS_OF_GROI,
    counts: &[Count::Scored, Count::Left, Count::Removed, Count::Lines],
    on_show: Some("i3 i5 o2 o6 / d i10 o8 o11 b 2"),
    of_start: NOTHING_OF_START,
    rates: None,
    about_danger: Some("hud-about-danger-lines"),
    clash: None,
    mid_matches: &MID_MATCHES_OF_GROI,
};

pub(super) static GROI: GameFace = FIRST_RULES;

pub(super) static REVISED: GameFace = GameFace {
    game: GameId::Revised,
    minutes: [4, 12],
    cards: &CARDS_OF_REVISED,
    mid_matches: &MID_MATCHES_OF_REVISED,
    ..FIRST_RULES
};

static MID_MATCHES_OF_GROI: [MidMatch; 3] = [
    MidMatch { danger: true, ..MidMatch::new("match-groi", GameId::Groi, 2, &[("match", "points:12")], 8) },
    // Both sides move out and back until the position repeats for the third time, so that a draw can be claimed.
    MidMatch {
        script: &["o1-i1", "o12-i12", "i1-o1", "i12-o12", "o1-i1", "o12-i12", "i1-o1", "i12-o12"],
        ..MidMatch::new("match-claim", GameId::Groi, 2, &[("repetition", "declare")], 8)
    },
    MidMatch::new("match-row", GameId::Groi, 2, &[("match", "points:12")], 90),
];

static MID_MATCHES_OF_REVISED: [MidMatch; 1] = [MidMatch::new("match-revised", GameId::Revised, 2, &[], 6)];

/// The card that both rule sets share.
const START: Card =
    Card { id: "how-dejarik-start", figure: Figure::Board(BoardFigure::new("o1 o2 o3 o5 / o8 o10 o11 o12 b 0")) };
const CENTRE: Card = Card {
    id: "how-dejarik-centre",
    figure: Figure::Board(BoardFigure { actions: &["o3-d"], ..BoardFigure::new("o1 o2 o3 i5 / o8 o10 o11 o12 b 2") }),
};
const REMOVAL: Card = Card {
    id: "how-dejarik-removal",
    figure: Figure::Board(BoardFigure {
        actions: &["o3-i4"],
        lost: &["i5"],
        ..BoardFigure::new("o1 o2 o3 o7 / i5 o10 o11 o12 b 2")
    }),
};
const BOOST: Card = Card {
    id: "how-dejarik-boost",
    figure: Figure::Board(BoardFigure { actions: &["o3-i6"], ..BoardFigure::new("o1 o3 o4 o8 / o9 o10 o11 o12 b 2") }),
};
/// A pawn's exits.
const EXITS: Figure = Figure::Board(BoardFigure {
    actions: &["o3-i3", "o3-i4", "o3-i5"],
    ..BoardFigure::new("o1 o2 o3 o7 / o8 o10 o11 o12 b 2")
});
/// Black is one move short of a line of four.
const LINE: Figure = Figure::Board(BoardFigure {
    actions: &["o5-i5"],
    lit: &[("i3", 0), ("i4", 0), ("i5", 0)],
    ..BoardFigure::new("i3 i4 o5 / o8 o10 o11 o12 b 2")
});

static CARDS_OF_GROI: [Card; 6] = [
    START,
    Card { id: "how-groi-exits", figure: EXITS },
    CENTRE,
    REMOVAL,
    BOOST,
    Card { id: "how-groi-line", figure: LINE },
];

static CARDS_OF_REVISED: [Card; 6] = [
    START,
    Card { id: "how-revised-exits", figure: EXITS },
    CENTRE,
    REMOVAL,
    BOOST,
    Card { id: "how-revised-line", figure: LINE },
];
