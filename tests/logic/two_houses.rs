//! Tables over a wire, in programs of their own on this machine: whole matches of every game, one of which is killed in its middle.

use std::{fs, path::PathBuf, process::Stdio};

use holochess::record::RecordedMatch;

use crate::{
    place::Place,
    seated::{PATIENCE, Seated, compare, lines_of},
};

#[test]
fn two_programs_play_a_whole_match_of_each_game_and_keep_the_same_record() {
    for game in ["holochess", "groi", "revised", "demeter", "chinese"] {
        let place = Place::new();
        let mut host = Seated::start(&place, "ada", &["open", game, "--p1", "greedy"]);
        let line = host.wait_for("holochess-live:");
        let guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
        let records = [guest.record(), host.record()];
        let recorded = compare(&records);
        let has_dice = recorded.decisions().iter().any(|entry| !entry.rolls.is_empty());
        assert_eq!(has_dice, game == "holochess", "{game}");
    }
}

#[test]
fn a_host_that_is_killed_opens_its_table_again_and_the_match_goes_on() {
    let place = Place::new();
    let mut host = Seated::start(&place, "ada", &["open", "holochess", "--p1", "greedy"]);
    let line = host.wait_for("holochess-live:");
    let mut guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
    host.wait_for("8. ");
    host.child.kill().expect("it runs");
    let _ = host.child.wait();
    let saves = place.path("ada").join("saves");
    let mut files = fs::read_dir(saves).expect("there are saves").flatten().map(|file| file.path());
    let record = files.find(|path| path.extension().is_some_and(|end| end == "jsonl")).expect("its record");
    let record = record.to_str().expect("a plain path").to_owned();
    let mut again = Seated::start(&place, "ada", &["open", "--resume", &record]);
    assert_eq!(again.wait_for("holochess-live:"), line, "the same line leads to it");
    // The guest dials again by itself.
    guest.wait_for("Connected to the table.");
    let records = [guest.record(), again.record()];
    assert_eq!(records[1].to_str(), Some(&*record), "the record goes on in its file");
    compare(&records);
}

#[test]
fn a_guest_that_is_killed_joins_again_by_the_same_line() {
    let place = Place::new();
    let mut host = Seated::start(&place, "ada", &["open", "demeter", "--p1", "greedy"]);
    let line = host.wait_for("holochess-live:");
    let mut guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
    guest.wait_for("6. ");
    guest.child.kill().expect("it runs");
    let _ = guest.child.wait();
    let guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
    compare(&[guest.record(), host.record()]);
}

#[test]
fn two_persons_play_again_with_seats_changed() {
    let place = Place::new();
    let mut host = Seated::start(&place, "ada", &["open", "demeter", "--p1", "human", "--clock", "fischer 10 5"]);
    let line = host.wait_for("holochess-live:");
    let mut guest = Seated::start(&place, "bo", &["join", &line]);
    guest.wait_for("Clock: 10 min each, plus 5 s per turn");
    guest.say("yes");
    for round in 0..2 {
        for program in [&mut host, &mut guest] {
            program.wait_for("All seats are taken.");
        }
        // The host begins the first match, the guest the second one.
        let first = if round == 0 { &mut host } else { &mut guest };
        first.wait_for("player 1: ");
        first.say("claim");
        first.wait_for("No other player is out of time.");
        first.say("resign");
        first.say("yes");
        for program in [&mut host, &mut guest] {
            program.wait_for("To play again, type again");
            program.say("again");
        }
    }
    for program in [&mut host, &mut guest] {
        program.wait_for("All seats are taken.");
        program.say("quit");
    }
    for mut program in [host, guest] {
        let status = program.child.wait().expect("it ends");
        assert!(status.success(), "{status}: {:#?}", program.said);
    }
}

/// The letter with which a program answers, or which it begins with.
fn letter(place: &Place, home: &str, arguments: &[&str]) -> String {
    let mut program = Seated::start(place, home, arguments);
    let letter = program.wait_for("holochess-letter:");
    let _ = program.child.wait();
    letter
}

#[test]
fn a_match_goes_on_by_letters_and_back_over_the_wire() {
    let place = Place::new();
    let mut host = Seated::start(&place, "ada", &["open", "holochess", "--p1", "greedy"]);
    let line = host.wait_for("holochess-live:");
    let mut guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
    for program in [&mut host, &mut guest] {
        program.wait_for("6. ");
    }
    for program in [&mut host, &mut guest] {
        program.child.kill().expect("it runs");
        let _ = program.child.wait();
    }
    let record = |home: &str| {
        let files = fs::read_dir(place.path(home).join("saves")).expect("there are saves");
        let mut files = files.flatten().map(|file| file.path());
        let record = files.find(|path| path.extension().is_some_and(|end| end == "jsonl")).expect("its record");
        record.to_str().expect("a plain path").to_owned()
    };
    let [ada, bo] = ["ada", "bo"].map(record);
    let refused = Seated::start(&place, "ada", &["letter", &ada]).child.wait_with_output().expect("it ends");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("Read a letter"), "{refused:?}");
    let decisions = |path: &str| RecordedMatch::open(path.as_ref()).expect("it is kept").0.decisions().len();
    let before = decisions(&ada);
    let mut latest = letter(&place, "bo", &["letter", &bo]);
    // An attack takes letters of its own, one for each player's value.
    for _ in 0..20 {
        if decisions(&ada) >= before + 4 {
            break;
        }
        latest = letter(&place, "ada", &["letter", &ada, &latest]);
        latest = letter(&place, "bo", &["letter", &bo, &latest]);
    }
    assert!(decisions(&ada) >= before + 4, "it has gone on");
    let mut host = Seated::start(&place, "ada", &["open", "--resume", &ada]);
    host.wait_for("holochess-live:");
    let guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
    compare(&[guest.record(), host.record()]);
}

#[test]
fn three_programs_and_a_level_play_chinese_checkers() {
    let place = Place::new();
    let arguments = ["open", "chinese", "--seats", "4", "--p1", "greedy", "--p4", "random"];
    let mut host = Seated::start(&place, "ada", &arguments);
    let line = host.wait_for("holochess-live:");
    let guests = ["bo", "cy"].map(|home| Seated::start(&place, home, &["join", &line, "--as", "greedy"]));
    let mut records: Vec<PathBuf> = guests.into_iter().map(Seated::record).collect();
    records.push(host.record());
    assert_eq!(compare(&records).setup().seats.len(), 4);
}

#[test]
fn six_programs_play_chinese_checkers() {
    let place = Place::new();
    let mut host = Seated::start(&place, "ada", &["open", "chinese", "--seats", "6", "--p1", "greedy"]);
    let line = host.wait_for("holochess-live:");
    let homes = ["bo", "cy", "di", "ed", "flo"];
    let guests = homes.map(|home| Seated::start(&place, home, &["join", &line, "--as", "greedy"]));
    let mut records: Vec<PathBuf> = guests.into_iter().map(Seated::record).collect();
    records.push(host.record());
    assert_eq!(compare(&records).setup().seats.len(), 6);
}

#[test]
fn a_line_that_is_none_and_a_table_that_is_full_are_refused_in_words() {
    let place = Place::new();
    let refused = place.run(&["join", "holochess-live:AAAA"], "");
    assert_eq!(refused.status, 2, "{}", refused.err);
    let refused = place.run(&["open", "groi", "--p1", "greedy", "--p2", "greedy"], "");
    assert!(refused.status == 2 && refused.err.contains("seat"), "{}", refused.err);
    let mut host = Seated::start(&place, "ada", &["open", "chinese", "--p1", "human"]);
    let line = host.wait_for("holochess-live:");
    // The seat is taken by a first guest, whose match waits for the person at the host.
    let mut guest = Seated::start(&place, "bo", &["join", &line, "--as", "greedy"]);
    guest.wait_for("All seats are taken.");
    let third = Seated::start(&place, "cy", &["join", &line, "--as", "greedy"]);
    let output = third.child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("No seat is free."));
    let _ = (host.child.kill(), guest.child.kill());
}

/// How many sockets of the internet a program has open, as the kernel lists them.
#[cfg(target_os = "linux")]
fn sockets(process: u32) -> usize {
    let Ok(files) = fs::read_dir(format!("/proc/{process}/fd")) else { return 0 };
    let links = files.flatten().filter_map(|file| fs::read_link(file.path()).ok());
    let inodes: Vec<String> =
        links.filter_map(|link| Some(link.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?.to_owned())).collect();
    let listed = ["tcp", "tcp6", "udp", "udp6"].map(|kind| fs::read_to_string(format!("/proc/{process}/net/{kind}")));
    let listed = listed.into_iter().flatten();
    listed
        .map(|text| {
            text.lines()
                .filter(|line| inodes.iter().any(|inode| line.split_whitespace().any(|word| word == inode)))
                .count()
        })
        .sum()
}

/// Commands that open no table and join none; the first is the program as a player starts it, here without a display.
#[cfg(target_os = "linux")]
const WITHOUT_TABLE: [&[&str]; 11] = [
    &[],
    &["--version"],
    &["doctor"],
    &["rules", "groi"],
    &["odds", "--all"],
    &["puzzles", "groi"],
    &["text", "groi", "--p1", "greedy", "--p2", "greedy"],
    &["day"],
    &["mail", "show"],
    &["join", "holochess-live:AAAA"],
    &["open", "groi", "--p1", "greedy", "--p2", "greedy"],
];

#[cfg(target_os = "linux")]
#[test]
fn no_other_command_has_a_socket() {
    let place = Place::new();
    for arguments in WITHOUT_TABLE {
        let mut command = place.command(arguments);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut program = command.spawn().expect("the program starts");
        while program.try_wait().expect("it is our child").is_none() {
            assert_eq!(sockets(program.id()), 0, "{arguments:?}");
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_listens_before_a_table_is_open() {
    let place = Place::new();
    let mut text = place.command(&["text", "groi", "--p1", "human"]);
    text.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut text = text.spawn().expect("the program starts");
    let lines = lines_of(text.stdout.take().expect("it is piped"));
    lines.recv_timeout(PATIENCE).expect("it has begun");
    assert_eq!(sockets(text.id()), 0, "a match at one machine has no socket");
    let _ = (text.kill(), text.wait());
    let mut host = Seated::start(&place, "ada", &["open", "groi", "--p1", "human"]);
    host.wait_for("holochess-live:");
    let open = sockets(host.child.id());
    assert!((1..=2).contains(&open), "a table that is not shown to the network listens on one port: {open}");
    let _ = host.child.kill();
}
