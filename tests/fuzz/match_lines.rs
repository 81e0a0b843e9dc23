//! Matches in one line of text: packed records, damaged before they are packed, when they are packed, and as text.

use std::{fs, io::Write as _, path::Path};

use flate2::{Compression, write::ZlibEncoder};
use holochess::{
    locale::{Language, Locale},
    record::{Import, RecordedMatch, Shelf, from_text_line, is_text_line, to_text_line},
};

use super::{Lots, damage, note, records};

/// What a line begins with.
const BEGINNING: &str = "holochess-match:1:";
/// The digits of base64url.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// One case: a line, its damage, and what a shelf makes of it. Says whether there was a match in it.
pub fn case(lots: &mut Lots, folder: &Path) -> bool {
    let record = records::record(lots);
    let whole = to_text_line(&record);
    let line = match lots.below(8) {
        0 => whole.clone(),
        1 | 2 => {
            let mut bytes = record.clone().into_bytes();
            damage::bytes(&mut bytes, lots);
            line_of(&packed(&bytes))
        }
        3 => {
            let mut packed = packed(record.as_bytes());
            damage::bytes(&mut packed, lots);
            line_of(&packed)
        }
        // Much of nothing in a little: no more is unpacked than a record has.
        4 if lots.below(20) == 0 => line_of(&packed(&vec![damage::one_of(lots, b"\0 \n{"); 40 << 20])),
        4 => broken(&whole, lots),
        5 => record.clone(),
        _ => {
            let mut bytes = whole.clone().into_bytes();
            damage::bytes(&mut bytes, lots);
            String::from_utf8_lossy(&bytes).into_owned()
        }
    };
    note(&line);
    let unpacked = from_text_line(&line);
    match &unpacked {
        Ok(text) => {
            assert!(is_text_line(&line));
            assert_eq!(from_text_line(&to_text_line(text)).as_ref(), Ok(text));
        }
        Err(why) => said(&Locale::new(damage::one_of(lots, &Language::ALL)).say(&why.words())),
    }
    if line == whole {
        assert_eq!(unpacked.as_ref(), Ok(&record));
    }
    let shelf = Shelf::at(folder.join("saves"));
    let is_read = match shelf.import_text(&line) {
        Ok(Import::New(file) | Import::Beginning(file, ..)) => {
            RecordedMatch::verify(&file).unwrap_or_else(|why| panic!("what is on the shelf does not verify: {why}"));
            // The same again is known.
            let known = shelf.import_text(&line).expect("it was taken in");
            assert!(matches!(&known, Import::Known(same) if *same == file), "{known:?}");
            let again = shelf.line_of(&file).unwrap_or_else(|why| panic!("{why}"));
            assert!(matches!(shelf.import_text(&again), Ok(Import::Known(_))));
            true
        }
        Ok(Import::Known(file)) => panic!("the shelf was empty: {}", file.display()),
        Err(why) => {
            assert!(line != whole, "a sound line is refused: {why:?}");
            said(&why.say(&Locale::new(damage::one_of(lots, &Language::ALL))));
            assert_eq!(shelf.files().expect("the folder is ours"), [""; 0].map(std::path::PathBuf::from), "{why:?}");
            false
        }
    };
    let _ = fs::remove_dir_all(shelf.folder());
    is_read
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

fn line_of(packed: &[u8]) -> String {
    let mut line = BEGINNING.to_owned();
    for three in packed.chunks(3) {
        let number = three.iter().fold(0_u32, |number, byte| number << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        let digits = (0..=three.len()).map(|digit| DIGITS[(number >> (18 - 6 * digit) & 63) as usize]);
        line.extend(digits.map(char::from));
    }
    line
}

/// A line as mail programs break it.
fn broken(line: &str, lots: &mut Lots) -> String {
    let at = 20 + lots.below(60);
    let lines: Vec<&str> = line.as_bytes().chunks(at).map(|part| std::str::from_utf8(part).expect("letters")).collect();
    lines.join(damage::one_of(lots, &["\n", "\r\n", "\n> ", " \n\t", "=\n"]))
}

fn said(text: &str) {
    assert!(!text.is_empty() && text.len() < 10_000, "{text:?}");
}
