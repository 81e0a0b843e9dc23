//! A match between two programs, each with a table of its own, over the network of this machine.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use holochess::{
    link::{Arrival, Nearby, NearbyTable, Reach},
    record::{
        RecordedMatch, Seconds, Shelf, TimeControl, Who,
        live::{LiveDue, LiveHostFile, LiveHostSeat, LiveInput, LiveLine, LiveSit},
    },
    rules::{Action, GameId, Seat, splitmix::SplitMix64},
    session::{
        ActionRequested, Autosave, BrowseRequested, ChessClock, DisplayedBoard, HintRequested, HintTask, LivePlace,
        LiveState, LiveTable, Match, MatchMode, MatchPhase, MatchRequest, NearbyTables, Pace, ResignRequested,
        UndoRequested,
    },
    settings::Speed,
};

use super::support::{HANG, app, phase};

/// A program at the table, with a home of its own.
struct Program {
    app: App,
    home: PathBuf,
}

impl Program {
    fn start(home: PathBuf) -> Self {
        let mut app = app();
        app.insert_resource(LivePlace(Some(home.join("live"))))
            .insert_resource(Autosave(Some(Shelf::at(home.join("saves")))))
            .insert_resource(Pace::from_speed(Speed::Off));
        Self { app, home }
    }

    /// The program ends, and is started again.
    fn restart(mut self) -> Self {
        self.send(AppExit::Success);
        self.app.update();
        Self::start(self.home)
    }

    fn arrive(&mut self, arrival: Arrival) {
        let (folder, shelf) = (self.home.join("live"), Shelf::at(self.home.join("saves")));
        self.app.world_mut().resource_mut::<LiveTable>().arrive(arrival, folder, shelf);
    }

    fn put(&self, input: LiveInput) {
        self.app.world().resource::<LiveTable>().put(input);
    }

    fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    fn state(&self) -> &LiveState {
        self.app.world().resource::<LiveTable>().state()
    }

    fn game(&self) -> Option<&Match> {
        self.app.world().get_resource::<Match>()
    }

    fn decisions(&self) -> Vec<String> {
        self.game().map_or_else(Vec::new, |game| game.decisions().iter().map(|entry| entry.text.clone()).collect())
    }

    /// The player here who is to choose, while nothing is being shown.
    fn chooser(&self) -> Option<Seat> {
        self.game()
            .filter(|_| matches!(phase(self.app.world()), MatchPhase::Choosing | MatchPhase::Pushing))?
            .human_to_choose()
    }

    /// The record that this program has written.
    fn record(&self) -> PathBuf {
        let files = std::fs::read_dir(self.home.join("saves")).expect("it has saved");
        let mut files: Vec<PathBuf> = files.map(|file| file.expect("it can be read").path()).collect();
        files.retain(|file| file.extension().is_some_and(|end| end == "jsonl"));
        files.sort_by_key(|file| std::fs::metadata(file).and_then(|about| about.modified()).expect("it has a date"));
        files.pop().expect("it has saved")
    }
}

/// Runs the programs until `holds`.
fn until<const N: usize>(all: &mut [Program; N], what: &str, mut holds: impl FnMut(&mut [Program; N]) -> bool) {
    let begun = Instant::now();
    while !holds(all) {
        assert!(begun.elapsed() < HANG, "stalled while waiting until {what}: {:?}", all.each_ref().map(Program::state));
        for program in &mut *all {
            program.app.update();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A seat of the host's program.
fn taken(who: &str, name: &str) -> LiveHostSeat {
    LiveHostSeat { who: Some(who.to_owned()), name: name.to_owned(), key: None }
}

/// Has a program open a table; the way to it for another one.
fn open(program: Program, game: GameId, seats: Vec<LiveHostSeat>, watch: bool) -> (Program, Arrival) {
    open_with(program, game, seats, watch, None)
}

/// The same, perhaps for time.
fn open_with(
    program: Program,
    game: GameId,
    seats: Vec<LiveHostSeat>,
    watch: bool,
    clock: Option<TimeControl>,
) -> (Program, Arrival) {
    let watchers = u8::from(watch);
    let mut file = LiveHostFile::new(game, &game.options(), seats, watchers).expect("there is chance");
    file.clock = clock;
    let mut host = [program];
    host[0].arrive(Arrival::Open(Box::new(file), Reach::default()));
    until(&mut host, "the table is open", |[host]| host.state().line.is_some());
    let [host] = host;
    let line = LiveLine::read(host.state().line.as_deref().unwrap_or_default()).expect("it is one");
    (host, Arrival::Join { line: Box::new(line), watch, relay_only: false })
}

/// Two programs at a table of this game: the first has opened it, the second has joined it.
fn at_a_table(game: GameId, folder: &tempfile::TempDir) -> [Program; 2] {
    at_a_table_with(game, None, folder)
}

/// The same, perhaps for time.
fn at_a_table_with(game: GameId, clock: Option<TimeControl>, folder: &tempfile::TempDir) -> [Program; 2] {
    let [ada, mut ben] = ["ada", "ben"].map(|name| Program::start(folder.path().join(name)));
    let (ada, way) = open_with(ada, game, vec![taken(Who::HUMAN, "Ada"), LiveHostSeat::FREE], false, clock);
    ben.arrive(way);
    let mut both = [ada, ben];
    until(&mut both, "the guest sees the table", |both| both[1].state().asks_to_sit);
    assert!(both.iter().all(|program| program.game().is_none()), "nothing begins before the guest says yes");
    both[1].put(LiveInput::Sit(LiveSit { who: Who::HUMAN.to_owned(), name: "Ben".to_owned() }));
    until(&mut both, "the match is dealt", |both| both.iter().all(|program| program.game().is_some()));
    both
}

/// Plays so many decisions, chosen by chance; fewer if the match ends.
fn play<const N: usize>(both: &mut [Program; N], decisions: usize, random: &mut SplitMix64) {
    let wanted = both[0].decisions().len() + decisions;
    let has_enough =
        |program: &Program| program.decisions().len() >= wanted || program.game().is_some_and(|game| game.is_over());
    until(both, "enough is decided", |both| {
        if both.iter().all(has_enough) {
            return true;
        }
        for program in both.iter_mut() {
            let Some(seat) = program.chooser().filter(|_| !has_enough(program)) else { continue };
            let game = program.game().expect("a player is to choose");
            assert!(game.live().is_some_and(|seats| seats.is_own(seat)));
            let actions: Vec<Action> = game.table().actions();
            let action = actions[(random.next() % actions.len() as u64) as usize];
            program.send(ActionRequested(action));
        }
        false
    });
    for program in &both[1..] {
        assert_eq!(program.decisions(), both[0].decisions());
    }
}

#[test]
fn computers_of_the_host_play_and_who_watches_sees_it_and_decides_nothing() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [ada, mut ben, mut cleo] = ["ada", "ben", "cleo"].map(|name| Program::start(folder.path().join(name)));
    let seats = vec![taken(Who::HUMAN, "Ada"), LiveHostSeat::FREE, taken("random", "")];
    let (ada, way) = open(ada, GameId::Chinese, seats, true);
    let Arrival::Join { line, .. } = way.clone() else { unreachable!("it is the way of a guest") };
    cleo.arrive(way);
    ben.arrive(Arrival::Join { line, watch: false, relay_only: false });
    let mut all = [ada, ben, cleo];
    until(&mut all, "the guest sees the table", |all| all[1].state().asks_to_sit);
    all[1].put(LiveInput::Sit(LiveSit { who: Who::HUMAN.to_owned(), name: "Ben".to_owned() }));
    until(&mut all, "the match is on all tables", |all| all.iter().all(|program| program.game().is_some()));
    play(&mut all, 9, &mut SplitMix64(5));
    let watcher = all[2].game().expect("it watches");
    assert!(watcher.only_human().is_none() && watcher.human_to_choose().is_none());
    let before = all[0].decisions();
    let some_action = all[2].game().map(|game| game.table().actions()[0]).expect("it goes on");
    all[2].send(ActionRequested(some_action));
    all[2].send(ResignRequested);
    all[2].app.update();
    assert_eq!(all[2].decisions(), before);
}

#[test]
fn a_table_that_is_closed_before_its_match_is_left_by_its_guests() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [ada, mut ben] = ["ada", "ben"].map(|name| Program::start(folder.path().join(name)));
    let (ada, way) = open(ada, GameId::Groi, vec![taken(Who::HUMAN, "Ada"), LiveHostSeat::FREE], false);
    ben.arrive(way);
    let mut both = [ada, ben];
    until(&mut both, "the guest sees the table", |both| both[1].state().asks_to_sit);
    both[0].app.world_mut().resource_mut::<LiveTable>().leave();
    until(&mut both, "the guest is at no table", |both| !both[1].app.world().resource::<LiveTable>().is_open());
}

#[test]
fn a_match_is_played_at_two_tables_and_another_one_after_it() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let mut random = SplitMix64(7);
    let mut both = at_a_table(GameId::Holochess, &folder);
    for (index, program) in both.iter().enumerate() {
        let game = program.game().expect("it is dealt");
        assert!(matches!(game.mode(), MatchMode::Live(_)));
        assert_eq!(game.only_human(), Some(Seat::new(index)), "each looks from their own seat");
    }
    play(&mut both, 9, &mut random);

    // What was decided last is taken back once the other agrees.
    let last = |both: &[Program; 2]| both.iter().position(|program| program.state().may_undo.is_some());
    until(&mut both, "a player may ask", |both| last(both).is_some());
    let (before, asker) = (both[0].decisions().len(), last(&both).expect("a player may"));
    both[asker].send(UndoRequested);
    until(&mut both, "the other is asked", |both| matches!(both[1 - asker].state().due, Some((_, LiveDue::Answer(_)))));
    let (seat, _) = both[1 - asker].state().due.expect("it is asked");
    both[1 - asker].put(LiveInput::Answer(seat, true));
    until(&mut both, "both have taken it back", |both| both.iter().all(|program| program.decisions().len() < before));
    assert_eq!(both[0].decisions(), both[1].decisions());

    // No hint is given.
    until(&mut both, "a player is to choose", |both| both.iter().any(|program| program.chooser().is_some()));
    for program in &mut both {
        program.send(HintRequested);
        program.app.update();
        assert!(!program.app.world().resource::<HintTask>().is_thinking());
    }

    play(&mut both, 5, &mut random);
    until(&mut both, "a player resigns", |both| {
        if let Some(program) = both.iter_mut().find(|program| program.chooser().is_some()) {
            program.send(ResignRequested);
        }
        both.iter().all(|program| program.game().is_some_and(|game| game.is_over()))
    });
    let records = both.each_ref().map(|program| RecordedMatch::open(&program.record()).expect("it is kept").0);
    let [ada, ben] = records.each_ref().map(|record| record.decisions().to_vec());
    assert_eq!(ada, ben, "both have the same record");
    assert!(records[0].is_live() && records[0].is_over());

    let first = records[0].seed_hash();
    for program in &both {
        let own = program.state().own[0];
        program.put(LiveInput::Again(own));
    }
    until(&mut both, "the next match is dealt", |both| {
        both.iter().all(|program| program.game().is_some_and(|game| game.seed_hash() != first && !game.is_over()))
    });
    for (index, program) in both.iter().enumerate() {
        let own = program.game().and_then(Match::only_human);
        assert_eq!(own, Some(Seat::new(1 - index)), "each has moved on by a seat");
    }
    play(&mut both, 4, &mut random);
}

#[test]
fn a_match_for_time_shows_the_same_clocks_at_both_tables() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let mut random = SplitMix64(23);
    let control = TimeControl { minutes: 5, seconds: 3, kind: Seconds::Increment };
    let mut both = at_a_table_with(GameId::Demeter, Some(control), &folder);
    let clock = |program: &Program| program.app.world().get_resource::<ChessClock>().cloned();
    until(&mut both, "both clocks run", |both| {
        both.iter().all(|program| clock(program).is_some_and(|clock| clock.running().is_some()))
    });
    // No player is out of time yet.
    for program in &both {
        assert_eq!(program.state().may_claim, None);
        program.put(LiveInput::Claim(program.state().own[0]));
    }
    play(&mut both, 6, &mut random);
    let left = |program: &Program| {
        clock(program).map(|clock| [Seat::FIRST, Seat::SECOND].map(|seat| clock.left(seat).unwrap_or_default()))
    };
    until(&mut both, "each turn has brought some time", |both| {
        both.iter().all(|program| left(program).is_some_and(|left| left.iter().all(|left| *left > control.time())))
    });
    assert!(both.iter().all(|program| program.game().is_some_and(|game| !game.is_over())));
    both[0].send(MatchRequest::Leave);
    until(&mut both, "the clock is put away", |both| clock(&both[0]).is_none());
}

#[test]
fn a_program_that_has_ended_comes_back_to_the_table_by_its_record() {
    for ended in 0..2 {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let mut random = SplitMix64(11 + ended as u64);
        let mut both = at_a_table(GameId::Revised, &folder);
        play(&mut both, 6, &mut random);
        let before = both[0].decisions();
        let record = both[ended].record();
        let [ada, ben] = both;
        both = if ended == 0 { [ada.restart(), ben] } else { [ada, ben.restart()] };
        both[ended].send(MatchRequest::Resume(record));
        until(&mut both, "the match is on both tables again", |both| {
            both.iter().all(|program| program.decisions() == before && !program.state().is_paused)
        });
        play(&mut both, 6, &mut random);
        assert!(both[0].decisions().len() > before.len());
    }
}

#[test]
fn who_leaves_the_table_keeps_the_match_and_the_other_waits() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let mut random = SplitMix64(3);
    let mut both = at_a_table(GameId::Demeter, &folder);
    play(&mut both, 3, &mut random);
    both[1].send(MatchRequest::Leave);
    until(&mut both, "the other waits", |both| both[1].game().is_none() && both[0].state().is_paused);
    assert!(both[0].chooser().is_none(), "nothing is decided meanwhile");
    assert!(!both[1].app.world().resource::<LiveTable>().is_open());
    let record = both[1].record();
    both[1].send(MatchRequest::Resume(record));
    until(&mut both, "it goes on", |both| !both[0].state().is_paused && both[1].game().is_some());
    play(&mut both, 3, &mut random);
}

#[test]
fn what_is_decided_while_an_earlier_moment_is_shown_is_there_on_return() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let mut random = SplitMix64(13);
    let mut both = at_a_table(GameId::Revised, &folder);
    play(&mut both, 4, &mut random);
    let chooser = both.iter().position(|program| program.chooser().is_some()).expect("a player is to choose");
    let other = 1 - chooser;
    both[other].send(BrowseRequested(Some(1)));
    both[other].app.update();
    let before = both[other].decisions().len();
    let actions = both[chooser].game().map(|game| game.table().actions()).expect("it goes on");
    both[chooser].send(ActionRequested(actions[0]));
    until(&mut both, "the decision has come", |both| both[other].decisions().len() > before);
    assert_eq!(both[other].game().and_then(Match::browsing), Some(1), "the earlier moment is still shown");
    both[other].send(BrowseRequested(None));
    until(&mut both, "the present is shown", |both| {
        let world = both[other].app.world();
        let (game, shown) = (world.resource::<Match>(), world.resource::<DisplayedBoard>());
        let present = DisplayedBoard::after(game.table(), &game.story(None));
        game.browsing().is_none() && format!("{shown:?}") == format!("{present:?}")
    });
    play(&mut both, 4, &mut random);
}

#[test]
fn a_table_with_a_computer_in_its_first_seat_is_played_at_twice_and_thrice() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [ada, mut ben] = ["ada", "ben"].map(|name| Program::start(folder.path().join(name)));
    let seats = vec![taken("random", ""), taken(Who::HUMAN, "Ada"), LiveHostSeat::FREE];
    let (ada, way) = open(ada, GameId::Chinese, seats, false);
    ben.arrive(way);
    let mut both = [ada, ben];
    until(&mut both, "the guest sees the table", |both| both[1].state().asks_to_sit);
    both[1].put(LiveInput::Sit(LiveSit { who: Who::HUMAN.to_owned(), name: "Ben".to_owned() }));
    let mut seen = Vec::new();
    for round in 0..3 {
        until(&mut both, "the next match is dealt", |both| {
            both.iter()
                .all(|program| program.game().is_some_and(|game| !seen.contains(&game.seed_hash()) && !game.is_over()))
        });
        seen.push(both[0].game().map(|game| game.seed_hash()).expect("it is dealt"));
        play(&mut both, 4, &mut SplitMix64(round));
        until(&mut both, "all have resigned", |both| {
            if let Some(program) = both.iter_mut().find(|program| program.chooser().is_some()) {
                program.send(ResignRequested);
            }
            both.iter().all(|program| program.game().is_some_and(|game| game.is_over()))
        });
        for program in &both {
            let person = program.game().and_then(Match::only_human).expect("one person is at each program");
            program.put(LiveInput::Again(person));
        }
    }
}

/// The way to a table that was found nearby.
fn way_to(table: &NearbyTable) -> Arrival {
    Arrival::Join { line: Box::new(table.line.clone()), watch: false, relay_only: false }
}

/// The second program sits down at the table of the first, and the match is dealt.
fn sit_down(both: &mut [Program; 2]) {
    until(both, "the guest sees the table", |both| both[1].state().asks_to_sit);
    assert!(both[1].game().is_none(), "nothing begins before the guest says yes");
    both[1].put(LiveInput::Sit(LiveSit { who: Who::HUMAN.to_owned(), name: "Ben".to_owned() }));
    until(both, "the match is dealt", |both| both.iter().all(|program| program.game().is_some()));
}

#[test]
fn a_table_that_was_found_nearby_leads_to_a_seat() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [ada, mut ben] = ["ada", "ben"].map(|name| Program::start(folder.path().join(name)));
    let (ada, _) = open(ada, GameId::Groi, vec![taken(Who::HUMAN, "Ada"), LiveHostSeat::FREE], false);
    assert_eq!(ada.state().nearby, Some(Nearby::Hidden), "a test's table is not shown to the network");
    let line = LiveLine::read(ada.state().line.as_deref().unwrap_or_default()).expect("it is one");
    let table = NearbyTable { line, game: GameId::Groi, name: "Ada".to_owned(), free: 1 };
    ben.app.insert_resource(NearbyTables::given(vec![table]));
    let found = ben.app.world().resource::<NearbyTables>().tables().expect("there is one");
    ben.arrive(way_to(&found[0]));
    let mut both = [ada, ben];
    sit_down(&mut both);
    assert_eq!(both[0].state().nearby, None, "once the match has begun that is no question");
}

#[test]
#[ignore = "speaks to the network of this machine"]
fn a_table_is_found_nearby_until_it_is_hidden_or_full() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let [mut ada, mut ben] = ["ada", "ben"].map(|name| Program::start(folder.path().join(name)));
    let game = GameId::Groi;
    let seats = vec![taken(Who::HUMAN, "Ada"), LiveHostSeat::FREE];
    let file = LiveHostFile::new(game, &game.options(), seats, 0).expect("there is chance");
    ada.arrive(Arrival::Open(Box::new(file), Reach { nearby: true, ..Reach::default() }));
    ben.app.world_mut().resource_mut::<NearbyTables>().look();
    let mut both = [ada, ben];
    // Other programs of this machine may have tables, too.
    let found = |both: &[Program; 2]| {
        let line = LiveLine::read(both[0].state().line.as_deref()?).ok()?;
        let tables = both[1].app.world().resource::<NearbyTables>().tables().expect("there is a network");
        tables.into_iter().find(|table| table.line.key == line.key)
    };
    until(&mut both, "the table is found", |both| found(both).is_some());
    let table = found(&both).expect("it is found");
    assert_eq!((table.game, &*table.name, table.free), (game, "Ada", 1));
    for (shown, state) in [(false, Nearby::Hidden), (true, Nearby::Shown)] {
        both[0].app.world().resource::<LiveTable>().show_nearby(shown);
        until(&mut both, "the host has said so", |both| both[0].state().nearby == Some(state));
        until(&mut both, "the network has heard it", |both| found(both).is_some() == shown);
    }
    both[1].arrive(way_to(&table));
    sit_down(&mut both);
    until(&mut both, "the full table is not found", |both| found(both).is_none());
    both[1].app.world_mut().resource_mut::<NearbyTables>().stop();
    assert!(both[1].app.world().resource::<NearbyTables>().tables().is_none());
}
