//! All creatures' folders as assets: each is loaded once and kept.

use std::{collections::BTreeMap, ops::Deref};

use bevy::{asset::LoadState, gltf::Gltf, prelude::*};
use bevy_common_assets::ron::RonAssetPlugin;
use serde::Deserialize;

use super::{Act, CREATURES, CreatureData, contacts::Skin};

/// A creature's data as an asset.
#[derive(Asset, TypePath, Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Creature(CreatureData);

impl Deref for Creature {
    type Target = CreatureData;

    fn deref(&self) -> &CreatureData {
        &self.0
    }
}

/// The loading state of a creature's folder.
#[derive(Clone, Debug)]
pub(super) enum Shelf {
    /// `creature.ron` is being read.
    Reading(Handle<Creature>),
    /// It has been read, the model is being loaded: what is drawn, and what blows are solved with.
    Loading(Handle<Creature>, Handle<Gltf>, Handle<Skin>),
    /// Everything is loaded.
    Ready(Cast),
    /// It cannot be used; with its data if at least that could be read.
    Broken(Option<Handle<Creature>>),
}

/// The assets that all figures of one creature share.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    /// Its data.
    pub creature: Handle<Creature>,
    /// Its skinned model as plain values.
    pub skin: Handle<Skin>,
    /// The model's scene.
    pub scene: Handle<WorldAsset>,
    /// The graph of its clips, which are blended by weights.
    pub graph: Handle<AnimationGraph>,
    /// The node and the length of each act's clip.
    pub nodes: BTreeMap<Act, (AnimationNodeIndex, f32)>,
    /// The node and the length of clips without an act, by their names.
    pub others: BTreeMap<String, (AnimationNodeIndex, f32)>,
}

/// Fact: a creature's folder is broken or incomplete; the match goes on with what can be used.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Flawed {
    /// The creature, by the name of its folder.
    pub creature: String,
    /// The flaw.
    pub flaw: Flaw,
}

/// Flaws of a creature's folder that are found while the game runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// `creature.ron` cannot be read; a plain shape is shown instead of the creature.
    Data,
    /// The model cannot be used; a plain shape of the creature's height and colour is shown instead.
    Model,
    /// The model lacks these clips; motions of the whole body are shown instead.
    Clips(Vec<String>),
    /// The model has no textures; it is drawn smooth.
    Textures,
}

/// Every creature by its id.
#[derive(Resource, Debug, Default)]
pub struct Library {
    shelves: BTreeMap<String, Shelf>,
}

impl Library {
    pub(super) fn shelf(&self, id: &str) -> Option<&Shelf> {
        self.shelves.get(id)
    }

    #[cfg(test)]
    pub(super) fn put(&mut self, id: &str, shelf: Shelf) {
        self.shelves.insert(id.to_owned(), shelf);
    }

    /// The handle of a creature's data, if it was requested.
    pub fn creature(&self, id: &str) -> Option<&Handle<Creature>> {
        match self.shelves.get(id)? {
            Shelf::Reading(creature) | Shelf::Loading(creature, ..) => Some(creature),
            Shelf::Ready(cast) => Some(&cast.creature),
            Shelf::Broken(creature) => creature.as_ref(),
        }
    }

    /// Begins to load a creature's folder, if that was not done yet.
    pub fn request(&mut self, id: &str, assets: &AssetServer) {
        if !self.shelves.contains_key(id) {
            self.shelves.insert(id.to_owned(), Shelf::Reading(assets.load(format!("creatures/{id}/creature.ron"))));
        }
    }

    /// Whether every requested creature is loaded or known to be broken, so that nothing will pop in later.
    pub fn is_settled(&self) -> bool {
        self.shelves.values().all(|shelf| matches!(shelf, Shelf::Ready(_) | Shelf::Broken(_)))
    }
}

/// The path of a creature's portrait for the asset server.
pub fn portrait(id: &str, data: &CreatureData) -> String {
    format!("creatures/{id}/{}", data.portrait)
}

fn request_all(mut library: ResMut<Library>, assets: Res<AssetServer>) {
    for id in CREATURES {
        library.request(id, &assets);
    }
}

/// Advances the loading of every creature as far as its files allow.
pub(super) fn fill(
    mut library: ResMut<Library>,
    assets: Res<AssetServer>,
    creatures: Res<Assets<Creature>>,
    models: Res<Assets<Gltf>>,
    clips: Res<Assets<AnimationClip>>,
    mut graphs: ResMut<Assets<AnimationGraph>>,
    mut flaws: MessageWriter<Flawed>,
) {
    if library.is_settled() {
        return;
    }
    for (id, shelf) in &mut library.bypass_change_detection().shelves {
        let mut lament = |flaw: Flaw, why: &dyn std::fmt::Display| {
            // The first line has the cause; the others are the engine's call chain.
            warn!("creature {id}: {}", why.to_string().lines().next().unwrap_or_default());
            flaws.write(Flawed { creature: id.clone(), flaw });
        };
        let next = match shelf {
            Shelf::Reading(handle) => {
                if let Some(creature) = creatures.get(&*handle) {
                    let model = format!("creatures/{id}/{}", creature.model);
                    Shelf::Loading(handle.clone(), assets.load(model.clone()), assets.load(model))
                } else if let LoadState::Failed(error) = assets.load_state(&*handle) {
                    lament(Flaw::Data, &error);
                    Shelf::Broken(None)
                } else {
                    continue;
                }
            }
            Shelf::Loading(handle, model, skin) => {
                if let (Some(gltf), Some(creature)) = (models.get(&*model), creatures.get(&*handle)) {
                    // Blows are the same in every run only if they are solved from the beginning.
                    if matches!(assets.load_state(&*skin), LoadState::NotLoaded | LoadState::Loading) {
                        continue;
                    }
                    if gltf.meshes.is_empty() || gltf.scenes.is_empty() {
                        lament(Flaw::Model, &"there is nothing in its model");
                        Shelf::Broken(Some(handle.clone()))
                    } else {
                        let Some(cast) = cast((handle, creature), gltf, skin, &clips, &mut graphs) else { continue };
                        let named = creature.clips.iter().filter(|(act, _)| !cast.nodes.contains_key(act));
                        let missing: Vec<String> = named.map(|(_, clip)| clip.clone()).collect();
                        if !missing.is_empty() {
                            let why = format!("its model has no clip {}", missing.join(", "));
                            lament(Flaw::Clips(missing), &why);
                        }
                        Shelf::Ready(cast)
                    }
                } else if let LoadState::Failed(error) = assets.load_state(&*model) {
                    lament(Flaw::Model, &error);
                    Shelf::Broken(Some(handle.clone()))
                } else {
                    continue;
                }
            }
            Shelf::Ready(_) | Shelf::Broken(_) => continue,
        };
        *shelf = next;
    }
}

/// Builds the animation graph of a loaded model; `None` while a clip is still loading.
fn cast(
    (handle, creature): (&Handle<Creature>, &CreatureData),
    gltf: &Gltf,
    skin: &Handle<Skin>,
    clips: &Assets<AnimationClip>,
    graphs: &mut Assets<AnimationGraph>,
) -> Option<Cast> {
    let mut graph = AnimationGraph::new();
    let mut add = |clip: &Handle<AnimationClip>| {
        let length = clips.get(clip)?.duration();
        Some((graph.add_clip(clip.clone(), 1.0, graph.root), length))
    };
    let mut nodes = BTreeMap::new();
    for (&act, name) in &creature.clips {
        if let Some(clip) = gltf.named_animations.get(name.as_str()) {
            nodes.insert(act, add(clip)?);
        }
    }
    let mut others = BTreeMap::new();
    for (name, clip) in &gltf.named_animations {
        if !creature.clips.values().any(|named| **named == **name) {
            others.insert(name.to_string(), add(clip)?);
        }
    }
    let scene = gltf.default_scene.clone().or_else(|| gltf.scenes.first().cloned())?;
    Some(Cast { creature: handle.clone(), skin: skin.clone(), scene, graph: graphs.add(graph), nodes, others })
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(RonAssetPlugin::<Creature>::new(&["ron"]))
        .init_resource::<Library>()
        .add_message::<Flawed>()
        .add_systems(Startup, request_all)
        .add_systems(PreUpdate, fill);
}

/// A creature as it is when its file is loaded.
#[cfg(test)]
pub(super) fn creature(id: &str) -> Creature {
    Creature(read(id))
}

/// Reads a creature's file as the loader does.
#[cfg(test)]
pub(crate) fn read(id: &str) -> CreatureData {
    let path = format!("{}/../../assets/creatures/{id}/creature.ron", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("every creature has a file");
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(&text).expect("build.rs has read it")
}
