//! Requests to the camera, which [`camera`](super) alone moves.
//!
//! There are two kinds. A holder keeps a shot until it releases it; of several held shots that of the strongest [`Holder`] is
//! shown. A move of the player's own view (orbit, zoom, behind a seat) is made once, in the order of requests; a held shot
//! hides the player's view but does not stop its moves.

use bevy::prelude::*;

use super::Shot;
use holochess_rules::Seat;

/// Who can hold a shot, the weakest first. Without a held shot the player's own view is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The film of a clash.
    Film,
    /// The title, which circles the table.
    Title,
    /// The exhibit, and the free camera of its photo page.
    Exhibit,
}

impl Holder {
    const COUNT: usize = Self::Exhibit as usize + 1;
}

/// A move of the player's own view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Move {
    /// Orbit by these angles in radians: sideways, up.
    Orbit(f32, f32),
    /// Zoom by this many notches of a wheel; positive is closer.
    Zoom(f32),
    /// Go back to rest behind the seat that it last faced.
    Reset,
    /// Go behind this seat.
    Face(Seat),
    /// Finish the present move at once.
    Arrive,
}

/// The present requests to the camera.
#[expect(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
#[derive(Resource, Clone, Debug)]
pub struct CameraWishes {
    /// The shot of each holder.
    shots: [Option<Shot>; Holder::COUNT],
    /// Moves not made yet, the oldest first.
    moves: Vec<Move>,
    /// Whether the mouse moves the player's view; the interface switches this off while an overlay lies over the table.
    pub follows_pointer: bool,
    /// The same for its wheel, which is also switched off where a widget lies under the pointer.
    pub follows_wheel: bool,
    /// Whether keys or sticks ask for the player's view while a film has the camera; the film ends then.
    pub taken: bool,
    /// How fast the player's view turns when it is dragged, sideways and up, as multiples of the usual; negative the other way
    /// round.
    pub look: Vec2,
    /// Whether the table is seen from straight above, flat and without flights.
    pub from_above: bool,
    /// The panels that must not cover a figure, in shares of the picture from its upper left corner.
    pub panels: Vec<Rect>,
}

impl Default for CameraWishes {
    fn default() -> Self {
        Self {
            shots: [None; Holder::COUNT],
            moves: Vec::new(),
            follows_pointer: true,
            follows_wheel: true,
            taken: false,
            look: Vec2::ONE,
            from_above: false,
            panels: Vec::new(),
        }
    }
}

impl CameraWishes {
    /// Holds a shot until [`let_go`](Self::let_go).
    pub fn hold(&mut self, holder: Holder, shot: Shot) {
        self.shots[holder as usize] = Some(shot);
    }

    /// Releases this holder's shot.
    pub fn let_go(&mut self, holder: Holder) {
        self.shots[holder as usize] = None;
    }

    /// The shot to be shown: that of the strongest holder.
    pub fn shot(&self) -> Option<Shot> {
        self.shots.iter().rev().find_map(|shot| *shot)
    }

    /// Orbits the player's view by these angles in radians: sideways, up.
    pub fn orbit(&mut self, aside: f32, up: f32) {
        self.moves.push(Move::Orbit(aside, up));
    }

    /// Orbits the player's view by a drag: these angles, as fast and in the direction that the player wants.
    pub fn drag(&mut self, by: Vec2) {
        let by = by * self.look;
        self.orbit(by.x, by.y);
    }

    /// Zooms the player's view by this many notches of a wheel; positive is closer.
    pub fn zoom_by(&mut self, notches: f32) {
        self.moves.push(Move::Zoom(notches));
    }

    /// Moves the player's view back to rest behind the seat that it last faced.
    pub fn reset(&mut self) {
        self.moves.push(Move::Reset);
    }

    /// Moves the player's view behind this seat.
    pub fn face_seat(&mut self, seat: Seat) {
        self.moves.push(Move::Face(seat));
    }

    /// Finishes the present move of the player's view at once.
    pub fn arrive(&mut self) {
        self.moves.push(Move::Arrive);
    }

    /// Takes the moves that have not been made yet.
    pub(super) fn take_moves(&mut self) -> impl Iterator<Item = Move> {
        self.moves.drain(..)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shot(x: f32) -> Shot {
        Shot { transform: Transform::from_xyz(x, 0.0, 0.0), field_of_view: 1.0 }
    }

    #[test]
    fn the_strongest_holder_is_shown_whoever_spoke_last() {
        let mut wishes = CameraWishes::default();
        wishes.hold(Holder::Exhibit, shot(3.0));
        wishes.hold(Holder::Film, shot(1.0));
        wishes.hold(Holder::Title, shot(2.0));
        assert_eq!(wishes.shot(), Some(shot(3.0)));
        wishes.let_go(Holder::Exhibit);
        assert_eq!(wishes.shot(), Some(shot(2.0)));
        wishes.let_go(Holder::Title);
        assert_eq!(wishes.shot(), Some(shot(1.0)), "nobody lets go of another's shot");
        wishes.let_go(Holder::Film);
        assert_eq!(wishes.shot(), None);
    }
}
