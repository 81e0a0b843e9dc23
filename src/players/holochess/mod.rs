//! What players know about Holochess: how to search it and how to judge its positions.

mod glance;
mod searched;
