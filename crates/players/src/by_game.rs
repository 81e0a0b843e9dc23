//! A match by how computer players look ahead in its game. Hints, chances and the look back ask here, so that a new game is
//! missing nowhere: the compiler names this place, and this place asks for all of them.

use super::{search_player::HeuristicGame, static_evaluation::StaticEvaluation};
use holochess_rules::{
    GameId, Match, Table, chinese::Chinese, dejarik::Dejarik, demeter::Demeter, holochess::Holochess,
};

/// An operation on a match, for each way of looking ahead.
pub(super) trait ByGame {
    /// Its result.
    type Output;

    /// What is done where dice fall.
    fn with_dice(self, being_played: &Match<Holochess>) -> Self::Output;

    /// What is done where none do.
    fn without_dice<R: HeuristicGame + StaticEvaluation>(self, being_played: &Match<R>) -> Self::Output;
}

/// Hands the typed match behind a table to an operation. `None` if the table is not a [`Match`].
pub(super) fn by_game<V: ByGame>(table: &dyn Table, operation: V) -> Option<V::Output> {
    let any = table.as_any();
    match table.game() {
        GameId::Holochess => any.downcast_ref().map(|found| operation.with_dice(found)),
        GameId::Groi | GameId::Revised => {
            any.downcast_ref::<Match<Dejarik>>().map(|found| operation.without_dice(found))
        }
        GameId::Demeter => any.downcast_ref::<Match<Demeter>>().map(|found| operation.without_dice(found)),
        GameId::Chinese => any.downcast_ref::<Match<Chinese>>().map(|found| operation.without_dice(found)),
    }
}
