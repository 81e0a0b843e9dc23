//! Which cell is meant by a point of the screen: the cell of the figure that stands there, or the one that lies there.

use bevy::prelude::*;

use crate::{
    rules::{Cell, Shape},
    session::DisplayedBoard,
    view::boards,
};

/// How far from a figure's axis the pointer still means it.
const GIRTH: f32 = 0.105;

/// How tall the figure of a creature is, as a share of the table's radius.
pub fn height(kind: &str) -> f32 {
    match kind {
        "strider" => 0.42,
        "monnok" => 0.40,
        "molator" => 0.36,
        "savrip" => 0.31,
        "ngok" => 0.28,
        "klorslug" => 0.26,
        "houjix" => 0.23,
        _ => 0.21,
    }
}

/// The figure that the ray meets first.
pub fn figure(ray: Ray3d, shape: Shape, shown: &DisplayedBoard) -> Option<Cell> {
    shown
        .piece_ids()
        .filter_map(|(piece, info)| {
            let cell = shown.cell_of(piece)?;
            let foot = boards::cell_centre(shape, cell);
            let along = meets(ray, foot, height(info.kind))?;
            Some((cell, along))
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(cell, _)| cell)
}

/// The point of the table's plane that the ray meets.
pub fn above(ray: Ray3d) -> Option<Vec3> {
    let down = ray.direction.y;
    (down <= -1e-4).then(|| ray.origin + *ray.direction * (-ray.origin.y / down))
}

/// The cell that the ray meets on the table's top.
pub fn ground(ray: Ray3d, shape: Shape) -> Option<Cell> {
    boards::cell_at(shape, above(ray)?)
}

/// How far along the ray it passes an upright figure within [`GIRTH`] of its axis.
fn meets(ray: Ray3d, foot: Vec3, height: f32) -> Option<f32> {
    let direction = *ray.direction;
    // The axis is vertical: where is the ray nearest to it, seen from above?
    let flat = Vec2::new(direction.x, direction.z);
    let way = Vec2::new(foot.x - ray.origin.x, foot.z - ray.origin.z);
    if flat.length_squared() < 1e-6 {
        return None;
    }
    let along = way.dot(flat) / flat.length_squared();
    let nearest = ray.origin + direction * along;
    let aside = Vec2::new(nearest.x - foot.x, nearest.z - foot.z).length();
    // Figures are narrower at the top than at the base.
    let girth = GIRTH * if nearest.y > height * 0.7 { 0.75 } else { 1.0 };
    (along > 0.0 && aside < girth && (0.0..=height).contains(&nearest.y)).then_some(along)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn towards(from: Vec3, to: Vec3) -> Ray3d {
        Ray3d::new(from, Dir3::new(to - from).expect("two different points"))
    }

    #[test]
    fn the_pointer_means_a_figure_by_its_body_and_a_cell_by_its_ground() {
        let eye = Vec3::new(0.0, 1.5, 3.0);
        let foot = boards::cell_centre(Shape::Circle, Cell(14));
        assert!(meets(towards(eye, foot + Vec3::Y * 0.2), foot, 0.4).is_some());
        assert!(meets(towards(eye, foot + Vec3::Y * 0.6), foot, 0.4).is_none());
        assert!(meets(towards(eye, foot + Vec3::X * 0.2), foot, 0.4).is_none());
        assert_eq!(ground(towards(eye, foot), Shape::Circle), Some(Cell(14)));
        assert_eq!(ground(towards(eye, Vec3::new(3.0, 0.0, 0.0)), Shape::Circle), None);
        assert_eq!(ground(towards(eye, Vec3::new(0.0, 3.0, 0.0)), Shape::Circle), None);
    }
}
