//! The match of the day: the same for everybody, and its result is one line that can be played again.

use std::{
    fs,
    time::{Duration, SystemTime},
};

use holochess::{
    players::levels,
    record::{Date, DayError, RecordedMatch},
    rules::{GameId, Seat},
    storage::backup_of,
};

use crate::{
    play::{Lots, to_choose},
    terminal::Place,
};

fn date(text: &str) -> Date {
    Date::read(text).unwrap_or_else(|| panic!("{text} is a date"))
}

#[test]
fn days_are_counted_as_the_calendar_counts_them() {
    for (days, text) in [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_780, "2026-11-23")] {
        assert_eq!(Date::of_days(days).to_string(), text);
        assert_eq!(date(text).days(), days);
        let noon = SystemTime::UNIX_EPOCH + Duration::from_secs(days * 86_400 + 43_200);
        assert_eq!(Date::of(noon), date(text));
    }
    for days in (0..40_000).step_by(13) {
        assert_eq!(Date::of_days(days).days(), days);
    }
    for wrong in ["2026-02-29", "2026-13-01", "2026-1-1", "1969-12-31", "today", "2026-11-23 ", "２026-11-23"] {
        assert_eq!(Date::read(wrong), None, "{wrong}");
    }
}

#[test]
fn the_seed_of_a_day_is_the_hash_of_its_date_and_every_opponent_is_one() {
    // docs/day.md gives this, so that others can check it: sha256sum says the same.
    let seed = date("2026-11-23").seed().hex();
    assert_eq!(seed, "a927b00b387051011d8d0ae6980bf658c25dfb6016e7248d1fb678fa31aacb9b");
    assert_ne!(date("2026-11-24").seed().hex(), seed);
    for days in 20_000..20_012 {
        let day = Date::of_days(days);
        assert!(levels(GameId::Holochess).iter().any(|level| level.id == day.opponent()), "{}", day.opponent());
        let (recorded, _) = RecordedMatch::begin(day.setup()).expect("the match of every day begins");
        assert!(day.is_of(&recorded) && !Date::of_days(days + 6).is_of(&recorded));
        assert_eq!(recorded.setup().options.word("deal"), "even");
    }
}

/// A match of the day, played by lot, with an undo and a take-back.
fn played(day: Date, lots: u64) -> RecordedMatch {
    let (mut recorded, _) = RecordedMatch::begin(day.setup()).expect("it begins");
    let mut lots = Lots::new(lots);
    let mut steps = 0;
    while let Some(seat) = to_choose(&recorded) {
        let action = lots.action(recorded.table());
        recorded.decide(seat, action).expect("it is legal");
        steps += 1;
        if steps == 3 && recorded.can_undo() {
            recorded.undo().expect("it can be undone");
        }
        if steps == 9 && recorded.can_take_back() {
            recorded.take_back().expect("it can be taken back");
        }
    }
    recorded
}

#[test]
fn a_result_is_one_line_and_plays_the_whole_match_again() {
    for (number, text) in ["2026-11-23", "2027-01-01", "2030-06-30"].into_iter().enumerate() {
        let day = date(text);
        let recorded = played(day, number as u64);
        let line = day.result(&recorded).expect("it is over");
        assert!(!line.contains(char::is_whitespace) && line.len() < 2000, "{line}");
        let (of, again) = Date::replay(&format!("I won! {line} and you?")).expect("it holds");
        assert_eq!((of, again.text()), (day, recorded.text()));
        assert_eq!(Date::of_days(day.days() + 1).result(&recorded), None, "it is another day's");
        // Any other sign in it is found out.
        let start = line.rfind(text).expect("the date") + text.len() + 1;
        for at in [start, start + 2, line.len() - 9 - 1, line.len() - 1] {
            let mut changed = line.clone().into_bytes();
            changed[at] = if changed[at] == b'a' { b'b' } else { b'a' };
            let changed = String::from_utf8(changed).expect("signs of one byte");
            assert!(Date::replay(&changed).is_err(), "{at}: {changed}");
        }
        assert!(Date::replay(&line.replace(text, "2026-11-22")).is_err());
        assert!(matches!(Date::replay(&line[..line.len() - 12]), Err(DayError::Damaged)));
    }
    assert!(matches!(Date::replay("nothing"), Err(DayError::NoResult)));
    let day = date("2026-11-23");
    let (mut begun, _) = RecordedMatch::begin(day.setup()).expect("it begins");
    assert_eq!(day.result(&begun), None, "it is not over");
    begun.decide(Seat::FIRST, holochess::rules::Action::Resign).expect("one can always give up");
    let line = day.result(&begun).expect("it is over");
    assert!(Date::replay(&line).is_ok());
}

#[test]
fn the_day_is_played_shared_and_verified_at_the_terminal() {
    let place = Place::new();
    let day = ["day", "--date", "2026-11-23", "--lang", "en"];
    let said = place.run(&[&day[..], &["--result"]].concat(), "");
    assert!(said.status == 1 && said.err.contains("not been begun"), "{}", said.err);
    let said = place.run(&day, "actions\nquit\n");
    assert!(said.status == 0 && said.out.contains("The match of 2026-11-23"), "{}{}", said.out, said.err);
    let said = place.run(&day, "resign yes\n");
    let line = said.out.lines().last().expect("a line to share").to_owned();
    assert!(line.starts_with("Holochess 2026-11-23: lost against") && line.contains("holochess-day:"), "{line}");
    let said = place.run(&["day", "--check", &line, "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("every die follows from the date"), "{}{}", said.out, said.err);
    let said = place.run(&["verify", &line, "--json"], "");
    assert!(said.status == 0 && said.out.contains("\"ok\":true"), "{}{}", said.out, said.err);
    let file = place.path("home/saves/day-2026-11-23.jsonl").display().to_string();
    let said = place.run(&["verify", &file], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let said = place.run(&["day", "--check", "hello", "--lang", "fr"], "");
    assert!(said.status == 2 && said.err.contains("holochess-day"), "{}", said.err);
    let said = place.run(&["day", "--date", "tomorrow"], "");
    assert!(said.status == 2 && said.err.contains("--date"), "{}", said.err);
}

#[test]
fn a_day_of_which_only_the_last_good_copy_is_left_goes_on_from_it() {
    let place = Place::new();
    let day = ["day", "--date", "2026-11-23", "--lang", "en"];
    let (mut begun, _) = RecordedMatch::begin(date("2026-11-23").setup()).expect("it begins");
    while begun.decisions().is_empty() {
        let seat = to_choose(&begun).expect("it goes on");
        begun.decide(seat, Lots::new(1).action(begun.table())).expect("it is legal");
    }
    let text = begun.text();
    let path = place.path("home/saves/day-2026-11-23.jsonl");
    fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder is ours");
    fs::write(backup_of(&path), &text).expect("the folder is ours");
    let said = place.run(&day, "quit\n");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.contains(".bak"), "it is said: {}", said.out);
    let now = fs::read_to_string(&path).expect("it is there again");
    assert!(now.starts_with(&text), "another match was begun: {now}");
}

#[test]
fn another_match_in_the_file_of_a_day_is_named_and_neither_repaired_nor_renamed() {
    let place = Place::new();
    let (mut other, _) = RecordedMatch::begin(date("2026-11-22").setup()).expect("it begins");
    while other.decisions().is_empty() {
        let seat = to_choose(&other).expect("it goes on");
        other.decide(seat, Lots::new(1).action(other.table())).expect("it is legal");
    }
    let path = place.path("home/saves/day-2026-11-23.jsonl");
    fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder is ours");
    // Its last line is cut off.
    let text = other.text();
    fs::write(&path, &text[..text.len() - 5]).expect("the folder is ours");
    let said = place.run(&["day", "--date", "2026-11-23", "--lang", "en"], "quit\n");
    assert_eq!(said.status, 2, "{}{}", said.out, said.err);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), text[..text.len() - 5]);
    assert_eq!(fs::read_dir(path.parent().expect("it has a folder")).expect("it is ours").count(), 1);
}
