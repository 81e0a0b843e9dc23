//! The computer players of each game, weakest first, with the strength that they were measured at.

use thiserror::Error;

use super::{Greedy, Player, Random, judgement::Judgement};
use crate::rules::{GameId, chinese::Chinese, dejarik::Dejarik, demeter::Demeter, holochess::Holochess};

/// A computer player of a game. Its name and a sentence about it are in the language files, under `level-ID`.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The id on the command line, in settings and in records.
    pub id: &'static str,
    /// Elo against `random`, which stands at 0, measured with `holochess arena GAME --players ID,random --games 3000`.
    pub rating: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
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
        Level { id: "random", rating: 0.0, interval: [0.0, 0.0], make: |seed| Box::new(Random::<R>::new(seed)) },
        Level { id: "greedy", rating, interval, make: |seed| Box::new(Greedy::<R>::new(seed)) },
    ]
}

const HOLOCHESS: &[Level] = &simple::<Holochess>(999.0, [856.0, 1098.0]);
const GROI: &[Level] = &simple::<Dejarik>(529.0, [499.0, 552.0]);
const REVISED: &[Level] = &simple::<Dejarik>(559.0, [525.0, 586.0]);

const DEMETER: &[Level] = &simple::<Demeter>(0.0, [0.0, 0.0]);
const CHINESE: &[Level] = &simple::<Chinese>(0.0, [0.0, 0.0]);

/// The levels of a game, weakest first.
pub const fn levels(game: GameId) -> &'static [Level] {
    match game {
        GameId::Holochess => HOLOCHESS,
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
