//! The solved games behind one interface, for displays that know no game.

pub use super::dejarik::{
    exact_help::{ExactTableValue, exact_values, is_on},
    table_cache::CacheNote,
    tablebase::{ExactValue, Probe},
    tables::{TableState, can_be_solved, request, state, take_note, wait_for},
};
