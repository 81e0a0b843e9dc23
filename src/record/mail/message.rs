//! The messages of a match by mail, and the line of text that each of them is (docs/play-by-mail.md).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::MailValue;
use crate::{
    locale::{Locale, Value, excerpt, harmless},
    record::base64url,
    rules::{GameId, dice::hex},
};

/// What every line begins with.
pub const MARK: &str = "holochess-mail:";

/// The version of the protocol.
pub(super) const PROTOCOL: u32 = 1;

/// The longest line that is read, in bytes. A message of a turn has a few hundred.
const LONGEST: usize = 64 << 10;

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailMessage {
    /// The version of the protocol.
    pub mail: u32,
    /// The match: the first 16 hexadecimal digits of the SHA-256 of the invitation's body.
    pub id: String,
    /// Which message of the match, from 0. Player 1 sends those with even numbers.
    pub number: u32,
    /// What it says.
    pub body: MailBody,
    /// The first 16 hexadecimal digits of the SHA-256 of the check of the message before, the number and the body.
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
    /// The next message of a match after the one with this check.
    pub(super) fn new(id: String, number: u32, body: MailBody, check_before: &str) -> Self {
        let check = check_of(check_before, number, &body);
        Self { mail: PROTOCOL, id, number, body, check }
    }

    /// Whether it follows the message with this check.
    pub(super) fn follows(&self, check_before: &str) -> bool {
        self.check == check_of(check_before, self.number, &self.body)
    }

    /// The message as one line of text.
    pub fn line(&self) -> String {
        // Plain values are JSON.
        let json = serde_json::to_vec(self).unwrap_or_default();
        format!("{MARK}{}", base64url::encode(&json))
    }

    /// What it says, in words. Names and options in it are a stranger's: nothing in them is interpreted by a terminal.
    pub fn say(&self, locale: &Locale) -> String {
        let flag = |is_so: bool| Value::from(if is_so { "yes" } else { "no" });
        let named = |name: &str| [("named", flag(!name.is_empty())), ("name", harmless(name).into())];
        let id = ("id", harmless(&self.id).into());
        match &self.body {
            MailBody::Invite(invite) => {
                let game = GameId::from_id(&invite.game)
                    .map_or_else(|| excerpt(&invite.game), |game| locale.text(&format!("game-{}", game.id())));
                let options = invite.options.iter().map(|(key, value)| harmless(&format!("{key}={value}")));
                let options = options.collect::<Vec<_>>().join(", ");
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
                    ("actions", harmless(&turn.actions.join(" ")).into()),
                    ("answers", flag(turn.answer.is_some())),
                    ("asks", flag(turn.asks.is_some())),
                ];
                locale.format("mail-says-turn", &arguments)
            }
        }
    }

    /// Reads a line. Blanks and line ends that a mail program has put in do not matter, nor does what stands before the mark or
    /// behind the line: a signature, a greeting.
    ///
    /// # Errors
    /// If it is not a message.
    pub fn read(text: &str) -> Result<Self, NotAMessage> {
        let start = text.find(MARK).ok_or(NotAMessage::Mark)?;
        let rest = &text[start + MARK.len()..];
        let signs = rest.chars().filter(|sign| !sign.is_whitespace() && *sign != '>').take(LONGEST);
        let bytes = base64url::decode_beginning(signs);
        // Words behind the line may look like more of it; the message ends with the first value.
        let mut values = serde_json::Deserializer::from_slice(&bytes).into_iter::<serde_json::Value>();
        let value = values.next().and_then(Result::ok).ok_or(NotAMessage::Damaged)?;
        match value.get("mail").and_then(serde_json::Value::as_u64) {
            Some(version) if version == u64::from(PROTOCOL) => {
                serde_json::from_value(value).map_err(|_| NotAMessage::Damaged)
            }
            Some(version) => Err(NotAMessage::Version(u32::try_from(version).unwrap_or(u32::MAX))),
            None => Err(NotAMessage::Damaged),
        }
    }
}

/// The id of the match that an invitation proposes.
pub(super) fn id_of(invite: &MailInvite) -> String {
    hash(&serde_json::to_string(invite).unwrap_or_default())
}

fn check_of(before: &str, number: u32, body: &MailBody) -> String {
    hash(&format!("{before}\n{number}\n{}", serde_json::to_string(body).unwrap_or_default()))
}

/// The first 16 hexadecimal digits of the SHA-256 of a text.
fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_survives_what_mail_programs_do_to_it() {
        let body = MailBody::Turn(MailTurn { actions: vec!["o3-i5".to_owned()], ..MailTurn::default() });
        let message = MailMessage::new("00".to_owned(), 4, body, "before");
        let line = message.line();
        assert_eq!(MailMessage::read(&line), Ok(message.clone()));
        let wrapped: Vec<String> =
            line.as_bytes().chunks(40).map(|part| format!("> {}", String::from_utf8_lossy(part))).collect();
        // The mark itself is not broken by any of them.
        let wrapped = format!("Your turn!\n{}\n", wrapped.join("\r\n"));
        assert_eq!(MailMessage::read(&wrapped), Ok(message.clone()));
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
}
