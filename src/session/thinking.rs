//! Computer players at the table: they think on a task pool, so that the picture never waits for them.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::{Director, Match, Refused, Trouble, table::decide};
use crate::{
    players::{self, Player},
    record::{Keeper, Who},
    rules::{Action, Seat, ToAct},
};

/// The computer players of the match, and the thought that is under way.
#[derive(Resource, Default)]
pub(super) struct Thinkers {
    seats: Vec<Option<Box<dyn Player>>>,
    thought: Option<Thought>,
}

/// A player who is thinking; it comes back with its action.
struct Thought {
    seat: Seat,
    task: Task<(Action, Box<dyn Player>)>,
    /// The table has changed since: the player is kept, the action is not.
    is_stale: bool,
}

impl Thinkers {
    /// Seats the players of a match.
    pub(super) fn seat(&mut self, keeper: &Keeper) {
        self.thought = None;
        let setup = keeper.setup();
        self.seats = (0u64..)
            .zip(&setup.seats)
            .map(|(index, info)| match &info.who {
                Who::Human => None,
                // Matches with an unknown level do not begin; the number only keeps two players of one level apart.
                Who::Computer(level) => players::new(level, setup.game, index).ok(),
            })
            .collect();
    }

    /// Sends everybody home.
    pub(super) fn dismiss(&mut self) {
        *self = Self::default();
    }

    /// The table has changed: what is being thought about it is void.
    pub(super) fn interrupt(&mut self) {
        if let Some(thought) = &mut self.thought {
            thought.is_stale = true;
        }
    }

    /// Whether somebody is thinking.
    fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }
}

/// Lets the computer player whose turn it is think, and plays what it has decided.
pub(super) fn think(
    game: Option<ResMut<Match>>,
    mut thinkers: ResMut<Thinkers>,
    mut director: ResMut<Director>,
    mut refused: MessageWriter<Refused>,
    mut troubles: MessageWriter<Trouble>,
) {
    let Some(mut game) = game else { return };
    if let Some(thought) = &mut thinkers.thought
        && let Some((action, player)) = check_ready(&mut thought.task)
    {
        let (seat, is_stale) = (thought.seat, thought.is_stale);
        thinkers.thought = None;
        thinkers.seats[seat.index()] = Some(player);
        if !is_stale {
            decide(&mut game, seat, action, &mut director, &mut refused, &mut troubles);
        }
    }
    if thinkers.is_thinking() || director.is_busy() || game.browsing().is_some() {
        return;
    }
    if let ToAct::Choose(seat) = game.keeper().table().to_act()
        && let Some(mut player) = thinkers.seats.get_mut(seat.index()).and_then(Option::take)
    {
        let table = game.keeper().table().duplicate();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let action = player.choose(&*table);
            (action, player)
        });
        thinkers.thought = Some(Thought { seat, task, is_stale: false });
    }
}
