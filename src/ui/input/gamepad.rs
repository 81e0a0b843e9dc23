//! A gamepad acts as a keyboard: whatever keys can do, it can do, on every screen.
//!
//! Cross and left stick are the arrows, the lower button is Enter, the right one Escape, the upper one Space. The right stick
//! and the triggers move the camera. At the table the right shoulder is Tab and the left one Shift: held, it walks a way step
//! by step, and Tab goes back. On other screens the triggers are − and +, which change a number by one.

use bevy::{
    ecs::message::MessageUpdateSystems,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    time::TimeSystems,
    window::PrimaryWindow,
};

use crate::{
    ui::screens::{Page, Screen, Showcase},
    view::{CameraRig, CameraWishes},
};

/// How far a stick has to be pushed to count as an arrow.
const PUSHED: f32 = 0.55;
/// Seconds until a held arrow repeats, and between two repeats.
const REPEAT: [f32; 2] = [0.42, 0.13];
/// Camera speed at full stick: two angles in radians per second, and notches of zoom per second.
const CAMERA: Vec3 = Vec3::new(1.9, 1.1, 7.0);

/// The kind of screen: a button means different keys on different screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// At the table.
    Table,
    /// The photo page of the showcase, where the left stick moves the camera.
    Photo,
    /// Any other screen.
    Menu,
}

/// The key of a button.
fn key(button: GamepadButton, place: Place) -> Option<(KeyCode, Key)> {
    use GamepadButton as B;
    let at_table = matches!(place, Place::Table);
    Some(match button {
        B::DPadUp => (KeyCode::ArrowUp, Key::ArrowUp),
        B::DPadDown => (KeyCode::ArrowDown, Key::ArrowDown),
        B::DPadLeft => (KeyCode::ArrowLeft, Key::ArrowLeft),
        B::DPadRight => (KeyCode::ArrowRight, Key::ArrowRight),
        B::South => (KeyCode::Enter, Key::Enter),
        B::East | B::Start => (KeyCode::Escape, Key::Escape),
        B::North => (KeyCode::Space, Key::Space),
        B::LeftTrigger if !at_table => (KeyCode::PageUp, Key::PageUp),
        B::RightTrigger if !at_table => (KeyCode::PageDown, Key::PageDown),
        B::LeftTrigger => (KeyCode::ShiftLeft, Key::Shift),
        B::RightTrigger => (KeyCode::Tab, Key::Tab),
        _ => return None,
    })
}

/// The letter key of a button, if it has one.
fn letter(button: GamepadButton, place: Place) -> Option<(KeyCode, &'static str)> {
    Some(match (button, place) {
        (GamepadButton::West, Place::Table) => (KeyCode::KeyH, "h"),
        (GamepadButton::Select, Place::Table) => (KeyCode::KeyU, "u"),
        (GamepadButton::LeftThumb, Place::Table) => (KeyCode::KeyD, "d"),
        (GamepadButton::Mode, Place::Table) => (KeyCode::KeyN, "n"),
        (GamepadButton::LeftTrigger2, Place::Menu) => (KeyCode::Minus, "-"),
        (GamepadButton::RightTrigger2, Place::Menu) => (KeyCode::NumpadAdd, "+"),
        (GamepadButton::West, _) => (KeyCode::KeyP, "p"),
        (GamepadButton::Select, _) => (KeyCode::KeyH, "h"),
        (GamepadButton::RightThumb, _) => (KeyCode::KeyC, "c"),
        _ => return None,
    })
}

/// The keys that a gamepad holds down.
fn held(pad: &Gamepad, place: Place) -> Vec<(KeyCode, Key)> {
    let mut keys: Vec<(KeyCode, Key)> = Vec::new();
    for button in GamepadButton::all().into_iter().filter(|button| pad.pressed(*button)) {
        let letter = || letter(button, place).map(|(code, letter)| (code, Key::Character(letter.into())));
        keys.extend(key(button, place).or_else(letter));
    }
    if place != Place::Photo {
        let axis = |axis| pad.get(axis).unwrap_or(0.0);
        let (x, y) = (axis(GamepadAxis::LeftStickX), axis(GamepadAxis::LeftStickY));
        let arrow = if x.abs().max(y.abs()) < PUSHED {
            None
        } else if x.abs() > y.abs() {
            Some(if x > 0.0 { GamepadButton::DPadRight } else { GamepadButton::DPadLeft })
        } else {
            Some(if y > 0.0 { GamepadButton::DPadUp } else { GamepadButton::DPadDown })
        };
        keys.extend(arrow.and_then(|arrow| key(arrow, place)));
    }
    keys
}

/// A key held down by a gamepad.
#[derive(Clone, Debug)]
struct Down {
    code: KeyCode,
    key: Key,
    /// Seconds until it repeats.
    again: f32,
}

/// Sends buttons and the left stick as key events.
fn speak(
    time: Res<Time<Real>>,
    pads: Query<&Gamepad>,
    windows: Query<Entity, With<PrimaryWindow>>,
    screen: Res<State<Screen>>,
    showcase: Res<Showcase>,
    mut down: Local<Vec<Down>>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = windows.single() else { return };
    let place = match screen.get() {
        Screen::Match => Place::Table,
        Screen::Showcase if showcase.page == Page::Photo => Place::Photo,
        _ => Place::Menu,
    };
    let mut now: Vec<(KeyCode, Key)> = pads.iter().flat_map(|pad| held(pad, place)).collect();
    now.sort_by_key(|(code, _)| *code);
    now.dedup_by_key(|(code, _)| *code);
    let mut say = |code: KeyCode, key: &Key, state: ButtonState, repeat: bool| {
        keys.write(KeyboardInput { key_code: code, logical_key: key.clone(), state, text: None, repeat, window });
    };
    down.retain(|held| {
        let still = now.iter().any(|(code, _)| *code == held.code);
        if !still {
            say(held.code, &held.key, ButtonState::Released, false);
        }
        still
    });
    for (code, key) in now {
        let goes_on = matches!(
            code,
            KeyCode::ArrowUp
                | KeyCode::ArrowDown
                | KeyCode::ArrowLeft
                | KeyCode::ArrowRight
                | KeyCode::Minus
                | KeyCode::NumpadAdd
        );
        match down.iter_mut().find(|held| held.code == code) {
            None => {
                say(code, &key, ButtonState::Pressed, false);
                down.push(Down { code, key, again: REPEAT[0] });
            }
            Some(held) if goes_on => {
                held.again -= time.delta_secs();
                if held.again <= 0.0 {
                    held.again = REPEAT[1];
                    say(code, &key, ButtonState::Pressed, true);
                }
            }
            Some(_) => {}
        }
    }
}

/// The right stick and the triggers move the camera at the table.
fn look(
    time: Res<Time<Real>>,
    pads: Query<&Gamepad>,
    screen: Res<State<Screen>>,
    rig: Res<CameraRig>,
    mut camera: ResMut<CameraWishes>,
) {
    if *screen.get() != Screen::Match || rig.shot().is_some() {
        return;
    }
    for pad in &pads {
        let axis = |axis| pad.get(axis).unwrap_or(0.0);
        let button = |button| pad.get(button).unwrap_or(0.0);
        let (x, y) = (axis(GamepadAxis::RightStickX), axis(GamepadAxis::RightStickY));
        let near = button(GamepadButton::RightTrigger2) - button(GamepadButton::LeftTrigger2);
        let by = Vec3::new(x, y, near) * CAMERA * time.delta_secs();
        if by.truncate() != Vec2::ZERO {
            camera.orbit(-by.x, by.y);
        }
        if by.z != 0.0 {
            camera.zoom_by(by.z);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // Before the keyboard is read: buttons pressed in the last frame become keys in this one.
    app.add_systems(
        First,
        speak.after(TimeSystems).after(MessageUpdateSystems).run_if(resource_exists::<Messages<KeyboardInput>>),
    )
    .add_systems(Update, look.in_set(crate::ui::UiSystems::Input).after(super::BoardInput));
}

#[cfg(test)]
mod tests {
    use bevy::{input::InputPlugin, state::app::StatesPlugin};

    use super::*;

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
            .init_state::<Screen>()
            .init_resource::<Showcase>()
            .init_resource::<CameraRig>()
            .init_resource::<CameraWishes>()
            .add_plugins(plugin);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        app.update();
        (app, pad)
    }

    fn press(app: &mut App, pad: Entity, button: GamepadButton, pressed: bool) {
        let mut pad = app.world_mut().get_mut::<Gamepad>(pad).expect("it is there");
        if pressed {
            pad.digital_mut().press(button);
        } else {
            pad.digital_mut().release(button);
        }
        app.update();
    }

    fn keys(app: &App) -> Vec<KeyCode> {
        app.world().resource::<ButtonInput<KeyCode>>().get_pressed().copied().collect()
    }

    #[test]
    fn a_button_is_its_key_for_as_long_as_it_is_held() {
        let (mut app, pad) = app();
        for (button, code) in [
            (GamepadButton::South, KeyCode::Enter),
            (GamepadButton::East, KeyCode::Escape),
            (GamepadButton::DPadLeft, KeyCode::ArrowLeft),
            (GamepadButton::RightTrigger, KeyCode::PageDown),
            (GamepadButton::West, KeyCode::KeyP),
            (GamepadButton::LeftTrigger2, KeyCode::Minus),
            (GamepadButton::RightTrigger2, KeyCode::NumpadAdd),
        ] {
            press(&mut app, pad, button, true);
            assert_eq!(keys(&app), [code]);
            app.update();
            assert!(!app.world().resource::<ButtonInput<KeyCode>>().just_pressed(code), "held is not pressed again");
            press(&mut app, pad, button, false);
            assert!(keys(&app).is_empty());
        }
    }

    #[test]
    fn at_the_table_the_shoulders_go_round_the_possibilities() {
        let (mut app, pad) = app();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        press(&mut app, pad, GamepadButton::RightTrigger, true);
        assert_eq!(keys(&app), [KeyCode::Tab]);
        press(&mut app, pad, GamepadButton::RightTrigger, false);
        for (button, code) in [
            (GamepadButton::LeftTrigger, KeyCode::ShiftLeft),
            (GamepadButton::LeftThumb, KeyCode::KeyD),
            (GamepadButton::Mode, KeyCode::KeyN),
        ] {
            press(&mut app, pad, button, true);
            assert_eq!(keys(&app), [code]);
            press(&mut app, pad, button, false);
        }
    }

    #[test]
    fn the_left_stick_is_one_arrow_at_a_time_unless_it_walks() {
        let (mut app, pad) = app();
        let push = |app: &mut App, x: f32, y: f32| {
            let mut pad = app.world_mut().get_mut::<Gamepad>(pad).expect("it is there");
            pad.analog_mut().set(GamepadAxis::LeftStickX, x);
            pad.analog_mut().set(GamepadAxis::LeftStickY, y);
            app.update();
        };
        push(&mut app, 0.9, 0.6);
        assert_eq!(keys(&app), [KeyCode::ArrowRight]);
        push(&mut app, 0.1, -0.8);
        assert_eq!(keys(&app), [KeyCode::ArrowDown]);
        push(&mut app, 0.3, 0.3);
        assert!(keys(&app).is_empty());
        app.world_mut().resource_mut::<Showcase>().page = Page::Photo;
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Showcase);
        app.update();
        push(&mut app, 0.9, 0.0);
        assert!(keys(&app).is_empty());
    }
}
