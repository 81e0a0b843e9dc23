//! The analysis of a finished match: the chance to win from decision to decision, the turning points, and whether dice or a
//! decision caused them.
//!
//! All chances come from the same search at the same depth. A roll changes the chance by its result less the expected result, a
//! decision by the chosen action less the best one. The luck of all rolls is zero on average.

use super::NetworkEvaluator;
use crate::{
    players::{
        Limits,
        search::{Evaluator, Search, SearchOptions, SearchableGame, Stop, TranspositionTable},
    },
    rules::{
        Action, Match, NodeKind, Outcome, Refusal, Roll, Seat, Table, ToAct,
        game::Rules,
        holochess::{Holochess, Phase, Position, odds::odds},
    },
};

/// A decision of a match and the rolls that followed it, as a record keeps them.
#[derive(Clone, Copy, Debug)]
pub struct PlayedDecision<'a> {
    /// The seat that decided; `None` for a forced pass.
    pub seat: Option<Seat>,
    /// What.
    pub action: Action,
    /// The dice that it asked for.
    pub rolls: &'a [Roll],
}

/// What moved the chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// The dice of an attack.
    Luck,
    /// The dice of the duel to the death, which both sides roll.
    Duel,
    /// A decision, with what would have been better.
    Decision {
        /// The best action.
        best: Action,
    },
}

/// The chance to win after a decision and its dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Which decision, from 1; 0 is the start.
    pub decision: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// The first seat's chance to win.
    pub chance: f64,
}

/// A moment at which a match turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// Which decision, from 1.
    pub decision: usize,
    /// In which turn.
    pub turn: u32,
    /// The seat that decided or rolled.
    pub seat: Seat,
    /// By how much the first seat's chance rose or fell.
    pub swing: f64,
    /// Why.
    pub cause: Cause,
}

/// The expected and the real results of one side's attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dice {
    /// Attacks.
    pub attacks: u32,
    /// Kills to be expected of them, and kills.
    pub expected_kills: f64,
    /// Kills that happened.
    pub kills: u32,
    /// The attackers that the side was expected to lose, by the odds.
    pub expected_losses: f64,
    /// The attackers that it lost.
    pub losses: u32,
    /// Chances to win that the dice of the whole match gave this side, below zero if they took them.
    pub luck: f64,
}

/// A match, looked through.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The chance over time, from the start on.
    pub points: Vec<Point>,
    /// Where it turned, in order.
    pub turning_points: Vec<TurningPoint>,
    /// The dice of both sides.
    pub dice: [Dice; 2],
    /// Chances to win that each side's decisions gave away in all.
    pub given_away: [f64; 2],
}

/// How deep everything is measured, in actions.
const DEPTH: u32 = 2;
/// A swing by as much is a turning point.
const TURNING: f64 = 0.08;
/// The greatest swings, no more than a person looks at.
const MAX_TURNING_POINTS: usize = 8;

/// Looks through a match of Holochess that begins at this table. `progress` hears every point as soon as it is known.
///
/// `None` if the table plays another game or `stop` was raised.
///
/// # Errors
/// The refusal, if a deed was not legal.
pub fn analyse(
    start: &dyn Table,
    decisions: &[PlayedDecision<'_>],
    stop: Option<&Stop>,
    mut progress: impl FnMut(Point),
) -> Result<Option<Analysis>, Refusal> {
    let mut table = start.duplicate();
    let Some(first) = typed(&*table) else { return Ok(None) };
    let mut search = AnalysisSearch { rules: first.rules().clone(), transpositions: TranspositionTable::new(14) };
    let start = search.point(0, first.position());
    progress(start);
    let mut analysis =
        Analysis { points: vec![start], turning_points: Vec::new(), dice: [Dice::default(); 2], given_away: [0.0; 2] };
    for (decision, number) in decisions.iter().zip(1..) {
        if stop.is_some_and(Stop::is_raised) {
            return Ok(None);
        }
        let before = position(&*table);
        let seat = decision.seat.unwrap_or(before.side());
        if matches!(table.to_act(), ToAct::Choose(_)) {
            analysis.rate_decision(&mut search, &before, seat, decision.action, number);
        }
        table.play(seat, decision.action)?;
        for roll in decision.rolls {
            let waiting = position(&*table);
            table.roll(roll.number, &roll.hands)?;
            analysis.rate_roll(&mut search, &waiting, &position(&*table), seat, number);
        }
        let point = search.point(number, &position(&*table));
        progress(point);
        analysis.points.push(point);
    }
    analysis.keep_largest_swings();
    Ok(Some(analysis))
}

impl Analysis {
    /// The chosen action compared with the best one.
    fn rate_decision(
        &mut self,
        search: &mut AnalysisSearch,
        before: &Position,
        seat: Seat,
        action: Action,
        decision: usize,
    ) {
        let rated = search.rate(before);
        let for_seat = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
        let best = rated.iter().copied().reduce(|a, b| if for_seat(b.1) > for_seat(a.1) { b } else { a });
        let chosen = rated.iter().find(|(known, _)| *known == action);
        if let (Some((best, best_value)), Some(&(_, value))) = (best, chosen) {
            self.given_away[seat.index()] += for_seat(best_value) - for_seat(value);
            let turn = search.rules.progress(before).turn;
            self.turning_points.push(TurningPoint {
                decision,
                turn,
                seat,
                swing: value - best_value,
                cause: Cause::Decision { best },
            });
        }
    }

    /// The result of a roll compared with the expected result.
    fn rate_roll(
        &mut self,
        search: &mut AnalysisSearch,
        waiting: &Position,
        after: &Position,
        seat: Seat,
        decision: usize,
    ) {
        // An exchange of the duel that is rolled again has no effect.
        if waiting == after {
            return;
        }
        if let Phase::Attack { attacker, defender } = waiting.phase() {
            let odds = odds(attacker, defender);
            let dice = &mut self.dice[seat.index()];
            dice.attacks += 1;
            dice.expected_kills += odds.chance(Outcome::Kill);
            dice.expected_losses += odds.chance(Outcome::CounterKill);
            let is_gone = |creature| waiting.owner(creature).is_some() && after.owner(creature).is_none();
            dice.kills += u32::from(is_gone(defender));
            dice.losses += u32::from(is_gone(attacker));
        }
        let horizon = search.rules.time(waiting) + DEPTH;
        let swing = search.value(after, horizon) - search.value(waiting, horizon);
        self.dice[Seat::FIRST.index()].luck += swing;
        self.dice[Seat::SECOND.index()].luck -= swing;
        let turn = search.rules.progress(waiting).turn;
        let cause = if waiting.phase() == Phase::Duel { Cause::Duel } else { Cause::Luck };
        self.turning_points.push(TurningPoint { decision, turn, seat, swing, cause });
    }

    fn keep_largest_swings(&mut self) {
        self.turning_points.retain(|turning| turning.swing.abs() >= TURNING);
        // The duel decides the match: it is one of them, however many greater mistakes were made before.
        self.turning_points.sort_by(|a, b| {
            let is_duel = |turning: &TurningPoint| turning.cause == Cause::Duel;
            is_duel(b).cmp(&is_duel(a)).then(b.swing.abs().total_cmp(&a.swing.abs()))
        });
        self.turning_points.truncate(MAX_TURNING_POINTS);
        self.turning_points.sort_by_key(|turning| turning.decision);
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

    fn point(&mut self, decision: usize, position: &Position) -> Point {
        let turn = self.rules.progress(position).turn;
        Point { decision, turn, chance: self.chance(position) }
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

fn typed(table: &dyn Table) -> Option<&Match<Holochess>> {
    table.as_any().downcast_ref()
}

fn position(table: &dyn Table) -> Position {
    *typed(table).expect("a copy of a table plays the same game").position()
}
