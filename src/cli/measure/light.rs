//! What holograms, lacquer and painted light cost: the full table beside the same scene in plain unlit material.

use std::io::Write;

use bevy::math::UVec2;

use super::{Failure, median, verdict};
use crate::{
    cli::scene::{self, Quality, SceneArgs},
    view::offscreen::Twins,
};

/// How many times as long as the plain scene the real one may take.
const MOST: f64 = 2.0;

/// Measures it, in turn so that whatever else the machine does falls on both.
pub fn run(runs: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let args = SceneArgs::full_table(UVec2::new(1280, 720), Quality::Low);
    let mut studio = args.open()?;
    studio.advance_to(args.at_its_best());
    let twins = Twins::of(studio.app().world_mut());
    let (mut real, mut plain) = (Vec::new(), Vec::new());
    for run in 0..=runs.max(1) {
        for (is_plain, times) in [(false, &mut real), (true, &mut plain)] {
            twins.show(studio.app().world_mut(), is_plain);
            let (_, measures) = studio.picture().map_err(|why| scene::failure(&args.locale(), &why))?;
            // The first of each compiles what it draws with.
            if run > 0 {
                times.push(measures.milliseconds);
            }
        }
    }
    let (real, plain) = (median(real), median(plain));
    let ratio = real / plain;
    writeln!(out, "table as it is   {real:.1} ms")?;
    writeln!(out, "plain and unlit  {plain:.1} ms")?;
    writeln!(out, "ratio            {ratio:.2} (at most {MOST:.2})")?;
    verdict(ratio <= MOST)
}
