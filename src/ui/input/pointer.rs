//! The pointer of this frame: the mouse, or a finger. A finger that stays where it is and leaves is a tap, one that
//! stays longer looks at what is there, one that moves drags. Two fingers move the camera, and nothing else until both
//! are gone.

use std::f32::consts::{PI, TAU};

use bevy::{input::touch::Touch, prelude::*, window::PrimaryWindow};

use crate::ui::{controls::Controls, frame::Canvas, overlay::Overlays};
use holochess_view::{
    CameraRig, CameraWishes,
    camera::{DRAGGED, STEERED},
};

/// How far the pointer has to move for a press to become a drag, in logical pixels: the mouse's, and a finger's.
const DRAG: [f32; 2] = [6.0, 14.0];
/// After how many seconds a finger that stays looks at what is there.
const LONG: f32 = 0.5;
/// How many pixels between two fingers are a notch of zoom, as a share of their distance.
const SPREAD: f32 = 0.1;

/// The pointer in this frame.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the press")]
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pointer {
    /// Where it is, in logical pixels; a finger that has just left is still there.
    pub at: Option<Vec2>,
    /// Whether it was pressed in this frame.
    pub pressed: bool,
    /// Whether it is down.
    pub down: bool,
    /// Whether it was let go in this frame; not where the press became something else.
    pub released: bool,
    /// Whether it is a finger.
    pub is_finger: bool,
    /// Whether a finger has stayed for long.
    pub is_long: bool,
    /// Seconds since the press, and its place.
    held: Option<(f32, Vec2)>,
    /// Whether this press is none any more: a second finger came.
    is_over: bool,
}

impl Pointer {
    /// How far a press has to move to be a drag.
    pub const fn drag(&self) -> f32 {
        if self.is_finger { DRAG[1] } else { DRAG[0] }
    }

    /// Takes the state of the mouse.
    fn follow_mouse(&mut self, at: Option<Vec2>, buttons: &ButtonInput<MouseButton>) {
        *self = Self {
            at,
            pressed: buttons.just_pressed(MouseButton::Left),
            down: buttons.pressed(MouseButton::Left),
            released: buttons.just_released(MouseButton::Left),
            ..Self::default()
        };
    }

    /// Takes the state of the fingers.
    fn follow_fingers(&mut self, touches: &Touches, seconds: f32) {
        let began = touches.any_just_pressed() && self.held.is_none();
        let finger = touches.iter().next();
        let left = touches.iter_just_released().next();
        self.is_finger = true;
        (self.pressed, self.released) = (false, false);
        self.at = finger.or(left).map(Touch::position).or(self.at.filter(|_| self.held.is_some()));
        if began && let Some(at) = self.at {
            let place = touches.iter_just_pressed().next().map_or(at, Touch::start_position);
            (self.held, self.pressed, self.is_long, self.is_over) = (Some((0.0, place)), true, false, false);
        }
        if touches.iter().count() > 1 || touches.any_just_canceled() {
            self.is_over = true;
        }
        if let (Some((held, start)), Some(at)) = (&mut self.held, self.at) {
            *held += seconds;
            self.is_long |= *held >= LONG && start.distance(at) < DRAG[1] && !self.is_over;
        }
        if finger.is_none() {
            self.released = self.held.is_some() && !self.is_over && left.is_some();
            if self.held.take().is_none() {
                self.at = None;
            }
        }
        self.down = finger.is_some() && !self.is_over;
    }

    /// Whether the press became a gesture of two fingers or was cancelled: what it had begun is undone.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }
}

/// What two fingers did in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TwoFingers {
    /// How far both went, in logical pixels.
    pub pan: Vec2,
    /// Notches of zoom by which they were spread.
    pub notches: f32,
    /// By how many radians they were turned, clockwise.
    pub turn: f32,
}

/// What the first two fingers did in this frame, if two are down.
pub fn two_fingers(touches: &Touches) -> Option<TwoFingers> {
    let mut fingers: Vec<_> = touches.iter().collect();
    fingers.sort_by_key(|touch| touch.id());
    let [one, other] = fingers[..].first_chunk::<2>().copied()?;
    if touches.just_pressed(one.id()) || touches.just_pressed(other.id()) {
        return Some(TwoFingers::default());
    }
    let (now, before) = (other.position() - one.position(), other.previous_position() - one.previous_position());
    let spread = now.length().max(1.0) / before.length().max(1.0);
    let turn = (now.to_angle() - before.to_angle() + PI).rem_euclid(TAU) - PI;
    Some(TwoFingers { pan: (one.delta() + other.delta()) / 2.0, notches: spread.ln() / SPREAD, turn })
}

/// Reads mouse and fingers: whichever was used last is the pointer.
pub(super) fn update_pointer(
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    mut pointer: ResMut<Pointer>,
    mut mouse_at: Local<Option<Vec2>>,
) {
    let touches = touches.filter(|touches| {
        touches.iter().next().is_some() || touches.any_just_released() || touches.any_just_canceled()
    });
    let at = windows.single().ok().and_then(Window::cursor_position);
    if let Some(touches) = touches {
        pointer.follow_fingers(&touches, time.delta_secs());
        *mouse_at = at;
    } else {
        // After a finger has left, its place is looked at until the mouse moves.
        let clicks = buttons.as_ref().is_some_and(|buttons| buttons.get_just_pressed().next().is_some());
        if pointer.is_finger && at == *mouse_at && !clicks {
            pointer.follow_fingers(&Touches::default(), 0.0);
        } else if let Some(buttons) = buttons {
            *mouse_at = at;
            pointer.follow_mouse(at, &buttons);
        }
    }
}

/// Two fingers turn the camera and bring it closer; so do the commands for it.
pub(super) fn orbit_camera(
    time: Res<Time<Real>>,
    touches: Option<Res<Touches>>,
    controls: Res<Controls>,
    preferences: Res<crate::ui::preferences::Preferences>,
    overlays: Res<Overlays>,
    canvas: Res<Canvas>,
    rig: Res<CameraRig>,
    mut camera: ResMut<CameraWishes>,
) {
    use holochess_settings::controls::Command as C;
    if !overlays.is_empty() {
        return;
    }
    if rig.shot().is_some() {
        // While a film has the camera, keys and sticks take it back.
        let moves = [(C::TurnLeft, C::TurnRight), (C::TurnDown, C::TurnUp), (C::Farther, C::Closer)];
        let is_asked = moves.into_iter().any(|(less, more)| controls.axis(less, more) != 0.0);
        if is_asked && !canvas.surface.walks_commands() {
            camera.taken = true;
        }
        return;
    }
    if let Some(fingers) = touches.and_then(|touches| two_fingers(&touches)) {
        if fingers.pan != Vec2::ZERO || fingers.turn != 0.0 {
            camera.drag(Vec2::new(-fingers.pan.x, fingers.pan.y) * DRAGGED - Vec2::X * fingers.turn);
        }
        if fingers.notches != 0.0 {
            camera.zoom_by(fingers.notches);
        }
    }
    if canvas.surface.walks_commands() {
        return;
    }
    let settings = &preferences.controls;
    let sign = |inverted: bool| if inverted { -settings.stick } else { settings.stick };
    let by = Vec3::new(
        controls.axis(C::TurnLeft, C::TurnRight) * sign(settings.invert_x),
        controls.axis(C::TurnDown, C::TurnUp) * sign(settings.invert_y),
        controls.axis(C::Farther, C::Closer),
    ) * STEERED
        * time.delta_secs();
    if by.truncate() != Vec2::ZERO {
        camera.orbit(-by.x, by.y);
    }
    if by.z != 0.0 {
        camera.zoom_by(by.z);
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::touch::{TouchInput, TouchPhase, touch_screen_input_system};

    use super::*;

    /// An app that hears touches.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<TouchInput>()
            .init_resource::<Touches>()
            .init_resource::<Pointer>()
            .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(100)))
            .add_systems(Update, (touch_screen_input_system, update_pointer).chain());
        app.update();
        app
    }

    fn touch(app: &mut App, touches: &[(u64, TouchPhase, f32, f32)]) -> Pointer {
        for (id, phase, x, y) in touches {
            app.world_mut().write_message(TouchInput {
                phase: *phase,
                position: Vec2::new(*x, *y),
                window: Entity::PLACEHOLDER,
                force: None,
                id: *id,
            });
        }
        app.update();
        app.world().resource::<Pointer>().clone()
    }

    use TouchPhase::{Ended, Moved, Started};

    #[test]
    fn a_tap_is_a_press_and_a_release_and_staying_is_neither_a_tap_nor_a_drag() {
        let mut app = app();
        let pointer = touch(&mut app, &[(1, Started, 10.0, 20.0)]);
        assert!(pointer.pressed && pointer.down && pointer.is_finger && !pointer.is_long);
        let pointer = touch(&mut app, &[(1, Ended, 12.0, 20.0)]);
        assert!(pointer.released && !pointer.down && !pointer.is_long && pointer.at == Some(Vec2::new(10.0, 20.0)));
        let pointer = touch(&mut app, &[]);
        assert!(!pointer.released && pointer.at.is_none());
        touch(&mut app, &[(1, Started, 10.0, 20.0)]);
        for _ in 0..5 {
            touch(&mut app, &[]);
        }
        assert!(touch(&mut app, &[]).is_long);
        assert!(touch(&mut app, &[(1, Ended, 12.0, 20.0)]).is_long);
    }

    #[test]
    fn a_second_finger_ends_the_press_of_the_first() {
        let mut app = app();
        touch(&mut app, &[(1, Started, 100.0, 100.0)]);
        let pointer = touch(&mut app, &[(2, Started, 200.0, 100.0)]);
        assert!(pointer.is_over() && !pointer.down);
        touch(&mut app, &[(1, Moved, 90.0, 110.0), (2, Moved, 210.0, 110.0)]);
        let fingers = two_fingers(app.world().resource::<Touches>()).expect("two are down");
        assert!(
            (fingers.pan - Vec2::new(0.0, 10.0)).length() < 1e-3 && fingers.notches > 1.5 && fingers.turn.abs() < 1e-3
        );
        assert!(!touch(&mut app, &[(1, Ended, 90.0, 110.0)]).released);
        assert!(!touch(&mut app, &[(2, Ended, 210.0, 110.0)]).released, "nothing was tapped");
        let pointer = touch(&mut app, &[(3, Started, 50.0, 50.0)]);
        assert!(pointer.pressed && !pointer.is_over(), "the next one is a press again");
    }

    #[test]
    fn a_tap_within_one_frame_is_not_lost() {
        let mut app = app();
        let pointer = touch(&mut app, &[(1, Started, 10.0, 20.0), (1, Ended, 10.0, 20.0)]);
        assert!(pointer.pressed && pointer.released && pointer.at.is_some());
    }
}
