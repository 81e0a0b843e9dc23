//! Files and lines that others have written, or that were damaged: nothing of a player's is written over, nothing of a stranger's steers
//! the terminal, and what is wrong is said with the status that docs and `man` name.

use std::fs;

use holochess::{
    record::{Date, MailMessage, RecordedMatch, to_text_line},
    rules::{Action, Seat},
    storage::backup_of,
};

use crate::{
    place::{CommandOutput, Place, flat},
    play::{Lots, begin, play, step},
};

/// What a command says, in English unless it says otherwise; it ends with this status.
fn says(place: &Place, line: &str, input: &str, status: i32) -> CommandOutput {
    let mut arguments: Vec<&str> = line.split(' ').collect();
    if !line.contains("--lang") {
        arguments.extend(["--lang", "en"]);
    }
    let said = place.run(&arguments, input);
    assert_eq!(said.status, status, "{line}: {}{}", said.out, said.err);
    assert!(said.err.lines().count() <= 1, "{line}: {}", said.err);
    said
}

fn text_of(place: &Place, name: &str) -> String {
    fs::read_to_string(place.path(name)).expect("it is there")
}

/// The line to be sent that a command has printed.
fn line_of(said: &CommandOutput) -> String {
    let line = said.out.lines().find(|line| line.starts_with("holochess-mail:"));
    line.unwrap_or_else(|| panic!("there is no line to send: {}", said.out)).to_owned()
}

/// Two homes with a match of Déméter that is dealt, and its id.
fn by_mail() -> (Place, Place, String) {
    let (ada, bo) = (Place::new(), Place::new());
    let invitation = line_of(&says(&ada, "mail new demeter --name Ada", "", 0));
    let accepted = line_of(&says(&bo, &format!("mail accept {invitation} --name Bo --yes"), "", 0));
    let said = says(&ada, &format!("mail accept {accepted}"), "", 0);
    let id = said.out.split_whitespace().nth(1).expect("the id").trim_end_matches('.').to_owned();
    (ada, bo, id)
}

#[test]
fn the_record_of_a_match_by_mail_is_written_over_nothing() {
    let place = Place::new();
    says(&place, "mail new demeter --name Ada", "", 0);
    let (_, file) = mail_file(&place);
    let id = file.file_stem().expect("it has a name").to_string_lossy().into_owned();
    let said = says(&place, &format!("mail show {id} --record r.jsonl"), "", 2);
    assert!(said.err.contains("Nothing has been dealt"), "{}", said.err);
    assert!(!place.path("r.jsonl").exists());

    let (ada, _, id) = by_mail();
    for record in ["home", "nowhere/r.jsonl"] {
        let said = says(&ada, &format!("mail show {id} --record {record}"), "", 2);
        assert!(!said.err.contains("--out"), "{}", said.err);
    }
    let said = says(&ada, &format!("mail show {id} --record nowhere/r.jsonl"), "", 2);
    assert!(said.err.starts_with("error: --record: nowhere/r.jsonl"), "{}", said.err);
    let (name, file) = mail_file(&ada);
    let before = fs::read_to_string(&file).expect("it is there");
    for taken in [&*name, "other"] {
        if taken == "other" {
            ada.write("other", "mine");
        }
        let said = says(&ada, &format!("mail show {id} --record {taken}"), "", 2);
        assert!(said.err.contains("already exists"), "{}", said.err);
    }
    assert_eq!((fs::read_to_string(&file).expect("it is there"), text_of(&ada, "other")), (before, "mine".to_owned()));
    says(&ada, &format!("mail show {id} --record new.jsonl"), "", 0);
    let said = says(&ada, "verify new.jsonl", "", 0);
    assert!(said.out.contains("checks out as far as it goes"), "{}", said.out);
    let said = says(&ada, "text demeter --load new.jsonl", "quit\n", 2);
    assert!(said.err.contains("mail move"), "{}", said.err);
}

/// The one match by mail of a home: its path from the place of the test, and where it is.
/// Of several files the one with the fault is known by its name.
#[test]
fn a_refused_file_by_mail_is_named() {
    let place = Place::new();
    let version = holochess::record::MAIL_MARK.to_owned() + "eyJtYWlsIjo3fQ";
    for content in ["hello", "holochess-mail:AAAA", &version] {
        place.write("from-ada.txt", content);
        let said = says(&place, "mail accept from-ada.txt", "", 2);
        assert!(said.err.starts_with("error: from-ada.txt: "), "{content}: {}", said.err);
    }
}

/// An empty argument, as an unset variable of a script leaves it.
#[test]
fn an_empty_id_names_no_match_by_mail() {
    let (ada, _, id) = by_mail();
    for arguments in [&["mail", "move", "", "resign"][..], &["mail", "show", ""]] {
        let said = ada.run(&[arguments, &["--lang", "en"]].concat(), "");
        assert!(said.status == 2 && said.err.contains("Name the match"), "{}{}", said.out, said.err);
    }
    assert!(says(&ada, &format!("mail show {id}"), "", 0).out.contains("your turn"), "nothing was played");
}

fn mail_file(place: &Place) -> (String, std::path::PathBuf) {
    let mut files = fs::read_dir(place.path("home/mail")).expect("it is there").flatten();
    let file = files.find(|file| file.file_name().to_string_lossy().ends_with(".json")).expect("there is one").path();
    (format!("home/mail/{}", file.file_name().expect("it has a name").to_string_lossy()), file)
}

#[cfg(unix)]
#[test]
fn files_by_mail_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let (ada, _, id) = by_mail();
    let (_, file) = mail_file(&ada);
    let mode = |path: &std::path::Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!((mode(&file), mode(&backup_of(&file))), (0o600, 0o600));
    // One of an earlier program is closed with the next save.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("it is ours");
    says(&ada, &format!("mail move {id} g4-e4"), "", 0);
    assert_eq!((mode(&file), mode(&backup_of(&file))), (0o600, 0o600));
}

#[test]
fn a_damaged_match_by_mail_goes_on_from_its_copy_and_a_newer_one_is_left_alone() {
    let (ada, _, id) = by_mail();
    for record in ["home", "nowhere/r.jsonl"] {
        let said = says(&ada, &format!("mail show {id} --record {record}"), "", 2);
        assert!(!said.err.contains("--out"), "{}", said.err);
    }
    let said = says(&ada, &format!("mail show {id} --record nowhere/r.jsonl"), "", 2);
    assert!(said.err.starts_with("error: --record: nowhere/r.jsonl"), "{}", said.err);
    let (name, file) = mail_file(&ada);
    says(&ada, &format!("mail move {id} g4-e4"), "", 0);
    let (whole, copy) = (text_of(&ada, &name), fs::read_to_string(backup_of(&file)).expect("it is there"));
    let newer = whole.replacen("\"version\": 2", "\"version\": 3", 1);
    assert_ne!(newer, whole);
    ada.write(&name, &newer);
    let said = says(&ada, &format!("mail show {id}"), "", 2);
    assert!(said.err.contains("version 3") && said.err.contains(&name[10..]), "{}", said.err);
    assert_eq!(text_of(&ada, &name), newer);
    ada.write(&name, &whole[..whole.len() / 2]);
    let said = says(&ada, &format!("mail show {id}"), "", 0);
    let told = flat(&said.out);
    assert!(
        told.contains("damaged or lost") && told.contains("unreadable-1") && told.contains("Send this line"),
        "{told}"
    );
    assert_eq!((text_of(&ada, &name), copy), (whole.clone(), whole.clone()), "nothing has to be decided or read anew");
    assert_eq!(text_of(&ada, &format!("{name}.unreadable-1")), whole[..whole.len() / 2]);
    // Without a copy it is named, with what to do.
    fs::remove_file(backup_of(&file)).expect("it is ours");
    ada.write(&name, "{");
    let said = says(&ada, &format!("mail show {id}"), "", 2);
    assert!(said.err.contains(&name[10..]) && said.err.contains("start a new match"), "{}", said.err);
}

#[test]
fn a_strangers_line_steers_no_terminal() {
    let place = Place::new();
    let line = line_of(&says(&place, "mail new demeter --name Ada", "", 0));
    let mut message = MailMessage::read(&line).expect("it is one");
    let holochess::record::MailBody::Invite(invite) = &mut message.body else { panic!("it proposes a match") };
    let hostile = "x\u{9b}2J\u{7f}\u{202e}\u{85}\u{2028}y";
    invite.name = hostile.to_owned();
    invite.game = hostile.to_owned();
    invite.options.insert(hostile.to_owned(), hostile.to_owned());
    for (arguments, told) in [(&["--lang", "en"][..], "An invitation from x"), (&["--json"], "\"game\"")] {
        let said = place.run(&[&["mail", "show", &message.line()][..], arguments].concat(), "");
        assert_eq!(said.status, 0, "{}", said.err);
        assert!(said.out.contains(told), "{}", said.out);
        for sign in hostile.chars().filter(|sign| !sign.is_ascii_graphic()) {
            assert!(!said.out.contains(sign), "{sign:?}: {:?}", said.out);
        }
    }
    // A mail may have several messages in it.
    let both = format!("{line} and before that {line}");
    let said = place.run(&["mail", "show", &both, "--json"], "");
    assert_eq!((said.status, said.out.lines().count()), (0, 2), "{}", said.err);
    // A name of a file cannot begin a line of its own.
    let said = place.run(&["text", "holochess", "--p2", "human", "--save", "a\nerror: b", "--lang", "en"], "quit\n");
    // Windows has no such names.
    assert_eq!(said.status, if cfg!(windows) { 2 } else { 0 }, "{}", said.err);
    assert!(!said.out.lines().any(|line| line.trim_start().starts_with("error:")), "{}", said.out);
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_read_is_not_called_empty() {
    let place = Place::new();
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    for name in ["mail", "saves"] {
        // A link to itself: no user can read it.
        std::os::unix::fs::symlink(name, place.path("home").join(name)).expect("the folder is ours");
    }
    says(&place, "mail show", "", 2);
    says(&place, "day --date 2026-11-23 --result", "", 2);
    let place = Place::new();
    place.write("home", "a file");
    for line in ["mail show", "mail new demeter", "text holochess", "day --date 2026-11-23 --result"] {
        let said = says(&place, line, "", 2);
        assert!(said.err.contains("home"), "{line}: {}", said.err);
    }
    assert_eq!(text_of(&place, "home"), "a file");
}

#[test]
fn a_lesson_promises_only_what_is_kept() {
    let place = Place::new();
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    let newer = "version = 9\n";
    place.write("home/learned.toml", newer);
    let said = says(&place, "lesson groi", "skip\nquit\n", 0);
    let told = flat(&said.out);
    assert!(told.contains("could not be saved") && told.contains("--part 2"), "{told}");
    assert_eq!(text_of(&place, "home/learned.toml"), newer);
    let said = says(&Place::new(), "lesson groi --part 2", "quit\n", 0);
    assert!(flat(&said.out).contains("continues at part 1. To continue here: --part 2"), "{}", said.out);
    for typed in ["quit\n", "skip\nquit\n"] {
        let said = says(&Place::new(), "lesson groi", typed, 0);
        assert!(flat(&said.out).contains("continues from there next time"), "{}", said.out);
    }
}

#[test]
fn a_day_on_which_the_opponent_decided_otherwise_does_not_hold() {
    let date = Date::read("2026-11-23").expect("it is one");
    let (mut recorded, _) = RecordedMatch::begin(date.setup()).expect("it begins");
    play(&mut recorded, &mut Lots::new(5), usize::MAX);
    let line = date.result(&recorded).expect("it is over");
    let place = Place::new();
    let said = place.run(&["day", "--check", &line, "--lang", "en"], "");
    assert_eq!((said.status, &*said.out), (1, ""), "{}", said.err);
    assert!(said.err.contains("would have played differently"), "{}", said.err);
    let said = place.run(&["verify", &line, "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&said.out).expect("it is JSON");
    assert_eq!((said.status, &answer["ok"], &answer["opponent"]), (1, &false.into(), &false.into()), "{answer}");
    assert!(answer["at"].as_u64().is_some_and(|at| at > 0) && answer["why"].is_string(), "{answer}");
    // A result in which the opponent resigns cannot be written as one.
    let (mut resigned, _) = RecordedMatch::begin(date.setup()).expect("it begins");
    step(&mut resigned, &mut Lots::new(5)).expect("it goes on");
    resigned.decide(Seat::SECOND, Action::Resign).expect("a record takes it");
    assert_eq!(date.result(&resigned), None);
    fs::create_dir_all(place.path("home/saves")).expect("the folder is ours");
    place.write("home/saves/day-2026-11-23.jsonl", resigned.text());
    let said = says(&place, "day --date 2026-11-23 --result", "", 1);
    assert!(said.err.contains("the opponent resigned") && !said.out.contains("holochess-day:"), "{}", said.err);
    // As a record it holds: a resignation is a legal action, and a record does not say who was at the keys.
    says(&place, "verify home/saves/day-2026-11-23.jsonl", "", 0);
    let said = says(&place, "day --date 9999-12-31", "", 2);
    assert!(said.err.contains("not available yet"), "{}", said.err);
}

#[test]
fn a_match_in_one_line_is_read_wherever_a_record_is() {
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 5);
    let line = to_text_line(&recorded.text());
    let place = Place::new();
    place.write("line.txt", format!("{line}\n"));
    for given in [&*line, "line.txt"] {
        let said = says(&place, &format!("verify {given} --json"), "", 0);
        assert!(said.out.contains("\"ok\":true"), "{}", said.out);
        let said = says(&place, &format!("replay {given} --json"), "", 0);
        assert!(said.out.contains("\"actions\""), "{}", said.out);
        let said = says(&place, &format!("text holochess --load {given}"), "quit\n", 0);
        assert!(flat(&said.out).contains("--load"), "{}", said.out);
    }
    let saved: Vec<_> = fs::read_dir(place.path("home/saves")).expect("it is there").flatten().collect();
    let records = saved.iter().filter(|file| file.path().extension().is_some_and(|end| end == "jsonl"));
    let [file] = records.collect::<Vec<_>>()[..] else { panic!("one match, once: {saved:?}") };
    assert_eq!(fs::read_to_string(file.path()).expect("it is there"), recorded.text());
    // What is damaged is said, and a long argument is not repeated whole.
    let damaged = format!("{}!{}", &line[..60], "x".repeat(5000));
    let said = says(&place, &format!("verify {damaged}"), "", 2);
    assert!(said.err.contains("missing or was changed") && said.err.len() < 600, "{}", said.err);
    let said = says(&place, &format!("replay {}", "x".repeat(5000)), "", 2);
    assert!(said.err.len() < 600, "{}", said.err);
}

/// What is refused leaves nothing that the next command would open.
#[test]
fn of_a_refused_line_no_beginning_is_saved() {
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 5);
    let text = recorded.text();
    let last = text.trim_end().rfind('\n').expect("it has several lines");
    let falsified = format!("{}\n{{\"action\":\"o1-o1\"}}\n", &text[..last]);
    let cut = text[..text.len() - 9].to_owned();
    let place = Place::new();
    let nothing_is_saved = || {
        let saves = fs::read_dir(place.path("home/saves"));
        saves.into_iter().flatten().flatten().all(|file| file.path().extension().is_none_or(|end| end != "jsonl"))
    };
    for damaged in [falsified, cut] {
        let line = to_text_line(&damaged);
        place.write("line.txt", &line);
        for given in [&*line, "line.txt"] {
            for _ in 0..2 {
                let said = says(&place, &format!("text holochess --load {given}"), "quit\n", 2);
                assert!(nothing_is_saved(), "{given}");
                // What is wrong is said with where it is: the file, or the beginning of the line.
                let place = &given[..given.len().min(20)];
                assert!(said.err.starts_with(&format!("error: {place}")), "{}", said.err);
            }
        }
    }
    // Nor of a match that only another command continues.
    let (ada, bo, id) = by_mail();
    let first = line_of(&says(&ada, &format!("mail move {id} resign"), "", 0));
    says(&bo, &format!("mail accept {first}"), "", 0);
    says(&bo, &format!("mail show {id} --record m.jsonl"), "", 0);
    place.write("line.txt", to_text_line(&text_of(&bo, "m.jsonl")));
    let said = says(&place, "text demeter --load line.txt", "quit\n", 2);
    assert!(said.err.contains("mail move") && nothing_is_saved(), "{}", said.err);
}

#[test]
fn a_byte_order_mark_and_blank_lines_are_repaired_and_not_verified() {
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 5);
    let text = recorded.text();
    let place = Place::new();
    for other in [format!("\u{feff}{text}"), format!("{text}\n\n"), format!("{text} \r\n"), format!("\u{feff}{text}\n")]
    {
        let path = place.write("m.jsonl", &other);
        let said = says(&place, "verify m.jsonl", "", 1);
        assert!(said.err.contains("written differently"), "{}", said.err);
        let said = says(&place, "text holochess --load m.jsonl", "quit\n", 0);
        assert!(!said.out.contains("unreadable"), "{}", said.out);
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text, "written as it should be");
    }
}

#[test]
fn statuses_tell_no_record_from_one_that_does_not_verify() {
    let place = Place::new();
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 5);
    let text = recorded.text();
    for none in ["", "hello\n", "{}\n", "\0\0\0", &*text.replacen("\"version\":1", "\"version\":7", 1)] {
        place.write("m.jsonl", none);
        let said = says(&place, "verify m.jsonl --json", "", 2);
        assert!(said.out.is_empty() && said.err.starts_with("error: "), "{none:?}: {}{}", said.out, said.err);
    }
    place.write("m.jsonl", &text[..text.len() - 9]);
    says(&place, "verify m.jsonl", "", 1);
}

#[test]
fn numbers_are_refused_in_the_persons_language() {
    let place = Place::new();
    for line in ["replay m.jsonl --at x --lang fr", "lesson groi --part x --lang fr"] {
        let said = says(&place, line, "", 2);
        assert!(said.err.contains("nombre entier") && !said.err.contains("invalid"), "{line}: {}", said.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_finds_no_room_is_not_called_given() {
    for arguments in ["--help", "--version", "text --help", "rules holochess", "odds --all --json"] {
        let full = fs::File::options().write(true).open("/dev/full").expect("Linux has this device");
        let said = std::process::Command::new(env!("CARGO_BIN_EXE_holochess"))
            .args(arguments.split(' '))
            .stdout(full)
            .output()
            .expect("the program starts");
        let err = String::from_utf8_lossy(&said.stderr);
        assert_eq!(said.status.code(), Some(3), "{arguments}: {err}");
        assert!(err.starts_with("error: ") && err.lines().count() == 1, "{arguments}: {err}");
    }
}

#[test]
fn what_stands_behind_a_word_of_the_text_mode_is_not_passed_over() {
    let place = Place::new();
    let said = says(&place, "text holochess --p2 human --seed 7", "o10-i10\nundo 3\nquit now\nundo\nquit\n", 0);
    let told = flat(&said.out);
    assert_eq!(told.matches("takes nothing after it").count(), 2, "{told}");
    assert_eq!(told.matches("You have left the match").count(), 1, "{told}");
}

/// A pipe without a writer, a device without an end, and a file of the system that waits for the next message.
#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_is_refused_by_every_command_that_reads_one() {
    let place = Place::new();
    let made = std::process::Command::new("mkfifo").arg(place.path("pipe")).status().expect("every Linux has it");
    assert!(made.success());
    for special in ["pipe", "/dev/zero", "/proc/kmsg"] {
        for command in [
            "verify",
            "replay",
            "mail accept",
            "text groi --load",
            "lesson --check",
            "join",
            "letter",
            "letter none.jsonl",
        ] {
            let line = format!("{command} {special} --lang en");
            let arguments = line.split(' ');
            let said = std::process::Command::new("timeout")
                .args(["60", crate::PROGRAM])
                .args(arguments)
                .current_dir(place.path(""))
                .env(holochess::storage::HOME_VARIABLE, place.path("home"))
                .stdin(std::process::Stdio::null())
                .output()
                .expect("every Linux has it");
            let err = String::from_utf8_lossy(&said.stderr);
            // A lesson that cannot be used is an answer.
            let status = if command.starts_with("lesson") && special == "/proc/kmsg" { 1 } else { 2 };
            let is_refused = said.status.code() == Some(status) && err.starts_with("error: ");
            assert!(is_refused, "{line}: {:?} {err}", said.status);
        }
    }
}

/// It would be written over by the second save, so nothing is saved, and the sentence says what to do.
#[test]
fn a_folder_with_the_name_of_the_copy_is_named_as_what_blocks_saving() {
    let place = Place::new();
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 5);
    place.write("m.jsonl", recorded.text());
    fs::create_dir(place.path("m.jsonl.bak")).expect("the folder is ours");
    for (language, said) in [("en", "Rename it"), ("de", "Benenne es um"), ("fr", "Renommez-le")] {
        let action = recorded.table().action_text(recorded.table().actions()[0]);
        let leave = format!("{action}\nquit\nquit\n");
        let arguments = ["text", "holochess", "--load", "m.jsonl", "--lang", language];
        let told = place.run(&arguments, &leave);
        let all = flat(&format!("{}{}", told.out, told.err));
        assert!(all.contains("m.jsonl.bak") && all.contains(said), "{all}");
    }
    assert_eq!(text_of(&place, "m.jsonl"), recorded.text());
}

#[test]
fn a_match_whose_name_begins_with_a_dash_can_be_loaded() {
    let place = Place::new();
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 5);
    fs::create_dir_all(place.path("home/saves")).expect("the folder is ours");
    place.write("home/saves/-dash.jsonl", recorded.text());
    says(&place, "text holochess --load -dash", "quit\n", 0);
}

#[cfg(not(feature = "client"))]
#[test]
fn commands_of_the_window_say_that_this_build_has_none() {
    let place = Place::new();
    for line in ["play groi", "picture title --out x.png", "film title --out x.mp4"] {
        let said = place.run(&line.split(' ').collect::<Vec<_>>(), "");
        assert_eq!(said.status, 3, "{line}: {}", said.err);
        assert!(said.err.contains("no window"), "{line}: {}", said.err);
    }
}

#[test]
fn doctor_repeats_under_missing_what_it_found_missing() {
    let place = Place::new();
    place.write("home", "a file");
    // The libraries that it asks may write to the error output themselves.
    let said = place.run(&["doctor", "--lang", "en"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let (found, missing) = said.out.split_once("\nMissing\n").expect("there is such a section");
    for line in found.lines().filter(|line| {
        line.contains("No graphics") || line.contains("There is no display") || line.contains("No sound")
    }) {
        assert!(missing.contains(line.trim()), "{line}: {missing}");
    }
    assert!(missing.contains("Settings: ") && !missing.contains("everything that the game needs"), "{missing}");
}
