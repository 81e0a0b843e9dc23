//! The hologram: one material for all figures, skinned or not, with textures or without.
//!
//! Holograms draw in the transmissive phase: they write depth, so that a figure hides its own back, and sample the room behind
//! them, so that it shines through. Two consequences: no figure is visible through another, and partial presence (appearing,
//! dissolving, clearing the view) is dithered, never blended.

mod look;
mod material;

pub use look::{HologramLook, LookFile, Parameter};
pub use material::{HologramMaterial, Shine};

use bevy::prelude::*;

use super::ReducedMotion;

/// Copies reduced motion to all materials, present and new.
fn reduce_motion(
    motion: Res<ReducedMotion>,
    mut materials: ResMut<Assets<HologramMaterial>>,
    mut events: MessageReader<AssetEvent<HologramMaterial>>,
) {
    let share = motion.share();
    let ids: Vec<_> = if motion.is_changed() {
        events.clear();
        materials.ids().collect()
    } else {
        events.read().filter_map(|event| if let AssetEvent::Added { id } = event { Some(*id) } else { None }).collect()
    };
    for id in ids {
        if materials.get(id).is_some_and(|material| (material.motion - share).abs() > f32::EPSILON)
            && let Some(mut material) = materials.get_mut(id)
        {
            material.motion = share;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((MaterialPlugin::<HologramMaterial>::default(), look::plugin))
        .add_systems(Update, reduce_motion.in_set(crate::ViewSystems::Fit));
}
