//! What a full table of every game costs to draw: all pieces, mirror and shadows included.

use std::io::Write;

use bevy::math::UVec2;

use super::{Failure, verdict};
use crate::{
    cli::scene::{self, QualityArg, SceneArgs},
    rules::GameId,
    view::{
        Quality,
        offscreen::{Measures, Studio, StudioError},
    },
};

/// The most draw calls and triangles of a game's table; half of both at the lowest quality.
const fn bounds(game: GameId) -> [u64; 2] {
    match game {
        // Eight large creatures, seen from near.
        GameId::Holochess => [400, 600_000],
        _ => [160, 500_000],
    }
}

/// Pictures of which the quickest counts.
const PICTURES: usize = 3;

/// Measures it at every quality. How long a picture takes is told beside what Holochess' table takes in the same run.
pub fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let mut kept = true;
    let mut holochess = Vec::new();
    for game in GameId::ALL {
        let args = SceneArgs::full_table(game, UVec2::new(640, 360), QualityArg::High)?;
        let mut studio = args.open(false)?;
        let mut now = args.at_its_best();
        for (index, quality) in Quality::ALL.into_iter().enumerate() {
            studio.app().world_mut().insert_resource(quality);
            // The mirror is hung, and pictures follow each other, a frame later.
            now += 0.2;
            studio.advance_to(now);
            let measures = quickest(&mut studio).map_err(|why| scene::failure(&args.locale(), &why))?;
            if game == GameId::Holochess {
                holochess.push(measures.milliseconds);
            }
            let share = if quality == Quality::Low { 2 } else { 1 };
            let [calls, triangles] = bounds(game).map(|most| most / share);
            let keeps = measures.draw_calls <= calls && measures.triangles <= triangles;
            writeln!(
                out,
                "{:<9} {:<7} {:>4} draw calls (at most {calls}), {:>7} triangles (at most {triangles}), {:>4.2} of the \
                 time of Holochess{}",
                game.id(),
                quality.id(),
                measures.draw_calls,
                measures.triangles,
                holochess.get(index).map_or(1.0, |first| measures.milliseconds / first),
                if keeps { "" } else { "  TOO MUCH" },
            )?;
            kept &= keeps && measures.draw_calls > 0;
        }
    }
    verdict(kept)
}

/// The same moment a few times; the quickest.
fn quickest(studio: &mut Studio) -> Result<Measures, StudioError> {
    let (_, mut best) = studio.picture()?;
    for _ in 1..PICTURES {
        let (_, measures) = studio.picture()?;
        if measures.milliseconds < best.milliseconds {
            best = measures;
        }
    }
    Ok(best)
}
