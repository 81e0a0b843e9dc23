//! Regulars: the characters at the tables without dice. How far one looks, what it overlooks and what it likes is data
//! ([`LevelSettings`]); what there is to know about a game is the game's ([`HeuristicGame`]).
//!
//! Weak ones are weak as people are: they look less far, miss the long way round, and like some things more than they are
//! worth. What somebody overlooks in a turn stays overlooked until the turn is over.

use std::marker::PhantomData;

use super::{
    Limits, Player, SearchReport, Style, at_choice,
    hint_without_dice::HintReason,
    search::{Evaluator, Search, SearchOptions, SearchResult, SearchableGame, Stop, TranspositionTable},
    static_evaluation::StaticEvaluation,
    tie_break::{action_hash, mix, signed_unit},
};
use crate::rules::{Action, Seat, Table, Verdict};

/// How much of a position somebody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationDetail {
    /// What anybody counts.
    Simple,
    /// Everything that its game's evaluation knows.
    Full,
}

/// Whose moves somebody reckons with, where more than two play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentModel {
    /// Everybody's, as if all were against it.
    Everybody,
    /// Those of the one who is nearest to winning.
    Rival,
    /// Nobody's but its own.
    Alone,
}

/// How a regular decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSettings {
    /// What it sees in a position.
    pub detail: EvaluationDetail,
    /// Whom it reckons with.
    pub opponent_model: OpponentModel,
    /// What it likes.
    pub style: Style,
    /// How much it likes that, in chances to win that it gives away for it.
    pub style_weight: f64,
    /// How many turns ahead it looks at most.
    pub depth: u32,
    /// How many positions it looks at for a decision at a table of two. Where more play, a position takes as much longer to judge,
    /// and it looks at as many fewer.
    pub nodes: u64,
    /// How many of a thousand actions that are hard to see it overlooks among its own.
    pub own_blunder_rate: u32,
    /// The same for those of the others.
    pub opponent_blunder_rate: u32,
    /// How far its feeling for what an action is worth may be off, in chances to win.
    pub noise: f64,
}

impl LevelSettings {
    /// Somebody who looks so far, sees everything, and wants nothing but to win. The little doubt keeps its matches apart.
    pub const fn plain(depth: u32, nodes: u64) -> Self {
        Self {
            detail: EvaluationDetail::Full,
            opponent_model: OpponentModel::Rival,
            style: Style::Plain,
            style_weight: 0.0,
            depth,
            nodes,
            own_blunder_rate: 0,
            opponent_blunder_rate: 0,
            noise: 0.004,
        }
    }
}

/// Who sits at the table under which id, and whose portrait stands for them.
#[derive(Clone, Copy, Debug)]
pub struct LadderLevel {
    /// The id of the level.
    pub id: &'static str,
    /// The creature of the portrait.
    pub portrait: &'static str,
    /// How it decides.
    pub settings: LevelSettings,
}

/// What there is to know about a game, for those who play it with character.
pub trait HeuristicGame: SearchableGame {
    /// The chance of a seat to win, above 0 and below 1, from a position that is not over.
    fn heuristic_value(&self, detail: EvaluationDetail, position: &Self::Position, seat: Seat) -> f64;

    /// How hard an action is to see: 0 for what nobody overlooks, 1 for what is easily missed, 2 for what is missed twice as
    /// often.
    fn difficulty(&self, position: &Self::Position, action: Action) -> u32;

    /// Whether an action is worth a thought at all.
    fn is_sensible(&self, position: &Self::Position, action: Action) -> bool {
        let _ = (position, action);
        true
    }

    /// How much an action is to the taste of a style, about −1 to 1.
    fn style_score(&self, style: Style, position: &Self::Position, action: Action) -> f64;

    /// What can be said of an action beside what holds in every game, the most important first.
    fn hint_reasons(&self, position: &Self::Position, action: Action, after: &Self::Position) -> Vec<HintReason>;

    /// By seat: who is left out of account by this one, with this outlook.
    fn ignored_seats(
        &self,
        opponent_model: OpponentModel,
        position: &Self::Position,
        seat: Seat,
    ) -> [bool; Seat::MOST] {
        let _ = (opponent_model, position, seat);
        [false; Seat::MOST]
    }
}

/// A regular as a player, with a seed of its own.
#[derive(Clone, Debug)]
pub struct SearchPlayer<R> {
    settings: LevelSettings,
    seed: u64,
    transpositions: TranspositionTable,
    rules: PhantomData<fn() -> R>,
}

impl<R> SearchPlayer<R> {
    /// The regular sits down.
    pub fn new(settings: LevelSettings, seed: u64) -> Self {
        Self { settings, seed, transpositions: TranspositionTable::for_nodes(settings.nodes), rules: PhantomData }
    }
}

impl<R: HeuristicGame + StaticEvaluation> Player for SearchPlayer<R> {
    fn think(&mut self, table: &dyn Table, limits: &Limits) -> SearchReport {
        self.think_until(table, limits, None)
    }

    fn think_until(&mut self, table: &dyn Table, limits: &Limits, stop: Option<Stop>) -> SearchReport {
        let (being_played, seat) = at_choice::<R>(table);
        let (rules, position) = (being_played.rules(), being_played.position());
        let limits = limits.or_own(self.settings.nodes / table.seats() as u64 * 2);
        let game = table.row().map_or(0, |row| u64::from(row.game()));
        let turn = u64::from(rules.progress(position).turn);
        let evaluator = LevelEvaluator {
            settings: self.settings,
            seat,
            seed: mix(self.seed ^ (game << 32 | turn)),
            is_row: table.row().is_some(),
            ignored_seats: rules.ignored_seats(self.settings.opponent_model, position, seat),
        };
        let depth = self.settings.depth;
        let mut search =
            Search::new(rules, &evaluator, SearchOptions::to(depth), &mut self.transpositions, &limits, stop)
                .with_root_seat(seat);
        if rules.minds_repetition() {
            search = search.after(being_played.seen());
        }
        let SearchResult { action, value, line, nodes, .. } =
            search.run(position, |action| evaluator.style_bonus(rules, position, action));
        // A draw that may be claimed is worth half a win.
        if value < 0.5 && table.check(Action::Draw).is_ok() {
            let line = vec![table.action_text(Action::Draw)];
            return SearchReport { action: Action::Draw, value: 0.5, line, nodes };
        }
        let line = line.into_iter().map(|action| table.action_text(action)).collect();
        SearchReport { action, value, line, nodes }
    }
}

/// A regular in one turn of a match.
struct LevelEvaluator {
    settings: LevelSettings,
    seat: Seat,
    /// Of the regular and the turn.
    seed: u64,
    /// Whether games are played in a row, for points.
    is_row: bool,
    ignored_seats: [bool; Seat::MOST],
}

/// The most points that a game of a row earns (Dejarik, "End and points").
const MOST_POINTS: f64 = 3.0;
/// What is usual, of those.
const USUAL: f64 = 0.6;

impl<R: HeuristicGame> Evaluator<R> for LevelEvaluator {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        let chance = rules.heuristic_value(self.settings.detail, position, self.seat);
        if self.is_row { 0.5 + (chance - 0.5) * USUAL } else { chance }
    }

    /// In a row of games every point counts, and a game without points is worth half.
    fn worth(&self, verdict: &Verdict, seat: Seat) -> f64 {
        if !self.is_row {
            return verdict.share(seat);
        }
        let points = |seat: Seat| f64::from(verdict.scores[seat.index()]);
        0.5 + (points(seat) - points(seat.opponent())) / (2.0 * MOST_POINTS)
    }

    fn ignores_seat(&self, seat: Seat) -> bool {
        self.ignored_seats[seat.index()]
    }

    fn considers(&self, rules: &R, position: &R::Position, action: Action) -> bool {
        let LevelSettings { own_blunder_rate, opponent_blunder_rate, .. } = self.settings;
        if !rules.is_sensible(position, action) {
            return false;
        }
        let is_own = rules.node_kind(position) == crate::rules::NodeKind::Decision(self.seat);
        let share = if is_own { own_blunder_rate } else { opponent_blunder_rate };
        share == 0
            || action_hash(self.seed, action) % 1000 >= u64::from(share * rules.difficulty(position, action)).min(950)
    }
}

impl LevelEvaluator {
    /// What the regular likes an action for, in chances to win.
    fn style_bonus<R: HeuristicGame>(&self, rules: &R, position: &R::Position, action: Action) -> f64 {
        let LevelSettings { style, style_weight, noise, .. } = self.settings;
        let style_score = if style_weight > 0.0 { rules.style_score(style, position, action) } else { 0.0 };
        style_weight * style_score + noise * signed_unit(action_hash(self.seed ^ 0xD0B7, action))
    }
}
