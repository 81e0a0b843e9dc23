//! The lounge around the table: booth, walls with windows, lamps, and the camera that sees it.

mod booth;
mod ceiling;
mod effects;
mod engine_lights;
mod sky;
mod walls;

pub use engine_lights::Dimmer;

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};

use super::procedural_meshes::{Finishes, Furniture, MeshMerger};

/// Spawns the merged parts of a piece of furniture, one entity per finish under `parent`.
fn furnish(commands: &mut Commands, meshes: &mut Assets<Mesh>, parent: Entity, merger: MeshMerger) {
    for (finish, mesh) in merger.finish() {
        // The lacquer does not mirror the lamps on the wall: it would show them between a figure's legs.
        commands.spawn((
            Name::new(format!("{finish:?}")),
            Mesh3d(meshes.add(mesh)),
            Furniture(finish),
            RenderLayers::layer(0),
            NotShadowCaster,
            ChildOf(parent),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.004, 0.005, 0.008)))
        .insert_resource(GlobalAmbientLight::NONE)
        .add_plugins((
            booth::plugin,
            ceiling::plugin,
            effects::plugin,
            engine_lights::plugin,
            sky::plugin,
            walls::plugin,
        ))
        .add_systems(PreStartup, mix_finishes);
}

fn mix_finishes(mut commands: Commands) {
    commands.init_resource::<Finishes>();
}
