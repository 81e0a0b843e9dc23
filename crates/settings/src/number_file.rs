//! Numbers that are kept in a small file: some sections, a line a thing.

use std::path::Path;

use toml_edit::Item;

use super::{exchange::put, versioned_toml::VersionedToml};
use holochess_locale::Words;
use holochess_platform::storage::FileError;

/// The file.
#[derive(Clone, Debug, Default)]
pub(super) struct NumberFile(VersionedToml);

impl NumberFile {
    /// Reads the file, and says what was wrong with it; see [`VersionedToml::load`].
    pub(super) fn load(path: &Path) -> (Self, Vec<Words>) {
        let (file, flaws) = VersionedToml::load(path);
        (Self(file), flaws)
    }

    /// What can be read of the file, which is not touched, now or later.
    pub(super) fn peek(path: &Path) -> Self {
        Self(VersionedToml::peek(path))
    }

    /// The number of a line; `None` if there is none, or one that is out of range.
    pub(super) fn get(&self, section: &str, id: &str) -> Option<u32> {
        let number = self.0.document.get(section)?.as_table_like()?.get(id)?.as_integer()?;
        u32::try_from(number).ok()
    }

    /// Sets the number of a line.
    pub(super) fn set(&mut self, section: &str, id: &str, number: u32) {
        put(&mut self.0.document, section, id, i64::from(number).into());
    }

    /// The lines of a section that are numbers in range.
    pub(super) fn lines(&self, section: &str) -> impl Iterator<Item = (&str, u32)> {
        let section = self.0.document.get(section).and_then(Item::as_table_like);
        let lines = section.into_iter().flat_map(|section| section.iter());
        lines.filter_map(|(id, item)| Some((id, u32::try_from(item.as_integer()?).ok()?)))
    }

    /// Whether [`NumberFile::update`] writes.
    pub(super) const fn is_written(&self) -> bool {
        self.0.is_written()
    }

    /// Changes the file as it is at this moment; see [`VersionedToml::update`].
    ///
    /// # Errors
    /// As [`VersionedToml::update`].
    pub(super) fn update(path: &Path, change: impl FnOnce(&mut Self)) -> Result<(Self, Vec<Words>), FileError> {
        let (file, flaws) = VersionedToml::update(path, |file| {
            let mut numbers = Self(std::mem::take(file));
            change(&mut numbers);
            *file = numbers.0;
        })?;
        Ok((Self(file), flaws))
    }
}
