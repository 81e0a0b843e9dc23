//! Which cell a point of the screen means: the cell of the figure there, or the cell on the table's top.

use bevy::prelude::*;

use holochess_rules::{Cell, PieceId, Shape};
use holochess_session::DisplayedBoard;
use holochess_view::boards;

/// The cells that a ray may mean, the likeliest first: the cells of the figures that it hits, from near to far, then
/// the cell on the table's top. `size` gives a figure's height and radius in table radii.
pub fn under(ray: Ray3d, shown: &DisplayedBoard, size: impl Fn(PieceId) -> [f32; 2]) -> Vec<Cell> {
    let mut cells = figures(ray, shown, size);
    cells.extend(ground(ray, shown.board().shape).filter(|cell| !cells.contains(cell)));
    cells
}

/// The cells of the figures that a ray hits, from near to far.
pub fn figures(ray: Ray3d, shown: &DisplayedBoard, size: impl Fn(PieceId) -> [f32; 2]) -> Vec<Cell> {
    let shape = shown.board().shape;
    let mut met: Vec<(Cell, f32)> = shown
        .piece_ids()
        .filter_map(|(piece, _)| {
            let cell = shown.cell_of(piece)?;
            let [height, girth] = size(piece);
            Some((cell, meets(ray, boards::cell_centre(shape, cell), height, girth)?))
        })
        .collect();
    met.sort_by(|a, b| a.1.total_cmp(&b.1));
    met.into_iter().map(|(cell, _)| cell).collect()
}

/// The point where the ray meets the plane of the table's top.
pub fn above(ray: Ray3d) -> Option<Vec3> {
    let down = ray.direction.y;
    (down <= -1e-4).then(|| ray.origin + *ray.direction * (-ray.origin.y / down))
}

/// The cell where the ray meets the table's top.
pub fn ground(ray: Ray3d, shape: Shape) -> Option<Cell> {
    boards::cell_at(shape, above(ray)?)
}

/// The distance along the ray at which it passes an upright figure within `girth` of its axis.
fn meets(ray: Ray3d, foot: Vec3, height: f32, girth: f32) -> Option<f32> {
    let direction = *ray.direction;
    // The axis is vertical, so the nearest point of the ray is found in the horizontal plane.
    let flat = Vec2::new(direction.x, direction.z);
    let way = Vec2::new(foot.x - ray.origin.x, foot.z - ray.origin.z);
    if flat.length_squared() < 1e-6 {
        return None;
    }
    let along = way.dot(flat) / flat.length_squared();
    let nearest = ray.origin + direction * along;
    let aside = Vec2::new(nearest.x - foot.x, nearest.z - foot.z).length();
    // Figures are narrower at the top than at the base.
    let girth = girth * if nearest.y > height * 0.7 { 0.75 } else { 1.0 };
    (along > 0.0 && aside < girth && (0.0..=height).contains(&nearest.y)).then_some(along)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GIRTH: f32 = 0.105;

    fn towards(from: Vec3, to: Vec3) -> Ray3d {
        Ray3d::new(from, Dir3::new(to - from).expect("two different points"))
    }

    #[test]
    fn a_figure_behind_another_is_meant_next_and_the_ground_last() {
        use holochess_rules::{GameId, Setup, new_table};
        let position = Some("molator@i10 savrip@d / monnok@o9 ghhhk@i7 1 2".to_owned());
        let setup = Setup { game: GameId::Holochess, options: GameId::Holochess.options(), players: 2, position };
        let (table, events) = new_table(&setup, &mut || 0).expect("the position is legal");
        let shown = DisplayedBoard::after(&*table, &events);
        let [near, far] = ["d", "i10"].map(|name| table.board().cell(name).expect("it is on the board"));
        let place = |cell| boards::cell_centre(Shape::Circle, cell);
        // A ray in the direction from one figure to the other, low enough to hit the near one's head and the far one's
        // body.
        let back = (place(near) - place(far)).normalize();
        let eye = place(near) + back * 2.0 + Vec3::Y * 0.7;
        let ray = towards(eye, place(near) + Vec3::Y * 0.25);
        let found = under(ray, &shown, |_| [0.4, GIRTH]);
        assert_eq!(found[..2], [near, far], "{found:?}");
    }

    #[test]
    fn the_pointer_means_a_figure_by_its_body_and_a_cell_by_its_ground() {
        let eye = Vec3::new(0.0, 1.5, 3.0);
        let foot = boards::cell_centre(Shape::Circle, Cell(14));
        assert!(meets(towards(eye, foot + Vec3::Y * 0.2), foot, 0.4, GIRTH).is_some());
        assert!(meets(towards(eye, foot + Vec3::Y * 0.6), foot, 0.4, GIRTH).is_none());
        assert!(meets(towards(eye, foot + Vec3::X * 0.2), foot, 0.4, GIRTH).is_none());
        assert_eq!(ground(towards(eye, foot), Shape::Circle), Some(Cell(14)));
        assert_eq!(ground(towards(eye, Vec3::new(3.0, 0.0, 0.0)), Shape::Circle), None);
        assert_eq!(ground(towards(eye, Vec3::new(0.0, 3.0, 0.0)), Shape::Circle), None);
    }
}
