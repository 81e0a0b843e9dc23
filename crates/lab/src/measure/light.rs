//! What holograms, lacquer and painted light cost: the full table beside the same scene in plain unlit material.

use std::io::Write;

use bevy::math::UVec2;

use super::answer::{median, verdict};
use holochess::cli::Failure;
use holochess::cli::scene::{self, QualityArg, SceneArgs};
use holochess_rules::GameId;
use holochess_view::offscreen::{Grey, Studio, Twins};

/// How many times as long as the scene in the engine's unlit material the real one may take.
const MOST: f64 = 2.0;

/// Measures and prints the ratio with its bound, and the ratio to the same meshes in one colour, without a shader.
pub fn run(runs: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let args = SceneArgs::full_table(GameId::Holochess, 2, UVec2::new(1280, 720), QualityArg::Low);
    let mut studio = args.open(false)?;
    studio.advance_to(args.at_its_best());
    let [real, unlit] = compare(&mut studio, &args, Grey::Engine, runs)?;
    let ratio = real / unlit;
    writeln!(out, "table as it is           {real:.1} ms")?;
    writeln!(out, "engine's unlit material  {unlit:.1} ms, ratio {ratio:.2} (at most {MOST:.2})")?;
    let [real, bare] = compare(&mut studio, &args, Grey::Bare, runs)?;
    writeln!(out, "table as it is           {real:.1} ms")?;
    writeln!(out, "one colour, no shader    {bare:.1} ms, ratio {:.2}", real / bare)?;
    verdict(ratio <= MOST)
}

/// Milliseconds of the real scene and of the scene with replaced materials, drawn in turn so that other load on the machine affects
/// both.
fn compare(studio: &mut Studio, args: &SceneArgs, grey: Grey, runs: usize) -> Result<[f64; 2], Failure> {
    let twins = Twins::spawn(studio.app().world_mut(), grey);
    let mut times = [Vec::new(), Vec::new()];
    for run in 0..=runs.max(1) {
        for (plain, times) in [false, true].into_iter().zip(&mut times) {
            twins.set_plain(studio.app().world_mut(), plain);
            let (_, measures) = studio.picture().map_err(|why| scene::failure(&args.locale(), &why))?;
            // The first frame of each compiles its shaders.
            if run > 0 {
                times.push(measures.milliseconds);
            }
        }
    }
    twins.part(studio.app().world_mut());
    Ok(times.map(median))
}
