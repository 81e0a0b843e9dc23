//! A match inside Bevy, without a picture: requests, facts, phases.

mod help;
mod matches;
mod playback;
mod requests;
mod saving;
mod support;
