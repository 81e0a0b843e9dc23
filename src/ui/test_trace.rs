//! The trace: a line of JSON in a file, or in a browser on the page, whenever the screen changes, which says what is on
//! it. For tests that drive the program from outside with mouse and keys. It is write-only: the program reads nothing
//! from it.
//!
//! `{"screen":"match","overlay":null,"phase":"choosing","player":1,"turn":3,"actions_left":2,"focus":"o2","held":null,
//! "widget":null,"position":"savrip@o2
//! …","messages":[],"cells":{"d":[640,402],…},"widgets":{"command.undo":[1080,682],…},
//! "released":12,"settled":true}`: pixels of the window, from the top left.
//!
//! The last two say whether an input has had its effect, however slow the machine is: `released` counts keys and mouse
//! buttons that were let go; `settled` is true [`SETTLED`] frames after the last of them, or after another page has
//! opened.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::Path,
    time::Duration,
};

use bevy::{
    ecs::{entity::Entities, system::SystemParam},
    input::{keyboard::KeyboardInput, mouse::MouseButtonInput},
    prelude::*,
    render::renderer::RenderDevice,
    window::PrimaryWindow,
};
use serde_json::{Map, Value, json};

use super::{
    frame::{Canvas, Sight},
    input::Hand,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::Notices,
    overlay::Overlays,
    screens::{Draft, Showcase},
};
use holochess_platform::{self as platform, clock::Instant, heap};
use holochess_session::{Director, DisplayedBoard, Match, MatchPhase, Saving};
use holochess_view::{Quality, boards};

/// After so many frames an input has had its effect, or has none.
const SETTLED: u8 = 6;

/// The file, if it is one, and the line that was last written.
#[derive(Resource)]
struct Trace {
    file: Option<BufWriter<File>>,
    last: String,
}

/// Inputs, and the frames since.
#[derive(Default)]
struct Inputs {
    /// How many keys and mouse buttons were let go.
    released: u64,
    /// Frames since the last of them, or since another page opened; at most [`SETTLED`].
    frames: u8,
    /// The open page.
    page: (&'static str, Option<&'static str>),
}

impl Inputs {
    fn count(&mut self, released: usize, page: (&'static str, Option<&'static str>)) {
        self.frames = if released > 0 || page != self.page { 0 } else { SETTLED.min(self.frames + 1) };
        self.released += released as u64;
        self.page = page;
    }
}

/// The name of a phase.
const fn phase_name(phase: MatchPhase) -> &'static str {
    match phase {
        MatchPhase::None => "none",
        MatchPhase::Dealing => "dealing",
        MatchPhase::Choosing => "choosing",
        MatchPhase::Resolving => "resolving",
        MatchPhase::Pushing => "pushing",
        MatchPhase::Duel => "duel",
        MatchPhase::Over => "over",
    }
}

/// The resources that the trace describes.
#[derive(SystemParam)]
struct TraceSources<'w, 's> {
    screen: Res<'w, State<Screen>>,
    overlays: Res<'w, Overlays>,
    phase: Res<'w, State<MatchPhase>>,
    game: Option<Res<'w, Match>>,
    shown: Option<Res<'w, DisplayedBoard>>,
    director: Res<'w, Director>,
    saving: Res<'w, Saving>,
    hand: Res<'w, Hand>,
    notices: Res<'w, Notices>,
    showcase: Res<'w, Showcase>,
    draft: Option<Res<'w, Draft>>,
    canvas: Res<'w, Canvas>,
    quality: Res<'w, Quality>,
    localised: Res<'w, LocalisedText>,
    entities: &'w Entities,
    device: Option<Res<'w, RenderDevice>>,
    memory: Local<'s, Option<(Instant, MemoryUse)>>,
}

/// How often memory is counted: for that every texture and every buffer is gone through.
const MEMORY_EVERY: Duration = Duration::from_secs(1);

/// What the program holds, in bytes, where it is known.
#[derive(Clone, Copy, Debug, Default)]
struct MemoryUse {
    heap: Option<u64>,
    /// Textures and buffers on the graphics device.
    graphics: Option<u64>,
}

impl TraceSources<'_, '_> {
    /// What the program holds, counted at the title only, where everything that is played has been put away.
    fn memory(&mut self) -> MemoryUse {
        if *self.screen.get() != Screen::Title {
            return MemoryUse::default();
        }
        let now = Instant::now();
        if let Some((counted, memory)) = *self.memory
            && now - counted < MEMORY_EVERY
        {
            return memory;
        }
        let report = self.device.as_ref().and_then(|device| device.wgpu_device().generate_allocator_report());
        let memory = MemoryUse { heap: heap::in_use(), graphics: report.map(|report| report.total_allocated_bytes) };
        *self.memory = Some((now, memory));
        memory
    }
}

fn write(
    mut seen: TraceSources,
    sight: Sight,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut inputs: Local<Inputs>,
    mut trace: ResMut<Trace>,
) {
    let released = keys.read().filter(|key| !key.state.is_pressed()).count()
        + buttons.read().filter(|button| !button.state.is_pressed()).count();
    inputs.count(released, (seen.screen.get().name(), seen.overlays.top().map(|overlay| overlay.spec().name)));
    let window = windows.single().ok();
    let scale = window.map_or(1.0, Window::scale_factor);
    let size = window.map_or([0, 0], |window| [window.physical_width(), window.physical_height()]);
    let memory = seen.memory();
    let line = describe(&seen, &sight, &inputs, scale, size, memory).to_string();
    if line != trace.last {
        // If the trace cannot be written, the test that reads it fails by itself.
        match &mut trace.file {
            Some(file) => drop(writeln!(file, "{line}").and_then(|()| file.flush())),
            None => platform::trace_on_page(&line),
        }
        trace.last = line;
    }
}

fn describe(
    seen: &TraceSources,
    sight: &Sight,
    inputs: &Inputs,
    scale: f32,
    size: [u32; 2],
    memory: MemoryUse,
) -> Value {
    let pixel = |at: Vec2| json!([(at.x * scale).round() as i32, (at.y * scale).round() as i32]);
    let name = |cell| seen.shown.as_ref().map(|shown| shown.board().name(cell));
    let table = seen.game.as_ref().map(|game| game.table());
    let mut cells = Map::new();
    if let Some(shown) = seen.shown.as_ref().filter(|_| *seen.screen.get() == Screen::Match) {
        for cell in shown.board().cells() {
            let centre = boards::cell_centre(shown.board().shape, cell);
            if let Some(at) = sight.pixel(centre) {
                cells.insert(shown.board().name(cell).to_owned(), pixel(at));
            }
        }
    }
    let mut widgets = Map::new();
    for (name, rect) in &seen.canvas.surface.widgets {
        let centre = rect.center();
        widgets.insert(name.clone(), pixel(Vec2::new(centre.x, centre.y) * seen.canvas.zoom));
    }
    json!({
        "screen": seen.screen.get().name(),
        "window": size,
        "quality": seen.quality.id(),
        "language": seen.localised.language().code(),
        // Where nothing is played their number shows whether something is left behind.
        "entities": (*seen.screen.get() == Screen::Title).then(|| seen.entities.count_spawned()),
        "heap": memory.heap,
        "graphics_memory": memory.graphics,
        "opponent": seen.draft.as_ref().map(|draft| draft.looked_at()),
        "overlay": seen.overlays.top().map(|overlay| overlay.spec().name),
        "phase": phase_name(*seen.phase.get()),
        "busy": seen.director.is_busy(),
        "saving": seen.saving.is_under_way(),
        "player": seen.game.as_ref().and_then(|game| game.human_to_choose()).map(holochess_rules::Seat::number),
        "turn": seen.shown.as_ref().filter(|_| table.is_some()).map(|shown| shown.turn),
        "actions_left": table.map(|table| table.progress().actions_left),
        "browsing": seen.game.as_ref().and_then(|game| game.browsing()),
        "game": table.map(|table| table.game().id()),
        "seats": table.map(holochess_rules::Table::seats),
        "position": table.and_then(holochess_rules::Table::position_text),
        "focus": seen.hand.focus.filter(|_| seen.hand.by_keyboard).and_then(name),
        "held": seen.hand.held.and_then(name),
        "widget": seen.canvas.surface.focused,
        "showcase": (*seen.screen.get() == Screen::Showcase)
            .then(|| json!({ "creature": seen.showcase.creature.id(), "page": seen.showcase.page.id() })),
        "fight": seen.showcase.fight.playing().map(|playing| {
            json!({ "second": playing.time.floor(), "of": playing.length, "runs": playing.running })
        }),
        "messages": seen.notices.texts().collect::<Vec<_>>(),
        "cells": cells,
        "widgets": widgets,
        "released": inputs.released,
        "settled": inputs.frames == SETTLED,
    })
}

/// Starts writing to this file.
///
/// # Errors
/// If the file cannot be made.
pub(super) fn start(app: &mut App, path: &Path) -> std::io::Result<()> {
    let file = if platform::IS_BROWSER { None } else { Some(BufWriter::new(File::create(path)?)) };
    app.insert_resource(Trace { file, last: String::new() }).add_systems(
        Last,
        write
            .after(super::apply_settings::save_settings)
            .after(holochess_session::SessionSystems)
            .after(super::frame_rate::RestsCameras),
    );
    Ok(())
}
