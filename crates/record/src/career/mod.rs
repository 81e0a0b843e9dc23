//! What a person makes of the matches: profiles with what is counted, medals, the journey of nine evenings.

mod journey;
mod medal_conditions;
mod medals;
mod profile;
mod rated;
mod statistics;

pub use journey::{Evening, EveningResult, evenings, read};
pub use medal_conditions::MEDALS;
pub use medals::{kept_medals, medals_of};
use medals::{medals_in, person_of};
pub use profile::{Profile, Profiles};
pub use rated::{UnratedReason, rated, unrated};
pub use statistics::{Attacks, OfCreature, ResultCounts, Statistics};
