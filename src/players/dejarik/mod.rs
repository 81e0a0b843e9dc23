//! What players know about Dejarik, by both rule sets.

mod glance;
mod knowledge;
pub mod ladder;
