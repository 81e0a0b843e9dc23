//! Settings and the file of the person's strength.

use std::{fmt::Write as _, fs, path::Path};

use holochess::{
    locale::{Language, Locale},
    settings::{KeptFile as _, Settings, SettingsNote, StoredRating, StoredRatings},
};

use super::{Lots, damage, note};

/// One case: a file, its damage, and what is made of it.
pub fn case(lots: &mut Lots, folder: &Path) -> bool {
    let text = if lots.below(5) == 0 { strength(lots) } else { settings(lots) };
    let bytes = match lots.below(4) {
        0 => text.into_bytes(),
        1 => {
            let mut bytes = text.into_bytes();
            damage::bytes(&mut bytes, lots);
            bytes
        }
        _ => damage::words(&text, &DICTIONARY, lots).into_bytes(),
    };
    note(&bytes);
    let is_read = of_settings(&bytes, lots, folder);
    of_strength(&bytes, folder);
    is_read
}

/// Words that stand in such files, and some that nearly do.
const DICTIONARY: [&str; 44] = [
    "=",
    "\n",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    ".",
    ",",
    "\"",
    "'",
    "\"\"\"",
    "#",
    "version",
    "[window]",
    "[sound]",
    "window",
    "sound",
    "language",
    "holochess",
    "width",
    "master",
    "names",
    "true",
    "false",
    "0",
    "-1",
    "1.5",
    "-0.0",
    "nan",
    "inf",
    "1e400",
    "9223372036854775807",
    "0x10",
    "1979-05-27",
    "\"\\u0000\"",
    "\"\\u001b[31m\"",
    "é",
    "\u{feff}",
    "\r",
    "system",
    "fr",
    "= {}",
];

/// A file of settings that might be there.
fn settings(lots: &mut Lots) -> String {
    let mut settings = Settings::default();
    settings.window.width = 640 + lots.below(4000) as u32;
    settings.sound.master = lots.below(101) as f32 / 100.0;
    settings.graphics.interface_scale = 0.5 + lots.below(250) as f32 / 100.0;
    settings.game.names[0] = damage::one_of(lots, &["", "Zoë \"Z\"", "a'b", "\\"]).into();
    settings.game.names[1] = "Łukasz".into();
    settings.language = damage::one_of(lots, &[None, Some(Language::French), Some(Language::English)]);
    let text = settings.text();
    if lots.below(2) == 0 {
        return text;
    }
    // Changes that a person or a later version makes by hand: comments, unknown keys, sections on one line.
    let mut lines: Vec<&str> = text.lines().collect();
    for _ in 0..=lots.below(4) {
        let more = [
            "# mine",
            "reverb = \"hall\" # loud",
            "sound = { master = 0.5 }",
            "window.width = 800",
            "[rumble]",
            "[[game]]",
            "",
            "master = 2",
            "[sound.more]",
            "version = 7",
            "a.\"b c\".d = [1, [2, {e = 3}]]",
        ];
        lines.insert(lots.below(lines.len() + 1), damage::one_of(lots, &more));
    }
    lines.join("\n")
}

fn strength(lots: &mut Lots) -> String {
    let number = |lots: &mut Lots| damage::one_of(lots, &["400", "-3.5", "0", "1e9", "nan", "\"x\"", "90.0"]);
    let mut text = String::from("version = 1\n");
    for game in ["holochess", "groi", "mahjong"] {
        let (rating, deviation) = (number(lots), number(lots));
        let matches = lots.below(9);
        let _ = write!(text, "[{game}]\nrating = {rating}\ndeviation = {deviation}\nmatches = {matches}\n");
    }
    text
}

/// Everything that is set, as text: some of it is numbers with a point.
fn values(settings: &Settings) -> String {
    let Settings { window, graphics, sound, animation, help, game, language, .. } = settings;
    format!("{window:?} {graphics:?} {sound:?} {animation:?} {help:?} {game:?} {language:?}")
}

fn of_settings(bytes: &[u8], lots: &mut Lots, folder: &Path) -> bool {
    let path = folder.join("settings.toml");
    fs::write(&path, bytes).expect("the folder is ours");
    let peeked = Settings::peek(&path);
    let inspected = Settings::inspect(&path);
    assert_eq!(fs::read(&path).expect("it is there"), bytes, "looking changes nothing");
    let (mut settings, notes) = Settings::load(&path);
    assert_eq!(values(&settings), values(&peeked));
    let locale = Locale::new(damage::one_of(lots, &Language::ALL));
    for note in &notes {
        assert!(!locale.say(&note.words()).is_empty());
    }
    let aside = notes.iter().find_map(|note| match note {
        SettingsNote::KeptAside(aside) => Some(aside.clone()),
        _ => None,
    });
    if let Some(aside) = &aside {
        assert_eq!(fs::read(aside).expect("it is there"), bytes, "what could not be read is kept");
        assert!(!path.exists() && values(&settings) == values(&Settings::default()));
        assert_eq!(inspected, notes[..1]);
    } else {
        assert_eq!(fs::read(&path).expect("it is there"), bytes);
        assert_eq!(inspected, notes);
    }
    settings.sound.muted = !settings.sound.muted;
    settings.save(&path).expect("the folder is ours");
    if notes.iter().any(|note| matches!(note, SettingsNote::Version { .. })) {
        assert_eq!(fs::read(&path).expect("it is there"), bytes, "a file of a later version stays as it is");
        clear(folder);
        return true;
    }
    // Settings that are written are read back as they were set, whatever else the file contained.
    let text = fs::read_to_string(&path).expect("it was written");
    let (again, notes) = Settings::load(&path);
    assert_eq!(values(&again), values(&settings), "{text}");
    assert!(notes.is_empty(), "{notes:?} in {text}");
    assert_eq!(again.text(), text);
    clear(folder);
    aside.is_none()
}

fn of_strength(bytes: &[u8], folder: &Path) {
    let path = folder.join("strength.toml");
    fs::write(&path, bytes).expect("the folder is ours");
    let (standings, flaws) = StoredRatings::load(&path);
    assert!(flaws.is_empty() || flaws.len() <= 2);
    for game in ["holochess", "groi", "", "version"] {
        if let Some(StoredRating { rating, deviation, .. }) = standings.rating_of("", game) {
            assert!(rating.is_finite() && deviation > 0.0 && deviation.is_finite(), "{game}");
        }
    }
    let left: Vec<_> = fs::read_dir(folder).expect("the folder is ours").flatten().collect();
    assert_eq!(left.len(), 1);
    assert_eq!(fs::read(left[0].path()).expect("it is there"), bytes, "what was there is lost");
    let news = StoredRating { rating: 412.3, deviation: 88.0, matches: 8 };
    let change = |standings: &mut StoredRatings| {
        standings.take_over("people");
        standings.set("", "groi", news);
    };
    let (standings, _) = StoredRatings::update(&path, change).expect("the folder is ours");
    assert_eq!(standings.rating_of("", "groi"), Some(news));
    if let Ok(text) = fs::read(&path)
        && text != bytes
    {
        let (again, flaws) = StoredRatings::load(&path);
        assert!(flaws.is_empty(), "what was written reads back");
        assert_eq!(again.rating_of("", "groi"), Some(news));
    }
    clear(folder);
}

/// The next case begins with an empty folder.
fn clear(folder: &Path) {
    for entry in fs::read_dir(folder).expect("the folder is ours").flatten() {
        fs::remove_file(entry.path()).expect("the folder is ours");
    }
}
