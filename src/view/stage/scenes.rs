//! The scenes: each event as a score. Plain functions of the event and of where everybody stands.
//!
//! At the end of a scene everybody concerned stands where the next one expects them: fighters face each other from the
//! attack until the clash is over, and whoever the clash leaves on the table is then back on its cell and looks across.

use bevy::math::{Vec2, Vec3};

use super::{
    pose::{Ease, Pose},
    score::{Cue, Deed, Poses, Score},
};
use crate::{
    rules::{Cell, Event, Outcome, PieceId, Roll, Seat},
    session::Shown,
    view::{
        creatures::Act,
        layout::{cell_centre, resting_yaw, yaw_towards},
        sound::SoundId,
    },
};

/// What a scene has to know about a figure besides its pose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Build {
    /// Its height.
    pub height: f32,
    /// 0 light as a bird, 1 as a boulder.
    pub weight: f32,
    /// How far before its base its weapon meets the target.
    pub reach: f32,
    /// How far before its base its skin is.
    pub skin: f32,
}

impl Default for Build {
    fn default() -> Self {
        Self { height: 0.3, weight: 0.5, reach: 0.15, skin: 0.1 }
    }
}

/// Who is who: what scenes ask besides the event itself.
pub struct Company<'a> {
    /// The board as the event leaves it.
    pub told: &'a Shown,
    /// Where everybody stands as the scene begins.
    pub poses: &'a Poses,
    /// How a piece is built.
    pub builds: &'a dyn Fn(PieceId) -> Build,
    /// Who removes whom next, where that is already decided.
    pub next_removed: Option<(PieceId, PieceId)>,
}

/// Share of `Judged` at which the blow lands.
const CONTACT: f32 = 0.40;
/// How far a piece that is about to be pushed leans out of the upright.
const REELING: f32 = 0.14;
/// Where the two of the duel stand: to the left and to the right of the centre.
const DUEL_STAND: f32 = 0.165;

impl Company<'_> {
    pub(super) fn pose(&self, piece: PieceId) -> Option<Pose> {
        self.poses.get(&piece).copied()
    }

    pub(super) fn build(&self, piece: PieceId) -> Build {
        (self.builds)(piece)
    }

    fn seat(&self, piece: PieceId) -> Seat {
        self.told.piece(piece).seat
    }

    pub(super) fn centre(&self, cell: Cell) -> Vec3 {
        cell_centre(self.told.board().shape, cell)
    }

    /// Attacker and defender of the clash that is being shown; in the duel player 1's and player 2's.
    pub(super) fn clash(&self) -> Option<[PieceId; 2]> {
        self.told.clash.as_ref().map(|clash| clash.pieces)
    }

    /// The two of the duel, as long as it lasts.
    fn duellists(&self) -> Option<[PieceId; 2]> {
        self.told.duel.filter(|pair| pair.iter().all(|piece| self.told.cell_of(*piece).is_some()))
    }

    /// How a piece stands when nothing happens.
    pub fn at_rest(&self, piece: PieceId) -> Option<Pose> {
        if let Some(place) = self.duellists().and_then(|pair| pair.iter().position(|one| *one == piece)) {
            return Some(duel_stand(place));
        }
        let at = self.centre(self.told.cell_of(piece)?);
        Some(Pose::standing(at, resting_yaw(self.seat(piece), at)))
    }

    /// Everybody where they belong: what a board that jumps looks like.
    pub fn all_at_rest(&self) -> Poses {
        let mut poses: Poses =
            self.told.piece_ids().filter_map(|(piece, _)| Some((piece, self.at_rest(piece)?))).collect();
        // who is about to be pushed stands off balance, as after a blow
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
    pub fn scene(&self, event: &Event) -> Score {
        let mut score = Score::default();
        match event {
            Event::Dealt { piece, cell: Some(_) } | Event::Placed { piece, .. } => appear(&mut score, *piece),
            Event::Moved { piece, path } => self.walk(&mut score, *piece, path),
            Event::Leapt { piece, path } | Event::Boosted { piece, path } => self.leap(&mut score, *piece, path),
            Event::Swapped { piece, other, from, to, .. } => {
                self.fly(&mut score, *piece, *to, 0.16);
                self.fly(&mut score, *other, *from, 0.05);
            }
            Event::Attacked { attacker, defender, .. } => self.square_up(&mut score, *attacker, *defender),
            Event::Rolled(roll) => {
                score.cue(0.0, Cue::Throw(roll.clone(), 1.0));
            }
            Event::Judged { outcome, .. } => self.strike(&mut score, *outcome),
            Event::Pushed { piece, to, .. } => self.push(&mut score, *piece, *to),
            Event::Held { piece, .. } => self.hold(&mut score, *piece),
            Event::Removed { piece, by, .. } => self.remove(&mut score, *piece, *by),
            Event::DuelBegan { pieces, .. } => self.duel(&mut score, *pieces),
            Event::Exchange(roll) => self.exchange(&mut score, roll),
            Event::Ended(verdict) => self.end(&mut score, verdict.winner),
            Event::TurnBegan { .. } => self.gather(&mut score),
            // told by the board's marks, the interface or the light, or by what comes next
            _ => {}
        }
        score
    }

    fn walk(&self, score: &mut Score, piece: PieceId, path: &[Cell]) {
        let (Some(rest), Some(pose)) = (self.at_rest(piece), self.pose(piece)) else { return };
        let mut points: Vec<Vec3> = path.iter().map(|cell| self.centre(*cell)).collect();
        if let Some(first) = points.first_mut() {
            *first = pose.at;
        }
        let Some(&[first, second]) = points.first_chunk() else { return };
        score.beat(piece, 0.0, 0.16, Deed::Turn(yaw_towards(first, second)));
        score.beat(piece, 0.10, 0.84, Deed::Walk(points));
        score.beat(piece, 0.80, 1.0, Deed::Turn(rest.yaw)).beat(piece, 0.84, 0.85, Deed::Glide(rest.at, Ease::Even));
        score.cue(0.06, Cue::Act(piece, Act::Walk, 0.0)).cue(0.86, Cue::Act(piece, Act::Idle, 0.0));
    }

    fn leap(&self, score: &mut Score, piece: PieceId, path: &[Cell]) {
        let Some(rest) = self.at_rest(piece) else { return };
        let hops = path.len().saturating_sub(1).max(1) as f32;
        for (index, pair) in path.windows(2).enumerate() {
            let (from, to) = (self.centre(pair[0]), self.centre(pair[1]));
            let (start, end) = (0.9 * index as f32 / hops, 0.9 * (index + 1) as f32 / hops);
            score.beat(piece, start, start + 0.2 / hops, Deed::Turn(yaw_towards(from, to)));
            score.beat(piece, start + 0.1 / hops, end, Deed::Fly(to, 0.12));
            score.cue(start + 0.1 / hops, Cue::Sound(SoundId::WhooshLight)).cue(end, Cue::Sound(SoundId::Thud));
        }
        score.beat(piece, 0.85, 1.0, Deed::Turn(rest.yaw));
    }

    fn fly(&self, score: &mut Score, piece: PieceId, to: Cell, height: f32) {
        let Some(rest) = self.at_rest(piece) else { return };
        score.beat(piece, 0.0, 0.85, Deed::Fly(self.centre(to), height)).beat(piece, 0.5, 1.0, Deed::Turn(rest.yaw));
        score.cue(0.0, Cue::Sound(SoundId::WhooshLight));
    }

    /// Both turn to each other and come to fighting distance; the attacker winds up.
    fn square_up(&self, score: &mut Score, attacker: PieceId, defender: PieceId) {
        let (Some(a), Some(d)) = (self.pose(attacker), self.pose(defender)) else { return };
        let (strong, struck) = (self.build(attacker), self.build(defender));
        let way = d.at - a.at;
        let towards = way.normalize_or(Vec3::X);
        // the attacker's weapon is to meet the defender's skin; most of the missing way is the attacker's
        let step = way.length() - (strong.reach + struck.skin).max(0.26);
        let (a_to, d_to) = (a.at + towards * step * 0.7, d.at - towards * step * 0.3);
        score.beat(attacker, 0.0, 0.38, Deed::Turn(yaw_towards(a.at, d.at)));
        score.beat(defender, 0.12, 0.52, Deed::Turn(yaw_towards(d.at, a.at)));
        score.beat(attacker, 0.22, 0.66, Deed::Glide(a_to, Ease::Soft)).beat(
            defender,
            0.34,
            0.74,
            Deed::Glide(d_to, Ease::Soft),
        );
        score.beat(attacker, 0.66, 1.0, Deed::Lean(vec![(1.0, -flat(towards) * 0.13)]));
        score.cue(0.0, Cue::Act(attacker, Act::Turn, 0.0)).cue(0.12, Cue::Act(defender, Act::Turn, 0.0));
        score.cue(0.66, Cue::Act(attacker, Act::Idle, 0.0)).cue(0.74, Cue::Act(defender, Act::Idle, 0.0));
    }

    /// The blow, up to the moment at which it is clear who was the stronger.
    fn strike(&self, score: &mut Score, outcome: Outcome) {
        let Some([attacker, defender]) = self.clash() else { return };
        match outcome {
            Outcome::Kill => self.blow(score, attacker, defender, true, CONTACT),
            Outcome::Push => self.blow(score, attacker, defender, false, CONTACT),
            Outcome::CounterPush => self.catch(score, attacker, defender, false),
            Outcome::CounterKill => self.catch(score, attacker, defender, true),
        }
    }

    /// `by` strikes `at_whom`, who is knocked back and stays there, reeling.
    fn blow(&self, score: &mut Score, by: PieceId, whom: PieceId, heavy: bool, contact: f32) {
        let (Some(a), Some(d)) = (self.pose(by), self.pose(whom)) else { return };
        let (build, struck) = (self.build(by), self.build(whom));
        let towards = (d.at - a.at).normalize_or(Vec3::X);
        let force = if heavy { 1.35 } else { 1.0 } * (0.75 + 0.5 * build.weight) * (1.25 - 0.4 * struck.weight);
        self.swing(score, by, towards, heavy, contact);
        // who is struck draws back a moment before, then is thrown back and stays off balance
        let away = flat(towards);
        let stay = if heavy { 0.20 } else { REELING };
        score.beat(
            whom,
            contact - 0.06,
            contact + 0.5,
            Deed::Lean(vec![
                (0.08, away * 0.05),
                (0.26, away * 0.40 * force.min(1.4)),
                (0.60, away * 0.08),
                (1.0, away * stay),
            ]),
        );
        score.beat(whom, contact, contact + 0.22, Deed::Glide(d.at + towards * 0.045 * force, Ease::Out));
        score.beat(whom, contact, contact + 0.2, Deed::Shake(towards * 0.008));
        score.beat(whom, contact, contact + 0.4, Deed::Glitch(if heavy { 1.0 } else { 0.5 }));
        score.beat(whom, contact + 0.02, contact + 0.3, Deed::Turn(d.yaw + if heavy { 0.45 } else { 0.28 }));
        let hit = d.at - towards * struck.skin * 0.8 + Vec3::Y * struck.height * 0.6;
        impact(score, contact, hit, towards, if heavy { 1.0 } else { 0.6 });
        score.cue(contact, Cue::Act(whom, Act::Hit, 0.0));
        score.stop(contact, if heavy { 0.22 } else { 0.14 });
    }

    /// The movement of a blow: in, and back to where it came from. The figure itself strikes; this carries it.
    fn swing(&self, score: &mut Score, by: PieceId, towards: Vec3, heavy: bool, contact: f32) {
        let Some(pose) = self.pose(by) else { return };
        let build = self.build(by);
        let dash = if heavy { 0.05 } else { 0.035 };
        score.beat(by, 0.0, contact, Deed::Lean(vec![(1.0, Vec2::ZERO)]));
        score.beat(by, contact - 0.12, contact, Deed::Glide(pose.at + towards * dash, Ease::Into));
        score.beat(by, contact + 0.25, contact + 0.55, Deed::Glide(pose.at, Ease::Soft));
        score.cue(0.0, Cue::Act(by, if heavy { Act::AttackHeavy } else { Act::Attack }, contact));
        score.cue(
            contact - 0.14,
            Cue::Sound(if build.weight > 0.55 { SoundId::WhooshHeavy } else { SoundId::WhooshLight }),
        );
    }

    /// The attack is caught: both strain, then the defender wins; in the deadly case it strikes back.
    fn catch(&self, score: &mut Score, attacker: PieceId, defender: PieceId, deadly: bool) {
        let (Some(a), Some(d)) = (self.pose(attacker), self.pose(defender)) else { return };
        let (strong, held) = (self.build(attacker), self.build(defender));
        let towards = (d.at - a.at).normalize_or(Vec3::X);
        let lean = flat(towards);
        let (caught, turned) = (0.30, 0.62);
        // in …
        score.beat(attacker, 0.02, caught, Deed::Lean(vec![(0.6, -lean * 0.2), (1.0, lean * 0.26)]));
        score.beat(attacker, caught - 0.10, caught, Deed::Glide(a.at + towards * 0.025, Ease::Into));
        score.beat(defender, caught - 0.14, caught, Deed::Lean(vec![(1.0, -lean * 0.12)]));
        score.cue(0.0, Cue::Act(attacker, Act::Attack, caught)).cue(caught - 0.14, Cue::Act(defender, Act::Block, 0.0));
        score.cue(caught - 0.12, Cue::Sound(SoundId::WhooshLight)).cue(caught, Cue::Sound(SoundId::BlowLight));
        let grip = (a.at + d.at) / 2.0 + Vec3::Y * strong.height.min(held.height) * 0.65;
        score.cue(caught, Cue::Sparks(grip, 0.35, Vec3::Y));
        // … both strain …
        for who in [attacker, defender] {
            score.beat(who, caught, turned, Deed::Shake(towards * 0.006));
        }
        score.beat(attacker, caught, turned, Deed::Lean(vec![(0.5, lean * 0.20), (1.0, -lean * 0.05)]));
        score.beat(defender, caught, turned, Deed::Lean(vec![(0.5, -lean * 0.16), (1.0, -lean * 0.22)]));
        // … and back it goes
        let force = if deadly { 1.4 } else { 1.0 };
        score.beat(defender, turned - 0.05, turned + 0.03, Deed::Glide(d.at - towards * 0.05, Ease::Into));
        score.beat(defender, turned, 1.0, Deed::Lean(vec![(0.12, -lean * 0.34), (1.0, Vec2::ZERO)]));
        score.beat(defender, turned + 0.12, 1.0, Deed::Glide(d.at, Ease::Soft));
        score.beat(attacker, turned, turned + 0.2, Deed::Glide(a.at - towards * 0.05 * force, Ease::Out));
        score.beat(
            attacker,
            turned,
            1.0,
            Deed::Lean(vec![
                (0.25, -lean * 0.42),
                (0.6, -lean * 0.08),
                (1.0, -lean * if deadly { 0.2 } else { REELING }),
            ]),
        );
        score.beat(attacker, turned, turned + 0.3, Deed::Glitch(if deadly { 1.0 } else { 0.5 }));
        score.cue(turned - 0.1, Cue::Act(defender, if deadly { Act::AttackHeavy } else { Act::Push }, 0.1));
        score.cue(turned, Cue::Act(attacker, Act::Hit, 0.0));
        let hit = a.at + towards * strong.skin * 0.8 + Vec3::Y * strong.height * 0.6;
        impact(score, turned, hit, -towards, if deadly { 1.0 } else { 0.5 });
        score.stop(caught, 0.08).stop(turned, if deadly { 0.20 } else { 0.12 });
    }

    /// The pushed piece slides (thrown back by its target: flies) to its cell; both come to rest.
    fn push(&self, score: &mut Score, piece: PieceId, to: Cell) {
        let (Some(pose), Some(rest)) = (self.pose(piece), self.at_rest(piece)) else { return };
        let goal = self.centre(to);
        let along = flat((goal - pose.at).normalize_or(Vec3::X));
        let thrown = self.clash().is_some_and(|[attacker, _]| attacker == piece);
        if thrown {
            score.beat(piece, 0.0, 0.46, Deed::Fly(goal, 0.13));
            score.beat(
                piece,
                0.0,
                0.80,
                Deed::Lean(vec![(0.30, along * 0.85), (0.58, along * 0.35), (0.72, -along * 0.14), (1.0, Vec2::ZERO)]),
            );
            score.cue(0.0, Cue::Sound(SoundId::WhooshHeavy)).cue(0.46, Cue::Sound(SoundId::Thud));
            score.cue(0.46, Cue::Sparks(goal + Vec3::Y * 0.01, 0.3, Vec3::Y));
        } else {
            score.beat(piece, 0.0, 0.62, Deed::Glide(goal, Ease::Out));
            score.beat(
                piece,
                0.0,
                0.85,
                Deed::Lean(vec![(0.14, along * 0.32), (0.50, along * 0.16), (0.74, -along * 0.12), (1.0, Vec2::ZERO)]),
            );
            score.cue(0.0, Cue::Sound(SoundId::WhooshLight)).cue(0.55, Cue::Sound(SoundId::Thud));
        }
        score.cue(0.0, Cue::Act(piece, Act::Pushed, 0.0));
        score.beat(piece, 0.62, 1.0, Deed::Turn(rest.yaw));
        for other in self.clash().into_iter().flatten().filter(|other| *other != piece) {
            score.cue(0.0, Cue::Act(other, Act::Push, 0.0));
            self.go_home(score, other, 0.45);
        }
    }

    /// Nowhere to go: it staggers, stays, and both come to rest.
    fn hold(&self, score: &mut Score, piece: PieceId) {
        let Some(pose) = self.pose(piece) else { return };
        let lean = pose.lean;
        score.beat(piece, 0.0, 0.5, Deed::Lean(vec![(0.3, lean * 1.8), (0.7, -lean * 0.8), (1.0, Vec2::ZERO)]));
        score.beat(piece, 0.0, 0.4, Deed::Shake(Vec3::new(lean.x, 0.0, lean.y) * 0.05));
        score.cue(0.05, Cue::Sound(SoundId::Thud));
        self.gather(score);
        self.go_home(score, piece, 0.5);
    }

    /// Falls apart from the wound; the ring dies last.
    fn remove(&self, score: &mut Score, piece: PieceId, by: PieceId) {
        if let Some(pose) = self.pose(piece) {
            let lean = pose.lean;
            score.beat(piece, 0.0, 0.9, Deed::Lean(vec![(0.5, lean * 1.5), (1.0, lean * 2.2)]));
            score.beat(piece, 0.04, 0.80, Deed::Dissolve).beat(piece, 0.0, 0.5, Deed::Glitch(0.7));
            score.beat(piece, 0.72, 1.0, Deed::Ring(0.0));
            score
                .cue(0.0, Cue::Act(piece, Act::Death, 0.0))
                .cue(0.04, Cue::Sound(SoundId::Dissolve))
                .cue(0.04, Cue::Embers(piece, 0.6));
        }
        self.go_home(score, by, 0.5);
        for other in self.clash().into_iter().flatten().filter(|other| *other != piece && *other != by) {
            self.go_home(score, other, 0.5);
        }
    }

    /// Both walk to the centre and face each other.
    fn duel(&self, score: &mut Score, pieces: [PieceId; 2]) {
        for (index, piece) in pieces.into_iter().enumerate() {
            let Some(pose) = self.pose(piece) else { continue };
            let stand = duel_stand(index);
            let start = 0.05 + 0.08 * index as f32;
            score.beat(piece, start, start + 0.18, Deed::Turn(yaw_towards(pose.at, stand.at)));
            score.beat(piece, start, start + 0.2, Deed::Lean(vec![(1.0, Vec2::ZERO)]));
            // round its own side of the centre, so that the two never cross; who is there already only steps aside
            let side = Vec3::new(stand.at.x * 1.6, 0.0, pose.at.z * 0.35);
            let way = if pose.at.length() < 0.3 { vec![pose.at, stand.at] } else { vec![pose.at, side, stand.at] };
            score.beat(piece, start + 0.10, start + 0.72, Deed::Walk(way));
            score.beat(piece, start + 0.68, start + 0.86, Deed::Turn(stand.yaw));
            score.cue(start, Cue::Act(piece, Act::Walk, 0.0)).cue(start + 0.74, Cue::Act(piece, Act::Idle, 0.0));
        }
        score.cue(0.0, Cue::Sound(SoundId::YourTurn));
    }

    /// Dice, then the stronger strikes; level sums clash in the middle.
    fn exchange(&self, score: &mut Score, roll: &Roll) {
        let Some([first, second]) = self.clash() else { return };
        score.cue(0.0, Cue::Throw(roll.clone(), 0.55));
        let contact = 0.76;
        let (by, whom) = match roll.difference() {
            1.. => (first, second),
            0 => {
                self.bounce_off(score, [first, second], contact);
                return;
            }
            _ => (second, first),
        };
        // numbers, not feelings, decide what is a last blow: the next event says it
        let deadly = self.next_removed == Some((whom, by));
        self.blow(score, by, whom, deadly, contact);
        if !deadly && let Some(stand) = self.pose(whom) {
            score.beat(whom, 0.94, 1.0, Deed::Lean(vec![(1.0, Vec2::ZERO)]));
            score.beat(whom, 0.94, 1.0, Deed::Glide(stand.at, Ease::Soft)).beat(whom, 0.94, 1.0, Deed::Turn(stand.yaw));
        }
    }

    /// Equal strength: they meet and part.
    fn bounce_off(&self, score: &mut Score, pair: [PieceId; 2], contact: f32) {
        let [Some(a), Some(b)] = pair.map(|piece| self.pose(piece)) else { return };
        let middle = (a.at + b.at) / 2.0;
        for (piece, pose) in pair.into_iter().zip([a, b]) {
            let towards = (middle - pose.at).normalize_or(Vec3::X);
            self.swing(score, piece, towards, false, contact);
            score.beat(piece, contact, contact + 0.2, Deed::Shake(towards * 0.008));
        }
        impact(score, contact, middle + Vec3::Y * 0.18, Vec3::Y, 0.5);
    }

    fn end(&self, score: &mut Score, winner: Option<Seat>) {
        self.gather(score);
        for (piece, info) in self.told.piece_ids().filter(|(piece, _)| self.told.cell_of(*piece).is_some()) {
            let won = winner == Some(info.seat);
            score.cue(0.1, Cue::Act(piece, if won { Act::Victory } else { Act::Defeat }, 0.0));
        }
    }

    /// Whoever is not at rest comes to rest.
    fn gather(&self, score: &mut Score) {
        for (piece, pose) in self.poses {
            if self.at_rest(*piece).is_some_and(|rest| Pose { appear: pose.appear, ring: pose.ring, ..rest } != *pose) {
                self.go_home(score, *piece, 0.2);
            }
        }
    }

    fn go_home(&self, score: &mut Score, piece: PieceId, from: f32) {
        let Some(rest) = self.at_rest(piece) else { return };
        score.beat(piece, from, 0.95, Deed::Glide(rest.at, Ease::Soft));
        score.beat(piece, from, from + 0.25, Deed::Lean(vec![(1.0, Vec2::ZERO)]));
        score.beat(piece, from + 0.1, 1.0, Deed::Turn(rest.yaw));
        score.cue(0.96, Cue::Act(piece, Act::Idle, 0.0));
    }
}

/// A figure is built up by the projector.
fn appear(score: &mut Score, piece: PieceId) {
    // the next piece is dealt while this one still grows
    score.stretch = 6.0;
    score.beat(piece, 0.0, 0.6, Deed::Ring(1.0)).beat(piece, 0.1, 1.0, Deed::Appear);
    score.beat(piece, 0.1, 1.0, Deed::Glitch(0.6));
    score.cue(0.0, Cue::Sound(SoundId::Appear));
}

/// A blow lands here, along this direction.
fn impact(score: &mut Score, at: f32, hit: Vec3, along: Vec3, strength: f32) {
    score.cue(at, Cue::Sparks(hit, strength, along)).cue(at, Cue::Flash(hit, strength));
    score.cue(at, Cue::Sound(if strength > 0.8 { SoundId::BlowHeavy } else { SoundId::BlowLight }));
}

/// Where the first (player 1's) and the second of the duel stand, face to face.
fn duel_stand(index: usize) -> Pose {
    let at = Vec3::new(if index == 0 { -DUEL_STAND } else { DUEL_STAND }, 0.0, 0.0);
    Pose::standing(at, yaw_towards(at, Vec3::ZERO))
}

/// A horizontal direction as a lean.
fn flat(direction: Vec3) -> Vec2 {
    Vec2::new(direction.x, direction.z)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::stage::story::story;

    /// Shows every event of a match to `look`, with where everybody is before it.
    fn show(seed: u64, mut look: impl FnMut(&Event, &Company, &Score, &Poses)) {
        let (mut told, events) = story(seed);
        let mut poses = Poses::new();
        for (index, event) in events.iter().enumerate() {
            told.tell(event);
            if let Event::Dealt { piece, cell: Some(cell) } = event {
                let at = cell_centre(told.board().shape, *cell);
                let standing = Pose::standing(at, resting_yaw(told.piece(*piece).seat, at));
                poses.insert(*piece, Pose { appear: 0.0, ring: 0.0, ..standing });
            }
            let next_removed = match events.get(index + 1) {
                Some(Event::Removed { piece, by, .. }) => Some((*piece, *by)),
                _ => None,
            };
            let builds = |_: PieceId| Build::default();
            let company = Company { told: &told, poses: &poses, builds: &builds, next_removed };
            let score = company.scene(event);
            look(event, &company, &score, &poses);
            let end = score.sample(&poses, 1.0);
            poses.extend(end);
        }
    }

    #[test]
    fn nothing_jumps_in_any_scene() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 1..9 {
            show(seed, |event, _, score, before| {
                seen.insert(format!("{event:?}").split([' ', '(']).next().unwrap_or_default().to_owned());
                let mut last = score.sample(before, 0.0);
                for step in 1..=200 {
                    let now = score.sample(before, step as f32 / 200.0);
                    for (piece, pose) in &now {
                        let from = last[piece];
                        assert!(
                            from.at.distance(pose.at) < 0.06,
                            "{event:?}: {piece:?} jumps {} at {step}",
                            from.at.distance(pose.at)
                        );
                        assert!(from.lean.distance(pose.lean) < 0.12, "{event:?}: {piece:?} tips at {step}");
                        let turned = Vec2::from_angle(from.yaw).dot(Vec2::from_angle(pose.yaw));
                        assert!(turned > 0.75, "{event:?}: {piece:?} spins at {step}");
                    }
                    last = now;
                }
            });
        }
        for kind in
            ["Dealt", "Moved", "Attacked", "Rolled", "Judged", "Pushed", "Removed", "DuelBegan", "Exchange", "Ended"]
        {
            assert!(seen.contains(kind), "no {kind} in these matches");
        }
    }

    #[test]
    fn after_every_clash_whoever_is_left_is_at_rest_and_whoever_is_lost_is_gone() {
        for seed in 1..9 {
            show(seed, |event, company, score, before| {
                let mut after = before.clone();
                after.extend(score.sample(before, 1.0));
                if let Event::Removed { piece, .. } = event {
                    assert!(!after[piece].is_visible(), "{event:?}");
                }
                if matches!(
                    event,
                    Event::Pushed { .. } | Event::Held { .. } | Event::Removed { .. } | Event::Moved { .. }
                ) {
                    for (piece, rest) in company.all_at_rest() {
                        let pose = after[&piece];
                        assert!(
                            pose.at.distance(rest.at) < 1e-4,
                            "{event:?}: {piece:?} is {} off",
                            pose.at.distance(rest.at)
                        );
                        assert!(
                            pose.lean.length() < 1e-4 && (pose.yaw - rest.yaw).cos() > 0.9999,
                            "{event:?}: {piece:?} {pose:?}"
                        );
                    }
                }
            });
        }
    }

    #[test]
    fn fighters_come_to_striking_distance_and_never_stand_in_each_other() {
        for seed in 1..9 {
            show(seed, |event, company, score, before| {
                let Some([one, other]) =
                    company.clash().filter(|_| !matches!(event, Event::Moved { .. } | Event::Removed { .. }))
                else {
                    return;
                };
                for step in 0..=50 {
                    let mut now = before.clone();
                    now.extend(score.sample(before, step as f32 / 50.0));
                    let (Some(a), Some(b)) = (now.get(&one), now.get(&other)) else { return };
                    if a.is_visible() && b.is_visible() && a.at.y < 0.01 && b.at.y < 0.01 {
                        assert!(a.at.distance(b.at) > 0.15, "{event:?}: {} at {step}", a.at.distance(b.at));
                    }
                }
                if matches!(event, Event::Attacked { .. }) {
                    let end = score.sample(before, 1.0);
                    let apart = end[&one].at.distance(end[&other].at);
                    assert!((0.24..0.32).contains(&apart), "{apart}");
                }
            });
        }
    }
}
