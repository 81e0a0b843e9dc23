//! A character of a ladder, as each game lists its own.

/// A character of a ladder; `S` are the settings of its game's search players.
#[derive(Clone, Copy, Debug)]
pub struct LadderLevel<S> {
    /// The id of the level.
    pub id: &'static str,
    /// The creature of the portrait.
    pub portrait: &'static str,
    /// How it decides.
    pub settings: S,
}
