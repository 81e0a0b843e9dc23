//! Measures the cost of a picture in the render world.

use bevy::{
    camera::visibility::{VisibleEntities, VisibleMeshEntities},
    core_pipeline::{
        core_3d::{AlphaMask3d, Opaque3d, Transparent3d},
        prepass::{AlphaMask3dPrepass, Opaque3dPrepass},
    },
    diagnostic::DiagnosticsStore,
    pbr::{Shadow, Transmissive3d},
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_phase::{
            BinnedPhaseItem, BinnedRenderPhase, SortedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases,
        },
        renderer::RenderDevice,
    },
};
use std::{
    any::TypeId,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

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

/// Counted in the render world, read in the main world.
#[derive(Resource, Clone, Default)]
struct DrawCounts {
    draws: Arc<AtomicU64>,
    bytes: Arc<AtomicU64>,
}

fn binned<I: BinnedPhaseItem>(phases: Option<Res<ViewBinnedRenderPhases<I>>>) -> u64 {
    let calls = |phase: &BinnedRenderPhase<I>| {
        let alone: usize = phase.unbatchable_meshes.values().map(|bin| bin.entities.len()).sum();
        let other: usize = phase.non_mesh_items.values().map(|bin| bin.entities.len()).sum();
        phase.multidrawable_meshes.len() + phase.batchable_meshes.len() + alone + other
    };
    phases.map_or(0, |phases| phases.values().map(calls).sum::<usize>() as u64)
}

fn sorted<I: SortedPhaseItem>(phases: Option<Res<ViewSortedRenderPhases<I>>>) -> u64 {
    let Some(phases) = phases else { return 0 };
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

fn count(
    counted: Res<DrawCounts>,
    device: Res<RenderDevice>,
    opaque: Option<Res<ViewBinnedRenderPhases<Opaque3d>>>,
    masked: Option<Res<ViewBinnedRenderPhases<AlphaMask3d>>>,
    opaque_first: Option<Res<ViewBinnedRenderPhases<Opaque3dPrepass>>>,
    masked_first: Option<Res<ViewBinnedRenderPhases<AlphaMask3dPrepass>>>,
    shadows: Option<Res<ViewBinnedRenderPhases<Shadow>>>,
    transmissive: Option<Res<ViewSortedRenderPhases<Transmissive3d>>>,
    transparent: Option<Res<ViewSortedRenderPhases<Transparent3d>>>,
) {
    let draws = binned(opaque)
        + binned(masked)
        + binned(opaque_first)
        + binned(masked_first)
        + binned(shadows)
        + sorted(transmissive)
        + sorted(transparent);
    counted.draws.store(draws, Ordering::Relaxed);
    let bytes = device.wgpu_device().generate_allocator_report().map_or(0, |report| report.total_allocated_bytes);
    counted.bytes.store(bytes, Ordering::Relaxed);
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

/// The cost of the last frame, without its time.
pub(super) fn read(app: &App) -> Measures {
    let counted = app.world().resource::<DrawCounts>();
    Measures {
        draw_calls: counted.draws.load(Ordering::Relaxed),
        triangles: triangles(app.world()),
        texture_bytes: counted.bytes.load(Ordering::Relaxed),
        milliseconds: 0.0,
    }
}

pub(super) fn plugin(app: &mut App) {
    let counted = DrawCounts::default();
    app.insert_resource(counted.clone());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(counted).add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}
