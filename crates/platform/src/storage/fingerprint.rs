//! Telling whether a file is still what it was.

use sha2::{Digest as _, Sha256};

/// The length and the SHA-256 of a file's content.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fingerprint {
    length: u64,
    hash: [u8; 32],
}

impl Fingerprint {
    /// Of this content.
    pub fn of(content: impl AsRef<[u8]>) -> Self {
        let content = content.as_ref();
        Self { length: content.len() as u64, hash: Sha256::digest(content).into() }
    }

    /// How long the content is, in bytes.
    pub(super) const fn length(&self) -> u64 {
        self.length
    }
}
