//! The search of the games without dice finds what looking at everything finds, repetitions and claims included.

use std::ops::ControlFlow;

use holochess::{
    players::{
        Limits,
        search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
    },
    rules::{
        GameId, NodeKind, Options, Rules, Seat, Verdict, chinese::Chinese, dejarik::Dejarik, demeter::Demeter,
        random_playout, rules::Repetition,
    },
};

use crate::{
    lots::{Lots, actions_of},
    stopping::stops_when_asked,
};

/// An evaluator with a random value for every position, the hardest case for a search.
struct Noise;

impl<R: SearchableGame> Evaluator<R> for Noise {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        ((rules.key(position) >> 40) as f64 + 1.0) / f64::from((1_u32 << 24) + 2)
    }
}

/// Alpha-beta without alpha and beta: everything is looked at, nothing remembered, and all that came before is kept.
struct FullSearch<'a, R> {
    rules: &'a R,
    root_seat: Seat,
    seen: Vec<u64>,
}

impl<R: SearchableGame> FullSearch<'_, R> {
    fn value(&mut self, position: &R::Position, horizon: u32) -> f64 {
        let worth = |verdict: &Verdict| verdict.share(self.root_seat);
        let NodeKind::Decision(seat) = self.rules.node_kind(position) else {
            return worth(&self.rules.verdict(position).expect("without dice there are decisions and the end"));
        };
        let is_leaf = self.rules.time(position) >= horizon;
        if !self.rules.has_action(position) {
            return if is_leaf {
                Noise.evaluate(self.rules, position)
            } else {
                self.value(&self.rules.pass(position), horizon)
            };
        }
        let hash = self.rules.hash(position);
        let times = 1 + self.seen.iter().filter(|&&seen| seen == hash).count() as u32;
        let claim = match self.rules.repetition(position, times) {
            Repetition::Ends(verdict) if self.rules.counts_repetitions() => return worth(&verdict),
            Repetition::MayClaim(verdict) => Some(worth(&verdict)),
            _ => None,
        };
        let wants_high = seat == self.root_seat;
        let better = |a: f64, b: f64| if wants_high { a.max(b) } else { a.min(b) };
        let value = if is_leaf {
            Noise.evaluate(self.rules, position)
        } else {
            self.seen.push(hash);
            let after: Vec<R::Position> =
                actions_of(self.rules, position).into_iter().map(|action| self.rules.apply(position, action)).collect();
            let best = after.iter().map(|after| self.value(after, horizon)).reduce(better);
            self.seen.pop();
            best.expect("there is an action")
        };
        claim.map_or(value, |claim| better(value, claim))
    }
}

/// The position after this number of random moves, if no player has won by then.
fn wander<R: Rules>(rules: &R, moves: u32, lots: &mut Lots) -> Option<R::Position> {
    let mut left = moves;
    let reached = random_playout(rules, &rules.start(), &mut |below| lots.below(below as usize) as u64, |_| {
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (matches!(rules.node_kind(&reached), NodeKind::Decision(_)) && rules.has_action(&reached)).then_some(reached)
}

/// Hashes of positions that the search is going to meet, some of them twice: what the match may have been through. The last
/// one is the position itself.
fn made_up_past<R: Rules>(rules: &R, position: &R::Position, lots: &mut Lots) -> Vec<u64> {
    let mut seen = Vec::new();
    for _ in 0..40 {
        let mut here = position.clone();
        for _ in 0..=lots.below(4) {
            let actions = actions_of(rules, &here);
            if actions.is_empty() {
                break;
            }
            let next = rules.apply(&here, actions[lots.below(actions.len())]);
            if !matches!(rules.node_kind(&next), NodeKind::Decision(_)) {
                break;
            }
            here = next;
        }
        seen.extend(vec![rules.hash(&here); 1 + lots.below(2)]);
    }
    let own = rules.hash(position);
    seen.retain(|&hash| hash != own);
    seen.push(own);
    seen
}

/// A search of a match with this past.
fn begin<'a, R: SearchableGame>(
    rules: &'a R,
    options: SearchOptions,
    transpositions: &'a mut TranspositionTable,
    root_seat: Seat,
    seen: &[u64],
) -> Search<'a, R, Noise> {
    let search =
        Search::new(rules, &Noise, options, transpositions, &Limits::default(), None).with_root_seat(root_seat);
    if rules.counts_repetitions() { search.after(seen) } else { search }
}

/// Compares the search with the definition in many positions, from every seat's side.
fn compare<R: SearchableGame>(rules: &R, depth: u32, positions: u32, most_actions: u64) {
    let mut lots = Lots::new(0x51ED_270B_9F3A_C4E5 ^ u64::from(depth));
    let mut compared = 0;
    for number in 0..40 * positions {
        let Some(position) = wander(rules, 4 + number % 60, &mut lots) else { continue };
        if rules.count_actions(&position) > most_actions {
            continue;
        }
        let seen = if rules.counts_repetitions() { made_up_past(rules, &position, &mut lots) } else { Vec::new() };
        let root_seat = Seat::new(number as usize % rules.seats());
        let mut everything = FullSearch { rules, root_seat, seen: seen[..seen.len().saturating_sub(1)].to_vec() };
        let horizon = rules.time(&position) + depth;
        // The history must not decide the root itself, only the positions below it.
        let expected = everything.value(&position, horizon);
        for uses_table in [true, false] {
            let (mut transpositions, options) =
                (TranspositionTable::new(14), SearchOptions { uses_table, ..SearchOptions::to(depth) });
            let NodeKind::Decision(seat) = rules.node_kind(&position) else { unreachable!("it was asked for") };
            let found = begin(rules, options, &mut transpositions, root_seat, &seen).run(&position, |_| 0.0);
            let line = rules.position_text(&position);
            assert!((found.value - expected).abs() < 1e-12, "{line:?}: {found:?} for {expected}");
            let rated = begin(rules, options, &mut transpositions, root_seat, &seen)
                .rate(&position)
                .expect("nothing limits it");
            let values = rated.iter().map(|&(_, value)| value);
            let best = if seat == root_seat { values.reduce(f64::max) } else { values.reduce(f64::min) };
            assert!((best.expect("there are actions") - expected).abs() < 1e-12, "{line:?}");
        }
        compared += 1;
        if compared == positions {
            return;
        }
    }
    assert!(compared >= positions / 2, "only {compared} positions");
}

fn options(game: GameId, values: &[(&str, &str)]) -> Options {
    let mut options = game.options();
    for (key, value) in values {
        options.set(key, value).expect("the test's options exist");
    }
    options
}

#[test]
fn both_dejariks_are_worth_what_the_definition_says() {
    for game in [GameId::Groi, GameId::Revised] {
        for repetition in ["ends", "declare", "off"] {
            let rules = Dejarik::new(&options(game, &[("repetition", repetition)]), 2).expect("two play");
            compare(&rules, 3, 30, 30);
            compare(&rules, 5, 6, 7);
        }
        // The cap is part of what is remembered.
        let rules = Dejarik::new(&options(game, &[("move_cap", "12")]), 2).expect("two play");
        compare(&rules, 4, 10, 12);
    }
}

#[test]
fn a_position_that_comes_up_three_times_on_the_way_is_a_draw() {
    // Three pawns each, so shut in that they can only go out and home again: eight moves bring everything back twice.
    let rules = Dejarik::new(&GameId::Revised.options(), 2).expect("two play");
    let mut lots = Lots::new(77);
    let mut compared = 0;
    for number in 0..4000 {
        let Some(position) = wander(&rules, 30 + number % 100, &mut lots) else { continue };
        if rules.count_actions(&position) > 3 {
            continue;
        }
        let mut everything = FullSearch { rules: &rules, root_seat: Seat::FIRST, seen: Vec::new() };
        let expected = everything.value(&position, rules.time(&position) + 6);
        let mut transpositions = TranspositionTable::new(16);
        let found = Search::new(&rules, &Noise, SearchOptions::to(6), &mut transpositions, &Limits::default(), None)
            .after(&[rules.hash(&position)])
            .run(&position, |_| 0.0);
        assert!((found.value - expected).abs() < 1e-12, "{position:?}: {found:?} for {expected}");
        compared += 1;
        if compared == 8 {
            return;
        }
    }
    assert!(compared > 2, "only {compared} positions");
}

#[test]
fn demeter_is_worth_what_the_definition_says() {
    for values in [&[][..], &[("repetition", "off")], &[("move_cap", "20")]] {
        compare(&Demeter::new(&options(GameId::Demeter, values), 2).expect("two play"), 2, 30, 60);
        compare(&Demeter::new(&options(GameId::Demeter, values), 2).expect("two play"), 3, 3, 45);
    }
}

#[test]
fn chinese_checkers_is_worth_what_the_definition_says_at_every_table() {
    for players in [2, 3, 4, 6] {
        let rules = Chinese::new(&GameId::Chinese.options(), players).expect("so many play");
        compare(&rules, 2, 12, 70);
        compare(&rules, 3, 2, 30);
    }
    let rules =
        Chinese::new(&options(GameId::Chinese, &[("turn_cap", "4"), ("play_on", "on")]), 3).expect("three play");
    compare(&rules, 2, 10, 70);
}

/// Ignores all seats but one.
struct Alone(Seat);

impl Evaluator<Chinese> for Alone {
    fn evaluate(&self, rules: &Chinese, position: &<Chinese as Rules>::Position) -> f64 {
        Noise.evaluate(rules, position)
    }

    fn ignores_seat(&self, seat: Seat) -> bool {
        seat != self.0
    }
}

#[test]
fn search_without_opponents_sees_two_moves_of_its_own() {
    let rules = Chinese::new(&GameId::Chinese.options(), 3).expect("three play");
    let mut lots = Lots::new(5);
    for number in 0..6 {
        let position = wander(&rules, 10 + number, &mut lots).expect("no player wins so soon");
        let root_seat = position.mover();
        let pass = |position: &<Chinese as Rules>::Position| rules.pass(&rules.pass(position));
        let mut expected = f64::MIN;
        for first in actions_of(&rules, &position) {
            let middle = pass(&rules.apply(&position, first));
            for second in actions_of(&rules, &middle) {
                expected = expected.max(Noise.evaluate(&rules, &pass(&rules.apply(&middle, second))));
            }
        }
        let mut transpositions = TranspositionTable::new(12);
        let evaluator = Alone(root_seat);
        let found =
            Search::new(&rules, &evaluator, SearchOptions::to(2), &mut transpositions, &Limits::default(), None)
                .with_root_seat(root_seat)
                .run(&position, |_| 0.0);
        assert!((found.value - expected).abs() < 1e-12, "{found:?} for {expected}");
        assert!(found.line.len() >= 2, "{found:?}");
    }
}

#[test]
fn a_search_without_dice_keeps_its_limits_too() {
    let rules = Demeter::new(&GameId::Demeter.options(), 2).expect("two play");
    let mut transpositions = TranspositionTable::new(14);
    for nodes in [0, 1, 10, 1000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = Search::new(&rules, &Noise, SearchOptions::to(20), &mut transpositions, &limits, None)
            .after(&[rules.hash(&rules.start())])
            .run(&rules.start(), |_| 0.0);
        assert!(found.nodes <= nodes && actions_of(&rules, &rules.start()).contains(&found.action), "{found:?}");
    }
    stops_when_asked(&rules, &rules.start());
}
