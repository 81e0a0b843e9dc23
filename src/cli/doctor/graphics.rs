//! What can draw: in the build with the window the adapters that it would use, else what the system says.

use holochess_locale::Locale;

/// Every adapter, in words.
#[cfg(feature = "client")]
pub(super) fn adapters(locale: &Locale) -> Vec<String> {
    use wgpu::{Backends, DeviceType, Instance, InstanceDescriptor};

    if Instance::enabled_backend_features().is_empty() {
        return Vec::new();
    }
    let instance = Instance::new(InstanceDescriptor::new_without_display_handle());
    let adapters = bevy::tasks::block_on(instance.enumerate_adapters(Backends::all()));
    let in_words = |adapter: &wgpu::Adapter| {
        let info = adapter.get_info();
        let kind = match info.device_type {
            DeviceType::DiscreteGpu => "discrete",
            DeviceType::IntegratedGpu => "integrated",
            DeviceType::VirtualGpu => "virtual",
            DeviceType::Cpu => "software",
            DeviceType::Other => "other",
        };
        let kind = locale.format("doctor-graphics-kind", &[("kind", kind.into())]);
        let driver = format!("{} {}", info.driver, info.driver_info).trim().to_owned();
        let arguments = [
            ("name", info.name.into()),
            ("kind", kind.into()),
            ("driver", driver.into()),
            ("backend", info.backend.to_string().into()),
        ];
        locale.format("doctor-graphics-adapter", &arguments)
    };
    adapters.iter().map(in_words).collect()
}

/// Every graphics device that the kernel knows, with its driver.
#[cfg(not(feature = "client"))]
pub(super) fn adapters(locale: &Locale) -> Vec<String> {
    use std::fs;

    let cards = fs::read_dir("/sys/class/drm").into_iter().flatten().flatten();
    // `card0`, but not its connectors `card0-HDMI-A-1`.
    let names = cards.filter_map(|card| card.file_name().into_string().ok());
    let mut names: Vec<_> =
        names.filter(|name| name.strip_prefix("card").is_some_and(|rest| rest.parse::<u32>().is_ok())).collect();
    names.sort();
    let in_words = |name: String| {
        let event = fs::read_to_string(format!("/sys/class/drm/{name}/device/uevent")).unwrap_or_default();
        let driver = event.lines().find_map(|line| line.strip_prefix("DRIVER=")).unwrap_or("?").to_owned();
        locale.format("doctor-graphics-device", &[("name", name.into()), ("driver", driver.into())])
    };
    let mut devices: Vec<String> = names.into_iter().map(in_words).collect();
    // Mesa's driver that draws with the processor needs no device.
    if super::machine::vulkan_drivers().iter().any(|driver| driver.starts_with("lvp")) {
        let kind = locale.format("doctor-graphics-kind", &[("kind", "software".into())]);
        devices.push(locale.format("doctor-graphics-device", &[("name", kind.into()), ("driver", "llvmpipe".into())]));
    }
    devices
}
