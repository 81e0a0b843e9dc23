//! Puzzles on the table: answers are judged at once, the right one is played and the solution after it.

use bevy::prelude::*;
use holochess::{
    players::puzzles::{Puzzle, shipped},
    record::Shelf,
    rules::{Action, GameId},
    session::{
        ActionRequested, Autosave, BrowseRequested, Director, DisplayedBoard, HintRequested, HintTask, Match,
        MatchPhase, MatchRequest, PuzzleAnswered, PuzzleState, ResignRequested, SolutionRequested, UndoRequested,
    },
};

use crate::support::{app, ask, on_table, phase, send, setup_of, until};

fn puzzle(game: GameId, number: usize) -> &'static Puzzle {
    &shipped(game)[number - 1]
}

fn at_rest(app: &mut App) {
    until(app, "the table is at rest", |world| !world.resource::<Director>().is_busy());
    app.update();
}

fn begin(puzzle: &'static Puzzle) -> App {
    let mut app = app();
    send(&mut app, MatchRequest::Puzzle(puzzle));
    at_rest(&mut app);
    app
}

fn recorded<T>(app: &App, look: impl FnOnce(&Match) -> T) -> T {
    look(app.world().resource::<Match>())
}

fn actions(app: &App) -> Vec<(Action, String)> {
    recorded(app, |game| {
        let table = game.table();
        table.actions().into_iter().map(|action| (action, table.action_text(action))).collect()
    })
}

fn answers(app: &mut App) -> Vec<PuzzleAnswered> {
    ask(app, |mut answers: MessageReader<PuzzleAnswered>| answers.read().cloned().collect::<Vec<_>>())
}

/// What has been played, as the rulebook writes it, dice left out.
fn played(app: &App) -> Vec<String> {
    recorded(app, |game| {
        let entries = game.decisions().iter().enumerate().filter(|(_, entry)| entry.seat.is_some());
        entries.map(|(before, entry)| game.table_at(before).action_text(entry.action)).collect()
    })
}

#[test]
fn every_puzzle_stands_on_the_table_and_waits_for_its_side() {
    let mut app = app();
    for puzzle in GameId::ALL.into_iter().flat_map(shipped) {
        send(&mut app, MatchRequest::Puzzle(puzzle));
        at_rest(&mut app);
        let (position, seat) = recorded(&app, |game| (game.table().position_text(), game.human_to_choose()));
        assert_eq!(position.as_deref(), Some(puzzle.position.as_str()), "{}", puzzle.id);
        assert!(seat.is_some() && recorded(&app, Match::only_human) == seat, "{}", puzzle.id);
        assert!(actions(&app).iter().any(|(_, text)| *text == puzzle.solution), "{}", puzzle.id);
    }
}

#[test]
fn a_wrong_answer_is_not_played_and_the_right_one_is_with_all_that_follows() {
    let puzzle = puzzle(GameId::Groi, 41);
    assert!(puzzle.line.len() > 3, "it has a line to show");
    let mut app = begin(puzzle);
    let folder = tempfile::tempdir().expect("there is room for a folder");
    app.insert_resource(Autosave(Some(Shelf::at(folder.path().to_owned()))));
    let (wrong, right) = {
        let all = actions(&app);
        let wrong = all.iter().find(|(_, text)| *text != puzzle.solution).expect("there are others").0;
        (wrong, all.iter().find(|(_, text)| *text == puzzle.solution).expect("it is one").0)
    };
    for tries in 1..=2 {
        send(&mut app, ActionRequested(wrong));
        let told = answers(&mut app);
        let [told] = &told[..] else { panic!("one answer, once: {told:?}") };
        assert_eq!((told.is_right, told.tries, told.action), (false, tries, wrong));
        assert!(played(&app).is_empty() && recorded(&app, Match::human_to_choose).is_some());
        assert_eq!(on_table(app.world()).state(), PuzzleState::Open);
        app.world_mut().resource_mut::<Messages<PuzzleAnswered>>().clear();
    }
    // A puzzle has no take-backs and cannot be resigned.
    send(&mut app, UndoRequested);
    send(&mut app, ResignRequested);
    assert!(!recorded(&app, |game| game.is_over()));

    send(&mut app, ActionRequested(right));
    let told = answers(&mut app);
    assert!(told.len() == 1 && told[0].is_right && told[0].tries == 3 && told[0].worth.is_none(), "{told:?}");
    assert_eq!(recorded(&app, Match::human_to_choose), None, "what comes is shown");
    until(&mut app, "the solution has been shown", |world| {
        let decisions = world.resource::<Match>().decisions().iter();
        decisions.filter(|entry| entry.seat.is_some()).count() == puzzle.line.len()
    });
    at_rest(&mut app);
    assert_eq!(played(&app), puzzle.line);
    app.world_mut().write_message(HintRequested);
    app.update();
    assert!(!app.world().resource::<HintTask>().is_thinking(), "nothing is asked any more");
    let saved = std::fs::read_dir(folder.path()).expect("it is there").count();
    assert_eq!(saved, 0, "a puzzle is no match that could be continued");
}

#[test]
fn a_solution_that_is_asked_for_is_shown_and_counts_as_no_answer() {
    for (game, number) in [(GameId::Revised, 30), (GameId::Holochess, 12)] {
        let puzzle = puzzle(game, number);
        let mut app = begin(puzzle);
        send(&mut app, SolutionRequested);
        until(&mut app, "it has been shown", |world| {
            let entries = world.resource::<Match>().decisions().iter();
            entries.filter(|entry| entry.seat.is_some()).count() >= puzzle.line.len()
        });
        at_rest(&mut app);
        assert_eq!(played(&app)[..puzzle.line.len()], puzzle.line, "{}", puzzle.id);
        let on_table = on_table(app.world());
        assert_eq!((on_table.state(), on_table.tries()), (PuzzleState::Shown, 0));
        assert!(answers(&mut app).is_empty());
    }
}

#[test]
fn a_solution_waits_while_an_earlier_moment_is_looked_at() {
    let puzzle = puzzle(GameId::Groi, 41);
    let mut app = begin(puzzle);
    send(&mut app, SolutionRequested);
    until(&mut app, "something has been played", |world| {
        world.resource::<Match>().decisions().len() > 1 && !world.resource::<Director>().is_busy()
    });
    send(&mut app, BrowseRequested(Some(0)));
    assert_eq!(recorded(&app, Match::browsing), Some(0));
    let begun = played(&app).len();
    for _ in 0..30 {
        app.update();
        let (shown, table) = (app.world().resource::<DisplayedBoard>(), recorded(&app, |game| game.table_at(0)));
        let stands = shown.piece_ids().all(|(piece, _)| shown.cell_of(piece) == table.cell_of(piece));
        assert!(stands, "the moment that is looked at stays on the board");
    }
    assert_eq!(played(&app).len(), begun);
    send(&mut app, BrowseRequested(None));
    until(&mut app, "the solution has been shown", |world| {
        let entries = world.resource::<Match>().decisions().iter();
        entries.filter(|entry| entry.seat.is_some()).count() >= puzzle.line.len()
    });
    at_rest(&mut app);
    assert_eq!(played(&app), puzzle.line);
}

#[test]
fn a_match_that_begins_after_a_puzzle_is_no_puzzle() {
    let mut app = begin(puzzle(GameId::Groi, 3));
    send(&mut app, MatchRequest::Leave);
    app.update();
    assert!(app.world().get_resource::<Match>().is_none() && phase(app.world()) == MatchPhase::None);
    send(&mut app, MatchRequest::Puzzle(puzzle(GameId::Groi, 3)));
    at_rest(&mut app);
    send(&mut app, MatchRequest::Start(setup_of(GameId::Groi, &["human", "human"], 1)));
    at_rest(&mut app);
    assert!(app.world().get_resource::<Match>().is_none_or(|game| game.puzzle().is_none()));
    let first = actions(&app)[0].0;
    send(&mut app, ActionRequested(first));
    at_rest(&mut app);
    assert_eq!(played(&app).len(), 1);
}
