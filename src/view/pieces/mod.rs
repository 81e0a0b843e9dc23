//! What stands on the boards: which figure shows which piece of a match.
//!
//! Where the rules themselves say what a piece is (Holochess: eight creatures), it is that creature. Where they only say
//! `pawn`, [`Armies`] says who stands for it: creatures, chosen seat by seat, or pawns of light in the outline of their
//! seat ([`Outline`]). [`PieceSpawner`] puts figures on the table; [`PieceFigures`] tells everybody else how they look: portrait,
//! height, hue.
//!
//! May use rules, session and the creatures; knows nothing of scenes.

mod armies;
mod figures;
mod fillers;
mod outline;
mod pawn_mesh;
mod pawns;
mod sets;

pub use armies::Armies;
pub use figures::{FigureKind, PieceFigures, PieceSpawner};
pub use outline::Outline;
pub use pawn_mesh::{PAWN_HEIGHT, PAWN_RADIUS};
pub use pawns::{Pawn, PawnLight};
pub use sets::{Set, set};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Armies>().add_plugins((pawns::plugin, fillers::plugin));
}
