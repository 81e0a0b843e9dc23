//! The logic floor: everything that needs neither Bevy nor a screen. One file a promise.

mod contests;
mod counting_commands;
mod dice;
mod holochess;
mod layering;
mod other_games;
mod players;
