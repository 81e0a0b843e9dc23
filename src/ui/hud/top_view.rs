//! The pieces in the view from straight above: discs with a portrait, or with the sign of the seat where pieces have
//! none. They stand and move where the stage has them, so that every event is seen here, too.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Pos2};

use super::HudData;
use crate::ui::{
    frame::Sight,
    input::Hand,
    theme::{glyph::SeatSign, prelude::*, token::Token},
};
use holochess_rules::{PieceId, Shape};
use holochess_view::{
    CameraRig,
    boards::{cell_centre, figure_scale},
    stage::{CarriedPiece, Stage},
};

/// The radius of a disc on the circle, in table radii; on other boards it is scaled like the figures.
const DISC_RADIUS: f32 = 0.108;
/// How opaque the disc is that follows the pointer.
const CARRIED_OPACITY: f32 = 0.6;
/// How much of a pawn's disc its sign takes.
const SIGN_SHARE: f32 = 0.52;

/// The radius of a disc on a board of this shape, in table radii.
fn disc(shape: Shape) -> f32 {
    DISC_RADIUS * figure_scale(shape)
}

/// The discs as they are seen.
struct Discs<'a, 'w, 's> {
    hud: &'a HudData<'w>,
    sight: &'a Sight<'w, 's>,
    hand: &'a Hand,
}

impl Discs<'_, '_, '_> {
    /// The middle of a disc at a point of the table's top, and its radius in points.
    fn place(&self, at: Vec3) -> Option<(Pos2, f32)> {
        let at = at.with_y(0.0);
        let middle = self.sight.point(at)?;
        let edge = self.sight.point(at + Vec3::X * disc(self.hud.shown.board().shape))?;
        Some((middle, middle.distance(edge)))
    }

    /// Draws the disc of a piece.
    fn draw(&self, brush: &Brush, piece: PieceId, at: Vec3) {
        let Some((middle, radius)) = self.place(at) else { return };
        let hud = self.hud;
        let seat = hud.shown.piece(piece).seat;
        let cell = hud.shown.cell_of(piece);
        let meant = cell.is_some() && (self.hand.held == cell || self.hand.pointed() == cell);
        let lit = if meant { 1.0 } else { 0.7 };
        let figure = hud.figures.figure(&hud.shown, piece);
        if let Some(creature) = figure.creature() {
            let (name, portrait) = (hud.piece_name(piece), hud.portraits.texture_on_side(creature, seat));
            brush.disc(middle, radius, palette::over(VOID, 0.9));
            brush.token(middle, radius - 1.0, &Token { seat, kind: creature, name: &name, portrait, alive: true, lit });
        } else {
            brush.disc(middle, radius, palette::over(VOID, 0.9));
            brush.circle(middle, radius, 1.5 + lit, palette::over(palette::side(seat), lit));
            // The further sets of a player have other signs in the same colour.
            let sign = SeatSign::for_seat(hud.shown.piece(piece).sign(hud.shown.seats()));
            brush.seat_sign(middle, radius * SIGN_SHARE, sign, palette::side(seat));
        }
    }
}

/// Draws all pieces and the immovable ones while the table is seen from straight above.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    sight: Sight,
    rig: Res<CameraRig>,
    stage: Res<Stage>,
    carried: Res<CarriedPiece>,
    hand: Res<Hand>,
) -> Result {
    if !rig.is_flat() {
        return Ok(());
    }
    let ui = hud.lasting_sheet(contexts.ctx_mut()?, "hud.flat");
    let brush = Brush::new(&ui);
    let discs = Discs { hud: &hud, sight: &sight, hand: &hand };
    let known = |piece: &PieceId| piece.index() < hud.shown.pieces().len();
    let mut poses: Vec<_> = stage.poses().iter().filter(|(piece, pose)| known(piece) && pose.is_visible()).collect();
    // Discs of pieces in the air are drawn over the others.
    poses.sort_by(|one, other| one.1.at.y.total_cmp(&other.1.at.y));
    for (piece, pose) in poses {
        discs.draw(&brush.faded(pose.appear * (1.0 - pose.dissolve)), *piece, pose.at);
    }
    let shape = hud.shown.board().shape;
    for cell in hud.shown.obstacles() {
        if let Some((middle, radius)) = discs.place(cell_centre(shape, *cell)) {
            brush.disc(middle, radius * 0.6, INK_QUIET);
        }
    }
    if let Some((piece, at)) = carried.0.filter(|(piece, _)| known(piece)) {
        discs.draw(&brush.faded(CARRIED_OPACITY), piece, at);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::Cell;
    use holochess_view::boards::{SHAPES, cell_count};

    #[test]
    fn discs_of_neighbours_do_not_touch_and_lie_in_their_cells() {
        for shape in SHAPES {
            let centres: Vec<Vec3> =
                (0..cell_count(shape)).map(|index| cell_centre(shape, Cell(index as u8))).collect();
            for (index, one) in centres.iter().enumerate() {
                for other in &centres[..index] {
                    // The outline of a diamond reaches an eighth beyond its radius.
                    assert!(one.distance(*other) > 2.0 * 1.12 * disc(shape), "{shape:?} {index}");
                }
            }
        }
    }
}
