//! Loads or computes the table of a solved game in the background: for a perfect player, for a puzzle, or once enough
//! was played to be reviewed. Nothing waits for it.

use bevy::prelude::*;

use crate::{Match, Trouble};
use holochess_players::{
    self as players,
    solved::{self, CacheNote, TableState},
};
use holochess_record::{MatchSetup, Who};
use holochess_rules::GameId;

/// Where the tables of solved games are asked for.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SolvedGames {
    /// Begins to look for the table of a game, or to solve it.
    pub request: fn(GameId),
    /// How far that is.
    pub state: fn(GameId) -> TableState,
    /// What a person may want to know of it, once.
    pub take_note: fn(GameId) -> Option<CacheNote>,
}

impl Default for SolvedGames {
    fn default() -> Self {
        Self { request: solved::request, state: solved::state, take_note: solved::take_note }
    }
}

/// A match of so many decisions is one that is really played, and will be looked back at.
const PLAYED: usize = 6;

/// The solved game of the match on the table, or of the one that is being set up.
#[derive(Resource, Debug, Default)]
pub struct SolvedGame {
    /// The game that is being set up with a perfect player.
    wanted: Option<GameId>,
    /// How far the table is; nothing for games that are not solved.
    state: Option<TableState>,
}

impl SolvedGame {
    /// Says which game is being set up with a perfect player, if any.
    pub fn want(&mut self, game: Option<GameId>) {
        if self.wanted != game {
            self.wanted = game;
        }
    }

    /// Which share of the work is done, 0 to 1, while the table is on its way.
    pub fn progress(&self) -> Option<f32> {
        match self.state? {
            TableState::Working { done, all } => Some(if all == 0 { 0.0 } else { done as f32 / all as f32 }),
            TableState::NotAskedFor | TableState::Ready => None,
        }
    }

    /// Whether the table is there.
    pub fn is_ready(&self) -> bool {
        self.state == Some(TableState::Ready)
    }
}

/// Whether one of those at the table plays by the solved game.
pub fn has_perfect_player(setup: &MatchSetup) -> bool {
    setup.seats.iter().any(|seat| match &seat.who {
        Who::Computer(level) => players::level(level, setup.game).is_ok_and(|level| level.is_perfect),
        Who::Human => false,
    })
}

/// Asks for the table where a perfect player sits or is about to, follows how far it is, and tells once what there is
/// to tell.
pub(crate) fn follow_solved_game(
    game: Option<Res<Match>>,
    solved_games: Res<SolvedGames>,
    mut solved_game: ResMut<SolvedGame>,
    mut troubles: MessageWriter<Trouble>,
) {
    let setup = game.as_ref().map(|game| game.setup());
    let is_puzzle = game.as_ref().is_some_and(|game| game.puzzle().is_some());
    // At a puzzle, the value of a wrong answer is shown, so the solved game is needed from the beginning.
    let is_played = game.as_ref().is_some_and(|game| {
        let decisions = game.decisions().len();
        solved::is_on()
            && (decisions >= PLAYED || is_puzzle)
            && game.setup().seats.iter().any(|seat| seat.who == Who::Human)
    });
    // At a puzzle no computer player decides, so a perfect level in its seat needs nothing.
    let needs_it = |setup: &&MatchSetup| is_played || (!is_puzzle && has_perfect_player(setup));
    let wanted = setup.filter(needs_it).map(|setup| setup.game).or(solved_game.wanted);
    if let Some(wanted) = wanted {
        (solved_games.request)(wanted);
    }
    let looked_at = setup.map(|setup| setup.game).or(solved_game.wanted).filter(|game| solved::can_be_solved(*game));
    let state = looked_at.map(solved_games.state);
    if solved_game.state != state {
        solved_game.state = state;
    }
    if let Some(note) = looked_at.and_then(solved_games.take_note) {
        troubles.write(Trouble::SolvedTable(note));
    }
}
