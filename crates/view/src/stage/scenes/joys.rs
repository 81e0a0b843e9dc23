//! Scenes of whole armies: finished lines and goals, places, games that end and begin, passed turns.

use bevy::math::{Vec2, Vec3};

use super::SceneContext;
use crate::{
    creatures::Act,
    sound::SoundId,
    stage::cue_sheet::{Cue, CueSheet, MotionSpan},
};
use holochess_rules::{Cell, PieceId, Seat};

/// How many pieces of an army are heard when it rejoices; all of them would be noise.
const HEARD: usize = 2;

impl SceneContext<'_> {
    /// The pieces of a seat on the board.
    fn army(&self, seat: Seat) -> Vec<PieceId> {
        let pieces =
            self.told.piece_ids().filter(|(piece, info)| info.seat == seat && self.told.cell_of(*piece).is_some());
        pieces.map(|(piece, _)| piece).collect()
    }

    /// A finished line: light runs through its pieces one by one, then all of them rejoice together.
    pub(super) fn line(&self, sheet: &mut CueSheet, cells: &[Cell]) {
        let pieces: Vec<PieceId> = cells.iter().filter_map(|cell| self.told.piece_at(*cell)).collect();
        let count = pieces.len().max(1) as f32;
        for (index, piece) in pieces.iter().enumerate() {
            let Some(at) = self.pose(*piece).map(|pose| pose.at) else { continue };
            let turn = 0.04 + 0.40 * index as f32 / count;
            // The steps of the minor triad.
            let step = [1, 3, 5][index % 3] + 5 * (index / 3) as u8;
            sheet.cue(turn, Cue::Note(step, at)).cue(turn, Cue::Ripple(at + Vec3::Y * 0.006, Vec3::Y, 0.3));
            sheet.cue(turn, Cue::Sparks(at + Vec3::Y * 0.04, 0.25, Vec3::Y));
            self.spring(sheet, *piece, (turn, turn + 0.14), 0.5);
            self.spring(sheet, *piece, (0.52, 0.70), 1.0);
            self.rejoice(sheet, *piece, 0.46, index < HEARD);
        }
        let ends = [pieces.first(), pieces.last()].map(|piece| piece.and_then(|piece| self.pose(*piece)));
        if let [Some(one), Some(other)] = ends {
            let middle = (one.at + other.at) / 2.0 + Vec3::Y * 0.02;
            sheet.cue(0.52, Cue::Ripple(middle, Vec3::Y, 0.7)).cue(0.52, Cue::Flash(middle + Vec3::Y * 0.2, 0.6));
            sheet.cue(0.52, Cue::Note(6, middle)).cue(0.52, Cue::Note(8, middle));
        }
    }

    /// A goal that was entered, or a filled target: first the piece that did it, then its whole army in a wave that starts
    /// there.
    pub(super) fn goal(&self, sheet: &mut CueSheet, seat: Seat, cell: Cell) {
        let at = self.centre(cell);
        sheet.cue(0.0, Cue::Star(at + Vec3::Y * 0.03, 0.8, Vec3::Y)).cue(0.0, Cue::Flash(at + Vec3::Y * 0.15, 0.8));
        for (turn, reach) in [(0.0, 0.3), (0.1, 0.6), (0.2, 0.9)] {
            sheet.cue(turn, Cue::Ripple(at + Vec3::Y * 0.006, Vec3::Y, reach));
        }
        for (index, step) in [0_u8, 1, 3, 5, 6, 8].into_iter().enumerate() {
            sheet.cue(0.03 + 0.07 * index as f32, Cue::Note(step, at));
        }
        self.wave(sheet, seat, at, 1.0, true);
    }

    /// A finished place: a small wave through the army.
    pub(super) fn salute(&self, sheet: &mut CueSheet, seat: Seat) {
        let army = self.army(seat);
        let Some(first) = army.first().and_then(|piece| self.pose(*piece)) else { return };
        sheet.cue(0.0, Cue::Note(3, first.at)).cue(0.25, Cue::Note(5, first.at));
        self.wave(sheet, seat, first.at, 0.5, false);
    }

    /// A wave of jumps through the army of a seat, outwards from this point.
    fn wave(&self, sheet: &mut CueSheet, seat: Seat, from: Vec3, height: f32, acts: bool) {
        let mut army: Vec<(f32, PieceId)> = self
            .army(seat)
            .into_iter()
            .filter_map(|piece| Some((self.pose(piece)?.at.distance(from), piece)))
            .collect();
        army.sort_by(|a, b| a.0.total_cmp(&b.0));
        let farthest = army.last().map_or(1.0, |(way, _)| way.max(0.1));
        for (index, (way, piece)) in army.into_iter().enumerate() {
            let turn = 0.02 + 0.4 * way / farthest;
            self.spring(sheet, piece, (turn, turn + 0.22), height * if index == 0 { 1.5 } else { 1.0 });
            self.spring(sheet, piece, (turn + 0.27, turn + 0.49), height);
            if acts {
                self.rejoice(sheet, piece, turn, index < HEARD);
            }
        }
    }

    /// A jump of a share of the usual height.
    fn spring(&self, sheet: &mut CueSheet, piece: PieceId, (from, to): (f32, f32), height: f32) {
        let build = self.build(piece);
        let springy = build.springy();
        let (from, to) = (from.min(0.9), to.min(0.99));
        sheet.beat(piece, from, to, MotionSpan::Hop(build.height * 0.45 * height * springy));
        let stretch =
            vec![(0.2, 1.0 + 0.14 * springy), (0.75, 1.0 + 0.06 * springy), (0.9, 1.0 - 0.16 * springy), (1.0, 1.0)];
        sheet.beat(piece, from, to, MotionSpan::Stretch(stretch));
    }

    /// A creature plays its victory act; a pawn only jumps.
    fn rejoice(&self, sheet: &mut CueSheet, piece: PieceId, at: f32, is_heard: bool) {
        if !self.build(piece).is_pawn {
            let act = if is_heard { Cue::Act(piece, Act::Victory, 0.0) } else { Cue::Mime(piece, Act::Victory) };
            sheet.cue(at, act);
        }
    }

    /// The end of a game of several: the winner's army rejoices, the others hang their heads for a moment.
    pub(super) fn game_over(&self, sheet: &mut CueSheet, winner: Option<Seat>) {
        self.end(sheet, winner, 0.04);
        for (piece, info) in self.told.piece_ids().filter(|(piece, _)| self.told.cell_of(*piece).is_some()) {
            if winner != Some(info.seat) {
                sheet.cue(0.96, Cue::Mime(piece, Act::Idle));
            }
        }
    }

    /// The last scene of pawns of light: the winners jump in a wave, the others sink a little and rise again.
    pub(super) fn end_of_pawns(&self, sheet: &mut CueSheet, winner: Option<Seat>, from: f32) {
        let pawns = self.told.piece_ids().filter(|(piece, _)| self.told.cell_of(*piece).is_some());
        for (piece, info) in pawns.filter(|(piece, _)| self.build(*piece).is_pawn) {
            if winner == Some(info.seat) {
                let turn = from + 0.05 * (piece.index() % 10) as f32;
                self.spring(sheet, piece, (turn, turn + 0.14), 1.0);
                self.spring(sheet, piece, (turn + 0.18, turn + 0.32), 0.8);
            } else {
                sheet.beat(piece, from, 0.98, MotionSpan::Stretch(vec![(0.2, 0.86), (0.8, 0.86), (1.0, 1.0)]));
            }
        }
    }

    /// Clears the table for the next game: the figures dissolve one after the other.
    pub(super) fn clear(&self, sheet: &mut CueSheet) {
        let seen: Vec<PieceId> =
            self.poses.iter().filter(|(_, pose)| pose.is_visible()).map(|(piece, _)| *piece).collect();
        let count = seen.len().max(1) as f32;
        for (index, piece) in seen.into_iter().enumerate() {
            let from = 0.4 * index as f32 / count;
            sheet.beat(piece, from, from + 0.5, MotionSpan::Dissolve).beat(
                piece,
                from,
                from + 0.4,
                MotionSpan::Glitch(0.6),
            );
            sheet.beat(piece, from + 0.3, from + 0.55, MotionSpan::Ring(0.0));
        }
        sheet.cue(0.0, Cue::Sound(SoundId::Dissolve));
    }

    /// A passed turn: the army shakes its heads.
    pub(super) fn shrug(&self, sheet: &mut CueSheet, seat: Seat) {
        for piece in self.army(seat) {
            let Some(pose) = self.pose(piece) else { continue };
            let aside = Vec2::new(pose.yaw.cos(), -pose.yaw.sin()) * 0.07;
            let keys = vec![(0.2, aside), (0.45, -aside), (0.7, aside * 0.5), (1.0, Vec2::ZERO)];
            sheet.beat(piece, 0.1, 0.8, MotionSpan::Lean(keys));
        }
        sheet.cue(0.1, Cue::Sound(SoundId::Deny));
    }
}
