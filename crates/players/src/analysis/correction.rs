//! Corrects the analysis of games without dice by the rest of the match: a player who found a good move stood at least as well
//! before it, so the decision before that one gave away more than its own search could see.

use super::analyst::{LookedAt, Point, RatedDecision};
use crate::chances::Chances;

/// By how much the rest of the match has to know better than the search did: less than that is the difference of their depths.
const MARGIN: f64 = 0.1;

/// Goes through the decisions from the last to the first, and puts chances and what was given away right.
pub(super) fn correct(decisions: &mut [LookedAt], points: &mut [Point]) {
    let Some(mut after) = points.last().map(|point| point.chances) else { return };
    for index in (0..decisions.len()).rev() {
        let decision = &mut decisions[index];
        if decision.ends_game {
            // What comes next is another game.
            after = points[index + 1].chances;
        } else {
            points[index + 1].chances = after;
        }
        let (seat, before) = (decision.seat, decision.before);
        let margin = MARGIN * 2.0 / before.seats() as f64;
        let fell = before.of(seat) - after.of(seat);
        if let Some(RatedDecision { best, given_away, .. }) = &mut decision.rated
            && *best != decision.action
            && fell > margin
        {
            *given_away = given_away.max(fell);
        }
        after = known_before(decision, after, margin);
    }
    points[0].chances = after;
}

/// Everybody's chances before a decision, as what came of it shows them.
fn known_before(decision: &LookedAt, after: Chances, margin: f64) -> Chances {
    let (seat, before) = (decision.seat, decision.before);
    match decision.rated {
        // Who has no choice stands as it stands afterwards.
        None => after,
        Some(_) if after.of(seat) > before.of(seat) + margin => before.with(seat, after.of(seat)),
        Some(_) => before,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{Action, Cell, Seat};

    const CHOSEN: Action = Action::Move { from: Cell(1), to: Cell(2) };
    const BEST: Action = Action::Move { from: Cell(1), to: Cell(3) };

    fn decision(seat: Seat, first: f64, best: Action) -> LookedAt {
        let rated = Some(RatedDecision { best, given_away: 0.0, exact: None });
        LookedAt { seat, turn: 1, before: Chances::of_two(first), rated, action: CHOSEN, ends_game: false }
    }

    fn point(decision: usize, first: f64) -> Point {
        Point { decision, turn: 1, chances: Chances::of_two(first), exact: None }
    }

    #[test]
    fn what_the_other_side_found_was_given_away_by_the_decision_before() {
        // Nobody saw that player 1's move loses until player 2 had answered it.
        let mut decisions = [decision(Seat::FIRST, 0.5, BEST), decision(Seat::SECOND, 0.5, CHOSEN)];
        let mut points = [point(0, 0.5), point(1, 0.5), point(2, 0.0)];
        correct(&mut decisions, &mut points);
        let given = decisions.map(|decision| decision.rated.map(|rated| rated.given_away));
        assert_eq!(given, [Some(0.5), Some(0.0)]);
        let chances = points.map(|point| (point.chances.of(Seat::FIRST) * 100.0).round() as u32);
        assert_eq!(chances, [50, 0, 0]);
    }

    #[test]
    fn nothing_is_put_down_to_a_decision_than_which_none_is_known_to_be_better() {
        let mut decisions = [decision(Seat::FIRST, 0.5, CHOSEN), decision(Seat::SECOND, 0.5, CHOSEN)];
        let mut points = [point(0, 0.5), point(1, 0.5), point(2, 0.0)];
        correct(&mut decisions, &mut points);
        assert_eq!(decisions[0].rated.map(|rated| rated.given_away), Some(0.0));
    }

    #[test]
    fn small_differences_are_let_be_and_games_are_kept_apart() {
        let mut decisions = [decision(Seat::FIRST, 0.5, BEST), decision(Seat::SECOND, 0.48, CHOSEN)];
        let mut points = [point(0, 0.5), point(1, 0.48), point(2, 0.45)];
        correct(&mut decisions, &mut points);
        assert_eq!(decisions[0].rated.map(|rated| rated.given_away), Some(0.0));
        // The first decision ends a game that player 1 wins; in the next one it stands badly.
        let mut decisions = [decision(Seat::FIRST, 0.9, BEST), decision(Seat::SECOND, 0.5, CHOSEN)];
        decisions[0].ends_game = true;
        let mut points = [point(0, 0.9), point(1, 1.0), point(2, 0.0)];
        correct(&mut decisions, &mut points);
        assert_eq!(decisions[0].rated.map(|rated| rated.given_away), Some(0.0));
        assert_eq!(points[1].chances, Chances::of_two(1.0));
    }
}
