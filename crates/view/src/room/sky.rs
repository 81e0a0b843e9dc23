//! The view from the windows: slow stars, a little dust, the edge of a planet.

use bevy::{
    light::{NotShadowCaster, NotShadowReceiver},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use crate::{
    ReducedMotion,
    procedural_meshes::{Arc, SurfaceOfRevolution},
    shaders,
};

/// Drawn by its shader from the direction of sight alone, so that it looks infinitely far away.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct Sky {
    /// The ship's rotation, in radians per second.
    #[uniform(0)]
    drift: Vec4,
}

/// One turn in twenty minutes.
const DRIFT: f32 = 0.005;

impl Material for Sky {
    fn fragment_shader() -> ShaderRef {
        shaders::SKY.into()
    }

    fn enable_shadows() -> bool {
        false
    }
}

fn spawn_sky(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut skies: ResMut<Assets<Sky>>) {
    // Only the inner sides are drawn, so that a camera behind it sees through it.
    let profile = [(3.0, -0.1), (3.0, 1.2)];
    let sky = skies.add(Sky { drift: Vec4::new(DRIFT, 0.0, 0.0, 0.0) });
    let [mut windows, opposite] = [120.0_f32, 300.0].map(|middle| {
        let arc = Arc::around(middle.to_radians(), 0.62);
        SurfaceOfRevolution::new(&profile, arc, 12).mesh()
    });
    windows.merge(&opposite).expect("both have the same attributes");
    commands.spawn((
        Name::new("Sky"),
        Mesh3d(meshes.add(windows)),
        MeshMaterial3d(sky),
        NotShadowCaster,
        NotShadowReceiver,
    ));
}

fn hold_still(motion: Res<ReducedMotion>, mut skies: ResMut<Assets<Sky>>) {
    for (_, sky) in skies.iter_mut() {
        sky.drift.x = DRIFT * motion.share();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Sky>::default())
        .add_systems(Startup, spawn_sky)
        .add_systems(Update, hold_still.in_set(crate::ViewSystems::Fit).run_if(resource_changed::<ReducedMotion>));
}
