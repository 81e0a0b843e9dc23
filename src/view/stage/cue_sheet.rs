//! A scene written down: who does what when, as shares of the scene's time.
//!
//! A score is sampled, never stepped: where everything is follows from where it was at the start and how far the scene has
//! come. So a scene may run at any speed, be shown frame by frame or be skipped, and always ends in the same place.

use std::collections::BTreeMap;

use bevy::math::{Vec2, Vec3};

use super::pose::{Ease, Pose, turn_towards};
use crate::{
    rules::{PieceId, Roll},
    view::{creatures::Act, sound::SoundId},
};

/// Where every figure is.
pub type Poses = BTreeMap<PieceId, Pose>;

/// Something that a figure does over a stretch of time.
#[derive(Clone, Debug, PartialEq)]
pub enum MotionSpan {
    /// Goes along these points, looking where it goes.
    Walk(Vec<Vec3>),
    /// Goes straight there, looking where it looked.
    Glide(Vec3, Ease),
    /// Flies there, so high in the middle.
    Fly(Vec3, f32),
    /// Turns to this yaw.
    Turn(f32),
    /// Leans through these keys: share of the stretch, lean.
    Lean(Vec<(f32, Vec2)>),
    /// Trembles so far along this direction and comes to rest.
    Shake(Vec3),
    /// Rises and comes down again, so high.
    Hop(f32),
    /// Is built up by the projector.
    Appear,
    /// Falls apart.
    Dissolve,
    /// Its ring comes to this strength.
    Ring(f32),
    /// Its picture is torn, so badly at first, and steadies.
    Glitch(f32),
}

impl MotionSpan {
    /// Moves a pose by as much of the deed as is done at this share of its stretch.
    fn apply(&self, pose: &mut Pose, share: f32) {
        match self {
            Self::Walk(points) => walk(points, pose, share),
            Self::Glide(to, ease) => pose.at = pose.at.lerp(*to, ease.at(share)),
            Self::Fly(to, height) => {
                pose.at = pose.at.lerp(*to, share);
                pose.at.y += height * 4.0 * share * (1.0 - share);
            }
            Self::Turn(yaw) => pose.yaw = turn_towards(pose.yaw, *yaw, Ease::Soft.at(share)),
            Self::Lean(keys) => pose.lean = lean_at(keys, pose.lean, share),
            Self::Shake(reach) => pose.at += *reach * (share * 40.0).sin() * (1.0 - share),
            Self::Hop(height) => pose.at.y += height * 4.0 * share * (1.0 - share),
            Self::Appear => pose.appear = share,
            Self::Dissolve => pose.dissolve = share,
            Self::Ring(to) => pose.ring += (to - pose.ring) * share,
            Self::Glitch(strength) => pose.glitch = strength * (1.0 - share),
        }
    }
}

/// The lean between the keys; before the first it comes from the lean so far.
fn lean_at(keys: &[(f32, Vec2)], before: Vec2, share: f32) -> Vec2 {
    let mut last = (0.0, before);
    for &(at, lean) in keys {
        if share < at {
            return last.1.lerp(lean, Ease::Soft.at((share - last.0) / (at - last.0)));
        }
        last = (at, lean);
    }
    last.1
}

/// Along the points at an even pace with a soft start and end; corners are cut round.
fn walk(points: &[Vec3], pose: &mut Pose, share: f32) {
    let Some(last) = points.last() else { return };
    let lengths: Vec<f32> = points.windows(2).map(|pair| pair[0].distance(pair[1])).collect();
    let length: f32 = lengths.iter().sum();
    if length <= 0.0 {
        pose.at = *last;
        return;
    }
    let on_line = |along: f32| {
        let mut left = along.clamp(0.0, length);
        for (pair, &piece) in points.windows(2).zip(&lengths) {
            if left <= piece {
                return pair[0].lerp(pair[1], left / piece.max(1e-6));
            }
            left -= piece;
        }
        *last
    };
    // a mean over a stretch of the line rounds its corners; it narrows towards the ends, so that these are met exactly
    let round = |along: f32| {
        let reach = along.min(length - along).clamp(0.0, 0.09);
        (on_line(along - reach) + on_line(along - reach / 3.0) + on_line(along + reach / 3.0) + on_line(along + reach))
            / 4.0
    };
    // half soft, half even: feet that speed up and slow down all the way look as if they slid
    let along = length * (0.45 * Ease::Soft.at(share) + 0.55 * share);
    pose.at = round(along);
    let ahead = round((along + 0.03).min(length)) - round((along - 0.03).max(0.0));
    if ahead.length_squared() > 1e-8 {
        pose.yaw = turn_towards(pose.yaw, ahead.x.atan2(ahead.z), (share * 8.0).min(1.0));
    }
}

/// Something that happens at one moment and leaves nothing behind.
#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    /// A sound.
    Sound(SoundId),
    /// A figure starts an act; if it is a blow, it meets its target so much later, as a share of the scene.
    Act(PieceId, Act, f32),
    /// A figure walks, so far in the time of the whole scene.
    Walk(PieceId, f32),
    /// A figure is doing this all of a sudden: the picture has been cut.
    Cut(PieceId, Act),
    /// Sparks fly from here, so many, along this direction.
    Sparks(Vec3, f32, Vec3),
    /// A blow lands here: a star of light and sparks, so many, along this direction.
    Star(Vec3, f32, Vec3),
    /// A flash of light here.
    Flash(Vec3, f32),
    /// A ring of light spreads from here, facing there, so far.
    Ripple(Vec3, Vec3, f32),
    /// The camera is shaken, so strongly, in radians.
    Jolt(f32),
    /// Embers rise from a figure for this share of the scene, while it falls apart.
    Embers(PieceId, f32),
    /// Dice are thrown; they have this share of the scene to fly and lie.
    Throw(Roll, f32),
}

/// A deed with its stretch of the scene, in shares of it.
#[derive(Clone, Debug, PartialEq)]
struct Beat {
    who: PieceId,
    from: f32,
    to: f32,
    span: MotionSpan,
}

/// The share of a scene that is movement at least: what is hurried stands still for less.
const MOVING: f32 = 0.84;

/// A scene.
#[derive(Clone, Debug, PartialEq)]
pub struct CueSheet {
    beats: Vec<Beat>,
    cues: Vec<(f32, Cue)>,
    /// Shares at which everything stands still, in order, and for how many seconds: the weight of a blow.
    stops: Vec<(f32, f32)>,
    /// Up to which share figures act slowly, and how fast.
    slow: (f32, f32),
    /// How many times as long as its event the scene runs: the deal's figures are still building up when the next is dealt.
    pub stretch: f32,
}

impl Default for CueSheet {
    fn default() -> Self {
        Self { beats: Vec::new(), cues: Vec::new(), stops: Vec::new(), slow: (-1.0, 1.0), stretch: 1.0 }
    }
}

impl CueSheet {
    /// Adds a deed from one share of the scene to another. Deeds of one figure apply in the order in which they were added.
    pub fn beat(&mut self, who: PieceId, from: f32, to: f32, span: MotionSpan) -> &mut Self {
        self.beats.push(Beat { who, from, to, span });
        self
    }

    /// Adds something that happens at this share of the scene.
    pub fn cue(&mut self, at: f32, cue: Cue) -> &mut Self {
        self.cues.push((at, cue));
        self
    }

    /// Everything stands still here, for so many seconds of the scene.
    pub fn stop(&mut self, at: f32, seconds: f32) -> &mut Self {
        self.stops.push((at, seconds));
        self
    }

    /// Figures act at this speed up to a share of the scene.
    pub fn slow(&mut self, until: f32, speed: f32) -> &mut Self {
        self.slow = (until, speed);
        self
    }

    /// How fast figures act that begin at this share.
    pub fn tempo(&self, at: f32) -> f32 {
        if at <= self.slow.0 { self.slow.1 } else { 1.0 }
    }

    /// The same with stops of this share of their length.
    #[must_use]
    pub fn with_stops(mut self, share: f32) -> Self {
        for (_, seconds) in &mut self.stops {
            *seconds *= share;
        }
        self
    }

    /// Shows a stretch of another score in a stretch of this one. What was under way when the stretch begins goes on from
    /// there: deeds from where they were, and blows that have yet to land.
    pub fn splice(&mut self, other: &Self, (from, until): (f32, f32), (start, end): (f32, f32)) -> &mut Self {
        let scale = (end - start) / (until - from).max(1e-3);
        let moved = |share: f32| start + (share - from) * scale;
        let began = other.beats.iter().filter(|beat| beat.from < until);
        self.beats.extend(began.map(|beat| Beat { from: moved(beat.from), to: moved(beat.to), ..beat.clone() }));
        for (at, cue) in &other.cues {
            match cue {
                Cue::Act(piece, act, contact) if *at < from => {
                    let rest = at + contact - from;
                    // Whoever waits for nothing stands as if nothing had been; a blow that has landed is past.
                    if rest > 0.0 {
                        self.cues.push((start, Cue::Act(*piece, *act, rest * scale)));
                    }
                }
                Cue::Act(piece, act, contact) if *at < until => {
                    self.cues.push((moved(*at), Cue::Act(*piece, *act, contact * scale)));
                }
                Cue::Walk(piece, way) if *at < until => self.cues.push((moved(*at), Cue::Walk(*piece, way / scale))),
                Cue::Embers(piece, share) if *at < until => {
                    self.cues.push((moved(*at), Cue::Embers(*piece, share * scale)));
                }
                _ if *at >= from && *at < until && !matches!(cue, Cue::Throw(..)) => {
                    self.cues.push((moved(*at), cue.clone()));
                }
                _ => {}
            }
        }
        self
    }

    /// The share of a scene of so many seconds that is left for movement when the stops are taken off.
    pub fn moving(&self, seconds: f32) -> f32 {
        let still: f32 = self.stops.iter().map(|(_, stop)| stop).sum();
        (1.0 - still / seconds.max(1e-3)).max(MOVING)
    }

    /// How far a scene of so many seconds has come after a share of its time, stops included, and whether it stands still.
    pub fn reached(&self, time: f32, seconds: f32) -> (f32, bool) {
        if time >= 1.0 {
            return (1.0, false);
        }
        let moving = self.moving(seconds);
        // Very short scenes have no room for long stops.
        let still: f32 = self.stops.iter().map(|(_, stop)| stop).sum::<f32>().max(1e-6);
        let (mut left, mut done) = (time, 0.0);
        for (at, stop) in &self.stops {
            let way = (at - done) * moving;
            if left < way {
                return (done + left / moving, false);
            }
            left -= way;
            done = *at;
            let pause = stop / still * (1.0 - moving);
            if left < pause {
                return (*at, true);
            }
            left -= pause;
        }
        (done + left / moving, false)
    }

    /// Whether nothing happens in it.
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty() && self.cues.is_empty()
    }

    /// Whom it moves.
    pub fn moves(&self, piece: PieceId) -> bool {
        self.beats.iter().any(|beat| beat.who == piece)
    }

    /// Whether both move the same figure.
    pub fn meets(&self, other: &Self) -> bool {
        other.beats.iter().any(|beat| self.moves(beat.who))
    }

    /// Where everybody is at this share of the scene, having started from there.
    pub fn sample(&self, start: &Poses, share: f32) -> Poses {
        let mut poses: Poses =
            start.iter().filter(|(piece, _)| self.moves(**piece)).map(|(piece, pose)| (*piece, *pose)).collect();
        for beat in &self.beats {
            let done = if share >= beat.to { 1.0 } else { (share - beat.from) / (beat.to - beat.from) };
            if done > 0.0
                && let Some(pose) = poses.get_mut(&beat.who)
            {
                beat.span.apply(pose, done);
            }
        }
        poses
    }

    /// What happens after one share of the scene, up to and with another. The very first moment counts as after −1.
    pub fn cues_between(&self, after: f32, until: f32) -> impl Iterator<Item = &(f32, Cue)> {
        self.cues.iter().filter(move |(at, _)| *at > after && *at <= until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIECE: PieceId = PieceId(3);

    fn start() -> Poses {
        Poses::from([(PIECE, Pose::standing(Vec3::new(0.5, 0.0, 0.0), 1.0))])
    }

    #[test]
    fn a_walk_meets_its_ends_and_looks_where_it_goes() {
        let points = vec![Vec3::new(0.5, 0.0, 0.0), Vec3::new(0.5, 0.0, 0.4), Vec3::new(0.1, 0.0, 0.4)];
        let mut sheet = CueSheet::default();
        sheet.beat(PIECE, 0.0, 1.0, MotionSpan::Walk(points.clone()));
        let at = |share: f32| sheet.sample(&start(), share)[&PIECE];
        assert!(at(1e-4).at.distance(points[0]) < 1e-3);
        assert_eq!(at(1.0).at, points[2]);
        assert!(at(0.3).yaw.sin().abs() < 0.1 && at(0.3).yaw.cos() > 0.9, "first towards +z");
        assert!(at(0.8).yaw.sin() < -0.9, "then towards -x");
        // nothing jumps
        for step in 0..100 {
            let (one, next) = (at(step as f32 / 100.0), at((step + 1) as f32 / 100.0));
            assert!(one.at.distance(next.at) < 0.02);
        }
    }

    #[test]
    fn deeds_that_only_pass_leave_nothing_behind() {
        let mut sheet = CueSheet::default();
        sheet.beat(PIECE, 0.1, 0.5, MotionSpan::Shake(Vec3::X * 0.1)).beat(PIECE, 0.2, 0.9, MotionSpan::Hop(0.2)).beat(
            PIECE,
            0.0,
            0.7,
            MotionSpan::Glitch(1.0),
        );
        assert_ne!(sheet.sample(&start(), 0.3), start());
        assert_eq!(sheet.sample(&start(), 1.0), start());
    }

    #[test]
    fn a_stop_takes_its_time_and_the_scene_still_ends_in_time() {
        let mut sheet = CueSheet::default();
        sheet.stop(0.4, 0.2).stop(0.7, 0.1);
        let (mut last, mut still) = (0.0, 0);
        for step in 0..=1000 {
            let (share, stands) = sheet.reached(step as f32 / 1000.0, 2.0);
            assert!(share >= last && share - last < 0.002, "no leap at {step}");
            still += usize::from(stands);
            last = share;
        }
        assert!((last - 1.0).abs() < 1e-6);
        assert!((145..=155).contains(&still), "0.3 of 2 seconds, not {still} thousandths");
        assert!((CueSheet::default().reached(0.3, 1.0).0 - 0.3).abs() < 1e-6);
        // A hurried scene shortens its stops rather than its movement.
        assert!(sheet.moving(0.1) >= 0.3 && (sheet.reached(0.999, 0.1).0 - 0.99).abs() < 0.01);
    }

    #[test]
    fn every_cue_comes_once_whatever_the_steps() {
        let mut sheet = CueSheet::default();
        for at in [0.0, 0.3, 0.999, 1.0] {
            sheet.cue(at, Cue::Flash(Vec3::ZERO, at));
        }
        for steps in [1, 3, 7, 60] {
            let mut heard = 0;
            let mut before = -1.0;
            for step in 1..=steps {
                let now = step as f32 / steps as f32;
                heard += sheet.cues_between(before, now).count();
                before = now;
            }
            assert_eq!(heard, 4, "in {steps} steps");
        }
    }
}
