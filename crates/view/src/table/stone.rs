//! The clouds in the stone of the top: a tile of noise, made once, from which the shader takes clouds and veins. In software
//! rendering two reads of it cost a fraction of computing the noise for every pixel.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    math::{UVec2, Vec2},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// Texels along a side of the tile.
const SIDE: u32 = 512;
/// Patches of its coarsest noise along a side, as the shader knows it, too.
const PATCHES: u32 = 8;
/// How much each scale of noise counts; each is twice as fine as the one before.
const SCALES: [f32; 3] = [0.53, 0.27, 0.20];

/// A pseudo-random number from 0 to 1 for every point of a lattice.
fn at_point(point: UVec2) -> f32 {
    let mut bits = point.x.wrapping_mul(0x9E37_79B1) ^ point.y.wrapping_mul(0x85EB_CA77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}

/// Smooth noise with this period, in cells.
fn noise(at: Vec2, period: u32) -> f32 {
    let corner = at.floor().as_uvec2();
    let inside = at.fract();
    let soft = inside * inside * (3.0 - 2.0 * inside);
    let value = |x: u32, y: u32| at_point((corner + UVec2::new(x, y)) % period + period);
    let along = |y: u32| value(0, y) + (value(1, y) - value(0, y)) * soft.x;
    along(0) + (along(1) - along(0)) * soft.y
}

/// Clouds at a point of the tile, in cells.
fn clouds(at: Vec2) -> f32 {
    let scales = SCALES.iter().enumerate();
    // Shifted, so that the lattices of two scales do not meet.
    scales.map(|(scale, share)| share * noise(at * (1 << scale) as f32 + 0.37 * scale as f32, PATCHES << scale)).sum()
}

/// The tile.
pub(super) fn tile() -> Image {
    let texel = |index: u32| {
        let at = UVec2::new(index % SIDE, index / SIDE).as_vec2() * (PATCHES as f32 / SIDE as f32);
        (clouds(at) * 255.0).round() as u8
    };
    let mut image = Image::new(
        Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 },
        TextureDimension::D2,
        (0..SIDE * SIDE).map(texel).collect(),
        TextureFormat::R8Unorm,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tile_meets_itself_and_has_clouds_in_it() {
        let side = PATCHES as f32;
        let mut seen = [1.0_f32, 0.0];
        for step in 0..200 {
            let along = side * step as f32 / 200.0;
            // A seam would be a jump from one edge to the other.
            assert!((clouds(Vec2::new(along, 0.0)) - clouds(Vec2::new(along, side - 1e-3))).abs() < 0.02);
            assert!((clouds(Vec2::new(0.0, along)) - clouds(Vec2::new(side - 1e-3, along))).abs() < 0.02);
            let here = clouds(Vec2::new(along, side - along));
            seen = [seen[0].min(here), seen[1].max(here)];
        }
        assert!(seen[0] > 0.0 && seen[0] < 0.35 && seen[1] > 0.65 && seen[1] < 1.0, "{seen:?}");
    }
}
