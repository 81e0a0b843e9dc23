//! Whether all assets of the scene are loaded.

use bevy::{
    asset::{LoadState, UntypedAssetId},
    prelude::*,
    render::{RenderApp, render_resource::PipelineCache},
    world_serialization::WorldAssetRoot,
};

use crate::hologram::HologramMaterial;

/// The name of an asset that is still loading; `None` if all are loaded.
///
/// # Errors
/// The name of an asset that cannot be loaded.
pub(super) fn what_is_missing(world: &mut World) -> Result<Option<String>, String> {
    let mut wanted: Vec<UntypedAssetId> = Vec::new();
    let mut scenes = world.query::<&WorldAssetRoot>();
    wanted.extend(scenes.iter(world).map(|root| root.0.id().untyped()));
    let mut meshes = world.query::<&Mesh3d>();
    wanted.extend(meshes.iter(world).map(|mesh| mesh.0.id().untyped()));
    // An app without our plugins has none.
    for (_, material) in world.get_resource::<Assets<HologramMaterial>>().into_iter().flat_map(Assets::iter) {
        let maps = [&material.maps, &material.normals].into_iter().flatten();
        wanted.extend(maps.map(|map| map.id().untyped()));
    }
    let server = world.resource::<AssetServer>();
    for id in wanted {
        match server.get_load_state(id) {
            Some(LoadState::Loading | LoadState::NotLoaded) => {
                return Ok(Some(server.get_path(id).map_or_else(|| id.to_string(), |path| path.to_string())));
            }
            Some(LoadState::Failed(error)) => return Err(error.to_string()),
            // Loaded, or made by the program itself.
            Some(LoadState::Loaded) | None => {}
        }
    }
    Ok(None)
}

/// Whether no pipeline waits for its shader.
pub(super) fn pipelines_are_compiled(app: &App) -> bool {
    app.get_sub_app(RenderApp)
        .and_then(|render| render.world().get_resource::<PipelineCache>())
        .is_none_or(|cache| cache.waiting_pipelines().next().is_none())
}
