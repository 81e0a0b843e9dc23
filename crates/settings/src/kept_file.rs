//! What the small files have in common that the program keeps beside the settings: two programs may change one at the same time, and
//! neither loses what the other has written.

use std::path::Path;

use holochess_locale::Words;
use holochess_platform::storage::FileError;

/// A small file that is read at the start and changed line by line.
pub trait KeptFile: Clone + Default + Send + Sync + 'static {
    /// Reads the file, and says what was wrong with it. Where there is none, nothing is known yet. Content that is no TOML is kept
    /// aside under another name. Where that fails, or the content is unknown, the file stays as it is, and nothing is written.
    fn load(path: &Path) -> (Self, Vec<Words>);

    /// Whether [`KeptFile::update`] writes: not where the file is of a later version, could not be moved out of the way, or has
    /// unknown content.
    fn is_written(&self) -> bool;

    /// Changes the file as it is at this moment, not as it was when it was read: what another program has written since stays. The
    /// file is the old one or the new one, never half; one that is not ours to change stays as it is.
    ///
    /// Returns what the file says now, with the change in any case, and what was wrong with it.
    ///
    /// # Errors
    /// If it cannot be written, its content is unknown, or it would be larger than what is read of it; it is as it was then.
    fn update(path: &Path, change: impl FnOnce(&mut Self)) -> Result<(Self, Vec<Words>), FileError>;
}

/// A [`KeptFile`] that gives another one names of its own: the one in its only field.
macro_rules! kept_as {
    ($own:ty, $file:ty) => {
        impl crate::KeptFile for $own {
            fn load(path: &std::path::Path) -> (Self, Vec<holochess_locale::Words>) {
                let (file, flaws) = <$file>::load(path);
                (Self(file), flaws)
            }

            fn is_written(&self) -> bool {
                self.0.is_written()
            }

            fn update(
                path: &std::path::Path,
                change: impl FnOnce(&mut Self),
            ) -> Result<(Self, Vec<holochess_locale::Words>), holochess_platform::storage::FileError> {
                let (file, flaws) = <$file>::update(path, |file| {
                    let mut own = Self(std::mem::take(file));
                    change(&mut own);
                    *file = own.0;
                })?;
                Ok((Self(file), flaws))
            }
        }
    };
}
pub(super) use kept_as;
