//! A record says exactly what happened: it reads back to the same match, goes on byte for byte, and shows every change.

use std::{fs, path::PathBuf};

use holochess::{
    locale::{Language, Locale},
    record::{DecideError, Keeper, Problem, RecordError, SeatInfo},
    rules::{Action, Event, Refusal, Seat, ToAct, dice::Seed},
};
use proptest::prelude::*;
use serde_json::Value;

use crate::play::{Lots, begin, play, setup, step, to_choose};

/// A folder of the test's own, gone with it.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("tests may write temporary files"))
    }

    fn file(&self, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join("match.jsonl");
        fs::write(&path, text).expect("the folder is ours");
        path
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).expect("the folder is ours").flatten();
        let mut names: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

/// What `verify` says about this text.
fn verify(text: impl AsRef<[u8]>) -> Result<Keeper, RecordError> {
    Keeper::verify(&Folder::new().file(text))
}

/// A whole match by lot.
fn whole_match(seed: u64) -> Keeper {
    let mut keeper = begin(seed, ["human", "human"]);
    play(&mut keeper, &mut Lots::new(seed), usize::MAX);
    assert!(keeper.is_over());
    keeper
}

/// The number of the first seed whose match has this in its record.
fn match_with(needle: &str) -> Keeper {
    (0..200).map(whole_match).find(|keeper| keeper.text().contains(needle)).expect("one of two hundred matches has it")
}

#[test]
fn a_record_reads_back_to_the_same_match() {
    for seed in 0..20 {
        let keeper = whole_match(seed);
        let folder = Folder::new();
        let path = folder.file(keeper.text());
        let read = Keeper::verify(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.text(), keeper.text());
        assert_eq!(read.decisions(), keeper.decisions());
        assert_eq!(read.events(), keeper.events());
        assert_eq!(read.table().position_text(), keeper.table().position_text());
        assert_eq!(read.table().verdict(), keeper.table().verdict());
    }
}

#[test]
fn a_resumed_match_goes_on_byte_for_byte() {
    for seed in 0..10 {
        let whole = whole_match(seed);
        let folder = Folder::new();
        let mut keeper = begin(seed, ["human", "human"]);
        let mut lots = Lots::new(seed);
        let path = folder.0.path().join("match.jsonl");
        keeper.autosave_to(path.clone()).expect("the folder is ours");
        // Stopped and resumed after every single decision.
        while step(&mut keeper, &mut lots).is_some() {
            let (resumed, report) = Keeper::load(&path).unwrap_or_else(|error| panic!("{error}"));
            assert!(report.notes.is_empty());
            assert_eq!(resumed.events(), keeper.events());
            assert_eq!(resumed.can_undo(), keeper.can_undo());
            keeper = resumed;
            keeper.autosave_to(path.clone()).expect("the folder is ours");
        }
        assert_eq!(fs::read_to_string(&path).expect("it was saved"), whole.text());
    }
}

#[test]
fn the_record_of_a_seed_is_these_bytes() {
    // Whatever machine this runs on: the same seed and the same actions give the same bytes.
    let mut keeper = begin(7, ["human", "human"]);
    for _ in 0..2 {
        let seat = to_choose(&keeper).expect("the match has just begun");
        let action = keeper.table().actions()[0];
        keeper.decide(seat, action).expect("it is legal");
    }
    keeper.decide(Seat::FIRST, Action::Resign).expect("anybody may resign at any time");
    let text = keeper.text().replace(env!("CARGO_PKG_VERSION"), "VERSION");
    assert_eq!(text, include_str!("seed-7.jsonl"));
}

#[test]
fn the_table_can_be_seen_at_every_moment() {
    let keeper = whole_match(3);
    let mut again = begin(3, ["human", "human"]);
    let mut lots = Lots::new(3);
    let mut moments = vec![again.table().position_text()];
    while step(&mut again, &mut lots).is_some() {
        // A decision may be followed by forced passes, which are decisions of the record too.
        moments.resize(again.decisions().len(), None);
        moments.push(again.table().position_text());
    }
    for (decisions, moment) in moments.iter().enumerate().filter(|(_, moment)| moment.is_some()) {
        assert_eq!(&keeper.table_at(decisions).position_text(), moment);
    }
    assert_eq!(keeper.table_at(usize::MAX).verdict(), keeper.table().verdict());
}

#[test]
fn the_seed_is_shown_when_the_match_is_over_and_not_before() {
    let mut keeper = begin(5, ["human", "human"]);
    let mut lots = Lots::new(5);
    loop {
        assert_eq!(keeper.seed_hash(), Seed::from_number(5).sha256_hex());
        assert_eq!(keeper.seed_if_over().is_some(), keeper.is_over());
        assert!(!format!("{keeper:?}").contains(&Seed::from_number(5).hex()));
        if step(&mut keeper, &mut lots).is_none() {
            break;
        }
    }
}

#[test]
fn whoever_is_not_to_choose_is_refused_and_nothing_changes() {
    let mut keeper = begin(1, ["human", "human"]);
    let seat = to_choose(&keeper).expect("the match has just begun");
    let action = keeper.table().actions()[0];
    let text = keeper.text();
    let refused = |result: Result<Vec<Event>, DecideError>| match result {
        Err(DecideError::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(keeper.decide(seat.opponent(), action)), Refusal::NotYourTurn(seat));
    assert_eq!(refused(keeper.decide(seat, Action::Pass)), Refusal::PassNotForced);
    assert_eq!(refused(keeper.decide(Seat::new(4), Action::Resign)), Refusal::NotInThisGame);
    assert_eq!(refused(keeper.undo()), Refusal::NothingToUndo);
    assert_eq!(refused(keeper.take_back()), Refusal::NothingToUndo);
    assert_eq!(keeper.text(), text);
}

#[test]
fn undo_is_free_until_dice_fall_or_the_opponent_acts() {
    let mut keeper = begin(2, ["human", "human"]);
    let mut lots = Lots::new(2);
    let mut undone = 0;
    while let Some(seat) = to_choose(&keeper) {
        let (before, position) = (keeper.decisions().len(), keeper.table().position_text());
        let last_chooser = keeper.decisions().iter().rev().find_map(|entry| entry.seat);
        let could_undo = keeper.can_undo();
        step(&mut keeper, &mut lots);
        let dice = keeper.decisions()[before..].iter().any(|entry| !entry.rolls.is_empty());
        assert_eq!(keeper.can_undo(), !dice && !keeper.is_over(), "after decision {before}");
        if !keeper.can_undo() {
            continue;
        }
        let steps = keeper.decisions().len() - before;
        let events = keeper.undo().expect("it can be undone");
        assert_eq!(events, [Event::TookBack { decisions: steps as u32 }]);
        assert_eq!(keeper.table().position_text(), position);
        undone += 1;
        // What was decided before by the same seat can still be undone; what the opponent answered cannot.
        assert_eq!(keeper.can_undo(), could_undo && last_chooser == Some(seat));
        step(&mut keeper, &mut lots);
    }
    assert!(undone > 10);
    verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn between_people_nothing_is_taken_back_across_dice() {
    let mut keeper = begin(4, ["human", "human"]);
    let mut lots = Lots::new(4);
    while step(&mut keeper, &mut lots).is_some() {
        assert!(!keeper.can_take_back());
    }
}

#[test]
fn against_the_computer_a_choice_is_taken_back_across_dice_and_marked() {
    let mut keeper = begin(6, ["human", "greedy"]);
    let mut lots = Lots::new(6);
    let mut rolls = Vec::new();
    let mut across_dice = 0;
    for round in 0..400 {
        let before = keeper.decisions().len();
        if step(&mut keeper, &mut lots).is_none() {
            break;
        }
        rolls.extend(keeper.decisions()[before..].iter().flat_map(|entry| &entry.rolls).map(|roll| roll.number));
        if round % 3 == 0 && keeper.can_take_back() {
            let last = keeper.decisions().iter().rposition(|entry| entry.seat == Some(Seat::FIRST)).expect("a choice");
            let gone = &keeper.decisions()[last..];
            across_dice += usize::from(gone.iter().any(|entry| !entry.rolls.is_empty()));
            let steps = gone.len() as u32;
            let marked = keeper.take_backs();
            assert_eq!(keeper.take_back().expect("it can"), [Event::TookBack { decisions: steps }]);
            assert_eq!(keeper.decisions().len(), last);
            assert_eq!(keeper.take_backs(), marked + 1);
            assert_eq!(to_choose(&keeper), Some(Seat::FIRST));
            assert!(!keeper.can_undo(), "what lies before a take-back is not undone for free");
        }
    }
    assert!(across_dice > 5);
    // A roll that was taken back keeps its number, so every number is rolled just once.
    assert_eq!(rolls, (1..=rolls.len() as u64).collect::<Vec<_>>());
    let read = verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.take_backs(), keeper.take_backs());
    assert_eq!(read.text(), keeper.text());
}

#[test]
fn a_match_that_is_over_stays_over() {
    let mut keeper = begin(6, ["human", "greedy"]);
    play(&mut keeper, &mut Lots::new(1), 7);
    keeper.decide(Seat::SECOND, Action::Resign).expect("anybody may resign at any time");
    assert_eq!(keeper.table().to_act(), ToAct::Over);
    assert!(!keeper.can_undo() && !keeper.can_take_back());
    let read = verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.table().verdict().expect("it is over").winner, Some(Seat::FIRST));
}

#[test]
fn steps_back_end_before_a_record_can_no_longer_be_read() {
    let mut keeper = begin(2, ["human", "greedy"]);
    while to_choose(&keeper) != Some(Seat::FIRST) {
        step(&mut keeper, &mut Lots::new(0));
    }
    let action = keeper.table().actions().into_iter().find(|action| matches!(action, Action::Move { .. }));
    let action = action.expect("somebody can move at the start");
    let mut steps = 0;
    loop {
        keeper.decide(Seat::FIRST, action).expect("it is legal every time");
        if keeper.undo().is_err() {
            break;
        }
        steps += 1;
    }
    assert!(steps > 1000 && !keeper.can_take_back());
    play(&mut keeper, &mut Lots::new(2), usize::MAX);
    verify(keeper.text()).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn names_that_would_break_a_line_are_refused() {
    for name in ["two\nlines", "a bell\u{7}", &"n".repeat(SeatInfo::LONGEST_NAME + 1)] {
        let mut bad = setup(1, ["human", "human"]);
        bad.seats[1].name = name.to_owned();
        let error = Keeper::begin(bad).expect_err("such a name cannot be shown");
        assert!(Locale::new(Language::English).say(&error.words()).contains("player 2"));
    }
}

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
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// One value of one line is changed, whichever: the record does not verify any more.
    #[test]
    fn every_change_is_noticed(seed in 0_u64..6, choice in any::<usize>(), by in any::<u8>()) {
        let text = matches()[seed as usize].as_str();
        let Some((changed, place)) = change(text, choice, by) else { return Ok(()) };
        prop_assert_ne!(text, &changed);
        prop_assert!(verify(&changed).is_err(), "{}", place);
    }

    /// Whatever is in a file: it is refused or read, never more.
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

    /// A record that was cut anywhere behind its header goes on from there to the same end, and does not verify.
    #[test]
    fn a_cut_record_goes_on_from_what_is_whole(seed in 0_u64..6, cut in any::<prop::sample::Index>()) {
        let text = matches()[seed as usize].as_str();
        let header = text.find('\n').expect("a header") + 1;
        let end = header + cut.index(text.len() - header);
        let folder = Folder::new();
        let path = folder.file(&text[..end]);
        let whole_line = text[..end].ends_with('\n') || text[end..].starts_with('\n');
        prop_assert!(whole_line || Keeper::verify(&path).is_err());
        let (keeper, report) = Keeper::load(&path).unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!(report.notes.is_empty(), whole_line);
        prop_assert!(text.starts_with(&keeper.text()) || text[..end].starts_with(&keeper.text()));
        if !whole_line {
            let note = report.notes[0].say(&Locale::new(Language::English));
            prop_assert!(note.contains(&format!("line {}", text[..end].lines().count())), "{}", note);
            prop_assert_eq!(fs::read(path.with_extension("jsonl.unreadable-1")).expect("kept aside"), &text.as_bytes()[..end]);
            prop_assert_eq!(fs::read_to_string(&path).expect("restored"), keeper.text());
        }
    }
}

/// A few matches with undos and take-backs in them, played once.
fn matches() -> &'static [String] {
    static MATCHES: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    MATCHES.get_or_init(|| {
        let play_one = |seed: u64| {
            let mut keeper = begin(seed, ["human", "greedy"]);
            let mut lots = Lots::new(seed);
            while step(&mut keeper, &mut lots).is_some() {
                match lots.below(8) {
                    0 if keeper.can_undo() => keeper.undo().map(drop).expect("it can"),
                    1 if keeper.can_take_back() => keeper.take_back().map(drop).expect("it can"),
                    _ => {}
                }
            }
            keeper.text()
        };
        (0..6).map(play_one).collect()
    })
}

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
fn every_damage_has_its_name_and_its_place() {
    let whole = match_with("\"duel\":[[");
    let text = whole.text();
    let line_of = |needle: &str| text.lines().position(|line| line.contains(needle)).expect("it is there") + 1;
    let last = text.lines().count();

    assert!(matches!(fault(""), (Problem::Empty, None)));
    assert!(matches!(fault("\n"), (Problem::NotARecord, None)));
    assert!(matches!(fault("{}\n"), (Problem::NotARecord, None)));
    assert!(matches!(fault("savrip@o2\n"), (Problem::NotARecord, None)));
    assert!(matches!(fault(with(&text, "\"version\":1", "\"version\":2")), (Problem::Version(2), Some(1))));
    assert!(matches!(fault(with(&text, "\"game\":\"holochess\"", "\"game\":\"go\"")), (Problem::Game(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"deal\":\"random\"", "\"deal\":\"fair\"")), (Problem::Option(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"deal\"", "\"dealt\"")), (Problem::Option(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"who\":\"human\"", "\"who\":\"No One\"")), (Problem::Who(_), Some(1))));
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
    assert!(
        matches!(fault(with(&text, end, &end.replace("duel", "quiet"))), (Problem::Instead { .. }, Some(line)) if line == last)
    );

    let mut not_text = text.clone().into_bytes();
    let third = text.lines().take(2).map(|line| line.len() + 1).sum::<usize>();
    not_text[third + 3] = 0xff;
    assert!(fault_of_file(&not_text).contains("line 3"));
    let long = with(&text, "\n", &format!("\n{{\"action\":\"{}\"}}\n", "x".repeat(70_000)));
    assert!(matches!(fault(long), (Problem::LineTooLong, Some(2))));
    let many = format!("{}{}", text.lines().next().expect("a header"), "\n{\"undo\":1}".repeat(200_001));
    assert!(matches!(fault(many), (Problem::TooManyLines, _)));
}

/// What is said of a file that cannot be read as text.
fn fault_of_file(bytes: &[u8]) -> String {
    let error = verify(bytes).expect_err("this is not text");
    assert!(matches!(*error.problem, Problem::File(_)));
    error.to_string()
}

#[test]
fn a_gigabyte_is_refused_at_once() {
    let folder = Folder::new();
    let path = folder.file("");
    let file = fs::File::options().write(true).open(&path).expect("the file is ours");
    // A hole: it takes no room on the disk, and all of it if somebody read it.
    file.set_len(1 << 40).expect("holes are allowed");
    let begin = std::time::Instant::now();
    let error = Keeper::verify(&path).expect_err("no record is that large");
    assert!(error.to_string().contains("1099511627776 bytes"), "{error}");
    assert!(begin.elapsed().as_millis() < 500);
}

#[test]
fn the_last_good_record_takes_the_place_of_a_damaged_one() {
    let folder = Folder::new();
    let mut keeper = begin(8, ["human", "human"]);
    let mut lots = Lots::new(8);
    let path = folder.0.path().join("match.jsonl");
    keeper.autosave_to(path.clone()).expect("the folder is ours");
    play(&mut keeper, &mut lots, 4);
    let last_good = keeper.text();
    play(&mut keeper, &mut lots, 1);
    assert_eq!(fs::read_to_string(path.with_extension("jsonl.bak")).expect("it is kept"), last_good);

    for (count, damage) in [&b"\0\0\0\0"[..], b"", b"\xff\xfe"].into_iter().enumerate() {
        fs::write(&path, damage).expect("the file is ours");
        let (resumed, report) = Keeper::load(&path).expect("the last good one is there");
        assert_eq!(resumed.text(), last_good);
        let note = report.notes[0].say(&Locale::new(Language::English));
        let aside = format!("match.jsonl.unreadable-{}", count + 1);
        assert!(note.contains("match.jsonl.bak") && note.contains(&aside), "{note}");
        assert_eq!(fs::read(folder.0.path().join(aside)).expect("kept aside"), damage);
    }
    // A crash between two names: only the backup is there.
    fs::remove_file(&path).expect("the file is ours");
    assert_eq!(Keeper::load(&path).expect("the last good one is there").0.text(), last_good);
    // Neither: the record's own fault is told, and both stay as they are.
    fs::write(&path, "x").expect("the file is ours");
    fs::write(path.with_extension("jsonl.bak"), "y").expect("the file is ours");
    assert!(matches!(*Keeper::load(&path).expect_err("nothing is left").problem, Problem::NotARecord));
    assert_eq!(fs::read(&path).expect("untouched"), b"x");
    assert_eq!(fs::read(path.with_extension("jsonl.bak")).expect("untouched"), b"y");
}

#[test]
fn a_decision_that_cannot_be_saved_stands_and_is_saved_later() {
    let folder = Folder::new();
    let saves = folder.0.path().join("saves");
    let mut keeper = begin(9, ["human", "human"]);
    let error = keeper.autosave_to(saves.join("match.jsonl")).expect_err("the folder is not there");
    assert!(error.to_string().contains("match.jsonl"));
    let seat = to_choose(&keeper).expect("the match has just begun");
    let action = keeper.table().actions()[0];
    let result = keeper.decide(seat, action);
    assert!(matches!(result, Err(DecideError::Save(_))), "{result:?}");
    assert_eq!(keeper.decisions().len(), 1);
    assert!(!keeper.events_since(0).is_empty());
    fs::create_dir(&saves).expect("the folder is ours");
    step(&mut keeper, &mut Lots::new(9));
    assert_eq!(fs::read_to_string(saves.join("match.jsonl")).expect("it was saved"), keeper.text());
    assert_eq!(folder.names(), ["saves"]);
}

#[test]
fn temporaries_that_were_left_are_swept() {
    let folder = Folder::new();
    fs::write(folder.0.path().join(".match.jsonl.a1B2c3.tmp"), "half").expect("the folder is ours");
    fs::write(folder.0.path().join(".other.jsonl.a1B2c3.tmp"), "half").expect("the folder is ours");
    let mut keeper = begin(9, ["human", "human"]);
    keeper.autosave_to(folder.0.path().join("match.jsonl")).expect("the folder is ours");
    assert_eq!(folder.names(), [".other.jsonl.a1B2c3.tmp", "match.jsonl"]);
}
