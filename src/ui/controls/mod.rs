//! Translates keys, gamepads and touch into commands, by the table in the settings, first thing in a frame. Other
//! modules read [`Controls`] (widgets: [`frame_commands`]), never devices.
//!
//! Text fields, which edit what is typed, are the engine's own and hear the keyboard itself.

mod caps;
mod keys;
mod pads;

use std::sync::Arc;

use bevy::{
    ecs::system::SystemParam,
    input::{InputSystems, keyboard::KeyboardFocusLost, keyboard::KeyboardInput},
    platform::collections::HashMap,
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use self::{caps::Device, pads::Family};
use self::{keys::Keyboard, pads::Slots};
use super::{
    frame::{self, Canvas, Draw},
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::Overlays,
    preferences::Preferences,
    theme::frame_commands::{self, FrameCommands},
};
use holochess_rules::Seat;
use holochess_session::{Director, Match, SessionSystems};
use holochess_settings::controls::{Button, COMMANDS, Command, HoldMode, Input};

/// Seconds until a held button repeats, and between two repeats.
const REPEAT: [f32; 2] = [0.42, 0.13];

/// The commands of this frame, and the device that they came from.
#[derive(Resource, Debug, Default, Deref)]
pub struct Controls {
    /// The commands of this frame, as widgets get them.
    #[deref]
    heard: FrameCommands,
    /// How far what is bound to a command is pressed, where that is more than nothing.
    values: Vec<(Command, f32)>,
    /// The device that was used last.
    device: Device,
    /// What was bound in the last frame.
    meanings: HashMap<Input, Vec<Command>>,
    /// The keys that are down, and what they type.
    keyboard: Keyboard,
    /// The gamepads, in the order in which they were first seen.
    slots: Slots,
    /// Buttons that are down, and the seconds until they repeat.
    down: Vec<(Entity, Button, f32)>,
    /// What a press has begun and the next one ends.
    latched: bool,
    /// Whether the next key or button is wanted for itself, not for what it means.
    catches: bool,
    /// The key or button that was caught.
    caught: Option<Input>,
    /// The seat that is to choose, if the other player pressed a button of their own gamepad.
    stranger: Option<Seat>,
    /// Commands that something else than a device asks for.
    asked: Vec<Command>,
    /// The device and the number of known keys for which the caps were written last.
    words: Option<(Device, usize)>,
}

impl Controls {
    /// The device that was used last.
    pub fn device(&self) -> Device {
        self.device
    }

    /// How far what is bound to a command is pressed, 0 to 1.
    pub fn value(&self, command: Command) -> f32 {
        self.values.iter().filter(|(known, _)| *known == command).map(|(_, value)| *value).fold(0.0, f32::max)
    }

    /// One command less its opposite.
    pub fn axis(&self, less: Command, more: Command) -> f32 {
        self.value(more) - self.value(less)
    }

    /// Every press of this frame, repeats left out.
    pub fn fresh(&self) -> impl Iterator<Item = Command> {
        let open = |command: &Command| self.heard.pressed(*command);
        self.heard.presses.iter().filter(|(_, repeat)| !repeat).map(|(command, _)| *command).filter(open)
    }

    /// What widgets hear of this frame.
    pub fn for_widgets(&self) -> FrameCommands {
        self.heard.clone()
    }

    /// From the next frame on, keys and buttons mean nothing; the first that is pressed can be taken.
    pub fn catch(&mut self) {
        (self.catches, self.caught) = (true, None);
    }

    /// Presses a command in the next frame: assistive technology asks for it.
    pub fn ask(&mut self, command: Command) {
        self.asked.push(command);
    }

    /// The key or button that was waited for; it means nothing in this frame.
    pub fn take_caught(&mut self) -> Option<Input> {
        self.caught.take()
    }

    /// Nothing is waited for any more.
    pub fn stop_catching(&mut self) {
        (self.catches, self.caught) = (false, None);
    }

    /// What is written on a key or a button.
    pub fn name(&self, input: Input, localised: &LocalisedText) -> String {
        let family = if let Device::Pad(family) = self.device { family } else { Family::default() };
        caps::input(input, family, &self.keyboard, localised)
    }

    fn mean(&mut self, input: Input, repeat: bool, is_allowed: impl Fn(Command) -> bool) {
        let Some(commands) = self.meanings.get(&input) else { return };
        self.heard
            .presses
            .extend(commands.iter().filter(|command| is_allowed(**command)).map(|command| (*command, repeat)));
    }

    /// Controls as they are before anything is pressed, with what is written on this device, for tests.
    #[cfg(test)]
    pub(crate) fn shown_on(device: Device, localised: &LocalisedText) -> Self {
        let mut controls = Self { device, ..Self::default() };
        let bindings = holochess_settings::controls::Bindings::default();
        controls.heard.caps = Arc::new(caps::all(device, &bindings, &controls.keyboard, localised));
        controls.heard.by_touch = device == Device::Touch;
        controls.heard.by_pad = matches!(device, Device::Pad(_));
        controls
    }

    /// Presses commands as a device would, for tests of what hears them.
    #[cfg(test)]
    pub(crate) fn press(&mut self, command: Command) {
        self.heard.presses.push((command, false));
        if !self.heard.held.contains(&command) {
            self.heard.held.push(command);
        }
    }

    /// Lets go of a command, for tests.
    #[cfg(test)]
    pub(crate) fn release(&mut self, command: Command) {
        self.heard.held.retain(|held| *held != command);
    }

    /// Ends the frame of a press, for tests.
    #[cfg(test)]
    pub(crate) fn clear(&mut self) {
        self.heard.presses.clear();
    }
}

/// Whether the screen has a camera that sticks and keys walk with. The screen says so before [`HearsControls`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraWalk(pub bool);

/// Where commands are heard: what is on the screen, and who is to choose.
#[derive(SystemParam)]
struct Scene<'w> {
    screen: Res<'w, State<Screen>>,
    walk: Res<'w, CameraWalk>,
    overlays: Res<'w, Overlays>,
    canvas: Res<'w, Canvas>,
    preferences: Res<'w, Preferences>,
    localised: Res<'w, LocalisedText>,
    game: Option<Res<'w, Match>>,
    director: Option<Res<'w, Director>>,
}

impl Scene<'_> {
    /// Whether sticks and keys walk with a camera.
    fn walks(&self) -> bool {
        self.walk.0 && self.overlays.is_empty()
    }

    /// The person who is to choose, as a place among the people at the table, and how many they are. Only while a
    /// choice is open: menus and scenes hear every gamepad.
    fn person(&self) -> Option<(Seat, usize, usize)> {
        let at_table = *self.screen.get() == Screen::Match && self.overlays.is_empty();
        let game = self.game.as_ref().filter(|_| at_table && self.preferences.controls.own_pads)?;
        if self.director.as_ref().is_some_and(|director| director.is_busy()) {
            return None;
        }
        let seat = game.human_to_choose()?;
        let seats = game.table().seats();
        let people: Vec<Seat> = (0..seats).map(Seat::new).filter(|seat| game.is_human(*seat)).collect();
        Some((seat, people.iter().position(|known| *known == seat)?, people.len()))
    }
}

/// Whether a command goes on while what is bound to it is held.
const fn repeats(command: Command) -> bool {
    matches!(command, Command::Up | Command::Down | Command::Left | Command::Right | Command::More | Command::Less)
}

/// Hears all devices.
#[expect(clippy::too_many_lines, reason = "one device after the other, in the order in which they are heard")]
fn read_devices(
    time: Res<Time<Real>>,
    scene: Scene,
    typed: Option<MessageReader<KeyboardInput>>,
    lost: Option<MessageReader<KeyboardFocusLost>>,
    pads: Query<(Entity, &Gamepad, Option<&Name>)>,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    fingers: Option<Res<Touches>>,
    mut controls: ResMut<Controls>,
) {
    let controls = &mut *controls;
    let settings = &scene.preferences.controls;
    if scene.preferences.is_changed() || controls.meanings.is_empty() {
        controls.meanings.clear();
        for command in COMMANDS {
            for input in settings.bindings.inputs_of(command) {
                controls.meanings.entry(input).or_default().push(command);
            }
        }
    }
    let asked = std::mem::take(&mut controls.asked);
    controls.heard.presses = asked.into_iter().map(|command| (command, false)).collect();
    controls.heard.walks_commands = scene.canvas.surface.walks_commands();
    let walks = scene.walks();
    let is_meant = |controls: &Controls, input: Input, command: Command| {
        // Where one walks with the camera, what walks means nothing else.
        let walk = walks && controls.meanings[&input].iter().any(|other| other.is_walk());
        walk == command.is_walk() || (!walk && !command.is_walk())
    };

    let is_typing = scene.canvas.surface.is_typing();
    if lost.is_some_and(|mut lost| lost.read().count() > 0) {
        controls.keyboard.release_all();
    }
    for event in typed.into_iter().flat_map(|mut typed| typed.read().cloned().collect::<Vec<_>>()) {
        let Some(typed) = controls.keyboard.hear(&event) else { continue };
        controls.device = Device::Keyboard;
        if controls.catches {
            if !typed.repeat && controls.caught.is_none() {
                controls.caught = typed.keys.first().copied().map(Input::Key);
            }
            continue;
        }
        if is_typing && typed.is_text {
            continue;
        }
        for key in typed.keys {
            let input = Input::Key(key);
            let allowed: Vec<Command> = controls.meanings.get(&input).into_iter().flatten().copied().collect();
            let allowed: Vec<Command> =
                allowed.into_iter().filter(|command| is_meant(controls, input, *command)).collect();
            controls.mean(input, typed.repeat, |command| allowed.contains(&command));
        }
    }

    let plugged: Vec<Entity> = pads.iter().map(|(entity, ..)| entity).collect();
    let mut in_order: Vec<(Entity, &Gamepad, Option<&Name>)> = pads.iter().collect();
    in_order.sort_by_key(|(entity, ..)| *entity);
    let person = scene.person();
    controls.down.retain(|(pad, button, _)| {
        pads.get(*pad).is_ok_and(|(_, state, _)| pads::is_down(state, *button, settings.stick))
    });
    for (entity, pad, name) in in_order {
        controls.slots.see(entity);
        let own = person.is_none_or(|(_, place, people)| controls.slots.is_of(entity, place, people, &plugged));
        for button in Button::all().filter(|button| pads::is_down(pad, *button, settings.stick)) {
            let input = Input::Button(button);
            let known = controls.down.iter_mut().find(|(of, down, _)| *of == entity && *down == button);
            let repeat = match known {
                None => {
                    controls.down.push((entity, button, REPEAT[0]));
                    controls.device = Device::Pad(Family::recognise(pad.vendor_id(), name.map_or("", Name::as_str)));
                    false
                }
                Some((_, _, again)) => {
                    *again -= time.delta_secs();
                    if *again > 0.0 {
                        continue;
                    }
                    *again = REPEAT[1];
                    true
                }
            };
            if controls.catches {
                if !repeat && controls.caught.is_none() {
                    controls.caught = Some(input);
                }
                continue;
            }
            let meant: Vec<Command> = controls.meanings.get(&input).into_iter().flatten().copied().collect();
            let meant: Vec<Command> = meant.into_iter().filter(|command| is_meant(controls, input, *command)).collect();
            if !own && !repeat && !meant.contains(&Command::Menu) && meant.iter().any(|command| !is_camera(*command)) {
                controls.stranger = person.map(|(seat, ..)| seat);
            }
            controls.mean(input, repeat, |command| {
                meant.contains(&command) && (own || command == Command::Menu) && (!repeat || repeats(command))
            });
        }
    }

    let mouse = mouse.is_some_and(|mouse| mouse.get_just_pressed().next().is_some());
    if fingers.is_some_and(|fingers| fingers.any_just_pressed()) {
        controls.device = Device::Touch;
    } else if mouse {
        controls.device = Device::Keyboard;
    }
    hold(controls, &scene, &pads, person, is_typing);
    let words = (controls.device, controls.keyboard.known());
    let is_stale = scene.preferences.is_changed() || scene.localised.is_changed();
    if is_stale || controls.words != Some(words) {
        controls.words = Some(words);
        let caps = caps::all(controls.device, &settings.bindings, &controls.keyboard, &scene.localised);
        controls.heard.caps = Arc::new(caps);
    }
    controls.heard.by_touch = controls.device == Device::Touch;
    controls.heard.by_pad = matches!(controls.device, Device::Pad(_));
}

/// Whether a command moves the camera; any player may do that.
const fn is_camera(command: Command) -> bool {
    matches!(
        command,
        Command::TurnLeft
            | Command::TurnRight
            | Command::TurnUp
            | Command::TurnDown
            | Command::Closer
            | Command::Farther
            | Command::ResetCamera
    )
}

/// What is held, and how far.
fn hold(
    controls: &mut Controls,
    scene: &Scene,
    pads: &Query<(Entity, &Gamepad, Option<&Name>)>,
    person: Option<(Seat, usize, usize)>,
    is_typing: bool,
) {
    let plugged: Vec<Entity> = pads.iter().map(|(entity, ..)| entity).collect();
    controls.heard.held.clear();
    controls.values.clear();
    if controls.catches {
        return;
    }
    for (input, commands) in &controls.meanings {
        let by_key = match input {
            Input::Key(key) => !is_typing && controls.keyboard.is_down(*key),
            Input::Button(_) => false,
        };
        for command in commands {
            let mut value = f32::from(u8::from(by_key));
            let mut is_held = by_key;
            if let Input::Button(button) = input {
                for (entity, pad, _) in pads {
                    let own =
                        person.is_none_or(|(_, place, people)| controls.slots.is_of(entity, place, people, &plugged));
                    if own || is_camera(*command) {
                        value = value.max(pads::value(pad, *button));
                        is_held |= pads::is_down(pad, *button, scene.preferences.controls.stick);
                    }
                }
            }
            if value > 0.0 {
                controls.values.push((*command, value));
            }
            if is_held && !controls.heard.held.contains(command) {
                controls.heard.held.push(*command);
            }
        }
    }
    if scene.preferences.controls.held == HoldMode::Toggle {
        controls.latched ^= controls.heard.pressed(Command::Steps);
        controls.heard.held.retain(|held| *held != Command::Steps);
        if controls.latched {
            controls.heard.held.push(Command::Steps);
        }
    } else {
        controls.latched = false;
    }
}

/// If the player who is not to choose presses a button of their gamepad, says whose turn it is.
fn refuse_strangers(
    mut controls: ResMut<Controls>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
) {
    if let (Some(seat), Some(game)) = (controls.bypass_change_detection().stranger.take(), game) {
        let name = localised.player(seat, &game.setup().seats[seat.index()]);
        notices.say(localised.with("controls-not-your-turn", "name", name), Tone::Refusal);
    }
}

/// Tells the widgets of the frame that begins what they hear.
fn pass_commands_to_widgets(mut contexts: EguiContexts, controls: Res<Controls>) {
    if let Ok(context) = contexts.ctx_mut() {
        frame_commands::hear(context, controls.for_widgets());
    }
}

/// Keys and buttons are heard here, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct HearsControls;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controls>()
        .init_resource::<CameraWalk>()
        .add_systems(
            PreUpdate,
            (read_devices, refuse_strangers).chain().in_set(HearsControls).after(InputSystems).before(SessionSystems),
        )
        .add_systems(EguiPrimaryContextPass, pass_commands_to_widgets.in_set(Draw::Begin).after(frame::begin_frame));
}
