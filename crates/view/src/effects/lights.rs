//! Lights that follow the match: the flash of a blow, the glow at the seat whose turn it is, the darkness of the duel.

use bevy::{ecs::query::QueryData, prelude::*};

use super::effect::Effect;
use crate::{
    ReducedMotion,
    boards::LaidBoard,
    seat_light,
    stage_schedule::{StageSchedule, StageSystems},
};
use holochess_rules::Seat;

/// The least seconds between two flashes: at most three per second.
const APART: f32 = 0.34;
/// The time constant of a flash's fading, in seconds.
const FADE: f32 = 0.11;
/// Time constant of the room's light: seconds for two thirds of the way.
const EASE: f32 = 0.35;

/// The share of the duel's light below which it is out.
const OUT: f32 = 1e-5;

/// The shares of the room's light that are left in the duel, and in a film.
const IN_THE_DARK: f32 = 0.22;
const IN_A_FILM: f32 = 0.36;

/// The flash of the last blow, which lights the figures near it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BlowLight {
    /// Its place.
    pub at: Vec3,
    /// Its present brightness, 0 to 1.
    pub strength: f32,
    age: f32,
}

/// The state that the lights express; they ease to it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Mood {
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// Whether the duel is on, for which the room darkens.
    pub duel: bool,
    /// Whether a clash is filmed: the room darkens a little, as a theatre does.
    pub film: bool,
}

/// The factor of the room's light: 1, less in the duel and in films. `room::lamps` applies it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct RoomLight(pub f32);

impl Default for RoomLight {
    fn default() -> Self {
        Self(1.0)
    }
}

/// How brightly each seat is lit for its turn: 0 not at all, 1 fully.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TurnLight(pub [f32; Seat::MOST]);

impl TurnLight {
    /// The two seats that are lit most brightly, brightest first: the present turn's, and the one before.
    pub fn brightest(&self) -> [Seat; 2] {
        let mut seats: [usize; Seat::MOST] = std::array::from_fn(|seat| seat);
        seats.sort_by(|a, b| self.0[*b].total_cmp(&self.0[*a]));
        [Seat::new(seats[0]), Seat::new(seats[1])]
    }
}

/// The kind of a light of this module.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Own {
    Blow,
    /// At the most brightly lit seat (0) or the next (1).
    Turn(usize),
    Duel,
}

fn set_up(mut commands: Commands) {
    let light = |own: Own, color: Color, range: f32, at: Vec3| {
        (
            Name::new("light of the match"),
            own,
            PointLight { intensity: 0.0, range, color, shadow_maps_enabled: false, ..default() },
            Transform::from_translation(at),
        )
    };
    commands.spawn(light(Own::Blow, Color::srgb(1.0, 0.86, 0.64), 1.6, Vec3::Y));
    for place in 0..2 {
        commands.spawn(light(Own::Turn(place), Color::WHITE, 1.2, Vec3::Y * 0.16));
    }
    commands.spawn((
        Name::new("light of the duel"),
        Own::Duel,
        SpotLight {
            intensity: 0.0,
            range: 4.0,
            color: Color::srgb(0.86, 0.93, 1.0),
            inner_angle: 0.16,
            outer_angle: 0.27,
            shadow_maps_enabled: false,
            ..default()
        },
        Transform::from_xyz(0.0, 1.9, 0.0).looking_at(Vec3::ZERO, Vec3::Z),
    ));
}

/// Moves the flash of blows on by so many seconds; `peak` is the strength with which it began. A request that comes too soon
/// after the last flash is passed over, so that there are never more than three in a second.
pub(crate) fn step_flash(
    blow: &mut BlowLight,
    peak: &mut f32,
    seconds: f32,
    requests: impl Iterator<Item = (Vec3, f32)>,
    motion: ReducedMotion,
) {
    blow.age += seconds;
    for (at, strength) in requests {
        if blow.age >= APART || *peak == 0.0 {
            *peak = strength * if motion.0 { 0.35 } else { 1.0 };
            *blow = BlowLight { at, strength: 0.0, age: 0.0 };
        }
    }
    let strength = *peak * (-blow.age / FADE).exp();
    blow.strength = if strength < 0.004 { 0.0 } else { strength };
}

fn flash(
    time: Res<Time>,
    motion: Res<ReducedMotion>,
    mut requests: MessageReader<Effect>,
    mut blow: ResMut<BlowLight>,
    mut peak: Local<f32>,
) {
    let flashes = requests.read().filter_map(|request| match request {
        Effect::Flash(at, strength) => Some((*at, *strength)),
        _ => None,
    });
    step_flash(&mut blow, &mut peak, time.delta_secs(), flashes, *motion);
}

#[derive(QueryData)]
#[query_data(mutable)]
struct OwnLight {
    own: &'static Own,
    point: Option<&'static mut PointLight>,
    spot: Option<&'static mut SpotLight>,
    transform: &'static mut Transform,
    visibility: &'static mut Visibility,
}

fn shine(
    time: Res<Time>,
    mood: Res<Mood>,
    blow: Res<BlowLight>,
    laid: Res<LaidBoard>,
    mut turn: ResMut<TurnLight>,
    mut duel: Local<f32>,
    mut lights: Query<OwnLight>,
) {
    let share = 1.0 - (-time.delta_secs() / EASE).exp();
    let mut levels = turn.0;
    for (index, level) in levels.iter_mut().enumerate() {
        let goal = if mood.turn.map(Seat::index) == Some(index) && !mood.duel { 1.0 } else { 0.0 };
        let eased = *level + (goal - *level) * share;
        *level = if (eased - goal).abs() < 0.002 { goal } else { eased };
    }
    turn.set_if_neq(TurnLight(levels));
    let brightest = turn.brightest();
    *duel += (f32::from(u8::from(mood.duel)) - *duel) * share;
    if *duel < OUT {
        *duel = 0.0;
    }
    for mut light in &mut lights {
        let intensity = match light.own {
            Own::Blow => {
                light.transform.translation = blow.at + Vec3::Y * 0.12;
                13_000.0 * blow.strength
            }
            Own::Turn(place) => {
                let seat = brightest[*place];
                light.transform.translation = laid.seat_direction(seat) * 1.24 + Vec3::Y * 0.16;
                if let Some(point) = &mut light.point {
                    point.color = seat_light(seat).into();
                }
                2_600.0 * levels[seat.index()]
            }
            Own::Duel => 240_000.0 * *duel,
        };
        if let Some(point) = &mut light.point {
            point.intensity = intensity;
        }
        if let Some(spot) = &mut light.spot {
            spot.intensity = intensity;
        }
        // The device computes every visible light at every pixel that it could reach, a dark one as well.
        light.visibility.set_if_neq(if intensity > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Darkens the room for the duel and for films, and brightens it again.
fn dim(time: Res<Time>, mood: Res<Mood>, mut room: ResMut<RoomLight>) {
    let goal = match *mood {
        Mood { duel: true, .. } => IN_THE_DARK,
        Mood { film: true, .. } => IN_A_FILM,
        Mood { .. } => 1.0,
    };
    let mut now = room.0;
    if (now - goal).abs() < 0.002 {
        return;
    }
    now += (goal - now) * (1.0 - (-time.delta_secs() / EASE).exp());
    if (now - goal).abs() < 0.002 {
        now = goal;
    }
    room.set_if_neq(RoomLight(now));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BlowLight>()
        .init_resource::<Mood>()
        .init_resource::<RoomLight>()
        .init_resource::<TurnLight>()
        .init_resource::<LaidBoard>()
        .add_systems(Startup, set_up)
        .add_systems(StageSchedule, (flash, shine, dim).chain().in_set(StageSystems::Light));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::stage_schedule;

    #[test]
    fn a_light_that_is_out_is_hidden() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, stage_schedule::plugin))
            .add_message::<Effect>()
            .init_resource::<ReducedMotion>()
            .add_plugins(plugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        let mut shining = |mood: Mood| {
            app.insert_resource(mood);
            for _ in 0..60 {
                app.update();
            }
            let world = app.world_mut();
            let mut lights = world.query::<(&Own, &Visibility)>();
            let lit = lights.iter(world).filter(|(_, visibility)| **visibility != Visibility::Hidden);
            lit.map(|(own, _)| *own).collect::<Vec<_>>()
        };
        assert!(shining(Mood::default()).is_empty());
        let turn = Mood { turn: Some(Seat::FIRST), ..default() };
        assert!(shining(turn) == [Own::Turn(0)]);
        assert!(shining(Mood { duel: true, ..turn }) == [Own::Duel]);
        assert!(shining(Mood::default()).is_empty());
    }

    #[test]
    fn the_light_of_a_turn_goes_from_seat_to_seat() {
        let mut light = TurnLight::default();
        light.0[4] = 0.3;
        light.0[2] = 0.9;
        assert_eq!(light.brightest(), [Seat::new(2), Seat::new(4)]);
    }
}
