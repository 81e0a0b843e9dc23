//! What can be done with a match of the shelf.

use super::{
    state::{Matches, ShelfRequests},
    work::Work,
};
use crate::ui::navigation::Screen;
use holochess_record::ShelfEntry;
use holochess_session::MatchRequest;
use holochess_settings::controls::Command;

/// What can be done with a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShelfChoice {
    Continue,
    Watch,
    Repair,
    Name,
    Copy,
    Export,
    Delete,
    BringBack,
    /// What is on the clipboard is taken in.
    Paste,
}

impl ShelfChoice {
    /// What Enter does with a match, if anything can be done.
    pub(super) const fn main(entry: &ShelfEntry, is_deleted: bool) -> Option<Self> {
        if is_deleted {
            return Some(Self::BringBack);
        }
        match (entry.summary(), entry.is_damaged()) {
            (None, _) => None,
            (Some(_), true) => Some(Self::Repair),
            (Some(summary), false) => Some(if summary.is_over() { Self::Watch } else { Self::Continue }),
        }
    }

    /// Its name in the trace.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Continue => "matches.continue",
            Self::Watch => "matches.watch",
            Self::Repair => "matches.repair",
            Self::Name => "matches.name",
            Self::Copy => "matches.copy",
            Self::Export => "matches.export",
            Self::Delete => "matches.delete",
            Self::BringBack => "matches.bring-back",
            Self::Paste => "matches.paste",
        }
    }

    /// The id of its words.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Continue => "matches-do-continue",
            Self::Watch => "matches-do-watch",
            Self::Repair => "matches-do-repair",
            Self::Name => "matches-do-name",
            Self::Copy => "matches-do-copy",
            Self::Export => "matches-do-export",
            Self::Delete => "matches-do-delete",
            Self::BringBack => "matches-do-bring-back",
            Self::Paste => "matches-do-paste",
        }
    }

    /// The command that does it.
    pub(super) const fn command(self) -> Option<Command> {
        match self {
            Self::Continue | Self::Repair | Self::Export => None,
            Self::Watch => Some(Command::WatchMatch),
            Self::Name => Some(Command::Rename),
            Self::Copy => Some(Command::CopyMatch),
            Self::Delete => Some(Command::DeleteMatch),
            Self::BringBack => Some(Command::BringBack),
            Self::Paste => Some(Command::PasteLine),
        }
    }

    /// Everything that can be done now, beside what Enter does.
    pub(super) fn possible(entry: Option<&ShelfEntry>, is_deleted: bool, can_bring_back: bool) -> Vec<Self> {
        let mut choices = Vec::new();
        if let Some(entry) = entry.filter(|_| !is_deleted) {
            if entry.summary().is_some() && Self::main(entry, false) != Some(Self::Watch) {
                choices.push(Self::Watch);
            }
            choices.push(Self::Name);
            if !entry.is_damaged() {
                choices.extend([Self::Copy, Self::Export]);
            }
            choices.push(Self::Delete);
        }
        if can_bring_back {
            choices.push(Self::BringBack);
        }
        choices.push(Self::Paste);
        choices
    }
}

/// Does what was asked for.
pub(super) fn carry_out(
    choice: ShelfChoice,
    matches: &mut Matches,
    entry: Option<&ShelfEntry>,
    requests: &mut ShelfRequests,
) {
    matches.menu = false;
    if choice == ShelfChoice::BringBack {
        // The one that is looked at, if it is deleted; else the last one.
        let own = entry.and_then(|entry| matches.list.deleted(&entry.file));
        if let Some(deleted) = own.or_else(|| matches.list.last_deleted()).cloned() {
            matches.worker.ask(Work::BringBack(deleted));
        }
        return;
    }
    if choice == ShelfChoice::Paste {
        let text = requests.clipboard.as_mut().and_then(|clipboard| clipboard.get_text()).unwrap_or_default();
        matches.worker.ask(Work::Paste(text));
        return;
    }
    let Some(entry) = entry else { return };
    let file = entry.file.clone();
    match choice {
        ShelfChoice::Continue => _ = requests.matches.write(MatchRequest::Resume(file)),
        ShelfChoice::Watch => {
            requests.way_back.0 = Some(Screen::Matches);
            requests.matches.write(MatchRequest::Watch(file));
        }
        ShelfChoice::Repair => matches.worker.ask(Work::Repair(file)),
        ShelfChoice::Name => matches.naming = Some(entry.title.clone().unwrap_or_default()),
        ShelfChoice::Copy => matches.worker.ask(Work::Copy(file)),
        ShelfChoice::Export => {
            if let Some(folder) = requests.exports.0.clone() {
                matches.worker.ask(Work::Export(file, entry.title.clone(), folder));
            }
        }
        ShelfChoice::Delete => {
            // The next one is looked at, or the one before it.
            let place = matches.list.place_of(&file).unwrap_or_default();
            let next = matches.list.file_at(place + 1).or_else(|| matches.list.file_at(place.checked_sub(1)?));
            matches.chosen = next;
            matches.worker.ask(Work::Delete(file));
        }
        ShelfChoice::BringBack | ShelfChoice::Paste => {}
    }
}
