//! Drawing the table in fewer pixels than the window has: the 3D passes fill a part of the picture, and a pass before bloom enlarges
//! that part. The interface is drawn after it, in every pixel, and where things are in the window does not change.

use bevy::{
    camera::{MainPassResolutionOverride, Viewport},
    core_pipeline::{
        Core3d, Core3dSystems,
        fullscreen_material::{FullscreenMaterial, FullscreenMaterialPipelineId, FullscreenMaterialPlugin},
    },
    ecs::{schedule::ScheduleConfigs, system::BoxedSystem},
    light::cluster::{ClusterConfig, ClusterZConfig},
    post_process::bloom,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems, camera::ExtractedCamera, extract_component::ExtractComponent,
        render_resource::PipelineCache, render_resource::ShaderType, view::ExtractedView,
    },
    shader::ShaderRef,
};

use super::{
    MainCamera, ViewSystems,
    photo::{Lens, Shutter},
    shaders,
};

/// The resolution of the table as a share of the window's, above 0; from 1 on every pixel is drawn.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ResolutionScale(pub f32);

impl Default for ResolutionScale {
    fn default() -> Self {
        Self(1.0)
    }
}

/// On a camera whose picture is drawn in part and enlarged.
#[derive(Component, ExtractComponent, ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct Enlarged {
    /// The share of width and height that is drawn. The other three fill what WebGL asks of a uniform: 16 bytes.
    share: Vec4,
}

impl FullscreenMaterial for Enlarged {
    fn fragment_shader() -> ShaderRef {
        shaders::ENLARGE.into()
    }

    fn schedule_configs(system: ScheduleConfigs<BoxedSystem>) -> ScheduleConfigs<BoxedSystem> {
        system.in_set(Core3dSystems::PostProcess).before(bloom::bloom)
    }
}

/// Pixels that are drawn of a picture of this size; the shader computes the same.
fn drawn(size: UVec2, share: f32) -> UVec2 {
    (size.as_vec2() * share).round().as_uvec2().clamp(UVec2::ONE, size.max(UVec2::ONE))
}

/// Lights sorted by depth only: Bevy looks up a pixel's lights by its place in the whole picture (`clustered_forward.wgsl`), which
/// is another one in a part of it.
fn one_cluster_across() -> ClusterConfig {
    ClusterConfig::XYZ {
        dimensions: UVec3::new(1, 1, 24),
        z_config: ClusterZConfig::default(),
        dynamic_resizing: false,
    }
}

/// Lights sorted into the tiles of the picture that Bevy's default has, and by depth into four instead of 24 parts: most of what is lit
/// lies in the first, which reaches five radii from the camera, and the processor goes through all parts in every frame.
pub(crate) fn clusters_of_a_picture() -> ClusterConfig {
    ClusterConfig::FixedZ { total: 684, z_slices: 4, z_config: ClusterZConfig::default(), dynamic_resizing: true }
}

fn fit_scale(
    mut commands: Commands,
    scale: Res<ResolutionScale>,
    (lens, shutter): (Res<Lens>, Res<Shutter>),
    cameras: Query<(Entity, Option<&Enlarged>), With<MainCamera>>,
) {
    // A photograph has every pixel, and the lens looks up depths where the whole picture has them.
    let is_photo = lens.aperture.is_some() || shutter.is_open();
    let wanted = (scale.0 < 1.0 && !is_photo).then(|| Enlarged { share: Vec4::splat(scale.0) });
    for (entity, fitted) in &cameras {
        if fitted == wanted.as_ref() {
            continue;
        }
        match wanted {
            Some(wanted) => commands.entity(entity).insert((wanted, one_cluster_across())),
            None => commands.entity(entity).remove::<Enlarged>().insert(clusters_of_a_picture()),
        };
    }
}

/// Draws less from the moment at which the pass that enlarges can run: a small picture in a corner is never shown.
fn override_resolution(
    mut commands: Commands,
    pipelines: Res<PipelineCache>,
    views: Query<(
        Entity,
        &ExtractedView,
        Option<&Enlarged>,
        Option<&FullscreenMaterialPipelineId>,
        Has<MainPassResolutionOverride>,
    )>,
) {
    for (entity, view, enlarged, pipeline, overridden) in &views {
        let can_enlarge = pipeline.is_some_and(|id| pipelines.get_render_pipeline(id.0).is_some());
        match enlarged {
            Some(enlarged) if can_enlarge => {
                let size = drawn(view.viewport.zw(), enlarged.share.x);
                commands.entity(entity).insert(MainPassResolutionOverride(size));
            }
            _ if overridden => {
                commands.entity(entity).remove::<MainPassResolutionOverride>();
            }
            _ => {}
        }
    }
}

/// Bevy's pass of what is seen through (`bevy_pbr::transmission`), in which figures are drawn, heeds the camera's own viewport alone.
fn narrow(mut cameras: Query<(&mut ExtractedCamera, &MainPassResolutionOverride)>) {
    for (mut camera, size) in &mut cameras {
        camera.viewport = Some(Viewport { physical_size: size.0, ..default() });
    }
}

/// Everything after the main pass is about the whole picture again.
fn widen(mut cameras: Query<&mut ExtractedCamera, With<MainPassResolutionOverride>>) {
    for mut camera in &mut cameras {
        camera.viewport = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResolutionScale>()
        .add_plugins(FullscreenMaterialPlugin::<Enlarged>::default())
        .add_systems(Update, fit_scale.in_set(ViewSystems::Fit));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, override_resolution.in_set(RenderSystems::PrepareViews)).add_systems(
            Core3d,
            (
                narrow.after(Core3dSystems::Prepass).before(Core3dSystems::MainPass),
                widen.after(Core3dSystems::MainPass).before(Core3dSystems::EarlyPostProcess),
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_a_picture_is_whole_pixels_within_it() {
        assert_eq!(drawn(UVec2::new(1280, 720), 0.5), UVec2::new(640, 360));
        assert_eq!(drawn(UVec2::new(1281, 721), 0.7), UVec2::new(897, 505));
        assert_eq!(drawn(UVec2::new(1, 3), 0.25), UVec2::ONE);
        assert_eq!(drawn(UVec2::new(800, 600), 1.0), UVec2::new(800, 600));
    }

    #[test]
    fn lights_are_sorted_into_as_many_tiles_as_the_engine_would_have() {
        let tiles = |config| match config {
            ClusterConfig::FixedZ { total, z_slices, .. } => (total as f32 / z_slices as f32).round() as u32,
            _ => 0,
        };
        assert_eq!(tiles(clusters_of_a_picture()), tiles(ClusterConfig::default()));
    }

    #[test]
    fn the_camera_is_enlarged_only_below_the_whole() {
        let mut app = App::new();
        app.init_resource::<Lens>().init_resource::<Shutter>().add_systems(Update, fit_scale);
        let camera = app.world_mut().spawn(MainCamera).id();
        let mut share = |scale: f32| {
            app.insert_resource(ResolutionScale(scale)).update();
            app.world().get::<Enlarged>(camera).map(|enlarged| enlarged.share.x)
        };
        assert_eq!(share(1.0), None);
        assert_eq!(share(0.7), Some(0.7));
        assert_eq!(share(1.0), None);
        assert_eq!(share(0.5), Some(0.5));
        app.insert_resource(Lens { aperture: Some(2.0), focus: 1.0 }).update();
        assert_eq!(app.world().get::<Enlarged>(camera), None, "a photograph is taken");
    }
}
