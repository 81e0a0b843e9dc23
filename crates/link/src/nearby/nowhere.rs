//! A page has no network: nothing is announced, and nothing is found.

use super::NearbyTable;

/// A table that is announced. In a page there is none.
pub struct Announcement {
    table: NearbyTable,
}

impl Announcement {
    /// There is no network.
    pub fn start(_: NearbyTable) -> Option<Self> {
        None
    }

    /// Announces the table as it stands now; whether that was possible.
    pub fn update(&mut self, table: NearbyTable) -> bool {
        self.table = table;
        false
    }

    /// The table as it is announced.
    pub const fn table(&self) -> &NearbyTable {
        &self.table
    }
}

/// A search for tables nearby. In a page there is none.
pub struct NearbySearch {
    _none: (),
}

impl NearbySearch {
    /// There is no network.
    pub const fn start() -> Option<Self> {
        None
    }

    /// The tables that are found by now.
    pub const fn tables(&self) -> Vec<NearbyTable> {
        Vec::new()
    }
}
