//! What the screen of saved matches knows, and what it asks of others.

use std::path::PathBuf;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiClipboard;

use super::{
    list::List,
    work::{Look, WorkResult, Worker},
};
use crate::ui::{
    navigation::{Screen, WayBack},
    notices::Notices,
    screens::Mail,
};
use holochess_session::MatchRequest;

/// The share of the screen's width that the list has.
pub(super) const LIST: f32 = 0.5;

/// Where copies of matches are written; nowhere where there is no such place.
#[derive(Resource, Clone, Debug, Default)]
pub struct Exports(pub Option<PathBuf>);

/// The screen: what is known of the shelf, and what is being looked at.
#[derive(Resource, Debug, Default)]
pub struct Matches {
    pub(super) list: List,
    pub(super) look: Option<Look>,
    pub(super) worker: Worker,
    /// The file of the match that is looked at.
    pub(super) chosen: Option<PathBuf>,
    /// The first row that is seen.
    pub(super) first: usize,
    /// What can be done with the match that is looked at is listed.
    pub(super) menu: bool,
    /// The title that is being typed.
    pub(super) naming: Option<String>,
    /// What is looked for is being typed.
    pub(super) finding: bool,
    /// What is wrong with a match, once that is known; nothing in words until then.
    pub(super) fault: Option<(PathBuf, String)>,
    /// The text that is to be put on the clipboard.
    pub(super) copied: Option<String>,
}

impl Matches {
    /// Whether all of the shelf is known, and nothing is being done with it.
    pub fn is_at_rest(&self) -> bool {
        self.look.is_none() && !self.worker.is_busy()
    }

    /// How many matches are known.
    pub fn count(&self) -> usize {
        self.list.count()
    }

    /// Lists what can be done with the match that is looked at.
    pub const fn open_menu(&mut self) {
        self.menu = true;
    }

    /// Takes in what has come of something that was done.
    pub(super) fn take_in(&mut self, done: WorkResult, notices: &mut Notices) {
        for (file, entry) in done.changed {
            self.list.put(&file, entry);
            if self.fault.as_ref().is_some_and(|(of, _)| *of == file) {
                self.fault = None;
            }
        }
        if let Some((text, tone)) = done.said {
            notices.say(text, tone);
        }
        if let Some((deleted, entry)) = done.deleted {
            self.list.add_deleted(deleted, entry);
        }
        if let Some(deleted) = done.back {
            self.list.forget_deleted(&deleted);
        }
        if done.chosen.is_some() {
            self.chosen = done.chosen;
        }
        if done.copied.is_some() {
            self.copied = done.copied;
        }
        if done.fault.is_some() {
            self.fault = done.fault;
        }
    }
}

/// What is asked of others on this screen.
#[derive(SystemParam)]
pub(super) struct ShelfRequests<'w> {
    pub(super) next: ResMut<'w, NextState<Screen>>,
    pub(super) matches: MessageWriter<'w, MatchRequest>,
    pub(super) way_back: ResMut<'w, WayBack>,
    pub(super) exports: Res<'w, Exports>,
    pub(super) mail: ResMut<'w, Mail>,
    pub(super) clipboard: Option<ResMut<'w, EguiClipboard>>,
}
