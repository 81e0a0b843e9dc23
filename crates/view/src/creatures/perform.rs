//! Plays the acts of figures, with the model's clip if there is one, otherwise as a motion of the whole body.
//!
//! Time is counted here, not by the animation player: every clip is sought to its time in every frame. Scenes can therefore run
//! at any speed, and figures can be animated on twos (twelve poses a second) while the room is drawn at the full frame rate.

use std::collections::BTreeMap;

use bevy::{app::AnimationSystems, prelude::*};

use super::{
    Act, Creature, CreatureData, Fighter, Library, PerformSystems, Posed,
    figure::{Body, Figure},
    motion,
    rig::Bend,
};
use crate::camera::CameraPlaced;
use holochess_rules::PieceId;

/// Seconds of the blend from one act to the next.
const BLEND: f32 = 0.16;
/// The last seconds before a blow hits, which are never slowed; then the slowest speed of the wind-up before them.
const STRIKE: f32 = 0.22;
const SLOWEST: f32 = 0.5;
/// Poses per second when animated on twos.
pub(super) const TWOS: f32 = 12.0;

/// Whether figures are shown in twelve poses per second, like stop motion.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StopMotion(pub bool);

/// Whether every figure holds its pose, as at the moment a blow hits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frozen(pub bool);

/// Fact: a foot, a fist or the fallen body of this figure has just hit the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct Footfall(pub Entity);

/// How a blow lands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Landing {
    /// The second of the clip.
    pub second: f32,
    /// The bend of the body at that moment.
    pub bend: Bend,
}

/// Seconds in which a body bends before a blow lands, keeps the bend, and straightens again.
const BENDS: f32 = 0.28;
const KEEPS: f32 = 0.06;
const STRAIGHTENS: f32 = 0.40;

/// The act of a figure, on its root. [`play`](Self::play) and [`strike`](Self::strike) start another.
#[derive(Component, Clone, Debug)]
pub struct Performer {
    /// The speed of its time: 1 normal, 0 stopped.
    pub speed: f32,
    act: Act,
    /// Seconds into the act; negative before it begins.
    time: f32,
    /// The act before and its time, while it is blended out.
    before: Option<(Act, f32)>,
    /// Seconds since it began, by which the act before is blended out.
    age: f32,
    /// For a blow: seconds from now until it has to hit.
    contact_in: Option<f32>,
    /// How a blow lands, if that was solved.
    landing: Option<Landing>,
    /// The bend of a blow that is over, and how much of it is left.
    released: Option<(Bend, f32)>,
    /// The second of the act that it does not pass.
    hold: Option<f32>,
    /// The speed of a blow's wind-up, and the second of the clip at which it ends.
    winding: Option<(f32, f32)>,
    /// Seconds of idling; never reset, so that breathing has no jumps.
    idle: f32,
    /// Desynchronises figures that do the same: 0 to 1.
    phase: f32,
}

impl Performer {
    /// Idle, and out of step with the other pieces.
    pub fn new(piece: PieceId) -> Self {
        // Multiples of the golden ratio keep a handful of phases apart.
        let phase = (f32::from(piece.0) * 0.618).fract();
        Self {
            speed: 1.0,
            act: Act::Idle,
            time: 0.0,
            before: None,
            age: BLEND,
            contact_in: None,
            landing: None,
            released: None,
            hold: None,
            winding: None,
            idle: phase * 8.0,
            phase,
        }
    }

    /// Starts this act. Repeating acts go on until the next one; the others end in idling.
    pub fn play(&mut self, act: Act) {
        if act == self.act && act.repeats() {
            return;
        }
        self.before = Some((self.act, self.time));
        self.released = self.bend().map(|(bend, weight)| (bend.clone(), weight));
        self.begin(act);
    }

    /// An act from its first moment, with nothing planned.
    fn begin(&mut self, act: Act) {
        self.act = act;
        (self.time, self.age) = (0.0, 0.0);
        (self.contact_in, self.winding) = (None, None);
        (self.landing, self.hold) = (None, None);
    }

    /// Starts this act and stays at this second of it until another begins.
    pub fn poise(&mut self, act: Act, second: f32) {
        self.play(act);
        self.hold = Some(second);
    }

    /// Starts this blow so that it hits after so many seconds. With time to spare the wind-up is slowed, as a threat, while the
    /// blow itself keeps its speed; with even more time it starts later; with too little time it starts in the middle of the
    /// wind-up.
    pub fn strike(&mut self, act: Act, contact_in: f32) {
        self.play(act);
        self.contact_in = Some(contact_in);
    }

    /// The same for a blow of which it was solved how it lands: it does not pass that moment before [`land`](Self::land).
    pub fn strike_as(&mut self, act: Act, contact_in: f32, landing: Landing) {
        self.strike(act, contact_in);
        self.hold = Some(landing.second);
        self.landing = Some(landing);
    }

    /// Goes to the moment at which the blow lands, even if the last frame was before it. The blow goes on, or `stays` in this pose until another act begins.
    pub fn land(&mut self, stays: bool) {
        if let Some(landing) = &self.landing {
            self.time = landing.second;
            self.hold = stays.then_some(landing.second);
            self.contact_in = None;
        }
    }

    /// The present bend on top of the clip, and how much of it.
    pub fn bend(&self) -> Option<(&Bend, f32)> {
        let Some(Landing { second, bend }) = &self.landing else {
            return self.released.as_ref().map(|(bend, left)| (bend, *left));
        };
        let time = self.time - second;
        let share = if time < 0.0 { 1.0 + time / BENDS } else { 1.0 - (time - KEEPS) / STRAIGHTENS };
        let share = share.clamp(0.0, 1.0);
        (share > 0.0 && !bend.joints.is_empty()).then_some((bend, share * share * (3.0 - 2.0 * share)))
    }

    /// The moment of the act that is shown: at twelve poses a second, one of them is the blow.
    fn moment(&self, time: f32, twos: bool) -> f32 {
        let from = self.landing.as_ref().map_or(0.0, |landing| landing.second);
        if twos { from + ((time - from) * TWOS + 1e-3).floor() / TWOS } else { time }
    }

    /// Starts this act without blending.
    pub fn cut_to(&mut self, act: Act) {
        self.begin(act);
        self.before = None;
        self.released = None;
    }

    /// The present act.
    pub const fn act(&self) -> Act {
        self.act
    }

    /// Advances by so many seconds.
    fn advance(&mut self, seconds: f32, data: &CreatureData, length: f32) {
        if let Some(contact_in) = self.contact_in.take() {
            let solved = self.landing.as_ref().map(|landing| landing.second);
            let contact = solved.or_else(|| data.blows.get(&self.act).map(|blow| blow.contact));
            self.time = contact.map_or(0.0, |contact| contact - contact_in);
            let winds_up = contact.map_or(0.0, |contact| contact - STRIKE);
            let there_is = contact_in - STRIKE;
            if self.time < 0.0 && winds_up > 0.0 {
                let rate = (winds_up / there_is).max(SLOWEST);
                self.time = winds_up - there_is * rate;
                self.winding = Some((rate, winds_up));
            }
        }
        self.idle += seconds;
        self.age += seconds;
        if let Some((_, left)) = &mut self.released {
            *left -= seconds / BLEND;
        }
        self.released = self.released.take().filter(|(_, left)| *left > 0.0);
        self.time = match self.winding {
            Some((rate, until)) if self.time < until => {
                let left = (until - self.time) / rate;
                if seconds < left { self.time + seconds * rate } else { until + seconds - left }
            }
            _ => self.time + seconds,
        };
        if let Some(hold) = self.hold {
            self.time = self.time.min(hold);
        }
        if self.age >= BLEND {
            self.before = None;
        }
        if self.time >= length && !self.act.repeats() && !self.act.holds() {
            self.play(Act::Idle);
            self.speed = 1.0;
        }
    }

    /// How many of these moments of a clip of this length lie between `then` and now.
    fn passed(&self, then: f32, marks: &[f32], length: f32) -> usize {
        let (then, now) = if self.act.repeats() && length > 0.0 {
            // From the start of the round that contains `then`.
            let round = (then / length).floor() * length;
            (then - round, self.time - round)
        } else {
            (then, self.time)
        };
        let rounds = if self.act.repeats() { 2 } else { 1 };
        let moments = (0..rounds).flat_map(|round| marks.iter().map(move |mark| mark + length * round as f32));
        moments.filter(|mark| *mark > then && *mark <= now).count()
    }

    /// Advances a figure with this model by so many seconds, outside of the frame's own run.
    pub fn advance_as(&mut self, fighter: &Fighter, seconds: f32) {
        let data = &fighter.data;
        let clip = data.clips.get(&self.act).and_then(|clip| fighter.rig.length(clip));
        let length = clip.unwrap_or_else(|| motion::length(data, self.act));
        self.advance(seconds * self.speed, data, length);
    }

    /// The skin of a figure with this model, in table radii from its base. `None` where an act has no clip.
    pub fn skin(&self, fighter: &Fighter) -> Option<Vec<Vec3>> {
        let moment = |act: Act, time: f32| -> Option<(&str, f32)> {
            let clip = fighter.data.clips.get(&act)?;
            let time = if act == Act::Idle { self.idle } else { time.max(0.0) };
            let length = fighter.rig.length(clip)?;
            Some((clip, if act.repeats() { time.rem_euclid(length) } else { time.min(length - 1e-3) }))
        };
        let share = self.share();
        let mut clips = Vec::new();
        if let Some((act, time)) = self.before {
            let (clip, time) = moment(act, time)?;
            clips.push((clip, time, 1.0 - share));
        }
        let (clip, time) = moment(self.act, self.time)?;
        clips.push((clip, time, share));
        let bend = self.bend().map_or_else(Bend::default, |(bend, weight)| Bend {
            joints: bend.joints.clone(),
            turn: Quat::IDENTITY.slerp(bend.turn, weight),
        });
        let points = fighter.rig.pose_blended(&clips, &bend)?;
        Some(points.into_iter().map(|point| point * fighter.data.scale).collect())
    }

    /// Whether it is in a blow of which it was solved how it lands.
    pub const fn is_aimed(&self) -> bool {
        self.landing.is_some()
    }

    /// The weight of the act against the one before.
    fn share(&self) -> f32 {
        if self.before.is_none() {
            return 1.0;
        }
        let share = (self.age / BLEND).clamp(0.0, 1.0);
        share * share * (3.0 - 2.0 * share)
    }
}

/// The clips of a figure; on its root.
#[derive(Component, Clone, Debug)]
pub(super) struct Limbs {
    /// The entity with the animation player.
    pub player: Entity,
    /// The node and the length of each act's clip.
    pub nodes: BTreeMap<Act, (AnimationNodeIndex, f32)>,
    /// The node and the length of clips without an act, by their names.
    pub others: BTreeMap<String, (AnimationNodeIndex, f32)>,
    /// The entities of the model by their names.
    pub joints: BTreeMap<String, Entity>,
}

/// Advances every figure by this step's time, outside of the frame's own run: for code that runs scenes ahead of time.
pub fn perform(world: &mut World) {
    // This fails only without the plugin; then there are no figures.
    let _ = world.run_system_cached(act);
}

pub(super) fn act(
    time: Res<Time>,
    twos: Res<StopMotion>,
    frozen: Res<Frozen>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    mut figures: Query<(Entity, &Figure, &mut Performer, &Body, Option<&Limbs>), Without<Posed>>,
    mut bodies: Query<&mut Transform>,
    mut players: Query<&mut AnimationPlayer>,
    mut footfalls: MessageWriter<Footfall>,
) {
    for (entity, figure, mut performer, body, limbs) in &mut figures {
        let Some(data) = figure.data(&library, &creatures) else { continue };
        let clip = |act| limbs.and_then(|limbs| limbs.nodes.get(&act)).copied();
        let length = clip(performer.act).map_or_else(|| motion::length(data, performer.act), |(_, length)| length);
        let seconds = if frozen.0 { 0.0 } else { time.delta_secs() * performer.speed };
        let (act, then) = (performer.act, performer.time);
        performer.advance(seconds, data, length);
        if limbs.is_some()
            && performer.act == act
            && let Some(marks) = data.steps.get(&act)
            && performer.passed(then, marks, length) > 0
        {
            footfalls.write(Footfall(entity));
        }

        let moment = |time: f32| performer.moment(time, twos.0);
        let share = performer.share();
        let shown = [
            Some((performer.act, performer.time, share)),
            performer.before.map(|(act, time)| (act, time, 1.0 - share)),
        ];
        let shown = shown.into_iter().flatten().map(|(act, time, weight)| {
            let time = if act == Act::Idle { performer.idle } else { time.max(0.0) };
            (act, moment(time), weight)
        });

        // Acts without a clip move the body, while the idle clip goes on.
        if let Ok(mut transform) = bodies.get_mut(body.0) {
            let still = Transform::IDENTITY;
            let mut bearing = still;
            for (act, time, weight) in shown.clone().filter(|(act, ..)| clip(*act).is_none()) {
                let full = if limbs.is_some() && act == Act::Idle {
                    still
                } else {
                    motion::bearing(data, act, time, performer.phase)
                };
                bearing = add(bearing, full, weight);
            }
            bearing.scale *= data.scale;
            transform.set_if_neq(bearing);
        }
        if let Some(limbs) = limbs
            && let Ok(mut player) = players.get_mut(limbs.player)
        {
            let mut weights: BTreeMap<Act, (f32, f32)> = BTreeMap::new();
            for (act, time, weight) in shown {
                let (act, time) = if clip(act).is_some() { (act, time) } else { (Act::Idle, moment(performer.idle)) };
                weights.entry(act).or_insert((time, 0.0)).1 += weight;
            }
            for (act, (node, length)) in &limbs.nodes {
                let (time, weight) = weights.get(act).copied().unwrap_or_default();
                let time = if act.repeats() { time.rem_euclid(*length) } else { time.min(*length - 1e-3) };
                if let Some(animation) = player.animation_mut(*node) {
                    animation.set_weight(weight).seek_to(time);
                }
            }
        }
    }
}

/// Adds a share of one transform to another.
fn add(base: Transform, more: Transform, share: f32) -> Transform {
    Transform {
        translation: base.translation + more.translation * share,
        rotation: base.rotation * Quat::IDENTITY.slerp(more.rotation, share),
        scale: base.scale * Vec3::ONE.lerp(more.scale, share),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StopMotion>()
        .init_resource::<Frozen>()
        .add_message::<Footfall>()
        .configure_sets(PostUpdate, PerformSystems.before(AnimationSystems).before(CameraPlaced))
        .add_systems(PostUpdate, act.in_set(PerformSystems));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::creatures::library::read;

    #[test]
    fn a_strike_meets_when_it_was_told_to() {
        let data = read("monnok");
        let contact = data.blows[&Act::Attack].contact;
        for wait in [0.1, contact, 2.0] {
            let mut performer = Performer::new(PieceId(1));
            performer.strike(Act::Attack, wait);
            performer.advance(wait, &data, 5.0);
            assert!((performer.time - contact).abs() < 1e-5);
            // The result must not depend on the frame rate, and the blow itself must run at the speed of its clip.
            let mut performer = Performer::new(PieceId(1));
            performer.strike(Act::Attack, wait);
            for _ in 0..100 {
                performer.advance((wait - 0.1).max(0.0) / 100.0, &data, 5.0);
            }
            let before = performer.time;
            performer.advance(wait.min(0.1), &data, 5.0);
            assert!((performer.time - contact).abs() < 1e-4 && (performer.time - before - wait.min(0.1)).abs() < 1e-4);
        }
    }

    #[test]
    fn every_step_is_heard_once_however_long_the_frames_are() {
        let data = read("savrip");
        let (marks, length) = ([0.1, 0.6], 1.0);
        for frame in [0.01, 0.07, 0.3] {
            let mut performer = Performer::new(PieceId(1));
            performer.play(Act::Walk);
            let mut heard = 0;
            while performer.time < 5.0 - frame / 2.0 {
                let then = performer.time;
                performer.advance(frame, &data, length);
                heard += performer.passed(then, &marks, length);
            }
            assert!((9..=11).contains(&heard), "{heard} steps in frames of {frame}");
        }
    }

    #[test]
    fn an_act_ends_in_idling_but_the_fallen_stay_down() {
        let data = read("monnok");
        let mut performer = Performer::new(PieceId(1));
        performer.play(Act::Hit);
        performer.advance(1.0, &data, 0.7);
        assert_eq!(performer.act(), Act::Idle);
        performer.play(Act::Death);
        performer.advance(9.0, &data, 1.4);
        assert_eq!(performer.act(), Act::Death);
    }

    #[test]
    fn no_two_figures_breathe_together() {
        let idles: Vec<f32> = (0..8).map(|piece| Performer::new(PieceId(piece)).phase).collect();
        for (index, one) in idles.iter().enumerate() {
            assert!(idles[..index].iter().all(|other| (one - other).abs() > 0.05));
        }
    }
}
