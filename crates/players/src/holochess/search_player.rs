//! The search player of Holochess. Weak levels err as people do: they see threats late, overlook long walks, and follow their style
//! too far; they make no random moves.

use super::{
    evaluators::{MaterialEvaluator, NetworkEvaluator, ThreatEvaluator},
    threat::{Camp, DISTANCE},
};
use crate::{
    Limits, Player, SearchReport, Style, at_choice,
    search::{Evaluator, Search, SearchOptions, SearchResult, Stop, TranspositionTable},
    tie_break::{action_hash, signed_unit},
};
use holochess_rules::{
    Action, Cell, Ending, Match, Outcome, Rules, Seat, Table, Verdict,
    circle::CENTRE,
    holochess::{ACTIONS_A_TURN, Creature, Holochess, Phase, Position, odds::odds},
    splitmix::mix,
};

/// Which evaluator a level uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluatorKind {
    /// Material only.
    Material,
    /// Material and the threats of the next attack.
    Threats,
    /// The trained network.
    Network,
}

/// The settings of a level of Holochess.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HolochessSettings {
    /// Its evaluator.
    pub evaluator: EvaluatorKind,
    /// Its style.
    pub style: Style,
    /// The weight of its style, in chances to win.
    pub style_weight: f64,
    /// The deepest search, in actions.
    pub depth: u32,
    /// Nodes for a decision.
    pub nodes: u64,
    /// Of 1,000 own actions, how many it overlooks for a whole turn: twice as many long walks, half as many attacks.
    pub own_blunder_rate: u32,
    /// The same for its opponent's actions.
    pub opponent_blunder_rate: u32,
    /// The amplitude of the noise added to the value of an action, in chances to win.
    pub noise: f64,
}

impl HolochessSettings {
    /// A level without style and blunders.
    pub const fn plain(evaluator: EvaluatorKind, depth: u32, nodes: u64) -> Self {
        Self {
            evaluator,
            style: Style::Plain,
            style_weight: 0.0,
            depth,
            nodes,
            own_blunder_rate: 0,
            opponent_blunder_rate: 0,
            noise: 1e-6,
        }
    }
}

/// A level of Holochess as a player, with its own seed.
#[derive(Clone, Debug)]
pub struct HolochessPlayer {
    settings: HolochessSettings,
    seed: u64,
    transpositions: TranspositionTable,
}

impl HolochessPlayer {
    /// A player of these settings.
    pub fn new(settings: HolochessSettings, seed: u64) -> Self {
        Self { settings, seed, transpositions: TranspositionTable::for_nodes(settings.nodes) }
    }
}

impl Player for HolochessPlayer {
    fn think(&mut self, table: &dyn Table, limits: &Limits) -> SearchReport {
        self.think_until(table, limits, None)
    }

    fn think_until(&mut self, table: &dyn Table, limits: &Limits, stop: Option<Stop>) -> SearchReport {
        let (being_played, seat) = at_choice::<Holochess>(table);
        let (rules, position) = (being_played.rules(), being_played.position());
        let limits = limits.or_own(self.settings.nodes);
        let evaluator = LevelEvaluator {
            settings: self.settings,
            seat,
            seed: mix(self.seed ^ u64::from(position.clock().turn)),
            back: way_back(being_played),
        };
        let mut search = Search::new(
            rules,
            &evaluator,
            SearchOptions::to(self.settings.depth),
            &mut self.transpositions,
            &limits,
            stop,
        );
        let SearchResult { action, value, line, nodes, .. } =
            search.run(position, |action| evaluator.style_bonus(rules, position, action));
        let value = if seat == Seat::FIRST { value } else { 1.0 - value };
        let line = line.into_iter().map(|action| table.action_text(action)).collect();
        SearchReport { action, value, line, nodes }
    }
}

/// The evaluator of a level during one turn.
struct LevelEvaluator {
    settings: HolochessSettings,
    seat: Seat,
    /// Derived from the player's seed and the turn, so that blunders stay the same within a turn.
    seed: u64,
    /// The move that would undo the first move of this turn.
    back: Option<Action>,
}

/// The reverse of the first move of the turn.
fn way_back(being_played: &Match<Holochess>) -> Option<Action> {
    match being_played.latest()? {
        Action::Move { from, to } if being_played.position().left() < ACTIONS_A_TURN => {
            Some(Action::Move { from: to, to: from })
        }
        _ => None,
    }
}

impl Evaluator<Holochess> for LevelEvaluator {
    fn evaluate(&self, rules: &Holochess, position: &Position) -> f64 {
        match self.settings.evaluator {
            EvaluatorKind::Material => MaterialEvaluator.evaluate(rules, position),
            EvaluatorKind::Threats => ThreatEvaluator.evaluate(rules, position),
            EvaluatorKind::Network => {
                self.with_clock_discount(rules, position, NetworkEvaluator::shipped().evaluate(rules, position))
            }
        }
    }

    fn can_evaluate(&self, rules: &Holochess, position: &Position) -> bool {
        self.settings.evaluator != EvaluatorKind::Network || NetworkEvaluator::shipped().can_evaluate(rules, position)
    }

    fn worth(&self, verdict: &Verdict, seat: Seat) -> f64 {
        let share = verdict.share(seat);
        if self.settings.evaluator == EvaluatorKind::Network && verdict.ending == Ending::Quiet {
            self.discounted(share, CLOCK_WIN_DISCOUNT)
        } else {
            share
        }
    }

    fn considers(&self, _: &Holochess, position: &Position, action: Action) -> bool {
        let HolochessSettings { own_blunder_rate, opponent_blunder_rate, .. } = self.settings;
        let share = if position.side() == self.seat { own_blunder_rate } else { opponent_blunder_rate };
        if share == 0 {
            return true;
        }
        let hidden = match action {
            Action::Attack { .. } => share / 2,
            // The longer a walk, the more easily it is overlooked.
            Action::Move { from, .. } => {
                let movement = position.creature_at(from).map_or(1, |creature| creature.ratings().movement);
                share * u32::from(movement) / 2
            }
            _ => 0,
        };
        action_hash(self.seed, action) % 1000 >= u64::from(hidden)
    }
}

/// How much less a win on points is worth than a win by elimination, in chances to win. A player that is far ahead then keeps
/// attacking where that costs next to nothing. Losses are not discounted, or the player behind would wait for the clock.
const CLOCK_WIN_DISCOUNT: f64 = 0.05;

impl LevelEvaluator {
    /// Applies [`CLOCK_WIN_DISCOUNT`] to an evaluation in proportion to the reading of the quiet clock.
    fn with_clock_discount(&self, rules: &Holochess, position: &Position, chance: f64) -> f64 {
        let Some(clock) = rules.quiet_clock(position) else { return chance };
        self.discounted(chance, CLOCK_WIN_DISCOUNT * f64::from(clock.turns) / f64::from(clock.limit))
    }

    /// Moves the first seat's chance towards 0.5 by `part`, if the root seat is ahead.
    fn discounted(&self, chance: f64, part: f64) -> f64 {
        let is_ahead = (chance > 0.5) == (self.seat == Seat::FIRST);
        if is_ahead { 0.5 + (chance - 0.5) * (1.0 - part) } else { chance }
    }
}

impl LevelEvaluator {
    /// Style and noise of an action, in chances to win.
    fn style_bonus(&self, rules: &Holochess, position: &Position, action: Action) -> f64 {
        let HolochessSettings { style, style_weight, noise, .. } = self.settings;
        let style_score = match style {
            Style::Plain => 0.0,
            Style::Aggressive => aggression(position, action),
            Style::Careful if self.settings.evaluator == EvaluatorKind::Network => caution(rules, position, action),
            Style::Careful => -exposure(rules, position, action),
            Style::Trickster => mischief(position, action),
        };
        // Stepping out and straight back looks aimless and is penalised.
        let regret = if self.back == Some(action) { style_weight + noise } else { 0.0 };
        style_weight * style_score - regret + noise * signed_unit(action_hash(self.seed ^ 0xD0B7, action))
    }
}

/// The aggression of an action: 1 for an attack, a quarter for each step towards the nearest enemy.
fn aggression(position: &Position, action: Action) -> f64 {
    match action {
        Action::Attack { .. } => 1.0,
        Action::Move { from, to } => {
            let others = || position.standing(position.side().opponent()).map(|(_, cell)| cell);
            let nearest = |here: Cell| others().map(|cell| DISTANCE[here.index()][cell.index()]).min().unwrap_or(1);
            (f64::from(nearest(from)) - f64::from(nearest(to))) * 0.25
        }
        _ => 0.0,
    }
}

/// The caution of an action, for levels that know the quiet clock: while behind on points, the later it is, the less exposure
/// counts and the more approaching counts.
fn caution(rules: &Holochess, position: &Position, action: Action) -> f64 {
    let waited = match rules.quiet_clock(position) {
        Some(clock) if clock.leader == Some(position.side().opponent()) => {
            f64::from(2 * clock.turns.min(clock.limit / 2)) / f64::from(clock.limit)
        }
        _ => 0.0,
    };
    waited * aggression(position, action) - (1.0 - waited) * exposure(rules, position, action)
}

/// The exposure after an action: own creatures that the opponent's next turn can kill, by their worth.
fn exposure(rules: &Holochess, position: &Position, action: Action) -> f64 {
    let side = position.side();
    match action {
        Action::Attack { from, to } => {
            let (Some(attacker), Some(defender)) = (position.creature_at(from), position.creature_at(to)) else {
                return 0.0;
            };
            // Only attacks with good odds justify exposure.
            0.6 - odds(attacker, defender).chance(Outcome::Kill)
        }
        Action::Move { .. } => {
            let after = rules.apply(position, action);
            if after.phase() != Phase::Acting {
                return 0.0;
            }
            let others = Camp::from_position(&after, side.opponent());
            let open: f32 = after
                .standing(side)
                .map(|(creature, cell)| {
                    others.kill_chance(creature, cell, 2, after.free()) * f32::from(creature.worth()) / 12.0
                })
                .sum();
            f64::from(open)
        }
        _ => 0.0,
    }
}

/// The trickery of an action: pushes, moves to the centre, and long walks.
fn mischief(position: &Position, action: Action) -> f64 {
    match action {
        Action::Attack { from, to } => {
            let (Some(attacker), Some(defender)) = (position.creature_at(from), position.creature_at(to)) else {
                return 0.0;
            };
            odds(attacker, defender).chance(Outcome::Push)
        }
        Action::Move { from, to } => {
            let quick = |creature: Creature| f64::from(creature.ratings().movement) * 0.1;
            f64::from(u8::from(to == CENTRE)) * 0.5 + position.creature_at(from).map_or(0.0, quick)
        }
        Action::Push { to } => f64::from(u8::from(to != CENTRE)) * 0.5,
        _ => 0.0,
    }
}
