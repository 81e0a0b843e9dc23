//! The top itself: one disc, and the systems that tell its shader who stands where and what is marked.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{
    Contact, OnTable,
    lacquer::{BoardUniform, CONTACTS, Lacquer, LacquerMaterial, PATH, PIECES},
    stone,
};
use crate::{
    rules::{Cell, Seat, Shape},
    view::{
        Marks, Quality, ReducedMotion, boards,
        procedural_meshes::{Arc, SurfaceOfRevolution},
        room::LampLight,
        seat_light,
    },
};

/// The disc's material.
#[derive(Resource)]
pub(super) struct Top {
    pub material: Handle<LacquerMaterial>,
    /// What the lounge throws on it.
    ambient: Vec3,
}

/// Tells its shader, after transforms are known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TellTheTop;

fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
) {
    let disc = SurfaceOfRevolution::new(&[(0.0, 0.0), (0.36, 0.0), (0.72, 0.0), (0.994, 0.0)], Arc::FULL, 128).mesh();
    let material = materials.add(LacquerMaterial {
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
        },
    });
    commands.insert_resource(Top { material: material.clone(), ambient: LampLight::new().ambient(Vec3::Y) });
    commands.spawn((Name::new("Table top"), Mesh3d(meshes.add(disc)), MeshMaterial3d(material), NotShadowCaster));
}

/// Who stands where, in a fixed order so that nobody's light jumps.
fn gather(
    standing: &Query<(Entity, &OnTable, &GlobalTransform)>,
    contacts: &Query<(&Contact, &GlobalTransform)>,
) -> BoardUniform {
    let mut board = BoardUniform::default();
    let mut figures: Vec<_> = standing.iter().filter(|(_, standing, _)| standing.presence > 0.0).collect();
    figures.sort_by_key(|(entity, ..)| *entity);
    for (slot, (entity, standing, transform)) in figures.iter().take(PIECES).enumerate() {
        let at = transform.translation();
        let front = transform.rotation() * Vec3::Z;
        board.pieces[slot] = Vec4::new(at.x, at.z, front.x.atan2(front.z), standing.seat.index() as f32);
        board.tints[slot] = standing.tint.to_vec3().extend(standing.presence.clamp(0.0, 1.0));
        let own = contacts.iter().filter(|(contact, _)| contact.figure == *entity).take(CONTACTS);
        for (place, (contact, joint)) in own.enumerate() {
            board.contacts[slot * CONTACTS + place] = joint.transform_point(contact.point).extend(contact.radius);
        }
    }
    board.look.w = figures.len().min(PIECES) as f32;
    board
}

/// What is marked, in the light of whoever stands on the selected cell.
fn inscribe(board: &mut BoardUniform, marks: &Marks, motion: ReducedMotion) {
    let centre = |cell: Cell| boards::cell_centre(Shape::Circle, cell);
    for index in 0..boards::cell_count(Shape::Circle) {
        board.marks[index / 4][index % 4] = marks.code(Cell(index as u8));
    }
    for (corner, cell) in marks.path.iter().take(PATH).enumerate() {
        let at = centre(*cell);
        let pair = &mut board.path[corner / 2];
        if corner % 2 == 0 {
            (pair.x, pair.y) = (at.x, at.z);
        } else {
            (pair.z, pair.w) = (at.x, at.z);
        }
    }
    let own = marks.selected.or(marks.pushed_from).and_then(|cell| {
        let at = centre(cell);
        board.pieces.iter().find(|piece| piece.w >= 0.0 && Vec2::new(piece.x - at.x, piece.y - at.z).length() < 0.1)
    });
    let light = own.map_or(Vec3::new(0.75, 0.88, 1.0), |piece| seat_light(Seat::new(piece.w as usize)).to_vec3());
    board.accent = light.extend(marks.path.len().min(PATH) as f32);
    let from = marks.pushed_from.map_or(Vec3::ZERO, centre);
    let there = if marks.pushed_from.is_some() { 1.0 } else { 0.0 };
    board.push = Vec4::new(from.x, from.z, there, motion.share());
}

fn tell(
    top: Res<Top>,
    marks: Res<Marks>,
    motion: Res<ReducedMotion>,
    quality: Res<Quality>,
    standing: Query<(Entity, &OnTable, &GlobalTransform)>,
    contacts: Query<(&Contact, &GlobalTransform)>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
) {
    let mut board = gather(&standing, &contacts);
    inscribe(&mut board, &marks, *motion);
    if quality.mirror().is_none() {
        board.look.y = 0.0;
    }
    board.ambient = top.ambient.extend(0.0);
    let plain = quality.paints_light();
    // Only what changed goes to the device again.
    if materials.get(&top.material).is_some_and(|it| it.extension.board != board || it.extension.plain != plain)
        && let Some(mut material) = materials.get_mut(&top.material)
    {
        material.extension.board = board;
        material.extension.plain = plain;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay).add_systems(PostUpdate, tell.in_set(TellTheTop).after(TransformSystems::Propagate));
}
