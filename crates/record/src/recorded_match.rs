//! One match with its record: the only way in which a match goes on.

use std::{collections::VecDeque, path::PathBuf};

use thiserror::Error;

use super::{
    BeginError, BranchOf, MatchSetup, SaveError, SeatInfo, Who,
    bounds::{MOST_BYTES, MOST_LINES},
    line::{Header, Line},
    lines::Lines,
    mail::{MailDice, MailDiceError, MailId, MailValue},
    moments::Moments,
    save::SaveFile,
};
use holochess_locale as locale;
use holochess_platform::storage::Fingerprint;
use holochess_rules::{self as rules, Action, Event, Refusal, Roll, Seat, Table, ToAct, dice::Seed};

/// The lines of the longest match: a hundred games of Dejarik in a row, of a thousand moves each, and its end.
const LONGEST_MATCH: usize = 100 * 1_000 + 1;

/// From this number of lines on, no more steps back are allowed. The remaining lines are enough for the longest match, so every match
/// can be played to its end.
const LAST_STEP_BACK: usize = MOST_LINES - LONGEST_MATCH;

/// One decision of the match as it stands, or a turn that had to be passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The player who decided; `None` for a forced pass.
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
    /// In a match by mail or over a wire: the values of all players from which its dice followed.
    pub values: Option<Vec<MailValue>>,
    /// How many values of each player were used before these, by decisions that were taken back as well; 0 where there are none.
    pub(super) used: u64,
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
    /// The deal.
    opening: Vec<Event>,
    pub(super) moments: Moments,
    entries: Vec<LogEntry>,
    /// The record, with everything that was taken back.
    pub(super) lines: Lines,
    /// How many rolls there were; those taken back keep their numbers.
    rolls: u64,
    /// How many entries cannot be undone any more: dice have fallen or the opponent has acted since.
    sealed: usize,
    pub(super) file: Option<SaveFile>,
    /// The file that the match was loaded from, and what was in it.
    pub(super) origin: Option<(PathBuf, Fingerprint)>,
    /// In a match by mail or over a wire: what its dice follow from.
    mail: Option<MailDice>,
    /// In such a match: the values of all players for the next decision with dice.
    revealed: Option<Vec<MailValue>>,
    /// In a lesson: the faces that fall next. Such a match is never written.
    arranged: VecDeque<[Vec<u8>; 2]>,
}

impl RecordedMatch {
    /// Begins a match. The events are the deal, and turns that have to be passed at once. Names are kept as [`locale::tidy_name`]
    /// writes them.
    ///
    /// # Errors
    /// If the game refuses the set-up, a name is none ([`locale::is_name`]), or there is no such computer player.
    pub fn begin(mut setup: MatchSetup) -> Result<(Self, Vec<Event>), BeginError> {
        for (player, seat) in (1..).zip(&mut setup.seats) {
            seat.name = locale::tidy_name(&seat.name);
            if SeatInfo::is_too_long(&seat.name) {
                return Err(BeginError::LongName(player));
            }
            if !locale::is_name(&seat.name) {
                return Err(BeginError::Name(player));
            }
        }
        let header = Header::new(&setup, env!("CARGO_PKG_VERSION"));
        let recorded = Self::begin_as(setup, header)?;
        let events = recorded.story(None);
        Ok((recorded, events))
    }

    /// Begins a match by mail: its deal and its dice follow from what two players commit themselves to and show.
    ///
    /// # Errors
    /// As [`RecordedMatch::begin`], if the values are not the first ones, or if it is none of two people from the start of the game.
    pub fn begin_by_mail(
        mut setup: MatchSetup,
        dice: &MailDice,
        opening: [MailValue; 2],
    ) -> Result<(Self, Vec<Event>), BeginError> {
        setup.seed = dice.seed(&opening).map_err(BeginError::Mail)?;
        let header = Header::new(&setup, env!("CARGO_PKG_VERSION")).by_mail(dice, &opening);
        let recorded = Self::begin_as(setup, header)?;
        let events = recorded.story(None);
        Ok((recorded, events))
    }

    /// Begins a match over a wire, of two players or more, persons or levels: its deal and its dice follow from what all commit
    /// themselves to and show.
    ///
    /// # Errors
    /// As [`RecordedMatch::begin`], if the values are not the first ones, or if it does not begin at the start of the game.
    pub fn begin_live(
        mut setup: MatchSetup,
        dice: &MailDice,
        opening: &[MailValue],
    ) -> Result<(Self, Vec<Event>), BeginError> {
        setup.seed = dice.seed(opening).map_err(BeginError::Mail)?;
        let header = Header::new(&setup, env!("CARGO_PKG_VERSION")).live(dice, opening);
        let recorded = Self::begin_as(setup, header)?;
        let events = recorded.story(None);
        Ok((recorded, events))
    }

    /// Begins a match that branches off another one. The events are the same as those of [`RecordedMatch::begin`].
    ///
    /// # Errors
    /// As [`RecordedMatch::begin`].
    pub fn begin_branch(setup: MatchSetup, of: BranchOf) -> Result<(Self, Vec<Event>), BeginError> {
        let mut header = Header::new(&setup, env!("CARGO_PKG_VERSION"));
        header.branch = Some(of);
        let recorded = Self::begin_as(setup, header)?;
        let events = recorded.story(None);
        Ok((recorded, events))
    }

    /// The moment of another match from which this one began, if it is a branch.
    pub fn branch(&self) -> Option<&BranchOf> {
        self.lines.header().branch.as_ref()
    }

    /// Begins the match of this header.
    pub(super) fn begin_as(setup: MatchSetup, header: Header) -> Result<Self, BeginError> {
        for (player, seat) in (1..).zip(&setup.seats) {
            if SeatInfo::is_too_long(&seat.name) {
                return Err(BeginError::LongName(player));
            }
            if !seat.name_fits() {
                return Err(BeginError::Name(player));
            }
            if !seat.who.plays(setup.game) {
                return Err(BeginError::Who { player, who: seat.who.word().to_owned(), game: setup.game });
            }
        }
        let mail = header.mail_dice().transpose().map_err(BeginError::Mail)?;
        let by_two_people = setup.seats.len() == 2 && setup.seats.iter().all(|seat| seat.who == Who::Human);
        if let Some(dice) = &mail {
            let fits = header.is_live() || by_two_people;
            if !fits || dice.commitments().len() != setup.seats.len() || setup.position.is_some() {
                return Err(BeginError::NotByMail);
            }
        }
        let position = setup.position.clone();
        let of_rules =
            rules::Setup { game: setup.game, options: setup.options.clone(), players: setup.seats.len(), position };
        let departed = header.branch.as_ref().map(BranchOf::departed).unwrap_or_default();
        let (table, opening) = rules::new_table_after(&of_rules, &departed, &mut setup.seed.deal())?;
        let mut recorded = Self::at_start(setup, header, opening, table);
        recorded.mail = mail;
        Ok(recorded)
    }

    /// A match before its first decision.
    fn at_start(setup: MatchSetup, header: Header, opening: Vec<Event>, table: Box<dyn Table>) -> Self {
        let mut recorded = Self {
            setup,
            opening,
            moments: Moments::new(table),
            entries: Vec::new(),
            lines: Lines::new(header),
            rolls: 0,
            sealed: 0,
            file: None,
            origin: None,
            mail: None,
            revealed: None,
            arranged: VecDeque::new(),
        };
        recorded.settle();
        recorded
    }

    /// The set-up of the match. Its seed is for the record only: no code that decides may see it.
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        self.moments.present()
    }

    /// The table after this number of decisions; the present table if there are no more.
    pub fn table_at(&self, decisions: usize) -> Box<dyn Table> {
        self.moments.at(decisions, &self.entries)
    }

    /// The turn being played, from 1; of a match that is over, the turn that ended it.
    pub fn turn(&self) -> u32 {
        let ended_by = self.table().verdict().and_then(|_| self.entries.last());
        ended_by.map_or_else(|| self.table().progress().turn, |entry| entry.turn)
    }

    /// The decisions that stand; what was taken back is gone.
    pub fn decisions(&self) -> &[LogEntry] {
        &self.entries
    }

    /// The events since the moment after this number of decisions.
    pub fn events_since(&self, decisions: usize) -> Vec<Event> {
        let entries = self.entries.iter().skip(decisions);
        entries.flat_map(|entry| &entry.events).cloned().collect()
    }

    /// The last event of which `find` makes something, as the match stands.
    pub(super) fn last_event<T>(&self, find: impl Fn(&Event) -> Option<T>) -> Option<T> {
        let entries = self.entries.iter().rev().flat_map(|entry| entry.events.iter().rev());
        entries.chain(self.opening.iter().rev()).find_map(find)
    }

    /// All events from the deal up to this number of decisions; up to the present for `None`.
    pub fn story(&self, decisions: Option<usize>) -> Vec<Event> {
        let entries = self.entries.iter().take(decisions.unwrap_or(self.entries.len()));
        self.opening.iter().chain(entries.flat_map(|entry| &entry.events)).cloned().collect()
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

    /// In a match by mail or over a wire: what its dice follow from.
    pub const fn mail(&self) -> Option<&MailDice> {
        self.mail.as_ref()
    }

    /// Whether the match was played over a wire.
    pub fn is_live(&self) -> bool {
        self.lines.header().is_live()
    }

    /// The id of the match, if it was played over a wire.
    pub fn live_id(&self) -> Option<MailId> {
        self.mail.as_ref().filter(|_| self.is_live())?.id()
    }

    /// In a match by mail or over a wire: the values of all players for the next decision with dice. They are used by the decision
    /// that needs them.
    ///
    /// # Errors
    /// If they are not the next ones of all; in any other match.
    pub fn reveal(&mut self, values: Vec<MailValue>) -> Result<(), MailDiceError> {
        let mail = self.mail.as_ref().ok_or(MailDiceError::UsedUp)?;
        mail.seed(&values)?;
        self.revealed = Some(values);
        Ok(())
    }

    /// For lessons: these faces fall next, roll by roll, instead of the seed's. The record would not verify, so from now on the match
    /// has no file.
    pub fn arrange(&mut self, rolls: impl IntoIterator<Item = [Vec<u8>; 2]>) {
        self.file = None;
        self.arranged = rolls.into_iter().collect();
    }

    /// Whether a computer player has this seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.setup.seats.get(seat.index()).is_some_and(|info| info.who != Who::Human)
    }

    /// How many explicit take-backs the record has.
    pub fn take_backs(&self) -> usize {
        self.lines.take_backs()
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

    /// The same match after this number of decisions, without a file.
    #[must_use]
    pub fn replayed(&self, decisions: usize) -> Self {
        let (setup, header) = (self.setup.clone(), self.lines.header().clone());
        let mail = header.mail_dice().and_then(Result::ok);
        let mut recorded = Self::at_start(setup, header, self.opening.clone(), self.moments.at(0, &self.entries));
        recorded.mail = mail;
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
        self.revealed.clone_from(&entry.values);
        if let (Some(mail), Some(values)) = (&mut self.mail, &entry.values) {
            mail.skip_to(values, entry.used);
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

    /// Whether a person who plays against the computer can go back to their last choice, across dice and answers.
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

    /// From now on every decision is in this file, in which a beginning of this match may be already, as
    /// [`RecordedMatch::autosave_to`] writes it. Such a beginning is what a program left that was killed.
    ///
    /// # Errors
    /// As [`RecordedMatch::autosave_to`].
    pub fn go_on_in(&mut self, path: PathBuf) -> Result<(), SaveError> {
        let found = holochess_platform::storage::read_bytes(&path, MOST_BYTES).ok();
        let beginning = found.filter(|found| self.text().as_bytes().starts_with(found));
        if let Some(beginning) = beginning {
            self.origin = Some((path.clone(), Fingerprint::of(beginning)));
        }
        self.autosave_to(path)
    }

    /// The record as it stands in a file.
    pub fn text(&self) -> String {
        self.lines.file()
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

    /// Plays what no player decides: forced passes, and the end of the record once the match is over.
    fn settle(&mut self) {
        while let ToAct::Pass(seat) = self.table().to_act() {
            // The table asks for this pass, so it does not refuse it; if it did, the loop would end here and the player would be
            // refused.
            if self.advance(seat, Action::Pass, false).is_err() {
                break;
            }
        }
        if let Some(end) = self.table().verdict().map(Line::end) {
            self.lines.push(&end);
        }
    }

    /// Plays an action with its dice on a copy of the table, and keeps it if all went well.
    fn advance(&mut self, seat: Seat, action: Action, chosen: bool) -> Result<(), Refusal> {
        let mut table = self.table().duplicate();
        let (turn, text) = (table.progress().turn, table.action_text(action));
        let mut events = table.play(seat, action)?;
        let mut rolls = Vec::new();
        let values = self.revealed.clone().filter(|_| matches!(table.to_act(), ToAct::Roll(_)));
        let seed_by_mail = match (&self.mail, &values) {
            (Some(mail), Some(values)) => Some(mail.seed(values).map_err(|_| Refusal::DicePending)?),
            (Some(_), None) if matches!(table.to_act(), ToAct::Roll(_)) => return Err(Refusal::DicePending),
            _ => None,
        };
        let mut arranged = self.arranged.iter();
        while let ToAct::Roll(dice) = table.to_act() {
            let number = self.rolls + rolls.len() as u64 + 1;
            let fits = |hands: &&[Vec<u8>; 2]| [hands[0].len(), hands[1].len()] == dice.map(usize::from);
            let hands = match (arranged.next().filter(fits), &seed_by_mail) {
                (Some(hands), _) => hands.clone(),
                // Each decision has a seed of its own, so its rolls are counted from 1.
                (None, Some(seed)) => seed.roll(rolls.len() as u64 + 1, dice),
                (None, None) => self.setup.seed.roll(number, dice),
            };
            events.extend(table.roll(number, &hands)?);
            rolls.push(Roll { number, hands });
        }
        let resigned = (action == Action::Resign).then_some(seat);
        let attack = matches!(action, Action::Attack { .. });
        self.arranged.drain(..rolls.len().min(self.arranged.len()));
        self.lines.push(&Line::decision(text.clone(), resigned, attack, &rolls).with_values(values.clone()));
        let mut used = 0;
        if let (Some(mail), Some(values)) = (&mut self.mail, &values) {
            used = mail.used();
            mail.advance(values);
            self.revealed = None;
        }
        self.rolls += rolls.len() as u64;
        let seat = chosen.then_some(seat);
        self.entries.push(LogEntry { seat, action, text, rolls, turn, events, values, used });
        self.moments.advance(self.entries.len(), table);
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
        // What was sent by mail is with the other player.
        !self.is_over() && self.mail.is_none() && self.lines.count() < LAST_STEP_BACK
    }

    /// Takes back the last decision of a player, and everything since, without storing it: over a wire, where all others agree. The
    /// values shown for dice in between are used up, so the next dice are new ones.
    pub(super) fn take_back_of(&mut self, seat: Seat) -> Result<Event, Refusal> {
        let target = self.take_back_to_of(seat).ok_or(Refusal::NothingToUndo)?;
        Ok(self.go_back_to(target, true))
    }

    /// Takes back so many entries, the last decision of one of the players among them, as [`RecordedMatch::take_back_of`] does.
    pub(super) fn take_back_entries(&mut self, steps: usize) -> Result<Event, Refusal> {
        let target = self.entries.len().checked_sub(steps);
        let seat = target.and_then(|target| self.entries.get(target)).and_then(|entry| entry.seat);
        match seat {
            Some(seat) if self.take_back_to_of(seat) == target => self.take_back_of(seat),
            _ => Err(Refusal::NothingToUndo),
        }
    }

    /// How many entries are left after the last decision of a player is taken back by agreement.
    pub(super) fn take_back_to_of(&self, seat: Seat) -> Option<usize> {
        let may = self.is_live() && !self.is_over() && self.lines.count() < LAST_STEP_BACK;
        self.entries.iter().rposition(|entry| entry.seat == Some(seat)).filter(|_| may && !self.is_computer(seat))
    }

    /// Undoes or takes back, without storing it.
    pub(super) fn step_back(&mut self, take_back: bool) -> Result<Event, Refusal> {
        let target = if take_back { self.take_back_to() } else { self.undo_to() };
        Ok(self.go_back_to(target.ok_or(Refusal::NothingToUndo)?, take_back))
    }

    /// Goes back to the moment after this number of entries.
    fn go_back_to(&mut self, target: usize, take_back: bool) -> Event {
        let steps = self.entries.len() - target;
        self.moments.go_back(target, &self.entries);
        self.entries.truncate(target);
        if take_back {
            self.sealed = target;
            self.lines.push(&Line { take_back: Some(steps), ..Line::default() });
        } else {
            self.lines.push(&Line { undo: Some(steps), ..Line::default() });
        }
        Event::TookBack { decisions: steps as u32 }
    }
}

impl std::fmt::Debug for RecordedMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Without the seed: what is printed for debugging is read while the match is on.
        f.debug_struct("RecordedMatch")
            .field("decisions", &self.entries.len())
            .field("path", &self.autosave_path())
            .finish_non_exhaustive()
    }
}
