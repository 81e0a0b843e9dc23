//! How long the frames of a scene take on this machine while its time passes, one after another.
//!
//! Nothing here has a bound: the numbers say what a machine can show, to be held against other machines, sizes and qualities.

use std::{collections::BTreeMap, io::Write};

use bevy::render::diagnostic::RenderDiagnosticsPlugin;

use super::answer::median;
use holochess::cli::Failure;
use holochess::cli::{
    numbers::whole,
    scene::{self, SceneArgs},
};
use holochess_view::offscreen::{Device, FrameTime};

/// Frames of a second of the scene's time.
const RATE: f32 = 60.0;
/// Frames before the first that counts: shaders are compiled in them.
const WARM_UP: usize = 8;

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    scene: SceneArgs,

    /// How many frames are drawn, sixty for each second of the scene
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = whole::<usize>(1..=100_000), allow_negative_numbers = true)]
    frames: usize,

    /// Also how long each pass takes on the device, all views together; measuring costs a little time itself
    #[arg(long)]
    passes: bool,
}

/// Draws the frames and prints their times. A scene begins at its beginning, so that a fight is measured from its first step on.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut studio = args.scene.open_on(Device::Found, true, |app| {
        if args.passes {
            app.add_plugins(RenderDiagnosticsPlugin);
        }
    })?;
    let (mut times, mut passes) = (Vec::new(), BTreeMap::<String, f64>::new());
    for number in 0..WARM_UP + args.frames {
        let seconds = if number < WARM_UP { 0.0 } else { 1.0 / RATE };
        let time = studio.frame(seconds).map_err(|why| scene::failure(&args.scene.locale(), &why))?;
        let of_passes = studio.take_passes();
        if number >= WARM_UP {
            times.push(time);
            for (pass, milliseconds) in of_passes {
                *passes.entry(pass).or_default() += milliseconds;
            }
        }
    }
    let processor = median(times.iter().map(|frame: &FrameTime| frame.processor).collect());
    let mut whole: Vec<f64> = times.iter().map(|frame| frame.milliseconds).collect();
    whole.sort_by(f64::total_cmp);
    writeln!(
        out,
        "median {:.2} ms (processor {:.2}), 99 of 100 within {:.2}, slowest {:.2}; {} frames, {:.0} MiB on the device",
        whole[whole.len() / 2],
        processor,
        whole[(whole.len() * 99).div_ceil(100) - 1],
        whole[whole.len() - 1],
        whole.len(),
        studio.cost().texture_bytes as f64 / f64::from(1 << 20),
    )?;
    let mut passes: Vec<(String, f64)> = passes.into_iter().collect();
    passes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    for (pass, sum) in passes {
        writeln!(out, "{:7.3} ms a frame: {pass}", sum / whole.len() as f64)?;
    }
    Ok(())
}
