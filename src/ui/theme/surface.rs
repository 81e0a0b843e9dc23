//! What all widgets share: each can be pointed at, focused and pressed, and has a name.
//!
//! Focus is handled here, not in the screens: a drawn widget joins the order, Up and Down walk through it, and when the
//! focused widget is gone the first (or marked) one gets the focus. The rectangles of a frame also keep clicks from
//! reaching the board, and the trace reports them.

use bevy_egui::egui::{
    Context, Event, EventFilter, FocusDirection, Id, LayerId, Memory, MouseWheelUnit, PointerButton, Pos2, Rect, Sense,
    Ui, Vec2, vec2,
};

use super::{
    accessible::{Accessible, Note, is_listening, is_pressed},
    frame_commands,
};
use holochess_settings::controls::Command;

/// The least height and width of what a finger is to meet, in logical pixels.
const FINGER: f32 = 44.0;

/// The widgets of the last frame.
#[derive(Clone, Debug, Default)]
pub struct Surface {
    /// Focusable widgets, in the order in which they were drawn.
    order: Vec<Id>,
    /// The one that gets the focus if none has it.
    preferred: Option<Id>,
    /// Whether a text field has the focus.
    typing: bool,
    /// Whether the focus walks through what has none otherwise: the commands written on the screen.
    walks_commands: bool,
    /// Whether it has pressed one of them.
    has_arrived: bool,
    /// What had the focus before that.
    left_at: Option<Id>,
    /// The name and rectangle of every widget, in points.
    pub widgets: Vec<(String, Rect)>,
    /// Panels without a reaction of their own: what is pressed or turned on them is not meant for the board below.
    panels: Vec<Rect>,
    /// The name of the focused widget.
    pub focused: Option<String>,
    /// The widget that has the focus from the next frame on.
    pub focus: Option<Id>,
    /// What assistive technology is told; empty where none is in use.
    pub notes: Vec<Note>,
}

impl Surface {
    /// Whether a widget or a panel is at this point.
    pub fn covers(&self, point: Pos2) -> bool {
        self.widgets.iter().map(|(_, rect)| rect).chain(&self.panels).any(|rect| rect.contains(point))
    }

    /// Whether a text field has the focus.
    pub fn is_typing(&self) -> bool {
        self.typing
    }

    /// Whether the focus walks through the commands written on the screen.
    pub fn walks_commands(&self) -> bool {
        self.walks_commands
    }
}

/// How a widget can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// By pointer and by keyboard focus.
    Focus,
    /// As [`Reach::Focus`]; it has the focus when its screen opens.
    First,
    /// By pointer; by keys and buttons with a command of its own, or while the focus walks through commands
    /// ([`Command::Commands`]).
    Pointer,
}

/// The state of a widget in this frame.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// Its id.
    pub id: Id,
    /// Whether Enter would press it.
    pub focused: bool,
    /// Whether the pointer is over it, or the focus on its way through commands.
    pub hovered: bool,
    /// Whether it was pressed, by click, Enter or Space.
    pub pressed: bool,
    /// How far its highlight has faded in, 0 to 1.
    pub glow: f32,
}

fn store() -> Id {
    Id::new("surface of this frame")
}

fn with<T>(context: &Context, change: impl FnOnce(&mut Surface) -> T) -> T {
    context.data_mut(|data| change(data.get_temp_mut_or_default::<Surface>(store())))
}

/// Whether a text field has the focus.
pub fn is_typing(context: &Context) -> bool {
    with(context, |surface| surface.typing)
}

/// How many points of touchpad scrolling make one notch of a wheel.
const NOTCH: f32 = 40.0;

/// How many points a finger drags a list for one notch: about the height of a row.
const DRAG: f32 = 46.0;

/// Whole notches by which a list or a choice in `rect` goes on in this frame: what the wheel turned over it (towards
/// the person and to the right is positive), and how far a finger that came down in it has dragged it (up and to the
/// left is positive). Less than a notch is kept for the next frame.
pub fn notches(ui: &Ui, name: &str, rect: Rect) -> i32 {
    let dragged = dragged(ui, rect);
    whole_notches(ui, name, rect, dragged)
}

/// The same of the wheel alone, for widgets in a list that a finger may be dragging.
pub fn wheel_notches(ui: &Ui, name: &str, rect: Rect) -> i32 {
    whole_notches(ui, name, rect, None)
}

/// Notches that a finger has dragged what is in `rect` in this frame; `None` if no finger drags it.
fn dragged(ui: &Ui, rect: Rect) -> Option<f32> {
    if !ui.is_enabled() || !frame_commands::by_touch(ui.ctx()) {
        return None;
    }
    ui.input(|input| {
        let began_here = input.pointer.press_origin().is_some_and(|at| rect.contains(at));
        let delta = input.pointer.delta();
        let way = if delta.y.abs() >= delta.x.abs() { delta.y } else { delta.x };
        (began_here && input.pointer.is_decidedly_dragging()).then_some(-way / DRAG)
    })
}

fn whole_notches(ui: &Ui, name: &str, rect: Rect, dragged: Option<f32>) -> i32 {
    let rest = Id::new(("wheel", name));
    let over = ui.is_enabled() && ui.input(|input| input.pointer.latest_pos()).is_some_and(|at| rect.contains(at));
    if !over && dragged.is_none() {
        ui.data_mut(|data| data.remove_temp::<f32>(rest));
        return 0;
    }
    let turned: f32 = ui.input(|input| {
        let notches = |event: &Event| match event {
            Event::MouseWheel { unit, delta, .. } => {
                let delta = if delta.y.abs() >= delta.x.abs() { delta.y } else { delta.x };
                -delta / if *unit == MouseWheelUnit::Point { NOTCH } else { 1.0 }
            }
            _ => 0.0,
        };
        input.events.iter().map(notches).sum()
    });
    ui.data_mut(|data| {
        let sum = data.get_temp::<f32>(rest).unwrap_or(0.0) + turned + dragged.unwrap_or(0.0);
        let whole = sum.trunc();
        data.insert_temp(rest, sum - whole);
        whole as i32
    })
}

/// Makes a rectangle a widget.
pub fn touch(ui: &Ui, name: &str, rect: Rect, reach: Reach) -> Touch {
    let context = ui.ctx().clone();
    let id = Id::new(("widget", name));
    let walks = with(&context, |surface| surface.walks_commands);
    let by_focus = (reach != Reach::Pointer) != walks;
    let rect = for_fingers(&context, rect);
    let response = ui.interact(rect, id, if by_focus { Sense::click() } else { Sense::CLICK });
    let hovered = response.hovered();
    if !ui.is_enabled() {
        return Touch { id, focused: false, hovered: false, pressed: false, glow: 0.0 };
    }
    let typing_elsewhere = is_typing(&context);
    if by_focus && !walks && hovered && !typing_elsewhere && context.input(|input| input.pointer.delta().length() > 0.0)
    {
        response.request_focus();
    }
    // Not `response.has_focus()`: that is false while the window is in the background, and in pictures without a
    // window.
    let focused = by_focus && context.memory(|memory| memory.has_focus(id));
    join(&context, name, (id, ui.layer_id()), rect, reach, focused);
    let hovered = hovered || (walks && focused);
    let entered = focused && frame_commands::confirmed(&context);
    if entered && walks {
        with(&context, |surface| surface.has_arrived = true);
    }
    let pressed = entered || response.clicked_by(PointerButton::Primary) || is_pressed(ui, id);
    let glow = context.animate_bool_with_time(id, focused || (hovered && !by_focus), 0.16);
    Touch { id, focused, hovered, pressed, glow }
}

/// Makes a rectangle a panel, which keeps presses and the wheel from the board below.
pub fn cover(ui: &Ui, rect: Rect) {
    with(ui.ctx(), |surface| surface.panels.push(rect));
}

/// The rectangle in which a finger meets a widget.
fn for_fingers(context: &Context, rect: Rect) -> Rect {
    if !frame_commands::by_touch(context) {
        return rect;
    }
    let least = FINGER / context.zoom_factor().max(0.1);
    let more = vec2((least - rect.width()).max(0.0), (least - rect.height()).max(0.0));
    rect.expand2(more / 2.0)
}

/// Adds a widget to the frame. Text fields, which have egui's own response, call it themselves.
pub(super) fn join(context: &Context, name: &str, (id, layer): (Id, LayerId), rect: Rect, reach: Reach, focused: bool) {
    let focusable = reach != Reach::Pointer;
    if is_listening(context) {
        note(context, Note::Widget { id, rect, layer, focusable, about: Accessible::button("") });
    }
    with(context, |surface| {
        surface.widgets.push((name.to_owned(), rect));
        if focusable != surface.walks_commands {
            surface.order.push(id);
        }
        if reach == Reach::First && !surface.walks_commands {
            surface.preferred = Some(id);
        }
        if focused {
            surface.focused = Some(name.to_owned());
        }
    });
    if focused {
        let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
        context.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
}

/// Notes something for assistive technology.
pub(super) fn note(context: &Context, note: Note) {
    with(context, |surface| surface.notes.push(note));
}

/// Changes what was noted in this frame.
pub(super) fn revise(context: &Context, change: impl FnOnce(&mut [Note])) {
    with(context, |surface| change(&mut surface.notes));
}

/// Keeps the place of a widget in the order of the focus while it is out of view.
pub fn reserve(ui: &Ui, name: &str) {
    let id = Id::new(("widget", name));
    ui.interact(Rect::from_min_size(Pos2::new(-9.0, -9.0), Vec2::ZERO), id, Sense::focusable_noninteractive());
    if ui.is_enabled() && !with(ui.ctx(), |surface| surface.walks_commands) {
        with(ui.ctx(), |surface| surface.order.push(id));
    }
}

/// Gives this widget the focus when no other has it.
pub fn prefer(ui: &Ui, name: &str) {
    if ui.is_enabled() && !with(ui.ctx(), |surface| surface.walks_commands) {
        with(ui.ctx(), |surface| surface.preferred = Some(Id::new(("widget", name))));
    }
}

/// Notes that a text field with the focus was drawn.
pub(super) fn note_typing(context: &Context) {
    with(context, |surface| surface.typing = true);
}

/// Whether the widget with this name has the focus.
pub fn is_focused(context: &Context, name: &str) -> bool {
    context.memory(|memory| memory.has_focus(Id::new(("widget", name))))
}

/// Whether the pointer was over the widget with this name when it was last drawn.
pub fn is_hovered(context: &Context, name: &str) -> bool {
    context.read_response(Id::new(("widget", name))).is_some_and(|response| response.hovered())
        || (with(context, |surface| surface.walks_commands) && is_focused(context, name))
}

/// Moves the focus to a widget.
pub fn focus(context: &Context, name: &str) {
    context.memory_mut(|memory| memory.request_focus(Id::new(("widget", name))));
}

/// Ends a frame: moves the focus, and returns the frame's widgets.
pub fn finish(context: &Context) -> Surface {
    let mut surface = with(context, std::mem::take);
    let now = context.memory(Memory::focused);
    let was_walking = surface.walks_commands;
    walk_commands(context, &mut surface, now);
    with(context, |next| {
        next.typing = surface.typing && surface.focused.is_some();
        (next.walks_commands, next.left_at) = (surface.walks_commands, surface.left_at);
    });
    // Several presses in one long frame all count.
    let mut step = frame_commands::walk(context, Command::Down) - frame_commands::walk(context, Command::Up);
    if was_walking {
        step += frame_commands::walk(context, Command::Right) - frame_commands::walk(context, Command::Left);
    }
    // In the frame after the focus moved, the new widget has not claimed the arrow keys yet, and egui would move the
    // focus itself.
    context.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    if was_walking != surface.walks_commands {
        // The next frame draws the other widgets; the focus goes back to where it was.
        if let Some(id) = surface.left_at.filter(|_| was_walking) {
            context.memory_mut(|memory| memory.request_focus(id));
        }
    } else if let Some(next) = next_focus(&surface.order, surface.preferred, now, step) {
        context.memory_mut(|memory| memory.request_focus(next));
    }
    surface.focus = context.memory(Memory::focused);
    surface
}

/// Begins and ends the focus's way through the commands written on the screen.
fn walk_commands(context: &Context, surface: &mut Surface, now: Option<Id>) {
    let asked = frame_commands::pressed(context, Command::Commands);
    let left = frame_commands::walk(context, Command::Back) > 0 || surface.order.is_empty();
    if surface.walks_commands {
        surface.walks_commands = !asked && !left && !surface.has_arrived;
    } else if asked {
        (surface.walks_commands, surface.left_at) = (true, now);
    }
}

/// The widget that gets the focus next, if it changes.
fn next_focus(order: &[Id], preferred: Option<Id>, now: Option<Id>, step: i32) -> Option<Id> {
    let place = now.and_then(|now| order.iter().position(|id| *id == now));
    match place {
        None => preferred.or_else(|| order.first().copied()),
        Some(_) if step == 0 => None,
        Some(place) => Some(order[(place as i32 + step).rem_euclid(order.len() as i32) as usize]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Modifiers, RawInput, UiBuilder, pos2, vec2};

    #[test]
    fn a_panel_covers_the_board_and_is_no_widget() {
        let context = Context::default();
        context.begin_pass(RawInput::default());
        let ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new());
        cover(&ui, Rect::from_min_size(pos2(10.0, 10.0), vec2(50.0, 50.0)));
        let surface = finish(&context);
        let _ = context.end_pass();
        assert!(surface.covers(pos2(30.0, 30.0)) && !surface.covers(pos2(80.0, 30.0)));
        assert!(surface.widgets.is_empty() && surface.focus.is_none());
        context.begin_pass(RawInput::default());
        assert!(!finish(&context).covers(pos2(30.0, 30.0)), "in the next frame it is gone");
        let _ = context.end_pass();
    }

    fn ids() -> Vec<Id> {
        ["a", "b", "c"].map(Id::new).to_vec()
    }

    #[test]
    fn a_screen_opens_with_its_preferred_widget() {
        let order = ids();
        assert_eq!(next_focus(&order, Some(order[2]), None, 0), Some(order[2]));
        assert_eq!(next_focus(&order, None, None, 0), Some(order[0]));
        assert_eq!(next_focus(&order, None, Some(Id::new("gone")), 0), Some(order[0]));
        assert_eq!(next_focus(&[], None, None, 1), None);
    }

    #[test]
    fn arrows_walk_around() {
        let order = ids();
        assert_eq!(next_focus(&order, None, Some(order[0]), 1), Some(order[1]));
        assert_eq!(next_focus(&order, None, Some(order[0]), -1), Some(order[2]));
        assert_eq!(next_focus(&order, None, Some(order[2]), 1), Some(order[0]));
        assert_eq!(next_focus(&order, None, Some(order[1]), 0), None);
    }

    /// Draws a screen with two entries and a command once, with these events and presses; returns the pressed entry and
    /// the surface.
    fn frame(context: &Context, events: Vec<Event>, presses: &[(Command, bool)]) -> (Option<&'static str>, Surface) {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        frame_commands::hear(
            context,
            frame_commands::FrameCommands { presses: presses.to_vec(), ..frame_commands::FrameCommands::default() },
        );
        context.begin_pass(RawInput { screen_rect: Some(screen), events, focused: true, ..RawInput::default() });
        let ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
        let entry = |name, y, reach| touch(&ui, name, Rect::from_min_size(pos2(96.0, y), vec2(300.0, 40.0)), reach);
        // All must be drawn, whichever is pressed.
        let entries = [("play", 100.0, Reach::Focus), ("quit", 150.0, Reach::Focus), ("back", 600.0, Reach::Pointer)];
        let pressed = entries.map(|(name, y, reach)| entry(name, y, reach).pressed.then_some(name));
        let surface = finish(context);
        let _ = context.end_pass();
        (pressed.into_iter().flatten().next(), surface)
    }

    #[test]
    fn a_widget_keeps_clicks_from_what_lies_below_it() {
        let (_, surface) = frame(&Context::default(), Vec::new(), &[]);
        assert!(surface.covers(pos2(200.0, 120.0)));
        assert!(!surface.covers(pos2(200.0, 300.0)));
        assert!(!surface.covers(pos2(500.0, 120.0)));
    }

    #[test]
    fn what_is_focused_is_pressed_once_however_long_it_is_held() {
        let context = Context::default();
        frame(&context, Vec::new(), &[]);
        assert_eq!(frame(&context, Vec::new(), &[]).1.focused.as_deref(), Some("play"));
        assert_eq!(frame(&context, Vec::new(), &[(Command::Confirm, false)]).0, Some("play"));
        assert_eq!(frame(&context, Vec::new(), &[(Command::Confirm, true)]).0, None, "a held key repeats");
        frame(&context, Vec::new(), &[(Command::Down, false)]);
        assert_eq!(frame(&context, Vec::new(), &[]).1.focused.as_deref(), Some("quit"));
        assert_eq!(frame(&context, Vec::new(), &[(Command::Confirm, false)]).0, Some("quit"));
    }

    #[test]
    fn the_focus_walks_through_commands_where_one_wants_and_comes_back() {
        let context = Context::default();
        let press = |command| frame(&context, Vec::new(), &[(command, false)]);
        let focused = || frame(&context, Vec::new(), &[]).1.focused;
        frame(&context, Vec::new(), &[]);
        press(Command::Down);
        assert_eq!(focused().as_deref(), Some("quit"));
        press(Command::Commands);
        frame(&context, Vec::new(), &[]);
        assert_eq!(focused().as_deref(), Some("back"));
        press(Command::Right);
        assert_eq!(focused().as_deref(), Some("back"), "it is the only one");
        press(Command::Back);
        assert_eq!(focused().as_deref(), Some("quit"), "back to where it was");
        press(Command::Commands);
        frame(&context, Vec::new(), &[]);
        assert_eq!(press(Command::Confirm).0, Some("back"));
        frame(&context, Vec::new(), &[]);
        assert_eq!(focused().as_deref(), Some("quit"));
    }

    #[test]
    fn what_a_finger_is_to_meet_is_large_enough() {
        let context = Context::default();
        let small = Rect::from_min_size(pos2(100.0, 100.0), vec2(20.0, 12.0));
        assert_eq!(for_fingers(&context, small), small);
        frame_commands::hear(
            &context,
            frame_commands::FrameCommands { by_touch: true, ..frame_commands::FrameCommands::default() },
        );
        let large = for_fingers(&context, small);
        assert!(large.width() >= FINGER && large.height() >= FINGER && large.center() == small.center());
    }

    #[test]
    fn a_click_presses_what_it_meets() {
        let context = Context::default();
        frame(&context, Vec::new(), &[]);
        let at = pos2(200.0, 170.0);
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        frame(&context, vec![Event::PointerMoved(at)], &[]);
        frame(&context, vec![button(true)], &[]);
        assert_eq!(frame(&context, vec![button(false)], &[]).0, Some("quit"));
    }

    /// Draws a menu of six rows once, with these presses; returns the focused row.
    fn menu(context: &Context, presses: &[(Command, bool)]) -> Option<usize> {
        frame_commands::hear(
            context,
            frame_commands::FrameCommands { presses: presses.to_vec(), ..frame_commands::FrameCommands::default() },
        );
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        context.begin_pass(RawInput { screen_rect: Some(screen), focused: true, ..RawInput::default() });
        let ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
        let names = ["0", "1", "2", "3", "4", "5"];
        for (row, name) in (0..).map(|row| row as f32).zip(names) {
            touch(&ui, name, Rect::from_min_size(pos2(96.0, 100.0 + 50.0 * row), vec2(300.0, 50.0)), Reach::Focus);
        }
        finish(context);
        let _ = context.end_pass();
        let focused = context.memory(bevy_egui::egui::Memory::focused);
        names.iter().position(|name| focused == Some(Id::new(("widget", name))))
    }

    #[test]
    fn every_press_of_an_arrow_is_one_row_however_the_frames_fall() {
        let taps = |command, count: usize| vec![(command, false); count];
        for frames in [vec![1, 1, 1, 1], vec![4], vec![2, 2], vec![1, 0, 3], vec![3, 1], vec![1, 0, 1, 0, 1, 1]] {
            let context = Context::default();
            menu(&context, &[]);
            assert_eq!(menu(&context, &[]), Some(0));
            let mut row = 0;
            for count in &frames {
                row += count;
                assert_eq!(menu(&context, &taps(Command::Down, *count)), Some(row), "{frames:?}");
            }
            // Then back up, past the first row to the last.
            for count in frames {
                menu(&context, &taps(Command::Up, count));
            }
            assert_eq!(menu(&context, &taps(Command::Up, 1)), Some(5));
        }
    }
}
