//! The look that all holograms share: the parameters of their shader, from `assets/hologram.look.ron`; they can be changed
//! while the program runs.

use std::sync::LazyLock;

use bevy::{asset::LoadState, prelude::*};
use bevy_common_assets::ron::RonAssetPlugin;
use serde::Deserialize;

use super::HologramMaterial;
use crate::Comfort;

/// The parameters of holograms. Strengths are factors; 0 switches an effect off.
#[derive(Resource, Asset, TypePath, Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HologramLook {
    /// The share of the room behind that shines through, 0 to 1.
    pub translucency: f32,
    /// The key light, from the viewer's upper left.
    pub key: f32,
    /// The fill light, from the other side.
    pub fill: f32,
    /// The light along the edges, most along the outline.
    pub rim: f32,
    /// The seat's light from below.
    pub under: f32,
    /// How dark hollows are.
    pub relief: f32,
    /// How bright ridges are.
    pub ridges: f32,
    /// How dark scan lines are, 0 to 1.
    pub scan: f32,
    /// The least distance of scan lines, in pixels of a picture 720 pixels high; the largest is twice that.
    pub lines: f32,
    /// The bright band that travels up from time to time.
    pub band: f32,
    /// How much the whole figure flickers.
    pub flicker: f32,
    /// Grain of the projection.
    pub grain: f32,
    /// How brightly eyes glow.
    pub eyes: f32,
}

impl HologramLook {
    /// The look of a pawn, a solid with a few smooth faces: opaque, and with less rim and less light from below, since it has
    /// no folds that would darken it.
    #[must_use]
    pub fn for_solids(self) -> Self {
        Self { translucency: 0.0, under: self.under * 0.3, scan: self.scan * 0.4, ..self }
    }

    /// The look with as much flicker, scan lines and glow as the person wants to see.
    #[must_use]
    pub fn comfortable(self, comfort: Comfort) -> Self {
        Self {
            flicker: self.flicker * comfort.flicker,
            grain: self.grain * comfort.flicker,
            band: self.band * comfort.flicker,
            scan: self.scan * comfort.scan_lines,
            rim: self.rim * comfort.glow,
            eyes: self.eyes * comfort.glow,
            ..self
        }
    }
}

/// The file as it was when the program was built.
static BUILT_IN: LazyLock<HologramLook> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/hologram.look.ron")).expect("a test reads the file of the look")
});

/// Used until the file is read, and if it cannot be.
impl Default for HologramLook {
    fn default() -> Self {
        *BUILT_IN
    }
}

/// A parameter of the look: its name, its bounds, its field.
#[derive(Clone, Copy)]
pub struct Parameter {
    /// Its name in the file and in the ids of texts.
    pub id: &'static str,
    /// The least and the greatest useful value.
    pub bounds: [f32; 2],
    field: fn(&mut HologramLook) -> &mut f32,
}

impl Parameter {
    /// All of them, in the order of the showcase's page.
    pub const ALL: [Self; 13] = [
        Self { id: "translucency", bounds: [0.0, 1.0], field: |look| &mut look.translucency },
        Self { id: "key", bounds: [0.0, 2.5], field: |look| &mut look.key },
        Self { id: "fill", bounds: [0.0, 1.0], field: |look| &mut look.fill },
        Self { id: "rim", bounds: [0.0, 3.0], field: |look| &mut look.rim },
        Self { id: "under", bounds: [0.0, 2.5], field: |look| &mut look.under },
        Self { id: "relief", bounds: [0.0, 1.0], field: |look| &mut look.relief },
        Self { id: "ridges", bounds: [0.0, 1.0], field: |look| &mut look.ridges },
        Self { id: "scan", bounds: [0.0, 1.0], field: |look| &mut look.scan },
        Self { id: "lines", bounds: [2.0, 8.0], field: |look| &mut look.lines },
        Self { id: "band", bounds: [0.0, 1.0], field: |look| &mut look.band },
        Self { id: "flicker", bounds: [0.0, 0.1], field: |look| &mut look.flicker },
        Self { id: "grain", bounds: [0.0, 0.5], field: |look| &mut look.grain },
        Self { id: "eyes", bounds: [0.0, 3.0], field: |look| &mut look.eyes },
    ];

    /// Its value as a share of its range.
    pub fn share(&self, mut look: HologramLook) -> f32 {
        let [low, high] = self.bounds;
        ((*(self.field)(&mut look) - low) / (high - low)).clamp(0.0, 1.0)
    }

    /// The look with this parameter at a share of its range.
    #[must_use]
    pub fn set(&self, mut look: HologramLook, share: f32) -> HologramLook {
        let [low, high] = self.bounds;
        *(self.field)(&mut look) = low + (high - low) * share.clamp(0.0, 1.0);
        look
    }

    /// Its value.
    pub fn value(&self, mut look: HologramLook) -> f32 {
        *(self.field)(&mut look)
    }
}

/// The file.
#[derive(Resource, Debug)]
pub struct LookFile(Handle<HologramLook>);

impl LookFile {
    /// The look in the file, or the default one if the file is not loaded.
    pub fn look(&self, looks: &Assets<HologramLook>) -> HologramLook {
        looks.get(&self.0).copied().unwrap_or_default()
    }
}

fn open(mut commands: Commands, server: Res<AssetServer>) {
    commands.insert_resource(LookFile(server.load("hologram.look.ron")));
}

/// Takes the look over from the file once, when it is loaded; later changes of the resource are kept.
fn take_up(
    file: Res<LookFile>,
    server: Res<AssetServer>,
    looks: Res<Assets<HologramLook>>,
    mut done: Local<bool>,
    mut look: ResMut<HologramLook>,
) {
    if *done {
        return;
    }
    if looks.contains(&file.0) {
        *done = true;
        look.set_if_neq(file.look(&looks));
    } else if let LoadState::Failed(error) = server.load_state(&file.0) {
        *done = true;
        warn!("hologram.look.ron cannot be used, figures are lit as usual ({error})");
    }
}

/// Copies the look to all materials, present and new.
fn spread(
    look: Res<HologramLook>,
    comfort: Res<Comfort>,
    mut materials: ResMut<Assets<HologramMaterial>>,
    mut events: MessageReader<AssetEvent<HologramMaterial>>,
) {
    let shown = look.comfortable(*comfort);
    let ids: Vec<_> = if look.is_changed() || comfort.is_changed() {
        events.clear();
        materials.ids().collect()
    } else {
        events.read().filter_map(|event| if let AssetEvent::Added { id } = event { Some(*id) } else { None }).collect()
    };
    for id in ids {
        let wanted = |material: &HologramMaterial| if material.solid { shown.for_solids() } else { shown };
        if materials.get(id).is_some_and(|material| material.look != wanted(material))
            && let Some(mut material) = materials.get_mut(id)
        {
            material.look = wanted(&material);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(RonAssetPlugin::<HologramLook>::new(&["look.ron"]))
        .init_resource::<HologramLook>()
        .add_systems(Startup, open)
        .add_systems(Update, (take_up, spread).chain().in_set(crate::ViewSystems::Fit));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_flicker_lines_and_glow_nothing_of_them_is_left_and_the_figure_is_still_lit() {
        let look = HologramLook::default();
        assert_eq!(look.comfortable(Comfort::default()), look);
        let still = look.comfortable(Comfort { flicker: 0.0, scan_lines: 0.0, glow: 0.0, ..Comfort::default() });
        for strength in [still.flicker, still.grain, still.band, still.scan, still.rim, still.eyes] {
            assert!(strength.abs() < f32::EPSILON);
        }
        assert!((still.key - look.key).abs() < f32::EPSILON && (still.under - look.under).abs() < f32::EPSILON);
    }

    #[test]
    fn every_parameter_is_its_own_and_lies_within_its_bounds() {
        let look = HologramLook::default();
        for parameter in Parameter::ALL {
            let [low, high] = parameter.bounds;
            assert!((low..=high).contains(&parameter.value(look)), "{}", parameter.id);
            let most = parameter.set(look, 1.0);
            let changed = Parameter::ALL.iter().filter(|other| (other.value(most) - other.value(look)).abs() > 1e-6);
            assert_eq!(changed.map(|other| other.id).collect::<Vec<_>>(), [parameter.id]);
            assert!((parameter.value(most) - high).abs() < 1e-6 && (parameter.share(most) - 1.0).abs() < 1e-6);
        }
    }
}
