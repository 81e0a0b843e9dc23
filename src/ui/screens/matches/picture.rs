//! The board of a match as it stands, drawn small.

use std::sync::OnceLock;

use bevy_egui::egui::Rect;

use crate::ui::{
    games::{
        self,
        sketch::{Sketch, SketchPiece},
    },
    portraits::Portraits,
    theme::prelude::*,
};
use holochess_record::{Summary, Who};
use holochess_rules::{Board, GameId, Seat};
use holochess_view::{
    boards, give_first_colour,
    pieces::{Set, set},
};

/// The board of a game; it is asked for once.
fn board(game: GameId) -> Option<&'static Board> {
    static BOARDS: [OnceLock<Option<&'static Board>>; GameId::ALL.len()] =
        [const { OnceLock::new() }; GameId::ALL.len()];
    let place = GameId::ALL.iter().position(|known| *known == game)?;
    *BOARDS[place].get_or_init(|| games::face_of(game).table_on_show().map(|(table, _)| table.board()))
}

/// The only person who played has the first colour, as at the table.
fn colour_person(summary: &Summary) {
    let mut people = (0..summary.seats.len()).filter(|seat| summary.seats[*seat].who == Who::Human);
    let only = people.next().filter(|_| people.next().is_none());
    give_first_colour(only.map_or(Seat::FIRST, Seat::new));
}

/// Draws the board from above, with a sign for every piece.
pub(super) fn draw_small(brush: &Brush, area: Rect, summary: &Summary, lit: f32) {
    let Some(board) = board(summary.game) else { return };
    colour_person(summary);
    let sketch = Sketch::from_above(board, area);
    sketch.draw_board(brush, 0.75 + 0.25 * lit);
    sketch.draw_pieces(brush, pieces(summary, board, None, 1.0));
}

/// Draws the board as player 1 sees it on the table, with portraits where creatures have them.
pub(super) fn draw_large(brush: &Brush, area: Rect, summary: &Summary, portraits: &Portraits) {
    let Some(board) = board(summary.game) else { return };
    colour_person(summary);
    let sketch = Sketch::tilted(board, area, 0.0);
    sketch.draw_board(brush, 1.0);
    for (name, seat) in games::face_of(summary.game).landmarks {
        if let Some(cell) = board.cell(name) {
            sketch.frame_cell(brush, cell, 1.2, palette::over(palette::side(Seat::new(*seat)), 0.9));
        }
    }
    sketch.draw_pieces(brush, pieces(summary, board, Some(portraits), 1.0));
}

/// What stands on the board.
fn pieces(summary: &Summary, board: &Board, portraits: Option<&Portraits>, lit: f32) -> Vec<SketchPiece> {
    let mut counts = [0; Seat::MOST];
    let known = summary.pieces.iter().filter(|one| one.cell.index() < board.len());
    let pieces = known.map(|one| {
        let which = counts[one.seat.index()];
        counts[one.seat.index()] += 1;
        let portrait = portraits.and_then(|portraits| match set(summary.game) {
            Set::Pawns => None,
            Set::Named => portraits.texture_on_side(&one.kind, one.seat),
            Set::Creatures { default, each, .. } => {
                portraits.texture_on_side(default[one.seat.index() % default.len()][which % each], one.seat)
            }
        });
        SketchPiece { seat: one.seat, portrait, at: boards::cell_centre(board.shape, one.cell), lit }
    });
    pieces.collect()
}
