//! The search players of the games without dice. Depth, style, noise and blunder rates are data ([`LevelSettings`]); each game
//! provides its evaluation and move heuristics ([`HeuristicGame`]).
//!
//! Weak levels err as people do: they search less deep, overlook long chains, and follow their style too far. An action that a
//! level overlooks stays overlooked until its turn is over.

use std::marker::PhantomData;

use super::{
    Limits, Player, SearchReport, Style, at_choice,
    hint_reason::HintReason,
    search::{Evaluator, Search, SearchOptions, SearchResult, SearchableGame, Stop, TranspositionTable},
    static_evaluation::StaticEvaluation,
    tie_break::{action_hash, signed_unit},
};
use holochess_rules::{Action, Seat, Table, Verdict, splitmix::mix};

/// Which terms of a game's evaluation a level uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationDetail {
    /// The terms that every beginner counts.
    Simple,
    /// All terms.
    Full,
}

/// Which opponents a search considers where more than two play; the others are taken to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentModel {
    /// All of them, as if allied against the root seat (paranoid search).
    Everybody,
    /// Only the opponent who is nearest to winning.
    Rival,
    /// None.
    Alone,
}

/// The settings of a level of a game without dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSettings {
    /// Which evaluation terms it uses.
    pub detail: EvaluationDetail,
    /// Which opponents it considers.
    pub opponent_model: OpponentModel,
    /// Its style.
    pub style: Style,
    /// The weight of its style, in chances to win.
    pub style_weight: f64,
    /// The deepest search, in turns.
    pub depth: u32,
    /// Nodes for a decision at a table of two. At larger tables an evaluation costs proportionally more, and the budget is divided
    /// accordingly.
    pub nodes: u64,
    /// Of 1,000 own actions of difficulty 1, how many it overlooks.
    pub own_blunder_rate: u32,
    /// The same for actions of its opponents.
    pub opponent_blunder_rate: u32,
    /// The amplitude of the noise added to the value of an action, in chances to win.
    pub noise: f64,
    /// At most so many actions of a position are searched, those that look best.
    pub width: usize,
    /// Whether it solves what its game can solve ([`HeuristicGame::solve`]) before it searches.
    pub solves: bool,
    /// Whether it asks its game's own engine ([`HeuristicGame::ask_engine`]), where there is one, instead of searching. The engine has no
    /// style and overlooks nothing.
    pub asks_engine: bool,
}

impl LevelSettings {
    /// The settings of a level that searches this deep, overlooks nothing and has no style. Its small noise makes its matches
    /// differ.
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
            width: usize::MAX,
            solves: false,
            asks_engine: false,
        }
    }
}

/// What an engine is asked.
#[derive(Clone, Debug)]
pub struct EngineQuestion<'a> {
    /// The positions of the match by [`Rules::hash`](holochess_rules::Rules::hash), the present one included.
    pub seen: &'a [u64],
    /// Decides between actions that are worth nearly the same.
    pub seed: u64,
    /// How long the engine may think.
    pub limits: Limits,
    /// Ends its thinking at once.
    pub stop: Option<Stop>,
}

/// An action that needs no search.
#[derive(Clone, Debug, PartialEq)]
pub struct SolvedAction {
    /// The action.
    pub action: Action,
    /// The chance to win with it, of the seat that chooses.
    pub value: f64,
    /// How it goes on, the action first.
    pub line: Vec<Action>,
    /// Positions looked at.
    pub nodes: u64,
}

/// What a game provides to its search players.
pub trait HeuristicGame: SearchableGame {
    /// A seat's chance to win a position that is not over, strictly between 0 and 1.
    fn heuristic_value(&self, detail: EvaluationDetail, position: &Self::Position, seat: Seat) -> f64;

    /// How easily an action is overlooked: 0 never, 1 at the blunder rate, 2 at twice the blunder rate.
    fn difficulty(&self, position: &Self::Position, action: Action) -> u32;

    /// Whether the search considers an action at all.
    fn is_sensible(&self, position: &Self::Position, action: Action) -> bool {
        let _ = (position, action);
        true
    }

    /// How well an action fits a style, about −1 to 1.
    fn style_score(&self, style: Style, position: &Self::Position, action: Action) -> f64;

    /// How much of its style and noise a level follows in a position, 0 to 1. All of it, unless the game says otherwise.
    fn bonus_scale(&self, position: &Self::Position, seat: Seat) -> f64 {
        let _ = (position, seat);
        1.0
    }

    /// What to do in a position whose rest can be computed, if it is one. `seen` are the positions of the match by
    /// [`Rules::hash`](holochess_rules::Rules::hash), this one included; `nodes` is what a search would have to do with.
    fn solve(&self, position: &Self::Position, seat: Seat, seen: &[u64], nodes: u64) -> Option<SolvedAction> {
        let _ = (position, seat, seen, nodes);
        None
    }

    /// What the game's own engine decides in a position with a choice, where the game has one.
    fn ask_engine(&self, position: &Self::Position, question: EngineQuestion<'_>) -> Option<SolvedAction> {
        let _ = (position, question);
        None
    }

    /// The game's own reasons for an action, the most important first; reasons that hold in every game are added by the hints.
    fn hint_reasons(&self, position: &Self::Position, action: Action, after: &Self::Position) -> Vec<HintReason>;

    /// The seats that a search on behalf of `seat` ignores under this opponent model, indexed by seat.
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

/// A level as a player, with its own seed.
#[derive(Clone, Debug)]
pub struct SearchPlayer<R> {
    settings: LevelSettings,
    seed: u64,
    transpositions: TranspositionTable,
    rules: PhantomData<fn() -> R>,
}

impl<R> SearchPlayer<R> {
    /// A player of these settings.
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
        let seen = being_played.seen();
        let nodes = limits.nodes.unwrap_or(self.settings.nodes);
        let solved = if self.settings.solves { rules.solve(position, seat, seen, nodes) } else { None };
        let solved = solved.or_else(|| {
            let question = EngineQuestion { seen, seed: self.seed, limits, stop: stop.clone() };
            if self.settings.asks_engine { rules.ask_engine(position, question) } else { None }
        });
        if let Some(SolvedAction { action, value, line, nodes }) = solved {
            let line = line.into_iter().map(|action| table.action_text(action)).collect();
            return SearchReport { action, value, line, nodes };
        }
        let options = SearchOptions { width: self.settings.width, ..SearchOptions::to(self.settings.depth) };
        let mut search =
            Search::new(rules, &evaluator, options, &mut self.transpositions, &limits, stop).with_root_seat(seat);
        search = if rules.counts_repetitions() { search.after(seen) } else { search.avoiding(seen) };
        let scale = rules.bonus_scale(position, seat);
        let SearchResult { action, value, line, nodes, .. } =
            search.run(position, |action| scale * evaluator.style_bonus(rules, position, action));
        // A draw that can be claimed is worth 0.5.
        if value < 0.5 && table.check(Action::Draw).is_ok() {
            let line = vec![table.action_text(Action::Draw)];
            return SearchReport { action: Action::Draw, value: 0.5, line, nodes };
        }
        let line = line.into_iter().map(|action| table.action_text(action)).collect();
        SearchReport { action, value, line, nodes }
    }
}

/// The evaluator of a level during one turn.
struct LevelEvaluator {
    settings: LevelSettings,
    seat: Seat,
    /// Derived from the player's seed and the turn, so that blunders stay the same within a turn.
    seed: u64,
    /// Whether the match is a row of games played for points.
    is_row: bool,
    ignored_seats: [bool; Seat::MOST],
}

/// The most points that one game of a row can score (Dejarik, "End and points").
const MOST_POINTS: f64 = 3.0;
/// The usual share of them.
const USUAL: f64 = 0.6;

impl<R: HeuristicGame> Evaluator<R> for LevelEvaluator {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        let chance = rules.heuristic_value(self.settings.detail, position, self.seat);
        if self.is_row { 0.5 + (chance - 0.5) * USUAL } else { chance }
    }

    /// In a row of games the value is linear in points, with 0.5 for none.
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
        let is_own = rules.node_kind(position) == holochess_rules::NodeKind::Decision(self.seat);
        let share = if is_own { own_blunder_rate } else { opponent_blunder_rate };
        share == 0
            || action_hash(self.seed, action) % 1000 >= u64::from(share * rules.difficulty(position, action)).min(950)
    }
}

impl LevelEvaluator {
    /// Style and noise of an action, in chances to win.
    fn style_bonus<R: HeuristicGame>(&self, rules: &R, position: &R::Position, action: Action) -> f64 {
        let LevelSettings { style, style_weight, noise, .. } = self.settings;
        let style_score = if style_weight > 0.0 { rules.style_score(style, position, action) } else { 0.0 };
        style_weight * style_score + noise * signed_unit(action_hash(self.seed ^ 0xD0B7, action))
    }
}
