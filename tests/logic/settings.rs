//! Settings survive: what they mean, what is wrong with them, and what we do not know of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use holochess::{
    locale::{Language, Locale},
    rules::GameId,
    settings::{
        GameSetup, KeptFile as _, Learned, QualitySetting, Settings, SettingsNote, SolvedPuzzles, Speed, StoredRating,
        StoredRatings, Subject,
        controls::{COMMANDS, Input},
    },
    storage::FileProblem,
};

use crate::place::{Place, flat};

/// A settings file in a folder of its own.
fn file(text: impl AsRef<[u8]>) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let path = folder.path().join("settings.toml");
    fs::write(&path, text).expect("the folder is ours");
    (folder, path)
}

fn read(text: &str) -> (Settings, Vec<SettingsNote>) {
    Settings::read(text).expect("it is TOML")
}

#[test]
fn what_is_set_is_read_again() {
    let mut settings = Settings::default();
    settings.window.width = 1920;
    settings.window.fullscreen = true;
    settings.graphics.quality = QualitySetting::Low;
    settings.graphics.interface_scale = 1.25;
    settings.sound.music = 0.35;
    settings.animation.speed = Speed::Off;
    settings.animation.reduced_motion = true;
    settings.help.evaluation_bar = true;
    settings.access.read_aloud = true;
    settings.game.last = "groi".into();
    settings.game.names[..2].clone_from_slice(&["Zoë \"Z\"".into(), "Łukasz".into()]);
    settings.setups.for_game_mut(GameId::Chinese).seats = "human nobody quill".into();
    settings.setups.for_game_mut(GameId::Groi).options = "match=points:12; move_cap=0".into();
    settings.setups.for_game_mut(GameId::Demeter).armies = "savrip / strider".into();
    settings.language = Some(Language::French);
    let (again, notes) = read(&settings.text());
    assert!(notes.is_empty(), "{notes:?}");
    assert_eq!(again.window, settings.window);
    assert_eq!(again.graphics, settings.graphics);
    assert_eq!(again.sound, settings.sound);
    assert_eq!(again.animation, settings.animation);
    assert_eq!(again.help, settings.help);
    assert_eq!(again.access, settings.access);
    assert_eq!(again.game, settings.game);
    assert_eq!(again.setups, settings.setups);
    assert!(settings.text().contains("[armies]\n"), "{}", settings.text());
    let options: Vec<_> = again.setups.for_game(GameId::Groi).options().collect();
    assert_eq!(options, [("match", "points:12"), ("move_cap", "0")]);
    assert_eq!(again.language, settings.language);
    assert_eq!(again.text(), settings.text());
}

#[test]
fn a_new_file_says_every_setting_in_plain_numbers() {
    let text = Settings::default().text();
    for line in
        ["version = 1", "[window]", "width = 1280", "quality = \"automatic\"", "master = 0.8", "interface = \"system\""]
    {
        assert!(text.lines().any(|there| there == line), "{line}: {text}");
    }
    assert!(Settings::default().language.is_none());
}

#[test]
fn what_we_do_not_know_stays() {
    let text =
        "# mine\nversion = 1\n\n[sound] # loud\nmaster = 0.5 # half\nreverb = \"hall\"\n\n[rumble]\nstrength = 3\n";
    let (mut settings, notes) = read(text);
    assert!(notes.is_empty(), "{notes:?}");
    settings.sound.master = 0.25;
    let written = settings.text();
    for line in ["# mine", "[sound] # loud", "master = 0.25 # half", "reverb = \"hall\"", "[rumble]", "strength = 3"] {
        assert!(written.lines().any(|there| there == line), "{line}: {written}");
    }
    assert!((read(&written).0.sound.master - 0.25).abs() < 1e-6);
}

#[test]
fn what_cannot_be_is_named_and_its_default_taken() {
    let text = "[window]\nwidth = 3\n[sound]\nmaster = 2.0\nmuted = \"yes\"\n[graphics]\nquality = \"ultra\"\n[animation]\nspeed = 1\n[language]\ninterface = \"tlh\"\n";
    let (settings, notes) = read(text);
    let defaults = Settings::default();
    assert_eq!(settings.window, defaults.window);
    assert_eq!(settings.sound, defaults.sound);
    assert_eq!(settings.graphics, defaults.graphics);
    assert_eq!(settings.animation, defaults.animation);
    assert_eq!(settings.language, None);
    for language in Language::ALL {
        let locale = Locale::new(language);
        let told: Vec<String> = notes.iter().map(|note| locale.say(&note.words())).collect();
        for key in [
            "window.width = 3",
            "sound.master = 2.0",
            "sound.muted = \"yes\"",
            "graphics.quality = \"ultra\"",
            "animation.speed = 1",
            "language.interface = \"tlh\"",
        ] {
            assert_eq!(told.iter().filter(|told| told.contains(key)).count(), 1, "{key}: {told:?}");
        }
        assert_eq!(told.len(), 6);
        assert!(
            told.iter().any(|told| told.contains("low, medium, high") && told.contains("\"automatic\"")),
            "{told:?}"
        );
    }
    // A section that is no section.
    let (mut settings, _) = read("sound = 3\n");
    settings.sound.muted = true;
    assert!(read(&settings.text()).0.sound.muted);
}

#[test]
fn a_file_of_a_later_version_is_used_as_far_as_it_is_known() {
    let (settings, notes) = read("version = 9\n[sound]\nmuted = true\n");
    assert_eq!(notes, [SettingsNote::Version { found: "9".to_owned() }]);
    assert!(settings.sound.muted && settings.text().contains("version = 9"));
    let (_folder, path) = file("version = 9\n[sound]\nmuted = true\n");
    let (mut settings, notes) = Settings::load(&path);
    settings.sound.muted = false;
    settings.save(&path).expect("it is not ours to change");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "version = 9\n[sound]\nmuted = true\n");
    let told = Locale::new(Language::English).say(&notes[0].words());
    assert!(told.contains("stays unchanged"), "{told}");
}

#[test]
fn a_file_whose_version_is_no_number_is_left_as_it_is_and_says_what_it_has() {
    for (version, said) in [("version = \"two\"\n", "\"two\""), ("[version]\nrating = 1\n", "table")] {
        let (_folder, path) = file(version);
        let (mut settings, notes) = Settings::load(&path);
        assert_eq!(notes, [SettingsNote::Version { found: said.to_owned() }]);
        settings.sound.muted = true;
        settings.save(&path).expect("it is not ours to change");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), version);
        assert_eq!(StoredRatings::load(&path).1.len(), 1, "{version}");
        let news = StoredRating { rating: 1.0, deviation: 2.0, matches: 3 };
        let updated = StoredRatings::update(&path, |standings| standings.set("", "holochess", news));
        let (standings, flaws) = updated.expect("there is nothing to do");
        assert_eq!((standings.rating_of("", "holochess"), flaws.len()), (Some(news), 1), "it is known until the end");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), version);
    }
}

#[test]
fn a_file_that_cannot_be_read_is_kept_aside_and_never_written_over() {
    for damage in [&b"[sound\nmaster = 1"[..], b"\xff\xfe"] {
        let (folder, path) = file(damage);
        let (mut settings, notes) = Settings::load(&path);
        assert_eq!(settings.sound, Settings::default().sound);
        assert!(matches!(&notes[..], [_, SettingsNote::KeptAside(_)]), "{notes:?}");
        settings.save(&path).expect("the folder is ours");
        let aside = folder.path().join("settings.toml.unreadable-1");
        assert_eq!(fs::read(&aside).expect("kept aside"), damage);
        assert!(Settings::load(&path).1.is_empty());
        let told = Locale::new(Language::English).say(&notes[1].words());
        assert!(told.contains("settings.toml.unreadable-1"), "{told}");
    }
    let (_folder, path) = file("\n[sound\nmaster = 1");
    assert!(matches!(&Settings::load(&path).1[0], SettingsNote::Syntax { line: 2, .. }));
}

/// The names in a folder, but for the lock where folders cannot be locked.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("it is there").file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.retain(|name| name != ".holochess-lock");
    names.sort();
    names
}

/// Loads and changes the settings and what was learned at these paths, whose content cannot be reached. Both refuse the change, and
/// say what is wrong and that the file stays.
fn check_that_files_stay(settings_file: &Path, learned_file: &Path, is_expected: impl Fn(&FileProblem) -> bool) {
    let (mut settings, notes) = Settings::load(settings_file);
    assert!(matches!(&notes[..], [SettingsNote::File(_), SettingsNote::Stays(_)]), "{notes:?}");
    settings.sound.muted = true;
    let error = settings.save(settings_file).expect_err("the file is not replaced");
    assert!(is_expected(&error.problem), "{error}");
    let (learned, flaws) = Learned::load(learned_file);
    assert!(!learned.is_written() && learned.all(Subject::Lessons).next().is_none());
    let change = |file: &mut Learned| file.raise(Subject::Lessons, "groi-walk", 1);
    let error = Learned::update(learned_file, change).expect_err("the file is not replaced");
    assert!(is_expected(&error.problem), "{error}");
    for language in Language::ALL {
        let locale = Locale::new(language);
        let said: Vec<String> = flaws.iter().chain(&[notes[1].words()]).map(|words| locale.say(words)).collect();
        assert_eq!(said.len(), 3, "{said:?}");
        assert!(said.iter().all(|text| text.contains(".toml") && !text.contains(['{', '⟨'])), "{said:?}");
    }
    let told = Locale::new(Language::English).say(&flaws[1]);
    assert!(told.contains("stays as it is"), "{told}");
}

#[test]
fn a_file_that_is_too_large_stays_where_it_is_and_is_not_written_over() {
    let (folder, path) = file("#".repeat((1 << 20) + 1));
    let learned = folder.path().join("learned.toml");
    let text = format!("version = 1\n[lessons]\ngroi-walk = 1\n#{}\n", "x".repeat(1 << 22));
    fs::write(&learned, &text).expect("the folder is ours");
    check_that_files_stay(&path, &learned, |problem| matches!(problem, FileProblem::TooLarge { .. }));
    assert_eq!(names(folder.path()), ["learned.toml", "settings.toml"]);
    assert!(fs::read_to_string(&learned).expect("it is there") == text, "it is as it was");
    assert_eq!(fs::read(&path).expect("it is there").len(), (1 << 20) + 1);
}

#[test]
fn a_folder_in_the_place_of_a_file_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [settings, learned] = ["settings.toml", "learned.toml"].map(|name| folder.path().join(name));
    for path in [&settings, &learned] {
        fs::create_dir(path).expect("the folder is ours");
    }
    check_that_files_stay(&settings, &learned, |problem| *problem == FileProblem::NotAFile);
    assert_eq!(names(folder.path()), ["learned.toml", "settings.toml"]);
    assert!(settings.is_dir() && learned.is_dir());
}

/// The administrator may read every file, so nothing is refused there.
#[test]
#[cfg(unix)]
fn a_file_that_may_not_be_read_stays_where_it_is() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, path) = file("version = 1\n");
    let learned = folder.path().join("learned.toml");
    let text = "version = 1\n[lessons]\ngroi-walk = 1\n";
    fs::write(&learned, text).expect("the folder is ours");
    let permit = |mode| {
        for file in [&path, &learned] {
            fs::set_permissions(file, fs::Permissions::from_mode(mode)).expect("the files are ours");
        }
    };
    permit(0o000);
    if fs::read(&learned).is_ok() {
        return;
    }
    check_that_files_stay(&path, &learned, |problem| *problem == FileProblem::Denied);
    assert_eq!(names(folder.path()), ["learned.toml", "settings.toml"]);
    permit(0o600);
    assert_eq!(fs::read_to_string(&learned).expect("it is there"), text);
    assert_eq!(Learned::load(&learned).0.get(Subject::Lessons, "groi-walk"), 1);
}

#[test]
fn a_change_that_makes_a_file_larger_than_what_is_read_of_it_is_refused() {
    let (folder, path) = file("");
    let learned = folder.path().join("learned.toml");
    let walk = |file: &mut Learned| file.raise(Subject::Lessons, "groi-walk", 1);
    Learned::update(&learned, walk).expect("the folder is ours");
    let before = fs::read(&learned).expect("it was written");
    // Every sign of this key is written as six.
    let long = "\u{1}".repeat((1 << 22) / 6);
    let error = Learned::update(&learned, |file| file.raise(Subject::Lessons, &long, 1)).expect_err("it is too long");
    assert!(matches!(error.problem, FileProblem::TooLarge { size, limit } if size > limit), "{error}");
    assert_eq!(fs::read(&learned).expect("it is there"), before);
    let (file, flaws) = Learned::load(&learned);
    assert_eq!((file.get(Subject::Lessons, "groi-walk"), flaws.len()), (1, 0));
    // Settings that just fit are not made longer.
    let (mut settings, _) = Settings::load(&path);
    fs::write(&path, format!("#{}", "x".repeat((1 << 20) - 2))).expect("the folder is ours");
    settings.sound.muted = true;
    let error = settings.save(&path).expect_err("it is too long");
    assert!(matches!(error.problem, FileProblem::TooLarge { .. }), "{error}");
    assert_eq!(fs::read(&path).expect("it is there").len(), (1 << 20) - 1);
    assert_eq!(names(folder.path()), ["learned.toml", "settings.toml"]);
}

#[test]
fn no_file_is_no_fault() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let path = folder.path().join("deep/inside/settings.toml");
    let (mut settings, notes) = Settings::load(&path);
    assert!(notes.is_empty());
    settings.save(&path).expect("folders are made");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), settings.text());
    // A file where a folder should be.
    let error = settings.save(&path.join("settings.toml")).expect_err("this is a file");
    assert!(!matches!(error.problem, FileProblem::Full), "{error}");
}

#[test]
fn strength_is_kept_in_a_file_of_its_own_with_what_we_do_not_know() {
    let (_folder, path) = file("[holochess]\nrating = 400\ndeviation = 90.5\nmatches = 7\n\n[mahjong]\nrating = 1.0\n");
    let (mut standings, flaws) = StoredRatings::load(&path);
    assert!(flaws.is_empty());
    let before = StoredRating { rating: 400.0, deviation: 90.5, matches: 7 };
    assert_eq!(standings.rating_of("Ada", "holochess"), None, "the file knows one person and does not say who");
    assert!(standings.take_over("Ada") && !standings.take_over("Ben"), "the first one takes it");
    assert_eq!(standings.rating_of("Ada", "holochess"), Some(before));
    assert_eq!(standings.rating_of("Ben", "holochess"), None);
    assert_eq!(standings.rating_of("Ada", "mahjong"), None, "half of it says nothing");
    assert_eq!(standings.rating_of("Ada", "groi"), None);
    let news = StoredRating { rating: 412.3, deviation: 88.0, matches: 8 };
    let change = |standings: &mut StoredRatings| {
        standings.take_over("Ada");
        standings.set("", "holochess", news);
        standings.set("Zoë \"=.[", "groi", StoredRating { rating: -3.0, ..news });
    };
    StoredRatings::update(&path, change).expect("the folder is ours");
    let (again, flaws) = StoredRatings::load(&path);
    assert!(flaws.is_empty());
    assert_eq!(again.rating_of("Ada", "holochess"), Some(before));
    assert_eq!(again.rating_of("", "holochess"), Some(news));
    assert_eq!(again.rating_of("Zoë \"=.[", "groi").map(|standing| standing.rating), Some(-3.0));
    let text = fs::read_to_string(&path).expect("it was written");
    assert!(text.contains("[mahjong]") && text.contains("version = 1"), "{text}");
}

#[test]
fn strength_that_cannot_be_is_not_believed_and_what_cannot_be_read_is_kept_aside() {
    let wrong = [
        "rating = 400\ndeviation = 0\nmatches = 1",
        "rating = 1e9\ndeviation = 90\nmatches = 1",
        "rating = nan\ndeviation = 90\nmatches = 1",
        "rating = 400\ndeviation = 90\nmatches = -1",
        "rating = \"much\"\ndeviation = 90\nmatches = 1",
    ];
    for lines in wrong {
        let (_folder, path) = file(format!("version = 1\n[holochess]\n{lines}\n"));
        let (mut standings, _) = StoredRatings::load(&path);
        standings.take_over("");
        assert_eq!(standings.rating_of("", "holochess"), None, "{lines}");
    }
    let (folder, path) = file("[holochess\n");
    let (_, flaws) = StoredRatings::load(&path);
    assert_eq!(flaws.len(), 2, "what is wrong, and where it went");
    assert!(!path.exists());
    StoredRatings::update(&path, |_| {}).expect("there is nothing to do");
    assert!(!path.exists(), "nothing new is known");
    let news = StoredRating { rating: 1.0, deviation: 2.0, matches: 3 };
    StoredRatings::update(&path, |standings| standings.set("", "groi", news)).expect("the folder is ours");
    // Where folders cannot be locked, a file in them is.
    let names = fs::read_dir(folder.path()).expect("it is there").map(|entry| entry.expect("it is there").file_name());
    let kept = names.filter(|name| name != ".holochess-lock").count();
    assert_eq!(kept, 2, "the unreadable one and the new one");
    for language in Language::ALL {
        let locale = Locale::new(language);
        for flaw in &flaws {
            let said = locale.say(flaw);
            assert!(!said.is_empty() && !said.contains(['{', '⟨']), "{said}");
        }
    }
}

#[test]
fn strength_of_a_later_version_is_used_and_left_as_it_is() {
    let text = "version = 9\n[holochess]\nrating = 400\ndeviation = 90\nmatches = 7\n";
    let (_folder, path) = file(text);
    assert_eq!(StoredRatings::load(&path).1.len(), 1);
    let news = StoredRating { rating: 1.0, deviation: 2.0, matches: 3 };
    StoredRatings::update(&path, |standings| standings.set("", "holochess", news)).expect("there is nothing to do");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
}

#[test]
fn the_set_up_of_a_version_that_knew_one_game_is_taken_over() {
    let text = "version = 1\n[game]\nopponent = \"sull\"\nseat = \"2\"\nname_1 = \"Ada\"\nname_2 = \"\"\n\
                deal = \"balanced\"\nplacement = \"chosen\"\nquiet_turns = 30\nquiet_end = \"draw\"\n";
    let (mut settings, notes) = read(text);
    assert!(notes.is_empty(), "{notes:?}");
    let setup = settings.setups.for_game(GameId::Holochess);
    assert_eq!((setup.seats.as_str(), setup.drawn), ("sull human", false));
    let options: Vec<_> = setup.options().collect();
    assert_eq!(options, [("deal", "balanced"), ("placement", "chosen"), ("quiet_turns", "30"), ("quiet_end", "draw")]);
    assert_eq!(settings.game.names[0], "Ada");
    assert_eq!(*settings.setups.for_game(GameId::Groi), GameSetup::default(), "other games begin anew");
    // From then on the game's own section says it.
    settings.setups.for_game_mut(GameId::Holochess).seats = "human human".into();
    let (again, _) = read(&settings.text());
    assert_eq!(again.setups.for_game(GameId::Holochess).seats, "human human");
    assert!(settings.text().contains("opponent = \"sull\""), "an earlier version still finds its own");
    let (drawn, _) = read("[game]\nopponent = \"adaptive\"\nseat = \"drawn\"\n");
    let setup = drawn.setups.for_game(GameId::Holochess);
    assert_eq!((setup.seats.as_str(), setup.drawn), ("human adaptive", true));
}

#[test]
fn a_caption_stays_for_a_second_or_longer_or_until_the_next_one() {
    for (value, stays) in [("0", 0.0), ("1", 1.0), ("2.5", 2.5), ("60", 60.0)] {
        let (settings, notes) = read(&format!("[sound]\ncaption_seconds = {value}\n"));
        assert!(notes.is_empty(), "{value}: {notes:?}");
        assert!((settings.sound.caption_seconds - stays).abs() < 1e-6, "{value}");
    }
    for value in ["0.5", "-1", "61"] {
        let (settings, notes) = read(&format!("[sound]\ncaption_seconds = {value}\n"));
        assert_eq!(notes.len(), 1, "{value}");
        assert_eq!(settings.sound, holochess::settings::Settings::default().sound, "{value}");
    }
}

/// A name that the settings take is one that every record takes.
#[test]
fn a_name_in_the_settings_is_checked_as_names_in_records_are() {
    for sign in ['\u{202e}', '\u{7}', '\u{9b}', '\u{2066}'] {
        let (settings, notes) = read(&format!("[game]\nname_1 = \"A\\u{:04X}da\"\n", u32::from(sign)));
        assert_eq!((notes.len(), settings.game.names[0].as_str()), (1, ""), "{sign:?}");
    }
    let (settings, notes) = read("[game]\nname_1 = \"Zoé\"\n");
    assert_eq!((notes.len(), settings.game.names[0].as_str()), (0, "Zoé"));
}

/// Each writer has read the files once, before the other began, as two windows have.
#[test]
fn a_name_that_cannot_be_one_is_said_where_a_command_plays_under_it() {
    let place = Place::new();
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    let run = |line: &str, input: &str| place.run(&line.split(' ').collect::<Vec<_>>(), input);
    for (name, is_said) in [("\u{410}da", true), ("Ada", false)] {
        place.write("home/settings.toml", format!("[game]\nname_1 = \"{name}\"\n"));
        for line in ["mail new demeter", "journey", "day --date 2026-11-23"] {
            let said = run(&format!("{line} --lang en"), "quit\n");
            assert_eq!(said.status, 0, "{line}: {}", said.err);
            assert_eq!(flat(&said.out).contains("game.name_1"), is_said, "{line}: {}", said.out);
            let _ = fs::remove_dir_all(place.path("home/saves"));
        }
    }
    // Nor is it passed over that there is no reading the file.
    place.write("home/settings.toml", "[game\nname_1 = \"Ada\"\n");
    let said = run("mail new demeter --lang en", "");
    assert!(said.status == 0 && said.out.contains("settings.toml, line"), "{}{}", said.out, said.err);
    // A name that is given needs none of the settings.
    place.write("home/settings.toml", "[game]\nname_1 = \"\u{410}da\"\n");
    assert!(!run("mail new demeter --name Ada --lang en", "").out.contains("game.name_1"));
}

#[test]
fn two_programs_that_change_the_small_files_in_turn_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [learned, solved, strength] = ["learned", "puzzles", "strength"].map(|name| folder.path().join(name));
    let standing = |rating: f64, matches| StoredRating { rating, deviation: 90.0, matches };
    let writer = |own: usize| {
        let (learned, solved, strength) = (&learned, &solved, &strength);
        move || {
            for number in 0..40 {
                let key = format!("lesson-{own}-{number}");
                Learned::update(learned, |file| file.raise(Subject::Lessons, &key, 1)).expect("the folder is ours");
                SolvedPuzzles::update(solved, |file| file.set("shared", 100 - number)).expect("the folder is ours");
                SolvedPuzzles::update(solved, |file| file.set(&key, 2)).expect("the folder is ours");
                let count = |file: &mut StoredRatings| {
                    let matches = file.rating_of("Ada", "groi").map_or(0, |standing| standing.matches);
                    file.set("Ada", "groi", standing(500.0, matches + 1));
                    file.set(&format!("player {own}"), "groi", standing(f64::from(number), number));
                };
                StoredRatings::update(strength, count).expect("the folder is ours");
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(writer(0));
        scope.spawn(writer(1));
    });
    let (file, flaws) = Learned::load(&learned);
    assert!(flaws.is_empty());
    assert_eq!(file.all(Subject::Lessons).count(), 80);
    let (file, _) = SolvedPuzzles::load(&solved);
    assert_eq!(file.tries("shared"), Some(61), "the fewest tries");
    for own in 0..2 {
        assert!((0..40).all(|number| file.tries(&format!("lesson-{own}-{number}")) == Some(2)));
    }
    let (file, _) = StoredRatings::load(&strength);
    assert_eq!(file.rating_of("Ada", "groi").map(|standing| standing.matches), Some(80), "every match counts once");
    assert_eq!([0, 1].map(|own| file.rating_of(&format!("player {own}"), "groi")), [Some(standing(39.0, 39)); 2]);
}

#[test]
fn two_programs_that_change_different_settings_in_turn_keep_both() {
    let (_folder, path) = file("# mine\nversion = 1\n[sound]\nmusic = 0.5 # loud\n[extra]\nown = 3\n");
    let (mut one, _) = Settings::load(&path);
    let (mut other, _) = Settings::load(&path);
    one.sound.music = 0.25;
    one.save(&path).expect("it can be written");
    other.language = Some(Language::French);
    other.animation.reduced_motion = true;
    other.save(&path).expect("it can be written");
    one.help.evaluation_bar = true;
    one.save(&path).expect("it can be written");
    let text = fs::read_to_string(&path).expect("it is there");
    let (now, notes) = read(&text);
    assert!(notes.is_empty(), "{notes:?}");
    assert!((now.sound.music - 0.25).abs() < 1e-6, "{text}");
    assert_eq!(now.language, Some(Language::French), "{text}");
    assert!(now.animation.reduced_motion && now.help.evaluation_bar, "{text}");
    assert!(text.starts_with("# mine\n") && text.contains("# loud") && text.contains("own = 3"), "{text}");
    // Where both have set the same, what was set last holds.
    other.sound.music = 1.0;
    other.save(&path).expect("it can be written");
    let (now, _) = Settings::load(&path);
    assert!((now.sound.music - 1.0).abs() < 1e-6);
}

/// Sets everything as in other settings.
fn set_like(settings: &mut Settings, other: &Settings) {
    settings.window = other.window.clone();
    settings.graphics = other.graphics.clone();
    settings.sound = other.sound.clone();
    settings.animation = other.animation.clone();
    settings.help = other.help.clone();
    settings.controls = other.controls.clone();
    settings.access = other.access.clone();
    settings.game = other.game.clone();
    settings.setups = other.setups.clone();
    settings.online = other.online.clone();
    settings.language = other.language;
    assert!(settings.is_set_like(other));
}

/// Every entry of a settings file with another value than its usual one.
const OTHER_VALUES: &str = r#"
[online]
relay = "own"
own_relay = "https://relay.example.org#token"
relay_only = true
nearby = false
[window]
width = 1920
height = 1080
fullscreen = true
exclusive = true
monitor = 2
vsync = false
mailbox = true
frame_limit = 60
[graphics]
quality = "low"
resolution_scale = 0.5
interface_scale = 0.8
brightness = 0.5
flicker = 0.5
scan_lines = 0.5
own_hues = true
glow = 0.5
[sound]
master = 0.5
effects = 0.5
voices = 0.5
music = 0.5
muted = true
mono = true
balance = 0.5
captions = true
caption_size = 1.5
caption_ground = "solid"
caption_seconds = 0
[animation]
speed = "fast"
computer_speed = "slow"
scenes = "board"
shake = 0.5
hit_stop = 0.5
slow_motion = 0.5
reduced_motion = true
camera_turns = false
[help]
evaluation_bar = true
board_in_words = true
step_by_step = true
danger = true
[controls]
held = "toggle"
stick = 0.5
look = 0.5
invert_x = true
invert_y = true
own_pads = false
hand = "left"
[access]
welcomed = true
read_aloud = true
typeface = "legible"
high_contrast = true
from_above = true
colours = "red-green"
[game]
last = "groi"
name_1 = "Ada"
name_2 = "Ada"
name_3 = "Ada"
name_4 = "Ada"
name_5 = "Ada"
name_6 = "Ada"
[language]
interface = "fr"
"#;

/// The same for what stands once for each game.
fn other_values() -> String {
    let mut text = OTHER_VALUES.to_owned();
    for game in GameId::ALL.map(GameId::id) {
        text.extend(["[", game, "]\nseats = \"human human\"\ndrawn = true\noptions = \"other=1\"\n"]);
        text += "handicap = \"other\"\nclock = \"fischer 5 3\"\n";
    }
    text += "[armies]\n";
    text.extend(GameId::ALL.map(|game| format!("{} = \"savrip / strider\"\n", game.id())));
    text
}

/// The entries of a settings file: section, key and value.
fn entries(text: &str) -> Vec<(String, String, String)> {
    let mut section = "";
    let entries = text.lines().filter_map(|line| {
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = name;
        }
        let (key, value) = line.split_once(" = ")?;
        Some((section.to_owned(), key.to_owned(), value.to_owned()))
    });
    entries.collect()
}

#[test]
fn every_setting_that_is_changed_and_changed_back_is_as_it_was() {
    let others = other_values();
    for (section, key, value) in entries(&Settings::default().text()) {
        let has_other = |other: &(String, String, String)| other.0 == section && other.1 == key && other.2 != value;
        let is_tried = key == "version" || entries(&others).iter().any(has_other);
        assert!(is_tried, "{section}.{key} is tried with another value");
    }
    let (changed, notes) = read(&others);
    assert!(notes.is_empty(), "{notes:?}");
    let mut rounds = vec![changed];
    // What moves the focus keeps a key of its own, so that each command is tried alone.
    rounds.extend(COMMANDS.into_iter().step_by(4).map(|command| {
        let mut settings = Settings::default();
        settings.controls.bindings.assign(command, Input::named("F12").expect("it is a key"));
        settings
    }));
    let before = Settings::default();
    let (_folder, path) = file("");
    let (mut running, _) = Settings::load(&path);
    let (mut another, _) = Settings::load(&path);
    for (number, changed) in (0..).zip(rounds) {
        assert!(!changed.is_set_like(&before));
        set_like(&mut running, &changed);
        running.save(&path).expect("it can be written");
        assert!(Settings::peek(&path).is_set_like(&changed), "{number}: {}", changed.text());
        // Another program sets something else meanwhile.
        another.game.names[0] = format!("Ben {number}");
        another.save(&path).expect("it can be written");
        set_like(&mut running, &before);
        running.save(&path).expect("it can be written");
        let mut now = Settings::peek(&path);
        if number > 0 {
            assert_eq!(now.game.names[0], another.game.names[0], "the other program's change stays");
            now.game.names[0].clear();
        }
        assert!(now.is_set_like(&before), "{number}: {}", now.text());
        another.game.names[0].clear();
        another.save(&path).expect("it can be written");
        assert!(Settings::peek(&path).is_set_like(&before), "{number}");
    }
}

#[test]
fn of_two_programs_that_change_the_same_setting_the_last_one_wins_every_time() {
    let (_folder, path) = file("");
    let (mut one, _) = Settings::load(&path);
    let (mut other, _) = Settings::load(&path);
    let music = |path| Settings::peek(path).sound.music;
    for (by_one, by_other) in [(0.25, 0.5), (0.6, 0.25), (0.25, 0.6), (0.6, 0.75)] {
        one.sound.music = by_one;
        one.save(&path).expect("it can be written");
        assert!((music(&path) - by_one).abs() < 1e-6);
        other.sound.music = by_other;
        other.save(&path).expect("it can be written");
        assert!((music(&path) - by_other).abs() < 1e-6);
        // A change of something else writes no old value over it.
        one.sound.muted = !one.sound.muted;
        one.save(&path).expect("it can be written");
        assert!((music(&path) - by_other).abs() < 1e-6);
    }
}

#[test]
fn what_could_not_be_saved_is_saved_with_the_next_change() {
    let (folder, path) = file("");
    let (mut settings, _) = Settings::load(&path);
    settings.sound.muted = true;
    // A folder in the place of the file.
    let nowhere = folder.path().join("taken");
    fs::create_dir_all(nowhere.join("settings.toml")).expect("the folder is ours");
    fs::write(nowhere.join("settings.toml/full"), "").expect("the folder is ours");
    assert!(settings.save(&nowhere.join("settings.toml/full/settings.toml")).is_err());
    settings.help.danger = true;
    settings.save(&path).expect("it can be written");
    let now = Settings::peek(&path);
    assert!(now.sound.muted && now.help.danger);
}

#[test]
fn a_number_outside_its_range_is_written_as_the_nearest_one_that_is_read_again() {
    let mut settings = Settings::default();
    for number in [0, 1, 100, u32::MAX] {
        [settings.window.width, settings.window.height] = [number; 2];
        (settings.window.monitor, settings.window.frame_limit) = (number, number);
        let number = number as f32 - 50.0;
        settings.graphics.interface_scale = number;
        settings.graphics.brightness = number;
        settings.sound.balance = number;
        settings.sound.caption_seconds = number;
        settings.controls.look = number;
        let (again, notes) = read(&settings.text());
        assert!(notes.is_empty(), "{notes:?}");
        assert!((640..=16_384).contains(&again.window.width), "{}", again.window.width);
    }
}

#[test]
fn a_file_that_was_spoilt_or_updated_since_it_was_read_is_not_written_over() {
    let (folder, path) = file("version = 1\n");
    let (mut settings, _) = Settings::load(&path);
    settings.sound.music = 0.25;
    fs::write(&path, "[sound\nmusic = my own").expect("the folder is ours");
    settings.save(&path).expect("it can be written");
    let aside = folder.path().join("settings.toml.unreadable-1");
    assert_eq!(fs::read_to_string(aside).expect("it is kept"), "[sound\nmusic = my own");
    assert!((Settings::load(&path).0.sound.music - 0.25).abs() < 1e-6);
    let later = "version = 99\n[sound]\nmusic = 0.75\n";
    fs::write(&path, later).expect("the folder is ours");
    settings.save(&path).expect("it is no fault");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), later);
}

#[test]
fn a_persons_comments_in_the_small_files_stay() {
    let (folder, puzzles) = file(concat!(
        "# My puzzles.\n",
        "version = 0 # as of old\n\n",
        "# What I have solved.\n",
        "[solved]\n",
        "# The hard one.\n",
        "groi-7 = 3 # after a week\n",
        "# The end.\n",
    ));
    SolvedPuzzles::update(&puzzles, |solved| {
        solved.set("groi-7", 2);
        solved.set("groi-8", 1);
    })
    .expect("the folder is ours");
    let written = fs::read_to_string(&puzzles).expect("it is there");
    let expected = concat!(
        "# My puzzles.\n",
        "version = 1 # as of old\n\n",
        "# What I have solved.\n",
        "[solved]\n",
        "# The hard one.\n",
        "groi-7 = 2 # after a week\n",
        "groi-8 = 1\n",
        "# The end.\n",
    );
    assert_eq!(written, expected);
    let ratings = folder.path().join("strength.toml");
    fs::write(
        &ratings,
        "version = 1\n\n[people.Ada.groi]\n# Too high.\nrating = 1 # really\ndeviation = 2\nmatches = 3\n",
    )
    .expect("the folder is ours");
    let standing = StoredRating { rating: 4.0, deviation: 5.0, matches: 6 };
    StoredRatings::update(&ratings, |stored| stored.set("Ada", "groi", standing)).expect("the folder is ours");
    let written = fs::read_to_string(&ratings).expect("it is there");
    assert!(written.contains("# Too high.\nrating = 4.0 # really\n"), "{written}");
}

/// Settings that lie elsewhere, as those who keep them in a repository have them: the file is replaced, and the link stays.
#[cfg(unix)]
#[test]
fn a_link_to_a_file_stays_and_the_file_is_written() {
    let (folder, link) = file("");
    fs::remove_file(&link).expect("it is ours");
    let kept = folder.path().join("kept");
    fs::create_dir(&kept).expect("the folder is ours");
    let target = kept.join("settings.toml");
    std::os::unix::fs::symlink("kept/settings.toml", &link).expect("the folder is ours");
    // At first it leads to nothing.
    for volume in [0.25, 0.5] {
        let (mut settings, notes) = Settings::load(&link);
        assert!(notes.is_empty(), "{notes:?}");
        settings.sound.master = volume;
        settings.save(&link).expect("the folder is ours");
        assert!(link.is_symlink() && !target.is_symlink());
        let (again, _) = Settings::load(&target);
        assert!((again.sound.master - volume).abs() < 1e-6);
        // Nothing but the whole file is there.
        assert_eq!(names(&kept), ["settings.toml"]);
    }
    let puzzles = folder.path().join("puzzles.toml");
    std::os::unix::fs::symlink("kept/puzzles.toml", &puzzles).expect("the folder is ours");
    SolvedPuzzles::update(&puzzles, |solved| solved.set("groi-7", 2)).expect("the folder is ours");
    assert!(puzzles.is_symlink());
    assert_eq!(SolvedPuzzles::peek(&kept.join("puzzles.toml")).tries("groi-7"), Some(2));
}
