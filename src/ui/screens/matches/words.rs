//! A match in words: who plays, how it stands, when it was played.

use std::time::Duration;

use crate::ui::localised_text::LocalisedText;
use holochess_platform::clock::SystemTime;
use holochess_record::{Date, ShelfEntry, Summary};
use holochess_rules::Seat;

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
        None => holochess_locale::harmless(&entry.file.file_name().unwrap_or_default().to_string_lossy()),
    }
}

/// How it stands: the turn, or who won.
pub(super) fn state(localised: &LocalisedText, entry: &ShelfEntry) -> String {
    let Some(summary) = entry.summary() else { return localised.text("matches-damaged") };
    let state = match &summary.result {
        None => localised.with("matches-turn", "turn", summary.turn),
        Some((None, _)) => localised.text("matches-draw"),
        Some((Some(winner), ending)) => {
            let name = localised.player(*winner, &summary.seats[winner.index()]);
            let id = if ending == "resigned" { "matches-won-resigned" } else { "matches-won" };
            localised.with(id, "name", name)
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
            localised.date(Date::of_days(days))
        }
    }
}

/// That it is the match of a day, and of which.
pub(super) fn day(localised: &LocalisedText, entry: &ShelfEntry) -> Option<String> {
    let day = Date::of_file(&entry.file, &entry.summary()?.seed_sha256)?;
    Some(localised.with("matches-of-day", "date", localised.date(day)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_record::{Content, MatchSetup, RecordedMatch};

    #[test]
    fn the_match_of_a_day_says_so_and_another_in_a_file_of_that_name_does_not() {
        let date = Date::read("2026-11-27").expect("it is a date");
        let entry = |setup: MatchSetup, file: &str| ShelfEntry {
            file: file.into(),
            written: SystemTime::UNIX_EPOCH,
            title: None,
            content: Content::Whole(Summary::of(&RecordedMatch::begin(setup).expect("it can begin").0)),
        };
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let said = day(&localised, &entry(date.setup(), &format!("saves/{}", date.file_name())));
            assert!(said.as_ref().is_some_and(|text| text.contains("27")), "{said:?}");
            let other = Date::read("2026-11-26").expect("it is a date").setup();
            assert_eq!(day(&localised, &entry(other, &date.file_name())), None);
            assert_eq!(day(&localised, &entry(date.setup(), "mine.jsonl")), None);
        }
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
