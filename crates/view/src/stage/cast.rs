//! Spawns and despawns the figures of the board, and applies the stage's poses to them.

use bevy::prelude::*;

use super::{
    elbow_room::{self, Grown},
    film::Film,
    ghost::{self, CarriedPiece, Ghost},
    play::{Recast, Stage},
    pose::Pose,
    profile::{self, ProfileTurn},
};
use crate::{
    CameraRig, Marks, OnTable, OwnHues,
    creatures::{Act, Figure, FigureLight, Performer},
    effects::BlowLight,
    exhibit::OnShow,
    hologram::{HologramMaterial, Shine},
    pieces::{Armies, PawnLight, PieceSpawner},
    stage_schedule::{StageSchedule, StageSystems},
};

/// The reach of a flash in metres, and the brightness of bystanders during a clash.
const FLASH_REACH: f32 = 0.6;
const ASIDE: f32 = 0.78;
/// How much of a figure in the camera's way is dithered away: all of it, since a partial figure would look like noise.
const GONE: f32 = 1.0;
/// Seconds in which a hidden figure fades in again.
const RETURN: f32 = 0.3;
/// Seconds in which a bystander dims by two thirds.
const EASE: f32 = 0.25;

/// Spawns figures for pieces on the board and despawns those of removed pieces, and of pieces that are shown by others now.
fn recast(
    mut commands: Commands,
    mut stage: ResMut<Stage>,
    mut pieces: PieceSpawner,
    (armies, own_hues): (Res<Armies>, Res<OwnHues>),
    present: Query<(Entity, &Figure, Option<&mut Performer>), (Without<OnShow>, Without<Ghost>)>,
) {
    let recast = stage.take_recast();
    if recast.is_none() && !armies.is_changed() && !own_hues.is_changed() {
        return;
    }
    let is_anew = recast == Some(Recast::NewBoard);
    let poses = stage.poses();
    let mut missing: Vec<_> = poses.keys().copied().collect();
    let mut present = present;
    let told = stage.told();
    for (entity, figure, performer) in &mut present {
        let on_board = told.filter(|told| figure.piece.index() < told.pieces().len());
        let belongs = poses.contains_key(&figure.piece)
            && missing.contains(&figure.piece)
            && on_board.is_some_and(|told| pieces.figure(told, figure.piece) == *figure);
        if belongs {
            missing.retain(|piece| *piece != figure.piece);
            if let Some(mut performer) = performer {
                // On a new board a creature that has fallen on the last one stands up at once, also while it is being dealt.
                if is_anew {
                    performer.speed = 1.0;
                    performer.cut_to(Act::Idle);
                } else if !stage.is_playing() {
                    performer.play(Act::Idle);
                }
            }
        } else {
            commands.entity(entity).despawn();
        }
    }
    for piece in missing {
        if let (Some(told), Some(pose)) = (told, poses.get(&piece)) {
            pieces.spawn(told, piece, transform(pose, 1.0));
        }
    }
}

/// Where a figure of this scale stands.
fn transform(pose: &Pose, scale: f32) -> Transform {
    Transform::from_translation(pose.at).with_rotation(pose.rotation()).with_scale(pose.scale() * scale)
}

/// Applies pose and light of the stage to every figure.
pub(super) fn embody(
    time: Res<Time>,
    stage: Res<Stage>,
    film: Res<Film>,
    blow: Res<BlowLight>,
    marks: Res<Marks>,
    rig: Res<CameraRig>,
    mut figures: Query<
        (
            (&Figure, Option<&ProfileTurn>, Option<&Grown>),
            AnyOf<(&FigureLight, &mut PawnLight)>,
            &mut Transform,
            &mut Visibility,
            &mut OnTable,
        ),
        (Without<OnShow>, Without<Ghost>),
    >,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    let poses = stage.poses();
    let fighters = stage.fighters();
    let share = 1.0 - (-time.delta_secs() / EASE).exp();
    for ((figure, turned, grown), (own, pawn), mut place, mut visibility, mut standing) in &mut figures {
        let Some(pose) = poses.get(&figure.piece) else { continue };
        let yaw = pose.yaw + turned.map_or(0.0, |turned| turned.angle());
        let scale = figure.scale * grown.map_or(1.0, |grown| grown.0);
        place.set_if_neq(transform(&Pose { yaw, ..*pose }, scale));
        // Seen from straight above, pieces are discs that the display draws.
        visibility.set_if_neq(if pose.is_visible() && !rig.is_flat() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let of_creature = || own.and_then(|light| materials.get(&light.0)).map(Shine::from_material);
        let Some(before) = pawn.as_ref().map(|light| light.0).or_else(of_creature) else { continue };
        // A hidden figure's base ring is hidden with it.
        standing.set_if_neq(OnTable { presence: pose.ring * (1.0 - before.fade / GONE), ..*standing });
        let goal = if fighters.is_some_and(|pair| !pair.contains(&figure.piece)) { ASIDE } else { 0.0 };
        let dim = before.dim + (goal - before.dim) * share;
        let lit = blow.strength > 0.0 && pose.at.distance(blow.at) < FLASH_REACH;
        let cell = stage.told().and_then(|told| told.cell_of(figure.piece));
        let is = |mark: Option<_>| mark.is_some() && mark == cell;
        let now = Shine {
            appear: pose.appear,
            dissolve: pose.dissolve,
            glitch: pose.glitch,
            fade: if film.aside().contains(&figure.piece) {
                GONE
            } else if film.has_just_cut() {
                0.0
            } else {
                (before.fade - time.delta_secs() / RETURN).max(0.0)
            },
            dim: if (dim - goal).abs() < 0.01 { goal } else { dim },
            highlight: if is(marks.selected) {
                0.55
            } else if is(marks.hovered) || is(marks.focused) {
                0.35
            } else {
                0.0
            },
            flash: if lit { blow.at.extend(2.4 * blow.strength) } else { Vec4::ZERO },
        };
        // Written only on change, since each change is uploaded to the graphics card.
        if now == before {
            continue;
        }
        if let Some(mut light) = pawn {
            light.0 = now;
        } else if let Some(mut material) = own.and_then(|light| materials.get_mut(&light.0)) {
            now.apply(&mut material);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CarriedPiece>().add_systems(
        StageSchedule,
        (recast, (profile::turn_to_profile, elbow_room::take_room), embody, ghost::carry, ghost::pale)
            .chain()
            .in_set(StageSystems::Figures),
    );
}
