//! The logic floor: everything that needs neither Bevy nor a screen. One file a promise.

mod contests;
mod layering;
mod players;
