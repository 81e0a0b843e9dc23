//! Which state is wanted.

use bevy::prelude::*;

use holochess_rules::GameId;

/// The game of most pictures.
pub(super) const FLAGSHIP: GameId = GameId::FLAGSHIP;

/// The name of the wanted state.
#[derive(Resource, Debug)]
pub(super) struct WantedState(pub(super) String);
