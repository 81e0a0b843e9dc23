//! What the projector under every figure throws: a cone of dusty light, a breath of glow behind the figure, and its colour on
//! the rim of the table. All projectors share one mesh and one material, so that they are one draw call; what sets them apart
//! is packed into the tag of each.

use bevy::{
    asset::RenderAssetUsages,
    light::NotShadowCaster,
    mesh::{Indices, MeshTag, PrimitiveTopology},
    prelude::*,
};

use super::dust::{Dust, DustUniform, Kind};
use crate::{
    ReducedMotion,
    boards::{LaidBoard, figure_scale},
    creatures::FigureLight,
    hologram::HologramMaterial,
    on_table::OnTable,
    procedural_meshes::{Arc, SurfaceOfRevolution},
    stage_schedule::{StageSchedule, StageSystems},
};

/// How high a cone reaches over a figure of the height 1, as a share of it.
const REACH: f32 = 1.06;
/// Radius of the cone at the lens and at its upper end.
const CONE: [f32; 2] = [0.020, 0.150];
/// The height of a figure without one of its own, in units of the scene.
const USUAL: f32 = 0.30;
/// Half the width of the square that colours the rim, in units of the scene, and how high it lies over the table's top.
const SPILL: [f32; 2] = [0.42, 0.0215];
/// Figures this small have no shafts: where sixty of them stand, their light would be a fog.
const SMALLEST: f32 = 0.5;
/// The brightest light that a tag can say; 1 is that of a figure at rest.
const BRIGHTEST: f32 = 3.0;

/// The shaft of this figure.
#[derive(Component)]
pub(super) struct Projects(Entity);

/// What all projectors share.
#[derive(Resource)]
pub(super) struct Projector {
    mesh: Handle<Mesh>,
    light: Handle<Dust>,
}

/// What sets one projector apart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Beam {
    /// Its colour.
    colour: Vec3,
    /// How bright it is: 1 at rest.
    strength: f32,
    /// How badly it is torn: 0 to 1.
    torn: f32,
}

impl Beam {
    /// As the shader unpacks it: five, six and five bits of colour, eight of strength, eight of tearing.
    fn tag(self) -> MeshTag {
        let part = |value: f32, most: u32| (value.clamp(0.0, 1.0) * most as f32).round() as u32;
        let brightest = self.colour.max_element().max(1e-3);
        let [red, green, blue] = (self.colour / brightest).to_array();
        let colour = part(red, 31) | part(green, 63) << 5 | part(blue, 31) << 11;
        MeshTag(colour | part(self.strength / BRIGHTEST, 255) << 16 | part(self.torn, 255) << 24)
    }
}

/// The cone and two squares, told apart by their second texture coordinate: 1 is the glow, which the shader turns to the camera,
/// 2 the light on the rim. A square's corners are kept in its positions; as of the cone, it is the far side that is drawn.
fn mesh() -> Mesh {
    let mut cone = SurfaceOfRevolution::new(&[(CONE[1], REACH), (CONE[0], 0.0)], Arc::FULL, 20).mesh();
    cone.remove_attribute(Mesh::ATTRIBUTE_COLOR);
    let count = cone.count_vertices();
    cone.insert_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0_f32, 0.0]; count]);
    for kind in [1.0_f32, 2.0] {
        let corners = [[-1.0_f32, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
        let square = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, corners.map(|[x, y]| [x, y, 0.0]).to_vec())
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0_f32, 1.0, 0.0]; 4])
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, kind]; 4])
            .with_inserted_indices(Indices::U32(vec![0, 2, 1, 0, 3, 2]));
        // Both are lists of triangles with the same attributes.
        cone.merge(&square).expect("a square fits a cone");
    }
    cone
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut dust: ResMut<Assets<Dust>>) {
    let light =
        DustUniform { tint: Vec4::new(BRIGHTEST, 1.0, SPILL[0], SPILL[1]), shape: Vec4::new(0.0, REACH, 1.4, 0.7) };
    commands
        .insert_resource(Projector { mesh: meshes.add(mesh()), light: dust.add(Dust { light, kind: Kind::Shaft }) });
}

/// What the projector of a figure throws now: more while it builds the figure up or loses it.
fn beam(standing: &OnTable, figure: Option<&HologramMaterial>) -> Beam {
    let (unrest, torn) = figure.map_or((0.0, 0.0), |figure| {
        let half = |share: f32| (4.0 * share * (1.0 - share)).clamp(0.0, 1.0);
        (half(figure.appear).max(half(figure.dissolve)), figure.glitch)
    });
    let dark = figure.map_or(1.0, |figure| 1.0 - figure.dim);
    Beam {
        colour: standing.tint.to_vec3(),
        strength: standing.presence.clamp(0.0, 1.0) * (1.0 + 1.4 * unrest + 0.6 * torn) * dark,
        torn,
    }
}

/// Every figure gets its shaft.
pub(super) fn project(mut commands: Commands, projector: Res<Projector>, figures: Query<Entity, Added<OnTable>>) {
    for figure in &figures {
        commands.spawn((
            Name::new("Projector shaft"),
            Projects(figure),
            Mesh3d(projector.mesh.clone()),
            MeshMaterial3d(projector.light.clone()),
            MeshTag(0),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
}

/// Shafts follow their figures over the table, fade with them, and go when they go.
pub(super) fn follow(
    mut commands: Commands,
    laid: Res<LaidBoard>,
    // Not the place in the world: that of this frame is known later, and where frames take long a shaft would be seen to lag.
    figures: Query<(&OnTable, &Transform, Option<&FigureLight>)>,
    materials: Res<Assets<HologramMaterial>>,
    mut cones: Query<(Entity, &Projects, &mut MeshTag, &mut Transform, &mut Visibility), Without<OnTable>>,
) {
    let scale = figure_scale(laid.shape());
    for (entity, of, mut tag, mut transform, mut visibility) in &mut cones {
        let Ok((standing, place, light)) = figures.get(of.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        let figure = light.and_then(|light| materials.get(&light.0));
        let at = place.translation;
        let height = figure.map_or(USUAL * scale, |figure| figure.height) + at.y.max(0.0);
        let size = Vec3::new(scale, height, scale);
        transform.set_if_neq(Transform::from_xyz(at.x, 0.0, at.z).with_scale(size));
        let shown = standing.presence > 0.0 && scale > SMALLEST;
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        let said = beam(standing, figure).tag();
        if tag.0 != said.0 {
            tag.0 = said.0;
        }
    }
}

/// Reduced motion stills the flicker of all projectors.
fn reduce_motion(motion: Res<ReducedMotion>, projector: Res<Projector>, mut dust: ResMut<Assets<Dust>>) {
    if let Some(mut shared) = dust.get_mut(&projector.light) {
        shared.light.tint.y = motion.share();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(
        StageSchedule,
        (reduce_motion.run_if(resource_changed::<ReducedMotion>), project, follow).chain().in_set(StageSystems::Room),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::Seat;

    #[test]
    fn a_tag_says_colour_strength_and_tearing() {
        let MeshTag(tag) = Beam { colour: Vec3::new(0.5, 0.25, 0.0), strength: 1.0, torn: 1.0 }.tag();
        assert_eq!([tag & 31, tag >> 5 & 63, tag >> 11 & 31], [31, 32, 0], "its hue, as bright as it can be");
        assert_eq!([tag >> 16 & 255, tag >> 24], [85, 255]);
    }

    #[test]
    fn a_shaft_stands_under_its_figure_in_the_frame_in_which_that_moves() {
        let mut app = App::new();
        app.init_resource::<Assets<HologramMaterial>>().init_resource::<LaidBoard>().add_systems(Update, follow);
        let standing = OnTable { seat: Seat::FIRST, tint: LinearRgba::WHITE, presence: 1.0, on_show: false };
        let figure = app.world_mut().spawn((standing, Transform::default())).id();
        let shaft = (Projects(figure), MeshTag(0), Transform::default(), Visibility::Hidden);
        let shaft = app.world_mut().spawn(shaft).id();
        let to = Vec3::new(0.4, 0.0, -0.3);
        *app.world_mut().get_mut::<Transform>(figure).expect("it stands") = Transform::from_translation(to);
        app.update();
        assert_eq!(app.world().get::<Transform>(shaft).map(|at| at.translation), Some(to));
        app.world_mut().despawn(figure);
        app.update();
        assert!(app.world().get_entity(shaft).is_err(), "it goes with its figure");
    }

    #[test]
    fn a_projector_flares_while_it_builds_or_loses_its_figure_and_is_dark_without_one() {
        let standing =
            OnTable { seat: Seat::FIRST, tint: LinearRgba::rgb(1.0, 0.2, 0.1), presence: 1.0, on_show: false };
        let strength = |appear, dissolve, presence| {
            let figure = HologramMaterial { appear, dissolve, ..default() };
            beam(&OnTable { presence, ..standing }, Some(&figure)).strength
        };
        let rest = strength(1.0, 0.0, 1.0);
        assert!((rest - 1.0).abs() < 1e-6, "{rest}");
        assert!(strength(0.5, 0.0, 1.0) > 1.5 * rest && strength(1.0, 0.5, 1.0) > 1.5 * rest);
        assert!(strength(0.5, 0.5, 0.0) < 1e-6);
    }
}
