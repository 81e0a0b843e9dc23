//! An invitation as it is shown before it is accepted: who invites, to which game, by which rules, and who begins.

use super::{MailBody, MailBox, MailError, MailMatch, MailMessage, check_name, id_of, setup_of};
use holochess_locale::{Locale, Value, excerpt, tidy_name};
use holochess_rules::{GameId, Luck, Options, Seat};

/// An invitation that can be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailInvitation {
    message: MailMessage,
    game: GameId,
    options: Options,
    name: String,
    /// How many invitations of this name were accepted here and never dealt.
    undealt: usize,
}

impl MailInvitation {
    /// The invitation in this message, sent to the player of a folder.
    ///
    /// # Errors
    /// If it is none, or cannot be accepted.
    pub(super) fn read(message: MailMessage, mailbox: &MailBox) -> Result<Self, MailError> {
        let MailBody::Invite(invite) = &message.body else { return Err(MailError::OtherMatch) };
        if message.number != 0 || id_of(invite) != message.id || !message.follows(None) {
            return Err(MailError::Changed);
        }
        let (setup, name) = (setup_of(invite, message.mail, &[])?, invite.name.clone());
        check_name(&name)?;
        let undealt = undealt(mailbox, &name);
        Ok(Self { message, game: setup.game, options: setup.options, name, undealt })
    }

    /// The message.
    pub(super) const fn message(&self) -> &MailMessage {
        &self.message
    }

    /// How many other matches of this name were accepted here and never dealt; nothing if none was.
    pub fn undealt_note(&self, locale: &Locale) -> Option<String> {
        (self.undealt > 0).then(|| locale.format("mail-asks-undealt", &[("count", self.undealt.into())]))
    }

    /// Who invites, to which game; a line for each rule that is not as usual; who begins; and [`MailInvitation::undealt_note`]. Where rules are written to be typed, their keys are wanted.
    pub fn say(&self, locale: &Locale, with_keys: bool) -> Vec<String> {
        let Self { game, options, name, .. } = self;
        let named = Value::from(if name.is_empty() { "no" } else { "yes" });
        let who = [("named", named), ("name", excerpt(name).into())];
        let game_name = ("game", locale.text(&format!("game-{}", game.id())).into());
        let mut lines = vec![locale.format("mail-asks-game", &[who[0].clone(), who[1].clone(), game_name])];
        let defaults = game.options();
        let usual = |key: &str, value: &str| defaults.iter().any(|(known, default)| known == key && default == value);
        let rules: Vec<_> = options.iter().filter(|(key, value)| !usual(key, value)).collect();
        if rules.is_empty() {
            lines.push(locale.text("mail-asks-usual"));
        }
        lines.extend(rules.into_iter().map(|(key, value)| rule(locale, key, value, with_keys)));
        let begins = match game.luck() {
            Luck::Dice | Luck::Start => "mail-asks-lot",
            Luck::Nothing => "mail-asks-first",
        };
        lines.push(locale.format(begins, &who));
        lines.extend(self.undealt_note(locale));
        lines
    }
}

/// An option and its value, in the words of the set-up.
pub(crate) fn rule(locale: &Locale, key: &str, value: &str, with_key: bool) -> String {
    let word =
        |value: &str| Some(format!("option-{key}-{value}")).filter(|id| locale.has(id)).map(|id| locale.text(&id));
    // Some values are a word and a number: points:5.
    let of_kind = || value.split_once(':').and_then(|(kind, number)| Some((word(kind)?, number)));
    let shown = word(value)
        .or_else(|| of_kind().map(|(kind, number)| format!("{kind}, {number}")))
        .unwrap_or_else(|| value.to_owned());
    let arguments = [
        ("rule", locale.text(&format!("option-{key}")).into()),
        ("value", excerpt(&shown).into()),
        ("keyed", if with_key { "yes" } else { "no" }.into()),
        ("key", excerpt(&typed(key, value)).into()),
    ];
    locale.format("mail-asks-rule", &arguments)
}

/// An option as it is typed.
fn typed(key: &str, value: &str) -> String {
    format!("{key}={value}")
}

/// How many matches of a folder were accepted from this name, and never dealt: who invites sees the deal first, and may drop it.
fn undealt(mailbox: &MailBox, name: &str) -> usize {
    let (files, name) = (mailbox.files().unwrap_or_default(), tidy_name(name));
    let matches = files.iter().filter_map(|file| MailBox::open(file).ok());
    let is_undealt = |by_mail: &MailMatch| {
        by_mail.seat() == Seat::SECOND
            && by_mail.recorded().is_none()
            && tidy_name(&by_mail.setup().seats[0].name) == name
    };
    matches.filter(is_undealt).count()
}
