//! How long each event is shown and how elaborately: the one place where the logic waits for the picture.

use bevy::prelude::*;

use super::{DisplayedBoard, clash_timing};
use holochess_rules::{Cell, Event};
use holochess_settings::{Scenes, Speed};

/// The length of a scene as a multiple of its length at normal speed.
const fn factor(speed: Speed) -> f32 {
    match speed {
        Speed::Off => 0.0,
        Speed::Fast => 0.4,
        Speed::Normal => 1.0,
        Speed::Slow => 1.6,
    }
}

/// How one clash is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SceneDetail {
    /// As a film of several shots.
    #[default]
    Full,
    /// As one shot.
    Short,
    /// On the board; the camera does not move.
    Board,
}

impl From<Scenes> for SceneDetail {
    fn from(scenes: Scenes) -> Self {
        match scenes {
            Scenes::Full | Scenes::First => Self::Full,
            Scenes::Short => Self::Short,
            Scenes::Board => Self::Board,
        }
    }
}

/// How one event is shown; by default at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presentation {
    /// How elaborately, if it belongs to a clash or ends the match.
    pub detail: SceneDetail,
    /// How fast.
    pub speed: Speed,
}

impl Default for Presentation {
    fn default() -> Self {
        Self { detail: SceneDetail::Full, speed: Speed::Off }
    }
}

/// The pace of scenes. Speed is off by default, so that programs and tests without pictures never wait.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How fast scenes run.
    pub speed: Speed,
    /// How fast scenes run in turns of computer players, if that differs.
    pub computer: Option<Speed>,
    /// How clashes are shown.
    pub scenes: Scenes,
}

impl Default for Pace {
    fn default() -> Self {
        Self::from_speed(Speed::Off)
    }
}

impl Pace {
    /// Full scenes at this speed.
    pub const fn from_speed(speed: Speed) -> Self {
        Self { speed, computer: None, scenes: Scenes::Full }
    }

    /// The speed in a computer player's (`computer`) or in a person's turn.
    pub fn speed_for(self, computer: bool) -> Speed {
        self.computer.filter(|_| computer).unwrap_or(self.speed)
    }

    /// For how many seconds the table rests before a computer player's next action, so that people can see what the
    /// last one did.
    pub fn pause_before_computer_move(self) -> f32 {
        0.45 * factor(self.speed_for(true))
    }
}

/// The cells of the board for which the lengths of this file are written; on others they are scaled.
const REFERENCE_CELLS: f32 = 25.0;
/// The pieces of the match for which they are written.
const REFERENCE_PIECES: usize = 8;

/// What the length of an event depends on besides the event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct EventContext {
    /// The width of a cell as a share of its width on a board of [`REFERENCE_CELLS`].
    pub cell_width: f32,
    /// How many pieces the match has.
    pub pieces: usize,
    /// How many boosts in a row the next boosted piece has had.
    pub boosts_in_row: u8,
    /// Whether a piece was removed in this turn: then the end of the match follows a kill.
    pub after_removal: bool,
}

impl Default for EventContext {
    fn default() -> Self {
        Self { cell_width: 1.0, pieces: REFERENCE_PIECES, boosts_in_row: 0, after_removal: false }
    }
}

impl EventContext {
    /// The context of an event on this board that follows no boost and no removal.
    pub fn from_board(shown: &DisplayedBoard) -> Self {
        let cells = shown.board().len().max(1) as f32;
        Self { cell_width: (REFERENCE_CELLS / cells).sqrt(), pieces: shown.pieces().len(), ..Self::default() }
    }

    /// The length of one hop of a chain, in seconds.
    fn hop(self) -> f32 {
        0.55 * self.cell_width
    }
}

impl Presentation {
    /// How long an event is shown on the board for which scenes are written, in seconds.
    pub fn seconds(self, event: &Event) -> f32 {
        self.seconds_in(event, EventContext::default())
    }

    /// How long an event is shown in this context, in seconds.
    pub(super) fn seconds_in(self, event: &Event, context: EventContext) -> f32 {
        let length = match self.detail {
            SceneDetail::Short => clash_timing::seconds_of_shot(event),
            SceneDetail::Full | SceneDetail::Board => None,
        };
        let last = || match (event, self.detail) {
            (Event::Ended(verdict), SceneDetail::Full) if verdict.winner.is_some() => {
                Some(if context.after_removal { 5.4 } else { 2.8 })
            }
            (Event::Ended(verdict), SceneDetail::Board) if verdict.winner.is_some() => Some(2.0),
            _ => None,
        };
        factor(self.speed) * length.or_else(last).unwrap_or_else(|| full(event, context))
    }
}

/// How long an event is shown at normal speed, in seconds.
fn full(event: &Event, context: EventContext) -> f32 {
    if let Some(seconds) = clash_timing::seconds(event) {
        return seconds;
    }
    let steps = |path: &[Cell]| path.len().saturating_sub(1) as f32;
    match event {
        // Few or many pieces: dealing all of them takes little more than a second.
        Event::Dealt { .. } => (1.3 / context.pieces.max(1) as f32).min(0.16),
        Event::Placed { .. } => 0.8,
        Event::TurnBegan { .. } => 0.35 * context.cell_width,
        Event::Moved { path, .. } => {
            0.45 * context.cell_width + 0.62 * context.cell_width * context.cell_width * steps(path)
        }
        Event::Leapt { path, .. } => context.hop() * (steps(path) + 0.8),
        // The other piece flies back after the last hop.
        Event::Swapped { path, .. } => context.hop() * (steps(path) + 2.4),
        // Each boost is faster than the one before.
        Event::Boosted { .. } => (0.85 * 0.8_f32.powi(i32::from(context.boosts_in_row))).max(0.36),
        Event::Line { .. } => 2.2,
        Event::Goal { .. } => 1.9,
        Event::GameEnded { .. } => 1.7,
        Event::Passed { .. } | Event::Ended(_) => 1.0,
        Event::GameBegan { .. } => 0.9,
        Event::Resigned { .. } | Event::Ranked { .. } => 0.7,
        // Events of a clash are timed in `clash_timing`; the rest take no time.
        _ => 0.0,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{Cell, Outcome, PieceId, Roll};

    /// The events of a clash with this outcome.
    fn clash(outcome: Outcome) -> Vec<Event> {
        let [attacker, defender] = [PieceId(0), PieceId(1)];
        let [from, to] = [Cell(1), Cell(2)];
        vec![
            Event::Attacked { attacker, defender, from, to },
            Event::Rolled(Roll { number: 1, hands: [vec![6], vec![1]] }),
            Event::Judged { outcome, difference: 5 },
            match outcome {
                Outcome::Kill => Event::Removed { piece: defender, cell: to, by: attacker },
                Outcome::Push => Event::Pushed { piece: defender, from: to, to: Cell(3) },
                Outcome::CounterPush => Event::Held { piece: attacker, cell: from },
                Outcome::CounterKill => Event::Removed { piece: attacker, cell: from, by: defender },
            },
        ]
    }

    #[test]
    fn hops_are_short_boosts_gather_speed_and_an_army_is_dealt_at_once() {
        let normal = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
        let star = EventContext { cell_width: (REFERENCE_CELLS / 121.0).sqrt(), pieces: 60, ..EventContext::default() };
        let chain = |hops: u8| Event::Leapt { piece: PieceId(0), path: (0..=hops).map(Cell).collect() };
        let length = |event: &Event, context: EventContext| normal.seconds_in(event, context);
        let hop = length(&chain(10), star) - length(&chain(9), star);
        assert!((0.2..0.3).contains(&hop), "{hop}");
        assert!(length(&chain(10), star) < 3.0);
        let dealt = Event::Dealt { piece: PieceId(0), cell: Some(Cell(0)) };
        assert!(length(&dealt, star) * 60.0 < 1.5);
        let boost = Event::Boosted { piece: PieceId(0), path: (1..4).map(Cell).collect() };
        let lengths = [0, 1, 2, 3]
            .map(|boosts| length(&boost, EventContext { boosts_in_row: boosts, ..EventContext::default() }));
        assert!(lengths.windows(2).all(|pair| pair[1] < pair[0]), "{lengths:?}");
    }

    #[test]
    fn films_have_their_length_and_shots_are_short() {
        for outcome in [Outcome::Kill, Outcome::Push, Outcome::CounterPush, Outcome::CounterKill] {
            let events = clash(outcome);
            let length = |detail, dice: bool| -> f32 {
                let presentation = Presentation { detail, speed: Speed::Normal };
                let counted = events.iter().filter(|event| dice || !matches!(event, Event::Rolled(_)));
                counted.map(|event| presentation.seconds(event)).sum()
            };
            assert!((2.5..=7.0).contains(&length(SceneDetail::Full, false)), "{outcome:?}");
            assert!(length(SceneDetail::Short, true) < 1.6, "{outcome:?}");
            for event in &events {
                let off = Presentation { detail: SceneDetail::Full, speed: Speed::Off };
                assert!(off.seconds(event).abs() < f32::EPSILON);
            }
        }
    }
}
