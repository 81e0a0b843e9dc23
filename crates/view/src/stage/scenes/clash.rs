//! The scenes of a clash: two figures square up, one strikes, and the result.

use bevy::math::{Vec2, Vec3};

use super::{BodyData, REELING, SceneContext, flat, swing::Swing};
use crate::{
    boards::yaw_towards,
    creatures::{Act, Guard, Motion},
    sound::SoundId,
    stage::{
        cue_sheet::{Cue, CueSheet, MotionSpan},
        pose::{Ease, Pose},
    },
};
use holochess_rules::{Cell, Outcome, PieceId};
use holochess_session::clash_timing::{self, PLAIN_CAPTURE_AT, SHOW_WINNER_AT};

/// The weight difference from which one figure lifts the other off the ground.
const LIFTED: f32 = 0.24;

/// The share of a blow's event before it lands from which the target is tense.
const TENSES: f32 = 0.16;
/// The share of its event before the answer to a blow lands from which it is seen to come.
const WINDS_UP: f32 = 0.20;

impl SceneContext<'_> {
    /// Both turn to each other and come to fighting distance; the attacker winds up.
    pub(super) fn square_up(&self, sheet: &mut CueSheet, attacker: PieceId, defender: PieceId) {
        let (Some(a), Some(d)) = (self.pose(attacker), self.pose(defender)) else { return };
        let (strong, struck) = (self.build(attacker), self.build(defender));
        let way = d.at - a.at;
        let towards = way.normalize_or(Vec3::X);
        // The attacker's weapon has to reach the defender's skin; the attacker covers most of the missing distance.
        let apart = self.fighting_distance(attacker, defender);
        let step = way.length() - apart.unwrap_or((strong.reach + struck.skin + 0.015).max(0.28));
        let (a_to, d_to) = (a.at + towards * step * 0.7, d.at - towards * step * 0.3);
        sheet.beat(attacker, 0.0, 0.38, MotionSpan::Turn(yaw_towards(a.at, d.at)));
        sheet.beat(defender, 0.12, 0.52, MotionSpan::Turn(yaw_towards(d.at, a.at)));
        sheet.beat(defender, 0.34, 0.74, MotionSpan::Glide(d_to, Ease::Soft));
        sheet.cue(0.0, Cue::Act(attacker, Act::Turn, 0.0)).cue(0.12, Cue::Act(defender, Act::Turn, 0.0));
        approach(sheet, attacker, strong.motion, a.at, a_to);
        sheet.beat(attacker, 0.66, 1.0, MotionSpan::Lean(vec![(1.0, -flat(towards) * 0.13)]));
        sheet.cue(0.82, Cue::Act(attacker, Act::Idle, 0.0)).cue(0.74, Cue::Act(defender, Act::Idle, 0.0));
    }

    /// The blow, up to the moment at which its outcome is clear.
    pub(super) fn strike(&self, sheet: &mut CueSheet, outcome: Outcome) {
        let Some([attacker, defender]) = self.clash() else { return };
        match outcome {
            Outcome::Kill | Outcome::Push => {
                self.blow(sheet, attacker, defender, outcome == Outcome::Kill, clash_timing::blow(outcome));
            }
            Outcome::CounterPush | Outcome::CounterKill => self.catch(sheet, attacker, defender, outcome),
        }
    }

    /// `by` strikes `at_whom`, who is knocked back and staggers.
    pub(super) fn blow(&self, sheet: &mut CueSheet, by: PieceId, whom: PieceId, heavy: bool, contact: f32) {
        let (Some(a), Some(d)) = (self.pose(by), self.pose(whom)) else { return };
        let (build, struck) = (self.build(by), self.build(whom));
        let towards = (d.at - a.at).normalize_or(Vec3::X);
        let force = if heavy { 1.35 } else { 1.0 } * (0.75 + 0.5 * build.weight) * (1.25 - 0.4 * struck.weight);
        let hit = self.swing(sheet, by, whom, heavy, contact);
        // The target tenses a moment before, is knocked back, and stays off balance.
        sheet.cue((contact - TENSES).max(0.0), Cue::Poise(whom, Act::Hit, 0.0));
        let away = flat(towards);
        let stay = if heavy { 0.20 } else { REELING };
        sheet.beat(
            whom,
            contact,
            (contact + 0.5).min(1.0),
            MotionSpan::Lean(vec![(0.22, away * 0.40 * force.min(1.4)), (0.58, away * 0.08), (1.0, away * stay)]),
        );
        let thrown = if heavy { 0.085 } else { 0.055 } * force;
        sheet.beat(whom, contact, contact + 0.22, MotionSpan::Glide(d.at + towards * thrown, Ease::Out));
        sheet.beat(whom, contact, contact + 0.2, MotionSpan::Shake(towards * 0.008));
        sheet.beat(whom, contact, contact + 0.4, MotionSpan::Glitch(if heavy { 1.0 } else { 0.5 }));
        sheet.beat(
            whom,
            contact + 0.02,
            (contact + 0.3).min(1.0),
            MotionSpan::Turn(d.yaw + if heavy { 0.45 } else { 0.28 }),
        );
        impact(sheet, contact, hit, towards, if heavy { 1.0 } else { 0.6 });
        // A killed figure falls from the blow on.
        let falls = heavy && self.is_deadly();
        sheet.cue(contact, Cue::Act(whom, if falls { self.fall() } else { Act::Hit }, 0.0));
        sheet.stop(contact, clash_timing::blow_stop(heavy));
    }

    /// The act of a blow. A creature's finishing move is kept for the last blow of a duel and every second kill.
    fn act_of(&self, by: PieceId, heavy: bool) -> Act {
        let finishes = self.build(by).finishes && (self.told.duel.is_some() || !self.other_way());
        match (heavy, finishes) {
            (false, _) => Act::Attack,
            (true, true) => Act::Finisher,
            (true, false) => Act::AttackHeavy,
        }
    }

    /// The movement of a blow: a step to where its act meets the other's body, and the act. Returns the point of impact.
    pub(super) fn swing(&self, sheet: &mut CueSheet, by: PieceId, whom: PieceId, heavy: bool, contact: f32) -> Vec3 {
        let (Some(a), Some(d)) = (self.pose(by), self.pose(whom)) else { return Vec3::ZERO };
        let swing = self.plan((by, a.at), self.act_of(by, heavy), (whom, d.at), Guard::Open);
        self.bring(sheet, &swing, (by, a), contact);
        swing.hit
    }

    /// Stages a blow of a figure that stands like this, and brings it back in the duel, where both keep their places.
    pub(super) fn bring(&self, sheet: &mut CueSheet, swing: &Swing, (by, a): (PieceId, Pose), contact: f32) {
        // In an exchange of the duel the dice are read first.
        let from = if self.told.duel.is_some() { clash_timing::EXCHANGE_DICE.min(contact) } else { 0.0 };
        swing.stage(sheet, a.at, from, contact);
        let back = (contact + 0.14).min(0.90);
        sheet.beat(by, back, 1.0, MotionSpan::Turn(a.yaw));
        if self.told.duel.is_some() {
            sheet.beat(by, back, 1.0, MotionSpan::Glide(a.at, Ease::Soft));
        }
        let heavy = self.build(by).weight > 0.55;
        let whoosh = if heavy { SoundId::WhooshHeavy } else { SoundId::WhooshLight };
        sheet.cue(contact - 0.14, Cue::Sound(whoosh));
    }

    /// A blocked attack: both strain, then the defender wins; in a counter-kill it strikes back.
    fn catch(&self, sheet: &mut CueSheet, attacker: PieceId, defender: PieceId, outcome: Outcome) {
        let (Some(a), Some(d)) = (self.pose(attacker), self.pose(defender)) else { return };
        let held = self.build(defender);
        let towards = (d.at - a.at).normalize_or(Vec3::X);
        let lean = flat(towards);
        let (caught, turned) = (clash_timing::BLOCK_AT, clash_timing::blow(outcome));
        let deadly = outcome == Outcome::CounterKill;
        let first = self.plan((attacker, a.at), Act::Attack, (defender, d.at), Guard::Up);
        let into = first.there;
        first.stage(sheet, a.at, 0.0, caught);
        first.stays(sheet, caught);
        let (guard, raised) = Guard::Up.pose();
        sheet.cue(caught - 0.16, Cue::Poise(defender, guard, raised));
        sheet.cue(caught - 0.12, Cue::Sound(SoundId::WhooshLight)).cue(caught, Cue::Sound(SoundId::BlowLight));
        sheet.cue(caught, Cue::Sparks(first.hit, 0.35, Vec3::Y)).cue(caught, Cue::Ripple(first.hit, towards, 0.15));
        sheet.cue(caught, Cue::Jolt(JOLT * 0.3));
        // Both strain.
        for who in [attacker, defender] {
            sheet.beat(who, caught, turned, MotionSpan::Shake(towards * 0.006));
        }
        sheet.beat(
            attacker,
            caught,
            turned,
            MotionSpan::Lean(vec![(0.5, lean * 0.12), (0.8, -lean * 0.05), (1.0, Vec2::ZERO)]),
        );
        sheet.beat(
            defender,
            caught,
            turned,
            MotionSpan::Lean(vec![(0.5, -lean * 0.08), (0.8, -lean * 0.18), (1.0, Vec2::ZERO)]),
        );
        // The attacker is thrown back.
        let force = if deadly { 1.4 } else { 1.0 };
        let answer = match (deadly, held.finishes && self.other_way()) {
            (false, _) => Act::Push,
            (true, true) => Act::Finisher,
            (true, false) => Act::AttackHeavy,
        };
        // The answer needs a distance of its own: in straining, the defender gains the ground or drives the attacker back.
        let reply = self.plan((defender, d.at), answer, (attacker, into), Guard::Open);
        let gained = d.at.distance(into) - reply.there.distance(into);
        let (ground, into) = if gained > 0.0 { (reply.there, into) } else { (d.at, into + towards * gained) };
        let reply = self.plan((defender, ground), answer, (attacker, into), Guard::Open);
        for (who, place) in [(attacker, into), (defender, ground)] {
            sheet.beat(who, caught + 0.03, turned - TENSES, MotionSpan::Glide(place, Ease::Soft));
        }
        sheet.beat(attacker, caught + 0.03, turned - TENSES, MotionSpan::Turn(yaw_towards(a.at, d.at)));
        sheet.cue(turned - TENSES, Cue::Poise(attacker, Act::Hit, 0.0));
        reply.stage(sheet, ground, turned - WINDS_UP, turned);
        sheet.beat(defender, turned, 1.0, MotionSpan::Lean(vec![(0.12, -lean * 0.34), (1.0, Vec2::ZERO)]));
        sheet.beat(defender, turned + 0.08, 1.0, MotionSpan::Glide(d.at, Ease::Soft));
        sheet.beat(attacker, turned, turned + 0.2, MotionSpan::Glide(into - towards * 0.06 * force, Ease::Out));
        sheet.beat(
            attacker,
            turned,
            1.0,
            MotionSpan::Lean(vec![
                (0.25, -lean * 0.42),
                (0.6, -lean * 0.08),
                (1.0, -lean * if deadly { 0.2 } else { REELING }),
            ]),
        );
        sheet.beat(attacker, turned, turned + 0.3, MotionSpan::Glitch(if deadly { 1.0 } else { 0.5 }));
        sheet.cue(turned, Cue::Act(attacker, if deadly { self.fall() } else { Act::Hit }, 0.0));
        impact(sheet, turned, reply.hit, -towards, if deadly { 1.0 } else { 0.5 });
        sheet.stop(caught, clash_timing::BLOCK_STOP).stop(turned, clash_timing::answer_stop(deadly));
    }

    /// The pushed piece moves to its cell: thrown through the air by a much stronger piece or by the target of its own attack,
    /// driven step by step if it is much heavier, else sliding. Both come to rest.
    pub(super) fn push(&self, sheet: &mut CueSheet, piece: PieceId, to: Cell) {
        let (Some(pose), Some(rest)) = (self.pose(piece), self.at_rest(piece)) else { return };
        let goal = self.centre(to);
        let along = flat((goal - pose.at).normalize_or(Vec3::X));
        let pair = self.clash().unwrap_or([piece, piece]);
        let other = pair.into_iter().find(|other| *other != piece).unwrap_or(piece);
        let (light, strong) = (self.build(piece), self.build(other));
        let heavier = light.weight - strong.weight;
        let way = goal - pose.at;
        if heavier < -LIFTED || (pair[0] == piece && heavier < LIFTED) {
            // Thrown: it comes down before its cell and skids the rest of the way.
            let down = goal - way.normalize_or(Vec3::X) * (0.3 * way.length()).min(0.10);
            sheet.beat(piece, 0.0, LANDS, MotionSpan::Fly(down, 0.12 - 0.07 * light.weight));
            sheet.beat(piece, LANDS, 0.66, MotionSpan::Glide(goal, Ease::Out));
            let keys = vec![(0.20, along * 0.46), (0.44, along * 0.12), (0.56, -along * 0.18), (1.0, Vec2::ZERO)];
            sheet.beat(piece, 0.0, 0.86, MotionSpan::Lean(keys));
            let squash = vec![(0.25, 1.06), (0.50, 1.02), (0.60, 0.86), (0.80, 1.03), (1.0, 1.0)];
            sheet.beat(piece, 0.0, 0.80, MotionSpan::Stretch(squash));
            sheet.cue(0.0, Cue::Sound(SoundId::WhooshHeavy)).cue(LANDS, Cue::Sound(SoundId::Thud));
            sheet.cue(LANDS, Cue::Sparks(down + Vec3::Y * 0.01, 0.4, way.normalize_or(Vec3::X) + Vec3::Y * 0.5));
            sheet.cue(LANDS, Cue::Ripple(down + Vec3::Y * 0.006, Vec3::Y, 0.24));
            furrow(sheet, (down, goal), (LANDS, 0.22), light);
        } else if heavier > LIFTED {
            // Dragged: it digs itself in and gives way all the same.
            sheet.beat(piece, 0.0, 0.62, MotionSpan::Glide(goal, Ease::Out));
            let keys = vec![(0.10, along * 0.16), (0.30, -along * 0.20), (0.66, -along * 0.12), (1.0, Vec2::ZERO)];
            sheet.beat(piece, 0.0, 0.88, MotionSpan::Lean(keys));
            sheet.cue(0.0, Cue::Sound(SoundId::WhooshHeavy)).cue(0.10, Cue::Sound(SoundId::Thud));
            sheet.cue(0.56, Cue::Sound(SoundId::Thud));
            furrow(sheet, (pose.at, goal), (0.0, 0.62), light);
            for step in 1..5_u8 {
                // As far as the body is by then.
                let at = 0.13 * f32::from(step);
                let place = pose.at + way * Ease::Out.at(at / 0.62);
                sheet.cue(at, Cue::Sparks(place + Vec3::Y * 0.008, 0.22, Vec3::Y * 0.6 + way.normalize_or(Vec3::X)));
            }
        } else {
            // Staggers back and catches itself.
            sheet.beat(piece, 0.0, 0.58, MotionSpan::Glide(goal, Ease::Out));
            let keys = vec![(0.16, along * 0.34), (0.46, along * 0.12), (0.68, -along * 0.14), (1.0, Vec2::ZERO)];
            sheet.beat(piece, 0.0, 0.85, MotionSpan::Lean(keys));
            sheet.cue(0.0, Cue::Sound(SoundId::WhooshLight)).cue(0.50, Cue::Sound(SoundId::Thud));
            furrow(sheet, (pose.at + way * 0.5, goal), (0.13, 0.40), light);
        }
        sheet.cue(0.0, Cue::Act(piece, Act::Pushed, 0.0));
        sheet.beat(piece, 0.62, 1.0, MotionSpan::Turn(rest.yaw));
        for other in self.clash().into_iter().flatten().filter(|other| *other != piece) {
            sheet.cue(0.0, Cue::Act(other, Act::Push, 0.0));
            self.go_home(sheet, other, 0.45);
        }
    }

    /// No free cell: it staggers and stays, and both come to rest.
    pub(super) fn hold(&self, sheet: &mut CueSheet, piece: PieceId) {
        let Some(pose) = self.pose(piece) else { return };
        let lean = pose.lean;
        sheet.beat(piece, 0.0, 0.5, MotionSpan::Lean(vec![(0.3, lean * 1.8), (0.7, -lean * 0.8), (1.0, Vec2::ZERO)]));
        sheet.beat(piece, 0.0, 0.4, MotionSpan::Shake(Vec3::new(lean.x, 0.0, lean.y) * 0.05));
        sheet.cue(0.05, Cue::Sound(SoundId::Thud));
        self.gather(sheet);
        self.go_home(sheet, piece, 0.5);
    }

    /// Whether the clash ends with a death, so that its blow begins the fall.
    fn is_deadly(&self) -> bool {
        let outcome = self.told.clash.as_ref().and_then(|clash| clash.outcome);
        matches!(outcome, Some(Outcome::Kill | Outcome::CounterKill))
    }

    /// Whether the killed figure is thrown down or sinks on the spot.
    fn fall(&self) -> Act {
        if self.other_way() { Act::Crumple } else { Act::Death }
    }

    /// The killed figure dissolves from the wound; its base ring fades last. In games without dice it is struck first.
    pub(super) fn remove(&self, sheet: &mut CueSheet, piece: PieceId, by: PieceId) {
        let struck = if self.clash().is_none() && by != piece { self.take(sheet, piece, by) } else { 0.0 };
        if let Some(pose) = self.pose(piece) {
            let from = struck + 0.10;
            // The clip tilts the figure; a tilted root on top of it would lift it off the table.
            sheet.beat(piece, 0.0, 0.26, MotionSpan::Lean(vec![(0.4, pose.lean * 1.3), (1.0, Vec2::ZERO)]));
            sheet.beat(piece, from, SHOW_WINNER_AT + 0.14, MotionSpan::Dissolve);
            sheet.beat(piece, struck, SHOW_WINNER_AT - 0.1, MotionSpan::Glitch(0.7));
            sheet.beat(piece, SHOW_WINNER_AT - 0.14, SHOW_WINNER_AT + 0.02, MotionSpan::Ring(0.0));
            if !self.is_deadly() {
                sheet.cue(struck, Cue::Act(piece, self.fall(), 0.0));
            }
            sheet.cue(from, Cue::Sound(SoundId::Dissolve)).cue(from, Cue::Embers(piece, 0.6));
        }
        self.exult(sheet, by, if struck > 0.0 { struck + 0.06 } else { 0.0 });
        for other in self.clash().into_iter().flatten().filter(|other| *other != piece && *other != by) {
            self.go_home(sheet, other, 0.5);
        }
    }
}

impl SceneContext<'_> {
    /// The survivor steps back on its cell from this share of the scene on, exults, and faces across again.
    fn exult(&self, sheet: &mut CueSheet, piece: PieceId, back: f32) {
        let Some(rest) = self.at_rest(piece) else { return };
        // The loser may fall towards it.
        sheet.beat(piece, back, back + STEPS_BACK, MotionSpan::Glide(rest.at, Ease::Soft));
        sheet.beat(piece, back, back + STEPS_BACK, MotionSpan::Lean(vec![(1.0, Vec2::ZERO)]));
        sheet.beat(piece, 0.86, 1.0, MotionSpan::Turn(rest.yaw));
        sheet.cue(SHOW_WINNER_AT - 0.08, Cue::Act(piece, Act::Victory, 0.0)).cue(0.95, Cue::Act(piece, Act::Idle, 0.0));
    }

    /// A single blow that removes a piece, from where the striking piece has come to stand. Returns when it lands.
    fn take(&self, sheet: &mut CueSheet, piece: PieceId, by: PieceId) -> f32 {
        let (Some(a), Some(d)) = (self.pose(by), self.pose(piece)) else { return 0.0 };
        let towards = (d.at - a.at).normalize_or(Vec3::X);
        sheet.beat(by, 0.0, 0.16, MotionSpan::Turn(yaw_towards(a.at, d.at)));
        sheet.beat(piece, 0.02, 0.20, MotionSpan::Turn(yaw_towards(d.at, a.at)));
        let hit = self.swing(sheet, by, piece, true, PLAIN_CAPTURE_AT);
        sheet.beat(
            piece,
            PLAIN_CAPTURE_AT,
            PLAIN_CAPTURE_AT + 0.2,
            MotionSpan::Glide(d.at + towards * 0.06, Ease::Out),
        );
        impact(sheet, PLAIN_CAPTURE_AT, hit, towards, 0.8);
        sheet.stop(PLAIN_CAPTURE_AT, clash_timing::PLAIN_CAPTURE_STOP);
        PLAIN_CAPTURE_AT
    }
}

/// The share of `Removed` that the survivor's step back takes.
const STEPS_BACK: f32 = 0.20;

/// The share of a throw at which the body comes down.
const LANDS: f32 = 0.40;

/// Two furrows of light, one for each foot, from here to there; from when, and in which share of the scene.
fn furrow(sheet: &mut CueSheet, (from, to): (Vec3, Vec3), (at, lasts): (f32, f32), body: BodyData) {
    let way = (to - from).normalize_or(Vec3::X);
    let aside = Vec3::new(-way.z, 0.0, way.x) * body.skin * 0.42;
    let width = 0.005 + 0.010 * body.weight;
    for side in [aside, -aside] {
        sheet.cue(at, Cue::Furrow(from + side, to + side, width, lasts));
    }
}

/// How a figure approaches its enemy, by the kind of its blow.
fn approach(sheet: &mut CueSheet, who: PieceId, motion: Motion, from: Vec3, to: Vec3) {
    let way = from.distance(to);
    match motion {
        // Waits, then charges.
        Motion::Ram => {
            sheet.beat(who, 0.46, 0.80, MotionSpan::Glide(to, Ease::Into));
            sheet.cue(0.46, Cue::Walk(who, way / 0.34)).cue(0.60, Cue::Sound(SoundId::WhooshLight));
        }
        // One bound.
        Motion::Leap => {
            sheet.beat(who, 0.36, 0.70, MotionSpan::Fly(to, 0.09));
            sheet.cue(0.34, Cue::Sound(SoundId::WhooshLight)).cue(0.70, Cue::Sound(SoundId::Thud));
        }
        // Two heavy steps.
        Motion::Slam | Motion::Stamp | Motion::Sweep => {
            let half = from.lerp(to, 0.55);
            sheet.beat(who, 0.22, 0.44, MotionSpan::Glide(half, Ease::Soft)).beat(
                who,
                0.50,
                0.74,
                MotionSpan::Glide(to, Ease::Soft),
            );
            sheet.cue(0.20, Cue::Walk(who, way / 0.46));
            sheet.cue(0.43, Cue::Sound(SoundId::Thud)).cue(0.73, Cue::Sound(SoundId::Thud));
        }
        // Creeps continuously.
        Motion::Thrust | Motion::Bite | Motion::Claw => {
            sheet.beat(who, 0.16, 0.78, MotionSpan::Glide(to, Ease::Soft));
            sheet.cue(0.16, Cue::Walk(who, way / 0.62));
        }
    }
}

/// The camera shake of the heaviest blow, in radians.
const JOLT: f32 = 0.020;

/// A blow lands here, in this direction.
pub(super) fn impact(sheet: &mut CueSheet, at: f32, hit: Vec3, along: Vec3, strength: f32) {
    sheet
        .cue(at, Cue::Star(hit, strength, along))
        .cue(at, Cue::Flash(hit, strength))
        .cue(at, Cue::Jolt(JOLT * strength));
    sheet.cue(at, Cue::Sound(if strength > 0.8 { SoundId::BlowHeavy } else { SoundId::BlowLight }));
}
