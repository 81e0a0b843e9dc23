//! How many actions of the turn have been shown.

use bevy::prelude::*;

use crate::ui::systems::UiSystems;
use holochess_rules::Event;
use holochess_session::{Director, Happened, Match};

/// How many actions of the turn have been shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionsShown(u8);

impl ActionsShown {
    /// How many of `all` actions are left in the picture; an action counts as used from the start of its scene.
    pub fn left(self, all: u8) -> u8 {
        all.saturating_sub(self.0)
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => self.0 = 0,
            Event::Moved { .. }
            | Event::Leapt { .. }
            | Event::Attacked { .. }
            | Event::Swapped { .. }
            | Event::Passed { .. } => {
                self.0 = self.0.saturating_add(1);
            }
            _ => {}
        }
    }
}

/// Counts the actions whose scenes have begun; at rest, takes the number from the rules.
fn count_shown_actions(
    mut happened: MessageReader<Happened>,
    mut shown: ResMut<ActionsShown>,
    game: Option<Res<Match>>,
    director: Res<Director>,
) {
    for fact in happened.read() {
        shown.count(&fact.event);
    }
    // At rest the picture and the rules agree; after an undo only the rules know the number.
    if let Some(progress) = game.filter(|_| !director.is_busy()).map(|game| game.table().progress()) {
        let spent = progress.actions_a_turn.saturating_sub(progress.actions_left);
        shown.set_if_neq(ActionsShown(spent));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActionsShown>().add_systems(Update, count_shown_actions.in_set(UiSystems::Display));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{Cell, PieceId, Seat};

    #[test]
    fn the_bars_follow_what_has_been_shown() {
        let mut tally = ActionsShown::default();
        tally.count(&Event::TurnBegan { seat: Seat::FIRST, turn: 1 });
        assert_eq!(tally.left(2), 2);
        tally.count(&Event::Moved { piece: PieceId(0), path: vec![Cell(14), Cell(2)] });
        assert_eq!(tally.left(2), 1);
        tally.count(&Event::Pushed { piece: PieceId(0), from: Cell(2), to: Cell(3) });
        assert_eq!(tally.left(2), 1);
        tally.count(&Event::TurnBegan { seat: Seat::SECOND, turn: 2 });
        assert_eq!(tally.left(2), 2);
    }
}
