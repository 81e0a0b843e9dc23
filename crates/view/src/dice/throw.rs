//! A throw of two handfuls: simulated once, recorded, and played back as a function of time.
//!
//! The faces are decided before the throw. The dice fall freely, and afterwards the *pips* of each die are rotated so that the
//! decided face is up; the flight gives nothing away. The same roll number gives the same flight.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::math::{EulerRot, Quat, Vec3};

use super::{
    body::{Body, EDGE, HALF, INVERSE_INERTIA},
    contact::{self, Touch},
    tray,
};
use holochess_rules::splitmix::SplitMix64;

/// Simulation steps per second: a die moves less than a tenth of its edge in one.
const RATE: usize = 480;
/// Recorded frames per second.
const FRAMES: usize = 120;
/// Gravity in table radii per second squared. The radius stands for about 60 cm; dice that fall a little faster than real ones
/// look heavy.
const GRAVITY: f32 = 11.0;
/// The longest flight, in seconds.
const LONGEST: f32 = 1.9;
/// A throw whose dice do not all lie flat in time is simulated again from another seed, at most so often.
const TRIES: u64 = 60;
/// Iterations of the contact solver per step.
const ROUNDS: usize = 6;
/// Penetration that the solver ignores, so that resting dice do not jitter.
const SLOP: f32 = EDGE * 0.006;
/// Two dice whose middles are nearer than this push each other aside, like magnets in the tray, so that they can be counted; and
/// how strongly they do where they touch. Friction holds them from somewhere within it.
const ASIDE: f32 = EDGE * 1.75;
const SHOVE: f32 = 24.0;
/// Dice at rest that are nearer than this look like one thing.
const APART: f32 = EDGE * 0.06;
/// After so many tries, dice that lie flat are good enough even if two of them lie close.
const PATIENCE: u64 = 16;

/// An audible bounce.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounce {
    /// Seconds after the throw.
    pub at: f32,
    /// Its strength, 0 (soft) to 1 (hard).
    pub force: f32,
}

/// A recorded throw.
#[derive(Clone, Debug)]
pub struct Throw {
    /// Position and rotation of every die, frame by frame.
    frames: Vec<Vec<(Vec3, Quat)>>,
    /// The rotation of each die's pips within the die.
    pips: Vec<Quat>,
    /// The number of dice in the first hand.
    first: usize,
    /// The bounces in order.
    pub bounces: Vec<Bounce>,
}

/// The outward direction of a face of a die, 1 to 6; opposite faces sum to seven.
pub fn face_normal(face: u8) -> Vec3 {
    match face {
        1 => Vec3::Y,
        2 => Vec3::X,
        3 => Vec3::Z,
        4 => Vec3::NEG_Z,
        5 => Vec3::NEG_X,
        _ => Vec3::NEG_Y,
    }
}

impl Throw {
    /// Throws two handfuls with these faces.
    pub fn new(number: u64, hands: &[Vec<u8>; 2]) -> Self {
        // A bar separates the two handfuls, so each is simulated on its own.
        let flights = [0, 1].map(|hand| settled_flight(number, hand, hands[hand].len()));
        let frames = flights.iter().map(|flight| flight.frames.len()).max().unwrap_or(0);
        let frames: Vec<Vec<(Vec3, Quat)>> =
            (0..frames).map(|frame| flights.iter().flat_map(|flight| flight.frame(frame)).copied().collect()).collect();
        let last = frames.last().map_or(&[][..], Vec::as_slice);
        let pips = last.iter().zip(hands.iter().flatten()).map(|((_, turn), face)| pips_up(*turn, *face)).collect();
        let mut bounces: Vec<Bounce> = flights.into_iter().flat_map(|flight| flight.bounces).collect();
        bounces.sort_by(|a, b| a.at.total_cmp(&b.at));
        // Both hands at once are heard as the harder of the two.
        bounces.dedup_by(|later, first| {
            let together = later.at <= first.at;
            first.force = if together { first.force.max(later.force) } else { first.force };
            together
        });
        Self { frames, pips, first: hands[0].len(), bounces }
    }

    /// The number of dice.
    pub fn len(&self) -> usize {
        self.pips.len()
    }

    /// Whether there are no dice.
    pub fn is_empty(&self) -> bool {
        self.pips.is_empty()
    }

    /// The hand of a die: 0 the first, at the left, 1 the second.
    pub fn hand(&self, die: usize) -> usize {
        usize::from(die >= self.first)
    }

    /// The second from which everything lies still.
    pub fn rest(&self) -> f32 {
        self.frames.len().saturating_sub(1) as f32 / FRAMES as f32
    }

    /// Position and rotation of a die so many seconds after the throw, in the tray's frame.
    pub fn pose(&self, die: usize, seconds: f32) -> (Vec3, Quat) {
        let last = self.frames.len() - 1;
        let frame = (seconds.max(0.0) * FRAMES as f32).min(last as f32);
        let (now, next) = (frame as usize, (frame as usize + 1).min(last));
        let ((from, turned), (to, turning)) = (self.frames[now][die], self.frames[next][die]);
        let share = frame.fract();
        (from.lerp(to, share), turned.slerp(turning, share) * self.pips[die])
    }
}

/// The rotation of the pips within a die with this final rotation, so that `face` is up.
fn pips_up(turn: Quat, face: u8) -> Quat {
    let up = (1..=6).map(face_normal).max_by(|a, b| (turn * *a).y.total_cmp(&(turn * *b).y)).unwrap_or(Vec3::Y);
    let wanted = face_normal(face);
    if up.dot(wanted) > 0.5 {
        Quat::IDENTITY
    } else if up.dot(wanted) < -0.5 {
        Quat::from_axis_angle(if up.x.abs() < 0.5 { Vec3::X } else { Vec3::Y }, PI)
    } else {
        Quat::from_axis_angle(wanted.cross(up), FRAC_PI_2)
    }
}

/// The first simulated flight of a handful in which every die ends flat and apart from the others.
fn settled_flight(number: u64, hand: usize, count: usize) -> Flight {
    let mut best: Option<Flight> = None;
    for attempt in 0..TRIES {
        let flight = fly((number * 2 + hand as u64) * TRIES + attempt, hand, count);
        if best.as_ref().is_none_or(|least| flight.badness() < least.badness()) {
            best = Some(flight);
        }
        let good = if attempt < PATIENCE { 0.0 } else { CLOSE * count as f32 };
        if best.as_ref().is_some_and(|least| least.badness() <= good) {
            break;
        }
    }
    best.expect("at least one throw was made")
}

/// The recording of a simulation.
struct Flight {
    frames: Vec<Vec<(Vec3, Quat)>>,
    bounces: Vec<Bounce>,
    /// How many dice do not lie flat on the floor, plus 4 if they did not come to rest in time.
    unsettled: usize,
    /// How many pairs lie too close to be counted at a glance.
    close: usize,
    deepest: f32,
}

/// How bad a pair of dice is that lies close, beside a die that does not lie flat.
const CLOSE: f32 = 0.01;

impl Flight {
    /// The dice in a frame; after the last frame they do not move.
    fn frame(&self, frame: usize) -> &[(Vec3, Quat)] {
        self.frames.get(frame).or(self.frames.last()).map_or(&[], Vec::as_slice)
    }

    /// 0 for a throw that can be shown.
    fn badness(&self) -> f32 {
        self.unsettled as f32 + CLOSE * self.close as f32 + (self.deepest / EDGE - 0.06).max(0.0)
    }
}

/// Random numbers for throws: only looks depend on them, never the match.
struct Chance(SplitMix64);

impl Chance {
    /// Between −1 and 1.
    fn next(&mut self) -> f32 {
        (self.0.next() >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }
}

/// A handful at its end of the tray, moving to the middle.
fn handful(chance: &mut Chance, hand: usize, count: usize) -> Vec<Body> {
    let sign = if hand == 0 { -1.0 } else { 1.0 };
    let die = |index: usize| {
        // Two abreast, two high, up to two deep, with room to rotate.
        let (across, up, deep) = (index % 2, (index / 2) % 2, index / 4);
        let angle = sign * (tray::HALF_ANGLE - 0.045 - deep as f32 * EDGE * 1.55 / tray::RADIUS);
        let radius = tray::RADIUS + (across as f32 - 0.5) * EDGE * 1.40 + 0.002 * chance.next();
        let height = tray::FLOOR + EDGE * (3.4 + 1.6 * up as f32);
        let inward = Vec3::new(-angle.sin(), 0.0, -angle.cos()) * -sign;
        let outward = Vec3::new(angle.cos(), 0.0, -angle.sin());
        // The lower ones fly faster, so that few dice land on others.
        let speed = 2.0 - 0.75 * up as f32 + 0.45 * deep as f32 + 0.3 * chance.next();
        let mut quarters = || (chance.next() * 2.0).round() * FRAC_PI_2;
        let turn = Quat::from_euler(EulerRot::XYZ, quarters(), quarters(), quarters());
        Body {
            at: Vec3::new(radius * angle.cos(), height, -radius * angle.sin()),
            turn: Quat::from_rotation_y(angle + 0.25 * chance.next()) * turn,
            velocity: inward * speed + Vec3::Y * (0.1 + 0.35 * chance.next()) + outward * 0.12 * chance.next(),
            spin: outward * (-sign) * (30.0 + 9.0 * chance.next())
                + Vec3::new(7.0 * chance.next(), 9.0 * chance.next(), 7.0 * chance.next()),
        }
    };
    (0..count).map(die).collect()
}

/// A contact in the solver: two bodies (or one and the tray), and the impulses applied so far.
struct Joint {
    first: usize,
    second: Option<usize>,
    touch: Touch,
    arms: [Vec3; 2],
    tangents: [Vec3; 2],
    /// The normal speed after a bounce.
    bounce: f32,
    pressed: f32,
    rubbed: [f32; 2],
}

/// Restitution and friction of floor, walls and dice. Walls are slippery, so that few dice lean on them.
const FLOOR: (f32, f32) = (0.58, 0.22);
const WALLS: (f32, f32) = (0.72, 0.05);
const DICE: (f32, f32) = (0.50, 0.06);
/// The approach speed below which nothing bounces.
const DULL: f32 = 0.25;

impl Joint {
    fn new(dice: &[Body], first: usize, second: Option<usize>, touch: Touch) -> Self {
        let arms = [touch.point - dice[first].at, second.map_or(Vec3::ZERO, |other| touch.point - dice[other].at)];
        let side = touch.normal.any_orthonormal_vector();
        let tangents = [side, touch.normal.cross(side)];
        let mut joint = Self { first, second, touch, arms, tangents, bounce: 0.0, pressed: 0.0, rubbed: [0.0; 2] };
        let closing = joint.velocity(dice).dot(touch.normal);
        if closing > DULL && touch.depth > -0.001 {
            joint.bounce = joint.material().0 * closing;
        }
        joint
    }

    /// Restitution and friction.
    fn material(&self) -> (f32, f32) {
        match self.second {
            Some(_) => DICE,
            None if self.touch.normal.y < -0.9 => FLOOR,
            None => WALLS,
        }
    }

    /// The relative velocity of the two bodies at the contact.
    fn velocity(&self, dice: &[Body]) -> Vec3 {
        let other = self.second.map_or(Vec3::ZERO, |other| dice[other].velocity_at(self.arms[1]));
        dice[self.first].velocity_at(self.arms[0]) - other
    }

    /// The inverse effective mass of the two bodies in this direction.
    fn give(&self, direction: Vec3) -> f32 {
        let of = |arm: Vec3| 1.0 + INVERSE_INERTIA * arm.cross(direction).length_squared();
        of(self.arms[0]) + if self.second.is_some() { of(self.arms[1]) } else { 0.0 }
    }

    fn push(&self, dice: &mut [Body], impulse: Vec3) {
        dice[self.first].push(self.arms[0], impulse);
        if let Some(other) = self.second {
            dice[other].push(self.arms[1], -impulse);
        }
    }

    /// One iteration: limits the closing speed to what the gap allows, and friction to its cone.
    fn solve(&mut self, dice: &mut [Body], step: f32, push_apart: bool) {
        let normal = self.touch.normal;
        let depth = self.touch.depth;
        // A gap may close within this step; penetration is corrected softly.
        let wanted = if depth < 0.0 {
            -depth / step
        } else if push_apart {
            -((depth - SLOP).max(0.0) * 0.2 / step).min(0.6)
        } else {
            0.0
        };
        let closing = self.velocity(dice).dot(normal);
        let aim = if self.bounce > 0.0 { -self.bounce } else { wanted };
        let change = (aim - closing) / self.give(normal);
        let pressed = (self.pressed + change).min(0.0);
        self.push(dice, normal * (pressed - self.pressed));
        self.pressed = pressed;

        let limit = -self.pressed * self.material().1;
        for index in 0..2 {
            let tangent = self.tangents[index];
            let change = -self.velocity(dice).dot(tangent) / self.give(tangent);
            let rubbed = (self.rubbed[index] + change).clamp(-limit, limit);
            self.push(dice, tangent * (rubbed - self.rubbed[index]));
            self.rubbed[index] = rubbed;
        }
    }
}

/// All contacts, including those that could close within a step.
fn joints(dice: &[Body], hand: usize, gap: f32) -> Vec<Joint> {
    let mut found = Vec::new();
    let mut joints = Vec::new();
    for (index, die) in dice.iter().enumerate() {
        tray::touches(die, hand, gap, &mut found);
        joints.extend(found.drain(..).map(|touch| Joint::new(dice, index, None, touch)));
        for (other, neighbour) in dice.iter().enumerate().skip(index + 1) {
            contact::between(die, neighbour, gap, &mut found);
            joints.extend(found.drain(..).map(|touch| Joint::new(dice, index, Some(other), touch)));
        }
    }
    joints
}

/// Dice beside each other drift apart.
fn shove_aside(dice: &mut [Body], step: f32) {
    for one in 0..dice.len() {
        for other in one + 1..dice.len() {
            let way = dice[other].at - dice[one].at;
            let level = way.with_y(0.0);
            let near = 1.0 - level.length() / ASIDE;
            if near > 0.0 && way.y.abs() < EDGE * 1.2 {
                let shove = level.normalize_or(Vec3::X) * (SHOVE * near * step);
                dice[one].velocity -= shove;
                dice[other].velocity += shove;
            }
        }
    }
}

/// How many pairs of dice are closer than can be told apart at a glance.
fn close(dice: &[Body]) -> usize {
    let mut found = Vec::new();
    let pairs = (0..dice.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| {
            found.clear();
            contact::between(&dice[*one], &dice[*other], APART, &mut found);
            !found.is_empty()
        })
        .count()
}

/// Simulates a handful until it lies still.
fn fly(number: u64, hand: usize, count: usize) -> Flight {
    let mut dice = handful(&mut Chance(SplitMix64(number)), hand, count);
    let step = 1.0 / RATE as f32;
    let mut flight = Flight { frames: Vec::new(), bounces: Vec::new(), unsettled: dice.len(), close: 0, deepest: 0.0 };
    let mut quiet = 0;
    for tick in 0..(LONGEST * RATE as f32) as usize {
        let written = tick % (RATE / FRAMES) == 0;
        if written {
            flight.frames.push(dice.iter().map(|die| (die.at, die.turn)).collect());
            flight.deepest = flight.deepest.max(deepest(&dice, hand));
        }
        for die in &mut dice {
            die.velocity.y -= GRAVITY * step;
            die.velocity *= 1.0 - 0.3 * step;
            die.spin *= 1.0 - 1.0 * step;
        }
        shove_aside(&mut dice, step);
        let mut joints = joints(&dice, hand, EDGE * 0.05);
        let hardest = joints.iter().map(|joint| joint.bounce).fold(0.0, f32::max);
        for _ in 0..ROUNDS {
            for joint in &mut joints {
                joint.solve(&mut dice, step, true);
            }
        }
        for die in &mut dice {
            // A die that lies flat and hardly moves is stopped; a leaning die has to go on tipping.
            if die.levelness() > 0.995 && die.velocity.length() < 0.07 && die.spin.length() < 1.6 {
                die.velocity *= 0.96;
                die.spin *= 0.96;
            }
            die.advance(step);
        }
        // Removes velocity that comes only from the correction of penetration; bounces are kept.
        for joint in joints.iter_mut().filter(|joint| joint.bounce == 0.0) {
            joint.solve(&mut dice, step, false);
        }
        let at = tick as f32 * step;
        if hardest > 0.12 && flight.bounces.last().is_none_or(|last| at - last.at > 0.028) {
            flight.bounces.push(Bounce { at, force: (hardest / 1.1).min(1.0) });
        }
        if written {
            let moving = dice.iter().any(|die| die.energy() > 0.0006);
            quiet = if moving { 0 } else { quiet + 1 };
            if quiet > FRAMES / 15 {
                break;
            }
        }
    }
    let flat = |die: &Body| die.levelness() > 0.9995 && die.at.y < tray::FLOOR + HALF * 1.1;
    flight.close = close(&dice);
    flight.unsettled = dice.iter().filter(|die| !flat(die)).count() + usize::from(quiet == 0) * 4;
    flight
}

/// The deepest penetration between dice and tray.
fn deepest(dice: &[Body], hand: usize) -> f32 {
    let mut deepest: f32 = 0.0;
    for (index, die) in dice.iter().enumerate() {
        deepest = deepest.max(tray::overlap(die, hand));
        for other in &dice[index + 1..] {
            deepest = deepest.max(contact::overlap(die, other));
        }
    }
    deepest
}

#[cfg(test)]
#[path = "throw_tests.rs"]
mod tests;
