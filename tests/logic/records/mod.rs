//! A record says exactly what happened: it reads back to the same match. The files beside this one: going back, changes that
//! are noticed, damage by name, files on the disk, resuming what is damaged, two programs on one file, the folder of saved matches.

mod branches;
mod changes;
mod damage;
mod files;
mod longer_backup;
mod resuming;
mod shelf;
mod shelf_exchange;
mod shelf_list;
mod steps_back;
mod two_programs;

use std::{fs, path::PathBuf};

use holochess::{
    locale::{Language, Locale},
    record::{RecordError, RecordedMatch, SeatInfo, ending_word},
    rules::{Action, Ending, GameId, Luck, Seat, dice::Seed},
};

use crate::play::{Lots, begin, play, setup, step, to_choose};

/// A temporary folder of one test, removed with it.
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
        // Where folders cannot be locked, a file in them is.
        names.retain(|name| name != ".holochess-lock");
        names.sort();
        names
    }
}

/// What `verify` says about this text.
fn verify(text: impl AsRef<[u8]>) -> Result<RecordedMatch, RecordError> {
    RecordedMatch::verify(&Folder::new().file(text))
}

/// A whole match by lot.
fn whole_match(seed: u64) -> RecordedMatch {
    let mut recorded = begin(seed, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(seed), usize::MAX);
    assert!(recorded.is_over());
    recorded
}

/// The first match, by seed, whose record contains this text.
fn match_with(needle: &str) -> RecordedMatch {
    (0..200)
        .map(whole_match)
        .find(|recorded| recorded.text().contains(needle))
        .expect("one of two hundred matches has it")
}

#[test]
fn a_record_reads_back_to_the_same_match() {
    for seed in 0..20 {
        let recorded = whole_match(seed);
        let folder = Folder::new();
        let path = folder.file(recorded.text());
        let read = RecordedMatch::verify(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.text(), recorded.text());
        assert_eq!(read.decisions(), recorded.decisions());
        assert_eq!(read.story(None), recorded.story(None));
        assert_eq!(read.table().position_text(), recorded.table().position_text());
        assert_eq!(read.table().verdict(), recorded.table().verdict());
    }
}

#[test]
fn the_record_of_a_seed_is_these_bytes() {
    // The same seed and the same actions give the same bytes on every machine.
    let mut recorded = begin(7, ["human", "human"]);
    for _ in 0..2 {
        let seat = to_choose(&recorded).expect("the match has just begun");
        let action = recorded.table().actions()[0];
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded.decide(Seat::FIRST, Action::Resign).expect("a player may resign at any time");
    let text = recorded.text().replace(env!("CARGO_PKG_VERSION"), "VERSION");
    assert_eq!(text, include_str!("seed-7.jsonl"));
}

#[test]
fn the_table_can_be_seen_at_every_moment() {
    let recorded = whole_match(3);
    let mut again = begin(3, ["human", "human"]);
    let mut lots = Lots::new(3);
    let mut moments = vec![again.table().position_text()];
    while step(&mut again, &mut lots).is_some() {
        // A decision may be followed by forced passes, which are decisions of the record too.
        moments.resize(again.decisions().len(), None);
        moments.push(again.table().position_text());
    }
    for (decisions, moment) in moments.iter().enumerate().filter(|(_, moment)| moment.is_some()) {
        assert_eq!(&recorded.table_at(decisions).position_text(), moment);
    }
    assert_eq!(recorded.table_at(usize::MAX).verdict(), recorded.table().verdict());
}

#[test]
fn the_seed_is_shown_when_the_match_is_over_and_not_before() {
    let mut recorded = begin(5, ["human", "human"]);
    let mut lots = Lots::new(5);
    loop {
        assert_eq!(recorded.seed_hash(), Seed::from_number(5).sha256_hex());
        assert_eq!(recorded.seed_if_over().is_some(), recorded.is_over());
        assert!(!format!("{recorded:?}").contains(&Seed::from_number(5).hex()));
        if step(&mut recorded, &mut lots).is_none() {
            break;
        }
    }
}

#[test]
fn every_ending_has_the_word_that_the_document_lists() {
    let endings = [
        Ending::Eliminated,
        Ending::Duel,
        Ending::Quiet,
        Ending::Cap,
        Ending::Stuck,
        Ending::Repetition,
        Ending::Line,
        Ending::Captures,
        Ending::Points,
        Ending::Broke,
        Ending::Games,
        Ending::Goal,
        Ending::Resigned(Seat::FIRST),
        Ending::Agreed,
    ];
    let listed = endings.map(|ending| format!("`{}`", ending_word(ending))).join(", ");
    let document = include_str!("../../../docs/reference/record-format.md");
    assert!(document.contains(&format!("`ending` ({listed})")), "{listed}");
}

#[test]
fn given_position_says_who_starts() {
    let mut begins = setup(1, ["human", "human"]);
    (begins.game, begins.options) = (GameId::Chinese, GameId::Chinese.options());
    assert_eq!(begins.luck(), Luck::Start);
    begins.position = Some("any".to_owned());
    assert_eq!(begins.luck(), Luck::Nothing);
    let mut dice = setup(1, ["human", "human"]);
    dice.position = Some("any".to_owned());
    assert_eq!(dice.luck(), GameId::Holochess.luck());
}

#[test]
fn names_that_would_break_a_line_are_refused() {
    for name in [
        "two\nlines",
        "a bell\u{7}",
        "turned \u{202e}round",
        "\u{2066}apart",
        "nothing\u{200b}there",
        "soft\u{ad}hyphen",
        "joined\u{200d}",
        &"n".repeat(SeatInfo::LONGEST_NAME + 1),
    ] {
        let mut bad = setup(1, ["human", "human"]);
        bad.seats[1].name = name.to_owned();
        let error = RecordedMatch::begin(bad).expect_err("such a name cannot be shown");
        assert!(Locale::new(Language::English).say(&error.words()).contains("player 2"));
    }
    // A name of blanks is none.
    let mut blank = setup(1, ["human", "human"]);
    blank.seats[1].name = "\u{2003}".to_owned();
    let (recorded, _) = RecordedMatch::begin(blank).expect("a player needs no name");
    assert_eq!(recorded.setup().seats[1].name, "");
}
