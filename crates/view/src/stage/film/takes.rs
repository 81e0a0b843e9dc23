//! The grammar of the film: which takes an event gets. Plain functions of the event and of all poses.
//!
//! A clash is established from the player's side of the line between the fighters (the 180-degree rule) unless a figure blocks the
//! view. The dice get their own view, the blow is seen low and from the side, the result from nearer or further away, and at its
//! end the camera returns to the player's view.

use super::{
    super::{cue_sheet::Poses, scenes::SceneContext},
    frame::Frame,
};
use holochess_rules::{Event, PieceId};
use holochess_session::clash_timing::SHOW_WINNER_AT;

/// What the camera does.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// Moves slowly from one view to another.
    Views(Frame, Frame),
    /// Returns to the player's view.
    Home,
}

/// One take.
#[derive(Clone, Debug, PartialEq)]
pub struct Take {
    /// When it begins, as a share of the event's time.
    pub at: f32,
    /// How long the camera takes to arrive, as a share of the event's time; 0 is a cut.
    pub glide: f32,
    /// Where it goes.
    pub goal: Goal,
    /// Figures that block the view and are hidden.
    pub aside: Vec<PieceId>,
    /// Figures that have to be visible.
    pub about: Vec<PieceId>,
    /// Whether dice in the tray are shown; in most takes they would lie in front of the subject.
    pub dice: bool,
}

/// The player's camera.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    /// The aspect ratio of the picture.
    pub aspect: f32,
    /// The player's own view.
    pub home: Frame,
}

/// Everything on which the choice of a view depends.
pub struct Set<'a> {
    /// The pieces of the scene.
    pub context: &'a SceneContext<'a>,
    /// All poses at the time of the view.
    pub poses: &'a Poses,
    /// The player's camera.
    pub lens: Lens,
}

impl<'a> Set<'a> {
    /// The set of an event from the poses at its beginning and its end. The establishing shot shows where the fighters are going to
    /// stand.
    pub fn new(event: &Event, context: &'a SceneContext<'a>, now: &'a Poses, end: &'a Poses, lens: Lens) -> Self {
        let looks_ahead = matches!(event, Event::Attacked { .. } | Event::DuelBegan { .. });
        Self { context, poses: if looks_ahead { end } else { now }, lens }
    }
}

/// Circumstances besides the event that select its takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Circumstances {
    /// A film is already running. An event that is joined late is not filmed from its middle.
    pub filming: bool,
    /// This is the replay of the match's last blow.
    pub replays: bool,
    /// What follows the event.
    pub next: Next,
    /// No display covers the picture.
    pub bare: bool,
}

/// What comes after an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Next {
    /// More events.
    #[default]
    More,
    /// A person's decision, which needs a view of the board.
    Choice,
    /// The last scene of the match.
    Finale,
}

/// A take that returns to the player's view.
pub(super) const fn home(at: f32, glide: f32) -> Take {
    Take { at, glide, goal: Goal::Home, aside: Vec::new(), about: Vec::new(), dice: true }
}

/// A clash in a single take, with a cut before and after.
pub fn shot(event: &Event, set: &Set, filming: bool) -> Vec<Take> {
    match event {
        Event::Attacked { attacker: one, defender: other, .. } | Event::DuelBegan { pieces: [one, other], .. } => {
            set.pair(*one, *other).map(|pair| set.one_shot(pair)).into_iter().collect()
        }
        Event::Pushed { .. } | Event::Held { .. } | Event::Removed { .. } if filming => vec![home(0.9, 0.0)],
        Event::PushPending { .. } | Event::TurnBegan { .. } | Event::Moved { .. } | Event::Ended(_) if filming => {
            vec![home(0.0, 0.0)]
        }
        // Where no dice fall, the blow and the fall are one event.
        Event::Removed { piece, by, .. } if set.context.clash().is_none() && by != piece => {
            let takes: Vec<Take> = set.pair(*by, *piece).map(|pair| set.one_shot(pair)).into_iter().collect();
            if takes.is_empty() { takes } else { takes.into_iter().chain([home(0.9, 0.0)]).collect() }
        }
        _ => Vec::new(),
    }
}

/// The takes of an event.
pub fn takes(event: &Event, set: &Set, Circumstances { filming, replays, next, bare }: Circumstances) -> Vec<Take> {
    match event {
        Event::Attacked { attacker, defender, .. } => {
            set.pair(*attacker, *defender).map(|pair| set.establish(pair, 0.02, 0.72)).into_iter().collect()
        }
        Event::Rolled(_) if filming => vec![set.dice(0.0, 0.22, bare)],
        Event::Judged { outcome, .. } if filming => set.blow(*outcome, next == Next::Choice),
        Event::Pushed { piece, .. } if filming => {
            let mut takes = vec![set.wide(*piece, 0.0)];
            takes.push(home(0.80, 0.45));
            takes
        }
        Event::Held { .. } if filming => vec![home(0.35, 0.8)],
        Event::Removed { piece, by, .. } if set.context.clash().is_none() && by != piece => {
            let mut takes = set.taking(*by, *piece);
            if !takes.is_empty() && next != Next::Finale {
                takes.push(home(0.90, 0.35));
            }
            takes
        }
        Event::Removed { piece, by, .. } => {
            let mut takes: Vec<Take> = set.alone(*piece, 0.0).into_iter().collect();
            // The survivor has the last picture, unless the finale is about to show it.
            if next != Next::Finale {
                takes.extend(set.triumph(*by, SHOW_WINNER_AT));
                takes.push(home(0.94, 0.35));
            }
            takes
        }
        Event::Line { cells, .. } => {
            let mut takes: Vec<Take> = set.line(cells).into_iter().collect();
            // The finale shows one of the line.
            if !takes.is_empty() && next != Next::Finale {
                takes.push(home(0.90, 0.35));
            }
            takes
        }
        Event::DuelBegan { pieces, .. } => {
            set.pair(pieces[0], pieces[1]).map(|pair| set.establish(pair, 0.1, 0.8)).into_iter().collect()
        }
        Event::Exchange(roll) => set.exchange(roll.number, bare),
        Event::Ended(verdict) => {
            let takes = set.finale(verdict.winner, replays);
            if takes.is_empty() && filming { vec![home(0.0, 0.6)] } else { takes }
        }
        Event::PushPending { .. } | Event::TurnBegan { .. } | Event::Moved { .. } | Event::GameBegan { .. }
            if filming =>
        {
            vec![home(0.0, 1.5)]
        }
        _ => Vec::new(),
    }
}
