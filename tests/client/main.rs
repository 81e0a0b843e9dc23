//! The whole program as a person meets it: a real window, a mouse, keys, and a look at what is on the screen.

mod boards;
// A window is tested on an X server without a screen, which there is on Linux.
#[cfg(target_os = "linux")]
mod desktop;
#[cfg(target_os = "linux")]
mod games;
#[cfg(target_os = "linux")]
mod look;
mod measures;
#[cfg(target_os = "linux")]
mod saves;
#[cfg(target_os = "linux")]
mod setup;
#[cfg(target_os = "linux")]
mod showcase;
#[cfg(target_os = "linux")]
mod window;
