//! How long each fact is shown and how much is made of it: the one place where logic waits for the picture.

use bevy::prelude::*;

use crate::rules::{Event, Outcome};

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

impl Presentation {
    /// How long an event is shown, in seconds. `blow`: if it ends the match, it was a blow that did.
    pub fn seconds(self, event: &Event, blow: bool) -> f32 {
        let length = match self.detail {
            SceneDetail::Short => short(event),
            SceneDetail::Full | SceneDetail::Board => None,
        };
        let last = || match (event, self.detail) {
            (Event::Ended(verdict), SceneDetail::Full) if verdict.winner.is_some() => {
                Some(if blow { 7.0 } else { 3.4 })
            }
            (Event::Ended(verdict), SceneDetail::Board) if verdict.winner.is_some() => Some(2.0),
            _ => None,
        };
        self.speed.factor() * length.or_else(last).unwrap_or_else(|| full(event))
    }
}

/// How long an event is shown at normal speed, in seconds.
fn full(event: &Event) -> f32 {
    match event {
        Event::Dealt { .. } => 0.16,
        Event::Placed { .. } | Event::Swapped { .. } => 0.8,
        Event::TurnBegan { .. } => 0.35,
        Event::Moved { path, .. } | Event::Leapt { path, .. } | Event::Boosted { path, .. } => {
            0.45 + 0.62 * path.len().saturating_sub(1) as f32
        }
        Event::Attacked { .. } => 1.1,
        Event::Pushed { .. } => 1.4,
        Event::Rolled(_) => 2.5,
        // Whoever is thrown must not have come to itself before it flies.
        Event::Judged { outcome: Outcome::Push, .. } => 1.6,
        Event::Judged { outcome: Outcome::CounterPush, .. } => 2.2,
        Event::Judged { .. } => 2.6,
        Event::Passed { .. } | Event::Line { .. } | Event::Goal { .. } | Event::GameEnded { .. } | Event::Ended(_) => {
            1.0
        }
        Event::PushPending { .. } => 0.25,
        Event::Held { .. } | Event::Resigned { .. } | Event::Ranked { .. } | Event::GameBegan { .. } => 0.7,
        Event::Removed { .. } => 2.9,
        Event::DuelBegan { .. } => 2.0,
        Event::Exchange(_) => 3.0,
        Event::Clock { .. } | Event::TookBack { .. } => 0.0,
    }
}

/// What belongs to a clash, in one shot: at most 1.55 s from the attack to its end.
fn short(event: &Event) -> Option<f32> {
    Some(match event {
        Event::Attacked { .. } => 0.25,
        Event::Rolled(_) | Event::Pushed { .. } | Event::Removed { .. } => 0.4,
        Event::Judged { .. } => 0.5,
        Event::Held { .. } => 0.3,
        Event::PushPending { .. } => 0.0,
        Event::DuelBegan { .. } | Event::Exchange(_) => 0.8,
        _ => return None,
    })
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
