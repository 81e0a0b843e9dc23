//! The figures of pieces.
//!
//! Where the rules name creatures (Holochess: eight of them), each piece is that creature. Where they say only `pawn`,
//! [`Armies`] decides: creatures chosen by each seat, or pawns of light with the outline of their seat ([`Outline`]).
//! [`PieceSpawner`] spawns figures; [`PieceFigures`] tells other systems how they look: portrait, height, colour.
//!
//! May use rules, session and the creatures; knows nothing of scenes.

mod armies;
mod fillers;
mod models;
mod outline;
mod pawn_mesh;
mod pawns;
mod sets;

pub use armies::Armies;
pub use models::{FigureKind, PieceFigures, PieceSpawner};
pub use outline::Outline;
pub use pawn_mesh::{PAWN_HEIGHT, PAWN_RADIUS};
pub use pawns::{Pawn, PawnLight};
pub use sets::{Set, set};

use bevy::prelude::*;

use crate::OwnHues;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Armies>().init_resource::<OwnHues>().add_plugins((pawns::plugin, fillers::plugin));
}
