//! The round table: its lacquered top with everything that is drawn in it, and the mirror in the lacquer.

mod standing;

pub use standing::{Contact, Standing};

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
