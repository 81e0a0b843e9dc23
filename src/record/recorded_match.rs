//! One match with its record: the only way in which a match goes on.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{
    BeginError, MatchSetup, SaveError, Who,
    line::{Header, Line},
};
use crate::{
    rules::{self, Action, Event, Refusal, Roll, Seat, Table, ToAct, dice::Seed},
    storage,
};

/// The most lines that a record has. Only steps back could go on for ever, so they end.
pub(super) const MOST_LINES: usize = 200_000;

/// From so many lines on there are no more steps back. No match has more decisions than are left then (the longest is a
/// hundred games of Dejarik in a row, of a thousand moves each), so any can still be played to its end.
const LAST_STEP_BACK: usize = MOST_LINES / 2;

/// One decision of the match as it stands, or a turn that had to be passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Who decided; nobody where the turn had to be passed.
    pub seat: Option<Seat>,
    /// What.
    pub action: Action,
    /// The same in the rulebook's notation.
    pub text: String,
    /// The dice that it led to: the attack's, then the duel's exchanges.
    pub rolls: Vec<Roll>,
    /// The turn in which it was decided.
    pub turn: u32,
    /// Everything that came of it, up to the next decision.
    pub events: Vec<Event>,
}

/// Why a decision did not go through.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DecideError {
    /// It is not legal; nothing has changed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It stands, but could not be written; the next one, or [`RecordedMatch::save`], tries again. What happened is in
    /// [`RecordedMatch::events_since`].
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// A match and its record.
pub struct RecordedMatch {
    setup: MatchSetup,
    /// The version of the program that began the match.
    program: String,
    /// The deal.
    opening: Vec<Event>,
    /// The table after so many decisions: one more than there are entries.
    tables: Vec<Box<dyn Table>>,
    entries: Vec<LogEntry>,
    /// The record after its header, with everything that was taken back.
    lines: Vec<Line>,
    /// How many rolls there were; those taken back keep their numbers.
    rolls: u64,
    /// How many entries cannot be undone any more: dice have fallen or the opponent has acted since.
    sealed: usize,
    path: Option<PathBuf>,
    /// Whether the file says all that there is.
    stored: bool,
}

impl RecordedMatch {
    /// Begins a match. The events are the deal, and turns that have to be passed at once.
    ///
    /// # Errors
    /// If the game refuses the set-up, or a name cannot be recorded.
    pub fn begin(setup: MatchSetup) -> Result<(Self, Vec<Event>), BeginError> {
        let recorded = Self::begin_as(setup, env!("CARGO_PKG_VERSION"))?;
        let events = recorded.story(None);
        Ok((recorded, events))
    }

    /// Begins the match of a record that this version of the program began.
    pub(super) fn begin_as(setup: MatchSetup, program: &str) -> Result<Self, BeginError> {
        if let Some(seat) = setup.seats.iter().position(|seat| !seat.name_fits()) {
            return Err(BeginError::Name(seat + 1));
        }
        let position = setup.position.clone();
        let of_rules =
            rules::Setup { game: setup.game, options: setup.options.clone(), players: setup.seats.len(), position };
        let (table, opening) = rules::new_table(&of_rules, &mut setup.seed.deal())?;
        let mut recorded = Self {
            setup,
            program: program.to_owned(),
            opening,
            tables: vec![table],
            entries: Vec::new(),
            lines: Vec::new(),
            rolls: 0,
            sealed: 0,
            path: None,
            stored: false,
        };
        recorded.settle();
        Ok(recorded)
    }

    /// What the match began with. The seed in it is for the record only: nothing that decides may see it.
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        self.tables.last().expect("the first table is never taken away").as_ref()
    }

    /// The table after so many decisions; the present one from their number on.
    pub fn table_at(&self, decisions: usize) -> Box<dyn Table> {
        self.tables[decisions.min(self.entries.len())].duplicate()
    }

    /// The decisions that stand; what was taken back is gone.
    pub fn decisions(&self) -> &[LogEntry] {
        &self.entries
    }

    /// Everything that happened since the table stood as it did after so many decisions.
    pub fn events_since(&self, decisions: usize) -> Vec<Event> {
        let entries = self.entries.iter().skip(decisions);
        entries.flat_map(|entry| &entry.events).cloned().collect()
    }

    /// The whole story from the deal on, as far as so many decisions; to the present for `None`.
    pub fn story(&self, decisions: Option<usize>) -> Vec<Event> {
        let entries = self.entries.iter().take(decisions.unwrap_or(self.entries.len()));
        self.opening.iter().chain(entries.flat_map(|entry| &entry.events)).cloned().collect()
    }

    /// The whole story: every event from the deal to the present.
    pub fn events(&self) -> Vec<Event> {
        self.story(None)
    }

    /// The SHA-256 of the seed, to be shown from the beginning.
    pub fn seed_hash(&self) -> String {
        self.setup.seed.sha256_hex()
    }

    /// The seed itself, once the match is over.
    pub fn seed_if_over(&self) -> Option<&Seed> {
        self.is_over().then_some(&self.setup.seed)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.table().to_act() == ToAct::Over
    }

    /// Whether a computer sits there.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.setup.seats.get(seat.index()).is_some_and(|info| info.who != Who::Human)
    }

    /// How many explicit take-backs the record has.
    pub fn take_backs(&self) -> usize {
        self.lines.iter().filter(|line| line.take_back.is_some()).count()
    }

    /// Plays one decision for `seat` (`resign`: for any seat, at any time), rolls what has to be rolled, plays passes that
    /// are forced and the duel, stores it, and tells everything that happened up to the next choice.
    ///
    /// # Errors
    /// [`DecideError::Refused`] if it is not legal; [`DecideError::Save`] if it was played and could not be stored.
    pub fn decide(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, DecideError> {
        let before = self.entries.len();
        self.play(seat, action)?;
        self.save()?;
        Ok(self.events_since(before))
    }

    /// The same match as it stood after so many decisions, kept in no file.
    #[must_use]
    pub fn replayed(&self, decisions: usize) -> Self {
        let mut recorded = Self {
            setup: self.setup.clone(),
            program: self.program.clone(),
            opening: self.opening.clone(),
            tables: vec![self.tables[0].duplicate()],
            entries: Vec::new(),
            lines: Vec::new(),
            rolls: 0,
            sealed: 0,
            path: None,
            stored: true,
        };
        recorded.settle();
        for entry in self.entries.iter().take(decisions).filter(|entry| entry.seat.is_some()) {
            recorded.repeat(entry);
        }
        recorded
    }

    /// Plays a decision of the same match again, with the dice that fell then: those of rolls that were taken back before
    /// it are passed over.
    pub fn repeat(&mut self, entry: &LogEntry) {
        if let Some(first) = entry.rolls.first() {
            self.rolls = first.number - 1;
        }
        if let Some(seat) = entry.seat {
            // It was legal then, and the table is the same.
            let _ = self.play(seat, entry.action);
        }
    }

    /// Whether the last decision can be undone, free of charge: a person took it, no dice have fallen since, and the
    /// opponent has not acted.
    pub fn can_undo(&self) -> bool {
        self.undo_to().is_some()
    }

    /// Undoes the last decision, and the passes that it forced.
    ///
    /// # Errors
    /// As [`RecordedMatch::decide`]; [`Refusal::NothingToUndo`] where [`RecordedMatch::can_undo`] says no.
    pub fn undo(&mut self) -> Result<Vec<Event>, DecideError> {
        let event = self.step_back(false)?;
        self.save()?;
        Ok(vec![event])
    }

    /// Whether a person who plays against the computer can go back to their last choice, whatever has happened since.
    pub fn can_take_back(&self) -> bool {
        self.take_back_to().is_some()
    }

    /// Goes back to the last choice of a person. The record keeps what was taken back, and says so; dice that fell are not
    /// rolled again, the next roll is a new one.
    ///
    /// # Errors
    /// As [`RecordedMatch::decide`]; [`Refusal::NothingToUndo`] where [`RecordedMatch::can_take_back`] says no.
    pub fn take_back(&mut self) -> Result<Vec<Event>, DecideError> {
        let event = self.step_back(true)?;
        self.save()?;
        Ok(vec![event])
    }

    /// From now on every decision is in this file before [`RecordedMatch::decide`] returns; what there is already is written at
    /// once. The last good file stays beside it with `.bak` behind its name.
    ///
    /// # Errors
    /// If it cannot be written now. It is tried again with every decision.
    pub fn autosave_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        storage::remove_temporaries(&path);
        self.path = Some(path);
        self.stored = false;
        self.save()
    }

    /// The file that every decision goes to.
    pub fn autosave_path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes to its file what is not there yet, after a save that failed; nothing to do where there is no file.
    ///
    /// # Errors
    /// If it cannot be written; the file is as it was then.
    pub fn save(&mut self) -> Result<(), SaveError> {
        if let Some(path) = self.path.as_deref().filter(|_| !self.stored) {
            self.save_to(path)?;
            self.stored = true;
        }
        Ok(())
    }

    /// Writes the record to any file. What was there stays beside it with `.bak` behind its name.
    ///
    /// # Errors
    /// If it cannot be written; the file is as it was then.
    pub fn save_to(&self, path: &Path) -> Result<(), SaveError> {
        storage::replace(path, self.text(), true)
    }

    /// The record as it stands in a file.
    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(Line::text);
        std::iter::once(self.header(&self.program)).chain(lines).flat_map(|line| [line, "\n".to_owned()]).collect()
    }

    fn header(&self, program: &str) -> String {
        Header::new(&self.setup, program).text()
    }

    /// Adds a line to the record.
    fn write(&mut self, line: Line) {
        let checked = match self.lines.last() {
            Some(last) => line.checked(&last.check),
            // The same match has the same checks, whichever version of the program it was begun with.
            None => line.checked(&self.header("")),
        };
        self.lines.push(checked);
        self.stored = false;
    }

    pub(super) fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Plays one decision, without storing it.
    pub(super) fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.table().to_act() {
            ToAct::Over => return Err(Refusal::Over),
            _ if action == Action::Pass => return Err(Refusal::PassNotForced),
            _ if seat.index() >= self.table().seats() => return Err(Refusal::NotInThisGame),
            ToAct::Choose(turn) if turn != seat && action != Action::Resign => return Err(Refusal::NotYourTurn(turn)),
            _ => {}
        }
        let before = self.entries.len();
        let opponent_acted = self.entries.iter().rev().find_map(|entry| entry.seat).is_some_and(|last| last != seat);
        self.advance(seat, action, true)?;
        if opponent_acted {
            self.sealed = before;
        }
        let dice_fell = self.entries.last().is_some_and(|entry| !entry.rolls.is_empty());
        if dice_fell || self.is_computer(seat) {
            self.sealed = self.entries.len();
        }
        self.settle();
        Ok(())
    }

    /// Plays what nobody decides: passes that are forced, and the end of the record once the match is over.
    fn settle(&mut self) {
        while let ToAct::Pass(seat) = self.table().to_act() {
            // The table asks for just this, so it cannot refuse; and if it did, whoever is to act would be told.
            if self.advance(seat, Action::Pass, false).is_err() {
                break;
            }
        }
        if let Some(end) = self.table().verdict().map(Line::end) {
            self.write(end);
        }
    }

    /// Plays an action with its dice on a copy of the table, and keeps it if all went well.
    fn advance(&mut self, seat: Seat, action: Action, chosen: bool) -> Result<(), Refusal> {
        let mut table = self.table().duplicate();
        let (turn, text) = (table.progress().turn, table.action_text(action));
        let mut events = table.play(seat, action)?;
        let mut rolls = Vec::new();
        while let ToAct::Roll(dice) = table.to_act() {
            let number = self.rolls + rolls.len() as u64 + 1;
            let hands = self.setup.seed.roll(number, dice);
            events.extend(table.roll(number, &hands)?);
            rolls.push(Roll { number, hands });
        }
        let resigned = (action == Action::Resign).then_some(seat);
        let attack = matches!(action, Action::Attack { .. });
        self.write(Line::decision(text.clone(), resigned, attack, &rolls));
        self.rolls += rolls.len() as u64;
        self.entries.push(LogEntry { seat: chosen.then_some(seat), action, text, rolls, turn, events });
        self.tables.push(table);
        Ok(())
    }

    /// How many entries are left after undoing one decision.
    fn undo_to(&self) -> Option<usize> {
        let last = self.entries.iter().rposition(|entry| entry.seat.is_some())?;
        (last >= self.sealed && self.may_step_back()).then_some(last)
    }

    /// How many entries are left after taking back.
    fn take_back_to(&self) -> Option<usize> {
        let computers = self.setup.seats.iter().any(|seat| seat.who != Who::Human);
        let last = self.entries.iter().rposition(|entry| entry.seat.is_some_and(|seat| !self.is_computer(seat)))?;
        (computers && self.may_step_back()).then_some(last)
    }

    /// A match that is over has shown its seed; going on from before its end would be playing with open dice.
    fn may_step_back(&self) -> bool {
        !self.is_over() && self.lines.len() < LAST_STEP_BACK
    }

    /// Undoes or takes back, without storing it.
    pub(super) fn step_back(&mut self, take_back: bool) -> Result<Event, Refusal> {
        let target = if take_back { self.take_back_to() } else { self.undo_to() };
        let target = target.ok_or(Refusal::NothingToUndo)?;
        let steps = self.entries.len() - target;
        self.entries.truncate(target);
        self.tables.truncate(target + 1);
        if take_back {
            self.sealed = target;
            self.write(Line { take_back: Some(steps), ..Line::default() });
        } else {
            self.write(Line { undo: Some(steps), ..Line::default() });
        }
        Ok(Event::TookBack { decisions: steps as u32 })
    }
}

impl std::fmt::Debug for RecordedMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Without the seed: what is printed for debugging is read while the match is on.
        f.debug_struct("Keeper")
            .field("decisions", &self.entries.len())
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}
