//! Creatures at rest look at the other side. The viewer's own would show nothing but their backs, so they turn towards the middle of the
//! table until their faces are seen. Poses know nothing of it, so scenes and blows are the same from every seat.

use bevy::prelude::*;

use super::{
    film::Film,
    ghost::Ghost,
    play::Stage,
    pose::{Pose, wrapped},
};
use crate::{
    CameraRig,
    boards::{resting_yaw, yaw_towards},
    creatures::{Figure, FigureLight},
    exhibit::OnShow,
};

/// The greatest angle between a creature's front and the viewer, radians: between full face and profile.
const MOST: f32 = 1.2;
/// Time constant of the turn, seconds.
const TURN: f32 = 0.2;

/// How far a creature is turned from its pose, about Y in radians: 0 for a creature that does anything.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ProfileTurn(f32);

impl ProfileTurn {
    /// The turn in radians.
    pub fn angle(self) -> f32 {
        self.0
    }

    /// The turn from this pose for a viewer whose eye is there. `resting` is the yaw of a figure at rest.
    fn new(pose: &Pose, resting: f32, eye: Vec3) -> Self {
        let viewer = yaw_towards(pose.at, eye);
        let is_at_rest = wrapped(pose.yaw - resting).abs() < 0.01 && pose.lean == Vec2::ZERO;
        if !is_at_rest || wrapped(pose.yaw - viewer).abs() <= MOST {
            return Self(0.0);
        }
        let from_middle = wrapped(yaw_towards(pose.at, Vec3::ZERO) - viewer);
        Self(wrapped(viewer + MOST * if from_middle < 0.0 { -1.0 } else { 1.0 } - pose.yaw))
    }
}

/// Turns creatures at rest for the seat behind which the camera rests.
pub(super) fn turn_to_profile(
    mut commands: Commands,
    time: Res<Time>,
    stage: Res<Stage>,
    rig: Res<CameraRig>,
    film: Res<Film>,
    mut figures: Query<
        (Entity, &Figure, Option<&mut ProfileTurn>),
        (With<FigureLight>, Without<OnShow>, Without<Ghost>),
    >,
) {
    let Some(shape) = stage.told().map(|told| told.board().shape) else { return };
    let (fighters, eye) = (stage.fighters(), rig.resting_eye());
    let share = 1.0 - (-time.delta_secs() / TURN).exp();
    for (entity, figure, turned) in &mut figures {
        let Some(pose) = stage.poses().get(&figure.piece) else { continue };
        let fights = fighters.is_some_and(|pair| pair.contains(&figure.piece));
        let goal = if fights {
            ProfileTurn(0.0)
        } else {
            ProfileTurn::new(pose, resting_yaw(shape, figure.seat, pose.at), eye)
        };
        match turned {
            Some(mut turned) if !film.has_just_cut() && (goal.0 - turned.0).abs() > 0.002 => {
                turned.0 += (goal.0 - turned.0) * share;
            }
            Some(mut turned) => {
                turned.set_if_neq(goal);
            }
            None => {
                commands.entity(entity).insert(goal);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;
    use crate::boards::{SHAPES, cell_centre, cell_count};
    use holochess_rules::{Cell, Seat};

    #[test]
    fn at_rest_no_creature_turns_its_back_on_the_viewer_and_the_far_side_looks_across() {
        let boards = SHAPES.into_iter().filter(|shape| cell_count(*shape) < 100);
        for (shape, eye) in boards.flat_map(|shape| [1.0, -1.0].map(|side| (shape, Vec3::new(1.2, 2.1, 2.7 * side)))) {
            for cell in 0..cell_count(shape) as u8 {
                let at = cell_centre(shape, Cell(cell));
                for seat in Seat::BOTH {
                    let yaw = resting_yaw(shape, seat, at);
                    let turn = ProfileTurn::new(&Pose::standing(at, yaw), yaw, eye).0;
                    let viewer = yaw_towards(at, eye);
                    assert!(wrapped(yaw + turn - viewer).abs() < MOST + 1e-4, "{seat:?} {at}");
                    let looks_across = wrapped(yaw - viewer).abs() <= MOST;
                    assert_eq!(looks_across, turn == 0.0, "{seat:?} {at}: {turn}");
                }
            }
        }
    }

    #[test]
    fn a_creature_that_does_anything_stands_as_its_pose_says() {
        let rest = Pose::standing(Vec3::Z, PI);
        let eye = Vec3::new(0.0, 2.0, 3.0);
        assert!(ProfileTurn::new(&rest, PI, eye).0 != 0.0);
        let reeling = Pose { lean: Vec2::new(0.2, 0.0), ..rest };
        let walking = Pose { yaw: 2.0, ..rest };
        for pose in [reeling, walking] {
            assert_eq!(ProfileTurn::new(&pose, PI, eye), ProfileTurn(0.0));
        }
    }
}
