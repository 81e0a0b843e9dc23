//! What is known of a command: its word, its subject, its places, and which others one press may mean.

use super::{
    Command, Place, Subject,
    default_keys::{LINES, Line},
    place::Places,
};

impl Command {
    fn line(self) -> &'static Line {
        &LINES[self as usize]
    }

    /// Its place in [`COMMANDS`](super::COMMANDS).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the file.
    pub fn id(self) -> &'static str {
        self.line().id
    }

    /// What it is about.
    pub fn subject(self) -> Subject {
        self.line().subject
    }

    /// Whether it can be used there.
    pub fn is_of(self, place: Place) -> bool {
        self.line().places & place as Places != 0
    }

    /// Whether one press may mean both on some screen.
    pub fn meets(self, other: Self) -> bool {
        // Sticks walk on the page of photographs; elsewhere they go through what is on the screen. Numbers grow and shrink where
        // a row has the focus, the view comes closer where none has.
        let yields =
            |one: Self, other: Self| one.is_walk() && other.is_navigation() || one.is_zoom() && other.is_step();
        self != other && self.line().places & other.line().places != 0 && !yields(self, other) && !yields(other, self)
    }

    /// Whether it goes through what is on the screen: these cannot be lost.
    pub const fn is_navigation(self) -> bool {
        matches!(self, Self::Confirm | Self::Back | Self::Up | Self::Down | Self::Left | Self::Right)
    }

    /// Whether it walks with the camera of the page of photographs.
    pub const fn is_walk(self) -> bool {
        matches!(self, Self::WalkForward | Self::WalkBack | Self::WalkLeft | Self::WalkRight)
    }

    const fn is_zoom(self) -> bool {
        matches!(self, Self::ViewCloser | Self::ViewFarther)
    }

    const fn is_step(self) -> bool {
        matches!(self, Self::More | Self::Less)
    }
}
