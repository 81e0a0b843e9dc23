//! Where a blow meets a body: solved from the skins of attacker and defender, so that the weapon touches the defender and neither
//! body stands in the other.
//!
//! A blow is a clip of the attacker. Four values are searched together: the second of the clip at which the blow lands, the
//! distance of the two bases, the turn of the attacker, and a slight bend of its body above the legs.

use std::path::Path;

use bevy::math::{Quat, Vec2, Vec3};

use super::{
    Act, CreatureData,
    rig::{Bend, Rig},
    solid::Solid,
};
use holochess_platform::fs;

/// The defender's pose before a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Guard {
    /// Tense: the first pose of being hit.
    Open,
    /// Behind its guard.
    Up,
}

impl Guard {
    /// The act that the pose is taken from, and the second of its clip.
    pub const fn pose(self) -> (Act, f32) {
        match self {
            Self::Open => (Act::Hit, 0.0),
            Self::Up => (Act::Block, 0.30),
        }
    }
}

/// What is known of a creature's body: its folder and its model.
#[derive(Clone, Debug)]
pub struct Fighter {
    /// The folder's data.
    pub data: CreatureData,
    /// The model.
    pub rig: Rig,
}

impl Fighter {
    /// The positions of all vertices at a second of an act's clip, in table radii from the base. `None` without a clip.
    pub fn skin(&self, act: Act, second: f32, bend: &Bend) -> Option<Vec<Vec3>> {
        let points = self.rig.pose(self.data.clips.get(&act)?, second, bend)?;
        Some(points.into_iter().map(|point| point * self.data.scale).collect())
    }

    /// The positions of these vertices only.
    fn part(&self, act: Act, second: f32, bend: &Bend, vertices: &[usize]) -> Option<Vec<Vec3>> {
        let points = self.rig.pose_of(self.data.clips.get(&act)?, second, bend, vertices)?;
        Some(points.into_iter().map(|point| point * self.data.scale).collect())
    }

    /// Reads a creature's folder as the game does, outside of it.
    ///
    /// # Errors
    /// If a file is missing or cannot be used: in words, with its name.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let words = |file: &Path, why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
        let file = folder.join("creature.ron");
        let text = fs::read_to_string(&file).map_err(|why| words(&file, &why))?;
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let data: CreatureData = options.from_str(&text).map_err(|why| words(&file, &why))?;
        let file = folder.join(&data.model);
        let bytes = fs::read(&file).map_err(|why| words(&file, &why))?;
        let rig = Rig::read(&bytes).map_err(|why| words(&file, &why))?;
        Ok(Self { data, rig })
    }

    /// The width of its body in the pose before a blow, in table radii.
    pub fn width(&self) -> Option<f32> {
        let (act, second) = Guard::Open.pose();
        let points = self.skin(act, second, &Bend::default())?;
        let (low, high) =
            points.iter().fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), at| (low.min(at.x), high.max(at.x)));
        Some(high - low)
    }

    /// Its body in the pose before a blow.
    pub fn solid(&self, guard: Guard) -> Option<Solid> {
        let (act, second) = guard.pose();
        Some(Solid::new(&self.skin(act, second, &Bend::default())?, self.rig.triangles()))
    }
}

/// A blow that lands. Lengths are in table radii.
#[derive(Clone, Debug, PartialEq)]
pub struct Contact {
    /// The second of the clip at which it lands.
    pub second: f32,
    /// The distance of the two bases.
    pub distance: f32,
    /// The angle between the direction that the attacker faces and the defender, in radians.
    pub aim: f32,
    /// The point that is struck, from the attacker's base; +Z is towards the defender.
    pub point: Vec3,
    /// How the body above the legs is bent on top of the clip.
    pub bend: Bend,
    /// The greatest depth of a vertex in the other body.
    pub overlap: f32,
}

impl Contact {
    /// The same contact between figures of this size.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { distance: self.distance * scale, point: self.point * scale, overlap: self.overlap * scale, ..self }
    }
}

/// Seconds before and after the blow's own contact at which it may land: a slam meets a tall body earlier than a small one.
const SECONDS: [f32; 9] = [-0.09, -0.06, -0.045, -0.03, -0.015, 0.0, 0.015, 0.03, 0.06];
/// Bends that are tried, in radians, forward positive.
const BENDS: [f32; 6] = [0.0, 0.18, -0.18, 0.36, -0.36, 0.54];
/// Turns of the attacker that are tried, in radians from the turn at which the weapon is straight before the defender.
const TURNS: [f32; 5] = [0.0, 0.15, -0.15, 0.3, -0.3];
/// Vertices closer than this to the weapon's tip belong to the weapon; table radii.
const WEAPON: f32 = 0.045;
/// Vertices up to this height above the lowest one stand on the table; table radii.
const STANDS: f32 = 0.006;
/// Vertices up to this height count as standing when sliding feet are measured; table radii.
const STOOD: f32 = 0.004;
/// Vertices up to this height at the blow may have stood just before it; table radii.
const FEET: f32 = 0.05;
/// Seconds of the clip before the blow from which on feet have to stand still; several, because scenes play clips at several paces.
const STAND: [f32; 5] = [0.06, 0.08, 0.10, 0.12, 0.14];
/// Feet that move less are not seen to slide; a share of the attacker's height.
const SEEN: f32 = 0.008;
/// Every so many vertices one is looked at while trials are compared.
const COARSE: usize = 12;
/// Cost for each table radius of overlap, and for each body height that feet slide, beyond what is tolerated.
const DEEP: f32 = 1000.0;
/// Table radii by which a weapon is in the defender's skin: too little to be seen, enough to leave no gap.
const PRESS: f32 = 0.002;
/// The least distance of two bases at which the figures are told apart, in table radii.
const NEAREST: f32 = 0.16;
/// The overlap that costs nothing, as a share of the slimmer body's width.
const WITHIN: f32 = 0.035;
/// The range of heights at which a blow looks as if it hurt, as shares of the defender's height.
const VITAL: [f32; 2] = [0.40, 0.86];

/// A contact that is being compared with others; the one with the lowest cost is chosen.
#[derive(Clone, Copy)]
struct Trial {
    second: f32,
    forward: f32,
    distance: f32,
    aim: f32,
    point: Vec3,
    cost: f32,
}

/// Solves a blow of one creature against the body of another. `None` if a clip is missing or nothing touches.
pub fn solve(by: &Fighter, act: Act, whom: &Fighter, (guard, body): (Guard, &Solid)) -> Option<Contact> {
    let blow = by.data.blows.get(&act)?;
    let still = Bend::default();
    let stance = by.skin(act, blow.contact, &still)?;
    let weapon = Vec3::from(blow.weapon);
    let tip = (0..stance.len())
        .min_by(|a, b| stance[*a].distance_squared(weapon).total_cmp(&stance[*b].distance_squared(weapon)))?;
    let joint = by.rig.joint_of(tip);
    let is_weapon = |vertex: usize| stance[vertex].distance(stance[tip]) < WEAPON && by.rig.joint_of(vertex) == joint;
    let ground = stance.iter().map(|point| point.y).fold(f32::INFINITY, f32::min) + STANDS;
    let stands = (0..stance.len()).filter(|vertex| stance[*vertex].y < ground && !is_weapon(*vertex));
    let chain = by.rig.chain(tip, stands);
    let looked: Vec<usize> =
        (0..stance.len()).filter(|vertex| is_weapon(*vertex) || vertex.is_multiple_of(COARSE)).collect();
    let armed: Vec<bool> = looked.iter().map(|vertex| is_weapon(*vertex)).collect();
    let slim = whom.width()?.min(by.width()?);

    let (pose, moment) = guard.pose();
    let struck = whom.skin(pose, moment, &still)?;
    let low: Vec<usize> = (0..stance.len()).filter(|vertex| stance[*vertex].y < ground + FEET).collect();
    let mut trials: Vec<Trial> = Vec::new();
    for late in SECONDS {
        let feet = |ago: f32| by.part(act, (blow.contact + late - ago).max(0.0), &still, &low);
        let now = feet(0.0)?;
        let slides = STAND.into_iter().filter_map(|ago| Some(slid(&feet(ago)?, &now))).fold(0.0, f32::max);
        let slides = slides / by.data.height;
        for forward in BENDS {
            if forward != 0.0 && chain.is_empty() {
                continue;
            }
            let bend = bent(&chain, forward);
            let second = blow.contact + late;
            let points = by.part(act, second, &bend, &looked)?;
            let armed_points = || points.iter().zip(&armed).filter(|(_, armed)| **armed).map(|(point, _)| *point);
            let middle = armed_points().sum::<Vec3>() / armed_points().count().max(1) as f32;
            for turn in TURNS {
                let aim = turn - middle.x.atan2(middle.z);
                if aim.abs() > 0.9 {
                    continue;
                }
                let turned = Quat::from_rotation_y(aim);
                // The first contact of the weapon, and the first contact of any vertex, which costs more.
                let mut nearest: [Option<(f32, Vec3)>; 2] = [None, None];
                for (point, armed) in points.iter().zip(&armed) {
                    let point = turned * *point;
                    let Some(skin) = body.front(Vec2::new(-point.x, point.y)) else { continue };
                    let here = Some((point.z + skin, point));
                    for (kind, best) in nearest.iter_mut().enumerate() {
                        if (kind == 1 || *armed) && best.is_none_or(|(most, _)| point.z + skin > most) {
                            *best = here;
                        }
                    }
                }
                for (kind, touch) in nearest.into_iter().enumerate() {
                    let Some((distance, point)) = touch else { continue };
                    let distance = distance - PRESS;
                    let height = point.y / whom.data.height;
                    let off = (VITAL[0] - height).max(height - VITAL[1]).max(0.0);
                    let cost = 3.0 * off
                        + 0.5 * forward.abs()
                        + 2.0 * late.abs()
                        + 0.4 * aim.abs()
                        + 4.0 * point.x.abs()
                        + 12.0 * (NEAREST - distance).max(0.0)
                        + DEEP * (slides - SEEN).max(0.0)
                        + if kind == 1 { 0.5 } else { 0.0 };
                    trials.push(Trial { second, forward, distance, aim, point, cost });
                }
            }
        }
    }
    // The overlap takes long to compute: the trials are gone through from the cheapest on, until none of the rest can win.
    let tolerated = WITHIN * slim;
    let weighed = |cost: f32, overlap: f32| cost + DEEP * (overlap - tolerated).max(0.0);
    trials.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let mut best: Option<(f32, Contact)> = None;
    for Trial { second, forward, distance, aim, point, cost } in trials {
        let is_better = |cost: f32| best.as_ref().is_none_or(|(least, _)| cost < *least);
        if !is_better(cost) {
            break;
        }
        let bend = bent(&chain, forward);
        let turned = Quat::from_rotation_y(aim);
        let coarse = by.part(act, second, &bend, &looked)?;
        if !is_better(weighed(cost, overlap(body, coarse.into_iter().map(|point| turned * point), distance))) {
            continue;
        }
        let whole = by.skin(act, second, &bend)?;
        let whole: Vec<Vec3> = whole.into_iter().map(|point| turned * point).collect();
        let mut overlap = overlap(body, whole.iter().copied(), distance);
        if is_better(weighed(cost, overlap)) {
            // Thin parts of the defender may be in a thick part of the attacker.
            let own = Solid::new(&whole, by.rig.triangles());
            overlap = overlap.max(self::overlap(&own, struck.iter().copied(), distance));
        }
        if is_better(weighed(cost, overlap)) {
            best = Some((weighed(cost, overlap), Contact { second, distance, aim, point, bend, overlap }));
        }
    }
    best.map(|(_, contact)| contact)
}

/// A bend forward by this angle in radians, shared by the joints of a chain.
fn bent(chain: &[String], forward: f32) -> Bend {
    if forward == 0.0 {
        return Bend::default();
    }
    Bend { joints: chain.to_vec(), turn: Quat::from_rotation_x(forward / chain.len() as f32) }
}

/// How far feet slide between two moments: the median way of the vertices that stand at both, in the unit of the positions. A foot
/// that rolls leaves some of them where they are; a foot that slides moves all of them.
pub fn slid(before: &[Vec3], now: &[Vec3]) -> f32 {
    let stood = before.iter().zip(now).filter(|(before, now)| before.y < STOOD && now.y < STOOD);
    let mut ways: Vec<f32> = stood.map(|(before, now)| (*now - *before).with_y(0.0).length()).collect();
    ways.sort_by(f32::total_cmp);
    ways.get(ways.len() / 2).copied().unwrap_or(0.0)
}

/// The greatest depth of these points in a body that faces them, whose base is at this distance.
fn overlap(body: &Solid, points: impl Iterator<Item = Vec3>, distance: f32) -> f32 {
    points.map(|point| body.depth(Vec3::new(-point.x, point.y, distance - point.z))).fold(0.0, f32::max)
}
