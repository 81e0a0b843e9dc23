//! The end of a match: the replay of its last blow in slow motion, and the winners.

use super::SceneContext;
use crate::{
    creatures::Act,
    stage::cue_sheet::{Cue, CueSheet, Poses},
};
use holochess_rules::{Event, PieceId, Seat};
use holochess_session::clash_timing::{self, SHOW_WINNER_AT};

/// A scene that was played and can be replayed.
#[derive(Clone, Debug)]
struct PlayedScene {
    sheet: CueSheet,
    start: Poses,
    seconds: f32,
}

/// The last blow of a match and the fall after it.
#[derive(Clone, Debug)]
pub struct LastBlow {
    blow: PlayedScene,
    /// The share of it at which the blow lands.
    contact: f32,
    fall: Option<PlayedScene>,
}

/// The share of the last scene that the replay takes.
pub const REPLAY: f32 = 0.56;
/// The shares of the replay up to which the blow is shown, and from which the fall is.
pub const FALL: f32 = 0.38;
/// More pieces than this are a crowd.
const CROWD: usize = 8;
/// The slowest speed of the slow motion.
const SLOWEST: f32 = 0.36;
/// How much of a blow is shown after it has landed, as a share of its scene.
const AFTER: f32 = 0.2;

impl LastBlow {
    /// Keeps an event whose scene has just begun. `last` is what was kept before.
    pub fn keep(last: Option<Self>, event: &Event, sheet: &CueSheet, start: &Poses, seconds: f32) -> Option<Self> {
        let played = || PlayedScene { sheet: sheet.clone(), start: start.clone(), seconds };
        let struck = |contact| Some(Self { blow: played(), contact, fall: None });
        match event {
            Event::Judged { outcome, .. } => struck(clash_timing::blow(*outcome)),
            Event::Exchange(_) => struck(clash_timing::EXCHANGE_BLOW),
            Event::Removed { .. } => last.map(|blow| Self { fall: Some(played()), ..blow }),
            Event::TurnBegan { .. } | Event::Attacked { .. } | Event::Pushed { .. } => None,
            _ => last,
        }
    }

    /// The replay as the first part of a scene of this length, and the share at which it begins. `None` if nobody fell, or without
    /// slow motion.
    pub fn again(&self, seconds: f32, slow_motion: f32) -> Option<(CueSheet, Poses)> {
        let fall = self.fall.as_ref().filter(|_| slow_motion > 0.0 && self.blow.seconds > 0.0)?;
        let rate = 1.0 - (1.0 - SLOWEST) * slow_motion.min(1.0);
        let until = (self.contact + AFTER).min(1.0);
        let from = (until - FALL * seconds * rate / self.blow.seconds).max(0.0);
        let mut sheet = CueSheet::default();
        for piece in self.blow.start.keys().filter(|piece| self.blow.sheet.moves(**piece)) {
            sheet.cue(0.0, Cue::Cut(*piece, Act::Idle));
        }
        sheet.splice(&self.blow.sheet, (from, until), (0.0, FALL));
        sheet.splice(&fall.sheet, (0.0, SHOW_WINNER_AT + 0.14), (FALL, REPLAY));
        // Acts run at the speed of the scene.
        sheet.slow(REPLAY, (until - from) * self.blow.seconds / (FALL * seconds));
        Some((sheet, self.blow.start.clone()))
    }
}

impl SceneContext<'_> {
    /// The last scene: from this share of it on the winners exult and the others hang their heads.
    pub fn end(&self, sheet: &mut CueSheet, winner: Option<Seat>, from: f32) {
        self.gather(sheet);
        let crowd = self.left(winner).count() > CROWD;
        let mut heard = 0;
        for (piece, won) in self.left(winner).filter(|(piece, _)| !self.build(*piece).is_pawn) {
            let act = if won { Act::Victory } else { Act::Defeat };
            heard += 1;
            // Of a crowd only some are heard.
            let is_heard = !crowd || heard % 4 == 1;
            sheet.cue(from, if is_heard { Cue::Act(piece, act, 0.0) } else { Cue::Mime(piece, act) });
        }
        self.end_of_pawns(sheet, winner, from);
    }

    /// The pieces left on the board, and whether they have won.
    fn left(&self, winner: Option<Seat>) -> impl Iterator<Item = (PieceId, bool)> {
        let left = self.told.piece_ids().filter(|(piece, _)| self.told.cell_of(*piece).is_some());
        left.map(move |(piece, info)| (piece, winner == Some(info.seat)))
    }

    /// The winner that the camera shows: where no dice fall, the piece whose move it was; else the one nearest to the middle of
    /// the table.
    pub fn champion(&self, winner: Seat) -> Option<PieceId> {
        let moved = self.told.last.last().and_then(|cell| self.told.piece_at(*cell));
        let moved = moved.filter(|piece| self.clash().is_none() && self.told.piece(*piece).seat == winner);
        if moved.is_some() {
            return moved;
        }
        let distance = |piece: &PieceId| self.pose(*piece).map_or(f32::INFINITY, |pose| pose.at.length());
        let winners = self.left(Some(winner)).filter(|(_, won)| *won).map(|(piece, _)| piece);
        winners.min_by(|a, b| distance(a).total_cmp(&distance(b)))
    }
}
