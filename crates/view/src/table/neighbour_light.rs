//! Light that figures throw on the feet of the figures on neighbouring cells.

use bevy::prelude::*;

use crate::{
    creatures::FigureLight,
    hologram::HologramMaterial,
    on_table::OnTable,
    stage_schedule::{StageSchedule, StageSystems},
};

/// How far a figure's light reaches: there it is a third of what it is beside it.
const REACH: f32 = 0.30;
/// How strong it is on feet right beside it.
const STRENGTH: f32 = 0.55;
/// A change that nobody sees; a smaller one is not sent to the graphics device.
const UNSEEN: f32 = 0.004;

/// What figures at these places, with these lights, throw on one who stands here.
fn thrown(at: Vec3, others: impl Iterator<Item = (Vec3, Vec3)>) -> Vec3 {
    others.map(|(place, light)| light * (STRENGTH * (-(place.distance_squared(at) / (REACH * REACH))).exp())).sum()
}

fn light_feet(
    figures: Query<(Entity, &OnTable, &Transform, &FigureLight)>,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    let mut all: Vec<_> = figures
        .iter()
        .map(|(entity, standing, place, light)| {
            (entity, place.translation, standing.tint.to_vec3() * standing.presence.clamp(0.0, 1.0), &light.0)
        })
        .collect();
    // Sums of numbers depend on their order.
    all.sort_by_key(|(entity, ..)| *entity);
    for (entity, at, _, light) in &all {
        let others = all.iter().filter(|(other, ..)| other != entity).map(|(_, place, light, _)| (*place, *light));
        let now = thrown(*at, others);
        let is_told = |it: &HologramMaterial| it.neighbours.distance(now) < UNSEEN;
        if materials.get(*light).is_some_and(|it| !is_told(it))
            && let Some(mut material) = materials.get_mut(*light)
        {
            material.neighbours = now;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(StageSchedule, light_feet.in_set(StageSystems::Room));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearer_somebody_stands_the_more_of_their_colour_falls_on_ones_feet() {
        let red = |distance| thrown(Vec3::ZERO, [(Vec3::X * distance, Vec3::X)].into_iter());
        assert!(red(0.3).x > 3.0 * red(0.6).x && red(0.3).x > 0.1);
        assert_eq!(red(0.3).yz(), Vec2::ZERO, "nothing but their colour");
        let both = thrown(Vec3::ZERO, [(Vec3::X * 0.3, Vec3::X), (Vec3::Z * 0.3, Vec3::Z)].into_iter());
        assert!((both.x - both.z).abs() < 1e-6 && both.x > 0.0);
    }
}
