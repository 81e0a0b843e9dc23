//! What happens at a table with players elsewhere, told in messages; and the question of a player who wants to take the
//! last decision back.

use bevy::prelude::*;

use super::signs::{self, Muted};
use crate::ui::{
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::{Confirmation, OpenOverlay, Overlay, Overlays},
};
use holochess_locale::excerpt;
use holochess_record::live::{LiveDue, LiveNews, LiveQuestion, LiveStep};
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
    let is_over = game.as_ref().is_some_and(|game| game.is_over());
    let is_own = |seat: Seat| live.state().own.contains(&seat);
    let named = |id: &str, seat: Seat| localised.with(id, "player", player(&localised, game.as_deref(), &live, seat));
    for LiveTold(news) in told.read() {
        let (text, tone) = match news {
            LiveNews::Step(LiveStep::TakenBack(seat)) => (named("live-taken-back", *seat), Tone::News),
            LiveNews::Step(LiveStep::Declined(seat, LiveQuestion::Undo)) => (named("live-declined", *seat), Tone::News),
            LiveNews::Step(LiveStep::Asked(seat, LiveQuestion::Undo)) if is_own(*seat) => {
                (localised.text("live-asked"), Tone::Plain)
            }
            LiveNews::Emoted(seat, sign) if is_own(*seat) || !muted.0 => {
                let says = [
                    ("player", player(&localised, game.as_deref(), &live, *seat).into()),
                    ("words", signs::words(&localised, *sign).into()),
                ];
                (localised.format("live-sign", &says), Tone::News)
            }
            LiveNews::Again(seat) if !is_own(*seat) => (named("live-again", *seat), Tone::News),
            LiveNews::Overtaken => (localised.text("live-overtaken"), Tone::Refusal),
            LiveNews::Away(seat) if !is_over => (named("live-away", *seat), Tone::News),
            LiveNews::Back(seat) => (named("live-back", *seat), Tone::News),
            LiveNews::Gone(seat, reason) => {
                let why = localised.say(&reason.words());
                match seat {
                    Some(seat) => {
                        let arguments =
                            [("player", player(&localised, game.as_deref(), &live, *seat).into()), ("why", why.into())];
                        (localised.format("live-gone", &arguments), Tone::News)
                    }
                    // In a match strangers at the door are none of the players' business.
                    None if game.is_none() => (localised.with("live-turned-away", "why", why), Tone::Plain),
                    None => continue,
                }
            }
            LiveNews::HostAway if !is_over => (localised.text("live-host-away"), Tone::News),
            LiveNews::HostBack => (localised.text("live-host-back"), Tone::Plain),
            LiveNews::Ended(reason) => (localised.say(&reason.words()), Tone::Alarm),
            LiveNews::Broken(why) => (localised.say(&why.words(localised.locale())), Tone::Alarm),
            _ => continue,
        };
        notices.say(text, tone);
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (show_news, open_undo_question).chain().after(SessionSystems));
}
