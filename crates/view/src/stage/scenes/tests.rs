//! Tests: every scene of whole matches, without an app and without pictures.

use super::*;
use crate::stage::test_matches::{story, story_at, story_of};
use holochess_rules::{Ending, GameId, Verdict};

/// Plays a match of this seed and hands every event to `look`, with all poses before it.
fn visit_seed(seed: u64, look: impl FnMut(&Event, &SceneContext, &CueSheet, &Poses)) {
    visit_events(story(seed), look);
}

/// The same of any match.
fn visit_events(
    (mut told, events): (DisplayedBoard, Vec<Event>),
    mut look: impl FnMut(&Event, &SceneContext, &CueSheet, &Poses),
) {
    let mut poses = Poses::new();
    for (index, event) in events.iter().enumerate() {
        told.apply(event);
        if let Event::Dealt { piece, cell: Some(cell) } = event {
            let at = cell_centre(told.board().shape, *cell);
            let standing = Pose::standing(at, resting_yaw(told.board().shape, told.piece(*piece).seat, at));
            poses.insert(*piece, Pose { appear: 0.0, ring: 0.0, ..standing });
        }
        let next_removed = match events.get(index + 1) {
            Some(Event::Removed { piece, by, .. }) => Some((*piece, *by)),
            _ => None,
        };
        let bodies = |_: PieceId| BodyData::default();
        let context = SceneContext {
            told: &told,
            poses: &poses,
            bodies: &bodies,
            contacts: &Contacts::default(),
            next_removed,
            flow: Flow::default(),
        };
        let sheet = context.scene(event);
        look(event, &context, &sheet, &poses);
        let end = sheet.sample(&poses, 1.0);
        poses.extend(end);
    }
}

/// The name of an event's kind.
fn kind(event: &Event) -> String {
    format!("{event:?}").split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// No figure jumps, tips over or turns round between two moments of a scene.
fn moves_smoothly(event: &Event, sheet: &CueSheet, before: &Poses) {
    let mut last = sheet.sample(before, 0.0);
    for (piece, pose) in &last {
        assert!(before[piece].at.distance(pose.at) < 1e-3, "{event:?}: {piece:?} begins elsewhere");
    }
    // A scene of many hops lasts longer.
    let steps = if matches!(event, Event::Leapt { path, .. } if path.len() > 4) { 600 } else { 200 };
    for step in 1..=steps {
        let now = sheet.sample(before, step as f32 / steps as f32);
        for (piece, pose) in &now {
            let from = last[piece];
            let way = from.at.distance(pose.at);
            assert!(way < 0.06, "{event:?}: {piece:?} jumps {way} at {step}");
            assert!(from.lean.distance(pose.lean) < 0.12, "{event:?}: {piece:?} tips at {step}");
            let turned = Vec2::from_angle(from.yaw).dot(Vec2::from_angle(pose.yaw));
            assert!(turned > 0.75, "{event:?}: {piece:?} spins at {step}");
        }
        last = now;
    }
}

/// A chain of hops of the first piece on the star: from hole to hole, two further each time.
fn chain(told: &DisplayedBoard, cell: Cell, hops: usize) -> Event {
    let board = told.board();
    let mut path = vec![cell];
    for _ in 0..hops {
        let last = path[path.len() - 1];
        let beyond = board.neighbours(last).iter().flat_map(|over| board.neighbours(*over)).copied();
        let next = beyond.into_iter().find(|next| !path.contains(next) && !board.neighbours(last).contains(next));
        path.extend(next);
    }
    assert_eq!(path.len(), hops + 1, "the star has room for such a chain");
    Event::Leapt { piece: told.piece_at(cell).expect("somebody stands there"), path }
}

/// Two of different sides who stand next to each other, or as near as any, change places.
fn swap(told: &DisplayedBoard) -> Event {
    let standing: Vec<(PieceId, Seat, Cell)> =
        told.piece_ids().filter_map(|(piece, info)| Some((piece, info.seat, told.cell_of(piece)?))).collect();
    let mut pairs: Vec<(f32, Event)> = Vec::new();
    for &(piece, seat, from) in &standing {
        for &(other, _, to) in standing.iter().filter(|(_, of, _)| *of != seat) {
            let shape = told.board().shape;
            let way = cell_centre(shape, from).distance(cell_centre(shape, to));
            pairs.push((way, Event::Swapped { piece, other, from, to, path: vec![from, to] }));
        }
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    pairs.swap_remove(0).1
}

/// The same board and story with more events at its end, made of how the table stands then.
fn with_end(
    (told, mut events): (DisplayedBoard, Vec<Event>),
    end: impl Fn(&DisplayedBoard) -> Vec<Event>,
) -> (DisplayedBoard, Vec<Event>) {
    let mut last = told.clone();
    for event in &events {
        last.apply(event);
    }
    events.extend(end(&last));
    (told, events)
}

#[test]
fn nothing_jumps_in_the_scenes_of_games_without_dice() {
    let mut seen = std::collections::BTreeMap::new();
    for (game, turns) in [(GameId::Groi, 4000), (GameId::Revised, 400), (GameId::Demeter, 60), (GameId::Chinese, 150)] {
        let story = with_end(story_at(game, 2, 2, turns), |told| {
            let own = |seat| told.piece_ids().find(move |(_, info)| info.seat == seat).map(|(piece, _)| piece);
            let cell = own(Seat::FIRST).and_then(|piece| told.cell_of(piece)).unwrap_or(Cell(0));
            let standing = told.piece_ids().filter_map(|(piece, _)| told.cell_of(piece));
            let verdict = Verdict { winner: Some(Seat::FIRST), scores: vec![2, 0], ending: Ending::Goal };
            let mut end = vec![
                Event::Line { seat: Seat::FIRST, cells: standing.take(3).collect(), points: 3 },
                Event::Goal { seat: Seat::FIRST, cell },
                Event::Ranked { seat: Seat::SECOND, place: 2 },
                Event::Ended(verdict.clone()),
                Event::GameEnded { game: 1, verdict, scores: vec![3, 0] },
                Event::GameBegan { game: 2, first: Seat::SECOND },
            ];
            if game == GameId::Chinese {
                end.splice(0..0, [swap(told), Event::TurnBegan { seat: Seat::FIRST, turn: 999 }]);
                let mut after = told.clone();
                after.apply(&end[0]);
                end.insert(2, chain(&after, after.cell_of(PieceId(0)).unwrap_or(cell), 10));
            }
            end
        });
        let mut looked = std::collections::BTreeMap::new();
        visit_events(story, |event, _, sheet, before| {
            // A few of each kind are enough, and the longest chain.
            let count = looked.entry(kind(event)).or_insert(0);
            *count += 1;
            let is_long = matches!(event, Event::Leapt { path, .. } if path.len() > 4);
            if *count <= 4 || is_long {
                moves_smoothly(event, sheet, before);
            }
        });
        for (kind, count) in looked {
            *seen.entry(kind).or_insert(0) += count;
        }
    }
    for kind in
        ["Moved", "Leapt", "Removed", "Swapped", "Boosted", "Line", "Goal", "Ranked", "GameEnded", "GameBegan", "Ended"]
    {
        assert!(seen.contains_key(kind), "no {kind} in these matches: {seen:?}");
    }
}

#[test]
fn a_slide_gathers_speed_where_a_walk_keeps_it() {
    // The share of the way that is done after half of the time in which a figure moves.
    let halfway = |game, least: usize| {
        let mut shares = Vec::new();
        visit_events(story_at(game, 2, 2, 60), |event, context, sheet, before| {
            let Event::Moved { piece, path } = event else { return };
            if path.len() < least || !before.contains_key(piece) {
                return;
            }
            let [from, to] = [path[0], path[path.len() - 1]].map(|cell| context.centre(cell));
            let middle = sheet.sample(before, 0.47)[piece].at;
            shares.push(from.distance(middle) / from.distance(to));
        });
        assert!(shares.len() > 3, "{game:?}: {shares:?}");
        shares.iter().sum::<f32>() / shares.len() as f32
    };
    assert!(halfway(GameId::Demeter, 3) < 0.43, "{}", halfway(GameId::Demeter, 3));
    assert!(halfway(GameId::Demeter, 2) > halfway(GameId::Demeter, 3), "a step to the next cell is no run");
}

/// The star with a chain of its first piece at the end of some turns.
fn chained(hops: usize) -> (DisplayedBoard, Vec<Event>) {
    with_end(story_at(GameId::Chinese, 2, 2, 40), |told| {
        let cell = told.cell_of(PieceId(0)).expect("it stands somewhere");
        vec![chain(told, cell, hops)]
    })
}

#[test]
fn every_hop_of_a_chain_sounds_higher_than_the_one_before() {
    let mut seen = false;
    let (told, events) = chained(10);
    let last = events.len() - 1;
    let mut number = 0;
    visit_events((told, events), |event, _, sheet, _| {
        number += 1;
        if number <= last {
            return;
        }
        let notes: Vec<(f32, u8)> = sheet
            .cues_between(-1.0, 1.0)
            .filter_map(|(at, cue)| if let Cue::Note(step, _) = cue { Some((*at, *step)) } else { None })
            .collect();
        assert_eq!(notes.len(), 10, "{event:?}");
        assert!(notes.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1), "{notes:?}");
        seen = true;
    });
    assert!(seen);
}

#[test]
fn whoever_is_jumped_over_ducks_and_stands_up_again() {
    let mut ducked = 0;
    for (game, turns) in [(GameId::Demeter, 60), (GameId::Chinese, 150)] {
        visit_events(story_at(game, 2, 2, turns), |event, context, sheet, before| {
            let Event::Leapt { piece, path } = event else { return };
            let [from, to] = [path[0], path[1]].map(|cell| context.centre(cell));
            let Some(other) = context.below(*piece, from, to) else { return };
            // The lowest that it gets, and whether the other is above it then.
            let moments = (0..=300).map(|step| sheet.sample(before, step as f32 / 300.0));
            let lowest = moments
                .filter_map(|poses| Some((poses.get(&other)?.stretch, poses.get(piece)?.at.y)))
                .min_by(|a, b| a.0.total_cmp(&b.0))
                .expect("both move");
            assert!(lowest.0 < 0.9 && lowest.1 > 0.0, "{event:?}: {other:?} {lowest:?}");
            let end = sheet.sample(before, 1.0)[&other];
            assert!((end.stretch - 1.0).abs() < 1e-3 && end.lean.length() < 1e-3, "{event:?}: {end:?}");
            ducked += 1;
        });
    }
    assert!(ducked > 20, "{ducked} were jumped over");
}

#[test]
fn the_whole_army_rejoices_at_a_goal_and_nobody_else() {
    let mut seen = false;
    let story = with_end(story_at(GameId::Demeter, 2, 2, 30), |told| {
        let (piece, _) = told.piece_ids().find(|(_, info)| info.seat == Seat::SECOND).expect("it has an army");
        let cell = told.cell_of(piece).expect("it stands somewhere");
        vec![Event::Goal { seat: Seat::SECOND, cell }]
    });
    visit_events(story, |event, context, sheet, before| {
        let Event::Goal { seat, .. } = event else { return };
        let moments: Vec<Poses> = (0..=200).map(|step| sheet.sample(before, step as f32 / 200.0)).collect();
        for (piece, info) in context.told.piece_ids().filter(|(piece, _)| before.contains_key(piece)) {
            let ground = before[&piece].at.y;
            let highest = moments.iter().filter_map(|poses| poses.get(&piece)).map(|pose| pose.at.y - ground);
            let jumps = highest.fold(0.0, f32::max) > 0.01;
            assert_eq!(jumps, info.seat == *seat, "{piece:?}");
        }
        seen = true;
    });
    assert!(seen, "there is a goal");
}

#[test]
fn nothing_jumps_in_any_scene() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 1..9 {
        visit_seed(seed, |event, _, sheet, before| {
            seen.insert(kind(event));
            moves_smoothly(event, sheet, before);
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
        visit_seed(seed, |event, context, sheet, before| {
            let mut after = before.clone();
            after.extend(sheet.sample(before, 1.0));
            if let Event::Removed { piece, .. } = event {
                assert!(!after[piece].is_visible(), "{event:?}");
            }
            if matches!(event, Event::Pushed { .. } | Event::Held { .. } | Event::Removed { .. } | Event::Moved { .. })
            {
                for (piece, rest) in context.all_at_rest() {
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
fn games_without_dice_are_told_on_the_same_stage() {
    let mut seen = std::collections::BTreeMap::new();
    for game in [GameId::Groi, GameId::Revised, GameId::Demeter, GameId::Chinese] {
        for seed in 1..4 {
            visit_events(story_of(game, seed), |event, context, sheet, before| {
                *seen.entry(kind(event)).or_insert(0) += 1;
                let mut after = before.clone();
                after.extend(sheet.sample(before, 1.0));
                if let Event::Removed { piece, by, .. } = event {
                    assert!(!after[piece].is_visible(), "{game:?} {event:?}");
                    let when = |wanted: &dyn Fn(&Cue) -> bool| {
                        sheet.cues_between(-1.0, 1.0).find(|(_, cue)| wanted(cue)).map(|(at, _)| *at)
                    };
                    let blow = when(&|cue| matches!(cue, Cue::Star(..)));
                    let fall = when(&|cue| matches!(cue, Cue::Embers(..)));
                    assert!(by == piece || (blow.is_some() && blow < fall), "{game:?} {event:?}: {blow:?} {fall:?}");
                }
                if matches!(
                    event,
                    Event::Moved { .. }
                        | Event::Leapt { .. }
                        | Event::Boosted { .. }
                        | Event::Swapped { .. }
                        | Event::Removed { .. }
                ) {
                    for (piece, rest) in context.all_at_rest() {
                        let apart = after[&piece].at.distance(rest.at);
                        assert!(apart < 1e-4, "{game:?} {event:?}: {piece:?} is {apart} off");
                    }
                }
            });
        }
    }
    for kind in ["Moved", "Leapt", "Removed", "Swapped", "Boosted"] {
        assert!(seen.contains_key(kind), "no {kind} in these matches: {seen:?}");
    }
}

#[test]
fn fighters_come_to_striking_distance_and_never_stand_in_each_other() {
    for seed in 1..9 {
        visit_seed(seed, |event, context, sheet, before| {
            let Some([one, other]) =
                context.clash().filter(|_| !matches!(event, Event::Moved { .. } | Event::Removed { .. }))
            else {
                return;
            };
            for step in 0..=50 {
                let mut now = before.clone();
                now.extend(sheet.sample(before, step as f32 / 50.0));
                let (Some(a), Some(b)) = (now.get(&one), now.get(&other)) else { return };
                if a.is_visible() && b.is_visible() && a.at.y < 0.01 && b.at.y < 0.01 {
                    assert!(a.at.distance(b.at) > 0.15, "{event:?}: {} at {step}", a.at.distance(b.at));
                }
            }
            if matches!(event, Event::Attacked { .. }) {
                let end = sheet.sample(before, 1.0);
                let apart = end[&one].at.distance(end[&other].at);
                assert!((0.24..0.32).contains(&apart), "{apart}");
            }
        });
    }
}
