//! The way from what is on the screen to the rule behind it: which page of the rulebook is asked for, and which one says why the
//! last action was refused.

use bevy::prelude::*;

use super::overlay::{OpenOverlay, Overlay};
use crate::{
    lessons::term_of,
    rules::GameId,
    session::{Happened, LessonTable, Match, Refused},
};

/// The rule that somebody wants to read, and the one that was in the way last.
#[derive(Resource, Debug, Default)]
pub struct RuleInQuestion {
    /// The page to open when the rulebook is opened next.
    wanted: Option<(GameId, String)>,
    /// The term of the last refusal, until something is played.
    refused: Option<(GameId, &'static str)>,
}

impl RuleInQuestion {
    /// The term of the last refusal at the table, while nothing has been played since.
    pub const fn refused(&self) -> Option<(GameId, &'static str)> {
        self.refused
    }

    /// Opens the page of a term when the rulebook is opened next.
    pub fn look_up(&mut self, game: GameId, term: impl Into<String>) {
        self.wanted = Some((game, term.into()));
    }

    /// The page that was asked for, once.
    pub(super) fn take_wanted(&mut self) -> Option<(GameId, String)> {
        self.wanted.take()
    }
}

/// The way from a term that is written on the screen to its page.
#[derive(bevy::ecs::system::SystemParam)]
pub struct RuleLink<'w> {
    rule: Option<ResMut<'w, RuleInQuestion>>,
    /// Opens the rulebook, and whatever else the same screen opens.
    pub opens: MessageWriter<'w, OpenOverlay>,
}

impl RuleLink<'_> {
    /// The term of the last refusal, while nothing has been played since.
    pub fn refused(&self) -> Option<(GameId, &'static str)> {
        self.rule.as_ref()?.refused()
    }

    /// Opens the rulebook at the page of this term.
    pub fn open(&mut self, game: GameId, term: &str) {
        if let Some(rule) = &mut self.rule {
            rule.look_up(game, term);
            self.opens.write(OpenOverlay(Overlay::Rules));
        }
    }
}

/// Remembers which page says why the last action was refused, at the table or in a lesson, until something is played.
pub(super) fn note_refusals(
    mut refused: MessageReader<Refused>,
    mut happened: MessageReader<Happened>,
    game: Option<Res<Match>>,
    lesson: Option<Res<LessonTable>>,
    mut rule: ResMut<RuleInQuestion>,
) {
    if let Some(lesson) = lesson {
        refused.clear();
        happened.clear();
        let game = lesson.course().lesson().game();
        let now = game.zip(lesson.refusal().map(term_of));
        if rule.refused != now {
            rule.refused = now;
        }
        return;
    }
    if happened.read().count() > 0 && rule.refused.is_some() {
        rule.refused = None;
    }
    let (Some(refused), Some(game)) = (refused.read().last(), game) else { return };
    rule.refused = Some((game.recorded().setup().game, term_of(&refused.why)));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleInQuestion>();
}
