//! A match inside Bevy, without a picture: requests, facts, phases.

mod accessible;
mod any_order;
mod around;
mod chess_clock;
mod computers;
mod every_game;
mod hands;
mod help;
mod keeping;
mod lesson;
mod matches;
mod order;
mod playback;
mod player;
mod puzzles;
mod requests;
mod resizing;
mod saving;
mod showcase;
mod solved;
mod stillness;
mod support;
mod told;
mod walking;
mod watching;
mod whole;
