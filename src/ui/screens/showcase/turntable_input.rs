//! The turntable under mouse, wheel and gamepad: dragging turns it, the wheel moves the camera closer.

use bevy::{
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::PrimaryWindow,
};

use crate::{
    ui::frame::Canvas,
    view::exhibit::{Exhibit, Exhibited},
};

/// The speed of the turntable, in radians per second.
pub const DRIFT: f32 = 0.32;
/// Radians per pixel of dragging.
const PULL: Vec2 = Vec2::new(0.009, 0.005);
/// Speed at full stick: two angles in radians per second, and notches of zoom per second.
const STICK: Vec3 = Vec3::new(2.6, 1.2, 9.0);

/// The inputs that move the turntable or a camera.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Grip<'w, 's> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    motion: Option<Res<'w, AccumulatedMouseMotion>>,
    scroll: Option<Res<'w, AccumulatedMouseScroll>>,
    pads: Query<'w, 's, &'static Gamepad>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    canvas: Res<'w, Canvas>,
}

impl Grip<'_, '_> {
    /// Whether the pointer is over a widget.
    fn on_a_widget(&self) -> bool {
        self.windows.single().ok().and_then(Window::cursor_position).is_some_and(|at| self.canvas.covers(at))
    }

    /// Notches of the wheel in this frame.
    pub fn notches(&self) -> f32 {
        let Some(scroll) = &self.scroll else { return 0.0 };
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
        };
        notches.clamp(-4.0, 4.0)
    }

    /// How far the mouse was dragged with any button in this frame, in pixels; `held` is whether the drag began before this frame.
    pub fn drag(&self, held: &mut bool) -> Vec2 {
        self.drag_by(&[MouseButton::Left, MouseButton::Right, MouseButton::Middle], held)
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

    /// The left stick to the right and up.
    pub fn left_stick(&self) -> Vec2 {
        let axis = |pad: &Gamepad, axis| pad.get(axis).unwrap_or(0.0);
        let of = |pad| Vec2::new(axis(pad, GamepadAxis::LeftStickX), axis(pad, GamepadAxis::LeftStickY));
        self.pads.iter().map(of).sum()
    }

    /// The right stick to the right and up, and the triggers: positive is closer.
    pub fn stick(&self) -> Vec3 {
        self.pads.iter().fold(Vec3::ZERO, |sum, pad| {
            let axis = |axis| pad.get(axis).unwrap_or(0.0);
            let near = axis_of(pad, GamepadButton::RightTrigger2) - axis_of(pad, GamepadButton::LeftTrigger2);
            sum + Vec3::new(axis(GamepadAxis::RightStickX), axis(GamepadAxis::RightStickY), near)
        })
    }
}

fn axis_of(pad: &Gamepad, button: GamepadButton) -> f32 {
    pad.get(button).unwrap_or(0.0)
}

/// Turns the turntable, raises the camera, moves it closer.
pub(super) fn turn(grip: Grip, time: Res<Time<Real>>, mut held: Local<bool>, mut exhibit: ResMut<Exhibit>) {
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
