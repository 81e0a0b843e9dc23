//! Everything of the table but its top: the lit groove and the lacquered rim, the consoles at the two seats, the foot.

use bevy::{light::NotShadowCaster, prelude::*};
use std::f32::consts::PI;

use crate::{
    boards::polar,
    procedural_meshes::{Arc, Finish, Furniture, MeshMerger, SurfaceOfRevolution},
};

/// Half the width of a console, in radians.
pub(super) const CONSOLE: f32 = 0.30;

fn rim(merger: &mut MeshMerger) {
    let mut ring =
        |finish, profile: &[(f32, f32)]| merger.weld(finish, SurfaceOfRevolution::new(profile, Arc::FULL, 128).mesh());
    ring(Finish::Brass, &[(0.992, 0.0), (0.993, 0.006), (1.000, 0.006), (1.002, -0.012)]);
    ring(Finish::ColdLight, &[(1.000, -0.012), (1.026, -0.012)]);
    ring(
        // Rough, because a glossy surface would reflect the groove's glow.
        Finish::Shadow,
        &[(1.024, -0.012), (1.026, 0.010), (1.036, 0.019), (1.042, 0.020)],
    );
    ring(Finish::Lacquer, &[(1.042, 0.020), (1.11, 0.014), (1.135, 0.006), (1.150, -0.012), (1.154, -0.034)]);
    ring(Finish::Brass, &[(1.154, -0.034), (1.160, -0.036), (1.160, -0.050), (1.150, -0.052)]);
    ring(
        Finish::Gunmetal,
        &[
            (1.150, -0.052),
            (1.140, -0.085),
            (1.08, -0.13),
            (0.80, -0.19),
            (0.46, -0.27),
            (0.36, -0.42),
            (0.36, -0.70),
            (0.45, -0.84),
            (0.62, -0.90),
        ],
    );
    ring(Finish::ColdLight, &[(0.622, -0.896), (0.632, -0.896)]);
}

fn console(merger: &mut MeshMerger, seat: f32) {
    let desk = [(1.040, 0.018), (1.046, 0.034), (1.052, 0.038), (1.150, 0.022), (1.160, 0.014), (1.162, -0.03)];
    // Its ends slope down into the rim.
    let sloped = |t: f32, _: usize| {
        let end = 1.0 - (t.min(1.0 - t) / 0.03).min(1.0);
        Vec2::new(0.0, -0.022 * end * end)
    };
    merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&desk, Arc::around(seat, CONSOLE), 48).bent(sloped).mesh());
    let bar = [(1.098, 0.0335), (1.099, 0.036), (1.104, 0.0355), (1.106, 0.032)];
    merger.weld(Finish::Brass, SurfaceOfRevolution::new(&bar, Arc::around(seat, CONSOLE * 0.86), 48).mesh());
    for place in (-5_i32..=5).filter(|place| *place != 0) {
        let angle = seat + place as f32 * 0.048;
        let inner = if place.abs() == 3 { Finish::DimLight } else { Finish::ColdLight };
        let outer = if (place * 7).rem_euclid(3) == 0 { Finish::DimLight } else { Finish::Gunmetal };
        for (radius, finish) in [(1.072, inner), (1.126, outer)] {
            let key = Cylinder::new(0.0095, 0.010).mesh().resolution(14).build();
            let height = Vec3::Y * (0.036 - (radius - 1.07) * 0.17);
            merger.weld(finish, key.translated_by(polar(radius, angle) + height));
        }
    }
    let at = polar(1.094, seat);
    let dial =
        SurfaceOfRevolution::new(&[(0.030, 0.0), (0.030, 0.008), (0.024, 0.012), (0.0, 0.012)], Arc::FULL, 40).mesh();
    merger.weld(Finish::Brass, dial.translated_by(at + Vec3::Y * 0.030));
    let halo =
        SurfaceOfRevolution::new(&[(0.034, 0.0), (0.034, 0.009), (0.038, 0.009), (0.038, 0.0)], Arc::FULL, 40).mesh();
    merger.weld(Finish::ColdLight, halo.translated_by(at + Vec3::Y * 0.028));
}

fn build(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let mut merger = MeshMerger::default();
    rim(&mut merger);
    console(&mut merger, PI * 1.5);
    console(&mut merger, PI * 0.5);
    for (finish, mesh) in merger.finish() {
        let mut part =
            commands.spawn((Name::new(format!("Table {finish:?}")), Mesh3d(meshes.add(mesh)), Furniture(finish)));
        if matches!(finish, Finish::ColdLight | Finish::DimLight) {
            part.insert(NotShadowCaster);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build);
}
