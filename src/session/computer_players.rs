//! Computer players at the table. Each decision is computed on a task pool, so that no frame waits for it, in at most [`LONGEST`];
//! it is played when the table is at rest.

use std::time::{Duration, Instant};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::{Director, Match, Pace, Refused, Saving, table::decide};
use crate::{
    players::{self, Limits, Player, UnknownLevel, search::Stop},
    record::{RecordedMatch, Who},
    rules::{Action, Seat, ToAct},
};

/// The longest time that a computer player may think about one decision. Levels stop by their node limits long before that; this
/// limit matters only on very slow machines.
pub const LONGEST: Duration = Duration::from_secs(5);

/// The computer players of the match, and the decision that is being computed.
#[derive(Resource, Default)]
pub struct ComputerPlayers {
    seats: Vec<Option<Box<dyn Player>>>,
    pending: Option<PendingDecision>,
    /// Seconds since something last moved on the table.
    calm: f32,
}

/// The decision of one computer player. The player moves into the task and comes back with its action.
struct PendingDecision {
    seat: Seat,
    task: Task<(Action, Box<dyn Player>)>,
    begun: Instant,
    stop: Stop,
    /// The action, once it is decided; it is played when the table is at rest.
    decided: Option<Action>,
    /// Whether the table has changed since: then the action is thrown away and only the player is kept.
    is_stale: bool,
}

impl ComputerPlayers {
    /// Makes the computer players of a match. If one of them is unknown, the players of the match before stay seated.
    ///
    /// # Errors
    /// If the game has no such player: the match would wait for its seat for ever.
    pub(super) fn seat(&mut self, recorded: &RecordedMatch) -> Result<(), UnknownLevel> {
        let setup = recorded.setup();
        let seats = (0u64..).zip(&setup.seats).map(|(index, info)| match &info.who {
            Who::Human => Ok(None),
            // The seat's index as seed: two players of one level decide differently.
            Who::Computer(level) => players::new(level, setup.game, index).map(Some),
        });
        let seats = seats.collect::<Result<_, _>>()?;
        self.dismiss();
        self.seats = seats;
        Ok(())
    }

    /// Stops all thinking and removes all players.
    pub(super) fn dismiss(&mut self) {
        self.interrupt();
        *self = Self::default();
    }

    /// Stops the present thinking and throws its result away: the table has changed.
    pub(super) fn interrupt(&mut self) {
        if let Some(pending) = &mut self.pending {
            pending.is_stale = true;
            pending.stop.raise();
        }
    }

    /// The seat that is thinking, and which share of [`LONGEST`] it has used, 0 to 1.
    pub fn thinking(&self) -> Option<(Seat, f32)> {
        let pending = self.pending.as_ref().filter(|pending| !pending.is_stale && pending.decided.is_none())?;
        Some((pending.seat, (pending.begun.elapsed().as_secs_f32() / LONGEST.as_secs_f32()).min(1.0)))
    }

    /// Starts thinking if the seat that is to choose is a computer player's.
    fn begin(&mut self, game: &Match) {
        let ToAct::Choose(seat) = game.recorded().table().to_act() else { return };
        let Some(mut player) = self.seats.get_mut(seat.index()).and_then(Option::take) else { return };
        let table = game.recorded().table().duplicate();
        let stop = Stop::default();
        let flag = stop.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let action = player.think_until(&*table, &Limits::default(), Some(flag)).action;
            (action, player)
        });
        self.pending =
            Some(PendingDecision { seat, task, begun: Instant::now(), stop, decided: None, is_stale: false });
    }

    /// Takes in the decision if it is there; stops the search after [`LONGEST`].
    fn listen(&mut self) {
        let Some(pending) = &mut self.pending else { return };
        if pending.decided.is_some() {
            return;
        }
        if pending.begun.elapsed() >= LONGEST {
            pending.stop.raise();
        }
        if let Some((action, player)) = check_ready(&mut pending.task) {
            self.seats[pending.seat.index()] = Some(player);
            pending.decided = Some(action);
        }
        if pending.is_stale && pending.decided.is_some() {
            self.pending = None;
        }
    }
}

/// Lets the computer player whose turn it is think, and plays its action when the table is at rest: no scene runs, the decision
/// before it is on the disk, no earlier moment is shown, time is not paused, and [`Pace::breath`] seconds have gone by since.
pub(super) fn think(
    game: Option<ResMut<Match>>,
    time: Res<Time<Virtual>>,
    pace: Res<Pace>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut director: ResMut<Director>,
    mut saving: ResMut<Saving>,
    mut refused: MessageWriter<Refused>,
) {
    let Some(mut game) = game else { return };
    let is_open = !director.is_busy() && game.browsing().is_none() && !time.is_paused();
    computer_players.calm = if is_open { computer_players.calm + time.delta_secs() } else { 0.0 };
    computer_players.listen();
    if is_open
        && !saving.is_under_way()
        && computer_players.calm >= pace.breath()
        && let Some(PendingDecision { seat, decided: Some(action), is_stale: false, .. }) = computer_players.pending
    {
        computer_players.pending = None;
        computer_players.calm = 0.0;
        decide(&mut game, seat, action, &mut saving, &mut director, &mut refused);
    }
    if computer_players.pending.is_none() {
        // The search may begin while the last decision is still being shown.
        computer_players.begin(&game);
    }
}
