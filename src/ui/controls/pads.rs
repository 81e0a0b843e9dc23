//! Gamepads: what is down on them, who holds which, and what is printed on them.

use bevy::prelude::*;

use holochess_settings::controls::Button;

/// How far a stick has to be pushed to count as a press, at a sensitivity of 1.
const PUSHED: f32 = 0.55;
/// What a stick that is let go may still say.
const REST: f32 = 0.08;

/// A family of gamepads, by what is printed on their buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Family {
    /// A, B, X, Y.
    #[default]
    Xbox,
    /// Cross, circle, square, triangle.
    PlayStation,
    /// The letters of Xbox, elsewhere.
    Nintendo,
}

impl Family {
    /// The family of a gamepad by its maker's number, or else by its name.
    pub fn recognise(vendor: Option<u16>, name: &str) -> Self {
        match vendor {
            Some(0x054c) => return Self::PlayStation,
            Some(0x057e) => return Self::Nintendo,
            Some(0x045e) => return Self::Xbox,
            _ => {}
        }
        let name = name.to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| name.contains(word));
        if says(&["playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"]) {
            Self::PlayStation
        } else if says(&["nintendo", "switch", "joy-con", "joycon", "wii"]) {
            Self::Nintendo
        } else {
            Self::Xbox
        }
    }

    /// What is printed on a button; `None` where its direction is all there is to say.
    pub fn print(self, button: Button) -> Option<&'static str> {
        let print = match button.word() {
            "South" => ["A", "✕", "B"],
            "East" => ["B", "○", "A"],
            "West" => ["X", "□", "Y"],
            "North" => ["Y", "△", "X"],
            "LeftShoulder" => ["LB", "L1", "L"],
            "RightShoulder" => ["RB", "R1", "R"],
            "LeftTrigger" => ["LT", "L2", "ZL"],
            "RightTrigger" => ["RT", "R2", "ZR"],
            "Select" => ["View", "Create", "-"],
            "Start" => ["Menu", "Options", "+"],
            "Guide" => ["Xbox", "PS", "Home"],
            "LeftStick" => ["LS", "L3", "LS"],
            "RightStick" => ["RS", "R3", "RS"],
            "PadUp" => ["↑"; 3],
            "PadDown" => ["↓"; 3],
            "PadLeft" => ["←"; 3],
            "PadRight" => ["→"; 3],
            "LeftStickUp" => ["L ↑"; 3],
            "LeftStickDown" => ["L ↓"; 3],
            "LeftStickLeft" => ["L ←"; 3],
            "LeftStickRight" => ["L →"; 3],
            "RightStickUp" => ["R ↑"; 3],
            "RightStickDown" => ["R ↓"; 3],
            "RightStickLeft" => ["R ←"; 3],
            "RightStickRight" => ["R →"; 3],
            _ => return None,
        };
        Some(print[self as usize])
    }
}

/// The engine's button of one of the table's.
fn engine(button: Button) -> Option<GamepadButton> {
    use GamepadButton as B;
    Some(match button.word() {
        "South" => B::South,
        "East" => B::East,
        "West" => B::West,
        "North" => B::North,
        "LeftShoulder" => B::LeftTrigger,
        "RightShoulder" => B::RightTrigger,
        "LeftTrigger" => B::LeftTrigger2,
        "RightTrigger" => B::RightTrigger2,
        "Select" => B::Select,
        "Start" => B::Start,
        "Guide" => B::Mode,
        "LeftStick" => B::LeftThumb,
        "RightStick" => B::RightThumb,
        "PadUp" => B::DPadUp,
        "PadDown" => B::DPadDown,
        "PadLeft" => B::DPadLeft,
        "PadRight" => B::DPadRight,
        _ => return None,
    })
}

/// Both axes of a stick.
fn stick(pad: &Gamepad, left: bool) -> Vec2 {
    let axis = |axis| pad.get(axis).unwrap_or(0.0);
    if left {
        Vec2::new(axis(GamepadAxis::LeftStickX), axis(GamepadAxis::LeftStickY))
    } else {
        Vec2::new(axis(GamepadAxis::RightStickX), axis(GamepadAxis::RightStickY))
    }
}

/// How far a button is pressed, or a stick pushed that way, 0 to 1.
pub(super) fn value(pad: &Gamepad, button: Button) -> f32 {
    if let Some(engine) = engine(button) {
        let down = f32::from(u8::from(pad.pressed(engine)));
        return pad.get(engine).unwrap_or(0.0).max(down).clamp(0.0, 1.0);
    }
    let at = stick(pad, button.word().starts_with("Left"));
    let way = way(button);
    let pushed = at.dot(way);
    if pushed > REST { pushed.min(1.0) } else { 0.0 }
}

/// The direction of a stick that a button stands for.
fn way(button: Button) -> Vec2 {
    let word = button.word();
    if word.ends_with("StickUp") {
        Vec2::Y
    } else if word.ends_with("StickDown") {
        Vec2::NEG_Y
    } else if word.ends_with("StickLeft") {
        Vec2::NEG_X
    } else {
        Vec2::X
    }
}

/// Whether a button is down, or a stick pushed that way and no other.
pub(super) fn is_down(pad: &Gamepad, button: Button, sensitivity: f32) -> bool {
    if let Some(engine) = engine(button) {
        return pad.pressed(engine);
    }
    let at = stick(pad, button.word().starts_with("Left"));
    let threshold = (PUSHED / sensitivity.max(0.1)).clamp(0.3, 0.85);
    let way = way(button);
    let pushed = at.dot(way);
    // The larger of the two axes is meant.
    let across = (at - way * pushed).length();
    pushed >= threshold && pushed > across
}

/// Gamepads in the order in which they were first seen; one that was unplugged keeps its place.
#[derive(Debug, Default)]
pub(super) struct Slots(Vec<Entity>);

impl Slots {
    /// Notes a gamepad.
    pub fn see(&mut self, pad: Entity) {
        if !self.0.contains(&pad) {
            self.0.push(pad);
        }
    }

    /// Whether this gamepad is the one of a person, of so many at the table, with these gamepads plugged in. With one
    /// gamepad, or one person, every person has every gamepad.
    pub fn is_of(&self, pad: Entity, person: usize, people: usize, plugged: &[Entity]) -> bool {
        let pads: Vec<Entity> = self.0.iter().copied().filter(|known| plugged.contains(known)).collect();
        let Some(place) = pads.iter().position(|known| *known == pad) else { return true };
        if pads.len() < 2 || people < 2 {
            return true;
        }
        // Of more people than gamepads, some share one; of more gamepads than people, some have two.
        if pads.len() <= people { person % pads.len() == place } else { place % people == person }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_told_by_its_maker_or_its_name() {
        assert_eq!(Family::recognise(Some(0x054c), "Wireless Controller"), Family::PlayStation);
        assert_eq!(Family::recognise(Some(0x057e), ""), Family::Nintendo);
        assert_eq!(Family::recognise(None, "Sony DualSense"), Family::PlayStation);
        assert_eq!(Family::recognise(Some(0x0f0d), "HORI Pad for Nintendo Switch"), Family::Nintendo);
        assert_eq!(Family::recognise(None, "Microsoft X-Box 360 pad"), Family::Xbox);
        assert_eq!(Family::recognise(None, "Generic USB Gamepad"), Family::Xbox);
    }

    #[test]
    fn every_button_has_a_print_in_every_family() {
        for family in [Family::Xbox, Family::PlayStation, Family::Nintendo] {
            let prints: Vec<&str> = Button::all().filter_map(|button| family.print(button)).collect();
            assert_eq!(prints.len(), Button::ALL.len());
            for (index, print) in prints.iter().enumerate() {
                assert!(!prints[..index].contains(print), "{print} is on two buttons of {family:?}");
            }
        }
    }

    #[test]
    fn a_stick_is_one_direction_at_a_time() {
        let mut pad = Gamepad::default();
        pad.analog_mut().set(GamepadAxis::LeftStickX, 0.9);
        pad.analog_mut().set(GamepadAxis::LeftStickY, 0.6);
        let down = |pad: &Gamepad, sensitivity| {
            Button::all().filter(|button| is_down(pad, *button, sensitivity)).map(Button::word).collect::<Vec<_>>()
        };
        assert_eq!(down(&pad, 1.0), ["LeftStickRight"]);
        pad.analog_mut().set(GamepadAxis::LeftStickX, 0.4);
        pad.analog_mut().set(GamepadAxis::LeftStickY, 0.0);
        assert!(down(&pad, 1.0).is_empty());
        assert_eq!(down(&pad, 1.5), ["LeftStickRight"], "a more sensitive stick is pushed less far");
    }

    #[test]
    fn each_of_two_people_has_a_gamepad_and_one_that_comes_back_is_the_same() {
        let [one, two, three] = [1, 2, 3].map(|number| Entity::from_raw_u32(number).expect("it is no placeholder"));
        let mut slots = Slots::default();
        slots.see(two);
        slots.see(one);
        let both = [one, two];
        assert!(slots.is_of(two, 0, 2, &both) && !slots.is_of(one, 0, 2, &both));
        assert!(slots.is_of(one, 1, 2, &both) && !slots.is_of(two, 1, 2, &both));
        assert!(slots.is_of(one, 0, 2, &[one]), "alone, it is everybody's");
        assert!(slots.is_of(one, 0, 1, &both), "one person has both");
        assert!(slots.is_of(two, 2, 3, &both) && !slots.is_of(one, 2, 3, &both), "the third shares the first's");
        slots.see(three);
        let all = [one, two, three];
        assert!(slots.is_of(three, 0, 2, &all) && slots.is_of(two, 0, 2, &all) && slots.is_of(one, 1, 2, &all));
    }
}
