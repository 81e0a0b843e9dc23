//! Image-based light without an image: the lounge as a sum of soft lights on a sphere, widened for each roughness.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension},
};
use std::f32::consts::TAU;

use super::{lamps::EXPOSURE, plan};

/// A soft light on the sphere: a spherical Gaussian.
struct Lobe {
    direction: Vec3,
    sharpness: f32,
    radiance: Vec3,
}

/// The lounge's lights seen from the table. `sconces` is the share of those on the wall: a sharp
/// reflection would show them between a figure's legs.
fn lobes(sconces: f32) -> Vec<Lobe> {
    let toward = |azimuth: f32, height: f32| Vec3::new(azimuth.cos(), height, -azimuth.sin()).normalize();
    let mut lobes = Vec::new();
    let mut add = |direction, sharpness, radiance| lobes.push(Lobe { direction, sharpness, radiance });
    for step in 0..20 {
        add(toward(TAU * step as f32 / 20.0, 5.2), 900.0, Vec3::new(1.0, 0.86, 0.66) * 26.0);
    }
    for angle in plan::sconces() {
        add(toward(angle, 0.24), 260.0, Vec3::new(1.0, 0.52, 0.20) * 22.0 * sconces);
        add(toward(angle, 0.30), 14.0, Vec3::new(1.0, 0.52, 0.22) * 0.17 * sconces.max(0.4));
    }
    // The strip of light along the wall.
    for step in 0..36 {
        add(toward(TAU * step as f32 / 36.0, 0.36), 1200.0, Vec3::new(1.0, 0.55, 0.25) * 0.55);
    }
    // Cold fill light from both seats' sides.
    for turn in [0.0, TAU / 2.0] {
        add(toward(4.2 + turn, 0.9), 10.0, Vec3::new(0.35, 0.60, 1.0) * 0.62);
        add(toward(5.6 + turn, 0.5), 30.0, Vec3::new(0.40, 0.70, 1.0) * 0.75);
    }
    lobes
}

fn radiance(direction: Vec3, roughness: f32, lobes: &[Lobe]) -> Vec3 {
    let alpha = (roughness * roughness).max(0.02);
    // A roughness above 1 stands for diffuse light, which gathers the whole hemisphere.
    let kernel = if roughness > 1.0 { 1.6 } else { 2.0 / (alpha * alpha) };
    let up = (direction.y * 0.5 + 0.5).clamp(0.0, 1.0);
    let mut sum = Vec3::new(0.018, 0.022, 0.028).lerp(Vec3::new(0.034, 0.042, 0.056), up)
        + Vec3::new(0.026, 0.025, 0.024) * (-(direction.y - 0.15).powi(2) * 8.0).exp();
    for lobe in lobes {
        let sharpness = lobe.sharpness * kernel / (lobe.sharpness + kernel);
        let height = (sharpness * (direction.dot(lobe.direction) - 1.0)).exp();
        sum += lobe.radiance * (sharpness / lobe.sharpness) * height;
    }
    sum
}

/// The direction of a texel of a cube's face; Bevy samples cubemaps with z flipped.
fn texel(face: u32, x: u32, y: u32, size: u32) -> Vec3 {
    let along = |k: u32| 2.0 * (k as f32 + 0.5) / size as f32 - 1.0;
    let (u, v) = (along(x), along(y));
    let direction = match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    };
    (direction * Vec3::new(1.0, 1.0, -1.0)).normalize()
}

fn cube(size: u32, mips: u32, roughness: impl Fn(u32) -> f32) -> Image {
    let lobes = lobes(if mips > 1 { 0.08 } else { 1.0 });
    let mut data = Vec::new();
    // The graphics API wants each face with all its mips.
    for face in 0..6 {
        for mip in 0..mips {
            let side = size >> mip;
            for y in 0..side {
                for x in 0..side {
                    let light = radiance(texel(face, x, y, side), roughness(mip), &lobes);
                    for value in [light.x, light.y, light.z, 1.0] {
                        data.extend(half(value).to_le_bytes());
                    }
                }
            }
        }
    }
    let extent = Extent3d { width: size, height: size, depth_or_array_layers: 6 };
    let mut image =
        Image::new_uninit(extent, TextureDimension::D2, TextureFormat::Rgba16Float, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = mips;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// A positive number as a 16-bit float, clamped.
fn half(value: f32) -> u16 {
    let bits = value.clamp(0.0, 65_000.0).to_bits();
    let exponent = ((bits >> 23) & 255) as i32 - 127 + 15;
    if exponent <= 0 { 0 } else { ((exponent as u16) << 10) | ((bits >> 13) & 0x3ff) as u16 }
}

/// The light of the whole lounge reflected by white surfaces with these normals, after the engine's exposure.
pub fn ambient<const N: usize>(normals: [Vec3; N]) -> [Vec3; N] {
    let lobes = lobes(1.0);
    normals.map(|normal| radiance(normal, 2.0, &lobes) * INTENSITY * EXPOSURE)
}

/// Candela per square metre for a value of 1 in the environment.
pub const INTENSITY: f32 = 800.0;

/// The environment light of the lounge.
pub fn light(images: &mut Assets<Image>) -> EnvironmentMapLight {
    EnvironmentMapLight {
        diffuse_map: images.add(cube(16, 1, |_| 2.0)),
        specular_map: images.add(cube(64, 7, |mip| mip as f32 / 6.0)),
        intensity: INTENSITY,
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_those_of_the_standard() {
        assert_eq!([half(0.0), half(1.0), half(0.5), half(2.0), half(1.5)], [0, 0x3c00, 0x3800, 0x4000, 0x3e00]);
    }

    #[test]
    fn rough_reflections_keep_the_energy_of_a_light() {
        // The mean of one narrow light over all directions must hardly depend on the roughness.
        let lobes = [Lobe { direction: Vec3::Y, sharpness: 200.0, radiance: Vec3::ONE * 20.0 }];
        let mean = |roughness| {
            let steps = 400;
            (0..steps)
                .map(|k| {
                    let y = 2.0 * (k as f32 + 0.5) / steps as f32 - 1.0;
                    let direction = Vec3::new((1.0 - y * y).sqrt(), y, 0.0);
                    radiance(direction, roughness, &lobes).x - radiance(direction, roughness, &[]).x
                })
                .sum::<f32>()
                / steps as f32
        };
        let sharp = mean(0.1);
        assert!((mean(0.6) / sharp - 1.0).abs() < 0.1, "{} {sharp}", mean(0.6));
    }
}
