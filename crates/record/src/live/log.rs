//! A match over a wire as every program at the table has it: its log, and what follows from it. Every program checks every entry
//! itself: signature, order, legality, and that each value is the one that its player has committed to.

use std::{collections::BTreeMap, time::Duration};

use super::{
    bounds::MOST_ENTRIES,
    clock::{LiveClock, LiveDifference},
    entry::{LiveAct, LiveBody, LiveEntry, LiveQuestion, LiveTerms},
    fault::LiveError,
    identity::{LiveCheck, LiveIdentity, LiveKey, LiveSignature},
};
use crate::{
    BeginError, MailChain, MailDice, MailDiceError, MailId, MailSecret, MailValue, MatchSetup, RecordedMatch, SeatInfo,
    Who,
    error::TableThen,
    setup::{UnfitTerms, proposed_game},
};
use holochess_locale::{is_name, tidy_name};
use holochess_rules::{Action, GameId, Options, Refusal, Seat, ToAct, dice::Seed};

/// A match over a wire.
#[derive(Debug)]
pub struct LiveMatch {
    id: MailId,
    terms: LiveTerms,
    setup: MatchSetup,
    entries: Vec<LiveEntry>,
    /// The hash of the log after each entry.
    checks: Vec<LiveCheck>,
    commitments: Vec<Option<MailValue>>,
    opening: Vec<Option<MailValue>>,
    /// The match, once it is dealt.
    recorded: Option<RecordedMatch>,
    attack: Option<Attack>,
    question: Option<Question>,
    /// How many lines the record had when each player last asked for something.
    asked: Vec<Option<usize>>,
    clock: Option<LiveClock>,
}

/// An attack that waits for its dice.
#[derive(Debug)]
struct Attack {
    seat: Seat,
    action: Action,
    values: Vec<Option<MailValue>>,
}

/// A question that waits for answers.
#[derive(Debug)]
struct Question {
    seat: Seat,
    what: LiveQuestion,
    agreed: Vec<Seat>,
}

/// What a match waits for from one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveDue {
    /// Nothing.
    Nothing,
    /// The commitment. The program sends it by itself.
    Commitment,
    /// The next value. The program sends it by itself.
    Value,
    /// Yes or no.
    Answer(LiveQuestion),
    /// A decision.
    Decision,
}

/// What an entry has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveStep {
    /// Nothing on the board.
    Nothing,
    /// The match is dealt.
    Dealt,
    /// So many decisions stand now that did not before; it may be none, where an attack waits for its dice.
    Decided,
    /// The last decision of a player is taken back, and everything since.
    TakenBack(Seat),
    /// A player asks for something.
    Asked(Seat, LiveQuestion),
    /// A player has said no.
    Declined(Seat, LiveQuestion),
    /// The time of a player is up, and another has claimed it: the player is out as if resigned.
    TimeUp(Seat),
}

impl LiveMatch {
    /// The match that an entry begins.
    ///
    /// # Errors
    /// If it begins none, or is not signed by the host.
    pub fn begin(entry: LiveEntry, identity: &dyn LiveIdentity) -> Result<Self, LiveError> {
        let LiveBody::Begin(terms) = &entry.body else { return Err(LiveError::Number(entry.number)) };
        if entry.number != 0 {
            return Err(LiveError::Number(entry.number));
        }
        let (setup, id) = (setup_of(terms)?, terms.id());
        let seat = entry.seat().filter(|seat| seat.index() < terms.seats.len());
        let seat = seat.ok_or(LiveError::Signature(entry.player))?;
        let check = entry.check_after(id, None);
        if !identity.is_signed(&terms.seats[seat.index()].key, &check, &entry.signature) {
            return Err(LiveError::Signature(entry.player));
        }
        let (terms, players) = (terms.clone(), setup.seats.len());
        let clock = terms.clock.map(|control| LiveClock::new(control, &setup));
        Ok(Self {
            id,
            terms,
            setup,
            entries: vec![entry],
            checks: vec![check],
            commitments: vec![None; players],
            opening: vec![None; players],
            recorded: None,
            attack: None,
            question: None,
            asked: vec![None; players],
            clock,
        })
    }

    /// What is played, and by whom.
    pub const fn terms(&self) -> &LiveTerms {
        &self.terms
    }

    /// The id of the match.
    pub const fn id(&self) -> MailId {
        self.id
    }

    /// The set-up; its seed is that of the deal once that is known.
    pub fn setup(&self) -> &MatchSetup {
        self.recorded.as_ref().map_or(&self.setup, RecordedMatch::setup)
    }

    /// The log.
    pub fn entries(&self) -> &[LiveEntry] {
        &self.entries
    }

    /// The number of the next entry.
    pub fn next(&self) -> u32 {
        self.entries.len() as u32
    }

    /// The hash of the whole log. Where two programs have the same, they have the same log.
    pub fn check(&self) -> LiveCheck {
        self.checks.last().copied().unwrap_or(LiveCheck([0; 32]))
    }

    /// The hash of the log after so many entries; noughts for none. `None` if there are not so many.
    pub fn check_at(&self, entries: u32) -> Option<LiveCheck> {
        match (entries as usize).checked_sub(1) {
            None => Some(LiveCheck([0; 32])),
            Some(last) => self.checks.get(last).copied(),
        }
    }

    /// The match, once it is dealt.
    pub const fn recorded(&self) -> Option<&RecordedMatch> {
        self.recorded.as_ref()
    }

    /// The match, once it is dealt, to be saved.
    pub const fn recorded_mut(&mut self) -> Option<&mut RecordedMatch> {
        self.recorded.as_mut()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.recorded.as_ref().is_some_and(RecordedMatch::is_over)
    }

    /// The seats of a program.
    pub fn seats_of(&self, key: LiveKey) -> impl Iterator<Item = Seat> {
        let seats = self.terms.seats.iter().enumerate();
        seats.filter(move |(_, seat)| seat.key == key).map(|(index, _)| Seat::new(index))
    }

    /// The attack that waits for its dice: who attacks, and how.
    pub fn attack(&self) -> Option<(Seat, String)> {
        let (attack, recorded) = (self.attack.as_ref()?, self.recorded.as_ref()?);
        Some((attack.seat, recorded.table().action_text(attack.action)))
    }

    /// The question that waits for answers, and who asks.
    pub fn question(&self) -> Option<(Seat, LiveQuestion)> {
        self.question.as_ref().map(|question| (question.seat, question.what))
    }

    /// The clocks, if the match is played for time and dealt.
    pub fn clock(&self) -> Option<&LiveClock> {
        self.clock.as_ref().filter(|_| self.recorded.is_some())
    }

    /// From now on what is measured here counts: everything that was kept is read.
    pub(super) fn begin_measuring(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.begin_measuring();
        }
    }

    /// Time passes for the player who has to decide. While dice or an answer are waited for, it stands still.
    pub(super) fn pass(&mut self, time: Duration) {
        if let Some(clock) = self.clock.as_mut().filter(|_| self.attack.is_none() && self.question.is_none()) {
            clock.pass(time);
        }
    }

    /// A wire has broken, on which nothing was heard for so long.
    pub(super) fn interrupt(&mut self, unheard: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.interrupt(unheard);
        }
    }

    /// The player who has to decide and has no time left, once for each decision.
    pub(super) fn newly_fallen(&mut self) -> Option<Seat> {
        self.clock.as_mut()?.newly_fallen()
    }

    /// How much less than was measured a player has said with the last decision, once.
    pub(super) fn take_difference(&mut self) -> Option<LiveDifference> {
        self.clock.as_mut()?.take_difference()
    }

    /// The player whose time a player may claim to be up now.
    pub fn may_claim(&self, seat: Seat) -> Option<Seat> {
        self.claimed_by(seat)
            .filter(|accused| self.clock.as_ref().is_some_and(|clock| clock.fallen() == Some(*accused)))
    }

    /// The player whose time a claim of this player would be about, whether it is up or not.
    fn claimed_by(&self, seat: Seat) -> Option<Seat> {
        let can = self.attack.is_none() && self.question.is_none() && self.answers(seat) && !self.is_over();
        self.clock.as_ref().filter(|_| can)?.chooser().filter(|accused| *accused != seat)
    }

    /// What the match waits for from a player.
    pub fn due(&self, seat: Seat) -> LiveDue {
        let is_missing = |values: &[Option<MailValue>]| values.get(seat.index()).is_some_and(Option::is_none);
        if is_missing(&self.commitments) {
            return LiveDue::Commitment;
        }
        let Some(recorded) = &self.recorded else {
            let is_due = self.commitments.iter().all(Option::is_some) && is_missing(&self.opening);
            return if is_due { LiveDue::Value } else { LiveDue::Nothing };
        };
        if let Some(attack) = &self.attack {
            return if is_missing(&attack.values) { LiveDue::Value } else { LiveDue::Nothing };
        }
        match &self.question {
            Some(question) if question.seat == seat => return LiveDue::Nothing,
            Some(question) if self.answers(seat) && !question.agreed.contains(&seat) => {
                return LiveDue::Answer(question.what);
            }
            _ => {}
        }
        if recorded.table().to_act() == ToAct::Choose(seat) { LiveDue::Decision } else { LiveDue::Nothing }
    }

    /// Whether a player may ask for something now.
    pub fn may_ask(&self, seat: Seat, what: LiveQuestion) -> bool {
        let Some(recorded) = &self.recorded else { return false };
        let is_new = self.asked.get(seat.index()).is_some_and(|asked| *asked != Some(recorded.lines.count()));
        let LiveQuestion::Undo = what;
        is_new && self.attack.is_none() && self.question.is_none() && recorded.take_back_to_of(seat).is_some()
    }

    /// Whether a player is asked before something is done: a person. A level agrees to everything.
    fn answers(&self, seat: Seat) -> bool {
        self.setup.seats.get(seat.index()).is_some_and(|info| info.who == Who::Human)
    }

    /// The entry by which a player says something next.
    pub fn write(&self, seat: Seat, body: LiveBody, identity: &dyn LiveIdentity) -> LiveEntry {
        let unsigned = LiveSignature([0; 64]);
        let entry = LiveEntry { number: self.next(), player: seat.number(), body, signature: unsigned };
        let signature = identity.sign(&entry.check_after(self.id, Some(self.check())));
        LiveEntry { signature, ..entry }
    }

    /// The entry with which the host begins a match, in the name of one of its own players.
    pub fn first_entry(seat: Seat, terms: LiveTerms, identity: &dyn LiveIdentity) -> LiveEntry {
        let (id, signature) = (terms.id(), LiveSignature([0; 64]));
        let entry = LiveEntry { number: 0, player: seat.number(), body: LiveBody::Begin(terms), signature };
        let signature = identity.sign(&entry.check_after(id, None));
        LiveEntry { signature, ..entry }
    }

    /// Whether a player may write this next.
    pub fn allows(&self, seat: Seat, body: &LiveBody) -> bool {
        match (body, self.due(seat)) {
            (LiveBody::Commit(_), due) => due == LiveDue::Commitment,
            (LiveBody::Show(_), due) => due == LiveDue::Value,
            (LiveBody::Answer(_), due) => matches!(due, LiveDue::Answer(_)),
            (LiveBody::Act(act), _) => {
                self.try_act(seat, &act.action).is_ok_and(|(_, dice)| dice == act.value.is_some())
            }
            (LiveBody::Ask(what), _) => self.may_ask(seat, *what),
            (LiveBody::Claim(accused), _) => self.claimed_by(seat).is_some_and(|seat| seat.number() == *accused),
            (LiveBody::Begin(_), _) => false,
        }
    }

    /// The body of what a player's program writes by itself: a commitment, or a value that is due.
    pub fn automatic(&self, seat: Seat, secret: &MailSecret) -> Option<LiveBody> {
        match self.due(seat) {
            LiveDue::Commitment => Some(LiveBody::Commit(self.value_of(seat, secret, 0))),
            LiveDue::Value => Some(LiveBody::Show(self.next_value(seat, secret))),
            _ => None,
        }
    }

    /// The body of a decision about which was thought for so many milliseconds. What it needs of the secret is in it.
    ///
    /// # Errors
    /// If it is not legal, or not this player's to take now.
    pub fn act(
        &self,
        seat: Seat,
        action: &str,
        thought: Option<u32>,
        secret: &MailSecret,
    ) -> Result<LiveBody, LiveError> {
        let (_, needs_dice) = self.try_act(seat, action)?;
        let value = needs_dice.then(|| self.next_value(seat, secret));
        // With a clock, what is measured here counts.
        let clock = self.clock.as_ref().filter(|clock| clock.chooser() == Some(seat));
        let thought = clock.map(LiveClock::thought).or(thought);
        Ok(LiveBody::Act(LiveAct { action: action.to_owned(), value, thought }))
    }

    fn value_of(&self, seat: Seat, secret: &MailSecret, number: u64) -> MailValue {
        secret.of_seat(seat).value(MailChain { id: Some(self.id), seat }, number)
    }

    fn next_value(&self, seat: Seat, secret: &MailSecret) -> MailValue {
        let used = self.recorded.as_ref().and_then(RecordedMatch::mail).map_or(0, MailDice::used);
        self.value_of(seat, secret, used + 1)
    }

    /// Takes the next entry, after everything in it has been checked.
    ///
    /// # Errors
    /// If it is not the next one, or not in order; nothing has changed then.
    pub fn take(&mut self, entry: LiveEntry, identity: &dyn LiveIdentity) -> Result<LiveStep, LiveError> {
        let number = entry.number;
        match self.entries.get(number as usize) {
            Some(known) if *known == entry => return Err(LiveError::Number(number)),
            Some(_) => return Err(LiveError::Instead(number)),
            None if number != self.next() => return Err(LiveError::Number(number)),
            None if self.entries.len() >= MOST_ENTRIES => return Err(LiveError::Full),
            None => {}
        }
        let seat = entry.seat().filter(|seat| seat.index() < self.terms.seats.len());
        let seat = seat.ok_or(LiveError::Signature(entry.player))?;
        let check = entry.check_after(self.id, Some(self.check()));
        if !identity.is_signed(&self.terms.seats[seat.index()].key, &check, &entry.signature) {
            return Err(LiveError::Signature(entry.player));
        }
        let own = identity.key();
        let step = self.follow(seat, &entry.body, own)?;
        if let (Some(clock), Some(recorded)) = (&mut self.clock, &self.recorded) {
            clock.follow(recorded);
        }
        self.entries.push(entry);
        self.checks.push(check);
        Ok(step)
    }

    /// Does what an entry says. Whatever can be refused is refused before anything has changed.
    fn follow(&mut self, seat: Seat, body: &LiveBody, own: LiveKey) -> Result<LiveStep, LiveError> {
        let out_of_turn = Err(LiveError::Turn(seat.number()));
        if self.is_over() {
            return Err(LiveError::Over);
        }
        match (body, self.due(seat)) {
            (LiveBody::Commit(value), LiveDue::Commitment) => {
                if self.commitments.contains(&Some(*value)) {
                    return Err(MailDiceError::Copied.into());
                }
                self.commitments[seat.index()] = Some(*value);
                Ok(LiveStep::Nothing)
            }
            (LiveBody::Show(value), LiveDue::Value) => self.follow_value(seat, *value),
            (LiveBody::Act(act), _) => {
                let step = self.follow_act(seat, act)?;
                let is_own = self.terms.seats[seat.index()].key == own;
                if let Some(clock) = &mut self.clock {
                    clock.charge(seat, act.thought, is_own);
                }
                Ok(step)
            }
            (LiveBody::Claim(accused), _) => self.follow_claim(seat, *accused, own),
            (LiveBody::Ask(what), _) if self.may_ask(seat, *what) => {
                let lines = self.recorded.as_ref().map(|recorded| recorded.lines.count());
                self.asked[seat.index()] = lines;
                self.question = Some(Question { seat, what: *what, agreed: Vec::new() });
                Ok(self.granted().unwrap_or(LiveStep::Asked(seat, *what)))
            }
            (LiveBody::Answer(true), LiveDue::Answer(_)) => {
                if let Some(question) = &mut self.question {
                    question.agreed.push(seat);
                }
                Ok(self.granted().unwrap_or(LiveStep::Nothing))
            }
            (LiveBody::Answer(false), LiveDue::Answer(what)) => {
                self.question = None;
                Ok(LiveStep::Declined(seat, what))
            }
            _ => out_of_turn,
        }
    }

    /// A value for the deal or for dice is shown.
    fn follow_value(&mut self, seat: Seat, value: MailValue) -> Result<LiveStep, LiveError> {
        let with_value = |values: &[Option<MailValue>]| {
            let mut values = values.to_vec();
            values[seat.index()] = Some(value);
            values
        };
        let Some(recorded) = &mut self.recorded else {
            let commitments: Option<Vec<MailValue>> = self.commitments.iter().copied().collect();
            let dice = MailDice::new(Some(self.id), commitments.ok_or(MailDiceError::Count)?)?;
            dice.check(seat, &value)?;
            let opening = with_value(&self.opening);
            let all: Option<Vec<MailValue>> = opening.iter().copied().collect();
            let dealt = all.map(|all| RecordedMatch::begin_live(self.setup.clone(), &dice, &all)).transpose()?;
            self.opening = opening;
            self.recorded = dealt.map(|(recorded, _)| recorded);
            return Ok(if self.recorded.is_some() { LiveStep::Dealt } else { LiveStep::Nothing });
        };
        let attack = self.attack.as_ref().ok_or(LiveError::Turn(seat.number()))?;
        recorded.mail().ok_or(MailDiceError::Count)?.check(seat, &value)?;
        let values = with_value(&attack.values);
        if let Some(all) = values.iter().copied().collect::<Option<Vec<MailValue>>>() {
            let (seat, action) = (attack.seat, attack.action);
            recorded.reveal(all)?;
            recorded.play(seat, action).map_err(|why| illegal(recorded, action, why))?;
            self.attack = None;
            return Ok(LiveStep::Decided);
        }
        if let Some(attack) = &mut self.attack {
            attack.values = values;
        }
        Ok(LiveStep::Nothing)
    }

    /// The action of this text, and whether it needs dice, if this player may decide so now.
    fn try_act(&self, seat: Seat, text: &str) -> Result<(Action, bool), LiveError> {
        let out_of_turn = LiveError::Turn(seat.number());
        let Some(recorded) = &self.recorded else { return Err(out_of_turn) };
        if recorded.is_over() {
            return Err(LiveError::Over);
        }
        let action = recorded.table().read_action(text);
        let unread = |why| LiveError::Illegal { action: text.to_owned(), why, table: then(recorded) };
        let action = action.map_err(unread)?;
        let is_asking = self.question.as_ref().is_some_and(|question| question.seat == seat);
        let may_choose = recorded.table().to_act() == ToAct::Choose(seat) && !is_asking;
        // Whether the dice fall first is for the next value to say.
        if self.attack.is_some() || !(may_choose || action == Action::Resign) {
            return Err(out_of_turn);
        }
        let mut tried = recorded.table().duplicate();
        if action == Action::Pass || tried.action_text(action) != text {
            return Err(unread(Refusal::NotInThisGame));
        }
        tried.play(seat, action).map_err(unread)?;
        Ok((action, matches!(tried.to_act(), ToAct::Roll(_))))
    }

    fn follow_act(&mut self, seat: Seat, act: &LiveAct) -> Result<LiveStep, LiveError> {
        let (action, needs_dice) = self.try_act(seat, &act.action)?;
        let Some(recorded) = &mut self.recorded else { return Err(LiveError::Turn(seat.number())) };
        match (act.value, needs_dice) {
            (Some(value), true) => {
                recorded.mail().ok_or(MailDiceError::Count)?.check(seat, &value)?;
                let mut values = vec![None; self.commitments.len()];
                values[seat.index()] = Some(value);
                self.attack = Some(Attack { seat, action, values });
            }
            (None, false) => recorded.play(seat, action).map_err(|why| illegal(recorded, action, why))?,
            _ => return Err(MailDiceError::Count.into()),
        }
        // A decision of another player is an answer, too.
        self.question = None;
        Ok(LiveStep::Decided)
    }

    /// A player claims that the time of another is up: the other is out as if resigned. Only the program of that player, which
    /// knows best, looks at the clock.
    fn follow_claim(&mut self, seat: Seat, accused: u8, own: LiveKey) -> Result<LiveStep, LiveError> {
        let named = self.claimed_by(seat).filter(|named| named.number() == accused);
        let named = named.ok_or(LiveError::Turn(seat.number()))?;
        let is_here = self.terms.seats[named.index()].key == own;
        if is_here && self.clock.as_ref().is_some_and(|clock| !clock.may_be_up(named)) {
            return Err(LiveError::TimeLeft(accused));
        }
        let recorded = self.recorded.as_mut().ok_or(LiveError::Turn(seat.number()))?;
        recorded.play(named, Action::Resign).map_err(|why| illegal(recorded, Action::Resign, why))?;
        Ok(LiveStep::TimeUp(named))
    }

    /// Does what was asked for, once all who are asked have agreed.
    fn granted(&mut self) -> Option<LiveStep> {
        let question = self.question.as_ref()?;
        let asker = question.seat;
        let others = (0..self.setup.seats.len()).map(Seat::new).filter(|seat| *seat != asker && self.answers(*seat));
        if !others.into_iter().all(|seat| question.agreed.contains(&seat)) {
            return None;
        }
        self.question = None;
        // It could be asked for, and nothing has been decided since.
        self.recorded.as_mut()?.take_back_of(asker).ok()?;
        Some(LiveStep::TakenBack(asker))
    }
}

/// The table as it stands, for an error.
fn then(recorded: &RecordedMatch) -> TableThen {
    TableThen(recorded.table().duplicate())
}

fn illegal(recorded: &RecordedMatch, action: Action, why: Refusal) -> LiveError {
    LiveError::Illegal { action: recorded.table().action_text(action), why, table: then(recorded) }
}

/// Whether this is a name that a player over a wire can have, written as records keep it.
pub(super) fn is_fit_name(name: &str) -> bool {
    !SeatInfo::is_too_long(name) && is_name(name) && tidy_name(name) == name
}

/// The game and the options of a table.
///
/// # Errors
/// If there is no such game, or it has no such option, or does not go with so many players.
pub(super) fn game_of(
    game: &str,
    options: &BTreeMap<String, String>,
    players: usize,
) -> Result<(GameId, Options), LiveError> {
    proposed_game(game, options, players).map_err(|why| match why {
        UnfitTerms::Unknown(words) => LiveError::Terms(words),
        UnfitTerms::Begin(why) => why.into(),
    })
}

/// The set-up that was agreed on. The seed is put in with the deal.
fn setup_of(terms: &LiveTerms) -> Result<MatchSetup, LiveError> {
    let (game, options) = game_of(&terms.game, &terms.options, terms.seats.len())?;
    let seats = (1..).zip(&terms.seats).map(|(player, seat)| {
        let unknown = || BeginError::Who { player, who: seat.who.clone(), game };
        let who = Who::from_word(&seat.who).filter(|who| who.plays(game)).ok_or_else(unknown)?;
        if is_fit_name(&seat.name) { Ok(SeatInfo { who, name: seat.name.clone() }) } else { Err(LiveError::Name) }
    });
    let seats = seats.collect::<Result<_, _>>()?;
    Ok(MatchSetup { game, options, seats, seed: Seed::from_number(0), position: None })
}
