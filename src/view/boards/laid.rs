//! Which board lies on the table, and whose camps are on it.

use bevy::prelude::*;

use super::{Framing, behind, framing};
use crate::{
    rules::{Cell, Seat, Shape},
    session::DisplayedBoard,
    view::ViewSystems,
};

/// The board that lies on the table. It follows [`DisplayedBoard`], and stays when a match is put away.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Laid {
    /// Its shape.
    pub shape: Shape,
    /// By seat, the cells of its own camp; none where the game has no camps.
    camps: Vec<Vec<Cell>>,
}

impl Default for Laid {
    fn default() -> Self {
        Self { shape: Shape::Circle, camps: vec![Vec::new(); 2] }
    }
}

impl Laid {
    /// The board of this match.
    fn of(shown: &DisplayedBoard) -> Self {
        let camps = (0..shown.seats()).map(|seat| shown.camp(Seat::new(seat)).to_vec());
        Self { shape: shown.board().shape, camps: camps.collect() }
    }

    /// Whether it is the board of this match.
    fn is_of(&self, shown: &DisplayedBoard) -> bool {
        let same = |seat: usize| self.camp(Seat::new(seat)) == shown.camp(Seat::new(seat));
        self.shape == shown.board().shape && self.seats() == shown.seats() && (0..self.seats()).all(same)
    }

    /// How many sit at it.
    pub fn seats(&self) -> usize {
        self.camps.len()
    }

    /// The cells of a seat's own camp; none where the game has no camps.
    pub fn camp(&self, seat: Seat) -> &[Cell] {
        self.camps.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The way from the table's middle to where a seat sits, of length 1.
    pub fn seat_direction(&self, seat: Seat) -> Vec3 {
        behind(self.shape, self.camp(seat), seat)
    }

    /// From where it is seen.
    pub fn framing(&self) -> Framing {
        framing(self.shape)
    }
}

/// Lays the board of the match that is shown.
fn lay(shown: Option<Res<DisplayedBoard>>, mut laid: ResMut<Laid>) {
    let Some(shown) = shown else { return };
    if !laid.is_of(&shown) {
        *laid = Laid::of(&shown);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Laid>().add_systems(Update, lay.in_set(ViewSystems::Fit));
}
