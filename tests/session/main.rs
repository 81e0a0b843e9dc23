//! A match inside Bevy, without a picture: requests, facts, phases.

mod counsel;
mod matches;
mod recital;
mod requests;
mod saving;
mod support;
