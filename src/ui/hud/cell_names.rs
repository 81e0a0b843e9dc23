//! Names of cells, written at the cells on the table.

use bevy::prelude::*;
use bevy_egui::egui::{Vec2 as Offset, vec2};

use super::HudData;
use crate::ui::{frame::Sight, input::pick, theme::prelude::*};
use holochess_rules::Cell;
use holochess_view::boards;

/// Where a name may stand, from the middle of its cell, in points: at its foot, and beside it or behind it where a
/// figure stands before that.
const NAME_OFFSETS: [Offset; 4] = [vec2(0.0, 15.0), vec2(48.0, 4.0), vec2(-48.0, 4.0), vec2(0.0, -16.0)];

/// Writes a cell's name where no figure of another cell stands before it.
pub(super) fn draw_cell_name(brush: &Brush, hud: &HudData, sight: &Sight, cell: Cell, name: String, face: Face) {
    let shape = hud.shown.board().shape;
    let Some(middle) = sight.point(boards::cell_centre(shape, cell)) else { return };
    let size = |piece| [hud.figures.height(&hud.shown, piece), hud.figures.radius(&hud.shown, piece)];
    let half = vec2(brush.width(&name, face) / 2.0, 0.0);
    let is_free = |offset: Offset| {
        let at = middle + offset;
        [at - half, at, at + half].into_iter().all(|point| {
            let hit = sight.ray_through(point).map(|ray| pick::figures(ray, &hud.shown, size));
            hit.is_none_or(|hit| hit.iter().all(|met| *met == cell))
        })
    };
    brush.ground(brush.centre(middle + first_free(is_free), name, face), 0.7);
}

/// The first place that is free; the first of all where none is.
fn first_free(is_free: impl Fn(Offset) -> bool) -> Offset {
    NAME_OFFSETS.into_iter().find(|place| is_free(*place)).unwrap_or(NAME_OFFSETS[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_aside_where_a_figure_stands_before_its_cell() {
        assert_eq!(first_free(|_| true), NAME_OFFSETS[0]);
        assert_eq!(first_free(|place| place.x != 0.0), NAME_OFFSETS[1]);
        assert_eq!(first_free(|place| place.x < 0.0), NAME_OFFSETS[2]);
        assert_eq!(first_free(|_| false), NAME_OFFSETS[0], "it is never left out");
    }
}
