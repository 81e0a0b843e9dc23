//! Clashes are filmed: the camera leaves the player's view for them and comes back to it.
//!
//! It only looks. Who moves the camera meanwhile has it back at once, and whoever skips sees the board as it always is.

pub mod frame;
pub mod takes;
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
    StageSchedule, StageSystems,
    cue_sheet::Cue,
    play::{Due, Stage},
    scenes::SceneContext,
};
use crate::{
    rules::{Event, PieceId},
    session::{BoardReset, Director, Happened, Match, Presentation, SceneDetail, SceneSkipped, Speed},
    view::{
        CameraRig, Intensity, MainCamera, ReducedMotion, ViewSystems,
        camera::{self, CameraWishes, Holder},
    },
};

/// A take that is running.
#[derive(Clone, Debug)]
struct Rolling {
    take: Take,
    /// From where the camera comes, and who had stepped aside there.
    before: Frame,
    away: Vec<PieceId>,
    /// When it began, how long the camera takes to get there, and how long its own movement lasts, in seconds.
    begun: f32,
    glide: f32,
    lasts: f32,
}

/// The film that is being made.
#[derive(Resource, Debug, Default)]
pub struct Film {
    /// Takes to come, with the second in which they begin, and how long their event lasts.
    script: VecDeque<(f32, f32, Take)>,
    rolling: Option<Rolling>,
    /// Jolts of the camera: when, and how strong.
    jolts: Vec<(f32, f32)>,
    /// From where the clash was established: its blows are seen from the same side.
    side: Option<Frame>,
    /// Seconds since anything was filmed first.
    clock: f32,
}

/// How long the camera trembles after a blow, in seconds, and how often a second.
const TREMBLE: f32 = 0.42;
const TREMOR: f32 = 24.0;

/// For how many seconds a picture is a new one.
const CUT: f32 = 0.15;

/// A long way with a soft start and a soft end.
fn quintic(share: f32) -> f32 {
    share * share * share * (share * (6.0 * share - 15.0) + 10.0)
}

impl Film {
    /// Whether the camera is away from the player's view, or on its way.
    pub fn is_rolling(&self) -> bool {
        self.rolling.is_some()
    }

    /// Whether the picture is the film's: it is, until the camera goes home.
    pub fn is_away(&self) -> bool {
        self.rolling.as_ref().is_some_and(|rolling| rolling.take.goal != Goal::Home)
    }

    /// Who has stepped aside for the view: until the camera is nearly there, whoever had for the view before.
    pub fn aside(&self) -> &[PieceId] {
        self.rolling.as_ref().map_or(&[], |rolling| {
            let there = self.clock - rolling.begun >= 0.8 * rolling.glide;
            if there { &rolling.take.aside } else { &rolling.away }
        })
    }

    /// Whether the picture has just been cut: whoever comes into it does so whole, not little by little.
    pub fn has_just_cut(&self) -> bool {
        let is_cut = |rolling: &Rolling| rolling.glide <= 0.0 && self.clock - rolling.begun < CUT;
        self.rolling.as_ref().is_some_and(is_cut)
    }

    /// Takes up the takes of an event that lasts so many seconds.
    fn plan(&mut self, takes: Vec<Take>, seconds: f32) {
        if let Some(Goal::Views(first, _)) = takes.first().map(|take| &take.goal) {
            self.side.get_or_insert(*first);
        }
        self.script.clear();
        self.script.extend(takes.into_iter().map(|take| (self.clock + take.at * seconds, seconds, take)));
    }

    /// The camera is shaken now, if the film has it.
    fn jolt(&mut self, strength: f32) {
        self.jolts.retain(|(begun, _)| self.clock - begun < TREMBLE);
        if self.is_away() {
            self.jolts.push((self.clock, strength));
        }
    }

    /// How the camera trembles now: angles about its own axes.
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

    /// Where the camera is, if the film has it.
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

    /// From where an event is looked at: a blow from the side from which the clash was established, what comes of it from
    /// where the blow was seen, everything else from where the player sits.
    fn lens(&self, event: &Event, aspect: f32, home: Frame) -> Lens {
        let here = match event {
            Event::Pushed { .. } | Event::Removed { .. } | Event::Held { .. } => self.frame(home),
            Event::Judged { .. } | Event::Exchange(_) => self.side,
            _ => None,
        };
        Lens { aspect, home: here.filter(|_| self.is_away()).unwrap_or(home) }
    }

    /// Lets time pass.
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
            self.rolling = Some(Rolling { take, before, away, begun, glide, lasts });
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

/// Facts become takes.
pub(super) fn plan(
    mut film: ResMut<Film>,
    stage: Res<Stage>,
    motion: Res<ReducedMotion>,
    rig: Res<CameraRig>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    cameras: Query<&Camera, With<MainCamera>>,
    bodies: super::play::BodyDataParam,
    mut facts: MessageReader<Happened>,
    mut skips: MessageReader<SceneSkipped>,
    mut resets: MessageReader<BoardReset>,
) {
    if skips.read().count() + resets.read().count() > 0 || stage.told().is_none() {
        film.cut();
    }
    let aspect = aspect(&cameras);
    for Happened { event, seconds, presentation } in facts.read() {
        let wanted = *seconds > 0.0 && !motion.0 && is_filmed(*presentation);
        let Some(told) = stage.told().filter(|_| wanted) else {
            film.cut();
            continue;
        };
        let (poses, end) = (stage.poses(), stage.poses_at_end());
        let build = |piece: PieceId| bodies.of(told, piece);
        let context = SceneContext { told, poses, bodies: &build, next_removed: None };
        let lens = film.lens(event, aspect, Frame::of(&rig.view(aspect)));
        let set = Set::of(event, &context, poses, &end, lens);
        let takes = if presentation.detail == SceneDetail::Short {
            takes::shot(event, &set, film.is_away())
        } else {
            let next = next(&director, game.as_deref());
            let (filming, replays, bare) = (film.is_away(), stage.replays(), game.is_none());
            takes::takes(event, &set, Circumstances { filming, replays, next, bare })
        };
        if !takes.is_empty() {
            film.plan(takes, *seconds);
        }
    }
}

/// Blows shake the camera.
fn shake(mut due: MessageReader<Due>, intensity: Res<Intensity>, mut film: ResMut<Film>) {
    for Due { cue, .. } in due.read() {
        if let Cue::Jolt(strength) = cue {
            film.jolt(strength * intensity.shake);
        }
    }
}

/// What comes after the event that is being told.
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

/// Whether the camera leaves the player's view for what is told so.
fn is_filmed(presentation: Presentation) -> bool {
    match presentation.detail {
        SceneDetail::Full => matches!(presentation.speed, Speed::Normal | Speed::Slow),
        SceneDetail::Short => presentation.speed != Speed::Off,
        SceneDetail::Board => false,
    }
}

fn aspect(cameras: &Query<&Camera, With<MainCamera>>) -> f32 {
    let size = cameras.single().ok().and_then(Camera::logical_viewport_size);
    size.map_or(16.0 / 9.0, |size| size.x / size.y.max(1.0))
}

/// The player takes the camera.
fn give_way(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    motion: Option<Res<AccumulatedMouseMotion>>,
    scroll: Option<Res<AccumulatedMouseScroll>>,
    mut film: ResMut<Film>,
    mut wishes: ResMut<CameraWishes>,
) {
    let pulled = buttons.is_some_and(|buttons| buttons.any_pressed([MouseButton::Right, MouseButton::Middle]))
        && motion.is_some_and(|motion| motion.delta != Vec2::ZERO);
    let turned = scroll.is_some_and(|scroll| scroll.delta.y != 0.0);
    if film.is_rolling() && wishes.follows_pointer && (pulled || turned) {
        film.cut();
        wishes.let_go(Holder::Film);
    }
}

/// The camera goes where the film has it.
fn roll(
    time: Res<Time>,
    cameras: Query<&Camera, With<MainCamera>>,
    mut film: ResMut<Film>,
    rig: Res<CameraRig>,
    mut wishes: ResMut<CameraWishes>,
) {
    let aspect = aspect(&cameras);
    let home = Frame::of(&rig.view(aspect));
    if !film.script.is_empty() || film.rolling.is_some() {
        film.advance(time.delta_secs(), home);
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Film>()
        .add_systems(Update, give_way.in_set(ViewSystems::Camera).before(camera::follow_pointer))
        .add_systems(StageSchedule, (plan, shake, roll).chain().in_set(StageSystems::Film));
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            scenes::BodyData,
            staged_clash::{ClashCourse, StagedClash},
        },
        frame::Pillar,
        *,
    };
    use crate::{
        rules::{Seat, holochess::creature::Creature},
        session::DisplayedBoard,
        view::creatures::library::read,
    };

    const ASPECT: f32 = 16.0 / 9.0;
    /// Seconds between two samples.
    const STEP: f32 = 0.1;

    fn bodies() -> Vec<BodyData> {
        Creature::IDS.iter().map(|id| BodyData::of(&read(id))).collect()
    }

    /// What a clash looked like, sampled.
    #[derive(Default)]
    struct Seen {
        samples: usize,
        in_frame: usize,
        unhidden: usize,
    }

    /// Films a clash and looks at every sample of it.
    fn film(staged: &StagedClash, all: &[BodyData], pair: [PieceId; 2], seen: &mut Seen) {
        let build = |_: &DisplayedBoard, piece: PieceId| all[piece.index()];
        let (mut stage, mut film) = (Stage::default(), Film::default());
        let rig = CameraRig::default();
        let home = Frame::of(&rig.view(ASPECT));
        stage.reset(Some(staged.shown()), &build);
        for event in staged.events() {
            let presentation = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
            let seconds = presentation.seconds(event, false);
            stage.take_up(&Happened { event: event.clone(), seconds, presentation }, &build, None);
            let told = stage.told().expect("the stage was set").clone();
            let (poses, end) = (stage.poses(), stage.poses_at_end());
            let bodies = |piece: PieceId| all[piece.index()];
            let context = SceneContext { told: &told, poses, bodies: &bodies, next_removed: None };
            let set = Set::of(event, &context, poses, &end, film.lens(event, ASPECT, home));
            let takes =
                takes::takes(event, &set, Circumstances { filming: film.is_away(), ..Circumstances::default() });
            if !takes.is_empty() {
                film.plan(takes, seconds);
            }
            for _ in 0..(seconds / STEP) as u32 {
                stage.advance(STEP, |_| {});
                film.advance(STEP, home);
                let (Some(frame), Some(rolling)) = (film.frame(home), &film.rolling) else { continue };
                let here = stage.poses();
                let pillars = here.iter().filter(|(_, pose)| pose.is_visible()).map(|(piece, pose)| {
                    let radius = all[piece.index()].skin;
                    (*piece, Pillar { foot: pose.at, radius, height: all[piece.index()].height })
                });
                let pillars: Vec<(PieceId, Pillar)> = pillars.collect();
                for (piece, pillar) in &pillars {
                    let inside = pillar.foot.xz().distance(frame.eye.xz()) < pillar.radius * 0.9
                        && frame.eye.y < pillar.foot.y + pillar.height;
                    assert!(
                        !inside,
                        "{event:?}: the camera is in {piece:?} at {:?} since {}",
                        frame.eye,
                        film.clock - rolling.begun
                    );
                }
                assert!(frame.eye.y > 0.02, "{event:?}: the camera is in the table");
                // On its way, and where the dice are looked at, the two need not be seen.
                let arrived = film.clock >= rolling.begun + rolling.glide;
                if rolling.take.goal == Goal::Home || !arrived || matches!(event, Event::Rolled(_)) {
                    continue;
                }
                let actors = rolling.take.about.iter().filter_map(|piece| Some((*piece, here.get(piece)?)));
                let actors: Vec<_> = actors.filter(|(_, pose)| pose.is_visible() && pose.dissolve < 0.5).collect();
                let middles = actors.iter().map(|(piece, pose)| pose.at + Vec3::Y * all[piece.index()].height * 0.55);
                let middles: Vec<Vec3> = middles.collect();
                let is_seen =
                    |point: &Vec3| frame.seen(ASPECT, *point).is_some_and(|at| at.x.abs() < 0.98 && at.y.abs() < 0.98);
                let framed = middles.iter().filter(|point| is_seen(point)).count();
                let hidden = |point: &Vec3| {
                    pillars
                        .iter()
                        .filter(|(piece, _)| !pair.contains(piece) && !rolling.take.aside.contains(piece))
                        .any(|(_, pillar)| pillar.hides(frame.eye, *point) > 0.6)
                };
                seen.samples += 1;
                seen.in_frame += usize::from(framed == middles.len());
                seen.unhidden += usize::from(!middles.iter().any(hidden));
            }
        }
    }

    #[test]
    fn fighters_are_in_the_picture_and_nobody_stands_before_them() {
        let all = bodies();
        let mut seen = Seen::default();
        for (index, attacker) in Creature::ALL.into_iter().enumerate() {
            for defender in Creature::ALL.into_iter().filter(|defender| *defender != attacker) {
                for (number, course) in ClashCourse::ALL.into_iter().enumerate() {
                    let variant = (index + number) as u64;
                    let staged = StagedClash::new(attacker, defender, course, variant).expect("they are two");
                    film(&staged, &all, [attacker.piece(), defender.piece()], &mut seen);
                }
            }
        }
        assert!(seen.samples > 5_000, "{} samples", seen.samples);
        let share = |count: usize| count as f32 / seen.samples as f32;
        assert!(share(seen.in_frame) >= 0.95, "in the picture: {}", share(seen.in_frame));
        assert!(share(seen.unhidden) >= 0.95, "not hidden: {}", share(seen.unhidden));
    }

    #[test]
    fn who_has_won_is_seen_from_before() {
        let all = bodies();
        let build = |_: &DisplayedBoard, piece: PieceId| all[piece.index()];
        let home = Frame::of(&CameraRig::default().view(ASPECT));
        let bodies = |piece: PieceId| all[piece.index()];
        for (attacker, defender) in Creature::ALL.into_iter().zip(Creature::ALL.into_iter().cycle().skip(1)) {
            for (variant, course) in (0..).zip(ClashCourse::ALL) {
                let staged = StagedClash::new(attacker, defender, course, variant).expect("they are two");
                let mut stage = Stage::default();
                stage.reset(Some(staged.shown()), &build);
                let (told, poses) = (stage.told().expect("the stage was set"), stage.poses());
                let context = SceneContext { told, poses, bodies: &bodies, next_removed: None };
                let set = Set { context: &context, poses, lens: Lens { aspect: ASPECT, home } };
                for winner in [Seat::FIRST, Seat::SECOND] {
                    let champion = context.champion(winner).expect("each has somebody");
                    let rest = context.at_rest(champion).expect("it stands somewhere");
                    let front = Vec3::new(rest.yaw.sin(), 0.0, rest.yaw.cos());
                    let takes = set.finale(Some(winner), false);
                    let Some(Goal::Views(from, to)) = takes.first().map(|take| &take.goal) else { panic!("{takes:?}") };
                    for frame in [from, to] {
                        assert!((frame.eye - rest.at).dot(front) > 0.0, "{attacker:?} {course:?}: {frame:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_film_that_is_cut_gives_the_camera_back_and_one_that_ends_does_too() {
        let home = Frame::of(&CameraRig::default().view(ASPECT));
        let there = Frame { eye: Vec3::new(0.3, 0.4, 1.0), ..home };
        let take = |at, glide, goal| Take { at, glide, goal, aside: Vec::new(), about: Vec::new() };
        let script = || vec![take(0.0, 0.5, Goal::Views(there, there)), take(0.6, 0.2, Goal::Home)];
        let mut film = Film::default();
        film.plan(script(), 1.0);
        for _ in 0..3 {
            film.advance(0.1, home);
        }
        assert!(film.is_away() && film.frame(home).is_some());
        for _ in 0..8 {
            film.advance(0.1, home);
        }
        assert!(!film.is_rolling() && film.frame(home).is_none());
        film.plan(script(), 1.0);
        film.advance(0.3, home);
        film.cut();
        assert!(!film.is_rolling() && film.frame(home).is_none());
    }

    #[test]
    fn a_blow_shakes_the_films_camera_and_never_the_players() {
        let home = Frame::of(&CameraRig::default().view(ASPECT));
        let mut film = Film::default();
        film.jolt(0.02);
        assert_eq!(film.tremble(), Quat::IDENTITY, "the player's");
        film.plan(vec![Take { at: 0.0, glide: 0.0, goal: Goal::Views(home, home), aside: vec![], about: vec![] }], 1.0);
        film.advance(0.1, home);
        film.jolt(0.02);
        assert!(film.tremble().angle_between(Quat::IDENTITY) > 0.005);
        film.advance(TREMBLE, home);
        assert_eq!(film.tremble(), Quat::IDENTITY, "it comes to rest");
    }
}
