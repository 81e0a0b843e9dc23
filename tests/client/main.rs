//! The whole program as a person meets it: a real window, a mouse, keys, and a look at what is on the screen.

mod desktop;
mod look;
mod measures;
mod saves;
mod setup;
mod showcase;
mod window;
