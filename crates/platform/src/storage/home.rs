//! Where settings and saves lie on this machine.

use std::{
    env,
    path::{Path, PathBuf},
};

use directories::{ProjectDirs, UserDirs};

use super::{FileError, FileProblem, paths_in, remove_temporaries_in};
use crate::fs;

/// The environment variable with the folder for settings and saves, instead of the platform's own folders.
pub const HOME_VARIABLE: &str = "HOLOCHESS_HOME";

/// The folder with what was deleted, within that of the saved matches.
pub const DELETED: &str = "deleted";

/// The folders of one player on one machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    settings: PathBuf,
    saves: PathBuf,
    photos: PathBuf,
    exports: PathBuf,
    mail: PathBuf,
    live: PathBuf,
    lessons: PathBuf,
    cache: PathBuf,
}

impl Home {
    /// The folder that [`HOME_VARIABLE`] names, else the platform's folders for settings and data, else the working folder
    /// (a machine without home folders).
    pub fn of_environment() -> Self {
        if let Some(folder) = env::var_os(HOME_VARIABLE).filter(|folder| !folder.is_empty()) {
            return Self::at(Path::new(&folder));
        }
        if let Some(downloads) = crate::downloads() {
            // What is handed out goes where the person finds it; the rest stays with the page.
            return Self { photos: downloads.clone(), exports: downloads, ..Self::in_browser() };
        }
        ProjectDirs::from("", "", "holochess").map_or_else(
            || Self::at(Path::new("holochess")),
            |folders| {
                let pictures =
                    UserDirs::new().and_then(|user| user.picture_dir().map(|folder| folder.join("Holochess")));
                let documents =
                    UserDirs::new().and_then(|user| user.document_dir().map(|folder| folder.join("Holochess")));
                Self {
                    settings: folders.config_dir().to_owned(),
                    saves: folders.data_dir().join("saves"),
                    photos: pictures.unwrap_or_else(|| folders.data_dir().join("photos")),
                    exports: documents.unwrap_or_else(|| folders.data_dir().join("exports")),
                    mail: folders.data_dir().join("mail"),
                    live: folders.data_dir().join("live"),
                    lessons: folders.data_dir().join("lessons"),
                    cache: folders.cache_dir().to_owned(),
                }
            },
        )
    }

    /// The folders that a page keeps in the browser's storage.
    pub fn in_browser() -> Self {
        Self::at(Path::new("holochess"))
    }

    /// Everything under one folder.
    pub fn at(folder: &Path) -> Self {
        Self {
            settings: folder.to_owned(),
            saves: folder.join("saves"),
            photos: folder.join("photos"),
            exports: folder.join("exports"),
            mail: folder.join("mail"),
            live: folder.join("live"),
            lessons: folder.join("lessons"),
            cache: folder.join("cache"),
        }
    }

    /// The file of the settings; its folder may not be there yet.
    pub fn settings_file(&self) -> PathBuf {
        self.settings.join("settings.toml")
    }

    /// The file of what is known of the person's strength, beside the settings.
    pub fn strength_file(&self) -> PathBuf {
        self.settings.join("strength.toml")
    }

    /// The file of the puzzles that have been solved, beside the settings.
    pub fn puzzles_file(&self) -> PathBuf {
        self.settings.join("puzzles.toml")
    }

    /// The file of how far the person has come in lessons and on the journey, beside the settings.
    pub fn learned_file(&self) -> PathBuf {
        self.settings.join("learned.toml")
    }

    /// The folder of the saved matches; it may not be there yet.
    pub fn saves(&self) -> &Path {
        &self.saves
    }

    /// The folder of the photographs; it may not be there yet.
    pub fn photos(&self) -> &Path {
        &self.photos
    }

    /// The folder of the records that are handed out; it may not be there yet.
    pub fn exports(&self) -> &Path {
        &self.exports
    }

    /// The folder of the matches by mail; it may not be there yet.
    pub fn mail(&self) -> &Path {
        &self.mail
    }

    /// The folder of the tables over a wire; it may not be there yet.
    pub fn live(&self) -> &Path {
        &self.live
    }

    /// The folder of the lessons that others have written; it may not be there.
    pub fn lessons(&self) -> &Path {
        &self.lessons
    }

    /// The folder of what can be made again at any time; it may not be there yet.
    pub fn cache(&self) -> &Path {
        &self.cache
    }

    /// The folder of the saved matches, made where it is missing.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn make_saves(&self) -> Result<&Path, FileError> {
        make_folder(&self.saves)?;
        Ok(&self.saves)
    }

    /// Removes the temporary files that a stopped program has left in these folders.
    pub fn remove_temporaries(&self) {
        let folders = [&self.settings, &self.saves, &self.photos, &self.exports, &self.mail, &self.live, &self.cache];
        // What was deleted lies in a folder each.
        let mut deleted = paths_in(&self.saves.join(DELETED)).unwrap_or_default();
        deleted.retain(|folder| fs::symlink_metadata(folder).is_ok_and(|it| it.is_dir()));
        folders.into_iter().chain(&deleted).for_each(|folder| remove_temporaries_in(folder));
    }
}

/// Makes a folder where it is missing, with those above it.
///
/// # Errors
/// If it cannot be made.
pub fn make_folder(folder: &Path) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(|error| {
        let in_the_way = folder.ancestors().find_map(|above| {
            let is_dead_link = || fs::symlink_metadata(above).is_ok_and(|it| it.is_symlink()) && !fs::is_there(above);
            let problem = if fs::is_file(above) {
                FileProblem::NotAFolder
            } else if is_dead_link() {
                FileProblem::DeadLink
            } else {
                return None;
            };
            Some(FileError { path: above.to_owned(), problem })
        });
        in_the_way.unwrap_or_else(|| FileError::new(folder, &error))
    })
}
