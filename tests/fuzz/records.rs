//! Records: a match of any game, a few decisions long, and its file, damaged.

use std::{collections::BTreeMap, fs, path::Path};

use holochess::{
    locale::{Language, Locale},
    players,
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, GameId, Seat, ToAct, dice::Seed, rule_options::Domain},
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Lots, damage, note, options, tables};

/// One case: a record, its damage, and every way of reading it.
pub fn case(lots: &mut Lots, folder: &Path) -> bool {
    let whole = record(lots);
    let text = match lots.below(8) {
        0 => {
            assert_eq!(written(&whole, folder), whole, "what was written reads back as it was");
            whole.into_bytes()
        }
        1 => {
            let mut bytes = whole.into_bytes();
            damage::bytes(&mut bytes, lots);
            bytes
        }
        2 => lines_by_lot(&whole, &record(lots), lots).into_bytes(),
        3 | 4 => header_by_lot(&whole, lots).into_bytes(),
        5 | 6 => line_by_lot(&whole, lots).into_bytes(),
        _ => {
            let mut bytes = whole.into_bytes();
            bytes.truncate(lots.below(bytes.len()));
            bytes
        }
    };
    note(&text);
    hold(&text, lots, folder)
}

/// A text as the record that it is writes itself.
fn written(text: &str, folder: &Path) -> String {
    note(text);
    let path = folder.join("whole.jsonl");
    fs::write(&path, text).expect("the folder is ours");
    let recorded = RecordedMatch::open(&path).unwrap_or_else(|why| panic!("{why}")).0;
    fs::remove_file(&path).expect("the folder is ours");
    recorded.text()
}

/// A match by lot as its file has it: any game, players and options, steps back, perhaps from a position, perhaps to its end.
pub fn record(lots: &mut Lots) -> String {
    let game = damage::one_of(lots, &GameId::ALL);
    let seats = tables(game);
    let players = damage::one_of(lots, &seats);
    let options = options(game, players, lots.below(1 << 20) as u64);
    let levels = players::levels(game);
    let who = |lots: &mut Lots| {
        let word = if lots.below(2) == 0 { "human" } else { levels[lots.below(levels.len())].id };
        let name = damage::one_of(lots, &["", "Zoë", "a \"b\" \\", "…"]).to_owned();
        SeatInfo { who: Who::from_word(word).expect("a word for a player"), name }
    };
    let seats: Vec<SeatInfo> = (0..players).map(|_| who(lots)).collect();
    let seed = Seed::from_number(lots.below(1 << 30) as u64);
    let mut setup = MatchSetup { game, options, seats, seed, position: None };
    if lots.below(4) == 0 {
        let mut before = RecordedMatch::begin(setup.clone()).expect("such a match can begin").0;
        play(&mut before, lots, 30);
        if matches!(before.table().to_act(), ToAct::Choose(_)) {
            setup.position = before.table().position_text();
        }
    }
    // A line can be of a position that one of several players has won while others played on.
    let mut recorded = RecordedMatch::begin(setup.clone())
        .or_else(|_| RecordedMatch::begin(MatchSetup { position: None, ..setup }))
        .expect("such a match can begin")
        .0;
    let most = if lots.below(40) == 0 { 400 } else { lots.below(12) };
    play(&mut recorded, lots, most);
    if lots.below(6) == 0 {
        let seat = Seat::new(lots.below(players));
        // Who has come home already cannot give up.
        let _ = recorded.decide(seat, Action::Resign);
    }
    recorded.text()
}

/// Plays by lot, and now and then steps back.
fn play(recorded: &mut RecordedMatch, lots: &mut Lots, most: usize) {
    for _ in 0..most {
        let ToAct::Choose(seat) = recorded.table().to_act() else { break };
        let stepped = match lots.below(10) {
            0 => recorded.undo().is_ok(),
            1 => recorded.take_back().is_ok(),
            _ => false,
        };
        if !stepped {
            let actions = recorded.table().actions();
            recorded.decide(seat, actions[lots.below(actions.len())]).expect("a legal action");
        }
    }
}

/// Gives every line the check that it would have if what stands there had been written by the game.
fn sealed(lines: &[Value]) -> String {
    let Some((header, rest)) = lines.split_first() else { return String::new() };
    let mut header = header.clone();
    let (mut text, mut before) = (format!("{header}\n"), String::new());
    for (number, line) in rest.iter().enumerate() {
        if number == 0 {
            if let Some(program) = header.get_mut("program") {
                *program = "".into();
            }
            before = header.to_string();
        }
        let mut line = line.clone();
        if let Value::Object(fields) = &mut line {
            fields.shift_remove("check");
            let digest = Sha256::digest(format!("{before}{}", Value::Object(fields.clone())));
            before = format!("{:08x}", u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]));
            fields.insert("check".to_owned(), before.clone().into());
        }
        text += &in_lines(&[line]);
    }
    text
}

/// Every value on a line of its own.
fn in_lines(values: &[Value]) -> String {
    values.iter().flat_map(|value| [value.to_string(), "\n".to_owned()]).collect()
}

fn values(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("whole records are JSON")).collect()
}

/// Lines go, come twice, change places, or come from another record.
fn lines_by_lot(text: &str, other: &str, lots: &mut Lots) -> String {
    let (mut lines, others) = (values(text), values(other));
    let (at, place) = (lots.below(lines.len()), lots.below(lines.len()));
    match lots.below(4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(place, lines[at].clone()),
        2 => lines.swap(at, place),
        _ => lines.insert(place, others[lots.below(others.len())].clone()),
    }
    if lots.below(4) > 0 { sealed(&lines) } else { in_lines(&lines) }
}

/// Something else in the header: a value that is not thought of, or one that could be.
fn header_by_lot(text: &str, lots: &mut Lots) -> String {
    let mut lines = values(text);
    let header = &mut lines[0];
    let game = header["game"].as_str().and_then(GameId::from_id).expect("whole records have a game");
    match lots.below(6) {
        0 => {
            let seed = Seed::from_number(lots.below(100) as u64);
            header["seed"] = seed.hex().into();
            header["seed_sha256"] = seed.sha256_hex().into();
        }
        1 => {
            let specs: Vec<_> = game.options().specs().to_vec();
            let spec = specs[lots.below(specs.len())];
            let value = match spec.domain {
                Domain::Words(words) => damage::one_of(lots, words).to_owned(),
                Domain::Number(low, high) => damage::one_of(lots, &[low, high, high + 1, 1]).to_string(),
                Domain::Text { .. } => damage::one_of(lots, &["stakes:1", "points:300", "g1", "single"]).to_owned(),
            };
            header["options"][spec.key] = value.into();
        }
        2 => header["game"] = damage::one_of(lots, &GameId::ALL).id().into(),
        3 => {
            let line = header["position"].as_str().unwrap_or("o1 o2 o3 o5 / o8 o10 o11 o12 b 0").to_owned();
            header["position"] = damage::words(&line, &["/", "+", "1", "b", "w", "d", "i1", "a1", "q1"], lots).into();
        }
        4 => {
            if let Some(seats) = header["seats"].as_array_mut() {
                let seat = seats[lots.below(seats.len())].clone();
                if lots.below(2) == 0 { seats.push(seat) } else { drop(seats.pop()) }
            }
        }
        _ => damage::json(header, lots),
    }
    sealed(&lines)
}

/// Something else in one of the other lines.
fn line_by_lot(text: &str, lots: &mut Lots) -> String {
    let mut lines = values(text);
    let at = 1 + lots.below(lines.len());
    let Some(line) = lines.get_mut(at) else { return text.to_owned() };
    if let Some(action) = line["action"].as_str().map(str::to_owned)
        && lots.below(2) == 0
    {
        line["action"] =
            damage::words(&action, &["-", "x", "=", ">", "@", "d", "i1", "o12", "a1", "q1", "pass"], lots).into();
    } else {
        damage::json(line, lots);
    }
    sealed(&lines)
}

/// Everything in a folder, by name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder is ours").flatten();
    entries
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).expect("it is a file")))
        .collect()
}

/// Reads a file in every way. Says whether the match can be resumed.
fn hold(text: &[u8], lots: &mut Lots, folder: &Path) -> bool {
    let path = folder.join("match.jsonl");
    fs::write(&path, text).expect("the folder is ours");
    let before = files(folder);
    let (opened, verified) = (RecordedMatch::open(&path), RecordedMatch::verify(&path));
    assert_eq!(files(folder), before, "looking changes nothing");
    match (&opened, &verified) {
        (Ok((recorded, None)), Ok(same)) => assert_eq!(recorded.text(), same.text()),
        (Ok((_, Some(_))), Ok(_)) => panic!("a record that is cut off verifies"),
        // A line before the cut can be spelled in other bytes than the game's, which only verifying minds.
        (Ok((_, cut)), Err(why)) => {
            assert!(cut.is_none() || why.line.is_some() && why.line <= *cut, "{why}");
        }
        (Err(why), Err(also)) => assert_eq!(why.to_string(), also.to_string()),
        (Err(why), Ok(_)) => panic!("it verifies and cannot be read: {why}"),
    }
    for why in opened.as_ref().err().into_iter().chain(verified.as_ref().err()) {
        // One of the languages a case: they take a while to set up.
        let said = why.say(&Locale::new(damage::one_of(lots, &Language::ALL)));
        assert!(!said.is_empty() && said.lines().count() == 1 && said.len() < 10_000, "{said:?}");
    }
    if let Ok(recorded) = &verified {
        note(recorded.text());
        let again = written(&recorded.text(), folder);
        assert_eq!(again, recorded.text(), "what a record is written as reads back as that");
    }

    note(text);
    let loaded = RecordedMatch::load(&path);
    let after = files(folder);
    assert!(after.values().any(|content| content == text), "what was there is lost");
    assert_eq!(loaded.is_ok(), opened.is_ok());
    let is_read = match loaded {
        Ok((recorded, report)) => {
            let is_as_it_was = after.get("match.jsonl") == before.get("match.jsonl");
            assert_eq!(report.notes.is_empty(), is_as_it_was, "what is changed is told: {:?}", report.notes);
            go_on(recorded, lots, folder);
            true
        }
        Err(why) => {
            assert_eq!(after.get("match.jsonl"), before.get("match.jsonl"), "{why}: nothing to go on with");
            false
        }
    };
    for name in files(folder).keys() {
        fs::remove_file(folder.join(name)).expect("the folder is ours");
    }
    is_read
}

/// A match that was read goes on, and what it then writes verifies.
fn go_on(mut recorded: RecordedMatch, lots: &mut Lots, folder: &Path) {
    let path = folder.join("further.jsonl");
    recorded.autosave_to(path.clone()).expect("the folder is ours");
    play(&mut recorded, lots, 3);
    let again = RecordedMatch::verify(&path).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(again.text(), recorded.text());
    assert_eq!(again.table().position_text(), recorded.table().position_text());
    assert_eq!(again.is_over(), recorded.is_over());
}
