//! What a film shows: who is in the picture, who is in the way, when dice are seen, how it ends.

use super::{
    super::{
        play::Lookahead,
        scenes::BodyData,
        staged_clash::{ClashCourse, StagedClash},
    },
    frame::Pillar,
    *,
};
use crate::creatures::{Contacts, CreatureId, library::read};
use holochess_rules::{Cell, GameId, Seat, Setup, holochess::creature::Creature, new_table};
use holochess_session::DisplayedBoard;

const ASPECT: f32 = 16.0 / 9.0;
/// Seconds between two samples.
const STEP: f32 = 0.1;

/// The folder of a creature of the rulebook.
fn folder(creature: Creature) -> CreatureId {
    CreatureId::from_id(creature.id()).expect("it has a folder")
}

fn bodies() -> Vec<BodyData> {
    Creature::IDS.iter().map(|id| BodyData::from_creature(&read(id))).collect()
}

/// What a clash looked like, sampled.
#[derive(Default)]
struct ShotCounts {
    samples: usize,
    in_frame: usize,
    unhidden: usize,
}

/// Films a clash and looks at every sample of it.
fn film(staged: &StagedClash, all: &[BodyData], pair: [PieceId; 2], seen: &mut ShotCounts) {
    let build = |_: &DisplayedBoard, piece: PieceId| all[piece.index()];
    let (mut stage, mut film) = (Stage::default(), Film::default());
    let rig = CameraRig::default();
    let home = Frame::from_shot(&rig.view(ASPECT));
    stage.reset(Some(staged.shown()), &build);
    for event in staged.events() {
        let presentation = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
        let seconds = presentation.seconds(event);
        stage.take_up(&Happened { event: event.clone(), seconds, presentation }, &build, Lookahead::default());
        let told = stage.told().expect("the stage was set").clone();
        let (poses, end) = (stage.poses(), stage.poses_at_end());
        let bodies = |piece: PieceId| all[piece.index()];
        let context = SceneContext {
            told: &told,
            poses,
            bodies: &bodies,
            contacts: &Contacts::default(),
            next_removed: None,
            flow: Flow::default(),
        };
        let set = Set::new(event, &context, poses, &end, film.lens(event, ASPECT, home));
        let takes = takes::takes(event, &set, Circumstances { filming: film.is_away(), ..Circumstances::default() });
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
            // While the camera moves, and in the take of the dice, the fighters need not be visible.
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
    let mut seen = ShotCounts::default();
    for (index, attacker) in Creature::ALL.into_iter().enumerate() {
        for defender in Creature::ALL.into_iter().filter(|defender| *defender != attacker) {
            for (number, course) in ClashCourse::ALL.into_iter().enumerate() {
                let variant = (index + number) as u64;
                let staged =
                    StagedClash::new(folder(attacker), folder(defender), course, variant).expect("they are two");
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
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let bodies = |piece: PieceId| all[piece.index()];
    for (attacker, defender) in Creature::ALL.into_iter().zip(Creature::ALL.into_iter().cycle().skip(1)) {
        for (variant, course) in (0..).zip(ClashCourse::ALL) {
            let staged = StagedClash::new(folder(attacker), folder(defender), course, variant).expect("they are two");
            let mut stage = Stage::default();
            stage.reset(Some(staged.shown()), &build);
            let (told, poses) = (stage.told().expect("the stage was set"), stage.poses());
            let context = SceneContext {
                told,
                poses,
                bodies: &bodies,
                contacts: &Contacts::default(),
                next_removed: None,
                flow: Flow::default(),
            };
            let set = Set { context: &context, poses, lens: Lens { aspect: ASPECT, home } };
            for winner in Seat::BOTH {
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

/// Every clash that can be rehearsed, set on the stage as it begins.
fn sets(look: impl Fn(&Set, [PieceId; 2], &StagedClash)) {
    let all = bodies();
    let build = |_: &DisplayedBoard, piece: PieceId| all[piece.index()];
    let bodies = |piece: PieceId| all[piece.index()];
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    for (attacker, defender) in Creature::ALL.into_iter().zip(Creature::ALL.into_iter().cycle().skip(1)) {
        for (variant, course) in (0..).zip(ClashCourse::ALL) {
            let staged = StagedClash::new(folder(attacker), folder(defender), course, variant).expect("they are two");
            let mut stage = Stage::default();
            stage.reset(Some(staged.shown()), &build);
            let (told, poses) = (stage.told().expect("the stage was set"), stage.poses());
            let context = SceneContext {
                told,
                poses,
                bodies: &bodies,
                contacts: &Contacts::default(),
                next_removed: None,
                flow: Flow::default(),
            };
            let set = Set { context: &context, poses, lens: Lens { aspect: ASPECT, home } };
            look(&set, [attacker.piece(), defender.piece()], &staged);
        }
    }
}

#[test]
fn nobody_stands_before_the_winner_while_the_camera_goes_round() {
    sets(|set, _, _| {
        let pillar = |piece: PieceId, foot: Vec3| {
            let build = set.context.build(piece);
            Pillar { foot, radius: build.skin, height: build.height }
        };
        for winner in Seat::BOTH {
            let champion = set.context.champion(winner).expect("each has somebody");
            let body = pillar(champion, set.context.at_rest(champion).expect("it stands somewhere").at);
            let takes = set.finale(Some(winner), false);
            let take = takes.first().expect("the winner is shown");
            let Goal::Views(from, to) = take.goal else { panic!("{take:?}") };
            for step in 0..=40_u8 {
                let eye = from.towards(to, f32::from(step) / 40.0).eye;
                let others = set.poses.iter().filter(|(piece, pose)| **piece != champion && pose.is_visible());
                let mut others = others.filter(|(piece, _)| !take.aside.contains(piece));
                let before = others.find(|(piece, pose)| pillar(**piece, pose.at).covers(eye, &body));
                assert!(before.is_none(), "{before:?} stands before {champion:?} at {step}");
            }
        }
    });
}

#[test]
fn dice_are_seen_where_they_are_filmed_and_never_before_a_blow() {
    use holochess_rules::Outcome;
    sets(|set, _, staged| {
        assert!(set.dice(0.0, 0.2, true).dice);
        let mut told = staged.shown().clone();
        for event in staged.events() {
            told.apply(event);
            let context = SceneContext { told: &told, ..*set.context };
            let set = Set { context: &context, ..*set };
            let around = Circumstances { filming: true, ..Circumstances::default() };
            let takes = takes::takes(event, &set, around);
            let seen: Vec<bool> = takes.iter().filter(|take| take.goal != Goal::Home).map(|take| take.dice).collect();
            match event {
                Event::Rolled(_) => assert_eq!(seen, [true]),
                // Dice and blow are one event there.
                Event::Exchange(_) => assert_eq!(seen, [true, false]),
                _ => assert!(!seen.contains(&true), "{event:?}: {takes:?}"),
            }
        }
        for outcome in Outcome::ALL {
            assert!(set.blow(outcome, false).iter().all(|take| !take.dice));
        }
    });
}

#[test]
fn dice_are_there_again_when_the_camera_is_home() {
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let goal = Goal::Views(home, home);
    let blow = Take { at: 0.0, glide: 0.0, goal, aside: vec![], about: vec![], dice: false };
    let mut film = Film::default();
    assert!(film.shows_dice(), "nothing is filmed");
    film.plan(vec![blow, takes::home(0.5, 0.5)], 1.0);
    film.advance(0.1, home);
    assert!(!film.shows_dice());
    film.advance(0.5, home);
    assert!(!film.shows_dice(), "on the way home");
    film.advance(0.38, home);
    assert!(film.shows_dice());
}

#[test]
fn a_film_that_is_cut_gives_the_camera_back_and_one_that_ends_does_too() {
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let there = Frame { eye: Vec3::new(0.3, 0.4, 1.0), ..home };
    let take = |at, glide, goal| Take { at, glide, goal, aside: Vec::new(), about: Vec::new(), dice: false };
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
fn the_room_is_darker_while_the_picture_is_the_films() {
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let take = |at, glide, goal| Take { at, glide, goal, aside: Vec::new(), about: Vec::new(), dice: false };
    let mut film = Film::default();
    film.plan(vec![take(0.0, 0.5, Goal::Views(home, home)), take(0.6, 0.2, Goal::Home)], 1.0);
    let mut app = App::new();
    app.insert_resource(film).init_resource::<Mood>().add_systems(Update, darken);
    let mut is_dark = |seconds: f32| {
        app.world_mut().resource_mut::<Film>().advance(seconds, home);
        app.update();
        app.world().resource::<Mood>().film
    };
    assert!(is_dark(0.1));
    assert!(!is_dark(0.6), "the camera is on its way home");
    assert!(!is_dark(1.0));
}

#[test]
fn keys_and_sticks_take_the_camera_back_from_a_film() {
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let take =
        Take { at: 0.0, glide: 0.5, goal: Goal::Views(home, home), aside: Vec::new(), about: Vec::new(), dice: false };
    let mut film = Film::default();
    film.plan(vec![take], 1.0);
    film.advance(0.1, home);
    let mut app = App::new();
    app.insert_resource(film).init_resource::<CameraWishes>().add_systems(Update, give_way);
    app.update();
    assert!(app.world().resource::<Film>().is_rolling());
    app.world_mut().resource_mut::<CameraWishes>().taken = true;
    app.update();
    assert!(!app.world().resource::<Film>().is_rolling());
    assert!(!app.world().resource::<CameraWishes>().taken, "the next film is not ended by the same key");
}

#[test]
fn a_blow_shakes_the_films_camera_and_never_the_players() {
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let mut film = Film::default();
    film.jolt(0.02);
    assert_eq!(film.tremble(), Quat::IDENTITY, "the player's");
    let goal = Goal::Views(home, home);
    film.plan(vec![Take { at: 0.0, glide: 0.0, goal, aside: vec![], about: vec![], dice: false }], 1.0);
    film.advance(0.1, home);
    film.jolt(0.02);
    assert!(film.tremble().angle_between(Quat::IDENTITY) > 0.005);
    film.advance(TREMBLE, home);
    assert_eq!(film.tremble(), Quat::IDENTITY, "it comes to rest");
}

#[test]
fn a_finished_line_is_seen_whole() {
    let all = bodies();
    let build = |_: &DisplayedBoard, piece: PieceId| all[piece.index()];
    let bodies = |piece: PieceId| all[piece.index()];
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let setup = Setup { game: GameId::Groi, options: GameId::Groi.options(), players: 2, position: None };
    let (table, events) = new_table(&setup, &mut || 0).expect("the defaults are a match");
    for first in 0..12 {
        for length in [3, 4] {
            let mut told = DisplayedBoard::after(&*table, &events);
            let ring = |place: usize| told.board().cell(&format!("i{}", (first + place) % 12 + 1)).expect("a cell");
            let cells: Vec<Cell> = (0..length).map(ring).collect();
            let own: Vec<PieceId> =
                told.piece_ids().filter(|(_, info)| info.seat == Seat::FIRST).map(|(piece, _)| piece).collect();
            for (piece, cell) in own.iter().zip(&cells) {
                told.apply(&Event::Placed { piece: *piece, cell: *cell });
            }
            let mut stage = Stage::default();
            stage.reset(Some(&told), &build);
            let poses = stage.poses();
            let context = SceneContext {
                told: &told,
                poses,
                bodies: &bodies,
                contacts: &Contacts::default(),
                next_removed: None,
                flow: Flow::default(),
            };
            let set = Set { context: &context, poses, lens: Lens { aspect: ASPECT, home } };
            let take = set.line(&cells).expect("all of it stand there");
            assert_eq!(take.about, own[..length], "it is about all of them");
            assert!(take.aside.iter().all(|piece| !own[..length].contains(piece)), "none of them is hidden");
            let Goal::Views(from, to) = &take.goal else { panic!("{take:?}") };
            for frame in [from, to] {
                for piece in &take.about {
                    let middle = poses[piece].at + Vec3::Y * all[piece.index()].height * 0.5;
                    let seen = frame.seen(ASPECT, middle);
                    assert!(
                        seen.is_some_and(|at| at.x.abs() < 1.0 && at.y.abs() < 1.0),
                        "{piece:?} of a line of {length} from {first} is at {seen:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_camera_is_never_behind_whoever_strikes_when_a_blow_lands() {
    let all = bodies();
    let home = Frame::from_shot(&CameraRig::default().view(ASPECT));
    let mut seen = 0;
    for attacker in Creature::ALL {
        for defender in Creature::ALL.into_iter().filter(|defender| *defender != attacker) {
            for (variant, course) in (0..).zip(ClashCourse::ALL) {
                let staged =
                    StagedClash::new(folder(attacker), folder(defender), course, variant).expect("they are two");
                let build = |_: &DisplayedBoard, piece: PieceId| all[piece.index()];
                let (mut stage, mut film) = (Stage::default(), Film::default());
                stage.reset(Some(staged.shown()), &build);
                for event in staged.events() {
                    let presentation = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
                    let seconds = presentation.seconds(event);
                    let fact = Happened { event: event.clone(), seconds, presentation };
                    stage.take_up(&fact, &build, Lookahead::default());
                    let told = stage.told().expect("the stage was set").clone();
                    let (poses, end) = (stage.poses(), stage.poses_at_end());
                    let bodies = |piece: PieceId| all[piece.index()];
                    let contacts = Contacts::default();
                    let context = SceneContext {
                        told: &told,
                        poses,
                        bodies: &bodies,
                        contacts: &contacts,
                        next_removed: None,
                        flow: Flow::default(),
                    };
                    let set = Set::new(event, &context, poses, &end, film.lens(event, ASPECT, home));
                    let around = Circumstances { filming: film.is_away(), ..Circumstances::default() };
                    film.plan(takes::takes(event, &set, around), seconds);
                    for _ in 0..(seconds * 30.0) as u32 {
                        let mut struck = None;
                        stage.advance(1.0 / 30.0, |due| {
                            if let Cue::Land(by, _) = due.cue {
                                struck = Some(by);
                            }
                        });
                        film.advance(1.0 / 30.0, home);
                        let (Some(by), Some(frame)) = (struck, film.frame(home)) else { continue };
                        let whom = staged.pieces().into_iter().find(|piece| *piece != by).expect("they are two");
                        let [here, there] = [by, whom].map(|piece| stage.poses()[&piece].at);
                        let (towards, sight) = ((there - here).normalize(), (frame.target - frame.eye).with_y(0.0));
                        // Behind is within 55 degrees of straight over the shoulder.
                        let over = sight.normalize().dot(towards);
                        assert!(over < 0.57, "{attacker:?} {defender:?} {course:?}: {over}");
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 300, "{seen} blows");
}
