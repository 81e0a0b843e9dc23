//! Overlays: pause, settings, how to play, questions. They form a stack; only the top one takes input, and an open
//! overlay pauses the match.

use bevy::prelude::*;

use super::{
    systems::UiSystems,
    tempo::Tempo,
    theme::{SMALLEST, SMALLEST_PAGE},
};
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
    /// Signs for players elsewhere.
    Signs,
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
    /// Let another player take the last decision back?
    AllowUndo,
    /// Leave a match that waits for a player elsewhere?
    StopWaiting,
}

/// What distinguishes an overlay from others.
pub(super) struct OverlaySpec {
    /// Its name for the trace.
    pub name: &'static str,
    /// Whether it hides the texts of the screen below.
    pub covers: bool,
    /// The smallest screen that fits it, in points: pages whose content runs on below can be enlarged further.
    pub smallest: [f32; 2],
}

impl Overlay {
    /// What distinguishes it from others.
    pub(super) const fn spec(self) -> OverlaySpec {
        let (name, covers, smallest) = match self {
            Self::Pause => ("pause", false, SMALLEST_PAGE),
            Self::Welcome => ("welcome", true, SMALLEST_PAGE),
            Self::Settings => ("settings", true, SMALLEST_PAGE),
            Self::Controls => ("controls", true, SMALLEST),
            Self::HowTo => ("how-to", true, SMALLEST),
            Self::Rules => ("rulebook", true, SMALLEST),
            Self::Credits => ("credits", true, SMALLEST_PAGE),
            Self::FairDice => ("fair-dice", true, SMALLEST_PAGE),
            Self::KeepWindow => ("keep-window", false, SMALLEST_PAGE),
            Self::Branch => ("branch", false, SMALLEST),
            Self::Letters => ("letters", false, SMALLEST_PAGE),
            Self::Signs => ("signs", false, SMALLEST_PAGE),
            Self::Question(Confirmation::Resign) => ("question-resign", false, SMALLEST_PAGE),
            Self::Question(Confirmation::TakeBack) => ("question-take-back", false, SMALLEST_PAGE),
            Self::Question(Confirmation::Leave) => ("question-leave", false, SMALLEST_PAGE),
            Self::Question(Confirmation::Quit) => ("question-quit", false, SMALLEST_PAGE),
            Self::Question(Confirmation::StopWaiting) => ("question-stop-waiting", false, SMALLEST_PAGE),
            Self::Question(Confirmation::AllowUndo) => ("question-allow-undo", false, SMALLEST_PAGE),
        };
        OverlaySpec { name, covers, smallest }
    }
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
        self.top().is_some_and(|overlay| overlay.spec().covers)
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

    /// Takes an overlay out, wherever in the stack it is.
    pub fn remove(&mut self, overlay: Overlay) {
        self.stack.retain(|open| *open != overlay);
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

/// Run condition: this overlay is on top.
pub(super) fn is_on_top(overlay: Overlay) -> impl FnMut(Res<Overlays>) -> bool + Clone {
    move |overlays: Res<Overlays>| overlays.top() == Some(overlay)
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
