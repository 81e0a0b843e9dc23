//! What a frame costs the processor, on a device that draws nothing: the same on every machine with such a processor, whatever its
//! graphics. Nothing has a bound; the ratio to an empty scene of the same engine can be held against other machines.

use std::io::Write;

use bevy::{core_pipeline::tonemapping::Tonemapping, prelude::*};
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

use super::{answer::median, cpu_time::cpu_time};
use holochess::cli::{
    Failure, assets,
    numbers::whole,
    scene::{self, SceneArgs},
};
use holochess_view::{
    creatures::Contacts,
    offscreen::{Device, FrameParts, Studio},
};

/// Frames of a second of the scene's time.
const RATE: f32 = 60.0;
/// Frames before the first that counts, and frames in which no blow was solved.
const WARM_UP: usize = 30;

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    scene: SceneArgs,

    /// How many frames are prepared of each, sixty for each second of the scene
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = whole::<usize>(1..=100_000), allow_negative_numbers = true)]
    frames: usize,
}

/// Prepares frames of the scene and of an empty one and prints the medians.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut empty = Studio::open_on(Device::None, args.scene.size(), &assets::folder()?, |app| {
        app.add_plugins(EguiPlugin::default()).add_systems(EguiPrimaryContextPass, || {}).add_systems(
            Startup,
            |mut commands: Commands| {
                commands.spawn((Camera3d::default(), Tonemapping::None));
            },
        );
    })
    .map_err(|why| scene::failure(&args.scene.locale(), &why))?;
    let empty = print(&mut empty, "an empty scene", args.frames, out)?;
    let mut studio = args.scene.open_on(Device::None, true, |_| {})?;
    let whole = print(&mut studio, "this scene", args.frames, out)?;
    writeln!(out, "ratio {:.2}", whole.milliseconds / empty.milliseconds)?;
    if let (Some(whole), Some(empty)) = (whole.used, empty.used) {
        writeln!(out, "ratio of processor time {:.2}", whole / empty)?;
    }
    Ok(())
}

/// What a frame takes, in milliseconds.
struct FrameCost {
    /// The median from its beginning to its end.
    milliseconds: f64,
    /// The mean that all threads together run on a processor, if the system says: other work on the machine hardly changes it.
    used: Option<f64>,
}

/// Prints the medians of the parts of a frame.
fn print(studio: &mut Studio, name: &str, frames: usize, out: &mut dyn Write) -> Result<FrameCost, Failure> {
    // Blows are solved in the background from the first frame on.
    let solved = |studio: &mut Studio| studio.app().world().get_resource::<Contacts>().map_or(0, Contacts::solved);
    loop {
        let before = solved(studio);
        for _ in 0..WARM_UP {
            studio.frame_parts(1.0 / RATE);
        }
        if solved(studio) == before {
            break;
        }
    }
    let before = cpu_time();
    let parts: Vec<FrameParts> = (0..frames).map(|_| studio.frame_parts(1.0 / RATE)).collect();
    let used = cpu_time()
        .zip(before)
        .map(|(after, before)| after.saturating_sub(before).as_secs_f64() * 1000.0 / frames as f64);
    let of = |part: &dyn Fn(&FrameParts) -> f64| median(parts.iter().map(part).collect());
    let whole = of(&FrameParts::whole);
    let in_all_threads =
        used.map_or_else(String::new, |used| format!(", {used:.2} ms of processor time in all threads"));
    writeln!(out, "{name}: {whole:.2} ms a frame{in_all_threads}")?;
    writeln!(out, "{:7.2} main world", of(&FrameParts::main))?;
    for (index, (schedule, _)) in parts[0].schedules.iter().enumerate() {
        writeln!(out, "{:11.2} {schedule}", of(&|parts: &FrameParts| parts.schedules[index].1))?;
    }
    writeln!(out, "{:7.2} extract", of(&|parts: &FrameParts| parts.extract))?;
    writeln!(out, "{:7.2} render world", of(&|parts: &FrameParts| parts.render))?;
    Ok(FrameCost { milliseconds: whole, used })
}
