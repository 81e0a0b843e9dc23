//! The meshes of pawns of light: a slim foot, and a head of half the height with the shape of its seat. Sizes are those on the
//! circle; other boards scale them as they scale creatures.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::{
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use super::Outline;
use crate::procedural_meshes::{Arc, SurfaceOfRevolution};

/// The height of every pawn.
pub const PAWN_HEIGHT: f32 = 0.36;
/// The largest radius of a pawn.
pub const PAWN_RADIUS: f32 = 0.125;

/// The height at which the head begins.
const NECK: f32 = 0.145;
/// The height of the head's middle.
const MIDDLE: f32 = 0.252;
/// Subdivisions around a pawn.
const ROUND: usize = 24;

/// The mesh of a pawn.
pub fn pawn(outline: Outline) -> Mesh {
    let mut mesh = foot();
    let head = match outline {
        Outline::Ball => ball(),
        Outline::Diamond => turned(&[(0.0, MIDDLE - 0.118), (0.104, MIDDLE), (0.0, MIDDLE + 0.108)], 4),
        Outline::Pyramid => turned(&[(0.0, NECK + 0.01), (0.122, NECK + 0.01), (0.0, PAWN_HEIGHT)], 3),
        Outline::Cube => {
            turned(&[(0.0, MIDDLE - 0.082), (0.116, MIDDLE - 0.082), (0.116, MIDDLE + 0.082), (0.0, MIDDLE + 0.082)], 4)
        }
        Outline::Cross => cross(),
        Outline::Ring => ring(),
    };
    // Both are lists of triangles with the same attributes.
    mesh.merge(&head).expect("both are lists of triangles");
    mesh
}

/// A low disc and a slim stem.
fn foot() -> Mesh {
    let profile = [
        (0.088, 0.0),
        (0.092, 0.012),
        (0.080, 0.026),
        (0.044, 0.040),
        (0.028, 0.070),
        (0.024, 0.105),
        (0.030, NECK),
        (0.0, NECK + 0.02),
    ];
    lathe(&profile, ROUND)
}

/// A stud without a head, for immovable pieces.
pub fn stud() -> Mesh {
    let profile = [(0.095, 0.0), (0.100, 0.02), (0.090, 0.05), (0.055, 0.075), (0.0, 0.082)];
    lathe(&profile, ROUND / 2)
}

fn ball() -> Mesh {
    const RADIUS: f32 = 0.106;
    let profile: Vec<(f32, f32)> = (0..=12)
        .map(|step| (f32::from(step as u8) / 24.0 - 0.25) * TAU)
        .map(|angle| ((RADIUS * angle.cos()).max(0.0), MIDDLE + RADIUS * angle.sin()))
        .collect();
    lathe(&profile, ROUND)
}

/// A ring around the stem's end, with a bead in its middle.
fn ring() -> Mesh {
    const RADIUS: f32 = 0.092;
    const THICK: f32 = 0.033;
    let round: Vec<(f32, f32)> = (0..=10)
        .map(|step| f32::from(step as u8) / 10.0 * TAU)
        .map(|angle| (RADIUS + THICK * angle.cos(), MIDDLE + THICK * angle.sin()))
        .collect();
    let mut mesh = lathe(&round, ROUND);
    let stem =
        [(0.030, NECK), (0.022, MIDDLE), (0.030, MIDDLE + 0.06), (0.020, PAWN_HEIGHT - 0.012), (0.0, PAWN_HEIGHT)];
    let stem = lathe(&stem, ROUND / 2);
    mesh.merge(&stem).expect("both are lists of triangles");
    mesh
}

/// Three bars through one point.
fn cross() -> Mesh {
    const LONG: f32 = 0.108;
    const THICK: f32 = 0.036;
    let bar = |size: Vec3| plain(Cuboid::from_size(size * 2.0).mesh().build().translated_by(Vec3::Y * MIDDLE));
    let mut mesh = bar(Vec3::new(LONG, THICK, THICK));
    for size in [Vec3::new(THICK, LONG, THICK), Vec3::new(THICK, THICK, LONG)] {
        mesh.merge(&bar(size)).expect("both are lists of triangles");
    }
    mesh
}

/// A surface of revolution with this many flat sides, from a profile of (radius, height), bottom first.
fn turned(profile: &[(f32, f32)], sides: usize) -> Mesh {
    let corner = |side: usize, (radius, height): (f32, f32)| {
        let angle = (side % sides) as f32 / sides as f32 * TAU + if sides == 4 { FRAC_PI_4 } else { 0.0 };
        Vec3::new(radius * angle.sin(), height, radius * angle.cos())
    };
    let (mut positions, mut normals) = (Vec::new(), Vec::new());
    for side in 0..sides {
        for pair in profile.windows(2) {
            let [low, high] = [pair[0], pair[1]];
            let quad = [corner(side, low), corner(side + 1, low), corner(side + 1, high), corner(side, high)];
            for triangle in [[0, 1, 2], [0, 2, 3]] {
                let [a, b, c] = triangle.map(|index: usize| quad[index]);
                let across = (b - a).cross(c - a);
                if across.length_squared() > 1e-10 {
                    positions.extend([a, b, c]);
                    normals.extend([across.normalize(); 3]);
                }
            }
        }
    }
    let count = positions.len() as u32;
    Mesh::new(PrimitiveTopology::TriangleList, default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0_f32; 2]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_indices(Indices::U32((0..count).collect()))
}

/// A smooth surface of revolution from a profile of (radius, height), bottom first.
fn lathe(profile: &[(f32, f32)], steps: usize) -> Mesh {
    // The outside must be to the left of the profile's direction.
    let downwards: Vec<(f32, f32)> = profile.iter().rev().copied().collect();
    plain(SurfaceOfRevolution::new(&downwards, Arc::FULL, steps).mesh())
}

/// Keeps only positions, normals and texture coordinates, so that parts can be merged.
fn plain(mut mesh: Mesh) -> Mesh {
    mesh.remove_attribute(Mesh::ATTRIBUTE_COLOR);
    mesh
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    fn points(mesh: &Mesh) -> Vec<Vec3> {
        match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
            Some(VertexAttributeValues::Float32x3(points)) => points.iter().copied().map(Vec3::from).collect(),
            _ => panic!("every mesh has positions"),
        }
    }

    fn triangles(mesh: &Mesh) -> Vec<[Vec3; 3]> {
        let points = points(mesh);
        let indices: Vec<usize> = mesh.indices().expect("every mesh has indices").iter().collect();
        indices.chunks(3).map(|three| [points[three[0]], points[three[1]], points[three[2]]]).collect()
    }

    /// The width of the silhouette at each of twelve heights of the head, left and right together, seen from this direction and
    /// from 15 degrees above.
    fn outline(shape: Outline, round: f32) -> [f32; 12] {
        let turn = Quat::from_rotation_x(0.26) * Quat::from_rotation_y(round);
        let mut widths = [0.0_f32; 12];
        for triangle in triangles(&pawn(shape)) {
            let [a, b, c] = triangle.map(|point| turn * point);
            for (u, v) in (0..=12).flat_map(|u| (0..=12 - u).map(move |v| (u as f32 / 12.0, v as f32 / 12.0))) {
                let point = a + (b - a) * u + (c - a) * v;
                let row = ((point.y - NECK) / (PAWN_HEIGHT - NECK) * 12.0).floor();
                if (0.0..12.0).contains(&row) {
                    widths[row as usize] = widths[row as usize].max(point.x.abs());
                }
            }
        }
        widths
    }

    #[test]
    fn no_pawn_is_taller_or_wider_than_it_is_said_to_be_and_all_are_light() {
        for shape in Outline::ALL {
            let mesh = pawn(shape);
            let points = points(&mesh);
            let radius = points.iter().map(|point| point.x.hypot(point.z)).fold(0.0, f32::max);
            let top = points.iter().map(|point| point.y).fold(0.0, f32::max);
            assert!(radius <= PAWN_RADIUS + 1e-4 && radius > PAWN_RADIUS * 0.75, "{shape:?}: {radius}");
            assert!(top <= PAWN_HEIGHT + 1e-4 && top > PAWN_HEIGHT * 0.92, "{shape:?}: {top}");
            assert!(points.iter().all(|point| point.y >= -1e-6));
            assert!(triangles(&mesh).len() < 1400, "{shape:?}: {} triangles", triangles(&mesh).len());
        }
    }

    #[test]
    fn every_face_looks_outwards() {
        for shape in Outline::ALL {
            let volume: f32 = triangles(&pawn(shape)).iter().map(|[a, b, c]| a.dot(b.cross(*c)) / 6.0).sum();
            assert!(volume > 1e-4, "{shape:?} is inside out: {volume}");
        }
    }

    #[test]
    fn outlines_differ_from_every_side() {
        for round in [0.0, 0.5, 1.1, 2.0] {
            let all = Outline::ALL.map(|shape| outline(shape, round));
            for (place, one) in all.iter().enumerate() {
                for (other, two) in all.iter().enumerate().skip(place + 1) {
                    let apart: f32 = one.iter().zip(two).map(|(a, b)| (a - b).abs()).sum::<f32>() / 12.0;
                    assert!(
                        apart > 0.011,
                        "{:?} and {:?}: {apart} at {round}",
                        Outline::ALL[place],
                        Outline::ALL[other]
                    );
                }
            }
        }
    }
}
