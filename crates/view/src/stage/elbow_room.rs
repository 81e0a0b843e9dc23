//! Creatures at rest are as large as their neighbours leave room for, so that they are seen well from the seat. Scenes with a blow are
//! staged at the size in which blows are solved: while one is played everybody has it.

use bevy::prelude::*;

use super::{film::Film, ghost::Ghost, play::Stage};
use crate::{boards::growth, creatures::Figure, exhibit::OnShow};

/// Time constant of growing and shrinking, seconds.
const GROWTH: f32 = 0.25;

/// How much larger a figure is shown than on a crowded board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Grown(pub f32);

/// Lets every figure grow into the room around it.
pub(super) fn take_room(
    mut commands: Commands,
    time: Res<Time>,
    stage: Res<Stage>,
    film: Res<Film>,
    mut figures: Query<(Entity, &Figure, Option<&mut Grown>), (Without<OnShow>, Without<Ghost>)>,
) {
    let Some(shape) = stage.told().map(|told| told.board().shape) else { return };
    let poses = stage.poses();
    let is_fought = stage.fighters().is_some();
    let share = 1.0 - (-time.delta_secs() / GROWTH).exp();
    for (entity, figure, grown) in &mut figures {
        let Some(pose) = poses.get(&figure.piece) else { continue };
        let others =
            poses.iter().filter(|(piece, pose)| **piece != figure.piece && pose.is_visible()).map(|(_, pose)| pose.at);
        let goal = if is_fought { 1.0 } else { growth(shape, pose.at, others) };
        match grown {
            Some(mut grown) if !film.has_just_cut() && (goal - grown.0).abs() > 0.002 => {
                grown.0 += (goal - grown.0) * share;
            }
            Some(mut grown) => {
                grown.set_if_neq(Grown(goal));
            }
            None => {
                commands.entity(entity).insert(Grown(goal));
            }
        }
    }
}
