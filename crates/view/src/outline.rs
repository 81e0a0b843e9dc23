//! Outlines: the posed surface of a figure, computed on the CPU, and its silhouette in the picture. For sheets of silhouettes,
//! and to measure how well creatures are told apart by them.

use bevy::{
    mesh::{
        VertexAttributeValues,
        skinning::{SkinnedMesh, SkinnedMeshInverseBindposes},
    },
    prelude::*,
};

use super::camera::Shot;

/// The world-space triangles of everything below a figure's root, as posed in this frame.
pub fn surface(world: &World, root: Entity) -> Vec<[Vec3; 3]> {
    let mut triangles = Vec::new();
    let mut open = vec![root];
    while let Some(entity) = open.pop() {
        open.extend(world.get::<Children>(entity).into_iter().flatten().copied());
        let mesh = world.get::<Mesh3d>(entity).and_then(|mesh| world.resource::<Assets<Mesh>>().get(&mesh.0));
        if let Some((mesh, points)) = mesh.and_then(|mesh| Some((mesh, points(world, entity, mesh)?))) {
            let indices: Vec<usize> =
                mesh.indices().map_or_else(|| (0..points.len()).collect(), |indices| indices.iter().collect());
            triangles.extend(
                indices.chunks_exact(3).map(|corner| [points[corner[0]], points[corner[1]], points[corner[2]]]),
            );
        }
    }
    triangles
}

/// The world-space vertices of a mesh, skinned if it has a skin.
fn points(world: &World, entity: Entity, mesh: &Mesh) -> Option<Vec<Vec3>> {
    let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION)?.as_float3()?;
    // A skinned mesh without texture coordinates is the hull of a figure's seams: it lies around what is there already.
    if mesh.attribute(Mesh::ATTRIBUTE_JOINT_INDEX).is_some() && mesh.attribute(Mesh::ATTRIBUTE_UV_0).is_none() {
        return None;
    }
    let Some(skin) = world.get::<SkinnedMesh>(entity) else {
        let place = world.get::<GlobalTransform>(entity)?;
        return Some(positions.iter().map(|point| place.transform_point(Vec3::from(*point))).collect());
    };
    let bind = world.resource::<Assets<SkinnedMeshInverseBindposes>>().get(&skin.inverse_bindposes)?;
    let joints: Vec<Mat4> = skin
        .joints
        .iter()
        .zip(bind.iter())
        .map(|(joint, bind)| {
            world.get::<GlobalTransform>(*joint).map_or(Mat4::IDENTITY, GlobalTransform::to_matrix) * *bind
        })
        .collect();
    let Some(VertexAttributeValues::Uint16x4(indices)) = mesh.attribute(Mesh::ATTRIBUTE_JOINT_INDEX) else {
        return None;
    };
    let Some(VertexAttributeValues::Float32x4(weights)) = mesh.attribute(Mesh::ATTRIBUTE_JOINT_WEIGHT) else {
        return None;
    };
    let posed = positions.iter().zip(indices).zip(weights).map(|((point, joint), weight)| {
        (0..4)
            .map(|k| {
                joints.get(usize::from(joint[k])).map_or(Vec3::ZERO, |m| m.transform_point3(Vec3::from(*point)))
                    * weight[k]
            })
            .sum()
    });
    Some(posed.collect())
}

/// The silhouette of a figure as a small bitmap. The middle of its base is always at the same place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    covered: Vec<bool>,
}

impl Outline {
    /// The silhouette of these triangles as seen by this camera, in a picture that would be `picture` pixels high; the middle
    /// of the base, `base`, is in the middle of the bitmap's width and four fifths down.
    pub fn from_triangles(
        triangles: &[[Vec3; 3]],
        shot: Shot,
        base: Vec3,
        picture: f32,
        [width, height]: [usize; 2],
    ) -> Self {
        let into = shot.transform.to_matrix().inverse();
        let scale = picture / 2.0 / (shot.field_of_view / 2.0).tan();
        let seen = |point: Vec3| {
            let local = into.transform_point3(point);
            Vec2::new(local.x, -local.y) * (scale / -local.z)
        };
        let shift = Vec2::new(width as f32 * 0.5, height as f32 * 0.8) - seen(base);
        let mut outline = Self { width, height, covered: vec![false; width * height] };
        for triangle in triangles {
            outline.fill(triangle.map(|corner| seen(corner) + shift));
        }
        outline
    }

    /// Fills a triangle.
    fn fill(&mut self, [a, b, c]: [Vec2; 3]) {
        let (low, high) = (a.min(b).min(c).floor(), a.max(b).max(c).ceil());
        let area = (b - a).perp_dot(c - a);
        if area.abs() < 1e-6 || !area.is_finite() {
            return;
        }
        let range = |low: f32, high: f32, most: usize| (low.max(0.0) as usize)..(high.clamp(0.0, most as f32) as usize);
        for y in range(low.y, high.y, self.height) {
            for x in range(low.x, high.x, self.width) {
                let point = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                let inside = [(a, b), (b, c), (c, a)]
                    .iter()
                    .all(|(from, to)| (*to - *from).perp_dot(point - *from) * area.signum() >= 0.0);
                if inside {
                    self.covered[y * self.width + x] = true;
                }
            }
        }
    }

    /// Whether this pixel is covered.
    pub fn covers(&self, x: usize, y: usize) -> bool {
        self.covered[y * self.width + x]
    }

    /// The overlap: pixels covered by both, divided by pixels covered by either.
    pub fn overlap(&self, other: &Self) -> f32 {
        let pairs = || self.covered.iter().zip(&other.covered);
        let both = pairs().filter(|(a, b)| **a && **b).count();
        let either = pairs().filter(|(a, b)| **a || **b).count();
        both as f32 / either.max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rectangle that faces the camera, this wide and high, standing on the base.
    fn outline(width: f32, height: f32) -> Outline {
        let corner = |x: f32, y: f32| Vec3::new(x * width, y * height, 0.0);
        let [a, b, c, d] = [corner(-0.5, 0.0), corner(0.5, 0.0), corner(0.5, 1.0), corner(-0.5, 1.0)];
        let shot = Shot { transform: Transform::from_xyz(0.3, 0.0, 4.0), field_of_view: 0.5 };
        Outline::from_triangles(&[[a, b, c], [a, d, c]], shot, Vec3::ZERO, 720.0, [120, 160])
    }

    #[test]
    fn outlines_of_the_same_shape_are_one_and_of_a_part_are_its_share() {
        let whole = outline(0.2, 0.3);
        assert!((whole.overlap(&whole) - 1.0).abs() < 1e-6);
        let share = whole.overlap(&outline(0.1, 0.3));
        assert!((share - 0.5).abs() < 0.04, "{share}");
        assert!(whole.covers(60, 120) && !whole.covers(60, 140) && !whole.covers(5, 120));
    }
}
