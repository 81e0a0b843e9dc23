//! Movements of pieces: runs, boosts, chains of hops, swaps.

use bevy::math::{Vec2, Vec3};

use super::{SceneContext, flat};
use crate::{
    boards::{has_slides, yaw_towards},
    creatures::Act,
    sound::SoundId,
    stage::{
        cue_sheet::{Cue, CueSheet, MotionSpan},
        pose::Ease,
    },
};
use holochess_rules::{Cell, PieceId};

/// What comes before and after a movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// How many boosts in a row have moved the piece so far.
    pub boosts: u8,
    /// Whether the same piece moves on in the next scene, so that it does not stop in this one.
    pub goes_on: bool,
}

/// The height of a hop as a share of its length, and above that as a share of the height of the piece that it jumps over.
const ARC: f32 = 0.42;
const CLEARS: f32 = 1.15;
/// The share of a hop's time in the air; the rest is on the ground.
const FLIGHT: f32 = 0.84;
/// The height to which a creature ducks, as a share of its full height; then that of a pawn.
const DUCKED: f32 = 0.70;
/// The number of hops from which a chain ends in sparks, and from which it ends in a star of light.
const LONG: usize = 4;
const LONGEST: usize = 8;
/// The height of a pawn's step with no piece below, as a share of its length.
const STEP: f32 = 0.3;

/// A slide: a run that gathers speed, leans into it, and brakes on the last cell.
fn slide(sheet: &mut CueSheet, piece: PieceId, points: Vec<Vec3>, way: f32) {
    let (Some(&start), Some(&end)) = (points.first(), points.last()) else { return };
    let along = (end - start).normalize_or(Vec3::X);
    let lean = flat(along) * (0.12 + 0.1 * way).min(0.3);
    sheet.beat(piece, 0.10, 0.84, MotionSpan::Run(points, 0.5, 1.5));
    let keys = vec![(0.25, lean), (0.66, lean), (0.86, -0.6 * lean), (1.0, Vec2::ZERO)];
    sheet.beat(piece, 0.04, 0.98, MotionSpan::Lean(keys));
    sheet.cue(0.10, Cue::Sound(SoundId::WhooshLight));
    sheet.cue(0.80, Cue::Ripple(end + Vec3::Y * 0.006, Vec3::Y, 0.12 + 0.06 * way));
}

impl SceneContext<'_> {
    /// A walk along neighbouring cells; a pawn makes one low hop per cell.
    pub(super) fn walk(&self, sheet: &mut CueSheet, piece: PieceId, path: &[Cell]) {
        let (Some(rest), Some(pose)) = (self.at_rest(piece), self.pose(piece)) else { return };
        if self.build(piece).is_pawn {
            let unit = 0.9 / path.len().saturating_sub(1).max(1) as f32;
            self.hops(sheet, piece, path, (0.05, unit));
            sheet.beat(piece, 0.9, 1.0, MotionSpan::Turn(rest.yaw));
            return;
        }
        let mut points: Vec<Vec3> = path.iter().map(|cell| self.centre(*cell)).collect();
        if let Some(first) = points.first_mut() {
            *first = pose.at;
        }
        let Some(&[first, second]) = points.first_chunk() else { return };
        sheet.beat(piece, 0.0, 0.16, MotionSpan::Turn(yaw_towards(first, second)));
        let way: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        if self.flow.goes_on {
            sheet.beat(piece, 0.10, 1.0, MotionSpan::Run(points, 0.7, 1.3));
            sheet.cue(0.06, Cue::Walk(piece, way / 0.9));
            return;
        }
        if path.len() > 2 && has_slides(self.told.board().shape) {
            slide(sheet, piece, points, way);
        } else {
            sheet.beat(piece, 0.10, 0.84, MotionSpan::Walk(points));
        }
        sheet.beat(piece, 0.80, 1.0, MotionSpan::Turn(rest.yaw)).beat(
            piece,
            0.84,
            0.85,
            MotionSpan::Glide(rest.at, Ease::Even),
        );
        sheet.cue(0.06, Cue::Walk(piece, way / 0.74)).cue(0.86, Cue::Act(piece, Act::Idle, 0.0));
    }

    /// A boost: another piece pushes this one on; it runs, each time faster than the last.
    pub(super) fn boost(&self, sheet: &mut CueSheet, piece: PieceId, path: &[Cell]) {
        let (Some(rest), Some(pose)) = (self.at_rest(piece), self.pose(piece)) else { return };
        let mut points: Vec<Vec3> = path.iter().map(|cell| self.centre(*cell)).collect();
        let (Some(first), Some(&last)) = (points.first_mut(), path.last()) else { return };
        *first = pose.at;
        let (from, along) = (pose.at, (self.centre(last) - pose.at).normalize_or(Vec3::X));
        let count = f32::from(self.flow.boosts);
        let (starts, ends) = if self.flow.goes_on { (0.0, 1.0) } else { (0.0, 0.80) };
        // It starts with the speed of the run before.
        let speed = 1.0 + 0.3 * count;
        let last_speed = if self.flow.goes_on { speed + 0.6 } else { speed * 0.7 };
        let way: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        sheet.beat(piece, 0.0, 0.14, MotionSpan::Turn(yaw_towards(from, points.get(1).copied().unwrap_or(from))));
        sheet.beat(piece, starts, ends, MotionSpan::Run(points, speed, last_speed));
        let lean = flat(along) * (0.16 + 0.05 * count).min(0.34);
        let upright = if self.flow.goes_on { lean } else { Vec2::ZERO };
        sheet.beat(piece, 0.0, 1.0, MotionSpan::Lean(vec![(0.2, lean), (0.66, lean), (0.86, upright)]));
        sheet.cue(0.0, Cue::Walk(piece, way / (ends - starts)));
        sheet.cue(0.0, Cue::Sound(SoundId::WhooshLight)).cue(0.02, Cue::Note(2 * self.flow.boosts + 1, from));
        sheet.cue(0.02, Cue::Ripple(from + Vec3::Y * 0.006, Vec3::Y, 0.16 + 0.03 * count));
        sheet.cue(0.04, Cue::Sparks(from + Vec3::Y * 0.03, 0.18 + 0.06 * count, -along));
        self.lend_a_hand(sheet, piece, path[0], along);
        if !self.flow.goes_on {
            sheet.beat(piece, 0.80, 0.81, MotionSpan::Glide(rest.at, Ease::Even));
            sheet.beat(piece, 0.78, 1.0, MotionSpan::Turn(rest.yaw));
            sheet.cue(0.82, Cue::Act(piece, Act::Idle, 0.0));
        }
    }

    /// The own piece behind a cell pushes the piece that starts there.
    fn lend_a_hand(&self, sheet: &mut CueSheet, piece: PieceId, cell: Cell, along: Vec3) {
        let at = self.centre(cell);
        let beside = self.told.board().neighbours(cell).iter().filter_map(|cell| self.told.piece_at(*cell));
        let friends = beside.filter(|other| *other != piece && self.seat(*other) == self.seat(piece));
        let behind = |other: &PieceId| self.pose(*other).map_or(0.0, |pose| (pose.at - at).length());
        let friend = friends.min_by(|a, b| behind(a).total_cmp(&behind(b)));
        let Some((friend, pose)) = friend.and_then(|friend| Some((friend, self.pose(friend)?))) else { return };
        let Some(rest) = self.at_rest(friend) else { return };
        sheet.beat(friend, 0.0, 0.2, MotionSpan::Turn(yaw_towards(pose.at, at + along * 0.1)));
        let lean = flat((at - pose.at).normalize_or(along)) * 0.2;
        sheet.beat(friend, 0.0, 0.7, MotionSpan::Lean(vec![(0.25, lean), (1.0, Vec2::ZERO)]));
        sheet.beat(friend, 0.65, 1.0, MotionSpan::Turn(rest.yaw));
        sheet.cue(0.0, Cue::Mime(friend, Act::Push));
    }

    /// A chain of hops in one flowing movement; each landing sounds a note higher.
    pub(super) fn leap(&self, sheet: &mut CueSheet, piece: PieceId, path: &[Cell]) {
        let Some(rest) = self.at_rest(piece) else { return };
        let hops = path.len().saturating_sub(1).max(1);
        let unit = 1.0 / (hops as f32 + 0.8);
        let landed = self.hops(sheet, piece, path, (0.3 * unit, unit));
        sheet.beat(piece, landed, 1.0, MotionSpan::Turn(rest.yaw));
        if hops >= LONG {
            let strength = 0.1 * hops as f32;
            let spark = if hops >= LONGEST { Cue::Star } else { Cue::Sparks };
            sheet.cue(landed, spark(rest.at + Vec3::Y * 0.02, strength.min(1.0), Vec3::Y));
            sheet.cue(landed, Cue::Ripple(rest.at + Vec3::Y * 0.006, Vec3::Y, 0.1 + 0.03 * hops as f32));
        }
        sheet.cue(landed, Cue::Mime(piece, Act::Idle));
    }

    /// Hops along a path from a share of the scene on, each this long; returns when the last one lands.
    fn hops(&self, sheet: &mut CueSheet, piece: PieceId, path: &[Cell], (first, unit): (f32, f32)) -> f32 {
        let build = self.build(piece);
        let springy = build.springy();
        let last = path.len().saturating_sub(2);
        let mut landed = first;
        sheet.beat(piece, 0.0, first, MotionSpan::Stretch(vec![(1.0, 1.0 - 0.2 * springy)]));
        sheet.cue(0.0, Cue::Sound(SoundId::WhooshLight));
        let length: f32 = path.windows(2).map(|pair| self.centre(pair[0]).distance(self.centre(pair[1]))).sum();
        sheet.cue(first, Cue::Walk(piece, length / (unit * (last + 1) as f32)));
        for (index, pair) in path.windows(2).enumerate() {
            let (from, to) = (self.centre(pair[0]), self.centre(pair[1]));
            let start = first + index as f32 * unit;
            landed = start + FLIGHT * unit;
            let below = self.below(piece, from, to);
            let clears = below.map_or(0.0, |other| self.build(other).height * CLEARS);
            let height = if below.is_none() { STEP * from.distance(to) } else { ARC * from.distance(to) };
            sheet.beat(
                piece,
                (start - 0.3 * unit).max(0.0),
                start + 0.12 * unit,
                MotionSpan::Turn(yaw_towards(from, to)),
            );
            sheet.beat(piece, start, landed, MotionSpan::Fly(to, height.max(clears)));
            let along = flat((to - from).normalize_or(Vec3::X));
            let tips = vec![(0.2, along * 0.2), (0.6, along * 0.04), (0.9, -along * 0.12), (1.0, Vec2::ZERO)];
            sheet.beat(piece, start, landed, MotionSpan::Lean(tips));
            // Take-off, flight, landing; the next hop starts from the crouch.
            let up = if index == last { 1.0 } else { 1.0 - 0.12 * springy };
            let stretch = vec![
                (0.14, 1.0 + 0.16 * springy),
                (0.5, 1.0),
                (FLIGHT - 0.04, 1.0 + 0.08 * springy),
                (FLIGHT + 0.07, 1.0 - 0.24 * springy),
                (1.0, up),
            ];
            sheet.beat(piece, start, (start + unit).min(1.0), MotionSpan::Stretch(stretch));
            sheet.cue(landed, Cue::Note(index as u8, to));
            sheet.cue(landed, Cue::Ripple(to + Vec3::Y * 0.006, Vec3::Y, 0.3 * from.distance(to)));
            if let Some(other) = below {
                self.duck(sheet, other, (start, landed), Vec2::new(-along.y, along.x));
            }
        }
        landed
    }

    /// The piece in the middle of a hop.
    pub(super) fn below(&self, piece: PieceId, from: Vec3, to: Vec3) -> Option<PieceId> {
        let middle = (from + to) / 2.0;
        let near = from.distance(to) * 0.2;
        let others = self.poses.iter().filter(|(other, pose)| **other != piece && pose.is_visible());
        others.filter(|(_, pose)| pose.at.distance(middle) < near).map(|(other, _)| *other).next()
    }

    /// The piece that is jumped over ducks and looks up again.
    fn duck(&self, sheet: &mut CueSheet, other: PieceId, (from, to): (f32, f32), aside: Vec2) {
        let low = if self.build(other).is_pawn { 0.82 } else { DUCKED };
        sheet.beat(other, from, to, MotionSpan::Stretch(vec![(0.3, low), (0.62, low), (0.85, 1.06), (1.0, 1.0)]));
        sheet.beat(
            other,
            from,
            to,
            MotionSpan::Lean(vec![(0.3, aside * 0.12), (0.7, aside * 0.12), (1.0, Vec2::ZERO)]),
        );
        sheet.cue(from, Cue::Mime(other, Act::Block));
    }

    /// Two pieces change places: the first hops along its path; when it arrives, the other rises and floats back in a high arc
    /// over all pieces.
    pub(super) fn swap(&self, sheet: &mut CueSheet, [piece, other]: [PieceId; 2], path: &[Cell]) {
        let (Some(rest), Some(other_rest), Some(place)) =
            (self.at_rest(piece), self.at_rest(other), self.pose(other).map(|pose| pose.at))
        else {
            return;
        };
        let hops = path.len().saturating_sub(1).max(1);
        let unit = 1.0 / (hops as f32 + 2.4);
        let landed = self.hops(sheet, piece, path, (0.3 * unit, unit));
        sheet.beat(piece, landed, 1.0, MotionSpan::Turn(rest.yaw));
        // It rises before the first one lands, and comes down when that one stands.
        let leaves = landed - 0.9 * unit;
        let home = 1.0 - 0.3 * unit;
        sheet.beat(other, leaves, home, MotionSpan::Fly(other_rest.at, 2.6 * self.build(other).height));
        sheet.beat(other, leaves, home, MotionSpan::Glitch(0.35));
        sheet.beat(other, leaves, home, MotionSpan::Turn(other_rest.yaw));
        let springy = self.build(other).springy();
        let stretch = vec![(0.1, 1.0 - 0.2 * springy), (0.22, 1.0 + 0.2 * springy), (0.6, 1.0), (1.0, 1.0)];
        sheet.beat(other, leaves, home, MotionSpan::Stretch(stretch));
        sheet.cue(leaves, Cue::Ripple(place + Vec3::Y * 0.006, Vec3::Y, 0.14));
        sheet.cue(leaves, Cue::Ripple(other_rest.at + Vec3::Y * 0.006, Vec3::Y, 0.14));
        sheet.cue(leaves, Cue::Sound(SoundId::WhooshHeavy)).cue(home, Cue::Note(0, other_rest.at));
        sheet.cue(home, Cue::Ripple(other_rest.at + Vec3::Y * 0.006, Vec3::Y, 0.14));
    }
}
