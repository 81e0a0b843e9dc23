//! What is pressed: every command of every screen ([`Command`]), what can be bound to it ([`Input`]), and what is bound to it
//! now ([`Bindings`]). Plain values; the interface reads devices and asks here what they mean.

mod bindings;
mod command;
mod default_keys;
mod input;
mod place;

pub use bindings::{Assignment, Bindings};
pub use default_keys::{COMMANDS, Command};
pub use input::{Button, Input, Key};
pub use place::{Place, Subject};

use super::exchange::{Choice, Exchange, choice};

/// The version of the sections `[controls]` and `[bindings]` that this program writes.
const VERSION: u32 = 1;

/// The hand for which keys and sticks are laid out by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Keys on the left half of the keyboard beside a mouse on the right; the left stick goes over the board.
    #[default]
    Right,
    /// Keys on the right half beside a mouse on the left; the right stick goes over the board.
    Left,
}

choice!(Hand: Hand::Right = "right", Hand::Left = "left");

/// What a key does that changes something for as long as it is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HoldMode {
    /// It has to be held.
    #[default]
    Hold,
    /// One press begins, the next ends.
    Toggle,
}

choice!(HoldMode: HoldMode::Hold = "hold", HoldMode::Toggle = "toggle");

/// `[controls]` and `[bindings]`
#[derive(Clone, Debug, PartialEq)]
pub struct Controls {
    /// What keys do that have to be held.
    pub held: HoldMode,
    /// How fast sticks turn the camera, 0.25 to 3.
    pub stick: f32,
    /// How fast dragging by mouse or finger turns the camera, 0.25 to 3.
    pub look: f32,
    /// Whether left and right are swapped for the camera.
    pub invert_x: bool,
    /// Whether up and down are swapped for the camera.
    pub invert_y: bool,
    /// Whether each of several gamepads belongs to one of the people at the table.
    pub own_pads: bool,
    /// What is bound to which command.
    pub bindings: Bindings,
}

impl Default for Controls {
    fn default() -> Self {
        Self {
            held: HoldMode::default(),
            stick: 1.0,
            look: 1.0,
            invert_x: false,
            invert_y: false,
            own_pads: true,
            bindings: Bindings::default(),
        }
    }
}

impl Controls {
    /// Goes over every setting.
    pub(super) fn exchange(&mut self, with: &mut impl Exchange) {
        with.section("controls");
        let mut version = VERSION;
        with.whole("version", &mut version, VERSION..=VERSION);
        with.choice("held", &mut self.held);
        with.real("stick", &mut self.stick, 0.25..=3.0);
        with.real("look", &mut self.look, 0.25..=3.0);
        with.flag("invert_x", &mut self.invert_x);
        with.flag("invert_y", &mut self.invert_y);
        with.flag("own_pads", &mut self.own_pads);
        with.choice("hand", &mut self.bindings.hand);
        with.section("bindings");
        for command in COMMANDS {
            let usual = input::text(&command.defaults(self.bindings.hand));
            let mut own = self.bindings.own_mut(command).as_deref().map(input::text);
            with.optional(command.id(), &mut own, &usual, |text| input::parse(text).is_ok());
            *self.bindings.own_mut(command) = own.and_then(|text| input::parse(&text).ok());
        }
        self.bindings.free_navigation();
    }
}
