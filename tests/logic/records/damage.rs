//! Everything that can be wrong with a record has its name and its place.

use std::fs;

use holochess::{
    locale::{Language, Locale},
    record::{BeginError, ImportError, Problem, RecordedMatch, Shelf, Who},
    rules::GameId,
    storage::{FileError, FileProblem},
};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::{Folder, match_with, verify, whole_match};
use crate::play::{Lots, begin, setup, step};

/// What is wrong with this text, and in which line.
fn fault(text: impl AsRef<[u8]>) -> (Problem, Option<usize>) {
    let error = verify(text).expect_err("this is no sound record");
    let told = error.to_string();
    assert!(told.contains("match.jsonl") && !told.contains('⟨') && !told.contains("{ $"), "{told}");
    (*error.problem, error.line)
}

/// Replaces one thing in a text that has to be there.
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old} is not in {text}");
    text.replacen(old, new, 1)
}

#[test]
fn cut_off_decision_has_one_number_for_every_reader() {
    // One of the decisions in the file was taken back: it is counted, since it stands there.
    let mut recorded = begin(2, ["human", "human"]);
    let mut lots = Lots::new(2);
    while !recorded.can_undo() {
        step(&mut recorded, &mut lots);
    }
    recorded.undo().expect("it can be undone");
    step(&mut recorded, &mut lots);
    let in_file = recorded.text().matches("\"action\"").count();
    assert!(in_file > recorded.decisions().len());
    let cut = recorded.text()[..recorded.text().len() - 3].to_owned();

    let folder = Folder::new();
    let (file, shelf) = (folder.file(&cut), Shelf::at(folder.0.path()));
    let refused = RecordedMatch::salvage(&file).expect("it can be read").expect("it is damaged").why;
    // Nothing stands before it but what was taken back: nothing is taken in.
    let Err(ImportError::Record(imported)) = shelf.import_file(&file) else { panic!("it is damaged") };
    let [verified, sent] = [RecordedMatch::verify(&file).err(), shelf.line_of(&file).err()].map(Option::unwrap);
    for error in [refused, imported, verified, sent] {
        assert!(matches!(*error.problem, Problem::Cut), "{error}");
        assert_eq!((error.line, error.decision), (Some(cut.lines().count()), in_file), "{error}");
    }
}

#[test]
fn a_record_that_is_cut_and_spelled_otherwise_is_read_to_the_cut_and_verified_to_the_spelling() {
    let text = with(&begun_text(), "\"name\":", "\"name\" :");
    let folder = Folder::new();
    let file = folder.file(&text[..text.len() - 3]);
    let (_, cut) = RecordedMatch::open(&file).expect("what is whole can be read");
    assert_eq!(cut, Some(text.lines().count()));
    let refused = RecordedMatch::verify(&file).expect_err("it is not as the game writes it");
    assert!(matches!(*refused.problem, Problem::Respelled), "{refused}");
    assert_eq!(refused.line, Some(1));
}

/// The record of a match of a few decisions.
fn begun_text() -> String {
    let mut recorded = begin(2, ["human", "human"]);
    let mut lots = Lots::new(2);
    for _ in 0..4 {
        step(&mut recorded, &mut lots);
    }
    recorded.text()
}

#[test]
fn every_damage_has_its_name_and_its_place() {
    let whole = match_with("\"duel\":[[");
    let text = whole.text();
    let line_of = |needle: &str| text.lines().position(|line| line.contains(needle)).expect("it is there") + 1;
    let last = text.lines().count();

    assert!(matches!(fault(""), (Problem::Empty, Some(1))));
    assert!(matches!(fault("\n"), (Problem::NotARecord, Some(1))));
    assert!(matches!(fault("{}\n"), (Problem::NotARecord, Some(1))));
    assert!(matches!(fault("savrip@o2\n"), (Problem::NotARecord, Some(1))));
    for version in [0, 5, u64::MAX] {
        let other = with(&text, "\"version\":1", &format!("\"version\":{version}"));
        assert!(matches!(fault(other), (Problem::Version(found), Some(1)) if found == version));
    }
    assert!(matches!(fault(with(&text, "\"game\":\"holochess\"", "\"game\":\"go\"")), (Problem::Game(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"deal\":\"random\"", "\"deal\":\"fair\"")), (Problem::Option(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"deal\"", "\"dealt\"")), (Problem::Option(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"who\":\"human\"", "\"who\":\"No One\"")), (Problem::Who(..), Some(1))));
    assert!(matches!(fault(with(&text, "\"seed\":\"", "\"seed\":\"x")), (Problem::Seed, Some(1))));
    assert!(matches!(fault(with(&text, "\"seed_sha256\":\"", "\"seed_sha256\":\"0")), (Problem::SeedHash, Some(1))));
    assert!(matches!(
        fault(with(&text, "\"seats\":[", "\"seats\":[{\"who\":\"human\",\"name\":\"\"},")),
        (Problem::Begin(_), Some(1))
    ));
    assert!(matches!(fault(with(&text, "\"program\"", "\"colour\":1,\"program\"")), (Problem::Syntax(_), Some(1))));

    assert!(matches!(fault(with(&text, "{\"action\"", "{\"colour\":1,\"action\"")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "{\"action\"", "{\"undo\":1,\"action\"")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "{\"action\"", "action")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n\n")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"undo\":1}\n")), (Problem::StepBack, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"take_back\":1}\n")), (Problem::StepBack, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"undo\":1,\"seat\":1}\n")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"check\":\"602b8bad\"}\n")), (Problem::Syntax(_), Some(2))));
    // Who resigns has a number, and it is written.
    for (seat, is_known) in [("0", false), ("3", false), ("255", false), ("1", true)] {
        let resigned = with(&text, "\n", &format!("\n{{\"action\":\"resign\",\"seat\":{seat}}}\n"));
        let problem = fault(resigned);
        assert!(
            matches!(problem, (Problem::Illegal { .. }, Some(2)) if !is_known)
                || matches!(problem, (Problem::Changed, Some(2)) if is_known),
            "{problem:?}"
        );
    }
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"resign\"}\n")), (Problem::Instead { .. }, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"pass\"}\n")), (Problem::Illegal { .. }, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"o1-o1\"}\n")), (Problem::Illegal { .. }, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"castle\"}\n")), (Problem::Illegal { .. }, Some(2))));
    assert!(matches!(
        fault(with(&text, "\n", "\n{\"action\":\"resign\",\"seat\":3}\n")),
        (Problem::Illegal { .. }, Some(2))
    ));
    let end = text.lines().last().expect("it ends");
    assert!(matches!(fault(with(&text, "\n", &format!("\n{end}\n"))), (Problem::NotOver, Some(2))));
    assert!(matches!(fault(format!("{text}{end}\n")), (Problem::AfterEnd, Some(line)) if line == last + 1));
    assert!(matches!(fault(format!("{text}{{\"undo\":1}}\n")), (Problem::StepBack, Some(line)) if line == last + 1));
    assert!(
        matches!(fault(with(&text, end, "")), (Problem::Syntax(_) | Problem::Unfinished(_), Some(line)) if line == last)
    );
    assert!(matches!(fault(&text[..text.len() - end.len() - 1]), (Problem::Unfinished(_), Some(line)) if line == last));
    assert!(matches!(fault(&text[..text.len() - 3]), (Problem::Cut, Some(line)) if line == last));

    // A die of the attack, a die of the duel, a die too many, none at all.
    for (old, new) in
        [("\"dice\":[[", "\"dice\":[[7,"), ("\"duel\":[[[", "\"duel\":[[[7,"), ("\"dice\":[[", "\"dice\":[[1,")]
    {
        assert!(matches!(fault(with(&text, old, new)), (Problem::Dice { .. }, Some(line)) if line == line_of(old)));
    }
    let rolled = text.lines().find(|line| line.contains("\"dice\"")).expect("dice fell");
    let bare = format!("{}}}", &rolled[..rolled.find(",\"dice\"").expect("after the action")]);
    assert!(matches!(fault(with(&text, rolled, &bare)), (Problem::Dice { .. }, Some(line)) if line == line_of(rolled)));
    // What is missing or needless is told as that, and not as dice without faces.
    let told = |text: String| verify(text).expect_err("the dice are others").say(&Locale::new(Language::English));
    assert!(told(with(&text, rolled, &bare)).contains("dice are missing here; the seed gives"));
    let moved = text.lines().find(|line| line.contains('-') && !line.contains("dice") && !line.contains("format"));
    let moved = moved.expect("a creature walked");
    let needless = moved.replace(",\"check\"", ",\"dice\":[[1],[2]],\"check\"");
    let said = told(with(&text, moved, &needless));
    assert!(said.contains("dice here (1 – 2), but nothing is rolled"), "{said}");
    assert!(
        matches!(fault(with(&text, end, &end.replace("duel", "quiet"))), (Problem::Instead { .. }, Some(line)) if line == last)
    );

    let mut not_text = text.clone().into_bytes();
    let third = text.lines().take(2).map(|line| line.len() + 1).sum::<usize>();
    not_text[third + 3] = 0xff;
    assert!(fault_of_file(&not_text).contains("line 3"));
    // The fault is after as many decisions as there are in the lines before it.
    for lines in [0, 1, 2, text.lines().count() / 2, text.lines().count() - 1] {
        let before = text.split_inclusive('\n').take(lines);
        let decisions = before.clone().filter(|line| line.contains("\"action\"")).count();
        let mut not_text = text.clone().into_bytes();
        not_text[before.map(str::len).sum::<usize>() + 3] = 0xff;
        let error = verify(&not_text).expect_err("this is not text");
        assert_eq!((error.line, error.decision), (Some(lines + 1), decisions), "{error}");
    }
    let long = with(&text, "\n", &format!("\n{{\"action\":\"{}\"}}\n", "x".repeat(70_000)));
    assert!(matches!(fault(long), (Problem::LineTooLong, Some(2))));
    // Nor is it read where the file ends in it.
    let endless = format!("{}\n{{\"action\":\"{}", text.lines().next().expect("a header"), "x".repeat(70_000));
    assert!(matches!(fault(endless), (Problem::LineTooLong, Some(2))));
    assert!(matches!(fault("\n".repeat(8 << 20)), (Problem::TooManyLines, Some(200_002))));
    let many = format!("{}{}", text.lines().next().expect("a header"), "\n{\"undo\":1}".repeat(200_001));
    assert!(matches!(fault(many), (Problem::TooManyLines, Some(200_002))));
}

/// What is said of a file that cannot be read as text.
fn fault_of_file(bytes: &[u8]) -> String {
    let error = verify(bytes).expect_err("this is not text");
    assert!(matches!(*error.problem, Problem::File(_)) && error.line.is_some());
    error.to_string()
}

#[test]
fn a_gigabyte_is_refused_by_its_size() {
    let folder = Folder::new();
    let path = folder.file("");
    let file = fs::File::options().write(true).open(&path).expect("the file is ours");
    // A sparse file: it takes no room on the disk, but reading it would take a gigabyte of memory.
    file.set_len(1 << 30).expect("a file of a gigabyte is allowed");
    let error = RecordedMatch::verify(&path).expect_err("no record is that large");
    // If the program had read it, the error would name a size of one byte more than the limit.
    let Problem::File(FileError { problem, .. }) = &*error.problem else { panic!("{error}") };
    assert_eq!(*problem, FileProblem::TooLarge { size: 1 << 30, limit: 8 << 20 });
    // Nor is it taken for a damaged one.
    fs::write(path.with_extension("jsonl.bak"), match_with("\"dice\"").text()).expect("the folder is ours");
    RecordedMatch::load(&path).expect_err("it is no damaged record");
    assert_eq!(folder.names(), ["match.jsonl", "match.jsonl.bak"]);
}

/// A record with another header, and the checks that belong to it: docs/reference/record-format.md says how they are made.
fn with_header(text: &str, change: impl Fn(&mut Value)) -> String {
    let (header, lines) = text.split_once('\n').expect("a header");
    let mut header: Value = serde_json::from_str(header).expect("a record is JSON");
    change(&mut header);
    let first = header.to_string();
    header["program"] = "".into();
    let (mut before, mut changed) = (header.to_string(), first + "\n");
    for line in lines.lines() {
        let bare = format!("{}}}", line.split(",\"check\"").next().expect("every line has one"));
        let digest = Sha256::digest(format!("{before}{bare}"));
        before = format!("{:02x}{:02x}{:02x}{:02x}", digest[0], digest[1], digest[2], digest[3]);
        let checked = format!("{},\"check\":\"{before}\"}}\n", &bare[..bare.len() - 1]);
        changed.push_str(&checked);
    }
    changed
}

#[test]
fn options_that_are_not_there_have_their_defaults() {
    let text = whole_match(3).text();
    assert_eq!(with_header(&text, |_| {}), text, "the checks are made as the document says");
    let without = with_header(&text, |header| drop(header.as_object_mut().expect("an object").shift_remove("options")));
    let some = with_header(&text, |header| header["options"] = serde_json::json!({ "deal": "random" }));
    let none = with_header(&text, |header| header["options"] = serde_json::json!({}));
    for shorter in [without, some, none] {
        assert_ne!(shorter, text);
        let read = verify(&shorter).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.setup().options, whole_match(3).setup().options);
        assert_eq!(read.text(), shorter, "what is not there stays so");
        assert_eq!(read.replayed(usize::MAX).decisions(), read.decisions());
    }
}

#[test]
fn unknown_players_are_refused_with_file_and_line() {
    let text = whole_match(3).text();
    for nobody in ["foo", "quill"] {
        let record = with_header(&text, |header| header["seats"][1]["who"] = nobody.into());
        assert!(matches!(fault(&record), (Problem::Who(who, _), Some(1)) if who == nobody));
        let folder = Folder::new();
        let path = folder.file(&record);
        for refused in [
            RecordedMatch::open(&path).map(drop),
            RecordedMatch::load(&path).map(drop),
            RecordedMatch::examine(&path).map(drop),
        ] {
            let told = refused.expect_err("no computer player of Holochess has that name").to_string();
            assert!(
                told.contains("match.jsonl, line 1: ") && told.contains(nobody) && told.contains("greedy"),
                "{told}"
            );
        }
        assert_eq!(folder.names(), ["match.jsonl"]);
        let error = RecordedMatch::begin(setup(1, ["human", nobody])).expect_err("such a match does not begin either");
        assert!(matches!(error, BeginError::Who { player: 2, .. }));
    }
    // Where they play, they are known.
    assert!(Who::from_word("quill").is_some_and(|quill| quill.plays(GameId::Chinese)));
}

#[test]
fn a_record_verifies_in_its_very_bytes_only() {
    let text = whole_match(3).text();
    let other = [
        (with(&text, "\n", "\r\n"), 1),
        (text.replace('\n', "\r\n"), 1),
        (with(&text, "{\"format\"", "{ \"format\""), 1),
        (with(&text, "\"human\"", "\"hum\\u0061n\""), 1),
        (with(&text, "\n{\"action\":", "\n{ \"action\":"), 2),
        (with(&text, "\"who\":\"human\",\"name\":\"\"", "\"name\":\"\",\"who\":\"human\""), 1),
        (text[..text.len() - 1].to_owned(), text.lines().count()),
    ];
    for (changed, line) in &other {
        assert!(matches!(fault(changed), (Problem::Respelled, Some(found)) if found == *line), "{changed}");
        // It says the same, so the match goes on, and is then saved in the bytes of a record.
        let folder = Folder::new();
        let path = folder.file(changed);
        let (mut recorded, report) = RecordedMatch::load(&path).unwrap_or_else(|error| panic!("{error}"));
        assert!(report.notes.is_empty());
        recorded.autosave_to(path.clone()).expect("the folder is ours");
        assert_eq!(fs::read_to_string(&path).expect("it was saved"), text);
    }
    let upper = |text: &str| {
        let (_, rest) = text.split_once("\"seed\":\"").expect("there is a seed");
        with(text, &rest[..64], &rest[..64].to_uppercase())
    };
    assert!(matches!(fault(upper(&text)), (Problem::Seed, Some(1))));
}

#[test]
fn nothing_of_a_record_steers_the_terminal() {
    let text = match_with("\"duel\":[[").text();
    let escape = "\\u001b[31m\\u202e\\u009b";
    let end = text.lines().last().expect("it ends");
    let action = text.lines().nth(1).and_then(|line| line.split('"').nth(3)).expect("a decision");
    let long = format!("{escape}{}", "x".repeat(1000));
    let records = [
        with(&text, "\"game\":\"holochess\"", &format!("\"game\":\"{long}\"")),
        with(&text, "\"deal\"", &format!("\"{long}\"")),
        with(&text, "\"deal\":\"", &format!("\"deal\":\"{long}")),
        with(&text, "\"who\":\"", &format!("\"who\":\"{long}")),
        with(&text, "\"name\":\"", &format!("\"name\":\"{escape}")),
        with(&text, "\"seed\":\"", &format!("\"{long}\":1,\"seed\":\"")),
        with(&text, "{\"action\":\"", &format!("{{\"{long}\":\"")),
        with(&text, action, &long),
        with(&text, end, &end.replace("duel", &long)),
        with(&text, "\n{\"action\"", &format!("\n{{\"undo\":\"{long}\",\"action\"")),
        with(&text, "\"seed\":", &format!("\"position\":\"{long}\",\"seed\":")),
        {
            let position = format!("\"position\":\"{long}\"}}\n");
            with(&text, "}\n", &format!(",{position}"))
        },
    ];
    for record in records {
        let error = verify(&record).expect_err("this is no sound record");
        for language in Language::ALL {
            let told = error.say(&Locale::new(language));
            assert!(!told.contains(['\u{1b}', '\u{9b}', '\u{202e}']), "{told:?}");
            assert!(!told.contains(&"x".repeat(100)) && told.chars().count() < 700, "{told}");
        }
    }
}
