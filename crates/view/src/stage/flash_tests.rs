//! Tests: nothing flashes more than three times in any second (guideline 2.3.1 of the WCAG): in every clash at every pace, and in
//! whole matches of every game from the deal to the last bow, with duels, deaths, replays and finales, also where every scene is
//! cut short as soon as it has flashed.

use super::{
    clash_tests::{FRAME, Folders, clashes, folder, presentation},
    cue_sheet::Cue,
    play::{Due, Lookahead, Stage},
    scenes::BodyData,
    staged_clash::StagedClash,
    test_matches::{TABLES, story, story_at},
};
use crate::{
    ReducedMotion,
    creatures::{CreatureData, library::read},
    effects::{BlowLight, step_flash},
};
use holochess_rules::{Event, GameId, PieceId, holochess::creature::Creature};
use holochess_session::{DisplayedBoard, Happened, Presentation, SceneDetail, Speed};

/// The light of flashes in the course of time.
#[derive(Default)]
struct Light {
    blow: BlowLight,
    peak: f32,
    seconds: f32,
    last: f32,
    /// When it began to flash: it rises by more than a tenth of the brightest flash.
    begun: Vec<f32>,
}

impl Light {
    /// A frame with these flashes in it.
    fn step(&mut self, due: &[Cue]) {
        let flashes = due.iter().filter_map(|cue| match cue {
            Cue::Flash(place, strength) => Some((*place, *strength)),
            _ => None,
        });
        step_flash(&mut self.blow, &mut self.peak, FRAME, flashes, ReducedMotion(false));
        if self.blow.strength - self.last > 0.1 {
            self.begun.push(self.seconds);
        }
        self.last = self.blow.strength;
        self.seconds += FRAME;
    }

    /// The most flashes in any second.
    fn most(&self) -> usize {
        let within = |first: &f32| self.begun.iter().filter(|at| (*first..*first + 1.0).contains(*at)).count();
        self.begun.iter().map(within).max().unwrap_or_default()
    }
}

#[test]
fn no_clash_flashes_more_than_three_times_in_any_second() {
    let folders = Folders::read();
    let mut most = 0;
    for (variant, (one, other, course)) in (0..).zip(clashes()) {
        let staged = StagedClash::new(folder(one), folder(other), course, variant).expect("they are two");
        for style in [SceneDetail::Full, SceneDetail::Short, SceneDetail::Board] {
            for speed in [Speed::Fast, Speed::Normal, Speed::Slow] {
                let trial = folders.play(&staged, presentation(style, speed), f32::MAX);
                let mut light = Light::default();
                for frame in 0..(trial.seconds / FRAME) as usize + 60 {
                    let now = frame as f32 * FRAME;
                    let due = trial.cues.iter().filter(|(at, _)| (*at - now).abs() <= FRAME / 2.0);
                    light.step(&due.map(|(_, cue)| cue.clone()).collect::<Vec<_>>());
                }
                assert!(light.most() <= 3, "{one:?} {other:?} {course:?} {style:?} {speed:?}: {:?}", light.begun);
                most = most.max(light.most());
            }
        }
    }
    assert!(most > 0, "blows flash");
}

/// Plays these events as they are shown; with `impatient`, each scene is cut short as soon as it has flashed.
fn shown(board: &DisplayedBoard, events: &[Event], presentation: Presentation, impatient: bool) -> Light {
    let folders: Vec<CreatureData> = Creature::IDS.iter().map(|id| read(id)).collect();
    let build = |told: &DisplayedBoard, piece: PieceId| {
        let kind = told.piece(piece).kind;
        let place = Creature::IDS.iter().position(|id| *id == kind).unwrap_or(piece.index() % folders.len());
        BodyData::from_creature(&folders[place])
    };
    let (mut stage, mut light) = (Stage::default(), Light::default());
    stage.reset(Some(board), &build);
    for event in events {
        let seconds = presentation.seconds(event);
        stage.take_up(&Happened { event: event.clone(), seconds, presentation }, &build, Lookahead::default());
        let mut left = seconds;
        while left > 0.0 {
            let mut due = Vec::new();
            stage.advance(FRAME, |Due { cue, .. }| due.push(cue));
            light.step(&due);
            left -= FRAME;
            if impatient && due.iter().any(|cue| matches!(cue, Cue::Flash(..))) {
                stage.finish(|_| true);
                break;
            }
        }
    }
    light
}

#[test]
fn no_match_flashes_more_than_three_times_in_any_second() {
    let (mut duels, mut ends, mut most) = (0, 0, 0);
    let mut tried = |name: &str, board: &DisplayedBoard, events: &[Event]| {
        duels += events.iter().filter(|event| matches!(event, Event::Exchange(_))).count();
        ends += events.iter().filter(|event| matches!(event, Event::Ended(_))).count();
        for (style, speed) in [
            (SceneDetail::Full, Speed::Fast),
            (SceneDetail::Full, Speed::Normal),
            (SceneDetail::Short, Speed::Fast),
            (SceneDetail::Board, Speed::Fast),
        ] {
            for impatient in [false, true] {
                let light = shown(board, events, presentation(style, speed), impatient);
                assert!(light.most() <= 3, "{name} {style:?} {speed:?} {impatient}: {:?}", light.begun);
                most = most.max(light.most());
            }
        }
    };
    for seed in 0..8 {
        let (board, events) = story(seed);
        tried(&format!("match {seed}"), &board, &events);
    }
    for (game, players) in TABLES.into_iter().filter(|(game, _)| *game != GameId::Holochess) {
        let (board, events) = story_at(game, players, 3, 200);
        tried(&format!("{game:?} {players}"), &board, &events);
    }
    assert!(duels > 0 && ends > 4 && most > 0, "{duels} exchanges of duels, {ends} ends, {most} flashes");
}

#[test]
fn blows_that_follow_each_other_closely_are_one_flash() {
    let mut light = Light::default();
    for _ in 0..120 {
        light.step(&[Cue::Flash(bevy::math::Vec3::ZERO, 1.0)]);
    }
    assert!(light.most() <= 3 && light.begun.len() >= 4, "{:?}", light.begun);
}
