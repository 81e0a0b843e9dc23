//! The solved endings: every value is what the best play of both makes of the others, whichever way the board is turned.

use std::ops::ControlFlow;

use holochess::{
    players::holochess::{
        PATIENCE,
        endings::{Clocked, Endings, SHIPPED},
    },
    rules::{
        Cell, GameId, Rules, Seat, Stage,
        circle::CELLS,
        holochess::{Creature, Draft, Holochess, Position, duel},
    },
};

fn shipped() -> &'static Endings {
    SHIPPED.as_ref().expect("the table comes with the game")
}

fn without_clock() -> Holochess {
    let mut options = GameId::Holochess.options();
    options.set("quiet_turns", "0").expect("it is an option");
    Holochess::new(&options, 2).expect("two play")
}

/// Positions with three creatures, spread over all of them.
fn some_positions() -> impl Iterator<Item = Position> {
    let mut state = 1_u64;
    let mut below = move |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    std::iter::from_fn(move || {
        let creatures = [0; 3].map(|_| Creature::ALL[below(8)]);
        let cells = [0; 3].map(|_| Cell(below(CELLS) as u8));
        let (two, one) = ([(creatures[0], cells[0]), (creatures[1], cells[1])], [(creatures[2], cells[2])]);
        let camps = if below(2) == 0 { [two.to_vec(), one.to_vec()] } else { [one.to_vec(), two.to_vec()] };
        let side = if below(2) == 0 { Seat::FIRST } else { Seat::SECOND };
        Some(Position::build(&Draft { camps, side, left: below(2) as u8 + 1, push: None }))
    })
    .filter_map(Result::ok)
}

/// What a position is worth by the rules, if the table is right about those that follow it.
fn by_the_rules(rules: &Holochess, position: &Position, is_first: bool) -> f64 {
    match rules.stage(position) {
        Stage::Over => f64::from(rules.verdict(position).expect("it is over").scores[0]) / 2.0,
        Stage::Chance | Stage::Showdown => {
            let (mut sum, mut all) = (0.0, 0.0);
            rules.visit_outcomes(position, |chance, weight| {
                sum += weight as f64 * by_the_rules(rules, &rules.resolve(position, chance), false);
                all += weight as f64;
            });
            sum / all
        }
        Stage::Decision(seat) => {
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

#[test]
fn every_value_follows_from_the_others() {
    let rules = without_clock();
    for position in some_positions().take(20_000) {
        let value = shipped().look_up(&position).expect("three creatures are solved");
        let expected = by_the_rules(&rules, &position, true);
        assert!((value - expected).abs() < 1e-6, "{position}: {value} for {expected}");
    }
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
    for position in some_positions().take(2_000) {
        let value = shipped().look_up(&position).expect("three creatures are solved");
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
            let found = shipped().look_up(&image).expect("three creatures are solved");
            assert!((found - value).abs() < 1e-12, "{position} {image}");
        }
        let found = shipped().look_up(&draft(&|cell| cell, true)).expect("three creatures are solved");
        assert!((found - (1.0 - value)).abs() < 1e-12, "{position}");
    }
}

#[test]
fn the_best_action_is_worth_what_the_position_is() {
    let rules = without_clock();
    for position in some_positions().take(300) {
        let Some(probe) = shipped().probe(&position) else {
            assert!(!rules.has_action(&position), "{position}");
            continue;
        };
        let value = shipped().look_up(&position).expect("three creatures are solved");
        let own = if position.side() == Seat::FIRST { value } else { 1.0 - value };
        assert!((probe.value - own).abs() < 1e-6, "{position}: {probe:?} for {own}");
        assert_eq!(probe.actions.len() as u64, rules.count_actions(&position));
        assert!(probe.actions.is_sorted_by(|a, b| a.1 >= b.1));
    }
    // A push that waits is probed as well; four creatures are not.
    let push: Position = "houjix@i1 savrip@o7 / strider@i2 1 1 >i2".parse().expect("it is a position");
    assert!(shipped().probe(&push).is_some());
    let four: Position = "houjix@i1 savrip@o7 / strider@i2 ngok@o3 1 1".parse().expect("it is a position");
    assert!(shipped().probe(&four).is_none() && shipped().look_up(&four).is_none());
}

#[test]
fn the_quiet_clock_changes_endings_only_at_its_very_end() {
    use Creature::{Ghhhk, Houjix, Klorslug, Molator, Monnok, Ngok, Savrip, Strider};
    const LIMIT: usize = 20;
    for creatures in [
        [Savrip, Monnok, Molator],
        [Ghhhk, Houjix, Savrip],
        [Strider, Ngok, Klorslug],
        [Klorslug, Molator, Ngok],
        [Houjix, Ngok, Monnok],
        [Ghhhk, Molator, Strider],
    ] {
        let clocked = Clocked::solve(shipped(), creatures, LIMIT);
        for turns in 0..LIMIT {
            let is_used = LIMIT - turns >= usize::from(PATIENCE);
            for (table, value, is_pair_to_move) in clocked.compared(shipped(), turns) {
                // The clock can only help the two, who are ahead on points.
                assert!(value >= table - 1e-6, "{creatures:?}, {turns} quiet turns: {value}, {table}");
                if is_used {
                    assert!(value - table < 0.01, "{creatures:?}, {turns} quiet turns: {value}, {table}");
                }
                // In the last turn they need not attack any more.
                if turns + 1 == LIMIT && is_pair_to_move {
                    assert!(value > 1.0 - 1e-9, "{creatures:?}: {value}");
                }
            }
        }
        // With the clock about to run out it is another game: there the table must not be used.
        let late = clocked.compared(shipped(), LIMIT - 1).map(|(table, value, _)| value - table);
        assert!(late.fold(0.0, f64::max) > 0.01, "{creatures:?}");
    }
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
    let bytes = shipped().to_bytes();
    assert_eq!(Endings::from_bytes(&bytes).as_ref(), Ok(shipped()));
    assert!(Endings::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    assert!(Endings::from_bytes(b"HLCend21").is_err());
    assert!(bytes.len() < 20_000_000);
}
