//! The computer players of each game, weakest first, with the strength that they were measured at.

use std::sync::LazyLock;

use thiserror::Error;

use super::{
    Greedy, Player, Random,
    holochess::{
        Persona, Style,
        ladder::{BORAK, IRU, NIX, OLN, PIP, Rung, SULL, VARRA},
    },
    judgement::Judgement,
    measured,
};
use crate::rules::{GameId, chinese::Chinese, dejarik::Dejarik, demeter::Demeter, holochess::Holochess};

/// A computer player of a game. Its name, a sentence about it and one that it lives by are in the language files, under
/// `level-ID`.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The id on the command line, in settings and in records.
    pub id: &'static str,
    /// Elo against `random`, which stands at 0, as `holochess arena GAME --ladder` measured it.
    pub rating: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// The creature whose portrait stands for it, where it has one.
    pub portrait: Option<&'static str>,
    /// How it likes to play.
    pub style: Style,
    /// Makes one, with a seed of its own.
    make: fn(u64) -> Box<dyn Player>,
}

/// There is no such level in this game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level {level:?} in {}; there are: {known}", game.id())]
pub struct UnknownLevel {
    /// What was asked for.
    pub level: String,
    /// In which game.
    pub game: GameId,
    /// What there is.
    pub known: String,
}

/// The two levels that every game has, with what the greedy one was measured at.
const fn simple<R: Judgement>(rating: f64, interval: [f64; 2]) -> [Level; 2] {
    [
        level_of("random", 0.0, [0.0, 0.0], |seed| Box::new(Random::<R>::new(seed))),
        level_of("greedy", rating, interval, |seed| Box::new(Greedy::<R>::new(seed))),
    ]
}

const fn level_of(id: &'static str, rating: f64, interval: [f64; 2], make: fn(u64) -> Box<dyn Player>) -> Level {
    Level { id, rating, interval, portrait: None, style: Style::Plain, make }
}

/// A character of Holochess before it was measured.
const fn character(rung: &Rung, make: fn(u64) -> Box<dyn Player>) -> Level {
    Level { portrait: Some(rung.portrait), style: rung.character.style, ..level_of(rung.id, 0.0, [0.0, 0.0], make) }
}

/// The ladder of Holochess, with the ratings of the file that the arena wrote.
static HOLOCHESS: LazyLock<Vec<Level>> = LazyLock::new(|| {
    let [random, greedy] = simple::<Holochess>(0.0, [0.0, 0.0]);
    let mut levels = vec![
        random,
        character(&PIP, |seed| Box::new(Persona::new(PIP.character, seed))),
        character(&BORAK, |seed| Box::new(Persona::new(BORAK.character, seed))),
        character(&SULL, |seed| Box::new(Persona::new(SULL.character, seed))),
        character(&NIX, |seed| Box::new(Persona::new(NIX.character, seed))),
        greedy,
        character(&VARRA, |seed| Box::new(Persona::new(VARRA.character, seed))),
        character(&OLN, |seed| Box::new(Persona::new(OLN.character, seed))),
        character(&IRU, |seed| Box::new(Persona::new(IRU.character, seed))),
    ];
    for level in &mut levels {
        if let Some(found) = measured::HOLOCHESS.iter().find(|found| found.id == level.id) {
            (level.rating, level.interval) = (found.rating, found.interval);
        }
    }
    // Weakest first is what the measure says, whatever a character was meant to be.
    levels.sort_by(|weaker, stronger| weaker.rating.total_cmp(&stronger.rating));
    levels
});
const GROI: &[Level] = &simple::<Dejarik>(529.0, [499.0, 552.0]);
const REVISED: &[Level] = &simple::<Dejarik>(559.0, [525.0, 586.0]);
const DEMETER: &[Level] = &simple::<Demeter>(830.0, [758.0, 869.0]);
const CHINESE: &[Level] = &simple::<Chinese>(1511.0, [999.0, 1511.0]);

/// The levels of a game, weakest first.
pub fn levels(game: GameId) -> &'static [Level] {
    match game {
        GameId::Holochess => &HOLOCHESS,
        GameId::Groi => GROI,
        GameId::Revised => REVISED,
        GameId::Demeter => DEMETER,
        GameId::Chinese => CHINESE,
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

/// A player of this level. The seed is its own and has nothing to do with the dice: two players with the same seed choose
/// alike at the same table.
///
/// # Errors
/// If the game has no such level.
pub fn new(id: &str, game: GameId, seed: u64) -> Result<Box<dyn Player>, UnknownLevel> {
    Ok((level(id, game)?.make)(seed))
}
