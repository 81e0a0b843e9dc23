//! Haze under the lamp: a breath of it over the table, more while a scene has the camera and the quality allows.

use bevy::{
    light::NotShadowCaster,
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, Face, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

use crate::view::{
    CameraRig, Quality,
    craft::{Arc, Lathe},
    shaders,
};

/// Radius of the lamp's cone at the table and at the lamp, and the lamp's height.
const CONE: [f32; 3] = [1.02, 0.34, 2.0];
/// What a unit of haze scatters over a quiet table, and in a scene.
const THICKNESS: [f32; 2] = [0.010, 0.030];
const COLOUR: Vec3 = Vec3::new(1.0, 0.86, 0.66);
/// Seconds in which haze gathers and settles.
const GATHERS: f32 = 0.6;

/// The light of the lamp in the haze.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct Haze {
    #[uniform(0)]
    light: HazeUniform,
}

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
struct HazeUniform {
    /// What a unit of it scatters, and in how many steps it is gathered.
    tint: Vec4,
    /// The cone, and how much of the haze is dust that drifts.
    cone: Vec4,
}

impl Material for Haze {
    fn fragment_shader() -> ShaderRef {
        shaders::HAZE.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Add
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // The far side: it is seen from inside the cone too.
        descriptor.primitive.cull_mode = Some(Face::Front);
        Ok(())
    }
}

/// The haze, and how far it has gathered, 0 to 1.
#[derive(Component, Default)]
struct Gathered(f32);

/// The haze at this quality, so far gathered.
fn haze(quality: Quality, gathered: f32) -> HazeUniform {
    let steps = match quality {
        Quality::Low | Quality::Medium => 4.0,
        Quality::High => 8.0,
    };
    let thickness = THICKNESS[0] + (THICKNESS[1] - THICKNESS[0]) * gathered;
    let [table, lamp, height] = CONE;
    HazeUniform { tint: (COLOUR * thickness).extend(steps), cone: Vec4::new(table, lamp, height, 0.3 + 0.5 * gathered) }
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut hazes: ResMut<Assets<Haze>>) {
    let [table, lamp, height] = CONE;
    let cone = Lathe::new(&[(lamp, height), (table, 0.0)], Arc::FULL, 48).mesh();
    commands.spawn((
        Name::new("Haze"),
        Gathered::default(),
        Mesh3d(meshes.add(cone)),
        MeshMaterial3d(hazes.add(Haze { light: haze(Quality::Medium, 0.0) })),
        NotShadowCaster,
    ));
}

/// Haze gathers while a scene holds the camera.
fn gather(
    time: Res<Time>,
    quality: Res<Quality>,
    rig: Res<CameraRig>,
    mut haze_of: Query<(&mut Gathered, &MeshMaterial3d<Haze>, &mut Visibility)>,
    mut hazes: ResMut<Assets<Haze>>,
) {
    for (mut gathered, material, mut visibility) in &mut haze_of {
        visibility.set_if_neq(if *quality > Quality::Low { Visibility::Inherited } else { Visibility::Hidden });
        let goal = if rig.shot().is_some() && *quality == Quality::High { 1.0 } else { 0.0 };
        let step = time.delta_secs() / GATHERS;
        let now = gathered.0 + (goal - gathered.0).clamp(-step, step);
        if (now - gathered.0).abs() > 0.0 {
            gathered.0 = now;
        }
        let light = haze(*quality, now);
        if hazes.get(&material.0).is_some_and(|haze| haze.light != light)
            && let Some(mut haze) = hazes.get_mut(&material.0)
        {
            haze.light = light;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Haze>::default()).add_systems(Startup, set_up).add_systems(Update, gather);
}
