//! The round table: its lacquered top with everything that is drawn in it, the mirror in the lacquer, the body below,
//! the projectors on which figures stand, and the light that figures throw on each other and on the booth.

mod body;
mod booth_light;
mod dust;
mod grid;
mod haze;
mod inscribe;
mod lacquer;
mod mirror;
mod neighbour_light;
mod seat_lights;
mod shader;
mod shaft;
mod stone;
mod top;

pub use top::UpdateTop;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        shader::plugin,
        lacquer::plugin,
        top::plugin,
        mirror::plugin,
        body::plugin,
        dust::plugin,
        shaft::plugin,
        haze::plugin,
        neighbour_light::plugin,
        booth_light::plugin,
        seat_lights::plugin,
    ));
}
