//! A decision as a line of the log: plain values taken from its events.

use holochess_record::LogEntry;
use holochess_rules::{Action, Cell, Event, Outcome, PieceId, PieceInfo, Seat};

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogAction {
    /// A walk from neighbour to neighbour.
    Walked,
    /// A chain of so many hops.
    Leapt(usize),
    /// Two pieces changed places.
    Swapped,
    Attacked(Option<Outcome>),
    Pushed,
    Placed,
    GaveUp,
    /// A draw was claimed.
    Claimed,
    Passed,
}

/// A further result of the decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Extra {
    /// The piece was boosted so many times.
    Boosted(usize),
    /// A piece was removed on this cell; not used for attacks, whose outcome says it.
    Removed(PieceId, Cell),
    /// The seat made a line worth so many points.
    Line(Seat, u8),
    /// A goal was entered, or a target filled.
    Goal(Seat, Cell),
    /// The seat has finished in this place.
    Ranked(Seat, u8),
    /// A game of several in a row is over: its number, and the scores after it.
    GameOver(u16, Vec<u16>),
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The number of the turn.
    pub turn: u32,
    /// The seat that decided.
    pub seat: Option<Seat>,
    /// The piece that acted.
    pub piece: Option<PieceId>,
    /// What was done.
    pub action: LogAction,
    /// The cell where it ended; `None` if it met a piece there.
    pub cell: Option<Cell>,
    /// The cells from its start to its end.
    pub way: Vec<Cell>,
    /// The piece that it met.
    pub other: Option<PieceId>,
    /// The difference of the dice.
    pub difference: Option<i32>,
    /// Further results.
    pub extras: Vec<Extra>,
    /// The owner of the removed piece.
    pub owner_of_removed: Option<Seat>,
}

impl Line {
    /// The line of a decision; `pieces` are those of the game in which it was made.
    pub fn from_entry(entry: &LogEntry, pieces: &[PieceInfo]) -> Self {
        let action = match entry.action {
            Action::Resign => LogAction::GaveUp,
            Action::Draw => LogAction::Claimed,
            _ => LogAction::Passed,
        };
        let mut line = Self {
            turn: entry.turn,
            seat: entry.seat,
            piece: None,
            action,
            cell: None,
            way: Vec::new(),
            other: None,
            difference: None,
            extras: Vec::new(),
            owner_of_removed: None,
        };
        for event in &entry.events {
            line.take_in(event, pieces);
        }
        line
    }

    fn take_in(&mut self, event: &Event, pieces: &[PieceInfo]) {
        match event {
            Event::Moved { piece, path } if self.piece.is_none() => self.go(*piece, path, LogAction::Walked),
            Event::Leapt { piece, path } if self.piece.is_none() => {
                self.go(*piece, path, LogAction::Leapt(path.len().saturating_sub(1)));
            }
            Event::Boosted { piece, path } if self.piece == Some(*piece) => {
                self.way.extend(path.iter().skip(1));
                self.cell = path.last().copied();
                if let Some(Extra::Boosted(times)) = self.extras.last_mut() {
                    *times += 1;
                } else {
                    self.extras.push(Extra::Boosted(1));
                }
            }
            Event::Swapped { piece, other, path, .. } if self.piece.is_none() => {
                self.go(*piece, path, LogAction::Swapped);
                self.other = Some(*other);
            }
            Event::Attacked { attacker, defender, from, to } if self.piece.is_none() => {
                (self.piece, self.other, self.action) = (Some(*attacker), Some(*defender), LogAction::Attacked(None));
                self.way = vec![*from, *to];
            }
            Event::Judged { outcome, difference } if self.action == LogAction::Attacked(None) => {
                self.action = LogAction::Attacked(Some(*outcome));
                self.difference = Some(*difference);
            }
            Event::Pushed { piece, from, to } if self.piece.is_none() => {
                self.go(*piece, &[*from, *to], LogAction::Pushed);
            }
            Event::Placed { piece, cell } if self.piece.is_none() => self.go(*piece, &[*cell], LogAction::Placed),
            Event::Removed { piece, cell, .. } if !matches!(self.action, LogAction::Attacked(_)) => {
                self.extras.push(Extra::Removed(*piece, *cell));
                self.owner_of_removed = pieces.get(piece.index()).map(|info| info.seat);
            }
            Event::Line { seat, points, .. } => self.extras.push(Extra::Line(*seat, *points)),
            Event::Goal { seat, cell } => self.extras.push(Extra::Goal(*seat, *cell)),
            Event::Ranked { seat, place } => self.extras.push(Extra::Ranked(*seat, *place)),
            Event::GameEnded { game, scores, .. } => self.extras.push(Extra::GameOver(*game, scores.clone())),
            _ => {}
        }
    }

    fn go(&mut self, piece: PieceId, way: &[Cell], action: LogAction) {
        (self.piece, self.cell, self.action) = (Some(piece), way.last().copied(), action);
        self.way = way.to_vec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
    use holochess_rules::{GameId, ToAct, dice::Seed};

    fn begun(game: GameId, position: &str) -> RecordedMatch {
        let seats = vec![SeatInfo { who: Who::Human, name: String::new() }; 2];
        let (options, seed) = (game.options(), Seed::from_number(1));
        let setup = MatchSetup { game, options, seats, seed, position: Some(position.to_owned()) };
        RecordedMatch::begin(setup).expect("the position is legal").0
    }

    fn last_line(mut recorded: RecordedMatch, action: &str) -> Line {
        let table = recorded.table();
        let action = table.read_action(action).expect("it can be read");
        let ToAct::Choose(seat) = table.to_act() else { panic!("somebody is to choose") };
        recorded.decide(seat, action).expect("it is legal");
        let pieces = recorded.table().pieces().to_vec();
        Line::from_entry(recorded.decisions().last().expect("one was made"), &pieces)
    }

    #[test]
    fn a_chain_of_jumps_into_a_goal_says_so() {
        let line = last_line(begun(GameId::Demeter, "a3 b3 d4 f5 g6 / b1 b2 c7 c8 w"), "g6-a4");
        assert_eq!(line.action, LogAction::Leapt(4));
        assert!(matches!(line.extras[..], [Extra::Goal(Seat::FIRST, _)]), "{:?}", line.extras);
        assert_eq!(line.way.len(), 5);
    }

    #[test]
    fn a_boost_carries_the_line_on_to_where_it_ends_and_a_removal_names_the_piece() {
        // An exit to i2 next to the own o2 is boosted on to i4; an exit to i2 next to an enemy on i3 removes that
        // enemy.
        let boosted = last_line(begun(GameId::Revised, "o1 o2 o6 o7 / o8 o10 o11 o12 b 2"), "o1-i4");
        assert_eq!(boosted.extras, [Extra::Boosted(1)]);
        assert_eq!(boosted.cell, boosted.way.last().copied());
        let removes = last_line(begun(GameId::Revised, "o1 o5 o6 o7 / i3 o10 o11 o12 b 2"), "o1-i2");
        assert!(matches!(removes.extras[..], [Extra::Removed(..)]), "{:?}", removes.extras);
        assert_eq!(removes.owner_of_removed, Some(Seat::SECOND));
    }
}
