//! A light on the rim in front of each seat, in the seat's colour, brightest for the seat whose turn it is: they show where the
//! players sit.

use std::f32::consts::PI;

use bevy::{light::NotShadowCaster, prelude::*};

use crate::{
    boards::LaidBoard,
    effects::TurnLight,
    procedural_meshes::{Arc, SurfaceOfRevolution},
    seat_light,
    stage_schedule::{StageSchedule, StageSystems},
};
use holochess_rules::Seat;

use super::{body::CONSOLE, shaft};

/// Half its length, in radians.
const HALF: f32 = 0.11;
/// Its height above the rim, and above a console.
const HEIGHTS: [f32; 2] = [0.010, 0.026];
/// How bright it is while others think, and how much brighter in its own turn.
const BRIGHTNESS: [f32; 2] = [0.55, 2.6];

/// The light before this seat.
#[derive(Component)]
struct SeatLight(Seat);

/// The angle at which a direction from the table's middle lies, counter-clockwise from east.
fn angle(direction: Vec3) -> f32 {
    (-direction.z).atan2(direction.x)
}

/// How high the light lies at this angle: the consoles to the south and to the north are higher than the rim.
fn height(angle: f32) -> f32 {
    let aside = |console: f32| (angle - console + PI).rem_euclid(2.0 * PI) - PI;
    let on_console = [0.5 * PI, 1.5 * PI].into_iter().any(|console| aside(console).abs() < CONSOLE + HALF);
    HEIGHTS[usize::from(on_console)]
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let profile = [(1.134, 0.0), (1.136, 0.003), (1.144, 0.003), (1.146, 0.0)];
    let mesh = meshes.add(SurfaceOfRevolution::new(&profile, Arc::around(0.0, HALF), 24).mesh());
    for seat in (0..Seat::MOST).map(Seat::new) {
        let material = materials.add(StandardMaterial { unlit: true, ..default() });
        commands.spawn((
            Name::new(format!("light of seat {seat}")),
            SeatLight(seat),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
}

fn shine(
    laid: Res<LaidBoard>,
    turn: Res<TurnLight>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut lights: Query<(&SeatLight, &MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility)>,
) {
    if !laid.is_changed() && !turn.is_changed() {
        return;
    }
    for (SeatLight(seat), material, mut transform, mut visibility) in &mut lights {
        let is_there = seat.index() < laid.seats();
        visibility.set_if_neq(if is_there { Visibility::Inherited } else { Visibility::Hidden });
        if !is_there {
            continue;
        }
        let angle = angle(laid.seat_direction(*seat));
        let place = Transform::from_rotation(Quat::from_rotation_y(angle)).with_translation(Vec3::Y * height(angle));
        transform.set_if_neq(place);
        let brightness = BRIGHTNESS[0] + BRIGHTNESS[1] * turn.0[seat.index()];
        let colour = Color::LinearRgba(LinearRgba::from_vec3(seat_light(*seat).to_vec3() * brightness));
        if materials.get(&material.0).is_some_and(|it| it.base_color != colour)
            && let Some(mut material) = materials.get_mut(&material.0)
        {
            material.base_color = colour;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(StageSchedule, shine.in_set(StageSystems::Room).after(shaft::follow));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::seat_direction;
    use holochess_rules::{GameId, Setup, new_table};
    use holochess_session::DisplayedBoard;

    #[test]
    fn everybody_at_every_table_has_a_light_of_their_own() {
        for game in GameId::ALL {
            for players in game.players() {
                let setup = Setup { game, options: game.options(), players: *players, position: None };
                let (table, events) = new_table(&setup, &mut || 0).expect("the defaults are a match");
                let shown = DisplayedBoard::after(&*table, &events);
                let angles: Vec<f32> =
                    (0..*players).map(|seat| angle(seat_direction(&shown, Seat::new(seat)))).collect();
                for (seat, own) in angles.iter().enumerate() {
                    for other in &angles[..seat] {
                        let apart = ((own - other + PI).rem_euclid(2.0 * PI) - PI).abs();
                        assert!(apart > 4.0 * HALF, "{} for {players}: {angles:?}", game.id());
                    }
                }
            }
        }
    }

    #[test]
    fn before_the_consoles_it_lies_on_them() {
        let heights = [Vec3::Z, Vec3::NEG_Z, Vec3::X].map(|towards| height(angle(towards)));
        assert!(heights.iter().eq(&[HEIGHTS[1], HEIGHTS[1], HEIGHTS[0]]), "{heights:?}");
    }
}
