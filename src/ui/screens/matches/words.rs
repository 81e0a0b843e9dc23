//! A match in words: who plays, how it stands, when it was played.

use std::time::Duration;

use crate::{
    platform::clock::SystemTime,
    record::{ShelfEntry, Summary},
    rules::Seat,
    ui::localised_text::LocalisedText,
};

/// Who plays, in one line.
pub(super) fn players(localised: &LocalisedText, summary: &Summary) -> String {
    let names = summary.seats.iter().enumerate().map(|(seat, info)| localised.player(Seat::new(seat), info));
    names.collect::<Vec<_>>().join(" – ")
}

/// What a match is called: its title, else its players; a file without a match by its name.
pub(super) fn heading(localised: &LocalisedText, entry: &ShelfEntry) -> String {
    if let Some(title) = &entry.title {
        return title.clone();
    }
    match entry.summary() {
        Some(summary) => players(localised, summary),
        None => crate::locale::harmless(&entry.file.file_name().unwrap_or_default().to_string_lossy()),
    }
}

/// How it stands: the turn, or who won.
pub(super) fn state(localised: &LocalisedText, entry: &ShelfEntry) -> String {
    let Some(summary) = entry.summary() else { return localised.text("matches-damaged") };
    let state = match &summary.result {
        None => localised.with("matches-turn", "turn", summary.turn),
        Some((None, _)) => localised.text("matches-draw"),
        Some((Some(winner), _)) => {
            let name = localised.player(*winner, &summary.seats[winner.index()]);
            localised.with("matches-won", "name", name)
        }
    };
    if entry.is_damaged() { localised.with("matches-damaged-at", "state", state) } else { state }
}

/// When it was played last: so long ago, or on a day. A moment that has not come yet is a day, too.
pub(super) fn when(localised: &LocalisedText, written: SystemTime, now: SystemTime) -> String {
    const DAY: u64 = 86_400;
    match now.duration_since(written).as_ref().map(Duration::as_secs) {
        Ok(seconds) if seconds < 60 => localised.text("matches-when-now"),
        Ok(seconds) if seconds < 3600 => localised.with("matches-when-minutes", "count", seconds / 60),
        Ok(seconds) if seconds < DAY => localised.with("matches-when-hours", "count", seconds / 3600),
        Ok(seconds) if seconds < 31 * DAY => localised.with("matches-when-days", "count", seconds / DAY),
        _ => {
            let days = written.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs() / DAY);
            let [year, month, day] = date(days as i64);
            let arguments = [
                ("year", year.to_string().into()),
                ("month", format!("{month:02}").into()),
                ("day", format!("{day:02}").into()),
            ];
            localised.format("matches-when-date", &arguments)
        }
    }
}

/// Year, month and day so many days after 1 January 1970 (the calendar is counted from 1 March, so that leap days come last).
fn date(days: i64) -> [i64; 3] {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    [year + era * 400 + i64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(date(0), [1970, 1, 1]);
        assert_eq!(date(59), [1970, 3, 1]);
        assert_eq!(date(11_016), [2000, 2, 29]);
        assert_eq!(date(20_780), [2026, 11, 23]);
        assert_eq!(date(24_855), [2038, 1, 19]);
        // Day by day through four centuries: every date follows the one before.
        let mut before = date(0);
        for days in 1..146_100 {
            let now = date(days);
            let [year, month, day] = before;
            let next = [[year, month, day + 1], [year, month + 1, 1], [year + 1, 1, 1]];
            assert!(next.contains(&now) && now[2] <= 31 && now[1] <= 12, "{before:?} {now:?}");
            before = now;
        }
        assert_eq!(date(146_097), [2370, 1, 1]);
    }

    #[test]
    fn a_moment_is_said_by_how_long_ago_it_was_and_one_to_come_by_its_day() {
        let localised = LocalisedText::new(Language::English);
        let now = SystemTime::UNIX_EPOCH + Duration::from_hours(20_780 * 24);
        let said = |seconds: i64| {
            let ago = Duration::from_secs(seconds.unsigned_abs());
            when(&localised, if seconds < 0 { now + ago } else { now - ago }, now)
        };
        assert_eq!(said(5), "just now");
        assert_eq!(said(60), "a minute ago");
        assert_eq!(said(2 * 86_400), "2 days ago");
        assert_eq!(said(40 * 86_400), "2026-10-14");
        assert_eq!(said(-86_400), "2026-11-24", "the clock has gone back");
    }
}
