//! The state of the stage: events come in, scenes run. No entity is touched here.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    cue_sheet::{Cue, CueSheet, Poses},
    scenes::{BodyData, Flow, LastBlow, REPLAY, SceneContext},
};
use crate::{
    Intensity, ReducedMotion,
    boards::figure_scale,
    creatures::{Contacts, CreatureId, Frozen},
    dice::Dice,
    effects::Mood,
    pieces::{FigureKind, PieceFigures},
    sound::Stakes,
    stage_schedule::{StageSchedule, StageSystems},
};
use holochess_rules::{Event, PieceId, Seat};
use holochess_session::{
    BoardReset, Director, DisplayedBoard, Happened, Presentation, SceneDetail, SceneSkipped, Speed,
};

/// A scene that is running.
#[derive(Clone, Debug)]
struct RunningScene {
    sheet: CueSheet,
    start: Poses,
    /// The poses at its end.
    end: Poses,
    seconds: f32,
    elapsed: f32,
    /// The speed of acts in it.
    tempo: f32,
    /// The share up to which its cues have been executed.
    given: f32,
}

impl RunningScene {
    fn share(&self) -> f32 {
        self.reached().0
    }

    /// Its progress, and whether it is in a stop.
    fn reached(&self) -> (f32, bool) {
        self.sheet.reached((self.elapsed / self.seconds).min(1.0), self.seconds)
    }
}

/// A cue that is due, with the seconds that are left of its scene.
#[derive(Message, Clone, Debug)]
pub(super) struct Due {
    pub cue: Cue,
    /// Seconds that the movement of the whole scene takes.
    pub scene: f32,
    /// The speed of acts.
    pub tempo: f32,
}

/// The speed of acts at this presentation.
fn tempo(presentation: Presentation) -> f32 {
    let hurry = if presentation.detail == SceneDetail::Short { 1.5 } else { 1.0 };
    hurry
        * match presentation.speed {
            Speed::Fast | Speed::Off => 1.9,
            Speed::Normal => 1.0,
            Speed::Slow => 0.72,
        }
}

/// Why figures have to be spawned anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Recast {
    /// Pieces left the board or came back.
    Pieces,
    /// The board was set anew: no figure goes on with what it did before.
    NewBoard,
}

/// All poses and the running scenes.
#[derive(Resource, Default)]
pub struct Stage {
    /// The board after the events so far.
    told: Option<DisplayedBoard>,
    /// The poses while nothing runs, or at the start of the running scenes.
    settled: Poses,
    /// The present poses: sampled once after each change.
    now: Poses,
    running: Vec<RunningScene>,
    /// A clash is under way, and bystanders step back.
    clash: bool,
    /// The running scene is the result of the clash and ends it.
    aftermath: bool,
    /// Pieces left the board or came back, so figures have to be spawned anew.
    recast: Option<Recast>,
    /// The last blow, kept as long as it may turn out to have ended the match.
    blow: Option<LastBlow>,
    /// How many boosts in a row have been told.
    boosts: u8,
    /// The intensity of clash effects.
    intensity: Intensity,
    /// Where blows meet bodies.
    contacts: Contacts,
}

/// What is already decided when a scene begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lookahead {
    /// Who removes whom next.
    pub removed: Option<(PieceId, PieceId)>,
    /// Whether the piece that moves goes on in the next scene.
    pub goes_on: bool,
}

impl Lookahead {
    /// What comes after an event.
    pub(super) fn after<'a>(event: &Event, upcoming: impl Iterator<Item = &'a Event> + Clone) -> Self {
        let removed = upcoming.clone().find_map(|next| match next {
            Event::Removed { piece, by, .. } => Some((*piece, *by)),
            _ => None,
        });
        let mover = match event {
            Event::Moved { piece, .. } | Event::Boosted { piece, .. } => Some(*piece),
            _ => None,
        };
        let next_mover = match upcoming.clone().next() {
            Some(Event::Boosted { piece, .. }) => Some(*piece),
            Some(Event::Removed { by, .. }) => Some(*by),
            _ => None,
        };
        Self {
            removed: removed.filter(|_| !upcoming.clone().any(|next| matches!(next, Event::Exchange(_)))),
            goes_on: mover.is_some() && mover == next_mover,
        }
    }
}

impl Stage {
    /// Where blows meet bodies.
    pub fn contacts(&self) -> &Contacts {
        &self.contacts
    }

    /// Sets how strong clash effects are.
    pub(super) fn set_intensity(&mut self, intensity: Intensity) {
        self.intensity = intensity;
    }

    /// Sets the bodies with which blows are solved.
    pub fn set_contacts(&mut self, contacts: &Contacts) {
        self.contacts = contacts.clone();
    }

    /// The current poses.
    pub fn poses(&self) -> &Poses {
        &self.now
    }

    /// Samples the running scenes.
    fn sample(&mut self) {
        self.now.clone_from(&self.settled);
        for scene in &self.running {
            self.now.extend(scene.sheet.sample(&scene.start, scene.share()));
        }
    }

    /// The poses when all running scenes have ended.
    pub fn poses_at_end(&self) -> Poses {
        let mut poses = self.settled.clone();
        for scene in &self.running {
            poses.extend(scene.end.clone());
        }
        poses
    }

    /// Whether a scene is running.
    pub fn is_playing(&self) -> bool {
        !self.running.is_empty()
    }

    /// Whether the scene is in a stop after a blow.
    pub(super) fn stands_still(&self) -> bool {
        self.running.iter().any(|scene| scene.reached().1)
    }

    /// The board after the events so far.
    pub fn told(&self) -> Option<&DisplayedBoard> {
        self.told.as_ref()
    }

    /// The two fighters of the current clash.
    pub fn fighters(&self) -> Option<[PieceId; 2]> {
        self.told.as_ref().filter(|_| self.clash)?.clash.as_ref().map(|clash| clash.pieces)
    }

    /// The centre of the action: between the fighters, or at the piece that moves.
    pub(super) fn focus(&self) -> Option<Vec3> {
        let poses = self.poses();
        let at = |piece: &PieceId| poses.get(piece).map(|pose| pose.at);
        if let Some([one, other]) = self.fighters() {
            return Some((at(&one)? + at(&other)?) / 2.0);
        }
        let moves = |piece: &PieceId| self.running.iter().any(|scene| scene.sheet.moves(*piece));
        poses.keys().find(|piece| moves(piece)).and_then(at)
    }

    /// The pieces to which the two hands of a roll belong.
    pub(super) fn hands(&self) -> [Seat; 2] {
        let clash = self.told.as_ref().and_then(|told| Some((told, told.clash.as_ref()?)));
        clash.map_or([Seat::FIRST; 2], |(told, clash)| clash.pieces.map(|piece| told.piece(piece).seat))
    }

    /// Why figures have to be spawned anew, if they have to; asked for once.
    pub(super) fn take_recast(&mut self) -> Option<Recast> {
        self.recast.take()
    }

    /// Ends the running scenes at once: all, or those that move one of these pieces.
    pub(super) fn finish(&mut self, which: impl Fn(&CueSheet) -> bool) {
        let mut running = std::mem::take(&mut self.running);
        running.retain(|scene| {
            let over = which(&scene.sheet);
            if over {
                self.settled.extend(scene.end.clone());
            }
            !over
        });
        self.running = running;
        self.end_clash();
        self.sample();
    }

    /// A clash ends when its result has been shown.
    fn end_clash(&mut self) {
        if self.aftermath && self.running.is_empty() {
            (self.clash, self.aftermath) = (false, false);
        }
    }

    /// Shows another board at once.
    pub(super) fn reset(
        &mut self,
        shown: Option<&DisplayedBoard>,
        build: &dyn Fn(&DisplayedBoard, PieceId) -> BodyData,
    ) {
        self.running.clear();
        (self.clash, self.aftermath) = (false, false);
        self.recast = Some(Recast::NewBoard);
        self.blow = None;
        self.told = shown.cloned();
        self.settled.clear();
        self.now.clear();
        let Some(told) = &self.told else { return };
        let poses = Poses::new();
        let bodies = |piece: PieceId| build(told, piece);
        let contacts = &self.contacts;
        self.settled =
            SceneContext { told, poses: &poses, bodies: &bodies, contacts, next_removed: None, flow: Flow::default() }
                .all_at_rest();
        self.sample();
    }

    /// Starts the scene of an event.
    pub(super) fn take_up(
        &mut self,
        Happened { event, seconds, presentation }: &Happened,
        build: &dyn Fn(&DisplayedBoard, PieceId) -> BodyData,
        ahead: Lookahead,
    ) {
        let seconds = *seconds;
        let Some(mut told) = self.told.take() else { return };
        told.apply(event);
        // A new scene ends the running ones, except those that may run on and move other figures.
        self.finish(|sheet| sheet.stretch <= 1.0);
        match event {
            Event::Attacked { .. } | Event::DuelBegan { .. } => self.clash = true,
            Event::TurnBegan { .. } | Event::Ended(_) | Event::GameBegan { .. } => {
                (self.clash, self.aftermath) = (false, false);
            }
            Event::Dealt { piece, .. } | Event::Placed { piece, .. } => {
                let bodies = |piece: PieceId| build(&told, piece);
                let context = SceneContext {
                    told: &told,
                    poses: &self.settled,
                    bodies: &bodies,
                    contacts: &self.contacts,
                    next_removed: None,
                    flow: Flow::default(),
                };
                if let Some(mut unseen) = context.at_rest(*piece) {
                    (unseen.appear, unseen.ring) = (0.0, 0.0);
                    self.settled.insert(*piece, unseen);
                    self.recast = self.recast.max(Some(Recast::Pieces));
                }
            }
            _ => {}
        }
        let flow = Flow { boosts: self.boosts, goes_on: ahead.goes_on };
        self.boosts = if matches!(event, Event::Boosted { .. }) { self.boosts.saturating_add(1) } else { 0 };
        let bodies = |piece: PieceId| build(&told, piece);
        let sheet = SceneContext {
            told: &told,
            poses: &self.settled,
            bodies: &bodies,
            contacts: &self.contacts,
            next_removed: ahead.removed,
            flow,
        }
        .scene(event);
        self.finish(|running| running.meets(&sheet));
        let mut sheet = sheet.with_stops(self.intensity.hit_stop);
        let mut start = self.settled.clone();
        let end = sheet.sample(&start, 1.0);
        self.blow = LastBlow::keep(self.blow.take(), event, &sheet, &start, seconds);
        if let Event::Ended(verdict) = event
            && let Some((again, before)) = self.replay(*presentation, seconds)
        {
            let context = SceneContext {
                told: &told,
                poses: &self.settled,
                bodies: &bodies,
                contacts: &self.contacts,
                next_removed: None,
                flow: Flow::default(),
            };
            sheet = again;
            context.end(&mut sheet, verdict.winner, REPLAY + 0.02);
            start.extend(before);
        }
        if seconds <= 0.0 {
            self.settled.extend(end);
        } else if !sheet.is_empty() {
            let seconds = seconds * sheet.stretch;
            self.running.push(RunningScene {
                sheet,
                start,
                end,
                seconds,
                elapsed: 0.0,
                tempo: tempo(*presentation),
                given: -1.0,
            });
        }
        self.told = Some(told);
        // In the duel a turn may have begun since the blow.
        if matches!(event, Event::Pushed { .. } | Event::Held { .. } | Event::Removed { .. }) {
            (self.clash, self.aftermath) = (true, true);
        }
        self.end_clash();
        self.sample();
    }

    /// Replays the last blow in slow motion, if the length of the scene and the settings allow it.
    fn replay(&self, presentation: Presentation, seconds: f32) -> Option<(CueSheet, Poses)> {
        let wanted =
            presentation.detail == SceneDetail::Full && matches!(presentation.speed, Speed::Normal | Speed::Slow);
        self.blow.as_ref().filter(|_| wanted)?.again(seconds, self.intensity.slow_motion)
    }

    /// Whether the replay of the last blow is running.
    pub(super) fn replays(&self) -> bool {
        self.running.iter().any(|scene| scene.sheet.tempo(0.0) < 1.0 && scene.share() < REPLAY)
    }

    /// Advances time and returns the cues that are due.
    pub(super) fn advance(&mut self, delta: f32, mut due: impl FnMut(Due)) {
        for scene in &mut self.running {
            scene.elapsed += delta;
            let share = scene.share();
            for (at, cue) in scene.sheet.cues_between(scene.given, share) {
                let lasts = scene.seconds * scene.sheet.moving(scene.seconds);
                due(Due { cue: cue.clone(), scene: lasts, tempo: scene.tempo * scene.sheet.tempo(*at) });
            }
            scene.given = share;
        }
        let mut running = std::mem::take(&mut self.running);
        running.retain(|scene| {
            let over = scene.elapsed >= scene.seconds;
            if over {
                self.settled.extend(scene.end.clone());
            }
            !over
        });
        self.running = running;
        self.end_clash();
        self.sample();
    }
}

/// The body data of the pieces.
#[derive(SystemParam)]
pub(super) struct BodyDataParam<'w> {
    pieces: PieceFigures<'w>,
}

impl BodyDataParam<'_> {
    /// The body data of this piece: from the creature's folder, or the default while it is loading; a pawn is light and has no
    /// weapon.
    pub fn body_of(&self, told: &DisplayedBoard, piece: PieceId) -> BodyData {
        let scale = figure_scale(told.board().shape);
        let body = match self.pieces.figure(told, piece) {
            FigureKind::Creature(id) => {
                let body = self.pieces.data(&id).map(BodyData::from_creature).unwrap_or_default();
                body.of_creature(CreatureId::from_id(&id))
            }
            FigureKind::Pawn(_) => BodyData::of_pawn(),
        };
        body.scaled(scale)
    }

    /// Whether this match is played with pawns of light.
    pub fn are_pawns(&self, told: &DisplayedBoard) -> bool {
        let pieces = told.pieces().len();
        pieces > 0 && matches!(self.pieces.figure(told, PieceId(0)), FigureKind::Pawn(_))
    }
}

/// Events start scenes.
fn take_up(
    mut stage: ResMut<Stage>,
    mut resets: MessageReader<BoardReset>,
    mut skips: MessageReader<SceneSkipped>,
    mut facts: MessageReader<Happened>,
    shown: Option<Res<DisplayedBoard>>,
    director: Res<Director>,
    bodies: BodyDataParam,
    intensity: Res<Intensity>,
    motion: Res<ReducedMotion>,
    contacts: Res<Contacts>,
    mut dice: ResMut<Dice>,
    mut mood: ResMut<Mood>,
    mut stakes: ResMut<Stakes>,
) {
    let build = |told: &DisplayedBoard, piece: PieceId| bodies.body_of(told, piece);
    if contacts.is_changed() {
        stage.set_contacts(&contacts);
    }
    if resets.read().count() > 0 {
        stage.reset(shown.as_deref(), &build);
        dice.gather(true);
    }
    if skips.read().count() > 0 {
        stage.finish(|_| true);
        dice.settle();
    }
    stage.set_intensity(if motion.0 { Intensity::NONE } else { *intensity });
    for fact @ Happened { event, seconds, .. } in facts.read() {
        stage.take_up(fact, &build, Lookahead::after(event, director.upcoming()));
        match event {
            // A scene throws its own dice.
            Event::Rolled(roll) | Event::Exchange(roll) if *seconds <= 0.0 => dice.throw(roll, stage.hands(), 0.0),
            Event::Rolled(_) | Event::Exchange(_) | Event::Judged { .. } | Event::PushPending { .. } => {}
            _ => dice.gather(*seconds <= 0.0),
        }
    }
    let told = stage.told();
    let now = Mood {
        turn: told.filter(|told| told.verdict.is_none()).and_then(|told| told.seat),
        duel: told.is_some_and(|told| told.duel.is_some() && told.verdict.is_none()),
        ..*mood
    };
    mood.set_if_neq(now);
    stakes.set_if_neq(match told {
        Some(told) if told.verdict.is_none() => {
            let left = told.piece_ids().filter(|(piece, _)| told.cell_of(*piece).is_some()).count();
            // Scaled to a match that began with eight pieces.
            let left = (8 * left).div_ceil(told.pieces().len().max(1));
            if told.duel.is_some() { Stakes::Duel } else { Stakes::Match(left) }
        }
        _ => Stakes::None,
    });
}

/// Advances the running scenes.
fn run(time: Res<Time>, mut stage: ResMut<Stage>, mut frozen: ResMut<Frozen>, mut due: MessageWriter<Due>) {
    if stage.is_playing() {
        stage.advance(time.delta_secs(), |cue| {
            due.write(cue);
        });
    }
    frozen.set_if_neq(Frozen(stage.stands_still()));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .add_message::<Due>()
        .add_systems(StageSchedule, (take_up, run).chain().in_set(StageSystems::Scenes));
}

#[cfg(test)]
#[path = "play_tests.rs"]
mod tests;
