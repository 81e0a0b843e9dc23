//! Regulars: the characters at the tables without dice. How far one looks, what it overlooks and what it likes is data
//! ([`Nature`]); what there is to know about a game is the game's ([`Studied`]).
//!
//! Weak ones are weak as people are: they look less far, miss the long way round, and like some things more than they are
//! worth. What somebody overlooks in a turn stays overlooked until the turn is over.

use std::marker::PhantomData;

use super::{
    Limits, Player, Style, Thought, at_choice,
    counsel::Reason,
    draw::{feeling, lot_of, mix},
    search::{Evaluator, Search, SearchOptions, SearchResult, SearchableGame, Stop, TranspositionTable},
    static_evaluation::StaticEvaluation,
};
use crate::rules::{Action, Seat, Table, Verdict};

/// How much of a position somebody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Insight {
    /// What anybody counts.
    Simple,
    /// Everything that its game's evaluation knows.
    Full,
}

/// Whose moves somebody reckons with, where more than two play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Everybody's, as if all were against it.
    Everybody,
    /// Those of the one who is nearest to winning.
    Rival,
    /// Nobody's but its own.
    Alone,
}

/// How a regular decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nature {
    /// What it sees in a position.
    pub insight: Insight,
    /// Whom it reckons with.
    pub outlook: Outlook,
    /// What it likes.
    pub style: Style,
    /// How much it likes that, in chances to win that it gives away for it.
    pub passion: f64,
    /// How many turns ahead it looks at most.
    pub depth: u32,
    /// How many positions it looks at for a decision at a table of two. Where more play, a position takes as much longer to judge,
    /// and it looks at as many fewer.
    pub nodes: u64,
    /// How many of a thousand actions that are hard to see it overlooks among its own.
    pub overlooks: u32,
    /// The same for those of the others.
    pub ignores: u32,
    /// How far its feeling for what an action is worth may be off, in chances to win.
    pub doubt: f64,
}

impl Nature {
    /// Somebody who looks so far, sees everything, and wants nothing but to win. The little doubt keeps its matches apart.
    pub const fn plain(depth: u32, nodes: u64) -> Self {
        Self {
            insight: Insight::Full,
            outlook: Outlook::Rival,
            style: Style::Plain,
            passion: 0.0,
            depth,
            nodes,
            overlooks: 0,
            ignores: 0,
            doubt: 0.004,
        }
    }
}

/// Who sits at the table under which id, and whose portrait stands for them.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// The id of the level.
    pub id: &'static str,
    /// The creature of the portrait.
    pub portrait: &'static str,
    /// How it decides.
    pub nature: Nature,
}

/// What there is to know about a game, for those who play it with character.
pub trait Studied: SearchableGame {
    /// The chance of a seat to win, above 0 and below 1, from a position that is not over.
    fn assess(&self, insight: Insight, position: &Self::Position, seat: Seat) -> f64;

    /// How hard an action is to see: 0 for what nobody overlooks, 1 for what is easily missed, 2 for what is missed twice as
    /// often.
    fn obscurity(&self, position: &Self::Position, action: Action) -> u32;

    /// Whether an action is worth a thought at all.
    fn is_sensible(&self, position: &Self::Position, action: Action) -> bool {
        let _ = (position, action);
        true
    }

    /// How much an action is to the taste of a style, about −1 to 1.
    fn liking(&self, style: Style, position: &Self::Position, action: Action) -> f64;

    /// What can be said of an action beside what holds in every game, the most important first.
    fn remarks(&self, position: &Self::Position, action: Action, after: &Self::Position) -> Vec<Reason>;

    /// By seat: who is left out of account by this one, with this outlook.
    fn ignored_seats(&self, outlook: Outlook, position: &Self::Position, seat: Seat) -> [bool; Seat::MOST] {
        let _ = (outlook, position, seat);
        [false; Seat::MOST]
    }
}

/// A regular as a player, with a seed of its own.
#[derive(Clone, Debug)]
pub struct Regular<R> {
    nature: Nature,
    seed: u64,
    transpositions: TranspositionTable,
    rules: PhantomData<fn() -> R>,
}

impl<R> Regular<R> {
    /// The regular sits down.
    pub fn new(nature: Nature, seed: u64) -> Self {
        Self { nature, seed, transpositions: TranspositionTable::for_nodes(nature.nodes), rules: PhantomData }
    }
}

impl<R: Studied + StaticEvaluation> Player for Regular<R> {
    fn think(&mut self, table: &dyn Table, limits: &Limits) -> Thought {
        self.think_until(table, limits, None)
    }

    fn think_until(&mut self, table: &dyn Table, limits: &Limits, stop: Option<Stop>) -> Thought {
        let (being_played, seat) = at_choice::<R>(table);
        let (rules, position) = (being_played.rules(), being_played.position());
        let limits = limits.or_own(self.nature.nodes / table.seats() as u64 * 2);
        let game = table.row().map_or(0, |row| u64::from(row.game()));
        let turn = u64::from(rules.progress(position).turn);
        let eyes = Eyes {
            nature: self.nature,
            seat,
            seed: mix(self.seed ^ (game << 32 | turn)),
            is_row: table.row().is_some(),
            ignored_seats: rules.ignored_seats(self.nature.outlook, position, seat),
        };
        let depth = self.nature.depth;
        let mut search = Search::new(rules, &eyes, SearchOptions::to(depth), &mut self.transpositions, &limits, stop)
            .with_root_seat(seat);
        if rules.minds_repetition() {
            search = search.after(being_played.seen());
        }
        let SearchResult { action, value, line, nodes, .. } =
            search.run(position, |action| eyes.taste(rules, position, action));
        // A draw that may be claimed is worth half a win.
        if value < 0.5 && table.check(Action::Draw).is_ok() {
            let line = vec![table.action_text(Action::Draw)];
            return Thought { action: Action::Draw, value: 0.5, line, nodes };
        }
        let line = line.into_iter().map(|action| table.action_text(action)).collect();
        Thought { action, value, line, nodes }
    }
}

/// A regular in one turn of a match.
struct Eyes {
    nature: Nature,
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

impl<R: Studied> Evaluator<R> for Eyes {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        let chance = rules.assess(self.nature.insight, position, self.seat);
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
        let Nature { overlooks, ignores, .. } = self.nature;
        if !rules.is_sensible(position, action) {
            return false;
        }
        let is_own = rules.stage(position) == crate::rules::Stage::Decision(self.seat);
        let share = if is_own { overlooks } else { ignores };
        share == 0 || lot_of(self.seed, action) % 1000 >= u64::from(share * rules.obscurity(position, action)).min(950)
    }
}

impl Eyes {
    /// What the regular likes an action for, in chances to win.
    fn taste<R: Studied>(&self, rules: &R, position: &R::Position, action: Action) -> f64 {
        let Nature { style, passion, doubt, .. } = self.nature;
        let liking = if passion > 0.0 { rules.liking(style, position, action) } else { 0.0 };
        passion * liking + doubt * feeling(lot_of(self.seed ^ 0xD0B7, action))
    }
}
