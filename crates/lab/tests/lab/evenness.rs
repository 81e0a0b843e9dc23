//! The list of even deals is what the command writes, and says what a search and played matches find.

use holochess::{
    players::search::TranspositionTable,
    rules::holochess::{DealList, Holochess, Position},
};
use holochess_lab::evenness::{Looks, chance};

/// The looks that the shipped list was made with, from the command in its first line.
fn looks() -> Looks {
    let text = include_str!("../../../rules/data/holochess.deals");
    let command = text.lines().next().expect("it has a first line");
    let after = |name: &str| {
        let (_, rest) = command.split_once(name).expect("the command names both depths");
        rest.split_whitespace().next().and_then(|number| number.parse().ok()).expect("a depth is a number")
    };
    Looks { all: after("--depth "), close: after("--close-depth ") }
}

#[test]
fn the_shipped_list_is_what_its_command_finds() {
    let (rules, looks, mut memory) = (Holochess::default(), looks(), TranspositionTable::new(19));
    for (index, start) in DealList::placements().enumerate().step_by(1777) {
        let chance = chance(&rules, &start, looks, &mut memory);
        let listed = DealList::shipped().chance(&start).expect("every placement is listed");
        assert!((chance * 100.0 - f64::from(listed)).abs() <= 0.5 + 1e-9, "{index}: {start}: {chance}, {listed}");
    }
}

/// Turned by half with the other player starting, and mirrored, a placement is worth the same.
#[test]
fn placements_that_are_alike_are_worth_the_same() {
    let (rules, looks, mut memory) = (Holochess::default(), Looks { all: 4, close: 4 }, TranspositionTable::new(16));
    let placed = |hands: [&[&str]; 2], side: u8| -> Position {
        let camp = |hand: &[&str], first: usize| {
            let cells = hand.iter().enumerate().map(|(place, name)| format!("{name}@o{}", first + place));
            cells.collect::<Vec<_>>().join(" ")
        };
        format!("{} / {} {side} 2", camp(hands[0], 2), camp(hands[1], 8)).parse().expect("it is a start")
    };
    for hands in [
        [["savrip", "monnok", "ghhhk", "houjix"], ["strider", "ngok", "klorslug", "molator"]],
        [["molator", "ngok", "savrip", "ghhhk"], ["houjix", "klorslug", "monnok", "strider"]],
        [["klorslug", "strider", "houjix", "savrip"], ["ghhhk", "monnok", "molator", "ngok"]],
    ] {
        let [first, second] = &hands;
        let [mut left, mut right] = hands;
        left.reverse();
        right.reverse();
        let found = [
            placed([first, second], 1),
            placed([second, first], 2),
            placed([&left, &right], 1),
            placed([&right, &left], 2),
        ]
        .map(|start| chance(&rules, &start, looks, &mut memory));
        assert!(found.iter().all(|chance| (chance - found[0]).abs() < 1e-5), "{hands:?}: {found:?}");
    }
}
