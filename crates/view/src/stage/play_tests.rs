//! Tests of the stage.

use super::*;
use crate::stage::test_matches::{TABLES, story, story_at};
use holochess_rules::{GameId, Setup, new_table};

fn build(_: &DisplayedBoard, _: PieceId) -> BodyData {
    BodyData::default()
}

/// An event that is shown in so many seconds.
fn fact(event: &Event, seconds: f32) -> Happened {
    let presentation = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
    Happened { event: event.clone(), seconds, presentation }
}

/// What is decided after the event of this index.
fn ahead(events: &[Event], index: usize) -> Lookahead {
    Lookahead::after(&events[index], events[index + 1..].iter())
}

/// Shows a match, each event by `show`; returns the poses after each.
fn shown(
    (told, events): &(DisplayedBoard, Vec<Event>),
    mut show: impl FnMut(&mut Stage, &Event, Lookahead),
) -> Vec<Poses> {
    let mut stage = Stage::default();
    stage.reset(Some(told), &build);
    let after = |index| {
        show(&mut stage, &events[index], ahead(events, index));
        stage.poses().clone()
    };
    (0..events.len()).map(after).collect()
}

#[test]
fn a_scene_that_is_skipped_ends_as_if_it_had_been_played() {
    for (game, players) in TABLES {
        for seed in 1..4 {
            let story = story_at(game, players, seed, if game == GameId::Holochess { 4000 } else { 60 });
            let jumped = shown(&story, |stage, event, ahead| stage.take_up(&fact(event, 0.0), &build, ahead));
            let played = shown(&story, |stage, event, ahead| {
                stage.take_up(&fact(event, 1.0), &build, ahead);
                while stage.is_playing() {
                    stage.advance(1.0 / 17.0, |_| {});
                }
            });
            let cut = shown(&story, |stage, event, ahead| {
                stage.take_up(&fact(event, 1.0), &build, ahead);
                stage.advance(0.37, |_| {});
                stage.finish(|_| true);
            });
            for (index, event) in story.1.iter().enumerate() {
                assert_eq!(jumped[index], played[index], "{game:?} {players} seed {seed}: {event:?}");
                assert_eq!(jumped[index], cut[index], "{game:?} {players} seed {seed}: {event:?}");
            }
        }
    }
}

#[test]
fn bystanders_step_back_until_what_came_of_a_clash_has_been_seen() {
    let (told, events) = story(3);
    let mut stage = Stage::default();
    stage.reset(Some(&told), &build);
    let mut aftermaths = 0;
    for event in &events {
        stage.take_up(&fact(event, 1.0), &build, Lookahead::default());
        let shows = matches!(event, Event::Pushed { .. } | Event::Removed { .. });
        if shows {
            aftermaths += 1;
            assert!(stage.fighters().is_some(), "{event:?}");
        }
        while stage.is_playing() {
            stage.advance(0.1, |_| {});
        }
        assert!(!shows || stage.fighters().is_none(), "{event:?} leaves everybody in the dark");
    }
    assert!(aftermaths > 5);
    // A clash that is skipped is over at once.
    stage.reset(Some(&told), &build);
    for event in &events {
        stage.take_up(&fact(event, 0.0), &build, Lookahead::default());
        assert!(!matches!(event, Event::Removed { .. }) || stage.fighters().is_none());
    }
}

#[test]
fn every_cue_of_a_scene_is_given_once() {
    let (told, events) = story(3);
    let mut stage = Stage::default();
    stage.reset(Some(&told), &build);
    for event in &events {
        stage.take_up(&fact(event, 1.0), &build, Lookahead::default());
        let expected: usize = stage.running.iter().map(|scene| scene.sheet.cues_between(-1.0, 1.0).count()).sum();
        let mut given = 0;
        while stage.is_playing() {
            stage.advance(0.13, |_| given += 1);
        }
        assert_eq!(given, expected, "{event:?}");
    }
}

#[test]
fn a_board_that_jumps_stands_as_the_one_that_was_played() {
    for (game, players) in TABLES {
        let (mut told, events) = story_at(game, players, 2, if game == GameId::Holochess { 4000 } else { 150 });
        let mut stage = Stage::default();
        stage.reset(Some(&told), &build);
        for (index, event) in events.iter().enumerate() {
            let ahead = ahead(&events, index);
            stage.take_up(&fact(event, 0.0), &build, ahead);
            told.apply(event);
            // Between a blow and its result the fighters stay where the fight has taken them; a run may go on.
            if stage.fighters().is_some() || ahead.goes_on {
                continue;
            }
            let mut fresh = Stage::default();
            fresh.reset(Some(&told), &build);
            for (piece, pose) in fresh.poses() {
                let played = stage.poses()[piece];
                assert!(
                    pose.at.distance(played.at) < 1e-4 && (pose.yaw - played.yaw).cos() > 0.9999,
                    "{game:?} {event:?}: {piece:?}"
                );
                assert!(
                    played.is_visible() && played.lean.length() < 1e-4 && (played.stretch - 1.0).abs() < 1e-4,
                    "{game:?} {event:?}: {piece:?} {played:?}"
                );
            }
            // No figure of a removed piece is left.
            let left = stage.poses().iter().filter(|(_, pose)| pose.is_visible()).count();
            assert_eq!(left, fresh.poses().len(), "{game:?} {event:?}");
        }
    }
}

#[test]
fn a_walk_and_its_boosts_flow_into_each_other() {
    let game = GameId::Revised;
    let setup = Setup { game, options: game.options(), players: 2, position: None };
    let (mut table, mut events) = new_table(&setup, &mut || 0).expect("the defaults are a match");
    let told = DisplayedBoard::empty(&*table);
    let action = table.read_action("o2-i7").expect("it is an action");
    let begin = events.len();
    events.extend(table.play(Seat::FIRST, action).expect("it is legal"));
    let boosts = events[begin..].iter().filter(|event| matches!(event, Event::Boosted { .. })).count();
    assert_eq!(boosts, 2, "{:?}", &events[begin..]);
    let mut stage = Stage::default();
    stage.reset(Some(&told), &build);
    for (index, event) in events.iter().enumerate() {
        let ahead = ahead(&events, index);
        stage.take_up(&fact(event, 1.0), &build, ahead);
        let (Event::Moved { piece, .. } | Event::Boosted { piece, .. }) = event else { continue };
        let mut steps = Vec::new();
        // The figures dealt last may still be materialising; the scene of the run lasts a second.
        for _ in 0..20 {
            let before = stage.poses()[piece].at;
            stage.advance(0.05, |_| {});
            steps.push(before.distance(stage.poses()[piece].at));
        }
        // The figure still runs when the scene ends, unless its run ends with it. The very last step may be shorter.
        let last = steps.iter().rev().nth(1).copied().unwrap_or_default();
        assert_eq!(last > 0.008, ahead.goes_on, "{event:?}: {steps:?}");
    }
}
