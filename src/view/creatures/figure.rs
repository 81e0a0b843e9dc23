//! Figures on the table: put there, given their model when it has come, or a plain shape where it cannot come.

use bevy::{camera::visibility::RenderLayers, ecs::system::SystemParam, prelude::*};

use super::{
    Creature, CreatureData, Library, Performer, dress,
    library::{Cast, Shelf},
};
use crate::{
    rules::{PieceId, Seat},
    view::{MIRRORED, SIDE_LIGHT, Standing, hologram::HologramMaterial},
};

/// The root of a figure: where it stands and where it looks (+Z is its front) is this entity's transform.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which piece of the match it shows.
    pub piece: PieceId,
    /// Whose it is.
    pub seat: Seat,
    /// Which creature it is: the name of its folder.
    pub creature: String,
}

/// The light that a figure is made of; on its root from the first moment, its maps come with the model.
#[derive(Component, Clone, Debug)]
pub struct FigureLight(pub Handle<HologramMaterial>);

/// On the root of a figure whose model could not be had: a plain shape is shown.
#[derive(Component, Clone, Copy, Debug)]
pub struct StandIn;

/// What of a figure moves by itself: the child that carries the model.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Body(pub Entity);

/// The way back from the body to the root.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct BodyOf(pub Entity);

/// On the root of a figure that has its model, or what stands in for it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Embodied;

/// Puts figures on the table.
#[derive(SystemParam)]
pub struct Figures<'w, 's> {
    commands: Commands<'w, 's>,
    library: ResMut<'w, Library>,
    assets: Res<'w, AssetServer>,
    creatures: Res<'w, Assets<Creature>>,
    materials: ResMut<'w, Assets<HologramMaterial>>,
}

impl Figures<'_, '_> {
    /// A figure of this piece at this place; returns its root. The model follows as soon as it is loaded.
    pub fn spawn(&mut self, piece: PieceId, seat: Seat, creature: &str, at: Transform) -> Entity {
        self.library.request(creature, &self.assets);
        let data = self.library.creature(creature).and_then(|handle| self.creatures.get(handle));
        let tint = data.map_or(LinearRgba::WHITE, |data| tint(data));
        let light = self.materials.add(HologramMaterial {
            tint,
            side_tint: SIDE_LIGHT[seat.index() % SIDE_LIGHT.len()],
            seed: f32::from(piece.0) * 1.37,
            height: data.map_or(0.4, |data| data.height),
            ..default()
        });
        let root = self
            .commands
            .spawn((
                Name::new(format!("figure of {creature}")),
                Figure { piece, seat, creature: creature.to_owned() },
                FigureLight(light),
                Standing { seat, tint, presence: 1.0 },
                Performer::new(piece),
                at,
                Visibility::default(),
            ))
            .id();
        let body = self.commands.spawn((
            Name::new("body"),
            BodyOf(root),
            Transform::default(),
            Visibility::default(),
            ChildOf(root),
        ));
        let body = body.id();
        self.commands.entity(root).insert(Body(body));
        root
    }
}

/// A creature's hue.
fn tint(data: &CreatureData) -> LinearRgba {
    let (red, green, blue) = data.tint;
    LinearRgba::rgb(red, green, blue)
}

/// Gives every figure its body as soon as its creature's shelf is filled.
fn embody(
    mut commands: Commands,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    mut materials: ResMut<Assets<HologramMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut waiting: Query<(Entity, &Figure, &FigureLight, &Body, &mut Standing), Without<Embodied>>,
) {
    for (root, figure, light, body, mut standing) in &mut waiting {
        let handle = match library.shelf(&figure.creature) {
            Some(Shelf::Ready(Cast { creature, .. })) => Some(creature),
            Some(Shelf::Broken(creature)) => creature.as_ref(),
            _ => continue,
        };
        let data = handle.and_then(|handle| creatures.get(handle));
        if let (Some(data), Some(mut material)) = (data, materials.get_mut(&light.0)) {
            standing.tint = tint(data);
            material.tint = standing.tint;
            material.height = data.height;
        }
        commands.entity(root).insert(Embodied);
        let mut body = commands.entity(body.0);
        if let Some(Shelf::Ready(cast)) = library.shelf(&figure.creature) {
            body.insert(WorldAssetRoot(cast.scene.clone()));
        } else {
            let height = data.map_or(0.3, |data| data.height);
            let shape = Capsule3d::new(0.08, height - 0.16);
            body.with_child((
                Name::new("stand-in"),
                Mesh3d(meshes.add(shape)),
                MeshMaterial3d(light.0.clone()),
                Transform::from_xyz(0.0, height / 2.0, 0.0),
                RenderLayers::from_layers(&[0, MIRRORED]),
            ));
            commands.entity(root).insert(StandIn);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, embody).add_observer(dress::dress);
}
