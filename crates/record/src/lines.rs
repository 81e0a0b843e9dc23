//! The lines of a record as they stand in the file.

use super::line::{Header, Line};

/// A header and everything that was written after it.
pub(super) struct Lines {
    header: Header,
    /// The lines after the header, each with its end.
    text: String,
    /// Where each of them ends in the text, behind its end.
    ends: Vec<u32>,
    /// The check of the last one.
    check: String,
    actions: usize,
    take_backs: usize,
}

impl Lines {
    /// No lines yet.
    pub(super) fn new(header: Header) -> Self {
        // The same match has the same checks, whichever version of the program it was begun with.
        let check = header.without_program().text();
        Self { header, text: String::new(), ends: Vec::new(), check, actions: 0, take_backs: 0 }
    }

    /// The header.
    pub(super) const fn header(&self) -> &Header {
        &self.header
    }

    /// Adds a line with its check.
    pub(super) fn push(&mut self, line: &Line) {
        let checked = line.checked(&self.check);
        self.text.push_str(&checked.text());
        self.text.push('\n');
        // No record is longer than 8 MiB.
        self.ends.push(self.text.len() as u32);
        self.check = checked.check;
        self.actions += usize::from(line.action.is_some());
        self.take_backs += usize::from(line.take_back.is_some());
    }

    /// How many there are, without the header.
    pub(super) const fn count(&self) -> usize {
        self.ends.len()
    }

    /// How many of them are decisions, those that were taken back included.
    pub(super) const fn actions(&self) -> usize {
        self.actions
    }

    /// How many of them take something back.
    pub(super) const fn take_backs(&self) -> usize {
        self.take_backs
    }

    /// One of them, without its end.
    pub(super) fn get(&self, index: usize) -> Option<&str> {
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |last| self.ends[last] as usize);
        Some(&self.text[start..end - 1])
    }

    /// Whether these are the lines of the same match, further on or equal.
    pub(super) fn go_on_from(&self, earlier: &Self) -> bool {
        self.header.is_same_match(&earlier.header) && self.text.starts_with(&earlier.text)
    }

    /// The whole record.
    pub(super) fn file(&self) -> String {
        [&self.header.text(), "\n", &self.text].concat()
    }
}
