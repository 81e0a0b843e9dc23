//! A match after its end: everybody's chance to win from decision to decision, where it turned, and whether luck or a decision
//! turned it.
//!
//! Everything is measured against the same search, so a roll moves the chances by what it brought less what could be expected of
//! it, and a decision by what was chosen less what was best. All luck of a match is zero on average. How a position is searched
//! is the game's: [`holochess`](super::holochess::analysis) where dice fall, [`without_dice`] elsewhere.

pub(crate) mod analyst;
mod correction;
mod exactly;
mod without_dice;

pub(crate) use without_dice::chances as chances_without_dice;

use serde::{Deserialize, Serialize};

use super::{
    by_game::{ByGame, by_game},
    chances::Chances,
    dejarik::{
        exact_help::table_for_look_back,
        tablebase::{ExactValue, Tablebase},
    },
    holochess::analysis::HolochessAnalyst,
    search::Stop,
    search_player::HeuristicGame,
    static_evaluation::StaticEvaluation,
};
pub(crate) use analyst::Analyst;
pub use analyst::{Dice, Point};
use analyst::{LookedAt, RatedDecision, RatedRoll};
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
