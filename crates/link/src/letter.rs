//! A wire that people carry: what a program at a table sends goes into a letter, and what the other one has sent comes out of
//! one. No time passes meanwhile.

use std::{
    collections::VecDeque,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use super::{KeptParty, Link, NetworkIdentity, Party, PartyError, Table};
use holochess_platform::clock;
use holochess_record::{
    MailId, Shelf,
    live::{LiveIdentity, LiveInput, LiveKey, LiveLetter, LiveLetterError, LiveMessage, PeerId},
};

/// The only other program.
const OTHER: PeerId = PeerId(1);

/// What was sent, for the next letter.
pub(super) type Outbox = Arc<Mutex<Vec<Vec<u8>>>>;

/// The wire.
struct LetterLink {
    other: LiveKey,
    inbox: VecDeque<LiveInput>,
    /// What the letter says, until the host is dialled.
    undialled: Vec<Vec<u8>>,
    outbox: Outbox,
}

impl LetterLink {
    fn connect(&mut self) {
        let frames = std::mem::take(&mut self.undialled);
        self.inbox.push_back(LiveInput::Connected(OTHER, self.other));
        self.inbox.extend(frames.into_iter().map(|frame| LiveInput::Frame(OTHER, frame)));
    }
}

impl Link for LetterLink {
    fn next(&mut self, most: Duration) -> Option<LiveInput> {
        let next = self.inbox.pop_front();
        if next.is_none() {
            clock::sleep(most);
        }
        next
    }

    fn send(&mut self, _: PeerId, frame: Vec<u8>) {
        self.outbox.lock().unwrap_or_else(PoisonError::into_inner).push(frame);
    }

    fn close(&mut self, _: PeerId) {
        self.inbox.clear();
    }

    fn dial(&mut self) {
        self.connect();
    }
}

impl Party {
    /// Goes on by letters with the match of this id, at a table of two programs: reads the other program's letter, if there is
    /// one. [`Party::letter`] is the answer.
    ///
    /// # Errors
    /// If there is no such table, more than two programs play at it, or the letter is of another one.
    pub fn arrive_by_letter(
        id: MailId,
        letter: Option<LiveLetter>,
        folder: &Path,
        shelf: Shelf,
    ) -> Result<Self, PartyError> {
        let kept = KeptParty::of_match(folder, id, |_| true)?;
        let identity = Arc::new(NetworkIdentity::from_secret(&kept.file().secret()));
        let (own, is_host) = (identity.key(), matches!(kept.file().table, Table::Host(_)));
        if let Some(letter) = &letter
            && (letter.by_host == is_host || letter.table != kept.file().table_name())
        {
            return Err(LiveLetterError::Other.into());
        }
        let mut others: Vec<LiveKey> = kept.file().player_keys().into_iter().filter(|key| *key != own).collect();
        others.sort_unstable();
        others.dedup();
        let [other] = others[..] else { return Err(PartyError::NotTwo) };
        let outbox = Outbox::default();
        let frames = letter.map(|letter| letter.messages.iter().map(LiveMessage::frame).collect());
        let has_letter = frames.is_some();
        let mut link =
            LetterLink { other, inbox: VecDeque::new(), undialled: frames.unwrap_or_default(), outbox: outbox.clone() };
        if is_host {
            // The other has to say first how far its log goes.
            if !has_letter {
                return Err(PartyError::NoLetter);
            }
            link.connect();
        }
        Self::start_with(kept, shelf, Box::new(link), identity, Some(outbox))
    }

    /// The letter to the other program, with all that it has not said that it has.
    pub fn letter(&self) -> Option<LiveLetter> {
        let outbox = self.outbox()?.lock().unwrap_or_else(PoisonError::into_inner);
        let messages = outbox.iter().filter_map(|frame| LiveMessage::read(frame).ok());
        let messages = messages.filter(|message| !matches!(message, LiveMessage::Bye(_)));
        let messages = messages.map(|message| match (message, self.guest()) {
            // What has come with the letter need not come again.
            (LiveMessage::Hello(hello), Some(guest)) => {
                LiveMessage::Hello(holochess_record::live::LiveHello { place: guest.place(), ..hello })
            }
            (message, _) => message,
        });
        Some(LiveLetter::new(self.table_name(), self.host().is_some(), messages.collect()))
    }
}
