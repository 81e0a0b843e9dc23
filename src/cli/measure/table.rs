//! What a full table costs to draw: every piece of the game, mirror and shadows included.

use std::io::Write;

use bevy::math::UVec2;

use super::{Failure, verdict};
use crate::{
    cli::scene::{self, QualityArg, SceneArgs},
    rules::GameId,
    session::DisplayedBoard,
    view,
};

/// The most draw calls and triangles; half of both at the lowest quality.
const DRAW_CALLS: u64 = 110;
const TRIANGLES: u64 = 500_000;
/// The same where more than eight pieces stand on the table: sixteen creatures, or sixty pawns.
const DRAW_CALLS_OF_MANY: u64 = 160;
const TRIANGLES_OF_MANY: u64 = 500_000;
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
        let share = if quality == view::Quality::Low { 2 } else { 1 };
        let (calls, triangles) = (most_calls / share, most_triangles / share);
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
    verdict(kept)
}
