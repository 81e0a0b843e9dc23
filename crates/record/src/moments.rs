//! The table at every moment of a match, without keeping one for each: one in [`EVERY`] is kept, and the moments in between are
//! computed by playing on from it.

use super::LogEntry;
use holochess_rules::{Table, ToAct};

/// A table is kept after every 32 decisions. To compute a moment in between, at most 31 decisions are played again (microseconds
/// each).
const EVERY: usize = 32;

/// The tables of a match.
pub(super) struct Moments {
    /// The table after 0, [`EVERY`], twice [`EVERY`]… decisions.
    kept: Vec<Box<dyn Table>>,
    present: Box<dyn Table>,
}

impl Moments {
    /// A match that begins with this table.
    pub(super) fn new(start: Box<dyn Table>) -> Self {
        Self { kept: vec![start.duplicate()], present: start }
    }

    /// The table as it stands.
    pub(super) fn present(&self) -> &dyn Table {
        self.present.as_ref()
    }

    /// Stores the table after this number of decisions.
    pub(super) fn advance(&mut self, decisions: usize, table: Box<dyn Table>) {
        if decisions == self.kept.len() * EVERY {
            self.kept.push(table.duplicate());
        }
        self.present = table;
    }

    /// The table after the first `decisions` entries of `all`, which are the decisions that stand; the present table if there are
    /// no more.
    pub(super) fn at(&self, decisions: usize, all: &[LogEntry]) -> Box<dyn Table> {
        if decisions >= all.len() {
            return self.present.duplicate();
        }
        let nearest = decisions / EVERY;
        let mut table = self.kept[nearest].duplicate();
        for entry in &all[nearest * EVERY..decisions] {
            play_again(table.as_mut(), entry);
        }
        table
    }

    /// Goes back to the table after this number of decisions and forgets the tables after it.
    pub(super) fn go_back(&mut self, decisions: usize, all: &[LogEntry]) {
        self.present = self.at(decisions, all);
        self.kept.truncate(decisions / EVERY + 1);
    }
}

/// Plays a decision again with the dice that fell. It was legal then, and the table is the same, so nothing is refused. A table that
/// refuses it would be another match's, and a record must not go on with that.
fn play_again(table: &mut dyn Table, entry: &LogEntry) {
    let passing = match table.to_act() {
        ToAct::Pass(seat) => Some(seat),
        _ => None,
    };
    let Some(seat) = entry.seat.or(passing) else { return };
    let played = table.play(seat, entry.action);
    assert!(played.is_ok(), "{}: {played:?}", entry.text);
    for roll in &entry.rolls {
        let rolled = table.roll(roll.number, &roll.hands);
        assert!(rolled.is_ok(), "{}: {rolled:?}", entry.text);
    }
}

#[cfg(test)]
mod tests {
    use super::{super::RecordedMatch, EVERY};
    use crate::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{GameId, ToAct, dice::Seed};

    /// A row of games between two people whose choices go round the list of legal actions.
    fn play(most: usize) -> RecordedMatch {
        let mut options = GameId::Groi.options();
        options.set("match", "points:300").expect("a row of games");
        let nobody = SeatInfo { who: Who::Human, name: String::new() };
        let seats = vec![nobody.clone(), nobody];
        let seed = Seed::from_number(1);
        let setup = MatchSetup { game: GameId::Groi, options, seats, seed, position: None };
        let mut recorded = RecordedMatch::begin(setup).expect("this set-up is fine").0;
        while let ToAct::Choose(seat) = recorded.table().to_act()
            && recorded.decisions().len() < most
        {
            let actions = recorded.table().actions();
            let action = actions[recorded.decisions().len() * 7 % actions.len()];
            recorded.decide(seat, action).expect("it is one of the legal actions");
        }
        recorded
    }

    #[test]
    fn a_long_match_keeps_few_tables() {
        let recorded = play(3000);
        let decisions = recorded.decisions().len();
        assert!(decisions > 2000, "{decisions}");
        assert_eq!(recorded.moments.kept.len(), decisions / EVERY + 1);
    }

    #[test]
    fn tables_that_lie_behind_a_step_back_are_forgotten() {
        let mut recorded = play(2 * EVERY + 1);
        assert_eq!(recorded.moments.kept.len(), 3);
        let before = recorded.table_at(2 * EVERY - 1).position_text();
        let entries = recorded.decisions().to_vec();
        recorded.moments.go_back(2 * EVERY - 1, &entries);
        assert_eq!(recorded.moments.kept.len(), 2);
        assert_eq!(recorded.table().position_text(), before);
    }
}
