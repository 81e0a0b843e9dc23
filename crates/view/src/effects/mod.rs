//! Short effects of scenes: sparks, embers, spreading rings, flashes; and the light of the seat whose turn it is.

mod furrows;
mod lights;
mod particles;
mod ripples;

use bevy::prelude::*;

pub use furrows::Furrow;
#[cfg(test)]
pub(crate) use lights::step_flash;
pub use lights::{BlowLight, Mood, RoomLight, TurnLight};
pub use particles::Burst;
pub use ripples::Ripple;

/// Request: a short effect.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Sparks fly from a point along a direction; strength 0 to 1.
    Sparks(Burst),
    /// A flash of light at a point; strength 0 to 1.
    Flash(Vec3, f32),
    /// A ring of light spreads.
    Ripple(Ripple),
    /// A furrow of light is drawn.
    Furrow(Furrow),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Effect>().add_plugins((furrows::plugin, lights::plugin, particles::plugin, ripples::plugin));
}
