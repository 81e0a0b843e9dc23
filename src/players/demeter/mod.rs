//! What players know about Déméter.

mod glance;
mod knowledge;
pub mod ladder;
