//! How long each fact is shown and how much is made of it: the one place where logic waits for the picture.

use bevy::prelude::*;

use super::{DisplayedBoard, score};
use crate::rules::{Cell, Event};

/// How fast scenes run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// No scenes: the board jumps.
    #[default]
    Off,
    /// Hurried.
    Fast,
    /// As they are meant.
    Normal,
    /// With time to look.
    Slow,
}

impl Speed {
    /// How many times as long as at normal speed a scene takes.
    const fn factor(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.4,
            Self::Normal => 1.0,
            Self::Slow => 1.6,
        }
    }
}

/// What is made of clashes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scenes {
    /// Every one is a film.
    #[default]
    Full,
    /// In full the first time that two creatures' outcome is seen in a match, short after that.
    First,
    /// One shot each.
    Short,
    /// Played on the board, and the camera stays where it is.
    Board,
}

/// What is made of one clash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SceneDetail {
    /// A film of its own.
    #[default]
    Full,
    /// One shot.
    Short,
    /// Without the camera.
    Board,
}

/// How one fact is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presentation {
    /// What is made of it, where it belongs to a clash or ends the match.
    pub detail: SceneDetail,
    /// How fast.
    pub speed: Speed,
}

/// The pace of scenes. Speed is off by default, so that whatever runs without pictures never waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// How fast scenes run.
    pub speed: Speed,
    /// How fast they run in the turns of computer players, where that differs.
    pub computer: Option<Speed>,
    /// What is made of clashes.
    pub scenes: Scenes,
}

impl Pace {
    /// Everything in full at this speed.
    pub const fn of(speed: Speed) -> Self {
        Self { speed, computer: None, scenes: Scenes::Full }
    }

    /// The speed in a computer player's or a person's turn.
    pub fn speed_for(self, computer: bool) -> Speed {
        self.computer.filter(|_| computer).unwrap_or(self.speed)
    }

    /// For how many seconds the table is at rest before a computer player goes on: what it was shown last can be taken in.
    pub fn breath(self) -> f32 {
        0.45 * self.speed_for(true).factor()
    }
}

/// What of the table the length of an event depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableSize {
    /// How wide a cell is beside one of twenty-five on the same table.
    pub cell: f32,
    /// How many pieces the match has.
    pub pieces: usize,
    /// How many boosts in a row have carried the piece that is boosted next.
    pub boosts: u8,
}

impl Default for TableSize {
    fn default() -> Self {
        Self { cell: 1.0, pieces: 8, boosts: 0 }
    }
}

impl TableSize {
    /// The size of the table on which this stands.
    pub fn of(shown: &DisplayedBoard) -> Self {
        let cells = shown.board().len().max(1) as f32;
        Self { cell: (25.0 / cells).sqrt(), pieces: shown.pieces().len(), boosts: 0 }
    }

    /// Seconds of one hop of a chain.
    fn hop(self) -> f32 {
        0.55 * self.cell
    }
}

impl Presentation {
    /// How long an event is shown at a table of eight pieces on twenty-five cells, in seconds. `blow`: if it ends the match, it was a
    /// blow that did.
    pub fn seconds(self, event: &Event, blow: bool) -> f32 {
        self.seconds_at(event, blow, TableSize::default())
    }

    /// How long an event is shown, in seconds.
    pub fn seconds_at(self, event: &Event, blow: bool, table: TableSize) -> f32 {
        let length = match self.detail {
            SceneDetail::Short => score::seconds_of_shot(event),
            SceneDetail::Full | SceneDetail::Board => None,
        };
        let last = || match (event, self.detail) {
            (Event::Ended(verdict), SceneDetail::Full) if verdict.winner.is_some() => {
                Some(if blow { 7.0 } else { 3.4 })
            }
            (Event::Ended(verdict), SceneDetail::Board) if verdict.winner.is_some() => Some(2.0),
            _ => None,
        };
        self.speed.factor() * length.or_else(last).unwrap_or_else(|| full(event, table))
    }
}

/// How long an event is shown at normal speed, in seconds.
fn full(event: &Event, table: TableSize) -> f32 {
    if let Some(seconds) = score::seconds(event) {
        return seconds;
    }
    let steps = |path: &[Cell]| path.len().saturating_sub(1) as f32;
    match event {
        // However many there are, they are all there in little more than a second.
        Event::Dealt { .. } => (1.3 / table.pieces.max(1) as f32).min(0.16),
        Event::Placed { .. } => 0.8,
        Event::TurnBegan { .. } => 0.35 * table.cell,
        Event::Moved { path, .. } => 0.45 * table.cell + 0.62 * table.cell * table.cell * steps(path),
        Event::Leapt { path, .. } => table.hop() * (steps(path) + 0.8),
        // The other piece comes back after the last hop.
        Event::Swapped { path, .. } => table.hop() * (steps(path) + 2.4),
        // Each boost is faster than the one before.
        Event::Boosted { .. } => (0.85 * 0.8_f32.powi(i32::from(table.boosts))).max(0.36),
        Event::Line { .. } => 2.2,
        Event::Goal { .. } => 1.9,
        Event::GameEnded { .. } => 1.7,
        Event::Passed { .. } | Event::Ended(_) => 1.0,
        Event::GameBegan { .. } => 0.9,
        Event::Resigned { .. } | Event::Ranked { .. } => 0.7,
        // What belongs to a clash is in its score; the others show nothing.
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, Outcome, PieceId, Roll};

    /// A clash with this outcome, from the attack to what comes of it.
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
        let star = TableSize { cell: (25.0_f32 / 121.0).sqrt(), pieces: 60, boosts: 0 };
        let chain = |hops: u8| Event::Leapt { piece: PieceId(0), path: (0..=hops).map(Cell).collect() };
        let length = |event: &Event, table: TableSize| normal.seconds_at(event, false, table);
        let hop = length(&chain(10), star) - length(&chain(9), star);
        assert!((0.2..0.3).contains(&hop), "{hop}");
        assert!(length(&chain(10), star) < 3.0);
        let dealt = Event::Dealt { piece: PieceId(0), cell: Some(Cell(0)) };
        assert!(length(&dealt, star) * 60.0 < 1.5);
        let boost = Event::Boosted { piece: PieceId(0), path: (1..4).map(Cell).collect() };
        let lengths = [0, 1, 2, 3].map(|boosts| length(&boost, TableSize { boosts, ..TableSize::default() }));
        assert!(lengths.windows(2).all(|pair| pair[1] < pair[0]), "{lengths:?}");
    }

    #[test]
    fn films_have_their_length_and_shots_are_short() {
        for outcome in [Outcome::Kill, Outcome::Push, Outcome::CounterPush, Outcome::CounterKill] {
            let events = clash(outcome);
            let length = |style, dice: bool| -> f32 {
                let presentation = Presentation { detail: style, speed: Speed::Normal };
                let counted = events.iter().filter(|event| dice || !matches!(event, Event::Rolled(_)));
                counted.map(|event| presentation.seconds(event, false)).sum()
            };
            assert!((2.5..=7.0).contains(&length(SceneDetail::Full, false)), "{outcome:?}");
            assert!(length(SceneDetail::Short, true) < 1.6, "{outcome:?}");
            for event in &events {
                let off = Presentation { detail: SceneDetail::Full, speed: Speed::Off };
                assert!(off.seconds(event, true).abs() < f32::EPSILON);
            }
        }
    }
}
