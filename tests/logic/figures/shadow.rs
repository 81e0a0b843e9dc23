//! Outlines on a small picture, as the camera of a match sees them.

use super::glb::Point;

/// Pixels across and down.
const SIZE: usize = 200;
/// How high the camera stands over the table's plane, and how much it sees from top to bottom, in degrees.
const ELEVATION: f32 = 31.0;
const ANGLE: f32 = 8.3;
/// How far the camera is from where it looks, and how high above the table that is, in table radii.
const DISTANCE: f32 = 3.9;
const MIDDLE: f32 = 0.2;

/// A figure in black on white.
pub struct Shadow(Vec<bool>);

impl Shadow {
    /// The outline of triangles, seen from so many degrees round the upright.
    pub fn cast(places: &[Point], triangles: &[[usize; 3]], heading: f32) -> Self {
        let ((turn_sine, turn_cosine), (rise, ahead)) =
            (heading.to_radians().sin_cos(), ELEVATION.to_radians().sin_cos());
        let focal = 0.5 * SIZE as f32 / (ANGLE.to_radians() / 2.0).tan();
        let seen: Vec<[f32; 2]> = places
            .iter()
            .map(|&[x, y, z]| {
                let (across, near, up) = (x * turn_cosine - z * turn_sine, x * turn_sine + z * turn_cosine, y - MIDDLE);
                let depth = DISTANCE - near * ahead - up * rise;
                let middle = 0.5 * SIZE as f32;
                [middle + focal * across / depth, middle - focal * (up * ahead - near * rise) / depth]
            })
            .collect();
        let mut picture = Self(vec![false; SIZE * SIZE]);
        for corners in triangles {
            picture.fill(corners.map(|corner| seen[corner]));
        }
        picture
    }

    /// The share that two outlines have in common.
    pub fn overlap(&self, other: &Self) -> f32 {
        let count =
            |both: fn(bool, bool) -> bool| self.0.iter().zip(&other.0).filter(|&(a, b)| both(*a, *b)).count() as f32;
        count(|a, b| a && b) / count(|a, b| a || b)
    }

    fn fill(&mut self, [a, b, c]: [[f32; 2]; 3]) {
        let area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
        if area.abs() < 1e-9 {
            return;
        }
        let range = |k: usize| {
            let (low, high) = (a[k].min(b[k]).min(c[k]), a[k].max(b[k]).max(c[k]));
            low.max(0.0) as usize..(high.max(0.0) as usize + 1).min(SIZE)
        };
        for row in range(1) {
            for column in range(0) {
                let at = [column as f32 + 0.5, row as f32 + 0.5];
                let side = |p: [f32; 2], q: [f32; 2]| {
                    ((q[0] - p[0]) * (at[1] - p[1]) - (at[0] - p[0]) * (q[1] - p[1])) * area.signum()
                };
                if side(a, b) >= 0.0 && side(b, c) >= 0.0 && side(c, a) >= 0.0 {
                    self.0[row * SIZE + column] = true;
                }
            }
        }
    }
}
