//! What is brought into a page is checked as records are, all or nothing: a file that others have written destroys nothing there and
//! leaves nothing that the game does not write itself.

use std::collections::BTreeMap;

use holochess::{
    imports::{BroughtFile, Entries, ImportResult, bring_in},
    locale::{Language, Locale},
    record::{MailBox, RecordedMatch, read_titles, to_text_line, write_titles},
    rules::GameId,
    settings::Settings,
    thinking::{self, Question},
};
use serde_json::json;

use crate::play::{Lots, begin, play};

const NOW: u64 = 5;

/// A match a few decisions long.
fn record(seed: u64) -> String {
    let mut recorded = begin(seed, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(seed), 7);
    recorded.text()
}

fn file(name: &str, text: impl Into<String>) -> BroughtFile {
    BroughtFile { name: name.to_owned(), text: text.into() }
}

fn text(content: &str) -> String {
    format!("text 1\n{content}")
}

/// A file of everything that a page keeps.
fn backup<'a>(entries: impl IntoIterator<Item = (&'a str, String)>) -> BroughtFile {
    let entries: BTreeMap<&str, String> = entries.into_iter().collect();
    file("saved.json", json!({ "format": "holochess-browser-backup", "version": 1, "entries": entries }).to_string())
}

/// What a page keeps that has been played in.
fn kept() -> Entries {
    let entries = [
        ("/holochess", "folder".to_owned()),
        ("/holochess/saves", "folder".to_owned()),
        ("/holochess/saves/mine.jsonl", text(&record(1))),
        ("/holochess/settings.toml", text(&Settings::default().text())),
    ];
    entries.map(|(name, entry)| (name.to_owned(), entry)).into()
}

fn brought(files: &[BroughtFile], kept: &Entries) -> ImportResult {
    bring_in(files, kept, NOW, &Locale::new(Language::English))
}

fn refused(files: &[BroughtFile], word: &str) {
    let found = brought(files, &kept());
    assert!(found.is_refused && found.entries.is_empty() && found.settings.is_none(), "{found:?}");
    assert!(found.said.concat().contains(word), "{word}: {:?}", found.said);
    assert_eq!(found.said.last().map(String::as_str), Some("Nothing was imported, and nothing of yours has changed."));
}

#[test]
fn a_match_comes_among_the_others_once() {
    let (mut kept, text) = (kept(), record(2));
    let first = brought(&[file("from Ada.jsonl", &*text)], &kept);
    let [(name, entry)] = &first.entries.iter().collect::<Vec<_>>()[..] else { panic!("{first:?}") };
    let hash = RecordedMatch::of_text(&text).expect("it is whole").setup().seed.sha256_hex();
    assert_eq!(**name, format!("/holochess/saves/holochess-{}.jsonl", &hash[..8]));
    assert_eq!(**entry, format!("text {NOW}\n{text}"));
    assert_eq!(first.said, ["from Ada.jsonl is now among your matches."]);
    kept.extend(first.entries);
    // As a line of text, and as it was a few decisions before, it is the same match.
    let mut earlier: Vec<&str> = text.lines().collect();
    earlier.truncate(4);
    for again in [text.clone(), to_text_line(&text), earlier.join("\n") + "\n"] {
        let found = brought(&[file("again.jsonl", again)], &kept);
        assert!(found.entries.is_empty() && !found.is_refused, "{found:?}");
        assert_eq!(found.said, ["again.jsonl was already among your matches."]);
    }
}

#[test]
fn what_is_no_record_is_refused_with_the_reason_and_a_damaged_one_is_cut_at_the_damage() {
    let whole = record(3);
    refused(&[file("x.jsonl", r#"{"foo": not json"#)], "x.jsonl");
    refused(&[file("x.jsonl", "")], "empty");
    refused(&[file("x.jsonl", "x".repeat(9 << 20))], "bytes");
    refused(&[file("x.json", json!({ "format": "holochess-browser-backup", "version": 2 }).to_string())], "version");
    refused(&[file("x.json", r#"{"format":"holochess-browser-backup","version":1,"entries":[]}"#)], "neither");
    let illegal: Vec<String> = whole
        .lines()
        .enumerate()
        .map(|(number, line)| match number {
            5 => r#"{"action":"a1-z99","check":"00000000"}"#.to_owned(),
            _ => line.to_owned(),
        })
        .collect();
    let found = brought(&[file("x.jsonl", illegal.join("\n") + "\n")], &kept());
    assert!(found.said[0].contains("line 6") && found.said[0].contains("first 4 actions"), "{:?}", found.said);
    for entry in found.entries.values() {
        let (_, text) = entry.split_once('\n').expect("it is a file");
        assert!(whole.starts_with(text) && RecordedMatch::of_text(text).is_ok(), "{text}");
    }
}

#[test]
fn one_bad_part_keeps_everything_out() {
    refused(&[file("good.jsonl", record(4)), file("bad.jsonl", "{}")], "bad.jsonl");
    let good = ("/holochess/saves/a.jsonl", text(&record(4)));
    for (path, entry) in [
        ("/holochess/saves/b.jsonl", text("{}")),
        ("/holochess/saves/b.jsonl", "bytes 1\n\u{ff}".to_owned()),
        ("/holochess/saves/titles.json", text("[]")),
        ("/holochess/saves/times.json", text("{}")),
        ("/holochess/settings.toml", text("= nonsense")),
        ("/holochess/settings.toml", text("version = 99")),
        ("/holochess/strength.toml", text("version = 99")),
        ("/holochess/learned.toml", "folder".to_owned()),
        ("/holochess/mail/0123456789abcdef.json", text("{}")),
    ] {
        refused(&[backup([good.clone(), (path, entry)])], "saved.json");
    }
}

/// The file of the times with one clock in it, written at this second.
fn times(second: u64) -> String {
    let entry = format!("{{\"control\":\"fischer 60 30\",\"left_ms\":[1000,1000],\"written\":{second}}}");
    format!("{{\"format\":\"holochess-times\",\"version\":1,\"times\":{{\"x\":{entry}}}}}")
}

/// A stranger's file that would take hours to check is refused at once.
#[test]
fn a_file_of_too_many_matches_is_refused() {
    let names: Vec<String> = (0..2001).map(|number| format!("/holochess/saves/!{number}.jsonl")).collect();
    let entries = names.iter().map(|name| (name.as_str(), text("x")));
    let found = brought(&[backup(entries)], &kept());
    assert!(found.is_refused && found.said[0].contains("Import fewer at a time"), "{:?}", found.said);
    // What is no text is no part of it.
    let odd = BroughtFile { text: backup([]).text.replace("{}", "{\"/holochess/junk\":[{},1,null]}"), ..backup([]) };
    assert!(odd.text.contains("junk"));
    assert!(!brought(&[odd], &kept()).is_refused);
}

#[test]
fn nothing_that_is_there_is_written_over() {
    let mut kept = kept();
    kept.insert("/holochess/strength.toml".to_owned(), text("version = 1\n"));
    let found = brought(
        &[backup([
            ("/holochess/saves", text("a file where the folder belongs")),
            ("/holochess/saves/mine.jsonl", text(&record(5))),
            ("/holochess/saves/mine.jsonl/x.jsonl", text(&record(6))),
            ("/holochess/settings.toml/x", text("x")),
            ("/holochess/strength.toml", text("version = 1\n[people]\n")),
            ("/holochess/junk/1", text("x")),
            ("/holochess/lessons/x.ron", text("x")),
            ("/holochess/saves/../../y", text("x")),
            ("/elsewhere/saves/z.jsonl", text(&record(7))),
        ])],
        &kept,
    );
    assert!(!found.is_refused, "{found:?}");
    assert_eq!(found.entries.keys().collect::<Vec<_>>(), ["/holochess/saves/mine-2.jsonl"]);
    assert!(found.said[0].contains("1 file here left unchanged"), "{:?}", found.said);
    // A small file is small, and a time is not of a later day than tomorrow.
    for (name, content) in [
        ("/holochess/puzzles.toml", format!("version = 1\n# {}\n", "x".repeat(300_000))),
        ("/holochess/saves/times.json", times(NOW / 1000 + 86_401)),
    ] {
        let found = brought(&[backup([(name, text(&content))])], &self::kept());
        assert!(found.is_refused, "{name}: {found:?}");
    }
    let found = brought(&[backup([("/holochess/saves/times.json", text(&times(NOW / 1000 + 60)))])], &self::kept());
    assert!(!found.is_refused && found.entries.len() == 1, "{found:?}");
    // Where a file has the place of the folder, nothing comes.
    kept.insert("/holochess/saves".to_owned(), text("x"));
    kept.remove("/holochess/saves/mine.jsonl");
    let found = brought(&[file("x.jsonl", record(8))], &kept);
    assert!(found.is_refused && found.entries.is_empty(), "{found:?}");
}

#[test]
fn titles_come_with_their_matches_and_settings_only_when_asked() {
    let titles = |titles: &[(&str, &str)]| {
        text(&write_titles(titles.iter().map(|(name, title)| ((*name).to_owned(), (*title).to_owned())).collect()))
    };
    let mut kept = kept();
    kept.insert("/holochess/saves/titles.json".to_owned(), titles(&[("mine.jsonl", "Mine")]));
    let mut theirs = Settings::default();
    theirs.sound.muted = true;
    let file = backup([
        ("/holochess/saves/mine.jsonl", text(&record(9))),
        ("/holochess/saves/titles.json", titles(&[("mine.jsonl", "Theirs"), ("lost.jsonl", "Lost")])),
        (
            "/holochess/settings.toml",
            text(&(theirs.text() + "nonsense = 4\n").replace("master = 0.8", "master = 800.0")),
        ),
    ]);
    let found = brought(std::slice::from_ref(&file), &kept);
    let (_, own) = found.entries["/holochess/saves/titles.json"].split_once('\n').expect("it is a file");
    let own = read_titles(own).expect("they are titles");
    assert_eq!(
        own.into_iter().collect::<Vec<_>>(),
        [("mine-2.jsonl".to_owned(), "Theirs".to_owned()), ("mine.jsonl".to_owned(), "Mine".to_owned())]
    );
    assert!(!found.entries.contains_key("/holochess/settings.toml"));
    let (_, settings) = found.settings.as_ref().expect("they are others").split_once('\n').expect("it is a file");
    let (settings, notes) = Settings::read(settings).expect("they are settings");
    assert!(settings.is_set_like(&theirs) && notes.is_empty(), "{notes:?}");
    // In a browser that has none they come at once.
    let found = brought(&[file], &Entries::new());
    assert!(found.settings.is_none() && found.entries.contains_key("/holochess/settings.toml"), "{found:?}");
    assert_eq!(found.entries["/holochess/saves"], "folder");
}

#[test]
fn a_match_by_message_is_taken_whole_and_once() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let invited = MailBox::at(folder.path()).invite(GameId::Demeter, &[], "Ada").expect("the folder is ours");
    let path = format!("/holochess/mail/{}.json", invited.id());
    let mut kept = kept();
    let found = brought(&[backup([(&*path, text(&invited.text()))])], &kept);
    assert_eq!(found.entries[&path], format!("text {NOW}\n{}", invited.text()));
    kept.extend(found.entries);
    assert!(brought(&[backup([(&*path, text(&invited.text()))])], &kept).entries.is_empty());
    refused(&[backup([("/holochess/mail/0000000000000000.json", text(&invited.text()))])], "0000000000000000");
}

#[test]
fn the_page_asks_by_a_question_and_is_answered_in_its_language() {
    let question =
        Question::Import { files: vec![file("x.jsonl", "{}")], kept: kept(), now: NOW, language: "fr".to_owned() };
    let question = serde_json::to_value(question).expect("it is JSON");
    // As the page's script writes it.
    assert_eq!(question["import"]["files"][0], json!({ "name": "x.jsonl", "text": "{}" }));
    let found: ImportResult = thinking::read(&thinking::answer(&question.to_string())).expect("there is an answer");
    assert!(found.is_refused && found.said.concat().contains("Rien n’a été importé"), "{found:?}");
}
