//! Creatures on show, without a match: one on the turntable or all of them in a row, and the camera before them.
//!
//! Whoever wants to show somebody inserts an [`Exhibit`] and changes it at will; when it is removed, the table is empty and
//! the camera free again.

mod turntable;

pub use turntable::{Frame, ROW_LENS, row};

use bevy::prelude::*;

use super::{
    Dimmer, MainCamera, ReducedMotion, ViewSystems,
    camera::{CameraWishes, Holder, Shot},
    creatures::{Creature, CreatureData, CreatureId, Figure, FigureLight, Figures, Library, Posed, StopMotion},
    hologram::HologramMaterial,
};
use crate::rules::Seat;

/// Seconds in which a figure is built up of light.
const APPEARS: f32 = 0.7;

/// On the root of a figure that is on show: no match moves it.
#[derive(Component, Clone, Copy, Debug)]
pub struct OnShow {
    /// How many seconds it has been there.
    age: f32,
}

/// Who is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhibited {
    /// Nobody: the table is left to a scene.
    Nobody,
    /// One on the turntable.
    One(CreatureId),
    /// All of them in a row, the tallest first.
    All,
}

/// What is on show, and from where it is seen.
#[derive(Resource, Clone, Debug)]
pub struct Exhibit {
    /// Who.
    pub exhibited: Exhibited,
    /// In whose light they stand.
    pub seat: Seat,
    /// The moment that the one on the turntable shows; without one it lives as it does at the table.
    pub posed: Option<Posed>,
    /// The camera before the turntable.
    pub frame: Frame,
    /// A camera of one's own.
    pub free: Option<Shot>,
}

impl Default for Exhibit {
    fn default() -> Self {
        Self { exhibited: Exhibited::Nobody, seat: Seat::FIRST, posed: None, frame: Frame::default(), free: None }
    }
}

/// All creatures with their heights and reaches, the tallest first, as far as `data` knows them.
pub fn by_height<'a>(data: impl Fn(&str) -> Option<&'a CreatureData>) -> Vec<(CreatureId, f32, f32)> {
    let sized =
        |kind: CreatureId| data(kind.id()).map_or((kind, 0.3, 0.13), |data| (kind, data.height, data.footprint));
    let mut all: Vec<_> = CreatureId::all().map(sized).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

/// Puts out whoever is to be seen, and takes away who was.
fn put_out(
    // Figures are spawned before anything is done to them.
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
    // In a row everybody has a place by height: nobody is put out before all heights are known.
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

/// The turntable turns, and time is turned on it.
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

/// Figures are built up of light when they are put out.
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

/// The camera stands before whoever is on show.
fn look(
    time: Res<Time<Real>>,
    mut exhibit: ResMut<Exhibit>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    figures: Query<&Figure, With<OnShow>>,
    cameras: Query<&Camera, With<MainCamera>>,
    mut wishes: ResMut<CameraWishes>,
) {
    let aspect = cameras
        .single()
        .ok()
        .and_then(Camera::logical_viewport_size)
        .map_or(16.0 / 9.0, |size| size.x / size.y.max(1.0));
    let size = figures
        .iter()
        .next()
        .and_then(|figure| figure.data(&library, &creatures))
        .map_or([0.32, 0.13], |data| [data.height, data.footprint]);
    // Easing is no change that anybody follows.
    let exhibit = exhibit.bypass_change_detection();
    exhibit.frame.step(time.delta_secs(), size, aspect);
    match (exhibit.free, exhibit.exhibited) {
        (Some(shot), _) => wishes.hold(Holder::Exhibit, shot),
        (None, Exhibited::One(_)) => wishes.hold(Holder::Exhibit, exhibit.frame.shot(aspect)),
        (None, Exhibited::All) => wishes.hold(Holder::Exhibit, turntable::before_the_row(aspect)),
        // A scene has the camera, or the player.
        (None, Exhibited::Nobody) => wishes.let_go(Holder::Exhibit),
    }
}

/// The table is cleared when nothing is on show any more.
fn close(
    mut commands: Commands,
    present: Query<Entity, With<OnShow>>,
    mut wishes: ResMut<CameraWishes>,
    mut twos: ResMut<StopMotion>,
    mut dimmer: ResMut<Dimmer>,
) {
    for entity in &present {
        commands.entity(entity).despawn();
    }
    wishes.let_go(Holder::Exhibit);
    twos.0 = false;
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
