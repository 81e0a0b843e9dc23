//! The phase of a match: what the table is waiting for.

use bevy::prelude::*;

use super::{Director, DisplayedBoard, Match};
use holochess_rules::{Action, ToAct};

/// What the table is doing.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MatchPhase {
    /// No match is on the table.
    #[default]
    None,
    /// The pieces are being dealt and put on the board.
    Dealing,
    /// A player has to choose an action.
    Choosing,
    /// An action is being shown.
    Resolving,
    /// A player has to choose where a piece is pushed.
    Pushing,
    /// The last two creatures fight to the death.
    Duel,
    /// The match is over and its last scene has been shown.
    Over,
}

/// Derives the phase from the match and from how much of it has been shown.
pub(super) fn update_phase(
    game: Option<Res<Match>>,
    shown: Option<Res<DisplayedBoard>>,
    director: Res<Director>,
    phase: Res<State<MatchPhase>>,
    mut next: ResMut<NextState<MatchPhase>>,
) {
    let now = match (game, shown) {
        (Some(game), Some(shown)) => phase_of(&game, &shown, &director),
        _ => MatchPhase::None,
    };
    if *phase.get() != now {
        next.set(now);
    }
}

fn phase_of(game: &Match, shown: &DisplayedBoard, director: &Director) -> MatchPhase {
    if director.is_busy() {
        return if shown.duel.is_some() && shown.verdict.is_none() {
            MatchPhase::Duel
        } else if shown.turn == 0 {
            MatchPhase::Dealing
        } else {
            MatchPhase::Resolving
        };
    }
    // What is watched is over when its end is shown.
    if game.watching().is_some_and(|watching| watching.at() < game.decisions().len()) {
        return MatchPhase::Choosing;
    }
    match game.table().to_act() {
        ToAct::Over => MatchPhase::Over,
        ToAct::Choose(_) if matches!(game.table().actions().first(), Some(Action::Push { .. })) => MatchPhase::Pushing,
        _ => MatchPhase::Choosing,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<MatchPhase>();
}
