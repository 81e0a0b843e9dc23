//! What players know about Déméter.

mod glance;
mod knowledge;
