//! The turntable under mouse, wheel, fingers and gamepad: dragging turns it, the wheel or two fingers move the camera
//! closer.

use bevy::{
    ecs::system::SystemParam,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::PrimaryWindow,
};

use crate::ui::{controls::Controls, frame::Canvas, input::two_fingers, preferences::Preferences};
use holochess_settings::controls::Command;
use holochess_view::exhibit::{Exhibit, Exhibited};

/// The speed of the turntable, in radians per second.
pub const DRIFT: f32 = 0.32;
/// Radians per pixel of dragging.
const PULL: Vec2 = Vec2::new(0.009, 0.005);
/// Speed at full stick: two angles in radians per second, and notches of zoom per second.
const STICK: Vec3 = Vec3::new(2.6, 1.2, 9.0);

/// The inputs that move the turntable or a camera.
#[derive(SystemParam)]
pub(super) struct Grip<'w, 's> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    motion: Option<Res<'w, AccumulatedMouseMotion>>,
    scroll: Option<Res<'w, AccumulatedMouseScroll>>,
    controls: Res<'w, Controls>,
    preferences: Res<'w, Preferences>,
    fingers: Option<Res<'w, Touches>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    canvas: Res<'w, Canvas>,
}

impl Grip<'_, '_> {
    /// Whether the pointer is over a widget.
    fn on_a_widget(&self) -> bool {
        self.windows.single().ok().and_then(Window::cursor_position).is_some_and(|at| self.canvas.covers(at))
    }

    /// Notches of the wheel in this frame, or of two fingers that are spread.
    pub fn notches(&self) -> f32 {
        let spread =
            self.fingers.as_ref().and_then(|fingers| two_fingers(fingers)).map_or(0.0, |fingers| fingers.notches);
        let Some(scroll) = &self.scroll else { return spread };
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
        };
        notches.clamp(-4.0, 4.0) + spread
    }

    /// How far the mouse, with any button, or a finger was dragged in this frame, in pixels; `held` is whether the drag
    /// began before this frame.
    pub fn drag(&self, held: &mut bool) -> Vec2 {
        let finger = match &self.fingers {
            Some(fingers) if fingers.iter().count() == 1 => fingers.iter().next(),
            _ => None,
        };
        let free = finger.filter(|finger| !self.canvas.covers(finger.start_position()));
        let by_finger = free.map_or(Vec2::ZERO, bevy::input::touch::Touch::delta);
        let controls = &self.preferences.controls;
        let sign = |inverted: bool| if inverted { -controls.look } else { controls.look };
        let pulled = self.drag_by(&[MouseButton::Left, MouseButton::Right, MouseButton::Middle], held);
        (pulled + by_finger) * Vec2::new(sign(controls.invert_x), sign(controls.invert_y))
    }

    /// The same for some of the buttons.
    pub fn drag_by(&self, any: &[MouseButton], held: &mut bool) -> Vec2 {
        let Some(buttons) = &self.buttons else { return Vec2::ZERO };
        let any = || any.iter().copied();
        if buttons.any_just_pressed(any()) {
            *held = !self.on_a_widget();
        } else if !buttons.any_pressed(any()) {
            *held = false;
        }
        match (&self.motion, *held) {
            (Some(motion), true) => motion.delta,
            _ => Vec2::ZERO,
        }
    }

    /// What turns the view to the right and up, and brings it closer.
    pub fn stick(&self) -> Vec3 {
        let (controls, settings) = (&self.controls, &self.preferences.controls);
        let sign = |inverted: bool| if inverted { -settings.stick } else { settings.stick };
        Vec3::new(
            controls.axis(Command::ViewLeft, Command::ViewRight) * sign(settings.invert_x),
            controls.axis(Command::ViewDown, Command::ViewUp) * sign(settings.invert_y),
            controls.axis(Command::ViewFarther, Command::ViewCloser),
        )
    }
}

/// Turns the turntable, raises the camera, moves it closer.
pub(super) fn turn_exhibit(grip: Grip, time: Res<Time<Real>>, mut held: Local<bool>, mut exhibit: ResMut<Exhibit>) {
    let pulled = grip.drag(&mut held) * PULL;
    let stick = grip.stick() * STICK * time.delta_secs();
    let notches = grip.notches() + stick.z;
    if exhibit.free.is_some() || !matches!(exhibit.exhibited, Exhibited::One(_)) {
        return;
    }
    let frame = &mut exhibit.bypass_change_detection().frame;
    if pulled != Vec2::ZERO || stick.truncate() != Vec2::ZERO {
        frame.turn(pulled.x + stick.x, pulled.y + stick.y);
    }
    if notches != 0.0 {
        frame.zoom_by(notches);
    }
}
