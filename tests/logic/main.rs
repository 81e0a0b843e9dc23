//! The logic floor: everything that needs neither Bevy nor a screen. One file a promise.

mod chinese;
mod contests;
mod counting_commands;
mod dejarik;
mod demeter;
mod dice;
mod endings;
mod every_game;
mod figures;
mod help;
mod holochess;
mod kills;
mod ladder;
mod layering;
mod learning;
mod lots;
mod other_games;
mod play;
mod players;
mod records;
mod search;
mod settings;
mod terminal;
mod told;
mod watched;
mod words;
