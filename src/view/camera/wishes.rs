//! What others ask of the camera. They say it here; [`camera`](super) alone moves it.
//!
//! There are two kinds of wishes. A shot is held by somebody until that one lets go of it, and of several shots that of the
//! strongest [`Holder`] is shown. A move of the player's own view (turned, nearer, behind a seat) is made once, in the order
//! in which moves were asked for; a shot that is held hides the player's view meanwhile and does not stop it.

use bevy::prelude::*;

use super::Shot;
use crate::rules::Seat;

/// Who may hold a shot, the weakest first. Where nobody holds one, the player's own view is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The film of a clash.
    Film,
    /// The title, which circles the table.
    Title,
    /// Whoever is on show, and the photographer before them.
    Exhibit,
}

impl Holder {
    const COUNT: usize = Self::Exhibit as usize + 1;
}

/// A move of the player's own view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Move {
    /// Turns by these angles in radians: to the side, and up.
    Orbit(f32, f32),
    /// Goes nearer by this many notches of a wheel; away where negative.
    Zoom(f32),
    /// Goes back to rest behind the seat that it last faced.
    Reset,
    /// Goes behind this seat.
    Face(Seat),
    /// Is where it was sent at once.
    Arrive,
}

/// What is asked of the camera now.
#[derive(Resource, Clone, Debug)]
pub struct CameraWishes {
    /// The shot of each holder.
    shots: [Option<Shot>; Holder::COUNT],
    /// Moves that have not been made yet, the oldest first.
    moves: Vec<Move>,
    /// Whether mouse and wheel move the player's view; the interface switches this off while something lies over the table.
    pub follows_pointer: bool,
}

impl Default for CameraWishes {
    fn default() -> Self {
        Self { shots: [None; Holder::COUNT], moves: Vec::new(), follows_pointer: true }
    }
}

impl CameraWishes {
    /// Holds a shot until [`let_go`](Self::let_go).
    pub fn hold(&mut self, holder: Holder, shot: Shot) {
        self.shots[holder as usize] = Some(shot);
    }

    /// Lets go of this holder's shot, if there is one.
    pub fn let_go(&mut self, holder: Holder) {
        self.shots[holder as usize] = None;
    }

    /// The shot that is to be shown: that of the strongest holder.
    pub fn shot(&self) -> Option<Shot> {
        self.shots.iter().rev().find_map(|shot| *shot)
    }

    /// Turns the player's view by these angles in radians: to the side, and up.
    pub fn orbit(&mut self, aside: f32, up: f32) {
        self.moves.push(Move::Orbit(aside, up));
    }

    /// Takes the player's view nearer by this many notches of a wheel; away where negative.
    pub fn zoom_by(&mut self, notches: f32) {
        self.moves.push(Move::Zoom(notches));
    }

    /// Takes the player's view back to rest behind the seat that it last faced.
    pub fn reset(&mut self) {
        self.moves.push(Move::Reset);
    }

    /// Takes the player's view behind this seat.
    pub fn face_seat(&mut self, seat: Seat) {
        self.moves.push(Move::Face(seat));
    }

    /// Has the player's view where it was sent at once.
    pub fn arrive(&mut self) {
        self.moves.push(Move::Arrive);
    }

    /// The moves that have not been made yet; they count as made.
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
