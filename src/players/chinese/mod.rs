//! What players know about Chinese Checkers.

mod glance;
mod knowledge;
pub mod ladder;
mod ways;
