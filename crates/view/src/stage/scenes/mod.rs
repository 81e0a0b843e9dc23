//! The scenes: each event as a cue sheet. Plain functions of the event and of all poses.
//!
//! Every scene ends in the poses that the next one expects: fighters face each other from the attack until the clash is over,
//! and the survivors of a clash are then back on their cells and look across the table.

mod clash;
mod duel;
mod finale;
mod journeys;
mod joys;
mod swing;

use bevy::math::{Vec2, Vec3};

pub use finale::{FALL, LastBlow, REPLAY};
pub use journeys::Flow;

use super::{
    cue_sheet::{Cue, CueSheet, MotionSpan, Poses},
    pose::{Ease, Pose},
};
use crate::{
    boards::{cell_centre, resting_yaw, yaw_towards},
    creatures::{Act, Contact, Contacts, CreatureData, CreatureId, Guard, Motion},
    pieces::{PAWN_HEIGHT, PAWN_RADIUS},
    sound::SoundId,
};
use holochess_rules::{Cell, Event, PieceId, Seat};
use holochess_session::DisplayedBoard;

/// The acts that are blows.
pub const BLOWS: [Act; 4] = [Act::Attack, Act::AttackHeavy, Act::Finisher, Act::Push];

/// What a scene needs to know of a figure besides its pose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BodyData {
    /// Its height.
    pub height: f32,
    /// 0 like a bird, 1 like a boulder.
    pub weight: f32,
    /// How far in front of its base its weapon hits.
    pub reach: f32,
    /// How far its skin reaches in front of its base, at most.
    pub skin: f32,
    /// The distance from its axis at which a blow hits its body: smaller for slender figures.
    pub body: f32,
    /// Where its weapon is when each of [`BLOWS`] hits, relative to its base.
    pub weapons: [Vec3; BLOWS.len()],
    /// Whether it has a finishing move of its own.
    pub finishes: bool,
    /// The kind of its blow, which also decides how it approaches an enemy.
    pub motion: Motion,
    /// Whether it is a pawn of light, which has no acts and moves as a whole.
    pub is_pawn: bool,
    /// The creature whose skin its blows are solved with.
    pub creature: Option<CreatureId>,
    /// Its size beside that of its folder.
    pub scale: f32,
}

impl BodyData {
    /// The body data of a creature.
    pub fn from_creature(data: &CreatureData) -> Self {
        let attack = data.blows.get(&Act::Attack);
        let weapon = |act| {
            let blow = data.blows.get(&act).or(attack);
            blow.map_or(Self::default().weapons[0], |blow| blow.weapon.into())
        };
        let slender = data.height / data.footprint.max(0.01);
        Self {
            height: data.height,
            weight: data.weight,
            reach: attack.map_or(0.15, |blow| blow.weapon.2),
            skin: data.footprint * 0.75,
            body: data.footprint * (1.05 - 0.2 * slender).clamp(0.4, 0.8),
            weapons: BLOWS.map(weapon),
            finishes: data.blows.contains_key(&Act::Finisher),
            motion: attack.map_or(Motion::Slam, |blow| blow.motion),
            is_pawn: false,
            creature: None,
            scale: 1.0,
        }
    }
}

impl BodyData {
    /// The same body as this creature's.
    #[must_use]
    pub const fn of_creature(self, creature: Option<CreatureId>) -> Self {
        Self { creature, ..self }
    }

    /// A pawn of light.
    pub fn of_pawn() -> Self {
        Self {
            height: PAWN_HEIGHT,
            weight: 0.2,
            skin: PAWN_RADIUS,
            body: PAWN_RADIUS * 0.7,
            is_pawn: true,
            ..Self::default()
        }
    }

    /// How elastic its jumps are: 1 like a ball, 0 like a stone.
    pub fn springy(&self) -> f32 {
        if self.is_pawn { 1.0 } else { 0.62 - 0.3 * self.weight }
    }

    /// The same figure at this share of its size.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self {
            height: self.height * scale,
            reach: self.reach * scale,
            skin: self.skin * scale,
            body: self.body * scale,
            weapons: self.weapons.map(|weapon| weapon * scale),
            scale: self.scale * scale,
            ..self
        }
    }

    /// Where its weapon is when this blow hits.
    fn weapon(self, act: Act) -> Vec3 {
        let index = BLOWS.iter().position(|blow| *blow == act);
        self.weapons[index.unwrap_or_default()]
    }
}

impl Default for BodyData {
    fn default() -> Self {
        Self {
            height: 0.3,
            weight: 0.5,
            reach: 0.15,
            skin: 0.1,
            body: 0.08,
            weapons: [Vec3::new(0.0, 0.15, 0.15); BLOWS.len()],
            finishes: false,
            motion: Motion::Slam,
            is_pawn: false,
            creature: None,
            scale: 1.0,
        }
    }
}

/// What scenes need to know besides the event itself.
pub struct SceneContext<'a> {
    /// The board after the event.
    pub told: &'a DisplayedBoard,
    /// All poses at the start of the scene.
    pub poses: &'a Poses,
    /// The body data of a piece.
    pub bodies: &'a dyn Fn(PieceId) -> BodyData,
    /// Where blows meet bodies.
    pub contacts: &'a Contacts,
    /// Which piece is removed next, and by which, if that is already decided: (removed, by).
    pub next_removed: Option<(PieceId, PieceId)>,
    /// What comes before and after the movement of a piece.
    pub flow: Flow,
}

/// Up to this many pieces, each is heard when it is dealt.
const ONE_BY_ONE: usize = 8;
/// How far a piece that waits to be pushed leans, in radians.
const REELING: f32 = 0.14;
/// How far left and right of the centre the duellists stand.
const DUEL_STAND: f32 = 0.165;

impl SceneContext<'_> {
    pub(super) fn pose(&self, piece: PieceId) -> Option<Pose> {
        self.poses.get(&piece).copied()
    }

    pub(super) fn build(&self, piece: PieceId) -> BodyData {
        (self.bodies)(piece)
    }

    /// Where this blow of one piece meets the body of another, if their models are known.
    fn contact(&self, by: PieceId, act: Act, whom: PieceId, guard: Guard) -> Option<Contact> {
        let (build, struck) = (self.build(by), self.build(whom));
        let contact = self.contacts.solve(build.creature?, act, struck.creature?, guard)?;
        Some(contact.scaled(build.scale))
    }

    /// Whether this clash uses the second staging: every second one does, by the number of its roll.
    pub fn other_way(&self) -> bool {
        let roll = self.told.clash.as_ref().and_then(|clash| clash.roll.as_ref());
        roll.is_some_and(|roll| roll.number.is_multiple_of(2))
    }

    fn seat(&self, piece: PieceId) -> Seat {
        self.told.piece(piece).seat
    }

    pub(super) fn centre(&self, cell: Cell) -> Vec3 {
        cell_centre(self.told.board().shape, cell)
    }

    /// Attacker and defender of the present clash; in the duel player 1's and player 2's piece.
    pub(super) fn clash(&self) -> Option<[PieceId; 2]> {
        self.told.clash.as_ref().map(|clash| clash.pieces)
    }

    /// The duellists, while the duel lasts.
    fn duellists(&self) -> Option<[PieceId; 2]> {
        self.told.duel.filter(|pair| pair.iter().all(|piece| self.told.cell_of(*piece).is_some()))
    }

    /// The pose of a piece at rest.
    pub fn at_rest(&self, piece: PieceId) -> Option<Pose> {
        if let Some(place) = self.duellists().and_then(|pair| pair.iter().position(|one| *one == piece)) {
            return Some(duel_stand(place));
        }
        let at = self.centre(self.told.cell_of(piece)?);
        Some(Pose::standing(at, resting_yaw(self.told.board().shape, self.seat(piece), at)))
    }

    /// All pieces at rest: the poses after the board jumps.
    pub fn all_at_rest(&self) -> Poses {
        let mut poses: Poses =
            self.told.piece_ids().filter_map(|(piece, _)| Some((piece, self.at_rest(piece)?))).collect();
        // A piece that waits to be pushed stands off balance, as after a blow.
        if let (Some((piece, _)), Some([attacker, defender])) = (&self.told.push, self.clash())
            && let (Some(a), Some(d)) = (self.at_rest(attacker), self.at_rest(defender))
        {
            let towards = flat((d.at - a.at).normalize_or(Vec3::X));
            let lean = if *piece == defender { towards * REELING } else { -towards * REELING };
            if let Some(pose) = poses.get_mut(piece) {
                pose.lean = lean;
            }
        }
        poses
    }

    /// The scene of an event.
    pub fn scene(&self, event: &Event) -> CueSheet {
        let mut sheet = CueSheet::default();
        match event {
            Event::Dealt { piece, cell: Some(_) } | Event::Placed { piece, .. } => self.appear(&mut sheet, *piece),
            Event::Moved { piece, path } => self.walk(&mut sheet, *piece, path),
            Event::Leapt { piece, path } => self.leap(&mut sheet, *piece, path),
            Event::Boosted { piece, path } => self.boost(&mut sheet, *piece, path),
            Event::Swapped { piece, other, path, .. } => self.swap(&mut sheet, [*piece, *other], path),
            Event::Line { cells, .. } => self.line(&mut sheet, cells),
            Event::Goal { seat, cell } => self.goal(&mut sheet, *seat, *cell),
            Event::Ranked { seat, .. } => self.salute(&mut sheet, *seat),
            Event::Passed { seat } => self.shrug(&mut sheet, *seat),
            Event::GameEnded { verdict, .. } => self.game_over(&mut sheet, verdict.winner),
            Event::GameBegan { .. } => self.clear(&mut sheet),
            Event::Attacked { attacker, defender, .. } => self.square_up(&mut sheet, *attacker, *defender),
            Event::Rolled(roll) => {
                sheet.cue(0.0, Cue::Throw(roll.clone(), 1.0));
            }
            Event::Judged { outcome, .. } => self.strike(&mut sheet, *outcome),
            Event::Pushed { piece, to, .. } => self.push(&mut sheet, *piece, *to),
            Event::Held { piece, .. } => self.hold(&mut sheet, *piece),
            Event::Removed { piece, by, .. } => self.remove(&mut sheet, *piece, *by),
            Event::DuelBegan { pieces, .. } => self.duel(&mut sheet, *pieces),
            Event::Exchange(roll) => self.exchange(&mut sheet, roll),
            Event::Ended(verdict) => self.end(&mut sheet, verdict.winner, 0.1),
            Event::TurnBegan { .. } => self.gather(&mut sheet),
            // Shown by marks, interface or light, or by the next event.
            _ => {}
        }
        sheet
    }

    /// A figure materialises.
    fn appear(&self, sheet: &mut CueSheet, piece: PieceId) {
        // The next piece is dealt while this one still materialises; in a large army several are.
        let crowd = self.told.pieces().len().div_ceil(ONE_BY_ONE).max(1);
        sheet.stretch = 6.0 * crowd as f32;
        sheet.beat(piece, 0.0, 0.6, MotionSpan::Ring(1.0)).beat(piece, 0.1, 1.0, MotionSpan::Appear);
        sheet.beat(piece, 0.1, 1.0, MotionSpan::Glitch(0.6));
        if piece.index().is_multiple_of(crowd) {
            sheet.cue(0.0, Cue::Sound(SoundId::Appear));
        }
    }

    /// Figures that are not at rest come to rest.
    fn gather(&self, sheet: &mut CueSheet) {
        for (piece, pose) in self.poses {
            if self.at_rest(*piece).is_some_and(|rest| Pose { appear: pose.appear, ring: pose.ring, ..rest } != *pose) {
                self.go_home(sheet, *piece, 0.2);
            }
        }
    }

    fn go_home(&self, sheet: &mut CueSheet, piece: PieceId, from: f32) {
        let Some(rest) = self.at_rest(piece) else { return };
        sheet.beat(piece, from, 0.95, MotionSpan::Glide(rest.at, Ease::Soft));
        sheet.beat(piece, from, from + 0.25, MotionSpan::Lean(vec![(1.0, Vec2::ZERO)]));
        sheet.beat(piece, from + 0.1, 1.0, MotionSpan::Turn(rest.yaw));
        sheet.cue(0.96, Cue::Act(piece, Act::Idle, 0.0));
    }
}

/// Where player 1's (0) and player 2's (1) duellist stand, face to face.
fn duel_stand(index: usize) -> Pose {
    let at = Vec3::new(if index == 0 { -DUEL_STAND } else { DUEL_STAND }, 0.0, 0.0);
    Pose::standing(at, yaw_towards(at, Vec3::ZERO))
}

/// A horizontal direction as a lean.
fn flat(direction: Vec3) -> Vec2 {
    Vec2::new(direction.x, direction.z)
}

#[cfg(test)]
mod tests;
