//! Contacts between two dice: separating axes, then one face clipped by the other.

use bevy::math::Vec3;

use super::body::{Body, HALF};

/// A contact of a die with another die or the tray.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// Where.
    pub point: Vec3,
    /// The normal, away from the first body.
    pub normal: Vec3,
    /// The depth of penetration; negative while there is still a gap.
    pub depth: f32,
}

/// The axis along which two cubes overlap least, from `a` towards `b`, and the overlap; `None` if they are further apart than
/// `gap`.
fn least_overlap(a: &Body, b: &Body, gap: f32) -> Option<(Axis, Vec3, f32)> {
    let between = b.at - a.at;
    if between.length_squared() > (HALF * 2.0 * 1.733 + gap).powi(2) {
        return None;
    }
    let (of_a, of_b) = (a.axes(), b.axes());
    let reach = |axes: &[Vec3; 3], along: Vec3| HALF * axes.iter().map(|axis| axis.dot(along).abs()).sum::<f32>();
    let mut best: Option<(Axis, Vec3, f32)> = None;
    let mut consider = |kind: Axis, along: Vec3, favour: f32| {
        let along = if along.dot(between) < 0.0 { -along } else { along };
        let depth = reach(&of_a, along) + reach(&of_b, along) - along.dot(between);
        if best.is_none_or(|(_, _, least)| depth + favour < least) {
            best = Some((kind, along, depth));
        }
        depth > -gap
    };
    for axis in of_a {
        if !consider(Axis::FaceOfFirst, axis, 0.0) {
            return None;
        }
    }
    for axis in of_b {
        // The axis found first is preferred a little, so that resting contacts do not flicker between the two cubes.
        if !consider(Axis::FaceOfSecond, axis, HALF * 0.02) {
            return None;
        }
    }
    for (i, one) in of_a.into_iter().enumerate() {
        for (j, other) in of_b.into_iter().enumerate() {
            let along = one.cross(other);
            let length = along.length();
            if length > 0.05 && !consider(Axis::Edges(i, j), along / length, HALF * 0.05) {
                return None;
            }
        }
    }
    best
}

/// The features of two cubes that touch.
#[derive(Clone, Copy)]
enum Axis {
    FaceOfFirst,
    FaceOfSecond,
    Edges(usize, usize),
}

/// The depth of penetration of two dice; 0 or less if they are apart.
pub fn overlap(a: &Body, b: &Body) -> f32 {
    least_overlap(a, b, 0.0).map_or(0.0, |(_, _, depth)| depth)
}

/// The contacts between two dice closer than `gap`.
pub fn between(a: &Body, b: &Body, gap: f32, found: &mut Vec<Touch>) {
    let Some((kind, normal, depth)) = least_overlap(a, b, gap) else { return };
    match kind {
        Axis::FaceOfFirst => clip(a, b, normal, gap, |point, depth| found.push(Touch { point, normal, depth })),
        Axis::FaceOfSecond => clip(b, a, -normal, gap, |point, depth| found.push(Touch { point, normal, depth })),
        Axis::Edges(i, j) => found.push(Touch { point: between_edges(a, b, [i, j], normal), normal, depth }),
    }
}

/// The point halfway between the closest edges of two dice, one along axis `along[0]` of the first, one along `along[1]` of the
/// second.
fn between_edges(first: &Body, second: &Body, along: [usize; 2], normal: Vec3) -> Vec3 {
    let middle = |body: &Body, skip: usize, towards: Vec3| {
        let axes = body.axes();
        (0..3)
            .filter(|axis| *axis != skip)
            .fold(body.at, |at, axis| at + axes[axis] * HALF * if axes[axis].dot(towards) < 0.0 { -1.0 } else { 1.0 })
    };
    let (start, end) = (middle(first, along[0], normal), middle(second, along[1], -normal));
    let (one, other) = (first.axes()[along[0]], second.axes()[along[1]]);
    // The points of the two lines that are closest to each other.
    let apart = end - start;
    let cos = one.dot(other);
    let sine = 1.0 - cos * cos;
    let on_first = (apart.dot(one) - cos * apart.dot(other)) / sine;
    let on_second = (cos * apart.dot(one) - apart.dot(other)) / sine;
    (start + one * on_first.clamp(-HALF, HALF) + end + other * on_second.clamp(-HALF, HALF)) * 0.5
}

/// Clips the face of `other` that faces `body` by the sides of the face of `body` with this normal.
fn clip(body: &Body, other: &Body, normal: Vec3, gap: f32, mut found: impl FnMut(Vec3, f32)) {
    let axes = other.axes();
    let facing = (0..3).max_by(|i, j| axes[*i].dot(normal).abs().total_cmp(&axes[*j].dot(normal).abs())).unwrap_or(0);
    let out = axes[facing] * if axes[facing].dot(normal) > 0.0 { -HALF } else { HALF };
    let (u, v) = (axes[(facing + 1) % 3] * HALF, axes[(facing + 2) % 3] * HALF);
    let mut polygon =
        vec![other.at + out + u + v, other.at + out - u + v, other.at + out - u - v, other.at + out + u - v];
    for side in body.axes() {
        if side.dot(normal).abs() > 0.5 {
            continue;
        }
        for side in [side, -side] {
            let outside = |point: Vec3| (point - body.at).dot(side) - HALF;
            let mut kept = Vec::with_capacity(8);
            for (index, &point) in polygon.iter().enumerate() {
                let next = polygon[(index + 1) % polygon.len()];
                let (here, there) = (outside(point), outside(next));
                if here <= 0.0 {
                    kept.push(point);
                }
                if (here <= 0.0) != (there <= 0.0) {
                    kept.push(point.lerp(next, here / (here - there)));
                }
            }
            polygon = kept;
            if polygon.is_empty() {
                return;
            }
        }
    }
    for point in polygon {
        let depth = HALF - (point - body.at).dot(normal);
        if depth > -gap {
            found(point, depth);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Quat;

    use super::*;
    use crate::dice::body::EDGE;

    fn die(at: Vec3, turn: Quat) -> Body {
        Body { at, turn, velocity: Vec3::ZERO, spin: Vec3::ZERO }
    }

    #[test]
    fn cubes_side_by_side_touch_along_a_whole_face() {
        let (a, b) = (die(Vec3::ZERO, Quat::IDENTITY), die(Vec3::X * (EDGE - 0.001), Quat::IDENTITY));
        let mut found = Vec::new();
        between(&a, &b, 0.0, &mut found);
        assert_eq!(found.len(), 4);
        assert!(
            found.iter().all(|touch| touch.normal.abs_diff_eq(Vec3::X, 1e-5) && (touch.depth - 0.001).abs() < 1e-5)
        );
    }

    #[test]
    fn crossed_edges_touch_in_one_point() {
        let a = die(Vec3::ZERO, Quat::from_rotation_x(std::f32::consts::FRAC_PI_4));
        let b = die(
            Vec3::Y * (EDGE * std::f32::consts::SQRT_2 - 0.002),
            Quat::from_rotation_z(std::f32::consts::FRAC_PI_4),
        );
        let mut found = Vec::new();
        between(&a, &b, 0.0, &mut found);
        assert_eq!(found.len(), 1);
        assert!(found[0].normal.abs_diff_eq(Vec3::Y, 1e-4), "{:?}", found[0]);
        assert!((found[0].depth - 0.002).abs() < 1e-4);
    }

    #[test]
    fn cubes_apart_do_not_touch() {
        let a = die(Vec3::ZERO, Quat::IDENTITY);
        let b = die(Vec3::new(EDGE * 1.3, 0.0, 0.0), Quat::from_rotation_y(0.5));
        assert!(overlap(&a, &b) <= 0.0);
        let mut found = Vec::new();
        between(&a, &b, 0.0, &mut found);
        assert!(found.is_empty());
    }
}
