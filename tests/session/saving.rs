//! The files of matches: each match has its own, a decision is on the disk before the next can be made, and a failure to save
//! is reported without losing the match.

use std::{fs, path::Path, process::Command, sync::mpsc, time::Duration};

use bevy::{prelude::*, tasks::IoTaskPool, time::TimeUpdateStrategy};
use holochess::{
    record::{RecordedMatch, Shelf},
    rules::Action,
    session::{
        ActionRequested, Autosave, Director, LeaveRefused, Match, MatchPhase, MatchRequest, Pace, ResignRequested,
        SavedPart, Saving, Speed, TakeBackRequested, Trouble, play_again,
    },
    storage::FileProblem,
};

use crate::support::{HANG, app, ask, phase, send, setup, start, until};

/// An app whose matches are saved in this folder, and that records problems.
fn saving_in(folder: &Path) -> App {
    let mut app = app();
    app.insert_resource(Autosave(Some(Shelf::at(folder)))).init_resource::<TroubleLog>().add_systems(Last, listen);
    app
}

/// The problems reported so far, in order.
#[derive(Resource, Default)]
struct TroubleLog {
    troubles: Vec<String>,
    refusals: usize,
}

fn listen(
    mut troubles: MessageReader<Trouble>,
    mut refusals: MessageReader<LeaveRefused>,
    mut told: ResMut<TroubleLog>,
) {
    told.troubles.extend(troubles.read().map(|trouble| format!("{trouble:?}")));
    told.refusals += refusals.read().count();
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("tests may write temporary files")
}

/// The names of the match files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| std::path::Path::new(name).extension().is_some_and(|ending| ending == "jsonl"));
    names.sort();
    names
}

fn text(app: &App) -> String {
    app.world().resource::<Match>().text()
}

fn decisions(world: &World) -> usize {
    world.get_resource::<Match>().map_or(0, |game| game.decisions().len())
}

fn is_saved(world: &World) -> bool {
    !world.resource::<Saving>().is_under_way()
}

/// Requests the first legal move for the person.
fn decide(app: &mut App) {
    until(app, "a person may choose", |world| phase(world) == MatchPhase::Choosing && is_saved(world));
    let action = app.world().resource::<Match>().table().actions()[0];
    send(app, ActionRequested(action));
}

fn leave(app: &mut App) {
    app.world_mut().write_message(MatchRequest::Leave);
    until(app, "the match is left", |world| !world.contains_resource::<Match>());
}

#[test]
fn every_match_has_a_file_of_its_own_from_its_first_decision() {
    let folder = folder();
    let saves = folder.path().join("saves");
    let mut app = saving_in(&saves);
    let mut written: Vec<(String, String)> = Vec::new();
    // The same seed twice, another seed, and a match that begins while another is on the table.
    for (seed, stays) in [(7, false), (7, false), (8, true), (9, true)] {
        start(&mut app, setup(["human", "human"], seed));
        until(&mut app, "the new match is on the table", |world| decisions(world) == 0);
        assert_eq!(names(&saves).len(), written.len(), "nothing has been decided yet");
        assert_eq!(app.world().resource::<Saving>().kept(), SavedPart::Nothing);
        decide(&mut app);
        until(&mut app, "it is saved", is_saved);
        assert_eq!(app.world().resource::<Saving>().kept(), SavedPart::Everything);
        let fresh: Vec<_> =
            names(&saves).into_iter().filter(|name| written.iter().all(|(known, _)| known != name)).collect();
        assert_eq!(fresh.len(), 1, "{fresh:?}");
        written.push((fresh[0].clone(), text(&app)));
        if !stays {
            leave(&mut app);
        }
    }
    // A resumed match stays in its file, whatever the file's name.
    leave(&mut app);
    fs::rename(saves.join(&written[0].0), saves.join("autosave.jsonl")).expect("the folder is ours");
    app.world_mut().write_message(MatchRequest::Resume(saves.join("autosave.jsonl")));
    until(&mut app, "it is on the table", |world| decisions(world) == 1);
    decide(&mut app);
    until(&mut app, "it is saved", is_saved);
    written[0] = ("autosave.jsonl".to_owned(), text(&app));
    assert_eq!(names(&saves).len(), written.len());
    for (name, text) in &written {
        assert_eq!(fs::read_to_string(saves.join(name)).expect("it is there"), *text, "{name}");
    }
    assert_eq!(app.world().resource::<TroubleLog>().troubles, [""; 0]);
}

#[test]
fn a_decision_is_on_the_disk_before_the_next_is_made() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["random", "random"], 3));
    let (mut before, mut checked) = (0, 0);
    while phase(app.world()) != MatchPhase::Over {
        app.update();
        std::thread::yield_now();
        let now = decisions(app.world());
        if now > before && before > 0 {
            let file = folder.path().join(&names(folder.path())[0]);
            let recorded = RecordedMatch::open(&file).expect("what is saved is whole").0;
            assert!(recorded.decisions().len() >= before, "decision {now} is made, {before} is not on the disk");
            checked += 1;
        }
        before = now;
    }
    assert!(checked > 10, "{checked} decisions were looked at");
    until(&mut app, "the end is saved", is_saved);
    assert!(RecordedMatch::verify(&folder.path().join(&names(folder.path())[0])).expect("it verifies").is_over());
}

/// Holds every thread that writes files until it is dropped.
fn hold_the_disk() -> Vec<mpsc::Sender<()>> {
    let pool = IoTaskPool::get();
    let (tell, told) = mpsc::channel();
    let held: Vec<_> = (0..pool.thread_num())
        .map(|_| {
            let (release, released) = mpsc::channel::<()>();
            let tell = tell.clone();
            pool.spawn(async move {
                let _ = tell.send(());
                let _ = released.recv();
            })
            .detach();
            release
        })
        .collect();
    for _ in &held {
        told.recv_timeout(HANG).expect("the other tests' files are written meanwhile");
    }
    held
}

#[test]
fn what_is_asked_for_while_a_decision_is_being_saved_is_done_when_it_is() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "human"], 7));
    until(&mut app, "a player may choose", |world| phase(world) == MatchPhase::Choosing);
    let ask = |app: &mut App| {
        let action = app.world().resource::<Match>().table().actions()[0];
        send(app, ActionRequested(action));
    };
    for _ in 0..20 {
        until(&mut app, "it is saved", is_saved);
        let held = hold_the_disk();
        let before = decisions(app.world());
        ask(&mut app);
        until(&mut app, "it is decided", |world| decisions(world) > before && !world.resource::<Director>().is_busy());
        let made = decisions(app.world());
        ask(&mut app);
        for _ in 0..5 {
            app.update();
        }
        assert_eq!(decisions(app.world()), made, "the decision before is not on the disk yet");
        drop(held);
        until(&mut app, "it is decided", |world| decisions(world) > made && !world.resource::<Director>().is_busy());
    }
    until(&mut app, "it is saved", is_saved);
    let file = folder.path().join(&names(folder.path())[0]);
    assert_eq!(fs::read_to_string(file).expect("it is there"), text(&app));
}

#[test]
fn a_match_is_saved_before_it_is_left_or_the_program_ends_even_within_a_scene() {
    for ends in [false, true] {
        let folder = folder();
        let mut app = saving_in(folder.path());
        app.insert_resource(Pace::from_speed(Speed::Normal))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        start(&mut app, setup(["human", "human"], 7));
        decide(&mut app);
        assert!(app.world().resource::<Director>().is_busy(), "a scene runs");
        let whole = text(&app);
        if ends {
            app.world_mut().write_message(AppExit::Success);
            app.update();
        } else {
            leave(&mut app);
            assert_eq!(app.world().resource::<Saving>().kept(), SavedPart::Nothing);
        }
        let file = folder.path().join(&names(folder.path())[0]);
        assert_eq!(fs::read_to_string(file).expect("it is there"), whole);
    }
    // Dropping the app loses no decision.
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "human"], 7));
    decide(&mut app);
    let whole = text(&app);
    drop(app);
    let file = folder.path().join(&names(folder.path())[0]);
    assert_eq!(fs::read_to_string(file).expect("it is there"), whole);
}

#[test]
fn what_cannot_be_saved_is_told_and_the_match_stays_until_it_can() {
    let folder = folder();
    let saves = folder.path().join("saves");
    // A file with the folder's name: the folder cannot be made.
    fs::write(&saves, "in the way").expect("the folder is ours");
    let mut app = saving_in(&saves);
    start(&mut app, setup(["human", "human"], 7));
    for told in 1..=2 {
        decide(&mut app);
        until(&mut app, "it has failed", is_saved);
        app.update();
        // One more was told when the match began.
        assert_eq!(app.world().resource::<TroubleLog>().troubles.len(), told + 1, "each failure is told once");
    }
    assert!(matches!(app.world().resource::<Saving>().kept(), SavedPart::AllBut(_)));
    let whole = text(&app);
    // It is not left, and no other match replaces it.
    for refused in 1..=2 {
        if refused == 1 {
            app.world_mut().write_message(MatchRequest::Leave);
        } else {
            app.world_mut().write_message(MatchRequest::Start(setup(["human", "human"], 8)));
        }
        until(&mut app, "it is refused", |world| world.resource::<TroubleLog>().refusals == refused);
        for _ in 0..20 {
            app.update();
        }
        assert_eq!(text(&app), whole);
    }
    fs::remove_file(&saves).expect("it is ours");
    leave(&mut app);
    assert_eq!(fs::read_to_string(saves.join(&names(&saves)[0])).expect("it is there"), whole);
    assert_eq!(app.world().resource::<TroubleLog>().refusals, 2);
}

#[test]
fn that_nothing_can_be_saved_is_said_before_the_first_decision() {
    let folder = folder();
    let saves = folder.path().join("saves");
    let mut app = saving_in(&saves);
    start(&mut app, setup(["human", "human"], 7));
    app.update();
    assert_eq!(app.world().resource::<TroubleLog>().troubles, [""; 0], "there is nothing to say");
    assert_eq!(names(&saves), [""; 0], "no file is left of the try");
    leave(&mut app);
    fs::remove_dir(&saves).expect("it is empty");
    fs::write(&saves, "in the way").expect("the folder is ours");
    start(&mut app, setup(["human", "human"], 8));
    app.update();
    let troubles = &app.world().resource::<TroubleLog>().troubles;
    assert!(troubles.len() == 1 && troubles[0].starts_with("Save("), "{troubles:?}");
    assert_eq!(decisions(app.world()), 0);
}

#[test]
fn unsaved_match_can_be_given_up_and_left() {
    let folder = folder();
    let saves = folder.path().join("saves");
    fs::write(&saves, "in the way").expect("the folder is ours");
    let mut app = saving_in(&saves);
    start(&mut app, setup(["human", "human"], 7));
    decide(&mut app);
    until(&mut app, "it has failed", is_saved);
    app.world_mut().resource_mut::<Saving>().give_up();
    send(&mut app, MatchRequest::Leave);
    assert!(!app.world().contains_resource::<Match>());
    assert_eq!(fs::read(&saves).expect("untouched"), b"in the way");
}

/// In a process of its own, because the limit holds for a whole process.
#[test]
#[cfg(unix)]
fn a_full_disk_is_told_as_one() {
    const CHILD: &str = "HOLOCHESS_TEST_FULL_DISK";
    if let Some(saves) = std::env::var_os(CHILD) {
        let mut app = saving_in(Path::new(&saves));
        start(&mut app, setup(["human", "human"], 7));
        decide(&mut app);
        until(&mut app, "it has failed", is_saved);
        let SavedPart::AllBut(error) = app.world().resource::<Saving>().kept() else { panic!("nothing can be saved") };
        assert_eq!(error.problem, FileProblem::Full);
        assert_eq!(decisions(app.world()), 1, "the decision stands");
        app.world_mut().resource_mut::<Saving>().give_up();
        return;
    }
    let folder = folder();
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" --exact saving::a_full_disk_is_told_as_one";
    let test = std::env::current_exe().expect("this is a program");
    let output = Command::new("bash").args(["-c", script]).arg(test).env(CHILD, folder.path()).output();
    let output = output.expect("bash runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"));
    assert_eq!(names(folder.path()), [""; 0], "no empty file is left of a match that was given up");
}

#[test]
fn what_was_mended_of_a_resumed_match_is_told() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "human"], 7));
    for _ in 0..3 {
        decide(&mut app);
    }
    leave(&mut app);
    let file = folder.path().join(&names(folder.path())[0]);
    let whole = fs::read_to_string(&file).expect("it is there");
    fs::write(&file, &whole[..whole.len() - 10]).expect("it is ours");
    app.world_mut().write_message(MatchRequest::Resume(file));
    until(&mut app, "it is on the table", World::contains_resource::<Match>);
    app.update();
    assert_eq!(decisions(app.world()), 2);
    let troubles = &app.world().resource::<TroubleLog>().troubles;
    assert!(troubles.len() == 1 && troubles[0].contains("RecordRepaired"), "{troubles:?}");
}

#[test]
fn match_with_an_unknown_player_is_neither_begun_nor_resumed() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "human"], 7));
    decide(&mut app);
    leave(&mut app);
    start(&mut app, setup(["human", "foo"], 7));
    app.update();
    assert!(!app.world().contains_resource::<Match>());
    assert_eq!(app.world().resource::<TroubleLog>().troubles.len(), 1);
    let file = folder.path().join(&names(folder.path())[0]);
    let known = fs::read_to_string(&file).expect("it is there");
    let header = known.lines().next().expect("it has a header").replacen("\"human\"", "\"foo\"", 1);
    fs::write(&file, format!("{header}\n")).expect("it is ours");
    fs::remove_file(folder.path().join(format!("{}.bak", names(folder.path())[0]))).ok();
    send(&mut app, MatchRequest::Resume(file));
    app.update();
    assert!(!app.world().contains_resource::<Match>());
    assert_eq!(app.world().resource::<TroubleLog>().troubles.len(), 2);
}

#[test]
fn a_match_that_is_played_again_is_not_saved_again() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["greedy", "random"], 23));
    until(&mut app, "the match is over", |world| phase(world) == MatchPhase::Over && is_saved(world));
    let file = folder.path().join(&names(folder.path())[0]);
    let written = fs::metadata(&file).and_then(|file| file.modified()).expect("it is there");
    play_again(app.world_mut(), 0);
    until(&mut app, "it is over again", |world| phase(world) == MatchPhase::Over);
    assert_eq!(app.world().resource::<Saving>().kept(), SavedPart::Nothing);
    assert_eq!(fs::metadata(&file).and_then(|file| file.modified()).expect("it is there"), written);
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn the_last_decision_of_a_killed_program_is_continued() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "random"], 5));
    let mut confirmed = String::new();
    for _ in 0..6 {
        until(&mut app, "a person may choose", |world| {
            world.resource::<Match>().human_to_choose().is_some() && is_saved(world)
        });
        let action = app.world().resource::<Match>().table().actions()[0];
        send(&mut app, ActionRequested(action));
        until(&mut app, "it is saved", is_saved);
        confirmed = text(&app);
    }
    // Without running destructors, as if the process had been killed.
    std::mem::forget(app);
    let found = Shelf::at(folder.path()).newest(|_| true).expect("the folder can be read");
    let (file, recorded) = found.newest.expect("the match is not over");
    assert!(recorded.text().starts_with(&confirmed), "what was confirmed is there");
    let mut again = saving_in(folder.path());
    again.world_mut().write_message(MatchRequest::Resume(file));
    until(&mut again, "it is on the table", World::contains_resource::<Match>);
    assert!(text(&again).starts_with(&confirmed));
    // Then it is played to its end.
    send(&mut again, ResignRequested);
    until(&mut again, "it is over", |world| phase(world) == MatchPhase::Over && is_saved(world));
    let found = Shelf::at(folder.path()).newest(|_| true).expect("the folder can be read");
    assert!(found.newest.is_none() && found.damaged.is_empty());
    let told = ask(&mut again, |told: Res<TroubleLog>| told.troubles.clone());
    assert_eq!(told, [""; 0]);
}

#[test]
fn a_step_back_is_saved_too() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "random"], 5));
    until(&mut app, "a person may choose", |world| {
        phase(world) == MatchPhase::Choosing && world.resource::<Match>().human_to_choose().is_some() && is_saved(world)
    });
    let quiet = |action: &Action| matches!(action, Action::Move { .. });
    let action = app.world().resource::<Match>().table().actions().into_iter().find(quiet);
    send(&mut app, ActionRequested(action.expect("the start has moves")));
    send(&mut app, TakeBackRequested);
    until(&mut app, "it is taken back and saved", |world| {
        world.resource::<Match>().take_backs() == 1 && is_saved(world)
    });
    let file = folder.path().join(&names(folder.path())[0]);
    assert_eq!(RecordedMatch::open(&file).expect("it is whole").0.take_backs(), 1);
}

#[test]
fn a_file_that_another_program_has_written_to_is_reported_and_left_alone() {
    let folder = folder();
    let mut app = saving_in(folder.path());
    start(&mut app, setup(["human", "human"], 7));
    decide(&mut app);
    until(&mut app, "it is saved", is_saved);
    let file = folder.path().join(&names(folder.path())[0]);
    let theirs = format!("{}another program was here\n", fs::read_to_string(&file).expect("it is there"));
    fs::write(&file, &theirs).expect("the folder is ours");
    decide(&mut app);
    until(&mut app, "the problem is reported", |world| !world.resource::<TroubleLog>().troubles.is_empty());
    let told = &app.world().resource::<TroubleLog>().troubles;
    assert!(told.len() == 1 && told[0].starts_with("Save(") && told[0].contains("Changed"), "{told:?}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), theirs, "not a letter of it is overwritten");
    assert!(matches!(app.world().resource::<Saving>().kept(), SavedPart::AllBut(_)));
    assert_eq!(decisions(app.world()), 2, "the match goes on in memory");
}
