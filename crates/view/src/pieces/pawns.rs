//! Pawns of light. Sixty of them take a handful of draw calls, because all pawns of a seat share one mesh and one material. A
//! pawn that differs for a while (appears, is pointed at, is dimmed) gets a material of its own until it is like the others
//! again.

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};

use super::{Outline, pawn_mesh};
use crate::{
    MIRRORED, Marks, ReducedMotion,
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

/// How dark pawns are while one of them is in hand: its destinations and the others' rings stand out between them.
const STOOD_BACK: f32 = 0.62;
/// The time constant with which they stand back and come forward again, in seconds.
const EASE: f32 = 0.09;

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

/// Lets the pawns that share a material stand back while one of them is in hand. That one is highlighted, so it has a material of its
/// own, and stays as it is.
fn stand_back(
    time: Res<Time>,
    marks: Res<Marks>,
    motion: Res<ReducedMotion>,
    kit: Res<PawnKit>,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    let goal = if marks.selected.is_some() && !marks.destinations.is_empty() { STOOD_BACK } else { 0.0 };
    let share = if motion.0 { 1.0 } else { 1.0 - (-time.delta_secs() / EASE).exp() };
    for shared in &kit.materials {
        let Some(left) = materials.get(shared).map(|material| goal - material.dim) else { continue };
        // Written only on change, since each change is uploaded to the graphics card.
        if left.abs() > f32::EPSILON
            && let Some(mut material) = materials.get_mut(shared)
        {
            let still = left * (1.0 - share);
            material.dim = if still.abs() < 0.01 { goal } else { goal - still };
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
    app.init_resource::<PawnKit>()
        .init_resource::<Marks>()
        .init_resource::<ReducedMotion>()
        .add_systems(PostUpdate, (fit, stand_back, light).chain().in_set(PerformSystems));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use holochess_rules::Cell;

    #[test]
    fn pawns_stand_back_while_one_of_them_is_in_hand() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<HologramMaterial>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
            .init_resource::<PawnKit>()
            .init_resource::<Marks>()
            .init_resource::<ReducedMotion>()
            .add_systems(Update, stand_back);
        let mut dims = |marks: Marks, frames: usize, is_still: bool| {
            app.insert_resource(marks).insert_resource(ReducedMotion(is_still));
            (0..frames).for_each(|_| app.update());
            let (kit, materials) =
                (app.world().resource::<PawnKit>(), app.world().resource::<Assets<HologramMaterial>>());
            kit.materials.each_ref().map(|shared| materials.get(shared).map(|material| material.dim))
        };
        let in_hand = Marks { selected: Some(Cell(3)), destinations: vec![Cell(4)], ..default() };
        let nowhere_to_go = Marks { destinations: Vec::new(), ..in_hand.clone() };
        assert_eq!(dims(nowhere_to_go, 60, false), [Some(0.0); Seat::MOST]);
        let half_way = dims(in_hand.clone(), 4, false);
        assert!(half_way[0].is_some_and(|dim| (0.1..0.5).contains(&dim)), "{half_way:?}");
        assert_eq!(dims(in_hand.clone(), 60, false), [Some(STOOD_BACK); Seat::MOST]);
        assert_eq!(dims(Marks::default(), 60, false), [Some(0.0); Seat::MOST]);
        assert_eq!(dims(in_hand, 2, true), [Some(STOOD_BACK); Seat::MOST], "at once under reduced motion");
    }
}
