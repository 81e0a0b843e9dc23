//! Holochess without its window: rules, players, records, settings and words, as plain values. Knows nothing of the engine.

pub mod career;
pub mod imports;
pub mod lessons;
pub mod locale;
pub mod narration;
pub mod platform;
pub mod players;
pub mod record;
pub mod rules;
pub mod settings;
pub mod storage;
pub mod thinking;
