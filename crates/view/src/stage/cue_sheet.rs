//! The cue sheet of a scene: which figure moves how and when, in shares of the scene's time.
//!
//! A cue sheet is sampled, not stepped: all poses follow from the poses at the start and the progress of the scene. A scene can
//! therefore run at any speed, be rendered frame by frame or be skipped, and always ends in the same poses.

use std::collections::BTreeMap;

use bevy::math::{Vec2, Vec3};

use super::pose::{Ease, Pose, turn_towards};
use crate::{
    creatures::{Act, Landing},
    sound::SoundId,
};
use holochess_rules::{PieceId, Roll};
use holochess_session::clash_timing::LEAST_MOVING_SHARE;

/// The pose of every piece.
pub type Poses = BTreeMap<PieceId, Pose>;

/// A motion of a figure over a span of time.
#[derive(Clone, Debug, PartialEq)]
pub enum MotionSpan {
    /// Walks along these points, facing the direction of travel.
    Walk(Vec<Vec3>),
    /// Runs along these points, facing the direction of travel: from the first of these speeds to the second. Only their ratio
    /// matters.
    Run(Vec<Vec3>, f32, f32),
    /// Moves straight to this point without turning.
    Glide(Vec3, Ease),
    /// Flies to this point on an arc of this height.
    Fly(Vec3, f32),
    /// Turns to this yaw.
    Turn(f32),
    /// Leans through these keys of (share of the span, lean).
    Lean(Vec<(f32, Vec2)>),
    /// Trembles with this amplitude, which decays to 0.
    Shake(Vec3),
    /// Hops to this height.
    Hop(f32),
    /// Crouches and stretches through these keys of (share of the span, height beside its full one).
    Stretch(Vec<(f32, f32)>),
    /// Materialises.
    Appear,
    /// Dissolves.
    Dissolve,
    /// Fades its base ring to this strength.
    Ring(f32),
    /// Tears its picture with this strength, which decays to 0.
    Glitch(f32),
}

impl MotionSpan {
    /// Applies the motion to a pose up to this share of its span.
    fn apply(&self, pose: &mut Pose, share: f32) {
        match self {
            // Half eased, half linear: with easing all the way the feet would appear to slide.
            Self::Walk(points) => travel(points, pose, share, 0.45 * Ease::Soft.at(share) + 0.55 * share),
            Self::Run(points, first, last) => {
                let way = (first * share + (last - first) / 2.0 * share * share) / ((first + last) / 2.0).max(1e-3);
                travel(points, pose, share, way);
            }
            Self::Glide(to, ease) => pose.at = pose.at.lerp(*to, ease.at(share)),
            Self::Fly(to, height) => {
                pose.at = pose.at.lerp(*to, share);
                pose.at.y += height * 4.0 * share * (1.0 - share);
            }
            Self::Turn(yaw) => pose.yaw = turn_towards(pose.yaw, *yaw, Ease::Soft.at(share)),
            Self::Lean(keys) => pose.lean = key_at(keys, pose.lean, share, Vec2::lerp),
            Self::Shake(reach) => pose.at += *reach * (share * 40.0).sin() * (1.0 - share),
            Self::Stretch(keys) => pose.stretch = key_at(keys, pose.stretch, share, |a, b, share| a + (b - a) * share),
            Self::Hop(height) => pose.at.y += height * 4.0 * share * (1.0 - share),
            Self::Appear => pose.appear = share,
            Self::Dissolve => pose.dissolve = share,
            Self::Ring(to) => pose.ring += (to - pose.ring) * share,
            Self::Glitch(strength) => pose.glitch = strength * (1.0 - share),
        }
    }
}

/// Interpolates keys; before the first key it starts from the current value.
fn key_at<T: Copy>(keys: &[(f32, T)], before: T, share: f32, between: impl Fn(T, T, f32) -> T) -> T {
    let mut last = (0.0, before);
    for &(at, value) in keys {
        if share < at {
            return between(last.1, value, Ease::Soft.at((share - last.0) / (at - last.0)));
        }
        last = (at, value);
    }
    last.1
}

/// Puts a figure at this share of the way along the points, with rounded corners, looking ahead.
fn travel(points: &[Vec3], pose: &mut Pose, share: f32, way: f32) {
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
    // A moving average rounds the corners; its width shrinks towards the ends, so that both end points are exact.
    let round = |along: f32| {
        let reach = along.min(length - along).clamp(0.0, 0.09);
        (on_line(along - reach) + on_line(along - reach / 3.0) + on_line(along + reach / 3.0) + on_line(along + reach))
            / 4.0
    };
    let along = length * way;
    pose.at = round(along);
    let ahead = round((along + 0.03).min(length)) - round((along - 0.03).max(0.0));
    if ahead.length_squared() > 1e-8 {
        pose.yaw = turn_towards(pose.yaw, ahead.x.atan2(ahead.z), (share * 8.0).min(1.0));
    }
}

/// A momentary effect that changes no pose.
#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    /// A sound.
    Sound(SoundId),
    /// A note at this place: the step of the scale, 0 the lowest.
    Note(u8, Vec3),
    /// A figure starts an act. For a blow, the share of the scene until it lands.
    Act(PieceId, Act, f32),
    /// A figure starts a blow of which it was solved how it lands: the share of the scene until it does, and how.
    Strike(PieceId, Act, f32, Landing),
    /// The blow of a figure lands now; whether it stays in that pose.
    Land(PieceId, bool),
    /// A figure takes the pose at this second of an act and stays in it.
    Poise(PieceId, Act, f32),
    /// The same without a voice, where many do it at once.
    Mime(PieceId, Act),
    /// A figure walks this far, measured over the time of the whole scene.
    Walk(PieceId, f32),
    /// A figure is in the middle of this act at once, after a cut.
    Cut(PieceId, Act),
    /// Sparks: place, number, direction.
    Sparks(Vec3, f32, Vec3),
    /// The impact of a blow, with a star of light and sparks: place, number, direction.
    Star(Vec3, f32, Vec3),
    /// A flash of light here.
    Flash(Vec3, f32),
    /// A ring of light that spreads from this place: facing and reach.
    Ripple(Vec3, Vec3, f32),
    /// A furrow of light is drawn on the table from here to there: its width, and the share of the scene in which it grows.
    Furrow(Vec3, Vec3, f32, f32),
    /// Camera shake: amplitude in radians.
    Jolt(f32),
    /// Embers rise from a dissolving figure for this share of the scene.
    Embers(PieceId, f32),
    /// Dice are thrown and come to rest within this share of the scene.
    Throw(Roll, f32),
}

impl Cue {
    /// The piece whose figure it lets act.
    pub const fn actor(&self) -> Option<PieceId> {
        match self {
            Self::Act(piece, ..)
            | Self::Strike(piece, ..)
            | Self::Land(piece, _)
            | Self::Poise(piece, ..)
            | Self::Mime(piece, _)
            | Self::Walk(piece, _)
            | Self::Cut(piece, _) => Some(*piece),
            _ => None,
        }
    }
}

/// A motion with its span in shares of the scene.
#[derive(Clone, Debug, PartialEq)]
struct Beat {
    who: PieceId,
    from: f32,
    to: f32,
    span: MotionSpan,
}

/// A scene.
#[derive(Clone, Debug, PartialEq)]
pub struct CueSheet {
    beats: Vec<Beat>,
    cues: Vec<(f32, Cue)>,
    /// Stops: shares at which everything holds still, in order, and for how many seconds. They give a blow its weight.
    stops: Vec<(f32, f32)>,
    /// Slow motion: up to which share acts run at which speed.
    slow: (f32, f32),
    /// The length of the scene relative to its event. The figures of a deal still materialise while the next is dealt.
    pub stretch: f32,
}

impl Default for CueSheet {
    fn default() -> Self {
        Self { beats: Vec::new(), cues: Vec::new(), stops: Vec::new(), slow: (-1.0, 1.0), stretch: 1.0 }
    }
}

impl CueSheet {
    /// Adds a motion from one share of the scene to another. Motions of one figure apply in the order in which they were added.
    pub fn beat(&mut self, who: PieceId, from: f32, to: f32, span: MotionSpan) -> &mut Self {
        self.beats.push(Beat { who, from, to, span });
        self
    }

    /// Adds a cue at this share of the scene.
    pub fn cue(&mut self, at: f32, cue: Cue) -> &mut Self {
        self.cues.push((at, cue));
        self
    }

    /// Adds a stop of this many seconds.
    pub fn stop(&mut self, at: f32, seconds: f32) -> &mut Self {
        self.stops.push((at, seconds));
        self
    }

    /// Sets the speed of acts up to a share of the scene.
    pub fn slow(&mut self, until: f32, speed: f32) -> &mut Self {
        self.slow = (until, speed);
        self
    }

    /// The speed of acts that begin at this share.
    pub fn tempo(&self, at: f32) -> f32 {
        if at <= self.slow.0 { self.slow.1 } else { 1.0 }
    }

    /// The same sheet with all stops scaled by this factor.
    #[must_use]
    pub fn with_stops(mut self, share: f32) -> Self {
        for (_, seconds) in &mut self.stops {
            *seconds *= share;
        }
        self
    }

    /// Inserts a span of another sheet into a span of this one. Motions that are under way at its beginning continue from there,
    /// and blows that have not landed yet still land.
    pub fn splice(&mut self, other: &Self, (from, until): (f32, f32), (start, end): (f32, f32)) -> &mut Self {
        let scale = (end - start) / (until - from).max(1e-3);
        let moved = |share: f32| start + (share - from) * scale;
        let began = other.beats.iter().filter(|beat| beat.from < until);
        self.beats.extend(began.map(|beat| Beat { from: moved(beat.from), to: moved(beat.to), ..beat.clone() }));
        for (at, cue) in &other.cues {
            match cue {
                Cue::Act(piece, act, contact) if *at < from => {
                    let rest = at + contact - from;
                    // A figure whose blow landed before the span, or that has none, keeps no act from before it.
                    if rest > 0.0 {
                        self.cues.push((start, Cue::Act(*piece, *act, rest * scale)));
                    }
                }
                Cue::Act(piece, act, contact) if *at < until => {
                    self.cues.push((moved(*at), Cue::Act(*piece, *act, contact * scale)));
                }
                Cue::Strike(piece, act, contact, landing) if *at < until => {
                    let (begin, rest) = if *at < from { (start, at + contact - from) } else { (moved(*at), *contact) };
                    if rest > 0.0 {
                        self.cues.push((begin, Cue::Strike(*piece, *act, rest * scale, landing.clone())));
                    }
                }
                Cue::Poise(..) if *at < from => {
                    self.cues.push((start, cue.clone()));
                }
                Cue::Walk(piece, way) if *at < until => self.cues.push((moved(*at), Cue::Walk(*piece, way / scale))),
                Cue::Furrow(one, other, width, share) if *at >= from && *at < until => {
                    self.cues.push((moved(*at), Cue::Furrow(*one, *other, *width, share * scale)));
                }
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

    /// The share of a scene of this length that is movement, without its stops.
    pub fn moving(&self, seconds: f32) -> f32 {
        let still: f32 = self.stops.iter().map(|(_, stop)| stop).sum();
        (1.0 - still / seconds.max(1e-3)).max(LEAST_MOVING_SHARE)
    }

    /// The progress of a scene of this length after a share of its time, stops included, and whether it is in a stop.
    pub fn reached(&self, time: f32, seconds: f32) -> (f32, bool) {
        if time >= 1.0 {
            return (1.0, false);
        }
        let moving = self.moving(seconds);
        // Very short scenes scale their stops down.
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

    /// Whether the sheet is empty.
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty() && self.cues.is_empty()
    }

    /// Whether it moves a piece.
    pub fn moves(&self, piece: PieceId) -> bool {
        self.beats.iter().any(|beat| beat.who == piece)
    }

    /// Whether both sheets move a common piece.
    pub fn meets(&self, other: &Self) -> bool {
        other.beats.iter().any(|beat| self.moves(beat.who))
    }

    /// All poses at this share of the scene, from these start poses.
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

    /// The cues after one share of the scene up to and including another. Pass −1 to include the cues at 0.
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
    fn a_run_gathers_speed_and_arrives() {
        let points = vec![Vec3::ZERO, Vec3::new(0.4, 0.0, 0.0), Vec3::new(0.8, 0.0, 0.0)];
        let mut sheet = CueSheet::default();
        sheet.beat(PIECE, 0.0, 1.0, MotionSpan::Run(points.clone(), 1.0, 3.0));
        let at = |share: f32| sheet.sample(&start(), share)[&PIECE].at.x;
        assert!((at(1.0) - 0.8).abs() < 1e-5 && at(0.5) < 0.32, "{}", at(0.5));
        let steps: Vec<f32> = (1..=10).map(|step| at(step as f32 / 10.0) - at((step - 1) as f32 / 10.0)).collect();
        assert!(steps.windows(2).all(|pair| pair[1] > pair[0] - 1e-4), "{steps:?}");
    }

    #[test]
    fn spans_that_only_pass_leave_nothing_behind() {
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
