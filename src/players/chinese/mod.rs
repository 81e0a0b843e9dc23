//! What players know about Chinese Checkers.

mod glance;
mod knowledge;
mod ways;
