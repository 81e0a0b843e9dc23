//! A match by mail as one of its players has it: the own secret, and the messages that went back and forth. Everything else follows
//! from these (docs/reference/protocols.md).

mod arrival;
mod dice;
mod invitation;
mod mailbox;
mod message;

pub use arrival::MailArrival;
pub use dice::{MOST_KEYS, MailChain, MailDice, MailDiceError, MailId, MailSecret, MailValue};
pub use invitation::MailInvitation;
pub(crate) use invitation::rule;
pub use mailbox::{MailBox, MailBoxError};
pub use message::{MARK as MAIL_MARK, MailAccept, MailBody, MailInvite, MailMessage, MailTurn, NotAMessage};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    BeginError, MatchSetup, RecordedMatch, SeatInfo, Who,
    error::TableThen,
    setup::{UnfitTerms, proposed_game},
};
use holochess_locale::{Locale, Words, excerpt, is_name, refusal, tidy_name};
use holochess_platform::storage::Fingerprint;
use holochess_rules::{Action, GameId, Refusal, Seat, ToAct, dice::Seed};
use message::{PROTOCOL, PROTOCOL_1, id_of};

/// A match by mail.
#[derive(Debug)]
pub struct MailMatch {
    kept: MailFile,
    setup: MatchSetup,
    /// The match, once it is dealt.
    recorded: Option<RecordedMatch>,
    /// An attack that waits for its dice: the attacking player, the action, and that player's value for its dice.
    pending: Option<(Seat, Action, MailValue)>,
    /// What the own next message has already: it is sent when there is nothing more to do.
    outgoing: MailTurn,
    /// What the file of the match has in it, as far as it was read or written here.
    in_file: Option<Fingerprint>,
}

/// The file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MailFile {
    /// The version of the protocol by which the match is played.
    version: u32,
    /// The own secret: a reader of this file knows the dice as soon as the other does.
    secret: MailSecret,
    /// Which player this is, 1 or 2.
    player: u8,
    /// The messages of both, in order.
    messages: Vec<MailMessage>,
    /// Own decisions that are not sent yet.
    draft: Vec<String>,
}

/// Why something cannot be done in a match by mail.
#[derive(Debug, Error)]
pub enum MailError {
    /// The text is not a message.
    #[error("this is no message of a match")]
    NotAMessage(NotAMessage),
    /// The message belongs to another match.
    #[error("this message belongs to another match")]
    OtherMatch,
    /// The message is known already.
    #[error("this message has been read already")]
    Known,
    /// Another message with this number is known already, and this one says something else.
    #[error("another message came in this one's place before")]
    Instead,
    /// An own message with this number was sent from here, and this one says something else.
    #[error("another own message was sent in this one's place")]
    OwnInstead,
    /// It would be an own message, and this copy of the match has not sent it. Taking it in would let the other decide for this player.
    #[error("this is an own message that was not sent from here")]
    Own,
    /// A message before this one is missing.
    #[error("a message before this one is missing")]
    Missing,
    /// Something in it was changed.
    #[error("this message was changed")]
    Changed,
    /// It follows from other messages than those that are known, or was changed: its check cannot tell which.
    #[error("this message does not follow from the one before")]
    Parted,
    /// It is the other's turn.
    #[error("it is not your turn to send")]
    NotYourTurn,
    /// A value is not what the player has committed to.
    #[error(transparent)]
    Dice(#[from] MailDiceError),
    /// A value is missing that had to be shown, or one is shown that was not asked for.
    #[error("a value is missing, or one too many is shown")]
    Values,
    /// The sender has more to do before the other's turn.
    #[error("the message ends before the sender's turn does")]
    Unfinished,
    /// A decision is not legal.
    #[error("{action:?} is not legal")]
    Illegal {
        /// What was written.
        action: String,
        /// Why it is refused.
        why: Refusal,
        /// The table at which it was played.
        table: TableThen,
    },
    /// The invitation is for a game or options that there are not.
    #[error("the invitation cannot be accepted")]
    Invitation(Words),
    /// A name in it is none that a player of this program can have: it may look like another one.
    #[error("a name may look like another one")]
    Name,
    /// A name in it is longer than a record keeps.
    #[error("a name is too long")]
    LongName,
    /// The match cannot begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The file of the match is damaged.
    #[error("the file of the match cannot be read")]
    File,
    /// The file of the match is of a version that this program does not know.
    #[error("the file of the match is of version {0}")]
    FileVersion(u64),
    /// The match is over.
    #[error("the match is over")]
    Over,
}

impl MailError {
    /// The error in words.
    pub fn say(&self, locale: &Locale) -> String {
        let words = match self {
            Self::NotAMessage(NotAMessage::Mark) => Words::new("mail-no-mark"),
            Self::NotAMessage(NotAMessage::Damaged) => Words::new("mail-damaged"),
            Self::NotAMessage(NotAMessage::Version(found)) if *found < PROTOCOL_1 => {
                Words::new("mail-version-unheard").with("found", *found)
            }
            Self::NotAMessage(NotAMessage::Version(found)) => Words::new("mail-version").with("found", *found),
            Self::OtherMatch => Words::new("mail-other-match"),
            Self::Known => Words::new("mail-known"),
            Self::Instead => Words::new("mail-instead"),
            Self::OwnInstead => Words::new("mail-own-instead"),
            Self::Own => Words::new("mail-own"),
            Self::Missing => Words::new("mail-missing"),
            Self::Changed => Words::new("mail-changed"),
            Self::Parted => Words::new("mail-parted"),
            Self::NotYourTurn => Words::new("mail-not-your-turn"),
            Self::Dice(error) => error.words(),
            Self::Values => Words::new("mail-values"),
            Self::Unfinished => Words::new("mail-unfinished"),
            Self::Illegal { action, why, table } => {
                let why = refusal(locale, why, table.0.as_ref());
                Words::new("mail-illegal").with("action", excerpt(action)).with("why", why)
            }
            Self::Invitation(words) => Words::new("mail-invitation").with_words("why", words.clone()),
            Self::Name => Words::new("mail-name"),
            Self::LongName => Words::new("mail-name-long").with("most", SeatInfo::LONGEST_NAME),
            Self::Begin(error) => error.words(),
            Self::File => Words::new("mail-file"),
            Self::FileVersion(found) => Words::new("mail-file-version").with("found", *found),
            Self::Over => Words::new("mail-over"),
        };
        locale.say(&words)
    }
}

impl MailMatch {
    /// Proposes a match, as player 1.
    ///
    /// # Errors
    /// If the game is not for two, or the name does not fit.
    pub fn invite(
        game: GameId,
        options: &[(String, String)],
        name: &str,
        secret: MailSecret,
    ) -> Result<Self, MailError> {
        let mut invite = MailInvite {
            game: game.id().to_owned(),
            options: options.iter().cloned().collect(),
            name: name.to_owned(),
            nonce: Some(secret.nonce()),
            // It is bound to the id, which does not depend on it.
            commitment: MailValue::NONE,
        };
        let id = id_of(&invite);
        let chain = MailChain { id: MailId::from_hex(&id), seat: Seat::FIRST };
        invite.commitment = secret.value(chain, 0);
        let message = MailMessage::new(PROTOCOL, id, 0, MailBody::Invite(invite), None);
        Self::of_kept(MailFile { version: PROTOCOL, secret, player: 1, messages: vec![message], draft: Vec::new() })
    }

    /// Accepts an invitation, as player 2.
    ///
    /// # Errors
    /// If it is none, or cannot be accepted.
    pub fn accept(line: &str, name: &str, secret: MailSecret) -> Result<Self, MailError> {
        let invitation = MailMessage::read(line).map_err(MailError::NotAMessage)?;
        let MailBody::Invite(invite) = &invitation.body else { return Err(MailError::OtherMatch) };
        check_name(&invite.name)?;
        let chain = MailChain { id: invitation.bound_to(), seat: Seat::SECOND };
        let (commitment, value) = (secret.value(chain, 0), secret.value(chain, 1));
        if commitment == invite.commitment {
            return Err(MailDiceError::Copied.into());
        }
        let (version, id) = (invitation.mail, invitation.id.clone());
        let body = MailBody::Accept(MailAccept { name: name.to_owned(), commitment, value });
        let message = MailMessage::new(version, id, 1, body, Some(&invitation.check));
        Self::of_kept(MailFile { version, secret, player: 2, messages: vec![invitation, message], draft: Vec::new() })
    }

    /// The match of a file.
    ///
    /// # Errors
    /// If it is damaged.
    pub fn read(text: &str) -> Result<Self, MailError> {
        let value: serde_json::Value = serde_json::from_str(text).map_err(|_| MailError::File)?;
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(found) if found > u64::from(PROTOCOL) => return Err(MailError::FileVersion(found)),
            _ => {}
        }
        let kept: MailFile = serde_json::from_value(value).map_err(|_| MailError::File)?;
        let is_known = [PROTOCOL_1, PROTOCOL].contains(&kept.version) && (1..=2).contains(&kept.player);
        if !is_known || kept.messages.iter().any(|message| message.mail != kept.version) {
            return Err(MailError::File);
        }
        let by_mail = Self::of_kept(kept).map_err(|why| match why {
            // Its messages followed from each other when it was written.
            MailError::Changed | MailError::Parted | MailError::Missing => MailError::File,
            why => why,
        })?;
        // With another secret every value shown would be called a cheat.
        if by_mail.value(0) == by_mail.own_commitment() { Ok(by_mail) } else { Err(MailError::File) }
    }

    /// The text of its file. It holds the own secret.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(&self.kept).unwrap_or_default();
        text.push('\n');
        text
    }

    /// The id of the match.
    pub fn id(&self) -> &str {
        self.kept.messages.first().map_or("", |message| message.id.as_str())
    }

    /// The own seat.
    pub const fn seat(&self) -> Seat {
        Seat::new(self.kept.player as usize - 1)
    }

    /// The match, once it is dealt.
    pub const fn recorded(&self) -> Option<&RecordedMatch> {
        self.recorded.as_ref()
    }

    /// The set-up; its seed is unknown before the deal.
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The last message, if it is the own one: the line that the other waits for.
    pub fn to_send(&self) -> Option<&MailMessage> {
        self.kept.messages.last().filter(|last| sender(last.number) == self.seat())
    }

    /// The check of the last message. Where both players' are the same, both have read the same messages.
    pub fn check(&self) -> &str {
        self.kept.messages.last().map_or("", |message| message.check.as_str())
    }

    /// The attack that waits for its dice, and who attacks: the dice fall when the other player shows a value.
    pub fn awaits_dice(&self) -> Option<(Seat, String)> {
        let (seat, action, _) = self.pending?;
        Some((seat, self.recorded.as_ref()?.table().action_text(action)))
    }

    /// Whether the player of this file has to decide something.
    pub fn is_own_turn(&self) -> bool {
        self.to_send().is_none() && self.recorded.as_ref().is_some_and(|recorded| !recorded.is_over())
    }

    /// Takes a message of the other player. What follows from it is done: where the own value was asked for, it is shown, and if
    /// nothing is left to decide the answer is ready ([`MailMatch::to_send`]).
    ///
    /// # Errors
    /// If it does not follow, is not true to what was committed, or not legal; nothing has changed then.
    pub fn receive(&mut self, line: &str) -> Result<(), MailError> {
        let message = MailMessage::read(line).map_err(MailError::NotAMessage)?;
        self.expects(&message)?;
        if let MailBody::Accept(accept) = &message.body {
            check_name(&accept.name)?;
        }
        let mut kept = self.kept.clone();
        kept.messages.push(message);
        let mut next = Self::of_kept(kept)?;
        next.send_if_complete();
        next.in_file = self.in_file.take();
        *self = next;
        Ok(())
    }

    /// Whether a message can be the next one of the other player, as far as its number says.
    ///
    /// # Errors
    /// If it cannot.
    pub(super) fn expects(&self, message: &MailMessage) -> Result<(), MailError> {
        if message.id != self.id() {
            return Err(MailError::OtherMatch);
        }
        match self.kept.messages.get(message.number as usize) {
            Some(known) if known == message => Err(MailError::Known),
            Some(_) if sender(message.number) == self.seat() => Err(MailError::OwnInstead),
            Some(_) => Err(MailError::Instead),
            None if sender(message.number) == self.seat() => Err(MailError::Own),
            None => Ok(()),
        }
    }

    /// Takes an own decision. If nothing is left to decide then, the message is ready ([`MailMatch::to_send`]).
    ///
    /// # Errors
    /// If it is not legal, or not the own turn; nothing has changed then.
    pub fn decide(&mut self, action: &str) -> Result<(), MailError> {
        if self.recorded.as_ref().is_some_and(RecordedMatch::is_over) {
            return Err(MailError::Over);
        }
        if !self.is_own_turn() {
            return Err(MailError::NotYourTurn);
        }
        let seat = self.seat();
        let asks = self.act(seat, action)?;
        if asks {
            let value = self.next_value();
            self.ask(seat, action, value)?;
            self.outgoing.asks = Some(value);
        }
        self.outgoing.actions.push(action.to_owned());
        self.kept.draft.push(action.to_owned());
        self.send_if_complete();
        Ok(())
    }

    /// Follows all messages, and then does what the own next one has already.
    fn of_kept(kept: MailFile) -> Result<Self, MailError> {
        let MailBody::Invite(invite) = &kept.messages.first().ok_or(MailError::File)?.body else {
            return Err(MailError::File);
        };
        let setup = setup_of(invite, kept.version, &kept.messages)?;
        let draft = kept.draft.clone();
        let messages = kept.messages.clone();
        let outgoing = MailTurn::default();
        let mut followed = Self { kept, setup, recorded: None, pending: None, outgoing, in_file: None };
        let mut check = None;
        for (number, message) in messages.iter().enumerate() {
            if message.number as usize != number {
                return Err(MailError::Missing);
            }
            let fits = message.is_well_formed() && message.mail == followed.kept.version && message.id == followed.id();
            if !fits {
                return Err(MailError::Changed);
            }
            if !message.follows(check) {
                return Err(if number == 0 { MailError::Changed } else { MailError::Parted });
            }
            followed.follow(message, &messages)?;
            check = Some(&*message.check);
        }
        followed.kept.draft.clear();
        if followed.to_send().is_none() && messages.len() > 1 {
            followed.answer()?;
            for action in draft {
                followed.decide(&action)?;
            }
        }
        Ok(followed)
    }

    /// Follows a message of either player.
    fn follow(&mut self, message: &MailMessage, all: &[MailMessage]) -> Result<(), MailError> {
        match (&message.body, message.number) {
            (MailBody::Invite(invite), 0) if id_of(invite) == message.id => Ok(()),
            (MailBody::Accept(accept), 1) => {
                let dice = undealt_dice(all).ok_or(MailError::Changed)??;
                Ok(dice.check(Seat::SECOND, &accept.value)?)
            }
            (MailBody::Turn(turn), 2..) => self.follow_turn(sender(message.number), turn, all),
            _ => Err(MailError::Changed),
        }
    }

    fn follow_turn(&mut self, seat: Seat, turn: &MailTurn, all: &[MailMessage]) -> Result<(), MailError> {
        if self.recorded.as_ref().is_some_and(RecordedMatch::is_over) {
            return Err(MailError::Over);
        }
        let asked = self.recorded.is_none() || self.pending.is_some();
        match turn.answer {
            Some(value) if asked => self.resolve(seat, value, all)?,
            None if !asked => {}
            _ => return Err(MailError::Values),
        }
        let mut asks = false;
        for action in &turn.actions {
            if asks {
                return Err(MailError::NotYourTurn);
            }
            asks = self.act(seat, action)?;
            match (asks, turn.asks) {
                (false, _) => {}
                (true, Some(value)) => self.ask(seat, action, value)?,
                (true, None) => return Err(MailError::Values),
            }
        }
        if turn.asks.is_some() != asks {
            return Err(MailError::Values);
        }
        if self.has_to_go_on(seat) { Err(MailError::Unfinished) } else { Ok(()) }
    }

    /// Shows the own value where the other's last message asked for it.
    fn answer(&mut self) -> Result<(), MailError> {
        if self.recorded.is_none() || self.pending.is_some() {
            let (value, messages) = (self.next_value(), self.kept.messages.clone());
            self.resolve(self.seat(), value, &messages)?;
            self.outgoing.answer = Some(value);
        }
        Ok(())
    }

    /// Both values are known: the match is dealt, or the dice of the attack fall.
    fn resolve(&mut self, seat: Seat, value: MailValue, all: &[MailMessage]) -> Result<(), MailError> {
        let by_seat = |other: MailValue| if seat == Seat::FIRST { [value, other] } else { [other, value] };
        let Some(recorded) = &mut self.recorded else {
            let accepted = all.iter().find_map(|message| match &message.body {
                MailBody::Accept(accept) => Some(accept.value),
                _ => None,
            });
            let opening = by_seat(accepted.ok_or(MailError::Missing)?);
            let dice = undealt_dice(all).ok_or(MailError::Missing)??;
            dice.seed(&opening)?;
            let (recorded, _) = RecordedMatch::begin_by_mail(self.setup.clone(), &dice, opening)?;
            self.recorded = Some(recorded);
            return Ok(());
        };
        let (attacker, action, other) = self.pending.ok_or(MailError::Values)?;
        if attacker == seat {
            return Err(MailError::NotYourTurn);
        }
        recorded.reveal(by_seat(other).to_vec())?;
        let text = recorded.table().action_text(action);
        recorded.play(attacker, action).map_err(|why| illegal(recorded, &text, why))?;
        self.pending = None;
        Ok(())
    }

    /// Plays a decision, or says that it needs dice.
    fn act(&mut self, seat: Seat, text: &str) -> Result<bool, MailError> {
        let recorded = self.recorded.as_mut().ok_or(MailError::Missing)?;
        if recorded.is_over() {
            return Err(MailError::Over);
        }
        if self.pending.is_some() {
            return Err(MailError::NotYourTurn);
        }
        let action = recorded.table().read_action(text).map_err(|why| illegal(recorded, text, why))?;
        let mut tried = recorded.table().duplicate();
        match tried.to_act() {
            ToAct::Choose(turn) if turn == seat || action == Action::Resign => {}
            _ => return Err(MailError::NotYourTurn),
        }
        tried.play(seat, action).map_err(|why| illegal(recorded, text, why))?;
        if matches!(tried.to_act(), ToAct::Roll(_)) {
            return Ok(true);
        }
        recorded.play(seat, action).map_err(|why| illegal(recorded, text, why))?;
        Ok(false)
    }

    /// An attack waits for the other's value.
    fn ask(&mut self, seat: Seat, text: &str, value: MailValue) -> Result<(), MailError> {
        let recorded = self.recorded.as_ref().ok_or(MailError::Missing)?;
        recorded.mail().ok_or(MailError::Values)?.check(seat, &value)?;
        let action = recorded.table().read_action(text).map_err(|why| illegal(recorded, text, why))?;
        self.pending = Some((seat, action, value));
        Ok(())
    }

    /// Whether a player has something left to decide before the other does anything.
    fn has_to_go_on(&self, seat: Seat) -> bool {
        let to_act = self.recorded.as_ref().map(|recorded| recorded.table().to_act());
        self.pending.is_none() && to_act == Some(ToAct::Choose(seat))
    }

    /// The own next value.
    fn next_value(&self) -> MailValue {
        let used = self.recorded.as_ref().and_then(RecordedMatch::mail).map_or(0, MailDice::used);
        self.value(used + 1)
    }

    /// The own value of this number.
    fn value(&self, number: u64) -> MailValue {
        let id = self.kept.messages.first().and_then(MailMessage::bound_to);
        self.kept.secret.value(MailChain { id, seat: self.seat() }, number)
    }

    /// What this player has committed to.
    fn own_commitment(&self) -> MailValue {
        match self.kept.messages.get(self.seat().index()).map(|message| &message.body) {
            Some(MailBody::Invite(invite)) => invite.commitment,
            Some(MailBody::Accept(accept)) => accept.commitment,
            _ => MailValue::NONE,
        }
    }

    /// Makes the own message out of what is decided, if nothing is left to decide.
    fn send_if_complete(&mut self) {
        if self.to_send().is_some() || self.recorded.is_none() || self.has_to_go_on(self.seat()) {
            return;
        }
        if self.outgoing == MailTurn::default() {
            return;
        }
        let body = MailBody::Turn(std::mem::take(&mut self.outgoing));
        let number = self.kept.messages.len() as u32;
        let check = self.kept.messages.last().map(|last| &*last.check);
        let message = MailMessage::new(self.kept.version, self.id().to_owned(), number, body, check);
        self.kept.messages.push(message);
        self.kept.draft.clear();
    }
}

/// The error for an action that the rules of a match refuse.
fn illegal(recorded: &RecordedMatch, action: &str, why: Refusal) -> MailError {
    MailError::Illegal { action: action.to_owned(), why, table: TableThen(recorded.table().duplicate()) }
}

/// The player who sends the message with this number.
const fn sender(number: u32) -> Seat {
    Seat::new(number as usize % 2)
}

/// The dice as they follow from what both have committed themselves to, before the deal; `None` where one of them has not.
fn undealt_dice(messages: &[MailMessage]) -> Option<Result<MailDice, MailDiceError>> {
    let (first, second) = (messages.first()?, messages.get(1)?);
    match (&first.body, &second.body) {
        (MailBody::Invite(invite), MailBody::Accept(accept)) => {
            Some(MailDice::new(first.bound_to(), [invite.commitment, accept.commitment]))
        }
        _ => None,
    }
}

/// Checks a name that another player writes.
///
/// # Errors
/// If it may look like another one.
fn check_name(name: &str) -> Result<(), MailError> {
    if is_name(name) && tidy_name(name) == name { Ok(()) } else { Err(MailError::Name) }
}

/// The set-up that was agreed on. The seed is put in with the deal.
fn setup_of(invite: &MailInvite, version: u32, messages: &[MailMessage]) -> Result<MatchSetup, MailError> {
    let (game, options) = proposed_game(&invite.game, &invite.options, 2).map_err(|why| match why {
        UnfitTerms::Unknown(words) => MailError::Invitation(words),
        UnfitTerms::Begin(why) => why.into(),
    })?;
    let second = messages.get(1).and_then(|message| match &message.body {
        MailBody::Accept(accept) => Some(accept.name.clone()),
        _ => None,
    });
    let names = [invite.name.clone(), second.unwrap_or_default()];
    let seats: Vec<SeatInfo> = names.into_iter().map(|name| SeatInfo { who: Who::Human, name }).collect();
    for seat in &seats {
        if SeatInfo::is_too_long(&seat.name) {
            return Err(MailError::LongName);
        }
        if !seat.name_fits() {
            return Err(MailError::Name);
        }
        // A match that version 1.0.0 has accepted may have any name that can be read. Names that are new are checked as they come.
        if version != PROTOCOL_1 {
            check_name(&seat.name)?;
        }
    }
    Ok(MatchSetup { game, options, seats, seed: Seed::from_number(0), position: None })
}
