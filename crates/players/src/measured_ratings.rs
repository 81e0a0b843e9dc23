//! The ratings that `holochess-lab arena GAME --ladder` measured, read from the files that it wrote: one a game, and more where more than
//! two can play.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use holochess_rules::GameId;

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// The score is the higher one.
    Higher,
    /// The score is the lower one.
    Lower,
    /// More matches are needed.
    Open,
}

/// A level as it was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredLevel {
    /// Which.
    pub id: String,
    /// Elo; the first of the ladder stands at 0.
    pub rating: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// Attacks in a turn.
    pub attacks_a_turn: f64,
    /// Pieces removed by its attacks in a match, its own included.
    pub trades_a_match: f64,
    /// The share of its moves that ended beside an opponent's piece.
    pub advances: f64,
    /// The standard errors of these three.
    pub errors: [f64; 3],
}

/// Two levels against each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredPairing {
    /// The stronger as expected, then the weaker.
    pub players: [String; 2],
    /// Matches.
    pub games: usize,
    /// The first one's mean score.
    pub score: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// The share of matches that the quiet clock decided.
    pub by_clock: f64,
    /// Seconds a decision of each.
    pub seconds_per_decision: [f64; 2],
    /// Where the two are neighbours: whether the first is a whole step stronger.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<MeasuredStep>,
}

/// A sequential test of a step of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredStep {
    /// The two scores that it tells apart, with 5 % errors.
    pub scores: [f64; 2],
    /// Which of them it is.
    pub decision: Decision,
}

/// The file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredRatings {
    /// The command that wrote it.
    pub command: String,
    /// Every level.
    pub levels: Vec<MeasuredLevel>,
    /// Every pairing that was played.
    pub pairings: Vec<MeasuredPairing>,
}

/// The file of a game; `None` if it cannot be read, which a test rules out.
macro_rules! file {
    ($name:literal) => {
        LazyLock::new(|| {
            serde_json::from_str(include_str!(concat!("../../../assets/players/", $name, "-ratings.json"))).ok()
        })
    };
}

static HOLOCHESS: LazyLock<Option<MeasuredRatings>> = file!("holochess");
static GROI: LazyLock<Option<MeasuredRatings>> = file!("groi");
static REVISED: LazyLock<Option<MeasuredRatings>> = file!("revised");
static DEMETER: LazyLock<Option<MeasuredRatings>> = file!("demeter");
static CHINESE: LazyLock<Option<MeasuredRatings>> = file!("chinese");
static CHINESE_AT_THREE: LazyLock<Option<MeasuredRatings>> = file!("chinese-3");
static CHINESE_AT_SIX: LazyLock<Option<MeasuredRatings>> = file!("chinese-6");

/// The tables of more than two at which levels are measured, by their seats.
pub const LARGER_TABLES: [usize; 2] = [3, 6];

/// The measured levels of a game at a table of more than two; none where that was not measured.
pub fn measured_at(game: GameId, seats: usize) -> &'static [MeasuredLevel] {
    let file = match (game, seats) {
        (GameId::Chinese, 3) => &CHINESE_AT_THREE,
        (GameId::Chinese, 6) => &CHINESE_AT_SIX,
        _ => return &[],
    };
    file.as_ref().map_or(&[], |file| &file.levels)
}

/// The measured levels of a game for two.
pub fn measured(game: GameId) -> &'static [MeasuredLevel] {
    let file = match game {
        GameId::Holochess => &HOLOCHESS,
        GameId::Groi => &GROI,
        GameId::Revised => &REVISED,
        GameId::Demeter => &DEMETER,
        GameId::Chinese => &CHINESE,
    };
    file.as_ref().map_or(&[], |file| &file.levels)
}
