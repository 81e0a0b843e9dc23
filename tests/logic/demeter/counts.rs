//! Counts of positions: the rulebook's own, and those of a second, naive implementation.

use std::collections::BTreeMap;

use holochess::rules::{
    NodeKind, Rules,
    perft::{divide, perft, perft_on},
    squares::SQUARES,
};

use super::{naive, position, rules};
use crate::lots::{Lots, actions_of, wander};

const COUNTS: [u64; 4] = [22, 484, 16_324, 550_564];

#[test]
fn the_start_counts_as_the_rulebook_says() {
    let rules = rules(&[]);
    for (depth, count) in (1..).zip(COUNTS) {
        assert_eq!(perft(&rules, &rules.start(), depth), count);
        assert_eq!(perft_on(&rules, &rules.start(), depth, 2), count);
        let divided = divide(&rules, &rules.start(), depth, 1);
        assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), count);
        if depth < 4 {
            assert_eq!(naive::perft(&rules.start().line(), depth), count);
        }
    }
}

/// Lines with pawns strewn about: one to eight a side, anywhere but on goals, often close together.
pub fn scattered(count: usize) -> Vec<String> {
    let mut lots = Lots::new(5);
    let names: Vec<String> = (0..SQUARES)
        .map(|square| format!("{}{}", char::from(b'a' + square as u8 / 8), square % 8 + 1))
        .filter(|name| !["a4", "a5", "h4", "h5"].contains(&name.as_str()))
        .collect();
    (0..count)
        .map(|_| {
            let (left, right) = (lots.below(6) as u8, lots.below(6) as u8);
            let near = |name: &&String| {
                let column = name.as_bytes()[0] - b'a';
                count.is_multiple_of(2) || (left.min(right)..=left.max(right) + 2).contains(&column)
            };
            let mut free: Vec<&String> = names.iter().filter(near).collect();
            let camps: Vec<String> = (0..2)
                .map(|_| {
                    let size = 1 + lots.below(8);
                    let mut camp = lots.draw(&mut free, size);
                    camp.sort();
                    camp.into_iter().map(|name| format!("{name} ")).collect::<Vec<_>>().concat()
                })
                .collect();
            format!("{}/ {}{}", camps[0], camps[1], lots.one_of(&['w', 'b']))
        })
        .collect()
}

#[test]
fn scattered_positions_have_the_naive_actions_and_what_follows() {
    let rules = rules(&[]);
    for line in scattered(999).into_iter().chain(scattered(1000)) {
        let before = position(&line);
        assert_eq!(before.line(), line);
        let found: BTreeMap<String, String> = actions_of(&rules, &before)
            .into_iter()
            .map(|action| {
                let after = rules.apply(&before, action);
                let line = if rules.node_kind(&after) == NodeKind::Over { "won".to_owned() } else { after.line() };
                (rules.action_text(action), line)
            })
            .collect();
        assert_eq!(found, naive::follows(&line), "{line}");
        assert_eq!(rules.count_continuations(&before), found.len() as u64, "{line}");
    }
}

#[test]
fn deeper_counts_agree_too() {
    let rules = rules(&[]);
    for line in scattered(120).into_iter().chain(scattered(121)) {
        for depth in 1..=2 {
            assert_eq!(perft(&rules, &position(&line), depth), naive::perft(&line, depth), "{line}");
        }
    }
    let mut lots = Lots::new(8);
    for _ in 0..15 {
        let steps = lots.below(80);
        let line = wander(&rules, &rules.start(), steps, &mut lots).line();
        assert_eq!(perft(&rules, &position(&line), 3), naive::perft(&line, 3), "{line}");
    }
}

#[test]
fn a_win_counts_as_the_last_decision_only() {
    let rules = rules(&[]);
    // C4 over B4 onto A4 wins, and nothing follows it.
    let line = "b4 c4 / d8 w";
    let all = perft(&rules, &position(line), 1);
    let quiet: u64 =
        naive::follows(line).values().filter(|after| *after != "won").map(|after| naive::perft(after, 1)).sum();
    assert!(naive::follows(line).values().any(|after| after == "won"));
    assert_eq!(all, naive::follows(line).len() as u64);
    assert_eq!(perft(&rules, &position(line), 2), quiet);
}

#[test]
fn the_cap_cuts_counts_off() {
    let rules = rules(&[("move_cap", "2")]);
    assert_eq!([1, 2, 3].map(|depth| perft(&rules, &rules.start(), depth)), [22, 484, 0]);
}
