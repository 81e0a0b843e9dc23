//! The grammar: which views an event is filmed in. Plain functions of the event and of where everybody stands.
//!
//! A clash is established from the player's own side of the line between the two and never seen from its other side, unless
//! somebody stands in the way; the dice get a view of their own, the blow is seen low and from the side, what comes of it
//! from nearer or from further away, and at its end the camera is back where the player left it.

use super::{
    super::{
        cue_sheet::Poses,
        scenes::{FALLEN, SceneContext},
    },
    frame::Frame,
};
use crate::rules::{Event, PieceId};

/// What the camera does.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// Goes slowly from one view to another.
    Views(Frame, Frame),
    /// Goes back to where the player left it.
    Home,
}

/// One take.
#[derive(Clone, Debug, PartialEq)]
pub struct Take {
    /// The share of the event's time at which it begins.
    pub at: f32,
    /// The share of the event's time in which the camera gets there; 0 is a cut.
    pub glide: f32,
    /// Where it goes.
    pub goal: Goal,
    /// Who stands in the way and is dithered out of it.
    pub aside: Vec<PieceId>,
    /// Who is to be seen in it.
    pub about: Vec<PieceId>,
}

/// From where the player looks.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    /// Width by height of the picture.
    pub aspect: f32,
    /// The player's own view.
    pub home: Frame,
}

/// Everything that a view is judged by.
pub struct Set<'a> {
    /// Who is who.
    pub context: &'a SceneContext<'a>,
    /// Where everybody stands when it is looked at.
    pub poses: &'a Poses,
    /// From where the player looks.
    pub lens: Lens,
}

impl<'a> Set<'a> {
    /// The set of an event, given where everybody stands as it begins and as it ends: what is established is where two are
    /// going to stand.
    pub fn of(event: &Event, context: &'a SceneContext<'a>, now: &'a Poses, end: &'a Poses, lens: Lens) -> Self {
        let looks_ahead = matches!(event, Event::Attacked { .. } | Event::DuelBegan { .. });
        Self { context, poses: if looks_ahead { end } else { now }, lens }
    }
}

/// What besides the event decides how it is filmed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Circumstances {
    /// A film is under way, so that one who comes late does not begin in its middle.
    pub filming: bool,
    /// The last blow of the match is being shown once more.
    pub replays: bool,
    /// What comes after it.
    pub next: Next,
    /// Nothing is displayed over the picture, which is the film's alone.
    pub bare: bool,
}

/// What comes after an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Next {
    /// More of the match.
    #[default]
    More,
    /// A person's choice, who has to see the board for it.
    Choice,
    /// The last scene of the match.
    Finale,
}

/// Back to where the player left it.
pub(super) const fn home(at: f32, glide: f32) -> Take {
    Take { at, glide, goal: Goal::Home, aside: Vec::new(), about: Vec::new() }
}

/// A clash in one shot, cut to as it begins and left as it ends.
pub fn shot(event: &Event, set: &Set, filming: bool) -> Vec<Take> {
    match event {
        Event::Attacked { attacker: one, defender: other, .. } | Event::DuelBegan { pieces: [one, other], .. } => {
            set.pair(*one, *other).map(|pair| set.one_shot(pair)).into_iter().collect()
        }
        Event::Pushed { .. } | Event::Held { .. } | Event::Removed { .. } if filming => vec![home(0.9, 0.0)],
        Event::PushPending { .. } | Event::TurnBegan { .. } | Event::Moved { .. } | Event::Ended(_) if filming => {
            vec![home(0.0, 0.0)]
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
        Event::Removed { piece, by, .. } => {
            let mut takes: Vec<Take> = set.alone(*piece, 0.0).into_iter().collect();
            // Whoever is left has the last picture, unless the last scene of all is going to show it.
            if next != Next::Finale {
                takes.extend(set.triumph(*by, FALLEN));
                takes.push(home(0.94, 0.35));
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
        Event::PushPending { .. } | Event::TurnBegan { .. } | Event::Moved { .. } if filming => {
            vec![home(0.0, 1.5)]
        }
        _ => Vec::new(),
    }
}
