//! What lies over a screen: the pause, the settings, how to play, a question. They are a stack; only the uppermost is
//! reached, and while anything lies over the table its time stands still.

use bevy::prelude::*;

use super::{UiSystems, tempo::Tempo};
use crate::session::MatchPhase;

/// Something that lies over a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The table waits.
    Pause,
    /// The settings.
    Settings,
    /// The rules in a nutshell, and the keys.
    HowTo,
    /// Who made what.
    Credits,
    /// How the dice can be checked.
    FairDice,
    /// Whether the window stays as it has just become.
    KeepWindow,
    /// Who plays on from a moment of a match that is watched.
    Branch,
    /// A question before something that cannot be undone.
    Question(Asked),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Give up?
    Resign,
    /// Take the last decision back, across the dice?
    TakeBack,
    /// Leave the match although what was decided last cannot be saved?
    Leave,
    /// Close the program?
    Quit,
}

/// Request: lay this over the screen.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenOverlay(pub Overlay);

/// The stack of overlays.
#[derive(Resource, Debug, Default)]
pub struct Overlays {
    stack: Vec<Overlay>,
    fresh: bool,
}

impl Overlays {
    /// The uppermost.
    pub fn top(&self) -> Option<Overlay> {
        self.stack.last().copied()
    }

    /// Does nothing lie over the screen?
    pub fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }

    /// Does the uppermost leave nothing of the screen below to be read?
    pub fn cover(&self) -> bool {
        matches!(self.top(), Some(Overlay::Settings | Overlay::HowTo | Overlay::Credits | Overlay::FairDice))
    }

    /// Lays something over what is there.
    pub fn open(&mut self, overlay: Overlay) {
        self.stack.push(overlay);
        self.fresh = true;
    }

    /// Takes the uppermost away.
    pub fn close(&mut self) {
        self.stack.pop();
        self.fresh = true;
    }

    /// Takes all away.
    pub fn clear(&mut self) {
        self.stack.clear();
    }

    /// Was the uppermost laid there in this frame? The key that opened it must not answer it too.
    pub fn take_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }
}

/// The name of an overlay for the trace.
pub fn name(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Pause => "pause",
        Overlay::Settings => "settings",
        Overlay::HowTo => "how-to",
        Overlay::Credits => "credits",
        Overlay::FairDice => "fair-dice",
        Overlay::KeepWindow => "keep-window",
        Overlay::Branch => "branch",
        Overlay::Question(Asked::Resign) => "question-resign",
        Overlay::Question(Asked::TakeBack) => "question-take-back",
        Overlay::Question(Asked::Leave) => "question-leave",
        Overlay::Question(Asked::Quit) => "question-quit",
    }
}

fn open_requested(mut requests: MessageReader<OpenOverlay>, mut overlays: ResMut<Overlays>) {
    for OpenOverlay(overlay) in requests.read() {
        if overlays.top() != Some(*overlay) {
            overlays.open(*overlay);
        }
    }
}

fn hold_time(overlays: Res<Overlays>, phase: Option<Res<State<MatchPhase>>>, mut tempo: ResMut<Tempo>) {
    let at_table = phase.is_some_and(|phase| *phase.get() != MatchPhase::None);
    let paused = at_table && !overlays.is_empty();
    if tempo.paused != paused {
        tempo.paused = paused;
    }
}

/// Opens what was asked for, in [`UiSystems::Overlays`]; questions are asked before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OpensRequested;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .add_message::<OpenOverlay>()
        .add_systems(Update, (open_requested, hold_time).chain().in_set(OpensRequested).in_set(UiSystems::Overlays));
}
