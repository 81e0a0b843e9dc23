//! The look back at a match of Dejarik by the solved game: what every decision was worth, what the best would have been, and how many
//! points each side has given away. Nothing in it is estimated.

use super::{
    exact_help::probe_match,
    tablebase::{ExactValue, Tablebase},
};
use holochess_rules::{Action, Match, Refusal, Seat, Table, ToAct, dejarik::Dejarik};

/// A decision of the match, and what the table says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExactDecision {
    /// Its number among the decisions, from 1.
    pub decision: usize,
    /// The turn of the game.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub chosen: Action,
    /// Its value for the seat that chose it.
    pub value: ExactValue,
    /// The best that could have been chosen.
    pub best: Action,
    /// What that is worth.
    pub best_value: ExactValue,
}

impl ExactDecision {
    /// Points given away.
    pub const fn given_away(&self) -> u8 {
        (self.best_value.points - self.value.points) as u8
    }
}

/// The look back at a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExactAnalysis {
    /// Every decision with more than one legal action, far enough from the cap on moves.
    pub decisions: Vec<ExactDecision>,
    /// Points that each seat has given away in all.
    pub given_away: [u32; 2],
}

/// Looks through the decisions of a match that begins at this table; forced passes are among them. `None` if the table is that of
/// another game.
///
/// # Errors
/// The refusal, if a decision was not legal.
pub fn analyse_exactly(
    tablebase: &Tablebase,
    start: &dyn Table,
    decisions: &[(Option<Seat>, Action)],
) -> Result<Option<ExactAnalysis>, Refusal> {
    let mut table = start.duplicate();
    let mut analysis = ExactAnalysis::default();
    for (&(seat, chosen), decision) in decisions.iter().zip(1..) {
        let Some(being_played) = table.as_any().downcast_ref::<Match<Dejarik>>() else { return Ok(None) };
        let mover = match table.to_act() {
            ToAct::Choose(seat) | ToAct::Pass(seat) => seat,
            _ => seat.unwrap_or(Seat::FIRST),
        };
        let (rules, position) = (being_played.rules(), being_played.position());
        let is_far = rules.moves_left(position) >= tablebase.horizon();
        let is_choice = matches!(table.to_act(), ToAct::Choose(_));
        if is_far
            && is_choice
            && let Some(probe) = probe_match(tablebase, being_played)
            && let Some(&(_, value)) = probe.actions.iter().find(|(action, _)| *action == chosen)
        {
            let found = ExactDecision {
                decision,
                turn: table.progress().turn,
                seat: mover,
                chosen,
                value,
                best: probe.actions[0].0,
                best_value: probe.value,
            };
            analysis.given_away[mover.index()] += u32::from(found.given_away());
            analysis.decisions.push(found);
        }
        table.play(seat.unwrap_or(mover), chosen)?;
    }
    Ok(Some(analysis))
}
