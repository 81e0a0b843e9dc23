//! The solved endings: every value is what the best play of both makes of the others, whichever way the board is turned.

use std::{
    collections::BTreeSet,
    io::{Read, Write},
    ops::ControlFlow,
};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use holochess::{
    players::holochess::{
        endings::{Endings, SHIPPED},
        exactly,
    },
    rules::{
        Cell, GameId, NodeKind, Rules, Seat, by_weight,
        holochess::{Creature, Draft, Holochess, Position, duel},
    },
};

use crate::lots::{Lots, actions_of, some_positions};

fn shipped() -> &'static Endings {
    SHIPPED.as_ref().expect("the table comes with the game")
}

fn without_clock() -> Holochess {
    let mut options = GameId::Holochess.options();
    options.set("quiet_turns", "0").expect("it is an option");
    Holochess::new(&options, 2).expect("two play")
}

/// What a position is worth by the rules, if the table is right about those that follow it.
fn by_the_rules(rules: &Holochess, position: &Position, is_first: bool) -> f64 {
    match rules.node_kind(position) {
        NodeKind::Over => f64::from(rules.verdict(position).expect("it is over").scores[0]) / 2.0,
        NodeKind::Chance | NodeKind::Showdown => {
            let (mut sum, mut all) = (0.0, 0.0);
            rules.visit_outcomes(position, |chance, weight| {
                sum += weight as f64 * by_the_rules(rules, &rules.resolve(position, chance), false);
                all += weight as f64;
            });
            sum / all
        }
        NodeKind::Decision(seat) => {
            if !is_first && let Some(value) = shipped().look_up(position) {
                return value;
            }
            let mut values = Vec::new();
            let _ = rules.visit_actions(position, |action| {
                values.push(by_the_rules(rules, &rules.apply(position, action), false));
                ControlFlow::Continue(())
            });
            if values.is_empty() {
                return by_the_rules(rules, &rules.pass(position), false);
            }
            let best = if seat == Seat::FIRST { f64::max } else { f64::min };
            values.into_iter().reduce(best).expect("there is an action")
        }
    }
}

/// The kinds of endings that are solved, and positions of them.
fn solved(each: usize) -> impl Iterator<Item = Position> {
    [[2, 1], [2, 2], [3, 1]].into_iter().flat_map(move |sizes| {
        some_positions(sizes).filter(|position| shipped().look_up(position).is_some()).take(each)
    })
}

/// The same for the player to move.
fn by_the_rules_for_the_mover(rules: &Holochess, position: &Position) -> f64 {
    let value = by_the_rules(rules, position, true);
    if rules.node_kind(position) == NodeKind::Decision(Seat::FIRST) { value } else { 1.0 - value }
}

#[test]
fn every_value_follows_from_the_others() {
    let rules = without_clock();
    for position in solved(10_000) {
        let value = shipped().look_up(&position).expect("it is solved");
        let expected = by_the_rules(&rules, &position, true);
        assert!((value - expected).abs() < 1e-6, "{position}: {value} for {expected}");
    }
}

#[test]
fn of_four_creatures_the_beginnings_of_turns_are_solved() {
    for sizes in [[2, 2], [3, 1]] {
        for position in some_positions(sizes).take(500) {
            assert_eq!(shipped().look_up(&position).is_some(), position.left() == 2, "{position}");
        }
    }
    let five: Position = "savrip@i1 monnok@i5 ghhhk@o3 / houjix@o7 strider@o9 1 2".parse().expect("it is a position");
    assert!(shipped().look_up(&five).is_none() && shipped().probe(&five).is_none());
}

#[test]
fn leader_on_points_can_at_least_wait() {
    // Three against one, far from each other: no attack is forced, and the three lead on points.
    let position: Position = "savrip@o1 houjix@o2 ngok@o12 / ghhhk@o7 1 2".parse().expect("it is a position");
    assert!(shipped().look_up(&position).expect("it is solved") > 0.9);
}

#[test]
fn sides_and_symmetries_do_not_matter() {
    let turned = |cell: Cell| match cell.0 {
        0 => Cell(0),
        inner @ 1..=12 => Cell(inner % 12 + 1),
        outer => Cell((outer - 12) % 12 + 13),
    };
    let mirrored = |cell: Cell| match cell.0 {
        0 => Cell(0),
        inner @ 1..=12 => Cell(13 - inner),
        outer => Cell(37 - outer),
    };
    for position in solved(1_000) {
        let value = shipped().look_up(&position).expect("it is solved");
        let draft = |change: &dyn Fn(Cell) -> Cell, swap: bool| {
            let mut camps = [Seat::FIRST, Seat::SECOND]
                .map(|seat| position.standing(seat).map(|(creature, cell)| (creature, change(cell))).collect());
            let mut side = position.side();
            if swap {
                camps.reverse();
                side = side.opponent();
            }
            Position::build(&Draft { camps, side, left: position.left(), push: None }).expect("it is one again")
        };
        for image in [draft(&turned, false), draft(&mirrored, false)] {
            let found = shipped().look_up(&image).expect("it is solved");
            assert!((found - value).abs() < 1e-12, "{position} {image}");
        }
        let found = shipped().look_up(&draft(&|cell| cell, true)).expect("it is solved");
        assert!((found - (1.0 - value)).abs() < 1e-12, "{position}");
    }
}

#[test]
fn the_best_action_is_worth_what_the_position_is() {
    let rules = without_clock();
    for position in solved(200) {
        let Some(probe) = shipped().probe(&position) else {
            assert!(!rules.has_action(&position), "{position}");
            continue;
        };
        let value = shipped().look_up(&position).expect("it is solved");
        let own = if position.side() == Seat::FIRST { value } else { 1.0 - value };
        assert!((probe.value - own).abs() < 1e-6, "{position}: {probe:?} for {own}");
        assert_eq!(probe.actions.len() as u64, rules.count_actions(&position));
        assert!(probe.actions.is_sorted_by(|a, b| a.1 >= b.1));
    }
    // A push that waits is probed as well, and four creatures with an action left.
    let push: Position = "houjix@i1 savrip@o7 / strider@i2 1 1 >i2".parse().expect("it is a position");
    assert!(shipped().probe(&push).is_some());
    for line in [
        "houjix@i1 savrip@o7 / strider@i2 ngok@o3 1 1",
        "houjix@i1 savrip@o7 / strider@i2 ngok@o3 1 1 >i2",
        "houjix@i1 savrip@o7 / strider@i2 ngok@o3 1 0 >i2",
        "houjix@i1 / savrip@o7 strider@i2 ngok@o3 1 2",
    ] {
        let four: Position = line.parse().expect("it is a position");
        let probe = shipped().probe(&four).expect("four creatures are solved");
        assert_eq!(probe.actions.len() as u64, rules.count_actions(&four), "{line}");
        assert!((probe.value - by_the_rules_for_the_mover(&rules, &four)).abs() < 1e-6, "{line}: {probe:?}");
    }
}

#[test]
fn what_is_known_can_be_asked_at_any_time() {
    let mut options = GameId::Holochess.options();
    options.set("placement", "chosen").expect("it is an option");
    let placed = Holochess::new(&options, 2).expect("two play");
    let mut lots = Lots::new(11);
    let few = some_positions([2, 2]).take(150).chain(some_positions([3, 1]).take(50));
    let starts = few.map(|position| (Holochess::default(), position));
    let deals: Vec<_> = (0..5).map(|_| (placed.clone(), placed.deal(&mut || lots.below(256) as u8))).collect();
    let mut asked = [0; 2];
    for (rules, mut position) in deals.into_iter().chain(starts) {
        for _ in 0..400 {
            match rules.node_kind(&position) {
                NodeKind::Over => break,
                NodeKind::Chance | NodeKind::Showdown => {
                    let chance = by_weight(&rules, &position, &mut |all| lots.below(all as usize) as u64);
                    position = rules.resolve(&position, chance);
                }
                NodeKind::Decision(_) => {
                    let actions = actions_of(&rules, &position);
                    let known = exactly(&rules, &position);
                    asked[usize::from(known.is_some())] += 1;
                    assert!(known.is_none_or(|value| (0.0..=1.0).contains(&value)), "{position}");
                    position = if actions.is_empty() {
                        rules.pass(&position)
                    } else {
                        rules.apply(&position, lots.one_of(&actions))
                    };
                }
            }
        }
    }
    assert!(asked[0] > 500 && asked[1] > 500, "{asked:?}");
}

#[test]
fn a_last_attack_is_worth_its_dice() {
    // Molator and Houjix against Ghhhk beside Molator: even if everything else were lost, the attack wins with a kill.
    let position: Position = "molator@i1 houjix@o7 / ghhhk@i2 1 1".parse().expect("it is a position");
    let value = shipped().look_up(&position).expect("three creatures are solved");
    assert!(value > 0.95, "{value}");
    // Savrip hunts two that cannot hurt it: it wins more often than the duel alone would give.
    let position: Position = "ghhhk@i1 houjix@i3 / savrip@i2 2 2".parse().expect("it is a position");
    let value = shipped().look_up(&position).expect("three creatures are solved");
    let [wins, of] = duel::chance(Creature::Houjix, Creature::Savrip);
    assert!(value > wins as f64 / of as f64 * 0.1 && value < 0.6, "{value}");
}

#[test]
fn bytes_that_are_no_table_are_refused() {
    let bytes: &[u8] = include_bytes!("../../assets/players/holochess.endings");
    assert!(shipped().has_four() && bytes.len() < 13_000_000, "{} bytes", bytes.len());
    let is_table = |bytes: &[u8]| Endings::from_bytes(bytes).is_ok();
    // The name and the version stand first, then what zlib has packed, with a sum of its own at the end.
    let (name, packed) = bytes.split_at(8);
    assert!(!is_table(&[]) && !is_table(name) && !is_table(packed) && !is_table(&bytes[1..]));
    assert!(!is_table(&[b"HLCend21", packed].concat()), "an older version");
    assert!(!is_table(&bytes[..bytes.len() / 2]) && !is_table(&bytes[..bytes.len() - 1]), "cut short");
    assert!(!is_table(&[bytes, b"\n"].concat()), "something behind the end");
    for place in [8, 9, bytes.len() / 3, bytes.len() - 1] {
        let mut changed = bytes.to_vec();
        changed[place] ^= 1;
        assert!(!is_table(&changed), "byte {place} is another one");
    }
    // Well packed, but not as many values as a table has.
    let mut values = Vec::new();
    ZlibDecoder::new(packed).read_to_end(&mut values).expect("it is packed so");
    let with = |values: &[u8]| {
        let mut file = ZlibEncoder::new(name.to_vec(), Compression::fast());
        file.write_all(values).expect("memory takes it");
        file.finish().expect("memory takes it")
    };
    let three = Creature::COUNT * 21 * Endings::BYTES * positions_of_three();
    let only_three = Endings::from_bytes(&with(&values[..three])).expect("two against one alone are a table, too");
    assert!(!only_three.has_four());
    let position = some_positions([2, 1]).next().expect("there are any number of them");
    assert_eq!(only_three.look_up(&position), shipped().look_up(&position));
    for wrong in [0, three - 1, three + 1, values.len() - 1] {
        assert!(!is_table(&with(&values[..wrong])), "{wrong} bytes");
    }
    values.push(0);
    assert!(!is_table(&with(&values)), "one byte too many");
}

/// How many positions a choice of three creatures has: where they stand, up to the 24 symmetries of the board, and four beginnings
/// (who is to move, with one or two actions left).
fn positions_of_three() -> usize {
    let images = |cell: u8| {
        let on_ring = move |ray: u8| if cell == 0 { 0 } else { (cell - 1) / 12 * 12 + ray % 12 + 1 };
        let ray = cell.wrapping_sub(1) % 12;
        (0..12).flat_map(move |turn| [on_ring(ray + turn), on_ring(23 - ray + turn)])
    };
    let mut placements = BTreeSet::new();
    for [one, two, three] in (0..25).flat_map(|one| (0..25).flat_map(move |two| (0..25).map(move |of| [one, two, of])))
    {
        if one != two && two != three && one != three {
            let all = images(one).zip(images(two)).zip(images(three));
            placements.insert(all.map(|((one, two), three)| [one, two, three]).min());
        }
    }
    placements.len() * 4
}
