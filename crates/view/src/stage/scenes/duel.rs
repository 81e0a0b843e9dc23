//! The duel: the last two walk to the centre and strike at each other, exchange by exchange.

use bevy::math::{Vec2, Vec3};

use super::{BodyData, SceneContext, clash::impact, duel_stand};
use crate::{
    boards::yaw_towards,
    creatures::Act,
    stage::{
        cue_sheet::{Cue, CueSheet, MotionSpan},
        pose::Ease,
    },
};
use holochess_rules::{PieceId, Roll};
use holochess_session::clash_timing;

impl SceneContext<'_> {
    /// Both walk to the centre and face each other.
    pub(super) fn duel(&self, sheet: &mut CueSheet, pieces: [PieceId; 2]) {
        for (index, piece) in pieces.into_iter().enumerate() {
            let Some(pose) = self.pose(piece) else { continue };
            let stand = duel_stand(index);
            let start = 0.05 + 0.08 * index as f32;
            sheet.beat(piece, start, start + 0.18, MotionSpan::Turn(yaw_towards(pose.at, stand.at)));
            sheet.beat(piece, start, start + 0.2, MotionSpan::Lean(vec![(1.0, Vec2::ZERO)]));
            // Each walks round its own side of the centre, so that they never cross; a piece that is already there only steps
            // aside.
            let side = Vec3::new(stand.at.x * 1.6, 0.0, pose.at.z * 0.35);
            let way = if pose.at.length() < 0.3 { vec![pose.at, stand.at] } else { vec![pose.at, side, stand.at] };
            let length: f32 = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
            sheet.beat(piece, start + 0.10, start + 0.72, MotionSpan::Walk(way));
            sheet.beat(piece, start + 0.68, start + 0.86, MotionSpan::Turn(stand.yaw));
            sheet.cue(start, Cue::Walk(piece, length / 0.62)).cue(start + 0.74, Cue::Act(piece, Act::Idle, 0.0));
        }
    }

    /// Dice, then the stronger strikes; equal sums clash in the middle.
    pub(super) fn exchange(&self, sheet: &mut CueSheet, roll: &Roll) {
        let Some([first, second]) = self.clash() else { return };
        sheet.cue(0.0, Cue::Throw(roll.clone(), clash_timing::EXCHANGE_DICE));
        let contact = clash_timing::EXCHANGE_BLOW;
        let (by, whom) = match roll.difference() {
            1.. => (first, second),
            0 => {
                self.bounce_off(sheet, [first, second], contact);
                return;
            }
            _ => (second, first),
        };
        // The difference decides whether it is a last blow, as the next event will say.
        let deadly = self.next_removed == Some((whom, by));
        self.blow(sheet, by, whom, deadly, contact);
        if !deadly && let Some(stand) = self.pose(whom) {
            sheet.beat(whom, 0.94, 1.0, MotionSpan::Lean(vec![(1.0, Vec2::ZERO)]));
            sheet.beat(whom, 0.94, 1.0, MotionSpan::Glide(stand.at, Ease::Soft)).beat(
                whom,
                0.94,
                1.0,
                MotionSpan::Turn(stand.yaw),
            );
        }
    }

    /// Equal sums: they meet and part.
    fn bounce_off(&self, sheet: &mut CueSheet, pair: [PieceId; 2], contact: f32) {
        let [Some(a), Some(b)] = pair.map(|piece| self.pose(piece)) else { return };
        let middle = (a.at + b.at) / 2.0;
        for (piece, pose) in pair.into_iter().zip([a, b]) {
            let towards = (middle - pose.at).normalize_or(Vec3::X);
            // Each comes as close as the other's weapon reaches.
            let none = BodyData { body: 0.0, ..self.build(piece) };
            let swing = self.plan_without((piece, pose.at), Act::Attack, (middle, none));
            self.bring(sheet, &swing, (piece, pose), contact);
            sheet.beat(piece, contact, contact + 0.2, MotionSpan::Shake(towards * 0.008));
        }
        impact(sheet, contact, middle + Vec3::Y * 0.18, Vec3::Y, 0.5);
    }
}
