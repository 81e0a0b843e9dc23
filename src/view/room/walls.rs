//! The walls: eighteen bays of panels, sconces and windows between ribs. Bays between the camera and the table are hidden.

use bevy::prelude::*;
use std::f32::consts::TAU;

use super::{WALL, furnish};
use crate::view::{
    MainCamera,
    boards::polar,
    camera::CameraPlaced,
    procedural_meshes::{Arc, Finish, MeshMerger, SurfaceOfRevolution},
};

/// The kind of a bay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bay {
    Plain,
    Vents,
    Sconce,
    Window,
}

/// Half of the wall, counter-clockwise from east; the other half repeats it, so that both seats have the same view: a window in
/// the middle, a sconce on either side.
const HALF: [Bay; 9] =
    [Bay::Plain, Bay::Sconce, Bay::Vents, Bay::Plain, Bay::Sconce, Bay::Window, Bay::Window, Bay::Sconce, Bay::Vents];
/// How many bays there are.
const BAYS: usize = 18;
/// Bays per section; a section is shown or hidden as a whole.
const SECTION: usize = 3;

fn bay(index: usize) -> Bay {
    HALF[index % HALF.len()]
}

fn middle(index: usize) -> f32 {
    TAU * (index as f32 + 0.5) / BAYS as f32
}

/// The angles of the bays with a sconce.
pub(super) fn sconces() -> impl Iterator<Item = f32> {
    (0..BAYS).filter(|index| bay(*index) == Bay::Sconce).map(middle)
}

/// A section of the wall, by the angle of its middle.
#[derive(Component)]
struct Section(f32);

/// The edges of a panel are bent outward, away from the room.
fn rolled(t: f32, _: usize) -> Vec2 {
    let edge = 1.0 - (t.min(1.0 - t) / 0.05).min(1.0);
    Vec2::new(0.035 * edge * edge, 0.0)
}

const LOWER_PANEL: [(f32, f32); 6] =
    [(2.60, 0.27), (2.575, 0.285), (2.57, 0.31), (2.57, 0.80), (2.575, 0.83), (2.60, 0.845)];
const UPPER_PANEL: [(f32, f32); 6] =
    [(2.60, 0.885), (2.575, 0.90), (2.57, 0.92), (2.50, 1.55), (2.36, 1.95), (2.30, 2.0)];

fn build_bay(merger: &mut MeshMerger, index: usize) {
    let kind = bay(index);
    let arc = Arc::around(middle(index), TAU / BAYS as f32 / 2.0 - 0.022);
    if kind == Bay::Window {
        window_frame(merger, index);
    } else {
        merger.weld(
            Finish::Shadow,
            SurfaceOfRevolution::new(&[(2.62, 0.24), (2.62, 0.90)], Arc::around(middle(index), 0.1746), 8).mesh(),
        );
        merger.weld(Finish::Panel, SurfaceOfRevolution::new(&LOWER_PANEL, arc, 40).bent(rolled).mesh());
    }
    merger.weld(
        Finish::Shadow,
        SurfaceOfRevolution::new(&[(2.62, 0.86), (2.62, 2.1)], Arc::around(middle(index), 0.1746), 8).mesh(),
    );
    merger.weld(Finish::Panel, SurfaceOfRevolution::new(&UPPER_PANEL, arc, 40).bent(rolled).mesh());
    merger.weld(Finish::DimLight, SurfaceOfRevolution::new(&[(2.585, 0.857), (2.585, 0.873)], arc, 16).mesh());
    match kind {
        Bay::Vents => vents(merger, arc),
        Bay::Sconce => sconce(merger, middle(index)),
        Bay::Plain | Bay::Window => {}
    }
    let rib = TAU * index as f32 / BAYS as f32;
    // A window that spans two bays has no rib in its middle.
    let low = if kind == Bay::Window && bay(index + BAYS - 1) == Bay::Window { 0.86 } else { 0.245 };
    merger.weld(
        Finish::Gunmetal,
        SurfaceOfRevolution::new(&[(2.55, low), (2.55, 2.1), (2.3, 2.3)], Arc::around(rib, 0.011), 2).mesh(),
    );
}

fn window_frame(merger: &mut MeshMerger, index: usize) {
    let arc = Arc::around(middle(index), 0.1746);
    let sill = [(2.56, 0.245), (2.575, 0.30), (2.60, 0.315), (2.66, 0.315)];
    let head = [(2.66, 0.80), (2.60, 0.80), (2.575, 0.82), (2.57, 0.86)];
    merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&sill, arc, 24).mesh());
    merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&head, arc, 24).mesh());
    merger.weld(Finish::Brass, SurfaceOfRevolution::new(&[(2.598, 0.316), (2.604, 0.320)], arc, 24).mesh());
}

fn vents(merger: &mut MeshMerger, arc: Arc) {
    let slats = Arc { from: arc.from + 0.10, to: arc.to - 0.10 };
    for slat in 0..4 {
        let y = 0.50 + 0.035 * slat as f32;
        merger.weld(
            Finish::Shadow,
            SurfaceOfRevolution::new(&[(2.566, y), (2.572, y + 0.012), (2.566, y + 0.024)], slats, 8).mesh(),
        );
    }
    for lamp in 0..5 {
        let at = polar(2.568, arc.from + 0.05 + 0.028 * lamp as f32) + Vec3::Y * 0.345;
        let finish = if lamp % 4 == 0 { Finish::DimLight } else { Finish::ColdLight };
        merger.weld(finish, Sphere::new(0.006).mesh().uv(8, 6).translated_by(at));
    }
}

fn sconce(merger: &mut MeshMerger, angle: f32) {
    let height = Vec3::Y * 0.56;
    let lamp = polar(WALL - 0.07, angle) + height;
    merger.weld(Finish::WarmLight, Capsule3d::new(0.016, 0.15).mesh().build().translated_by(lamp));
    for side in [-0.105, 0.105] {
        let cap = Cylinder::new(0.034, 0.022).mesh().resolution(24).build();
        merger.weld(Finish::Brass, cap.translated_by(lamp + Vec3::Y * side));
    }
    let plate = Cuboid::new(0.05, 0.30, 0.05).mesh().build().rotated_by(Quat::from_rotation_y(angle));
    merger.weld(Finish::Gunmetal, plate.translated_by(polar(WALL - 0.035, angle) + height));
}

fn build(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    for first in (0..BAYS).step_by(SECTION) {
        let angle = middle(first + SECTION / 2);
        let parent =
            commands.spawn((Name::new("Wall"), Section(angle), Transform::default(), Visibility::default())).id();
        let mut merger = MeshMerger::default();
        for index in first..first + SECTION {
            build_bay(&mut merger, index);
        }
        furnish(&mut commands, &mut meshes, parent, merger);
    }
}

/// Hides the sections on the camera's own side when the camera is in or behind the wall.
fn step_aside(cameras: Query<&Transform, With<MainCamera>>, mut sections: Query<(&Section, &mut Visibility)>) {
    let Ok(camera) = cameras.single() else { return };
    let place = Vec2::new(camera.translation.x, -camera.translation.z);
    for (section, mut visibility) in &mut sections {
        // Compares the camera's distance towards the section with that of the section's chord.
        let outward = place.dot(Vec2::from_angle(section.0));
        let hidden = outward > WALL * 0.62;
        visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build).add_systems(
        PostUpdate,
        step_aside
            .after(CameraPlaced)
            .before(TransformSystems::Propagate)
            .before(bevy::camera::visibility::VisibilitySystems::VisibilityPropagate),
    );
}
