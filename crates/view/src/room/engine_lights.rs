//! The engine's lights, one for each lamp of the [list](crate::lounge::lamps), as bright as sliders and scenes want them.

use bevy::{
    light::{DirectionalLightShadowMap, cluster::GlobalClusterSettings},
    prelude::*,
    render::view::ColorGrading,
};

use crate::{
    Comfort, MainCamera, Quality, ViewSystems,
    effects::RoomLight,
    lounge::lamps::{Lamp, lamps},
    procedural_meshes::{Paint, PaintMaterial},
    stage_schedule::{StageSchedule, StageSystems},
};

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
pub(super) struct DimmedBy {
    full: f32,
    slider: fn(&Dimmer) -> f32,
}

impl DimmedBy {
    /// A light that only scenes dim.
    pub fn without_slider(full: f32) -> Self {
        Self { full, slider: |_| 1.0 }
    }
}

/// Sets the brightness of every lamp: full brightness times slider times the scene's factor. No other system writes it.
fn dim(
    dimmer: Res<Dimmer>,
    room: Res<RoomLight>,
    comfort: Res<Comfort>,
    mut lamps: Query<(&DimmedBy, AnyOf<(&mut SpotLight, &mut PointLight, &mut EnvironmentMapLight)>)>,
    mut cameras: Query<&mut ColorGrading, With<MainCamera>>,
) {
    for (dimmed, (spot, point, walls)) in &mut lamps {
        let intensity = dimmed.full * (dimmed.slider)(&dimmer) * room.0;
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

/// Gives baked light the scene's factor; the sliders do not reach it.
fn dim_paint(room: Res<RoomLight>, paint: Res<Paint>, mut painted: ResMut<Assets<PaintMaterial>>) {
    paint.dim(&mut painted, room.0);
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
        light.insert(DimmedBy {
            full: lamp.lumens,
            slider: match lamp.name {
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
        *visibility = if quality.bakes_the_room() { Visibility::Hidden } else { Visibility::Inherited };
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
            (
                dim.run_if(
                    resource_changed::<Dimmer>
                        .or_else(resource_changed::<RoomLight>)
                        .or_else(resource_changed::<Comfort>),
                ),
                dim_paint.run_if(resource_changed::<RoomLight>.and_then(resource_exists::<Paint>)),
            )
                .in_set(StageSystems::Room),
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
    use crate::{
        effects::{self, Mood},
        quality, stage_schedule,
    };

    /// An app with the lamps and the scenes' effect on them.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<StandardMaterial>()
            .add_plugins((stage_schedule::plugin, quality::plugin, effects::plugin, plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().spawn((EnvironmentMapLight::default(), DimmedBy::without_slider(800.0)));
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
    fn duels_and_films_dim_what_the_sliders_leave_and_give_it_back() {
        let (dark, film) = (0.22, 0.36);
        let mut app = app();
        assert_shares(&mut app, [1.0, 1.0, 1.0]);
        app.world_mut().resource_mut::<Dimmer>().lamp = 0.5;
        assert_shares(&mut app, [0.5, 1.0, 1.0]);
        app.world_mut().resource_mut::<Mood>().duel = true;
        assert_shares(&mut app, [0.5 * dark, dark, dark]);
        app.world_mut().resource_mut::<Dimmer>().rake = 1.5;
        assert_shares(&mut app, [0.5 * dark, 1.5 * dark, dark]);
        app.world_mut().resource_mut::<Mood>().film = true;
        assert_shares(&mut app, [0.5 * dark, 1.5 * dark, dark]);
        app.world_mut().resource_mut::<Mood>().duel = false;
        assert_shares(&mut app, [0.5 * film, 1.5 * film, film]);
        app.world_mut().resource_mut::<Mood>().film = false;
        assert_shares(&mut app, [0.5, 1.5, 1.0]);
    }

    #[test]
    fn brightness_counts_as_soon_as_it_is_set() {
        let mut app = app();
        let camera = app.world_mut().spawn((MainCamera, ColorGrading::default())).id();
        let mut exposure = |brightness: f32| {
            app.world_mut().resource_mut::<Comfort>().brightness = brightness;
            app.update();
            app.world().get::<ColorGrading>(camera).expect("the camera has it").global.exposure
        };
        let before = exposure(0.0);
        assert!((exposure(0.8) - before - 0.8).abs() < 1e-6);
    }
}
