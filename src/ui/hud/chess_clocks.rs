//! The clocks of people who play for time, beside their players' blocks, and what is said when one runs out.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Rect, vec2};

use super::HudData;
use crate::ui::{
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    theme::prelude::*,
};
use holochess_record::SeatInfo;
use holochess_rules::Seat;
use holochess_session::{ChessClock, FlagFell, Match};

/// The room for a clock beside a player's texts, in points.
pub(super) const WIDTH: f32 = 84.0;
/// From here on a clock warns, and says so.
const LOW_TIME: Duration = Duration::from_secs(30);
/// From here on it shows tenths, and says so once more.
const LAST_SECONDS: Duration = Duration::from_secs(10);
/// The colour of a warning; no seat has it: at least 4.5 to 1 on the grounds of the table.
const WARNING_COLOUR: Color32 = Color32::from_rgb(0xFF, 0x8A, 0x78);

/// A time as clocks show it: hours only where there are some, tenths only in the last seconds.
pub(super) fn time_text(localised: &LocalisedText, left: Duration) -> String {
    if left < LAST_SECONDS {
        // Rounded up, so that no clock shows nothing while it runs.
        let tenths = left.as_millis().div_ceil(100);
        return localised.decimal(tenths as f64 / 10.0, 1);
    }
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Draws what a seat has left at the right of this rectangle, if it plays for time.
pub(super) fn draw(brush: &Brush, hud: &HudData, seat: Seat, area: Rect, size: f32) {
    let Some(clock) = &hud.chess_clock else { return };
    let Some(left) = clock.left(seat) else { return };
    let runs = clock.running() == Some(seat);
    let is_low = left < LOW_TIME;
    let text = time_text(&hud.localised, left);
    let ink = match (is_low, runs) {
        (true, _) => WARNING_COLOUR,
        (false, true) => INK,
        (false, false) => INK_SOFT,
    };
    let weight = if runs || is_low { Weight::Bold } else { Weight::Regular };
    let face = typeface::BODY.sized(size).weighing(weight).coloured(ink);
    let at = area.right_center();
    let written = brush.fit(at, Align2::RIGHT_CENTER, &text, face, area.width());
    brush.ground(written.expand2(vec2(8.0, 2.0)), 0.7);
    if runs {
        // A running clock is marked by more than its colour.
        brush.line(&[written.left_bottom(), written.right_bottom()], 1.5, ink);
    }
}

/// Says once when a person has thirty seconds left, and ten, and when the time is up.
pub(in crate::ui) fn announce_low_time(
    clock: Option<Res<ChessClock>>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    mut fell: MessageReader<FlagFell>,
    mut notices: ResMut<Notices>,
    mut last: Local<Vec<Duration>>,
) {
    let (Some(clock), Some(game)) = (clock, game) else {
        last.clear();
        return;
    };
    let seats = &game.setup().seats;
    let name = |seat: Seat, info: &SeatInfo| localised.player(seat, info);
    for FlagFell(seat) in fell.read() {
        if let Some(info) = seats.get(seat.index()) {
            notices.say(localised.with("ui-time-is-up", "name", name(*seat, info)), Tone::Alarm);
        }
    }
    last.resize(seats.len(), Duration::MAX);
    for (index, info) in seats.iter().enumerate() {
        let seat = Seat::new(index);
        let Some(left) = clock.left(seat) else { continue };
        let before = std::mem::replace(&mut last[index], left);
        for limit in [LAST_SECONDS, LOW_TIME] {
            if left <= limit && before > limit && !left.is_zero() {
                let arguments =
                    [("name", name(seat, info).into()), ("seconds", (left.as_millis().div_ceil(1000) as u64).into())];
                notices.say(localised.format("ui-time-low", &arguments), Tone::Plain);
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn a_clock_is_read_as_clocks_are() {
        let localised = LocalisedText::new(Language::English);
        let read = |milliseconds| time_text(&localised, Duration::from_millis(milliseconds));
        assert_eq!(read(600_000), "10:00");
        assert_eq!(read(599_001), "10:00");
        assert_eq!(read(61_000), "1:01");
        assert_eq!(read(3_600_000), "1:00:00");
        assert_eq!(read(10_000), "0:10");
        assert_eq!(read(9_950), "10.0");
        assert_eq!(read(301), "0.4");
        assert_eq!(read(0), "0.0");
        assert_eq!(time_text(&LocalisedText::new(Language::French), Duration::from_millis(3_400)), "3,4");
    }
}
