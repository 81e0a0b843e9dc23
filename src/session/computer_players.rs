//! Computer players at the table: they think on a task pool, so that the picture never waits for them, no longer than
//! [`LONGEST`], and what they have decided is played when the table is at rest.

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

/// Nobody thinks longer about a decision. The levels stop by nodes long before that; this is for machines that are very slow.
pub const LONGEST: Duration = Duration::from_secs(5);

/// The computer players of the match, and the thought that is under way.
#[derive(Resource, Default)]
pub struct ComputerPlayers {
    seats: Vec<Option<Box<dyn Player>>>,
    pending: Option<PendingDecision>,
    /// For so many seconds nothing has moved on the table.
    calm: f32,
}

/// A player who is thinking; it comes back with its action.
struct PendingDecision {
    seat: Seat,
    task: Task<(Action, Box<dyn Player>)>,
    begun: Instant,
    stop: Stop,
    /// What has been decided, and waits to be played.
    decided: Option<Action>,
    /// The table has changed since: the player is kept, the action is not.
    is_stale: bool,
}

impl ComputerPlayers {
    /// Seats the players of a match. Where one of them is not known nobody is sent home.
    ///
    /// # Errors
    /// If the game has no such player: its seat would wait for ever.
    pub(super) fn seat(&mut self, recorded: &RecordedMatch) -> Result<(), UnknownLevel> {
        let setup = recorded.setup();
        let seats = (0u64..).zip(&setup.seats).map(|(index, info)| match &info.who {
            Who::Human => Ok(None),
            // The number only keeps two players of one level apart.
            Who::Computer(level) => players::new(level, setup.game, index).map(Some),
        });
        let seats = seats.collect::<Result<_, _>>()?;
        self.dismiss();
        self.seats = seats;
        Ok(())
    }

    /// Sends everybody home.
    pub(super) fn dismiss(&mut self) {
        self.interrupt();
        *self = Self::default();
    }

    /// The table has changed: what is being thought about it is void.
    pub(super) fn interrupt(&mut self) {
        if let Some(pending) = &mut self.pending {
            pending.is_stale = true;
            pending.stop.raise();
        }
    }

    /// Who is thinking, and which share of the longest time that may take has gone by.
    pub fn thinking(&self) -> Option<(Seat, f32)> {
        let pending = self.pending.as_ref().filter(|pending| !pending.is_stale && pending.decided.is_none())?;
        Some((pending.seat, (pending.begun.elapsed().as_secs_f32() / LONGEST.as_secs_f32()).min(1.0)))
    }

    /// Lets the player who is to choose think about the table.
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

    /// Hears whether the player who is thinking has decided, and ends what takes too long.
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

/// Lets the computer player whose turn it is think, and plays what it has decided when the table is at rest: no scene runs, the
/// decision before it is on the disk, nobody looks at an earlier moment or has stopped the clock, and a moment has gone by since.
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
        // The picture may still be behind: what was decided last can be thought about while it is shown.
        computer_players.begin(&game);
    }
}
