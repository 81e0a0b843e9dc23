//! The top: one disc, a second one below it that prepares the next board's shader, and the system that writes the shader's
//! data.

use bevy::{camera::visibility::VisibilitySystems, light::NotShadowCaster, prelude::*};

use super::{
    inscribe::{gather, inscribe, light_up, neighbours},
    lacquer::{BoardUniform, Lacquer, LacquerMaterial},
    stone,
};
use crate::{
    MainCamera, Marks, Quality, ReducedMotion,
    boards::{self, LaidBoard},
    effects::{RoomLight, TurnLight},
    lounge::LampLight,
    on_table::{Contact, OnTable},
    procedural_meshes::{Arc, SurfaceOfRevolution},
};

/// How far below the top the second disc lies.
const BELOW: f32 = 0.0015;

/// The disc's material.
#[derive(Resource)]
pub(super) struct Top {
    pub material: Handle<LacquerMaterial>,
    /// The material of the second disc.
    below: Handle<LacquerMaterial>,
    /// The environment light on the top.
    ambient: Vec3,
}

/// Marks the second disc. It makes the engine build the next board's pipeline early, so that the table is never without a top.
#[derive(Component)]
struct Below;

/// The set that writes the shader's data, after transforms are known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UpdateTop;

fn lay(
    mut commands: Commands,
    laid: Res<LaidBoard>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
) {
    let disc = SurfaceOfRevolution::new(&[(0.0, 0.0), (0.36, 0.0), (0.72, 0.0), (0.994, 0.0)], Arc::FULL, 128).mesh();
    let disc = meshes.add(disc);
    let lacquer = LacquerMaterial {
        base: StandardMaterial {
            perceptual_roughness: 0.3,
            clearcoat: 1.0,
            clearcoat_perceptual_roughness: 0.08,
            reflectance: 0.5,
            ..default()
        },
        extension: Lacquer {
            board: BoardUniform::default(),
            mirror: None,
            stone: images.add(stone::tile()),
            plain: false,
            shape: laid.drawn_shape(),
        },
    };
    let [material, below] = [lacquer.clone(), lacquer].map(|lacquer| materials.add(lacquer));
    commands.insert_resource(Top {
        material: material.clone(),
        below: below.clone(),
        ambient: LampLight::new().ambient(Vec3::Y),
    });
    commands.spawn((Name::new("Table top"), Mesh3d(disc.clone()), MeshMaterial3d(material), NotShadowCaster));
    commands.spawn((
        Name::new("Table top below"),
        Below,
        Mesh3d(disc),
        MeshMaterial3d(below),
        Transform::from_xyz(0.0, -BELOW, 0.0),
        Visibility::Hidden,
        NotShadowCaster,
    ));
}

/// While the old board fades out, has the pipeline of the next one built.
fn get_ready(
    top: Res<Top>,
    laid: Res<LaidBoard>,
    quality: Res<Quality>,
    mut below: Single<&mut Visibility, With<Below>>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
) {
    let next = laid.next_shape();
    below.set_if_neq(if next.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    let plain = quality.has_plain_top();
    if let Some(shape) = next
        && materials.get(&top.below).is_some_and(|it| it.extension.shape != shape || it.extension.plain != plain)
        && let Some(mut material) = materials.get_mut(&top.below)
    {
        material.extension.shape = shape;
        material.extension.plain = plain;
        // None of it is drawn yet.
        material.extension.board = BoardUniform { written: Vec4::ZERO, ..default() };
    }
}

fn update_material(
    top: Res<Top>,
    laid: Res<LaidBoard>,
    turn: Res<TurnLight>,
    room: Res<RoomLight>,
    marks: Res<Marks>,
    motion: Res<ReducedMotion>,
    quality: Res<Quality>,
    cameras: Query<&GlobalTransform, With<MainCamera>>,
    standing: Query<(Entity, &OnTable, &GlobalTransform)>,
    contacts: Query<(&Contact, &GlobalTransform)>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
) {
    let mut board = gather(&standing, &contacts);
    light_up(&mut board, &laid, *turn);
    inscribe(&mut board, &laid, &marks, motion.share());
    let shape = laid.drawn_shape();
    let plain = quality.has_plain_top();
    let eye = cameras.iter().next().map(GlobalTransform::translation);
    neighbours(&mut board, boards::figure_scale(shape), eye);
    if quality.mirror().is_none() {
        board.look.y = 0.0;
    }
    board.ambient = top.ambient.extend(room.0);
    // The material is made ready again only where its picture changes.
    let is_told = |it: &LacquerMaterial| {
        let Lacquer { board: told, plain: is_plain, shape: told_shape, .. } = &it.extension;
        told.looks_like(&board) && *is_plain == plain && *told_shape == shape
    };
    if materials.get(&top.material).is_some_and(|it| !is_told(it))
        && let Some(mut material) = materials.get_mut(&top.material)
    {
        material.extension.board = board;
        material.extension.plain = plain;
        material.extension.shape = shape;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay).add_systems(
        PostUpdate,
        (get_ready.before(VisibilitySystems::VisibilityPropagate), update_material)
            .chain()
            .in_set(UpdateTop)
            .after(TransformSystems::Propagate),
    );
}
