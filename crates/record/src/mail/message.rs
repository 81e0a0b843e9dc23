//! The messages of a match by mail, and the line of text that each of them is (docs/reference/protocols.md).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{MailId, MailValue};
use crate::base64url;
use holochess_locale::{Locale, Value, excerpt};
use holochess_rules::{GameId, dice::hex};

/// What every line begins with.
pub const MARK: &str = "holochess-mail:";

/// The version of the protocol by which matches are proposed.
pub(super) const PROTOCOL: u32 = 2;
/// The version before, by which matches are still accepted and played.
pub(super) const PROTOCOL_1: u32 = 1;

/// What the hash of an invitation begins with in version 2 of the protocol.
const MATCH_2: &[u8] = b"holochess mail 2 match\n";
/// What the hash of a message begins with in version 2.
const CHECK_2: &[u8] = b"holochess mail 2 check\n";

/// How many options, or actions, of a message are shown.
const MOST_SHOWN: usize = 16;

/// The longest line that is read, in bytes. A message of a turn has a few hundred.
const LONGEST: usize = 64 << 10;

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailMessage {
    /// The version of the protocol.
    pub mail: u32,
    /// The match: hexadecimal digits of the SHA-256 of what is proposed, 32 (in version 1 of the protocol 16).
    pub id: String,
    /// Which message of the match, from 0. Player 1 sends those with even numbers.
    pub number: u32,
    /// What it says.
    pub body: MailBody,
    /// As many hexadecimal digits of the SHA-256 of the check of the message before, the number and the body.
    pub check: String,
}

/// What a message says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MailBody {
    /// Player 1 proposes a match.
    Invite(MailInvite),
    /// Player 2 accepts it.
    Accept(MailAccept),
    /// Values are shown and decisions are taken.
    Turn(MailTurn),
}

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailInvite {
    /// The game, by its id.
    pub game: String,
    /// Its options that are not at their defaults.
    pub options: BTreeMap<String, String>,
    /// The name of player 1, perhaps none.
    pub name: String,
    /// What makes the id of this match one of its own: 32 hexadecimal digits. Version 1 of the protocol has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
    /// Value 0 of player 1.
    pub commitment: MailValue,
}

/// An acceptance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailAccept {
    /// The name of player 2, perhaps none.
    pub name: String,
    /// Value 0 of player 2.
    pub commitment: MailValue,
    /// Value 1 of player 2: with player 1's the deal follows from it.
    pub value: MailValue,
}

/// Values and decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailTurn {
    /// The sender's value for what the other's last message left open: the deal, or the dice of an attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<MailValue>,
    /// The sender's decisions, in the rulebook's notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    /// Where the last decision needs dice: the sender's value for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<MailValue>,
}

/// Why a line is not a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMessage {
    /// It does not begin as one.
    Mark,
    /// It is cut off, or something in it was changed.
    Damaged,
    /// It is of another version of the protocol.
    Version(u32),
}

impl MailMessage {
    /// The next message of a match after the one with this check; of an invitation there is none.
    pub(super) fn new(mail: u32, id: String, number: u32, body: MailBody, check_before: Option<&str>) -> Self {
        let mut message = Self { mail, id, number, body, check: String::new() };
        message.check = message.check_after(check_before);
        message
    }

    /// Whether it follows the message with this check.
    pub(super) fn follows(&self, check_before: Option<&str>) -> bool {
        self.check == self.check_after(check_before)
    }

    /// The match to which hashes of the dice are bound; `None` in version 1 of the protocol.
    pub(super) fn bound_to(&self) -> Option<MailId> {
        MailId::from_hex(&self.id).filter(|_| self.mail != PROTOCOL_1)
    }

    /// What its check has to be after the message with that check.
    fn check_after(&self, before: Option<&str>) -> String {
        let body = serde_json::to_string(&self.body).unwrap_or_default();
        if self.mail == PROTOCOL_1 {
            let text = format!("{}\n{}\n{body}", before.unwrap_or_default(), self.number);
            return hex(&Sha256::digest(text.as_bytes())[..8]);
        }
        let [id, before] = [Some(&*self.id), before].map(|digits| digits.and_then(MailId::from_hex));
        let hash = Sha256::new()
            .chain_update(CHECK_2)
            .chain_update(id.map_or([0; 16], MailId::bytes))
            .chain_update(before.map_or([0; 16], MailId::bytes))
            .chain_update(u64::from(self.number).to_be_bytes())
            .chain_update(body);
        hex(&hash.finalize()[..16])
    }

    /// Whether id, check and nonce have the form that the version of the protocol gives them.
    pub(super) fn is_well_formed(&self) -> bool {
        let digits = if self.mail == PROTOCOL_1 { 16 } else { 32 };
        let is_hex =
            |text: &str| text.len() == digits && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        let has_nonce = match &self.body {
            MailBody::Invite(MailInvite { nonce, .. }) if self.mail == PROTOCOL_1 => nonce.is_none(),
            MailBody::Invite(MailInvite { nonce, .. }) => nonce.as_deref().is_some_and(is_hex),
            _ => true,
        };
        is_hex(&self.id) && is_hex(&self.check) && has_nonce
    }

    /// The message as one line of text.
    pub fn line(&self) -> String {
        // Plain values are JSON.
        let json = serde_json::to_vec(self).unwrap_or_default();
        format!("{MARK}{}", base64url::encode(&json))
    }

    /// What it says, in words. Names and options in it are a stranger's: nothing in them is interpreted by a terminal, and they are cut
    /// where they are longer than any that a game has.
    pub fn say(&self, locale: &Locale) -> String {
        let flag = |is_so: bool| Value::from(if is_so { "yes" } else { "no" });
        let named = |name: &str| [("named", flag(!name.is_empty())), ("name", excerpt(name).into())];
        let id = ("id", excerpt(&self.id).into());
        match &self.body {
            MailBody::Invite(invite) => {
                let game = GameId::from_id(&invite.game)
                    .map_or_else(|| excerpt(&invite.game), |game| locale.text(&format!("game-{}", game.id())));
                let options = some(invite.options.iter().map(|(key, value)| format!("{key}={value}")), ", ");
                let [is_named, name] = named(&invite.name);
                let has_options = ("has_options", flag(!options.is_empty()));
                let arguments = [id, is_named, name, ("game", game.into()), has_options, ("options", options.into())];
                locale.format("mail-says-invite", &arguments)
            }
            MailBody::Accept(accept) => {
                let [is_named, name] = named(&accept.name);
                locale.format("mail-says-accept", &[id, is_named, name])
            }
            MailBody::Turn(turn) => {
                let arguments = [
                    id,
                    ("number", self.number.into()),
                    ("player", (self.number % 2 + 1).into()),
                    ("acts", flag(!turn.actions.is_empty())),
                    ("actions", some(turn.actions.iter().cloned(), " ").into()),
                    ("answers", flag(turn.answer.is_some())),
                    ("asks", flag(turn.asks.is_some())),
                ];
                locale.format("mail-says-turn", &arguments)
            }
        }
    }

    /// Reads every message of a text, such as a mail that has one among those before it.
    pub fn all_in(text: &str) -> impl Iterator<Item = Result<Self, NotAMessage>> {
        text.match_indices(MARK).map(|(start, _)| Self::read(&text[start..]))
    }

    /// Reads a line. Blanks and line ends that a mail program has put in do not matter, nor does what stands before the mark or
    /// behind the line: a signature, a greeting.
    ///
    /// # Errors
    /// If it is not a message.
    pub fn read(text: &str) -> Result<Self, NotAMessage> {
        let start = text.find(MARK).ok_or(NotAMessage::Mark)?;
        let rest = &text[start + MARK.len()..];
        let signs = rest.chars().filter(|sign| !base64url::is_filler(*sign) && *sign != '>').take(LONGEST);
        let bytes = base64url::decode_beginning(signs);
        // Words behind the line may look like more of it; the message ends with the first value.
        let mut values = serde_json::Deserializer::from_slice(&bytes).into_iter::<serde_json::Value>();
        let value = values.next().and_then(Result::ok).ok_or(NotAMessage::Damaged)?;
        match value.get("mail").and_then(serde_json::Value::as_u64) {
            Some(version) if [PROTOCOL_1, PROTOCOL].map(u64::from).contains(&version) => {
                let message = serde_json::from_value(value).ok().filter(Self::is_well_formed);
                message.ok_or(NotAMessage::Damaged)
            }
            Some(version) => Err(NotAMessage::Version(u32::try_from(version).unwrap_or(u32::MAX))),
            None => Err(NotAMessage::Damaged),
        }
    }
}

/// The first of several texts of a stranger, each cut where it is too long.
fn some(texts: impl Iterator<Item = String>, between: &str) -> String {
    let mut shown: Vec<String> = texts.take(MOST_SHOWN + 1).map(|text| excerpt(&text)).collect();
    if shown.len() > MOST_SHOWN {
        "…".clone_into(&mut shown[MOST_SHOWN]);
    }
    shown.join(between)
}

/// What an invitation proposes: everything but its commitment, which is bound to the id that follows from the rest.
#[derive(Serialize)]
struct ProposedTerms<'a> {
    game: &'a str,
    options: &'a BTreeMap<String, String>,
    name: &'a str,
    nonce: Option<&'a str>,
}

/// The id of the match that an invitation proposes.
pub(super) fn id_of(invite: &MailInvite) -> String {
    // Version 1 of the protocol has no nonce.
    if invite.nonce.is_none() {
        return hex(&Sha256::digest(serde_json::to_string(invite).unwrap_or_default())[..8]);
    }
    let MailInvite { game, options, name, nonce, .. } = invite;
    let proposed = ProposedTerms { game, options, name, nonce: nonce.as_deref() };
    let json = serde_json::to_string(&proposed).unwrap_or_default();
    hex(&Sha256::new().chain_update(MATCH_2).chain_update(json).finalize()[..16])
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn a_line_survives_what_mail_programs_do_to_it() {
        let body = MailBody::Turn(MailTurn { actions: vec!["o3-i5".to_owned()], ..MailTurn::default() });
        let message = MailMessage::new(PROTOCOL, "0f".repeat(16), 4, body, Some(&"1e".repeat(16)));
        let line = message.line();
        assert_eq!(MailMessage::read(&line), Ok(message.clone()));
        let wrapped: Vec<String> =
            line.as_bytes().chunks(40).map(|part| format!("> {}", String::from_utf8_lossy(part))).collect();
        // The mark itself is not broken by any of them.
        let wrapped = format!("Your turn!\n{}\n", wrapped.join("\r\n"));
        assert_eq!(MailMessage::read(&wrapped), Ok(message.clone()));
        for broken_by in ["\u{200b}", "\u{ad}\n", "\u{2060}", "\u{a0}"] {
            let parts: Vec<&str> =
                line.as_bytes().chunks(60).filter_map(|part| std::str::from_utf8(part).ok()).collect();
            assert_eq!(MailMessage::read(&parts.join(broken_by)).as_ref(), Ok(&message), "{broken_by:?}");
        }
        for behind in ["\n-- \nAda", " See you soon, Ada", "\nZoé", " x", ".", "\n\n12"] {
            assert_eq!(MailMessage::read(&format!("{line}{behind}")).as_ref(), Ok(&message), "{behind:?}");
        }
        let broken = format!("{}!{}", &line[..line.len() / 2], &line[line.len() / 2 + 1..]);
        assert_eq!(MailMessage::read(&broken), Err(NotAMessage::Damaged));
        assert_eq!(MailMessage::read("hello"), Err(NotAMessage::Mark));
        assert_eq!(MailMessage::read(&line[..line.len() - 9]), Err(NotAMessage::Damaged));
        let later = format!("{MARK}{}", base64url::encode(br#"{"mail":7}"#));
        assert_eq!(MailMessage::read(&later), Err(NotAMessage::Version(7)));
    }

    #[test]
    fn a_version_that_never_existed_is_not_called_a_newer_one() {
        for (version, is_newer) in [(0, false), (7, true)] {
            let line = format!("{MARK}{}", base64url::encode(format!("{{\"mail\":{version}}}").as_bytes()));
            let why = MailMessage::read(&line).expect_err("there is no such version");
            for language in Language::ALL {
                let locale = Locale::new(language);
                let said = crate::mail::MailError::NotAMessage(why).say(&locale);
                let id = if is_newer { "mail-version" } else { "mail-version-unheard" };
                assert_eq!(said, locale.format(id, &[("found", version.into())]));
            }
        }
    }
}
