//! In a review of a solved game, the board shows what every destination of a piece is worth. A press on a piece of the
//! side to move takes it in hand, Up and Down go through that side's pieces; with no piece in hand, the piece under the
//! pointer shows its destinations.

use bevy::prelude::*;

use super::{Hand, aim, pointer::Pointer};
use crate::ui::{controls::Controls, navigation::Reviewing, overlay::Overlays};
use holochess_players::solved::{ExactValue, Probe, exact_values};
use holochess_rules::{Action, Cell, Table};
use holochess_session::{Match, SolvedGame};
use holochess_settings::controls::Command;
use holochess_view::MarkedValue;

/// The values of the destinations at the moment of the review.
#[derive(Resource, Debug)]
pub struct BoardValues {
    /// Whether the player has switched the values on.
    pub on: bool,
    /// The moment and the number of decisions that the values were looked up for, and the values if the position is
    /// solved.
    known: Option<((usize, usize), Option<Probe>)>,
    /// The destinations with their values.
    shown: Vec<(Cell, ExactValue)>,
}

impl Default for BoardValues {
    fn default() -> Self {
        Self { on: true, known: None, shown: Vec::new() }
    }
}

impl BoardValues {
    /// Whether the position at this moment is solved.
    pub fn is_known(&self) -> bool {
        self.known.as_ref().is_some_and(|(_, probe)| probe.is_some())
    }

    /// The destinations of the piece in hand with their values.
    pub fn shown(&self) -> &[(Cell, ExactValue)] {
        &self.shown
    }

    /// The destinations as they are marked on the table.
    pub(super) fn marks(&self) -> Vec<(Cell, MarkedValue)> {
        self.shown.iter().map(|(cell, value)| (*cell, marked(*value))).collect()
    }

    /// The destinations of the piece on a cell, with their values.
    pub fn destinations_of(&self, from: Cell) -> Vec<(Cell, ExactValue)> {
        let probe = self.known.as_ref().and_then(|(_, probe)| probe.as_ref());
        probe.map(|probe| destinations(&probe.actions, from)).unwrap_or_default()
    }

    /// The cells of pieces that could have moved.
    pub fn actors(&self) -> Vec<Cell> {
        let probe = self.known.as_ref().and_then(|(_, probe)| probe.as_ref());
        let mut cells: Vec<Cell> = probe
            .map_or(&[][..], |probe| &probe.actions)
            .iter()
            .filter_map(|(action, _)| aim::start_of(*action))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// The mark for a value.
pub const fn marked(value: ExactValue) -> MarkedValue {
    match value.points {
        0 => MarkedValue::Draws,
        1.. => MarkedValue::Wins,
        _ => MarkedValue::Loses,
    }
}

/// The destinations of the piece on a cell, with their values, among these actions.
fn destinations(actions: &[(Action, ExactValue)], from: Cell) -> Vec<(Cell, ExactValue)> {
    let own = actions.iter().filter(|(action, _)| aim::start_of(*action) == Some(from));
    own.filter_map(|(action, value)| Some((aim::end_of(*action)?, *value))).collect()
}

/// Looks up the values of the moment that the review shows, and lets pointer and keys choose the piece.
pub(super) fn look_up_values(
    game: Option<Res<Match>>,
    reviewing: Res<Reviewing>,
    overlays: Res<Overlays>,
    solved_game: Res<SolvedGame>,
    pointer: Res<Pointer>,
    controls: Res<Controls>,
    mut hand: ResMut<Hand>,
    mut values: ResMut<BoardValues>,
) {
    let Some(game) = game.filter(|_| reviewing.0 && solved_game.is_ready()) else {
        if values.known.is_some() || !values.shown.is_empty() {
            (values.known, values.shown) = (None, Vec::new());
        }
        return;
    };
    let decisions = game.decisions().len();
    let moment = (game.browsing().unwrap_or(decisions), decisions);
    if values.known.as_ref().is_none_or(|(known, _)| *known != moment) {
        let table: Box<dyn Table> = game.table_at(moment.0);
        values.known = Some((moment, exact_values(&*table, false)));
    }
    let actors = values.actors();
    if values.on && overlays.is_empty() {
        if pointer.pressed
            && let Some(cell) = hand.hovered
        {
            let is_taken = actors.contains(&cell) && hand.held != Some(cell);
            hand.hold(is_taken.then_some(cell));
        }
        let step = isize::from(controls.pressed(Command::Down)) - isize::from(controls.pressed(Command::Up));
        if step != 0 && !actors.is_empty() {
            let now = hand.held.and_then(|held| actors.iter().position(|cell| *cell == held));
            let count = actors.len() as isize;
            let next = now.map_or(if step > 0 { 0 } else { count - 1 }, |now| (now as isize + step).rem_euclid(count));
            hand.hold(Some(actors[next as usize]));
        }
    }
    let from = hand.held.or(hand.hovered).filter(|cell| values.on && actors.contains(cell));
    let shown = from.map(|from| values.destinations_of(from)).unwrap_or_default();
    if values.shown != shown {
        values.shown = shown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_shows_where_it_can_go_and_what_that_is_worth() {
        let value = |points, distance| ExactValue { points, distance };
        let go = |from, to| Action::Move { from: Cell(from), to: Cell(to) };
        let actions =
            [(go(1, 5), value(1, 7)), (go(2, 6), value(0, 0)), (go(1, 4), value(-2, 8)), (Action::Pass, value(0, 0))];
        assert_eq!(destinations(&actions, Cell(1)), [(Cell(5), value(1, 7)), (Cell(4), value(-2, 8))]);
        assert_eq!(destinations(&actions, Cell(3)), []);
        let marks = actions.map(|(_, value)| marked(value));
        assert_eq!(marks, [MarkedValue::Wins, MarkedValue::Draws, MarkedValue::Loses, MarkedValue::Draws]);
    }
}
