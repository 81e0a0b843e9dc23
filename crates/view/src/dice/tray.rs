//! The dice tray on the table's rim: a section of a ring, divided in the middle.
//!
//! Its frame has the table's axis as origin and the middle of the tray at +X; angles grow counter-clockwise seen from above, so
//! the first handful, thrown from the left as seen by a person before the tray, has negative angles.

use bevy::math::Vec3;

use super::{
    body::{Body, HALF},
    contact::Touch,
};

/// The radius of the tray's middle line.
pub const RADIUS: f32 = 1.096;
/// Half of its width.
pub const HALF_WIDTH: f32 = 0.066;
/// Half of its length as an angle.
pub const HALF_ANGLE: f32 = 0.56;
/// The height of its floor.
pub const FLOOR: f32 = 0.024;
/// Half of the thickness of the dividing bar, as an angle.
pub const HALF_BAR: f32 = 0.010;

/// Contacts of a die of this hand (0 left, 1 right) with floor and walls closer than `gap`. Normals point away from the die.
pub fn touches(die: &Body, hand: usize, gap: f32, found: &mut Vec<Touch>) {
    // Most of the time a die is far from most walls.
    let reach = HALF * 1.733 + gap;
    let low = die.at.y < FLOOR + reach;
    for arm in die.corners() {
        let point = die.at + arm;
        if low && FLOOR - point.y > -gap {
            found.push(Touch { point, normal: Vec3::NEG_Y, depth: FLOOR - point.y });
        }
        let out = Vec3::new(point.x, 0.0, point.z);
        let radius = out.length();
        let out = out / radius.max(0.1);
        let along = Vec3::new(out.z, 0.0, -out.x);
        let angle = (-point.z).atan2(point.x);
        // Towards the end of the tray from which this hand throws.
        let sign = if hand == 0 { -1.0 } else { 1.0 };
        let walls = [
            (out, radius - (RADIUS + HALF_WIDTH)),
            (-out, RADIUS - HALF_WIDTH - radius),
            (along * sign, (angle * sign - HALF_ANGLE) * radius),
            (along * -sign, (HALF_BAR - angle * sign) * radius),
        ];
        for (normal, depth) in walls {
            if depth > -gap {
                found.push(Touch { point, normal, depth });
            }
        }
    }
}

/// The deepest penetration of a die's corner into floor or walls.
pub fn overlap(die: &Body, hand: usize) -> f32 {
    let mut found = Vec::new();
    touches(die, hand, 0.0, &mut found);
    found.iter().map(|touch| touch.depth).fold(0.0, f32::max)
}
