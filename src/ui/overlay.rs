//! Overlays: pause, settings, how to play, questions. They form a stack; only the top one takes input, and an open
//! overlay pauses the match.

use bevy::prelude::*;

use super::{systems::UiSystems, tempo::Tempo};
use holochess_session::MatchPhase;

/// A screen that lies over another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The pause menu.
    Pause,
    /// The first page, before the first match.
    Welcome,
    /// The settings.
    Settings,
    /// What is bound to which command.
    Controls,
    /// The rules in a nutshell, and the keys.
    HowTo,
    /// The rulebook, page by page.
    Rules,
    /// Who made what.
    Credits,
    /// How the dice can be checked.
    FairDice,
    /// The question whether the window keeps its new size.
    KeepWindow,
    /// Who plays on from a moment of a match that is watched.
    Branch,
    /// Letters for a text field.
    Letters,
    /// A question before something that cannot be undone.
    Question(Confirmation),
}

/// What is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Resign?
    Resign,
    /// Take the last decision back, even across dice?
    TakeBack,
    /// Leave the match although its last decisions cannot be saved?
    Leave,
    /// Close the program?
    Quit,
}

/// Request: open this overlay, unless it is on top already. Only for systems that cannot borrow [`Overlays`] mutably,
/// because they read it through a parameter of theirs (`HudData`, `Press`); all others call [`Overlays::open`].
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenOverlay(pub Overlay);

/// The stack of overlays.
#[derive(Resource, Debug, Default)]
pub struct Overlays {
    stack: Vec<Overlay>,
    fresh: bool,
    /// Whether the top overlay is drawn larger than the screen below could be, which is then not drawn.
    pub(super) enlarged: bool,
}

impl Overlays {
    /// The top overlay.
    pub fn top(&self) -> Option<Overlay> {
        self.stack.last().copied()
    }

    /// Whether no overlay is open.
    pub fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }

    /// Whether an overlay is open, on top or below others.
    pub fn contains(&self, overlay: Overlay) -> bool {
        self.stack.contains(&overlay)
    }

    /// Whether the top overlay hides the texts of the screen below.
    pub fn cover(&self) -> bool {
        matches!(
            self.top(),
            Some(
                Overlay::Welcome
                    | Overlay::Settings
                    | Overlay::Controls
                    | Overlay::HowTo
                    | Overlay::Rules
                    | Overlay::Credits
                    | Overlay::FairDice
            )
        )
    }

    /// Opens an overlay above the others. This is the way to open one, except where [`OpenOverlay`] says otherwise.
    pub fn open(&mut self, overlay: Overlay) {
        self.stack.push(overlay);
        self.fresh = true;
    }

    /// Closes the top overlay.
    pub fn close(&mut self) {
        self.stack.pop();
        self.fresh = true;
    }

    /// Closes all overlays.
    pub fn clear(&mut self) {
        self.stack.clear();
    }

    /// Whether the top overlay was opened in this frame: the key that opened it must not act on it too.
    pub fn take_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }
}

/// The name of an overlay for the trace.
pub fn name(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Pause => "pause",
        Overlay::Welcome => "welcome",
        Overlay::Settings => "settings",
        Overlay::Controls => "controls",
        Overlay::HowTo => "how-to",
        Overlay::Rules => "rulebook",
        Overlay::Credits => "credits",
        Overlay::FairDice => "fair-dice",
        Overlay::KeepWindow => "keep-window",
        Overlay::Branch => "branch",
        Overlay::Letters => "letters",
        Overlay::Question(Confirmation::Resign) => "question-resign",
        Overlay::Question(Confirmation::TakeBack) => "question-take-back",
        Overlay::Question(Confirmation::Leave) => "question-leave",
        Overlay::Question(Confirmation::Quit) => "question-quit",
    }
}

/// Opens requested overlays that are not on top already.
fn open_requested(mut requests: MessageReader<OpenOverlay>, mut overlays: ResMut<Overlays>) {
    for OpenOverlay(overlay) in requests.read() {
        if overlays.top() != Some(*overlay) {
            overlays.open(*overlay);
        }
    }
}

/// Pauses the match while an overlay is open.
fn hold_time(overlays: Res<Overlays>, phase: Option<Res<State<MatchPhase>>>, mut tempo: ResMut<Tempo>) {
    let at_table = phase.is_some_and(|phase| *phase.get() != MatchPhase::None);
    let paused = at_table && !overlays.is_empty();
    if tempo.paused != paused {
        tempo.paused = paused;
    }
}

/// Opens requested overlays, in [`UiSystems::Overlays`]; questions are opened before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OpensRequested;

/// Opens the rulebook, in [`UiSystems::Overlays`], after everything else that opens or closes an overlay there.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OpensRulebook;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .add_message::<OpenOverlay>()
        .add_systems(Update, (open_requested, hold_time).chain().in_set(OpensRequested).in_set(UiSystems::Overlays));
}
