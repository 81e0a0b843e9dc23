//! The camera of a fight: it leaves the player's view for a clash, films it in takes, and returns.
//!
//! The film changes nothing on the table. A player who moves the camera has it back at once; skipping shows the board.

pub mod frame;
pub mod takes;
#[cfg(test)]
mod tests;
mod views;

use std::collections::VecDeque;

use bevy::{
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll},
    prelude::*,
};

use self::{
    frame::Frame,
    takes::{Circumstances, Goal, Lens, Next, Set, Take},
};
use super::{
    cue_sheet::Cue,
    play::{Due, Stage},
    scenes::{Flow, SceneContext},
};
use crate::{
    CameraRig, Intensity, MainCamera, ReducedMotion, ViewSystems,
    camera::{self, CameraWishes, Holder, aspect_of, quintic},
    dice::Dice,
    effects::Mood,
    stage_schedule::{StageSchedule, StageSystems},
};
use holochess_rules::{Event, PieceId};
use holochess_session::{BoardReset, Director, Happened, Match, Presentation, SceneDetail, SceneSkipped, Speed};

/// A take that is running.
#[derive(Clone, Debug)]
struct RunningTake {
    take: Take,
    /// The view from which the camera comes, and the figures that were hidden there.
    before: Frame,
    away: Vec<PieceId>,
    /// When it began, how long the camera takes to arrive, and how long its own movement lasts, in seconds.
    begun: f32,
    glide: f32,
    lasts: f32,
}

/// The running film.
#[derive(Resource, Debug, Default)]
pub struct Film {
    /// The takes to come: when each begins, in seconds, and how long its event lasts.
    script: VecDeque<(f32, f32, Take)>,
    rolling: Option<RunningTake>,
    /// Camera shakes: when, and how strong.
    jolts: Vec<(f32, f32)>,
    /// The direction from which the clash was established; its blows are seen from the same side.
    side: Option<Frame>,
    /// Seconds since the film began.
    clock: f32,
}

/// The duration of a camera shake in seconds, and its frequency in hertz.
const TREMBLE: f32 = 0.42;
const TREMOR: f32 = 24.0;

/// Seconds for which a cut counts as recent.
const CUT: f32 = 0.15;

impl Film {
    /// Whether the camera is away from the player's view, or on its way.
    pub fn is_rolling(&self) -> bool {
        self.rolling.is_some()
    }

    /// Whether the picture is the film's, which it is until the camera returns.
    pub fn is_away(&self) -> bool {
        self.rolling.as_ref().is_some_and(|rolling| rolling.take.goal != Goal::Home)
    }

    /// The figures hidden for the current view; until the camera is nearly there, those of the view before.
    pub fn aside(&self) -> &[PieceId] {
        self.rolling.as_ref().map_or(&[], |rolling| {
            let there = self.clock - rolling.begun >= 0.8 * rolling.glide;
            if there { &rolling.take.aside } else { &rolling.away }
        })
    }

    /// Whether dice in the tray are shown: not during other takes, in which they would lie in front of the subject, and not
    /// until the camera has nearly returned.
    pub fn shows_dice(&self) -> bool {
        self.rolling.as_ref().is_none_or(|rolling| {
            let there = self.clock - rolling.begun >= 0.8 * rolling.glide;
            rolling.take.dice && (there || rolling.take.goal != Goal::Home)
        })
    }

    /// Whether there was a cut just now: figures then appear at once instead of fading in.
    pub fn has_just_cut(&self) -> bool {
        let is_cut = |rolling: &RunningTake| rolling.glide <= 0.0 && self.clock - rolling.begun < CUT;
        self.rolling.as_ref().is_some_and(is_cut)
    }

    /// The right of the picture in the view from which the clash was established.
    pub fn right(&self) -> Option<Vec3> {
        self.side.map(|side| (side.target - side.eye).cross(Vec3::Y).normalize_or(Vec3::X))
    }

    /// Schedules the takes of an event that lasts this many seconds.
    fn plan(&mut self, takes: Vec<Take>, seconds: f32) {
        if let Some(Goal::Views(first, _)) = takes.first().map(|take| &take.goal) {
            self.side.get_or_insert(*first);
        }
        self.script.clear();
        self.script.extend(takes.into_iter().map(|take| (self.clock + take.at * seconds, seconds, take)));
    }

    /// Starts a camera shake, if the film has the camera.
    fn jolt(&mut self, strength: f32) {
        self.jolts.retain(|(begun, _)| self.clock - begun < TREMBLE);
        if self.is_away() {
            self.jolts.push((self.clock, strength));
        }
    }

    /// The current shake: angles about the camera's own axes.
    fn tremble(&self) -> Quat {
        let mut tremor = Vec3::ZERO;
        for (begun, strength) in &self.jolts {
            let time = self.clock - begun;
            if (0.0..TREMBLE).contains(&time) {
                let count = (time * TREMOR).floor() + begun.fract() * 7.0;
                let toss = Vec3::new((count * 12.9).sin(), (count * 7.7 + 1.0).sin(), (count * 5.3 + 2.0).sin() * 0.6);
                tremor += toss * strength * (1.0 - time / TREMBLE).powi(2);
            }
        }
        Quat::from_euler(EulerRot::XYZ, tremor.x, tremor.y, tremor.z)
    }

    /// Ends at once.
    fn cut(&mut self) {
        self.jolts.clear();
        self.script.clear();
        self.rolling = None;
        self.side = None;
    }

    /// The current view, if the film has the camera.
    fn frame(&self, home: Frame) -> Option<Frame> {
        let rolling = self.rolling.as_ref()?;
        let time = self.clock - rolling.begun;
        let goal = match &rolling.take.goal {
            Goal::Views(from, to) => from.towards(*to, (time / rolling.lasts).clamp(0.0, 1.0)),
            Goal::Home => home,
        };
        let arrived = if rolling.glide > 0.0 { quintic((time / rolling.glide).clamp(0.0, 1.0)) } else { 1.0 };
        Some(rolling.before.towards(goal, arrived))
    }

    /// The direction from which an event is filmed: a blow from the side from which the clash was established, its result from
    /// where the blow was seen, everything else from the player's seat.
    fn lens(&self, event: &Event, aspect: f32, home: Frame) -> Lens {
        let here = match event {
            Event::Pushed { .. } | Event::Removed { .. } | Event::Held { .. } => self.frame(home),
            Event::Judged { .. } | Event::Exchange(_) => self.side,
            _ => None,
        };
        Lens { aspect, home: here.filter(|_| self.is_away()).unwrap_or(home) }
    }

    /// Advances time.
    fn advance(&mut self, seconds: f32, home: Frame) {
        self.clock += seconds;
        while self.script.front().is_some_and(|(at, ..)| *at <= self.clock) {
            let Some((at, lasts, take)) = self.script.pop_front() else { break };
            if take.goal == Goal::Home && self.rolling.is_none() {
                continue;
            }
            let before = self.frame(home).unwrap_or(home);
            let (begun, glide) = (at, take.glide * lasts);
            let away = self.aside().to_vec();
            self.rolling = Some(RunningTake { take, before, away, begun, glide, lasts });
        }
        if let Some(rolling) = &self.rolling
            && rolling.take.goal == Goal::Home
            && self.clock >= rolling.begun + rolling.glide
        {
            self.rolling = None;
            self.side = None;
        }
    }
}

/// Events start takes.
pub(super) fn plan(
    mut film: ResMut<Film>,
    stage: Res<Stage>,
    motion: Res<ReducedMotion>,
    (rig, wishes): (Res<CameraRig>, Res<CameraWishes>),
    director: Res<Director>,
    game: Option<Res<Match>>,
    cameras: Query<&Camera, With<MainCamera>>,
    bodies: super::play::BodyDataParam,
    mut facts: MessageReader<Happened>,
    mut skips: MessageReader<SceneSkipped>,
    mut resets: MessageReader<BoardReset>,
) {
    if skips.read().count() + resets.read().count() > 0 || stage.told().is_none() || motion.0 && film.is_rolling() {
        film.cut();
    }
    let aspect = aspect(&cameras);
    for Happened { event, seconds, presentation } in facts.read() {
        let wanted = *seconds > 0.0 && !motion.0 && is_filmed(*presentation);
        // Pawns of light are not filmed: the player's view shows them best.
        let Some(told) = stage.told().filter(|told| wanted && !bodies.are_pawns(told)) else {
            film.cut();
            continue;
        };
        let (poses, end) = (stage.poses(), stage.poses_at_end());
        let build = |piece: PieceId| bodies.body_of(told, piece);
        let context = SceneContext {
            told,
            poses,
            bodies: &build,
            contacts: stage.contacts(),
            next_removed: None,
            flow: Flow::default(),
        };
        let lens = film.lens(event, aspect, Frame::from_shot(&rig.view(aspect)));
        let set = Set::new(event, &context, poses, &end, lens);
        let takes = if presentation.detail == SceneDetail::Short {
            takes::shot(event, &set, film.is_away())
        } else {
            let next = next(&director, game.as_deref());
            let (filming, replays, bare) = (film.is_away(), stage.replays(), wishes.panels.is_empty());
            takes::takes(event, &set, Circumstances { filming, replays, next, bare })
        };
        if !takes.is_empty() {
            film.plan(takes, *seconds);
        }
    }
}

/// Executes camera shakes.
fn shake(mut due: MessageReader<Due>, intensity: Res<Intensity>, motion: Res<ReducedMotion>, mut film: ResMut<Film>) {
    for Due { cue, .. } in due.read() {
        if let Cue::Jolt(strength) = cue {
            film.jolt(strength * intensity.shake * motion.share());
        }
    }
}

/// What follows the current event.
fn next(director: &Director, game: Option<&Match>) -> Next {
    let choice = director.upcoming().next().is_none_or(|next| matches!(next, Event::PushPending { .. }))
        && game.is_some_and(|game| game.human_to_choose().is_some());
    if choice {
        Next::Choice
    } else if director.upcoming().any(|next| matches!(next, Event::Ended(_))) {
        Next::Finale
    } else {
        Next::More
    }
}

/// Whether the camera leaves the player's view at this presentation.
fn is_filmed(presentation: Presentation) -> bool {
    match presentation.detail {
        SceneDetail::Full => matches!(presentation.speed, Speed::Normal | Speed::Slow),
        SceneDetail::Short => presentation.speed != Speed::Off,
        SceneDetail::Board => false,
    }
}

fn aspect(cameras: &Query<&Camera, With<MainCamera>>) -> f32 {
    aspect_of(cameras.single().ok())
}

/// The player's input takes the camera.
fn give_way(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    motion: Option<Res<AccumulatedMouseMotion>>,
    scroll: Option<Res<AccumulatedMouseScroll>>,
    fingers: Option<Res<Touches>>,
    mut film: ResMut<Film>,
    mut wishes: ResMut<CameraWishes>,
) {
    let pulled = buttons.is_some_and(|buttons| buttons.any_pressed([MouseButton::Right, MouseButton::Middle]))
        && motion.is_some_and(|motion| motion.delta != Vec2::ZERO);
    let gripped = fingers.is_some_and(|fingers| fingers.iter().count() > 1);
    let turned = scroll.is_some_and(|scroll| scroll.delta.y != 0.0);
    let taken = std::mem::take(&mut wishes.bypass_change_detection().taken);
    let moved = wishes.follows_pointer && (pulled || gripped) || wishes.follows_wheel && turned;
    if film.is_rolling() && (taken || moved) {
        film.cut();
        wishes.let_go(Holder::Film);
    }
}

/// Moves the camera along the film.
fn roll(
    time: Res<Time>,
    cameras: Query<&Camera, With<MainCamera>>,
    mut film: ResMut<Film>,
    rig: Res<CameraRig>,
    mut wishes: ResMut<CameraWishes>,
    mut dice: ResMut<Dice>,
) {
    let aspect = aspect(&cameras);
    let home = Frame::from_shot(&rig.view(aspect));
    if !film.script.is_empty() || film.rolling.is_some() {
        film.advance(time.delta_secs(), home);
    }
    if dice.are_shown() != film.shows_dice() {
        dice.set_shown(film.shows_dice());
    }
    match film.frame(home) {
        Some(frame) => {
            let mut shot = frame.shot();
            shot.transform.rotation *= film.tremble();
            wishes.hold(Holder::Film, shot);
        }
        None => wishes.let_go(Holder::Film),
    }
}

/// The room is darker while the picture is the film's.
fn darken(film: Res<Film>, mut mood: ResMut<Mood>) {
    if mood.film != film.is_away() {
        mood.film = film.is_away();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Film>()
        .add_systems(Update, give_way.in_set(ViewSystems::Camera).before(camera::follow_pointer))
        .add_systems(StageSchedule, (plan, shake, roll, darken).chain().in_set(StageSystems::Film));
}
