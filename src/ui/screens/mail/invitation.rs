//! The question about an invitation that came: it says who invites to what, and nothing is accepted before the answer.

use bevy_egui::egui::Ui;

use super::{
    state::{Mail, MailChoice},
    work::MailWork,
};
use crate::ui::{
    localised_text::LocalisedText,
    theme::{
        dialog::{Question, ask},
        surface,
    },
};
use holochess_record::MailInvitation;

/// The name of the answer that has the focus at first.
const DECLINE: &str = "mail.decline";

/// Draws the question about the oldest invitation; says what was asked for.
pub(super) fn draw(ui: &Ui, localised: &LocalisedText, mail: &mut Mail) -> Option<MailChoice> {
    let is_accepted = ask(ui, ui.max_rect(), &question(mail.asked.first()?, localised))?;
    // The next invitation is a new question.
    surface::focus(ui.ctx(), DECLINE);
    let invitation = mail.asked.remove(0);
    is_accepted.then(|| MailChoice::Do(MailWork::Accept(Box::new(invitation))))
}

/// The question about an invitation.
pub fn question(invitation: &MailInvitation, localised: &LocalisedText) -> Question {
    let [title, no, yes] = ["mail-ask-title", "mail-ask-no", "mail-ask-yes"].map(|id| localised.text(id));
    let text = invitation.say(localised.locale(), false).join("\n");
    Question { title, text, answers: [(DECLINE, no), ("mail.accept", yes)] }
}
