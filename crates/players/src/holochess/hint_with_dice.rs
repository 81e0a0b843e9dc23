//! A hint with its reasons: the best action, its effects, and the threats that it leaves.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{
    NetworkEvaluator,
    conversion::Conversion,
    threat::{Camp, DISTANCE},
    threat_evaluation::GAIN,
};
use crate::{
    Limits,
    hint_depth::{DICE_DEPTH, DICE_NODES},
    hint_without_dice::{Tone, sentence, shorten},
    search::{Search, SearchOptions, SearchableGame as _, Stop, TranspositionTable},
};
use holochess_locale::Locale;
use holochess_rules::{
    Action, Cell, Match, NodeKind, Outcome, Rules, Seat, Table,
    circle::CENTRE,
    holochess::{Creature, Holochess, Phase, Position, odds::odds},
};

/// The best action and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintWithDice {
    /// What to do.
    pub action: Action,
    /// The chance to win with it, of the seat that chooses.
    pub value: f64,
    /// Why, the most important first.
    pub reasons: Vec<HintReason>,
}

/// A reason for an action. Probabilities are from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum HintReason {
    /// There is nothing else to do.
    Only,
    /// It kills this creature with this probability.
    Kills(Creature, f64),
    /// It pushes this creature back with this probability.
    Pushes(Creature, f64),
    /// It costs the attacker with this probability.
    Risks(Creature, f64),
    /// The probability that this creature is killed: before, and now.
    Saves(Creature, f64, f64),
    /// From its new cell the piece can kill this creature with this probability, in the rest of the turn or in the next one.
    Threatens(Creature, f64),
    /// None of the player's creatures can be killed in the opponent's next turn.
    LeavesNothingOpen,
    /// This creature can still be killed with this probability.
    LeavesOpen(Creature, f64),
    /// It takes the centre.
    TakesCentre,
    /// The player is ahead on points and the quiet clock has this number of turns left.
    Waits(u16),
    /// It approaches a creature against which its odds are good.
    Approaches(Creature),
    /// It withdraws from a creature against which its odds are bad.
    Withdraws(Creature),
    /// No other reason applies; the action keeps many possibilities open.
    Prospects,
}

/// Actions whose chances to win differ by no more than this count as equal: the usual error of the evaluation.
const AS_GOOD: f64 = 0.01;
/// The penalty for a move back to the previous cell, in the value of [`Conversion`].
const AIMLESS: f64 = 0.02;
/// A creature that is killed with less than this probability counts as safe.
const SAFE: f64 = 0.15;
/// A probability below this is not mentioned.
const LITTLE: f64 = 0.03;

/// The best action at a table of Holochess and why; `None` if it plays another game, waits for no choice, or `stop` was raised.
pub fn hint_with_dice(table: &dyn Table, stop: Option<Stop>) -> Option<HintWithDice> {
    let being_played: &Match<Holochess> = table.as_any().downcast_ref()?;
    let (rules, position) = (being_played.rules(), being_played.position());
    let NodeKind::Decision(seat) = rules.node_kind(position) else { return None };
    if table.actions().is_empty() {
        return None;
    }
    let (evaluator, mut transpositions) = (NetworkEvaluator::shipped(), TranspositionTable::new(17));
    let limits = Limits { nodes: Some(DICE_NODES), time: None };
    let options = SearchOptions::to(DICE_DEPTH);
    let found =
        Search::new(rules, &evaluator, options, &mut transpositions, &limits, stop.clone()).run(position, |_| 0.0);
    let for_seat = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
    let surer = {
        let conversion = Conversion::new(position, seat);
        let mut search = Search::new(rules, &conversion, options, &mut transpositions, &limits, stop.clone());
        search.run(position, |action| if goes_back(being_played, action) { -AIMLESS } else { 0.0 }).action
    };
    let (mut action, mut value) = (found.action, for_seat(found.value));
    if surer != action {
        // Both are looked at equally far, and no further than the first search went to the end.
        let horizon = rules.time(position) + found.depth.max(1);
        let limits = Limits { nodes: Some(2 * DICE_NODES), time: None };
        let mut chance = |action| {
            let mut search = Search::new(rules, &evaluator, options, &mut transpositions, &limits, stop.clone());
            search.value_at(&rules.apply(position, action), horizon).map(for_seat)
        };
        if let (Some(best), Some(chance)) = (chance(action), chance(surer))
            && chance >= best - AS_GOOD
        {
            (action, value) = (surer, chance);
        }
    }
    if stop.is_some_and(|stop| stop.is_raised()) {
        return None;
    }
    Some(HintWithDice { action, value, reasons: reasons(rules, position, seat, action) })
}

/// Whether a move would take back one of the last turn or of this one.
fn goes_back(being_played: &Match<Holochess>, action: Action) -> bool {
    let Action::Move { from, to } = action else { return false };
    being_played.recent().any(|was| was == Action::Move { from: to, to: from })
}

/// The reasons for an action.
pub fn reasons(rules: &Holochess, position: &Position, seat: Seat, action: Action) -> Vec<HintReason> {
    if rules.count_actions(position) == 1 {
        return vec![HintReason::Only];
    }
    let mut reasons = Vec::new();
    let after = rules.apply(position, action);
    match action {
        Action::Attack { from, to } => {
            if let (Some(attacker), Some(defender)) = (position.creature_at(from), position.creature_at(to)) {
                let odds = odds(attacker, defender);
                let [kill, push, _, counter_kill] = Outcome::ALL.map(|outcome| odds.chance(outcome));
                reasons.push(if kill >= LITTLE {
                    HintReason::Kills(defender, kill)
                } else {
                    HintReason::Pushes(defender, push)
                });
                if counter_kill >= LITTLE {
                    reasons.push(HintReason::Risks(attacker, counter_kill));
                }
            }
        }
        Action::Move { to, .. } | Action::Push { to } => {
            reasons.extend(threats(position, &after, seat));
            if matches!(action, Action::Move { .. }) && to == CENTRE {
                reasons.push(HintReason::TakesCentre);
            }
        }
        _ => {}
    }
    if let Some(clock) = rules.quiet_clock(position)
        && clock.leader == Some(seat)
        && clock.turns * 2 >= clock.limit
        && matches!(action, Action::Move { .. })
    {
        reasons.push(HintReason::Waits(clock.limit - clock.turns));
    }
    // A warning alone is no reason for an action, so a reason is put before it.
    if matches!(reasons.first(), None | Some(HintReason::LeavesOpen(..))) {
        reasons.insert(0, heading(position, action).unwrap_or(HintReason::Prospects));
    }
    shorten(&mut reasons, HintReason::is_warning);
    reasons
}

/// The direction of a move without an immediate threat or rescue: towards the enemy that the walker attacks best, or away from the
/// enemy that attacks the walker best, whichever has the larger expected gain.
fn heading(position: &Position, action: Action) -> Option<HintReason> {
    let Action::Move { from, to } = action else { return None };
    let walker = position.creature_at(from)?;
    let (distance, gains) = (&*DISTANCE, &*GAIN);
    let farther = |other: Cell| distance[to.index()][other.index()].cmp(&distance[from.index()][other.index()]);
    let others = position.standing(position.side().opponent());
    let matters = others.filter_map(|(other, cell)| match farther(cell) {
        Ordering::Less => Some((gains[walker.index()][other.index()], HintReason::Approaches(other))),
        Ordering::Greater => Some((gains[other.index()][walker.index()], HintReason::Withdraws(other))),
        Ordering::Equal => None,
    });
    matters.filter(|&(gain, _)| gain > 0).max_by_key(|&(gain, _)| gain).map(|(_, reason)| reason)
}

/// The changes in which creatures can be killed, on both sides.
fn threats(before: &Position, after: &Position, seat: Seat) -> Vec<HintReason> {
    if after.phase() != Phase::Acting {
        return Vec::new();
    }
    let mut reasons = Vec::new();
    let other = seat.opponent();
    // The actions left in this turn, or the two of the next one.
    let actions = if after.side() == seat { after.left() } else { 2 };
    let worst = |position: &Position, by: Seat, actions: u8| -> Vec<(Creature, f64)> {
        let camp = Camp::from_position(position, by);
        let mut chances: Vec<(Creature, f64)> = position
            .standing(by.opponent())
            .map(|(creature, cell)| (creature, f64::from(camp.kill_chance(creature, cell, actions, position.free()))))
            .collect();
        chances.sort_by(|a, b| b.1.total_cmp(&a.1));
        chances
    };
    let (prey_before, prey) = (worst(before, seat, actions), worst(after, seat, actions));
    let was = |list: &[(Creature, f64)], creature| {
        list.iter().find(|(known, _)| *known == creature).map_or(0.0, |&(_, chance)| chance)
    };
    if let Some(&(creature, chance)) = prey.first()
        && chance > 0.1
        && chance > was(&prey_before, creature) + LITTLE
    {
        reasons.push(HintReason::Threatens(creature, chance));
    }
    let (danger_before, danger) = (worst(before, other, 2), worst(after, other, 2));
    if let Some((creature, then, now)) = danger_before
        .iter()
        .map(|&(creature, then)| (creature, then, was(&danger, creature)))
        .filter(|&(_, then, now)| then > now + 0.1 && now < SAFE)
        .max_by(|a, b| (a.1 - a.2).total_cmp(&(b.1 - b.2)))
    {
        reasons.insert(0, HintReason::Saves(creature, then, now));
    }
    match danger.first() {
        // With an action left, that may still be seen to.
        Some(&(creature, chance)) if chance >= 0.25 && after.side() == other => {
            reasons.push(HintReason::LeavesOpen(creature, chance));
        }
        Some(&(_, chance)) if chance < LITTLE => reasons.push(HintReason::LeavesNothingOpen),
        _ => {}
    }
    reasons
}

impl HintReason {
    /// The reason in words, as the end of a sentence that begins with the action.
    pub fn say(&self, locale: &Locale) -> String {
        let name = |creature: Creature| locale.text(&format!("creature-{}-name", creature.id()));
        let percent = |chance: f64| locale.of_hundred(chance);
        let with = |id: &str, creature: Creature, chance: f64| {
            locale.format(id, &[("creature", name(creature).into()), ("chance", percent(chance).into())])
        };
        match *self {
            Self::Only => locale.text("hint-reason-only"),
            Self::Kills(creature, chance) => with("hint-reason-kills", creature, chance),
            Self::Pushes(creature, chance) => with("hint-reason-pushes", creature, chance),
            Self::Risks(creature, chance) => with("hint-reason-risks", creature, chance),
            Self::Saves(creature, then, now) => locale.format(
                "hint-reason-saves",
                &[("creature", name(creature).into()), ("then", percent(then).into()), ("now", percent(now).into())],
            ),
            Self::Threatens(creature, chance) => with("hint-reason-threatens", creature, chance),
            Self::LeavesNothingOpen => locale.text("hint-reason-leaves-nothing-open"),
            Self::LeavesOpen(creature, chance) => with("hint-reason-leaves-open", creature, chance),
            Self::TakesCentre => locale.text("hint-reason-takes-centre"),
            Self::Waits(turns) => locale.format("hint-reason-waits", &[("turns", turns.into())]),
            Self::Approaches(creature) => {
                locale.format("hint-reason-approaches", &[("creature", name(creature).into())])
            }
            Self::Withdraws(creature) => locale.format("hint-reason-withdraws", &[("creature", name(creature).into())]),
            Self::Prospects => locale.text("hint-reason-prospects"),
        }
    }
}

impl HintReason {
    /// Whether it speaks against the action: something that it costs or leaves open.
    pub const fn is_warning(&self) -> bool {
        matches!(self, Self::Risks(..) | Self::LeavesOpen(..))
    }
}

impl HintWithDice {
    /// All reasons as one sentence without its end.
    pub fn say(&self, locale: &Locale) -> String {
        say(&self.reasons, locale)
    }
}

/// Reasons as one sentence without its end; a warning follows what speaks for the action after a "but".
pub fn say(reasons: &[HintReason], locale: &Locale) -> String {
    let tone = |reason: &HintReason| if reason.is_warning() { Tone::Warning } else { Tone::Merit };
    sentence(locale, reasons.iter().map(|reason| (tone(reason), reason.say(locale))))
}
