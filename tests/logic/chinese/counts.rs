//! Counts of positions: the rulebook's own, and those of a second, naive implementation, with every option.

use std::collections::BTreeMap;

use holochess::rules::{
    NodeKind, Rules, Seat,
    chinese::{Chinese, Position, Triangle},
    perft::{divide, perft, perft_on},
    star::{BOARD, neighbours},
};

use super::{naive::Naive, position, rules};
use crate::lots::{Lots, actions_of, wander};

/// Players, sets a player.
const TABLES: [(usize, usize); 6] = [(2, 1), (3, 1), (4, 1), (6, 1), (3, 2), (2, 3)];

#[test]
fn the_start_counts_as_the_rulebook_says() {
    for (players, counts) in
        [(2, [14, 196, 4_760]), (3, [14, 196, 2_744]), (4, [14, 197, 2_758]), (6, [14, 197, 2_772])]
    {
        let rules = rules(players, &[]);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&rules, &rules.start(), depth), count, "{players} players, depth {depth}");
            let divided = divide(&rules, &rules.start(), depth, 1);
            assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), count);
        }
        assert_eq!(perft_on(&rules, &rules.start(), 4, 2), perft(&rules, &rules.start(), 4));
    }
}

/// Every table with every way of blocking, with fillers and without.
fn settings() -> Vec<(usize, usize, &'static str, bool)> {
    let mut all = Vec::new();
    for (players, sets) in TABLES {
        for blocking in ["swap", "fill", "none"] {
            for fill_unused in [false, true] {
                all.push((players, sets, blocking, fill_unused));
            }
        }
    }
    all
}

fn typed((players, sets, blocking, fill_unused): (usize, usize, &str, bool)) -> Chinese {
    let fill = if fill_unused { "on" } else { "off" };
    rules(players, &[("sets", &sets.to_string()), ("blocking", blocking), ("fill_unused", fill)])
}

/// Positions with pawns strewn about, most of them around their targets, where the rules are busiest.
fn scattered(rules: &Chinese, count: usize, lots: &mut Lots) -> Vec<Position> {
    let obstacles = rules.obstacles();
    let mut found = Vec::new();
    while found.len() < count {
        let mut free: Vec<_> = BOARD.cells().filter(|hole| !obstacles.contains(hole)).collect();
        let camps = (0..rules.seats()).map(|seat| {
            let sets = rules.sets(Seat::new(seat)).iter().map(|set: &Triangle| {
                let near = set.target().into_iter().fold(set.target(), |near, hole| near | neighbours(hole));
                let pawns = (0..10).map(|_| {
                    let good: Vec<usize> = (0..free.len()).filter(|index| near.contains(free[*index])).collect();
                    let index =
                        if good.is_empty() || lots.below(3) == 0 { lots.below(free.len()) } else { lots.one_of(&good) };
                    BOARD.name(free.swap_remove(index))
                });
                pawns.collect::<Vec<_>>().join(" ")
            });
            sets.collect::<Vec<_>>().join(" + ")
        });
        let camps = camps.collect::<Vec<_>>().join(" / ");
        let mover = 1 + lots.below(rules.seats());
        // Some of these are already won and therefore no positions.
        found.extend(rules.read_position(&format!("{camps} {mover}")));
    }
    found
}

fn agree(rules: &Chinese, naive: &Naive, before: &Position) {
    let line = rules.position_text(before).unwrap();
    let table = naive.read(&line);
    assert_eq!(naive.write(&table), line);
    let found: BTreeMap<String, String> = actions_of(rules, before)
        .into_iter()
        .map(|action| {
            let after = rules.apply(before, action);
            let text = if rules.node_kind(&after) == NodeKind::Over {
                format!("won by {}", rules.verdict(&after).unwrap().winner.unwrap())
            } else {
                rules.position_text(&after).unwrap()
            };
            (rules.action_text(action), text)
        })
        .collect();
    let expected: BTreeMap<String, String> = naive
        .follows(&table)
        .into_iter()
        .map(|(action, next)| {
            // Wins are looked for after each action: for the mover first, then for the others in turn order.
            let seats = rules.seats();
            let winner = (0..seats).map(|step| (table.mover + step) % seats).find(|seat| naive.has_won(&next, *seat));
            (action, winner.map_or_else(|| naive.write(&next), |seat| format!("won by {}", seat + 1)))
        })
        .collect();
    assert_eq!(found, expected, "{line}");
    assert_eq!(rules.count_continuations(before), found.len() as u64, "{line}");
}

#[test]
fn scattered_positions_have_the_naive_actions_and_what_follows() {
    let mut lots = Lots::new(11);
    for setting in settings() {
        let (rules, naive) = (typed(setting), Naive::new(setting.0, setting.1, setting.2, setting.3));
        for before in scattered(&rules, 25, &mut lots) {
            agree(&rules, &naive, &before);
        }
        for _ in 0..10 {
            let steps = lots.below(150);
            agree(&rules, &naive, &wander(&rules, &rules.start(), steps, &mut lots));
        }
    }
}

#[test]
fn deeper_counts_agree_too() {
    let mut lots = Lots::new(12);
    for setting in settings() {
        let (rules, naive) = (typed(setting), Naive::new(setting.0, setting.1, setting.2, setting.3));
        for before in scattered(&rules, 2, &mut lots) {
            let line = rules.position_text(&before).unwrap();
            assert_eq!(perft(&rules, &before, 2), naive.perft(&naive.read(&line), 2), "{setting:?} {line}");
        }
    }
}

#[test]
fn the_cap_cuts_counts_off() {
    let rules = rules(2, &[("turn_cap", "1")]);
    assert_eq!([1, 2, 3].map(|depth| perft(&rules, &rules.start(), depth)), [14, 196, 0]);
}

/// South is shut in and has to pass: that is no decision.
#[test]
fn forced_passes_are_not_counted() {
    let rules = rules(3, &[]);
    let shut_in = position(&rules, super::ends::SHUT_IN);
    let after = rules.pass(&shut_in);
    for depth in 1..=2 {
        assert_eq!(perft(&rules, &shut_in, depth), perft(&rules, &after, depth));
    }
}
