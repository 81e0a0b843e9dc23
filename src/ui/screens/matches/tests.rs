//! What is done with matches, and what comes in by dropping and pasting.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use bevy::{prelude::*, state::app::StatesPlugin, window::FileDragAndDrop};

use super::{Matches, advance_work, take_drops, work::Work};
use crate::ui::{
    controls::Controls,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    preview::test_setup,
    screens::Mail,
};
use holochess_locale::{Language, Locale};
use holochess_record::{Date, MailMatch, MailSecret, RecordedMatch, SeatInfo, Shelf, is_text_line};
use holochess_rules::{Action, GameId, Seat, ToAct};
use holochess_session::Autosave;

/// A match after so many decisions.
fn played(most: usize) -> RecordedMatch {
    let mut recorded = RecordedMatch::begin(test_setup()).expect("it can begin").0;
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < most) {
        let action = recorded.table().actions()[0];
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded
}

/// A shelf with one match, and its file.
fn shelf_with(recorded: &RecordedMatch) -> (tempfile::TempDir, Shelf, PathBuf) {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let shelf = Shelf::at(folder.path().join("saves"));
    let file = shelf.claim(recorded.setup()).expect("the folder is ours");
    recorded.save_to(&file).expect("the folder is ours");
    (folder, shelf, file)
}

#[test]
fn a_match_is_named_copied_exported_deleted_and_brought_back() {
    let recorded = played(6);
    let (folder, shelf, file) = shelf_with(&recorded);
    let locale = Locale::new(Language::English);
    let done = Work::Title(file.clone(), "A good one".to_owned()).run(&shelf, &locale);
    assert_eq!(done.changed[0].1.as_ref().and_then(|entry| entry.title.as_deref()), Some("A good one"));
    let done = Work::Copy(file.clone()).run(&shelf, &locale);
    let line = done.copied.expect("it is whole");
    assert!(is_text_line(&line));
    let out = folder.path().join("out");
    let done = Work::Export(file.clone(), Some("A good one".to_owned()), out.clone()).run(&shelf, &locale);
    assert!(done.said.is_some_and(|(said, tone)| said.contains("A good one") && tone == Tone::Plain));
    assert_eq!(std::fs::read_to_string(out.join("A good one.jsonl")).expect("it is there"), recorded.text());

    let done = Work::Delete(file.clone()).run(&shelf, &locale);
    assert_eq!(done.changed, [(file.clone(), None)]);
    let (deleted, entry) = done.deleted.expect("it can be brought back");
    assert_eq!(entry.and_then(|entry| entry.title), Some("A good one".to_owned()));
    // What was copied comes in again while the other is away; the deleted one then has another name.
    let done = Work::Paste(line.clone()).run(&shelf, &locale);
    assert_eq!(done.chosen.as_ref(), Some(&file));
    let done = Work::BringBack(deleted.clone()).run(&shelf, &locale);
    let back = done.chosen.expect("it is back");
    assert!(back != file && done.back.as_ref() == Some(&deleted));
    assert_eq!(std::fs::read_to_string(&back).expect("it is there"), recorded.text());
    // It is not brought back twice, and is not listed any more.
    let done = Work::BringBack(deleted.clone()).run(&shelf, &locale);
    assert!(done.chosen.is_none() && done.back == Some(deleted) && done.said.is_some());
    let done = Work::Paste("a letter".to_owned()).run(&shelf, &locale);
    assert!(done.said.is_some_and(|(_, tone)| tone == Tone::Alarm) && done.chosen.is_none());
}

#[test]
fn a_damaged_record_comes_in_as_far_as_it_goes_and_a_line_of_a_day_as_a_match() {
    let recorded = played(8);
    let (_folder, shelf, file) = shelf_with(&played(2));
    let locale = Locale::new(Language::English);
    let text = recorded.text();
    let done = Work::Paste(text[..text.len() - 9].to_owned()).run(&shelf, &locale);
    let (said, tone) = done.said.expect("something is lost");
    assert!(tone == Tone::Alarm && said.contains("the first 7 actions"), "{said}");
    assert!(done.chosen.is_some_and(|chosen| chosen != file));

    let day = Date::read("2026-11-23").expect("a date");
    let mut of_day = RecordedMatch::begin(day.setup()).expect("it begins").0;
    of_day.decide(Seat::FIRST, Action::Resign).expect("somebody can always give up");
    let line = day.share(&of_day, &day.result(&of_day).expect("it is over"), &locale);
    let done = Work::Paste(line.clone()).run(&shelf, &locale);
    assert!(done.said.is_some_and(|(_, tone)| tone == Tone::Plain));
    let entry = done.changed[0].1.clone().expect("it is on the shelf");
    assert!(entry.is_finished() && entry.summary().is_some_and(|summary| summary.seats[0].name == "Guest"));
    let done = Work::Paste(line.replacen("day:2026-11-23:", "day:2026-11-25:", 1)).run(&shelf, &locale);
    assert!(done.said.is_some_and(|(_, tone)| tone == Tone::Alarm));
}

/// An app with the shelf's screen, without a window.
fn app(shelf: &Shelf, screen: Screen) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .insert_resource(Autosave(Some(shelf.clone())))
        .insert_resource(LocalisedText::new(Language::English))
        .init_resource::<Controls>()
        .init_resource::<Notices>()
        .init_resource::<Matches>()
        .init_resource::<Mail>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, (take_drops, advance_work).chain());
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    app.update();
    app
}

/// Drops a file on the window, and waits until it is taken in or refused.
fn drop_on(app: &mut App, file: &Path) {
    app.world_mut()
        .write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: file.to_owned() });
    app.update();
    let begun = Instant::now();
    while !app.world().resource::<Matches>().is_at_rest() && begun.elapsed() < Duration::from_mins(20) {
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
    app.update();
}

#[test]
fn what_is_dropped_on_the_window_is_taken_in_wherever_one_is_but_by_mail() {
    let recorded = played(5);
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let (record, picture) = (folder.path().join("sent.jsonl"), folder.path().join("picture.png"));
    recorded.save_to(&record).expect("the folder is ours");
    std::fs::write(&picture, [0x89, b'P', b'N', b'G', 0, 255]).expect("the folder is ours");
    for (screen, taken, after) in [
        (Screen::Title, 1, Screen::Matches),
        (Screen::Matches, 1, Screen::Matches),
        (Screen::Match, 1, Screen::Match),
        (Screen::Mail, 0, Screen::Mail),
    ] {
        let shelf = Shelf::at(folder.path().join(format!("{screen:?}")));
        let mut app = app(&shelf, screen);
        drop_on(&mut app, &record);
        assert_eq!(shelf.files().expect("it can be read").len(), taken, "{screen:?}");
        assert_eq!(app.world().resource::<Matches>().count(), taken);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), after);
        // Folders and pictures are refused in a sentence each.
        for wrong in [picture.as_path(), folder.path()] {
            drop_on(&mut app, wrong);
            let said = app.world().resource::<Notices>().texts().last().unwrap_or_default().to_owned();
            assert_eq!(said.starts_with("Not imported."), taken == 1, "{screen:?}: {said}");
        }
        assert_eq!(shelf.files().expect("it can be read").len(), taken);
    }
}

#[test]
fn a_file_with_the_result_of_a_day_or_a_message_by_mail_is_understood_like_a_pasted_one() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let locale = Locale::new(Language::English);
    let day = Date::read("2026-11-23").expect("a date");
    let mut of_day = RecordedMatch::begin(day.setup()).expect("it begins").0;
    of_day.decide(Seat::FIRST, Action::Resign).expect("somebody can always give up");
    let line = day.share(&of_day, &day.result(&of_day).expect("it is over"), &locale);
    let result = folder.path().join("result.txt");
    std::fs::write(&result, format!("Look what I did!\r\n{line}\r\n")).expect("the folder is ours");
    let invitation = MailMatch::invite(GameId::Holochess, &[], "Bo", MailSecret::fresh().expect("randomness"));
    let line = invitation.expect("it can be proposed").to_send().expect("its invitation").line();
    let message = folder.path().join("message.txt");
    std::fs::write(&message, format!("Let us play!\n\n{line}\n")).expect("the folder is ours");
    for (screen, after) in
        [(Screen::Title, Screen::Mail), (Screen::Matches, Screen::Mail), (Screen::Match, Screen::Match)]
    {
        let shelf = Shelf::at(folder.path().join(format!("{screen:?}")));
        let mut app = app(&shelf, screen);
        drop_on(&mut app, &result);
        assert_eq!(shelf.files().expect("it can be read").len(), 1, "{screen:?}");
        let said = |app: &App| app.world().resource::<Notices>().texts().last().unwrap_or_default().to_owned();
        assert_eq!(said(&app), locale.text("matches-day-holds"));
        drop_on(&mut app, &message);
        assert_eq!(shelf.files().expect("it can be read").len(), 1, "it is no match of the shelf");
        assert_eq!(*app.world().resource::<State<Screen>>().get(), after);
        assert_eq!(
            app.world().resource::<Mail>().came(),
            [line.as_str()].map(|line| format!("Let us play!\n\n{line}\n"))
        );
        assert_eq!(said(&app) == locale.text("matches-mail-came"), after == Screen::Match);
    }
}

#[test]
fn a_match_is_found_by_the_level_in_it() {
    let seat = SeatInfo { who: holochess_record::Who::Computer("pip".to_owned()), name: String::new() };
    let mut setup = test_setup();
    setup.seats[1] = seat;
    let recorded = RecordedMatch::begin(setup).expect("it can begin").0;
    let (_folder, shelf, file) = shelf_with(&recorded);
    let mut matches = Matches::default();
    matches.list.add(shelf.entry(&file).into_iter().collect());
    for (words, count) in [("PIP", 1), ("nobody", 0), ("", 1)] {
        matches.list.find(words);
        assert_eq!(matches.list.shown().len(), count, "{words}");
    }
}
