//! Tests: every clash at every pace, played as the session would send it, without an app and without pictures.

use super::{
    cue_sheet::{Cue, Poses},
    play::{Due, Lookahead, Stage},
    scenes::BodyData,
    staged_clash::{ClashCourse, StagedClash},
};
use crate::{
    creatures::{Act, CreatureData, CreatureId, library::read},
    sound::SoundId,
};
use holochess_rules::{Event, Outcome, PieceId, holochess::creature::Creature};
use holochess_session::{DisplayedBoard, Happened, Presentation, SceneDetail, Speed};

/// Seconds of a frame.
pub(super) const FRAME: f32 = 1.0 / 60.0;
/// The outcomes of an attack.
const OUTCOMES: [Outcome; 4] = [Outcome::Kill, Outcome::Push, Outcome::CounterPush, Outcome::CounterKill];

/// A clash that was played to its end.
pub(super) struct Trial {
    end: Poses,
    pub seconds: f32,
    /// Seconds in which dice were shown.
    dice: f32,
    /// The cues and their times in seconds.
    pub cues: Vec<(f32, Cue)>,
}

/// The folder of a creature of the rulebook.
pub(super) fn folder(creature: Creature) -> CreatureId {
    CreatureId::from_id(creature.id()).expect("it has a folder")
}

/// The creatures' folders.
pub(super) struct Folders(Vec<CreatureData>);

impl Folders {
    pub fn read() -> Self {
        Self(Creature::IDS.iter().map(|id| read(id)).collect())
    }

    /// Plays a clash; after `skip_after` seconds the rest is skipped.
    pub fn play(&self, staged: &StagedClash, presentation: Presentation, skip_after: f32) -> Trial {
        let build = |_: &DisplayedBoard, piece: PieceId| BodyData::from_creature(&self.0[piece.index()]);
        let mut stage = Stage::default();
        stage.reset(Some(staged.shown()), &build);
        let mut trial = Trial { end: Poses::new(), seconds: 0.0, dice: 0.0, cues: Vec::new() };
        for event in staged.events() {
            let skipped = trial.seconds >= skip_after;
            let seconds = if skipped { 0.0 } else { presentation.seconds(event) };
            stage.take_up(&Happened { event: event.clone(), seconds, presentation }, &build, Lookahead::default());
            let mut left = seconds;
            while left > 0.0 {
                stage.advance(FRAME, |Due { cue, .. }| trial.cues.push((trial.seconds, cue)));
                left -= FRAME;
                trial.seconds += FRAME;
                if matches!(event, Event::Rolled(_)) {
                    trial.dice += FRAME;
                }
                if trial.seconds >= skip_after {
                    stage.finish(|_| true);
                    break;
                }
            }
        }
        stage.advance(FRAME, |Due { cue, .. }| trial.cues.push((trial.seconds, cue)));
        assert!(!stage.is_playing(), "something of the clash goes on after its end");
        trial.end = stage.poses().clone();
        trial
    }
}

/// Every pair of creatures with every course of their clash.
pub(super) fn clashes() -> impl Iterator<Item = (Creature, Creature, ClashCourse)> {
    let pairs = Creature::ALL.into_iter().flat_map(|one| Creature::ALL.into_iter().map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| one != other)
        .flat_map(move |(one, other)| ClashCourse::ALL.map(|course| (one, other, course)))
}

pub(super) fn presentation(style: SceneDetail, speed: Speed) -> Presentation {
    Presentation { detail: style, speed }
}

/// The time of the first cue that matches.
fn first(trial: &Trial, like: impl Fn(&Cue) -> bool) -> Option<f32> {
    trial.cues.iter().find(|(_, cue)| like(cue)).map(|(at, _)| *at)
}

#[test]
fn every_clash_ends_alike_at_every_pace_and_the_blow_comes_before_what_comes_of_it() {
    let folders = Folders::read();
    for (variant, (one, other, course)) in (0..).zip(clashes()) {
        let what = format!("{one:?} {other:?} {course:?}");
        let staged = StagedClash::new(folder(one), folder(other), course, variant).expect("they are two");
        let jumped = folders.play(&staged, presentation(SceneDetail::Full, Speed::Off), f32::MAX);
        assert!(jumped.cues.is_empty(), "{what}");
        for style in [SceneDetail::Full, SceneDetail::Short, SceneDetail::Board] {
            for speed in [Speed::Fast, Speed::Normal, Speed::Slow] {
                let trial = folders.play(&staged, presentation(style, speed), f32::MAX);
                assert_eq!(trial.end, jumped.end, "{what} {style:?} {speed:?}");
                let is_blow = |cue: &Cue| matches!(cue, Cue::Sound(SoundId::BlowLight | SoundId::BlowHeavy));
                let is_result = |cue: &Cue| matches!(cue, Cue::Embers(..) | Cue::Act(_, Act::Pushed, _));
                let (blow, result) = (first(&trial, is_blow), first(&trial, is_result));
                assert!(blow.is_some() && result.is_some() && blow < result, "{what}: {blow:?} {result:?}");
                if speed == Speed::Normal && course != ClashCourse::Duel {
                    let length = trial.seconds - trial.dice;
                    match style {
                        SceneDetail::Short => assert!(trial.seconds < 1.6 + 4.0 * FRAME, "{what}: {}", trial.seconds),
                        _ => assert!((2.5..=7.0).contains(&length), "{what}: {length}"),
                    }
                    assert!(trial.dice <= 2.5 + FRAME, "{what}");
                }
            }
        }
    }
}

#[test]
fn whenever_a_clash_is_skipped_everybody_stands_where_they_would_have_stood() {
    let folders = Folders::read();
    let mut chance = holochess_rules::dice::Seed::from_number(11).deal();
    for (variant, (one, other, course)) in (0..).zip(clashes()) {
        let staged = StagedClash::new(folder(one), folder(other), course, variant).expect("they are two");
        let whole = folders.play(&staged, presentation(SceneDetail::Full, Speed::Normal), f32::MAX);
        for _ in 0..20 {
            let moment = whole.seconds * f32::from(chance()) / 256.0;
            let cut = folders.play(&staged, presentation(SceneDetail::Full, Speed::Normal), moment);
            assert_eq!(cut.end, whole.end, "{one:?} {other:?} {course:?} skipped after {moment} s");
        }
    }
}

#[test]
fn clashes_of_the_same_outcome_look_different() {
    let folders = Folders::read();
    for outcome in OUTCOMES {
        let mut looks = std::collections::BTreeSet::new();
        for (one, other, _) in clashes().filter(|(.., course)| *course == ClashCourse::Attack(outcome)) {
            let staged =
                StagedClash::new(folder(one), folder(other), ClashCourse::Attack(outcome), 0).expect("they are two");
            let trial = folders.play(&staged, presentation(SceneDetail::Full, Speed::Normal), f32::MAX);
            // The cues and their times, without the figures concerned.
            let look: Vec<String> = trial.cues.iter().map(|(at, cue)| format!("{at:.2} {cue:?}")).collect();
            looks.insert(look.join("\n"));
        }
        assert_eq!(looks.len(), 56, "{outcome:?}");
        for (one, other) in [(Creature::ALL[0], Creature::ALL[1]), (Creature::ALL[5], Creature::ALL[2])] {
            let acts = |variant| {
                let staged = StagedClash::new(folder(one), folder(other), ClashCourse::Attack(outcome), variant)
                    .expect("they are two");
                let trial = folders.play(&staged, presentation(SceneDetail::Full, Speed::Normal), f32::MAX);
                let acts = trial.cues.iter().filter_map(|(_, cue)| match cue {
                    Cue::Act(piece, act, _) => Some((*piece, *act)),
                    _ => None,
                });
                acts.collect::<Vec<_>>()
            };
            if matches!(outcome, Outcome::Kill | Outcome::CounterKill) {
                assert_ne!(acts(0), acts(1), "{outcome:?} has two variants");
            }
        }
    }
}
