//! The match on the table, as data.

use bevy::prelude::*;

use super::{LessonTable, LiveSeats, MatchMode, PuzzleAnswered, PuzzleOnTable, WatchProgress};
use holochess_record::{LogEntry, RecordedMatch, Who};
use holochess_rules::{Action, Seat, ToAct};

/// The match on the table with its record, which is read through `Deref`, and what it is there for. Whose turn it is
/// follows from this resource alone.
#[derive(Resource, Deref)]
pub struct Match {
    #[deref]
    recorded: RecordedMatch,
    /// What it is on the table for.
    mode: MatchMode,
    /// After how many decisions the board is shown; `None` for the present.
    browsing: Option<usize>,
    /// Whether no more input is accepted.
    is_closed: bool,
}

impl Match {
    /// A match on the table, as it stands.
    pub(super) const fn new(recorded: RecordedMatch, mode: MatchMode) -> Self {
        Self { recorded, mode, browsing: None, is_closed: false }
    }

    /// Puts the next position of a lesson on the table.
    pub(super) fn replace_record(&mut self, recorded: RecordedMatch) {
        self.recorded = recorded;
        (self.browsing, self.is_closed) = (None, false);
    }

    /// Shows the board after this many decisions; `None` shows the present. Allowed after the end, too.
    pub(super) const fn browse(&mut self, moment: Option<usize>) {
        self.browsing = moment;
    }

    /// The record, to be played on.
    pub(super) const fn recorded_mut(&mut self) -> &mut RecordedMatch {
        &mut self.recorded
    }

    /// Accepts no more input; remaining events are only shown.
    pub(super) const fn close(&mut self) {
        self.is_closed = true;
    }

    /// How far the match is watched, if it is, to be changed.
    pub(super) const fn watching_mut(&mut self) -> Option<&mut WatchProgress> {
        if let MatchMode::Watch(watching) = &mut self.mode { Some(watching) } else { None }
    }

    /// The lesson that the match is a step of, if it is one, to be changed.
    pub(super) fn lesson_mut(&mut self) -> Option<&mut LessonTable> {
        if let MatchMode::Lesson(lesson) = &mut self.mode { Some(lesson) } else { None }
    }

    /// The puzzle that the match is, if it is one, to be changed.
    pub(super) const fn puzzle_mut(&mut self) -> Option<&mut PuzzleOnTable> {
        if let MatchMode::Puzzle(puzzle) = &mut self.mode { Some(puzzle) } else { None }
    }

    /// Judges an answer to the puzzle on the table, which has the action; after the right one no more is asked for.
    pub(super) fn answer_puzzle(&mut self, action: Action) -> Option<PuzzleAnswered> {
        let MatchMode::Puzzle(puzzle) = &mut self.mode else { return None };
        let answered = puzzle.answer(self.recorded.table(), action);
        self.is_closed |= answered.is_right;
        Some(answered)
    }

    /// Takes the next decision that playback shows.
    pub(super) fn next_of_playback(&mut self) -> Option<LogEntry> {
        if let MatchMode::Playback(playback) = &mut self.mode { playback.0.pop_front() } else { None }
    }

    /// What the match is on the table for.
    pub const fn mode(&self) -> &MatchMode {
        &self.mode
    }

    /// How far the match is watched, if it is.
    pub const fn watching(&self) -> Option<&WatchProgress> {
        if let MatchMode::Watch(watching) = &self.mode { Some(watching) } else { None }
    }

    /// The lesson that the match is a step of, if it is one.
    pub fn lesson(&self) -> Option<&LessonTable> {
        if let MatchMode::Lesson(lesson) = &self.mode { Some(lesson) } else { None }
    }

    /// The puzzle that the match is, if it is one.
    pub const fn puzzle(&self) -> Option<&PuzzleOnTable> {
        if let MatchMode::Puzzle(puzzle) = &self.mode { Some(puzzle) } else { None }
    }

    /// The seats, if the match is played with players elsewhere.
    pub const fn live(&self) -> Option<&LiveSeats> {
        if let MatchMode::Live(seats) = &self.mode { Some(seats) } else { None }
    }

    /// The seats, if the match is played with players elsewhere, to be changed.
    pub(super) const fn live_mut(&mut self) -> Option<&mut LiveSeats> {
        if let MatchMode::Live(seats) = &mut self.mode { Some(seats) } else { None }
    }

    /// Whether a person at this program plays this seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.recorded.setup().seats.get(seat.index()).map(|info| &info.who), Some(Who::Human))
            && self.live().is_none_or(|seats| seats.is_own(seat))
    }

    /// Whether a decision of this seat can be taken now: with players elsewhere, the table has to say so.
    pub(super) fn may_decide(&self, seat: Seat) -> bool {
        self.live().is_none_or(|seats| seats.chooser() == Some(seat))
    }

    /// The seat that has to choose now, if a person plays it.
    pub fn human_to_choose(&self) -> Option<Seat> {
        match self.recorded.table().to_act() {
            ToAct::Choose(seat) if self.is_human(seat) && self.may_decide(seat) && !self.is_closed => Some(seat),
            _ => None,
        }
    }

    /// The seat of the only person at the table, if exactly one person plays.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = (0..self.recorded.table().seats()).map(Seat::new).filter(|seat| self.is_human(*seat));
        let first = humans.next();
        if humans.next().is_some() { None } else { first }
    }

    /// The seat that is given up when a person resigns now: that of the person who is to choose, or of the only one,
    /// while it is still in play. `None` if several people play and none is to choose, or if all people are out.
    pub fn resigning(&self) -> Option<Seat> {
        let table = self.recorded.table();
        let in_play = |seat: &Seat| table.verdict().is_none() && table.tally(*seat).place.is_none();
        self.human_to_choose().or_else(|| self.only_human()).filter(in_play)
    }

    /// After how many decisions the board is being looked at, while it is not the present. Where a match is watched,
    /// always.
    pub fn browsing(&self) -> Option<usize> {
        self.browsing
    }
}
