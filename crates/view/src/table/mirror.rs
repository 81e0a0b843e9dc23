//! The mirror in the lacquer: a second camera, reflected in the table's plane, that draws figures and lamps.

use bevy::{
    asset::RenderAssetUsages,
    camera::{CameraUpdateSystems, Hdr, RenderTarget, visibility::RenderLayers},
    core_pipeline::tonemapping::Tonemapping,
    light::cluster::ClusterConfig,
    math::reflection_matrix,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages},
};

use super::{lacquer::LacquerMaterial, top::Top};
use crate::{MIRRORED, MainCamera, Quality, camera::CameraPlaced};

#[derive(Component)]
struct MirrorCamera;

/// The image of this size that the mirror draws into.
fn picture([width, height]: [u32; 2]) -> Image {
    let mut image = Image::new_fill(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        &[0; 8],
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    image
}

/// Adds the mirror that the quality requires, or removes it.
fn spawn_mirror(
    mut commands: Commands,
    quality: Res<Quality>,
    top: Res<Top>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
    mirrors: Query<Entity, With<MirrorCamera>>,
) {
    for mirror in &mirrors {
        commands.entity(mirror).despawn();
    }
    let image = quality.mirror().map(|size| images.add(picture(size)));
    if let Some(mut material) = materials.get_mut(&top.material) {
        material.extension.mirror.clone_from(&image);
    }
    if let Some(image) = image {
        commands.spawn((
            Name::new("Mirror"),
            MirrorCamera,
            Camera3d::default(),
            Hdr,
            Msaa::Off,
            Tonemapping::None,
            Camera { order: -1, invert_culling: true, clear_color: ClearColorConfig::Custom(Color::NONE), ..default() },
            RenderTarget::Image(image.into()),
            RenderLayers::layer(MIRRORED),
            // What is mirrored is hardly lit by lamps, and sorting these into the parts of a second picture takes longer.
            ClusterConfig::Single,
        ));
    }
}

fn reflect(
    main: Query<(&Transform, Ref<Projection>), (With<MainCamera>, Without<MirrorCamera>)>,
    mut mirrors: Query<(&mut Transform, &mut Projection), (With<MirrorCamera>, Without<MainCamera>)>,
) {
    let Ok((transform, lens)) = main.single() else { return };
    let lens_changed = lens.is_changed();
    for (mut mirrored, mut projection) in &mut mirrors {
        let reflection = Mat4::from_mat3a(reflection_matrix(Vec3::Y)) * transform.to_matrix();
        mirrored.set_if_neq(Transform::from_matrix(reflection));
        if let Projection::Perspective(lens) = &*lens
            && (projection.is_added() || lens_changed)
        {
            *projection = Projection::Perspective(PerspectiveProjection { far: 8.0, ..lens.clone() });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, spawn_mirror.in_set(crate::ViewSystems::Fit).run_if(resource_changed::<Quality>))
        .add_systems(
            PostUpdate,
            reflect.after(CameraPlaced).before(CameraUpdateSystems).before(TransformSystems::Propagate),
        );
}
