//! A posed skin as a solid: whether a point is inside of it, how deep, and where a line along Z meets its front.

use bevy::math::{Vec2, Vec3};

/// The distance of two columns in table radii: less than a hundredth of the smallest creature's height.
const PITCH: f32 = 0.002;

/// Columns along Z through a closed skin: where each enters and leaves it.
#[derive(Clone, Debug)]
pub struct Solid {
    low: Vec2,
    size: [usize; 2],
    /// The crossings of each column by depth: how far, and whether the skin faces forward there.
    columns: Vec<Vec<(f32, bool)>>,
    /// The last of them in each column; not a number where there is none.
    fronts: Vec<f32>,
}

impl Solid {
    /// The solid within this skin.
    pub fn new(points: &[Vec3], triangles: &[[u32; 3]]) -> Self {
        let (low, high) = points.iter().fold((Vec2::INFINITY, Vec2::NEG_INFINITY), |(low, high), point| {
            (low.min(point.truncate()), high.max(point.truncate()))
        });
        let low = low - PITCH;
        let size = ((high - low) / PITCH).ceil() + 1.0;
        let size = [size.x.max(1.0) as usize, size.y.max(1.0) as usize];
        let mut solid = Self { low, size, columns: vec![Vec::new(); size[0] * size[1]], fronts: Vec::new() };
        for triangle in triangles {
            solid.cross(triangle.map(|corner| points[corner as usize]));
        }
        for column in &mut solid.columns {
            column.sort_by(|a, b| a.0.total_cmp(&b.0));
        }
        solid.fronts = solid.columns.iter().map(|column| column.last().map_or(f32::NAN, |(depth, _)| *depth)).collect();
        solid
    }

    /// Adds the crossings of a triangle.
    #[expect(clippy::many_single_char_names, reason = "the letters of barycentric coordinates")]
    fn cross(&mut self, [a, b, c]: [Vec3; 3]) {
        let (one, two) = ((b - a).truncate(), (c - a).truncate());
        let area = one.perp_dot(two);
        if area.abs() < 1e-12 {
            return;
        }
        let first = (a.min(b).min(c).truncate() - self.low) / PITCH;
        let last = (a.max(b).max(c).truncate() - self.low) / PITCH;
        for row in first.y.ceil() as usize..=(last.y.floor() as usize).min(self.size[1] - 1) {
            for column in first.x.ceil() as usize..=(last.x.floor() as usize).min(self.size[0] - 1) {
                let at = self.low + Vec2::new(column as f32, row as f32) * PITCH - a.truncate();
                let (u, v) = (at.perp_dot(two) / area, one.perp_dot(at) / area);
                if u >= 0.0 && v >= 0.0 && u + v < 1.0 {
                    let depth = a.z + u * (b.z - a.z) + v * (c.z - a.z);
                    self.columns[row * self.size[0] + column].push((depth, area > 0.0));
                }
            }
        }
    }

    /// The column nearest to this place.
    fn place(&self, at: Vec2) -> Option<usize> {
        let place = (at - self.low) / PITCH + 0.5;
        let inside = place.x >= 0.0 && place.y >= 0.0;
        let (column, row) = (place.x as usize, place.y as usize);
        (inside && column < self.size[0] && row < self.size[1]).then(|| row * self.size[0] + column)
    }

    /// The depth of its foremost skin at this place.
    pub fn front(&self, at: Vec2) -> Option<f32> {
        self.place(at).map(|place| self.fronts[place]).filter(|depth| !depth.is_nan())
    }

    /// How far a point is inside, measured along Z to the nearer side; nothing outside.
    pub fn depth(&self, point: Vec3) -> f32 {
        let Some(column) = self.place(point.truncate()).map(|place| &self.columns[place]) else { return 0.0 };
        if column.last().is_none_or(|(front, _)| point.z > *front) {
            return 0.0;
        }
        let before = column.partition_point(|(depth, _)| *depth < point.z);
        // From the front: a skin that faces forward is entered, one that faces backward is left.
        let within = column[before..].iter().map(|(_, forward)| if *forward { 1 } else { -1 }).sum::<i32>();
        if within <= 0 {
            return 0.0;
        }
        let ahead = column.get(before).map_or(0.0, |(depth, _)| depth - point.z);
        let behind = before.checked_sub(1).map_or(0.0, |last| point.z - column[last].0);
        ahead.min(behind)
    }
}
