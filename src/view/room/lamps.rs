//! What lights the lounge: a warm room, a cold table.

use bevy::{
    light::{DirectionalLightShadowMap, cluster::GlobalClusterSettings},
    prelude::*,
};

use super::{FLOOR, walls};
use crate::view::{Quality, layout::polar};

/// The lamp over the table, whose shadows cost the most.
#[derive(Component)]
struct KeyLight;

/// A lamp that only lights the room, not the table: left out at the lowest quality.
#[derive(Component)]
struct Practical;

fn light_up(mut commands: Commands) {
    commands.spawn((
        Name::new("Key light"),
        KeyLight,
        SpotLight {
            intensity: 150_000.0,
            range: 8.0,
            outer_angle: 0.62,
            inner_angle: 0.28,
            radius: 0.2,
            shadow_maps_enabled: true,
            color: Color::srgb(1.0, 0.93, 0.84),
            ..default()
        },
        Transform::from_xyz(-0.55, 2.5, 0.25).looking_at(Vec3::new(0.05, 0.0, -0.05), Vec3::Z),
    ));
    // The table's own light on the room: below the plane of the top and without a radius, or its highlight shows there.
    commands.spawn((
        Name::new("Table glow"),
        PointLight { intensity: 75_000.0, range: 3.0, color: Color::srgb(0.30, 0.72, 1.0), ..default() },
        Transform::from_xyz(0.0, -0.03, 0.0),
    ));
    // A cold rake over the camera's shoulder; its highlight on the top points away from the usual views.
    commands.spawn((
        Name::new("Rake"),
        SpotLight {
            intensity: 170_000.0,
            range: 7.0,
            outer_angle: 0.62,
            inner_angle: 0.1,
            color: Color::srgb(0.42, 0.62, 1.0),
            ..default()
        },
        Transform::from_xyz(2.3, 1.7, 2.0).looking_at(Vec3::new(-1.0, 0.05, -1.5), Vec3::Y),
    ));
    for angle in walls::sconces() {
        commands.spawn((
            Name::new("Sconce"),
            PointLight {
                intensity: 22_000.0,
                range: 1.8,
                radius: 0.05,
                color: Color::srgb(1.0, 0.58, 0.26),
                ..default()
            },
            Transform::from_translation(polar(2.40, angle) + Vec3::Y * 0.56),
        ));
    }
    for angle in [0.15, 1.57, 2.99, 4.71] {
        commands.spawn((
            Name::new("Toe light"),
            Practical,
            PointLight {
                intensity: 8_000.0,
                range: 1.5,
                radius: 0.1,
                color: Color::srgb(1.0, 0.50, 0.20),
                ..default()
            },
            Transform::from_translation(polar(1.52, angle) + Vec3::Y * (FLOOR + 0.10)),
        ));
    }
}

fn dim_for_quality(
    quality: Res<Quality>,
    mut keys: Query<&mut SpotLight, With<KeyLight>>,
    mut practicals: Query<&mut Visibility, With<Practical>>,
) {
    for mut key in &mut keys {
        key.shadow_maps_enabled = *quality > Quality::Low;
    }
    for mut visibility in &mut practicals {
        *visibility = if *quality > Quality::Low { Visibility::Inherited } else { Visibility::Hidden };
    }
}

/// A dozen lamps are sorted by the processor in no time and in the same frame; the graphics device would do it over
/// several, in which some of them stay dark.
fn sort_on_the_processor(settings: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut settings) = settings {
        settings.gpu_clustering = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(PreStartup, sort_on_the_processor)
        .add_systems(Startup, light_up)
        .add_systems(Update, dim_for_quality.run_if(resource_changed::<Quality>));
}
