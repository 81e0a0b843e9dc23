//! How a match of Holochess is looked through: every decision and every roll against the same search at the same depth.

use super::NetworkEvaluator;
use crate::{
    Limits,
    analysis::analyst::{Analyst, Dice, RatedDecision, RatedRoll},
    chances::Chances,
    search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
};
use holochess_rules::{
    Action, Match, NodeKind, Outcome, Rules, Seat, Table,
    holochess::{Holochess, Phase, Position, odds::odds},
};

/// How deep everything is measured, in actions.
const DEPTH: u32 = 2;

/// Looks through matches of Holochess.
pub(crate) struct HolochessAnalyst(AnalysisSearch);

impl HolochessAnalyst {
    /// For a match by these rules.
    pub(crate) fn new(rules: Holochess) -> Self {
        Self(AnalysisSearch { rules, transpositions: TranspositionTable::new(14) })
    }
}

impl Analyst for HolochessAnalyst {
    fn chances(&mut self, table: &dyn Table) -> Chances {
        Chances::of_two(self.0.chance(&position(table)))
    }

    fn rate_decision(&mut self, table: &dyn Table, seat: Seat, action: Action) -> Option<RatedDecision> {
        let rated = self.0.rate(&position(table));
        let for_seat = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
        let (best, value) = rated.iter().copied().reduce(|a, b| if for_seat(b.1) > for_seat(a.1) { b } else { a })?;
        let (_, chosen) = rated.iter().find(|(known, _)| *known == action)?;
        Some(RatedDecision { best, given_away: for_seat(value) - for_seat(*chosen), exact: None })
    }

    fn rate_roll(&mut self, waiting: &dyn Table, after: &dyn Table) -> Option<RatedRoll> {
        let (waiting, after) = (position(waiting), position(after));
        // An exchange of the duel that decides nothing changes nothing.
        if waiting == after {
            return None;
        }
        let attack = if let Phase::Attack { attacker, defender } = waiting.phase() {
            let odds = odds(attacker, defender);
            let is_gone = |creature| waiting.owner(creature).is_some() && after.owner(creature).is_none();
            Some(Dice {
                attacks: 1,
                expected_kills: odds.chance(Outcome::Kill),
                kills: u32::from(is_gone(defender)),
                expected_losses: odds.chance(Outcome::CounterKill),
                losses: u32::from(is_gone(attacker)),
                luck: 0.0,
            })
        } else {
            None
        };
        let horizon = self.0.rules.time(&waiting) + DEPTH;
        let swing = self.0.value(&after, horizon) - self.0.value(&waiting, horizon);
        Some(RatedRoll { swing, attack })
    }
}

/// What everything is measured by.
struct AnalysisSearch {
    rules: Holochess,
    transpositions: TranspositionTable,
}

impl AnalysisSearch {
    fn search<T>(
        &mut self,
        depth: u32,
        look: impl FnOnce(&mut Search<'_, Holochess, NetworkEvaluator<'static>>) -> Option<T>,
    ) -> T {
        let evaluator = NetworkEvaluator::shipped();
        let mut search = Search::new(
            &self.rules,
            &evaluator,
            SearchOptions::to(depth),
            &mut self.transpositions,
            &Limits::default(),
            None,
        );
        look(&mut search).expect("a search without limits comes to its end")
    }

    fn rate(&mut self, position: &Position) -> Vec<(Action, f64)> {
        self.search(DEPTH, |search| search.rate(position))
    }

    fn value(&mut self, position: &Position, horizon: u32) -> f64 {
        self.search(DEPTH, |search| search.value_at(position, horizon))
    }

    fn chance(&mut self, position: &Position) -> f64 {
        match self.rules.node_kind(position) {
            // As it was learned; to search further would only pick the boldest of many guesses.
            NodeKind::Decision(_) if position.phase() == Phase::Acting => {
                NetworkEvaluator::shipped().evaluate(&self.rules, position)
            }
            _ => self.value(position, self.rules.time(position)),
        }
    }
}

/// The first seat's chance to win from a position, as every point of an analysis is measured.
pub fn chance(rules: &Holochess, position: &Position) -> f64 {
    AnalysisSearch { rules: rules.clone(), transpositions: TranspositionTable::new(8) }.chance(position)
}

fn position(table: &dyn Table) -> Position {
    let being_played: &Match<Holochess> = table.as_any().downcast_ref().expect("a copy of a table plays the same game");
    *being_played.position()
}
