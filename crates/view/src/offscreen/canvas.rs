//! The image that cameras draw into instead of a window, and its readback.

use bevy::{
    camera::RenderTarget,
    prelude::*,
    render::{
        RenderApp,
        render_asset::RenderAssets,
        render_resource::{
            BufferDescriptor, BufferUsages, CommandEncoderDescriptor, MapMode, PollType, TexelCopyBufferInfo,
            TexelCopyBufferLayout, TextureFormat, TextureUsages,
        },
        renderer::{RenderDevice, RenderQueue},
        texture::GpuImage,
        view::NoIndirectDrawing,
    },
};
use image::RgbImage;

/// Marks cameras that [`pause_cameras`] has disabled.
#[derive(Component)]
struct Paused;

/// The image.
#[derive(Resource)]
struct Canvas(Handle<Image>);

fn send_to_canvas(canvas: Res<Canvas>, mut cameras: Query<&mut RenderTarget, Added<Camera>>) {
    for mut target in &mut cameras {
        if matches!(*target, RenderTarget::Window(_)) {
            *target = RenderTarget::Image(canvas.0.clone().into());
        }
    }
}

/// Disables drawing while the clock runs to the wanted moment.
pub(super) fn pause_cameras(world: &mut World, out: bool) {
    let mut cameras = world.query::<(Entity, &mut Camera, Has<Paused>)>();
    let mut changed = Vec::new();
    for (entity, mut camera, asleep) in cameras.iter_mut(world) {
        if out && camera.is_active {
            camera.is_active = false;
            changed.push(entity);
        } else if !out && asleep {
            camera.is_active = true;
            changed.push(entity);
        }
    }
    for entity in changed {
        if out {
            world.entity_mut(entity).insert(Paused);
        } else {
            world.entity_mut(entity).remove::<Paused>();
        }
    }
}

/// An image of this size that can be drawn into and read back.
pub(super) fn blank(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

pub(super) fn plugin(app: &mut App, size: UVec2) -> Handle<Image> {
    let handle = app.world_mut().resource_mut::<Assets<Image>>().add(blank(size));
    app.insert_resource(Canvas(handle.clone()))
        .add_systems(PostStartup, send_to_canvas)
        .add_systems(First, send_to_canvas)
        .add_systems(PreUpdate, send_to_canvas);
    handle
}

/// Without indirect drawing the draw calls can be counted; the picture is the same.
pub(super) fn draw_directly(app: &mut App) {
    app.register_required_components::<Camera3d, NoIndirectDrawing>();
}

/// Waits until the device has drawn everything that was handed to it; whether it could.
pub(super) fn wait(app: &App) -> bool {
    let device = app.get_sub_app(RenderApp).and_then(|render| render.world().get_resource::<RenderDevice>());
    device.is_some_and(|device| device.poll(PollType::wait_indefinitely()).is_ok())
}

/// Reads the image back from the device, after everything before is drawn.
pub(super) fn read(app: &App, canvas: &Handle<Image>) -> Option<RgbImage> {
    let world = app.get_sub_app(RenderApp)?.world();
    let (device, queue) = (world.get_resource::<RenderDevice>()?, world.get_resource::<RenderQueue>()?);
    let image = world.get_resource::<RenderAssets<GpuImage>>()?.get(canvas)?;
    let extent = image.texture_descriptor.size;
    let (width, height) = (extent.width, extent.height);
    // Rows of a copy are padded to the device's alignment.
    let padded = (width * 4).next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
    let buffer = device.create_buffer(&BufferDescriptor {
        label: Some("picture"),
        size: u64::from(padded * height),
        usage: BufferUsages::MAP_READ | BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });
    let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor { label: Some("picture") });
    encoder.copy_texture_to_buffer(
        image.texture.as_image_copy(),
        TexelCopyBufferInfo {
            buffer: &buffer,
            layout: TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(padded), rows_per_image: None },
        },
        extent,
    );
    queue.submit([encoder.finish()]);
    let slice = buffer.slice(..);
    // A failure shows when the mapped range is requested below.
    slice.map_async(MapMode::Read, |_| {});
    device.poll(PollType::wait_indefinitely()).ok()?;
    let bytes = slice.get_mapped_range();
    let pixels = bytes
        .chunks_exact(padded as usize)
        .flat_map(|row| row[..width as usize * 4].chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]))
        .collect();
    RgbImage::from_raw(width, height, pixels)
}
