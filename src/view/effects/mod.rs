//! What flies and flares when creatures meet: sparks, embers, the light of a blow, and the light of whose turn it is.

mod lights;
mod particles;

use bevy::prelude::*;

pub use lights::{BlowLight, Mood};
pub use particles::Burst;

/// Request: something that leaves nothing behind.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Sparks fly from a point along a direction; strength 0 to 1.
    Sparks(Burst),
    /// A flash of light at a point; strength 0 to 1.
    Flash(Vec3, f32),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Effect>().add_plugins((lights::plugin, particles::plugin));
}
