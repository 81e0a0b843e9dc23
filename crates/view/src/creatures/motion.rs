//! Motions of the whole body, for acts without a clip: breathing, gaits, blows, falls, as plain functions of time. Each returns
//! a transform about the middle of the base in the figure's own space (+Z is its front); at rest it is the identity.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{Act, Blow, CreatureData, Gait, Motion};

/// The length of an act without a clip, in seconds; for repeating acts, of one round.
pub(super) fn length(data: &CreatureData, act: Act) -> f32 {
    if let Some(blow) = blow(data, act) {
        return blow.length;
    }
    match act {
        Act::Idle => breath(data),
        Act::Walk => 1.0 / pace(data),
        Act::Turn => 0.4,
        Act::Hit | Act::Block => 0.8,
        Act::Fidget | Act::Select => 1.0,
        Act::Pushed => 1.1,
        Act::Death | Act::Crumple => 1.4,
        _ => 1.6,
    }
}

/// The transform of the body at a time of an act; `phase` (0 to 1) desynchronises figures.
pub(super) fn bearing(data: &CreatureData, act: Act, time: f32, phase: f32) -> Transform {
    if let Some(blow) = blow(data, act) {
        return struck(&blow, time);
    }
    let whole = length(data, act);
    let share = (time / whole).clamp(0.0, 1.0);
    match act {
        Act::Idle => stand(data, time, phase),
        Act::Walk => walk(data, time),
        Act::Turn => lean(0.0, 0.0, 0.0).with_translation(Vec3::Y * 0.008 * arch(share)),
        Act::Fidget => lean(0.03 * arch(share), 0.12 * (share * TAU * 2.0).sin() * arch(share), 0.0),
        Act::Select => {
            stretch(1.0 + 0.07 * arch(share)).with_translation(Vec3::Y * 0.012 * (share * TAU).sin().max(0.0))
        }
        Act::Hit => lean(-recoil(data) * swing(time), 0.1 * swing(time), 0.06 * swing(time)),
        Act::Pushed => lean(-recoil(data) * 1.3 * arch(share * (2.0 - share)), 0.0, 0.0),
        Act::Block => {
            let held = plateau(share);
            lean(0.14 * held, 0.0, 0.0).with_scale(Vec3::new(1.0 + 0.04 * held, 1.0 - 0.08 * held, 1.0 + 0.04 * held))
        }
        Act::Death | Act::Crumple => {
            let fall = share * share;
            lean(-1.15 * fall, 0.25 * fall, 0.1 * fall).with_translation(Vec3::Y * -0.01 * fall)
        }
        Act::Victory => {
            let beat = (share * TAU * 2.0).sin().max(0.0);
            stretch(1.0 + 0.05 * beat).with_translation(Vec3::Y * 0.04 * beat)
        }
        Act::Defeat => {
            let sunk = share * (2.0 - share);
            lean(0.26 * sunk, 0.0, 0.0).with_scale(Vec3::new(1.0, 1.0 - 0.1 * sunk, 1.0))
        }
        // Blows were handled above.
        Act::Attack | Act::AttackHeavy | Act::Push | Act::Finisher => Transform::IDENTITY,
    }
}

/// The blow of an act, if it is one; pushing and finishing use the two blows that every creature has.
fn blow(data: &CreatureData, act: Act) -> Option<Blow> {
    let heavy = data.blows.get(&Act::AttackHeavy).or_else(|| data.blows.get(&Act::Attack));
    match act {
        Act::Attack => data.blows.get(&act),
        Act::AttackHeavy => heavy,
        Act::Finisher => data.blows.get(&act).or(heavy),
        Act::Push => data.blows.get(&act).or_else(|| data.blows.get(&Act::Attack)),
        _ => None,
    }
    .copied()
}

/// A rotation: forward, to the left, tilted, in radians.
fn lean(forward: f32, left: f32, tilt: f32) -> Transform {
    Transform::from_rotation(Quat::from_rotation_y(left) * Quat::from_rotation_x(forward) * Quat::from_rotation_z(tilt))
}

/// A stretch that keeps the volume.
fn stretch(up: f32) -> Transform {
    let across = up.sqrt().recip();
    Transform::from_scale(Vec3::new(across, up, across))
}

/// 0 at both ends, 1 in the middle.
fn arch(share: f32) -> f32 {
    (share * TAU / 2.0).sin()
}

/// Rises in the first fifth, stays, falls in the last third.
fn plateau(share: f32) -> f32 {
    smooth(share / 0.2) * (1.0 - smooth((share - 0.67) / 0.33))
}

/// Smoothly from 0 to 1.
fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// A damped swing after a knock, about 0.7 s.
fn swing(time: f32) -> f32 {
    (time * 14.0).sin() * (-time * 5.0).exp() * smooth((0.8 - time) / 0.3)
}

/// How far a knock throws it back: lighter creatures further.
fn recoil(data: &CreatureData) -> f32 {
    0.5 - 0.26 * data.weight
}

/// Seconds per breath.
fn breath(data: &CreatureData) -> f32 {
    2.4 + 1.8 * data.weight
}

/// Strides per second.
fn pace(data: &CreatureData) -> f32 {
    match data.gait {
        Gait::Heavy | Gait::Wade => 0.75,
        Gait::Stalk | Gait::Lope => 1.0,
        Gait::Ripple => 1.2,
        Gait::Hop => 1.5,
        Gait::Trot => 1.8,
    }
}

/// Breathes, and shifts its weight a little.
fn stand(data: &CreatureData, time: f32, phase: f32) -> Transform {
    let breath = (time / breath(data) * TAU).sin();
    let shift = (time * 0.53 + phase * TAU).sin();
    let glance = (time * 0.31 + phase * 11.0).sin().powi(3);
    let alive = match data.gait {
        Gait::Ripple => 2.2,
        Gait::Stalk | Gait::Hop => 1.5,
        Gait::Trot | Gait::Lope | Gait::Wade => 1.0,
        Gait::Heavy => 0.7,
    };
    let body = stretch(1.0 + 0.014 * breath);
    lean(0.008 * breath, 0.05 * glance * alive, 0.01 * shift * alive).with_scale(body.scale)
}

/// Walks on the spot.
fn walk(data: &CreatureData, time: f32) -> Transform {
    let stride = time * pace(data) * TAU;
    let (side, step) = (stride.sin(), (stride * 2.0).sin());
    // The body is highest in the middle of each step.
    let up = 0.5 - 0.5 * (stride * 2.0).cos();
    match data.gait {
        Gait::Heavy => lean(0.04 + 0.02 * step, 0.05 * side, 0.07 * side).with_translation(Vec3::Y * 0.006 * up),
        Gait::Stalk => lean(0.07 + 0.03 * step, 0.04 * side, 0.02 * side).with_translation(Vec3::Y * 0.010 * up),
        Gait::Hop => {
            let height = arch(stride.rem_euclid(TAU) / TAU);
            let squash = stretch(0.9 + 0.16 * height);
            lean(0.1 * stride.cos(), 0.0, 0.0).with_scale(squash.scale).with_translation(Vec3::Y * 0.05 * height)
        }
        Gait::Trot => lean(0.03 + 0.025 * step, 0.0, 0.03 * side).with_translation(Vec3::Y * 0.012 * up),
        Gait::Wade => lean(0.05 + 0.05 * step, 0.06 * side, 0.05 * side).with_translation(Vec3::Y * 0.016 * up),
        Gait::Ripple => {
            let wave = 1.0 + 0.07 * step;
            lean(0.06, 0.14 * side, 0.03 * side).with_scale(Vec3::new(1.0, wave.recip(), wave))
        }
        Gait::Lope => lean(0.12 + 0.08 * step, 0.05 * side, 0.03 * side).with_translation(Vec3::Y * 0.020 * up),
    }
}

/// The phase of a blow: −1 wound up, +1 hitting, 0 at rest.
fn drive(blow: &Blow, time: f32) -> f32 {
    let wound = blow.contact * 0.7;
    let held = blow.contact + 0.14;
    if time <= wound {
        -smooth(time / wound)
    } else if time <= blow.contact {
        let share = (time - wound) / (blow.contact - wound);
        -1.0 + 2.0 * share * share * share
    } else if time <= held {
        1.0
    } else {
        1.0 - smooth((time - held) / (blow.length - held).max(0.1))
    }
}

fn struck(blow: &Blow, time: f32) -> Transform {
    let drive = drive(blow, time);
    let (back, ahead) = ((-drive).max(0.0), drive.max(0.0));
    let forth = |metres: f32, pull: f32| Vec3::Z * (metres * ahead - pull * back);
    match blow.motion {
        Motion::Slam => lean(0.40 * ahead - 0.26 * back, 0.0, 0.0)
            .with_translation(forth(0.02, 0.02))
            .with_scale(stretch(1.0 + 0.05 * back - 0.06 * ahead).scale),
        Motion::Thrust => {
            lean(0.24 * ahead - 0.06 * back, 0.22 * ahead - 0.34 * back, 0.0).with_translation(forth(0.05, 0.03))
        }
        Motion::Leap => {
            let flight = arch(((time / blow.contact - 0.45) / 0.55).clamp(0.0, 1.0));
            lean(0.34 * ahead - 0.2 * back, 0.0, 0.0)
                .with_translation(forth(0.05, 0.02) + Vec3::Y * 0.16 * flight)
                .with_scale(stretch(1.0 - 0.08 * back * (1.0 - flight)).scale)
        }
        Motion::Bite => lean(0.28 * ahead - 0.22 * back, 0.0, 0.0)
            .with_translation(forth(0.05, 0.03))
            .with_scale(Vec3::new(1.0 - 0.03 * ahead, 1.0 - 0.05 * back, 1.0 + 0.07 * ahead)),
        Motion::Ram => lean(0.26 * ahead + 0.12 * back, 0.0, 0.0).with_translation(forth(0.06, 0.05)),
        Motion::Stamp => lean(0.22 * ahead - 0.18 * back, 0.0, 0.14 * back).with_translation(Vec3::Y * 0.03 * back),
        Motion::Sweep => lean(0.1 * ahead, 0.6 * ahead - 0.6 * back, 0.08 * drive),
        Motion::Claw => {
            lean(0.18 * ahead - 0.1 * back, 0.36 * back - 0.4 * ahead, 0.1 * drive).with_translation(forth(0.04, 0.02))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::creatures::{CREATURES, library::read};

    fn all() -> Vec<CreatureData> {
        CREATURES.iter().map(|id| read(id)).collect()
    }

    const BLOWS: [Act; 4] = [Act::Attack, Act::AttackHeavy, Act::Push, Act::Finisher];

    /// How far a transform moves the figure's middle.
    fn away(bearing: Transform) -> f32 {
        let middle = Vec3::new(0.05, 0.2, 0.05);
        bearing.transform_point(middle).distance(middle)
    }

    #[test]
    fn whatever_passes_comes_back_to_rest() {
        let passing = [Act::Turn, Act::Fidget, Act::Select, Act::Hit, Act::Pushed, Act::Block, Act::Victory];
        for data in all() {
            for act in passing.into_iter().chain(BLOWS) {
                for time in [0.0, length(&data, act)] {
                    let bearing = bearing(&data, act, time, 0.3);
                    assert!(away(bearing) < 2e-3, "{act:?} at {time}: {bearing:?}");
                }
            }
        }
    }

    #[test]
    fn a_blow_goes_back_first_and_is_foremost_at_its_contact() {
        for data in all() {
            for act in BLOWS {
                let blow = blow(&data, act).expect("every creature can strike");
                assert!(drive(&blow, blow.contact * 0.7) < -0.99);
                assert!((drive(&blow, blow.contact) - 1.0).abs() < 1e-4);
                assert!(away(bearing(&data, act, blow.contact, 0.0)) > 0.02, "{act:?} is seen");
            }
        }
    }

    #[test]
    fn nothing_jumps() {
        let acts = [Act::Idle, Act::Walk, Act::Turn, Act::Fidget, Act::Select, Act::Hit, Act::Pushed, Act::Block];
        let last = [Act::Death, Act::Crumple, Act::Victory, Act::Defeat];
        for data in all() {
            for act in acts.into_iter().chain(last).chain(BLOWS) {
                let steps = (length(&data, act) * 240.0) as usize;
                let at = |step: usize| {
                    bearing(&data, act, step as f32 / 240.0, 0.6).transform_point(Vec3::new(0.05, 0.3, 0.05))
                };
                for step in 0..steps {
                    assert!(at(step).distance(at(step + 1)) < 0.05, "{act:?}, step {step}");
                }
            }
        }
    }
}
