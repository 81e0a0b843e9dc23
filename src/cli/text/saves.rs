//! The list of the saved matches, with the names that `--load` takes.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use super::game::{Game, say};
use crate::cli::{Failure, match_args::save_name};
use holochess_locale::{Value, file_error, harmless};
use holochess_platform::storage::{self, Home};
use holochess_record::{RecordedMatch, Shelf, Who};

/// How many matches are listed; each has to be read.
const MOST: usize = 20;

impl Game<'_> {
    /// Lists the matches of the saves folder, the newest first.
    pub(super) fn list_saves(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        let shelf = Shelf::at(Home::of_environment().saves());
        let folder = ("folder", Value::from(harmless(&shelf.folder().display().to_string())));
        let files = match shelf.saved() {
            Err(error) => return say(out, &locale.say(&file_error(&error))),
            Ok(files) if files.is_empty() => return say(out, &locale.format("text-saves-none", &[folder])),
            Ok(files) => files,
        };
        say(out, &locale.text("text-saves"))?;
        for path in files.iter().take(MOST) {
            say(out, &self.saved_match(path))?;
        }
        match files.len().saturating_sub(MOST) {
            0 => Ok(()),
            more => say(out, &locale.format("text-saves-more", &[folder, ("count", more.into())])),
        }
    }

    /// A saved match on one line: its name, its game, its players and how many actions it has; or the error in its file.
    fn saved_match(&self, path: &Path) -> String {
        let locale = self.narrator.locale;
        let recorded = match RecordedMatch::open(path) {
            Ok((recorded, _)) => recorded,
            Err(why) => return why.say(locale),
        };
        let players = recorded.setup().seats.iter().map(|seat| match &seat.who {
            Who::Human if !seat.name.is_empty() => seat.name.clone(),
            Who::Human => locale.text("text-saves-person"),
            Who::Computer(level) => locale.text(&format!("level-{level}")),
        });
        let is_this = self.recorded.autosave_path().is_some_and(|own| storage::is_same_file(own, path));
        let state = match (is_this, recorded.is_over()) {
            (true, _) => "this",
            (false, true) => "over",
            (false, false) => "open",
        };
        let arguments = [
            ("name", save_name(path).unwrap_or_default().into()),
            ("game", locale.text(&format!("game-{}", recorded.setup().game.id())).into()),
            ("players", players.collect::<Vec<_>>().join(", ").into()),
            ("count", recorded.decisions().len().into()),
            ("state", state.into()),
        ];
        locale.format("text-saves-match", &arguments)
    }
}

/// What another match may have at this path: the file, or its last good copy, which the second save would replace.
pub(super) fn taken(path: &Path) -> Option<PathBuf> {
    let is_there = |path: &PathBuf| path.symlink_metadata().is_ok_and(|metadata| metadata.is_file());
    let through_links = fs::metadata(path).is_ok_and(|metadata| metadata.is_file()).then(|| path.to_owned());
    through_links.or_else(|| Some(storage::backup_of(path)).filter(is_there))
}
