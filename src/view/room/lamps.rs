//! The lamps of the lounge: a warm room, a cold table. They are a list, from which both the engine's lights and the baked light
//! are made.

use bevy::{
    light::{DirectionalLightShadowMap, cluster::GlobalClusterSettings},
    prelude::*,
    render::view::ColorGrading,
};
use std::f32::consts::PI;

use super::{FLOOR, environment, walls};
use crate::view::{
    Comfort, MainCamera, Quality, ViewSystems,
    boards::polar,
    effects::RoomLight,
    stage::{StageSchedule, StageSystems},
};

/// A lamp in the engine's units: lumens, colour, range; a spot light if it has a direction.
#[derive(Clone, Copy, Debug)]
struct Lamp {
    name: &'static str,
    at: Vec3,
    lumens: f32,
    colour: Color,
    range: f32,
    radius: f32,
    spot: Option<Spot>,
    /// Whether it lights only the room, so that it is not needed where the room's light is baked.
    room_only: bool,
}

#[derive(Clone, Copy, Debug)]
struct Spot {
    towards: Vec3,
    inner: f32,
    outer: f32,
    shadows: bool,
}

fn lamps() -> Vec<Lamp> {
    let mut lamps = vec![
        Lamp {
            name: "Key light",
            at: Vec3::new(-0.55, 2.5, 0.25),
            lumens: 150_000.0,
            colour: Color::srgb(1.0, 0.93, 0.84),
            range: 8.0,
            radius: 0.2,
            spot: Some(Spot { towards: Vec3::new(0.05, 0.0, -0.05), inner: 0.28, outer: 0.62, shadows: true }),
            room_only: false,
        },
        // A cold light from behind the camera; its highlight on the table points away from the usual views.
        Lamp {
            name: "Rake",
            at: Vec3::new(2.3, 1.7, 2.0),
            lumens: 170_000.0,
            colour: Color::srgb(0.42, 0.62, 1.0),
            range: 7.0,
            radius: 0.0,
            spot: Some(Spot { towards: Vec3::new(-1.0, 0.05, -1.5), inner: 0.1, outer: 0.62, shadows: false }),
            room_only: false,
        },
        // The light that the table throws on the room: below the plane of the top and without a radius, because its highlight
        // would show on the top otherwise.
        Lamp {
            name: "Table glow",
            at: Vec3::new(0.0, -0.03, 0.0),
            lumens: 140_000.0,
            colour: Color::srgb(0.30, 0.72, 1.0),
            range: 3.6,
            radius: 0.0,
            spot: None,
            room_only: true,
        },
    ];
    lamps.extend(walls::sconces().map(|angle| Lamp {
        name: "Sconce",
        at: polar(2.40, angle) + Vec3::Y * 0.56,
        lumens: 42_000.0,
        colour: Color::srgb(1.0, 0.58, 0.26),
        // In table radii: not as far as the middle of the table, where the lacquer would mirror it as a flame between a figure's legs.
        range: 2.0,
        radius: 0.05,
        spot: None,
        room_only: true,
    }));
    lamps.extend([0.15, 1.57, 2.99, 4.71].map(|angle| Lamp {
        name: "Toe light",
        at: polar(1.52, angle) + Vec3::Y * (FLOOR + 0.10),
        lumens: 14_000.0,
        colour: Color::srgb(1.0, 0.50, 0.20),
        range: 1.5,
        radius: 0.1,
        spot: None,
        room_only: true,
    }));
    lamps
}

impl Lamp {
    /// The light on a surface here, in the engine's units after exposure, by Lambert's law.
    fn on(&self, point: Vec3, normal: Vec3) -> Vec3 {
        let way = self.at - point;
        let square = way.length_squared().max(1e-4);
        let direction = way / square.sqrt();
        let share = square / (self.range * self.range);
        let reach = (1.0 - share * share).clamp(0.0, 1.0).powi(2) / square;
        let cone = self.spot.map_or(1.0, |spot| {
            let axis = (spot.towards - self.at).normalize();
            let (inner, outer) = (spot.inner.cos(), spot.outer.cos());
            ((axis.dot(-direction) - outer) / (inner - outer)).clamp(0.0, 1.0).powi(2)
        });
        let strength = self.lumens / (4.0 * PI) * reach * cone * normal.dot(direction).max(0.0) / PI * EXPOSURE;
        self.colour.to_linear().to_vec3() * strength
    }
}

/// The engine's exposure at its default, EV100 9.7.
pub(super) const EXPOSURE: f32 = 1.0 / (831.75 * 1.2);

/// All light of the lounge, for baking.
pub struct LampLight {
    lamps: Vec<Lamp>,
    /// The environment light on surfaces that face east, west, up, down, south, north.
    ambient: [Vec3; 6],
}

impl LampLight {
    /// The lounge's light.
    pub fn new() -> Self {
        let faces = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z];
        Self { lamps: lamps(), ambient: environment::ambient(faces) }
    }

    /// The light of all lamps reflected by a white surface here.
    pub fn direct(&self, point: Vec3, normal: Vec3) -> Vec3 {
        self.lamps.iter().map(|lamp| lamp.on(point, normal)).sum()
    }

    /// The environment light reflected by a white surface that faces this way.
    pub fn ambient(&self, normal: Vec3) -> Vec3 {
        let shares = (normal * normal).to_array();
        let face = |axis: usize| self.ambient[2 * axis + usize::from(normal[axis] < 0.0)];
        (0..3).map(|axis| face(axis) * shares[axis]).sum()
    }
}

/// The brightness of the lamps as factors of the normal one; where light is baked, only the exposure applies.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Dimmer {
    /// The warm lamp over the table.
    pub lamp: f32,
    /// The cold light from the side.
    pub rake: f32,
    /// Everything else in the room.
    pub room: f32,
    /// Stops by which the whole picture is brighter.
    pub exposure: f32,
}

impl Default for Dimmer {
    fn default() -> Self {
        Self { lamp: 1.0, rake: 1.0, room: 1.0, exposure: 0.0 }
    }
}

/// The full brightness of a light, and the slider that it follows. Also on the environment light.
#[derive(Component)]
pub(super) struct Wired {
    full: f32,
    wire: fn(&Dimmer) -> f32,
}

impl Wired {
    /// A light that only scenes dim.
    pub fn without_slider(full: f32) -> Self {
        Self { full, wire: |_| 1.0 }
    }
}

/// Sets the brightness of every lamp: full brightness times slider times the scene's factor. No other system writes it.
fn dim(
    dimmer: Res<Dimmer>,
    room: Res<RoomLight>,
    comfort: Res<Comfort>,
    mut lamps: Query<(&Wired, AnyOf<(&mut SpotLight, &mut PointLight, &mut EnvironmentMapLight)>)>,
    mut cameras: Query<&mut ColorGrading, With<MainCamera>>,
) {
    for (wired, (spot, point, walls)) in &mut lamps {
        let intensity = wired.full * (wired.wire)(&dimmer) * room.0;
        if let Some(mut spot) = spot {
            spot.intensity = intensity;
        }
        if let Some(mut point) = point {
            point.intensity = intensity;
        }
        if let Some(mut walls) = walls {
            walls.intensity = intensity;
        }
    }
    for mut grading in &mut cameras {
        grading.global.exposure = super::effects::BASE_EXPOSURE + dimmer.exposure + comfort.brightness;
    }
}

/// Marks a light that only the room needs.
#[derive(Component)]
struct RoomOnly;

/// Marks a light that casts shadows if the quality allows.
#[derive(Component)]
struct CastsShadows;

fn light_up(mut commands: Commands) {
    for lamp in lamps() {
        let Lamp { at, lumens: intensity, colour: color, range, radius, .. } = lamp;
        let mut light = commands.spawn(Name::new(lamp.name));
        if let Some(spot) = lamp.spot {
            // The table's lamp points straight down, where Y cannot be the up vector.
            let up = if spot.shadows { Vec3::Z } else { Vec3::Y };
            light.insert((
                SpotLight {
                    intensity,
                    color,
                    range,
                    radius,
                    inner_angle: spot.inner,
                    outer_angle: spot.outer,
                    shadow_maps_enabled: spot.shadows,
                    ..default()
                },
                Transform::from_translation(at).looking_at(spot.towards, up),
            ));
            if spot.shadows {
                light.insert(CastsShadows);
            }
        } else {
            let point = PointLight { intensity, color, range, radius, ..default() };
            light.insert((point, Transform::from_translation(at)));
        }
        light.insert(Wired {
            full: lamp.lumens,
            wire: match lamp.name {
                "Key light" => |dimmer| dimmer.lamp,
                "Rake" => |dimmer| dimmer.rake,
                _ => |dimmer| dimmer.room,
            },
        });
        if lamp.room_only {
            light.insert(RoomOnly);
        }
    }
}

fn fit_quality(
    quality: Res<Quality>,
    mut shadows: Query<&mut SpotLight, With<CastsShadows>>,
    mut room_only: Query<&mut Visibility, With<RoomOnly>>,
) {
    for mut light in &mut shadows {
        light.shadow_maps_enabled = *quality > Quality::Low;
    }
    for mut visibility in &mut room_only {
        *visibility = if quality.paints_light() { Visibility::Hidden } else { Visibility::Inherited };
    }
}

/// Has lights sorted on the CPU: fast for a dozen, and complete in the same frame, whereas sorting on the graphics device takes
/// several frames in which some lamps stay dark.
fn sort_on_the_processor(settings: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut settings) = settings {
        settings.gpu_clustering = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 1024 })
        .init_resource::<Dimmer>()
        .add_systems(
            StageSchedule,
            dim.in_set(StageSystems::Room).run_if(resource_changed::<Dimmer>.or_else(resource_changed::<RoomLight>)),
        )
        .add_systems(PreStartup, sort_on_the_processor)
        .add_systems(Startup, light_up)
        .add_systems(Update, fit_quality.in_set(ViewSystems::Fit).run_if(resource_changed::<Quality>));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::view::{
        effects::{self, Mood},
        quality, stage,
    };

    /// An app with the lamps and the scenes' effect on them.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<StandardMaterial>()
            .add_plugins((stage::schedule, quality::plugin, effects::plugin, plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().spawn((EnvironmentMapLight::default(), Wired::without_slider(800.0)));
        app
    }

    /// Lets the light settle and compares the warm lamp, the cold one and the environment light, each as a share of its full
    /// brightness.
    fn assert_shares(app: &mut App, wanted: [f32; 3]) {
        for _ in 0..60 {
            app.update();
        }
        let world = app.world_mut();
        let mut spots = world.query::<(&Name, &SpotLight)>();
        let (mut lamp, mut rake) = (None, None);
        for (name, light) in spots.iter(world) {
            match name.as_str() {
                "Key light" => lamp = Some(light.intensity / 150_000.0),
                "Rake" => rake = Some(light.intensity / 170_000.0),
                _ => {}
            }
        }
        let walls = world.query::<&EnvironmentMapLight>().single(world).expect("there is one").intensity / 800.0;
        let found = [lamp.expect("it hangs there"), rake.expect("it hangs there"), walls];
        assert!(
            found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 1e-3),
            "{found:?}, not {wanted:?}"
        );
    }

    #[test]
    fn a_duel_dims_what_the_sliders_leave_and_gives_it_back() {
        let dark = 0.22;
        let mut app = app();
        assert_shares(&mut app, [1.0, 1.0, 1.0]);
        app.world_mut().resource_mut::<Dimmer>().lamp = 0.5;
        assert_shares(&mut app, [0.5, 1.0, 1.0]);
        app.world_mut().resource_mut::<Mood>().duel = true;
        assert_shares(&mut app, [0.5 * dark, dark, dark]);
        app.world_mut().resource_mut::<Dimmer>().rake = 1.5;
        assert_shares(&mut app, [0.5 * dark, 1.5 * dark, dark]);
        app.world_mut().resource_mut::<Mood>().duel = false;
        assert_shares(&mut app, [0.5, 1.5, 1.0]);
    }

    #[test]
    fn the_table_is_lit_from_above_and_the_booth_from_the_table() {
        let light = LampLight::new();
        let top = light.direct(Vec3::ZERO, Vec3::Y);
        let below = light.direct(Vec3::new(0.0, -0.4, 0.0), Vec3::NEG_Y);
        assert!(top.length() > 10.0 * below.length(), "{top} {below}");
        let seat = light.direct(Vec3::new(0.0, 0.0, -2.13), Vec3::Z);
        assert!(seat.z > seat.x, "the booth faces the cold glow: {seat}");
    }
}
