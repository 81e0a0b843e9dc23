//! A match after its end: everybody's chance to win from decision to decision, where it turned, and whether luck or a decision
//! turned it.
//!
//! Everything is measured against the same search, so a roll moves the chances by what it brought less what could be expected of
//! it, and a decision by what was chosen less what was best. All luck of a match is zero on average. How a position is searched
//! is the game's: [`holochess`](super::holochess::analysis) where dice fall, [`without_dice`] elsewhere.

mod correction;
mod exactly;
mod without_dice;

pub(crate) use without_dice::chances as chances_without_dice;

use serde::{Deserialize, Serialize};

use super::{
    by_game::{ByGame, by_game},
    chances::Chances,
    dejarik::{
        exact_help::{ExactTableValue, table_for_look_back},
        tablebase::{ExactValue, Tablebase},
    },
    hint::hint,
    holochess::analysis::HolochessAnalyst,
    search::Stop,
    search_player::HeuristicGame,
    static_evaluation::StaticEvaluation,
};
use exactly::ExactAnalyst;
use holochess_rules::{Action, Event, Luck, Match, Refusal, Roll, Seat, Table, ToAct, holochess::Holochess};
use without_dice::AnalystWithoutDice;

/// A decision of a match and the rolls that followed it, as a record keeps them.
#[derive(Clone, Copy, Debug)]
pub struct PlayedDecision<'a> {
    /// Who decided; nobody in particular for a forced pass.
    pub seat: Option<Seat>,
    /// What.
    pub action: Action,
    /// The dice that it asked for.
    pub rolls: &'a [Roll],
}

/// What moved the chances to win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
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

/// The chances to win after a decision and its dice. Where games are played in a row, they are those of the present game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Which decision, from 1; 0 is the start.
    pub decision: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// Everybody's chance to win.
    pub chances: Chances,
    /// Where the game is solved and a player chooses: what the table is worth.
    pub exact: Option<ExactTableValue>,
}

/// A moment at which a match turned.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Which decision, from 1.
    pub decision: usize,
    /// In which turn.
    pub turn: u32,
    /// Who decided or rolled.
    pub seat: Seat,
    /// By how much the chance of the seat that decided or rolled rose or fell.
    pub swing: f64,
    /// Everybody's chances before.
    before: Chances,
    /// Why.
    pub cause: Cause,
    /// Where the game is solved: what the decision was worth to the player who made it, and what the best one would have been worth.
    pub exact: Option<[ExactValue; 2]>,
}

impl TurningPoint {
    /// A moment at which the chance of a seat rose or fell by so much, with everybody's chances before.
    pub const fn new(decision: usize, turn: u32, (seat, swing): (Seat, f64), before: Chances, cause: Cause) -> Self {
        Self { decision, turn, seat, swing, before, cause, exact: None }
    }

    /// Points that the decision gave away, where the game is solved.
    pub fn points_given_away(&self) -> u8 {
        self.exact.map_or(0, |[chosen, best]| (best.points - chosen.points).unsigned_abs())
    }

    /// How many seats the table has.
    pub const fn seats(&self) -> usize {
        self.before.seats()
    }

    /// By how much the chance of any seat rose or fell: what one wins the others lose, in proportion to what they had.
    pub fn swing_of(&self, seat: Seat) -> f64 {
        if seat == self.seat {
            self.swing
        } else if self.before.seats() == 2 {
            -self.swing
        } else {
            let before = self.before.of(self.seat);
            self.before.with(self.seat, (before + self.swing).clamp(0.0, 1.0)).of(seat) - self.before.of(seat)
        }
    }
}

/// What one side's dice were expected to bring, and what they brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Dice {
    /// Attacks.
    pub attacks: u32,
    /// Kills to be expected of them, and kills.
    pub expected_kills: f64,
    /// Kills that happened.
    pub kills: u32,
    /// Own attackers to be expected lost, by the odds.
    pub expected_losses: f64,
    /// Own attackers lost.
    pub losses: u32,
    /// Chances to win that the dice of the whole match gave this side, below zero if they took them.
    pub luck: f64,
}

/// A match, looked through.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The chances over time, from the start on.
    pub points: Vec<Point>,
    /// Where it turned, in order.
    pub turning_points: Vec<TurningPoint>,
    /// The dice of every seat; all zero where none fall.
    pub dice: Vec<Dice>,
    /// Chances to win that each seat's decisions gave away in all.
    pub given_away: Vec<f64>,
    /// Where the game is solved: points that each seat's decisions gave away in all. Then nothing is estimated.
    pub points_given_away: Option<Vec<u32>>,
}

/// A swing by as much at a table of two is a turning point; where more play, chances are smaller.
const TURNING: f64 = 0.08;

/// The least swing that is a turning point at a table of so many seats.
fn least_swing(seats: usize) -> f64 {
    TURNING * 2.0 / seats as f64
}

/// The greatest swings, no more than a person looks at.
const MAX_TURNING_POINTS: usize = 8;

/// A decision of a match as it is looked through.
struct LookedAt {
    /// Who decided or had to pass.
    seat: Seat,
    /// In which turn.
    turn: u32,
    /// Everybody's chances before.
    before: Chances,
    /// What it was worth, where it was a choice.
    rated: Option<RatedDecision>,
    /// What was chosen.
    action: Action,
    /// Whether another game begins after it.
    ends_game: bool,
}

impl LookedAt {
    /// What the decision gave away, as far as is known.
    fn given_away(&self) -> f64 {
        self.rated.map_or(0.0, |rated| rated.given_away)
    }
}

/// What a decision was worth: the seat's chance with the best action less its chance with the one that was chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RatedDecision {
    /// The best action.
    pub best: Action,
    /// What was given away, 0 or more.
    pub given_away: f64,
    /// Where the game is solved: what the decision was worth, and the best one.
    pub exact: Option<[ExactValue; 2]>,
}

impl RatedDecision {
    /// Looks at the decision again as a hint would have: who did what the hint says has given nothing away, and whoever has hears
    /// what the hint would have said.
    fn compare_with_hint(&mut self, table: &dyn Table, action: Action) {
        // With a flag, even one that nobody raises, it waits for no solved game.
        let Some(hint) = hint(table, Some(Stop::default())) else { return };
        self.best = hint.action();
        if self.best == action {
            self.given_away = 0.0;
        }
    }
}

/// What a roll was worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct RatedRoll {
    /// By how much the first seat's chance rose or fell.
    pub swing: f64,
    /// The attack that it was for, with its result: counted for the attacker.
    pub attack: Option<Dice>,
}

/// What everything in a match of a game is measured by.
pub(super) trait Analyst {
    /// Everybody's chances at a table, by player.
    fn chances(&mut self, table: &dyn Table) -> Chances;

    /// What the decision of a seat is worth at a table that waits for it; `None` where it cannot be said.
    fn rate_decision(&mut self, table: &dyn Table, seat: Seat, action: Action) -> Option<RatedDecision>;

    /// The same with the budget of a hint, for decisions that seem to have given much away; `None` where the first look is the last.
    fn rate_thoroughly(&mut self, _: &dyn Table, _: Seat, _: Action) -> Option<RatedDecision> {
        None
    }

    /// What a table is worth exactly, where it is known and a player chooses.
    fn exact_value(&mut self, _: &dyn Table) -> Option<ExactTableValue> {
        None
    }

    /// Whether nothing is estimated.
    fn is_exact(&self) -> bool {
        false
    }

    /// What a roll was worth; `None` where it decided nothing.
    fn rate_roll(&mut self, waiting: &dyn Table, after: &dyn Table) -> Option<RatedRoll>;
}

/// Looks through a match that begins at this table. `progress` hears every point as soon as it is known.
///
/// `None` if `stop` was raised.
///
/// # Errors
/// The refusal, if a decision was not legal.
pub fn analyse(
    start: &dyn Table,
    decisions: &[PlayedDecision<'_>],
    stop: Option<&Stop>,
    progress: impl FnMut(Point),
) -> Result<Option<Analysis>, Refusal> {
    let Some(analyst) = analyst(start, stop) else { return Ok(None) };
    look_through(analyst, start, decisions, stop, progress)
}

/// The same for a match of Dejarik by its solved game.
///
/// # Errors
/// As [`analyse`].
pub fn analyse_by(
    tablebase: &'static Tablebase,
    start: &dyn Table,
    decisions: &[PlayedDecision<'_>],
) -> Result<Option<Analysis>, Refusal> {
    look_through(Box::new(ExactAnalyst::new(tablebase)), start, decisions, None, |_| {})
}

fn look_through(
    mut analyst: Box<dyn Analyst>,
    start: &dyn Table,
    decisions: &[PlayedDecision<'_>],
    stop: Option<&Stop>,
    mut progress: impl FnMut(Point),
) -> Result<Option<Analysis>, Refusal> {
    let mut table = start.duplicate();
    let seats = table.seats();
    let turn = table.progress().turn;
    let first = Point { decision: 0, turn, chances: analyst.chances(&*table), exact: analyst.exact_value(&*table) };
    progress(first);
    let mut analysis = Analysis {
        points: vec![first],
        turning_points: Vec::new(),
        dice: vec![Dice::default(); seats],
        given_away: vec![0.0; seats],
        points_given_away: analyst.is_exact().then(|| vec![0; seats]),
    };
    let mut chances = first.chances;
    let mut looked_at: Vec<LookedAt> = Vec::with_capacity(decisions.len());
    for (decision, number) in decisions.iter().zip(1..) {
        if stop.is_some_and(Stop::is_raised) {
            return Ok(None);
        }
        let turn = table.progress().turn;
        let (seat, is_choice) = match (decision.seat, table.to_act()) {
            (Some(seat), to_act) => (seat, matches!(to_act, ToAct::Choose(_))),
            (None, ToAct::Pass(seat)) => (seat, false),
            (None, _) => (Seat::FIRST, false),
        };
        let mut rated = if is_choice { analyst.rate_decision(&*table, seat, decision.action) } else { None };
        if let Some(rated) = &mut rated
            && rated.given_away >= least_swing(seats)
            && !analyst.is_exact()
        {
            if let Some(thorough) = analyst.rate_thoroughly(&*table, seat, decision.action) {
                *rated = thorough;
            }
            rated.compare_with_hint(&*table, decision.action);
        }
        let (before, action) = (chances, decision.action);
        let mut events = table.play(seat, decision.action)?;
        for roll in decision.rolls {
            let waiting = table.duplicate();
            let turn = waiting.progress().turn;
            events.extend(table.roll(roll.number, &roll.hands)?);
            if let Some(rated) = analyst.rate_roll(&*waiting, &*table) {
                analysis.count_roll(&rated, (number, turn), seat, chances);
            }
        }
        let ended = events.iter().find_map(|event| match event {
            Event::GameEnded { verdict, .. } => Some(Chances::after(verdict)),
            _ => None,
        });
        chances = ended.unwrap_or_else(|| analyst.chances(&*table));
        let exact = if ended.is_some() { None } else { analyst.exact_value(&*table) };
        let point = Point { decision: number, turn: table.progress().turn, chances, exact };
        progress(point);
        analysis.points.push(point);
        if ended.is_some() {
            // The next game begins anew.
            chances = analyst.chances(&*table);
        }
        looked_at.push(LookedAt { seat, turn, before, rated, action, ends_game: ended.is_some() });
    }
    if table.game().luck() != Luck::Dice && !analyst.is_exact() {
        let seemed: Vec<f64> = looked_at.iter().map(LookedAt::given_away).collect();
        correction::correct(&mut looked_at, &mut analysis.points);
        let mut table = start.duplicate();
        for ((looked_at, seemed), decision) in looked_at.iter_mut().zip(seemed).zip(decisions) {
            if stop.is_some_and(Stop::is_raised) {
                return Ok(None);
            }
            if let Some(rated) = &mut looked_at.rated
                && seemed < least_swing(seats)
                && rated.given_away >= least_swing(seats)
            {
                rated.compare_with_hint(&*table, decision.action);
            }
            table.play(looked_at.seat, decision.action)?;
        }
    }
    for (LookedAt { seat, turn, before, rated, .. }, number) in looked_at.into_iter().zip(1..) {
        if let Some(RatedDecision { best, given_away, exact }) = rated {
            analysis.given_away[seat.index()] += given_away;
            let swing = TurningPoint::new(number, turn, (seat, -given_away), before, Cause::Decision { best });
            let swing = TurningPoint { exact, ..swing };
            if let Some(points) = &mut analysis.points_given_away {
                points[seat.index()] += u32::from(swing.points_given_away());
            }
            analysis.turning_points.push(swing);
        }
    }
    analysis.keep_largest_swings(seats);
    Ok(Some(analysis))
}

/// What looks through matches of the game of this table. A solved game is waited for, unless `stop` is raised.
fn analyst(table: &dyn Table, stop: Option<&Stop>) -> Option<Box<dyn Analyst>> {
    if let Some(tablebase) = table_for_look_back(table, stop) {
        return Some(Box::new(ExactAnalyst::new(tablebase)));
    }
    by_game(table, SearchingAnalyst)
}

/// Makes what looks through matches by searching their positions.
struct SearchingAnalyst;

impl ByGame for SearchingAnalyst {
    type Output = Box<dyn Analyst>;

    fn with_dice(self, being_played: &Match<Holochess>) -> Self::Output {
        Box::new(HolochessAnalyst::new(being_played.rules().clone()))
    }

    fn without_dice<R: HeuristicGame + StaticEvaluation>(self, being_played: &Match<R>) -> Self::Output {
        Box::new(AnalystWithoutDice::<R>::new(being_played.seats()))
    }
}

impl Analysis {
    /// Counts a roll for the seat that made it.
    fn count_roll(&mut self, rated: &RatedRoll, (decision, turn): (usize, u32), seat: Seat, before: Chances) {
        if let Some(attack) = rated.attack {
            let dice = &mut self.dice[seat.index()];
            dice.attacks += attack.attacks;
            dice.expected_kills += attack.expected_kills;
            dice.expected_losses += attack.expected_losses;
            dice.kills += attack.kills;
            dice.losses += attack.losses;
        }
        self.dice[Seat::FIRST.index()].luck += rated.swing;
        self.dice[Seat::SECOND.index()].luck -= rated.swing;
        let own = if seat == Seat::FIRST { rated.swing } else { -rated.swing };
        let cause = if rated.attack.is_some() { Cause::Luck } else { Cause::Duel };
        self.turning_points.push(TurningPoint::new(decision, turn, (seat, own), before, cause));
    }

    fn keep_largest_swings(&mut self, seats: usize) {
        let least = least_swing(seats);
        self.turning_points.retain(|turning| turning.swing.abs() >= least || turning.points_given_away() > 0);
        // The duel decides the match: it is one of them, however many greater mistakes were made before.
        self.turning_points.sort_by(|a, b| {
            let is_duel = |turning: &TurningPoint| turning.cause == Cause::Duel;
            let by_swing = b.swing.abs().total_cmp(&a.swing.abs());
            let by_points = b.points_given_away().cmp(&a.points_given_away());
            is_duel(b).cmp(&is_duel(a)).then(by_swing).then(by_points)
        });
        self.turning_points.truncate(MAX_TURNING_POINTS);
        // A choice comes before its dice.
        let is_choice = |turning: &TurningPoint| matches!(turning.cause, Cause::Decision { .. });
        self.turning_points.sort_by_key(|turning| (turning.decision, !is_choice(turning)));
    }
}
