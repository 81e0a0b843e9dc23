//! Records that come and go: importing, exporting, lines of text, deleting and bringing back; and that nothing is ever lost or
//! overwritten, whatever is done in which order.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use holochess::{
    locale::{Language, Locale},
    record::{
        DeletedMatch, Import, KEPT_DAYS, RecordedMatch, Shelf, TextLineError, from_text_line, is_text_line,
        to_text_line,
    },
    rules::{Action, Seat},
};
use proptest::{prelude::*, test_runner::RngSeed};

use super::Folder;
use crate::play::{Lots, begin, play};

fn played(seed: u64, most: usize) -> RecordedMatch {
    let mut recorded = begin(seed, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(seed), most);
    recorded
}

#[test]
fn a_match_goes_out_as_a_line_and_comes_back_the_same_once() {
    let (here, there) = (Folder::new(), Folder::new());
    let [one, other] = [&here, &there].map(|folder| Shelf::at(folder.0.path().join("saves")));
    let recorded = played(3, usize::MAX);
    let file = one.claim(recorded.setup()).expect("the folder is ours");
    recorded.save_to(&file).expect("the folder is ours");
    let line = one.line_of(&file).expect("it is whole");
    assert!(is_text_line(&line) && line.len() < recorded.text().len());
    assert_eq!(from_text_line(&line).as_deref(), Ok(&*recorded.text()));
    let Ok(Import::New(taken)) = other.import_text(&format!("  {line}\n")) else { panic!("it is taken in") };
    assert_eq!(fs::read_to_string(&taken).expect("it is there"), recorded.text());
    assert!(matches!(other.import_text(&line), Ok(Import::Known(file)) if file == taken));
    assert!(matches!(other.import_text(&recorded.text()), Ok(Import::Known(file)) if file == taken));
    // As a file, and as a file with a line in it.
    for text in [recorded.text(), line] {
        let from = there.0.path().join("sent");
        fs::write(&from, &text).expect("the folder is ours");
        assert!(matches!(other.import_file(&from), Ok(Import::Known(file)) if file == taken));
        assert_eq!(fs::read_to_string(&from).expect("it is there"), text, "the file is only read");
    }
    assert_eq!(other.files().expect("the folder can be read").len(), 1);
}

#[test]
fn a_match_that_has_gone_on_is_another_file() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let mut recorded = played(3, 4);
    let Ok(Import::New(first)) = shelf.import_text(&recorded.text()) else { panic!("it is taken in") };
    let before = recorded.text();
    recorded.decide(Seat::FIRST, Action::Resign).expect("a player may resign");
    let Ok(Import::New(second)) = shelf.import_text(&recorded.text()) else { panic!("it is taken in") };
    assert_ne!(first, second);
    assert_eq!(fs::read_to_string(first).expect("it is there"), before);
}

#[test]
fn of_a_damaged_record_the_sound_beginning_is_taken_in_and_what_is_lost_is_said() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("saves"));
    let recorded = played(3, 12);
    let good = recorded.text();
    let (last, _) = good.rmatch_indices("\"action\":\"").nth(2).expect("there are many decisions");
    let wrong = format!("{}x{}", &good[..last + 10], &good[last + 10..]);
    let mut counts = Vec::new();
    for damaged in [&good[..good.len() - 9], &wrong] {
        let Ok(Import::Beginning(file, count, why)) = shelf.import_text(damaged) else { panic!("it has a beginning") };
        let (saved, cut) = RecordedMatch::open(&file).expect("it is a record");
        assert!(cut.is_none() && saved.decisions().len() == count && good.starts_with(&saved.text()));
        for language in Language::ALL {
            let said = why.why(&Locale::new(language));
            assert!(!said.is_empty() && !said.contains('⟨'), "{said}");
        }
        counts.push(count);
        // What was dropped is not changed; and what is there already does not come twice.
        let from = folder.0.path().join("dropped.jsonl");
        fs::write(&from, damaged).expect("the folder is ours");
        assert!(matches!(shelf.import_file(&from), Ok(Import::Known(known)) if known == file));
        assert_eq!(fs::read_to_string(&from).expect("it is there"), damaged);
    }
    assert!(counts[1] > 0 && counts[1] < counts[0] && counts[0] < recorded.decisions().len(), "{counts:?}");
}

#[test]
fn what_was_deleted_is_found_after_a_restart_the_last_first_and_comes_back_with_its_title() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("saves"));
    let files: Vec<PathBuf> = (0..12)
        .map(|seed| match shelf.import_text(&played(seed, 4).text()) {
            Ok(Import::New(file)) => file,
            other => panic!("{other:?}"),
        })
        .collect();
    shelf.set_title(&files[11], "The long one").expect("the folder is ours");
    for file in &files {
        shelf.delete(file).expect("it is there");
    }
    // Something that is none of ours lies there, too.
    fs::create_dir(shelf.folder().join("deleted/mine")).expect("the folder is ours");
    let again = Shelf::at(shelf.folder());
    let found = again.deleted();
    let names: Vec<&Path> = found.iter().map(|deleted| deleted.file.as_path()).collect();
    assert_eq!(names, files.iter().rev().map(PathBuf::as_path).collect::<Vec<_>>(), "the one deleted last comes first");
    let entry = again.deleted_entry(&found[0]).expect("it is there");
    assert_eq!(entry.title.as_deref(), Some("The long one"));
    assert_eq!(entry.summary().map(|summary| summary.decisions), Some(4));
    assert_eq!(again.bring_back(&found[0]).expect("its name is free"), files[11]);
    let back = again.entry(&files[11]).expect("it is back");
    assert_eq!(back.title.as_deref(), Some("The long one"));
    assert_eq!(again.deleted().len(), 11);
    assert!(again.deleted_entry(&found[0]).is_none(), "it is not there any more");
}

#[test]
fn what_is_no_record_is_refused_in_a_sentence_and_nothing_is_written() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("saves"));
    fs::create_dir(shelf.folder()).expect("the folder is ours");
    let good = played(3, 12).text();
    let large = folder.0.path().join("large");
    fs::File::create(&large).and_then(|file| file.set_len(5 << 30)).expect("it has no size on the disk");
    let texts = [
        String::new(),
        "a letter".to_owned(),
        "{}".to_owned(),
        "holochess-match:1:AAAA".to_owned(),
        to_text_line("{}"),
        good.replacen("\"version\":1", "\"version\":7", 1),
        good.replacen("\"who\":\"human\"", "\"who\":\"nobody-knows\"", 1),
        good.replacen("\"game\":\"holochess\"", "\"game\":\"chess\"", 1),
        good.replacen("\"action\":\"", "\"action\":\"x", 1),
    ];
    let said = |why: &holochess::record::ImportError| {
        for language in Language::ALL {
            let text = why.say(&Locale::new(language));
            assert!(!text.is_empty() && !text.contains('⟨') && !text.contains('\n'), "{text}");
        }
    };
    for text in &texts {
        said(&shelf.import_text(text).expect_err(text));
        let file = folder.0.path().join("sent");
        fs::write(&file, text).expect("the folder is ours");
        said(&shelf.import_file(&file).expect_err(text));
    }
    fs::write(folder.0.path().join("picture.png"), [0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 255]).expect("ours");
    for file in
        [folder.0.path().to_owned(), folder.0.path().join("missing"), large, folder.0.path().join("picture.png")]
    {
        said(&shelf.import_file(&file).expect_err("it is none"));
    }
    assert_eq!(fs::read_dir(shelf.folder()).expect("it is there").count(), 0);
}

#[cfg(unix)]
#[test]
fn a_shelf_that_cannot_be_written_says_so_and_keeps_what_it_has() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("saves"));
    let Ok(Import::New(file)) = shelf.import_text(&played(3, 4).text()) else { panic!("it is taken in") };
    let allow = |mode| fs::set_permissions(shelf.folder(), fs::Permissions::from_mode(mode)).expect("it is ours");
    allow(0o555);
    if fs::write(shelf.folder().join("probe"), "").is_ok() {
        // A user who may write everywhere cannot try this.
        allow(0o755);
        return;
    }
    let refused = [
        shelf.import_text(&played(4, 4).text()).is_err(),
        shelf.delete(&file).is_err(),
        shelf.set_title(&file, "x").is_err(),
        shelf.look_through(|_| true).is_err(),
    ];
    allow(0o755);
    assert_eq!(refused, [true, true, true, false], "and it can be looked at");
    assert!(file.is_file());
}

#[test]
fn what_is_deleted_comes_back_under_a_free_name_and_is_gone_after_thirty_days() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let recorded = played(3, 4);
    let Ok(Import::New(file)) = shelf.import_text(&recorded.text()) else { panic!("it is taken in") };
    recorded.save_to(&file).expect("the folder is ours");
    shelf.set_title(&file, "mine").expect("it can be kept");
    let copy = holochess::storage::backup_of(&file);
    assert!(copy.is_file());
    let title = |file: &Path| shelf.entry(file).expect("it is there").title;
    let deleted = shelf.delete(&file).expect("it is there");
    assert!(!file.exists() && !copy.exists());
    assert!(shelf.delete(&file).is_err(), "it is gone already");
    // Meanwhile another match takes the name.
    fs::write(&file, "another").expect("the folder is ours");
    assert_eq!(title(&file), None, "the title was the other one's");
    let back = shelf.bring_back(&deleted).expect("it is kept");
    assert_ne!(back, file);
    assert_eq!((title(&back).as_deref(), title(&file)), (Some("mine"), None));
    assert_eq!(fs::read_to_string(&back).expect("it is back"), recorded.text());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "another");
    assert!(holochess::storage::backup_of(&back).is_file());
    assert!(shelf.bring_back(&deleted).is_err(), "it has come back already");
    let deleted = shelf.delete(&back).expect("it is there");
    let now = SystemTime::now();
    shelf.empty_trash(now - Duration::from_hours(9600));
    shelf.empty_trash(now + Duration::from_secs(86_400 * (KEPT_DAYS - 1)));
    let back = shelf.bring_back(&deleted).expect("it is kept, whatever the clock says");
    let deleted = shelf.delete(&back).expect("it is there");
    let after = |days: u64| now + Duration::from_secs(86_400 * days);
    // A clock that jumps ahead and is put right again, twice, empties nothing.
    for days in [KEPT_DAYS + 1, 0, 10 * KEPT_DAYS, 1, KEPT_DAYS + 1] {
        shelf.empty_trash(after(days));
    }
    let back = shelf.bring_back(&deleted).expect("it was too old for a moment only");
    assert!(!deleted.lies_at().parent().expect("it lay in a folder").exists(), "nothing is left of it there");
    let deleted = shelf.delete(&back).expect("it is there");
    shelf.empty_trash(after(KEPT_DAYS + 1));
    shelf.empty_trash(after(KEPT_DAYS + 2));
    assert!(shelf.bring_back(&deleted).is_err(), "its time is over");
    // Other files there stay, whatever their names.
    let others = ["1970-best", "2026", "12-34-5", "99999999999999999999-1", "18446744073709551615-1", "-1", "7-"];
    let others = others.map(|name| shelf.folder().join("deleted").join(name));
    for folder in &others {
        fs::create_dir_all(folder).expect("the folder is ours");
    }
    shelf.empty_trash(after(KEPT_DAYS + 1));
    shelf.empty_trash(after(KEPT_DAYS + 2));
    assert!(others.iter().all(|folder| folder.is_dir()));
    assert!(shelf.delete(Path::new("/etc/hostname")).is_err(), "what is not on the shelf is not deleted");
}

#[test]
fn exports_have_the_title_for_a_name_and_never_replace_anything() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("saves"));
    let recorded = played(3, 4);
    let Ok(Import::New(file)) = shelf.import_text(&recorded.text()) else { panic!("it is taken in") };
    let out = folder.0.path().join("out/of/here");
    let names = ["An evening: 1/2", "An evening: 1/2", "../..", ""];
    let copies: Vec<PathBuf> =
        names.iter().map(|title| shelf.export(&file, Some(title), &out).expect("the folder can be made")).collect();
    let own = file.file_stem().expect("it has a name").to_string_lossy().into_owned();
    let expected = ["An evening- 1-2".to_owned(), "An evening- 1-2-2".to_owned(), own.clone(), format!("{own}-2")];
    for (copy, expected) in copies.iter().zip(expected) {
        assert_eq!(*copy, out.join(expected + ".jsonl"));
        assert_eq!(fs::read_to_string(copy).expect("it is there"), recorded.text());
    }
    fs::write(out.join("taken"), "x").expect("the folder is ours");
    assert!(shelf.export(&file, None, &out.join("taken")).is_err(), "there is a file where the folder should be");
}

/// The content of every file below a folder that is no bookkeeping of the shelf.
fn contents(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            all.extend(contents(&entry.path()));
        } else if !name.starts_with('.') && !name.starts_with("titles.json") {
            all.push(fs::read_to_string(entry.path()).unwrap_or_default());
        }
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// Whatever is done in which order: every state of a match that was ever whole on the shelf is still there, on the shelf or
    /// among what was deleted, but for those that its own later decisions have replaced.
    #[test]
    fn nothing_that_was_on_the_shelf_is_ever_lost(steps in proptest::collection::vec((0_u8..8, 0_usize..6), 1..40)) {
        let folder = Folder::new();
        let shelf = Shelf::at(folder.0.path());
        let mut texts: BTreeSet<String> = BTreeSet::new();
        let mut on_shelf: BTreeMap<PathBuf, RecordedMatch> = BTreeMap::new();
        let mut deleted: Vec<(DeletedMatch, RecordedMatch)> = Vec::new();
        for (step, which) in steps {
            let file = on_shelf.keys().nth(which % on_shelf.len().max(1)).cloned();
            match (step, file) {
                (0 | 1, _) => {
                    let recorded = played(which as u64, 3 + which);
                    if let Import::New(file) = shelf.import_text(&recorded.text()).expect("it is a record") {
                        texts.insert(recorded.text());
                        prop_assert!(on_shelf.insert(file, recorded).is_none(), "no name is given twice");
                    }
                }
                (2, Some(file)) => {
                    let recorded = on_shelf.remove(&file).expect("it is there");
                    deleted.push((shelf.delete(&file).expect("it is there"), recorded));
                }
                (3, _) => if let Some((gone, recorded)) = deleted.pop() {
                    let back = shelf.bring_back(&gone).expect("it is kept");
                    prop_assert!(on_shelf.insert(back, recorded).is_none());
                },
                (4, Some(file)) => {
                    let (mut recorded, _) = RecordedMatch::load(&file).expect("it is whole");
                    recorded.autosave_to(file.clone()).expect("no other program writes there");
                    let before = recorded.text();
                    play(&mut recorded, &mut Lots::new(which as u64), 1);
                    if recorded.text() != before {
                        texts.remove(&before);
                        texts.insert(recorded.text());
                    }
                    on_shelf.insert(file, recorded);
                }
                (5, Some(file)) => shelf.set_title(&file, &format!("title {which}")).expect("it can be kept"),
                (6, Some(file)) => {
                    // A part of it is overwritten from outside, and what can be saved is.
                    let recorded = on_shelf.remove(&file).expect("it is there");
                    let text = recorded.text();
                    let damaged = text.replacen("\"action\":\"", "\"action\":\"?", 1);
                    let _ = fs::remove_file(holochess::storage::backup_of(&file));
                    fs::write(&file, &damaged).expect("the folder is ours");
                    if damaged != text {
                        texts.remove(&text);
                        texts.insert(damaged);
                    }
                    let _ = shelf.repair(&file);
                    if let Ok((mended, None)) = RecordedMatch::open(&file) {
                        on_shelf.insert(file, mended);
                    }
                }
                (7, _) => { let _ = fs::remove_file(shelf.folder().join(".index.jsonl")); }
                _ => {}
            }
            let kept: BTreeSet<String> = contents(shelf.folder()).into_iter().collect();
            for text in &texts {
                prop_assert!(kept.contains(text), "after step {step}");
            }
            let mut listed = BTreeSet::new();
            shelf.look_through(|entry| listed.insert(entry.file)).expect("the folder can be read");
            for file in on_shelf.keys() {
                prop_assert!(listed.contains(file), "{} is listed", file.display());
            }
        }
    }
}

/// A match of which only the last good copy is left is on the shelf like any other: it is found, deleted, and comes back.
#[test]
fn a_match_of_which_only_the_last_good_copy_is_left_is_not_lost() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let file = folder.0.path().join("lost.jsonl");
    let copy = holochess::storage::backup_of(&file);
    let recorded = played(3, 4);
    fs::write(&copy, recorded.text()).expect("the folder is ours");
    assert_eq!(shelf.files(), Ok(vec![file.clone()]));
    let (path, newest) = shelf.newest(|_| true).expect("the folder can be read").newest.expect("it can be continued");
    assert_eq!((path, newest.text()), (file.clone(), recorded.text()));
    let deleted = shelf.delete(&file).expect("its copy is there");
    assert!(!copy.exists());
    assert_eq!(shelf.bring_back(&deleted), Ok(file));
    assert_eq!(fs::read_to_string(&copy).expect("it is back"), recorded.text());
    // Nothing but the copy is there, and its name is taken meanwhile: it comes back under the next one.
    let deleted = shelf.delete(&folder.0.path().join("lost.jsonl")).expect("its copy is there");
    fs::write(&copy, "another").expect("the folder is ours");
    let back = shelf.bring_back(&deleted).expect("it is kept");
    assert_eq!(fs::read_to_string(holochess::storage::backup_of(&back)).expect("it is back"), recorded.text());
    assert_eq!(fs::read_to_string(&copy).expect("it is there"), "another");
}

#[test]
fn a_line_may_hold_as_much_as_a_file_and_no_byte_more() {
    let text = " ".repeat(8 << 20);
    assert_eq!(from_text_line(&to_text_line(&text)), Ok(text.clone()));
    assert_eq!(from_text_line(&to_text_line(&(text + " "))), Err(TextLineError::TooLarge));
}
