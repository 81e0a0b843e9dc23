//! The whole program as a person uses it: a real window, mouse, keys, and the picture on the screen.

mod boards;
mod contrast;
// Windows are tested on a virtual X server, which exists on Linux.
#[cfg(target_os = "linux")]
mod desktop;
#[cfg(target_os = "linux")]
mod endurance;
#[cfg(target_os = "linux")]
mod games;
#[cfg(target_os = "linux")]
mod idle;
#[cfg(target_os = "linux")]
mod journey;
#[cfg(target_os = "linux")]
mod kills;
#[cfg(target_os = "linux")]
mod look;
mod lost_device;
#[cfg(target_os = "linux")]
mod matches;
mod moments;
#[cfg(target_os = "linux")]
mod puzzles;
#[cfg(target_os = "linux")]
mod reader;
#[cfg(target_os = "linux")]
mod resizing;
mod resolution;
#[cfg(target_os = "linux")]
mod saves;
#[cfg(target_os = "linux")]
mod setup;
#[cfg(target_os = "linux")]
mod showcase;
mod studio;
#[cfg(target_os = "linux")]
mod whole_match;
#[cfg(target_os = "linux")]
mod window;
