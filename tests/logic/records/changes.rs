//! Every change in a record, and every cut, is detected.

use std::fs;

use holochess::{
    locale::{Language, Locale},
    record::RecordedMatch,
};
use proptest::{prelude::*, test_runner::RngSeed};
use serde_json::Value;

use super::{Folder, verify};
use crate::play::{Lots, begin, step, to_choose};

/// All places in a record where a value can be changed: the line and the path to it.
fn change(text: &str, choice: usize, by: u8) -> Option<(String, String)> {
    let mut lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a record is JSON")).collect();
    let mut changes: Vec<(usize, String)> = Vec::new();
    for (index, line) in lines.iter().enumerate().skip(1) {
        collect(line, String::new(), &mut |path| changes.push((index, path)));
    }
    let (line, path) = changes.get(choice % changes.len())?.clone();
    let place = lines[line].pointer_mut(&path)?;
    *place = match &*place {
        Value::Number(number) => {
            let number = number.as_u64()?;
            // Another face of a die; for other numbers any other one.
            Value::from(if (1..=6).contains(&number) {
                (number - 1 + u64::from(by % 5) + 1) % 6 + 1
            } else {
                number + 1
            })
        }
        Value::String(text) => {
            // Another sign in an action, an ending or a check.
            let mut bytes = text.clone().into_bytes();
            let at = usize::from(by) % bytes.len();
            bytes[at] = if bytes[at] == b'3' { b'4' } else { b'3' };
            Value::from(String::from_utf8(bytes).ok()?)
        }
        Value::Null => Value::from(1),
        _ => return None,
    };
    let text = lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect();
    Some((text, format!("line {}, {path}", line + 1)))
}

/// Names every value in a JSON value.
fn collect(value: &Value, path: String, found: &mut dyn FnMut(String)) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| collect(value, format!("{path}/{key}"), found)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, value)| collect(value, format!("{path}/{index}"), found));
        }
        _ => found(path),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// One value of one line is changed, whichever: the record does not verify any more.
    #[test]
    fn every_change_is_noticed(seed in 0_u64..6, choice in any::<usize>(), by in any::<u8>()) {
        let text = matches()[seed as usize].as_str();
        let Some((changed, place)) = change(text, choice, by) else { return Ok(()) };
        prop_assert_ne!(text, &changed);
        prop_assert!(verify(&changed).is_err(), "{}", place);
    }

    /// Any file is either refused or read, without a panic.
    #[test]
    fn no_file_is_too_strange(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        prop_assert!(verify(&bytes).is_err());
        let mut after_header = matches()[0].lines().next().expect("a header").as_bytes().to_vec();
        after_header.push(b'\n');
        after_header.extend(&bytes);
        if let Err(error) = verify(&after_header) {
            prop_assert!(error.to_string().contains("match.jsonl"));
        }
    }

    /// A record that was cut anywhere behind its header keeps every whole line and goes on to the same end; it does not verify.
    #[test]
    fn a_cut_record_goes_on_from_what_is_whole(seed in 0_u64..6, cut in any::<prop::sample::Index>()) {
        let text = matches()[seed as usize].as_str();
        let header = text.find('\n').expect("a header") + 1;
        let end = header + cut.index(text.len() - header);
        let folder = Folder::new();
        let path = folder.file(&text[..end]);
        let lacks_its_end = text[end..].starts_with('\n');
        let whole_line = text[..end].ends_with('\n') || lacks_its_end;
        prop_assert!(text[..end].ends_with('\n') || RecordedMatch::verify(&path).is_err());
        let (mut recorded, report) = RecordedMatch::load(&path).unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!(report.notes.is_empty(), whole_line);
        let kept = recorded.text();
        let whole = if lacks_its_end { end } else { text[..end].rfind('\n').map_or(0, |last| last + 1) };
        prop_assert!(kept.len() >= whole, "of {} whole bytes {} are kept", whole, kept.len());
        prop_assert!(text.starts_with(&kept));
        if !whole_line {
            let note = report.notes[0].say(&Locale::new(Language::English));
            prop_assert!(note.contains(&format!("line {}", text[..end].lines().count())), "{}", note);
            prop_assert_eq!(fs::read(path.with_extension("jsonl.unreadable-1")).expect("kept aside"), &text.as_bytes()[..end]);
            prop_assert_eq!(fs::read_to_string(&path).expect("restored"), kept);
        }
        play_on(&mut recorded, text);
        prop_assert_eq!(recorded.text(), text);
    }
}

/// Decides, undoes and takes back what a record says, from where the match stands.
fn play_on(recorded: &mut RecordedMatch, record: &str) {
    while let Some(line) = record.lines().nth(recorded.text().lines().count()) {
        let line: Value = serde_json::from_str(line).expect("a record is JSON");
        if let Some(action) = line["action"].as_str() {
            let action = recorded.table().read_action(action).expect("it is the rulebook's notation");
            let seat = to_choose(recorded).expect("passes and the end follow by themselves");
            recorded.decide(seat, action).expect("it was legal then");
        } else if line["undo"].is_u64() {
            recorded.undo().expect("it was possible then");
        } else {
            recorded.take_back().expect("it was possible then");
        }
    }
}

/// A few matches with undos and take-backs in them, played once.
fn matches() -> &'static [String] {
    static MATCHES: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    MATCHES.get_or_init(|| {
        let play_one = |seed: u64| {
            let mut recorded = begin(seed, ["human", "greedy"]);
            let mut lots = Lots::new(seed);
            while step(&mut recorded, &mut lots).is_some() {
                match lots.below(8) {
                    0 if recorded.can_undo() => recorded.undo().map(drop).expect("it can"),
                    1 if recorded.can_take_back() => recorded.take_back().map(drop).expect("it can"),
                    _ => {}
                }
            }
            recorded.text()
        };
        (0..6).map(play_one).collect()
    })
}
