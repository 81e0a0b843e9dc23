//! A match inside Bevy, without a picture: requests, facts, phases.

mod counsel;
mod matches;
mod order;
mod recital;
mod requests;
mod showcase;
mod support;
mod whole;
