//! How the view gives way to panels of the interface, so that none of them covers a figure.

use bevy::prelude::*;
use std::f32::consts::TAU;

use super::{FIELD_OF_VIEW, Orbit, place};

/// How far the camera is moved from where it would be without panels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Clearance {
    /// To the right, in table radii.
    pub aside: f32,
    /// Upwards in the picture, in table radii.
    pub up: f32,
    /// Away from the table, as a share of the distance.
    pub back: f32,
}

impl Clearance {
    pub fn towards(self, goal: Self, share: f32) -> Self {
        Self {
            aside: self.aside + (goal.aside - self.aside) * share,
            up: self.up + (goal.up - self.up) * share,
            back: self.back + (goal.back - self.back) * share,
        }
    }
}

/// How far figures on the outermost cells stand from the table's middle, and how far they reach to either side.
const STAND: f32 = 0.86;
const REACH: f32 = 0.07;
/// The greatest moves that are tried: sideways and up in table radii, and away as a share of the distance; and in how many steps.
const ASIDE: f32 = 0.24;
const UP: f32 = 0.2;
const BACK: f32 = 0.6;
const STEPS: i32 = 5;
/// The share of the picture's height at its lower edge that stays free of feet.
const BOTTOM: f32 = 0.11;

/// The least move by which no figure on the board lies outside the picture or under a panel; none if all of them leave one covered.
/// Panels are in shares of the picture, from its upper left corner.
pub(super) fn find(orbit: Orbit, aspect: f32, panels: &[Rect]) -> Clearance {
    if panels.is_empty() {
        return Clearance::default();
    }
    let orbit = Orbit { azimuth: 0.0, zoom: 1.0, ..orbit };
    let figures: Vec<[Vec3; 3]> = figures(orbit.heads).collect();
    let step = |whole: f32, step: i32| whole * step as f32 / STEPS as f32;
    let mut moves: Vec<Clearance> = (0..=3 * STEPS)
        .flat_map(|back| (-STEPS..=STEPS).map(move |up| (back, up)))
        .flat_map(|(back, up)| (-STEPS..=STEPS).map(move |aside| (back, up, aside)))
        .map(|(back, up, aside)| Clearance {
            aside: step(ASIDE, aside),
            up: step(UP, up),
            back: step(BACK, back) / 3.0,
        })
        .collect();
    // A smaller board is worse than one that lies a little aside.
    let cost = |moved: &Clearance| moved.back + 0.7 * moved.up.abs() + 0.3 * moved.aside.abs();
    moves.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
    moves.into_iter().find(|moved| is_clear(place(orbit, aspect, *moved), aspect, panels, &figures)).unwrap_or_default()
}

/// Foot, trunk and head of figures all around the outermost cells, with their sides.
fn figures(heads: f32) -> impl Iterator<Item = [Vec3; 3]> {
    (0..36).flat_map(move |step| {
        let (sine, cosine) = (TAU * step as f32 / 36.0).sin_cos();
        [-REACH, 0.0, REACH]
            .map(|side| [0.0, 0.4, 0.9].map(|height| Vec3::new(STAND * sine + side, heads * height, STAND * cosine)))
    })
}

/// Whether all of them lie in the picture, trunks and heads under no panel; what a panel hides of feet is small.
fn is_clear(camera: Transform, aspect: f32, panels: &[Rect], figures: &[[Vec3; 3]]) -> bool {
    let tangent = (FIELD_OF_VIEW / 2.0).tan();
    let [right, up, back] = [camera.right(), camera.up(), camera.back()].map(|axis| *axis);
    let seen = |point: Vec3| {
        let from = point - camera.translation;
        let depth = -from.dot(back);
        Vec2::new(from.dot(right) / (depth * tangent * aspect), -from.dot(up) / (depth * tangent)) * 0.5 + 0.5
    };
    figures.iter().all(|figure| {
        let [foot, trunk, head] = figure.map(seen);
        let is_inside = |at: Vec2| at.cmpge(Vec2::ZERO).all() && at.cmple(Vec2::ONE).all();
        is_inside(foot)
            && is_inside(head)
            && foot.y < 1.0 - BOTTOM
            && !panels.iter().any(|panel| panel.contains(trunk) || panel.contains(head))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::{SHAPES, framing};

    #[test]
    fn the_view_gives_way_to_panels_in_the_corners_and_stays_where_there_are_none() {
        for it in SHAPES.map(framing) {
            let orbit = Orbit { azimuth: 1.0, elevation: it.elevation, zoom: 0.5, heads: it.heads, top: it.top };
            assert_eq!(find(orbit, 16.0 / 9.0, &[]), Clearance::default());
            let corner =
                |x: f32, y: f32| Rect::from_corners(Vec2::new(x, y), Vec2::new(0.5, 0.5).lerp(Vec2::new(x, y), 0.45));
            let panels = [corner(0.0, 0.0), corner(1.0, 1.0)];
            let moved = find(orbit, 16.0 / 9.0, &panels);
            let at_rest = Orbit { azimuth: 0.0, zoom: 1.0, ..orbit };
            let figures: Vec<[Vec3; 3]> = figures(it.heads).collect();
            assert!(is_clear(place(at_rest, 16.0 / 9.0, moved), 16.0 / 9.0, &panels, &figures), "{moved:?}");
            assert!(moved.back < 0.5, "{moved:?}");
        }
    }

    #[test]
    fn panels_that_cover_everything_move_nothing() {
        let it = framing(SHAPES[0]);
        let orbit = Orbit { azimuth: 0.0, elevation: it.elevation, zoom: 1.0, heads: it.heads, top: it.top };
        assert_eq!(find(orbit, 1.5, &[Rect::new(0.0, 0.0, 1.0, 1.0)]), Clearance::default());
    }
}
