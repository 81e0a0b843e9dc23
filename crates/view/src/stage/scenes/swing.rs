//! How a blow is brought home: the step to the distance at which it meets the other's skin, the direction of the strike, and the
//! moment of its clip, as they were solved from the two models; without models, from the folders' figures.

use bevy::math::{Quat, Vec2, Vec3};

use super::{BodyData, SceneContext};
use crate::{
    boards::yaw_towards,
    creatures::{Act, Guard, Landing},
    stage::{
        cue_sheet::{Cue, CueSheet, MotionSpan},
        pose::Ease,
    },
};
use holochess_rules::PieceId;

/// A blow as it will be struck.
#[derive(Clone, Debug)]
pub(super) struct Swing {
    by: PieceId,
    act: Act,
    /// Where the striking figure stands when it lands, and where it looks.
    pub there: Vec3,
    yaw: f32,
    /// The point of the blow.
    pub hit: Vec3,
    landing: Option<Landing>,
}

/// A step shorter than this is none, in table radii.
const STEP: f32 = 0.008;
/// The share of the time until a blow by which its step is over: after it the feet stand.
const STEPPED: f32 = 0.42;
/// The share of the time until a blow at which the strike begins, while the step ends.
const BEGINS: f32 = 0.30;

impl SceneContext<'_> {
    /// Plans a blow from here against a piece that stands there and looks here.
    pub(super) fn plan(
        &self,
        (by, here): (PieceId, Vec3),
        act: Act,
        (whom, target): (PieceId, Vec3),
        guard: Guard,
    ) -> Swing {
        let towards = (target - here).normalize_or(Vec3::X);
        let facing = yaw_towards(here, target);
        if let Some(contact) = self.contact(by, act, whom, guard) {
            let there = target - towards * contact.distance;
            let hit = there + Quat::from_rotation_y(facing) * contact.point;
            let landing = Landing { second: contact.second, bend: contact.bend };
            return Swing { by, act, there, yaw: facing + contact.aim, hit, landing: Some(landing) };
        }
        let struck = self.build(whom);
        let body = if guard == Guard::Up { struck.body + GUARD } else { struck.body };
        self.plan_without((by, here), act, (target, BodyData { body, ..struck }))
    }

    /// Plans a blow without a model: by where the weapon is said to be.
    pub(super) fn plan_without(
        &self,
        (by, here): (PieceId, Vec3),
        act: Act,
        (target, struck): (Vec3, BodyData),
    ) -> Swing {
        let weapon = self.build(by).weapon(act);
        let there = here + lunge(here, target, weapon, struck);
        Swing {
            by,
            act,
            there,
            yaw: yaw_towards(here, target),
            hit: landing(there, target, weapon, struck),
            landing: None,
        }
    }

    /// The distance at which attacker and defender stand before the blow: a little more than the longest of the attacker's blows needs,
    /// so that it always steps forward.
    pub(super) fn fighting_distance(&self, attacker: PieceId, defender: PieceId) -> Option<f32> {
        let blows = [Act::Attack, Act::AttackHeavy, Act::Finisher];
        let far = blows.map(|act| self.contact(attacker, act, defender, Guard::Open).map(|contact| contact.distance));
        let far = far.into_iter().flatten().reduce(f32::max)?;
        Some((far + APART * self.build(attacker).scale).max(STAND_OFF * self.build(attacker).scale))
    }
}

impl Swing {
    /// The step and the strike, so that it lands at this share of the scene; `from` is the share at which it may begin.
    pub(super) fn stage(&self, sheet: &mut CueSheet, here: Vec3, from: f32, contact: f32) {
        let Self { by, act, there, yaw, landing, .. } = self;
        let until = contact - from;
        let step = here.distance(*there);
        let steps = step > STEP;
        sheet.beat(*by, from, contact, MotionSpan::Lean(vec![(1.0, Vec2::ZERO)]));
        sheet.beat(*by, from, from + STEPPED * until, MotionSpan::Turn(*yaw));
        sheet.beat(*by, from, from + STEPPED * until, MotionSpan::Glide(*there, Ease::Soft));
        if steps {
            sheet.cue(from, Cue::Walk(*by, step / (STEPPED * until).max(1e-3)));
        }
        let begins = if steps { from + BEGINS * until } else { from };
        match landing {
            Some(landing) => sheet.cue(begins, Cue::Strike(*by, *act, contact - begins, landing.clone())),
            None => sheet.cue(begins, Cue::Act(*by, *act, contact - begins)),
        };
        sheet.cue(contact, Cue::Land(*by, false));
    }

    /// Stays in the pose of the blow when it lands, until another act begins.
    pub(super) fn stays(&self, sheet: &mut CueSheet, contact: f32) {
        sheet.cue(contact, Cue::Land(self.by, true));
    }
}

/// How far two who square up stand beyond the farthest blow, and how far at least, in table radii.
const APART: f32 = 0.015;
const STAND_OFF: f32 = 0.27;

/// How far before its body a figure blocks a blow.
const GUARD: f32 = 0.05;

/// The least distance of the axes of two fighters.
const NEAREST: f32 = 0.17;

/// The vector by which a figure here lacks the distance to strike one there, with a weapon this far before it.
fn lunge(here: Vec3, there: Vec3, weapon: Vec3, whom: BodyData) -> Vec3 {
    let way = there - here;
    let short = way.length() - (weapon.z + whom.body).max(NEAREST);
    way.normalize_or(Vec3::X) * short.clamp(-0.03, 0.20)
}

/// The point of impact of a weapon on a body there: on its surface, no higher than it is, and above its knees, where it is visible.
fn landing(here: Vec3, there: Vec3, weapon: Vec3, whom: BodyData) -> Vec3 {
    let towards = (there - here).normalize_or(Vec3::X);
    let reaches = weapon.z.max(here.distance(there) - whom.body - 0.02);
    here + towards * reaches + Vec3::Y * weapon.y.clamp(whom.height * 0.38, whom.height * 0.9)
}
