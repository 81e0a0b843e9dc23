//! From the match on the table follows the screen: the table, the result, or where the person came from.

use bevy::prelude::*;

use crate::ui::{
    controls::Controls,
    navigation::{LeavePast, Reviewing, Screen, WayBack},
    overlay::Overlays,
};
use holochess_session::{BrowseRequested, Match, MatchPhase, MatchRequest};
use holochess_settings::controls::Command;

/// Seconds between the last scene and the result.
const LAST_LOOK: f32 = 1.1;

/// Whether the match is watched.
fn is_watched(game: Option<&Match>) -> bool {
    game.is_some_and(|game| game.watching().is_some())
}

/// Shows the table whenever a match is on it, and the result when the match is over.
pub(super) fn follow_match(
    phase: Res<State<MatchPhase>>,
    screen: Res<State<Screen>>,
    game: Option<Res<Match>>,
    mut reviewing: ResMut<Reviewing>,
    overlays: Res<Overlays>,
    controls: Res<Controls>,
    time: Res<Time<Real>>,
    mut way_back: ResMut<WayBack>,
    mut waited: Local<f32>,
    mut next: ResMut<NextState<Screen>>,
) {
    // The next online match may begin while the last one is looked at.
    if reviewing.0 && game.as_ref().is_some_and(|game| game.live().is_some() && !game.is_over()) {
        reviewing.0 = false;
    }
    // A lesson and a puzzle have no result: what became of it is told at the table, which one leaves when one likes.
    let has_result = game.as_ref().is_none_or(|game| game.lesson().is_none() && game.puzzle().is_none());
    let over = *phase.get() == MatchPhase::Over && has_result;
    if is_watched(game.as_deref()) {
        if *screen.get() != Screen::Match {
            next.set(Screen::Match);
        }
        return;
    }
    match screen.get() {
        Screen::Title
        | Screen::Tables
        | Screen::Setup
        | Screen::Showcase
        | Screen::Matches
        | Screen::Journey
        | Screen::Mail
        | Screen::LiveTable
            if game.is_some() && over =>
        {
            next.set(Screen::Result);
        }
        Screen::Title
        | Screen::Tables
        | Screen::Setup
        | Screen::Showcase
        | Screen::Matches
        | Screen::Puzzles
        | Screen::Journey
        | Screen::Mail
        | Screen::LiveTable
            if game.is_some() && *phase.get() != MatchPhase::None =>
        {
            next.set(Screen::Match);
        }
        Screen::Match if over && !reviewing.0 && overlays.is_empty() => {
            *waited += time.delta_secs();
            if *waited >= LAST_LOOK || controls.pressed(Command::Back) {
                next.set(Screen::Result);
            }
            return;
        }
        Screen::Match | Screen::Result if game.is_none() && *phase.get() == MatchPhase::None => {
            next.set(way_back.0.take().unwrap_or_default());
        }
        Screen::Result if !over && game.is_some() && *phase.get() != MatchPhase::None => next.set(Screen::Match),
        _ => {}
    }
    *waited = 0.0;
}

/// Returns from an earlier moment. A review is left as a whole, not step by step.
pub(super) fn leave_past(
    controls: Res<Controls>,
    mut leaves: MessageReader<LeavePast>,
    mut reviewing: ResMut<Reviewing>,
    game: Option<Res<Match>>,
    overlays: Res<Overlays>,
    mut browses: MessageWriter<BrowseRequested>,
    mut match_leaves: MessageWriter<MatchRequest>,
    mut way_back: ResMut<WayBack>,
    mut next: ResMut<NextState<Screen>>,
) {
    let escaped = reviewing.0 && overlays.is_empty() && controls.pressed(Command::Back);
    if leaves.read().count() == 0 && !escaped {
        return;
    }
    if is_watched(game.as_deref()) {
        match_leaves.write(MatchRequest::Leave);
        next.set(way_back.0.take().unwrap_or(Screen::Matches));
        return;
    }
    browses.write(BrowseRequested(None));
    if reviewing.0 {
        reviewing.0 = false;
        next.set(Screen::Result);
    }
}

/// A match that is watched is looked at like one that is reviewed.
pub(super) fn review_what_is_watched(
    game: Option<Res<Match>>,
    mut was_watching: Local<bool>,
    mut reviewing: ResMut<Reviewing>,
) {
    let is_watched = is_watched(game.as_deref());
    if is_watched != *was_watching {
        *was_watching = is_watched;
        reviewing.0 = is_watched;
    }
}
