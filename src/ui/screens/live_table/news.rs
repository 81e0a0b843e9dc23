//! What happens at a table with players elsewhere, told in messages; and the question of a player who wants to take the
//! last decision back.

use bevy::prelude::*;

use super::signs::Muted;
use crate::ui::{
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::{Confirmation, OpenOverlay, Overlay, Overlays},
};
use holochess_locale::excerpt;
use holochess_record::live::{LiveAudience, LiveDue, LiveNews, LiveQuestion, LiveStep};
use holochess_rules::Seat;
use holochess_session::{LiveTable, LiveTold, Match, SessionSystems};

/// The name of a player of the match, or of the table before its match.
fn player(localised: &LocalisedText, game: Option<&Match>, live: &LiveTable, seat: Seat) -> String {
    if let Some(info) = game.and_then(|game| game.setup().seats.get(seat.index())) {
        return localised.player(seat, info);
    }
    let seats = live.state().card.as_ref().map(|card| &card.seats);
    let name = seats.and_then(|seats| seats.get(seat.index())).map(|seat| seat.name.clone()).unwrap_or_default();
    if name.is_empty() { localised.seat_name(seat) } else { excerpt(&name) }
}

/// Shows what has happened.
fn show_news(
    mut told: MessageReader<LiveTold>,
    localised: Res<LocalisedText>,
    game: Option<Res<Match>>,
    live: Res<LiveTable>,
    muted: Res<Muted>,
    mut notices: ResMut<Notices>,
) {
    let audience = LiveAudience {
        locale: localised.locale(),
        player: &|seat| player(&localised, game.as_deref(), &live, seat),
        own: &live.state().own,
        has_begun: game.is_some(),
        is_over: game.as_ref().is_some_and(|game| game.is_over()),
        is_muted: muted.0,
    };
    for LiveTold(news) in told.read() {
        // A button or a question says it.
        let is_said = match news {
            LiveNews::Again(seat) => audience.own.contains(seat),
            LiveNews::LongBreak => true,
            _ => false,
        };
        let tone = match news {
            LiveNews::Step(LiveStep::Asked(..)) | LiveNews::Gone(None, _) | LiveNews::HostBack => Tone::Plain,
            LiveNews::Ended(_) if audience.is_over => Tone::Plain,
            LiveNews::Overtaken => Tone::Refusal,
            LiveNews::Ended(_) | LiveNews::Broken(_) => Tone::Alarm,
            _ => Tone::News,
        };
        if let Some(text) = news.text(&audience).filter(|_| !is_said) {
            notices.say(text, tone);
        }
    }
}

/// Asks the player here when another wants to take the last decision back, and forgets the question once it is settled.
fn open_undo_question(
    live: Res<LiveTable>,
    game: Option<Res<Match>>,
    mut asked: Local<Option<Seat>>,
    mut overlays: ResMut<Overlays>,
    mut opens: MessageWriter<OpenOverlay>,
) {
    let question = Overlay::Question(Confirmation::AllowUndo);
    let due = match live.state().due {
        Some((seat, LiveDue::Answer(LiveQuestion::Undo))) if game.is_some() && !live.state().is_paused => Some(seat),
        _ => None,
    };
    if due != *asked {
        overlays.remove(question);
        if due.is_some() {
            opens.write(OpenOverlay(question));
        }
        *asked = due;
    }
}

/// Asks whether the player here waits on once the match has waited for a minute, and no more once it goes on.
fn open_waiting_question(
    live: Res<LiveTable>,
    game: Option<Res<Match>>,
    mut asked: Local<bool>,
    mut overlays: ResMut<Overlays>,
    mut opens: MessageWriter<OpenOverlay>,
) {
    let question = Overlay::Question(Confirmation::StopWaiting);
    let waits = game.is_some_and(|game| game.live().is_some()) && live.state().has_waited_long;
    if waits != std::mem::replace(&mut *asked, waits) {
        overlays.remove(question);
        if waits {
            opens.write(OpenOverlay(question));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (show_news, open_undo_question, open_waiting_question).chain().after(SessionSystems));
}
