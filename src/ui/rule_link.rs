//! The way from what is on the screen to the rule behind it: which page of the rulebook is asked for, and which one
//! says why the last action was refused.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::overlay::{OpenOverlay, Overlay};
use holochess_lessons::{Page, term_of};
use holochess_rules::{ClashCourse, Event, GameId};
use holochess_session::{BoardReset, Happened, Match, Refused};

/// The rulebook page to open next, and the rule behind the last refusal.
#[derive(Resource, Debug, Default)]
pub struct RuleInQuestion {
    /// The page to open when the rulebook is opened next.
    wanted: Option<(GameId, String)>,
    /// The term of the last refusal, until something is played.
    refused: Option<(GameId, &'static str)>,
    /// The term of what happened last.
    happened: Option<(GameId, &'static str)>,
    /// The term of the option of the set-up that was looked at last.
    option: Option<(GameId, String)>,
}

impl RuleInQuestion {
    /// The term of the last refusal at the table, while nothing has been played since.
    pub const fn refused(&self) -> Option<(GameId, &'static str)> {
        self.refused
    }

    /// The term of what happened last at the table, and has a page.
    pub const fn happened(&self) -> Option<(GameId, &'static str)> {
        self.happened
    }

    /// The term of the option of the set-up that was looked at last.
    pub fn option(&self) -> Option<(GameId, &str)> {
        self.option.as_ref().map(|(game, term)| (*game, &**term))
    }

    /// Another set-up is opened, where no option has been looked at yet.
    pub fn forget_option(&mut self) {
        self.option = None;
    }

    /// Remembers the option that is looked at.
    pub fn note_option(&mut self, game: GameId, term: String) {
        self.option = Some((game, term));
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
#[derive(SystemParam)]
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
    mut resets: MessageReader<BoardReset>,
    game: Option<Res<Match>>,
    mut rule: ResMut<RuleInQuestion>,
) {
    if resets.read().count() > 0 {
        // What happened last on another board, or was taken back.
        rule.happened = None;
    }
    if let Some(lesson) = game.as_ref().and_then(|game| game.lesson()) {
        refused.clear();
        happened.clear();
        let game = lesson.course().lesson().game();
        let now = game.zip(lesson.refusal().map(term_of));
        if rule.refused != now {
            rule.refused = now;
        }
        return;
    }
    let Some(game) = game.map(|game| game.setup().game) else {
        refused.clear();
        happened.clear();
        return;
    };
    for happened in happened.read() {
        rule.refused = None;
        // Not every game has a page of everything that happens in it.
        if let Some(term) = term_of_event(&happened.event).filter(|term| Page::find(game, term).is_some()) {
            rule.happened = Some((game, term));
        }
    }
    if let Some(refused) = refused.read().last() {
        rule.refused = Some((game, term_of(&refused.why)));
    }
}

/// The word under which the rulebook speaks of what happens; `None` where it says nothing that one would look up.
const fn term_of_event(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Judged { outcome, .. } => ClashCourse::Attack(*outcome).id(),
        Event::Leapt { .. } => "chain",
        Event::Boosted { .. } => "boost",
        Event::Removed { .. } => "captures",
        Event::Swapped { .. } => "swap",
        Event::DuelBegan { .. } => "duel",
        Event::Line { .. } => "line",
        Event::Goal { .. } => "goal",
        Event::Passed { .. } => "stuck",
        Event::Dealt { .. } | Event::GameBegan { .. } | Event::Placed { .. } => "turn",
        _ => return None,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleInQuestion>();
}
