//! The search finds what an exhaustive expectiminimax finds, keeps its limits, and gains by what it leaves out.

use std::ops::ControlFlow;

use holochess::{
    players::{
        Limits,
        search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
    },
    rules::{
        GameId, NodeKind, Rules, Seat,
        holochess::{ACTIONS_A_TURN, Holochess},
    },
};

use crate::stopping::stops_when_asked;

/// Fifty positions from matches between simple players: creatures eight to three, whole turns, half turns and pushes.
const FIFTY: &str = include_str!("fifty.txt");

fn positions() -> impl Iterator<Item = <Holochess as Rules>::Position> {
    FIFTY.lines().map(|line| line.parse().expect("the fifty are positions"))
}

/// An evaluator with a random value for every position, the hardest case for a search.
struct Noise;

impl<R: SearchableGame> Evaluator<R> for Noise {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        (rules.key(position) >> 40) as f64 / f64::from(1_u32 << 24)
    }
}

/// The same, to whom only the beginning of a turn says something.
struct Patient;

impl Evaluator<Holochess> for Patient {
    fn evaluate(&self, rules: &Holochess, position: &<Holochess as Rules>::Position) -> f64 {
        assert!(self.can_evaluate(rules, position), "{position} is judged");
        Noise.evaluate(rules, position)
    }

    fn can_evaluate(&self, _: &Holochess, position: &<Holochess as Rules>::Position) -> bool {
        position.left() == ACTIONS_A_TURN
    }
}

/// Expectiminimax as it is defined: everything is looked at, nothing remembered.
fn exhaustive<R: SearchableGame>(
    rules: &R,
    evaluator: &impl Evaluator<R>,
    position: &R::Position,
    horizon: u32,
) -> f64 {
    match rules.node_kind(position) {
        NodeKind::Over => {
            let verdict = rules.verdict(position).expect("it is over");
            f64::from(verdict.scores[0]) / f64::from(verdict.scores[0] + verdict.scores[1])
        }
        NodeKind::Chance | NodeKind::Showdown => {
            let (mut sum, mut rolls) = (0.0, 0.0);
            rules.visit_outcomes(position, |chance, weight| {
                sum += weight as f64 * exhaustive(rules, evaluator, &rules.resolve(position, chance), horizon);
                rolls += weight as f64;
            });
            sum / rolls
        }
        NodeKind::Decision(_)
            if rules.time(position) >= horizon
                && rules.is_quiet(position)
                && evaluator.can_evaluate(rules, position) =>
        {
            evaluator.evaluate(rules, position)
        }
        NodeKind::Decision(seat) => {
            let mut best: Option<f64> = None;
            let _ = rules.visit_actions(position, |action| {
                let value = exhaustive(rules, evaluator, &rules.apply(position, action), horizon);
                best = Some(match best {
                    None => value,
                    Some(best) if seat == Seat::FIRST => best.max(value),
                    Some(best) => best.min(value),
                });
                ControlFlow::Continue(())
            });
            best.unwrap_or_else(|| exhaustive(rules, evaluator, &rules.pass(position), horizon))
        }
    }
}

/// The actions to the end of so many whole turns, the one being played included.
fn whole_turns(position: &<Holochess as Rules>::Position, turns: u32) -> u32 {
    turns * 2 - (2 - u32::from(position.left())).min(2 * turns)
}

/// Compares every way of searching with the definition.
fn compare(evaluator: &impl Evaluator<Holochess>, position: &<Holochess as Rules>::Position, depth: u32) {
    let rules = Holochess::default();
    let expected = exhaustive(&rules, evaluator, position, rules.time(position) + depth);
    for (uses_table, probes) in [(true, true), (false, true), (true, false)] {
        let mut transpositions = TranspositionTable::new(16);
        let options = SearchOptions { uses_table, probes, ..SearchOptions::to(depth) };
        let mut search = Search::new(&rules, evaluator, options, &mut transpositions, &Limits::default(), None);
        let found = search.search_value(position).expect("nothing limits it");
        assert!((found - expected).abs() < 1e-9, "{position} {options:?}: {found} for {expected}");
        if uses_table && probes {
            // Iterative deepening, with the root searched action by action, gives the same value.
            let mut search = Search::new(&rules, evaluator, options, &mut transpositions, &Limits::default(), None);
            let found = search.run(position, |_| 0.0);
            assert!((found.value - expected).abs() < 1e-9, "{position}: {found:?} for {expected}");
            assert_eq!(found.depth, depth);
        }
    }
}

#[test]
fn two_whole_turns_are_worth_what_the_definition_says() {
    let all: Vec<_> = positions().collect();
    assert_eq!(all.len(), 50);
    std::thread::scope(|scope| {
        for half in 0..2 {
            let all = &all;
            scope.spawn(move || {
                for position in all.iter().skip(half).step_by(2) {
                    compare(&Noise, position, whole_turns(position, 2));
                }
            });
        }
    });
}

#[test]
fn three_whole_turns_are_worth_what_the_definition_says() {
    for line in [
        "houjix@i2 ngok@i9 / klorslug@o1 1 2",
        "ngok@o3 / houjix@i4 ghhhk@o9 2 2",
        "houjix@i2 ngok@i3 / strider@o4 1 1",
        "ngok@i6 houjix@i7 / savrip@o7 2 1 >i7",
        "houjix@o2 ghhhk@o3 / ngok@o4 1 1",
    ] {
        let position: <Holochess as Rules>::Position = line.parse().expect("it is a position");
        compare(&Noise, &position, whole_turns(&position, 3));
    }
}

#[test]
fn search_goes_on_to_the_end_of_a_turn_it_cannot_judge() {
    for position in positions().filter(|position| position.sizes().iter().sum::<u32>() <= 5) {
        for depth in 1..=2 {
            compare(&Patient, &position, depth);
        }
    }
}

#[test]
fn what_is_expected_ends_where_it_was_looked_to() {
    // Without a clock positions come again, and memory could be followed round and round.
    let mut options = GameId::Holochess.options();
    options.set("quiet_turns", "0").expect("it is an option");
    let rules = Holochess::new(&options, 2).expect("two play");
    for position in positions().filter(|position| position.sizes().iter().sum::<u32>() <= 4) {
        for nodes in [300, 3_000, 30_000] {
            let (mut transpositions, limits) = (TranspositionTable::new(16), Limits { nodes: Some(nodes), time: None });
            let mut search = Search::new(&rules, &Noise, SearchOptions::to(8), &mut transpositions, &limits, None);
            let found = search.run(&position, |_| 0.0);
            // Every action may bring a push with it.
            assert!(found.line.len() <= 2 * (found.depth as usize + 1), "{position}: {found:?}");
        }
    }
}

#[test]
fn the_clock_is_part_of_what_is_remembered() {
    // One quiet turn more decides this match on points, so the same pieces are worth something else.
    let mut options = GameId::Holochess.options();
    options.set("quiet_turns", "2").expect("it is an option");
    let rules = Holochess::new(&options, 2).expect("two play");
    let position = "houjix@i2 ngok@i9 / klorslug@o1 molator@o4 1 2".parse().expect("it is a position");
    let expected = exhaustive(&rules, &Noise, &position, rules.time(&position) + 5);
    let mut transpositions = TranspositionTable::new(16);
    let mut search = Search::new(&rules, &Noise, SearchOptions::to(5), &mut transpositions, &Limits::default(), None);
    let found = search.search_value(&position).expect("nothing limits it");
    assert!((found - expected).abs() < 1e-9, "{found} for {expected}");
}

#[test]
fn a_rating_gives_every_action_its_own_value() {
    let rules = Holochess::default();
    for position in positions().filter(|position| position.sizes().iter().sum::<u32>() <= 5) {
        let horizon = rules.time(&position) + 2;
        let mut transpositions = TranspositionTable::new(12);
        let mut search =
            Search::new(&rules, &Noise, SearchOptions::to(2), &mut transpositions, &Limits::default(), None);
        let rated = search.rate(&position).expect("nothing limits it");
        assert_eq!(rated.len() as u64, rules.count_actions(&position));
        for (action, value) in rated {
            let expected = exhaustive(&rules, &Noise, &rules.apply(&position, action), horizon);
            assert!((value - expected).abs() < 1e-9, "{position} {action:?}: {value} for {expected}");
        }
    }
}

#[test]
fn a_search_keeps_to_its_nodes_and_always_has_an_answer() {
    let rules = Holochess::default();
    let mut transpositions = TranspositionTable::new(14);
    for position in positions() {
        for nodes in [0, 1, 10, 1000] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let mut search = Search::new(&rules, &Noise, SearchOptions::to(20), &mut transpositions, &limits, None);
            let found = search.run(&position, |_| 0.0);
            assert!(found.nodes <= nodes, "{found:?}");
            let mut legal = false;
            let _ = rules.visit_actions(&position, |action| {
                legal |= action == found.action;
                ControlFlow::Continue(())
            });
            assert!(legal && found.line[0] == found.action, "{found:?}");
        }
    }
}

#[test]
fn a_search_stops_at_once_when_asked() {
    let rules = Holochess::default();
    let position = positions().next().expect("there are fifty");
    stops_when_asked(&rules, &position);
}

#[test]
fn what_is_liked_is_chosen_where_it_costs_less_than_it_is_liked_for() {
    let rules = Holochess::default();
    let mut transpositions = TranspositionTable::new(14);
    for position in positions().filter(|position| position.sizes().iter().sum::<u32>() <= 4) {
        let NodeKind::Decision(seat) = rules.node_kind(&position) else { panic!("the fifty are decisions") };
        let mut search =
            Search::new(&rules, &Noise, SearchOptions::to(2), &mut transpositions, &Limits::default(), None);
        let rated = search.rate(&position).expect("nothing limits it");
        let liked = rated[rated.len() / 2].0;
        for taste in [0.0, 0.1, 0.3, 2.0] {
            let for_seat = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
            let worth = |&(action, value): &(_, f64)| for_seat(value) + if action == liked { taste } else { 0.0 };
            let best = rated.iter().map(worth).fold(f64::MIN, f64::max);
            let mut search =
                Search::new(&rules, &Noise, SearchOptions::to(2), &mut transpositions, &Limits::default(), None);
            let found = search.run(&position, |action| if action == liked { taste } else { 0.0 });
            let chosen = rated.iter().find(|(action, _)| *action == found.action).expect("it is legal");
            assert!((worth(chosen) - best).abs() < 1e-9, "{position} {taste}");
            assert!((found.value - chosen.1).abs() < 1e-9, "{position} {taste}");
        }
    }
}
