//! The analysis of a recorded match, in words and as JSON; `replay --analysis` prints it.

use serde_json::{Value, json};

use super::{Failure, progress};
use holochess_locale::{Locale, Words};
use holochess_players::analysis::{Analysis, Cause, PlayedDecision, analyse};
use holochess_record::narration::{Narrator, signed};
use holochess_record::{LogEntry, RecordedMatch};
use holochess_rules::{Luck, Seat, Table};

/// Looks through the decisions of a record.
pub(super) fn analyse_record(
    recorded: &RecordedMatch,
    entries: &[LogEntry],
    locale: &Locale,
) -> Result<Analysis, Failure> {
    let decisions: Vec<PlayedDecision<'_>> = entries
        .iter()
        .map(|entry| PlayedDecision { seat: entry.seat, action: entry.action, rolls: &entry.rolls })
        .collect();
    let start = recorded.table_at(0);
    let what = locale.text("progress-decision");
    analyse(&*start, &decisions, None, |point| progress::print_count(&what, point.decision, decisions.len()))
        .map_err(Failure::input)?
        // It is not cancelled.
        .ok_or_else(|| Failure::missing(Words::new("analysis-called-off")))
}

/// The lines of the report.
pub(super) fn lines(analysis: &Analysis, narrator: &Narrator<'_>, table: &dyn Table) -> Vec<String> {
    let locale = narrator.locale;
    let points = |chance: f64| (100.0 * chance).round();
    let signed = |chance: f64| signed((100.0 * chance).round() as i32);
    let mut lines = Vec::new();
    let seats = || (0..table.seats()).map(Seat::new);
    if let Some(start) = analysis.points.first() {
        // At a table of two, one chance says both.
        for seat in seats().take(if table.seats() == 2 { 1 } else { Seat::MOST }) {
            lines.push(locale.format(
                "analysis-start",
                &[
                    ("chance", locale.of_hundred(start.chances.of(seat)).into()),
                    ("player", narrator.player(seat).into()),
                ],
            ));
        }
    }
    for turning in &analysis.turning_points {
        // Seen from the player whose deed it was.
        let own = turning.swing;
        let mut arguments = vec![
            ("deed", turning.decision.into()),
            ("turn", turning.turn.into()),
            ("player", narrator.player(turning.seat).into()),
        ];
        lines.push(match turning.cause {
            Cause::Luck => {
                arguments.push(("swing", signed(own).into()));
                locale.format("analysis-luck", &arguments)
            }
            Cause::Duel => {
                arguments.push(("swing", signed(own).into()));
                locale.format("analysis-duel", &arguments)
            }
            Cause::Decision { best } => {
                arguments.push(("swing", points(-own).into()));
                arguments.push(("best", table.action_text(best).into()));
                locale.format("analysis-decision", &arguments)
            }
        });
    }
    for seat in seats() {
        let given = points(analysis.given_away[seat.index()]);
        if table.game().luck() != Luck::Dice {
            lines.push(
                locale.format("analysis-given", &[("player", narrator.player(seat).into()), ("given", given.into())]),
            );
            continue;
        }
        let dice = analysis.dice[seat.index()];
        lines.push(locale.format(
            "analysis-dice",
            &[
                ("player", narrator.player(seat).into()),
                ("attacks", dice.attacks.into()),
                ("kills", dice.kills.into()),
                ("expected", locale.decimal(dice.expected_kills, 1).into()),
                ("luck", signed(dice.luck).into()),
                ("given", given.into()),
            ],
        ));
    }
    lines
}

pub(super) fn as_json(analysis: &Analysis, table: &dyn Table) -> Value {
    let points: Vec<Value> = (analysis.points.iter())
        .map(|point| {
            json!({
                "deed": point.decision,
                "turn": point.turn,
                "chance": point.chances.of(Seat::FIRST),
                "chances": point.chances.iter().collect::<Vec<_>>(),
            })
        })
        .collect();
    let turning_points: Vec<Value> = (analysis.turning_points.iter())
        .map(|turning| {
            let (cause, best) = match turning.cause {
                Cause::Luck => ("luck", None),
                Cause::Duel => ("duel", None),
                Cause::Decision { best } => ("decision", Some(table.action_text(best))),
            };
            json!({
                "deed": turning.decision,
                "turn": turning.turn,
                "seat": turning.seat.number(),
                "swing": turning.swing_of(Seat::FIRST),
                "cause": cause,
                "best": best,
            })
        })
        .collect();
    let dice: Vec<Value> = (analysis.dice.iter().zip(&analysis.given_away))
        .map(|(dice, given_away)| {
            json!({
                "attacks": dice.attacks,
                "kills": dice.kills,
                "expected_kills": dice.expected_kills,
                "losses": dice.losses,
                "expected_losses": dice.expected_losses,
                "luck": dice.luck,
                "given_away": given_away,
            })
        })
        .collect();
    json!({ "points": points, "turnings": turning_points, "players": dice })
}
