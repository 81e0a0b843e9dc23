//! The cost of the heaviest fights: their slowest frame, compared with the same table at rest.

use std::io::Write;

use bevy::math::UVec2;

use super::answer::verdict;
use holochess::cli::Failure;
use holochess::cli::scene::{self, QualityArg, SceneArgs};
use holochess_rules::Outcome;
use holochess_view::{self as view, creatures::CreatureId, offscreen::Studio, stage::staged_clash::ClashCourse};

/// How many times as long as a quiet frame the slowest of a fight may take.
const MOST: f64 = 1.6;
/// Seconds between two moments that are drawn.
const STEP: f32 = 0.4;
/// Seconds after which every one of these fights is over, and the camera back.
const END: f32 = 14.0;

/// The largest bodies, the most embers, the darkest room.
const FIGHTS: [(&str, &str, ClashCourse); 3] = [
    ("savrip", "molator", ClashCourse::Attack(Outcome::Kill)),
    ("molator", "savrip", ClashCourse::Attack(Outcome::CounterKill)),
    ("savrip", "strider", ClashCourse::Duel),
];

/// Measures them at one quality, or at the lowest and the highest.
pub fn run(runs: usize, quality: Option<QualityArg>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut kept = true;
    let qualities = quality.map_or(vec![QualityArg::Low, QualityArg::High], |one| vec![one]);
    for quality in qualities {
        for (attacker, defender, course) in FIGHTS {
            let fighters = [attacker, defender].map(CreatureId::from_id);
            let [Some(attacker), Some(defender)] = fighters else { continue };
            let args = SceneArgs::clash(UVec2::new(1280, 720), quality, attacker, defender, course);
            // Two equal tables, one at rest. Frames are drawn on them in turn, so that other load on the machine affects both.
            let mut tables = [args.open(true)?, args.open(true)?];
            let [quiet, fight] = &mut tables;
            // The first frame compiles the shaders.
            for studio in [&mut *quiet, &mut *fight] {
                studio.advance_to(0.0);
                fastest(&mut [studio], &args, 2)?;
            }
            let mut worst = Moment::default();
            let mut now = STEP;
            while now < END {
                fight.advance_to(now);
                let [quiet, fight] = fastest(&mut [&mut *quiet, &mut *fight], &args, runs)?[..] else {
                    unreachable!("as many times as tables");
                };
                let moment = Moment { quiet, fight, at: now };
                if moment.ratio() > worst.ratio() {
                    worst = moment;
                }
                now += STEP;
            }
            writeln!(
                out,
                "{:<6} {},{},{:<13} slowest {:6.1} ms at {:4.1} s, quiet {:6.1} ms, ratio {:.2} (at most {MOST:.2})",
                view::Quality::from(quality).id(),
                attacker.id(),
                defender.id(),
                course.id(),
                worst.fight,
                worst.at,
                worst.quiet,
                worst.ratio(),
            )?;
            out.flush()?;
            kept &= worst.ratio() <= MOST;
        }
    }
    verdict(kept)
}

/// A moment of a fight: milliseconds for its frame, and for a frame of the table at rest drawn beside it.
#[derive(Clone, Copy, Default)]
struct Moment {
    quiet: f64,
    fight: f64,
    at: f32,
}

impl Moment {
    fn ratio(self) -> f64 {
        if self.quiet > 0.0 { self.fight / self.quiet } else { 0.0 }
    }
}

/// The shortest time for a frame of each, drawn in turn: other load on the machine only makes frames slower.
pub(super) fn fastest(studios: &mut [&mut Studio], args: &SceneArgs, runs: usize) -> Result<Vec<f64>, Failure> {
    let mut times = vec![f64::INFINITY; studios.len()];
    for _ in 0..runs.max(1) {
        for (studio, time) in studios.iter_mut().zip(&mut times) {
            let (_, measures) = studio.picture().map_err(|why| scene::failure(&args.locale(), &why))?;
            *time = measures.milliseconds.min(*time);
        }
    }
    Ok(times)
}
