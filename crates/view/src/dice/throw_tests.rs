//! Tests of throws.

use super::*;

/// Handfuls that occur in matches: from the smallest to the largest, with every face.
fn rolls() -> Vec<(u64, [Vec<u8>; 2])> {
    let faces =
        |count: usize, start: usize| (0..count).map(|index| ((index * 5 + start) % 6) as u8 + 1).collect::<Vec<_>>();
    let sizes = [(2, 2), (3, 8), (4, 4), (6, 3), (6, 7), (7, 8), (8, 2), (8, 8)];
    (1..25)
        .map(|number| (number, sizes[number as usize % sizes.len()]))
        .map(|(number, (a, b))| (number, [faces(a, 0), faces(b, 3)]))
        .collect()
}

#[test]
fn the_recorded_faces_lie_up() {
    for (number, hands) in rolls() {
        let throw = Throw::new(number, &hands);
        assert_eq!(throw.len(), hands[0].len() + hands[1].len());
        for (die, face) in hands.iter().flatten().enumerate() {
            let (_, turn) = throw.pose(die, throw.rest());
            assert!((turn * face_normal(*face)).y > 0.999, "roll {number}, die {die} does not show {face}");
        }
    }
}

#[test]
fn every_throw_lies_still_within_two_seconds() {
    for (number, hands) in rolls() {
        let throw = Throw::new(number, &hands);
        assert!(throw.rest() <= 2.0);
        for die in 0..throw.len() {
            let (before, after) = (throw.pose(die, throw.rest() - 0.05), throw.pose(die, throw.rest()));
            assert!(before.0.distance(after.0) < EDGE * 0.02, "roll {number}, die {die} still slides");
            assert!(before.1.angle_between(after.1) < 0.03, "roll {number}, die {die} still rocks");
        }
    }
}

#[test]
fn dice_never_pass_through_each_other_or_the_table() {
    for (number, hands) in rolls() {
        let throw = Throw::new(number, &hands);
        let frames = (throw.rest() * 240.0) as usize;
        for frame in 0..=frames {
            let dice: Vec<Body> = (0..throw.len())
                .map(|die| throw.pose(die, frame as f32 / 240.0))
                .map(|(at, turn)| Body { at, turn, velocity: Vec3::ZERO, spin: Vec3::ZERO })
                .collect();
            let (first, second) = dice.split_at(hands[0].len());
            let deep = deepest(first, 0).max(deepest(second, 1));
            assert!(
                deep < EDGE * 0.08,
                "roll {number}: {:.1} % of an edge at {:.3} s",
                100.0 * deep / EDGE,
                frame as f32 / 240.0
            );
        }
    }
}

#[test]
fn dice_come_to_rest_apart_so_that_they_can_be_counted() {
    let mut together = 0;
    for (number, hands) in rolls() {
        let throw = Throw::new(number, &hands);
        let dice: Vec<Body> = (0..throw.len())
            .map(|die| throw.pose(die, throw.rest()))
            .map(|(at, turn)| Body { at, turn, velocity: Vec3::ZERO, spin: Vec3::ZERO })
            .collect();
        let (first, second) = dice.split_at(hands[0].len());
        let pairs = close(first) + close(second);
        assert!(pairs <= 1, "roll {number}: {pairs} pairs of {:?} lie close", hands.each_ref().map(Vec::len));
        together += pairs;
    }
    assert!(together <= 2, "{together} pairs in {} rolls", rolls().len());
}

#[test]
fn the_same_roll_flies_the_same_way_and_another_does_not() {
    let hands = [vec![1, 2, 3], vec![4, 5]];
    let (one, same, other) = (Throw::new(7, &hands), Throw::new(7, &hands), Throw::new(8, &hands));
    assert_eq!(one.frames, same.frames);
    assert_ne!(one.frames, other.frames);
}

#[test]
fn other_faces_change_nothing_but_the_pips() {
    let (one, other) = (Throw::new(3, &[vec![1, 1], vec![6]]), Throw::new(3, &[vec![4, 2], vec![5]]));
    assert_eq!(one.frames, other.frames);
    assert_ne!(one.pips, other.pips);
}

#[test]
fn bounces_are_heard_and_die_away() {
    let throw = Throw::new(2, &[vec![1; 6], vec![2; 6]]);
    assert!(throw.bounces.len() > 8);
    assert!(throw.bounces.windows(2).all(|pair| pair[0].at < pair[1].at));
    assert!(throw.bounces.iter().all(|bounce| bounce.at <= throw.rest() && (0.0..=1.0).contains(&bounce.force)));
}
