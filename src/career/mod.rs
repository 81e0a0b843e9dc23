//! What a person makes of the matches: profiles with what is counted, medals, the journey of nine evenings. May use `rules`,
//! `record`, `players` and `storage`.

mod journey;
mod profile;
mod rated;
mod statistics;

pub use journey::{Evening, EveningResult, evenings, read};
pub use profile::{Profile, Profiles};
pub use rated::{Unrated, rated, unrated};
pub use statistics::{Attacks, MEDALS, OfCreature, ResultCounts, Statistics};
