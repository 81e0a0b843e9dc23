//! The round table: its lacquered top with everything that is drawn in it, the mirror in the lacquer, the body below,
//! and the shafts of light in which figures stand.

mod body;
mod dust;
mod haze;
mod lacquer;
mod mirror;
mod shaft;
mod standing;
mod stone;
mod top;

pub use standing::{Contact, Standing};
pub use top::TellTheTop;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        lacquer::plugin,
        top::plugin,
        mirror::plugin,
        body::plugin,
        dust::plugin,
        shaft::plugin,
        haze::plugin,
    ));
}
