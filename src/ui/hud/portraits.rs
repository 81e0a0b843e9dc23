//! The portraits of the creatures, where their folders have them.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui::TextureId};

use crate::session::DisplayedBoard;

/// Portraits by the id of their creature.
#[derive(Resource, Debug, Default)]
pub struct Portraits {
    files: HashMap<&'static str, Handle<Image>>,
    ready: HashMap<&'static str, TextureId>,
}

impl Portraits {
    /// Asks for the portrait of a creature, if nobody has yet.
    pub fn request(&mut self, kind: &'static str, server: &AssetServer) {
        self.files.entry(kind).or_insert_with(|| server.load(format!("creatures/{kind}/portrait.png")));
    }

    /// The portrait of a creature, once it is there.
    pub fn of(&self, kind: &str) -> Option<TextureId> {
        self.ready.get(kind).copied()
    }
}

/// Asks for the portraits of the creatures on the table.
fn load(shown: Option<Res<DisplayedBoard>>, server: Option<Res<AssetServer>>, mut portraits: ResMut<Portraits>) {
    let (Some(shown), Some(server)) = (shown, server) else { return };
    for piece in shown.pieces() {
        portraits.request(piece.kind, &server);
    }
}

/// Hands those that have arrived to the interface; one that never does is drawn as a token without.
fn show(
    mut portraits: ResMut<Portraits>,
    images: Option<Res<Assets<Image>>>,
    textures: Option<ResMut<EguiUserTextures>>,
) {
    let (Some(images), Some(mut textures)) = (images, textures) else { return };
    let arrived: Vec<(&'static str, Handle<Image>)> = portraits
        .files
        .iter()
        .filter(|(kind, handle)| !portraits.ready.contains_key(*kind) && images.contains(*handle))
        .map(|(kind, handle)| (*kind, handle.clone()))
        .collect();
    for (kind, handle) in arrived {
        let id = textures.add_image(EguiTextureHandle::Strong(handle));
        portraits.ready.insert(kind, id);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Portraits>().add_systems(
        Update,
        (load.run_if(resource_exists_and_changed::<DisplayedBoard>), show)
            .chain()
            .in_set(crate::ui::UiSystems::Display),
    );
}
