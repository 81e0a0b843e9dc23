//! Damaged files of every kind that strangers may send ([`TARGETS`]), unchanged and changed at random. After most changes the
//! checksums are recomputed, so that the damage is found by the parser and not by the checksum. The tests of logic try a few
//! hundred of each, the benchmark `fuzz` any number.
//!
//! A case follows from its number alone. A broken promise is a panic; [`last_input`] has the file that was read.

mod creatures;
mod damage;
mod days;
mod endings;
mod imports;
mod lessons;
mod live;
mod mail;
mod match_lines;
mod positions;
mod records;
mod settings;

use std::{cell::RefCell, path::Path};

use super::{
    creature_folder,
    watch::{Lots, options, tables},
};

/// What is read.
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Tries one case in a folder of its own; says whether what was given was read.
    case: fn(&mut Lots, &Path) -> bool,
}

/// Everything that is read from files or lines.
pub const TARGETS: &[Target] = &[
    Target { name: "records", case: records::case },
    Target { name: "positions", case: positions::case },
    Target { name: "settings", case: settings::case },
    Target { name: "endings", case: endings::case },
    Target { name: "creatures", case: creatures::case },
    Target { name: "imports", case: imports::case },
    Target { name: "lessons", case: lessons::case },
    Target { name: "days", case: days::case },
    Target { name: "match-lines", case: match_lines::case },
    Target { name: "mail", case: mail::case },
    Target { name: "live", case: live::case },
];

thread_local! {
    static LAST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Remembers what is about to be read.
fn note(input: impl AsRef<[u8]>) {
    LAST.with_borrow_mut(|last| {
        last.clear();
        last.extend_from_slice(input.as_ref());
    });
}

/// What this thread was reading last.
pub fn last_input() -> Vec<u8> {
    LAST.with_borrow(Vec::clone)
}

impl Target {
    /// Tries case `number`; `folder` is empty before and after. Says whether what was given was read: most is refused, as it should
    /// be, and if all were, nothing would be tried but the door.
    ///
    /// # Panics
    /// If a promise is broken.
    pub fn try_case(&self, number: u64, folder: &Path) -> bool {
        let mut lots = Lots::new(number);
        // The first numbers of near seeds are near each other.
        for _ in 0..8 {
            lots.below(2);
        }
        (self.case)(&mut lots, folder)
    }
}
