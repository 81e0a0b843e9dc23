//! What the interface does when another graphics device takes the place of one that was lost: it is drawn there, and
//! the person is told.

use bevy::{
    prelude::*,
    render::{GpuResourceAppExt, RenderApp, render_resource::SpecializedRenderPipelines},
};
use bevy_egui::render::{
    EguiPipeline,
    systems::{EguiRenderData, EguiTransforms},
};

use super::{
    localised_text::LocalisedText,
    notices::{self, Notices, Tone},
    systems::UiSystems,
};
use holochess_view::graphics_device::DeviceReplaced;

/// Shows a notice when the graphics device was replaced.
pub(super) fn announce_loss(
    mut replaced: MessageReader<DeviceReplaced>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
) {
    if replaced.read().count() > 0 {
        notices.say(localised.text("ui-trouble-graphics"), Tone::Alarm);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DeviceReplaced>()
        .add_systems(Update, announce_loss.in_set(UiSystems::Notices).after(notices::age_notices));
    // What the interface's plugin keeps on the device is made once more on every new one; it does so itself only at the
    // start.
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .init_gpu_resource::<EguiPipeline>()
            .init_gpu_resource::<SpecializedRenderPipelines<EguiPipeline>>()
            .init_gpu_resource::<EguiTransforms>()
            .init_gpu_resource::<EguiRenderData>();
    }
}
