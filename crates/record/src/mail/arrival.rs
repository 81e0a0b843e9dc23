//! What has come from the other player: which messages stand in a text, which of them is new, and taking that one in.

use std::collections::BTreeMap;

use super::{MailBody, MailBox, MailBoxError, MailError, MailInvitation, MailMatch, MailMessage, NotAMessage};

/// What a text from the other player was.
#[derive(Debug)]
pub enum MailArrival {
    /// An invitation to a match that is not kept here. It is accepted by [`MailBox::accept`] only.
    Invitation(Box<MailInvitation>),
    /// The next message of a match, which is taken in: the match as it is now.
    News(Box<MailMatch>),
    /// A message that was read before, or sent from here: the match as it is.
    Known {
        /// The match.
        by_mail: Box<MailMatch>,
        /// Whether it is the own message that waits for an answer. One that was answered need not be sent again.
        is_own: bool,
    },
}

/// The messages of a text, sorted.
#[derive(Default)]
struct SortedMessages {
    /// Those that can be taken in, each once.
    news: Vec<MailMessage>,
    /// The last that was read or sent before.
    known: Option<MailMessage>,
    /// Why the last of the others cannot be.
    wrong: Option<MailBoxError>,
}

impl MailBox {
    /// Takes in what the other has sent: the next message of a match. Other messages in the text, quoted ones for example, do no harm,
    /// and one that was read before changes nothing. An invitation is read, and not accepted.
    ///
    /// # Errors
    /// If there is no new message in it, or several, if the message is refused, or the match cannot be written; nothing has changed then.
    pub fn take(&self, text: &str) -> Result<MailArrival, MailBoxError> {
        let mut matches = BTreeMap::new();
        let sorted = self.sort(text, &mut matches);
        let mut of_match = |message: &MailMessage| {
            let by_mail = matches.remove(&message.id).and_then(Result::ok).flatten();
            by_mail.map(Box::new).ok_or(MailError::OtherMatch)
        };
        match (&sorted.news[..], sorted.wrong, &sorted.known) {
            ([message], ..) if matches!(message.body, MailBody::Invite(_)) => {
                Ok(MailArrival::Invitation(Box::new(MailInvitation::read(message.clone(), self)?)))
            }
            ([message], ..) => {
                let mut by_mail = of_match(message)?;
                by_mail.receive(&message.line())?;
                self.save(&mut by_mail)?;
                Ok(MailArrival::News(by_mail))
            }
            ([], Some(wrong), _) => Err(wrong),
            ([], None, Some(message)) => {
                let by_mail = of_match(message)?;
                let is_own = by_mail.to_send() == Some(message);
                Ok(MailArrival::Known { by_mail, is_own })
            }
            ([], None, None) => Err(MailError::NotAMessage(NotAMessage::Mark).into()),
            (several, ..) => Err(MailBoxError::Several(several.to_vec())),
        }
    }

    /// Sorts the messages of a text; the matches that they belong to are opened once.
    fn sort(
        &self,
        text: &str,
        matches: &mut BTreeMap<String, Result<Option<MailMatch>, MailBoxError>>,
    ) -> SortedMessages {
        let mut sorted = SortedMessages::default();
        let mut later: Vec<String> = Vec::new();
        for message in MailMessage::all_in(text) {
            let message = match message {
                Ok(message) => message,
                Err(why) => {
                    sorted.wrong = Some(MailError::NotAMessage(why).into());
                    continue;
                }
            };
            if message.number > 0 {
                later.push(message.id.clone());
            }
            let by_mail = matches.entry(message.id.clone()).or_insert_with(|| self.kept(&message.id));
            let fits = match by_mail {
                Ok(Some(by_mail)) => by_mail.expects(&message),
                Ok(None) if matches!(message.body, MailBody::Invite(_)) => Ok(()),
                Ok(None) => Err(MailError::OtherMatch),
                Err(_) => continue,
            };
            match fits {
                Ok(()) if sorted.news.contains(&message) => {}
                Ok(()) => sorted.news.push(message),
                Err(MailError::Known) => sorted.known = Some(message),
                Err(why) => sorted.wrong = Some(why.into()),
            }
        }
        // An invitation that is quoted in what followed it was accepted long ago.
        sorted.news.retain(|message| message.number > 0 || !later.contains(&message.id));
        if sorted.wrong.is_none() {
            let unreadable = matches.iter().find(|(_, by_mail)| by_mail.is_err()).map(|(id, _)| id.clone());
            sorted.wrong = unreadable.and_then(|id| matches.remove(&id)).and_then(Result::err);
        }
        sorted
    }
}
