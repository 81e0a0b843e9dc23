//! The match of the day: the same for all players, and its result is one line that can be played again.

use std::{
    fs,
    time::{Duration, SystemTime},
};

use holochess::{
    locale::{Language, Locale},
    players::{self, levels},
    record::{Date, DayError, Import, ImportError, RecordedMatch, Shelf},
    rules::{Action, GameId, Seat},
    storage::backup_of,
};

use crate::{
    place::Place,
    play::{Lots, to_choose},
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
    // docs/reference/protocols.md gives this, so that others can check it: sha256sum says the same.
    let seed = date("2026-11-23").seed().hex();
    assert_eq!(seed, "a927b00b387051011d8d0ae6980bf658c25dfb6016e7248d1fb678fa31aacb9b");
    assert_ne!(date("2026-11-24").seed().hex(), seed);
    for days in 20_000..20_012 {
        let day = Date::of_days(days);
        assert!(levels(GameId::Holochess).iter().any(|level| level.id == day.opponent()), "{}", day.opponent());
        let (recorded, _) = RecordedMatch::begin(day.setup()).expect("the match of every day begins");
        assert!(day.is_of(&recorded) && !Date::of_days(days + 6).is_of(&recorded));
        assert_eq!(recorded.setup().options.word("deal"), "even");
        let (of_ada, _) = RecordedMatch::begin(day.setup_for("Ada")).expect("it begins under any name");
        assert!(day.is_of(&of_ada) && of_ada.setup().seats[0].name == "Ada");
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
    begun.decide(Seat::FIRST, Action::Resign).expect("one can always give up");
    let line = day.result(&begun).expect("it is over");
    assert!(Date::replay(&line).is_ok());
}

#[test]
fn the_line_of_a_day_becomes_a_match_that_can_be_watched_and_a_changed_one_does_not() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let shelf = Shelf::at(folder.path());
    let day = date("2026-11-23");
    // The opponent plays as itself, the person by lot.
    let (mut recorded, _) = RecordedMatch::begin(day.setup()).expect("it begins");
    let seed = players::seed_for(&recorded.seed_hash(), Seat::SECOND);
    let mut opponent = players::new(day.opponent(), GameId::Holochess, seed).expect("it is a level");
    let mut lots = Lots::new(7);
    while let Some(seat) = to_choose(&recorded) {
        let resigns = recorded.decisions().len() > 12;
        let action = match seat {
            Seat::FIRST if resigns => Action::Resign,
            Seat::FIRST => lots.action(recorded.table()),
            _ => opponent.choose(recorded.table()),
        };
        recorded.decide(seat, action).expect("it is legal");
    }
    let line = format!("Look: {}", day.result(&recorded).expect("it is over"));
    let Ok(Import::New(file)) = shelf.import_day(&line, "Guest") else { panic!("it holds") };
    let (taken, _) = RecordedMatch::open(&file).expect("it is a record");
    assert_eq!(taken.setup().seats[0].name, "Guest");
    assert_eq!(taken.decisions().len(), recorded.decisions().len());
    assert!(taken.is_over() && RecordedMatch::verify(&file).is_ok());
    assert!(matches!(shelf.import_day(&line, "Guest"), Ok(Import::Known(_))));
    // Of a match in which both sides play by lot every action is legal, and the opponent is not itself.
    let forged = day.result(&played(day, 5)).expect("it is over");
    for (wrong, is_expected) in [
        (forged, (|why| matches!(why, ImportError::Opponent(_))) as fn(&ImportError) -> bool),
        (line.replacen("2026-11-23:", "2026-11-24:", 1), |why| matches!(why, ImportError::Day(_))),
        ("holochess-day:".to_owned(), |why| matches!(why, ImportError::Day(DayError::NoResult))),
    ] {
        let why = shelf.import_day(&wrong, "Guest").expect_err(&wrong);
        assert!(is_expected(&why), "{why:?}");
        for language in Language::ALL {
            let said = why.say(&Locale::new(language));
            assert!(!said.is_empty() && !said.contains('⟨'), "{said}");
        }
    }
    assert_eq!(shelf.files().expect("it is there").len(), 1);
}

#[test]
fn the_day_is_played_shared_and_verified_at_the_terminal() {
    let place = Place::new();
    let day = ["day", "--date", "2026-11-23", "--lang", "en"];
    let said = place.run(&[&day[..], &["--result"]].concat(), "");
    assert!(said.status == 1 && said.err.contains("not begun"), "{}", said.err);
    let said = place.run(&day, "actions\nquit\n");
    assert!(said.status == 0 && said.out.contains("The match of 2026-11-23"), "{}{}", said.out, said.err);
    let said = place.run(&day, "resign yes\n");
    let line = said.out.lines().last().expect("a line to share").to_owned();
    assert!(line.starts_with("Holochess 2026-11-23: lost against") && line.contains("holochess-day:"), "{line}");
    // Changed words are found out, and words of another language do not matter.
    let in_french = place.run(&["day", "--date", "2026-11-23", "--result", "--lang", "fr"], "");
    let in_french = in_french.out.lines().last().expect("a line to share").to_owned();
    assert_ne!(in_french, line);
    let changed = line.replace("lost against", "won against");
    for (told, status) in [(changed, 1), (format!("Look what I did! {line}"), 0), (in_french, 0)] {
        let said = place.run(&["day", "--check", &told, "--lang", "fr"], "");
        assert_eq!(said.status, status, "{told}: {}{}", said.out, said.err);
        assert_eq!(said.err.contains("Voici ce que dit la ligne elle-même"), status == 1, "{}", said.err);
    }
    let said = place.run(&["day", "--check", &line, "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("every die is the one"), "{}{}", said.out, said.err);
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
fn the_match_of_the_day_counts_for_the_person_of_the_settings() {
    let place = Place::new();
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    place.write("home/settings.toml", "[game]\nname_1 = \"Ada\"\n");
    // A record is written from its first decision on.
    let said = place.run(&["day", "--date", "2026-11-23", "--lang", "en"], "hint\nplay\n1\nresign yes\nquit\n");
    assert_eq!(said.status, 0, "{}{}", said.out, said.err);
    let (recorded, _) = RecordedMatch::open(&place.path("home/saves/day-2026-11-23.jsonl")).expect("it is saved");
    assert_eq!(recorded.setup().seats[0].name, "Ada");
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

#[test]
fn the_line_to_share_counts_the_creatures_that_are_left() {
    let locale = Locale::new(Language::English);
    for (number, text) in ["2026-11-23", "2027-01-01", "2030-06-30"].into_iter().enumerate() {
        let day = date(text);
        let recorded = played(day, number as u64);
        let table = recorded.table();
        let [own, others] = [Seat::FIRST, Seat::SECOND].map(|seat| table.tally(seat).left);
        assert!(own + others < 8, "a creature has fallen");
        let shared = day.share(&recorded, "LINE", &locale);
        assert!(shared.contains(&format!(" turns, {own} to {others}")) && shared.ends_with(" LINE"), "{shared}");
    }
}
