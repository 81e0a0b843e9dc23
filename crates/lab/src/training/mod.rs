//! Learning to evaluate positions by self-play: a network for Holochess, weights for Chinese Checkers.

pub mod chinese;
pub mod holochess;
