//! The director takes the events of a match in order and decides how long each is shown.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;

use super::{
    DisplayedBoard, Happened, Match, Pace, SceneSkipped, SkipRequested,
    pace::{EventContext, Presentation, SceneDetail},
};
use holochess_rules::{Event, Outcome, PieceId};
use holochess_settings::{Scenes, Speed};

/// Kinds of attacker and defender, and the outcome; no outcome in games without dice.
type Pairing = (&'static str, &'static str, Option<Outcome>);

/// The events that are decided but not yet shown, and how many seconds the present one still has.
#[derive(Resource, Debug, Default)]
pub struct Director {
    queue: VecDeque<Event>,
    remaining: f32,
    skipping: bool,
    /// How the clash that is being shown is presented.
    detail: SceneDetail,
    /// The clashes that this match has shown before; [`Scenes::First`] shows those short.
    seen: BTreeSet<Pairing>,
    /// How many boosts in a row have been shown.
    boosts: u8,
    /// Whether a piece was removed in this turn: then the end of the match follows a kill.
    removed_this_turn: bool,
}

impl Director {
    /// Whether something is still to be shown.
    pub fn is_busy(&self) -> bool {
        self.remaining > 0.0 || !self.queue.is_empty()
    }

    /// The next event in the queue, if any: what comes after the scene that is running.
    pub fn upcoming(&self) -> impl Iterator<Item = &Event> + Clone {
        self.queue.iter()
    }

    /// Shows these events without a match, as the showcase does.
    pub fn play_alone(&mut self, events: impl IntoIterator<Item = Event>) {
        *self = Self::default();
        self.enqueue(events);
    }

    /// Adds events to the queue.
    pub(super) fn enqueue(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events);
    }

    /// Empties the queue and forgets the clashes seen so far: another match is on the table.
    pub(super) fn start_match(&mut self) {
        *self = Self::default();
    }

    /// Empties the queue but keeps the clashes already seen: the same match goes on from another moment.
    pub(super) fn drop_queue(&mut self) {
        *self = Self { seen: std::mem::take(&mut self.seen), ..Self::default() };
    }

    /// How an event is told that comes next, the board given as it was before it.
    fn presentation(&mut self, event: &Event, shown: &DisplayedBoard, pace: Pace, computer: bool) -> Presentation {
        let speed = pace.speed_for(computer);
        match event {
            Event::Attacked { attacker, defender, .. } => {
                let outcome = self.queue.iter().find_map(|next| match next {
                    Event::Judged { outcome, .. } => Some(*outcome),
                    _ => None,
                });
                self.detail = self.detail_of(shown, [*attacker, *defender], outcome, pace.scenes);
            }
            Event::Removed { piece, by, .. } if !self.removed_this_turn && shown.clash.is_none() => {
                self.detail = self.detail_of(shown, [*by, *piece], None, pace.scenes);
            }
            // Each of the two happens at most once a match.
            Event::DuelBegan { .. } | Event::Ended(_) => {
                self.detail = pace.scenes.into();
            }
            _ => {}
        }
        Presentation { detail: self.detail, speed }
    }

    /// How a clash between these two pieces is presented.
    fn detail_of(
        &mut self,
        shown: &DisplayedBoard,
        [one, other]: [PieceId; 2],
        outcome: Option<Outcome>,
        scenes: Scenes,
    ) -> SceneDetail {
        let first = self.seen.insert((shown.piece(one).kind, shown.piece(other).kind, outcome));
        if scenes == Scenes::First && !first { SceneDetail::Short } else { scenes.into() }
    }
}

/// Skips the running scene if that was requested: everything up to the next choice is shown in this frame.
pub(super) fn skip_scene(
    mut requests: MessageReader<SkipRequested>,
    mut director: ResMut<Director>,
    mut skipped: MessageWriter<SceneSkipped>,
) {
    if requests.read().count() > 0 && director.is_busy() {
        director.skipping = true;
        director.remaining = 0.0;
        skipped.write(SceneSkipped);
    }
}

/// Shows the events that are due after this step's time, outside of the frame's own run: for code that runs scenes
/// ahead of time.
pub fn play_events_ahead(world: &mut World) {
    // This fails only without the plugin; then there is nothing to show.
    let _ = world.run_system_cached(play_events);
}

/// Lets time pass and shows the events that are due.
pub(super) fn play_events(
    time: Res<Time>,
    pace: Res<Pace>,
    game: Option<Res<Match>>,
    mut director: ResMut<Director>,
    shown: Option<ResMut<DisplayedBoard>>,
    mut happened: MessageWriter<Happened>,
) {
    let Some(mut shown) = shown else { return };
    director.remaining -= time.delta_secs();
    while director.remaining <= 0.0 {
        let Some(event) = director.queue.pop_front() else {
            director.remaining = 0.0;
            director.skipping = false;
            return;
        };
        let seat = shown.seat.filter(|_| shown.duel.is_none());
        let computer = seat.zip(game.as_ref()).is_some_and(|(seat, game)| !game.is_human(seat));
        let mut presentation = director.presentation(&event, &shown, *pace, computer);
        if director.skipping {
            presentation.speed = Speed::Off;
        }
        let context = EventContext {
            boosts_in_row: director.boosts,
            after_removal: director.removed_this_turn,
            ..EventContext::from_board(&shown)
        };
        let seconds = presentation.seconds_in(&event, context);
        director.boosts = if matches!(event, Event::Boosted { .. }) { director.boosts.saturating_add(1) } else { 0 };
        match event {
            Event::Removed { .. } => director.removed_this_turn = true,
            Event::TurnBegan { .. } | Event::Resigned { .. } => director.removed_this_turn = false,
            _ => {}
        }
        shown.apply(&event);
        happened.write(Happened { event, seconds, presentation });
        // The rest of the frame's time is not taken off the next event: after one long frame several scenes would run
        // together.
        director.remaining = seconds;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Director>();
}
