//! Which figures are near which part of the top. Testing sixty pawns for every pixel would be too slow, so the top is divided
//! into a grid, and each part lists the figures whose light reaches it: at most eight, the nearest ones.

use bevy::math::{Vec2, Vec4};

/// Parts along a side of the square around the top.
const PARTS: usize = 16;
/// The most figures listed for a part.
const NEAR: usize = 8;
/// 32-bit numbers that hold all lists, one byte per figure.
pub(super) const WORDS: usize = PARTS * PARTS * NEAR / 4;
/// The byte of an unused entry.
const NOBODY: u8 = u8::MAX;

/// The reach of a figure's light: a radius around a line that begins below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reach {
    /// The middle of its base.
    pub at: Vec2,
    /// The vector from there to the end of its reflection.
    pub column: Vec2,
    /// The radius.
    pub around: f32,
}

impl Reach {
    /// The distance of a point from the line.
    fn distance(&self, point: Vec2) -> f32 {
        let along = ((point - self.at).dot(self.column) / self.column.length_squared().max(1e-9)).clamp(0.0, 1.0);
        point.distance(self.at + self.column * along)
    }
}

/// The middle of a part.
fn middle(column: usize, row: usize) -> Vec2 {
    (Vec2::new(column as f32, row as f32) + 0.5) * (2.0 / PARTS as f32) - 1.0
}

/// The lists of all parts, packed for the shader.
pub(super) fn lists(figures: &[Reach]) -> [u32; WORDS] {
    // Half the diagonal of a part.
    let half = (2.0_f32).sqrt() / PARTS as f32;
    let mut near = [[(NOBODY, f32::MAX); NEAR]; PARTS * PARTS];
    for (index, figure) in figures.iter().enumerate() {
        let end = figure.at + figure.column;
        let part = |at: f32| ((at + 1.0) * PARTS as f32 / 2.0).clamp(0.0, PARTS as f32 - 1.0) as usize;
        let low = figure.at.min(end) - figure.around;
        let high = figure.at.max(end) + figure.around;
        for row in part(low.y)..=part(high.y) {
            for column in part(low.x)..=part(high.x) {
                let distance = figure.distance(middle(column, row));
                if distance > figure.around + half {
                    continue;
                }
                let list = &mut near[row * PARTS + column];
                let place = list.partition_point(|(_, other)| *other <= distance);
                if place < NEAR {
                    list[place..].rotate_right(1);
                    list[place] = (index as u8, distance);
                }
            }
        }
    }
    let mut words = [0; WORDS];
    for (word, four) in words.iter_mut().zip(near.as_flattened().chunks_exact(4)) {
        *word = u32::from_le_bytes([four[0].0, four[1].0, four[2].0, four[3].0]);
    }
    words
}

/// The reach of a figure at this place, seen from an eye at this height above the table.
pub(super) fn reach(at: Vec4, scale: f32, height: f32, eye: Option<bevy::math::Vec3>) -> Reach {
    let at = Vec2::new(at.x, at.y);
    let column = eye.map_or(Vec2::ZERO, |eye| {
        let way = Vec2::new(eye.x, eye.z) - at;
        way * (height * scale / eye.y.max(0.2)).min(1.0)
    });
    Reach { at, column, around: 0.30 * scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures listed for the part that contains a point.
    fn listed(words: &[u32; WORDS], point: Vec2) -> Vec<u8> {
        let part = ((point + 1.0) * 8.0).as_uvec2().min(bevy::math::UVec2::splat(15));
        let first = (part.y * 16 + part.x) as usize * 2;
        let bytes = [words[first].to_le_bytes(), words[first + 1].to_le_bytes()].concat();
        bytes.into_iter().filter(|byte| *byte != NOBODY).collect()
    }

    #[test]
    fn whoever_reaches_a_point_is_listed_there() {
        let figures: Vec<Reach> = (0..40)
            .map(|k| {
                let at = Vec2::from_angle(k as f32 * 2.4) * (k as f32 / 40.0).sqrt() * 0.95;
                Reach { at, column: Vec2::new(0.01, 0.05), around: 0.10 }
            })
            .collect();
        let words = lists(&figures);
        for step in 0..400 {
            let point = Vec2::from_angle(step as f32 * 2.4) * (step as f32 / 400.0).sqrt() * 0.98;
            let mut reached: Vec<(f32, u8)> = figures
                .iter()
                .enumerate()
                .map(|(index, figure)| (figure.distance(point), index as u8))
                .filter(|(distance, _)| *distance <= 0.10)
                .collect();
            reached.sort_by(|a, b| a.0.total_cmp(&b.0));
            let list = listed(&words, point);
            assert!(reached.len() <= NEAR, "the scene is too crowded for this test");
            for (_, index) in reached {
                assert!(list.contains(&index), "{index} reaches {point} and is not listed: {list:?}");
            }
        }
    }

    #[test]
    fn of_a_crowd_the_nearest_are_listed() {
        let figures: Vec<Reach> = (0..20)
            .map(|k| Reach { at: Vec2::new(0.0625 + 0.01 * k as f32, 0.0625), column: Vec2::ZERO, around: 0.5 })
            .collect();
        let list = listed(&lists(&figures), Vec2::splat(0.06));
        assert_eq!(list, (0..8).collect::<Vec<u8>>());
    }

    #[test]
    fn a_reflection_runs_towards_whoever_looks() {
        let eye = bevy::math::Vec3::new(0.0, 2.0, 3.0);
        let reach = reach(Vec4::new(0.5, -0.5, 0.0, 0.0), 1.0, 0.3, Some(eye));
        assert!(reach.column.x < 0.0 && reach.column.y > 0.3);
    }
}
