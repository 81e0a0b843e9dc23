//! Spawns and despawns the figures of the board, and applies the stage's poses to them.

use bevy::prelude::*;

use super::{StageSchedule, StageSystems, film::Film, ghost::Ghost, play::Stage, pose::Pose};
use crate::view::{
    Marks, OnTable,
    creatures::{Figure, FigureLight, Figures, Performer},
    effects::BlowLight,
    exhibit::OnShow,
    hologram::HologramMaterial,
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

/// Spawns figures for pieces on the board and despawns those of removed pieces.
fn recast(
    mut commands: Commands,
    mut stage: ResMut<Stage>,
    mut figures: Figures,
    present: Query<(Entity, &Figure, &mut Performer), (Without<OnShow>, Without<Ghost>)>,
) {
    if !stage.take_recast() {
        return;
    }
    let poses = stage.poses();
    let mut missing: Vec<_> = poses.keys().copied().collect();
    let mut present = present;
    for (entity, figure, mut performer) in &mut present {
        let wanted = stage.told().and_then(|told| told.pieces().get(figure.piece.index()));
        let belongs = wanted.is_some_and(|info| info.seat == figure.seat && info.kind == figure.creature)
            && poses.contains_key(&figure.piece);
        if belongs {
            missing.retain(|piece| *piece != figure.piece);
            if !stage.is_playing() {
                performer.play(crate::view::creatures::Act::Idle);
            }
        } else {
            commands.entity(entity).despawn();
        }
    }
    for piece in missing {
        let (Some(told), Some(pose)) = (stage.told(), poses.get(&piece)) else { continue };
        let info = told.piece(piece);
        figures.spawn(piece, info.seat, info.kind, transform(pose));
    }
}

fn transform(pose: &Pose) -> Transform {
    Transform::from_translation(pose.at).with_rotation(pose.rotation())
}

/// The parts of a figure's light that depend on the match.
#[derive(Clone, Copy, PartialEq)]
struct Light {
    appear: f32,
    dissolve: f32,
    glitch: f32,
    fade: f32,
    dim: f32,
    highlight: f32,
    flash: Vec4,
}

impl Light {
    fn of(material: &HologramMaterial) -> Self {
        let HologramMaterial { appear, dissolve, glitch, fade, dim, highlight, flash, .. } = *material;
        Self { appear, dissolve, glitch, fade, dim, highlight, flash }
    }
}

/// Applies pose and light of the stage to every figure.
pub(super) fn embody(
    time: Res<Time>,
    stage: Res<Stage>,
    film: Res<Film>,
    blow: Res<BlowLight>,
    marks: Res<Marks>,
    mut figures: Query<
        (&Figure, &FigureLight, &mut Transform, &mut Visibility, &mut OnTable),
        (Without<OnShow>, Without<Ghost>),
    >,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    let poses = stage.poses();
    let fighters = stage.fighters();
    let share = 1.0 - (-time.delta_secs() / EASE).exp();
    for (figure, light, mut place, mut visibility, mut standing) in &mut figures {
        let Some(pose) = poses.get(&figure.piece) else { continue };
        place.set_if_neq(transform(pose));
        visibility.set_if_neq(if pose.is_visible() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(before) = materials.get(&light.0).map(Light::of) else { continue };
        // A hidden figure's base ring is hidden with it.
        standing.set_if_neq(OnTable { presence: pose.ring * (1.0 - before.fade / GONE), ..*standing });
        let goal = if fighters.is_some_and(|pair| !pair.contains(&figure.piece)) { ASIDE } else { 0.0 };
        let dim = before.dim + (goal - before.dim) * share;
        let lit = blow.strength > 0.0 && pose.at.distance(blow.at) < FLASH_REACH;
        let cell = stage.told().and_then(|told| told.cell_of(figure.piece));
        let is = |mark: Option<_>| mark.is_some() && mark == cell;
        let now = Light {
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
        if now != before
            && let Some(mut material) = materials.get_mut(&light.0)
        {
            let Light { appear, dissolve, glitch, fade, dim, highlight, flash } = now;
            (material.appear, material.dissolve, material.glitch) = (appear, dissolve, glitch);
            (material.fade, material.dim, material.highlight, material.flash) = (fade, dim, highlight, flash);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(StageSchedule, (recast, embody).chain().in_set(StageSystems::Figures));
}
