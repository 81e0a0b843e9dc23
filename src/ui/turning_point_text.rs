//! Turning points of a match in words: what happened, what it changed, and what would have been better.

use super::{action_text::action_text, localised_text::LocalisedText, theme::dice_scale::signed};
use holochess_players::{
    analysis::{Cause, TurningPoint},
    hint::why,
};
use holochess_record::{LogEntry, RecordedMatch};
use holochess_rules::{Action, Event, Outcome, PieceId, Seat};
use holochess_view::pieces::Armies;

/// A turning point in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPointText {
    /// The action and its outcome.
    pub headline: String,
    /// The change of the chance to win, and whose decision or dice caused it.
    pub swing: String,
    /// The better action and the reason, if there was one.
    pub better: Option<String>,
}

/// A swing in hundredths.
pub fn points(swing: f64) -> i32 {
    (100.0 * swing).round() as i32
}

/// A turning point in words; its swing is that of the seat `own`.
pub fn describe_turning_point(
    localised: &LocalisedText,
    armies: &Armies,
    recorded: &RecordedMatch,
    turning: &TurningPoint,
    own: Seat,
) -> TurningPointText {
    let before = recorded.table_at(turning.decision - 1);
    let swing = turning.swing_of(own);
    let whose = localised.player(turning.seat, &recorded.setup().seats[turning.seat.index()]);
    let who_gains = localised.player(own, &recorded.setup().seats[own.index()]);
    let arguments = [
        ("turn", turning.turn.into()),
        ("name", whose.into()),
        ("points", signed(points(swing)).into()),
        ("for", who_gains.into()),
    ];
    let entry = recorded.decisions().get(turning.decision - 1);
    let headline = entry.map(|entry| outcome(localised, armies, recorded, entry, turning)).unwrap_or_default();
    match turning.cause {
        Cause::Luck => {
            TurningPointText { headline, swing: localised.format("ui-turning-point-luck", &arguments), better: None }
        }
        Cause::Duel => {
            TurningPointText { headline, swing: localised.format("ui-turning-point-duel", &arguments), better: None }
        }
        Cause::Decision { best } if let Some([chosen, best_value]) = turning.exact => {
            let [said, best_said] = [chosen, best_value].map(|value| localised.say(&value.words()));
            let arguments = [
                ("turn", turning.turn.into()),
                ("name", localised.player(turning.seat, &recorded.setup().seats[turning.seat.index()]).into()),
                ("points", turning.points_given_away().into()),
                ("chosen", said.into()),
            ];
            let better = action_text(localised, armies, &*before, best).map(|what| {
                let arguments = [("deed", what.into()), ("value", best_said.into())];
                localised.format("ui-turning-point-exact-better", &arguments)
            });
            let swing = localised.format("ui-turning-point-exact", &arguments);
            TurningPointText { headline, swing, better }
        }
        Cause::Decision { best } => {
            let better = action_text(localised, armies, &*before, best).map(|what| {
                match why(&*before, best, localised.locale()).filter(|why| !why.is_empty()) {
                    Some(why) => localised
                        .format("ui-turning-point-better-because", &[("deed", what.into()), ("reason", why.into())]),
                    None => localised.with("ui-turning-point-better", "deed", what),
                }
            });
            // At a table of several, a chance is a share of the places.
            let is_of_several = recorded.setup().seats.len() > 2;
            let id = if is_of_several { "ui-turning-point-decision-several" } else { "ui-turning-point-decision" };
            TurningPointText { headline, swing: localised.format(id, &arguments), better }
        }
    }
}

/// What a decision was, or what its dice brought and how likely that was.
fn outcome(
    localised: &LocalisedText,
    armies: &Armies,
    recorded: &RecordedMatch,
    entry: &LogEntry,
    turning: &TurningPoint,
) -> String {
    let before = recorded.table_at(turning.decision - 1);
    let what = action_text(localised, armies, &*before, entry.action).unwrap_or_default();
    if matches!(turning.cause, Cause::Decision { .. }) {
        return what;
    }
    let duel = entry.events.iter().find_map(|event| match event {
        Event::DuelBegan { pieces, .. } => Some(*pieces),
        _ => None,
    });
    let name = |piece: PieceId| localised.piece(&before.pieces()[piece.index()]);
    let said = |id: &str, [attacker, defender]: [PieceId; 2]| {
        localised.format(id, &[("attacker", name(attacker).into()), ("defender", name(defender).into())])
    };
    // The first judgement is that of the attack; later ones are of the duel.
    let judged = entry.events.iter().find_map(|event| match event {
        Event::Judged { outcome, .. } => Some(*outcome),
        _ => None,
    });
    if turning.cause == Cause::Luck
        && let (Action::Attack { from, to }, Some(outcome)) = (entry.action, judged)
        && let (Some(attacker), Some(defender)) = (before.piece_at(from), before.piece_at(to))
    {
        let text = said(outcome_sentence_id(outcome), [attacker, defender]);
        let chance = before.odds(entry.action).map(|odds| localised.percent(odds.chance(outcome), 0));
        return chance.map_or(text.clone(), |chance| {
            localised.format("ui-turning-point-at", &[("what", text.into()), ("chance", chance.into())])
        });
    }
    match (duel, recorded.table().verdict().and_then(|verdict| verdict.winner)) {
        (Some(pieces), Some(winner)) => {
            let id = if winner == Seat::FIRST { "ui-verdict-duel-first" } else { "ui-verdict-duel-second" };
            said(id, pieces)
        }
        _ => what,
    }
}

/// The id of the sentence for an outcome.
pub const fn outcome_sentence_id(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Kill => "ui-verdict-kill",
        Outcome::Push => "ui-verdict-push",
        Outcome::CounterPush => "ui-verdict-counter-push",
        Outcome::CounterKill => "ui-verdict-counter-kill",
    }
}
