//! What the heaviest fights cost: their slowest frame beside the same table when nothing happens on it.

use std::io::Write;

use bevy::math::UVec2;

use super::{Failure, verdict};
use crate::{
    cli::scene::{self, Quality, SceneArgs},
    rules::{Outcome, holochess::creature::Creature},
    view::{self, offscreen::Studio, stage::rehearsal::Course},
};

/// How many times as long as a quiet frame the slowest of a fight may take.
const MOST: f64 = 1.6;
/// Seconds between two moments that are drawn.
const STEP: f32 = 0.4;
/// Seconds after which every one of these fights is over, and the camera back.
const END: f32 = 14.0;

/// The largest bodies, the most embers, the darkest room.
const FIGHTS: [(Creature, Creature, Course); 3] = [
    (Creature::Savrip, Creature::Molator, Course::Attack(Outcome::Kill)),
    (Creature::Molator, Creature::Savrip, Course::Attack(Outcome::CounterKill)),
    (Creature::Savrip, Creature::Strider, Course::Duel),
];

/// Measures them at the lowest and the highest quality.
pub fn run(runs: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let mut kept = true;
    for quality in [Quality::Low, Quality::High] {
        for (attacker, defender, course) in FIGHTS {
            let args = SceneArgs::clash(UVec2::new(1280, 720), quality, attacker, defender, course);
            let mut studio = args.open(true)?;
            let mut at = |seconds: f32| {
                studio.advance_to(seconds);
                milliseconds(&mut studio, &args, runs)
            };
            // The first picture compiles what it draws with.
            at(0.0)?;
            let before = at(0.0)?;
            let (mut slowest, mut when) = (0.0, 0.0);
            let mut now = STEP;
            while now < END {
                let time = at(now)?;
                if time > slowest {
                    (slowest, when) = (time, now);
                }
                now += STEP;
            }
            let quiet = before.min(at(END)?);
            let ratio = slowest / quiet;
            writeln!(
                out,
                "{:<6} {},{},{:<13} quiet {quiet:6.1} ms, slowest {slowest:6.1} ms at {when:4.1} s, ratio {ratio:.2} (at most {MOST:.2})",
                view::Quality::from(quality).id(),
                attacker.id(),
                defender.id(),
                course.id(),
            )?;
            out.flush()?;
            kept &= ratio <= MOST;
        }
    }
    verdict(kept)
}

/// How long a picture of this moment takes: whatever else the machine does can only add to it, so the fastest counts.
fn milliseconds(studio: &mut Studio, args: &SceneArgs, runs: usize) -> Result<f64, Failure> {
    let mut fastest = f64::INFINITY;
    for _ in 0..runs.max(1) {
        let (_, measures) = studio.picture().map_err(|why| scene::failure(&args.locale(), &why))?;
        fastest = measures.milliseconds.min(fastest);
    }
    Ok(fastest)
}
