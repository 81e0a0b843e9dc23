//! The computer players of each game, weakest first, with the strength that they were measured at.

use std::sync::LazyLock;

use thiserror::Error;

use super::{
    Greedy, Player, Random, Style,
    chinese::ladder::{HANNO, QUILL, TALO, WIM},
    dejarik::{
        PerfectPlayer,
        ladder::{KEFF, MIRRA, OSSA},
    },
    demeter::ladder::{BRIN, LUMO, NOOR, SEFA},
    holochess::{
        HolochessPlayer, HolochessSettings,
        ladder::{BORAK, IRU, NIX, OLN, PIP, SULL, VARRA},
    },
    ladder_level::LadderLevel,
    measured_ratings::{LARGER_TABLES, measured, measured_at},
    search_player::{LevelSettings, SearchPlayer},
    static_evaluation::StaticEvaluation,
};
use holochess_platform as platform;
use holochess_rules::{GameId, chinese::Chinese, dejarik::Dejarik, demeter::Demeter, holochess::Holochess};

/// A computer player of a game. Its name, description and motto are in the language files under `level-ID`.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The id on the command line, in settings and in records.
    pub id: &'static str,
    /// Whether its rating was measured. Without that no match against it is rated, and it is not proposed.
    pub is_measured: bool,
    /// Elo against `random`, which stands at 0, as `holochess-lab arena GAME --ladder` measured it; 0 without a measurement.
    pub rating: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// The same at larger tables, where that was measured ([`LARGER_TABLES`]).
    pub larger_tables: [Option<RatingAtTable>; LARGER_TABLES.len()],
    /// The creature whose portrait stands for it, where it has one.
    pub portrait: Option<&'static str>,
    /// How it likes to play.
    pub style: Style,
    /// Whether it plays by the solved game, so that nobody can beat it from a position that is not won already.
    pub is_perfect: bool,
    /// Makes a player with its own seed.
    make: fn(u64) -> Box<dyn Player>,
}

/// How strong a level is at a table of more than two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingAtTable {
    /// How many sit there.
    pub seats: usize,
    /// Elo against `random` at that table.
    pub rating: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
}

impl Level {
    /// Its rating at a table with so many seats: as measured there, or at the next smaller table where that was not measured.
    pub fn rating_at(&self, seats: usize) -> f64 {
        let larger = self.larger_tables.iter().flatten().rfind(|rated| rated.seats <= seats);
        larger.map_or(self.rating, |rated| rated.rating)
    }
}

/// There is no such level in this game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level {level:?} in {}; there are: {known}", game.id())]
pub struct UnknownLevel {
    /// The id that was asked for.
    pub level: String,
    /// In which game.
    pub game: GameId,
    /// What there is.
    pub known: String,
}

/// The two levels that every game has.
const fn simple<R: StaticEvaluation>() -> [Level; 2] {
    [
        level_of("random", |seed| Box::new(Random::<R>::new(seed))),
        Level { portrait: Some("ghhhk"), ..level_of("greedy", |seed| Box::new(Greedy::<R>::new(seed))) },
    ]
}

/// A level without measured rating yet.
const fn level_of(id: &'static str, make: fn(u64) -> Box<dyn Player>) -> Level {
    let larger_tables = [None; LARGER_TABLES.len()];
    Level {
        id,
        is_measured: false,
        rating: 0.0,
        interval: [0.0, 0.0],
        larger_tables,
        portrait: None,
        style: Style::Plain,
        is_perfect: false,
        make,
    }
}

/// A level of Holochess.
const fn holochess_level(level: &LadderLevel<HolochessSettings>, make: fn(u64) -> Box<dyn Player>) -> Level {
    Level { portrait: Some(level.portrait), style: level.settings.style, ..level_of(level.id, make) }
}

/// A level of a game without dice.
const fn level_without_dice(level: &LadderLevel<LevelSettings>, make: fn(u64) -> Box<dyn Player>) -> Level {
    Level { portrait: Some(level.portrait), style: level.settings.style, ..level_of(level.id, make) }
}

/// The ladder of Holochess, with the ratings of the file that the arena wrote.
static HOLOCHESS: LazyLock<Vec<Level>> = LazyLock::new(|| {
    let [random, greedy] = simple::<Holochess>();
    let levels = vec![
        random,
        holochess_level(&PIP, |seed| Box::new(HolochessPlayer::new(PIP.settings, seed))),
        holochess_level(&BORAK, |seed| Box::new(HolochessPlayer::new(BORAK.settings, seed))),
        holochess_level(&SULL, |seed| Box::new(HolochessPlayer::new(SULL.settings, seed))),
        holochess_level(&NIX, |seed| Box::new(HolochessPlayer::new(NIX.settings, seed))),
        greedy,
        holochess_level(&OLN, |seed| Box::new(HolochessPlayer::new(OLN.settings, seed))),
        holochess_level(&VARRA, |seed| Box::new(HolochessPlayer::new(VARRA.settings, seed))),
        holochess_level(&IRU, |seed| Box::new(HolochessPlayer::new(IRU.settings, seed))),
    ];
    as_measured(GameId::Holochess, levels)
});
static GROI: LazyLock<Vec<Level>> = LazyLock::new(|| as_measured(GameId::Groi, of_dejarik()));
static REVISED: LazyLock<Vec<Level>> = LazyLock::new(|| as_measured(GameId::Revised, of_dejarik()));
static DEMETER: LazyLock<Vec<Level>> = LazyLock::new(|| {
    let [random, greedy] = simple::<Demeter>();
    let levels = vec![
        random,
        level_without_dice(&LUMO, |seed| Box::new(SearchPlayer::<Demeter>::new(LUMO.settings, seed))),
        greedy,
        level_without_dice(&BRIN, |seed| Box::new(SearchPlayer::<Demeter>::new(BRIN.settings, seed))),
        level_without_dice(&SEFA, |seed| Box::new(SearchPlayer::<Demeter>::new(SEFA.settings, seed))),
        level_without_dice(&NOOR, |seed| Box::new(SearchPlayer::<Demeter>::new(NOOR.settings, seed))),
    ];
    as_measured(GameId::Demeter, levels)
});
static CHINESE: LazyLock<Vec<Level>> = LazyLock::new(|| {
    let [random, greedy] = simple::<Chinese>();
    let levels = vec![
        random,
        level_without_dice(&WIM, |seed| Box::new(SearchPlayer::<Chinese>::new(WIM.settings, seed))),
        greedy,
        level_without_dice(&HANNO, |seed| Box::new(SearchPlayer::<Chinese>::new(HANNO.settings, seed))),
        level_without_dice(&QUILL, |seed| Box::new(SearchPlayer::<Chinese>::new(QUILL.settings, seed))),
        level_without_dice(&TALO, |seed| Box::new(SearchPlayer::<Chinese>::new(TALO.settings, seed))),
    ];
    as_measured(GameId::Chinese, levels)
});

/// Both rule sets of Dejarik have the same levels.
fn of_dejarik() -> Vec<Level> {
    let [random, greedy] = simple::<Dejarik>();
    let mut levels = vec![
        random,
        level_without_dice(&KEFF, |seed| Box::new(SearchPlayer::<Dejarik>::new(KEFF.settings, seed))),
        greedy,
        level_without_dice(&MIRRA, |seed| Box::new(SearchPlayer::<Dejarik>::new(MIRRA.settings, seed))),
        level_without_dice(&OSSA, |seed| Box::new(SearchPlayer::<Dejarik>::new(OSSA.settings, seed))),
        Level {
            portrait: Some("molator"),
            is_perfect: true,
            ..level_of("thale", |seed| Box::new(PerfectPlayer::new(seed)))
        },
    ];
    // In a browser there is neither a disk for the table of a solved game nor the threads to solve it.
    levels.retain(|level| !(level.is_perfect && platform::IS_BROWSER));
    levels
}

/// Levels with the ratings of the files that the arena wrote.
fn as_measured(game: GameId, mut levels: Vec<Level>) -> Vec<Level> {
    let mut all_are_measured = true;
    for level in &mut levels {
        match measured(game).iter().find(|found| found.id == level.id) {
            Some(found) => {
                (level.is_measured, level.rating, level.interval) = (true, found.rating, found.interval);
            }
            None => all_are_measured = false,
        }
        for (larger, seats) in level.larger_tables.iter_mut().zip(LARGER_TABLES) {
            let found = measured_at(game, seats).iter().find(|found| found.id == level.id);
            *larger = found.map(|found| RatingAtTable { seats, rating: found.rating, interval: found.interval });
        }
    }
    // Sorted by measured rating. The order in which the levels were designed holds until a new one is measured, so that the arena
    // matches it with those that are meant to be its neighbours.
    if all_are_measured {
        levels.sort_by(|weaker, stronger| weaker.rating.total_cmp(&stronger.rating));
    }
    levels
}

/// The levels of a game, weakest first.
pub fn levels(game: GameId) -> &'static [Level] {
    match game {
        GameId::Holochess => &HOLOCHESS,
        GameId::Groi => &GROI,
        GameId::Revised => &REVISED,
        GameId::Demeter => &DEMETER,
        GameId::Chinese => &CHINESE,
    }
}

/// The level of a game with this id.
///
/// # Errors
/// If there is none; the error names those that there are.
pub fn level(id: &str, game: GameId) -> Result<&'static Level, UnknownLevel> {
    levels(game).iter().find(|level| level.id == id).ok_or_else(|| UnknownLevel {
        level: id.to_owned(),
        game,
        known: levels(game).iter().map(|level| level.id).collect::<Vec<_>>().join(", "),
    })
}

/// A player of this level with its own seed, which is unrelated to the dice: two players with the same seed choose alike at the
/// same table.
///
/// # Errors
/// If the game has no such level.
pub fn new(id: &str, game: GameId, seed: u64) -> Result<Box<dyn Player>, UnknownLevel> {
    Ok((level(id, game)?.make)(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_never_played_on_the_ladder_keeps_its_place_and_has_no_rating() {
        let [random, greedy] = simple::<Demeter>();
        let tom = level_of("tom", |seed| Box::new(Random::<Demeter>::new(seed)));
        let levels = as_measured(GameId::Demeter, vec![random, tom, greedy]);
        let found: Vec<_> = levels.iter().map(|level| (level.id, level.is_measured)).collect();
        assert_eq!(found, [("random", true), ("tom", false), ("greedy", true)]);
        for game in GameId::ALL {
            assert!(super::levels(game).iter().all(|level| level.is_measured), "{}", game.id());
        }
    }
}
