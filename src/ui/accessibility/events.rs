//! What happens, as it is announced: the sentences of the text mode, and the messages on the screen.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::board::ScreenNames;
use crate::ui::{localised_text::LocalisedText, notices::Notices};
use holochess_record::narration::Narrator;
use holochess_session::{BoardReset, Happened, Match};
use holochess_view::pieces::Armies;

/// How many announcements are kept, for people who want to hear the last ones again.
const MOST: usize = 12;

/// What happened last, the oldest first. Each has a number of its own, so that the same words are announced again when
/// they are true again.
#[derive(Resource, Debug, Default)]
pub struct Announcements {
    lines: VecDeque<(u64, String)>,
    count: u64,
    /// The messages that were on the screen in the last frame.
    messages: Vec<String>,
}

impl Announcements {
    /// Announces a sentence.
    pub fn say(&mut self, text: String) {
        self.lines.push_back((self.count, text));
        self.count += 1;
        if self.lines.len() > MOST {
            self.lines.pop_front();
        }
        self.lines.make_contiguous();
    }

    /// The last announcements with their numbers, the oldest first.
    pub fn lines(&self) -> &[(u64, String)] {
        self.lines.as_slices().0
    }

    /// Announces the messages that were not on the screen before.
    fn take_in(&mut self, messages: Vec<String>) {
        for message in &messages {
            if !self.messages.contains(message) {
                self.say(message.clone());
            }
        }
        self.messages = messages;
    }
}

/// Announces what happened at the table, at the moment when it is shown.
pub(super) fn announce_events(
    mut happened: MessageReader<Happened>,
    mut resets: MessageReader<BoardReset>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    armies: Res<Armies>,
    mut announcements: ResMut<Announcements>,
) {
    let Some(game) = game else {
        happened.clear();
        resets.clear();
        return;
    };
    let names = ScreenNames { localised: &localised, armies: &armies };
    let narrator = Narrator::for_people(localised.locale(), game.setup()).naming(&names);
    let table = game.table();
    // A match that begins or is resumed resets the board, too: that is told by its screen.
    if resets.read().count() > 0 && game.browsing().is_some() {
        announcements.say(localised.text("ui-read-moment"));
    }
    for event in happened.read() {
        if let Some(text) = narrator.narrate(table, &event.event) {
            announcements.say(text);
        }
    }
}

/// Announces the messages on the screen.
pub(super) fn announce_messages(notices: Res<Notices>, mut announcements: ResMut<Announcements>) {
    announcements.take_in(notices.texts().map(str::to_owned).collect());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_announced_once_and_again_when_it_comes_back() {
        let mut announcements = Announcements::default();
        let message = || vec!["No way there.".to_owned()];
        announcements.take_in(message());
        announcements.take_in(message());
        assert_eq!(announcements.lines().len(), 1);
        announcements.take_in(Vec::new());
        announcements.take_in(message());
        let numbers: Vec<u64> = announcements.lines().iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [0, 1]);
    }

    #[test]
    fn only_the_last_announcements_are_kept() {
        let mut announcements = Announcements::default();
        for number in 0..40 {
            announcements.say(number.to_string());
        }
        assert_eq!(announcements.lines().len(), MOST);
        assert_eq!(announcements.lines().last(), Some(&(39, "39".to_owned())));
    }
}
