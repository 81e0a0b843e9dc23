//! Pawns of light. Sixty of them take a handful of draw calls, because all pawns of a seat share one mesh and one material. A
//! pawn that differs for a while (appears, is pointed at, is a bystander) gets a material of its own until it is like the others
//! again.

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};

use super::{Outline, pawn_mesh};
use crate::{
    MIRRORED,
    creatures::{Figure, PerformSystems},
    hologram::{HologramMaterial, Shine},
    look_light, seat_look,
};
use holochess_rules::Seat;

/// Marks the root of a pawn.
#[derive(Component, Clone, Debug)]
pub struct Pawn {
    /// Its shape.
    pub outline: Outline,
    /// The material that it shares with the pawns of its seat.
    shared: Handle<HologramMaterial>,
}

/// The effects on a pawn; the default for a pawn at rest.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct PawnLight(pub Shine);

/// The assets that pawns share.
#[derive(Resource, Clone, Debug)]
pub struct PawnKit {
    meshes: [Handle<Mesh>; Outline::ALL.len()],
    materials: [Handle<HologramMaterial>; Seat::MOST],
}

/// The components of a pawn's root.
pub(super) type PawnBody = (Pawn, PawnLight, Mesh3d, MeshMaterial3d<HologramMaterial>, RenderLayers, NotShadowCaster);

/// The share of white in a pawn's colour, as of light through glass.
const WHITE: f32 = 0.12;

impl FromWorld for PawnKit {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let meshes = Outline::ALL.map(|outline| meshes.add(pawn_mesh::pawn(outline)));
        let mut materials = world.resource_mut::<Assets<HologramMaterial>>();
        let materials = std::array::from_fn(|seat| {
            let light = look_light(Seat::new(seat));
            materials.add(HologramMaterial {
                tint: light.mix(&LinearRgba::WHITE, WHITE),
                side_tint: light,
                seed: seat as f32 * 1.37,
                solid: true,
                ..default()
            })
        });
        Self { meshes, materials }
    }
}

impl PawnKit {
    /// The components of a pawn's root except its place.
    pub(super) fn body(&self, outline: Outline, seat: Seat) -> PawnBody {
        let shared = self.materials[seat_look(seat).index()].clone();
        (
            Pawn { outline, shared: shared.clone() },
            PawnLight::default(),
            Mesh3d(self.meshes[outline as usize].clone()),
            MeshMaterial3d(shared),
            RenderLayers::from_layers(&[0, MIRRORED]),
            NotShadowCaster,
        )
    }
}

/// Sets the scale in the material of a seat's pawns to that of the board.
fn fit(pawns: Query<(&Pawn, &Figure), Added<Pawn>>, mut materials: ResMut<Assets<HologramMaterial>>) {
    for (pawn, figure) in &pawns {
        let height = pawn_mesh::PAWN_HEIGHT * figure.scale;
        if materials.get(&pawn.shared).is_some_and(|shared| (shared.height - height).abs() > 1e-4)
            && let Some(mut shared) = materials.get_mut(&pawn.shared)
        {
            (shared.height, shared.scale) = (height, figure.scale);
        }
    }
}

/// Gives every pawn with effects a material of its own, and removes that when the effects end.
fn light(
    mut pawns: Query<(&Pawn, &PawnLight, &mut MeshMaterial3d<HologramMaterial>), Changed<PawnLight>>,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    for (pawn, light, mut material) in &mut pawns {
        if *light == PawnLight::default() {
            if material.0 != pawn.shared {
                material.0 = pawn.shared.clone();
            }
            continue;
        }
        if material.0 == pawn.shared {
            let Some(copy) = materials.get(&pawn.shared).cloned() else { continue };
            material.0 = materials.add(copy);
        }
        if let Some(mut own) = materials.get_mut(&material.0) {
            light.0.apply(&mut own);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // After acts have been started, before anything is drawn.
    app.init_resource::<PawnKit>().add_systems(PostUpdate, (fit, light).chain().in_set(PerformSystems));
}
