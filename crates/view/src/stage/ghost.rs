//! The ghost of a dragged piece: a faint copy of its figure follows the pointer, while the figure stays on its cell.

use bevy::prelude::*;

use super::play::Stage;
use crate::{
    CameraRig, OnTable,
    creatures::{Figure, FigureLight},
    exhibit::OnShow,
    hologram::HologramMaterial,
    pieces::{PawnLight, PieceSpawner},
};
use holochess_rules::PieceId;

/// The dragged piece, and the point of the table's top under the pointer. Written by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedPiece(pub Option<(PieceId, Vec3)>);

/// Marks the root of a ghost.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Ghost;

/// How far the ghost is dithered away, and how dark it is, so that it is not mistaken for the figure.
const FADE: f32 = 0.45;
const DIM: f32 = 0.25;
/// Its height above the table, in table radii.
const ABOVE: f32 = 0.03;
/// The largest distance of a ghost from the table's middle, so that it stays in the picture.
const REACH: f32 = 1.3;

/// Spawns, moves and despawns the ghost. `pieces` comes first, so that its commands precede those of `commands`.
pub(super) fn carry(
    mut pieces: PieceSpawner,
    mut commands: Commands,
    carried: Res<CarriedPiece>,
    stage: Res<Stage>,
    rig: Res<CameraRig>,
    mut ghosts: Query<(Entity, &Figure, &mut Transform), With<Ghost>>,
    figures: Query<(&Figure, &Transform), (Without<Ghost>, Without<OnShow>)>,
) {
    let wanted = carried.0.filter(|_| !rig.is_flat()).and_then(|(piece, at)| {
        let told = stage.told()?;
        Some((piece, at, *told.pieces().get(piece.index())?))
    });
    let place = wanted.map(|(piece, at, _)| {
        let at = at.with_y(0.0).clamp_length_max(REACH);
        let own = figures.iter().find(|(figure, _)| figure.piece == piece);
        let facing = own.map_or(Quat::IDENTITY, |(_, standing)| standing.rotation);
        Transform::from_translation(at + Vec3::Y * ABOVE).with_rotation(facing)
    });
    let mut is_there = false;
    for (root, figure, mut transform) in &mut ghosts {
        match (wanted, place) {
            (Some((piece, ..)), Some(place)) if figure.piece == piece && !is_there => {
                is_there = true;
                transform.set_if_neq(place.with_scale(Vec3::splat(figure.scale)));
            }
            _ => commands.entity(root).despawn(),
        }
    }
    if let (Some((piece, _, info)), Some(place), false, Some(told)) = (wanted, place, is_there, stage.told()) {
        let root = pieces.spawn(told, piece, place);
        // Without a base ring, because it does not stand on a cell.
        commands
            .entity(root)
            .insert((Ghost, OnTable { seat: info.seat, tint: LinearRgba::BLACK, presence: 0.0, on_show: false }));
    }
}

/// Makes ghosts fainter than figures.
pub(super) fn pale(
    mut ghosts: Query<AnyOf<(&FigureLight, &mut PawnLight)>, Added<Ghost>>,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    for (own, pawn) in &mut ghosts {
        if let Some(mut material) = own.and_then(|light| materials.get_mut(&light.0)) {
            (material.fade, material.dim) = (FADE, DIM);
        }
        if let Some(mut light) = pawn {
            (light.0.fade, light.0.dim) = (FADE, DIM);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::{ecs::system::RunSystemOnce, gltf::Gltf};

    use super::*;
    use crate::{stage::test_matches::story, stage_schedule::StageSchedule};
    use holochess_session::DisplayedBoard;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Gltf>()
            .init_asset::<Mesh>()
            .init_asset::<StandardMaterial>()
            .init_asset::<HologramMaterial>()
            .init_asset::<AnimationClip>()
            .init_asset::<AnimationGraph>()
            .add_plugins((crate::creatures::plugin, crate::pieces::plugin))
            .init_resource::<Stage>()
            .init_resource::<CameraRig>()
            .init_resource::<CarriedPiece>()
            .add_plugins(crate::stage_schedule::plugin)
            .add_systems(StageSchedule, (carry, pale).chain());
        let (told, _): (DisplayedBoard, _) = story(1);
        let build = |_: &DisplayedBoard, _: PieceId| crate::stage::scenes::BodyData::default();
        app.world_mut().resource_mut::<Stage>().reset(Some(&told), &build);
        app
    }

    /// All ghosts: piece, place, how far dithered away.
    fn ghosts(app: &mut App) -> Vec<(PieceId, Vec3, f32)> {
        let look = |ghosts: Query<(&Figure, &Transform, &FigureLight), With<Ghost>>,
                    materials: Res<Assets<HologramMaterial>>| {
            let fade = |light: &FigureLight| materials.get(&light.0).map_or(0.0, |material| material.fade);
            ghosts
                .iter()
                .map(|(figure, place, light)| (figure.piece, place.translation, fade(light)))
                .collect::<Vec<_>>()
        };
        app.world_mut().run_system_once(look).expect("the resources are there")
    }

    #[test]
    fn a_dragged_piece_follows_as_a_ghost_and_is_gone_when_it_is_let_go() {
        let mut app = app();
        let drag = |app: &mut App, carried: Option<(PieceId, Vec3)>| {
            app.world_mut().insert_resource(CarriedPiece(carried));
            app.update();
            app.update();
            ghosts(app)
        };
        assert!(drag(&mut app, None).is_empty());
        for at in [Vec3::new(0.2, 0.0, 0.3), Vec3::new(-0.4, 0.0, 0.1)] {
            let seen = drag(&mut app, Some((PieceId(1), at)));
            let [(piece, place, fade)] = seen[..] else { panic!("one ghost, not {seen:?}") };
            assert_eq!(piece, PieceId(1));
            assert!(place.with_y(0.0).distance(at) < 1e-4 && fade > 0.2, "{place} {fade}");
        }
        let far = drag(&mut app, Some((PieceId(1), Vec3::new(40.0, 0.0, 0.0))));
        assert!(far[0].1.length() < 1.5, "it stays near the table");
        assert!(drag(&mut app, None).is_empty());
    }
}
