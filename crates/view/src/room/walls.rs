//! The walls: eighteen bays between ribs, each a fluted wainscot under a panel framed in brass, with
//! lamps, grilles and windows. Bays between the camera and the table are hidden.

use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

use super::furnish;
use crate::{
    MainCamera,
    boards::polar,
    camera::CameraPlaced,
    lounge::plan::{BAYS, Bay, WALL, bay, middle},
    procedural_meshes::{Arc, Finish, MeshMerger, SurfaceOfRevolution},
};

/// Bays per section; a section is shown or hidden as a whole.
const SECTION: usize = 3;

/// A section of the wall, by the angle of its middle.
#[derive(Component)]
struct Section(f32);

/// The edges of a panel are bent outward, away from the room.
fn rolled(t: f32, _: usize) -> Vec2 {
    let edge = 1.0 - (t.min(1.0 - t) / 0.05).min(1.0);
    Vec2::new(0.035 * edge * edge, 0.0)
}

/// The wainscot, its flutes in a bay, and how deep they are.
const WAINSCOT: [(f32, f32); 4] = [(2.578, 0.315), (2.574, 0.33), (2.574, 0.775), (2.578, 0.79)];
const FLUTES: f32 = 16.0;
const FLUTE: f32 = 0.014;
const UPPER_PANEL: [(f32, f32); 6] =
    [(2.60, 0.885), (2.575, 0.90), (2.57, 0.92), (2.50, 1.55), (2.36, 1.95), (2.30, 2.0)];

/// What lies behind everything else: gunmetal that hardly any light reaches, so that it is drawn with the rest of it.
fn shadow(profile: &[(f32, f32)], arc: Arc, steps: usize) -> Mesh {
    SurfaceOfRevolution::new(profile, arc, steps).shaded(|_, _| 0.06).mesh()
}

fn build_bay(merger: &mut MeshMerger, index: usize) {
    let kind = bay(index);
    let arc = Arc::around(middle(index), TAU / BAYS as f32 / 2.0 - 0.022);
    if kind == Bay::Window {
        window_frame(merger, index);
    } else {
        merger.weld(Finish::Gunmetal, shadow(&[(2.62, 0.24), (2.62, 0.90)], Arc::around(middle(index), 0.1746), 8));
        wainscot(merger, arc);
    }
    merger.weld(Finish::Gunmetal, shadow(&[(2.62, 0.86), (2.62, 2.1)], Arc::around(middle(index), 0.1746), 8));
    merger.weld(Finish::Panel, SurfaceOfRevolution::new(&UPPER_PANEL, arc, 40).bent(rolled).mesh());
    inlay(merger, arc);
    merger.weld(Finish::DimLight, SurfaceOfRevolution::new(&[(2.585, 0.857), (2.585, 0.873)], arc, 16).mesh());
    match kind {
        Bay::Grille => grille(merger, arc),
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

/// A row of half-round flutes between two rails of brass over a skirting of steel.
fn wainscot(merger: &mut MeshMerger, arc: Arc) {
    let round = |t: f32| (t * FLUTES * PI).sin().abs();
    let flutes = SurfaceOfRevolution::new(&WAINSCOT, arc, 16 * 8)
        .bent(move |t, i| if i == 1 || i == 2 { Vec2::new(-FLUTE * round(t).sqrt(), 0.0) } else { Vec2::ZERO })
        .shaded(move |t, i| (0.25 + 0.75 * round(t).powf(0.6)) * if i == 0 || i == 3 { 0.4 } else { 1.0 });
    merger.weld(Finish::Leather, flutes.mesh());
    let rails = [
        [(2.580, 0.788), (2.556, 0.793), (2.553, 0.806), (2.560, 0.818), (2.585, 0.822)],
        [(2.585, 0.286), (2.560, 0.290), (2.553, 0.300), (2.556, 0.312), (2.580, 0.317)],
    ];
    for rail in rails {
        merger.weld(Finish::Brass, SurfaceOfRevolution::new(&rail, arc, 12).mesh());
    }
    let skirting = [(2.556, 0.247), (2.562, 0.275), (2.585, 0.288)];
    merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&skirting, arc, 12).mesh());
    merger.weld(Finish::Gunmetal, shadow(&[(2.585, 0.820), (2.60, 0.850)], arc, 12));
}

/// Where the upper panel's surface lies at a height, a hair before it.
fn on_panel(height: f32) -> (f32, f32) {
    let part =
        UPPER_PANEL.windows(2).find(|pair| height <= pair[1].1).map_or([(2.30, 2.0); 2], |pair| [pair[0], pair[1]]);
    let share = ((height - part[0].1) / (part[1].1 - part[0].1).max(1e-3)).clamp(0.0, 1.0);
    (part[0].0 + (part[1].0 - part[0].0) * share - 0.003, height)
}

/// Two frames of brass lines, one in the other, with stepped corners.
fn inlay(merger: &mut MeshMerger, arc: Arc) {
    for (inset, low, high, half) in [(0.030, 0.985, 1.60, 0.0022), (0.046, 1.020, 1.56, 0.0010)] {
        let step = 0.022;
        let inner = Arc { from: arc.from + inset + step, to: arc.to - inset - step };
        for height in [low, high] {
            let [one, other] = [on_panel(height), on_panel(height + 2.4 * half)];
            merger.weld(Finish::Brass, SurfaceOfRevolution::new(&[one, other], inner, 16).mesh());
        }
        for (angle, way) in [(arc.from + inset, 1.0), (arc.to - inset, -1.0)] {
            let rise = 2.5 * step;
            let upright = [on_panel(low + rise), on_panel(1.30), on_panel(high - rise)];
            merger.weld(Finish::Brass, SurfaceOfRevolution::new(&upright, Arc::around(angle, half / 2.5), 1).mesh());
            for [foot, head] in [[low, low + rise], [high - rise, high]] {
                let short = [on_panel(foot), on_panel(head)];
                let beside = Arc::around(angle + way * step, half / 2.5);
                merger.weld(Finish::Brass, SurfaceOfRevolution::new(&short, beside, 1).mesh());
            }
            for height in [low + rise, high - rise] {
                let across = [on_panel(height), on_panel(height + 2.4 * half)];
                let corner = Arc::around(angle + way * step / 2.0, step / 2.0);
                merger.weld(Finish::Brass, SurfaceOfRevolution::new(&across, corner, 1).mesh());
            }
        }
    }
}

/// Air comes through upright slats in a frame of brass, in the middle of the panel.
fn grille(merger: &mut MeshMerger, arc: Arc) {
    let middle = f32::midpoint(arc.from, arc.to);
    let frame = Arc::around(middle, 0.062);
    let (low, high) = (1.10, 1.46);
    let before = |height: f32, by: f32| (on_panel(height).0 - by, height);
    merger.weld(Finish::Gunmetal, shadow(&[before(low, 0.002), before(1.3, 0.002), before(high, 0.002)], frame, 8));
    for slat in -5_i32..=5 {
        let at = Arc::around(middle + 0.011 * slat as f32, 0.0026);
        let blade = [before(low, 0.010), before(1.3, 0.010), before(high, 0.010)];
        merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&blade, at, 2).mesh());
    }
    for height in [low, high] {
        let bar = [before(height - 0.010, 0.002), before(height, 0.014), before(height + 0.010, 0.002)];
        merger.weld(Finish::Brass, SurfaceOfRevolution::new(&bar, frame, 8).mesh());
    }
    for side in [-0.062, 0.062] {
        let post = [before(low, 0.012), before(1.3, 0.012), before(high, 0.012)];
        merger.weld(Finish::Brass, SurfaceOfRevolution::new(&post, Arc::around(middle + side, 0.0022), 2).mesh());
    }
}

fn sconce(merger: &mut MeshMerger, angle: f32) {
    let height = Vec3::Y * 0.56;
    let lamp = polar(WALL - 0.07, angle) + height;
    merger.weld(Finish::WarmLight, Capsule3d::new(0.016, 0.15).mesh().build().translated_by(lamp));
    for side in [-0.115, 0.115] {
        let cap = Cylinder::new(0.034, 0.022).mesh().resolution(24).build();
        merger.weld(Finish::Brass, cap.translated_by(lamp + Vec3::Y * side));
    }
    // A tall plate behind it, on which its light lies.
    let plate = Cuboid::new(0.05, 0.44, 0.085).mesh().build().rotated_by(Quat::from_rotation_y(angle));
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

/// Hides the sections on the camera's own side when the camera is in or behind the wall. No section is part of another thing.
fn step_aside(
    cameras: Query<&Transform, With<MainCamera>>,
    mut sections: Query<(&Section, &mut Visibility), Without<ChildOf>>,
) {
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
