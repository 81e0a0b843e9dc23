//! Solids of revolution. Most of the lounge is one.

use bevy::{
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};
use std::f32::consts::TAU;

/// Neighbouring segments of a profile whose directions have a smaller cosine than this meet in an edge, others in a curve.
const SMOOTH: f32 = 0.82;

/// A section of a turn, in radians counter-clockwise from east seen from above.
#[derive(Clone, Copy, Debug)]
pub struct Arc {
    /// Where it begins.
    pub from: f32,
    /// Where it ends; the larger angle.
    pub to: f32,
}

impl Arc {
    /// The whole turn.
    pub const FULL: Self = Self { from: 0.0, to: TAU };

    /// From `middle` this much to either side.
    pub const fn around(middle: f32, half: f32) -> Self {
        Self { from: middle - half, to: middle + half }
    }
}

/// Revolves a profile through an arc: `bend` may displace its points on the way, `shade` darken them.
pub struct SurfaceOfRevolution<'a> {
    profile: &'a [(f32, f32)],
    arc: Arc,
    steps: usize,
    bend: Box<dyn Fn(f32, usize) -> Vec2 + 'a>,
    shade: Box<dyn Fn(f32, usize) -> f32 + 'a>,
}

impl<'a> SurfaceOfRevolution<'a> {
    /// A profile of (radius, height), with the outside to the left of its direction, through an arc in this many steps.
    pub fn new(profile: &'a [(f32, f32)], arc: Arc, steps: usize) -> Self {
        Self { profile, arc, steps, bend: Box::new(|_, _| Vec2::ZERO), shade: Box::new(|_, _| 1.0) }
    }

    /// Displaces point `i` of the profile by (radius, height) at share `t` of the arc.
    #[must_use]
    pub fn bent(mut self, bend: impl Fn(f32, usize) -> Vec2 + 'a) -> Self {
        self.bend = Box::new(bend);
        self
    }

    /// The share of light that reaches point `i` at share `t` of the arc, stored in the vertex colours.
    #[must_use]
    pub fn shaded(mut self, shade: impl Fn(f32, usize) -> f32 + 'a) -> Self {
        self.shade = Box::new(shade);
        self
    }

    fn point(&self, t: f32, i: usize) -> Vec3 {
        let angle = self.arc.from + (self.arc.to - self.arc.from) * t;
        let at = Vec2::from(self.profile[i]) + (self.bend)(t, i);
        Vec3::new(at.x * angle.cos(), at.y, -at.x * angle.sin())
    }

    fn direction(&self, i: usize) -> Vec2 {
        (Vec2::from(self.profile[i + 1]) - Vec2::from(self.profile[i])).normalize_or_zero()
    }

    /// The outward normal, from the profile's tangent and that of the arc.
    fn normal(&self, t: f32, i: usize, before: usize, after: usize) -> Vec3 {
        let along = self.point(t, after) - self.point(t, before);
        let step = 0.25 / self.steps as f32;
        let mut round = self.point(t + step, i) - self.point(t - step, i);
        if round.length_squared() < 1e-14 {
            let angle = self.arc.from + (self.arc.to - self.arc.from) * t;
            round = Vec3::new(-angle.sin(), 0.0, -angle.cos());
        }
        along.cross(round).normalize_or(Vec3::Y)
    }

    /// The finished mesh, with positions, normals, texture coordinates, vertex colours.
    pub fn mesh(&self) -> Mesh {
        let parts = self.profile.len() - 1;
        let smooth = |i: usize| self.direction(i).dot(self.direction(i + 1)) >= SMOOTH;
        let (mut positions, mut normals, mut uvs, mut colours) = (vec![], vec![], vec![], vec![]);
        let mut indices = vec![];
        for part in 0..parts {
            let before = if part > 0 && smooth(part - 1) { part - 1 } else { part };
            let after = if part + 1 < parts && smooth(part) { part + 2 } else { part + 1 };
            let base = positions.len() as u32;
            for step in 0..=self.steps {
                let t = step as f32 / self.steps as f32;
                for (i, low, high) in [(part, before, part + 1), (part + 1, part, after)] {
                    positions.push(self.point(t, i));
                    normals.push(self.normal(t, i, low, high));
                    uvs.push([t, i as f32 / parts as f32]);
                    let light = (self.shade)(t, i);
                    colours.push([light, light, light, 1.0]);
                }
            }
            for step in 0..self.steps as u32 {
                let first = base + 2 * step;
                indices.extend([first, first + 1, first + 2, first + 2, first + 1, first + 3]);
            }
        }
        Mesh::new(PrimitiveTopology::TriangleList, default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
            .with_inserted_indices(Indices::U32(indices))
    }
}
