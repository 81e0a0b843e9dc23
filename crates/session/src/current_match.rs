//! The match on the table, as data.

use bevy::prelude::*;

use holochess_record::{RecordedMatch, Who};
use holochess_rules::{Seat, ToAct};

/// The match that is being played. Whose turn it is follows from this resource alone.
#[derive(Resource)]
pub struct Match {
    recorded: RecordedMatch,
    browsing: Option<usize>,
    /// Whether people are asked for nothing any more.
    is_closed: bool,
}

impl Match {
    /// A match on the table, as it stands.
    pub(super) const fn of(recorded: RecordedMatch) -> Self {
        Self { recorded, browsing: None, is_closed: false }
    }

    /// Has the board looked at after so many decisions, at the end of the match as well; `None`: as it stands now.
    pub(super) const fn browse(&mut self, moment: Option<usize>) {
        self.browsing = moment;
    }

    /// The match with its record, to be played on.
    pub(super) const fn recorded_mut(&mut self) -> &mut RecordedMatch {
        &mut self.recorded
    }

    /// From now on no player is asked for anything: what comes is shown.
    pub(super) const fn close(&mut self) {
        self.is_closed = true;
    }

    /// The match with its record.
    pub fn recorded(&self) -> &RecordedMatch {
        &self.recorded
    }

    /// Whether a person plays this seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.recorded.setup().seats.get(seat.index()).map(|info| &info.who), Some(Who::Human))
    }

    /// The seat that has to choose now, if a person plays it.
    pub fn human_to_choose(&self) -> Option<Seat> {
        match self.recorded.table().to_act() {
            ToAct::Choose(seat) if self.is_human(seat) && !self.is_closed => Some(seat),
            _ => None,
        }
    }

    /// The seat of the only person at the table, if exactly one person plays.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = (0..self.recorded.table().seats()).map(Seat::new).filter(|seat| self.is_human(*seat));
        let first = humans.next();
        if humans.next().is_some() { None } else { first }
    }

    /// The seat that is given up when a person resigns now: that of the person who is to choose, or of the only one, while it is
    /// still in play. `None` where nobody's wish can be meant, or all people are out.
    pub fn resigning(&self) -> Option<Seat> {
        let table = self.recorded.table();
        let in_play = |seat: &Seat| table.verdict().is_none() && table.tally(*seat).place.is_none();
        self.human_to_choose().or_else(|| self.only_human()).filter(in_play)
    }

    /// After how many decisions the board is being looked at, while it is not the present. Where a match is watched, always.
    pub fn browsing(&self) -> Option<usize> {
        self.browsing
    }
}
