//! The meshes of dice and tray.

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    math::{Quat, Vec2, Vec3},
    mesh::{Indices, Mesh, PrimitiveTopology},
};

use super::{
    body::{EDGE, HALF},
    throw::face_normal,
    tray,
};

/// Radius of the rounded edges of a die.
const BEVEL: f32 = EDGE * 0.11;
/// Subdivisions of that rounding.
const STEPS: usize = 3;
/// The radius of a pip, and the distance of pips from the middle of a face.
const PIP: f32 = EDGE * 0.092;
const SPREAD: f32 = EDGE * 0.255;

/// A list of triangles that is being built.
#[derive(Clone, Default)]
struct Triangles {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    indices: Vec<u32>,
}

impl Triangles {
    fn vertex(&mut self, position: Vec3, normal: Vec3) -> u32 {
        self.positions.push(position.to_array());
        self.normals.push(normal.to_array());
        self.positions.len() as u32 - 1
    }

    fn quad(&mut self, corners: [u32; 4]) {
        let [a, b, c, d] = corners;
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// Keeps only the triangles whose first normal fulfils this.
    fn only(mut self, wanted: impl Fn(&[f32; 3]) -> bool) -> Self {
        let kept = self.indices.chunks_exact(3).filter(|corners| wanted(&self.normals[corners[0] as usize]));
        self.indices = kept.flatten().copied().collect();
        self
    }

    fn mesh(self) -> Mesh {
        let uvs = vec![[0.0, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A cube with rounded edges.
pub fn die() -> Mesh {
    let mut shape = Triangles::default();
    let inner = HALF - BEVEL;
    // Stops along each side of a face: the rounding, the flat part, the rounding.
    let stops: Vec<f32> = (0..=STEPS)
        .map(|step| -inner - BEVEL * (1.0 - step as f32 / STEPS as f32))
        .chain((0..=STEPS).map(|step| inner + BEVEL * step as f32 / STEPS as f32))
        .collect();
    for face in 1..=6 {
        let out = face_normal(face);
        let turn = Quat::from_rotation_arc(Vec3::Z, out);
        let rows: Vec<Vec<u32>> = stops
            .iter()
            .map(|&y| {
                let row = stops.iter().map(|&x| {
                    // A point on the sharp cube is moved to the sphere around the closest point of the inner cube.
                    let sharp = turn * Vec3::new(x, y, HALF);
                    let centre = sharp.clamp(Vec3::splat(-inner), Vec3::splat(inner));
                    let normal = (sharp - centre).normalize();
                    shape.vertex(centre + normal * BEVEL, normal)
                });
                row.collect()
            })
            .collect();
        for y in 1..stops.len() {
            for x in 1..stops.len() {
                shape.quad([rows[y - 1][x - 1], rows[y - 1][x], rows[y][x], rows[y][x - 1]]);
            }
        }
    }
    shape.mesh()
}

/// The pips of all six faces: discs slightly above the faces.
pub fn pips() -> Mesh {
    const ROUND: usize = 14;
    let mut shape = Triangles::default();
    for face in 1..=6 {
        let out = face_normal(face);
        let turn = Quat::from_rotation_arc(Vec3::Z, out);
        for spot in spots(face) {
            let centre = shape.vertex(turn * (spot * SPREAD).extend(HALF * 1.008), out);
            let first = centre + 1;
            for step in 0..ROUND {
                let angle = TAU * step as f32 / ROUND as f32;
                let edge = spot * SPREAD + Vec2::from_angle(angle) * PIP;
                shape.vertex(turn * edge.extend(HALF * 1.004), out);
                shape.indices.extend([centre, first + step as u32, first + (step as u32 + 1) % ROUND as u32]);
            }
        }
    }
    shape.mesh()
}

/// The places of a face's pips, in steps of a 3×3 grid.
fn spots(face: u8) -> Vec<Vec2> {
    let diagonal = [Vec2::new(-1.0, -1.0), Vec2::new(1.0, 1.0)];
    let other = [Vec2::new(-1.0, 1.0), Vec2::new(1.0, -1.0)];
    let sides = [Vec2::new(-1.0, 0.0), Vec2::new(1.0, 0.0)];
    let mut spots = Vec::new();
    if face % 2 == 1 {
        spots.push(Vec2::ZERO);
    }
    if face >= 2 {
        spots.extend(diagonal);
    }
    if face >= 4 {
        spots.extend(other);
    }
    if face == 6 {
        spots.extend(sides);
    }
    spots
}

/// Sweeps a profile of (radius, height) points along the tray from `angle.0` to `angle.1`, flat-shaded.
fn sweep(shape: &mut Triangles, profile: &[Vec2], angle: (f32, f32), steps: usize) {
    for piece in profile.windows(2) {
        let along = piece[1] - piece[0];
        let flat = Vec2::new(-along.y, along.x).normalize();
        for step in 0..steps {
            let at = |share: usize| angle.0 + (angle.1 - angle.0) * share as f32 / steps as f32;
            let mut point = |profile: Vec2, angle: f32| {
                let out = Vec3::new(angle.cos(), 0.0, -angle.sin());
                shape.vertex(out * profile.x + Vec3::Y * profile.y, out * flat.x + Vec3::Y * flat.y)
            };
            let (here, next) = (at(step), at(step + 1));
            let corners = [point(piece[0], here), point(piece[1], here), point(piece[1], next), point(piece[0], next)];
            shape.quad(corners);
        }
    }
}

/// The cloth that the dice roll on.
pub fn tray_floor() -> Mesh {
    let mut shape = Triangles::default();
    let (inner, outer) = (tray::RADIUS - tray::HALF_WIDTH, tray::RADIUS + tray::HALF_WIDTH);
    let profile = [Vec2::new(inner, tray::FLOOR), Vec2::new(outer, tray::FLOOR)];
    sweep(&mut shape, &profile, (-tray::HALF_ANGLE, tray::HALF_ANGLE), 40);
    flip_if_down(shape)
}

/// The walls of the tray, its two ends, and the bar in its middle: their sides, and their tops.
pub fn tray_lips() -> [Mesh; 2] {
    const LIP: f32 = 0.008;
    let top = tray::FLOOR + 0.012;
    let mut shape = Triangles::default();
    let (inner, outer) = (tray::RADIUS - tray::HALF_WIDTH, tray::RADIUS + tray::HALF_WIDTH);
    let end = tray::HALF_ANGLE + LIP / tray::RADIUS;
    let ridge = |from: f32, to: f32, foot: f32| {
        [Vec2::new(from, foot), Vec2::new(from, top), Vec2::new(to, top), Vec2::new(to, foot)]
    };
    sweep(&mut shape, &ridge(inner - LIP, inner, -0.005), (-end, end), 40);
    sweep(&mut shape, &ridge(outer, outer + LIP, -0.045), (-end, end), 40);
    for (from, to) in [(-end, -tray::HALF_ANGLE), (-tray::HALF_BAR, tray::HALF_BAR), (tray::HALF_ANGLE, end)] {
        sweep(&mut shape, &ridge(inner, outer, tray::FLOOR - 0.05), (from, to), 1);
        // The two faces that look along the tray.
        for (angle, sign) in [(from, -1.0), (to, 1.0)] {
            let out = Vec3::new(f32::cos(angle), 0.0, -f32::sin(angle));
            let normal = Vec3::new(-f32::sin(angle), 0.0, -f32::cos(angle)) * sign;
            let corner =
                |shape: &mut Triangles, radius: f32, height: f32| shape.vertex(out * radius + Vec3::Y * height, normal);
            let corners = [
                corner(&mut shape, inner, -0.04),
                corner(&mut shape, outer, -0.04),
                corner(&mut shape, outer, top),
                corner(&mut shape, inner, top),
            ];
            shape.quad(corners);
        }
    }
    let is_top = |normal: &[f32; 3]| normal[1] > 0.9;
    [shape.clone().only(|normal| !is_top(normal)), shape.only(is_top)].map(flip_if_down)
}

/// Reverses triangles whose winding contradicts their normals.
fn flip_if_down(mut shape: Triangles) -> Mesh {
    for triangle in shape.indices.chunks_exact_mut(3) {
        let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(shape.positions[triangle[corner] as usize]));
        let normal = Vec3::from(shape.normals[triangle[0] as usize]);
        if (b - a).cross(c - a).dot(normal) < 0.0 {
            triangle.swap(1, 2);
        }
    }
    shape.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Triangles of a mesh: corners and the normal of the first.
    fn triangles(mesh: &Mesh) -> Vec<([Vec3; 3], Vec3)> {
        let read = |attribute| match mesh.attribute(attribute) {
            Some(bevy::mesh::VertexAttributeValues::Float32x3(values)) => {
                values.iter().copied().map(Vec3::from).collect::<Vec<_>>()
            }
            _ => panic!("three numbers a vertex"),
        };
        let (positions, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
        let indices: Vec<usize> = mesh.indices().expect("indexed").iter().collect();
        indices
            .chunks_exact(3)
            .map(|corners| ([0, 1, 2].map(|corner| positions[corners[corner]]), normals[corners[0]]))
            .collect()
    }

    #[test]
    fn every_face_looks_outwards() {
        let [sides, tops] = tray_lips();
        for mesh in [die(), pips(), tray_floor(), sides, tops] {
            for ([a, b, c], normal) in triangles(&mesh) {
                let area = (b - a).cross(c - a);
                assert!(area.length() < 1e-12 || area.dot(normal) > 0.0, "{a} {b} {c} look away from {normal}");
            }
        }
    }

    #[test]
    fn the_tray_is_seen_from_above() {
        assert!(triangles(&tray_floor()).iter().all(|(_, normal)| normal.y > 0.99));
        let [sides, tops] = tray_lips().map(|mesh| triangles(&mesh));
        let top = tray::FLOOR + 0.011;
        assert!(tops.len() >= 160, "both lips have a top");
        assert!(tops.iter().all(|(corners, normal)| normal.y > 0.99 && corners.iter().all(|corner| corner.y > top)));
        assert!(sides.len() > tops.len() && sides.iter().all(|(_, normal)| normal.y < 0.01));
    }

    #[test]
    fn a_die_is_as_large_as_it_is_simulated() {
        let reach = triangles(&die())
            .iter()
            .flat_map(|(corners, _)| *corners)
            .map(|point| point.abs().max_element())
            .fold(0.0, f32::max);
        assert!((reach - HALF).abs() < 1e-6);
    }

    #[test]
    fn every_face_has_as_many_pips_as_it_counts() {
        for face in 1..=6 {
            assert_eq!(spots(face).len(), usize::from(face));
        }
        // a disc of fourteen triangles for each of the 21
        assert_eq!(triangles(&pips()).len(), 21 * 14);
    }
}
