//! Learning to evaluate positions by self-play: a network for Holochess, weights for Chinese Checkers and Déméter.

pub mod chinese;
pub mod demeter;
pub mod holochess;
