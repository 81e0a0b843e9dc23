//! Measures the cost of a picture in the render world.

use bevy::{
    app::MainScheduleOrder,
    camera::visibility::{VisibleEntities, VisibleMeshEntities},
    core_pipeline::{
        core_3d::{AlphaMask3d, Opaque3d, Transparent3d},
        prepass::{AlphaMask3dPrepass, Opaque3dPrepass},
    },
    diagnostic::DiagnosticsStore,
    pbr::{Shadow, Transmissive3d},
    prelude::*,
    render::{
        RenderApp,
        render_phase::{
            BinnedPhaseItem, BinnedRenderPhase, SortedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases,
        },
        renderer::RenderDevice,
    },
};
use std::any::TypeId;

use holochess_platform::clock::Instant;

/// The cost of one picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measures {
    /// Batched draws of all views and passes: main camera, mirror, shadows.
    pub draw_calls: u64,
    /// Triangles of all drawn meshes, counted once per view.
    pub triangles: u64,
    /// Bytes that the graphics device has allocated for textures and buffers.
    pub texture_bytes: u64,
    /// Milliseconds from the request for the frame to the end of its commands.
    pub milliseconds: f64,
}

/// How long a frame took, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrameTime {
    /// Until everything was handed to the device. A window prepares the next frame while the device draws this one.
    pub processor: f64,
    /// Until the device had drawn it.
    pub milliseconds: f64,
}

/// How long the parts of a frame took the processor, in milliseconds, one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct FrameParts {
    /// The schedules of the main world by name, in the order in which they ran, each with those that run within it.
    pub schedules: Vec<(String, f64)>,
    /// Copying what changed into the render world.
    pub extract: f64,
    /// Preparing what is drawn, up to handing it to the device.
    pub render: f64,
}

impl FrameParts {
    /// All of the main world.
    pub fn main(&self) -> f64 {
        self.schedules.iter().map(|(_, milliseconds)| milliseconds).sum()
    }

    /// All of the frame.
    pub fn whole(&self) -> f64 {
        self.main() + self.extract + self.render
    }
}

/// An update as the engine makes it, with the time of each part.
pub(super) fn update(app: &mut App) -> FrameParts {
    fn milliseconds(from: Instant) -> f64 {
        from.elapsed().as_secs_f64() * 1000.0
    }
    let apps = app.sub_apps_mut();
    let world = apps.main.world_mut();
    let order = world.resource::<MainScheduleOrder>().labels.clone();
    let schedules = order.into_iter().map(|label| {
        let began = Instant::now();
        let _ = world.try_run_schedule(label);
        (format!("{label:?}"), milliseconds(began))
    });
    let schedules = schedules.collect();
    let (mut extract, mut render) = (0.0, 0.0);
    for sub_app in apps.sub_apps.values_mut() {
        let began = Instant::now();
        sub_app.extract(apps.main.world_mut());
        extract += milliseconds(began);
        let began = Instant::now();
        sub_app.update();
        render += milliseconds(began);
    }
    apps.main.world_mut().clear_trackers();
    FrameParts { schedules, extract, render }
}

pub(super) fn take_passes(world: &mut World) -> Vec<(String, f64)> {
    let mut passes = Vec::new();
    let Some(mut store) = world.get_resource_mut::<DiagnosticsStore>() else { return passes };
    for diagnostic in store.iter_mut() {
        let name =
            diagnostic.path().as_str().strip_prefix("render/").and_then(|path| path.strip_suffix("/elapsed_gpu"));
        let Some(name) = name.map(str::to_owned) else { continue };
        // A pass is reported once for each view that has it.
        passes.push((name, diagnostic.values().sum()));
        diagnostic.clear_history();
    }
    passes
}

/// Batched draws of the items of one kind in the last frame, in all views.
fn binned<I: BinnedPhaseItem>(render: &World) -> u64 {
    let calls = |phase: &BinnedRenderPhase<I>| {
        let alone: usize = phase.unbatchable_meshes.values().map(|bin| bin.entities.len()).sum();
        let other: usize = phase.non_mesh_items.values().map(|bin| bin.entities.len()).sum();
        phase.multidrawable_meshes.len() + phase.batchable_meshes.len() + alone + other
    };
    let phases = render.get_resource::<ViewBinnedRenderPhases<I>>();
    phases.map_or(0, |phases| phases.values().map(calls).sum::<usize>() as u64)
}

/// As [`binned`], of items that are drawn from back to front.
fn sorted<I: SortedPhaseItem>(render: &World) -> u64 {
    let Some(phases) = render.get_resource::<ViewSortedRenderPhases<I>>() else { return 0 };
    let mut calls = 0;
    for phase in phases.values() {
        let mut index = 0;
        while index < phase.items.len() {
            let merged = phase.items[index].batch_range().len();
            calls += u64::from(merged > 0);
            index += merged.max(1);
        }
    }
    calls
}

fn draw_calls(render: &World) -> u64 {
    binned::<Opaque3d>(render)
        + binned::<AlphaMask3d>(render)
        + binned::<Opaque3dPrepass>(render)
        + binned::<AlphaMask3dPrepass>(render)
        + binned::<Shadow>(render)
        + sorted::<Transmissive3d>(render)
        + sorted::<Transparent3d>(render)
}

/// Bytes that the device has allocated.
fn allocated_bytes(render: &World) -> u64 {
    let report =
        render.get_resource::<RenderDevice>().and_then(|device| device.wgpu_device().generate_allocator_report());
    report.map_or(0, |report| report.total_allocated_bytes)
}

fn triangles(world: &World) -> u64 {
    let meshes = world.resource::<Assets<Mesh>>();
    let of = |entity: &Entity| {
        let mesh = world.get::<Mesh3d>(*entity).and_then(|mesh| meshes.get(&mesh.0))?;
        Some(mesh.indices().map_or(mesh.count_vertices(), bevy::mesh::Indices::len) as u64 / 3)
    };
    let sum = |entities: &[Entity]| entities.iter().filter_map(of).sum::<u64>();
    let mut total = 0;
    for entity in world.iter_entities() {
        if entity.get::<Camera>().is_some_and(|camera| camera.is_active)
            && let Some(visible) = entity.get::<VisibleEntities>()
        {
            total += sum(visible.get(TypeId::of::<Mesh3d>()));
        }
        if entity.get::<SpotLight>().is_some_and(|light| light.shadow_maps_enabled)
            && let Some(visible) = entity.get::<VisibleMeshEntities>()
        {
            total += sum(&visible.entities);
        }
    }
    total
}

/// The cost of the last frame, without its time. Nothing of this runs in a frame.
pub(super) fn read(app: &App) -> Measures {
    let render = app.get_sub_app(RenderApp).map(SubApp::world);
    Measures {
        draw_calls: render.map_or(0, draw_calls),
        triangles: triangles(app.world()),
        texture_bytes: render.map_or(0, allocated_bytes),
        milliseconds: 0.0,
    }
}
