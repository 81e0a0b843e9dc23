//! What the full table costs to draw: all eight creatures, mirror and shadows included.

use std::io::Write;

use bevy::math::UVec2;

use super::{Failure, verdict};
use crate::{
    cli::scene::{self, QualityArg, SceneArgs},
    view,
};

/// The most draw calls and triangles; half of both at the lowest quality.
const DRAW_CALLS: u64 = 400;
const TRIANGLES: u64 = 600_000;

/// Measures it at every quality.
pub fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let args = SceneArgs::full_table(UVec2::new(640, 360), QualityArg::High);
    let mut studio = args.open(false)?;
    let mut kept = true;
    let mut now = args.at_its_best();
    for quality in view::Quality::ALL {
        studio.app().world_mut().insert_resource(quality);
        // The mirror is hung, and pictures follow each other, a frame later.
        now += 0.2;
        studio.advance_to(now);
        let (_, measures) = studio.picture().map_err(|why| scene::failure(&args.locale(), &why))?;
        let share = if quality == view::Quality::Low { 2 } else { 1 };
        let (calls, triangles) = (DRAW_CALLS / share, TRIANGLES / share);
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
