//! The analysis of matches without dice: every position is searched with the same number of nodes for the seat that is to move,
//! and the decision that was made as deep as the best one.

use std::marker::PhantomData;

use super::analyst::{Analyst, RatedDecision, RatedRoll};
use crate::{
    Limits,
    chances::Chances,
    hint_depth::DICELESS_NODES,
    search::{Evaluator, Search, SearchOptions, SearchResult, Stop, TranspositionTable},
    search_player::{EvaluationDetail, HeuristicGame, OpponentModel, SolvedAction},
};
use holochess_rules::{Action, Match, NodeKind, Rules, Seat, Table};

/// Nodes for a position at a table of two; with more seats an evaluation costs more, and there are more decisions.
const NODES: u64 = 5_000;
/// The deepest search.
const DEEPEST: u32 = 30;
/// How many times as many nodes the decision that was made may take: it is searched as deep as the best, alone.
const FOR_THE_CHOSEN: u64 = 4;

/// Looks through matches of a game.
pub(crate) struct AnalystWithoutDice<R> {
    nodes: u64,
    transpositions: TranspositionTable,
    rules: PhantomData<fn() -> R>,
}

/// What a search on behalf of a seat considers: the game's whole evaluation, sensible actions, and the opponents near winning.
struct OnBehalf {
    seat: Seat,
    ignored_seats: [bool; Seat::MOST],
}

impl<R: HeuristicGame> Evaluator<R> for OnBehalf {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        rules.heuristic_value(EvaluationDetail::Full, position, self.seat)
    }

    fn ignores_seat(&self, seat: Seat) -> bool {
        self.ignored_seats[seat.index()]
    }

    fn considers(&self, rules: &R, position: &R::Position, action: Action) -> bool {
        rules.is_sensible(position, action)
    }
}

impl<R: HeuristicGame> AnalystWithoutDice<R> {
    /// An analyst for tables with this number of seats.
    pub fn new(seats: usize) -> Self {
        Self::with_nodes(NODES * 2 / seats as u64)
    }

    fn with_nodes(nodes: u64) -> Self {
        Self { nodes, transpositions: TranspositionTable::for_nodes(nodes * FOR_THE_CHOSEN), rules: PhantomData }
    }

    /// Searches on behalf of a seat.
    fn search<T>(
        &mut self,
        (rules, position, seen): (&R, &R::Position, &[u64]),
        (seat, nodes, stop): (Seat, u64, Option<Stop>),
        look: impl FnOnce(&mut Search<'_, R, OnBehalf>) -> T,
    ) -> T {
        let evaluator = OnBehalf { seat, ignored_seats: rules.ignored_seats(OpponentModel::Rival, position, seat) };
        let limits = Limits { nodes: Some(nodes), time: None };
        let options = SearchOptions::to(DEEPEST);
        let mut search =
            Search::new(rules, &evaluator, options, &mut self.transpositions, &limits, stop).with_root_seat(seat);
        if rules.counts_repetitions() {
            search = search.after(seen);
        }
        look(&mut search)
    }

    /// The best action of a seat that runs alone, if one is found, and its chance.
    fn computed(&self, rules: &R, position: &R::Position, seen: &[u64], seat: Seat) -> (Option<Action>, f64) {
        match rules.solve(position, seat, seen, self.nodes) {
            Some(SolvedAction { action, value, .. }) => (Some(action), value),
            None => (None, rules.heuristic_value(EvaluationDetail::Full, position, seat)),
        }
    }

    /// Everybody's chances in a position, by the rules' seats.
    fn chances_in(&mut self, rules: &R, position: &R::Position, seen: &[u64], stop: Option<Stop>) -> Chances {
        let mut position = position.clone();
        loop {
            let NodeKind::Decision(seat) = rules.node_kind(&position) else {
                return match rules.verdict(&position) {
                    Some(verdict) => Chances::after(&verdict),
                    None => Chances::by_seat(rules.seats(), |_| 1.0 / rules.seats() as f64),
                };
            };
            if !rules.has_action(&position) {
                position = rules.pass(&position);
                continue;
            }
            let at_sight = |other: Seat| rules.heuristic_value(EvaluationDetail::Full, &position, other);
            let chances = Chances::by_seat(rules.seats(), at_sight);
            // A search for one of several lets that one move more often than each of the others: it would seem ahead.
            if rules.seats() > 2 {
                return chances.with(seat, chances.of(seat));
            }
            if runs_alone(rules, &position, seat) {
                return chances.with(seat, self.computed(rules, &position, seen, seat).1);
            }
            let nodes = self.nodes;
            let found =
                self.search((rules, &position, seen), (seat, nodes, stop), |search| search.run(&position, |_| 0.0));
            return chances.with(seat, found.value);
        }
    }
}

/// Everybody's chances in a match without dice, by player.
pub(crate) fn chances<R: HeuristicGame>(being_played: &Match<R>, nodes: u64, stop: Option<Stop>) -> Chances {
    by_player(&mut AnalystWithoutDice::with_nodes(nodes), being_played, stop)
}

/// The chances by player: in a row of games colours change.
fn by_player<R: HeuristicGame>(
    analyst: &mut AnalystWithoutDice<R>,
    being_played: &Match<R>,
    stop: Option<Stop>,
) -> Chances {
    if let Some(verdict) = being_played.verdict() {
        return Chances::after(verdict);
    }
    let by_colour = analyst.chances_in(being_played.rules(), being_played.position(), being_played.seen(), stop);
    Chances::by_seat(by_colour.seats(), |player| by_colour.of(being_played.colour(player)))
}

impl<R: HeuristicGame> Analyst for AnalystWithoutDice<R> {
    fn chances(&mut self, table: &dyn Table) -> Chances {
        by_player(self, typed(table), None)
    }

    fn rate_decision(&mut self, table: &dyn Table, seat: Seat, action: Action) -> Option<RatedDecision> {
        if action == Action::Resign {
            return None;
        }
        let being_played: &Match<R> = typed(table);
        let (rules, position, seen) = (being_played.rules(), being_played.position(), being_played.seen());
        let seat = being_played.colour(seat);
        let nodes = self.nodes;
        if runs_alone(rules, position, seat) {
            let (best, value) = self.computed(rules, position, seen, seat);
            let best = best.unwrap_or(action);
            if best == action {
                return Some(RatedDecision { best, given_away: 0.0, exact: None });
            }
            let chosen = self.chance_in(rules, (&rules.apply(position, action), seen), (seat, nodes, None))?;
            return Some(RatedDecision { best, given_away: (value - chosen).max(0.0), exact: None });
        }
        let SearchResult { action: best, value, depth, .. } =
            self.search((rules, position, seen), (seat, nodes, None), |search| search.run(position, |_| 0.0));
        // A draw that can be claimed is worth half.
        let can_claim = table.check(Action::Draw).is_ok();
        let (best, value) = if can_claim && value < 0.5 { (Action::Draw, 0.5) } else { (best, value) };
        if best == action {
            return Some(RatedDecision { best, given_away: 0.0, exact: None });
        }
        let chosen = if action == Action::Draw {
            0.5
        } else {
            let after = rules.apply(position, action);
            let budget = (seat, nodes * FOR_THE_CHOSEN, None);
            if value >= 1.0 {
                // What wins by another way, and later, gives nothing away: it is searched for itself.
                self.chance_in(rules, (&after, seen), budget)?
            } else {
                let horizon = rules.time(position) + depth;
                self.search((rules, position, seen), budget, |search| search.value_at(&after, horizon))?
            }
        };
        Some(RatedDecision { best, given_away: (value - chosen).max(0.0), exact: None })
    }

    fn rate_thoroughly(&mut self, table: &dyn Table, seat: Seat, action: Action) -> Option<RatedDecision> {
        let usual = std::mem::replace(&mut self.nodes, DICELESS_NODES * 2 / table.seats() as u64);
        let rated = self.rate_decision(table, seat, action);
        self.nodes = usual;
        rated
    }

    fn rate_roll(&mut self, _: &dyn Table, _: &dyn Table) -> Option<RatedRoll> {
        None
    }
}

impl<R: HeuristicGame> AnalystWithoutDice<R> {
    /// The chance of a seat in a position in which anybody may be to move, searched with these nodes; `None` where chance decides.
    fn chance_in(
        &mut self,
        rules: &R,
        (position, seen): (&R::Position, &[u64]),
        (seat, nodes, stop): (Seat, u64, Option<Stop>),
    ) -> Option<f64> {
        let mut position = position.clone();
        while let NodeKind::Decision(mover) = rules.node_kind(&position) {
            if rules.has_action(&position) {
                if runs_alone(rules, &position, mover) {
                    let chance = self.computed(rules, &position, seen, mover).1;
                    return Some(if mover == seat { chance } else { 1.0 - chance });
                }
                let look = |search: &mut Search<'_, R, OnBehalf>| search.run(&position, |_| 0.0).value;
                return Some(self.search((rules, &position, seen), (seat, nodes, stop), look));
            }
            position = rules.pass(&position);
        }
        rules.verdict(&position).map(|verdict| verdict.share(seat))
    }
}

/// Whether neither player at a table of two can hinder the other any more. A search would move this seat alone and see it win,
/// even from behind; the chance is computed instead.
fn runs_alone<R: HeuristicGame>(rules: &R, position: &R::Position, seat: Seat) -> bool {
    rules.seats() == 2 && rules.ignored_seats(OpponentModel::Rival, position, seat)[seat.opponent().index()]
}

fn typed<R: Rules>(table: &dyn Table) -> &Match<R> {
    table.as_any().downcast_ref().expect("a copy of a table plays the same game")
}
