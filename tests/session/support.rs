//! An app with only the session, and an observer that checks every fact.

use std::time::{Duration, Instant};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use holochess::{
    record::{MatchSetup, SeatInfo, Who},
    rules::{Event, GameId, PieceId, dice::Seed},
    session::{
        self, DisplayedBoard, Happened, LessonTable, Match, MatchPhase, MatchRequest, PuzzleOnTable, WatchProgress,
    },
};

/// All facts so far, in order.
#[derive(Resource, Default)]
pub struct EventLog(pub Vec<Event>);

/// An app under `MinimalPlugins`.
pub fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, session::plugin)).init_resource::<EventLog>().add_systems(Update, watch);
    app
}

/// A set-up of Holochess with these two players (`human` or a level).
pub fn setup(seats: [&str; 2], seed: u64) -> MatchSetup {
    setup_of(GameId::Holochess, &seats, seed)
}

/// A set-up of a game with these players (`human` or a level).
pub fn setup_of(game: GameId, seats: &[&str], seed: u64) -> MatchSetup {
    let seats = seats.iter().map(|who| SeatInfo {
        who: if *who == "human" { Who::Human } else { Who::Computer((*who).to_owned()) },
        name: (*who).to_owned(),
    });
    let seats = seats.collect();
    MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(seed), position: None }
}

/// The lesson on the table.
pub fn lesson(world: &World) -> &LessonTable {
    world.resource::<Match>().lesson().expect("a lesson is on the table")
}

/// The puzzle on the table.
pub fn on_table(world: &World) -> &PuzzleOnTable {
    world.resource::<Match>().puzzle().expect("a puzzle is on the table")
}

/// The match that is watched.
pub fn watching(world: &World) -> &WatchProgress {
    world.resource::<Match>().watching().expect("the match on the table is watched")
}

/// Whether a match is watched.
pub fn is_watched(world: &World) -> bool {
    world.get_resource::<Match>().is_some_and(|game| game.watching().is_some())
}

/// Begins a match.
pub fn start(app: &mut App, setup: MatchSetup) {
    app.world_mut().write_message(MatchRequest::Start(setup));
    app.update();
}

/// After this a wait is certainly a hang, however slow the machine is.
pub const HANG: Duration = Duration::from_mins(20);

/// Runs updates until `holds`.
///
/// # Panics
/// If it never does.
pub fn until(app: &mut App, what: &str, mut holds: impl FnMut(&World) -> bool) {
    let begun = Instant::now();
    while begun.elapsed() < HANG {
        if holds(app.world()) {
            return;
        }
        app.update();
        std::thread::yield_now();
    }
    panic!("stalled while waiting until {what}; phase {:?}", phase(app.world()));
}

/// The phase.
pub fn phase(world: &World) -> MatchPhase {
    *world.resource::<State<MatchPhase>>().get()
}

/// Sends a request and lets the session answer it.
pub fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    app.update();
}

/// Runs a system once and returns its result.
pub fn ask<T: 'static, Marker>(app: &mut App, system: impl IntoSystem<(), T, Marker>) -> T {
    app.world_mut().run_system_once(system).expect("the system's parameters are there")
}

/// Checks every fact when it is sent.
fn watch(
    mut happened: MessageReader<Happened>,
    shown: Option<Res<DisplayedBoard>>,
    game: Option<Res<Match>>,
    mut told: ResMut<EventLog>,
) {
    for Happened { event, seconds, .. } in happened.read() {
        assert!(*seconds >= 0.0);
        told.0.push(event.clone());
    }
    let (Some(shown), Some(game)) = (shown, game) else { return };
    let mut standing = vec![0; shown.board().len()];
    for (piece, _) in shown.piece_ids() {
        match shown.cell_of(piece) {
            Some(cell) => {
                assert!(!shown.lost().contains(&piece), "a lost piece stands on the board");
                standing[cell.index()] += 1;
            }
            None => assert!(
                shown.lost().contains(&piece) || shown.turn == 0 || game.table_at(0).cell_of(piece).is_none(),
                "a piece has vanished"
            ),
        }
    }
    let crowd = if shown.duel.is_some() { 2 } else { 1 };
    if let Some(cell) = standing.iter().position(|count| *count > crowd) {
        let last = &told.0[told.0.len().saturating_sub(6)..];
        panic!("{:?}: {} pieces on cell {cell}; told last: {last:?}", shown.game(), standing[cell]);
    }
}

/// Whether everything was shown and the displayed board equals the rules' board.
pub fn agrees(world: &World) -> bool {
    agrees_but_for(world, &[])
}

/// The same, where some pieces may stand anywhere.
pub fn agrees_but_for(world: &World, left_out: &[PieceId]) -> bool {
    let shown = world.resource::<DisplayedBoard>();
    let table = world.resource::<Match>().table();
    let mut looked_at = (0..shown.pieces().len() as u8).map(PieceId).filter(|piece| !left_out.contains(piece));
    looked_at.all(|piece| shown.cell_of(piece) == table.cell_of(piece))
}
