//! What a full table costs to draw: every piece of the game, mirror and shadows included.

use std::io::Write;

use bevy::math::UVec2;

use super::answer::verdict;
use super::fight::fastest;
use holochess::cli::Failure;
use holochess::cli::scene::{self, QualityArg, SceneArgs};
use holochess_rules::GameId;
use holochess_session::DisplayedBoard;
use holochess_view as view;

/// The most draw calls and triangles; at the lowest quality three fifths and half of that.
const DRAW_CALLS: u64 = 110;
const TRIANGLES: u64 = 500_000;
/// The same where more than eight pieces stand on the table: sixteen creatures, or sixty pawns.
const DRAW_CALLS_OF_MANY: u64 = 160;
const TRIANGLES_OF_MANY: u64 = 500_000;
/// How many times as long as a frame of Holochess at rest a frame may take at low quality.
const MOST_TIME: f64 = 1.3;
/// How often each of the two is drawn, in turn; the fastest counts.
const RUNS: usize = 9;
/// Pieces that are many.
const MANY: usize = 8;

/// Measures the table of a game with as many seats as it can have, at every quality.
pub fn run(game: GameId, out: &mut dyn Write) -> Result<(), Failure> {
    let players = game.players().last().copied().unwrap_or(2);
    let args = SceneArgs::full_table(game, players, UVec2::new(640, 360), QualityArg::High);
    let mut studio = args.open(false)?;
    let pieces = studio.app().world().get_resource::<DisplayedBoard>().map_or(0, |shown| shown.pieces().len());
    let (most_calls, most_triangles) =
        if pieces > MANY { (DRAW_CALLS_OF_MANY, TRIANGLES_OF_MANY) } else { (DRAW_CALLS, TRIANGLES) };
    let mut kept = true;
    let mut now = args.at_its_best();
    for quality in view::Quality::ALL {
        studio.app().world_mut().insert_resource(quality);
        // The mirror is hung, and pictures follow each other, a frame later.
        now += 0.2;
        studio.advance_to(now);
        let (_, measures) = studio.picture().map_err(|why| scene::failure(&args.locale(), &why))?;
        let is_low = quality == view::Quality::Low;
        let (calls, triangles) =
            if is_low { (most_calls * 3 / 5, most_triangles / 2) } else { (most_calls, most_triangles) };
        let keeps = measures.draw_calls <= calls && measures.triangles <= triangles;
        writeln!(
            out,
            "{:<7} {:>4} draw calls (at most {calls}), {:>7} triangles (at most {triangles}){}",
            quality.id(),
            measures.draw_calls,
            measures.triangles,
            if keeps { "" } else { "  TOO MUCH" },
        )?;
        kept &= keeps && measures.draw_calls > 0;
    }
    drop(studio);
    if game != GameId::Holochess {
        let [own, other] = frames(game, players)?;
        let ratio = own / other.max(f64::EPSILON);
        let ends = if ratio <= MOST_TIME { "" } else { "  TOO MUCH" };
        writeln!(
            out,
            "low     {own:6.1} ms a frame, Holochess {other:6.1} ms: {ratio:.2} (at most {MOST_TIME:.2}){ends}"
        )?;
        kept &= ratio <= MOST_TIME;
    }
    verdict(kept)
}

/// Milliseconds of a frame at low quality of this game's full table, and of Holochess', both at rest and drawn in turn, so that
/// other load on the machine affects both.
fn frames(game: GameId, players: usize) -> Result<[f64; 2], Failure> {
    let of = |game, players| SceneArgs::full_table(game, players, UVec2::new(1280, 720), QualityArg::Low);
    let tables = [of(game, players), of(GameId::Holochess, 2)];
    let mut studios = [tables[0].open(false)?, tables[1].open(false)?];
    let [own, other] = &mut studios;
    for (studio, args) in [&mut *own, &mut *other].into_iter().zip(&tables) {
        studio.advance_to(args.at_its_best());
        // The first frames compile the shaders.
        fastest(&mut [studio], args, 2)?;
    }
    let times = fastest(&mut [own, other], &tables[0], RUNS)?;
    Ok([times[0], times[1]])
}
