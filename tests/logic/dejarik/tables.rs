//! Both Dejariks are solved right: by a second, straightforward solver, by the rules, and by what a table must not be.

use holochess::{
    players::dejarik::tablebase::{
        CheckReport, ExactValue, Index, MoveResult, State, TableFault, Tablebase, check, is_live, position_of,
        result_of, rules_of, solve, solve_with, visit_moves, visit_predecessors,
    },
    rules::{Action, GameId, Rules as _, Seat, dejarik::RuleSet},
};

use super::{BOTH, counts::scattered};
use crate::{lots::actions_of, reference};

fn rule_set(game: GameId) -> &'static RuleSet {
    RuleSet::for_game(game).expect("it is a Dejarik")
}

/// States with pawns strewn about, most of them near each other.
fn scattered_states(game: GameId, count: usize) -> Vec<State> {
    let rules = rules_of(rule_set(game));
    let read = |line: String| State::from_position(&rules.read_position(&line).expect("it is a position"));
    scattered(game, count).into_iter().map(read).collect()
}

/// The camps after every move, the mover's first, in order.
fn camps_after(state: State) -> Vec<(u32, u32)> {
    let mut after = Vec::new();
    visit_moves(state, |own, other| after.push((own, other)));
    after.sort_unstable();
    after
}

#[test]
fn the_solver_moves_as_the_rules_do() {
    for game in BOTH {
        let rules = rules_of(rule_set(game));
        for state in scattered_states(game, 3_000) {
            let position = position_of(rule_set(game), state).expect("it is a position");
            let mut by_the_rules = Vec::new();
            for action in actions_of(&rules, &position) {
                let after = rules.apply(&position, action);
                let camps = [Seat::FIRST, Seat::SECOND].map(|seat| after.camp(seat).bits());
                by_the_rules.push((camps[0], camps[1]));
                let points = match result_of(rule_set(game), camps[0], camps[1]) {
                    MoveResult::Goes(next) => {
                        assert_eq!(next, State::from_position(&after));
                        None
                    }
                    MoveResult::Over(points) => Some(points),
                };
                let scored = rules.verdict(&after).map(|verdict| verdict.scores[0] as i8 - verdict.scores[1] as i8);
                assert_eq!(points, scored, "{position} {action:?}");
            }
            by_the_rules.sort_unstable();
            assert_eq!(camps_after(state), by_the_rules, "{position}");
        }
    }
}

#[test]
fn moves_taken_back_are_the_moves_there_are() {
    for game in BOTH {
        let rules = rule_set(game);
        for state in scattered_states(game, 1_500) {
            // Forwards: the successors of a state have it among their predecessors.
            for (own, other) in camps_after(state) {
                let MoveResult::Goes(next) = result_of(rules, own, other) else { continue };
                let mut found = 0;
                visit_predecessors(next, true, |before| found += usize::from(before == state));
                assert_eq!(found, 1, "{state:?} {next:?}");
            }
            // Backwards: from whatever is said to be before, one move leads here.
            visit_predecessors(state, state.own.count_ones() < 4, |before| {
                if !is_live(rules, before.own) || !is_live(rules, before.other) {
                    return;
                }
                let after = camps_after(before);
                let leads_here = after.contains(&(state.other, state.own));
                assert!(leads_here || after.is_empty() && before.passed() == state, "{before:?} {state:?}");
            });
        }
    }
}

#[test]
fn numbers_and_states_belong_together() {
    for game in BOTH {
        let index = Index::new(rule_set(game), 4);
        for state in scattered_states(game, 3_000) {
            let number = index.number(state).expect("no player has scored");
            let same = index.state(number).expect("it is a player's");
            assert_eq!(index.number(same), Some(number));
            // Turned by one ray and reflected.
            for symmetry in [1, 13] {
                let [own, other] =
                    [state.own, state.other].map(|camp| holochess::players::dejarik::tablebase::image(camp, symmetry));
                assert_eq!(index.number(State { own, other }), Some(number), "{state:?}");
            }
        }
    }
}

/// Every state of both, by the other's numbers.
fn compare(table: &Tablebase, reference: &reference::Reference) {
    let mut states = 0;
    for (state, value) in reference.iter() {
        assert_eq!(table.value(state), Some(value), "{state:?}");
        states += 1;
    }
    assert_eq!(table.live_states(), states);
}

#[test]
fn two_solvers_agree_on_every_state_with_three_pawns_a_side() {
    for game in BOTH {
        let rules = rule_set(game);
        let reference = reference::solve(rules, 3);
        for threads in [1, 3] {
            let table = solve_with(rules, 3, threads, &|_, _| {});
            compare(&table, &reference);
        }
        let histogram: Vec<_> = solve_with(rules, 3, 2, &|_, _| {}).histogram().collect();
        assert!(histogram.iter().all(|(_, _, longest)| *longest < 200), "{histogram:?}");
        assert!(histogram.iter().filter(|(_, count, _)| *count > 0).count() >= 3, "{histogram:?}");
    }
}

#[test]
#[ignore = "takes minutes and half a gigabyte; every state of both rule sets"]
fn two_solvers_agree_on_every_state() {
    for game in BOTH {
        let table = solve(rule_set(game), 2, &|_, _| {});
        compare(&table, &reference::solve(rule_set(game), 4));
    }
}

#[test]
#[ignore = "takes a minute; every state of both rule sets, and the figures of docs/solved.md"]
fn every_value_follows_from_the_rules() {
    for game in BOTH {
        let table = solve(rule_set(game), 2, &|_, _| {});
        let report = check(&table, 2, &|_| true, &|_, _| {});
        assert_eq!((report.states, report.wrong), (table.live_states(), 0), "{:?}", report.example);
        assert_eq!(report.states, CheckReport::all_states(rule_set(game)));
        let said =
            std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/solved.md")).expect("it is there");
        for (points, count, _) in table.histogram() {
            assert!(said.contains(&format!("{count}")), "docs/solved.md lacks {count} states of {points:+}");
        }
    }
}

#[test]
fn the_check_finds_a_wrong_value() {
    let rules = rule_set(GameId::Revised);
    let table = solve_with(rules, 3, 1, &|_, _| {});
    let report = check(&table, 2, &|_| true, &|_, _| {});
    assert_eq!((report.states, report.wrong), (table.live_states(), 0), "{:?}", report.example);
    let drawn = (0..table.index().len()).find(|&number| table.value_of(number) == Some(ExactValue::DRAW));
    let wrong = table.with_wrong_value(drawn.expect("some states are drawn"));
    let report = check(&wrong, 1, &|_| true, &|_, _| {});
    assert!(report.wrong > 0 && report.example.is_some(), "{report:?}");
    let parts = [0, 1, 2].map(|part| check(&wrong, 2, &|stretch| stretch % 3 == part, &|_, _| {}));
    assert!(parts.iter().all(|part| part.states > 0), "{parts:?}");
    let joined = parts.into_iter().try_fold(CheckReport::default(), CheckReport::and);
    assert_eq!(joined, Some(report), "in parts as at once");
}

#[test]
fn every_state_is_counted_without_a_table() {
    let said = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/solved.md")).expect("it is there");
    let [groi, revised] = BOTH.map(|game| CheckReport::all_states(rule_set(game)));
    assert!(said.contains(&format!("| states | {groi} | | {revised} | |")), "{groi} {revised}");
}

#[test]
fn reports_that_count_too_much_are_not_added() {
    let all = CheckReport { states: u64::MAX, ..CheckReport::default() };
    let wrong = CheckReport { wrong: u64::MAX, ..CheckReport::default() };
    let one = CheckReport { states: 1, wrong: 1, example: None };
    assert_eq!(all.and(one.clone()), None);
    assert_eq!(wrong.and(one), None);
}

#[test]
fn a_file_is_the_table_or_it_is_refused() {
    let (rules, other) = (rule_set(GameId::Groi), rule_set(GameId::Revised));
    let table = solve_with(rules, 3, 1, &|_, _| {});
    let file = table.to_bytes();
    let again = Tablebase::read(rules, 3, &file).expect("it was written so");
    assert!((0..table.index().len()).all(|number| table.value_of(number) == again.value_of(number)));
    let fault = |file: &[u8]| Tablebase::read(rules, 3, file).err();
    for end in [1, 7, 8, 20, 41, 42, file.len() / 2, file.len() - 1] {
        assert_eq!(fault(&file[..end]), Some(TableFault::CutShort), "{end} bytes");
    }
    assert_eq!(fault(&[]), Some(TableFault::NotATable));
    assert_eq!(fault(b"not at all"), Some(TableFault::NotATable));
    assert_eq!(Tablebase::read(other, 3, &file).err(), Some(TableFault::OtherRules(GameId::Groi)));
    assert!(Tablebase::from_bytes(rules, &file).is_err(), "there are four pawns a side in the game");
    let mut newer = file.clone();
    newer[7] += 1;
    assert_eq!(fault(&newer), Some(TableFault::OtherVersion(newer[7])));
    assert!(fault(&[&file[..], b"x"].concat()).is_some());
    // A flipped bit, anywhere.
    for place in (0..60).chain((60..file.len()).step_by(997)) {
        for bit in [0, 3, 7] {
            let mut flipped = file.clone();
            flipped[place] ^= 1 << bit;
            assert!(fault(&flipped).is_some(), "bit {bit} of byte {place}");
        }
    }
}

/// The player who begins wins one point by both rule sets. By Groï's rules the first turns are straight, and the state of the
/// same pawns without that rule is another one.
#[test]
#[ignore = "takes some seconds; solves both rule sets"]
fn first_player_wins_a_point() {
    for game in BOTH {
        let table = solve(rule_set(game), 2, &|_, _| {});
        let rules = rules_of(rule_set(game));
        let start = table.value_in(&rules, &rules.start()).expect("it is solved");
        assert_eq!(start.points, 1, "{}", game.id());
        // Played out by the table, the game is over when it says, and so it earns.
        let mut position = rules.start();
        for ply in (1..=start.distance).rev() {
            let probe = table.probe(&rules, &position).expect("the game goes on");
            assert_eq!(probe.value.distance, ply, "{position}");
            let best = probe.actions[0].0;
            position = if best == Action::Pass { rules.pass(&position) } else { rules.apply(&position, best) };
        }
        let verdict = rules.verdict(&position).expect("it is over");
        assert_eq!(verdict.scores, [1, 0]);
    }
}

#[test]
fn values_are_ordered_as_players_like_them() {
    let value = |points, distance| ExactValue { points, distance };
    let mut values = [value(1, 3), value(-1, 2), ExactValue::DRAW, value(1, 7), value(-1, 8), value(3, 51)];
    values.sort();
    assert_eq!(values, [value(-1, 2), value(-1, 8), ExactValue::DRAW, value(1, 7), value(1, 3), value(3, 51)]);
}
