//! The player who plays by the solved game: the quickest win, the longest loss, and among what is worth the same the action after
//! which most of the opponent's go wrong.
//!
//! It never gives away a point. What it wins it wins in the time that the table says, so no position comes up a second time on
//! the way; draws it keeps going as long as it can, for others to err.

use super::{
    exact_help::probe_match,
    tablebase::{ExactValue, Tablebase},
    tables,
};
use crate::{
    Limits, Player, SearchReport, at_choice,
    search::Stop,
    search_player::{LevelSettings, SearchPlayer},
    tie_break::tie_break,
};
use holochess_rules::{Action, Match, Rules as _, Table, dejarik::Dejarik};

/// The longest line that is told.
const LINE: usize = 16;
/// Points of a game at most, for values in a row of games.
const MOST_POINTS: f64 = 3.0;

/// How it searches while there is no table yet: far enough to see from the start that the player who begins wins in seven plies.
const MEANWHILE: LevelSettings = LevelSettings::plain(30, 20_000);

/// The player. While the table is being solved it searches if a person waits for its move in the window; in the terminal, and in
/// matches without people, it waits for the table, so that the same seed gives the same match.
#[derive(Clone, Debug)]
pub struct PerfectPlayer {
    seed: u64,
    meanwhile: SearchPlayer<Dejarik>,
}

impl PerfectPlayer {
    /// A player whose seed decides between what is worth the same in every way.
    pub fn new(seed: u64) -> Self {
        Self { seed, meanwhile: SearchPlayer::new(MEANWHILE, seed) }
    }

    fn decide(&self, tablebase: &Tablebase, table: &dyn Table) -> SearchReport {
        let (being_played, _) = at_choice::<Dejarik>(table);
        let (rules, position) = (being_played.rules(), being_played.position());
        let probe = probe_match(tablebase, being_played).expect("every position with a choice is solved");
        let mut nodes = probe.actions.len() as u64;
        let equal: Vec<Action> =
            probe.actions.iter().filter(|(_, value)| *value == probe.value).map(|(action, _)| *action).collect();
        let mut best = Vec::new();
        let mut best_trap = None;
        for action in equal {
            let trap = Trap::after(tablebase, being_played, action, probe.value);
            nodes += trap.replies;
            if best_trap.is_none_or(|known| trap.is_better_than(known)) {
                best.clear();
                best_trap = Some(trap);
            }
            if best_trap.is_some_and(|known| !known.is_better_than(trap)) {
                best.push(action);
            }
        }
        let action = best[tie_break(self.seed, table, best.len())];
        let value = chance(probe.value, table.row().is_some());
        if probe.value.is_loss() && table.check(Action::Draw).is_ok() {
            let line = vec![table.action_text(Action::Draw)];
            return SearchReport { action: Action::Draw, value: 0.5, line, nodes };
        }
        let line = line(tablebase, rules, rules.apply(position, action), action);
        SearchReport { action, value, line: line.into_iter().map(|action| table.action_text(action)).collect(), nodes }
    }
}

impl Player for PerfectPlayer {
    fn think(&mut self, table: &dyn Table, _: &Limits) -> SearchReport {
        let tablebase = tables::wait_for(table.game()).expect("this player sits at tables of Dejarik");
        self.decide(tablebase, table)
    }

    fn think_until(&mut self, table: &dyn Table, limits: &Limits, stop: Option<Stop>) -> SearchReport {
        if stop.is_none() {
            return self.think(table, limits);
        }
        tables::request(table.game());
        match tables::table(table.game()) {
            Some(tablebase) => self.decide(tablebase, table),
            None => self.meanwhile.think_until(table, limits, stop),
        }
    }
}

/// A value as a chance to win; in a row of games, where points are counted, as a share of the points of a game.
pub(crate) fn chance(value: ExactValue, is_row: bool) -> f64 {
    if is_row {
        0.5 + f64::from(value.points) / (2.0 * MOST_POINTS)
    } else {
        f64::midpoint(1.0, f64::from(value.points.signum()))
    }
}

/// How hard it is for the opponent to answer an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Trap {
    /// How often the position has been there: a draw that goes round leads nowhere.
    seen: usize,
    /// Answers that are worth less to the opponent than the best one.
    wrong: u64,
    /// All answers.
    replies: u64,
}

impl Trap {
    fn after(tablebase: &Tablebase, being_played: &Match<Dejarik>, action: Action, value: ExactValue) -> Self {
        let rules = being_played.rules();
        let after = rules.apply(being_played.position(), action);
        let hash = rules.hash(&after);
        let seen = if value.points == 0 { being_played.seen().iter().filter(|seen| **seen == hash).count() } else { 0 };
        let Some(probe) = tablebase.probe(rules, &after) else { return Self { seen, wrong: 0, replies: 0 } };
        let wrong = probe.actions.iter().filter(|(_, reply)| reply.points < probe.value.points).count() as u64;
        Self { seen, wrong, replies: probe.actions.len() as u64 }
    }

    /// Positions that are new come first, then the greater share of wrong answers, then the greater number of them.
    fn is_better_than(self, other: Self) -> bool {
        // Compared as fractions: a/b > c/d as a·d > c·b. No answer counts as one that is right.
        let share = (self.wrong * other.replies.max(1), other.wrong * self.replies.max(1));
        other.seen.cmp(&self.seen).then(share.0.cmp(&share.1)).then(self.wrong.cmp(&other.wrong)).is_gt()
    }
}

/// How the game goes on after an action if both play by the table.
fn line(
    tablebase: &Tablebase,
    rules: &Dejarik,
    mut position: holochess_rules::dejarik::Position,
    first: Action,
) -> Vec<Action> {
    let mut line = vec![first];
    while line.len() < LINE
        && let Some(probe) = tablebase.probe(rules, &position)
        && let Some(&(action, _)) = probe.actions.first()
    {
        // A pass is no decision, so it is not told.
        if action == Action::Pass {
            position = rules.pass(&position);
        } else {
            line.push(action);
            position = rules.apply(&position, action);
        }
        if probe.value.points == 0 && line.len() >= LINE / 2 {
            break;
        }
    }
    line
}

/// The decisions of a game that goes on from here as the table says, the first one included.
pub fn best_line(
    tablebase: &Tablebase,
    rules: &Dejarik,
    position: &holochess_rules::dejarik::Position,
    first: Action,
) -> Vec<Action> {
    line(tablebase, rules, rules.apply(position, first), first)
}
