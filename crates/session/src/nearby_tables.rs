//! The open tables on the same network, while they are looked for.

use bevy::prelude::*;

use holochess_link::{NearbySearch, NearbyTable};

/// The open tables on the same network. Nothing is listened to unless they are looked for.
#[derive(Resource, Default)]
pub struct NearbyTables {
    search: Option<Search>,
}

/// A search that has begun, or could not begin.
enum Search {
    Network(NearbySearch),
    /// Where there is no network, nothing is ever found.
    Nowhere,
    /// In pictures and tests.
    Given(Vec<NearbyTable>),
}

impl NearbyTables {
    /// These tables and no others, without any network.
    pub const fn given(tables: Vec<NearbyTable>) -> Self {
        Self { search: Some(Search::Given(tables)) }
    }

    /// Begins to look, if that has not begun.
    pub fn look(&mut self) {
        if self.search.is_none() {
            self.search = Some(NearbySearch::start().map_or(Search::Nowhere, Search::Network));
        }
    }

    /// Looks no more.
    pub fn stop(&mut self) {
        if !matches!(self.search, Some(Search::Given(_))) {
            self.search = None;
        }
    }

    /// The tables that were found; `None` where none can be.
    pub fn tables(&self) -> Option<Vec<NearbyTable>> {
        match self.search.as_ref()? {
            Search::Network(search) => Some(search.tables()),
            Search::Nowhere => None,
            Search::Given(tables) => Some(tables.clone()),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NearbyTables>();
}
