//! What assistive technology is told of a frame: every text that was written, and every widget with its role, name and
//! state.
//!
//! The [`Brush`](super::brush::Brush) notes texts, [`touch`](super::surface::touch) notes widgets, and a widget that is
//! more than a button says so with [`describe`]. A widget without a name is called by the texts on it. Nothing is noted
//! where no assistive technology is in use.

pub use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{
    Context, Event, Id, LayerId, Rect, Ui,
    accesskit::{Action, ActionData, NodeId},
};

use super::surface;

/// What a text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextKind {
    /// Words to read.
    #[default]
    Plain,
    /// The heading of a screen or of a part of it.
    Heading,
    /// The name of a key: on a widget, the key that presses it.
    Key,
    /// Read aloud whenever it changes.
    Announced,
}

/// What a screen reader says of a widget.
#[derive(Clone, Debug, PartialEq)]
pub struct Accessible {
    /// What kind of widget it is.
    pub role: Role,
    /// What it is called; where empty, by the texts on it.
    pub name: String,
    /// What it is set to, in words.
    pub value: Option<String>,
    /// What it is set to, with its least and its most and by how much a step changes it.
    pub number: Option<[f64; 4]>,
    /// Whether it is the chosen one of its kind.
    pub chosen: Option<bool>,
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// What there is to choose between in it.
    pub parts: Vec<Part>,
}

/// One of several things to choose between in a widget.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The id with which it reacts to clicks.
    pub id: Id,
    /// What it is called; where empty, by the texts on it.
    pub name: String,
    /// Where it is.
    pub rect: Rect,
    /// Whether it is the chosen one.
    pub chosen: bool,
}

impl Accessible {
    /// A widget of this role.
    pub fn new(role: Role, name: impl Into<String>) -> Self {
        Self { role, name: name.into(), value: None, number: None, chosen: None, disabled: false, parts: Vec::new() }
    }

    /// Something to press.
    pub fn button(name: impl Into<String>) -> Self {
        Self::new(Role::Button, name)
    }

    /// A choice of one of several.
    pub fn choice(name: impl Into<String>, parts: Vec<Part>) -> Self {
        Self { parts, ..Self::new(Role::RadioGroup, name) }
    }

    /// A number between two others that is changed in steps; `shown` says it in words.
    pub fn slider(name: impl Into<String>, now: f32, [least, most]: [f32; 2], step: f32, shown: &str) -> Self {
        let number = Some([now, least, most, step].map(f64::from));
        Self { number, value: Some(shown.to_owned()), ..Self::new(Role::Slider, name) }
    }

    /// The same, chosen or not.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Self { chosen: Some(chosen), ..self }
    }

    /// The same, to be used or not.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { disabled: !enabled, ..self }
    }
}

/// Something on the screen, in the order in which it was drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// A text.
    Text {
        /// What it says.
        text: String,
        /// What it is.
        kind: TextKind,
        /// Where it is written.
        rect: Rect,
        /// The layer of the screen that it is on.
        layer: LayerId,
    },
    /// A widget.
    Widget {
        /// Its id.
        id: Id,
        /// Where it is.
        rect: Rect,
        /// The layer of the screen that it is on.
        layer: LayerId,
        /// Whether it can have the focus.
        focusable: bool,
        /// What it says about itself.
        about: Accessible,
    },
}

impl Note {
    /// The widget of which this is a part.
    pub fn widget_of_part(&self, part: NodeId) -> Option<Id> {
        match self {
            Self::Widget { id, about, .. } => {
                about.parts.iter().any(|known| known.id.accesskit_id() == part).then_some(*id)
            }
            Self::Text { .. } => None,
        }
    }
}

fn screen_reader_flag() -> Id {
    Id::new("somebody listens")
}

/// Switches the notes on or off.
pub fn listen(context: &Context, on: bool) {
    context.data_mut(|data| data.insert_temp(screen_reader_flag(), on));
}

/// Whether assistive technology is in use.
pub fn is_listening(context: &Context) -> bool {
    context.data(|data| data.get_temp::<bool>(screen_reader_flag())).unwrap_or(false)
}

/// Says what a widget is, after it was drawn. The closure is called only if assistive technology is in
/// use.
pub fn describe(ui: &Ui, id: Id, about: impl FnOnce() -> Accessible) {
    if is_listening(ui.ctx()) && ui.is_enabled() {
        let wanted = about();
        surface::revise(ui.ctx(), |notes| {
            let own = notes.iter_mut().rev().find_map(|note| match note {
                Note::Widget { id: known, about, .. } if *known == id => Some(about),
                _ => None,
            });
            if let Some(about) = own {
                *about = wanted;
            }
        });
    }
}

/// Whether assistive technology presses this widget in this frame.
pub fn is_pressed(ui: &Ui, id: Id) -> bool {
    ui.is_enabled() && ui.input(|input| input.has_accesskit_action_request(id, Action::Click))
}

/// The number to which assistive technology sets this widget in this frame.
pub fn wanted_number(ui: &Ui, id: Id) -> Option<f64> {
    let target = id.accesskit_id();
    let wanted = |event: &Event| match event {
        Event::AccessKitActionRequest(request)
            if request.target_node == target && request.action == Action::SetValue =>
        {
            match request.data {
                Some(ActionData::NumericValue(number)) => Some(number),
                _ => None,
            }
        }
        _ => None,
    };
    if !ui.is_enabled() {
        return None;
    }
    ui.input(|input| input.events.iter().rev().find_map(wanted))
}
