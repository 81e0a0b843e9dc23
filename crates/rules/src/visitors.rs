//! Visitors: generic code that is handed the typed rules, or the typed match, of any game.

use super::{
    GameId,
    chinese::Chinese,
    dejarik::Dejarik,
    demeter::Demeter,
    holochess::Holochess,
    match_state::Match,
    rule_options::Options,
    rules::{Rules, SetupError},
    table::Table,
};

/// An operation on the rules of any game.
pub trait RulesVisitor {
    /// Its result.
    type Output;
    /// Does it.
    fn visit<R: Rules>(self, rules: R) -> Self::Output;
}

/// Hands the typed rules of a game to a visitor, so that generic code needs no `if` on the game.
///
/// # Errors
/// If the game is not for this number of players or the options are another game's.
pub fn with_rules<V: RulesVisitor>(
    game: GameId,
    options: &Options,
    players: usize,
    visitor: V,
) -> Result<V::Output, SetupError> {
    match game {
        GameId::Holochess => Ok(visitor.visit(Holochess::new(options, players)?)),
        GameId::Groi | GameId::Revised => Ok(visitor.visit(Dejarik::new(options, players)?)),
        GameId::Demeter => Ok(visitor.visit(Demeter::new(options, players)?)),
        GameId::Chinese => Ok(visitor.visit(Chinese::new(options, players)?)),
    }
}

/// An operation on a match of any game.
pub trait MatchVisitor {
    /// Its result.
    type Output;
    /// Does it.
    fn visit<R: Rules>(self, being_played: &Match<R>) -> Self::Output;
}

/// Hands the typed match behind a table to a visitor, for players that search its position. `None` if the table is not a
/// [`Match`].
pub fn with_match<V: MatchVisitor>(table: &dyn Table, visitor: V) -> Option<V::Output> {
    match table.game() {
        GameId::Holochess => table.as_any().downcast_ref::<Match<Holochess>>().map(|found| visitor.visit(found)),
        GameId::Groi | GameId::Revised => {
            table.as_any().downcast_ref::<Match<Dejarik>>().map(|found| visitor.visit(found))
        }
        GameId::Demeter => table.as_any().downcast_ref::<Match<Demeter>>().map(|found| visitor.visit(found)),
        GameId::Chinese => table.as_any().downcast_ref::<Match<Chinese>>().map(|found| visitor.visit(found)),
    }
}
