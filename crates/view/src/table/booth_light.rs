//! Light that the figures throw on the back of the booth: a glow of their hue behind those near the rim.

use std::f32::consts::TAU;

use bevy::{
    light::NotShadowCaster,
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
};

use crate::{
    boards::{LaidBoard, figure_scale},
    creatures::FigureLight,
    hologram::HologramMaterial,
    on_table::OnTable,
    procedural_meshes::{Arc, SurfaceOfRevolution},
    shaders,
    stage_schedule::{StageSchedule, StageSystems},
};

/// The parts of the circle for which light is summed, the number in the shader.
const SECTORS: usize = 24;
/// How far the back is from the middle.
const BACK: f32 = 2.10;
/// How bright the light of one figure is on the back right behind it.
const STRENGTH: f32 = 0.18;
/// The distance of the back from the rim of the table, from where a figure's light falls on it, and how much farther it reaches: there
/// it is a third.
const REACH: [f32; 2] = [1.15, 0.40];
/// A change that nobody sees; a smaller one is not sent to the graphics device.
const UNSEEN: f32 = 0.0004;

/// The light on the back of the booth.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct BoothLight {
    #[uniform(0)]
    sectors: Sectors,
}

/// The light of each sector, linear.
#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
struct Sectors {
    light: [Vec4; SECTORS],
}

impl Material for BoothLight {
    fn vertex_shader() -> ShaderRef {
        shaders::BOOTH_LIGHT.into()
    }

    fn fragment_shader() -> ShaderRef {
        shaders::BOOTH_LIGHT.into()
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
}

/// What figures at these places throw on the back, with these lights.
fn thrown(figures: &[(Vec3, Vec3)]) -> Sectors {
    let mut sectors = Sectors::default();
    for (sector, light) in sectors.light.iter_mut().enumerate() {
        let angle = TAU * sector as f32 / SECTORS as f32;
        let out = Vec3::new(angle.cos(), 0.0, -angle.sin());
        let back = out * BACK;
        let sum: Vec3 = figures
            .iter()
            .map(|(place, light)| {
                let farther = (back.distance(place.with_y(0.0)) - REACH[0]).max(0.0) / REACH[1];
                *light * (STRENGTH * (-farther * farther).exp())
            })
            .sum();
        *light = sum.extend(0.0);
    }
    sectors
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut lights: ResMut<Assets<BoothLight>>) {
    // A little before the quilting of the back, over the lip of which it ends. A few triangles: the light itself has no edges.
    let profile = [(2.005, -0.36), (2.07, -0.08), (2.16, 0.205)];
    let mut mesh = SurfaceOfRevolution::new(&profile, Arc::FULL, 32).mesh();
    mesh.remove_attribute(Mesh::ATTRIBUTE_COLOR);
    commands.spawn((
        Name::new("Light on the booth"),
        Mesh3d(meshes.add(mesh)),
        MeshMaterial3d(lights.add(BoothLight { sectors: Sectors::default() })),
        NotShadowCaster,
    ));
}

fn shine(
    laid: Res<LaidBoard>,
    figures: Query<(Entity, &OnTable, &Transform, Option<&FigureLight>)>,
    materials: Res<Assets<HologramMaterial>>,
    mut lights: ResMut<Assets<BoothLight>>,
    booth: Query<&MeshMaterial3d<BoothLight>>,
) {
    // A small figure has less light.
    let share = figure_scale(laid.shape()).powi(2);
    let mut figures: Vec<_> = figures.iter().collect();
    // Sums of numbers depend on their order.
    figures.sort_by_key(|(entity, ..)| *entity);
    let all: Vec<(Vec3, Vec3)> = figures
        .into_iter()
        .map(|(_, standing, place, light)| {
            let dark = light.and_then(|light| materials.get(&light.0)).map_or(1.0, |figure| 1.0 - figure.dim);
            (place.translation, standing.tint.to_vec3() * (standing.presence.clamp(0.0, 1.0) * dark * share))
        })
        .collect();
    let now = thrown(&all);
    for booth in &booth {
        let is_told = |told: &Sectors| told.light.iter().zip(now.light).all(|(told, now)| told.distance(now) < UNSEEN);
        if lights.get(&booth.0).is_some_and(|light| !is_told(&light.sectors))
            && let Some(mut light) = lights.get_mut(&booth.0)
        {
            light.sectors = now;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<BoothLight>::default())
        .add_systems(Startup, set_up)
        .add_systems(StageSchedule, shine.in_set(StageSystems::Room));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_lights_the_back_behind_it_in_its_own_hue() {
        let red = |at: Vec3| thrown(&[(at, Vec3::X)]).light;
        let [middle, rim] = [Vec3::ZERO, Vec3::X * 0.9].map(red);
        assert!(rim[0].x > 3.0 * middle[0].x, "the nearer the brighter");
        assert!(rim[0].x > 4.0 * rim[SECTORS / 4].x && rim[0].x > 10.0 * rim[SECTORS / 2].x, "behind it above all");
        assert!(rim.iter().all(|light| light.yz() == Vec2::ZERO), "nothing but its hue");
    }
}
