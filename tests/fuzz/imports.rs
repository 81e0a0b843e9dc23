//! Files that are brought into a page: saved there, by another program, or by one that means no good.

use std::path::Path;

use holochess::{
    imports::{BroughtFile, Entries, ImportResult, bring_in},
    locale::{Language, Locale},
    record::{RecordedMatch, read_titles, write_titles},
    settings::Settings,
};
use serde_json::{Value, json};

use super::{Lots, damage, note, records};

/// Paths that the game writes, and some that it never would.
const PATHS: [&str; 22] = [
    "/holochess",
    "/holochess/saves",
    "/holochess/saves/a.jsonl",
    "/holochess/saves/a.jsonl.bak",
    "/holochess/saves/a.jsonl/x.jsonl",
    "/holochess/saves/day-2026-11-28.jsonl",
    "/holochess/saves/.index.jsonl",
    "/holochess/saves/titles.json",
    "/holochess/saves/times.json",
    "/holochess/saves/deleted/1-1/a.jsonl",
    "/holochess/saves/../settings.toml",
    "/holochess/saves//b.jsonl",
    "/holochess/saves/a\u{202e}\0.jsonl",
    "/holochess/settings.toml",
    "/holochess/settings.toml/x",
    "/holochess/strength.toml",
    "/holochess/learned.toml",
    "/holochess/mail/0123456789abcdef.json",
    "/holochess/mail/0123456789abcdef.json/x",
    "/holochess/junk/1",
    "holochess/saves/c.jsonl",
    "/",
];

/// One case: what a page keeps, files, and what comes of them.
pub fn case(lots: &mut Lots, _: &Path) -> bool {
    let mut kept = if lots.below(4) == 0 { Entries::new() } else { played_in(lots) };
    if lots.below(6) == 0 {
        // Something else has written there.
        kept.insert(
            damage::one_of(lots, &PATHS).to_owned(),
            damage::one_of(lots, &["", "text 1\nx", "folder"]).to_owned(),
        );
    }
    let files: Vec<BroughtFile> = (0..=lots.below(2)).map(|_| file(lots)).collect();
    note(serde_json::to_string(&files).expect("they are text"));
    let locale = Locale::new(damage::one_of(lots, &Language::ALL));
    let found = bring_in(&files, &kept, 7, &locale);
    hold(&found, &kept);
    if found.is_refused {
        return false;
    }
    let mut after = kept.clone();
    after.extend(found.entries);
    let again = bring_in(&files, &after, 8, &locale);
    assert!(again.entries.is_empty() && !again.is_refused, "what was brought in comes twice: {again:?}");
    true
}

/// What a page keeps.
fn played_in(lots: &mut Lots) -> Entries {
    let mut kept = Entries::new();
    for folder in ["/holochess", "/holochess/saves"] {
        kept.insert(folder.to_owned(), "folder".to_owned());
    }
    for name in ["a", "b"] {
        kept.insert(format!("/holochess/saves/{name}.jsonl"), format!("text 1\n{}", records::record(lots)));
    }
    if lots.below(2) == 0 {
        kept.insert("/holochess/settings.toml".to_owned(), format!("text 1\n{}", Settings::default().text()));
        let titles = [("a.jsonl".to_owned(), "Mine".to_owned())].into();
        kept.insert("/holochess/saves/titles.json".to_owned(), format!("text 1\n{}", write_titles(titles)));
    }
    kept
}

/// A record or a backup, whole or damaged.
fn file(lots: &mut Lots) -> BroughtFile {
    let name = damage::one_of(lots, &["a.jsonl", "saved.json", "", "\u{1b}[31m", "../x.jsonl"]).to_owned();
    let mut text = if lots.below(3) == 0 { records::record(lots) } else { backup(lots) };
    if lots.below(4) == 0 {
        let mut bytes = text.into_bytes();
        damage::bytes(&mut bytes, lots);
        text = String::from_utf8_lossy(&bytes).into_owned();
    }
    BroughtFile { name, text }
}

fn backup(lots: &mut Lots) -> String {
    let mut entries = serde_json::Map::new();
    for (name, entry) in played_in(lots) {
        entries.insert(name, entry.into());
    }
    for _ in 0..lots.below(3) {
        let content = match lots.below(4) {
            0 => records::record(lots),
            1 => Settings::default().text(),
            2 => "version = 1\n".to_owned(),
            _ => damage::one_of(lots, &["", "{}", "x", "folder"]).to_owned(),
        };
        let head = damage::one_of(lots, &["text 1\n", "text 1\n", "text 1\n", "bytes 1\n", "text x\n", ""]);
        let entry = if lots.below(12) == 0 { json!([content]) } else { format!("{head}{content}").into() };
        entries.insert(damage::one_of(lots, &PATHS).to_owned(), entry);
    }
    let version = if lots.below(12) == 0 { json!("1") } else { json!(1) };
    let mut whole = json!({ "format": "holochess-browser-backup", "version": version });
    whole["entries"] = Value::Object(entries);
    whole.to_string()
}

/// What is promised of everything that is brought in.
fn hold(found: &ImportResult, kept: &Entries) {
    assert!(!found.said.is_empty() && found.said.iter().all(|said| !said.contains(['\0', '\u{1b}', '⟨'])));
    if found.is_refused {
        assert!(found.entries.is_empty() && found.settings.is_none(), "refused, and yet something comes: {found:?}");
        return;
    }
    for (name, entry) in &found.entries {
        let text = entry.strip_prefix("text 7\n");
        if name == "/holochess/saves/titles.json" {
            let titles =
                |entry: &str| entry.split_once('\n').and_then(|(_, text)| read_titles(text)).unwrap_or_default();
            let (own, now) = (kept.get(name).map(|entry| titles(entry)).unwrap_or_default(), titles(entry));
            assert!(own.iter().all(|(file, title)| now.get(file) == Some(title)), "a title is lost");
            continue;
        }
        assert!(!kept.contains_key(name), "{name} is written over");
        let known = [
            "/holochess/settings.toml",
            "/holochess/strength.toml",
            "/holochess/learned.toml",
            "/holochess/saves/times.json",
        ];
        match text {
            None => assert!(entry == "folder" && ["/holochess", "/holochess/saves"].contains(&&**name), "{name}"),
            Some(text) if Path::new(name).extension().is_some_and(|end| end == "jsonl") => {
                let file = name.strip_prefix("/holochess/saves/").unwrap_or_else(|| panic!("{name}"));
                assert!(!file.contains('/') && !file.starts_with('.'), "{name}");
                let recorded = RecordedMatch::of_text(text).unwrap_or_else(|why| panic!("{why}"));
                assert_eq!(recorded.text(), text, "{name} is no whole record");
            }
            Some(_) => assert!(known.contains(&&**name), "{name}"),
        }
        // What it lies in is a folder.
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        let above = found.entries.get(folder).or_else(|| kept.get(folder)).map(String::as_str);
        assert!(folder.is_empty() || above == Some("folder"), "{name} lies in no folder");
    }
    if let Some(settings) = &found.settings {
        let text = settings.strip_prefix("text 7\n").expect("it is a file");
        assert!(Settings::read(text).is_ok_and(|(_, notes)| notes.is_empty()), "{text}");
    }
}
