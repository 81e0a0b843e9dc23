//! The trained network: features that hold what they say, weights that are read as they were written.

use holochess::{
    players::{
        holochess::{
            NetworkEvaluator, ThreatEvaluator,
            endings::SHIPPED as SOLVED,
            features::{self, Features},
            model::{SHIPPED, Weights, log_odds, logistic},
        },
        search::Evaluator,
    },
    rules::{
        Cell, GameId, Rules, Seat,
        holochess::{ACTIONS_A_TURN, Draft, Holochess, Position},
    },
};

use crate::lots::some_positions;

fn positions() -> impl Iterator<Item = Position> {
    include_str!("fifty.txt").lines().filter(|line| !line.contains('>')).map(|line| line.parse().expect("a position"))
}

fn feature(line: &str, name: &str) -> f32 {
    feature_solved(line, None, name)
}

fn feature_solved(line: &str, solved: Option<f64>, name: &str) -> f32 {
    let position = line.parse().expect("it is a position");
    let index = features::names().iter().position(|known| known == name).expect("there is such a feature");
    let features = Features::from_position(&Holochess::default(), &position, solved);
    features.list().iter().filter(|&&(feature, _)| usize::from(feature) == index).map(|&(_, value)| value).sum()
}

#[test]
fn every_feature_has_a_name_of_its_own() {
    let mut names = features::names();
    assert_eq!(names.len(), features::COUNT);
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), features::COUNT);
}

#[test]
fn features_say_what_a_person_sees() {
    let line = "molator@i1 houjix@o7 / savrip@i2 ngok@o3 1 2";
    assert!((feature(line, "left.own.molator") - 1.0).abs() < 1e-6);
    assert!((feature(line, "sizes.2.2") - 1.0).abs() < 1e-6);
    assert!((feature(line, "near.molator.savrip") - 1.0).abs() < 1e-6);
    assert!((feature(line, "inner.own.molator") - 1.0).abs() < 1e-6);
    assert!(feature(line, "inner.own.houjix").abs() < 1e-6);
    // One attack alone kills in 53 of 100; two actions are worth more, one action is just that.
    assert!(feature(line, "danger.other.savrip") > 0.5309);
    assert!((feature(&line.replace("1 2", "1 1"), "danger.other.savrip") - 0.530_861).abs() < 1e-5);
    // Who can attack whom: after a walk with two actions, only from beside with one.
    assert!((feature(line, "strikes.molator.savrip") - 1.0).abs() < 1e-6);
    assert!((feature(&line.replace("molator@i1", "molator@o1"), "strikes.molator.savrip") - 1.0).abs() < 1e-6);
    let one_left = line.replace("molator@i1", "molator@o1").replace("1 2", "1 1");
    assert!(feature(&one_left, "strikes.molator.savrip").abs() < 1e-6);
    assert!((feature(&one_left, "struck.molator.savrip") - 1.0).abs() < 1e-6);
    // Savrip and Ng'ok are ahead on points, the clock is at its beginning, Molator can attack.
    assert!((feature(line, "clock.9.other-ahead.hits") - 1.0).abs() < 1e-6);
    // No creature with dice that can kill reaches Ng'ok's ray in time: Houjix walks one cell a move.
    assert!(feature("houjix@o7 ghhhk@o8 / ngok@o1 savrip@o2 1 2", "danger.other.ngok").abs() < 1e-6);
    // After a walk there is one attack left.
    assert!((feature("molator@o12 houjix@o7 / savrip@i2 ngok@o4 1 2", "danger.other.savrip") - 0.530_861).abs() < 1e-5);
    // What the table of endings says, in half log odds: three wins of four are the logarithm of three.
    assert!((feature_solved(line, Some(0.75), "solved.9.other-ahead") - 0.5 * 3.0_f32.ln()).abs() < 1e-6);
    assert!((feature_solved(line, Some(0.75), "ending.9.other-ahead") - 1.0).abs() < 1e-6);
    assert!(feature_solved(line, Some(1.0), "solved.9.other-ahead").is_finite());
    assert!(feature(line, "solved.9.other-ahead").abs() + feature(line, "ending.9.other-ahead").abs() < 1e-6);
}

#[test]
fn features_do_not_depend_on_how_the_board_is_turned() {
    let rules = Holochess::default();
    let turned = |cell: Cell| match cell.0 {
        0 => Cell(0),
        inner @ 1..=12 => Cell((inner + 4) % 12 + 1),
        outer => Cell((outer + 4 - 12) % 12 + 13),
    };
    let mirrored = |cell: Cell| match cell.0 {
        0 => Cell(0),
        inner @ 1..=12 => Cell(13 - inner),
        outer => Cell(37 - outer),
    };
    for position in positions() {
        let sorted = |position: &Position| {
            let mut list = Features::from_position(&rules, position, Some(0.6)).list().to_vec();
            list.sort_by_key(|&(feature, _)| feature);
            list
        };
        let image = |change: &dyn Fn(Cell) -> Cell, swap: bool| {
            let mut camps = [Seat::FIRST, Seat::SECOND]
                .map(|seat| position.standing(seat).map(|(creature, cell)| (creature, change(cell))).collect());
            let mut side = position.side();
            if swap {
                camps.reverse();
                side = side.opponent();
            }
            Position::build(&Draft { camps, side, left: position.left(), push: None }).expect("it is one again")
        };
        for other in [image(&turned, false), image(&mirrored, false), image(&|cell| cell, true)] {
            assert_eq!(sorted(&position), sorted(&other), "{position}");
        }
    }
}

#[test]
fn weights_are_read_as_they_were_written() {
    let text = SHIPPED.to_text(&["how it was made".to_owned()]);
    assert_eq!(Weights::from_text(&text).as_ref(), Ok(&*SHIPPED));
    assert!(text.len() < 1_000_000);
    assert!(Weights::from_text("").is_err());
    let torn: String = text.lines().take(40).collect::<Vec<_>>().join("\n");
    assert!(Weights::from_text(&torn).unwrap_err().to_string().starts_with("line "), "{torn}");
    assert!(include_str!("../../assets/players/holochess.weights").contains("# holochess-lab train holochess "));
}

#[test]
fn what_was_learned_is_some_sense() {
    let rules = Holochess::default();
    let evaluator = NetworkEvaluator::shipped();
    for position in positions() {
        let chance = evaluator.evaluate(&rules, &position);
        assert!(chance > 0.0 && chance < 1.0, "{position}: {chance}");
    }
    let chance = |line: &str| evaluator.evaluate(&rules, &line.parse().expect("it is a position"));
    // Four against two, and the other way round.
    assert!(chance("savrip@i1 monnok@i2 klorslug@o2 strider@o3 / ghhhk@o8 houjix@o9 1 2") > 0.8);
    assert!(chance("ghhhk@o8 houjix@o9 / savrip@i1 monnok@i2 klorslug@o2 strider@o3 1 2") < 0.2);
    // It agrees with the hand-made judgement about who is ahead where that is sure.
    for position in positions() {
        let (hand, learned) = (ThreatEvaluator.evaluate(&rules, &position), evaluator.evaluate(&rules, &position));
        assert!(!(hand > 0.95 && learned < 0.4 || hand < 0.05 && learned > 0.6), "{position}: {hand}, {learned}");
    }
}

#[test]
fn solved_endings_are_used_only_while_the_clock_is_far() {
    let evaluator = NetworkEvaluator::shipped();
    let exact = SOLVED.as_ref().expect("the table comes with the game");
    let line = "houjix@i2 ngok@i9 / klorslug@o1 1 2";
    let position: Position = line.parse().expect("it is a position");
    let known = exact.look_up(&position).expect("three creatures are solved");
    let rules = |quiet_turns: &str, quiet_end: &str| {
        let mut options = GameId::Holochess.options();
        options.set("quiet_turns", quiet_turns).expect("it is an option");
        options.set("quiet_end", quiet_end).expect("it is an option");
        Holochess::new(&options, 2).expect("two play")
    };
    let judged = |quiet_turns: &str, quiet_end: &str| evaluator.evaluate(&rules(quiet_turns, quiet_end), &position);
    for (quiet_turns, quiet_end, is_used) in [
        ("0", "points", true),
        ("20", "points", true),
        ("6", "points", true),
        ("5", "points", false),
        ("20", "draw", false),
    ] {
        let same = (judged(quiet_turns, quiet_end) - known).abs() < 1e-9;
        assert_eq!(same, is_used, "{quiet_turns} {quiet_end}");
    }
}

#[test]
fn judgements_of_four_begin_with_what_is_solved() {
    let (evaluator, exact) = (NetworkEvaluator::shipped(), SOLVED.as_ref().expect("the table comes with the game"));
    let with_clock = |quiet_turns: &str| {
        let mut options = GameId::Holochess.options();
        options.set("quiet_turns", quiet_turns).expect("it is an option");
        Holochess::new(&options, 2).expect("two play")
    };
    let (endless, usual, last) = (with_clock("0"), with_clock("20"), with_clock("1"));
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mut off, mut lasts) = (Vec::new(), Vec::new());
    for position in some_positions([2, 2]).take(200).chain(some_positions([3, 1]).take(200)) {
        // Without a clock they are that and nothing else, inside a turn by the best that can be made of it.
        let Some(probe) = exact.probe(&position) else { continue };
        let known = if position.side() == Seat::FIRST { probe.value } else { 1.0 - probe.value };
        let judged = evaluator.evaluate(&endless, &position);
        assert!((judged - known).abs() < 2e-6, "{position}: {judged} for {known}");
        // With a clock that is far they are near to it.
        off.push((evaluator.evaluate(&usual, &position) - known).abs());
        // In the last turn, the player who leads on points and is to move has won.
        if last.leader(&position) == Some(position.side()) && position.left() == ACTIONS_A_TURN {
            let judged = evaluator.evaluate(&last, &position);
            lasts.push(if position.side() == Seat::FIRST { judged } else { 1.0 - judged });
        }
    }
    assert!(off.len() > 300 && mean(&off) < 0.05, "{}", mean(&off));
    assert!(lasts.len() > 50 && mean(&lasts) > 0.95, "{}", mean(&lasts));
}

#[test]
fn the_logistic_function_and_its_inverse_are_what_they_are_called() {
    for step in -200..=200 {
        let x = f64::from(step) / 10.0;
        assert!((logistic(x) - 1.0 / (1.0 + (-x).exp())).abs() < 1e-9, "{x}");
        if x.abs() < 7.0 {
            assert!((log_odds(logistic(x)) - x).abs() < 1e-6, "{x}");
        }
    }
}
