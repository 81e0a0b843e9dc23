//! A staged clash: any two creatures with any outcome, without a match, for showcase, pictures and films.

use bevy::prelude::*;

use crate::creatures::CreatureId;
pub use holochess_rules::ClashCourse;
use holochess_rules::{Event, Exhibition, PieceId, SetupError, exhibit};
use holochess_session::{BoardReset, Director, DisplayedBoard};

/// A staged clash, ready to be shown.
#[derive(Clone, Debug)]
pub struct StagedClash {
    shown: DisplayedBoard,
    pieces: [PieceId; 2],
    events: Vec<Event>,
}

impl StagedClash {
    /// Stages `attacker` against `defender`; `variant` selects cells and dice.
    ///
    /// # Errors
    /// If both are the same creature.
    pub fn new(
        attacker: CreatureId,
        defender: CreatureId,
        course: ClashCourse,
        variant: u64,
    ) -> Result<Self, SetupError> {
        let Exhibition { table, dealt, pieces, events } = exhibit(attacker.id(), defender.id(), course, variant)?;
        let mut shown = DisplayedBoard::after(&*table, &dealt);
        for (piece, creature) in pieces.into_iter().zip([attacker, defender]) {
            shown.cast(piece, creature.id());
        }
        Ok(Self { shown, pieces, events })
    }

    /// The table before it.
    pub fn shown(&self) -> &DisplayedBoard {
        &self.shown
    }

    /// Attacker and defender.
    pub fn pieces(&self) -> [PieceId; 2] {
        self.pieces
    }

    /// Its events.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Puts it on the stage.
    pub fn begin(self, world: &mut World) {
        world.insert_resource(self.shown);
        world.write_message(BoardReset);
        world.resource_mut::<Director>().play_alone(self.events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::creatures::CREATURES;
    use holochess_rules::{Outcome, judge};

    #[test]
    fn every_clash_can_be_rehearsed() {
        let mut odd = 0;
        let all = || CREATURES.into_iter().filter_map(CreatureId::from_id);
        for attacker in all() {
            for defender in all().filter(|defender| *defender != attacker) {
                for (variant, course) in (0..).zip(ClashCourse::ALL) {
                    let StagedClash { mut shown, events, .. } =
                        StagedClash::new(attacker, defender, course, variant).expect("they are two");
                    let absent = shown.lost().len();
                    assert!(events.len() >= 4, "{attacker:?} {defender:?} {course:?}");
                    for event in &events {
                        if let (Event::Rolled(roll), ClashCourse::Attack(outcome)) = (event, course) {
                            odd += usize::from(judge(roll.difference()) != outcome);
                        }
                        shown.apply(event);
                    }
                    let lost = !matches!(course, ClashCourse::Attack(Outcome::Push | Outcome::CounterPush));
                    assert_eq!(shown.lost().len() - absent, usize::from(lost));
                }
            }
        }
        assert!(odd <= 5, "the rules leave out five at most, not {odd}");
        let one = CreatureId::from_id("savrip").expect("it has a folder");
        assert!(StagedClash::new(one, one, ClashCourse::Duel, 0).is_err());
    }

    #[test]
    fn a_ninth_creature_fights_as_itself() {
        let ninth = CreatureId::of_folder("ninth");
        let all = || CREATURES.into_iter().filter_map(CreatureId::from_id);
        for (variant, course) in (0..).zip(ClashCourse::ALL) {
            for other in all() {
                for (fighters, place) in [([ninth, other], 0), ([other, ninth], 1)] {
                    let staged = StagedClash::new(fighters[0], fighters[1], course, variant).expect("they are two");
                    let kinds = staged.pieces().map(|piece| staged.shown().piece(piece).kind);
                    assert_eq!(kinds, fighters.map(CreatureId::id), "{course:?}");
                    let cells = staged.pieces().map(|piece| staged.shown().cell_of(piece));
                    assert!(cells[place].is_some() && cells[0] != cells[1], "both stand there: {cells:?}");
                    let named = staged.shown().pieces().iter().filter(|info| info.kind == "ninth").count();
                    assert_eq!(named, 1, "there is one of it");
                }
            }
        }
    }
}
