//! Computer players at the table. Each decision is computed on a task pool, or by the other program of a page, so that
//! no frame waits for it, in at most [`LONGEST`]; it is played when the table is at rest.

use std::time::Duration;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::{Match, Pace, decide::Decider};
use holochess_platform::{
    IS_BROWSER,
    clock::Instant,
    helper::{Answer, PendingAnswer},
};
use holochess_players::{self as players, Limits, Player, UnknownLevel, search::Stop};
use holochess_record::{RecordedMatch, Who};
use holochess_rules::{Action, Seat, ToAct};
use holochess_worker::thinking::{self, Question};

/// The longest time that a computer player may think about one decision. Levels stop by their node limits long before
/// that; this limit matters only on very slow machines.
const LONGEST: Duration = Duration::from_secs(5);
/// The longest time that another program has for it. After that it counts as failed, and this one thinks.
const LONGEST_FOR_HELPER: Duration = Duration::from_secs(15);
/// The longest time where there is no other thread and no other program: a frame waits for it.
const LONGEST_IN_A_FRAME: Duration = Duration::from_millis(30);

/// The computer players of the match, and the decision that is being computed.
#[derive(Resource, Default)]
pub struct ComputerPlayers {
    seats: Vec<Option<Box<dyn Player>>>,
    pending: Option<PendingDecision>,
    /// Seconds since something last moved on the table.
    seconds_at_rest: f32,
}

/// The decision of one computer player.
struct PendingDecision {
    seat: Seat,
    computation: Computation,
    begun: Instant,
    stop: Stop,
    /// The action, once it is decided; it is played when the table is at rest.
    decided: Option<Action>,
    /// Whether the table has changed since: then the action is thrown away and only the player is kept.
    is_stale: bool,
}

impl PendingDecision {
    /// The decision of a seat whose computation has just begun.
    fn new(seat: Seat, stop: Stop, computation: Computation) -> Self {
        Self { seat, computation, begun: Instant::now(), stop, decided: None, is_stale: false }
    }
}

/// Where a decision is made.
enum Computation {
    /// On a thread. The player moves into the task and comes back with its action.
    OnThread(Task<(Action, Box<dyn Player>)>),
    /// In the other program, by a player like this one, which has stayed in its seat.
    InHelper(PendingAnswer),
}

impl ComputerPlayers {
    /// Makes the computer players of those seats of a match that are played here. If one of them is unknown, the players
    /// of the match before stay seated.
    ///
    /// # Errors
    /// If the game has no such player: the match would wait for its seat for ever.
    pub(super) fn seat(
        &mut self,
        recorded: &RecordedMatch,
        is_here: impl Fn(Seat) -> bool,
    ) -> Result<(), UnknownLevel> {
        let setup = recorded.setup();
        let hash = recorded.seed_hash();
        let seats = setup.seats.iter().enumerate().map(|(index, info)| match &info.who {
            Who::Human => Ok(None),
            Who::Computer(_) if !is_here(Seat::new(index)) => Ok(None),
            // As in the terminal: the same match goes on in the same way, and two players of one level decide
            // differently.
            Who::Computer(level) => {
                players::new(level, setup.game, players::seed_for(&hash, Seat::new(index))).map(Some)
            }
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
        // If the decision is made, its player is already back in the seat, so it can be dropped.
        self.pending = self.pending.take().filter(|pending| pending.decided.is_none());
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
        let ToAct::Choose(seat) = game.table().to_act() else { return };
        if self.seats.get(seat.index()).is_none_or(Option::is_none) {
            return;
        }
        let asked = if IS_BROWSER { question(game, seat).and_then(|question| question.ask()) } else { None };
        let (stop, computation) = match asked {
            Some(asked) => (Stop::default(), Computation::InHelper(asked)),
            None => match self.begin_here(game, seat) {
                Some(begun) => begun,
                None => return,
            },
        };
        self.pending = Some(PendingDecision::new(seat, stop, computation));
    }

    /// Starts thinking in this program.
    fn begin_here(&mut self, game: &Match, seat: Seat) -> Option<(Stop, Computation)> {
        let mut player = self.seats.get_mut(seat.index()).and_then(Option::take)?;
        let table = game.table().duplicate();
        let stop = if IS_BROWSER { Stop::after(LONGEST_IN_A_FRAME) } else { Stop::default() };
        let flag = stop.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let action = player.think_until(&*table, &Limits::default(), Some(flag)).action;
            (action, player)
        });
        Some((stop, Computation::OnThread(task)))
    }

    /// Takes in the decision if it is there; stops the search after [`LONGEST`].
    fn listen(&mut self, game: &Match) {
        let Some(pending) = &mut self.pending else { return };
        if pending.decided.is_some() {
            return;
        }
        if pending.begun.elapsed() >= LONGEST {
            pending.stop.raise();
        }
        match &mut pending.computation {
            Computation::OnThread(task) => {
                if let Some((action, player)) = check_ready(task) {
                    self.seats[pending.seat.index()] = Some(player);
                    pending.decided = Some(action);
                }
                if pending.is_stale && pending.decided.is_some() {
                    self.pending = None;
                }
            }
            // A stale answer is dropped at once.
            Computation::InHelper(_) if pending.is_stale => self.pending = None,
            Computation::InHelper(asked) => match asked.answer() {
                Answer::NotYet if pending.begun.elapsed() < LONGEST_FOR_HELPER => {}
                answer => {
                    let action = if let Answer::Text(text) = answer { thinking::read(&text) } else { None };
                    pending.decided = action.filter(|action| game.table().check(*action).is_ok());
                    if pending.decided.is_none() {
                        let seat = pending.seat;
                        self.pending = None;
                        self.begin_alone(game, seat);
                    }
                }
            },
        }
    }

    /// Thinks in this program after the other one has failed.
    fn begin_alone(&mut self, game: &Match, seat: Seat) {
        if let Some((stop, computation)) = self.begin_here(game, seat) {
            self.pending = Some(PendingDecision::new(seat, stop, computation));
        }
    }
}

/// What to ask the other program for the decision of a computer player.
fn question(recorded: &RecordedMatch, seat: Seat) -> Option<Question> {
    let Who::Computer(level) = &recorded.setup().seats.get(seat.index())?.who else { return None };
    Some(Question::Decision {
        record: recorded.text(),
        level: level.clone(),
        seed: players::seed_for(&recorded.seed_hash(), seat),
        longest: LONGEST.as_millis() as u64,
    })
}

/// Lets the computer player whose turn it is think, and plays its action when the table is at rest: no scene runs, the
/// decision before it is on the disk, no earlier moment is shown, time is not paused, and
/// [`Pace::pause_before_computer_move`] seconds have gone by since.
pub(super) fn think(
    mut game: ResMut<Match>,
    time: Res<Time<Virtual>>,
    pace: Res<Pace>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut decider: Decider,
) {
    let is_open = !decider.director.is_busy() && game.browsing().is_none() && !time.is_paused();
    computer_players.seconds_at_rest = if is_open { computer_players.seconds_at_rest + time.delta_secs() } else { 0.0 };
    computer_players.listen(&game);
    if is_open
        && !decider.saving.is_under_way()
        && computer_players.seconds_at_rest >= pace.pause_before_computer_move()
        && let Some(PendingDecision { seat, decided: Some(action), is_stale: false, .. }) = computer_players.pending
        && game.may_decide(seat)
    {
        computer_players.pending = None;
        computer_players.seconds_at_rest = 0.0;
        decider.decide(&mut game, seat, action);
    }
    if computer_players.pending.is_none() {
        // The search may begin while the last decision is still being shown.
        computer_players.begin(&game);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputerPlayers>();
}
