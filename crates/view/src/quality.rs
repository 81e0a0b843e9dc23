//! The cost of the picture, and how much decoration and decorative motion it shows. All of it can change at any time.

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};
use wgpu::DeviceType;

use holochess_platform::IS_BROWSER;

/// Three sets of effects. Each shows the table, the figures and everything that carries meaning.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quality {
    /// For machines whose processor draws: no mirror, few lights, edges smoothed once.
    Low,
    /// For small graphics chips: a lit top with a small mirror, bloom, soft edges.
    #[default]
    Medium,
    /// Everything.
    High,
}

impl Quality {
    /// All of them, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// The name on the command line and in the settings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }

    /// The quality with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quality| quality.id() == id)
    }

    /// The quality that suits a graphics device of this kind.
    pub fn for_adapter(adapter: &RenderAdapterInfo) -> Self {
        // A browser does not say what draws behind its WebGL.
        if IS_BROWSER {
            return Self::Low;
        }
        match adapter.device_type {
            DeviceType::Cpu => Self::Low,
            DeviceType::DiscreteGpu => Self::High,
            DeviceType::IntegratedGpu | DeviceType::VirtualGpu | DeviceType::Other => Self::Medium,
        }
    }

    /// The best quality that is worth trying on a graphics device of this kind: a processor that draws has no time to spare.
    pub fn most_for_adapter(adapter: &RenderAdapterInfo) -> Self {
        if IS_BROWSER || adapter.device_type == DeviceType::Cpu { Self::Low } else { Self::High }
    }

    /// Whether the light on the furniture of the room, which never moves, is baked instead of computed in every frame. Lighting it
    /// by all lamps is most of what the device does for a frame (docs/frames.md).
    pub const fn bakes_the_room(self) -> bool {
        !matches!(self, Self::High)
    }

    /// Whether the top is drawn without the engine's lights, too.
    pub(super) const fn has_plain_top(self) -> bool {
        matches!(self, Self::Low)
    }

    /// Width and height of the mirror's picture; `None` for no mirror.
    pub(super) const fn mirror(self) -> Option<[u32; 2]> {
        match self {
            Self::Low => None,
            Self::Medium => Some([640, 360]),
            Self::High => Some([960, 540]),
        }
    }
}

/// Whether flicker, glitches, pulsing lights, films, flights and shaking of the camera, and fidgets are left out.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReducedMotion(pub bool);

/// The intensity of clash effects, each from 0 (off) to 1 (full). Reduced motion switches all off.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Intensity {
    /// Camera shake at blows.
    pub shake: f32,
    /// How long everything stops when a blow lands.
    pub hit_stop: f32,
    /// How much slow motion there is.
    pub slow_motion: f32,
}

impl Intensity {
    /// All effects off.
    pub const NONE: Self = Self { shake: 0.0, hit_stop: 0.0, slow_motion: 0.0 };
}

impl Default for Intensity {
    fn default() -> Self {
        Self { shake: 1.0, hit_stop: 1.0, slow_motion: 1.0 }
    }
}

/// How much of the picture's decoration is shown, for eyes that it tires.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Comfort {
    /// Stops by which the whole picture is brighter, −1 to 1.
    pub brightness: f32,
    /// The holograms' flicker, grain and travelling band, 0 to 1.
    pub flicker: f32,
    /// The darkness of their scan lines, 0 to 1.
    pub scan_lines: f32,
    /// The light along their outline and in their eyes, 0 to 1.
    pub glow: f32,
}

impl Default for Comfort {
    fn default() -> Self {
        Self { brightness: 0.0, flicker: 1.0, scan_lines: 1.0, glow: 1.0 }
    }
}

impl ReducedMotion {
    /// 1 if decorative motion is shown, else 0.
    pub fn share(self) -> f32 {
        if self.0 { 0.0 } else { 1.0 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .init_resource::<ReducedMotion>()
        .init_resource::<Intensity>()
        .init_resource::<Comfort>();
}
