//! What was pressed in this frame, as commands, and what is written on the keys and buttons that are bound to them. The
//! interface hands it over before a frame is drawn; widgets ask here.

use std::sync::Arc;

use bevy_egui::egui::{Context, Id};

use holochess_settings::controls::{COMMANDS, Command};

/// What is written on what is bound to each command, on the device that was used last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Caps {
    /// By command; empty where nothing is bound.
    pub words: Vec<String>,
    /// On the four that go through what is on the screen, together.
    pub arrows: String,
}

/// The commands of a frame.
#[derive(Clone, Debug, Default)]
pub struct FrameCommands {
    /// What was pressed, and whether it is the repeat of something that is held.
    pub presses: Vec<(Command, bool)>,
    /// What is held.
    pub held: Vec<Command>,
    /// What is written on keys and buttons.
    pub caps: Arc<Caps>,
    /// Whether a finger was used last: targets are larger then, and no keys are shown.
    pub by_touch: bool,
    /// Whether a gamepad was used last: letters are chosen on the screen then.
    pub by_pad: bool,
    /// Whether the focus walks through the commands written on the screen: nothing else hears what moves it.
    pub walks_commands: bool,
}

impl FrameCommands {
    /// Whether this may be heard by what is not a widget.
    fn is_open(&self, command: Command) -> bool {
        !(self.walks_commands && (command.is_navigation() || command == Command::Skip))
    }

    /// Whether a command was pressed; repeats of what is held do not count.
    pub fn pressed(&self, command: Command) -> bool {
        self.is_open(command) && self.presses.contains(&(command, false))
    }

    /// How often it was pressed since the last frame, repeats included.
    pub fn presses(&self, command: Command) -> i32 {
        if self.is_open(command) { self.count(command) } else { 0 }
    }

    /// Whether it is held.
    pub fn held(&self, command: Command) -> bool {
        self.held.contains(&command)
    }

    /// What is written on what is bound to a command; empty where nothing is, and where fingers are used.
    pub fn cap(&self, command: Command) -> &str {
        self.caps.words.get(command.index()).map_or("", String::as_str)
    }

    fn count(&self, command: Command) -> i32 {
        self.presses.iter().filter(|(pressed, _)| *pressed == command).count() as i32
    }
}

fn store() -> Id {
    Id::new("commands of this frame")
}

/// Hands over the commands of the next frame.
pub fn hear(context: &Context, heard: FrameCommands) {
    context.data_mut(|data| data.insert_temp(store(), Arc::new(heard)));
}

fn heard(context: &Context) -> Arc<FrameCommands> {
    context.data(|data| data.get_temp::<Arc<FrameCommands>>(store())).unwrap_or_default()
}

/// Whether a command was pressed in this frame; repeats of what is held do not count.
pub fn pressed(context: &Context, command: Command) -> bool {
    heard(context).pressed(command)
}

/// How often it was pressed since the last frame. Holding it down counts again and again.
pub fn presses(context: &Context, command: Command) -> i32 {
    heard(context).presses(command)
}

/// Presses of one command less those of its opposite, as −1, 0 or 1: one step, however long the frame.
pub fn step(context: &Context, back: Command, on: Command) -> i32 {
    let heard = heard(context);
    i32::from(heard.presses(on) > 0) - i32::from(heard.presses(back) > 0)
}

/// Whether a command is held.
pub fn held(context: &Context, command: Command) -> bool {
    heard(context).held(command)
}

/// Whether the focused widget is pressed: heard by it even while the focus walks through commands.
pub(super) fn confirmed(context: &Context) -> bool {
    let heard = heard(context);
    [Command::Confirm, Command::Skip].into_iter().any(|command| heard.presses.contains(&(command, false)))
}

/// The presses that move the focus, heard by the focus alone.
pub(super) fn walk(context: &Context, command: Command) -> i32 {
    heard(context).count(command)
}

/// Whether a finger was used last.
pub fn by_touch(context: &Context) -> bool {
    heard(context).by_touch
}

/// Whether a gamepad was used last.
pub fn by_pad(context: &Context) -> bool {
    heard(context).by_pad
}

/// What is written on what is bound to a command; empty where nothing is, and where fingers are used.
pub fn cap(context: &Context, command: Command) -> String {
    heard(context).cap(command).to_owned()
}

/// What is written on what goes through the things on the screen.
pub fn arrows(context: &Context) -> String {
    heard(context).caps.arrows.clone()
}

/// The first command of a name, for tests and previews.
pub fn named(id: &str) -> Option<Command> {
    COMMANDS.into_iter().find(|command| command.id() == id)
}
