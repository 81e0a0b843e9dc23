//! Creatures on show without a match: one on the turntable or all in a row, and the camera before them.
//!
//! Inserting an [`Exhibit`] begins the show, and changing it changes the show; removing it clears the table and releases the
//! camera.

mod turntable;

pub use turntable::{Frame, ROW_LENS, row};

use bevy::prelude::*;

use super::{
    Dimmer, MainCamera, ReducedMotion, ViewSystems,
    camera::{CameraWishes, Holder, Shot, aspect_of},
    creatures::{Creature, CreatureData, CreatureId, Figure, FigureLight, Figures, Library, Posed, StopMotion},
    hologram::HologramMaterial,
};
use holochess_rules::Seat;

/// Seconds in which a figure materialises.
const APPEARS: f32 = 0.7;

/// On the root of a figure on show, which no match moves.
#[derive(Component, Clone, Copy, Debug)]
pub struct OnShow {
    /// Seconds since it was spawned.
    age: f32,
}

/// The creatures on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhibited {
    /// None: a scene uses the table.
    Nobody,
    /// One on the turntable.
    One(CreatureId),
    /// All of them in a row, the tallest first.
    All,
}

/// The exhibit and its camera.
#[derive(Resource, Clone, Debug)]
pub struct Exhibit {
    /// The creatures.
    pub exhibited: Exhibited,
    /// The seat in whose colour they are lit.
    pub seat: Seat,
    /// The fixed moment of the creature on the turntable; `None` lets it idle as at the table.
    pub posed: Option<Posed>,
    /// The camera before the turntable.
    pub frame: Frame,
    /// The free camera, if it is in use.
    pub free: Option<Shot>,
}

impl Default for Exhibit {
    fn default() -> Self {
        Self { exhibited: Exhibited::Nobody, seat: Seat::FIRST, posed: None, frame: Frame::default(), free: None }
    }
}

/// All creatures whose data is known, with height and footprint, the tallest first.
pub fn by_height<'a>(data: impl Fn(&str) -> Option<&'a CreatureData>) -> Vec<(CreatureId, f32, f32)> {
    let sized =
        |kind: CreatureId| data(kind.id()).map_or((kind, 0.3, 0.13), |data| (kind, data.height, data.footprint));
    let mut all: Vec<_> = CreatureId::all().map(sized).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

/// Spawns the creatures on show and despawns those of before.
fn put_out(
    // First, so that its commands come before those that change the figures.
    mut figures: Figures,
    mut commands: Commands,
    exhibit: Res<Exhibit>,
    mut before: Local<Option<(Exhibited, Seat)>>,
    present: Query<Entity, With<OnShow>>,
) {
    let wanted = (exhibit.exhibited, exhibit.seat);
    let there = !present.is_empty() || exhibit.exhibited == Exhibited::Nobody;
    if *before == Some(wanted) && there && !exhibit.is_added() {
        return;
    }
    // The row is ordered by height, so nothing is spawned until all heights are known.
    let known = |kind: CreatureId| figures.are_settled() || figures.data(kind.id()).is_some();
    if exhibit.exhibited == Exhibited::All && !CreatureId::all().all(known) {
        return;
    }
    *before = Some(wanted);
    for entity in &present {
        commands.entity(entity).despawn();
    }
    let places = match exhibit.exhibited {
        Exhibited::Nobody => Vec::new(),
        Exhibited::One(kind) => vec![(kind, Transform::default())],
        Exhibited::All => {
            let all = by_height(|id| figures.data(id));
            let places = row(&all.iter().map(|(_, _, footprint)| *footprint).collect::<Vec<_>>());
            all.iter().map(|(kind, ..)| *kind).zip(places).collect()
        }
    };
    for (kind, place) in places {
        let root = figures.spawn(Figure::of_creature(kind.piece(), exhibit.seat, kind.id()), place);
        commands.entity(root).insert(OnShow { age: 0.0 });
    }
}

/// Turns the turntable, and sets the fixed moment of its creature.
fn turn(
    mut commands: Commands,
    exhibit: Res<Exhibit>,
    mut figures: Query<(Entity, &mut Transform, Option<&mut Posed>), With<OnShow>>,
) {
    if !matches!(exhibit.exhibited, Exhibited::One(_)) {
        return;
    }
    for (entity, mut transform, posed) in &mut figures {
        transform.set_if_neq(Transform::from_rotation(Quat::from_rotation_y(exhibit.frame.yaw())));
        match (&exhibit.posed, posed) {
            (Some(wanted), Some(mut posed)) => {
                posed.set_if_neq(wanted.clone());
            }
            (Some(wanted), None) => {
                commands.entity(entity).insert(wanted.clone());
            }
            (None, Some(_)) => {
                commands.entity(entity).remove::<Posed>();
            }
            (None, None) => {}
        }
    }
}

/// Lets figures materialise when they are spawned.
fn appear(
    time: Res<Time<Real>>,
    motion: Res<ReducedMotion>,
    mut figures: Query<(&mut OnShow, &FigureLight)>,
    mut materials: ResMut<Assets<HologramMaterial>>,
) {
    for (mut on_show, light) in &mut figures {
        on_show.age += time.delta_secs();
        let wanted = if motion.0 { 1.0 } else { (on_show.age / APPEARS).min(1.0) };
        if materials.get(&light.0).is_some_and(|material| (material.appear - wanted).abs() > f32::EPSILON)
            && let Some(mut material) = materials.get_mut(&light.0)
        {
            material.appear = wanted;
        }
    }
}

/// Holds the camera before the creatures on show.
fn look(
    time: Res<Time<Real>>,
    mut exhibit: ResMut<Exhibit>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    figures: Query<&Figure, With<OnShow>>,
    cameras: Query<&Camera, With<MainCamera>>,
    mut wishes: ResMut<CameraWishes>,
) {
    let aspect = aspect_of(cameras.single().ok());
    let size = figures
        .iter()
        .next()
        .and_then(|figure| figure.data(&library, &creatures))
        .map_or([0.32, 0.13], |data| [data.height, data.footprint]);
    // Easing must not trigger change detection.
    let exhibit = exhibit.bypass_change_detection();
    exhibit.frame.step(time.delta_secs(), size, aspect);
    match (exhibit.free, exhibit.exhibited) {
        (Some(shot), _) => wishes.hold(Holder::Exhibit, shot),
        (None, Exhibited::One(_)) => wishes.hold(Holder::Exhibit, exhibit.frame.shot(aspect)),
        (None, Exhibited::All) => wishes.hold(Holder::Exhibit, turntable::before_the_row(aspect)),
        // A scene or the player has the camera.
        (None, Exhibited::Nobody) => wishes.let_go(Holder::Exhibit),
    }
}

/// Clears the table when the exhibit is removed.
fn close(
    mut commands: Commands,
    present: Query<Entity, With<OnShow>>,
    mut wishes: ResMut<CameraWishes>,
    mut stop_motion: ResMut<StopMotion>,
    mut dimmer: ResMut<Dimmer>,
) {
    for entity in &present {
        commands.entity(entity).despawn();
    }
    wishes.let_go(Holder::Exhibit);
    stop_motion.0 = false;
    dimmer.set_if_neq(Dimmer::default());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (put_out, turn, appear, look).chain().run_if(resource_exists::<Exhibit>),
            close.run_if(resource_removed::<Exhibit>),
        )
            .chain()
            .in_set(ViewSystems::Exhibit),
    );
}
