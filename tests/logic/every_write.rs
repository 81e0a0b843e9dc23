//! Every command that writes is killed at every one of its writes, in homes that are new, used, or left by a kill. The same command
//! then works or says in a sentence what to do, nothing temporary is left, and only the owner could read a secret at any moment.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, SystemTime},
};

use holochess::{
    platform::fs::END_VARIABLE,
    record::{KEPT_DAYS, MAIL_MARK, MailBody, MailBox, RecordedMatch, Shelf, to_text_line},
    settings::{KeptFile as _, Learned, Settings, SolvedPuzzles, StoredRating, StoredRatings, Subject},
    storage::{HOME_VARIABLE, Home},
};

use crate::play::{Lots, begin, play};

/// The variable that makes [`worker`] work: what it does.
const WORKER: &str = "HOLOCHESS_WRITES_WORKER";

/// What is done, and what has to have come of it.
struct Work {
    /// What it is called when it fails.
    name: &'static str,
    /// Puts into a folder what has to be there before; says the arguments of the program and its input. The home is `home`.
    prepare: fn(&Path) -> (Vec<String>, String),
    /// Whether [`worker`] does it, and not the program: its only argument says what.
    in_worker: bool,
    /// The statuses with which the same command may end after a kill, beside 0. It says why.
    refusals: &'static [i32],
    /// What has come of it, in a few words: the same whether it was killed before or not.
    outcome: fn(&Path) -> String,
}

/// What a command said and how it ended; no status if it was killed.
#[derive(Debug)]
struct CommandOutput {
    out: String,
    err: String,
    status: Option<i32>,
}

fn home(place: &Path) -> Home {
    Home::at(&place.join("home"))
}

fn words(line: &str) -> Vec<String> {
    line.split(' ').map(str::to_owned).collect()
}

/// Runs a command in a folder, up to this write.
fn run(place: &Path, in_worker: bool, arguments: &[String], input: &str, write: Option<u32>) -> CommandOutput {
    let mut command = if in_worker {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.args(["--exact", "every_write::worker", "--nocapture", "--test-threads=1"]);
        command.env(WORKER, &arguments[0]);
        command
    } else {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holochess"));
        command.args(arguments).args(["--lang", "en"]);
        command
    };
    command.current_dir(place).env(HOME_VARIABLE, place.join("home"));
    if let Some(write) = write {
        command.env(END_VARIABLE, write.to_string());
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // A command that does not read its input closes it.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it is our child");
    let text = |bytes| String::from_utf8(bytes).expect("it writes text");
    // Where killed programs have statuses, they are no small numbers.
    let status = output.status.code().filter(|status| (0..=101).contains(status));
    CommandOutput { out: text(output.stdout), err: text(output.stderr), status }
}

/// All files under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is ours");
    for entry in fs::read_dir(from).expect("it is there").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).expect("the folder is ours");
        }
    }
}

/// Only the owner may read a file with the secret of a match by mail in it, or with the beginning of one.
fn check_secrets(place: &Path, what: &str) {
    #[cfg(unix)]
    for file in files(place) {
        use std::os::unix::fs::PermissionsExt as _;
        let content = fs::read(&file).expect("it can be read");
        let has_secret = content.windows(8).any(|part| part == b"\"secret\"");
        let mode = fs::metadata(&file).expect("it is there").permissions().mode();
        assert!(!has_secret || mode.is_multiple_of(0o100), "{what}: others may read {}: {mode:o}", file.display());
    }
    #[cfg(not(unix))]
    let _ = (place, what);
}

/// Everything is whole and nothing temporary is left.
fn check_home(place: &Path, what: &str) {
    for file in files(place) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_temporary = [".tmp", ".trial"].iter().any(|end| name.ends_with(end));
        assert!(!is_temporary, "{what}: {} is left", file.display());
        let is_empty = fs::metadata(&file).is_ok_and(|file| file.len() == 0);
        if file.extension().is_some_and(|end| end == "jsonl") && !name.starts_with('.') && !is_empty {
            let verified = RecordedMatch::verify(&file);
            assert!(verified.is_ok(), "{what}: {}: {:?}", file.display(), verified.err());
        }
    }
    let (_, notes) = Settings::load(&home(place).settings_file());
    assert!(notes.is_empty(), "{what}: {notes:?}");
    for file in MailBox::at(home(place).mail()).files().expect("the folder is ours") {
        MailBox::open(&file).unwrap_or_else(|why| panic!("{what}: {}: {why}", file.display()));
    }
}

/// Kills one work at every write; says how many there are.
fn kill_at_every_write(work: &Work) -> u32 {
    let prepared = tempfile::tempdir().expect("a folder for the test");
    let (arguments, input) = (work.prepare)(prepared.path());
    let go = |place: &Path, write| run(place, work.in_worker, &arguments, &input, write);
    let folder = || {
        let folder = tempfile::tempdir().expect("a folder for the test");
        copy(prepared.path(), folder.path());
        folder
    };
    let (before, whole) = (folder(), folder());
    let said = go(whole.path(), None);
    assert_eq!(said.status, Some(0), "{}: {said:?}", work.name);
    check_home(whole.path(), work.name);
    let expected = (work.outcome)(whole.path());
    assert_ne!((work.outcome)(before.path()), expected, "{} changes nothing", work.name);
    for write in 1.. {
        let folder = folder();
        let place = folder.path();
        let first = go(place, Some(write));
        if first.status.is_some() {
            assert_eq!(first.status, Some(0), "{}: {first:?}", work.name);
            return write - 1;
        }
        let what = format!("{}, killed at write {write}", work.name);
        check_secrets(place, &what);
        // What is half there is met once by a command that is killed, too.
        go(place, Some(write));
        check_secrets(place, &what);
        let said = go(place, None);
        let is_refused = said.status.is_some_and(|status| work.refusals.contains(&status)) && said.err.len() > 20;
        assert!(said.status == Some(0) || is_refused, "{what}: {said:?}");
        check_secrets(place, &what);
        check_home(place, &what);
        assert_eq!((work.outcome)(place), expected, "{what}: {said:?}");
    }
    unreachable!("no command writes for ever")
}

/// Several, on two threads.
fn kill_all(all: &[Work]) {
    let half = |first: usize| {
        for work in all.iter().skip(first).step_by(2) {
            let writes = kill_at_every_write(work);
            println!("{}: {writes} writes", work.name);
            assert!(writes >= 4, "{} has more writes than {writes}", work.name);
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| half(1));
        half(0);
    });
}

/// The line to send in what a command said.
fn line_of(said: &CommandOutput) -> String {
    let line = said.out.lines().find(|line| line.starts_with(MAIL_MARK));
    line.unwrap_or_else(|| panic!("there is no line to send: {said:?}")).to_owned()
}

/// A command that succeeds, in a folder of its own beside the others.
fn run_in_folder(place: &Path, who: &str, line: &[&str]) -> CommandOutput {
    let folder = place.join(who);
    fs::create_dir_all(&folder).expect("the folder is ours");
    let arguments: Vec<String> = line.iter().map(|&word| word.to_owned()).collect();
    let said = run(&folder, false, &arguments, "", None);
    assert_eq!(said.status, Some(0), "{said:?}");
    said
}

/// Gives the home of a player to the work, and forgets the other player.
fn take_home(place: &Path, who: &str) {
    fs::rename(place.join(who).join("home"), place.join("home")).expect("the folder is ours");
    for other in ["ada", "bo"] {
        let _ = fs::remove_dir_all(place.join(other));
    }
}

/// The matches by mail: what is on the way, and what was played. Only once each.
fn mails(place: &Path) -> String {
    let files = MailBox::at(home(place).mail()).files().expect("the folder is ours");
    let mut all: Vec<String> = files
        .iter()
        .map(|file| {
            let by_mail = MailBox::open(file).expect("it was looked at");
            let played = by_mail.recorded().map(|recorded| recorded.decisions().len());
            let sent = by_mail.to_send().map(|sent| match &sent.body {
                MailBody::Invite(_) => "invites",
                MailBody::Accept(_) => "accepts",
                MailBody::Turn(_) => "plays",
            });
            format!("{} {sent:?} {played:?}", by_mail.setup().game.id())
        })
        .collect();
    all.dedup();
    all.join(", ")
}

/// An invitation by Ada; Bo has accepted it. His home is left if it is his turn to take something.
fn invited(place: &Path, accepted: bool) -> String {
    let invitation = line_of(&run_in_folder(place, "ada", &["mail", "new", "demeter", "--name", "Ada"]));
    if !accepted {
        // Bo has another match already.
        run_in_folder(place, "bo", &["mail", "new", "groi", "--name", "Bo"]);
        take_home(place, "bo");
        return invitation;
    }
    let answer = line_of(&run_in_folder(place, "bo", &["mail", "accept", &invitation, "--name", "Bo", "--yes"]));
    take_home(place, "ada");
    answer
}

/// A match by mail in the home at which Ada begins; its id.
fn dealt(place: &Path) -> String {
    let answer = invited(place, true);
    let said = run(place, false, &[words("mail accept"), vec![answer]].concat(), "", None);
    assert_eq!(said.status, Some(0), "{said:?}");
    let file = MailBox::at(home(place).mail()).files().expect("it is there").remove(0);
    file.file_stem().expect("it has a name").to_string_lossy().into_owned()
}

#[test]
fn matches_by_mail_are_killed_at_every_write() {
    kill_all(&[
        Work {
            name: "mail new",
            prepare: |_| (words("mail new groi --name Ada"), String::new()),
            in_worker: false,
            refusals: &[],
            outcome: mails,
        },
        Work {
            name: "mail accept, an invitation",
            prepare: |place| {
                ([words("mail accept --yes --name Bo"), vec![invited(place, false)]].concat(), String::new())
            },
            in_worker: false,
            refusals: &[],
            outcome: mails,
        },
        Work {
            name: "mail accept, an answer",
            prepare: |place| ([words("mail accept"), vec![invited(place, true)]].concat(), String::new()),
            in_worker: false,
            refusals: &[],
            outcome: mails,
        },
        Work {
            name: "mail move",
            prepare: |place| (words(&format!("mail move {} g4-e4", dealt(place))), String::new()),
            in_worker: false,
            // It has been played: it says whose turn it is.
            refusals: &[2],
            outcome: mails,
        },
        Work {
            name: "mail move, the last",
            prepare: |place| (words(&format!("mail move {} resign", dealt(place))), String::new()),
            in_worker: false,
            refusals: &[2],
            outcome: |place| {
                // Looking at a match that is over puts it among the others, if that was cut short.
                if let [file] = &MailBox::at(home(place).mail()).files().expect("it is there")[..] {
                    let id = file.file_stem().expect("it has a name").to_string_lossy().into_owned();
                    run(place, false, &words(&format!("mail show {id}")), "", None);
                }
                format!("{} {}", mails(place), matches(place))
            },
        },
        Work {
            name: "mail show --record",
            prepare: |place| (words(&format!("mail show {} --record it.jsonl", dealt(place))), String::new()),
            in_worker: false,
            // The file is there already.
            refusals: &[2],
            outcome: |place| format!("{:?}", RecordedMatch::verify(&place.join("it.jsonl")).is_ok()),
        },
    ]);
}

/// The matches on the shelf: how far each has come.
fn matches(place: &Path) -> String {
    let shelf = Shelf::at(home(place).saves());
    let mut all: Vec<String> = Vec::new();
    shelf
        .look_through(|entry| {
            let recorded = RecordedMatch::verify(&entry.file).unwrap_or_else(|why| panic!("{entry:?}: {why}"));
            all.push(format!(
                "{} {} {} {:?}",
                recorded.setup().game.id(),
                recorded.decisions().len(),
                recorded.is_over(),
                entry.title
            ));
            true
        })
        .expect("the folder is ours");
    all.sort();
    all.dedup();
    all.join(", ")
}

/// How far the match of a file has come.
fn decisions(place: &Path) -> String {
    let recorded = RecordedMatch::verify(&place.join("match.jsonl"));
    recorded.map_or_else(|_| "none".to_owned(), |recorded| recorded.decisions().len().to_string())
}

fn learned(place: &Path) -> String {
    let learned = Learned::peek(&home(place).learned_file());
    [Subject::Lessons, Subject::Journey, Subject::Medals, Subject::Offers]
        .into_iter()
        .flat_map(|subject| learned.all(subject).map(|(id, _)| id.to_owned()).collect::<Vec<_>>())
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn matches_in_the_terminal_are_killed_at_every_write() {
    kill_all(&[
        Work {
            name: "text --save",
            prepare: |_| (words("text groi --p2 human --seed 3 --save match.jsonl"), "o2-i2\n".to_owned()),
            in_worker: false,
            // The file is there: --load goes on with it.
            refusals: &[2],
            outcome: |place| {
                run(place, false, &words("text groi --load match.jsonl"), "o2-i2\n", None);
                decisions(place)
            },
        },
        Work {
            name: "text --load",
            prepare: |place| {
                let mut recorded = begin(3, ["human", "human"]);
                play(&mut recorded, &mut Lots::new(3), 6);
                fs::write(place.join("match.jsonl"), recorded.text()).expect("the folder is ours");
                let action = recorded.table().action_text(recorded.table().actions()[0]);
                (words("text holochess --load match.jsonl"), format!("{action}\nsave copy.jsonl\n"))
            },
            in_worker: false,
            refusals: &[],
            outcome: decisions,
        },
        Work {
            name: "text, a new match on the shelf",
            prepare: |place| {
                fs::create_dir_all(home(place).saves()).expect("the folder is ours");
                let other = home(place).saves().join("other.jsonl");
                fs::write(other, begin(5, ["human", "human"]).text()).expect("the folder is ours");
                (words("text groi --p2 human --seed 3"), "o2-i2\nresign yes\n".to_owned())
            },
            in_worker: false,
            refusals: &[],
            // A match that was cut short lies beside it.
            outcome: |place| {
                let all = matches(place);
                let is_there = |wanted: &&str| all.contains(wanted);
                ["groi 2 true", "holochess 0 false"].into_iter().filter(is_there).collect::<Vec<_>>().join(", ")
            },
        },
        Work {
            name: "text --load, a line of text",
            prepare: |place| {
                let mut recorded = begin(3, ["human", "human"]);
                play(&mut recorded, &mut Lots::new(3), 6);
                fs::write(place.join("line.txt"), to_text_line(&recorded.text())).expect("the folder is ours");
                (words("text holochess --load line.txt"), "quit\n".to_owned())
            },
            in_worker: false,
            refusals: &[],
            outcome: matches,
        },
        Work {
            name: "day",
            prepare: |_| (words("day --date 2026-11-23"), "resign yes\n".to_owned()),
            in_worker: false,
            refusals: &[],
            outcome: matches,
        },
        Work {
            name: "journey",
            prepare: |_| (words("journey 1"), "resign yes\n".to_owned()),
            in_worker: false,
            refusals: &[],
            outcome: learned,
        },
        Work {
            name: "a puzzle",
            prepare: |_| (words("text groi --puzzle groi-15"), "o8-i5\n".to_owned()),
            in_worker: false,
            refusals: &[],
            outcome: |place| format!("{:?}", SolvedPuzzles::peek(&home(place).puzzles_file()).tries("groi-15")),
        },
    ]);
}

#[test]
fn what_commands_compute_into_files_is_killed_at_every_write() {
    kill_all(&[Work {
        name: "man --out",
        prepare: |place| {
            fs::create_dir(place.join("pages")).expect("the folder is ours");
            (words("man --out pages"), String::new())
        },
        in_worker: false,
        refusals: &[],
        outcome: |place| {
            format!(
                "{:?}",
                fs::read_dir(place.join("pages")).map(|files| files.flatten().map(|file| file.file_name()).max())
            )
        },
    }]);
}

/// What is written past the count would not be killed here. Films and sheets are left out, which need the engine.
#[test]
fn nothing_is_written_past_the_count() {
    let calls = ["write", "copy", "create_dir", "create_dir_all", "hard_link", "remove_dir", "remove_dir_all"];
    let more = ["remove_file", "rename", "set_permissions", "File::create", "File::create_new", "File::options"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut looked_at = 0;
    for file in ["src", "crates"].iter().flat_map(|folder| files(&root.join(folder))) {
        let path = file.strip_prefix(root).expect("it is there").to_string_lossy().replace('\\', "/");
        let is_storage = path.starts_with("crates/platform/src/storage/");
        let is_script = ["/build", "/tests/", "/examples/", "_test.rs"].iter().any(|part| path.contains(part));
        let has_engine = ["src/ui/", "crates/view/", "src/cli/film.rs", "crates/lab/src/sheets/"];
        let has_no_engine = is_storage
            || !is_script
                && !path.starts_with("crates/platform/")
                && !has_engine.iter().any(|part| path.starts_with(part));
        if !has_no_engine || file.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        looked_at += 1;
        let text = fs::read_to_string(&file).expect("it is text");
        // Tests may write as they like; they stand at the end of a file.
        let code = text.split("#[cfg(test)]\nmod ").next().expect("there is a first part");
        let is_counted =
            code.contains("platform::fs") || code.contains("platform::{") || is_storage && code.contains("use crate::");
        for call in calls.iter().chain(&more) {
            let passes = is_counted && !code.contains(&format!("std::fs::{call}("));
            let count = code.matches(&format!("fs::{call}(")).count();
            assert!(count == 0 || passes, "{path}: fs::{call} is not that of platform::fs");
        }
        // The calls of an open file: where they are, each is counted by hand.
        let opens = ["File::create(", "File::create_new(", "File::options("].iter().any(|call| code.contains(call));
        let is_known = is_storage && ["disk.rs", "lock.rs", "write.rs"].iter().any(|name| path.ends_with(name));
        assert!(!opens || is_known, "{path} opens files for writing by itself");
    }
    assert!(looked_at > 100, "{looked_at} files were looked at");
}

/// A shelf with one match, played a little.
fn shelf(place: &Path, title: &str) -> Shelf {
    let shelf = Shelf::at(home(place).saves());
    fs::create_dir_all(shelf.folder()).expect("the folder is ours");
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 6);
    let file = shelf.folder().join("match.jsonl");
    // The second time there is a last good copy.
    recorded.autosave_to(file.clone()).expect("the folder is ours");
    play(&mut recorded, &mut Lots::new(3), 1);
    shelf.set_title(&file, title).expect("the folder is ours");
    shelf
}

/// Does one thing as the window does it. Run as a test of its own by the others, and does nothing otherwise.
#[test]
fn worker() {
    let Ok(what) = env::var(WORKER) else { return };
    let home = Home::of_environment();
    home.remove_temporaries();
    let shelf = Shelf::at(home.saves());
    let file = shelf.folder().join("match.jsonl");
    match what.as_str() {
        "settings" => {
            let (mut settings, _) = Settings::load(&home.settings_file());
            settings.graphics.interface_scale = 1.5;
            settings.save(&home.settings_file()).expect("the folder is ours");
        }
        "learned" => {
            let change = |learned: &mut Learned| learned.raise(Subject::Lessons, "groi-walk", 1);
            Learned::update(&home.learned_file(), change).expect("the folder is ours");
        }
        "ratings" => {
            let standing = StoredRating { rating: 300.0, deviation: 90.0, matches: 3 };
            StoredRatings::update(&home.strength_file(), |ratings| ratings.set("Ada", "groi", standing))
                .expect("the folder is ours");
        }
        "title" => shelf.set_title(&file, "Another").expect("the folder is ours"),
        "delete" => {
            // The second time it is gone.
            let _ = shelf.delete(&file);
        }
        "bring back" => {
            if let Some(deleted) = shelf.deleted().first() {
                shelf.bring_back(deleted).expect("it was deleted");
            }
        }
        "empty the trash" => {
            let later = SystemTime::now() + Duration::from_secs((KEPT_DAYS + 1) * 86_400);
            shelf.empty_trash(later);
            shelf.empty_trash(later + Duration::from_hours(24));
        }
        "export" => {
            shelf.export(&file, Some("Ours"), home.exports()).expect("it can be read");
        }
        "repair" => {
            // The second time nothing is wrong with it.
            shelf.repair(&file).expect("most of it can be saved");
        }
        other => panic!("nothing is called {other}"),
    }
}

/// What [`worker`] is told.
fn of_worker(what: &str) -> (Vec<String>, String) {
    (vec![what.to_owned()], String::new())
}

#[test]
fn settings_and_progress_are_killed_at_every_write() {
    kill_all(&[
        Work {
            name: "new settings",
            prepare: |place| {
                fs::create_dir_all(place.join("home")).expect("the folder is ours");
                of_worker("settings")
            },
            in_worker: true,
            refusals: &[],
            outcome: |place| Settings::peek(&home(place).settings_file()).graphics.interface_scale.to_string(),
        },
        Work {
            name: "changed settings",
            prepare: |place| {
                let mut settings = Settings::default();
                settings.game.names[0] = "Ada".into();
                fs::create_dir_all(place.join("home")).expect("the folder is ours");
                settings.save(&home(place).settings_file()).expect("the folder is ours");
                of_worker("settings")
            },
            in_worker: true,
            refusals: &[],
            outcome: |place| {
                let settings = Settings::peek(&home(place).settings_file());
                format!("{} {}", settings.graphics.interface_scale, settings.game.names[0])
            },
        },
        Work {
            name: "what was learned",
            prepare: |_| of_worker("learned"),
            in_worker: true,
            refusals: &[],
            outcome: learned,
        },
        Work {
            name: "ratings",
            prepare: |_| of_worker("ratings"),
            in_worker: true,
            refusals: &[],
            outcome: |place| {
                format!("{:?}", StoredRatings::load(&home(place).strength_file()).0.rating_of("Ada", "groi").is_some())
            },
        },
    ]);
}

#[test]
fn the_shelf_is_killed_at_every_write() {
    kill_all(&[
        Work {
            name: "a title",
            prepare: |place| {
                shelf(place, "First");
                of_worker("title")
            },
            in_worker: true,
            refusals: &[],
            outcome: matches,
        },
        Work {
            name: "delete",
            prepare: |place| {
                shelf(place, "First");
                of_worker("delete")
            },
            in_worker: true,
            refusals: &[],
            outcome: |place| {
                let deleted = Shelf::at(home(place).saves()).deleted();
                format!("{}{} {}", matches(place), deleted.len(), deleted.iter().any(|it| it.lies_at().exists()))
            },
        },
        Work {
            name: "bring back",
            prepare: |place| {
                let shelf = shelf(place, "First");
                shelf.delete(&shelf.folder().join("match.jsonl")).expect("it is there");
                of_worker("bring back")
            },
            in_worker: true,
            refusals: &[],
            outcome: matches,
        },
        Work {
            name: "empty the trash",
            prepare: |place| {
                let shelf = shelf(place, "First");
                shelf.delete(&shelf.folder().join("match.jsonl")).expect("it is there");
                of_worker("empty the trash")
            },
            in_worker: true,
            refusals: &[],
            outcome: |place| format!("{} {}", matches(place), Shelf::at(home(place).saves()).deleted().len()),
        },
        Work {
            name: "export",
            prepare: |place| {
                shelf(place, "First");
                of_worker("export")
            },
            in_worker: true,
            refusals: &[],
            outcome: |place| {
                let exported = files(home(place).exports());
                assert!(exported.iter().all(|file| RecordedMatch::verify(file).is_ok()), "{exported:?}");
                format!("{}", !exported.is_empty())
            },
        },
        Work {
            name: "repair",
            prepare: |place| {
                let file = shelf(place, "First").folder().join("match.jsonl");
                let text = fs::read_to_string(&file).expect("it is there");
                fs::write(&file, &text[..text.len() - 9]).expect("the folder is ours");
                of_worker("repair")
            },
            in_worker: true,
            refusals: &[],
            outcome: |place| RecordedMatch::verify(&home(place).saves().join("match.jsonl")).is_ok().to_string(),
        },
    ]);
}
