//! Short effects of scenes: sparks, embers, spreading rings, flashes; and the light of the seat whose turn it is.

mod effect;
mod furrows;
mod lights;
mod particles;
mod ripples;

use bevy::prelude::*;

pub use effect::{Burst, Effect, Furrow, Ripple};
#[cfg(test)]
pub(crate) use lights::step_flash;
pub use lights::{BlowLight, Mood, RoomLight, TurnLight};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Effect>().add_plugins((furrows::plugin, lights::plugin, particles::plugin, ripples::plugin));
}
