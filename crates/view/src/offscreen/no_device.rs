//! A device that draws nothing: with it a frame costs the processor what it costs with a graphics card, on every machine.

use bevy::{
    render::{
        renderer::{RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper},
        settings::RenderCreation,
    },
    tasks::block_on,
};
use std::sync::Arc;

/// So many textures of materials are bound at once where the engine binds them so, as cards for games allow.
const BOUND_AT_ONCE: u32 = 500_000;

/// The device, with the features of a card for games and no larger limits than such a card has.
pub(super) fn create() -> Option<RenderCreation> {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    descriptor.backends = wgpu::Backends::NOOP;
    descriptor.backend_options.noop.enable = true;
    let instance = wgpu::Instance::new(descriptor);
    let adapter = block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())).ok()?;
    // Its own table of texture formats is empty; without the feature that asks for it, those hold that every card has.
    let unusual = wgpu::Features::all_experimental_mask()
        | wgpu::Features::MAPPABLE_PRIMARY_BUFFERS
        | wgpu::Features::TEXTURE_ADAPTER_SPECIFIC_FORMAT_FEATURES;
    let card = wgpu::Limits {
        max_binding_array_elements_per_shader_stage: BOUND_AT_ONCE,
        max_binding_array_sampler_elements_per_shader_stage: BOUND_AT_ONCE,
        max_immediate_size: 128,
        ..wgpu::Limits::default()
    };
    let request = wgpu::DeviceDescriptor {
        required_features: adapter.features() - unusual,
        required_limits: adapter.limits().or_worse_values_from(&card),
        ..wgpu::DeviceDescriptor::default()
    };
    let (device, queue) = block_on(adapter.request_device(&request)).ok()?;
    let info = adapter.get_info();
    Some(RenderCreation::manual(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
