//! Creatures at rest show the viewer their faces. Actors call it cheating out: they turn a little to the audience, also while they
//! talk to somebody upstage. Poses know nothing of it, so scenes and blows are the same from every seat.

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
    creatures::{Figure, FigureLight, Side},
    exhibit::OnShow,
    pieces::PieceFigures,
};

/// The angle between the front of a creature and the viewer from which on it turns, radians: a face in profile is badly seen.
const TURNED_AWAY: f32 = 1.1;
/// The angle to which it turns then: between profile and full face.
const THREE_QUARTERS: f32 = 0.6;
/// Time constant of that turn, seconds.
const TURN: f32 = 0.2;

/// How far a creature is turned from its pose, about Y in radians: 0 for a creature that does anything.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct CheatsOut(f32);

impl CheatsOut {
    /// The turn in radians.
    pub fn angle(self) -> f32 {
        self.0
    }

    /// The turn to this side from this pose for a viewer whose eye is there. `resting` is the yaw of a figure at rest.
    fn new(pose: &Pose, resting: f32, eye: Vec3, side: Side) -> Self {
        let viewer = yaw_towards(pose.at, eye);
        let is_at_rest = wrapped(pose.yaw - resting).abs() < 0.01 && pose.lean == Vec2::ZERO;
        let is_turned_away = wrapped(pose.yaw - viewer).abs() > TURNED_AWAY;
        let shown = match side {
            Side::Left => viewer - THREE_QUARTERS,
            Side::Right => viewer + THREE_QUARTERS,
        };
        Self(if is_at_rest && is_turned_away { wrapped(shown - pose.yaw) } else { 0.0 })
    }
}

/// Turns creatures at rest towards the seat behind which the camera stands.
pub(super) fn cheat_out(
    mut commands: Commands,
    time: Res<Time>,
    stage: Res<Stage>,
    rig: Res<CameraRig>,
    film: Res<Film>,
    pieces: PieceFigures,
    mut figures: Query<(Entity, &Figure, Option<&mut CheatsOut>), (With<FigureLight>, Without<OnShow>, Without<Ghost>)>,
) {
    let Some(shape) = stage.told().map(|told| told.board().shape) else { return };
    let (fighters, eye) = (stage.fighters(), rig.resting_eye());
    let share = 1.0 - (-time.delta_secs() / TURN).exp();
    for (entity, figure, turned) in &mut figures {
        let Some(pose) = stage.poses().get(&figure.piece) else { continue };
        let fights = fighters.is_some_and(|pair| pair.contains(&figure.piece));
        let side = figure.creature.as_ref().and_then(|id| pieces.data(id)).map(|data| data.profile);
        let goal = side
            .filter(|_| !fights)
            .map_or(CheatsOut(0.0), |side| CheatsOut::new(pose, resting_yaw(shape, figure.seat, pose.at), eye, side));
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

    /// Every place at rest on the boards of two sides, with the yaw there.
    fn places() -> impl Iterator<Item = (Seat, Vec3, f32)> {
        SHAPES.into_iter().filter(|shape| cell_count(*shape) < 100).flat_map(|shape| {
            (0..cell_count(shape) as u8).flat_map(move |cell| {
                let at = cell_centre(shape, Cell(cell));
                [Seat::FIRST, Seat::SECOND].map(|seat| (seat, at, resting_yaw(shape, seat, at)))
            })
        })
    }

    #[test]
    fn at_rest_nobody_turns_the_back_on_the_viewer_of_either_seat() {
        for eye in [Vec3::new(1.2, 2.1, 2.7), Vec3::new(-1.2, 2.1, -2.7)] {
            for (seat, at, yaw) in places() {
                let (pose, viewer) = (Pose::standing(at, yaw), yaw_towards(at, eye));
                for (side, sign) in [(Side::Left, -1.0), (Side::Right, 1.0)] {
                    let turn = CheatsOut::new(&pose, yaw, eye, side).0;
                    let shown = wrapped(yaw + turn - viewer);
                    assert!(shown.abs() < TURNED_AWAY + 1e-4, "{seat:?} {at}: {shown}");
                    assert!(turn == 0.0 || (shown - sign * THREE_QUARTERS).abs() < 1e-4, "{side:?}: {shown}");
                }
            }
        }
    }

    #[test]
    fn whoever_does_anything_stands_as_its_pose_says() {
        let rest = Pose::standing(Vec3::Z, PI);
        let eye = Vec3::new(0.0, 2.0, 3.0);
        assert!(CheatsOut::new(&rest, PI, eye, Side::Right).0 != 0.0);
        let reeling = Pose { lean: Vec2::new(0.2, 0.0), ..rest };
        let walking = Pose { yaw: 2.0, ..rest };
        for pose in [reeling, walking] {
            assert_eq!(CheatsOut::new(&pose, PI, eye, Side::Right), CheatsOut(0.0));
        }
    }
}
