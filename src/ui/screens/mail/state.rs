//! The matches by mail as the screen has them, and what can be chosen there.

use std::{collections::VecDeque, path::PathBuf};

use bevy::prelude::*;

use super::{
    proposal::Proposal,
    work::{MailDone, MailWork},
};
use crate::ui::screens::setup::Draft;
use crate::ui::{
    games::live_board::LiveBoard,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
};
use holochess_record::{MailInvitation, MailMatch};
use holochess_rules::GameId;
use holochess_session::Pending;
use holochess_settings::Settings;

/// Where matches by mail are kept; nowhere in pictures and where there is no such place.
#[derive(Resource, Clone, Debug, Default)]
pub struct MailPlace(pub Option<PathBuf>);

/// The screen.
#[derive(Resource, Default)]
pub struct Mail {
    pub(super) matches: Vec<MailMatch>,
    /// The id of the match that is looked at.
    pub(super) chosen: Option<String>,
    pub(super) board: LiveBoard,
    /// The keys act on the board.
    pub(super) is_on_board: bool,
    /// The new match that is being prepared.
    pub(super) proposal: Option<Proposal>,
    /// The invitations that wait for an answer, the oldest first.
    pub(super) asked: Vec<MailInvitation>,
    /// The text that is to be put on the clipboard.
    pub(super) copied: Option<String>,
    /// What came in by dropping files on the window, or through another screen.
    pub(super) came: Vec<MailWork>,
    /// What is being done with the files, the oldest first.
    pub(super) pending: VecDeque<Pending<MailDone>>,
    /// The screen that led here.
    pub(super) came_from: Option<Screen>,
}

impl Mail {
    /// How many matches wait for a decision of this machine's player.
    pub fn waiting(&self) -> usize {
        self.matches.iter().filter(|by_mail| by_mail.is_own_turn()).count()
    }

    /// How many matches there are.
    pub const fn count(&self) -> usize {
        self.matches.len()
    }

    /// Takes in a line that came through another screen, to which the way back leads.
    pub fn bring(&mut self, line: Option<String>, from: Screen) {
        self.came_from = Some(from);
        self.came.extend(line.map(MailWork::Take));
    }

    /// Offers the options of a game for a new match.
    pub fn choose_rules(&mut self, game: GameId, settings: &Settings) {
        self.proposal = Some(Proposal::Rules(Box::new(Draft::with_remembered_options(game, settings))));
    }

    /// Whether a new match is being prepared.
    pub const fn is_proposing(&self) -> bool {
        self.proposal.is_some()
    }

    /// The match that is looked at.
    pub(super) fn looked_at(&self) -> Option<&MailMatch> {
        let id = self.chosen.as_deref()?;
        self.matches.iter().find(|by_mail| by_mail.id() == id)
    }

    /// Puts the line that is to be sent on the clipboard.
    pub(super) fn copy(&mut self, by_mail: &MailMatch, localised: &LocalisedText, notices: &mut Notices) {
        if let Some(message) = by_mail.to_send() {
            self.copied = Some(message.line());
            notices.say(localised.text("mail-line-copied"), Tone::Plain);
        }
    }
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::screens) enum MailChoice {
    Leave,
    /// A new match of this game, whose rules are chosen next.
    ChooseRules(GameId),
    /// What came is on the clipboard.
    Paste,
    Copy,
    /// The line for the other is written into a file.
    Save,
    /// Something with the files of the matches.
    Do(MailWork),
    Refused(String),
}
