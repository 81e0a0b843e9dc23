//! The request for a short effect.

use bevy::prelude::*;

use super::{furrows::Furrow, particles::Burst, ripples::Ripple};

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
