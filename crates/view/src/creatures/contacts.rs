//! The skinned models of all creatures on the CPU, and the blows that were solved with them.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex},
};

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

use super::{
    Act, Contact, Creature, CreatureId, Fighter, Guard, Library, contact,
    library::{Shelf, fill},
    rig::{Rig, RigError},
    solid::Solid,
};

/// A model as plain values, loaded beside the one that is drawn.
#[derive(Asset, TypePath, Clone, Debug)]
pub(super) struct Skin(Rig);

/// Loads a [`Skin`] from a binary glTF file. It is asked for by type: the file is loaded for drawing by its ending.
#[derive(TypePath, Default)]
struct SkinLoader;

/// Why a skin was not loaded.
#[derive(Debug, thiserror::Error)]
enum SkinError {
    #[error(transparent)]
    File(#[from] std::io::Error),
    #[error(transparent)]
    Rig(#[from] RigError),
}

impl AssetLoader for SkinLoader {
    type Asset = Skin;
    type Settings = ();
    type Error = SkinError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Skin, SkinError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Skin(Rig::read(&bytes)?))
    }
}

/// Who strikes with which act, and whom in which guard.
type Question = (CreatureId, Act, CreatureId, Guard);

/// Bodies and blows that were computed before.
#[derive(Debug, Default)]
struct ContactCache {
    bodies: BTreeMap<(CreatureId, Guard), Option<Arc<Solid>>>,
    contacts: BTreeMap<Question, Option<Contact>>,
}

/// Where the blows of all creatures meet the bodies of all others. A blow is solved when it is first asked for, in some
/// milliseconds, and kept; clones share what was solved, so that it can be asked for in the background.
#[derive(Resource, Clone, Debug, Default)]
pub struct Contacts {
    fighters: BTreeMap<CreatureId, Arc<Fighter>>,
    solved: Arc<Mutex<ContactCache>>,
}

impl Contacts {
    /// Reads all creatures from the folder of the assets, without an app.
    ///
    /// # Errors
    /// What is wrong with a creature's files.
    pub fn read(assets: &Path) -> Result<Self, String> {
        let mut contacts = Self::default();
        for creature in CreatureId::all() {
            contacts.add(creature, Fighter::read(&assets.join("creatures").join(creature.id()))?);
        }
        Ok(contacts)
    }

    /// Adds a creature, or replaces it.
    pub fn add(&mut self, creature: CreatureId, fighter: Fighter) {
        if self.fighters.insert(creature, Arc::new(fighter)).is_some() {
            self.solved = Arc::default();
        }
    }

    /// How many blows have been solved.
    pub fn solved(&self) -> usize {
        self.solved.lock().map_or(0, |solved| solved.contacts.len())
    }

    /// A creature's body, if it is known.
    pub fn fighter(&self, creature: CreatureId) -> Option<&Fighter> {
        self.fighters.get(&creature).map(|fighter| &**fighter)
    }

    /// The body of a creature in a guard.
    pub fn body(&self, creature: CreatureId, guard: Guard) -> Option<Arc<Solid>> {
        if let Some(body) = self.solved.lock().ok()?.bodies.get(&(creature, guard)) {
            return body.clone();
        }
        // Nobody waits for it meanwhile.
        let body = self.fighter(creature)?.solid(guard).map(Arc::new);
        self.solved.lock().ok()?.bodies.insert((creature, guard), body.clone());
        body
    }

    /// Solves a blow. `None` if one of the two is not known, lacks the clip or has no such blow.
    pub fn solve(&self, by: CreatureId, act: Act, whom: CreatureId, guard: Guard) -> Option<Contact> {
        let question = (by, act, whom, guard);
        if let Some(contact) = self.solved.lock().ok()?.contacts.get(&question) {
            return contact.clone();
        }
        let body = self.body(whom, guard)?;
        let contact = contact::solve(self.fighter(by)?, act, self.fighter(whom)?, (guard, &body));
        self.solved.lock().ok()?.contacts.insert(question, contact.clone());
        contact
    }
}

/// When creatures that have been loaded are added to [`Contacts`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MeetSystems;

/// Adds each creature as soon as it is loaded: its skin may come before or after the rest of its model.
fn meet(
    mut contacts: ResMut<Contacts>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    skins: Res<Assets<Skin>>,
) {
    for creature in CreatureId::all() {
        if contacts.fighter(creature).is_none()
            && let Some(Shelf::Ready(cast)) = library.shelf(creature.id())
            && let (Some(data), Some(Skin(rig))) = (creatures.get(&cast.creature), skins.get(&cast.skin))
        {
            contacts.add(creature, Fighter { data: (**data).clone(), rig: rig.clone() });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Skin>()
        .init_asset_loader::<SkinLoader>()
        .init_resource::<Contacts>()
        .add_systems(PreUpdate, meet.in_set(MeetSystems).after(fill));
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::creatures::library::{self, Cast};

    /// A creature that is not met strikes and is struck as if bodies had no skin: figures then stand in each other.
    #[test]
    fn a_creature_is_met_whichever_of_its_files_comes_last() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Creature>()
            .init_asset::<Skin>()
            .init_resource::<Library>()
            .init_resource::<Contacts>()
            .add_systems(PreUpdate, meet);
        let houjix = CreatureId::from_id("houjix").expect("it has a folder");
        let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/creatures/houjix/model.glb");
        let rig = Rig::read(&std::fs::read(model).expect("it has a model")).expect("it can be read");
        let world = app.world_mut();
        let skin = world.resource_mut::<Assets<Skin>>().add(Skin(rig));
        let creature = world.resource_mut::<Assets<Creature>>().add(library::creature("houjix"));
        for _ in 0..3 {
            app.update();
        }
        assert!(app.world().resource::<Contacts>().fighter(houjix).is_none(), "its model is not there yet");
        let (scene, graph) = default();
        let cast = Cast { creature, skin, scene, graph, nodes: default(), others: default() };
        app.world_mut().resource_mut::<Library>().bypass_change_detection().put("houjix", Shelf::Ready(cast));
        app.update();
        assert!(app.world().resource::<Contacts>().fighter(houjix).is_some());
    }
}
