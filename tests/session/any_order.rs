//! Requests and presses in any order, as no person would make them: nothing panics, what is told agrees with the rules, and every
//! record that comes of it can be opened. The order follows from a number; the long versions try many.

use std::time::Duration;

use bevy::{input::touch::TouchPhase, prelude::*, time::TimeUpdateStrategy};
use holochess::{
    lessons::Lesson,
    players::puzzles::shipped,
    record::{RecordedMatch, Seconds, Shelf, TimeControl},
    rules::{Action, Cell, GameId, splitmix::SplitMix64},
    session::{
        ActionRequested, AnalysisCancelled, AnalysisRequested, Autosave, BrowseRequested, ChessClock, Director,
        DisplayedBoard, HintRequested, LessonGoOn, LessonSkipPart, Match, MatchMode, MatchPhase, MatchRequest, Pace,
        ResignRequested, Saving, SkipRequested, SolutionRequested, Speed, TakeBackRequested, UndoRequested,
        WantedClock, WatchCommand,
    },
    ui::{navigation::Screen, overlay::Overlays},
};

use crate::{
    player::{Player, Press, quick},
    support::{agrees, app, phase, setup_of, until},
};

/// Lots that follow from a number.
struct Lots(SplitMix64);

impl Lots {
    fn below(&mut self, bound: usize) -> usize {
        (self.0.next() % bound.max(1) as u64) as usize
    }

    fn choose<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

/// A match of some game with some players, for time now and then.
fn begin(app: &mut App, lots: &mut Lots) {
    let game = lots.choose(&GameId::ALL);
    let count = lots.choose(game.players());
    let seats: Vec<&str> = (0..count).map(|_| lots.choose(&["human", "human", "human", "random", "greedy"])).collect();
    let setup = setup_of(game, &seats, lots.below(1000) as u64);
    let wanted = (lots.below(3) == 0).then(|| {
        let kind = lots.choose(&[Seconds::Increment, Seconds::Delay]);
        (setup.seed.sha256_hex(), TimeControl { minutes: 1, seconds: 2, kind })
    });
    app.world_mut().resource_mut::<WantedClock>().0 = wanted;
    app.world_mut().write_message(MatchRequest::Start(setup));
}

/// Makes one request; returns what it was called.
#[expect(clippy::too_many_lines, reason = "an arm for every request there is")]
fn request(app: &mut App, lots: &mut Lots, shelf: &Shelf) -> &'static str {
    let files = shelf.saved().unwrap_or_default();
    let game = app.world().get_resource::<Match>();
    let legal = game.map(|game| game.table().actions()).unwrap_or_default();
    let decisions = game.map_or(0, |game| game.decisions().len());
    let branch = game.and_then(|game| {
        let seed = setup_of(game.setup().game, &["human"], 77).seed;
        game.branch_off(lots.below(decisions + 2), game.setup().seats.clone(), seed)
    });
    let world = app.world_mut();
    match lots.below(40) {
        0..=15 if !legal.is_empty() => {
            world.write_message(ActionRequested(lots.choose(&legal)));
            "act"
        }
        16 => {
            let cells = [0, 1, 2].map(|_| Cell(lots.below(130) as u8));
            let [from, to, _] = cells;
            let wrong = [Action::Pass, Action::Draw, Action::Move { from, to }, Action::Attack { from, to }];
            world.write_message(ActionRequested(lots.choose(&wrong)));
            "act wrongly"
        }
        17 | 18 => {
            world.write_message(UndoRequested);
            "undo"
        }
        19 => {
            world.write_message(TakeBackRequested);
            "take back"
        }
        20 if lots.below(4) == 0 => {
            world.write_message(ResignRequested);
            "resign"
        }
        21 | 22 => {
            world.write_message(SkipRequested);
            "skip"
        }
        23 => {
            world.write_message(BrowseRequested(Some(lots.below(decisions + 3))));
            "look back"
        }
        24 | 25 => {
            world.write_message(BrowseRequested(None));
            "look at the present"
        }
        26 => {
            world.write_message(HintRequested);
            "hint"
        }
        27 => {
            world.write_message(MatchRequest::Leave);
            "leave"
        }
        28 if !files.is_empty() => {
            world.write_message(MatchRequest::Resume(lots.choose(&files)));
            "resume"
        }
        29 if !files.is_empty() => {
            world.write_message(MatchRequest::Watch(lots.choose(&files)));
            "watch"
        }
        30 => {
            let seek = WatchCommand::Seek(lots.below(30));
            world.write_message(lots.choose(&[WatchCommand::Play, WatchCommand::Pause, seek]));
            "steer what is watched"
        }
        31 => {
            let part = (lots.below(2) == 0).then(|| lots.below(9));
            world.write_message(MatchRequest::Lesson { lesson: Lesson::of(lots.choose(&GameId::ALL)), part });
            "lesson"
        }
        32 => {
            world.write_message(LessonGoOn);
            "go on in the lesson"
        }
        33 => {
            world.write_message(LessonSkipPart);
            "skip a part"
        }
        34 => {
            let puzzles = shipped(lots.choose(&GameId::ALL));
            if puzzles.is_empty() {
                return "no puzzle";
            }
            world.write_message(MatchRequest::Puzzle(&puzzles[lots.below(puzzles.len())]));
            "puzzle"
        }
        35 => {
            world.write_message(SolutionRequested);
            "solution"
        }
        36 => {
            if lots.below(2) == 0 {
                world.write_message(AnalysisRequested);
            } else {
                world.write_message(AnalysisCancelled);
            }
            "look back at the match"
        }
        37 => {
            let speed = lots.choose(&[Speed::Off, Speed::Off, Speed::Fast, Speed::Normal]);
            *world.resource_mut::<Pace>() = Pace::from_speed(speed);
            "pace"
        }
        38 => {
            if let Some((setup, of)) = branch {
                world.write_message(MatchRequest::Branch(setup, of));
            }
            "branch"
        }
        _ => {
            begin(app, lots);
            "begin"
        }
    }
}

/// What holds after every frame.
fn check(world: &World, what: &[&str]) {
    let last = &what[what.len().saturating_sub(12)..];
    let (game, shown) = (world.get_resource::<Match>(), world.get_resource::<DisplayedBoard>());
    assert_eq!(game.is_some(), shown.is_some(), "a match is shown, and nothing else: {last:?}");
    let Some((game, shown)) = game.zip(shown) else {
        assert!(!world.resource::<Director>().is_busy(), "nothing is told at an empty table: {last:?}");
        return;
    };
    assert_eq!(shown.game(), game.setup().game, "{last:?}");
    assert!(game.browsing().is_none_or(|at| at <= game.decisions().len()), "{last:?}");
    if let Some(seat) = game.human_to_choose() {
        assert!(seat.index() < game.table().seats() && game.is_human(seat), "{last:?}");
        assert!(!game.is_over(), "no player is asked after the end: {last:?}");
    }
    let is_played = !matches!(game.mode(), MatchMode::Playback(_) | MatchMode::Watch(_));
    let at_rest = !world.resource::<Director>().is_busy() && game.browsing().is_none() && is_played;
    if at_rest {
        assert!(agrees(world), "the board is that of the rules: {last:?}");
        assert_eq!(shown.verdict.is_some(), game.is_over(), "{last:?}");
    }
    if let Some(clock) = world.get_resource::<ChessClock>()
        && let Some(seat) = clock.running()
    {
        assert!(game.is_human(seat), "{last:?}");
    }
}

/// So many requests in an order that follows from a number.
fn requests(number: u64, count: usize) {
    // Seen where the test fails.
    println!("requests in order {number}");
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = Shelf::at(folder.path());
    let mut lots = Lots(SplitMix64(number));
    let mut app = app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(120)))
        .insert_resource(Autosave(Some(shelf.clone())));
    let mut made = vec!["begin"];
    begin(&mut app, &mut lots);
    for _ in 0..count {
        for _ in 0..lots.below(4) {
            app.update();
            check(app.world(), &made);
        }
        made.push(request(&mut app, &mut lots, &shelf));
        app.update();
        check(app.world(), &made);
    }
    // In the end the table comes to rest, and can be left.
    *app.world_mut().resource_mut::<Pace>() = Pace::from_speed(Speed::Off);
    app.world_mut().write_message(MatchRequest::Leave);
    until(&mut app, "the table is empty", |world| {
        !world.contains_resource::<Match>() && !world.resource::<Saving>().is_under_way()
    });
    app.update();
    assert_eq!(phase(app.world()), MatchPhase::None);
    for file in shelf.saved().expect("the folder can be read") {
        RecordedMatch::verify(&file).unwrap_or_else(|why| panic!("{}: {why}; {number}", file.display()));
    }
}

/// So many presses of keys and fingers, on whatever is there, in an order that follows from a number.
fn presses(number: u64, count: usize) {
    println!("presses in order {number}");
    let mut lots = Lots(SplitMix64(number));
    let mut player = Player::new(quick(lots.choose(&GameId::ALL)), false, |_| {});
    let keys = [
        Press::Confirm,
        Press::Confirm,
        Press::Back,
        Press::Down,
        Press::Right,
        Press::Commands,
        Press::Next,
        Press::Hint,
    ];
    let mut seen = Vec::new();
    for _ in 0..count {
        let names: Vec<String> = player
            .names()
            .into_iter()
            // The program is not to end, and nothing is to leave it.
            .filter(|name| !name.contains("quit") && !name.contains("folder") && !name.contains("web"))
            .collect();
        match lots.below(8) {
            0..=2 => player.press(lots.choose(&keys)),
            3..=5 if !names.is_empty() => {
                let at = player.widget(&lots.choose(&names));
                player.tap(at);
            }
            _ => {
                let at = Vec2::new(lots.below(1280) as f32, lots.below(720) as f32);
                player.touch(1, TouchPhase::Started, at);
                if lots.below(4) == 0 {
                    player.touch(1, TouchPhase::Moved, at + Vec2::new(60.0, 25.0));
                }
                player.touch(1, TouchPhase::Ended, at);
            }
        }
        player.wait(lots.below(3));
        let (screen, overlay) = player.screen();
        if seen.last() != Some(&screen) {
            seen.push(screen);
        }
        let world = player.app.world();
        let at_table = world.contains_resource::<Match>();
        assert!(screen != Screen::Result || at_table, "a result is of a match: {seen:?}");
        assert_eq!(overlay, world.resource::<Overlays>().top());
    }
    assert!(seen.len() > 1, "some screens were seen: {seen:?}");
}

#[test]
fn requests_in_any_order_leave_the_table_in_order() {
    for number in 0..6 {
        requests(number, 150);
    }
}

#[test]
fn presses_in_any_order_break_nothing() {
    for number in 0..3 {
        presses(number, 120);
    }
}

#[test]
#[ignore = "minutes"]
fn a_great_many_requests_in_any_order_leave_the_table_in_order() {
    for number in 1000..1100 {
        requests(number, 600);
    }
}

#[test]
#[ignore = "minutes"]
fn a_great_many_presses_in_any_order_break_nothing() {
    for number in 1000..1040 {
        presses(number, 500);
    }
}
