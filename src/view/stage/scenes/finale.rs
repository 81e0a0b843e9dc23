//! The end of a match: its last blow once more, slowly, and the winners.

use super::{
    SceneContext,
    clash::{CONTACT, FALLEN, SHOVED, TURNED, TURNED_AWAY},
    duel,
};
use crate::{
    rules::{Event, Outcome, PieceId, Seat},
    view::{
        creatures::Act,
        stage::cue_sheet::{Cue, CueSheet, Poses},
    },
};

/// A scene that has been played and may be played again.
#[derive(Clone, Debug)]
struct Played {
    sheet: CueSheet,
    start: Poses,
    seconds: f32,
}

/// The last blow of a match: how it landed, and who fell.
#[derive(Clone, Debug)]
pub struct LastBlow {
    blow: Played,
    /// The share of it at which it lands.
    contact: f32,
    fall: Option<Played>,
}

/// How much of the last scene its last blow takes, once more.
pub const REPLAY: f32 = 0.56;
/// Up to where the blow itself is shown, and from there the fall.
pub const FALL: f32 = 0.38;
/// How slow the slowest motion is.
const SLOWEST: f32 = 0.36;
/// How much of a blow is shown after it has landed, as a share of its scene.
const AFTER: f32 = 0.2;

impl LastBlow {
    /// Keeps an event in mind that has just become a scene. `last` is what was kept before.
    pub fn keep(last: Option<Self>, event: &Event, sheet: &CueSheet, start: &Poses, seconds: f32) -> Option<Self> {
        let played = || Played { sheet: sheet.clone(), start: start.clone(), seconds };
        let struck = |contact| Some(Self { blow: played(), contact, fall: None });
        match event {
            Event::Judged { outcome: Outcome::Kill, .. } => struck(CONTACT),
            Event::Judged { outcome: Outcome::Push, .. } => struck(SHOVED),
            Event::Judged { outcome: Outcome::CounterPush, .. } => struck(TURNED_AWAY),
            Event::Judged { .. } => struck(TURNED),
            Event::Exchange(_) => struck(duel::CONTACT),
            Event::Removed { .. } => last.map(|blow| Self { fall: Some(played()), ..blow }),
            Event::TurnBegan { .. } | Event::Attacked { .. } | Event::Pushed { .. } => None,
            _ => last,
        }
    }

    /// The last blow as the first part of a scene of so many seconds, and from where it begins. Nothing if nobody fell, or
    /// if there is to be no slow motion.
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
        sheet.splice(&fall.sheet, (0.0, FALLEN + 0.14), (FALL, REPLAY));
        // Clips run as slowly as the scene does.
        sheet.slow(REPLAY, (until - from) * self.blow.seconds / (FALL * seconds));
        Some((sheet, self.blow.start.clone()))
    }
}

impl SceneContext<'_> {
    /// The last scene: the winners exult from this share of it on, the others hang their heads.
    pub fn end(&self, sheet: &mut CueSheet, winner: Option<Seat>, from: f32) {
        self.gather(sheet);
        for (piece, won) in self.left(winner) {
            sheet.cue(from, Cue::Act(piece, if won { Act::Victory } else { Act::Defeat }, 0.0));
        }
    }

    /// Who is left on the board, and whether they have won.
    fn left(&self, winner: Option<Seat>) -> impl Iterator<Item = (PieceId, bool)> {
        let left = self.told.piece_ids().filter(|(piece, _)| self.told.cell_of(*piece).is_some());
        left.map(move |(piece, info)| (piece, winner == Some(info.seat)))
    }

    /// Who of the winners is looked at: whoever stands nearest to the middle of the table.
    pub fn champion(&self, winner: Seat) -> Option<PieceId> {
        let distance = |piece: &PieceId| self.pose(*piece).map_or(f32::INFINITY, |pose| pose.at.length());
        let winners = self.left(Some(winner)).filter(|(_, won)| *won).map(|(piece, _)| piece);
        winners.min_by(|a, b| distance(a).total_cmp(&distance(b)))
    }
}
