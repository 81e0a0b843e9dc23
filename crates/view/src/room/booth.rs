//! The round booth: a quilted seat and back, the shelf behind it, and the floor with its inlay.

use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

use super::furnish;
use crate::{
    lounge::plan::FLOOR,
    procedural_meshes::{Arc, Finish, MeshMerger, SurfaceOfRevolution},
};

/// Quilted channels in a whole turn.
const CHANNELS: f32 = 54.0;

/// The height of the quilting: 0 in a seam, 1 in the middle of a channel.
fn crown(t: f32) -> f32 {
    (t * CHANNELS * PI).sin().abs()
}

fn upholstery(merger: &mut MeshMerger) {
    let steps = 648;
    let seat = [
        (1.66, -0.56),
        (1.635, -0.50),
        (1.64, -0.44),
        (1.68, -0.405),
        (1.76, -0.395),
        (1.90, -0.40),
        (2.04, -0.41),
        (2.08, -0.42),
    ];
    // The front of the seat is lit, the part under the back is dark.
    let fall = [0.3, 0.6, 0.9, 1.0, 1.0, 0.9, 0.5, 0.25];
    let swell = |t: f32, i: usize, amount: f32| {
        if i == 0 { Vec2::ZERO } else { Vec2::new(-1.0, 0.35) * amount * (crown(t).sqrt() - 0.6) }
    };
    let seam = |t: f32| 0.30 + 0.70 * crown(t).powf(0.45);
    merger.weld(
        Finish::Leather,
        SurfaceOfRevolution::new(&seat, Arc::FULL, steps)
            .bent(|t, i| swell(t, i, 0.016) * Vec2::new(0.4, 1.4))
            .shaded(|t, i| seam(t) * fall[i])
            .mesh(),
    );
    let back = [
        (2.05, -0.42),
        (2.045, -0.36),
        (2.07, -0.25),
        (2.10, -0.12),
        (2.13, 0.0),
        (2.155, 0.10),
        (2.17, 0.16),
        (2.20, 0.20),
        (2.25, 0.205),
        (2.29, 0.18),
        (2.30, 0.10),
    ];
    merger.weld(
        Finish::Leather,
        SurfaceOfRevolution::new(&back, Arc::FULL, steps)
            .bent(|t, i| if i > 8 { Vec2::ZERO } else { swell(t, i, 0.034) })
            .shaded(|t, i| if i > 7 { 1.0 } else { seam(t) * (0.30 + 0.10 * i as f32).min(1.0) })
            .mesh(),
    );
}

fn frame(merger: &mut MeshMerger) {
    let mut ring =
        |finish, profile: &[(f32, f32)]| merger.weld(finish, SurfaceOfRevolution::new(profile, Arc::FULL, 144).mesh());
    ring(Finish::Shadow, &[(1.72, FLOOR), (1.68, -0.86), (1.66, -0.56)]);
    ring(Finish::Brass, &[(1.645, -0.575), (1.635, -0.57), (1.635, -0.555), (1.66, -0.55)]);
    ring(Finish::DimLight, &[(1.70, -0.872), (1.695, -0.866)]);
    // The shelf behind the back, and its outer side, visible to a camera outside the booth.
    ring(Finish::Shadow, &[(2.28, 0.10), (2.28, 0.235), (2.29, 0.245), (2.56, 0.245)]);
    ring(Finish::Brass, &[(2.283, 0.2385), (2.292, 0.2475), (2.300, 0.2475)]);
    ring(Finish::Shadow, &[(2.56, 0.245), (2.62, 0.24), (2.62, FLOOR)]);
}

fn floor(merger: &mut MeshMerger) {
    merger.weld(
        Finish::Stone,
        SurfaceOfRevolution::new(&[(0.0, FLOOR), (0.9, FLOOR), (1.75, FLOOR)], Arc::FULL, 96).mesh(),
    );
    let above = FLOOR + 0.002;
    for radius in [0.98, 1.02, 1.46] {
        merger.weld(
            Finish::Brass,
            SurfaceOfRevolution::new(&[(radius, above), (radius + 0.008, above)], Arc::FULL, 96).mesh(),
        );
    }
    // Rays between the inlaid rings: one for each ray of the board, and one between each two.
    for ray in 0..24 {
        let middle = TAU * ray as f32 / 24.0;
        let (inner, half) = if ray % 2 == 0 { (1.02, 0.0035) } else { (1.24, 0.0018) };
        let blade = [(inner, above), (1.46, above)];
        merger.weld(Finish::Brass, SurfaceOfRevolution::new(&blade, Arc::around(middle, half), 1).mesh());
    }
}

fn build(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let parent = commands.spawn((Name::new("Booth"), Transform::default(), Visibility::default())).id();
    let mut merger = MeshMerger::default();
    upholstery(&mut merger);
    frame(&mut merger);
    floor(&mut merger);
    furnish(&mut commands, &mut meshes, parent, merger);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build);
}
