//! The solved game behind a table: asked for when a perfect player sits down, followed, and what there is to say of it told once.

use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::SeqCst};

use bevy::prelude::*;
use holochess::{
    players::solved::{CacheNote, TableState},
    rules::GameId,
    session::{MatchRequest, SolvedGame, SolvedGames, Trouble},
    storage::{FileError, FileProblem},
};

use crate::support::{app, ask, send, setup_of, start};

/// How often the table has been asked for.
static REQUESTS: AtomicU32 = AtomicU32::new(0);
/// States that are decided, of a hundred; what is to be said is said when all are.
static DONE: AtomicUsize = AtomicUsize::new(0);
static NOTES: AtomicU32 = AtomicU32::new(0);

fn request(game: GameId) {
    assert_eq!(game, GameId::Groi);
    REQUESTS.fetch_add(1, SeqCst);
}

fn state(_: GameId) -> TableState {
    match (REQUESTS.load(SeqCst), DONE.load(SeqCst)) {
        (0, _) => TableState::NotAskedFor,
        (_, 100) => TableState::Ready,
        (_, done) => TableState::Working { done, all: 100 },
    }
}

fn take_note(_: GameId) -> Option<CacheNote> {
    let is_told = DONE.load(SeqCst) < 100 || NOTES.swap(1, SeqCst) > 0;
    let full = FileError { path: "groi.table".into(), problem: FileProblem::Full };
    (!is_told).then_some(CacheNote::NotKept(full))
}

fn told(app: &mut App) -> usize {
    ask(app, |mut troubles: MessageReader<Trouble>| {
        troubles.read().filter(|trouble| matches!(trouble, Trouble::SolvedTable(_))).count()
    })
}

#[test]
fn a_game_is_solved_behind_the_table_of_a_perfect_player() {
    let mut app = app();
    app.insert_resource(SolvedGames { request, state, take_note });
    start(&mut app, setup_of(GameId::Demeter, &["human", "greedy"], 3));
    start(&mut app, setup_of(GameId::Groi, &["human", "mirra"], 3));
    app.update();
    let solved = |app: &App| app.world().resource::<SolvedGame>().progress();
    assert_eq!((REQUESTS.load(SeqCst), solved(&app)), (0, None), "no player here plays by it");

    // About to sit down is enough.
    send(&mut app, MatchRequest::Leave);
    app.world_mut().resource_mut::<SolvedGame>().want(Some(GameId::Groi));
    app.update();
    assert_eq!(solved(&app), Some(0.0));
    app.world_mut().resource_mut::<SolvedGame>().want(None);

    // The person begins, so the perfect player need not choose yet.
    start(&mut app, setup_of(GameId::Groi, &["human", "thale"], 3));
    DONE.store(43, SeqCst);
    app.update();
    assert_eq!((solved(&app), told(&mut app)), (Some(0.43), 0));

    DONE.store(100, SeqCst);
    app.update();
    assert!(app.world().resource::<SolvedGame>().is_ready() && solved(&app).is_none());
    assert_eq!(told(&mut app), 1, "that it could not be kept");
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(NOTES.load(SeqCst), 1);
}
