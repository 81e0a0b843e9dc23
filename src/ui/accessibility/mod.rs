//! The interface for assistive technology: screen readers, braille displays, switches. Everything that is drawn is told
//! as a tree of nodes (AccessKit), actions on nodes do what a click or a key does, and what happens at the table is
//! announced.
//!
//! [`tree`] makes the tree of a frame, [`board`] has the board in it, [`events`] the announcements. Nothing of
//! this is done while no screen reader listens.

pub mod board;
mod events;
pub mod tree;

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    ecs::system::SystemParam,
    prelude::*,
};
use bevy_egui::{
    EguiContext, EguiInputSet, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{
        self, Id,
        accesskit::{Action, NodeId},
    },
    input::EguiInputEvent,
};

use self::{
    board::{Board, BoardWords},
    events::Announcements,
};
use super::{
    controls::Controls,
    frame::Canvas,
    input::{BoardInput, Hand, Press},
    localised_text::LocalisedText,
    navigation::Screen,
    overlay::Overlays,
    preferences::Preferences,
    systems::UiSystems,
    theme::accessible,
};
use holochess_rules::Cell;
use holochess_session::DisplayedBoard;
use holochess_settings::controls::Command;

/// Whether the interface is told to assistive technology: some is active, or the setting wants it.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct Listening(pub bool);

/// What is to be done with cells, in the order in which it was asked for.
#[derive(Resource, Debug, Default)]
struct CellRequests(Vec<(Cell, CellRequest)>);

/// What assistive technology asks of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellRequest {
    /// The keyboard's cursor goes there.
    Focus,
    /// It is pressed.
    Press,
}

/// The node of a cell.
fn cell_id(cell: Cell) -> Id {
    Id::new(("cell", cell.index()))
}

/// Follows whether assistive technology is in use.
fn toggle_accessibility(
    requested: Option<Res<AccessibilityRequested>>,
    preferences: Res<Preferences>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut listening: ResMut<Listening>,
) {
    let wanted = preferences.access.read_aloud;
    if wanted && let Some(requested) = &requested {
        requested.set(true);
    }
    let on = wanted || requested.is_some_and(|requested| requested.get());
    listening.set_if_neq(Listening(on));
    for mut context in &mut contexts {
        let context = context.get_mut();
        accessible::listen(context, on);
        // bevy_egui switches it on for every window; a tree that no reader asks for is not made.
        if on {
            context.enable_accesskit();
        } else {
            context.disable_accesskit();
        }
    }
}

/// The command that does what an action asks for, where there is one.
const fn command(action: Action) -> Option<Command> {
    match action {
        Action::Increment => Some(Command::Right),
        Action::Decrement => Some(Command::Left),
        _ => None,
    }
}

/// Passes what assistive technology asks for on: to the board, or to the widgets.
fn handle_accessibility_actions(
    mut asked: MessageReader<ActionRequest>,
    shown: Option<Res<DisplayedBoard>>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    canvas: Res<Canvas>,
    mut cells: ResMut<CellRequests>,
    mut controls: ResMut<Controls>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    for ActionRequest(request) in asked.read() {
        let on_node = |cell: &Cell| cell_id(*cell).accesskit_id() == request.target_node;
        if let Some(cell) = shown.as_ref().and_then(|shown| shown.board().cells().find(on_node)) {
            match request.action {
                Action::Click => cells.0.push((cell, CellRequest::Press)),
                Action::Focus => cells.0.push((cell, CellRequest::Focus)),
                _ => {}
            }
            continue;
        }
        let Ok(context) = contexts.single() else { continue };
        let mut send = |event| {
            events.write(EguiInputEvent { context, event });
        };
        let mut request = request.clone();
        if request.action == Action::Focus {
            // Parts of a widget have the focus by the widget's.
            let part_of = canvas.surface.notes.iter().find_map(|note| note.widget_of_part(request.target_node));
            request.target_node = part_of.map_or(request.target_node, |widget| widget.accesskit_id());
        }
        let Some(command) = command(request.action) else {
            send(egui::Event::AccessKitActionRequest(request));
            continue;
        };
        // Rows are changed by what goes to the sides, so that is what a step is.
        request.action = Action::Focus;
        send(egui::Event::AccessKitActionRequest(request));
        controls.ask(command);
    }
}

/// Does with cells what was asked for.
fn use_cells(mut requests: ResMut<CellRequests>, mut press: Press) {
    for (cell, request) in requests.0.drain(..) {
        press.go_to(cell);
        if request == CellRequest::Press {
            press.cell(cell);
        }
    }
}

/// What the tree is made from.
#[derive(SystemParam)]
struct Sources<'w> {
    canvas: Res<'w, Canvas>,
    screen: Res<'w, State<Screen>>,
    overlays: Res<'w, Overlays>,
    hand: Res<'w, Hand>,
    localised: Res<'w, LocalisedText>,
    announcements: Res<'w, Announcements>,
}

/// Puts the tree of this frame in the place of egui's own, which knows no names of what our theme draws.
fn update_tree(
    sources: Sources,
    words: BoardWords,
    mut known: Local<Board>,
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
) {
    let at_table = *sources.screen.get() == Screen::Match && sources.overlays.is_empty();
    let board = if at_table && words.refresh(&mut known) { Some(&*known) } else { None };
    // Without a widget in focus, the cursor on the board has it.
    let cursor = sources.hand.focus.filter(|_| sources.hand.by_keyboard);
    for mut output in &mut outputs {
        let own = output.platform_output.accesskit_update.take();
        let frame = tree::Frame {
            notes: &sources.canvas.surface.notes,
            focus: sources.canvas.surface.focus,
            cursor,
            board,
            announcements: sources.announcements.lines(),
            name: &sources.localised.text("ui-read-window"),
            happened: &sources.localised.text("ui-read-events"),
            pixels_per_point: output.pixels_per_point,
        };
        output.platform_output.accesskit_update = Some(tree::tree(&frame, own.as_ref()));
    }
}

/// The root of the tree.
fn root() -> NodeId {
    egui::accesskit_root_id().accesskit_id()
}

/// Whether assistive technology is in use.
fn somebody_listens(listening: Res<Listening>) -> bool {
    listening.0
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listening>()
        .init_resource::<CellRequests>()
        .add_message::<ActionRequest>()
        .init_resource::<Announcements>()
        .add_systems(
            PreUpdate,
            (
                toggle_accessibility.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::ProcessInput),
                handle_accessibility_actions
                    .after(EguiInputSet::ReadBevyMessages)
                    .before(EguiInputSet::WriteEguiEvents)
                    .after(holochess_session::SessionSystems),
            ),
        )
        .add_systems(Update, use_cells.in_set(UiSystems::Input).before(BoardInput).run_if(in_state(Screen::Match)))
        .add_systems(
            PostUpdate,
            (events::announce_events, events::announce_messages, update_tree)
                .chain()
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput)
                .run_if(somebody_listens),
        );
}
