//! A character at the table: how far it sees, what it overlooks, what it prefers. Weak ones are weak as people are: they see
//! threats late, miss the walk that was there, and like some things more than they are worth; they do not play nonsense.

use super::{
    evaluators::{MaterialEvaluator, NetworkEvaluator, ThreatEvaluator},
    threat::{Camp, DISTANCE},
};
use crate::{
    players::{
        Limits, Player, SearchReport, Style, at_choice,
        search::{Evaluator, Search, SearchOptions, SearchResult, Stop, TranspositionTable},
        tie_break::{action_hash, mix, signed_unit},
    },
    rules::{
        Action, Cell, Ending, Match, Outcome, Seat, Table, Verdict,
        circle::CENTRE,
        game::Rules,
        holochess::{ACTIONS_A_TURN, Creature, Holochess, Phase, Position, odds::odds},
    },
};

/// What a character judges positions by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluatorKind {
    /// What is left on the board.
    Material,
    /// That, and the threats of the next attack.
    Threats,
    /// What was learned by playing.
    Network,
}

/// How a character decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSettings {
    /// What it judges by.
    pub evaluator: EvaluatorKind,
    /// What it likes.
    pub style: Style,
    /// How much it likes that, in chances to win that it gives away for it.
    pub style_weight: f64,
    /// How many actions deep it looks at most.
    pub depth: u32,
    /// How many positions it looks at for a decision.
    pub nodes: u64,
    /// How many of a thousand actions of its own it overlooks in a turn; those that are hard to see twice as often, attacks
    /// half as often.
    pub own_blunder_rate: u32,
    /// The same for its opponent's.
    pub opponent_blunder_rate: u32,
    /// How far its feeling for what an action is worth may be off, in chances to win.
    pub noise: f64,
}

impl LevelSettings {
    /// A player who makes nothing of its own of what it sees.
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

/// A character as a player, with a seed of its own.
#[derive(Clone, Debug)]
pub struct HolochessPlayer {
    settings: LevelSettings,
    seed: u64,
    transpositions: TranspositionTable,
}

impl HolochessPlayer {
    /// The character sits down.
    pub fn new(settings: LevelSettings, seed: u64) -> Self {
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

/// A character in one turn of a match.
struct LevelEvaluator {
    settings: LevelSettings,
    seat: Seat,
    /// Of the character and the turn: what is overlooked stays overlooked until the turn is over.
    seed: u64,
    /// The step that would undo what it has just done.
    back: Option<Action>,
}

/// The move that takes back the first one of the turn.
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
        let LevelSettings { own_blunder_rate, opponent_blunder_rate, .. } = self.settings;
        let share = if position.side() == self.seat { own_blunder_rate } else { opponent_blunder_rate };
        if share == 0 {
            return true;
        }
        let hidden = match action {
            Action::Attack { .. } => share / 2,
            // Long walks are harder to see than a step.
            Action::Move { from, .. } => {
                let movement = position.creature_at(from).map_or(1, |creature| creature.ratings().movement);
                share * u32::from(movement) / 2
            }
            _ => 0,
        };
        action_hash(self.seed, action) % 1000 >= u64::from(hidden)
    }
}

/// What a win on points is worth less than one that is fought out, in parts of a win: whoever is far ahead goes on fighting where that
/// costs next to nothing, and nobody has to sit through twenty turns of waiting. A defeat is a defeat either way, or those who are
/// behind would wait for it.
const CLOCK_WIN_DISCOUNT: f64 = 0.05;

impl LevelEvaluator {
    /// A judgement with [`CLOCK_WIN_DISCOUNT`] in it: the nearer the clock is to its end, the more.
    fn with_clock_discount(&self, rules: &Holochess, position: &Position, chance: f64) -> f64 {
        let Some(clock) = rules.quiet_clock(position) else { return chance };
        self.discounted(chance, CLOCK_WIN_DISCOUNT * f64::from(clock.turns) / f64::from(clock.limit))
    }

    /// A chance of the first seat, so much less where it is more than even for the character.
    fn discounted(&self, chance: f64, part: f64) -> f64 {
        let is_ahead = (chance > 0.5) == (self.seat == Seat::FIRST);
        if is_ahead { 0.5 + (chance - 0.5) * (1.0 - part) } else { chance }
    }
}

impl LevelEvaluator {
    /// What the character likes an action for, in chances to win.
    fn style_bonus(&self, rules: &Holochess, position: &Position, action: Action) -> f64 {
        let LevelSettings { style, style_weight, noise, .. } = self.settings;
        let style_score = match style {
            Style::Plain => 0.0,
            Style::Aggressive => aggression(position, action),
            Style::Careful if self.settings.evaluator == EvaluatorKind::Network => caution(rules, position, action),
            Style::Careful => -exposure(rules, position, action),
            Style::Trickster => mischief(position, action),
        };
        // Out and straight back looks aimless: whoever goes by feeling would rather do something else.
        let regret = if self.back == Some(action) { style_weight + noise } else { 0.0 };
        style_weight * style_score - regret + noise * signed_unit(action_hash(self.seed ^ 0xD0B7, action))
    }
}

/// How much an action goes at the other side: hits count whole, steps towards somebody a part.
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

/// How much an action keeps out of danger, to somebody who knows that whoever is behind on points cannot wait for ever: the longer the
/// quiet clock runs, the less danger counts, and the more it counts to get at somebody.
fn caution(rules: &Holochess, position: &Position, action: Action) -> f64 {
    let waited = match rules.quiet_clock(position) {
        Some(clock) if clock.leader == Some(position.side().opponent()) => {
            f64::from(2 * clock.turns.min(clock.limit / 2)) / f64::from(clock.limit)
        }
        _ => 0.0,
    };
    waited * aggression(position, action) - (1.0 - waited) * exposure(rules, position, action)
}

/// How much of its own an action lays open: what can be killed in the other side's next turn, by its worth.
fn exposure(rules: &Holochess, position: &Position, action: Action) -> f64 {
    let side = position.side();
    match action {
        Action::Attack { from, to } => {
            let (Some(attacker), Some(defender)) = (position.creature_at(from), position.creature_at(to)) else {
                return 0.0;
            };
            // Only good odds are worth the danger.
            0.6 - odds(attacker, defender).chance(Outcome::Kill)
        }
        Action::Move { .. } => {
            let after = rules.apply(position, action);
            if after.phase() != Phase::Acting {
                return 0.0;
            }
            let others = Camp::of(&after, side.opponent());
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

/// How much an action pushes others about, takes the middle, or comes from where nobody looks.
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
