//! Counts of positions: the rulebook's own, and those of a second, naive implementation.

use std::ops::ControlFlow;

use holochess::rules::{
    NodeKind, Rules,
    holochess::{Holochess, Phase, Position},
    perft::{divide, perft, perft_on},
};

use super::{
    MELEE, START,
    invariants::{Chooser, scattered},
    naive, options, position,
};

/// The rulebook's "Counts", and the next depths, which the naive implementation confirms.
const COUNTS: [(&str, &[u64]); 2] =
    [(START, &[21, 549, 10_495, 262_017, 6_428_910]), (MELEE, &[46, 1_538, 44_069, 1_250_569])];

#[test]
fn the_rulebooks_positions_count_as_it_says() {
    let rules = Holochess::default();
    for (line, counts) in COUNTS {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&rules, &position(line), depth), count, "depth {depth} of {line}");
        }
    }
}

#[test]
fn the_naive_rules_count_the_same() {
    for (line, counts) in COUNTS {
        for (depth, &count) in (1..=3).zip(counts) {
            assert_eq!(naive::perft(line, depth), count, "depth {depth} of {line}");
        }
    }
}

#[test]
#[ignore = "takes minutes; confirms the deepest counts of the table"]
fn the_naive_rules_count_the_same_all_the_way_down() {
    for (line, counts) in COUNTS {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(naive::perft(line, depth), count, "depth {depth} of {line}");
        }
    }
}

#[test]
fn threads_and_first_actions_add_up() {
    let rules = Holochess::default();
    for (line, counts) in COUNTS {
        let position = position(line);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft_on(&rules, &position, depth, 3), count);
            let parts = divide(&rules, &position, depth, 2);
            assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), count);
            assert_eq!(parts.len() as u64, rules.count_actions(&position));
        }
    }
}

#[test]
fn the_start_is_the_deal_in_the_rulebooks_order() {
    assert_eq!(Holochess::default().start(), position(START));
}

#[test]
fn to_no_depth_there_is_one_sequence() {
    assert_eq!(perft(&Holochess::default(), &position(START), 0), 1);
}

/// Savrip on Ng'ok with one other piece: the kill leads to the duel, which is one ending.
#[test]
fn a_duel_is_one_ending() {
    let rules = Holochess::default();
    let line = "savrip@i1 / ngok@i2 houjix@o7 1 1";
    // The attack is a kill (then the duel), a push, a counter-push, or a counter-kill, which ends the match.
    let walks = rules.count_actions(&position(line)) - 1;
    assert_eq!(perft(&rules, &position(line), 1), walks + 4);
    assert_eq!(perft(&rules, &position(line), 2), naive::perft(line, 2));
}

#[test]
fn counting_begins_with_the_clock_at_zero_and_minds_it() {
    let rules = Holochess::new(&options(&[("quiet_turns", "1")]), 2).unwrap();
    // No attack is possible within the first turn, so the match ends with it.
    let apart = position("savrip@o1 houjix@o3 / ngok@o7 strider@o9 1 2");
    assert_eq!(perft(&rules, &apart, 2), perft(&Holochess::default(), &apart, 2));
    assert_eq!(perft(&rules, &apart, 3), 0);
}

#[test]
fn bulk_counts_are_what_visiting_counts() {
    let rules = Holochess::default();
    for line in scattered(400) {
        let position = position(&line);
        let mut count = 0;
        let _ = rules.visit_actions(&position, |action| {
            let after = rules.apply(&position, action);
            if rules.node_kind(&after) == NodeKind::Chance {
                rules.visit_outcomes(&after, |_, weight| count += u64::from(weight > 0));
            } else {
                count += 1;
            }
            ControlFlow::Continue(())
        });
        assert_eq!(rules.count_continuations(&position), count, "{line}");
    }
}

#[test]
fn scattered_positions_have_the_naive_actions_and_consequences() {
    for line in scattered(1500) {
        assert_eq!(follows(&position(&line)), naive::follows(&line), "{line}");
    }
}

#[test]
fn positions_of_random_matches_have_the_naive_actions_and_consequences() {
    let rules = Holochess::default();
    let mut pushes = 0;
    for seed in 0..60 {
        let mut chooser = Chooser::new(seed);
        let mut position = rules.start();
        while rules.node_kind(&position) != NodeKind::Over {
            if let NodeKind::Decision(_) = rules.node_kind(&position) {
                let line = position.to_string();
                pushes += u32::from(matches!(position.phase(), Phase::Push { .. }));
                // Compared without the clock's end, of which a line knows nothing.
                assert_eq!(follows(&line.parse().unwrap()), naive::follows(&line), "{line}");
            }
            position = chooser.step(&rules, &position);
        }
    }
    assert!(pushes > 100, "only {pushes} pushes came up");
}

/// What the fast rules say of a position, in the words of the naive ones.
fn follows(position: &Position) -> naive::Follows {
    let rules = Holochess::default();
    let mut found = Vec::new();
    let _ = rules.visit_actions(position, |action| {
        let after = rules.apply(position, action);
        let mut add = |next: &Position| {
            let says = match next.phase() {
                Phase::Duel => "duel".to_owned(),
                Phase::Over { winner, .. } => format!("won {}", winner.unwrap()),
                _ => next.to_string(),
            };
            found.push((rules.action_text(action), says));
        };
        if rules.node_kind(&after) == NodeKind::Chance {
            rules.visit_outcomes(&after, |chance, _| add(&rules.resolve(&after, chance)));
        } else {
            add(&after);
        }
        ControlFlow::Continue(())
    });
    found.sort();
    found
}
