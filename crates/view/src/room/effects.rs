//! The camera's components and the effects on its picture: exposure, bloom, vignette, haze, as the quality allows.

use bevy::{
    anti_alias::fxaa::{Fxaa, Sensitivity},
    camera::{CameraOutputMode, Hdr, visibility::RenderLayers},
    core_pipeline::{
        prepass::DepthPrepass,
        tonemapping::{DebandDither, Tonemapping},
    },
    pbr::{DistanceFog, FogFalloff},
    post_process::{
        bloom::Bloom,
        effect_stack::{ChromaticAberration, Vignette},
    },
    prelude::*,
    render::{
        render_resource::{BlendComponent, BlendFactor, BlendOperation, BlendState},
        view::{ColorGrading, ColorGradingGlobal},
    },
};

use super::engine_lights::DimmedBy;
use crate::{
    MainCamera, Quality, ViewSystems, camera, graphics_device::IS_WEBGL, lounge::environment,
    resolution_scale::clusters_of_a_picture,
};

/// Stops by which the picture is brighter than the lamps alone would make it.
pub(super) const BASE_EXPOSURE: f32 = 0.1;

/// In the picture's alpha, holograms are marked (at the end of hologram.wgsl); what is shown is opaque.
const OPAQUE: CameraOutputMode = CameraOutputMode::Write {
    blend_state: Some(BlendState {
        color: BlendComponent::REPLACE,
        alpha: BlendComponent {
            src_factor: BlendFactor::Zero,
            dst_factor: BlendFactor::One,
            operation: BlendOperation::Add,
        },
    }),
    clear_color: ClearColorConfig::Custom(Color::BLACK),
};

fn set_up(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let mut camera = commands.spawn((
        Name::new("Main camera"),
        MainCamera,
        Camera3d::default(),
        Camera { output_mode: OPAQUE, ..default() },
        Hdr,
        Projection::Perspective(PerspectiveProjection {
            fov: camera::FIELD_OF_VIEW,
            near: 0.02,
            far: 40.0,
            ..default()
        }),
        RenderLayers::layer(0),
        clusters_of_a_picture(),
        Tonemapping::AcesFitted,
        environment::light(&mut images),
        DimmedBy::without_slider(environment::INTENSITY),
        DistanceFog {
            color: Color::srgb(0.012, 0.016, 0.022),
            falloff: FogFalloff::Exponential { density: 0.03 },
            ..default()
        },
        // Only exposure and saturation: contrast and gain cause banding.
        ColorGrading {
            global: ColorGradingGlobal { exposure: BASE_EXPOSURE, post_saturation: 1.05, ..default() },
            ..default()
        },
    ));
    // What is hidden is not lit. WebGL can neither copy a depth buffer nor read one.
    if !IS_WEBGL {
        camera.insert(DepthPrepass);
    }
}

fn fit_quality(
    mut commands: Commands,
    quality: Res<Quality>,
    cameras: Query<Entity, With<MainCamera>>,
    added: Query<(), Added<MainCamera>>,
) {
    if !quality.is_changed() && added.is_empty() {
        return;
    }
    let vignette = || Vignette { intensity: 0.5, radius: 0.82, smoothness: 0.55, ..default() };
    for entity in &cameras {
        let mut camera = commands.entity(entity);
        match *quality {
            Quality::Low => {
                // Edges are smoothed where steps are seen, and nowhere else: a processor draws.
                camera.remove::<(Bloom, Vignette, ChromaticAberration)>().insert((
                    Msaa::Off,
                    Fxaa { edge_threshold: Sensitivity::Medium, edge_threshold_min: Sensitivity::Medium, ..default() },
                    DebandDither::Disabled,
                ));
            }
            Quality::Medium => {
                camera.remove::<ChromaticAberration>().insert((
                    Msaa::Off,
                    Fxaa::default(),
                    DebandDither::Enabled,
                    Bloom { intensity: 0.08, ..Bloom::NATURAL },
                    vignette(),
                ));
            }
            Quality::High => {
                // Anti-aliased twice: bright edges while drawing, the rest after tone mapping.
                camera.insert((
                    Msaa::Sample4,
                    Fxaa::default(),
                    DebandDither::Enabled,
                    Bloom { intensity: 0.08, ..Bloom::NATURAL },
                    vignette(),
                    ChromaticAberration { intensity: 0.004, max_samples: 6, ..default() },
                ));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(Update, fit_quality.in_set(ViewSystems::Fit));
}
